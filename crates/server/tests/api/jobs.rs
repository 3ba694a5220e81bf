//! Long work: watched, given up, and found again.

use crate::client::Workbench;
use crate::limits::endless;
use serde_json::{Value, json};

fn begin(workbench: &Workbench, input: Value) -> u64 {
    let job = workbench.told("/api/jobs", &json!({"kind": "heap-solve", "input": input}));
    job["id"].as_u64().unwrap()
}

#[test]
fn a_job_gives_the_answer_that_asking_gives() {
    let workbench = Workbench::start();
    let question = json!({"rules": "wythoff", "heaps": [5, 8, 9]});
    let id = begin(&workbench, question.clone());
    let ended = workbench.finished(id);
    assert_eq!(ended["state"], "done");
    assert_eq!(
        ended["result"],
        workbench.told("/api/heap/solve", &question)
    );
    let again = workbench.get(&format!("/api/jobs/{id}")).json();
    assert_eq!(again["result"], ended["result"]);
    let listed = workbench.get("/api/jobs").json();
    assert_eq!(listed[0]["id"], id);
    assert_eq!(listed[0]["result"], Value::Null);
}

#[test]
fn a_running_job_tells_how_far_it_is_and_stops_when_asked() {
    let workbench = Workbench::start();
    let id = begin(&workbench, endless());
    let path = format!("/api/jobs/{id}");
    let mut asked = false;
    let events = workbench.events(&format!("{path}/events"), |name, job| {
        if name == "progress" && job["progress"]["done"].as_u64() > Some(0) && !asked {
            asked = true;
            assert_eq!(job["state"], "running");
            assert!(!job["progress"]["message"].as_str().unwrap().is_empty());
            assert_eq!(workbench.send("DELETE", &path, &Value::Null).status, 409);
            workbench.told(&format!("{path}/abort"), &Value::Null);
        }
    });
    let (name, last) = events.last().unwrap();
    assert_eq!((name.as_str(), &last["state"]), ("done", &json!("aborted")));
    assert!(
        events
            .iter()
            .rev()
            .skip(1)
            .all(|(name, _)| name == "progress")
    );
    // Aborting what is over changes nothing; resuming begins again; removing forgets.
    assert_eq!(
        workbench.told(&format!("{path}/abort"), &Value::Null)["state"],
        "aborted"
    );
    let resumed = workbench.told(&format!("{path}/resume"), &Value::Null);
    assert_eq!(resumed["resumed"], true);
    assert_eq!(
        workbench
            .post(&format!("{path}/resume"), &Value::Null)
            .code(),
        "not_stopped"
    );
    workbench.told(&format!("{path}/abort"), &Value::Null);
    assert_eq!(workbench.finished(id)["state"], "aborted");
    assert_eq!(workbench.send("DELETE", &path, &Value::Null).status, 204);
    for gone in [path.clone(), format!("{path}/events")] {
        assert_eq!(workbench.get(&gone).status, 404);
    }
}

#[test]
fn what_nobody_watches_any_more_is_stopped_and_can_be_resumed() {
    // No patience at all: whoever is not there has left.
    let workbench = Workbench::start();
    let begin = |watched: bool| {
        let question = json!({"kind": "heap-solve", "input": endless(), "watched": watched});
        let job = workbench.told("/api/jobs", &question);
        job["id"].as_u64().unwrap()
    };
    // One that works, and one that waits behind it; the third is for nobody in particular.
    let left = [begin(true), begin(true)];
    let kept = begin(false);
    // There is one worker: when the third is begun, the others are over. It does not mind that nobody looks.
    workbench.events(&format!("/api/jobs/{kept}/events"), |_, job| {
        if job["state"] == "running" {
            workbench.told(&format!("/api/jobs/{kept}/abort"), &Value::Null);
        }
    });
    for id in left {
        let ended = workbench.get(&format!("/api/jobs/{id}")).json();
        assert_eq!(ended["state"], "interrupted", "{ended}");
        assert_eq!(ended["error"]["code"], "unwatched", "{ended}");
    }
    let kept = workbench.get(&format!("/api/jobs/{kept}")).json();
    assert_eq!(kept["state"], "aborted", "{kept}");
    let resumed = workbench.told(&format!("/api/jobs/{}/resume", left[0]), &Value::Null);
    assert_eq!(resumed["resumed"], true);
    workbench.told(&format!("/api/jobs/{}/abort", left[0]), &Value::Null);
}

#[test]
fn a_job_that_waits_can_be_given_up() {
    let workbench = Workbench::start();
    let first = begin(&workbench, endless());
    let second = begin(&workbench, endless());
    let aborted = workbench.told(&format!("/api/jobs/{second}/abort"), &Value::Null);
    assert_eq!(aborted["state"], "aborted");
    workbench.told(&format!("/api/jobs/{first}/abort"), &Value::Null);
    assert_eq!(workbench.finished(first)["state"], "aborted");
}

#[test]
fn what_was_done_and_what_waited_is_there_after_a_restart() {
    let workbench = Workbench::start();
    let done = begin(&workbench, json!({"rules": "nim", "heaps": [3, 4, 5]}));
    let result = workbench.finished(done)["result"].clone();
    let running = begin(&workbench, endless());
    workbench.events(&format!("/api/jobs/{running}/events"), {
        let workbench = &workbench;
        let mut told = false;
        move |_, job| {
            // Seen running: now somebody wants it to stop, so that the stream ends.
            if job["state"] == "running" && !told {
                told = true;
                workbench.told(&format!("/api/jobs/{running}/abort"), &Value::Null);
            }
        }
    });
    workbench.told(&format!("/api/jobs/{running}/resume"), &Value::Null);
    // What only waits when the server ends waits again, and never ends.
    workbench.seen(running, |job| job["state"] == "running");
    let waiting = begin(&workbench, json!({"rules": "nim", "heaps": [1, 1]}));
    let workbench = workbench.restart();
    assert_eq!(
        workbench.get(&format!("/api/jobs/{done}")).json()["result"],
        result
    );
    // It waited behind the one that was running, and is done now.
    assert_eq!(workbench.finished(waiting)["state"], "done");
    let interrupted = workbench
        .get(&format!("/api/jobs/{running}?lang=cs"))
        .json();
    assert_eq!(interrupted["state"], "interrupted");
    let message = interrupted["error"]["message"].as_str().unwrap();
    assert!(message.contains("úloha"), "{message}");
}

/// A job that keeps what it found goes on by itself after a restart.
#[test]
fn ludo_goes_on_after_a_restart() {
    let workbench = Workbench::start();
    let small = json!({"players": 2, "pieces": 1, "fields": 8});
    let job = workbench.told("/api/jobs", &json!({"kind": "ludo-solve", "input": small}));
    let solved = workbench.told("/api/ludo/solve", &small);
    let ended = workbench.finished(job["id"].as_u64().unwrap());
    assert_eq!(ended["result"]["probability"], solved["probability"]);
    // Minutes of work.
    let large = json!({"players": 2, "pieces": 4, "fields": 14});
    let job = workbench.told("/api/jobs", &json!({"kind": "ludo-solve", "input": large}));
    let id = job["id"].as_u64().unwrap();
    let begun = |workbench: &Workbench| workbench.seen(id, |job| job["state"] != "queued");
    let first = begun(&workbench);
    assert_eq!(
        (&first["state"], &first["resumed"]),
        (&json!("running"), &json!(false))
    );
    let workbench = workbench.restart();
    let second = begun(&workbench);
    assert_eq!(
        (&second["state"], &second["resumed"]),
        (&json!("running"), &json!(true))
    );
    workbench.told(&format!("/api/jobs/{id}/abort"), &Value::Null);
    assert_eq!(workbench.finished(id)["state"], "aborted");
}

/// It would take far longer than the test, so that whoever stops it is never too late.
#[test]
fn a_tournament_shows_how_it_stands_and_goes_on_where_it_was_stopped() {
    const GAMES: u64 = 1_000_000_000;
    let workbench = Workbench::start();
    let question = json!({"players": ["1", "5"], "games": GAMES});
    let job = json!({"kind": "kalah-tournament", "input": question});
    let id = workbench.told("/api/jobs", &job)["id"].as_u64().unwrap();
    let path = format!("/api/jobs/{id}");
    let stopped_after = |least: u64| {
        // Progress counts games of parts that a stop gives up; what was found so far has whole parts only.
        let found = || workbench.get(&path).json()["so_far"]["pairings"][0]["games"].as_u64();
        workbench.seen(id, |_| found() > Some(least));
        workbench.told(&format!("{path}/abort"), &Value::Null);
        assert_eq!(workbench.finished(id)["state"], "aborted");
        workbench.get(&path).json()["so_far"]["pairings"][0].clone()
    };
    let first = stopped_after(100_000);
    let games = first["games"].as_u64().unwrap();
    assert!(games > 0, "{first}");
    let total: u64 = first["differences"]
        .as_object()
        .unwrap()
        .values()
        .map(|count| count.as_u64().unwrap())
        .sum();
    assert_eq!(
        (total, &first["differences"]["0"]),
        (games, &first["draws"])
    );
    workbench.told(&format!("{path}/resume"), &Value::Null);
    let begun = workbench.seen(id, |job| {
        job["state"] == "running" && job["progress"]["done"].is_u64()
    });
    assert!(
        begun["progress"]["done"].as_u64() >= Some(games),
        "went on from {begun}, had {games}"
    );
    let second = stopped_after(games);
    assert!(second["games"].as_u64() > Some(games), "{second}");
}
