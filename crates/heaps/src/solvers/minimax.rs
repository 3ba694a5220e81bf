//! Minimax with a memory of solved positions, as the first program of this family had it: slow, obviously right, and the
//! twin that every other method is compared with.

use crate::{End, Heaps};
use rules::Impartial;
use rustc_hash::FxHashMap;

/// Positions solved so far: sorted heaps without empty ones, and whether the mover wins.
#[derive(Default)]
pub struct Memory(FxHashMap<Vec<u64>, bool>);

/// Whether the player to move wins.
pub fn mover_wins(position: &Heaps, memory: &mut Memory) -> bool {
    let key = key(&position.heaps);
    if let Some(&known) = memory.0.get(&key) {
        return known;
    }
    let mut moves = Vec::new();
    position.moves(&mut moves);
    let wins = if moves.is_empty() {
        position.rules.end == End::Misere
    } else {
        moves
            .iter()
            .any(|chosen| !mover_wins(&position.after(chosen), memory))
    };
    memory.0.insert(key, wins);
    wins
}

/// The order of heaps does not matter, and neither do empty ones.
fn key(heaps: &[u64]) -> Vec<u64> {
    let mut key: Vec<u64> = heaps.iter().copied().filter(|&heap| heap > 0).collect();
    key.sort_unstable();
    key
}
