//! What an experiment needs from outside: files that it names, and programs that it starts. Only who has both hands them over.

use crate::Told;
use lab::arimaa::contest::Player;
use say::Message;

/// Who has files and programs.
pub trait Means: Sync {
    /// What a file holds that the experiment names.
    ///
    /// # Errors
    /// When it cannot be read.
    fn file(&self, name: &str) -> Result<Vec<u8>, Told>;

    /// A program that plays Arimaa, started by a command line and given these options.
    ///
    /// # Errors
    /// When it does not start.
    fn program(&self, command: &str, options: &[(String, String)])
    -> Result<Box<dyn Player>, Told>;
}

/// Nobody: whoever asks from elsewhere reads no file and starts no program here.
pub struct NoMeans;

impl Means for NoMeans {
    fn file(&self, name: &str) -> Result<Vec<u8>, Told> {
        Err(refused(name))
    }

    fn program(&self, command: &str, _: &[(String, String)]) -> Result<Box<dyn Player>, Told> {
        Err(refused(command))
    }
}

/// That a file or a program is not to be had here.
pub(super) fn refused(name: &str) -> Told {
    Told::input(
        Message::new("lab-error-means").with("name", name),
        Message::new("lab-accepted-means"),
    )
}
