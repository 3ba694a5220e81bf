//! Games of records, chosen by the strength of their players, and samples of their turns. It knows no player and no statistics.

use super::arena;
use arimaa::archive::Archive;
use arimaa::record::{Record, RecordError};
use arimaa::replay::{ReplayError, replay};
use arimaa::{Board, Colour, Ply, TimeControl, Turn};
use rand::RngExt;
use work::{Halt, Stream, Work};

/// Which games are taken. A game that does not tell what is asked for is left out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// Both players have at least this rating; 0 asks nothing.
    pub rating: u32,
    /// At least so many seconds for each move; 0 asks nothing.
    pub seconds: u64,
    /// Only games that were played for rating.
    pub rated: bool,
}

/// Which turns of games are learnt from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Learnt {
    /// Only those of who won; games without a winner then have none.
    pub winners: bool,
    /// Only those from this number on, as records count: setups are number 1.
    pub from_turn: u64,
}

/// A game: where its turns begin, and the turns. Setups are not turns.
#[derive(Clone, Debug)]
pub struct Game {
    /// Its number in the archive, or its place in the file.
    pub id: String,
    /// The position after the setups.
    pub first: Board,
    /// What was played, without what was taken back.
    pub turns: Vec<Turn>,
    /// Who won, if that is told or seen.
    pub winner: Option<Colour>,
}

/// A turn of a game and the positions around it.
#[derive(Clone, Copy, Debug)]
pub struct Played {
    /// Its number in the game, from 0, both sides counted.
    pub ply: usize,
    /// The position before it.
    pub before: Board,
    /// The turn.
    pub turn: Turn,
    /// The position after it.
    pub after: Board,
}

/// The games of a file.
#[derive(Clone, Debug, Default)]
pub struct Corpus {
    /// Those that were taken.
    pub games: Vec<Game>,
    /// How many the filter left out.
    pub left_out: usize,
    /// How many cannot be read or played.
    pub broken: usize,
}

/// Why a file gives no games.
#[derive(Clone, Debug, thiserror::Error)]
pub enum CorpusError {
    /// It is no record.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The one record of the file cannot be played.
    #[error(transparent)]
    Replay(#[from] ReplayError),
    /// No game is left.
    #[error("no game is left: {left_out} left out, {broken} broken")]
    Nothing {
        /// By the filter.
        left_out: usize,
        /// Because they cannot be read or played.
        broken: usize,
    },
    /// It was stopped, or there is not enough memory.
    #[error(transparent)]
    Halt(#[from] Halt),
}

impl say::Tell for CorpusError {
    fn fault(&self) -> say::Fault {
        match self {
            CorpusError::Record(error) => error.fault(),
            CorpusError::Replay(error) => error.fault(),
            CorpusError::Nothing { .. } => say::Fault::Input,
            CorpusError::Halt(halt) => halt.fault(),
        }
    }

    fn message(&self) -> say::Message {
        match self {
            CorpusError::Record(error) => error.message(),
            CorpusError::Replay(error) => error.message(),
            CorpusError::Nothing { left_out, broken } => {
                say::Message::new("arimaa-error-no-games-left")
                    .with("left_out", *left_out)
                    .with("broken", *broken)
            }
            CorpusError::Halt(halt) => halt.message(),
        }
    }

    fn accepted(&self) -> Option<say::Message> {
        match self {
            CorpusError::Record(error) => error.accepted(),
            CorpusError::Replay(error) => error.accepted(),
            CorpusError::Nothing { .. } => Some(say::Message::new("arimaa-accepted-games-left")),
            CorpusError::Halt(halt) => halt.accepted(),
        }
    }
}

impl Filter {
    /// Whether a record passes.
    #[must_use]
    pub fn takes(&self, record: &Record) -> bool {
        let number = |names: [&str; 2]| -> Option<u32> {
            let found = names.iter().find_map(|name| record.get(name))?;
            found.trim().parse().ok()
        };
        let strong = |names| number(names).is_some_and(|rating| rating >= self.rating);
        let ratings = [["wrating", "GoldRating"], ["brating", "SilverRating"]];
        let control = || record.get("TimeControl")?.parse::<TimeControl>().ok();
        let slow = || control().is_some_and(|found| found.per_move.as_secs() >= self.seconds);
        (self.rating == 0 || ratings.into_iter().all(strong))
            && (self.seconds == 0 || slow())
            && (!self.rated || number(["rated", "Rated"]) == Some(1))
    }
}

impl Corpus {
    /// The games of a file of the archive, or of a single record. Broken games of the archive are counted; a single record that is
    /// broken is an error.
    ///
    /// # Errors
    /// When no game is left, or when stopped.
    pub fn read(work: &Work, text: &str, filter: &Filter) -> Result<Corpus, CorpusError> {
        // A turn of a record is some twenty letters and is kept in ten bytes.
        work.claim(text.len() as u64)?;
        let mut corpus = Corpus::default();
        if Archive::detect(text) {
            let task = work.task("arimaa-task-replay", None);
            for (index, record) in Archive::new(text)?.games().enumerate() {
                task.tick()?;
                corpus.add(index, record, filter).ok();
            }
        } else {
            corpus.add(0, Record::read(text), filter)?;
        }
        if corpus.games.is_empty() {
            return Err(CorpusError::Nothing {
                left_out: corpus.left_out,
                broken: corpus.broken,
            });
        }
        Ok(corpus)
    }

    fn add(
        &mut self,
        index: usize,
        record: Result<Record, RecordError>,
        filter: &Filter,
    ) -> Result<(), CorpusError> {
        self.broken += 1;
        let record = record?;
        let played = replay(&record)?;
        self.broken -= 1;
        if !filter.takes(&record) {
            self.left_out += 1;
            return Ok(());
        }
        let plies = played.referee.plies();
        let turns: Vec<Turn> = plies
            .iter()
            .filter_map(|ply| match ply {
                Ply::Turn(turn) => Some(*turn),
                Ply::Setup(_) => None,
            })
            .collect();
        let first = played.referee.boards().get(plies.len() - turns.len());
        self.games.push(Game {
            id: record
                .get("id")
                .map_or_else(|| (index + 1).to_string(), str::to_owned),
            first: *first.unwrap_or(played.referee.first()),
            turns,
            winner: record
                .ending()
                .or_else(|| played.ended())
                .map(|ending| ending.winner),
        });
        Ok(())
    }

    /// The games to learn from and, drawn by the seed, so many percent that are held out; at least one is learnt from.
    #[must_use]
    pub fn split(&self, work: &Work, percent: usize) -> (Vec<usize>, Vec<usize>) {
        let all: Vec<usize> = (0..self.games.len()).collect();
        let mut held = (all.len() * percent).div_ceil(100);
        if held == all.len() {
            held = held.saturating_sub(1);
        }
        let stream = &mut work.streams.stream("arimaa held out", 0);
        let apart = sampled(all.clone(), Some(held), stream);
        let learnt = all.into_iter().filter(|game| !apart.contains(game));
        (learnt.collect(), apart)
    }

    /// The turns that say something of their players: not the last one of either side, which the loser plays without hope and the winner
    /// without care. Each as game and number.
    #[must_use]
    pub fn telling_turns(&self) -> Vec<(usize, usize)> {
        let of = |(index, game): (usize, &Game)| {
            let count = game.turns.len().saturating_sub(2);
            (0..count).map(move |ply| (index, ply))
        };
        self.games.iter().enumerate().flat_map(of).collect()
    }
}

impl Game {
    /// A game that our engine played against itself, by its number.
    #[must_use]
    pub fn own(game: &arena::Game) -> Game {
        let mut board = game.start;
        let turn = |played: &arena::Played| {
            let turn = bot::bridge::turn(&board, &played.acts);
            board = after(&board, &turn);
            turn
        };
        Game {
            id: game.number.to_string(),
            first: game.start,
            turns: game.turns.iter().map(turn).collect(),
            winner: Some(game.ending.winner),
        }
    }

    /// Whether a turn of this game is one to learn from.
    #[must_use]
    pub fn teaches(&self, ply: usize, learnt: Learnt) -> bool {
        // Gold's and Silver's turns share a number, and the first after the setups has number 2.
        let silver = self.first.side() == Colour::Silver;
        let half = ply + usize::from(silver);
        let mover = if half.is_multiple_of(2) {
            Colour::Gold
        } else {
            Colour::Silver
        };
        let number = half as u64 / 2 + 2;
        number >= learnt.from_turn && (!learnt.winners || self.winner == Some(mover))
    }

    /// The turns with the positions around them.
    pub fn played(&self) -> impl Iterator<Item = Played> + '_ {
        let mut board = self.first;
        self.turns.iter().enumerate().map(move |(ply, turn)| {
            let before = board;
            board = after(&before, turn);
            Played {
                ply,
                before,
                turn: *turn,
                after: board,
            }
        })
    }

    /// One of the turns.
    #[must_use]
    pub fn at(&self, ply: usize) -> Option<Played> {
        self.played().nth(ply)
    }
}

/// The position after a turn that is legal there.
fn after(board: &Board, turn: &Turn) -> Board {
    let mut board = *board;
    for step in turn.steps() {
        board.make(step);
    }
    board.finish();
    board
}

/// So many of the things, each as likely as any other, in their old order; all of them when there are no more. None means all.
#[must_use]
pub fn sampled<T: Copy + Ord>(
    mut from: Vec<T>,
    count: Option<usize>,
    stream: &mut Stream,
) -> Vec<T> {
    let count = count.unwrap_or(from.len()).min(from.len());
    for place in 0..count {
        let other = stream.random_range(place..from.len());
        from.swap(place, other);
    }
    from.truncate(count);
    from.sort_unstable();
    from
}

#[cfg(test)]
mod tests {
    use super::*;
    use work::Streams;

    #[test]
    fn samples_are_parts_without_repetition_and_follow_the_seed() {
        let draw = |seed| {
            let all: Vec<u32> = (0..100).collect();
            sampled(all, Some(30), &mut Streams::new(seed).stream("test", 0))
        };
        assert_eq!(draw(1), draw(1));
        assert_ne!(draw(1), draw(2));
        assert!(draw(1).windows(2).all(|pair| pair[0] < pair[1]));
        assert_eq!(draw(1).len(), 30);
        let few = sampled(vec![3, 1], Some(5), &mut Streams::new(0).stream("test", 0));
        assert_eq!(few, [1, 3]);
    }
}
