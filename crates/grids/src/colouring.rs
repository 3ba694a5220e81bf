//! Col and Snort: squares are painted one by one. In Col nobody paints next to his own colour, in Snort nobody next to the
//! other's. Rules only.

use crate::game::GridGame;
use crate::solve::Shape;
use crate::stones::{SYMBOLS, Stones};
use rules::{Partizan, PositionNotation, ReadError, Side};

/// What is painted: `x` by Left, `o` by Right.
macro_rules! painting {
    ($(#[$doc:meta])* $name:ident, $forbidden:expr) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq, Hash)]
        pub struct $name(pub Stones);

        impl Partizan for $name {
            type Move = u8;

            fn moves(&self, side: Side, out: &mut Vec<u8>) {
                let forbidden: fn(Side) -> Side = $forbidden;
                let closed = self.0.around(self.0.of(forbidden(side)));
                out.extend(Stones::squares(self.0.empty() & !closed));
            }

            fn after(&self, side: Side, chosen: &u8) -> Self {
                $name(self.0.with(side, *chosen))
            }

            fn components(&self, out: &mut Vec<Self>) {
                out.extend(self.0.rooms().into_iter().map($name));
            }
        }

        impl Shape for $name {
            fn normal(&self) -> (Self, bool) {
                let (image, turned) = self.0.least_image();
                ($name(image), turned)
            }
        }

        impl PositionNotation for $name {
            type Rules = ();

            fn rules(&self) -> &() {
                &()
            }

            fn write(&self) -> String {
                self.0.write(SYMBOLS)
            }

            /// A board of `x`, `o`, `.` and `#`, or the size of an empty one.
            fn read_under((): &(), text: &str) -> Result<Self, ReadError> {
                Stones::read(text, SYMBOLS).map($name)
            }

            fn write_move(&self, _: Side, chosen: &u8) -> String {
                self.0.name(*chosen)
            }
        }

        impl GridGame for $name {
            fn touches(&self, _: Side, chosen: &u8) -> Vec<(usize, usize)> {
                vec![self.0.place(*chosen)]
            }
        }
    };
}

painting! {
    /// Col: nobody paints next to a square of his own colour.
    Col, |side| side
}
painting! {
    /// Snort: nobody paints next to a square of the other's colour.
    Snort, Side::other
}
