//! The search: iterative deepening over steps, from the unique turns of the position. It knows no clock on the wall but the
//! deadline it is given, and no protocol; whoever wants to hear of its progress passes a listener.
//!
//! | in the words of chess programs | where |
//! |---|---|
//! | iterative deepening, aspiration window, late move reduction of whole turns at the root | `crew.rs` |
//! | principal variation search, null move, transposition table (`crate::table`) | `searcher.rs` |
//! | late move reduction of acts, null windows | `expand.rs` |
//! | quiescence search, extension of goal threats, defences against them | `quiescence.rs`, `defence.rs` |
//! | killer moves, the search stack | `stack.rs` |
//! | history heuristic, move ordering | `order.rs` |
//! | counter moves, as whole turns | `refute.rs` |
//! | several principal variations | `lines.rs` |
//! | time management | `pace.rs` |

mod crew;
mod defence;
mod expand;
mod hasty;
mod lines;
mod node;
mod opinion;
mod order;
mod pace;
mod parameters;
mod quiescence;
mod refute;
mod root;
mod searcher;
mod stack;

pub use order::at_sight;
pub use parameters::Parameters;
pub(crate) use root::finished;
pub use root::{RootTurn, root_turns};

use crate::act::Act;
use crate::evaluate::Evaluator;
use crate::field::{Field, turn_key};
use crate::network::Network;
use crate::ordering::Model;
use crate::table::Table;
use arimaa::Colour;
use opinion::Opinion;
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::Duration;
use work::{Clock, Stop};

/// A win at once; a win in n steps is worth n less.
pub const WIN: i32 = 30_000;
/// Scores beyond this are wins that the search has seen to the end.
pub const WON: i32 = 29_000;

/// What the search may use.
#[derive(Clone, Debug, Default)]
pub struct Limits {
    /// Steps deep, at most.
    pub depth: Option<usize>,
    /// Positions, at most; with one thread the answer is then always the same.
    pub nodes: Option<u64>,
    /// Tells how long it has been thinking.
    pub clock: Clock,
    /// How long it may think at most.
    pub deadline: Option<Duration>,
    /// After how long a turn that is clear needs no further iteration.
    pub clear: Option<Duration>,
    /// After how long not to begin another iteration, unless the turn is in doubt.
    pub enough: Option<Duration>,
}

impl Limits {
    /// Whether it thinks at least so long already.
    pub(crate) fn passed(&self, time: Option<Duration>) -> bool {
        time.is_some_and(|time| self.clock.now() >= time)
    }
}

/// How far the search is, after each iteration and whenever it finds better.
#[derive(Clone, Debug)]
pub struct Report {
    /// Steps.
    pub depth: usize,
    /// Hundredths of a rabbit for the side to move.
    pub score: i32,
    /// Positions so far, of all threads.
    pub nodes: u64,
    /// What it would play, and what it expects after that: acts with the side that plays them.
    pub line: Vec<(usize, Act)>,
}

/// What the search decided.
#[derive(Clone, Debug)]
pub struct Choice {
    /// The acts of the turn.
    pub acts: Vec<Act>,
    /// How it came to it.
    pub report: Report,
}

/// A position to think about: pieces, whose turn, and how often positions occurred before.
#[derive(Clone, Debug)]
pub struct Question {
    /// Who stands where.
    pub field: Field,
    /// Whose turn it is; the whole turn is to be chosen.
    pub side: usize,
    /// By [`position_key`]: positions at the end of turns, and how often each occurred in this game.
    pub seen: HashMap<u64, u8>,
}

impl Question {
    /// Whose turn it is, as a type.
    pub(crate) fn colour(&self) -> Colour {
        Colour::BOTH[self.side & 1]
    }
}

/// The name of a position at the beginning of a turn.
#[must_use]
pub fn position_key(field: &Field, side: usize) -> u64 {
    field.hash ^ turn_key(side, 4)
}

/// The player: its table and what it knows between turns.
pub struct Engine {
    table: Arc<Table>,
    evaluator: Arc<Evaluator>,
    network: Option<Arc<Network>>,
    tuned: Parameters,
    order: Option<Arc<Model>>,
    threads: usize,
}

/// What the threads of one search share.
pub(crate) struct Shared<'a> {
    pub table: &'a Table,
    pub evaluator: &'a Evaluator,
    pub network: Option<&'a Network>,
    pub tuned: &'a Parameters,
    pub order: Option<&'a Model>,
    pub limits: &'a Limits,
    pub stop: &'a Stop,
    pub halt: AtomicBool,
    pub nodes: AtomicU64,
    pub question: &'a Question,
}

impl<'a> Shared<'a> {
    /// A thread's own judgement.
    pub fn opinion(&self) -> Opinion<'a> {
        Opinion::new(self.evaluator, self.network)
    }

    pub fn halted(&self) -> bool {
        self.halt.load(Relaxed)
    }

    /// Looks at everything that may end the search.
    pub fn check(&self, new_nodes: u64) {
        let nodes = self.nodes.fetch_add(new_nodes, Relaxed) + new_nodes;
        let late = self.limits.passed(self.limits.deadline);
        if late || self.stop.requested() || self.limits.nodes.is_some_and(|most| nodes >= most) {
            self.halt.store(true, Relaxed);
        }
    }
}

impl Engine {
    /// A player with a table of so many bytes.
    #[must_use]
    pub fn new(table_bytes: usize, threads: usize) -> Self {
        Engine {
            table: Arc::new(Table::new(table_bytes)),
            evaluator: Arc::default(),
            network: None,
            tuned: Parameters::default(),
            order: None,
            threads: threads.max(1),
        }
    }

    /// The player with another evaluation.
    #[must_use]
    pub fn judging_by(mut self, evaluator: Arc<Evaluator>) -> Self {
        self.evaluator = evaluator;
        self
    }

    /// The player with a network that corrects its evaluation or replaces it.
    #[must_use]
    pub fn advised_by(mut self, network: Arc<Network>) -> Self {
        self.network = Some(network);
        self
    }

    /// The player with other numbers of the search. Where they ask for a learnt order and none was given, it is the built-in one.
    #[must_use]
    pub fn tuned(mut self, tuned: Parameters) -> Self {
        if self.order.is_none() && (tuned.order_acts > 0 || tuned.order_root > 0) {
            self.order = Model::built_in().ok().map(Arc::new);
        }
        self.tuned = tuned;
        self
    }

    /// The player with a learnt order of acts and turns. How much it counts is said by `order_acts` and `order_root`.
    #[must_use]
    pub fn ordering_by(mut self, order: Arc<Model>) -> Self {
        self.order = Some(order);
        self
    }

    /// Another number of threads.
    pub fn set_threads(&mut self, threads: usize) {
        self.threads = threads.max(1);
    }

    /// Another size of the table; what it held is forgotten.
    pub fn set_table(&mut self, bytes: usize) {
        // The old one goes first: both at once may be more than there is.
        self.table = Arc::new(Table::new(0));
        self.table = Arc::new(Table::new(bytes));
    }

    /// Forgets what it learnt in another game.
    pub fn forget(&self) {
        self.table.clear();
    }

    /// The terms that it judges positions by.
    #[must_use]
    pub fn evaluator(&self) -> &Evaluator {
        &self.evaluator
    }

    /// Chooses a turn without a list of all turns, for very small numbers of nodes; where that does not work (a goal within
    /// the turn, a table that forgot) it thinks as usual. One thread, whatever the engine has.
    pub fn hasten(&self, question: &Question, limits: &Limits, stop: &Stop) -> Option<Choice> {
        self.table.next_turn();
        let shared = self.shared(question, limits, stop);
        hasty::choose(&shared).or_else(|| self.think(question, limits, stop, &mut |_| ()))
    }

    /// What a position is worth to the side to move when it has `left` steps, searched to the end of a turn: that of the answer
    /// if the nodes suffice. The depth and the score; `None` when they do not even suffice for its own turn.
    pub fn judge(
        &self,
        question: &Question,
        left: usize,
        limits: &Limits,
        stop: &Stop,
    ) -> Option<(usize, i32)> {
        hasty::judge(&self.shared(question, limits, stop), left)
    }

    fn shared<'a>(
        &'a self,
        question: &'a Question,
        limits: &'a Limits,
        stop: &'a Stop,
    ) -> Shared<'a> {
        Shared {
            table: &self.table,
            evaluator: &self.evaluator,
            network: self.network.as_deref(),
            tuned: &self.tuned,
            order: self.order.as_deref(),
            limits,
            stop,
            halt: AtomicBool::new(false),
            nodes: AtomicU64::new(0),
            question,
        }
    }

    /// Chooses a turn; `None` when there is no legal one. A stop is obeyed within milliseconds, and there is always an
    /// answer: the best turn known when it comes.
    pub fn think(
        &self,
        question: &Question,
        limits: &Limits,
        stop: &Stop,
        listener: &mut dyn FnMut(&Report),
    ) -> Option<Choice> {
        self.table.next_turn();
        let shared = self.shared(question, limits, stop);
        let late = || stop.requested() || limits.passed(limits.deadline);
        let mut turns = root::root_turns_until(&shared, self.threads, &late);
        if turns.is_empty() {
            return None;
        }
        if let Some(model) = shared.order
            && self.tuned.order_root > 0
        {
            root::reorder(question, model, &self.tuned, &mut turns, &late);
        }
        root::put_safe_first(&mut turns, question.side);
        Some(crew::deepen(&shared, turns, self.threads, listener))
    }
}
