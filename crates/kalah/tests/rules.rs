//! The laws of the rules: conformance, the mirror, the fast twin, and facts that can be checked by hand.

use kalah::board::{Board, Sower, perft};
use kalah::{Kalah, Lanes, Move, Position, Remaining, Rules};
use proptest::prelude::*;
use rules::conformance::{Plan, Symmetric, check, check_symmetry};
use rules::{Game, Notation, Payoff, Turn};

const VARIANTS: [Rules; 5] = [
    Rules::THESIS,
    Rules::STANDARD,
    Rules {
        pie: true,
        ..Rules::THESIS
    },
    Rules {
        remaining: Remaining::Emptier,
        ..Rules::THESIS
    },
    Rules {
        remaining: Remaining::Emptier,
        pie: true,
        ..Rules::STANDARD
    },
];

#[test]
fn every_variant_conforms() {
    for rules in VARIANTS {
        for (pits, seeds) in [(1, 1), (2, 3), (6, 4), (7, 20), (12, 20)] {
            let game = Kalah::new(pits, seeds, rules).unwrap();
            let plan = Plan {
                playouts: 12,
                longest: Some(20_000),
                seed: 4,
            };
            let seen = check(&game, plan).unwrap();
            assert_eq!(seen.ends, 12, "every game ends");
        }
    }
}

/// The table turned around. (Not with the pie rule, under which South is the first player.)
struct Mirrored(Kalah);

impl Game for Mirrored {
    type State = Position;
    type Move = Move;
    type Dice = rules::Never;
    fn stakes(&self) -> rules::Stakes {
        self.0.stakes()
    }
    fn start(&self) -> Position {
        self.0.start()
    }
    fn turn(&self, state: &Position) -> Turn<rules::Never> {
        self.0.turn(state)
    }
    fn moves(&self, state: &Position, out: &mut Vec<Move>) {
        self.0.moves(state, out);
    }
    fn play(&self, state: &mut Position, chosen: &Move) {
        self.0.play(state, chosen);
    }
    fn land(&self, state: &mut Position, face: rules::Never) {
        self.0.land(state, face);
    }
}

impl Symmetric for Mirrored {
    fn mirror(&self, state: &Position) -> Position {
        state.turned()
    }
    fn mirror_move(&self, _: &Position, chosen: &Move) -> Move {
        *chosen
    }
    fn mirror_payoff(&self, payoff: Payoff) -> Payoff {
        Payoff::zero_sum(-payoff.of(rules::Seat(0)))
    }
}

#[test]
fn the_mirror_image_plays_alike() {
    for rules in [Rules::THESIS, Rules::STANDARD] {
        let game = Mirrored(Kalah::new(6, 4, rules).unwrap());
        check_symmetry(&game, Plan::default()).unwrap();
    }
}

/// One sowing on the packed board, seen again as a position.
fn agree<L: Lanes>(position: &Position, rules: Rules) {
    let sower = Sower::<L>::new(position.length(), position.in_pits(), rules);
    let board = Board::<L>::from_position(position);
    assert_eq!(board.beans(), position.in_pits());
    assert_eq!(board.is_over(), position.is_over());
    if board.is_over() {
        return;
    }
    for pit in 0..position.length() {
        if position.row(position.mover())[pit] == 0 {
            continue;
        }
        let mut slow = position.clone();
        let sown = slow.sow(pit, rules);
        let fast = sower.sow(board, pit);
        assert_eq!(fast.again, sown.again, "{position} {pit}");
        assert_eq!(fast.captured, sown.capture.is_some());
        assert_eq!(fast.gain, sown.store - position.store(position.mover()));
        assert_eq!(fast.board.is_over(), sown.over);
        if sown.over {
            let me = position.mover();
            let ahead = |p: &Position| p.store(me) as i16 - p.store(me.next(2)) as i16;
            let swept = sower.swept(fast.board);
            assert_eq!(ahead(position) + fast.gain as i16 + swept, ahead(&slow));
        } else {
            let next = if fast.again {
                fast.board
            } else {
                fast.board.swapped()
            };
            assert_eq!(next, Board::<L>::from_position(&slow), "{position} {pit}");
        }
    }
}

fn any_position(longest: usize, most: u16) -> impl Strategy<Value = Position> {
    (1..=longest).prop_flat_map(move |length| {
        let row = || prop::collection::vec(prop_oneof![Just(0), 0..=most], length);
        (row(), row(), 0u8..2).prop_map(|(south, north, mover)| {
            Position::new(&south, &north, [3, 1], rules::Seat(mover), false).unwrap()
        })
    })
}

proptest! {
    #[test]
    fn fast_and_slow_boards_agree_on_small_boards(position in any_position(8, 15), variant in 0..5usize) {
        agree::<u64>(&position, VARIANTS[variant]);
        agree::<u128>(&position, VARIANTS[variant]);
    }

    #[test]
    fn fast_and_slow_boards_agree_on_large_boards(position in any_position(12, 19), variant in 0..5usize) {
        agree::<u128>(&position, VARIANTS[variant]);
    }

    #[test]
    fn positions_are_read_as_written(position in any_position(12, 19)) {
        prop_assert_eq!(position.to_string().parse(), Ok(position));
    }

    #[test]
    fn readers_never_panic(text in "\\PC{0,30}", digits in "[0-9,/sn-]{0,40}") {
        let game = Kalah::new(6, 4, Rules::THESIS).unwrap();
        let _ = (text.parse::<Position>(), digits.parse::<Position>(), text.parse::<Rules>());
        let _ = game.understand(&game.start(), &text);
    }
}

#[test]
fn perft_of_both_twins() {
    // Counted by the slow rules and by the packed board, which share no code.
    for (pits, seeds, depth) in [(6, 4, 6), (4, 2, 9), (7, 3, 5), (1, 2, 3)] {
        let game = Kalah::new(pits, seeds, Rules::THESIS).unwrap();
        let start = game.start();
        let fast = Sower::<u64>::new(pits, game.total(), Rules::THESIS);
        for depth in 0..=depth {
            assert_eq!(
                rules::perft(&game, &start, depth),
                perft(&fast, Board::from_position(&start), depth)
            );
        }
    }
}

#[test]
fn beans_are_never_lost() {
    let mut stream = work::Streams::new(1).stream("beans", 0);
    let game = Kalah::new(5, 7, Rules::STANDARD).unwrap();
    for _ in 0..50 {
        let mut state = game.start();
        while !state.is_over() {
            let mut moves = Vec::new();
            game.moves(&state, &mut moves);
            let chosen = moves[stream.random_range(0..moves.len())];
            game.play(&mut state, &chosen);
            assert_eq!(state.total(), 70);
        }
    }
}

#[test]
fn last_beans() {
    let game = Kalah::new(6, 4, Rules::THESIS).unwrap();
    let after = |text: &str, letter: &str, rules: Rules| {
        let state: Position = text.parse().unwrap();
        let game = Kalah::from(state.clone(), rules);
        let chosen = game.read_move(&state, letter).unwrap();
        let mut next = state.clone();
        game.play(&mut next, &chosen);
        (game.describe(&state, chosen), next.to_string())
    };
    assert_eq!(game.labels(&game.start()), ["a", "b", "c", "d", "e", "f"]);
    // Thirteen beans come round to the pit they came from, which is empty by then: a capture.
    let (text, next) = after("13,0,0,0,0,0/0,0,0,0,0,2/0,0/s", "a", Rules::THESIS);
    assert_eq!(text, "a[a](3)");
    assert_eq!(next, "0,1,1,1,1,1/0,1,1,1,1,3/3,0/n");
    // Opposite pit empty: taken in the thesis, not in standard play.
    let empty = "0,0,0,1,0,0/3,0,0,0,0,0/0,0/s";
    assert_eq!(after(empty, "d", Rules::THESIS).0, "d[e](1)");
    assert_eq!(after(empty, "d", Rules::STANDARD).0, "d(0)");
    // A kalah-move that empties the own row ends the game; the rest goes to its owner, or not.
    let last = "0,0,0,0,0,1/2,0,0,0,0,0/9,9/s";
    assert_eq!(
        after(last, "f", Rules::THESIS).1,
        "0,0,0,0,0,0/0,0,0,0,0,0/10,11/s"
    );
    let emptier = VARIANTS[3];
    assert_eq!(
        after(last, "f", emptier).1,
        "0,0,0,0,0,0/0,0,0,0,0,0/12,9/s"
    );
}

#[test]
fn the_pie_rule_turns_the_board_once() {
    let game = Kalah::new(6, 4, VARIANTS[2]).unwrap();
    let mut state = game.start();
    assert!(!game.labels(&state).contains(&"swap".to_owned()));
    for text in ["c+", "a"] {
        let chosen = game.read_move(&state, text).unwrap();
        game.play(&mut state, &chosen);
    }
    let mut turned = state.clone();
    let swap = game.read_move(&state, "swap").unwrap();
    game.play(&mut turned, &swap);
    assert_eq!(turned.to_string(), "4,4,4,4,4,4/5,6,6,1,5,0/0,1/s");
    assert!(game.read_move(&turned, "swap").is_err());
}

/// The path of the beans, the capture and the remaining beans together are the sowing.
#[test]
fn beans_that_fall_along_the_path_make_the_sowing() {
    let mut random = work::Streams::new(3).stream("path", 0);
    let (mut captures, mut laps) = (0, 0);
    for rules in VARIANTS {
        for (pits, seeds) in [(1, 3), (3, 2), (6, 4), (4, 12)] {
            let game = Kalah::new(pits, seeds, rules).unwrap();
            let mut state = game.start();
            let mut moves = Vec::new();
            for _ in 0..40 {
                moves.clear();
                if state.is_over() {
                    break;
                }
                game.moves(&state, &mut moves);
                let chosen = moves[random.random_range(0..moves.len())];
                if let Move::Sow(pit) = chosen {
                    let pit = usize::from(pit);
                    let mut rows = [0, 1].map(|seat| state.row(rules::Seat(seat)).to_vec());
                    let mut stores = [0, 1].map(|seat| state.store(rules::Seat(seat)));
                    let mover = state.mover();
                    let path = state.path(pit);
                    assert_eq!(path.len(), usize::from(rows[mover.index()][pit]));
                    laps += usize::from(path.len() > 2 * pits + 1);
                    rows[mover.index()][pit] = 0;
                    for (seat, place) in path {
                        match rows[seat.index()].get_mut(place) {
                            Some(beans) => *beans += 1,
                            None => {
                                assert_eq!((seat, place), (mover, pits), "only the own store");
                                stores[seat.index()] += 1;
                            }
                        }
                    }
                    let mut after = state.clone();
                    let sown = after.sow(pit, rules);
                    if let Some(last) = sown.capture.map(usize::from) {
                        captures += 1;
                        let own = std::mem::take(&mut rows[mover.index()][last]);
                        let other = &mut rows[1 - mover.index()][pits - 1 - last];
                        stores[mover.index()] += own + std::mem::take(other);
                    }
                    assert_eq!(stores[mover.index()], sown.store);
                    if !sown.over {
                        assert_eq!(
                            rows,
                            [0, 1].map(|seat| after.row(rules::Seat(seat)).to_vec())
                        );
                    }
                }
                game.play(&mut state, &chosen);
            }
        }
    }
    assert!(
        captures > 10 && laps > 0,
        "{captures} captures, {laps} laps"
    );
}
