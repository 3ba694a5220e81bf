//! Text for positions and moves: `1,3,5`; `2 from 1`, `2 from 1,3`, `2,1 from 1,3`, `1 from 2 leaving 3+4`.

use crate::{Heaps, LARGEST_HEAP, Ruleset, Taken};
use rules::{Message, PositionNotation, ReadError, Side};
use std::sync::Arc;

/// More heaps than this are never on a table.
const MOST_HEAPS: usize = 1000;

fn joined<T: ToString>(numbers: impl Iterator<Item = T>, with: &str) -> String {
    numbers
        .map(|number| number.to_string())
        .collect::<Vec<_>>()
        .join(with)
}

impl PositionNotation for Heaps {
    type Rules = Arc<Ruleset>;

    fn rules(&self) -> &Arc<Ruleset> {
        &self.rules
    }

    fn write(&self) -> String {
        joined(self.heaps.iter(), ",")
    }

    fn read_under(rules: &Arc<Ruleset>, text: &str) -> Result<Self, ReadError> {
        let number = |part: &str| {
            part.trim()
                .parse::<u64>()
                .ok()
                .filter(|heap| *heap <= LARGEST_HEAP)
                .ok_or_else(|| {
                    ReadError::new(part, Message::new("heap-error-heap").with("text", part))
                        .accepting(
                            Message::new("accepted-number-from-to")
                                .with("from", 0)
                                .with("to", LARGEST_HEAP),
                        )
                })
        };
        let heaps = text
            .split(',')
            .map(number)
            .collect::<Result<Vec<u64>, _>>()?;
        if heaps.len() > MOST_HEAPS {
            let why = Message::new("heap-error-too-many-heaps").with("count", heaps.len());
            let accepted = Message::new("heap-accepted-heaps").with("most", MOST_HEAPS);
            return Err(ReadError::new(text, why).accepting(accepted));
        }
        Ok(Heaps::new(Arc::clone(rules), heaps))
    }

    fn write_move(&self, _: Side, chosen: &Taken) -> String {
        chosen.to_string()
    }
}

impl std::fmt::Display for Taken {
    /// Amounts that are all the same are written once. Heaps are counted from one.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let amounts: Vec<u64> = self.from.iter().map(|&(_, amount)| amount).collect();
        let same = amounts.windows(2).all(|pair| pair[0] == pair[1]);
        let shown = if same { &amounts[..1] } else { &amounts[..] };
        let heaps = joined(self.from.iter().map(|(heap, _)| heap + 1), ",");
        write!(f, "{} from {heaps}", joined(shown.iter(), ","))?;
        if !self.parts.is_empty() {
            write!(f, " leaving {}", joined(self.parts.iter(), "+"))?;
        }
        Ok(())
    }
}
