//! Several ranks keep what one process keeps, bit for bit, whatever their number, in memory and from disk, stopped or not.

use ludo::cells::{Cells, Fresh, Narrow, Wide};
use ludo::duel::together::{Effort, Setting, solve};
use ludo::keep::{Keeper, SolveError};
use ludo::paged::Pool;
use ludo::{Board, Ludo, Solved, Variant};
use ranks::{Ranks, threads};
use rules::Game;
use say::{Message, Told};
use std::collections::BTreeMap;
use std::io::Cursor;
use std::sync::{Arc, Mutex};
use work::Work;
use work::keep::Piece;

/// What is kept, by whoever keeps it.
#[derive(Clone, Default)]
struct Shelf {
    kept: Arc<Mutex<BTreeMap<String, Vec<u8>>>>,
    /// How often something may still be kept before the disk is full.
    left: Option<Arc<Mutex<u32>>>,
}

impl Keeper for Shelf {
    fn load(&mut self, piece: &Piece<'_>) -> Result<Option<Vec<u8>>, Told> {
        let key = format!("{} {}", piece.name, piece.question);
        Ok(self.kept.lock().unwrap().get(&key).cloned())
    }

    fn save(&mut self, piece: &Piece<'_>, payload: &[u8]) -> Result<(), Told> {
        if let Some(left) = &self.left {
            let mut left = left.lock().unwrap();
            *left = left
                .checked_sub(1)
                .ok_or(Told::other(Message::new("full")))?;
        }
        let key = format!("{} {}", piece.name, piece.question);
        self.kept.lock().unwrap().insert(key, payload.to_vec());
        Ok(())
    }

    fn due(&mut self) -> bool {
        false
    }
}

impl Shelf {
    fn all(&self) -> BTreeMap<String, Vec<u8>> {
        self.kept.lock().unwrap().clone()
    }
}

fn game(pieces: u64, fields: u64, variant: &str) -> Ludo {
    Ludo::new(
        Board::new(2, pieces, fields).unwrap(),
        variant.parse().unwrap(),
    )
}

/// What one process keeps and finds.
fn single(game: &Ludo, epsilon: f64) -> (BTreeMap<String, Vec<u8>>, [f64; 2]) {
    let mut shelf = Shelf::default();
    let solved = Solved::new(
        game,
        &game.start(),
        0,
        epsilon,
        &mut shelf,
        &Work::unlimited(),
    );
    let chance = solved.unwrap().value(&game.start());
    (shelf.all(), [chance.lower, chance.upper])
}

fn in_memory<C: Fresh>(
    count: usize,
    game: &Ludo,
    epsilon: f64,
    shelf: &Shelf,
) -> Vec<Result<([f64; 2], Effort), SolveError>> {
    threads(count, |ranks| {
        let setting = Setting {
            make: &C::unknown,
            check: &|| Ok(()),
            every: 3,
        };
        found(ranks, game, epsilon, &setting, shelf)
    })
}

fn from_disk(
    count: usize,
    game: &Ludo,
    epsilon: f64,
    shelf: &Shelf,
) -> Vec<Result<([f64; 2], Effort), SolveError>> {
    threads(count, |ranks| {
        // Far less than what is solved.
        let pool = Pool::new(Box::new(Cursor::new(Vec::new())), 40 << 10);
        let setting = Setting {
            make: &|length| pool.array(length),
            check: &|| pool.check(),
            every: 4,
        };
        let found = found(ranks, game, epsilon, &setting, shelf);
        assert!(found.is_err() || pool.moved()[0] > 0, "the disk was used");
        found
    })
}

fn found<C: Cells>(
    ranks: &dyn Ranks,
    game: &Ludo,
    epsilon: f64,
    setting: &Setting<'_, C>,
    shelf: &Shelf,
) -> Result<([f64; 2], Effort), SolveError> {
    let (mut shelf, work) = (shelf.clone(), Work::unlimited());
    let found = solve(
        ranks,
        game,
        &game.start(),
        epsilon,
        setting,
        &mut shelf,
        &work,
    );
    found.map(|(chance, effort)| ([chance.lower, chance.upper], effort))
}

fn same(game: &Ludo, epsilon: f64, counts: &[usize]) {
    let (kept, chance) = single(game, epsilon);
    for &count in counts {
        let shelf = Shelf::default();
        for result in in_memory::<Narrow>(count, game, epsilon, &shelf) {
            let (found, effort) = result.unwrap();
            assert_eq!(found, chance, "{count} ranks");
            assert_eq!(effort.sent == 0, count == 1);
        }
        assert!(shelf.all() == kept, "{count} ranks keep the same");
        let shelf = Shelf::default();
        for result in from_disk(count, game, epsilon, &shelf) {
            assert_eq!(result.unwrap().0, chance, "{count} ranks from disk");
        }
        assert!(shelf.all() == kept, "{count} ranks from disk keep the same");
    }
}

#[test]
fn two_pieces_on_twelve_fields_are_the_same_bit_for_bit() {
    same(&game(2, 12, "standard"), 1e-6, &[1, 2, 4]);
}

#[test]
fn three_pieces_on_twelve_fields_are_the_same_bit_for_bit() {
    same(&game(3, 12, "standard"), 1e-6, &[1, 2, 4]);
}

#[test]
fn every_variant_is_the_same() {
    for variant in Variant::all() {
        same(&game(2, 4, &variant.to_string()), 1e-6, &[3]);
    }
}

#[test]
fn wide_bounds_and_many_ranks_are_the_same() {
    let game = game(2, 6, "three-tries");
    let (kept, chance) = single(&game, 1e-11);
    for count in [2, 9] {
        let shelf = Shelf::default();
        for result in in_memory::<Wide>(count, &game, 1e-11, &shelf) {
            assert_eq!(result.unwrap().0, chance);
        }
        assert!(shelf.all() == kept);
    }
}

/// A full disk ends all ranks; others, as many as they like, go on, and so does one process.
#[test]
fn what_was_kept_is_gone_on_with_by_another_number_of_ranks() {
    let game = game(2, 8, "standard");
    let (kept, chance) = single(&game, 1e-6);
    let mut shelf = Shelf::default();
    for (round, count) in [4, 1, 3, 2].into_iter().enumerate() {
        shelf.left = Some(Arc::new(Mutex::new(3)));
        let results = if round % 2 == 0 {
            in_memory::<Narrow>(count, &game, 1e-6, &shelf)
        } else {
            from_disk(count, &game, 1e-6, &shelf)
        };
        assert!(results.iter().all(Result::is_err), "{count} ranks");
        assert!(matches!(results[0], Err(SolveError::Keep(_))));
        assert!(
            results[1..]
                .iter()
                .all(|result| matches!(result, Err(SolveError::Lost(_))))
        );
    }
    shelf.left = None;
    let before = shelf.all();
    assert!(before.len() > 1 && before != kept, "{} units", before.len());
    let mut alone = Shelf {
        kept: Arc::new(Mutex::new(before)),
        left: None,
    };
    for result in in_memory::<Narrow>(2, &game, 1e-6, &shelf) {
        assert_eq!(result.unwrap().0, chance);
    }
    assert!(shelf.all() == kept);
    let solved = Solved::new(
        &game,
        &game.start(),
        0,
        1e-6,
        &mut alone,
        &Work::unlimited(),
    );
    let found = solved.unwrap().value(&game.start());
    assert_eq!([found.lower, found.upper], chance);
    assert!(alone.all() == kept);
}
