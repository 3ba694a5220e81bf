//! The conformance kit must catch what it is for: games that break one law each.

use rules::conformance::{Law, Plan, check, check_position};
use rules::{
    Dice, FaceNotation, Game, Impartial, Message, NormalPlay, Notation, Payoff, PositionNotation,
    ReadError, Seat, Side, Stakes, Turn, perft,
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
    SameFaces,
    BelievesAnyFace,
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

impl FaceNotation for Coin {
    fn write_face(face: u32) -> String {
        face.to_string()
    }

    fn read_face(&self, text: &str) -> Result<u32, ReadError> {
        match text {
            "1" if self.0 == Fault::SameFaces => Ok(0),
            "0" => Ok(0),
            "1" => Ok(1),
            _ if self.0 == Fault::BelievesAnyFace => Ok(7),
            _ => Err(ReadError::new(text, Message::new("wrong"))),
        }
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
        (Fault::SameFaces, Law::FacesRoundTrip),
        (Fault::BelievesAnyFace, Law::GarbageIsRefused),
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

/// A heap that does wrong, on demand.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Heap(u32, Wrong);

/// Part of what a heap is read under, so that the text need not say it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Wrong {
    Nothing,
    /// Its components do not add up.
    Components,
    /// A move changes the rules.
    Rules,
}

impl Impartial for Heap {
    type Move = u32;

    fn moves(&self, out: &mut Vec<u32>) {
        out.extend(1..=self.0);
    }

    fn after(&self, take: &u32) -> Self {
        let rules = match self.1 {
            Wrong::Rules => Wrong::Nothing,
            other => other,
        };
        Heap(self.0 - take, rules)
    }

    fn components(&self, out: &mut Vec<Self>) {
        out.push(self.clone());
        if self.1 == Wrong::Components {
            out.push(Heap(1, self.1));
        }
    }
}

impl PositionNotation for Heap {
    type Rules = Wrong;

    fn rules(&self) -> &Wrong {
        &self.1
    }

    fn write(&self) -> String {
        self.0.to_string()
    }

    fn read_under(rules: &Wrong, text: &str) -> Result<Self, ReadError> {
        let size = text
            .parse()
            .map_err(|_| ReadError::new(text, Message::new("wrong")))?;
        Ok(Heap(size, *rules))
    }

    fn write_move(&self, _: Side, take: &u32) -> String {
        take.to_string()
    }
}

#[test]
fn wrong_positions_are_caught() {
    let plan = Plan::default();
    check_position(&Heap(7, Wrong::Nothing), plan).unwrap();
    check(&NormalPlay(Heap(7, Wrong::Nothing)), plan).unwrap();
    for (wrong, law) in [
        (Wrong::Components, Law::ComponentsAddUp),
        (Wrong::Rules, Law::RulesStay),
    ] {
        assert_eq!(check_position(&Heap(7, wrong), plan).unwrap_err().law, law);
    }
}
