//! A database built by several ranks is the one of a single process, bit for bit, whatever their number, in memory and from disk, stopped or not.

use kalah::archive::{self, ArchiveError};
use kalah::together::{Effort, Lower, build};
use kalah::{Remaining, Rules};
use ranks::threads;
use std::io::{self, Cursor, Read, Seek, SeekFrom, Write};
use std::sync::{Arc, Mutex};
use work::Work;

const MINE: (usize, Rules, u16) = (6, Rules::THESIS, 12);

/// A file that all ranks see, each with its own place in it.
#[derive(Clone, Default)]
struct Shared {
    content: Arc<Mutex<Vec<u8>>>,
    at: u64,
    /// After so many bytes the disk is full.
    most: Option<usize>,
}

impl Shared {
    fn with<T>(
        &mut self,
        act: impl FnOnce(&mut Cursor<&mut Vec<u8>>) -> io::Result<T>,
    ) -> io::Result<T> {
        let mut content = self.content.lock().unwrap();
        let mut cursor = Cursor::new(&mut *content);
        cursor.set_position(self.at);
        let done = act(&mut cursor);
        self.at = cursor.position();
        done
    }

    fn whole(&self) -> Vec<u8> {
        self.content.lock().unwrap().clone()
    }
}

impl Read for Shared {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        self.with(|cursor| cursor.read(into))
    }
}

impl Write for Shared {
    fn write(&mut self, from: &[u8]) -> io::Result<usize> {
        if self
            .most
            .is_some_and(|most| self.at as usize + from.len() > most)
        {
            return Err(io::ErrorKind::StorageFull.into());
        }
        self.with(|cursor| cursor.write(from))
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Seek for Shared {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        self.with(|cursor| cursor.seek(to))
    }
}

fn single((length, rules, beans): (usize, Rules, u16)) -> Vec<u8> {
    let mut file = Cursor::new(Vec::new());
    archive::build(&Work::unlimited(), &mut file, length, rules, beans).unwrap();
    file.into_inner()
}

fn several(
    count: usize,
    what: (usize, Rules, u16),
    lower: Lower,
    file: &Shared,
) -> Vec<Result<Effort, ArchiveError>> {
    threads(count, |ranks| {
        let built = build(ranks, &mut file.clone(), what, lower, &Work::unlimited());
        built.map(|(_, effort)| effort)
    })
}

#[test]
fn twelve_beans_are_the_same_bit_for_bit() {
    let wanted = single(MINE);
    for count in [1, 2, 4] {
        for lower in [Lower::InMemory, Lower::OnDisk(100_000)] {
            let file = Shared::default();
            let efforts = several(count, MINE, lower, &file);
            let effort = efforts.into_iter().next().unwrap().unwrap();
            assert!(file.whole() == wanted, "{count} ranks, {lower:?}");
            assert_eq!(effort.boards, 2_704_156);
            assert_eq!(effort.asked == 0, count == 1);
            assert!(
                2 * effort.asked < effort.looked_up,
                "most successors are local: {effort:?}"
            );
        }
    }
}

#[test]
fn other_boards_and_rules_are_the_same_too() {
    let emptier = Rules {
        remaining: Remaining::Emptier,
        ..Rules::STANDARD
    };
    for (length, rules, beans) in [
        (1, Rules::THESIS, 7),
        (2, emptier, 9),
        (4, Rules::STANDARD, 8),
    ] {
        let wanted = single((length, rules, beans));
        for lower in [Lower::InMemory, Lower::OnDisk(1)] {
            let file = Shared::default();
            several(3, (length, rules, beans), lower, &file);
            assert!(file.whole() == wanted, "{length} {rules} {beans} {lower:?}");
        }
    }
}

/// A full disk ends every rank with an error; then any number of ranks goes on with the layers that are whole.
#[test]
fn what_was_built_before_is_gone_on_with_by_another_number_of_ranks() {
    let what = (6, Rules::THESIS, 9);
    let wanted = single(what);
    let mut file = Shared {
        most: Some(wanted.len() / 2),
        ..Shared::default()
    };
    for count in [4, 3] {
        for result in several(count, what, Lower::InMemory, &file) {
            assert!(result.is_err(), "the disk is full");
        }
    }
    file.most = None;
    let done = archive::info(Cursor::new(file.whole())).unwrap().done;
    assert!(done > 2, "{done} layers were kept");
    // A layer that was damaged meanwhile is built again, and those above it.
    file.content.lock().unwrap()[300] ^= 1;
    for result in several(2, what, Lower::OnDisk(1000), &file) {
        assert!(result.unwrap().boards > 100_000);
    }
    assert!(file.whole() == wanted);
    for result in several(4, what, Lower::InMemory, &file) {
        assert_eq!(result.unwrap().boards, 0, "nothing is left to do");
    }
}

#[test]
fn a_file_of_something_else_is_refused_by_all() {
    let file = Shared::default();
    file.content
        .lock()
        .unwrap()
        .extend(b"a letter to a friend, long enough to be read as a head");
    let results = several(2, MINE, Lower::InMemory, &file);
    assert!(matches!(results[0], Err(ArchiveError::Foreign)));
    assert!(matches!(results[1], Err(ArchiveError::Lost(_))));
}
