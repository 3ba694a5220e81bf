//! Games at a table, played over HTTP.

use crate::client::Workbench;
use hra::tables::samples;
use serde_json::{Value, json};

fn open(workbench: &Workbench, request: Value) -> (String, Value) {
    let view = workbench.told("/api/sessions", &request);
    (format!("/api/sessions/{}", view["id"]), view)
}

#[test]
fn a_game_is_played_with_steps_back_and_forth() {
    let workbench = Workbench::start();
    let (path, view) = open(
        &workbench,
        json!({"game": "heap", "options": {"rules": "nim", "heaps": [1, 2]}}),
    );
    assert_eq!(view["position"], json!({"heaps": [1, 2]}));
    assert_eq!(view["turn"], json!({"kind": "decide", "seat": 1}));
    assert_eq!(view["legal"].as_array().unwrap().len(), 3);
    let hint = workbench.told(&format!("{path}/hint"), &Value::Null);
    assert_eq!(hint["label"], "1 from 2");
    assert!(!hint["explanation"].as_str().unwrap().is_empty());
    let play = |label: &str| workbench.told(&format!("{path}/moves"), &json!({"label": label}));
    let view = play("1 from 2");
    assert_eq!(view["history"][0]["by"], 1);
    assert!(view["announcement"].as_str().unwrap().contains("Player 2"));
    let wrong = workbench.post(&format!("{path}/moves"), &json!({"label": "9 from 9"}));
    assert_eq!((wrong.status, wrong.code().as_str()), (400, "bad_input"));
    assert!(
        wrong.json()["error"]["accepted"]
            .as_str()
            .unwrap()
            .contains("1 from 1")
    );
    play("1 from 1");
    let over = play("1 from 2");
    assert_eq!((&over["over"], &over["winner"]), (&json!(true), &json!(1)));
    assert_eq!(
        workbench.post(&format!("{path}/hint"), &Value::Null).status,
        400
    );
    assert_eq!(
        workbench.post(&format!("{path}/roll"), &Value::Null).status,
        400
    );
    let back = workbench.told(&format!("{path}/undo"), &Value::Null);
    assert_eq!(
        (&back["at"], back["history"].as_array().unwrap().len()),
        (&json!(2), 3)
    );
    let again = workbench.told(&format!("{path}/redo"), &Value::Null);
    assert_eq!(again["position"], over["position"]);
    let start = workbench.told(&format!("{path}/goto"), &json!({"index": 0}));
    assert_eq!(start["position"], json!({"heaps": [1, 2]}));
    assert_eq!(
        workbench
            .post(&format!("{path}/goto"), &json!({"index": 4}))
            .status,
        400
    );
    // Another move from here: what was taken back is forgotten.
    assert_eq!(play("1 from 1")["history"].as_array().unwrap().len(), 1);
}

#[test]
fn a_session_is_given_by_its_game_and_labels() {
    let workbench = Workbench::start();
    let options =
        json!({"own_rules": "game Nibbles\ntake 1-3 from one heap\nend misere", "heaps": [7, 4]});
    let (path, _) = open(&workbench, json!({"game": "heap", "options": options}));
    for player in ["random", "student:0.5", "perfect", "random"] {
        workbench.told(&format!("{path}/reply"), &json!({"player": player}));
    }
    let view = workbench.told(&format!("{path}/undo"), &Value::Null);
    let labels: Vec<&Value> = view["history"]
        .as_array()
        .unwrap()
        .iter()
        .map(|step| &step["label"])
        .collect();
    let (_, copy) = open(
        &workbench,
        json!({"game": "heap", "options": options, "moves": labels, "at": view["at"]}),
    );
    for key in ["position_text", "history", "legal", "turn", "at", "options"] {
        assert_eq!(view[key], copy[key], "{key}");
    }
    let unknown = workbench.post(&format!("{path}/reply"), &json!({"player": "genius"}));
    assert_eq!(unknown.code(), "bad_input");
    let workbench = workbench.restart();
    let kept = workbench.get(&path).json();
    assert_eq!(kept, view);
    assert_eq!(workbench.send("DELETE", &path, &Value::Null).status, 204);
    assert_eq!(workbench.get(&path).status, 404);
}

/// Against any replies, the machine that plays perfectly wins from a position that can be won.
#[test]
fn the_perfect_player_wins_what_can_be_won() {
    let workbench = Workbench::start();
    for rules in ["nim", "wythoff", "kayles"] {
        for misere in [false, true] {
            let options = json!({"rules": rules, "misere": misere, "heaps": [4, 6]});
            let solved = workbench.told("/api/heap/solve", &options);
            let (path, mut view) = open(&workbench, json!({"game": "heap", "options": options}));
            let winner = if solved["outcome"] == "N" { 1 } else { 2 };
            while view["over"] == false {
                let player = if view["turn"]["seat"] == winner {
                    "perfect"
                } else {
                    "random"
                };
                view = workbench.told(&format!("{path}/reply"), &json!({"player": player}));
            }
            assert_eq!(view["winner"], winner, "{rules} {misere}");
        }
    }
}

/// A whole game of Ludo by dice and machines; live chances are those of solving, and the same seed gives the same game.
#[test]
fn ludo_is_played_with_dice_and_live_chances() {
    let workbench = Workbench::start();
    for (players, names) in [(2, ["perfect", "runner"]), (3, ["careful", "selfish"])] {
        let options = json!({"players": players, "pieces": 1, "fields": 6});
        let request = json!({"game": "ludo", "options": options, "seed": 7});
        let (path, mut view) = open(&workbench, request.clone());
        let mut rolled = 0;
        while view["over"] == false {
            let chances: Vec<f64> = view["insight"]["probabilities"]
                .as_array()
                .unwrap()
                .iter()
                .map(|chance| chance.as_f64().unwrap())
                .collect();
            assert!((chances.iter().sum::<f64>() - 1.0).abs() < 1e-5, "{view}");
            if view["turn"]["kind"] == "chance" {
                rolled += 1;
                assert_eq!(view["legal"].as_array().unwrap().len(), 6);
                if rolled == 1 {
                    let solved = workbench.told("/api/ludo/solve", &options);
                    let expected = solved["probability"].as_f64().unwrap();
                    if players == 2 {
                        assert!((chances[0] - expected).abs() < 1e-6, "{solved}");
                    }
                    assert_eq!(
                        workbench.post(&format!("{path}/reply"), &json!({})).status,
                        400
                    );
                }
                view = workbench.told(&format!("{path}/roll"), &Value::Null);
            } else {
                let name = names[view["turn"]["seat"].as_u64().unwrap() as usize % 2];
                view = workbench.told(&format!("{path}/reply"), &json!({"player": name}));
            }
        }
        assert!(rolled > 1);
        assert_eq!(view["position"]["winner"], view["winner"]);
        let labels: Vec<&Value> = view["history"]
            .as_array()
            .unwrap()
            .iter()
            .map(|step| &step["label"])
            .collect();
        let mut again = request.clone();
        again["moves"] = json!(labels);
        let (other, copy) = open(&workbench, again);
        assert_eq!(copy["position_text"], view["position_text"]);
        workbench.told(&format!("{other}/goto"), &json!({"index": 0}));
        let face = &workbench.told(&format!("{other}/roll"), &Value::Null)["history"][0]["label"];
        assert_eq!(face, labels[0], "the same seed gives the same throw");
    }
}

#[test]
fn a_game_too_big_to_be_solved_is_still_played() {
    let workbench = Workbench::start();
    let options = json!({"players": 4, "pieces": 4, "fields": 40, "position": "0,5,0,0/0,0,0,0/0,0,0,0/0,0,0,0/1:6"});
    let (path, view) = open(&workbench, json!({"game": "ludo", "options": options}));
    assert_eq!(view["insight"], Value::Null);
    assert!(view["legal"].as_array().unwrap().len() > 1);
    let refused = workbench.post(&format!("{path}/reply"), &json!({"player": "perfect"}));
    assert_eq!((refused.status, refused.code().as_str()), (413, "too_big"));
    assert_eq!(
        workbench.post(&format!("{path}/hint"), &Value::Null).status,
        413
    );
    let played = workbench.told(&format!("{path}/reply"), &json!({"player": "hunter"}));
    assert_eq!(played["at"], 1);
    assert_eq!(
        workbench
            .post(&format!("{path}/moves"), &json!({"label": "7"}))
            .status,
        400
    );
}

/// Every game that can be set up is played to its end by machines, over HTTP.
#[test]
fn every_game_is_played_to_its_end() {
    let workbench = Workbench::start();
    for sample in samples() {
        let mut request = serde_json::to_value(&sample.setup).unwrap();
        request["seed"] = json!(3);
        let players = [sample.players[0], sample.players[sample.players.len() - 1]];
        let (path, mut view) = open(&workbench, request);
        while view["over"] == false {
            view = if view["turn"]["kind"] == "chance" {
                workbench.told(&format!("{path}/roll"), &Value::Null)
            } else {
                let seat = view["turn"]["seat"].as_u64().unwrap() as usize;
                let player = players[(seat - 1) % 2];
                workbench.told(&format!("{path}/reply"), &json!({"player": player}))
            };
        }
        assert_eq!(view["turn"]["kind"], "over", "{:?}", sample.setup);
    }
}

/// A whole setup or turn is sent at once or by steps, a step is taken back, and who gives up has lost.
#[test]
fn arimaa_is_played_by_steps_and_by_turns() {
    let workbench = Workbench::start();
    let (path, _) = open(&workbench, json!({"game": "arimaa", "options": {}}));
    let play = |text: &str| workbench.told(&format!("{path}/moves"), &json!({"label": text}));
    let view = play("2");
    assert_eq!(view["at"], 16);
    assert_eq!(view["turn"], json!({"kind": "decide", "seat": 2}));
    assert_eq!(play("1")["position"]["setting_up"], false);
    let view = play("Ee2n Ee3n");
    assert_eq!(view["position"]["taken"], json!(["Ee2n", "Ee3n"]));
    let wrong = workbench.post(&format!("{path}/moves"), &json!({"label": "Ee4n Ra2s"}));
    assert_eq!((wrong.status, wrong.code().as_str()), (400, "bad_input"));
    let view = workbench.told(&format!("{path}/undo"), &Value::Null);
    assert_eq!(view["position"]["taken"], json!(["Ee2n"]));
    let mut view = play("done");
    assert_eq!(view["turn"]["seat"], 2);
    while view["turn"]["seat"] == 2 {
        view = workbench.told(&format!("{path}/reply"), &json!({"player": "nodes:100"}));
    }
    let over = play("resign");
    assert_eq!((&over["over"], &over["winner"]), (&json!(true), &json!(2)));
    let told = over["announcement"].as_str().unwrap();
    assert!(told.contains("Gold resigned"), "{told}");
}
