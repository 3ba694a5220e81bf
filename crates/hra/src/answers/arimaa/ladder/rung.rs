//! An opponent on the ladder as somebody writes it: a name, conditions, a command line.

use crate::Told;
use crate::answers::read_number;
use arimaa::TimeControl;
use say::Message;

/// What is set before a game, by name.
pub type Options = Vec<(String, String)>;

/// An opponent and the conditions of its games.
#[derive(Clone, Debug, PartialEq)]
pub struct Rung {
    /// What it is called.
    pub name: String,
    /// The conditions as they were written; with the name they say who it is.
    pub conditions: String,
    /// The clock of both, if one runs.
    pub control: TimeControl,
    /// Its rating, where that is given.
    pub rating: Option<f64>,
    /// Options that our program gets.
    pub ours: Options,
    /// Options that the opponent gets.
    pub theirs: Options,
    /// Its command line.
    pub command: String,
}

/// No clock: what is fixed is the work.
const UNTIMED: &str = "0/0/0";

impl Rung {
    /// Reads `NAME CONDITIONS COMMAND`. Conditions have commas between them: `nodes=N` or `depth=N` for both, `time=CONTROL`, `rating=N`, and
    /// `ours.NAME=VALUE` and `theirs.NAME=VALUE` for options of one.
    ///
    /// # Errors
    /// When a part is missing, or a condition is none.
    pub fn read(text: &str) -> Result<Rung, Told> {
        let parts = text.trim().split_once(char::is_whitespace);
        let parts = parts.and_then(|(name, rest)| {
            let (conditions, command) = rest.trim_start().split_once(char::is_whitespace)?;
            Some((name, conditions, command.trim()))
        });
        let Some((name, conditions, command)) = parts else {
            return Err(refused(text));
        };
        let mut rung = Rung {
            name: name.to_owned(),
            conditions: conditions.to_owned(),
            control: UNTIMED.parse()?,
            rating: None,
            ours: Vec::new(),
            theirs: Vec::new(),
            command: command.to_owned(),
        };
        let mut limited = false;
        for condition in conditions.split(',') {
            let (key, value) = condition
                .split_once('=')
                .filter(|(key, value)| !key.is_empty() && !value.is_empty())
                .ok_or_else(|| refused(text))?;
            match key.split_once('.') {
                Some(("ours", name)) => rung.ours.push((name.to_owned(), value.to_owned())),
                Some(("theirs", name)) => rung.theirs.push((name.to_owned(), value.to_owned())),
                None if key == "time" => {
                    rung.control = value.parse()?;
                    limited = true;
                }
                None if key == "rating" => {
                    rung.rating = Some(read_rating(value).ok_or_else(|| refused(text))?);
                }
                None if key == "nodes" || key == "depth" => {
                    let value = read_number(value, &(1..=u64::MAX))?.to_string();
                    for options in [&mut rung.ours, &mut rung.theirs] {
                        options.push((key.to_owned(), value.clone()));
                    }
                    limited = true;
                }
                _ => return Err(refused(text)),
            }
        }
        // Without any limit a game would never end.
        if limited {
            Ok(rung)
        } else {
            Err(refused(text))
        }
    }

    /// Its name with its conditions.
    #[must_use]
    pub fn title(&self) -> String {
        title(&self.name, &self.conditions)
    }
}

/// A rating as people write it.
fn read_rating(text: &str) -> Option<f64> {
    let rating: f64 = text.parse().ok()?;
    (rating.abs() <= 10_000.0).then_some(rating)
}

/// The rating among conditions.
pub fn rating_of(conditions: &str) -> Option<f64> {
    let mut given = conditions.split(',');
    given.find_map(|one| read_rating(one.strip_prefix("rating=")?))
}

/// Who an opponent is: the same name under other conditions is somebody else.
#[must_use]
pub fn title(name: &str, conditions: &str) -> String {
    format!("{name} ({conditions})")
}

/// Reads opponents, one a line; `#` begins a remark.
///
/// # Errors
/// When a line is none, or two have the same name and conditions.
pub fn rungs<'t>(lines: impl IntoIterator<Item = &'t str>) -> Result<Vec<Rung>, Told> {
    let mut all: Vec<Rung> = Vec::new();
    for line in lines {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let rung = Rung::read(line)?;
        if all.iter().any(|other| other.title() == rung.title()) {
            return Err(Told::input(
                Message::new("arimaa-error-rung-twice").with("name", rung.title()),
                Message::new("arimaa-accepted-rung"),
            ));
        }
        all.push(rung);
    }
    Ok(all)
}

fn refused(text: &str) -> Told {
    Told::input(
        Message::new("arimaa-error-rung").with("text", text),
        Message::new("arimaa-accepted-rung"),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn opponents_are_read_line_by_line() {
        let rated = Rung::read("bot rating=1615.5,nodes=5 hra").unwrap();
        assert_eq!(rated.rating, Some(1615.5));
        assert_eq!(rating_of(&rated.conditions), Some(1615.5));
        let text = "# the first is the anchor\n\nweak nodes=500,theirs.hash=4  hra aei --hash 8\nsharp time=5s/0/0 'a b'\n";
        let found = rungs(text.lines()).unwrap();
        let option = |name: &str, value: &str| (name.to_owned(), value.to_owned());
        assert_eq!(found.len(), 2);
        assert_eq!(found[0].title(), "weak (nodes=500,theirs.hash=4)");
        assert_eq!(found[0].command, "hra aei --hash 8");
        assert_eq!(found[0].ours, [option("nodes", "500")]);
        assert_eq!(
            found[0].theirs,
            [option("nodes", "500"), option("hash", "4")]
        );
        assert!(found[0].control.is_untimed() && !found[1].control.is_untimed());
    }

    #[test]
    fn other_lines_are_refused() {
        for line in [
            "weak",
            "weak nodes=5",
            "weak nodes hra",
            "weak nodes=0 hra",
            "weak theirs.hash=4 hra",
            "weak time=soon hra",
            "weak mine.hash=4,nodes=5 hra",
            "weak rating=high,nodes=5 hra",
            "weak rating=nan,nodes=5 hra",
            "weak rating=1500 hra",
        ] {
            assert!(Rung::read(line).is_err(), "{line}");
        }
        assert!(rungs(["a nodes=5 hra", "a nodes=5 hra:seed"]).is_err());
        assert!(rungs(["a nodes=5 hra", "a nodes=6 hra"]).is_ok());
    }
}
