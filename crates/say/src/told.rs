//! Errors that can be told to a person: whose fault, what was wrong, what would have been accepted. They are worded elsewhere.

use crate::Message;
use std::fmt;

/// Whose fault an error is. It decides the exit code of the command and the status of the server's answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The input was wrong.
    Input,
    /// It would have exceeded the memory budget.
    TooBig,
    /// Somebody asked it to stop.
    Stopped,
    /// Anything else: a disk that is full, a file that is damaged.
    Other,
}

impl Fault {
    /// The word for programs: the code in documents.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            Fault::Input => "bad_input",
            Fault::TooBig => "too_big",
            Fault::Stopped => "interrupted",
            Fault::Other => "failed",
        }
    }
}

/// An error that can be told to a person in his language: what was wrong, and what would have been accepted.
pub trait Tell {
    /// Whose fault it is.
    fn fault(&self) -> Fault {
        Fault::Input
    }

    /// What was wrong, and where.
    fn message(&self) -> Message;

    /// What would have been accepted, where that can be said.
    fn accepted(&self) -> Option<Message> {
        None
    }

    /// All of it.
    fn told(&self) -> Told {
        Told {
            fault: self.fault(),
            message: self.message(),
            accepted: self.accepted(),
        }
    }
}

/// Any error, with all that there is to tell. `?` makes one of every error that implements [`Tell`].
#[derive(Clone, Debug, PartialEq)]
pub struct Told {
    /// Whose fault it is.
    pub fault: Fault,
    /// What was wrong, and where.
    pub message: Message,
    /// What would have been accepted.
    pub accepted: Option<Message>,
}

impl<T: Tell> From<T> for Told {
    fn from(error: T) -> Self {
        error.told()
    }
}

impl Told {
    /// Input that is wrong.
    #[must_use]
    pub fn input(message: Message, accepted: Message) -> Self {
        Told {
            fault: Fault::Input,
            message,
            accepted: Some(accepted),
        }
    }

    /// Something that is nobody's fault here.
    #[must_use]
    pub fn other(message: Message) -> Self {
        Told {
            fault: Fault::Other,
            message,
            accepted: None,
        }
    }

    /// The same, saying also what would have been accepted.
    #[must_use]
    pub fn accepting(mut self, accepted: Message) -> Self {
        self.accepted = Some(accepted);
        self
    }
}

impl fmt::Display for Told {
    /// For logs and debugging only, as a [`Message`] is.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message.fmt(f)
    }
}

impl std::error::Error for Told {}

/// Implements [`Tell`] for an error at once: `tell!(Error: One, Other)` where every variant holds an error that speaks for it,
/// else `tell!(Error, |error| match error { … })`, where each arm gives a [`Told`].
///
/// ```
/// use say::{Fault, Message, Tell, Told};
///
/// enum Inner {
///     Full,
///     Odd(u32),
/// }
/// enum Outer {
///     Inner(Inner),
/// }
///
/// say::tell!(Inner, |error| match error {
///     Inner::Full => Told::other(Message::new("full")),
///     Inner::Odd(n) => Told::input(Message::new("odd").with("n", *n), Message::new("even")),
/// });
/// say::tell!(Outer: Inner);
///
/// assert_eq!(Outer::Inner(Inner::Full).fault(), Fault::Other);
/// assert_eq!(Outer::Inner(Inner::Odd(3)).accepted(), Some(Message::new("even")));
/// ```
#[macro_export]
macro_rules! tell {
    ($error:ident: $($variant:ident),+ $(,)?) => {
        $crate::tell!($error, |error| match error {
            $($error::$variant(inner) => $crate::Tell::told(inner),)+
        });
    };
    ($error:ty, $told:expr) => {
        impl $crate::Tell for $error {
            fn fault(&self) -> $crate::Fault {
                $crate::Tell::told(self).fault
            }

            fn message(&self) -> $crate::Message {
                $crate::Tell::told(self).message
            }

            fn accepted(&self) -> ::core::option::Option<$crate::Message> {
                $crate::Tell::told(self).accepted
            }

            fn told(&self) -> $crate::Told {
                let told: fn(&$error) -> $crate::Told = $told;
                told(self)
            }
        }
    };
}
