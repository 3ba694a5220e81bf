//! The engine against itself, game after game on any number of threads, handed over in the order of their numbers; and what the games
//! say of setups. It opens no files.

use super::arena::{self, Game, Terms};
use super::games::Head;
use super::matches::MatchError;
use super::ordered;
use super::setups::{Standing, letters, named};
use arimaa::{Board, Colour, Reason, Setup};
use bot::player::Opening;
use bot::search::{Engine, Limits, Question};
use std::collections::{BTreeMap, HashMap};
use work::Work;

/// The table of an engine: small, since it is cleared for every game.
const TABLE: usize = 2 << 20;
/// About one turn of so many strays.
const STRAY: u32 = 15;

/// Plays the games with these numbers, and hands them over in order.
///
/// # Errors
/// When stopped, when an engine breaks the rules, or when the taker fails.
pub fn play<E: From<MatchError> + From<work::Halt>>(
    work: &Work,
    head: &Head,
    numbers: std::ops::Range<u64>,
    threads: usize,
    mut taker: impl FnMut(&Game) -> Result<(), E>,
) -> Result<(), E> {
    let pieces = numbers.end.saturating_sub(numbers.start);
    work.claim((threads.max(1) as u64).min(pieces) * TABLE as u64)?;
    let task = work.task("arimaa-task-games", Some(numbers.end));
    task.advance(numbers.start)?;
    let terms = Terms {
        nodes: [head.nodes; 2],
        most_turns: head.most_turns as usize,
        stray: STRAY,
        hasty: true,
    };
    ordered::in_order(
        numbers,
        threads,
        || Engine::new(TABLE, 1),
        |engine, number| arena::play(work, [&*engine, &*engine], &terms, number),
        |_, game| {
            taker(&game)?;
            Ok(task.tick()?)
        },
    )
}

/// A number that changes when the engine thinks otherwise: what it answers in the starting positions of our setups.
fn mark(nodes: u64) -> u64 {
    let engine = Engine::new(TABLE, 1);
    let limits = Limits {
        nodes: Some(nodes),
        ..Limits::default()
    };
    let mut sum = 0xcbf2_9ce4_8422_2325u64;
    let mut add = |number: u64| sum = (sum ^ number).wrapping_mul(0x0100_0000_01b3);
    for opening in Opening::ALL {
        let empty = Board::empty(Colour::Gold);
        let gold = opening.setup(&empty).placed(&empty);
        let start = opening.setup(&gold).placed(&gold);
        let question = Question {
            field: (&start).into(),
            side: 0,
            seen: HashMap::new(),
        };
        let choice = engine.hasten(&question, &limits, &work::Stop::default());
        let Some(choice) = choice else { continue };
        add(choice.report.score as u64);
        add(choice.report.nodes);
        choice.acts.iter().for_each(|act| add(u64::from(act.0)));
    }
    sum
}

/// What games of this seed, so many positions a turn and at most so many turns, played by this engine, have in common.
#[must_use]
pub fn head(work: &Work, nodes: u64, most_turns: u64) -> Head {
    Head {
        seed: work.streams.seed(),
        nodes,
        most_turns,
        mark: mark(nodes),
    }
}

/// What games say.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// Games.
    pub games: u64,
    /// Turns of both sides.
    pub turns: u64,
    /// Turns that chance chose.
    pub random: u64,
    /// Games that Gold won.
    pub gold_won: u64,
    /// By the letter of the reason.
    pub reasons: BTreeMap<char, u64>,
    /// The setups A, B and C, and all others under none.
    pub setups: BTreeMap<Option<&'static str>, Standing>,
}

/// Sums games up.
#[must_use]
pub fn summary(games: &[Game]) -> Summary {
    let mut sum = Summary::default();
    for letter in [Reason::Goal, Reason::Elimination, Reason::Immobilisation] {
        sum.reasons.insert(letter.letter(), 0);
    }
    for game in games {
        sum.games += 1;
        sum.turns += game.turns.len() as u64;
        sum.random += game.turns.iter().filter(|turn| turn.random).count() as u64;
        sum.gold_won += u64::from(game.ending.winner == Colour::Gold);
        *sum.reasons.entry(game.ending.reason.letter()).or_default() += 1;
        for colour in Colour::BOTH {
            let name = Setup::on(&game.start, colour).and_then(|setup| named(&letters(&setup)));
            let standing = sum.setups.entry(name).or_default();
            standing.add(colour, game.ending.winner);
        }
    }
    sum
}
