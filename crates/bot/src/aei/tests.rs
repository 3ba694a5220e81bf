//! What the protocol promises, on the state machine alone: no time passes here.

use super::*;
use crate::search::{Engine, Limits};
use arimaa::Colour;
use proptest::prelude::*;
use std::time::Duration;
use work::Stop;

fn protocol() -> Protocol {
    Protocol::new("Hra", Opening::A)
}

fn said(requests: &[Request]) -> Vec<&str> {
    requests
        .iter()
        .filter_map(|request| match request {
            Request::Say(text) => Some(text.as_str()),
            _ => None,
        })
        .collect()
}

/// Carries a thought out, quickly.
fn think(protocol: &mut Protocol, requests: &[Request]) -> Vec<Request> {
    let job = requests.iter().find_map(|request| match request {
        Request::Think(job) => Some(job),
        _ => None,
    });
    let job = job.expect("it was told to think");
    let limits = Limits {
        nodes: Some(2000),
        ..Limits::default()
    };
    let choice =
        Engine::new(1 << 20, 1).think(&job.question, &limits, &Stop::default(), &mut |_| ());
    protocol.thought(job.number, choice)
}

#[test]
fn it_greets_and_is_ready() {
    let mut protocol = protocol();
    let requests = protocol.line("aei");
    let lines = said(&requests);
    assert_eq!(lines.first(), Some(&"protocol-version 1"));
    assert_eq!(lines.last(), Some(&"aeiok"));
    assert_eq!(said(&protocol.line("isready")), ["readyok"]);
}

#[test]
fn a_game_is_set_up_and_played_with_legal_turns() {
    let mut protocol = protocol();
    protocol.line("newgame");
    for _ in 0..6 {
        let requests = protocol.line("go");
        let answer = if protocol.referee().in_setup() {
            requests
        } else {
            think(&mut protocol, &requests)
        };
        let lines = said(&answer);
        let turn = lines[0].strip_prefix("bestmove ").expect(lines[0]);
        assert_eq!(
            said(&protocol.line(&format!("makemove {turn}"))),
            [""; 0],
            "{turn}"
        );
    }
    assert_eq!(protocol.referee().plies().len(), 6);
}

#[test]
fn pondering_answers_only_when_stopped() {
    let mut protocol = protocol();
    protocol.line(&format!("setposition {}", crate::bench::POSITIONS[1].1));
    let requests = protocol.line("go ponder");
    assert_eq!(said(&think(&mut protocol, &requests)), [""; 0]);
    let requests = protocol.line("stop");
    assert!(said(&requests)[0].starts_with("bestmove "));
    // Stopped while the thought is still on its way.
    let requests = protocol.line("go ponder");
    assert!(matches!(protocol.line("stop")[..], [Request::Halt]));
    assert!(said(&think(&mut protocol, &requests))[0].starts_with("bestmove "));
}

#[test]
fn a_thought_that_was_overtaken_is_dropped() {
    let mut protocol = protocol();
    protocol.line(&format!("setposition {}", crate::bench::POSITIONS[1].1));
    let requests = protocol.line("go");
    assert!(matches!(
        protocol.line("newgame")[..],
        [Request::Halt, Request::Forget]
    ));
    assert_eq!(said(&think(&mut protocol, &requests)), [""; 0]);
}

#[test]
fn unknown_options_and_commands_are_logged() {
    let mut protocol = protocol();
    for line in [
        "setoption name nonsense value 7",
        "setoption",
        "setoption name tcmove value soon",
        "setoption name hash value 0",
        "dance",
        "go home",
        "setposition x",
        "makemove Ra1n",
    ] {
        let requests = protocol.line(line);
        assert!(
            said(&requests)[0].starts_with("log "),
            "{line}: {requests:?}"
        );
    }
}

#[test]
fn time_options_count_while_thinking() {
    let mut protocol = protocol();
    protocol.line("setoption name tcmove value 10");
    protocol.line(&format!("setposition {}", crate::bench::POSITIONS[1].1));
    protocol.line("go");
    let requests = protocol.line("setoption name moveused value 9");
    let [Request::Budget(Some(budget))] = requests[..] else {
        panic!("{requests:?}")
    };
    assert!(budget.most < Duration::from_secs(1), "{budget:?}");
}

#[test]
fn without_a_limit_it_thinks_until_stopped() {
    let mut options = Options::default();
    assert!(
        budget(&options, Colour::Gold).is_some(),
        "nobody named a control"
    );
    options.set("tcmove", "0").expect("taken");
    assert_eq!(budget(&options, Colour::Gold), None);
}

#[test]
fn time_that_would_be_lost_is_used_and_other_time_is_saved() {
    let told = |control: &[(&str, &str)]| {
        let mut options = Options::default();
        options.set("tcmove", "2").expect("taken");
        for (name, value) in control {
            options.set(name, value).expect("taken");
        }
        budget(&options, Colour::Gold).expect("a limit")
    };
    let saving = |told: Budget| told.clear < told.enough && told.enough < told.most;
    let lost = told(&[("tcpercent", "0")]);
    assert!(lost.enough == lost.most && lost.clear == lost.most);
    assert!(saving(told(&[("tcpercent", "100")])));
    assert!(saving(told(&[("tcpercent", "0"), ("tctotal", "600")])));
    // The time of the move is used where the reserve is full, and the reserve itself only as far as it was before.
    let full = |reserve| told(&[("tcpercent", "100"), ("tcmax", "10"), ("greserve", reserve)]);
    assert!(saving(full("9")));
    let Budget { enough, most, .. } = full("10");
    assert!(
        enough == Duration::from_secs(2) && most > enough,
        "{enough:?} of {most:?}"
    );
    assert!(saving(told(&[("tcpercent", "0"), ("greserve", "60")])));
    // A limit of the move alone is time as well, and a move that is under way has used some of it.
    let alone = told(&[("tcmove", "0"), ("tcturntime", "10"), ("tcpercent", "100")]);
    assert!(alone.enough > Duration::from_secs(3), "{alone:?}");
    let begun = |used| told(&[("greserve", "60"), ("moveused", used)]).enough;
    assert_eq!(begun("3") + Duration::from_secs(3), begun("0"));
}

proptest! {
    /// Whatever the control, the answer comes before the flag falls.
    #[test]
    fn every_time_control_is_obeyed_with_a_margin(
        per_move in 0u64..200_000, reserve in 0u64..1_000_000, own: Option<u16>, turn in 0u64..100_000,
        total in 0u64..5_000_000, used in 0u64..1_000_000, gone in 0u64..1000,
    ) {
        let mut options = Options::default();
        let text = |milliseconds: u64| format!("{}", milliseconds as f64 / 1000.0);
        for (name, value) in [("tcmove", per_move), ("tcreserve", reserve), ("tcturntime", turn), ("tctotal", total), ("gused", used), ("moveused", gone)] {
            prop_assert!(options.set(name, &text(value)).is_ok());
        }
        if let Some(own) = own {
            prop_assert!(options.set("greserve", &text(u64::from(own))).is_ok());
        }
        if let Some(budget) = budget(&options, Colour::Gold) {
            let reserve = own.map_or(reserve, u64::from);
            let most = budget.most.as_millis() as u64;
            let mut flag = if per_move + reserve > 0 { per_move + reserve } else { u64::MAX };
            if turn > 0 {
                flag = flag.min(turn);
            }
            if total > 0 {
                flag = flag.min(total.saturating_sub(used));
            }
            prop_assert!(budget.clear <= budget.enough && budget.enough <= budget.most);
            // Below a few hundredths of a second nothing can be promised.
            if flag > 60 + gone {
                prop_assert!(most + gone + 15 <= flag, "{most} + {gone} of {flag}");
            }
        }
    }

    #[test]
    fn garbage_never_panics(lines in prop::collection::vec("(setposition [gs] \\[[RCDHMErcdhme .]{60,66}\\]|setoption name (tcmove|hash|depth|greserve|x) value [-0-9.e]{0,6}|makemove ([RCDHMErcdhme][a-i][0-9][nsewx]? ){0,5}|go|go ponder|stop|newgame|aei|\\PC{0,30})", 0..12)) {
        let mut protocol = protocol();
        for line in lines {
            for request in protocol.line(&line) {
                if let Request::Think(job) = request {
                    let _ = protocol.thought(job.number, None);
                }
            }
        }
    }
}
