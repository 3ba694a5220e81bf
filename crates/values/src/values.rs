//! The table in which every value has one number, so that equal games are equal numbers. It knows how values are kept
//! and counted; what they mean is in the other modules.

use crate::arena::Arena;
use crate::cache::{Sums, Verdicts};
use crate::{Dyadic, Nus, Unable};
use hashbrown::HashTable;
use rules::Side;
use std::hash::{Hash, Hasher};
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};
use work::{Halt, TooBig, Work};

/// A short game in canonical form, as a number in the table that made it. Two values of one table are equal
/// as games exactly when they are equal here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Value(pub(crate) u32);

/// Games nested deeper than this are refused, because sums and comparisons descend into them.
pub(crate) const DEEPEST: u32 = 400;

const SHARDS: usize = 16;
/// Verdicts use one bit of an index for themselves.
const MOST_VALUES: u32 = 1 << 31;

/// What a value consists of.
#[derive(Debug)]
pub(crate) struct Node {
    /// Number + ups + nimber, for the values that are that.
    pub(crate) nus: Option<Nus>,
    /// Set at birth for other values, on request for these.
    pub(crate) options: OnceLock<Options>,
    pub(crate) left_stop: Dyadic,
    pub(crate) right_stop: Dyadic,
    /// How deep one descends into it before only numbers are left.
    pub(crate) depth: u32,
    /// One more than the index of the negative; zero while it is unknown.
    negative: AtomicU32,
}

/// Left's options, then Right's, each sorted.
#[derive(Debug)]
pub(crate) struct Options {
    all: Box<[Value]>,
    split: u32,
}

impl Options {
    pub(crate) fn new(left: &[Value], right: &[Value]) -> Self {
        Options {
            all: left.iter().chain(right).copied().collect(),
            split: left.len() as u32,
        }
    }

    pub(crate) fn of(&self, side: Side) -> &[Value] {
        let (left, right) = self.all.split_at(self.split as usize);
        match side {
            Side::Left => left,
            Side::Right => right,
        }
    }
}

/// All values of one computation. Cheap to share: every method takes `&self` and may be called from any thread.
pub struct Values {
    pub(crate) work: Work,
    nodes: Arena<Node>,
    count: AtomicU32,
    bytes: AtomicU64,
    known: [Mutex<HashTable<u32>>; SHARDS],
    pub(crate) verdicts: Verdicts,
    pub(crate) sums: Sums,
}

impl Values {
    /// The value 0 of every table.
    pub const ZERO: Value = Value(0);

    /// A table for small questions. It keeps to the memory that `work` allows and stops when `work` is stopped.
    #[must_use]
    pub fn new(work: &Work) -> Self {
        Self::with_memory(work, 14)
    }

    /// A table for large boards: it remembers more comparisons and sums, in about 100 MiB or a quarter of what is allowed.
    #[must_use]
    pub fn large(work: &Work) -> Self {
        let fits = (10..=22).rev().find(|bits| 96u64 << bits <= work.memory.0);
        Self::with_memory(work, fits.unwrap_or(10))
    }

    fn with_memory(work: &Work, bits: u32) -> Self {
        let mut values = Values {
            work: Work::unlimited(),
            nodes: Arena::new(),
            count: AtomicU32::new(0),
            bytes: AtomicU64::new(24 << bits),
            known: [const { Mutex::new(HashTable::new()) }; SHARDS],
            verdicts: Verdicts::new(bits),
            sums: Sums::new(bits),
        };
        // Zero is in every table, whatever the budget; everything else is counted.
        let zero = values.intern_nus(Nus::number(Dyadic::ZERO));
        debug_assert_eq!(zero, Ok(Self::ZERO));
        values.work = work.clone();
        values
    }

    /// How many different values were met.
    #[must_use]
    pub fn count(&self) -> u32 {
        self.count.load(Ordering::Relaxed)
    }

    /// About how much memory the table uses.
    #[must_use]
    pub fn bytes(&self) -> u64 {
        self.bytes.load(Ordering::Relaxed)
    }

    pub(crate) fn node(&self, value: Value) -> &Node {
        self.nodes.get(value.0)
    }

    /// Number + ups + nimber, if the value has this form.
    #[must_use]
    pub fn nus(&self, value: Value) -> Option<Nus> {
        self.node(value).nus
    }

    /// The number that the value is, if it is one.
    #[must_use]
    pub fn as_number(&self, value: Value) -> Option<Dyadic> {
        self.nus(value)
            .filter(|nus| nus.is_number())
            .map(|nus| nus.number)
    }

    /// A number as a value.
    ///
    /// # Errors
    /// When memory is exhausted.
    pub fn number(&self, number: Dyadic) -> Result<Value, Unable> {
        self.intern_nus(Nus::number(number))
    }

    /// A whole number as a value.
    ///
    /// # Errors
    /// When memory is exhausted.
    pub fn integer(&self, n: i32) -> Result<Value, Unable> {
        self.number(Dyadic::integer(n))
    }

    /// A nimber as a value.
    ///
    /// # Errors
    /// When it is out of range or memory is exhausted.
    pub fn nimber(&self, nim: u32) -> Result<Value, Unable> {
        self.number_up_star(Nus {
            nim,
            ..Nus::number(Dyadic::ZERO)
        })
    }

    /// Number + ups + nimber as a value.
    ///
    /// # Errors
    /// When it is out of range or memory is exhausted.
    pub fn number_up_star(&self, nus: Nus) -> Result<Value, Unable> {
        if !nus.in_range() {
            return Err(Unable::OutOfRange);
        }
        self.intern_nus(nus)
    }

    pub(crate) fn intern_nus(&self, nus: Nus) -> Result<Value, Unable> {
        let hash = hash_of(&nus);
        self.intern(
            hash,
            |node| node.nus == Some(nus),
            0,
            || Node {
                nus: Some(nus),
                options: OnceLock::new(),
                left_stop: nus.number,
                right_stop: nus.number,
                depth: nus.ups.unsigned_abs() + nus.nim,
                negative: AtomicU32::new(0),
            },
        )
    }

    /// Keeps a game that is no number + ups + nimber. Both lists are sorted, canonical and not empty.
    pub(crate) fn intern_options(&self, left: &[Value], right: &[Value]) -> Result<Value, Unable> {
        let hash = hash_of(&(left, right));
        let same = |node: &Node| {
            node.nus.is_none()
                && node.options.get().is_some_and(|options| {
                    options.of(Side::Left) == left && options.of(Side::Right) == right
                })
        };
        let extra = 4 * (left.len() + right.len()) as u64;
        let depth = 1 + left
            .iter()
            .chain(right)
            .map(|&option| self.node(option).depth)
            .max()
            .unwrap_or(0);
        if depth > DEEPEST {
            return Err(Unable::TooDeep);
        }
        self.intern(hash, same, extra, || Node {
            nus: None,
            options: OnceLock::from(Options::new(left, right)),
            left_stop: self.extreme_stop(Side::Left, left),
            right_stop: self.extreme_stop(Side::Right, right),
            depth,
            negative: AtomicU32::new(0),
        })
    }

    /// The best stop that `side` can reach by moving to one of these.
    ///
    /// # Panics
    /// When there are no options; then the game is an integer.
    pub(crate) fn extreme_stop(&self, side: Side, options: &[Value]) -> Dyadic {
        let stops = options.iter().map(|&option| self.node(option));
        match side {
            Side::Left => stops.map(|node| node.right_stop).max(),
            Side::Right => stops.map(|node| node.left_stop).min(),
        }
        .expect("a game without options on one side is an integer")
    }

    fn intern(
        &self,
        hash: u64,
        same: impl Fn(&Node) -> bool,
        extra: u64,
        make: impl FnOnce() -> Node,
    ) -> Result<Value, Unable> {
        let shard = &self.known[(hash >> 32) as usize % SHARDS];
        // A panic elsewhere cannot leave the table half changed, so a poisoned lock is still good.
        let mut known = shard.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(&index) = known.find(hash, |&index| same(self.nodes.get(index))) {
            return Ok(Value(index));
        }
        self.account(size_of::<OnceLock<Node>>() as u64 * 3 / 2 + 8 + extra)?;
        let index = self.count.fetch_add(1, Ordering::Relaxed);
        if index >= MOST_VALUES {
            return Err(Unable::OutOfRange);
        }
        self.nodes.put(index, make());
        known.insert_unique(hash, index, |&index| self.hash_again(index));
        if index.is_multiple_of(1024) {
            self.work.check()?;
        }
        Ok(Value(index))
    }

    fn hash_again(&self, index: u32) -> u64 {
        let node = self.nodes.get(index);
        match (node.nus, node.options.get()) {
            (Some(nus), _) => hash_of(&nus),
            (None, Some(options)) => hash_of(&(options.of(Side::Left), options.of(Side::Right))),
            (None, None) => unreachable!("a value without a short form has options"),
        }
    }

    /// Counts memory that somebody uses beside the table, against the same budget.
    ///
    /// # Errors
    /// When the budget is exhausted.
    pub fn reserve(&self, bytes: u64) -> Result<(), Unable> {
        // Whoever remembers something beside the table comes here often enough to notice a stop.
        self.work.check()?;
        Ok(self.account(bytes)?)
    }

    /// Counts memory that is about to be used.
    pub(crate) fn account(&self, bytes: u64) -> Result<(), Halt> {
        let needed = self.bytes.fetch_add(bytes, Ordering::Relaxed) + bytes;
        if needed > self.work.memory.0 {
            return Err(Halt::TooBig(TooBig {
                needed: work::Bytes(needed),
                allowed: self.work.memory,
            }));
        }
        Ok(())
    }

    pub(crate) fn known_negative(&self, value: Value) -> Option<Value> {
        match self.node(value).negative.load(Ordering::Relaxed) {
            0 => None,
            next => Some(Value(next - 1)),
        }
    }

    pub(crate) fn remember_negative(&self, a: Value, b: Value) {
        self.node(a).negative.store(b.0 + 1, Ordering::Relaxed);
        self.node(b).negative.store(a.0 + 1, Ordering::Relaxed);
    }
}

fn hash_of(thing: &impl Hash) -> u64 {
    let mut hasher = rustc_hash::FxHasher::default();
    thing.hash(&mut hasher);
    hasher.finish()
}
