//! A node of the tree: a position within a turn, and what is asked about it. It searches nothing.

use crate::field::{Field, turn_key};
use crate::table::Bound;
use arimaa::Colour;

/// More than any score.
pub const INFINITE: i32 = 31_000;
/// Where a turn began that did not begin in the tree.
pub const NOWHERE: u64 = 0;

/// Between which scores the true one matters: at most `alpha` the side to move has better elsewhere, from `beta` on the opponent
/// has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window {
    /// What the side to move has already.
    pub alpha: i32,
    /// What the opponent will not allow.
    pub beta: i32,
}

impl Window {
    /// Every score matters.
    pub const FULL: Window = Window {
        alpha: -INFINITE,
        beta: INFINITE,
    };

    /// Only whether a score is above `alpha` matters: the null window of principal variation search.
    #[inline(always)]
    pub const fn above(alpha: i32) -> Window {
        Window {
            alpha,
            beta: alpha + 1,
        }
    }

    /// Whether it only asks for yes or no.
    #[inline(always)]
    pub const fn is_null(self) -> bool {
        self.beta - self.alpha == 1
    }

    /// The same seen by the opponent.
    #[inline(always)]
    pub const fn turned(self) -> Window {
        Window {
            alpha: -self.beta,
            beta: -self.alpha,
        }
    }

    /// What a score says that a search within this window found.
    #[inline(always)]
    pub const fn bound(self, score: i32) -> Bound {
        Bound::of(score, self.alpha, self.beta)
    }
}

/// A position within a turn and the question about it.
#[derive(Clone, Copy)]
pub struct Node<'f> {
    /// Who stands where.
    pub field: &'f Field,
    /// Who is to move; the score is told as this side sees it.
    pub side: Colour,
    /// Steps left in the turn, 1 to 4.
    pub left: usize,
    /// The placement with which the turn began, by its hash, or [`NOWHERE`].
    pub start: u64,
    /// How many steps deep to search; from 0 down it is quiescence search.
    pub depth: i32,
    /// Which scores matter.
    pub window: Window,
    /// Steps from the root.
    pub ply: usize,
    /// Whether a null move may be tried: not after another one.
    pub null_move: bool,
}

impl<'f> Node<'f> {
    /// The beginning of a turn.
    #[inline(always)]
    pub const fn turn(
        field: &'f Field,
        side: Colour,
        depth: i32,
        window: Window,
        ply: usize,
    ) -> Self {
        Node {
            field,
            side,
            left: 4,
            start: field.hash,
            depth,
            window,
            ply,
            null_move: true,
        }
    }

    /// The node that steps of the side to move lead to, `cost` of them; the opponent's turn when none is left. The window is still
    /// that of this node's side.
    #[inline(always)]
    pub fn child<'g>(&self, after: &'g Field, cost: usize, depth: i32, window: Window) -> Node<'g> {
        let ply = self.ply + cost;
        if cost == self.left {
            return Node::turn(after, self.side.other(), depth, window.turned(), ply);
        }
        Node {
            left: self.left - cost,
            start: self.start,
            ..Node::turn(after, self.side, depth, window, ply)
        }
    }

    /// Its name in the transposition table.
    #[inline(always)]
    pub fn key(&self) -> u64 {
        self.field.hash ^ turn_key(self.side.index(), self.left)
    }
}
