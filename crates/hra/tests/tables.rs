//! Every game that can be played at a table, played to its end by machines in both languages.

use hra::tables::{GameSetup, Next, Patience, TableView, samples};
use hra::{Language, Words};
use serde_json::json;
use work::{Streams, Work};

/// Ids are words joined by hyphens before a space or the end; a sentence that lacks a wording is written as its id.
fn worded(view: &TableView, text: &str) {
    let raw = [
        "play-", "table-", "ludo-", "heap-", "kalah-", "grids-", "board-", "arimaa-",
    ];
    assert!(!text.is_empty(), "{}", view.position_text);
    for id in raw {
        assert!(!text.contains(id), "{text:?} is not worded");
    }
}

#[test]
fn every_game_is_played_to_its_end_by_its_machines() {
    let work = Work::unlimited();
    for sample in samples() {
        let setup = sample.setup;
        for (number, name) in sample.players.iter().enumerate() {
            for language in Language::ALL {
                let words = Words::new(language);
                let mut random = Streams::new(7).stream("table", number as u64);
                let mut table = setup.open(Patience::Short).unwrap();
                let player = table.player(name).unwrap();
                loop {
                    let view = table.view(&work, words);
                    worded(&view, &view.announcement);
                    assert!(!view.drawing.is_empty());
                    match table.next() {
                        Next::Over(winner) => {
                            assert_eq!(view.winner, winner.map(|seat| seat.0 + 1));
                            break;
                        }
                        Next::Roll => {
                            worded(&view, &words.say(&table.roll(&mut random).unwrap()));
                        }
                        Next::Decide(_) => {
                            for legal in &view.legal {
                                worded(&view, &legal.text);
                            }
                            if view.at < 6 {
                                let hint = table.hint(&work, words).unwrap();
                                worded(&view, &hint.explanation);
                                assert!(view.legal.iter().any(|legal| legal.label == hint.label));
                            }
                            let reply = table.reply(&player, &work, &mut random).unwrap();
                            let labels = view.legal.iter().map(|legal| &legal.label);
                            assert!(labels.into_iter().any(|label| *label == reply.label));
                        }
                    }
                    assert!(view.at < 3000, "{setup:?} with {name} has no end");
                }
            }
        }
    }
}

/// A decision of nobody is none to go back to, and a forced pass is no decision.
#[test]
fn undo_goes_to_a_decision_or_nowhere() {
    let setup: GameSetup = serde_json::from_value(
        json!({"game": "heap", "options": {"rules": "nim", "heaps": [2, 2]}}),
    )
    .unwrap();
    let mut table = setup.open(Patience::Short).unwrap();
    table.play("1 from 1").unwrap();
    table.play("1 from 2").unwrap();
    assert_eq!(table.last_decision(&|seat| seat.0 == 0), Some(0));
    assert_eq!(table.last_decision(&|seat| seat.0 == 1), Some(1));
    assert_eq!(table.last_decision(&|_| false), None);
}

#[test]
fn a_person_is_not_played_by_a_machine() {
    let setup = samples().remove(0).setup;
    let mut table = setup.open(Patience::Short).unwrap();
    let person = table.player("human").unwrap();
    let mut random = Streams::new(1).stream("table", 0);
    assert!(
        table
            .reply(&person, &Work::unlimited(), &mut random)
            .is_err()
    );
    assert_eq!(table.steps().0, 0);
}

/// Both elephants stand free before their rows.
const SET_UP: &str = "g [rrrrrrrrhdcm.cdhe..............................EHDCM.CDHRRRRRRRR]";

fn arimaa(position: &str, control: Option<&str>) -> Box<dyn hra::Table> {
    let house = hra::tables::arimaa::House {
        control: control.map(|text| text.parse().unwrap()),
        programs: std::collections::HashMap::new(),
    };
    let given = hra::answers::arimaa::given(position).unwrap();
    hra::tables::arimaa::seat(Some(given), house, Patience::Short).unwrap()
}

/// Inside a turn one step is taken back; at its beginning, the whole last turn.
#[test]
fn arimaa_is_taken_back_by_steps_and_by_turns() {
    let mut table = arimaa(SET_UP, None);
    table.enter("Eh3n Eh4n").unwrap();
    let at = table.last_decision(&|_| true).unwrap();
    table.go(at).unwrap();
    assert_eq!(table.steps().0, 1);
    table.enter("done").unwrap();
    table.enter("ea6s ea5s done").unwrap();
    let at = table.last_decision(&|seat| seat.0 == 1).unwrap();
    assert_eq!(at, 2, "after Gold's step and the end of its turn");
    table.go(at).unwrap();
    assert_eq!(table.next(), Next::Decide(rules::Seat(1)));
    assert!(!table.begun());
}

/// The third time a position would be created, its creation is neither listed nor accepted; another turn is.
#[test]
fn the_referee_knows_repetition() {
    let mut table = arimaa(SET_UP, None);
    for turn in ["Eh3n done", "ea6s done", "Eh4s done", "ea5n done"].repeat(2) {
        if table.enter(turn).is_err() {
            assert_eq!(turn, "ea5n done");
            table.enter("ea5n").unwrap();
            assert!(!table.menu().labels.contains(&"done".to_owned()));
            table.enter("ea6e done").unwrap();
            return;
        }
    }
    panic!("the starting position was created three times");
}

/// Times are told; who takes longer than the clock allows has lost, and what he played does not count.
#[test]
fn a_late_turn_loses() {
    let mut table = arimaa(SET_UP, Some("10s/0"));
    table.spend(std::time::Duration::from_secs(6));
    table.enter("Eh3n").unwrap();
    table.spend(std::time::Duration::from_secs(6));
    table.enter("done").unwrap();
    assert_eq!(table.next(), Next::Over(Some(rules::Seat(1))));
    let told = table.ending().unwrap();
    let english = Words::new(Language::English);
    assert_eq!(english.say(&told), "Silver wins: Gold ran out of time.");
    assert_eq!(table.steps().1.last().unwrap(), "time");
    table.go(0).unwrap();
    table.spend(std::time::Duration::from_secs(6));
    table.enter("Eh3n done").unwrap();
    assert_eq!(table.next(), Next::Decide(rules::Seat(1)));
}

/// What a record tells is a game that goes on, and is written again.
#[test]
fn a_game_of_arimaa_goes_on_from_its_record() {
    let setup: GameSetup =
        serde_json::from_value(json!({"game": "arimaa", "options": {}})).unwrap();
    let mut table = setup.open(Patience::Short).unwrap();
    for turn in ["2", "1", "Ee2n Ee3n Ee4n Ee5n", "ra7s done"] {
        table.enter(turn).unwrap();
    }
    let kinds = ["human".to_owned(), "hra".to_owned()];
    let ended = hra::tables::Ended {
        players: &kinds,
        names: &kinds,
        moves: table.steps().0,
    };
    let record = table.record(&ended).unwrap();
    assert!(record.contains("2s ra7s"), "{record}");
    let again = json!({"game": "arimaa", "options": {"position": record}});
    let again: GameSetup = serde_json::from_value(again).unwrap();
    let again = again.open(Patience::Short).unwrap();
    assert_eq!(again.steps(), table.steps());
    assert_eq!(again.record(&ended), Some(record));
}

#[test]
fn a_sowing_of_kalaha_is_told_bean_by_bean() {
    let setup = json!({"game": "kalah", "options": {"position": "0,0,0,1,0,9/1,2,3,4,5,6/7,8/s"}});
    let setup: GameSetup = serde_json::from_value(setup).unwrap();
    let mut table = setup.open(Patience::Short).unwrap();
    let view = table.view(&Work::unlimited(), Words::default());
    assert_eq!(
        view.position["letters"],
        json!([
            ["a", "b", "c", "d", "e", "f"],
            ["F", "E", "D", "C", "B", "A"]
        ])
    );
    // d ends in the empty e and takes what lies opposite; f goes round past the other store, which is left out.
    let [d, f] = [0, 1].map(|at| &view.legal[at].structured);
    assert_eq!(d["path"], json!([[1, 5]]));
    assert_eq!(d["captured"], json!([[1, 5], [2, 2]]));
    let far = [[1, 7], [2, 1], [2, 2], [2, 3], [2, 4], [2, 5], [2, 6]];
    assert_eq!(f["path"], json!([&far[..], &[[1, 1], [1, 2]]].concat()));
    assert_eq!(f["captured"], json!([[1, 2], [2, 5]]));
}
