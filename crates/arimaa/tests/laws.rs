//! Arimaa obeys the laws of every game; its text is read as it was written.

use arimaa::{
    Arimaa, Board, Clock, Colour, Flag, Setup, State, TimeControl, perft_steps, perft_turns,
};
use proptest::prelude::*;
use rules::conformance::{Plan, check};
use rules::{Game, Notation, perft};
use std::time::Duration;
use work::Work;

fn sharp() -> Board {
    // Much is frozen, pushed and hanging here.
    Board::read("g [r r  r rr h e hr  dcM d    H     mDE     C rR  H  C R R RDR  R R]").unwrap()
}

#[test]
fn it_is_a_game() {
    let plan = Plan {
        playouts: 6,
        longest: None,
        seed: 8,
    };
    for game in [Arimaa::new(), Arimaa::from_position(sharp())] {
        let seen = check(&game, plan).unwrap();
        assert!(seen.moves > 10_000, "{seen:?}");
    }
}

#[test]
fn perft_by_the_trait_is_perft_on_the_board() {
    let work = Work::unlimited();
    let few = Board::read(&format!(
        "g [{}]",
        "e r             C       ".to_owned() + &" ".repeat(31) + "R        "
    ))
    .unwrap();
    for (board, depth) in [(sharp(), 3), (few, 6)] {
        let game = Arimaa::from_position(board);
        let slow = perft(&game, &game.start(), depth);
        assert_eq!(perft_steps(&work, &board, depth), Ok(slow));
    }
}

#[test]
fn perft_of_turns_goes_through_all_turns() {
    let work = Work::unlimited();
    let few = Board::read(&format!(
        "g [{}]",
        "e r             C       ".to_owned() + &" ".repeat(31) + "R        "
    ))
    .unwrap();
    let mut total = 0;
    for reached in arimaa::unique_turns(&few) {
        let over = reached.after.ended().is_some();
        total += if over {
            0
        } else {
            arimaa::count_unique_turns(&reached.after) as u64
        };
    }
    assert_eq!(perft_turns(&work, &few, 2), Ok(total));
}

#[test]
fn a_turn_that_would_restore_the_position_is_not_offered() {
    let game = Arimaa::from_position(
        Board::read(&format!(
            "g [{}R{}r{}E   ]",
            " ".repeat(20),
            " ".repeat(20),
            " ".repeat(18)
        ))
        .unwrap(),
    );
    let mut state: State = game.start();
    for step in ["Ee1n", "Ee2s", "Ee1n"] {
        let chosen = game.read_move(&state, step).unwrap();
        game.play(&mut state, &chosen);
    }
    assert!(game.read_move(&state, "done").is_ok());
    assert!(game.read_move(&state, "Ee2s").is_err());
    assert!(game.read_move(&state, "Ee2n").is_ok());
}

#[test]
fn spellings_of_time_controls() {
    let seconds = Duration::from_secs;
    let read = |text: &str| text.parse::<TimeControl>().unwrap();
    for (text, plain) in [
        ("2/6/100/0/8/6", "2m/6m/100/0/8h/6m"),
        ("0:30/3/100/5/8", "30s/3m/100/5m/8h"),
        ("30s/3/100/5/8", "30s/3m/100/5m/8h"),
        ("2m/6m/100/0/7h13s/0", "2m/6m/100/0/7h13s"),
        ("15s/2m30s/100", "15s/2m30s/100"),
        ("8s/0/0", "8s/0/0"),
        ("0/60/0/0/0", "0/1h/0"),
        (":15/0/100/0/60t", "15s/0/100/0/60t"),
        ("0.2s/0", "0.2s/0/100"),
        ("1d/30d", "1d/30d/100"),
        ("0/0/0/0/0", "0/0/0"),
    ] {
        assert_eq!(read(text).to_string(), plain);
        assert_eq!(read(plain), read(text));
    }
    for wrong in [
        "",
        "2",
        "x/2",
        "2/2/abc",
        "2/2/100/0/5x",
        "1/2/3/4/5/6/7",
        "1-/2",
        "é/2",
    ] {
        assert!(wrong.parse::<TimeControl>().is_err(), "{wrong:?}");
    }
    assert_eq!(read("2/6/100/0/8/6").most_per_move, seconds(360));
}

#[test]
fn the_clock_counts_as_the_archive_does() {
    let seconds = Duration::from_secs;
    let mut clock = Clock::new("15s/2m30s/50/3m/1h/1m".parse().unwrap());
    // Setups cost reserve when they are late and add nothing when they are early.
    assert_eq!(clock.count(Colour::Gold, seconds(5), true), Flag::Fine);
    assert_eq!(clock.reserve(Colour::Gold), seconds(150));
    assert_eq!(clock.allowed(Colour::Silver, true), Some(seconds(60)));
    assert_eq!(clock.count(Colour::Silver, seconds(50), true), Flag::Fine);
    assert_eq!(clock.reserve(Colour::Silver), seconds(150));
    assert_eq!(clock.count(Colour::Gold, seconds(17), false), Flag::Fine);
    assert_eq!(clock.reserve(Colour::Gold), seconds(148));
    assert_eq!(clock.count(Colour::Gold, seconds(5), false), Flag::Fine);
    assert_eq!(clock.reserve(Colour::Gold), seconds(153));
    assert_eq!(clock.allowed(Colour::Gold, false), Some(seconds(60)));
    assert_eq!(
        clock.count(Colour::Silver, seconds(61), false),
        Flag::Fallen(Colour::Silver)
    );
    let mut late = Clock::new("15s/2m30s/50".parse().unwrap());
    assert_eq!(late.count(Colour::Gold, seconds(61), true), Flag::Fine);
    assert_eq!(late.reserve(Colour::Gold), seconds(149));
    let mut short = Clock::new("1m/1m/100/1m/1m30s".parse().unwrap());
    assert_eq!(short.count(Colour::Gold, seconds(50), false), Flag::Fine);
    assert_eq!(
        short.reserve(Colour::Gold),
        seconds(60),
        "the limit of the reserve"
    );
    assert_eq!(short.allowed(Colour::Silver, false), Some(seconds(40)));
    assert_eq!(
        short.count(Colour::Silver, seconds(41), false),
        Flag::GameOver
    );
    assert_eq!(
        Clock::new("0/0/0/0/0".parse().unwrap()).allowed(Colour::Gold, false),
        None
    );
}

#[test]
fn setups_are_read_in_any_order_and_refused_when_wrong() {
    let setup = Setup::from_rows(Colour::Silver, "RRRDDRRR", "RHCMECHR").unwrap();
    assert!(setup.to_string().starts_with("ra8 rb8 rc8 dd8"));
    let mut words: Vec<String> = setup.to_string().split(' ').map(String::from).collect();
    words.reverse();
    assert_eq!(Setup::read(Colour::Silver, &words.join(" ")), Ok(setup));
    assert!(Setup::read(Colour::Gold, &words.join(" ")).is_err());
    assert!(Setup::read(Colour::Silver, &words[1..].join(" ")).is_err());
    words[0] = "rb6".to_owned();
    assert!(Setup::read(Colour::Silver, &words.join(" ")).is_err());
    assert_eq!(Setup::from_rows(Colour::Gold, "RRRRRRRR", "EEHHDDCC"), None);
    assert_eq!(
        Setup::on(&setup.placed(&Board::empty(Colour::Gold)), Colour::Silver),
        Some(setup)
    );
}

proptest! {
    #[test]
    fn readers_never_panic(text in "\\PC{0,80}|[gs] \\[[ RrCcDdHhMmEex.]{60,68}\\]|([1-8 ]\\|[ RrxEe|]{0,20}\n){0,9}|[0-9smhdt:./]{0,30}") {
        if let Ok(board) = Board::read(&text) {
            prop_assert_eq!(Board::read(&board.write_short()), Ok(board));
            let named = format!("2{}\n{}", board.side().letter(), board.write_diagram());
            prop_assert_eq!(Board::read(&named), Ok(board));
        }
        if let Ok(control) = text.parse::<TimeControl>() {
            prop_assert_eq!(control.to_string().parse(), Ok(control));
        }
        let _ = sharp().read_turn(&text);
        let _ = Setup::read(Colour::Gold, &text);
        let _ = Arimaa::new().read_state(&text);
    }
}
