//! What an exercise is: something to look at, a question, the form of its answer, and two judges that share nothing.

use super::part::Plain;
use rand::RngExt as _;
use say::{Arg, Message, Told};
use work::{Stream, Work};

/// What is looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Scene {
    /// Nothing but the question.
    Nothing,
    /// Heaps.
    Heaps(Vec<u64>),
    /// Squares row by row, `.` free and `#` gone.
    Squares(Vec<String>),
    /// Parts of a sum, as they are written.
    Terms(Vec<String>),
    /// What the row player receives.
    Table(Vec<Vec<i64>>),
    /// A graph.
    Graph(Vec<Node>),
}

/// A vertex of a graph that is looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// `max`, `min`, `chance` or `sink`.
    pub kind: &'static str,
    /// What a sink is worth.
    pub value: Option<String>,
    /// Where it leads, by places in the list.
    pub to: Vec<usize>,
}

/// One of several answers, or one of several moves.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// By which it is given.
    pub answer: String,
    /// How it is told.
    pub text: Arg,
    /// What hands touch, in order: squares by row and column, tokens by heap and number taken.
    pub touches: Vec<[usize; 2]>,
}

impl Choice {
    /// An answer that is worded.
    #[must_use]
    pub fn worded(answer: &str, text: Message) -> Self {
        Choice {
            answer: answer.to_owned(),
            text: text.into(),
            touches: Vec::new(),
        }
    }
}

/// How an answer is given.
#[derive(Clone, Debug, PartialEq)]
pub enum Form {
    /// One of these.
    Choice(Vec<Choice>),
    /// A whole number that is not negative.
    Whole,
    /// A fraction.
    Fraction,
    /// Whole numbers up to this one, with commas; none is an answer, too.
    List(u64),
}

impl Form {
    /// The choice that is meant.
    ///
    /// # Errors
    /// When the answer is none of the choices.
    pub fn chosen(&self, answer: &str) -> Result<&Choice, Told> {
        let Form::Choice(choices) = self else {
            return Err(refused(answer, "course-accepted-number"));
        };
        let squeezed = |text: &str| text.to_lowercase().replace(' ', "");
        let found = choices
            .iter()
            .find(|choice| squeezed(&choice.answer) == squeezed(answer));
        found.ok_or_else(|| {
            let known: Vec<&str> = choices.iter().map(|one| one.answer.as_str()).collect();
            Told::input(
                Message::new("course-error-answer").with("answer", answer),
                Message::new("accepted-values").with("values", known.join(", ")),
            )
        })
    }

    /// All answers that can be chosen.
    #[must_use]
    pub fn answers(&self) -> Vec<String> {
        match self {
            Form::Choice(choices) => choices.iter().map(|one| one.answer.clone()).collect(),
            _ => Vec::new(),
        }
    }
}

fn refused(answer: &str, accepted: &'static str) -> Told {
    let message = Message::new("course-error-answer").with("answer", answer);
    Told::input(message, Message::new(accepted))
}

/// A whole number as it is answered.
pub(super) fn whole(answer: &str) -> Result<u64, Told> {
    let number = answer.trim().parse();
    number.map_err(|_| refused(answer, "course-accepted-number"))
}

/// A fraction as it is answered.
pub(super) fn fraction(answer: &str) -> Result<matrix::Rational, Told> {
    let number = matrix::number::parse(answer);
    number.map_err(|_| refused(answer, "course-accepted-fraction"))
}

/// A list as it is answered, rising and each once.
pub(super) fn list(answer: &str, to: u64) -> Result<Vec<u64>, Told> {
    let texts = answer
        .split([',', ' ', ';'])
        .filter(|text| !text.is_empty());
    let numbers: Result<Vec<u64>, _> = texts.map(str::parse).collect();
    let mut numbers = numbers.map_err(|_| refused(answer, "course-accepted-list"))?;
    if numbers.iter().any(|&number| number > to) {
        return Err(refused(answer, "course-accepted-list"));
    }
    numbers.sort_unstable();
    numbers.dedup();
    Ok(numbers)
}

/// What is said to an answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// Whether it is right.
    pub right: bool,
    /// Why; where it is wrong, what refutes it.
    pub said: Vec<Message>,
    /// What the refutation leaves to look at.
    pub after: Option<Scene>,
}

impl Verdict {
    /// A right answer, and why it is.
    #[must_use]
    pub fn right(why: Message) -> Self {
        Verdict {
            right: true,
            said: vec![why],
            after: None,
        }
    }

    /// A wrong one, and what refutes it.
    #[must_use]
    pub fn wrong(refutation: Message) -> Self {
        Verdict {
            right: false,
            said: vec![refutation],
            after: None,
        }
    }

    /// With what one sees then.
    #[must_use]
    pub fn showing(mut self, scene: Scene) -> Self {
        self.after = Some(scene);
        self
    }
}

/// An exercise that was made.
pub trait Exercise: Send + Sync {
    /// What is looked at.
    fn scene(&self) -> Scene;

    /// What is asked.
    fn question(&self) -> Message;

    /// How it is answered.
    fn form(&self) -> Form;

    /// A right answer, by the solvers.
    ///
    /// # Errors
    /// When a solver was stopped or is out of memory.
    fn solution(&self, work: &Work) -> Result<String, Told>;

    /// Judges an answer by the solvers, and refutes a wrong one.
    ///
    /// # Errors
    /// When the answer has not the form that is asked for, or a solver was stopped.
    fn check(&self, answer: &str, work: &Work) -> Result<Verdict, Told>;

    /// Judges an answer by another method, which shares nothing with the solvers; `plain` remembers what was played to the end before.
    fn confirmed(&self, answer: &str, plain: &mut Plain, work: &Work) -> bool;

    /// Answers that somebody might give, for those who try the judges; the solution need not be among them.
    fn tempting(&self) -> Vec<String> {
        self.form().answers()
    }
}

/// One of these.
pub(super) fn pick<T: Copy>(stream: &mut Stream, from: &[T]) -> T {
    from[stream.random_range(0..from.len())]
}

/// So many different numbers of `from`, rising.
pub(super) fn some(
    stream: &mut Stream,
    from: std::ops::RangeInclusive<u64>,
    count: usize,
) -> Vec<u64> {
    let mut left: Vec<u64> = from.collect();
    let mut taken: Vec<u64> = (0..count.min(left.len()))
        .map(|_| left.swap_remove(stream.random_range(0..left.len())))
        .collect();
    taken.sort_unstable();
    taken
}
