//! Grundy numbers of Cram positions: part by part, each shape once up to symmetry, in packed form. Two ways: the mex of
//! all options, and a search that only proves which nimber is equal, without looking at every option.

use crate::Cram;
use crate::packed::{Packed, each_bit};
use rustc_hash::FxHashMap;
use work::{Halt, Task, Work};

/// Finds Grundy numbers of Cram positions and remembers them.
pub struct CramSolver<'w> {
    work: &'w Work,
    known: FxHashMap<Packed, u8>,
    /// What is known of shapes without their Grundy number: which nimbers they equal not.
    different: FxHashMap<Packed, u32>,
    searched: u64,
}

/// About what an entry of a table costs.
const ENTRY: u64 = 48;

impl<'w> CramSolver<'w> {
    /// None known yet.
    #[must_use]
    pub fn new(work: &'w Work) -> Self {
        CramSolver {
            work,
            known: FxHashMap::default(),
            different: FxHashMap::default(),
            searched: 0,
        }
    }

    /// How many shapes were searched.
    #[must_use]
    pub fn searched(&self) -> u64 {
        self.searched
    }

    /// The Grundy number by the mex of all options; `None` when the board is larger than 8 by 16.
    ///
    /// # Errors
    /// When memory is exhausted or the work was stopped.
    pub fn by_mex(&mut self, position: &Cram) -> Result<Option<u32>, Halt> {
        let Some((packed, _)) = Packed::of(&position.0) else {
            return Ok(None);
        };
        let work = self.work;
        let task = work.task("cram-task", None);
        self.whole(packed, &task).map(|grundy| Some(grundy.into()))
    }

    /// The Grundy number by proving equality with 0, 1, 2, … in turn; `None` when the board is larger than 8 by 16.
    ///
    /// # Errors
    /// When memory is exhausted or the work was stopped.
    pub fn grundy(&mut self, position: &Cram) -> Result<Option<u32>, Halt> {
        let Some((packed, _)) = Packed::of(&position.0) else {
            return Ok(None);
        };
        let work = self.work;
        let task = work.task("cram-task", None);
        let mut parts = Vec::new();
        packed.for_each_part(|part| parts.push(part.normal().0));
        let mut sum = 0;
        for part in parts {
            sum ^= self.prove(part, &task)?;
        }
        Ok(Some(sum.into()))
    }

    fn whole(&mut self, packed: Packed, task: &Task<'_>) -> Result<u8, Halt> {
        let mut sum = Ok(0);
        packed.for_each_part(|part| {
            if let Ok(before) = sum {
                sum = self
                    .part(part.normal().0, task)
                    .map(|grundy| before ^ grundy);
            }
        });
        sum
    }

    fn part(&mut self, normal: Packed, task: &Task<'_>) -> Result<u8, Halt> {
        if let Some(&known) = self.known.get(&normal) {
            return Ok(known);
        }
        let mut reached = 0u64;
        for option in options(normal) {
            reached |= 1 << self.whole(option, task)?;
        }
        let grundy = reached.trailing_ones() as u8;
        self.keep(normal, grundy, task)?;
        Ok(grundy)
    }

    fn keep(&mut self, normal: Packed, grundy: u8, task: &Task<'_>) -> Result<(), Halt> {
        self.searched += 1;
        if self.searched.is_multiple_of(4096) {
            task.advance(4096)?;
            let entries = self.known.capacity() + self.different.capacity();
            self.work.claim(entries as u64 * ENTRY)?;
        }
        self.known.insert(normal, grundy);
        Ok(())
    }

    /// The Grundy number of one part: the first nimber whose sum with it is lost for who moves.
    fn prove(&mut self, normal: Packed, task: &Task<'_>) -> Result<u8, Halt> {
        if let Some(&known) = self.known.get(&normal) {
            return Ok(known);
        }
        for nim in 0.. {
            if self.equals(normal, nim, task)? {
                return Ok(nim);
            }
        }
        unreachable!("some nimber is equal")
    }

    /// Whether a part equals a nimber: whether who moves in their sum loses.
    fn equals(&mut self, normal: Packed, nim: u8, task: &Task<'_>) -> Result<bool, Halt> {
        if let Some(&known) = self.known.get(&normal) {
            return Ok(known == nim);
        }
        let mut refuted = self.different.get(&normal).copied().unwrap_or(0);
        if refuted >> nim & 1 == 1 {
            return Ok(false);
        }
        let mut choices = self.choices(normal, nim);
        let Some(choices) = &mut choices else {
            return self.refute(normal, nim);
        };
        // A move of the nimber to something equal refutes it, so all smaller nimbers must differ.
        for target in 0..=nim {
            refuted = self.different.get(&normal).copied().unwrap_or(0);
            if refuted >> target & 1 == 1 {
                continue;
            }
            let mut differs = false;
            for choice in choices.iter() {
                if self.leads_to(choice, target, task)? {
                    differs = true;
                    break;
                }
            }
            if differs {
                self.refute(normal, target)?;
            } else {
                self.different.remove(&normal);
                self.keep(normal, target, task)?;
                return Ok(target == nim);
            }
        }
        Ok(false)
    }

    fn refute(&mut self, normal: Packed, nim: u8) -> Result<bool, Halt> {
        *self.different.entry(normal).or_insert(0) |= 1 << nim;
        Ok(false)
    }

    /// What can be left by a move, small leftovers first because they are cheap; `None` when one of them is known to
    /// equal the nimber.
    fn choices(&self, normal: Packed, nim: u8) -> Option<Vec<Choice>> {
        let mut choices = Vec::with_capacity(64);
        for left in options(normal) {
            let choice = self.choice(left);
            if choice.open.is_none() && choice.rest == nim {
                return None;
            }
            choices.push(choice);
        }
        choices.sort_unstable_by_key(|choice| choice.squares);
        Some(choices)
    }

    /// A leftover: what is known of it summed up, and the parts of which nothing is known, the largest apart.
    fn choice(&self, left: Packed) -> Choice {
        let mut choice = Choice {
            rest: 0,
            open: None,
            others: Vec::new(),
            squares: 0,
        };
        left.for_each_part(|part| {
            let normal = part.normal().0;
            if let Some(&known) = self.known.get(&normal) {
                choice.rest ^= known;
                return;
            }
            choice.squares += normal.0.count_ones();
            match choice.open {
                None => choice.open = Some(normal),
                Some(open) if open.0.count_ones() < normal.0.count_ones() => {
                    choice.others.push(open);
                    choice.open = Some(normal);
                }
                Some(_) => choice.others.push(normal),
            }
        });
        choice
    }

    /// Whether a leftover equals a nimber. All parts but the largest are evaluated; the largest need only equal
    /// what is then left over.
    fn leads_to(&mut self, choice: &Choice, nim: u8, task: &Task<'_>) -> Result<bool, Halt> {
        let mut rest = choice.rest ^ nim;
        for &part in &choice.others {
            rest ^= self.prove(part, task)?;
        }
        match choice.open {
            None => Ok(rest == 0),
            Some(part) => self.equals(part, rest, task),
        }
    }
}

/// A leftover of a move.
struct Choice {
    rest: u8,
    open: Option<Packed>,
    others: Vec<Packed>,
    squares: u32,
}

fn options(board: Packed) -> impl Iterator<Item = Packed> {
    let standing = each_bit(board.vertical()).map(move |end| board.without_vertical(end));
    let lying = each_bit(board.horizontal()).map(move |end| board.without_horizontal(end));
    standing.chain(lying)
}
