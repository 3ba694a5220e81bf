//! Several best turns, each searched to its own score: what the engine would play, then what it would play if that were forbidden, and
//! so on. The first is searched with a table of its own, so that it is to the last digit what the engine plays with the same limits.

use super::crew::{deepen, iterate, line};
use super::root::{RootTurn, put_safe_first, reorder, root_turns_until};
use super::searcher::Searcher;
use super::{Choice, Engine, Limits, Question, Report, Shared};
use crate::act::Act;
use std::sync::atomic::Ordering::Relaxed;
use work::Stop;

/// The turns after the first, and what is known of them.
struct Others<'s> {
    shared: &'s Shared<'s>,
    crew: Vec<Searcher<'s>>,
    turns: Vec<RootTurn>,
    /// How many are wanted.
    wanted: usize,
    found: Vec<Choice>,
}

impl<'s> Others<'s> {
    /// Searches them so deep, now that this is the first.
    fn search(&mut self, best: &[Act], depth: usize) {
        let question = self.shared.question;
        let after = best.iter().fold(question.field, |field, &act| {
            field.after(question.side, act)
        });
        let Some(place) = self
            .turns
            .iter()
            .position(|turn| turn.after.hash == after.hash)
        else {
            return;
        };
        self.turns[..=place].rotate_right(1);
        let mut found = Vec::new();
        for index in 1..=self.wanted.min(self.turns.len() - 1) {
            for searcher in &mut self.crew {
                searcher.history.fade();
            }
            let known = self.found.get(index - 1).map(|choice| choice.report.score);
            let previous = known.unwrap_or(self.turns[index].glance);
            let rest = &mut self.turns[index..];
            let score = iterate(self.shared, &mut self.crew, rest, depth as i32, previous);
            for searcher in &mut self.crew {
                searcher.flush();
            }
            let (Some(score), false) = (score, self.shared.halted()) else {
                break;
            };
            let turn = self.turns[index];
            found.push(Choice {
                acts: turn.acts().to_vec(),
                report: Report {
                    depth,
                    score,
                    nodes: self.shared.nodes.load(Relaxed),
                    line: line(self.shared, &turn),
                },
            });
        }
        // What an iteration that was cut short did not come to keeps what the one before said, unless it became the first.
        for old in std::mem::take(&mut self.found) {
            let same = |acts: &[Act]| acts == old.acts.as_slice();
            if found.len() < self.wanted && !same(best) && !found.iter().any(|new| same(&new.acts))
            {
                found.push(old);
            }
        }
        self.found = found;
    }
}

impl Engine {
    /// So many best turns, the best first; none when there is no legal one. The others are searched by `beside`, an engine with a table of
    /// its own. Limits of depth and nodes are those of each.
    pub fn analyse(
        &self,
        beside: &Engine,
        question: &Question,
        limits: &Limits,
        stop: &Stop,
        wanted: usize,
        listener: &mut dyn FnMut(&[Choice]),
    ) -> Vec<Choice> {
        self.table.next_turn();
        beside.table.next_turn();
        let shared = self.shared(question, limits, stop);
        let late = || stop.requested() || limits.passed(limits.deadline);
        let mut turns = root_turns_until(&shared, self.threads, &late);
        if turns.is_empty() {
            return Vec::new();
        }
        if let Some(model) = shared.order
            && self.tuned.order_root > 0
        {
            reorder(question, model, &self.tuned, &mut turns, &late);
        }
        put_safe_first(&mut turns, question.side);
        let others_limits = Limits {
            nodes: limits
                .nodes
                .map(|nodes| nodes.saturating_mul(wanted as u64)),
            ..limits.clone()
        };
        let others_shared = beside.shared(question, &others_limits, stop);
        let mut others = Others {
            shared: &others_shared,
            crew: (0..beside.threads)
                .map(|_| Searcher::new(&others_shared))
                .collect(),
            turns: turns.clone(),
            wanted: wanted.saturating_sub(1),
            found: Vec::new(),
        };
        let side = question.side;
        let own = |line: &[(usize, Act)]| -> Vec<Act> {
            let acts = line.iter().take_while(|(mover, _)| *mover == side);
            acts.map(|&(_, act)| act).collect()
        };
        let first = self.tuned.first as usize;
        let mut tell = |report: &Report, others: &mut Others| {
            let acts = own(&report.line);
            // Before the first iteration there is only a glance at each.
            if report.depth >= first.min(limits.depth.unwrap_or(first)) && report.depth > 4 {
                others.search(&acts, report.depth);
            }
            let mut all = vec![Choice {
                acts,
                report: report.clone(),
            }];
            all.extend(others.found.iter().cloned());
            listener(&all);
        };
        let chosen = deepen(&shared, turns, self.threads, &mut |report| {
            tell(report, &mut others);
        });
        if others.found.is_empty() && others.wanted > 0 {
            let depth = first.min(limits.depth.unwrap_or(first));
            others.search(&chosen.acts, depth);
        }
        let mut all = vec![chosen];
        all.extend(others.found);
        all
    }
}
