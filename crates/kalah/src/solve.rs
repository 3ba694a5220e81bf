//! Perfect play: the exact value of a position, the value of every move, the best line; with checkpoints of long searches
//! as bytes. The search itself is in `search`, its threads are in `core`.

use crate::core::{Core, core};
use crate::database::Database;
use crate::game::{Kalah, Move};
use crate::position::Position;
use crate::search::Cut;
use rules::{Fault, Game, Message, Seat, Tell, Turn};
use work::checkpoint::{Kind, Unusable};
use work::{Halt, Work};

/// Why there is no exact value.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum SolveError {
    /// Stopped, or refused for want of memory.
    #[error(transparent)]
    Halt(#[from] Halt),
    /// So many boards cannot be told apart by a number of 56 bits, let alone searched.
    #[error("{pits} pits with {beans} beans are too many to solve")]
    TooManyBoards {
        /// Pits on a side.
        pits: usize,
        /// Beans in all pits.
        beans: u16,
    },
    /// The search was not to visit more boards.
    #[error("not solved within the allowed effort")]
    Spent,
}

impl Tell for SolveError {
    fn fault(&self) -> Fault {
        match self {
            SolveError::Halt(halt) => halt.fault(),
            _ => Fault::Input,
        }
    }

    fn message(&self) -> Message {
        match self {
            SolveError::Halt(halt) => halt.message(),
            SolveError::TooManyBoards { pits, beans } => {
                Message::new("kalah-error-too-many-boards")
                    .with("pits", *pits)
                    .with("beans", *beans)
            }
            SolveError::Spent => Message::new("kalah-error-spent"),
        }
    }

    fn accepted(&self) -> Option<Message> {
        match self {
            SolveError::Halt(halt) => halt.accepted(),
            _ => Some(Message::new("kalah-accepted-solve")),
        }
    }
}

/// How hard to try.
#[derive(Clone)]
pub struct Effort {
    /// Bytes for the table of proven bounds.
    pub table: u64,
    /// Boards that may be visited for one question; no limit if `None`.
    pub most: Option<u64>,
    /// Known values of boards with few beans.
    pub database: Option<Database>,
}

impl Default for Effort {
    fn default() -> Self {
        Effort {
            table: 64 << 20,
            most: None,
            database: None,
        }
    }
}

/// Boards that a thread visits before it is told how far the search is: about a second's.
const SLICE: u64 = 1 << 20;
/// Boards that are visited between two checkpoints at least; with a large table more, as a checkpoint reads all of it.
const CHECKPOINT: u64 = 1 << 24;
/// Entries that took fewer than two to this power boards are not worth a checkpoint.
const LEAST_SAVED: u8 = 5;
/// A checkpoint has at most so many entries, of 16 bytes.
const MOST_SAVED: u64 = 1 << 24;
/// The depth of the search whose estimate is the first guess.
const GUESS_DEPTH: u32 = 9;
/// What is kept of an unfinished search.
pub const KIND: Kind = Kind {
    name: "kalah solve",
    version: 2,
};

/// The exact value of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// Final stores under perfect play, mover minus other, beans already stored included.
    pub value: i32,
    /// Every move that reaches it.
    pub best: Vec<Move>,
    /// One line of perfect play to the end.
    pub line: Vec<Move>,
    /// Boards visited.
    pub nodes: u64,
}

/// Solves positions of one game; what it learns about one serves the others.
pub struct Solver {
    game: Kalah,
    core: Box<dyn Core>,
    most: Option<u64>,
    /// Bounds of the question that is being answered, kept for checkpoints.
    asked: Option<(Position, i16, i16)>,
}

/// Called now and then in a long search, for whoever wants to keep a checkpoint.
pub type Pause<'p> = &'p mut dyn FnMut(&Solver);

impl Solver {
    /// A solver for the positions of `game` with at most as many beans in pits as its start has.
    ///
    /// # Errors
    /// When there are too many boards or too little memory.
    pub fn new(work: &Work, game: &Kalah, effort: Effort) -> Result<Self, SolveError> {
        let beans = game.start().in_pits();
        let core = core(work, game, beans, effort.table, effort.database)?;
        Ok(Solver {
            core: core.ok_or(SolveError::TooManyBoards {
                pits: game.length(),
                beans,
            })?,
            game: game.clone(),
            most: effort.most,
            asked: None,
        })
    }

    /// The game.
    #[must_use]
    pub fn game(&self) -> &Kalah {
        &self.game
    }

    /// Boards visited so far.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.core.nodes()
    }

    /// Between which values the position lies whose value was asked for last, as far as it is proven.
    #[must_use]
    pub fn bounds(&self) -> Option<(i32, i32)> {
        let (position, lower, upper) = self.asked.as_ref()?;
        let ahead = Self::ahead(position);
        Some((ahead + i32::from(*lower), ahead + i32::from(*upper)))
    }

    /// How much further the mover is than the other.
    fn ahead(position: &Position) -> i32 {
        let (me, other) = (position.mover(), position.waiting());
        i32::from(position.store(me)) - i32::from(position.store(other))
    }

    fn payoff(&self, position: &Position, seat: Seat) -> Option<i32> {
        match self.game.turn(position) {
            Turn::Over(payoff) => Some(payoff.of(seat)),
            _ => None,
        }
    }

    /// The exact value of a position for its mover.
    ///
    /// # Errors
    /// When stopped or spent.
    pub fn value(
        &mut self,
        work: &Work,
        position: &Position,
        pause: Pause<'_>,
    ) -> Result<i32, SolveError> {
        if let Some(value) = self.payoff(position, position.mover()) {
            return Ok(value);
        }
        if position.pie() {
            let values = self.moves_exactly(work, position, pause)?;
            let best = values.iter().map(|&(_, value)| value).max();
            return Ok(best.expect("somebody can move"));
        }
        let ahead = Self::ahead(position);
        Ok(ahead + i32::from(self.future(work, position, pause)?))
    }

    /// What the mover gains over the other from here on: bounds are narrowed around a guess until they meet.
    fn future(
        &mut self,
        work: &Work,
        position: &Position,
        pause: Pause<'_>,
    ) -> Result<i16, SolveError> {
        let limit = position.in_pits() as i16;
        let (mut lower, mut upper) = match &self.asked {
            Some((asked, lower, upper)) if asked == position => (*lower, *upper),
            _ => (-limit, limit),
        };
        let guess = self.core.estimate(work, position, GUESS_DEPTH)?.value;
        // Values have the parity of the beans.
        let guess = guess + (guess + limit).rem_euclid(2);
        let mut beta = guess.clamp(lower.min(upper - 2) + 2, upper.max(lower + 2));
        while lower < upper {
            let bound = self.test(work, position, beta, pause, (lower, upper))?;
            if bound >= beta {
                lower = lower.max(bound);
            } else {
                upper = upper.min(bound);
            }
            beta = if bound >= beta { lower + 2 } else { upper };
            self.asked = Some((position.clone(), lower, upper));
            if position.in_pits() > 30 {
                pause(self);
            }
        }
        Ok(lower)
    }

    /// One zero-window test, in slices.
    fn test(
        &mut self,
        work: &Work,
        position: &Position,
        beta: i16,
        pause: Pause<'_>,
        bounds: (i16, i16),
    ) -> Result<i16, SolveError> {
        let task = work.task("kalah-task-solve", None);
        let mut left = self.most.unwrap_or(u64::MAX);
        let rest = CHECKPOINT.max(self.core.table().room());
        let mut unkept = 0;
        loop {
            let before = self.core.nodes();
            match self.core.test(work, position, beta, left.min(SLICE)) {
                Ok(bound) => return Ok(bound),
                Err(Cut::Stopped) => return Err(SolveError::Halt(Halt::Stopped)),
                Err(Cut::Spent) => {}
            }
            let visited = self.core.nodes() - before;
            task.advance(visited)?;
            left = left.saturating_sub(visited);
            if left == 0 {
                return Err(SolveError::Spent);
            }
            self.asked = Some((position.clone(), bounds.0, bounds.1));
            unkept += visited;
            if unkept >= rest {
                unkept = 0;
                pause(self);
            }
        }
    }

    /// Whether a position, which is not over, is worth at least `wanted` to its mover.
    fn reaches(
        &mut self,
        work: &Work,
        position: &Position,
        wanted: i32,
        pause: Pause<'_>,
    ) -> Result<bool, SolveError> {
        let future = wanted - Self::ahead(position);
        let limit = i32::from(position.in_pits());
        if future <= -limit || future > limit {
            return Ok(future <= -limit);
        }
        // Values have the parity of the beans.
        let beta = (future + (future + limit).rem_euclid(2)) as i16;
        let bound = self.test(work, position, beta, pause, (-limit as i16, limit as i16))?;
        Ok(bound >= beta)
    }

    /// The value of every legal move for the mover; each costs about as much as the value of the position.
    ///
    /// # Errors
    /// When stopped or spent.
    pub fn moves_exactly(
        &mut self,
        work: &Work,
        position: &Position,
        pause: Pause<'_>,
    ) -> Result<Vec<(Move, i32)>, SolveError> {
        let mut values = Vec::new();
        for chosen in legal(&self.game, position) {
            let next = self.after(position, chosen);
            let value = self.value(work, &next, pause)?;
            let same = next.mover() == position.mover();
            values.push((chosen, if same { value } else { -value }));
        }
        Ok(values)
    }

    fn after(&self, position: &Position, chosen: Move) -> Position {
        let mut next = position.clone();
        self.game.play(&mut next, &chosen);
        next
    }

    /// Every move that reaches `value`, which is the value of the position.
    ///
    /// # Errors
    /// When stopped or spent.
    pub fn best_moves(
        &mut self,
        work: &Work,
        position: &Position,
        value: i32,
        pause: Pause<'_>,
    ) -> Result<Vec<Move>, SolveError> {
        let mut best = Vec::new();
        for chosen in legal(&self.game, position) {
            if self.keeps(work, position, chosen, value, pause)? {
                best.push(chosen);
            }
        }
        Ok(best)
    }

    /// Whether a move reaches `value` for its mover.
    fn keeps(
        &mut self,
        work: &Work,
        position: &Position,
        chosen: Move,
        value: i32,
        pause: Pause<'_>,
    ) -> Result<bool, SolveError> {
        let me = position.mover();
        let next = self.after(position, chosen);
        Ok(if let Some(payoff) = self.payoff(&next, me) {
            payoff >= value
        } else if next.pie() {
            let found = self.value(work, &next, pause)?;
            (if next.mover() == me { found } else { -found }) >= value
        } else if next.mover() == me {
            self.reaches(work, &next, value, pause)?
        } else {
            !self.reaches(work, &next, 1 - value, pause)?
        })
    }

    /// The value, all best moves and one best line.
    ///
    /// # Errors
    /// When stopped or spent.
    pub fn solve(
        &mut self,
        work: &Work,
        position: &Position,
        pause: Pause<'_>,
    ) -> Result<Solution, SolveError> {
        let value = self.value(work, position, pause)?;
        let best = self.best_moves(work, position, value, pause)?;
        let line = self.line(work, position, value, pause)?;
        Ok(Solution {
            value,
            best,
            line,
            nodes: self.nodes(),
        })
    }

    /// One line of perfect play; where several moves are best, one that the search remembers, else the first.
    fn line(
        &mut self,
        work: &Work,
        position: &Position,
        value: i32,
        pause: Pause<'_>,
    ) -> Result<Vec<Move>, SolveError> {
        let mut line = Vec::new();
        let (mut position, mut value) = (position.clone(), value);
        while !position.is_over() {
            let mut moves = legal(&self.game, &position);
            let hint = self.core.hint(&position).map(Move::Sow);
            moves.sort_by_key(|&chosen| Some(chosen) != hint);
            let mut found = None;
            for chosen in moves {
                if self.keeps(work, &position, chosen, value, pause)? {
                    found = Some(chosen);
                    break;
                }
            }
            let chosen = found.expect("a value is reached by some move");
            let next = self.after(&position, chosen);
            if next.mover() != position.mover() {
                value = -value;
            }
            position = next;
            line.push(chosen);
        }
        Ok(line)
    }

    /// An estimate of every move by a search `depth` sowings deep; the flag tells whether it is exact.
    ///
    /// # Errors
    /// When stopped.
    pub fn moves_roughly(
        &self,
        work: &Work,
        position: &Position,
        depth: u32,
    ) -> Result<Vec<(Move, i32, bool)>, Halt> {
        roughly(&self.game, position, |next| {
            self.core.estimate(work, next, depth.saturating_sub(1))
        })
    }

    /// The value of every move, exactly where the allowed effort does, else by a search `depth` sowings deep; the flag tells
    /// whether it is exact.
    ///
    /// # Errors
    /// When stopped.
    pub fn moves_seen(
        &mut self,
        work: &Work,
        position: &Position,
        depth: u32,
    ) -> Result<Vec<(Move, i32, bool)>, SolveError> {
        match self.moves_exactly(work, position, &mut |_| ()) {
            Ok(values) => Ok(values
                .into_iter()
                .map(|(chosen, value)| (chosen, value, true))
                .collect()),
            Err(SolveError::Spent) => Ok(self.moves_roughly(work, position, depth)?),
            Err(error) => Err(error),
        }
    }

    /// What is known so far, to be kept: the bounds of the question and the expensive part of the table.
    #[must_use]
    pub fn save(&self) -> Vec<u8> {
        let (position, lower, upper) = match &self.asked {
            Some((position, lower, upper)) => (position.to_string(), *lower, *upper),
            None => (String::new(), 0, 0),
        };
        let mut payload = Vec::new();
        payload.extend_from_slice(&(position.len() as u32).to_le_bytes());
        payload.extend_from_slice(position.as_bytes());
        payload.extend_from_slice(&lower.to_le_bytes());
        payload.extend_from_slice(&upper.to_le_bytes());
        payload.extend_from_slice(&self.core.table().save(LEAST_SAVED, MOST_SAVED));
        payload
    }

    /// Goes on from what [`Solver::save`] wrote for the same [`question`].
    ///
    /// # Errors
    /// [`Unusable::Misfit`] when it is not that, or from a table of another size.
    pub fn restore(&mut self, kept: &[u8]) -> Result<(), Unusable> {
        let mut rest = kept;
        let position = text(&mut rest).ok_or(Unusable::Misfit)?;
        let (bounds, table) = rest.split_at_checked(4).ok_or(Unusable::Misfit)?;
        self.core.table().restore(table)?;
        if let Ok(position) = position.parse() {
            let bound = |at: usize| i16::from_le_bytes([bounds[at], bounds[at + 1]]);
            self.asked = Some((position, bound(0), bound(2)));
        }
        Ok(())
    }
}

fn text(rest: &mut &[u8]) -> Option<String> {
    let (length, after) = rest.split_at_checked(4)?;
    let length = u32::from_le_bytes(length.try_into().ok()?) as usize;
    let (text, after) = after.split_at_checked(length)?;
    *rest = after;
    String::from_utf8(text.to_vec()).ok()
}

/// All legal moves.
#[must_use]
pub fn legal(game: &Kalah, position: &Position) -> Vec<Move> {
    let mut moves = Vec::new();
    if !position.is_over() {
        game.moves(position, &mut moves);
    }
    moves
}

/// Every move with an estimate of what it leads to. Turning the board around is worth what the other is then worth.
pub(crate) fn roughly(
    game: &Kalah,
    position: &Position,
    estimate: impl Fn(&Position) -> Result<crate::depth::Estimate, Halt>,
) -> Result<Vec<(Move, i32, bool)>, Halt> {
    let me = position.mover();
    let mut found = Vec::new();
    for chosen in legal(game, position) {
        let mut next = position.clone();
        game.play(&mut next, &chosen);
        let sign = if next.mover() == me { 1 } else { -1 };
        let (value, exact) = match game.turn(&next) {
            Turn::Over(payoff) => (payoff.of(me), true),
            _ => {
                let seen = estimate(&next)?;
                let value = Solver::ahead(&next) + i32::from(seen.value);
                (sign * value, seen.exact && !next.pie())
            }
        };
        found.push((chosen, value, exact));
    }
    Ok(found)
}

/// What is kept for one search serves another if they have this in common: the same rules and numbering.
#[must_use]
pub fn question(game: &Kalah) -> String {
    let beans = game.start().in_pits();
    format!("{} {} {beans}", game.rules(), game.length())
}
