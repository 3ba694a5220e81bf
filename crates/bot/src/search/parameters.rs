//! The numbers of the search that matches decide: how far to reduce, when to cut. They change what is searched, never what is legal.

/// Declares the numbers by name, so that they can also be set by name.
macro_rules! parameters {
    ($($(#[$note:meta])* $name:ident = $value:literal in $least:literal..=$most:literal;)*) => {
        /// The numbers of the search.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub struct Parameters {
            $($(#[$note])* pub $name: i32,)*
        }

        impl Default for Parameters {
            fn default() -> Self {
                Parameters { $($name: $value,)* }
            }
        }

        impl Parameters {
            /// Their names and the range of each.
            pub const ALL: &[(&'static str, i32, i32)] = &[$((stringify!($name), $least, $most),)*];

            /// One of them by name.
            #[must_use]
            pub fn get(&self, name: &str) -> Option<i32> {
                match name {
                    $(stringify!($name) => Some(self.$name),)*
                    _ => None,
                }
            }

            /// Sets one of them, within its range; `false` when there is no such name.
            pub fn set(&mut self, name: &str, value: i32) -> bool {
                match name {
                    $(stringify!($name) => self.$name = value.clamp($least, $most),)*
                    _ => return false,
                }
                true
            }
        }
    };
}

parameters! {
    /// So many turns at the root are searched in full.
    root_full = 8 in 1..=1000;
    /// Up to here a step less, and so on.
    root_one = 40 in 1..=5000;
    /// Two steps less up to here.
    root_two = 160 in 1..=10_000;
    /// Three.
    root_three = 800 in 1..=20_000;
    /// Four; beyond, five.
    root_four = 3000 in 1..=50_000;
    /// Falling short by this much at a glance costs a turn at the root a step more.
    short = 45 in 5..=1000;
    /// At most so many.
    short_most = 3 in 0..=8;
    /// Late move reduction: so many acts are searched in full.
    late_full = 3 in 1..=50;
    /// So many a step less.
    late_one = 8 in 1..=100;
    /// So many two steps less.
    late_two = 20 in 1..=200;
    /// From this depth on the second group loses two steps.
    late_one_depth = 4 in 0..=40;
    /// From this depth on the third loses three.
    late_two_depth = 6 in 0..=40;
    /// The depth of the first iteration.
    first = 8 in 5..=12;
    /// No null move below this depth.
    null_least = 3 in 1..=12;
    /// What a null move costs beyond its turn.
    null_cost = 5 in 4..=10;
    /// How many steps quiescence search follows captures beyond the depth.
    quiet = 8 in 0..=16;
    /// Half of the first aspiration window of an iteration.
    window = 30 in 5..=500;
    /// What a goal threat costs that may still be met, with a whole turn and with three steps left.
    threatened = 250 in 0..=2000;
    /// See `threatened`.
    threatened_late = 350 in 0..=2000;
    /// So many positions are looked at for a defence of up to three steps; 0: it is not looked for.
    defences = 1000 in 0..=100_000;
    /// What a goal threat costs when none is found.
    defenceless = 1200 in 0..=20_000;
    /// By how many percent the learnt order of acts adds to what history says; 0: it is not asked.
    order_acts = 0 in 0..=10_000;
    /// How many turns at the root, of those that seem best, the learnt order is asked about.
    order_among = 1000 in 1..=50_000;
    /// By how many hundredths of a rabbit a unit of the learnt order raises a turn in the list at the root; 0: it is not asked.
    order_root = 0 in 0..=500;
}
