//! Strategy 0: any pit that is not empty.

use super::Decision;

pub fn decide() -> Decision {
    Decision::Any
}
