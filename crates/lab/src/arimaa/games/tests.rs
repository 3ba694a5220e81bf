//! A file of games is read back as it was written; cut anywhere it loses its last game only; damaged anywhere it is refused.

use super::super::selfplay;
use super::*;
use proptest::prelude::*;
use std::sync::LazyLock;
use work::{Halt, Stop, Work};

const GAMES: u64 = 3;

/// Some short games, and the file they make.
static FILE: LazyLock<Vec<u8>> = LazyLock::new(|| played(2, GAMES));

fn played(threads: usize, games: u64) -> Vec<u8> {
    let work = Work::unlimited();
    let head = selfplay::head(&work, 1, 3);
    let mut file = head.write();
    let mut next = 0;
    selfplay::play(&work, &head, 0..games, threads, |game| {
        assert_eq!(game.number, next, "games come in order");
        next += 1;
        file.extend(block(game));
        Ok::<(), super::super::matches::MatchError>(())
    })
    .unwrap();
    file
}

#[test]
fn threads_do_not_matter_and_files_are_read_back() {
    assert_eq!(played(1, GAMES), *FILE);
    let found = read(&FILE).unwrap();
    assert_eq!(found.games.len() as u64, GAMES);
    assert_eq!(found.whole, FILE.len());
    let mut again = found.head.write();
    again.extend(found.games.iter().flat_map(block));
    assert_eq!(again, *FILE);
    for game in &found.games {
        let referee = game.replay().unwrap();
        assert_eq!(referee.plies().len(), game.turns.len());
        let places = game.places();
        let starts: Vec<Field> = places
            .iter()
            .filter(|place| place.left == 4)
            .map(|place| place.field)
            .collect();
        let boards: Vec<Field> = referee.boards().iter().map(Field::from).collect();
        assert_eq!(starts, boards[..boards.len() - 1]);
    }
    let summary = selfplay::summary(&found.games);
    assert_eq!(summary.games, GAMES);
    let sides: u64 = summary.setups.values().map(|one| one.games).sum();
    let won: u64 = summary.setups.values().map(|one| one.won).sum();
    assert_eq!((sides, won), (2 * GAMES, GAMES));
}

#[test]
fn a_file_cut_anywhere_loses_its_last_game_only() {
    let whole = read(&FILE).unwrap();
    let ends: Vec<usize> = whole
        .games
        .iter()
        .scan(HEAD, |end, game| {
            *end += block(game).len();
            Some(*end)
        })
        .collect();
    for cut in HEAD..FILE.len() {
        let found = read(&FILE[..cut]).unwrap();
        let complete = ends.iter().filter(|end| **end <= cut).count();
        assert_eq!(found.games, whole.games[..complete]);
        let end = if complete == 0 {
            HEAD
        } else {
            ends[complete - 1]
        };
        assert_eq!(found.whole, end);
    }
    for cut in 0..HEAD {
        assert!(read(&FILE[..cut]).is_err());
    }
}

#[test]
fn foreign_files_other_versions_and_illegal_games_are_refused() {
    assert_eq!(read(b"HRACHECK").unwrap_err(), GamesError::Foreign);
    let mut other = FILE.clone();
    other[8] = 9;
    assert_eq!(read(&other).unwrap_err(), GamesError::Version(9));
    let mut games = read(&FILE).unwrap().games;
    let file = |game: &Game| {
        let mut file = read(&FILE).unwrap().head.write();
        file.extend(block(game));
        read(&file).map(|found| found.games.len())
    };
    assert_eq!(file(&games[0]), Ok(1));
    assert_eq!(file(&games[1]), Err(GamesError::Damaged(0)), "numbers");
    let mut long = games[0].clone();
    long.turns[1].acts = long.turns[0].acts.clone();
    assert_eq!(file(&long), Err(GamesError::Illegal(0)));
    let mut passed = games[0].clone();
    passed.turns[1].acts = vec![Act::PASS];
    assert_eq!(file(&passed), Err(GamesError::Illegal(0)));
    games[0].ending.winner = games[0].ending.winner.other();
    assert_eq!(file(&games[0]), Err(GamesError::Illegal(0)));
}

#[test]
fn a_stop_ends_the_games() {
    let work = Work {
        stop: Stop::default(),
        ..Work::unlimited()
    };
    let head = selfplay::head(&work, 1, 3);
    let ended = selfplay::play(&work, &head, 0..1000, 2, |_| {
        work.stop.request();
        Ok::<(), super::super::matches::MatchError>(())
    });
    assert!(matches!(
        ended,
        Err(super::super::matches::MatchError::Halt(Halt::Stopped))
    ));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn any_flipped_bit_is_noticed(at: prop::sample::Index, bit in 0..8) {
        let mut file = FILE.clone();
        let at = at.index(file.len());
        file[at] ^= 1u8 << bit;
        prop_assert!(read(&file).is_err());
    }

    #[test]
    fn no_content_makes_it_panic(bytes: Vec<u8>, keep in 0usize..200) {
        // Random bytes behind a sound beginning, with a checksum that fits.
        let found = read(&FILE).unwrap();
        let first = block(&found.games[0]);
        let keep = keep.min(first.len() - 12);
        let mut content = first[8..8 + keep].to_vec();
        content.extend(bytes);
        let length = content.len() as u32;
        let mut file = found.head.write();
        file.extend(length.to_le_bytes());
        file.extend((!length).to_le_bytes());
        file.extend(&content);
        file.extend(crc32fast::hash(&content).to_le_bytes());
        let _ = read(&file);
    }
}
