//! Positions beside those of games, each judged by a short search: what a search meets at its leaves. Positions of games alone would
//! teach the wrong thing, because in them whoever could lose a piece has just taken care of it. It opens no files.
//!
//! Layout of a file, little-endian. Head: 8 bytes `HRAJUDGE`, version (u32), seed, nodes, mark of the question (u64 each), CRC-32 of all
//! before. Then a block a source as in files of games: its number (u32) and its positions, each 32 bytes of squares, a byte (mover,
//! steps left times 2) and the score (i16) for the mover.

use super::blocks::{self, Bytes, Damaged};
use super::corpus::{self, Corpus, Filter};
use super::games;
use super::ordered;
use super::samples::{Sample, Samples};
use bot::evaluate::Evaluator;
use bot::field::Field;
use bot::goal::goal_within;
use bot::search::{Engine, Limits, Question, RootTurn, WON, root_turns};
use rand::RngExt as _;
use say::{Fault, Message, Told};
use std::collections::HashMap;
use std::sync::Arc;
use work::{Halt, Stream, Work};

/// How a file begins.
pub const MAGIC: &[u8; 8] = b"HRAJUDGE";
/// The version of the layout.
pub const VERSION: u32 = 1;
/// Bytes of the head.
pub const HEAD: usize = 40;
/// The table of an engine.
const TABLE: usize = 2 << 20;
/// From each position of a game so many turns are tried, and from what follows so many beginnings of answers.
const TURNS: usize = 2;
const ANSWERS: usize = 6;

/// What the positions of a file have in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Head {
    /// The seed of the choices.
    pub seed: u64,
    /// Positions that a search may look at.
    pub nodes: u64,
    /// A number that tells the games and the engine apart.
    pub mark: u64,
}

impl Head {
    /// The first bytes of a file.
    #[must_use]
    pub fn write(&self) -> Vec<u8> {
        blocks::head(MAGIC, VERSION, &[self.seed, self.nodes, self.mark])
    }

    fn read(bytes: &[u8]) -> Result<Head, Damaged> {
        let [seed, nodes, mark] = blocks::read_head(bytes, MAGIC, VERSION)?;
        Ok(Head { seed, nodes, mark })
    }
}

/// A position and what the search thinks of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Judged {
    /// Who stands where.
    pub field: Field,
    /// Whose turn it is.
    pub mover: usize,
    /// Steps left.
    pub left: usize,
    /// For the mover.
    pub score: i16,
}

/// What a file holds.
#[derive(Clone, Debug)]
pub struct Positions {
    /// What they have in common.
    pub head: Head,
    /// By source, in order.
    pub sources: Vec<Vec<Judged>>,
    /// How many bytes of the file are whole.
    pub whole: usize,
}

/// Reads a file; a last source that was broken off is left out.
///
/// # Errors
/// When it is foreign, of another version or damaged.
pub fn read(bytes: &[u8]) -> Result<Positions, Damaged> {
    let head = Head::read(bytes)?;
    let mut sources = Vec::new();
    let mut whole = HEAD;
    let damaged = |sources: &Vec<_>| Damaged::After(sources.len() as u64);
    while let Some(content) = blocks::content(&bytes[whole..]).ok_or(damaged(&sources))? {
        let positions = parse(content, sources.len() as u64).ok_or(damaged(&sources))?;
        sources.push(positions);
        whole += content.len() + blocks::FRAME;
    }
    Ok(Positions {
        head,
        sources,
        whole,
    })
}

/// The same, with what is told where it cannot be read.
///
/// # Errors
/// When it is foreign, of another version or damaged.
pub fn open(bytes: &[u8]) -> Result<Positions, Told> {
    read(bytes).map_err(|damaged| {
        let fault = match damaged {
            Damaged::After(_) => Fault::Other,
            Damaged::Foreign | Damaged::Version(_) => Fault::Input,
        };
        let message = match damaged {
            Damaged::Foreign => Message::new("arimaa-error-judged-foreign"),
            Damaged::Version(found) => {
                Message::new("arimaa-error-judged-version").with("found", found)
            }
            Damaged::After(blocks) => {
                Message::new("arimaa-error-judged-damaged").with("sources", blocks)
            }
        };
        Told {
            fault,
            ..Told::input(message, Message::new("arimaa-accepted-judged"))
        }
    })
}

/// The positions of a file of own games or of records at the beginning of a turn, each with the side to move.
///
/// # Errors
/// When the file cannot be read.
pub fn places(work: &Work, bytes: &[u8]) -> Result<Vec<(Field, usize)>, Told> {
    if bytes.starts_with(games::MAGIC) {
        let found = games::read(bytes)?.games;
        let starts = found.iter().flat_map(|game| game.places());
        let whole = starts.filter(|place| place.left == 4);
        return Ok(whole.map(|place| (place.field, place.mover)).collect());
    }
    let text = String::from_utf8_lossy(bytes);
    let corpus = Corpus::read(work, &text, &Filter::default())?;
    let played = corpus.games.iter().flat_map(|game| game.played());
    let place = |one: corpus::Played| (Field::from(&one.before), one.before.side().index());
    Ok(played.map(place).collect())
}

/// The block of a source.
#[must_use]
pub fn block(number: u64, positions: &[Judged]) -> Vec<u8> {
    let mut content = (number as u32).to_le_bytes().to_vec();
    for one in positions {
        content.extend(blocks::squares(&one.field));
        content.push((one.mover + 2 * one.left) as u8);
        content.extend(one.score.to_le_bytes());
    }
    blocks::frame(&content)
}

fn parse(content: &[u8], number: u64) -> Option<Vec<Judged>> {
    let mut rest = Bytes(content);
    if rest.number(4)? != number {
        return None;
    }
    let mut positions = Vec::new();
    while !rest.0.is_empty() {
        let field = blocks::read_squares(rest.take(32)?)?;
        let turn = rest.number(1)? as usize;
        let score = rest.number(2)? as u16 as i16;
        let (mover, left) = (turn % 2, turn / 2);
        if !(1..=4).contains(&left) || i32::from(score).abs() > WON + 1000 {
            return None;
        }
        positions.push(Judged {
            field,
            mover,
            left,
            score,
        });
    }
    Some(positions)
}

impl Samples {
    /// Adds judged positions; every source counts as a game of its own, without a result.
    pub fn add_judged(&mut self, sources: &[Vec<Judged>]) {
        for source in sources {
            for one in source {
                let score = i32::from(one.score);
                if score.abs() >= WON {
                    self.left_out += 1;
                    continue;
                }
                self.samples.push(Sample {
                    field: one.field,
                    mover: one.mover,
                    left: one.left,
                    won: None,
                    score: Some(one.score),
                    game: self.games,
                });
            }
            self.games += 1;
        }
    }
}

/// Who judges, and what it may use.
pub struct Judge {
    engine: Engine,
    evaluator: Arc<Evaluator>,
    limits: Limits,
}

impl Judge {
    /// With these weights and so many positions for a search.
    #[must_use]
    pub fn new(evaluator: Arc<Evaluator>, nodes: u64) -> Judge {
        Judge {
            engine: Engine::new(TABLE, 1).judging_by(evaluator.clone()),
            evaluator,
            limits: Limits {
                nodes: Some(nodes),
                ..Limits::default()
            },
        }
    }

    /// What is beside a position of a game: some turns, good and bad, and beginnings of answers to them. Depends on nothing but the
    /// position and the stream.
    pub fn beside(
        &self,
        work: &Work,
        field: Field,
        side: usize,
        random: &mut Stream,
    ) -> Vec<Judged> {
        self.engine.forget();
        let mut judged = Vec::new();
        for turn in self.some(field, side, TURNS, random) {
            let (field, mover) = (turn.after, 1 - side);
            self.add(work, &mut judged, field, mover, 4);
            for answer in self.some(field, mover, ANSWERS, random) {
                let (mut now, mut left) = (field, 4);
                let wanted = random.random_range(1..4);
                for &act in answer.acts() {
                    now = now.after(mover, act);
                    left -= act.cost();
                    if left <= wanted {
                        break;
                    }
                }
                self.add(work, &mut judged, now, mover, left);
            }
        }
        judged
    }

    /// Some turns: from the best thirty, from the best three hundred, and from all.
    fn some(&self, field: Field, side: usize, count: usize, random: &mut Stream) -> Vec<RootTurn> {
        if !telling(&field) || goal_within(&field, side, 4) {
            return Vec::new();
        }
        let turns = root_turns(&question(field, side), &self.evaluator);
        let mut draw = || {
            let among = match random.random_range(0..10) {
                0..4 => 30,
                4..7 => 300,
                _ => turns.len(),
            };
            turns[random.random_range(0..turns.len().min(among))]
        };
        (0..if turns.is_empty() { 0 } else { count })
            .map(|_| draw())
            .collect()
    }

    fn add(&self, work: &Work, judged: &mut Vec<Judged>, field: Field, mover: usize, left: usize) {
        if !telling(&field) || left == 0 || goal_within(&field, mover, left) {
            return;
        }
        let found = self
            .engine
            .judge(&question(field, mover), left, &self.limits, &work.stop);
        if let Some((_, score)) = found {
            judged.push(Judged {
                field,
                mover,
                left,
                score: score as i16,
            });
        }
    }
}

fn question(field: Field, side: usize) -> Question {
    Question {
        field,
        side,
        seen: HashMap::new(),
    }
}

/// Whether the game goes on: rabbits on both sides, none of them home.
fn telling(field: &Field) -> bool {
    (0..2).all(|side| field.of(side, bot::field::RABBIT) != 0 && !field.at_goal(side))
}

/// Judges what is beside positions, given with the side to move and drawn by lot for each number; hands them over in the order of numbers.
///
/// # Errors
/// When stopped, or when the taker fails.
pub fn judge<E: From<Halt>>(
    work: &Work,
    places: &[(Field, usize)],
    evaluator: &Arc<Evaluator>,
    nodes: u64,
    numbers: std::ops::Range<u64>,
    threads: usize,
    mut taker: impl FnMut(u64, &[Judged]) -> Result<(), E>,
) -> Result<(), E> {
    let task = work.task("arimaa-task-judged", Some(numbers.end));
    task.advance(numbers.start)?;
    let numbers = if places.is_empty() { 0..0 } else { numbers };
    ordered::in_order(
        numbers,
        threads,
        || Judge::new(evaluator.clone(), nodes),
        |judge, number| {
            let mut random = work.streams.stream("arimaa-judged", number);
            let (field, side) = places[random.random_range(0..places.len())];
            let judged = judge.beside(work, field, side, &mut random);
            // What a stopped search says is not kept.
            work.check().map(|()| judged)
        },
        |number, judged| {
            taker(number, &judged)?;
            Ok(task.tick()?)
        },
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use bot::bench::{POSITIONS, question};
    use proptest::prelude::*;
    use std::sync::LazyLock;

    fn judged(threads: usize, numbers: std::ops::Range<u64>) -> Vec<u8> {
        let work = Work::unlimited();
        let places: Vec<(Field, usize)> = POSITIONS
            .iter()
            .map(|(_, text)| question(text).unwrap().1)
            .map(|question| (question.field, question.side))
            .collect();
        let mut bytes = Vec::new();
        let evaluator = Arc::new(Evaluator::default());
        let done: Result<(), Halt> = judge(
            &work,
            &places,
            &evaluator,
            NODES,
            numbers,
            threads,
            |number, judged| {
                bytes.extend(block(number, judged));
                Ok(())
            },
        );
        done.unwrap();
        bytes
    }

    const NODES: u64 = 1500;
    const HEADER: Head = Head {
        seed: 1,
        nodes: NODES,
        mark: 7,
    };

    #[test]
    fn a_file_goes_on_to_the_same_bytes_wherever_it_was_cut() {
        let whole = [HEADER.write(), judged(2, 0..3)].concat();
        assert_eq!(read(&whole).unwrap().sources.len(), 3);
        let rests: Vec<Vec<u8>> = (0..=3).map(|done| judged(1, done..3)).collect();
        for cut in HEAD..whole.len() {
            let kept = read(&whole[..cut]).unwrap();
            let rest = &rests[kept.sources.len()];
            assert!(whole == [&whole[..kept.whole], rest].concat(), "{cut}");
        }
    }

    #[test]
    fn what_is_judged_is_read_back_and_can_be_learnt_from() {
        let bytes = [HEADER.write(), judged(1, 0..2)].concat();
        let found = read(&bytes).unwrap();
        assert_eq!(found.head, HEADER);
        let again: Vec<u8> = (0..)
            .zip(&found.sources)
            .flat_map(|(number, source)| block(number, source))
            .collect();
        assert!(bytes[HEAD..] == again[..]);
        let mut samples = Samples::default();
        samples.add_judged(&found.sources);
        assert_eq!(samples.games, 2);
        assert!(samples.samples.iter().any(|sample| sample.left < 4));
    }

    static ONE: LazyLock<Vec<u8>> = LazyLock::new(|| [HEADER.write(), judged(1, 0..1)].concat());

    proptest! {
        #[test]
        fn a_damaged_file_is_refused(at in 0usize..10_000, flip in 1u8..=255) {
            let mut bytes = ONE.clone();
            let at = at % bytes.len();
            bytes[at] ^= flip;
            // A length that reaches beyond the end looks like a block that was broken off: nothing of it is used.
            prop_assert!(read(&bytes).map_or(true, |found| found.sources.is_empty()));
        }
    }
}
