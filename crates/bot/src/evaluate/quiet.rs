//! The sum of all but captures, compiled twice: for any processor, and for those with the instructions that count and find bits. It
//! chooses between the two and knows nothing of features.

use super::Evaluator;
use super::sums::Sum;
use crate::field::Field;
use crate::material::Counts;

/// Whether the processor has the instructions that the second one is compiled for.
#[cfg(target_arch = "x86_64")]
pub fn newer() -> bool {
    is_x86_feature_detected!("popcnt")
        && is_x86_feature_detected!("lzcnt")
        && is_x86_feature_detected!("bmi1")
        && is_x86_feature_detected!("bmi2")
        && is_x86_feature_detected!("avx2")
}

/// See above.
#[cfg(not(target_arch = "x86_64"))]
pub fn newer() -> bool {
    false
}

impl Evaluator {
    /// The sum of all but captures.
    #[inline]
    pub(super) fn quiet(
        &self,
        field: &Field,
        counts: &Counts,
        mover: usize,
        left: usize,
    ) -> Sum<'_> {
        #[cfg(target_arch = "x86_64")]
        if self.newer {
            // SAFETY: the processor was asked for these instructions when the evaluator was made.
            #[allow(unsafe_code)]
            return unsafe { self.quiet_by_newer(field, counts, mover, left) };
        }
        self.quiet_by_any(field, counts, mover, left)
    }

    #[inline(never)]
    fn quiet_by_any(&self, field: &Field, counts: &Counts, mover: usize, left: usize) -> Sum<'_> {
        let mut sum = Sum::new(&self.ready);
        self.visit_quiet(field, counts, mover, left, &mut sum);
        sum
    }

    #[cfg(target_arch = "x86_64")]
    #[target_feature(enable = "popcnt,lzcnt,bmi1,bmi2,avx2")]
    fn quiet_by_newer(&self, field: &Field, counts: &Counts, mover: usize, left: usize) -> Sum<'_> {
        let mut sum = Sum::new(&self.ready);
        self.visit_quiet(field, counts, mover, left, &mut sum);
        sum
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::material::counts;
    use crate::sample::position;
    use work::Streams;

    #[test]
    fn the_processor_does_not_change_the_sum() {
        let evaluator = Evaluator::default();
        let streams = Streams::new(3);
        for index in 0..300 {
            let field = position(&streams, index);
            let (mover, left) = (index as usize % 2, 1 + index as usize % 4);
            let counts = counts(&field);
            let any = evaluator.quiet_by_any(&field, &counts, mover, left).sum;
            let chosen = evaluator.quiet(&field, &counts, mover, left).sum;
            assert_eq!(any, chosen, "{field}");
        }
    }
}
