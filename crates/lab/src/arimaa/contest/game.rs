//! One game of two players: the referee judges moves, the clock judges time, faults lose the game and nothing else.

use super::{Fault, Moment, Over, Player, Reply, play_out};
use arimaa::{
    Clock, Colour, Ending, Flag, GameLimit, MoveError, Ply, Reason, Record, Referee, TimeControl,
};
use std::ops::ControlFlow;
use std::time::Duration;
use work::Stop;

/// The conditions of every game of a series.
#[derive(Clone, Debug)]
pub struct Conditions {
    /// What records call it.
    pub event: &'static str,
    /// By player, not by colour.
    pub controls: [TimeControl; 2],
    /// How much later than the clock says a move may come, for the way through pipes.
    pub grace: Duration,
    /// How long a player may think where no clock runs.
    pub patience: Duration,
    /// After so many setups and turns pieces decide.
    pub most_plies: usize,
    /// With so many pieces more, four turns in a row, a side has won.
    pub adjudicate: Option<u32>,
    /// Raised when somebody wants the games to end.
    pub stop: Stop,
}

/// How a player lost other than on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mishap {
    /// Its time was over.
    Time,
    /// It went away.
    Crash,
    /// It broke the rules.
    IllegalMove,
}

/// What one player did in a game.
#[derive(Clone, Copy, Debug, Default)]
pub struct Effort {
    /// Turns that it was asked for.
    pub turns: u64,
    /// The time of all of them.
    pub time: Duration,
    /// The time of the longest.
    pub longest: Duration,
    /// Positions that it looked at.
    pub nodes: u64,
    /// The sum of the depths that were told.
    pub depth: u64,
    /// Turns of which the depth was told.
    pub depths: u64,
}

/// A game that is over.
pub struct Played {
    /// How it ended.
    pub ending: Ending,
    /// What happened to the one who lost.
    pub mishap: Option<Mishap>,
    /// Whether pieces decided before the end.
    pub adjudicated: bool,
    /// The game.
    pub record: Record,
    /// What each player did, by player.
    pub efforts: [Effort; 2],
    /// Setups and turns.
    pub plies: usize,
}

/// Plays a game; `gold` is the index of the player who has Gold. Nothing when it was broken off.
pub fn play<P: Player>(
    players: &mut [P; 2],
    gold: usize,
    opening: &[Ply],
    conditions: &Conditions,
) -> Option<Played> {
    let mut table = Table {
        players,
        gold,
        conditions,
        clocks: conditions.controls.map(Clock::new),
        efforts: [Effort::default(); 2],
        last: Duration::ZERO,
    };
    let mut referee = Referee::new();
    let (ending, mishap, adjudicated) = table.play(&mut referee, opening)?;
    let mut record = Record::new();
    record.set("Event", conditions.event);
    record.set("Gold", table.players[gold].name());
    record.set("Silver", table.players[1 - gold].name());
    record.set("TimeControl", &conditions.controls[gold].to_string());
    record.set_ending(Some(ending));
    for entry in Record::of(&referee).entries() {
        record.push(entry.clone());
    }
    Some(Played {
        ending,
        mishap,
        adjudicated,
        record,
        efforts: table.efforts,
        plies: referee.plies().len(),
    })
}

struct Table<'m, P> {
    players: &'m mut [P; 2],
    gold: usize,
    conditions: &'m Conditions,
    /// By player: they may have different controls.
    clocks: [Clock; 2],
    efforts: [Effort; 2],
    last: Duration,
}

type Verdict = (Ending, Option<Mishap>, bool);

impl<P: Player> Table<'_, P> {
    fn player(&self, colour: Colour) -> usize {
        match colour {
            Colour::Gold => self.gold,
            Colour::Silver => 1 - self.gold,
        }
    }

    fn lost(&self, loser: Colour, reason: Reason, mishap: Mishap) -> Verdict {
        let winner = loser.other();
        (Ending { winner, reason }, Some(mishap), false)
    }

    /// Nothing when it was broken off.
    fn play(&mut self, referee: &mut Referee, opening: &[Ply]) -> Option<Verdict> {
        for colour in Colour::BOTH {
            if self.begin(colour, opening).is_err() {
                return Some(self.lost(colour, Reason::Forfeit, Mishap::Crash));
            }
        }
        for ply in opening {
            // Openings are legal; one that is not would only leave the game shorter.
            if referee.play(*ply).is_err() {
                break;
            }
        }
        let mut ahead = (None, 0);
        let over = play_out(referee, self.most_plies(), |referee| {
            if self.conditions.stop.requested() {
                return Err(());
            }
            if let Some(winner) = self.clearly_ahead(referee, &mut ahead) {
                let reason = Reason::Score;
                return Ok(ControlFlow::Break((Ending { winner, reason }, None, true)));
            }
            Ok(self.turn(referee))
        });
        match over.ok()? {
            Over::Board(ending) => Some((ending, None, false)),
            Over::TooLong(ending) => Some((ending, None, true)),
            Over::Broken(verdict) => Some(verdict),
        }
    }

    fn begin(&mut self, colour: Colour, opening: &[Ply]) -> Result<(), Fault> {
        let player = self.player(colour);
        self.players[player].begin(&self.clocks[player], opening)
    }

    fn most_plies(&self) -> usize {
        let agreed = |control: &TimeControl| match control.game {
            GameLimit::Turns(most) => most as usize * 2,
            _ => usize::MAX,
        };
        let most = self.conditions.controls.iter().map(agreed).min();
        most.unwrap_or(usize::MAX).min(self.conditions.most_plies)
    }

    /// Who has had enough pieces more for four turns.
    fn clearly_ahead(
        &self,
        referee: &Referee,
        ahead: &mut (Option<Colour>, u32),
    ) -> Option<Colour> {
        let margin = self.conditions.adjudicate?;
        if referee.in_setup() {
            return None;
        }
        let count = |colour| referee.board().all(colour).count();
        let leader = Colour::BOTH
            .into_iter()
            .find(|colour| count(*colour) >= count(colour.other()) + margin);
        *ahead = match leader {
            Some(_) if ahead.0 == leader => (leader, ahead.1 + 1),
            _ => (leader, 1),
        };
        leader.filter(|_| ahead.1 >= 4)
    }

    /// One turn; how the game ended, if it did by a mishap, the clock or a resignation.
    fn turn(&mut self, referee: &mut Referee) -> ControlFlow<Verdict> {
        let colour = referee.side();
        let player = self.player(colour);
        let setup = referee.in_setup();
        let answer = match self.ask(referee, player, setup) {
            Ok(answer) => answer,
            Err(Fault::Silent) => {
                return ControlFlow::Break(self.lost(colour, Reason::Time, Mishap::Time));
            }
            Err(_) => return ControlFlow::Break(self.lost(colour, Reason::Forfeit, Mishap::Crash)),
        };
        self.note(player, &answer, setup);
        let lenient = answer.took.saturating_sub(self.conditions.grace);
        // The grace is forgiven only where it decides: the reserve pays for the whole time.
        let mut judged = self.clocks[player];
        match judged.count(colour, lenient, setup) {
            Flag::Fallen(_) => {
                return ControlFlow::Break(self.lost(colour, Reason::Time, Mishap::Time));
            }
            Flag::GameOver => return ControlFlow::Break((referee.score(), None, true)),
            Flag::Fine => {}
        }
        let other = 1 - player;
        self.clocks[player].count(colour, answer.took, setup);
        let reserves = self.clocks[other];
        self.clocks[other] = reserves.with_opponent(colour, &self.clocks[player]);
        self.last = answer.took;
        if answer.bestmove.eq_ignore_ascii_case("resign") || answer.bestmove == "resigns" {
            let (winner, reason) = (colour.other(), Reason::Resignation);
            return ControlFlow::Break((Ending { winner, reason }, None, false));
        }
        match referee.play_text(&answer.bestmove) {
            Ok(_) => {}
            Err(MoveError::Over) => return ControlFlow::Continue(()),
            Err(_) => {
                return ControlFlow::Break(self.lost(colour, Reason::Forfeit, Mishap::IllegalMove));
            }
        }
        let text = referee.write_ply(referee.plies().len() - 1);
        for colour in Colour::BOTH {
            let player = self.player(colour);
            if self.players[player].played(&text).is_err() {
                return ControlFlow::Break(self.lost(colour, Reason::Forfeit, Mishap::Crash));
            }
        }
        ControlFlow::Continue(())
    }

    fn ask(&mut self, referee: &Referee, player: usize, setup: bool) -> Result<Reply, Fault> {
        let clock = self.clocks[player];
        let allowed = clock
            .allowed(referee.side(), setup)
            .map_or(self.conditions.patience, |time| {
                time + self.conditions.grace
            });
        self.players[player].turn(&Moment {
            referee,
            clock: &clock,
            last: self.last,
            allowed,
        })
    }

    fn note(&mut self, player: usize, answer: &Reply, setup: bool) {
        if setup {
            return;
        }
        let effort = &mut self.efforts[player];
        effort.turns += 1;
        effort.time += answer.took;
        effort.longest = effort.longest.max(answer.took);
        effort.nodes += answer.nodes.unwrap_or(0);
        effort.depth += answer.depth.unwrap_or(0);
        effort.depths += u64::from(answer.depth.is_some());
    }
}
