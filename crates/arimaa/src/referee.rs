//! The referee: holds the past, and so knows what a turn may not do because of it. It knows neither clocks nor files.

use crate::notation::MoveError;
use crate::{Board, Colour, Ending, Reason, Setup, StepList, Turn};

/// One ply: what a side does when it is its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ply {
    /// Sets up.
    Setup(Setup),
    /// Plays a turn.
    Turn(Turn),
}

/// A game in progress: every position so far.
#[derive(Clone, Debug)]
pub struct Referee {
    /// Positions at the start of turns, the first being where the game began.
    boards: Vec<Board>,
    plies: Vec<Ply>,
    /// Whether the game began with empty rows.
    from_setup: bool,
}

impl Default for Referee {
    fn default() -> Self {
        Referee::new()
    }
}

impl Referee {
    /// A new game: Gold is to set up.
    #[must_use]
    pub fn new() -> Referee {
        Referee {
            boards: vec![Board::empty(Colour::Gold)],
            plies: Vec::new(),
            from_setup: true,
        }
    }

    /// A game from a position.
    #[must_use]
    pub fn from_position(board: Board) -> Referee {
        Referee {
            boards: vec![board.with_side(board.side())],
            plies: Vec::new(),
            from_setup: false,
        }
    }

    /// The position, at the start of a turn.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.boards[self.boards.len() - 1]
    }

    /// Where the game began.
    #[must_use]
    pub fn first(&self) -> &Board {
        &self.boards[0]
    }

    /// Every position so far, the first and the present one included.
    #[must_use]
    pub fn boards(&self) -> &[Board] {
        &self.boards
    }

    /// What was played.
    #[must_use]
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// Who is to act.
    #[must_use]
    pub fn side(&self) -> Colour {
        self.board().side()
    }

    /// Whether the side to act has to set up.
    #[must_use]
    pub fn in_setup(&self) -> bool {
        self.from_setup && self.plies.len() < 2
    }

    /// Whether the game began with the setup.
    #[must_use]
    pub fn began_with_setup(&self) -> bool {
        self.from_setup
    }

    /// The tag of the ply to come, counted as records do: `1g`, `1s`, `2g`. A game from a position begins with turn 2.
    #[must_use]
    pub fn tag(&self) -> String {
        self.tag_of(self.plies.len())
    }

    /// The tag of the ply with this index.
    #[must_use]
    pub fn tag_of(&self, index: usize) -> String {
        let start = usize::from(self.first().side() == Colour::Silver);
        let first = if self.from_setup { 1 } else { 2 };
        let number = first + (index + start) / 2;
        let colour = Colour::BOTH[(index + start) % 2];
        format!("{number}{}", colour.letter())
    }

    /// How many times this position, which has a side to move, has been created so far.
    #[must_use]
    pub fn times_seen(&self, board: &Board) -> usize {
        self.boards
            .iter()
            .filter(|past| past.side() == board.side() && past.same_placement(board))
            .count()
    }

    /// Whether a turn that leads to this position would create it for the third time.
    #[must_use]
    pub fn repeats(&self, after: &Board) -> bool {
        self.times_seen(after) >= 2
    }

    /// Plays a setup or a turn.
    ///
    /// # Errors
    /// When the rules do not allow it; nothing changes then.
    pub fn play(&mut self, ply: Ply) -> Result<(), MoveError> {
        let after = match ply {
            Ply::Setup(setup) => {
                if !self.in_setup() || setup.colour() != self.side() {
                    return Err(MoveError::Phase);
                }
                setup.placed(self.board())
            }
            Ply::Turn(turn) => {
                if self.in_setup() {
                    return Err(MoveError::Phase);
                }
                self.after_turn(&turn)?
            }
        };
        self.boards.push(after);
        self.plies.push(ply);
        Ok(())
    }

    /// Where a turn leads.
    ///
    /// # Errors
    /// When the rules do not allow it.
    pub fn after_turn(&self, turn: &Turn) -> Result<Board, MoveError> {
        let mut after = *self.board();
        for step in turn.steps() {
            let legal = after
                .find_step(step.from(), step.direction())
                .filter(|legal| *legal == step)
                .ok_or_else(|| MoveError::Illegal(step.to_string()))?;
            after.make(legal);
        }
        self.board().check_finish(&after)?;
        after.finish();
        if self.repeats(&after) {
            return Err(MoveError::Repetition);
        }
        Ok(after)
    }

    /// Reads and plays the words of a setup or a turn, whichever belongs here.
    ///
    /// # Errors
    /// When it is not one, or is not allowed; nothing changes then.
    pub fn play_text(&mut self, text: &str) -> Result<Ply, MoveError> {
        let ply = if self.in_setup() {
            Ply::Setup(Setup::read(self.side(), text)?)
        } else {
            Ply::Turn(self.board().read_turn(text)?.0)
        };
        self.play(ply)?;
        Ok(ply)
    }

    /// Takes the last ply back; says whether there was one.
    pub fn take_back(&mut self) -> bool {
        if self.plies.pop().is_none() {
            return false;
        }
        self.boards.pop();
        true
    }

    /// Text of the ply with this index, with removals.
    #[must_use]
    pub fn write_ply(&self, index: usize) -> String {
        match (self.plies.get(index), self.boards.get(index)) {
            (Some(Ply::Setup(setup)), _) => setup.to_string(),
            (Some(Ply::Turn(turn)), Some(board)) => board.write_turn(turn),
            _ => String::new(),
        }
    }

    /// How the game ended on the board, the repetition rule included.
    #[must_use]
    pub fn ended(&self) -> Option<Ending> {
        if self.in_setup() {
            return None;
        }
        // Before the first turn nobody has moved: a position without rabbits is lost all the same.
        self.board().ended().or_else(|| {
            (!self.has_legal_turn()).then(|| Ending {
                winner: self.side().other(),
                reason: Reason::Immobilisation,
            })
        })
    }

    /// Whether the side to move has a turn that changes the position and does not repeat one too often.
    #[must_use]
    pub fn has_legal_turn(&self) -> bool {
        self.can_end(self.board())
    }

    /// Whether a turn that came so far, to `so_far`, can be ended here or after more steps without breaking a rule.
    #[must_use]
    pub fn can_end(&self, so_far: &Board) -> bool {
        if self.board().check_finish(so_far).is_ok() {
            let mut finished = *so_far;
            finished.finish();
            if !self.repeats(&finished) {
                return true;
            }
        }
        let mut steps = StepList::new();
        so_far.steps(&mut steps);
        steps.iter().any(|&step| {
            let mut after = *so_far;
            after.make(step);
            self.can_end(&after)
        })
    }

    /// Who wins when a limit of the game ends it: more pieces; with as many, who last had more; and if nobody ever had, Silver.
    #[must_use]
    pub fn score(&self) -> Ending {
        let leader = |board: &Board| {
            let (gold, silver) = (
                board.all(Colour::Gold).count(),
                board.all(Colour::Silver).count(),
            );
            match gold.cmp(&silver) {
                std::cmp::Ordering::Greater => Some(Colour::Gold),
                std::cmp::Ordering::Less => Some(Colour::Silver),
                std::cmp::Ordering::Equal => None,
            }
        };
        // While Silver has not set up, Gold's pieces are no lead.
        let played = if self.from_setup { 2 } else { 0 };
        let boards = self.boards.get(played..).unwrap_or_default();
        Ending {
            winner: boards
                .iter()
                .rev()
                .find_map(leader)
                .unwrap_or(Colour::Silver),
            reason: Reason::Score,
        }
    }
}
