//! What is the period? By the theorem that proves it; confirmed by two thousand values written down one after another.

use crate::course::exercise::{Exercise, Form, Scene, Verdict, whole};
use crate::course::ground::Ground;
use crate::course::grounds::numbers;
use crate::course::part::{Plain, Taking};
use say::{Message, Told};
use values::grundy::{Code, Period, proven_period, sequence};
use work::{Stream, Work};

/// After how many heaps do the Grundy values come again?
pub struct PeriodOf(Vec<u64>);

/// Enough for the small sets that are asked about.
const VALUES: usize = 200;

impl PeriodOf {
    /// A set.
    pub fn drawn(level: u64, stream: &mut Stream) -> Self {
        match numbers(level, stream) {
            Taking::Subtract(set) => PeriodOf(set),
            _ => PeriodOf(vec![1, 2]),
        }
    }

    fn found(&self, work: &Work) -> Result<(Vec<u32>, Period), Told> {
        let set: Vec<usize> = self.0.iter().map(|&take| take as usize).collect();
        let code = Code::subtraction(&set);
        let values = sequence(&code, VALUES, work)?;
        let found = proven_period(&code, &values, work)?;
        let period = found.ok_or_else(|| Told::other(Message::new("course-error-period")))?;
        Ok((values, period))
    }
}

impl Exercise for PeriodOf {
    fn scene(&self) -> Scene {
        Scene::Nothing
    }

    fn question(&self) -> Message {
        let rules = Ground::Heaps(Taking::Subtract(self.0.clone()), Vec::new()).rules();
        Message::new("course-ask-period").with("rules", rules)
    }

    fn form(&self) -> Form {
        Form::Whole
    }

    fn solution(&self, work: &Work) -> Result<String, Told> {
        Ok(self.found(work)?.1.period.to_string())
    }

    fn check(&self, answer: &str, work: &Work) -> Result<Verdict, Told> {
        let claimed = whole(answer)?.min(VALUES as u64 / 2) as usize;
        let (values, found) = self.found(work)?;
        if claimed == found.period {
            let shown: Vec<String> = values[..2 * found.period]
                .iter()
                .map(u32::to_string)
                .collect();
            let message = Message::new("course-period-right").with("values", shown.join(" "));
            return Ok(Verdict::right(message));
        }
        let differs = |at: &usize| values[*at] != values[at + claimed];
        Ok(Verdict::wrong(
            match (found.preperiod..VALUES - claimed).find(differs) {
                Some(at) => Message::new("course-period-differs")
                    .with("one", at)
                    .with("other", at + claimed)
                    .with("first", values[at])
                    .with("second", values[at + claimed]),
                None => Message::new("course-period-shorter").with("period", found.period),
            },
        ))
    }

    fn confirmed(&self, answer: &str, _: &mut Plain, _: &Work) -> bool {
        let mut values: Vec<u64> = Vec::new();
        for heap in 0..2000u64 {
            let options = self.0.iter().filter(|&&take| take <= heap);
            let options: Vec<u64> = options.map(|take| values[(heap - take) as usize]).collect();
            values.extend((0..).find(|value| !options.contains(value)));
        }
        let repeats = |period: &usize| values[1000 - period..1900 - period] == values[1000..1900];
        (1..500)
            .find(repeats)
            .map(|period| period.to_string())
            .as_deref()
            == Some(answer)
    }

    fn tempting(&self) -> Vec<String> {
        (1..25).map(|period| period.to_string()).collect()
    }
}
