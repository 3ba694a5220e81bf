//! The conformance kit must catch what it is for: games that break one law each.

use rules::conformance::{Law, Plan, check, check_position};
use rules::{
    Dice, Game, Impartial, Message, NormalPlay, Notation, Payoff, PositionNotation, ReadError,
    Seat, Side, Stakes, Turn, perft,
};
use std::cell::Cell;

/// What is wrong with the game below.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fault {
    None,
    NobodyCanMove,
    ThirdSeat,
    SameMoveTwice,
    ClearsTheList,
    Moody,
    LoadedDie,
    StrangePayoff,
    Endless,
    ForgetfulText,
    SameLabels,
    BelievesAnything,
}

/// Two players add 1 or 2 in turn, after each roll of a coin that may add another 1; who reaches 10 wins.
struct Race {
    fault: Fault,
    mood: Cell<u32>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct State {
    sum: u32,
    seat: u8,
    rolled: bool,
}

struct Coin(Fault);

impl Dice for Coin {
    type Face = u32;

    fn faces(&self, out: &mut Vec<(u32, u32)>) {
        let weight = u32::from(self.0 != Fault::LoadedDie);
        out.extend([(0, 2), (1, weight)]);
    }
}

impl Game for Race {
    type State = State;
    type Move = u32;
    type Dice = Coin;

    fn stakes(&self) -> Stakes {
        Stakes::WIN_OR_LOSE
    }

    fn start(&self) -> State {
        State {
            sum: 0,
            seat: 0,
            rolled: false,
        }
    }

    fn turn(&self, state: &State) -> Turn<Coin> {
        if state.sum >= 10 {
            let payoff = Payoff::win(Seat(1 - state.seat));
            return Turn::Over(if self.fault == Fault::StrangePayoff {
                Payoff::new(&[1, 1])
            } else {
                payoff
            });
        }
        if !state.rolled {
            return Turn::Chance(Coin(self.fault));
        }
        Turn::Decide(Seat(if self.fault == Fault::ThirdSeat {
            2
        } else {
            state.seat
        }))
    }

    fn moves(&self, state: &State, out: &mut Vec<u32>) {
        match self.fault {
            Fault::NobodyCanMove if state.sum > 5 => return,
            Fault::ClearsTheList => out.clear(),
            Fault::SameMoveTwice => out.push(1),
            _ => {}
        }
        out.extend([1, 2]);
    }

    fn play(&self, state: &mut State, chosen: &u32) {
        self.mood.set(self.mood.get() + 1);
        let whim = if self.fault == Fault::Moody {
            self.mood.get() % 2
        } else {
            0
        };
        if self.fault != Fault::Endless {
            state.sum += chosen + whim;
        }
        state.seat = 1 - state.seat;
        state.rolled = false;
    }

    fn land(&self, state: &mut State, face: u32) {
        if self.fault != Fault::Endless {
            state.sum += face;
        }
        state.rolled = true;
    }
}

impl Notation for Race {
    fn write_state(&self, state: &State) -> String {
        let rolled = state.rolled && self.fault != Fault::ForgetfulText;
        format!("{}/{}/{}", state.sum, state.seat, u8::from(rolled))
    }

    fn read_state(&self, text: &str) -> Result<State, ReadError> {
        let wrong = || ReadError::new(text, Message::new("wrong"));
        let parts: Vec<u32> = text
            .split('/')
            .map(|part| part.parse().map_err(|_| wrong()))
            .collect::<Result<_, _>>()?;
        match parts[..] {
            [sum, seat @ 0..=1, rolled @ 0..=1] if sum < 100 => Ok(State {
                sum,
                seat: seat as u8,
                rolled: rolled == 1,
            }),
            _ => Err(wrong()),
        }
    }

    fn write_move(&self, _: &State, chosen: &u32) -> String {
        if self.fault == Fault::SameLabels {
            "x".to_owned()
        } else {
            chosen.to_string()
        }
    }

    fn read_move(&self, _: &State, text: &str) -> Result<u32, ReadError> {
        match text {
            "1" => Ok(1),
            "2" => Ok(2),
            "x" if self.fault == Fault::SameLabels => Ok(1),
            _ if self.fault == Fault::BelievesAnything => Ok(7),
            _ => Err(ReadError::new(text, Message::new("wrong"))),
        }
    }
}

#[test]
fn every_fault_is_caught() {
    let table = [
        (Fault::NobodyCanMove, Law::SomebodyCanMove),
        (Fault::ThirdSeat, Law::SeatsAreDeclared),
        (Fault::SameMoveTwice, Law::MovesAreDistinct),
        (Fault::ClearsTheList, Law::ListingAppends),
        (Fault::Moody, Law::PlayIsPure),
        (Fault::LoadedDie, Law::DiceAreFair),
        (Fault::StrangePayoff, Law::PayoffsAreDeclared),
        (Fault::Endless, Law::Ends),
        (Fault::ForgetfulText, Law::StatesRoundTrip),
        (Fault::SameLabels, Law::MovesRoundTrip),
        (Fault::BelievesAnything, Law::GarbageIsRefused),
    ];
    let race = |fault| Race {
        fault,
        mood: Cell::new(0),
    };
    let seen = check(&race(Fault::None), Plan::default()).unwrap();
    assert_eq!(seen.ends, 100);
    for (fault, law) in table {
        let broken = check(&race(fault), Plan::default()).unwrap_err();
        assert_eq!(broken.law, law, "{fault:?}: {broken}");
    }
}

#[test]
fn perft_counts_faces_and_moves() {
    let race = Race {
        fault: Fault::None,
        mood: Cell::new(0),
    };
    assert_eq!(
        (1..=4)
            .map(|depth| perft(&race, &race.start(), depth))
            .collect::<Vec<_>>(),
        [2, 4, 8, 16]
    );
}

/// A heap whose components are told wrongly, on demand.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Heap(u32, bool);

impl Impartial for Heap {
    type Move = u32;

    fn moves(&self, out: &mut Vec<u32>) {
        out.extend(1..=self.0);
    }

    fn after(&self, take: &u32) -> Self {
        Heap(self.0 - take, self.1)
    }

    fn components(&self, out: &mut Vec<Self>) {
        out.push(self.clone());
        if self.1 {
            out.push(Heap(1, true));
        }
    }
}

impl PositionNotation for Heap {
    fn write(&self) -> String {
        self.0.to_string()
    }

    fn read(&self, text: &str) -> Result<Self, ReadError> {
        let size = text
            .parse()
            .map_err(|_| ReadError::new(text, Message::new("wrong")))?;
        Ok(Heap(size, self.1))
    }

    fn write_move(&self, _: Side, take: &u32) -> String {
        take.to_string()
    }
}

#[test]
fn components_that_do_not_add_up_are_caught() {
    let plan = Plan::default();
    check_position(&Heap(7, false), plan).unwrap();
    check(&NormalPlay(Heap(7, false)), plan).unwrap();
    assert_eq!(
        check_position(&Heap(7, true), plan).unwrap_err().law,
        Law::ComponentsAddUp
    );
}
