//! The weights of the evaluation as a text: a first line with the version, notes after `#`, every group of features by name and
//! size with its numbers, and a checksum over all lines before it. It reads and writes the text; files are for others.

use super::features::{FEATURES, GROUPS};
use say::{Fault, Message, Tell};

/// How much each feature counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weights {
    numbers: Box<[i32; FEATURES]>,
    notes: Vec<String>,
}

/// What is wrong with a text of weights.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WeightsError {
    /// It begins otherwise.
    #[error("not weights of the evaluation, or of another version")]
    Version,
    /// The last line does not fit the others.
    #[error("the checksum does not fit: the text is damaged")]
    Checksum,
    /// Other groups or sizes than this evaluation has.
    #[error("line {line}: expected {expected}")]
    Shape {
        /// Counted from 1.
        line: usize,
        /// What should be there.
        expected: String,
    },
}

impl Tell for WeightsError {
    fn fault(&self) -> Fault {
        match self {
            WeightsError::Checksum => Fault::Other,
            WeightsError::Version | WeightsError::Shape { .. } => Fault::Input,
        }
    }

    fn message(&self) -> Message {
        match self {
            WeightsError::Version => Message::new("bot-weights-error-version"),
            WeightsError::Checksum => Message::new("bot-weights-error-checksum"),
            WeightsError::Shape { line, expected } => Message::new("bot-weights-error-shape")
                .with("line", *line)
                .with("expected", expected.clone()),
        }
    }
}

const FIRST: &str = "hra arimaa evaluation 1";
const LAST: &str = "checksum ";
/// The largest weight: products with the largest values still fit.
const MOST: i32 = 1 << 17;

/// The weights that play; see their notes. Those in `by-hand.txt` played before, those in `fitted.txt` were learnt from own games and
/// won no match.
const OURS: &str = include_str!("../../data/evaluation.txt");

impl Default for Weights {
    fn default() -> Self {
        Weights::read(OURS)
            .unwrap_or_else(|error| unreachable!("a test reads our own weights: {error}"))
    }
}

impl Weights {
    /// A weight of this size counts a feature's value in full.
    pub const UNIT: i32 = 64;

    /// Weights with notes on where they come from.
    #[must_use]
    pub fn new(numbers: Box<[i32; FEATURES]>, notes: Vec<String>) -> Self {
        Weights { numbers, notes }
    }

    /// The weight of a feature.
    #[must_use]
    pub fn get(&self, feature: usize) -> i32 {
        self.numbers[feature]
    }

    /// All of them.
    #[must_use]
    pub fn all(&self) -> &[i32; FEATURES] {
        &self.numbers
    }

    /// Where they come from.
    #[must_use]
    pub fn notes(&self) -> &[String] {
        &self.notes
    }

    /// Writes the text.
    #[must_use]
    pub fn write(&self) -> String {
        let mut text = format!("{FIRST}\n");
        for note in &self.notes {
            text += &format!("# {note}\n");
        }
        for group in GROUPS {
            text += &format!("{} {}\n", group.name, group.size);
            let run = &self.numbers[group.first..group.first + group.size];
            for row in run.chunks(group.row) {
                let numbers: Vec<String> = row.iter().map(|n| format!("{n:>6}")).collect();
                text += numbers.join(" ").trim_end();
                text.push('\n');
            }
        }
        let sum = crc32fast::hash(text.as_bytes());
        format!("{text}{LAST}{sum:08x}\n")
    }

    /// Reads the text.
    ///
    /// # Errors
    /// When it is of another version, damaged, or made for other features.
    pub fn read(text: &str) -> Result<Weights, WeightsError> {
        if text.lines().next() != Some(FIRST) {
            return Err(WeightsError::Version);
        }
        let at = text.rfind(LAST).ok_or(WeightsError::Checksum)?;
        let (body, sum) = text.split_at(at);
        let whole = format!("{LAST}{:08x}\n", crc32fast::hash(body.as_bytes()));
        if sum != whole {
            return Err(WeightsError::Checksum);
        }
        let mut notes = Vec::new();
        let mut lines = Vec::new();
        for (index, line) in body.lines().enumerate().skip(1) {
            match line.strip_prefix('#') {
                Some(note) => notes.push(note.trim().to_owned()),
                None => lines.push((index + 1, line)),
            }
        }
        let mut lines = lines.into_iter();
        let mut numbers = Box::new([0; FEATURES]);
        let mut last = 0;
        let wrong = |line: usize, expected: String| WeightsError::Shape { line, expected };
        for group in GROUPS {
            let title = format!("{} {}", group.name, group.size);
            match lines.next() {
                Some((line, text)) if text == title => last = line,
                Some((line, _)) => return Err(wrong(line, title)),
                None => return Err(wrong(last + 1, title)),
            }
            for row in numbers[group.first..group.first + group.size].chunks_mut(group.row) {
                let expected = || format!("{} × -{MOST}…{MOST}", row.len());
                let (line, text) = lines.next().ok_or_else(|| wrong(last + 1, expected()))?;
                last = line;
                let read: Vec<i32> = text
                    .split_whitespace()
                    .map_while(|word| word.parse().ok())
                    .filter(|n: &i32| n.abs() <= MOST)
                    .collect();
                if read.len() != row.len() || text.split_whitespace().count() != row.len() {
                    return Err(wrong(line, expected()));
                }
                row.copy_from_slice(&read);
            }
        }
        match lines.next() {
            Some((line, _)) => Err(wrong(line, LAST.trim().to_owned())),
            None => Ok(Weights { numbers, notes }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn our_own_weights_are_whole() {
        let fitted = include_str!("../../data/fitted.txt");
        let by_hand = include_str!("../../data/by-hand.txt");
        for text in [OURS, fitted, by_hand] {
            let again = Weights::read(text).map(|weights| weights.write());
            assert_eq!(again, Ok(text.to_owned()));
        }
    }

    proptest! {
        #[test]
        fn what_is_written_is_read(seed: [i32; 8]) {
            let mut numbers = Box::new([0; FEATURES]);
            for (index, number) in numbers.iter_mut().enumerate() {
                *number = seed[index % 8].wrapping_mul(index as i32 + 1) % MOST;
            }
            let weights = Weights::new(numbers, vec!["a note".to_owned()]);
            prop_assert_eq!(Weights::read(&weights.write()), Ok(weights));
        }

        #[test]
        fn a_damaged_text_is_refused(at in 0..OURS.len(), flip in 1u8..128) {
            let mut bytes = OURS.as_bytes().to_vec();
            bytes[at] ^= flip;
            if let Ok(text) = std::str::from_utf8(&bytes) {
                prop_assert!(Weights::read(text).is_err());
            }
            prop_assert!(OURS.get(..at).is_none_or(|text| Weights::read(text).is_err()));
        }
    }
}
