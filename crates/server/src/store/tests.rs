//! What was answered is there, whatever happens to the process, the disk and the file.

use super::*;
use serde_json::{Value, json};
use std::fs;

const PLENTY: Bytes = Bytes(1 << 30);

fn open(folder: &Path) -> Store {
    Store::open(folder, PLENTY).unwrap()
}

fn file(folder: &Path) -> PathBuf {
    folder.join("hra.store")
}

/// A store with some things, and the things.
fn filled(folder: &Path) -> Vec<(u64, Value)> {
    let store = open(folder);
    let mut things = Vec::new();
    for number in 0..12_u64 {
        let item = json!({"name": format!("thing {number}"), "numbers": vec![number; 5]});
        let id = store.change(|change| {
            let id = change.number()?;
            change.put(SAVED, id, &item)?;
            change.put(CONTENTS, id, &item)?;
            Ok(id)
        });
        things.push((id.unwrap(), item));
    }
    things
}

#[test]
fn what_was_put_there_is_there_after_opening_again() {
    let folder = tempfile::tempdir().unwrap();
    let things = filled(folder.path());
    let store = open(folder.path());
    assert_eq!(store.all::<Value>(SAVED).unwrap(), things);
    let last = things.last().unwrap().0;
    assert!(store.change(|change| change.number()).unwrap() > last);
    store.change(|change| change.remove(SAVED, last)).unwrap();
    drop(store);
    let store = open(folder.path());
    assert_eq!(store.get::<Value>(SAVED, last).unwrap(), None);
    assert!(
        store.change(|change| change.number()).unwrap() > last,
        "not given twice"
    );
    assert_eq!(store.notes(), []);
}

#[test]
fn a_change_that_fails_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path());
    let failed: Result<(), Error> = store.change(|change| {
        change.put(SAVED, 1, &json!("half"))?;
        assert!(change.has(SAVED, 1)?, "a change sees itself");
        Err(io::Error::other("on purpose").into())
    });
    assert!(failed.is_err());
    assert_eq!(store.get::<Value>(SAVED, 1).unwrap(), None);
}

#[test]
fn only_one_workbench_has_it() {
    let folder = tempfile::tempdir().unwrap();
    let _store = open(folder.path());
    let second = Store::open(folder.path(), PLENTY);
    assert!(matches!(second, Err(Unopened::InUse(_))));
}

#[test]
fn a_later_version_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = file(folder.path());
    Log::open(&path, KNOWN + 1).unwrap();
    let before = fs::read(&path).unwrap();
    let opened = Store::open(folder.path(), PLENTY);
    assert!(matches!(opened, Err(Unopened::Newer { found, .. }) if found == KNOWN + 1));
    assert_eq!(fs::read(&path).unwrap(), before);
}

/// Killed after any byte: every change is there whole or not at all, and nothing is told.
#[test]
fn a_file_that_breaks_off_holds_what_was_answered() {
    let folder = tempfile::tempdir().unwrap();
    let things = filled(folder.path());
    let whole = fs::read(file(folder.path())).unwrap();
    for length in 0..whole.len() {
        fs::write(file(folder.path()), &whole[..length]).unwrap();
        let store = open(folder.path());
        let found = store.all::<Value>(SAVED).unwrap();
        assert_eq!(found, things[..found.len()], "{length}");
        assert_eq!(store.all::<Value>(CONTENTS).unwrap(), found, "{length}");
        assert_eq!(store.notes(), [], "{length}");
        // And it goes on from there.
        let id = store.change(|change| {
            let id = change.number()?;
            change.put(SAVED, id, &json!("new"))?;
            Ok(id)
        });
        drop(store);
        let kept = open(folder.path()).get::<Value>(SAVED, id.unwrap());
        assert_eq!(kept.unwrap(), Some(json!("new")), "{length}");
    }
}

/// Every byte of the file, one after another: nothing is ever wrong, nothing is lost without a word, no more than one change is.
#[test]
fn a_flipped_byte_anywhere_is_noticed_and_costs_one_thing() {
    let folder = tempfile::tempdir().unwrap();
    let things = filled(folder.path());
    let whole = fs::read(file(folder.path())).unwrap();
    for place in 0..whole.len() {
        let mut bytes = whole.clone();
        bytes[place] ^= 0x41;
        fs::write(file(folder.path()), &bytes).unwrap();
        let store = open(folder.path());
        assert_eq!(store.notes().len(), 1, "{place}");
        for shelf in [SAVED, CONTENTS] {
            let found = store.all::<Value>(shelf).unwrap();
            assert!(found.len() + 1 >= things.len(), "{place}: {}", found.len());
            assert!(found.iter().all(|thing| things.contains(thing)), "{place}");
        }
        drop(store);
        let aside = folder.path().join("hra.store.damaged-1");
        assert_eq!(fs::read(&aside).unwrap(), bytes, "set aside as it was");
        fs::remove_file(&aside).unwrap();
        assert_eq!(open(folder.path()).notes(), [], "told once");
    }
}

#[test]
fn a_thing_that_is_damaged_is_said_to_be_until_it_is_removed() {
    let folder = tempfile::tempdir().unwrap();
    let (id, _) = filled(folder.path())[3];
    let path = file(folder.path());
    let mut bytes = fs::read(&path).unwrap();
    let at = bytes
        .windows(7)
        .rposition(|text| text == b"thing 3")
        .unwrap();
    bytes[at] = b'T';
    fs::write(&path, bytes).unwrap();
    drop(open(folder.path()));
    let store = open(folder.path());
    let found = store.get::<Value>(CONTENTS, id);
    assert!(matches!(found, Err(Error::Damaged { .. })), "{found:?}");
    assert!(store.get::<Value>(SAVED, id).unwrap().is_some());
    assert!(store.change(|change| change.remove(CONTENTS, id)).unwrap());
    assert_eq!(store.get::<Value>(CONTENTS, id).unwrap(), None);
}

/// Pages of zeros, as disks make them, wherever they begin.
#[test]
fn zeroed_pages_are_noticed_and_the_rest_is_served() {
    let folder = tempfile::tempdir().unwrap();
    let things = filled(folder.path());
    let whole = fs::read(file(folder.path())).unwrap();
    for place in (0..whole.len()).step_by(17) {
        let mut bytes = whole.clone();
        let end = (place + 300).min(bytes.len());
        bytes[place..end].fill(0);
        fs::write(file(folder.path()), &bytes).unwrap();
        let store = open(folder.path());
        assert_eq!(store.notes().len(), 1, "{place}");
        let found = store.all::<Value>(SAVED).unwrap();
        assert!(found.len() + 4 >= things.len(), "{place}: {}", found.len());
        assert!(found.iter().all(|thing| things.contains(thing)), "{place}");
    }
}

#[test]
fn a_file_that_is_no_store_is_moved_aside() {
    let folder = tempfile::tempdir().unwrap();
    for (number, content) in [
        vec![0; 5000],
        b"something else, written by somebody".to_vec(),
    ]
    .into_iter()
    .enumerate()
    {
        fs::write(file(folder.path()), &content).unwrap();
        let store = open(folder.path());
        let told = store.notes()[0].to_string();
        assert!(told.contains("unreadable"), "{told}");
        store
            .change(|change| change.put(SAVED, 1, &json!("new")))
            .unwrap();
        drop(store);
        let aside = folder
            .path()
            .join(format!("hra.store.damaged-{}", number + 1));
        assert_eq!(fs::read(aside).unwrap(), content);
    }
}

#[test]
fn what_is_large_is_refused_before_the_store_overflows_and_removing_helps() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path(), Bytes(10_000)).unwrap();
    let large = json!("x".repeat(3000));
    let put = |id| store.change(|change| change.put(CONTENTS, id, &large));
    for id in 1..=3 {
        assert!(!store.room().scarce(), "{id}");
        put(id).unwrap();
    }
    assert!(store.room().scarce(), "told before it is full");
    assert!(matches!(put(4), Err(Error::Quota { .. })));
    store
        .change(|change| change.put(SAVED, 9, &json!("small")))
        .unwrap();
    store.change(|change| change.remove(CONTENTS, 1)).unwrap();
    put(4).unwrap();
}

#[test]
fn a_file_of_old_things_is_written_again() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path());
    let large = json!("x".repeat(1 << 20));
    for _ in 0..30 {
        store
            .change(|change| change.put(CONTENTS, 1, &large))
            .unwrap();
    }
    let length = fs::metadata(file(folder.path())).unwrap().len();
    assert!(length < 8 << 20, "{length}");
    assert_eq!(
        store.get::<Value>(CONTENTS, 1).unwrap(),
        Some(large.clone())
    );
    drop(store);
    let store = open(folder.path());
    assert_eq!(store.get::<Value>(CONTENTS, 1).unwrap(), Some(large));
}

/// The first version was another kind of file.
#[test]
fn a_store_of_the_first_version_is_taken_over() {
    use redb::{Database, TableDefinition};
    let folder = tempfile::tempdir().unwrap();
    let former = folder.path().join("hra.redb");
    let database = Database::create(&former).unwrap();
    let change = database.begin_write().unwrap();
    for shelf in SHELVES {
        let table = TableDefinition::<u64, &[u8]>::new(shelf.name);
        let mut table = change.open_table(table).unwrap();
        table.insert(7, b"\"kept\"".as_slice()).unwrap();
    }
    change.commit().unwrap();
    drop(database);
    let store = open(folder.path());
    for shelf in SHELVES {
        assert_eq!(store.get::<Value>(shelf, 7).unwrap(), Some(json!("kept")));
    }
    assert!(store.change(|change| change.number()).unwrap() > 7);
    assert!(!former.exists());
    drop(store);
    // One that cannot be read is set aside.
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("hra.redb"), vec![7; 20_000]).unwrap();
    let store = open(folder.path());
    assert!(store.notes()[0].to_string().contains("unreadable"));
    assert!(folder.path().join("hra.redb.damaged-1").exists());
}

/// A disk that was full once is forgotten as soon as it is not.
#[test]
fn a_full_disk_costs_the_change_that_did_not_fit_and_no_later_one() {
    let folder = tempfile::tempdir().unwrap();
    let things = filled(folder.path());
    let store = open(folder.path());
    let large = json!("x".repeat(5000));
    let put = |id| store.change(|change| change.put(CONTENTS, id, &large));
    store.lock().disk = Some(fs::metadata(file(folder.path())).unwrap().len() + 1000);
    for id in 100..105 {
        let error = put(id).unwrap_err();
        assert!(error.disk_full(), "{error:?}");
        assert_eq!(
            store.all::<Value>(SAVED).unwrap(),
            things,
            "reading goes on"
        );
        // What fits is kept.
        store.change(|change| change.remove(SESSIONS, 7)).unwrap();
    }
    store.lock().disk = None;
    put(105).unwrap();
    store
        .change(|change| change.remove(SAVED, things[0].0))
        .unwrap();
    drop(store);
    let store = open(folder.path());
    assert_eq!(store.notes(), []);
    assert_eq!(store.get::<Value>(CONTENTS, 105).unwrap(), Some(large));
    assert_eq!(store.get::<Value>(CONTENTS, 104).unwrap(), None);
    assert_eq!(store.all::<Value>(SAVED).unwrap(), things[1..]);
}
