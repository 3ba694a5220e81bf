//! What somebody saves is there until he removes it.

use crate::client::Workbench;
use serde_json::{Value, json};

#[test]
fn things_are_saved_listed_changed_and_removed() {
    let workbench = Workbench::start();
    let graph =
        json!({"kind": "graph", "name": "Příklad 1", "content": {"vertices": [1, 2], "x": 0.1}});
    let game = json!({"kind": "game", "name": "Nim", "content": {"moves": ["1 from 2"]}});
    let graph_id = workbench.told("/api/saved", &graph)["id"].as_u64().unwrap();
    let game_id = workbench.told("/api/saved", &game)["id"].as_u64().unwrap();
    let whole = workbench.get(&format!("/api/saved/{graph_id}")).json();
    assert_eq!(whole["content"], graph["content"]);
    assert_eq!(whole["name"], graph["name"]);
    let all = workbench.get("/api/saved").json();
    assert_eq!(all.as_array().unwrap().len(), 2);
    let games = workbench.get("/api/saved?kind=game").json();
    assert_eq!(
        (games.as_array().unwrap().len(), &games[0]["id"]),
        (1, &json!(game_id))
    );
    assert_eq!(
        workbench.get("/api/saved?kind=nonsense").code(),
        "bad_input"
    );
    let path = format!("/api/saved/{game_id}");
    let changed = json!({"kind": "game", "name": "Nim again", "content": [1]});
    assert_eq!(workbench.send("PUT", &path, &changed).status, 200);
    let workbench = workbench.restart();
    let whole = workbench.get(&path).json();
    assert_eq!(
        (&whole["name"], &whole["content"]),
        (&changed["name"], &changed["content"])
    );
    assert_eq!(workbench.send("DELETE", &path, &Value::Null).status, 204);
    for method in ["GET", "DELETE"] {
        assert_eq!(
            workbench.send(method, &path, &Value::Null).code(),
            "not_found"
        );
    }
    assert_eq!(workbench.send("PUT", &path, &changed).code(), "not_found");
}

/// A disk that gave a wrong byte: the workbench starts, says so, and has everything else.
#[test]
fn damage_is_told_and_the_rest_is_served() {
    let workbench = Workbench::start();
    let save = |name: &str| {
        let thing = json!({"kind": "game", "name": name, "content": {"text": name}});
        workbench.told("/api/saved", &thing)["id"].as_u64().unwrap()
    };
    let ids = ["first", "second", "third"].map(save);
    let workbench = workbench.restart_after(|data| {
        let path = data.join("hra.store");
        let mut bytes = std::fs::read(&path).unwrap();
        let at = bytes
            .windows(6)
            .rposition(|text| text == b"second")
            .unwrap();
        bytes[at] ^= 1;
        std::fs::write(path, bytes).unwrap();
    });
    let notes = workbench.get("/api/store?lang=cs").json()["notes"].clone();
    assert!(notes[0].as_str().unwrap().contains("poškozená"), "{notes}");
    let get = |id: u64| workbench.get(&format!("/api/saved/{id}"));
    let damaged = get(ids[1]);
    assert_eq!((damaged.status, damaged.code().as_str()), (500, "damaged"));
    for (id, name) in [(ids[0], "first"), (ids[2], "third")] {
        assert_eq!(get(id).json()["content"]["text"], name);
    }
    let path = format!("/api/saved/{}", ids[1]);
    assert_eq!(workbench.send("DELETE", &path, &Value::Null).status, 204);
    let workbench = workbench.restart();
    assert_eq!(workbench.get("/api/store").json()["notes"], json!([]));
    assert_eq!(
        workbench.get("/api/saved").json().as_array().unwrap().len(),
        2
    );
}
