//! What the evaluation looks at: numbered features in named groups, each of which has a weight. It knows their names and
//! places in the vector of weights, not how they are found on a board.

use super::Term;
use super::places::{NOWHERE, stands};

/// Takes what is found on a board. Gold's features count positively, Silver's negatively.
pub trait Sink {
    /// A feature was seen with this value.
    fn add(&mut self, feature: usize, value: i32);
    /// A piece stands on a square, or nowhere: all its features that depend on no other piece.
    fn piece(&mut self, side: usize, kind: usize, square: usize);
    /// Whether to look for the features of a group, given by its first.
    fn wants(&self, group: usize) -> bool;
}

/// A run of features of one term.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Group {
    /// The term to which they belong.
    pub term: Term,
    /// Its name in the file of weights.
    pub name: &'static str,
    /// The first feature.
    pub first: usize,
    /// How many there are.
    pub size: usize,
    /// How many stand in a row of the file.
    pub row: usize,
}

/// Declares groups one after another: a constant for the first feature of each, and the list of all.
macro_rules! groups {
    ($($constant:ident $term:ident $name:literal $size:literal / $row:literal;)*) => {
        groups!(@first 0usize; $($constant $size;)*);
        /// All groups in order.
        pub const GROUPS: &[Group] = &[$(Group {
            term: Term::$term,
            name: $name,
            first: $constant,
            size: $size,
            row: $row,
        }),*];
        /// How many features there are.
        pub const FEATURES: usize = 0 $(+ $size)*;
    };
    (@first $at:expr; $constant:ident $size:literal; $($rest:tt)*) => {
        pub(super) const $constant: usize = $at;
        groups!(@first $constant + $size; $($rest)*);
    };
    (@first $at:expr;) => {};
}

groups! {
    // What the armies are worth by the formula, in hundredths of a rabbit; then pieces by kind.
    MATERIAL Material "material" 1 / 1;
    ARMY Material "army" 6 / 6;
    // By kind (rabbit to elephant), row from home and column from the edge.
    PLACES Places "places" 192 / 4;
    // Who is stronger around a home trap: one number that saturates.
    TRAP_CONTROL TrapControl "trap-control" 1 / 1;
    // By own pieces beside a home trap, and by opponents there.
    TRAP_GUARDS TrapControl "trap-guards" 25 / 5;
    // By kind: beside a home trap, one further, beside an opponent's trap, one further.
    TRAP_KINDS TrapControl "trap-kinds" 24 / 6;
    // By the difference of strength around a home trap.
    TRAP_LEVEL TrapControl "trap-level" 21 / 7;
    // The worth of the dearest capture by the steps that remain after it, of the second, and of what both sides threaten.
    SPOILS CapturesOfMover "captures-mover" 5 / 5;
    // The worth of the dearest piece in danger by the steps left to save it; then of the second.
    DANGER CapturesOfOther "captures-other" 10 / 5;
    // Pieces that may be driven into a trap: free, dominated or frozen, by control of the trap and by steps that are missing.
    PERIL Peril "peril" 396 / 11;
    // By kind and by the distance of help.
    FROZEN Freezing "frozen" 24 / 4;
    // Only a friend keeps it from freezing, by kind.
    LEANING Freezing "leaning" 6 / 6;
    // By kind, without and with its elephant near.
    HOSTAGES Hostages "hostages" 12 / 2;
    // Dominated officers (cat to camel): by a piece or the elephant, frozen or not, by distance to the holder's traps, without and with
    // its elephant near.
    HELD Hostages "held" 128 / 8;
    // By kind, without and with the elephant as the friend that may not leave.
    FRAMES Frames "frames" 12 / 2;
    // Elephant, camel: no way out, none but by friends, a single one.
    BLOCKADES Blockades "blockades" 6 / 3;
    // Squares within three steps; then at most 4, 7 and 10 of them.
    REACH ElephantMobility "elephant-reach" 4 / 4;
    // Steps that pieces have.
    MOBILITY ElephantMobility "mobility" 1 / 1;
    // Hunter and prey (elephant camel, elephant horse, camel horse), by distance; first unguarded, then guarded.
    ALIGNMENT Alignment "alignment" 24 / 4;
    // Which wings elephant, camel and horses are on, the elephant's wing first.
    WINGS Alignment "wings" 72 / 9;
    // The camel by row, whether its own elephant is near, and the distance of the other; horses by row, by whether camel or elephant is
    // nearer, and its distance.
    VENTURE Alignment "venture-camel" 80 / 10;
    VENTURE_HORSE Alignment "venture-horse" 80 / 10;
    // Rabbits in rows 3 to 7, by opponents ahead; the second time by how few officers are left.
    ADVANCE RabbitAdvance "rabbit-advance" 35 / 7;
    LATE_ADVANCE RabbitAdvance "rabbit-advance-late" 35 / 7;
    // Rabbits in rows 4 to 7 by control of the trap on their wing and by opponents ahead (none, one, two, more).
    RUSH RabbitAdvance "rabbit-rush" 144 / 4;
    // Frozen rabbits by row.
    STUCK RabbitAdvance "rabbit-frozen" 8 / 8;
    // By steps that are missing: of the mover, then of the other by the steps left against it.
    THREAT GoalThreat "goal-threat" 48 / 8;
    // By steps left.
    INITIATIVE Initiative "initiative" 5 / 5;
}

/// All features with their values: what learning asks for.
pub(super) struct Dense(pub Box<[i32; FEATURES]>);

impl Sink for Dense {
    fn add(&mut self, feature: usize, value: i32) {
        self.0[feature] += value;
    }

    fn piece(&mut self, side: usize, kind: usize, square: usize) {
        if square != NOWHERE {
            stands(side, kind, square, self);
        }
    }

    fn wants(&self, _: usize) -> bool {
        true
    }
}
