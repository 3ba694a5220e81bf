//! What rewards are worth when two players and chance make them: until an end is reached, discounted, or a step in the long
//! run. Each answer is exact, or bounds that are proven: whole numbers, every division rounded outward.
//!
//! Why the bounds hold ([`verify_rewards`] checks these conditions and nothing else):
//!
//! - **Total until an end**, rewards ≥ 0, infinitely much where no end is reached. *Infinite*: with Max's choices fixed, Min
//!   cannot reach an end almost surely (de Alfaro's nested attractors). *Lower* L: L(x) ≤ r + average of L for Max's choice
//!   and for every choice of Min. Either an end is reached almost surely, and L bounds what is earned on the way, since L
//!   is bounded and 0 at the ends; or it is not, and infinitely much is more. *Upper* U: U(x) ≥ r + average of U for Min's
//!   choice and every choice of Max, and with Min's choices fixed Max cannot avoid the ends for ever (no end component).
//! - **Discounted**: the same two inequalities with the discount; the operator is a contraction, so nothing else is needed.
//! - **Mean**: L(x) ≤ average of L, and L(x) + h(x) ≤ r + average of h, for Max's choice and every choice of Min; then the sum of
//!   n rewards is at least n·L(x) less twice the largest h. The upper bound turns this around. Such L = value and h exist: h is
//!   the bias of Blackwell optimal strategies plus a multiple of the value (Puterman, Markov Decision Processes, 9.1).
//!
//! How they are found: strategy improvement (Hoffman and Karp): one player improves, the other answers best. For the total
//! Min begins with a strategy that reaches an end almost surely, and an improvement never loses that: on a set that play
//! never leaves, the improved inequality would add up to less than nothing. The mean is taken from the discounted game with
//! a discount near one, whose optimal strategies are Blackwell optimal from some discount on.

mod bounds;
mod document;
mod engine;
mod finite;
mod mean;
mod solve;
mod verify;

pub use document::{check_rewards, reward_answer};
pub use solve::{RewardSolution, solve_rewards};
pub use verify::{RewardClaim, verify_rewards};

use num_rational::BigRational;

/// What is to be made large by Max and small by Min.
#[derive(Clone, Debug, PartialEq)]
pub enum Objective {
    /// All rewards until a state without choices; infinitely much where none is reached. Rewards are not negative.
    Total,
    /// All rewards for ever, those of the n-th step times the n-th power of this number between 0 and 1.
    Discounted(BigRational),
    /// The reward of a step in the long run. A state without choices earns nothing for ever.
    Mean,
}
