//! How long to think under a time control, with a margin for the way to the controller and back. It looks at no clock.

use super::Options;
use arimaa::Colour;
use std::time::Duration;

/// What a thought may use, counted from its beginning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// From here on a clear turn is played at once.
    pub clear: Duration,
    /// After this no new iteration is begun, unless the turn is in doubt.
    pub enough: Duration,
    /// Then the answer is given, whatever it is.
    pub most: Duration,
}

/// Without any time control.
const UNTIMED: Duration = Duration::from_secs(5);
/// Even the shortest control leaves time for one look at every turn.
const LEAST: Duration = Duration::from_millis(5);

/// The budget of the side to move: most of the time for the move, and a little of the reserve, in doubt a sixth of it; `None` when
/// time is unlimited.
#[must_use]
pub fn budget(options: &Options, side: Colour) -> Option<Budget> {
    let Some(per_move) = options.per_move else {
        return Some(Budget {
            clear: UNTIMED / 2,
            enough: UNTIMED / 2,
            most: UNTIMED,
        });
    };
    let reserve = options.reserves[side.index()].unwrap_or(options.reserve);
    let mut allowed = per_move + reserve;
    // Without time for the move the reserve is all there is.
    let share = if per_move.is_zero() { 12 } else { 6 };
    let mut wanted = per_move + reserve / share;
    let limited = !allowed.is_zero();
    if !options.most_per_move.is_zero() {
        let most = options.most_per_move;
        allowed = if limited { allowed.min(most) } else { most };
        wanted = if limited { wanted.min(most) } else { most };
    } else if !limited {
        if options.total.is_zero() {
            return None;
        }
        (allowed, wanted) = (options.total, options.total);
    }
    if !options.total.is_zero() {
        // The game ends by score when its time is over: what is left is shared by the turns to come.
        let left = options
            .total
            .saturating_sub(options.used[0] + options.used[1]);
        wanted = wanted.min(left / 8);
        allowed = allowed.min(left);
    }
    // The margin is paid out of what may be used at all, so that a reserve makes it small.
    let margin = (per_move / 12).clamp(Duration::from_millis(20), Duration::from_millis(800));
    let most = wanted
        .min(allowed.saturating_sub(margin))
        .saturating_sub(margin / 4);
    let most = most.saturating_sub(options.move_used).max(LEAST);
    // An iteration begun late is seldom finished: better to save the time. What would be lost is used; a reserve never is.
    let usual = ((per_move + reserve / 12) * 7 / 10).saturating_sub(options.move_used);
    let mut enough = if limited {
        usual.min(most)
    } else {
        most * 6 / 10
    };
    let mut clear = enough / 3;
    if !saves(options, reserve) {
        let free = most.min(per_move.saturating_sub(options.move_used));
        enough = enough.max(free);
        clear = clear.max(free);
    }
    Some(Budget {
        clear,
        enough,
        most,
    })
}

/// Whether time that a move leaves over is of use later.
fn saves(options: &Options, reserve: Duration) -> bool {
    let room = options.most_reserve.is_zero() || reserve < options.most_reserve;
    !options.total.is_zero() || options.percent > 0 && room
}
