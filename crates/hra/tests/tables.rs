//! Every game that can be played at a table, played to its end by machines in both languages.

use hra::tables::{GameSetup, Next, Patience, TableView, samples};
use hra::{Language, Words};
use serde_json::json;
use work::{Streams, Work};

/// Ids are words joined by hyphens before a space or the end; a sentence that lacks a wording is written as its id.
fn worded(view: &TableView, text: &str) {
    let raw = [
        "play-", "table-", "ludo-", "heap-", "kalah-", "grids-", "board-",
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
        let every = ["perfect", "random", "student:0.5"]
            .iter()
            .chain(sample.own);
        for (number, name) in every.enumerate() {
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
