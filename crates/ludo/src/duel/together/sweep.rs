//! One sweep over a unit by all ranks: class after class, as one process sweeps, so that the bits are the same. What others need of a class is
//! asked for before anything of it is written; what was written goes out with the questions of the next class.

use super::Together;
use super::rolls::{Answers, Here};
use super::wire::{
    ADDRESS, HELP, Help, OUTCOME, Question, outcome_of, pair_of, write_outcome, write_pair,
};
use crate::cells::{Cells, Pair};
use crate::duel::equation::together;
use crate::duel::gapless::Gapless;
use crate::duel::sweep::{Buckets, Swept};
use crate::duel::{Rows, Unit};
use crate::equation::Outcome;
use crate::formation::Id;
use crate::keep::SolveError;
use ranks::Fold;
use std::cell::RefCell;
use std::collections::HashMap;
use std::ops::Range;

/// Positions that may be looked at between two exchanges.
const BATCH: u64 = 1 << 20;

/// A layer of the unit that is swept: formations of mover and opponent by progress, and their columns.
struct Layer {
    movers: Buckets,
    opponents: Buckets,
    columns: (u8, u8),
}

/// One opponent whose row is here, against formations of equal progress.
struct Task {
    layer: usize,
    opponent: Id,
    movers: Range<u32>,
}

/// A position that is looked at.
struct Look {
    layer: usize,
    opponent: Id,
    mover: Id,
    spot: usize,
    old: Pair,
}

/// A request for help, and whose it is.
struct Helped {
    rank: usize,
    help: Help,
}

impl<C: Cells> Together<'_, C> {
    /// Improves all bounds of a unit once. Positions whose bounds are at most `enough` apart are left alone.
    pub(super) fn sweep(&mut self, unit: Unit, enough: u64) -> Result<Swept, SolveError> {
        let layers = self.layers(unit);
        let classes = layers[0].movers.ranges.len() + layers[0].opponents.ranges.len() - 1;
        let mut rounds: Vec<u64> = (0..classes)
            .map(|class| batches(&self.tasks(&layers, class)).len() as u64)
            .collect();
        self.ranks.reduce(Fold::Max, &mut rounds)?;
        let (asked, mut helped) = self.needs(&layers, classes, enough)?;
        let mut helping: Vec<u64> = helped.iter().map(|helped| helped.len() as u64).collect();
        self.ranks.reduce(Fold::Max, &mut helping)?;
        let mut swept = Swept::default();
        let mut written = self.silence();
        for class in 0..classes {
            self.work.check()?;
            let tasks = self.tasks(&layers, class);
            let mut batches = batches(&tasks).into_iter();
            let mut better = Vec::new();
            let mut known = HashMap::new();
            let rounds = rounds[class].max(u64::from(helping[class] > 0));
            for round in 0..rounds {
                let batch = &tasks[batches.next().unwrap_or(0..0)];
                let looks = self.looks(&layers, batch, enough, &mut swept);
                let helped = if round == 0 {
                    std::mem::take(&mut helped[class])
                } else {
                    Vec::new()
                };
                let answers = self.ask(&looks, &helped, &mut written)?;
                let outcomes: Vec<Outcome<Pair>> = self.evaluate(&looks, &answers);
                if round == 0 && helping[class] > 0 {
                    known = self.help(&helped, &asked[class], &answers)?;
                }
                for (look, outcome) in looks.iter().zip(outcomes) {
                    let new = match outcome {
                        Outcome::Known(pair) => pair,
                        Outcome::Open(here) => match known.get(&(look.mover, look.opponent)) {
                            Some(Outcome::Known(there)) => here.with(there.other(C::ONE)),
                            Some(&Outcome::Open(there)) => together(here, there, C::ONE),
                            None => unreachable!("help was asked for wherever one may pass"),
                        },
                    };
                    let pair = Pair {
                        low: new.low.max(look.old.low),
                        high: new.high.min(look.old.high),
                    };
                    swept.gap = swept.gap.max(pair.gap());
                    if pair != look.old {
                        better.push((look.layer, look.mover, look.opponent, look.spot, pair));
                    }
                }
                swept.looked += looks.len() as u64;
            }
            swept.changed += better.len() as u64;
            for (layer, mover, opponent, spot, pair) in better {
                let (column, other) = layers[layer].columns;
                self.duel.turned(column, other).set(spot, pair);
                let owner = usize::from(self.shared.owners[mover as usize]);
                if owner == self.me {
                    let at = self.duel.rows.place(mover, opponent, (column, other));
                    self.duel.cells(column, other).set(at, pair);
                } else {
                    let place = Question {
                        again: false,
                        mover: column,
                        opponent: other,
                        at: self
                            .duel
                            .rows
                            .place_among(&self.shared.held[owner], mover, opponent),
                    };
                    place.write(&mut written[owner]);
                    write_pair::<C>(pair, &mut written[owner]);
                }
            }
            (self.setting.check)()?;
        }
        self.write(&mut written)?;
        let mut sums = [swept.changed, swept.looked];
        self.ranks.reduce(Fold::Sum, &mut sums)?;
        let mut gap = [swept.gap];
        self.ranks.reduce(Fold::Max, &mut gap)?;
        Ok(Swept {
            gap: gap[0],
            changed: sums[0],
            looked: sums[1],
        })
    }

    fn layers(&self, unit: Unit) -> Vec<Layer> {
        let layers = unit.layers().map(|(mover, opponent)| Layer {
            movers: self.duel.buckets(mover),
            opponents: self.duel.buckets(opponent),
            columns: (mover, opponent),
        });
        layers.collect()
    }

    fn silence(&self) -> Vec<Vec<u8>> {
        vec![Vec::new(); self.ranks.count()]
    }

    fn here(&self) -> Here<'_, C> {
        Here {
            duel: &self.duel,
            shared: &self.shared,
            me: self.me,
        }
    }

    fn mine(&self, id: Id) -> bool {
        usize::from(self.shared.owners[id as usize]) == self.me
    }

    /// What this rank may look at in a class.
    fn tasks(&self, layers: &[Layer], class: usize) -> Vec<Task> {
        let mut tasks = Vec::new();
        for (number, layer) in layers.iter().enumerate() {
            for (step, range) in layer.opponents.ranges.iter().enumerate() {
                let bucket = class.checked_sub(step);
                let bucket = bucket.and_then(|step| layer.movers.ranges.get(step));
                let Some(bucket) = bucket.filter(|bucket| !bucket.is_empty()) else {
                    continue;
                };
                let mine = range.clone().filter(|&opponent| self.mine(opponent));
                tasks.extend(mine.map(|opponent| Task {
                    layer: number,
                    opponent,
                    movers: bucket.clone(),
                }));
            }
        }
        tasks
    }

    /// The positions of some tasks whose bounds are too far apart.
    fn looks(&self, layers: &[Layer], tasks: &[Task], enough: u64, swept: &mut Swept) -> Vec<Look> {
        let mut looks = Vec::new();
        for task in tasks {
            let (column, other) = layers[task.layer].columns;
            let cells = self.duel.turned(column, other);
            let opponent = self.duel.opponent(task.opponent, column);
            for mover in task.movers.clone() {
                if opponent.meets(self.duel.formations.get(mover).ring) {
                    continue;
                }
                let spot = self.duel.rows.spot(opponent.row(), mover);
                let old = cells.get(spot);
                if old.gap() <= enough {
                    swept.gap = swept.gap.max(old.gap());
                    continue;
                }
                looks.push(Look {
                    layer: task.layer,
                    opponent: task.opponent,
                    mover,
                    spot,
                    old,
                });
            }
        }
        looks
    }

    /// Where one may have to pass, what the opponent's dice say is needed too: it is known where the mover's row is. Tells what this rank will
    /// be told by each, and what others ask of it, class by class.
    #[allow(clippy::type_complexity)]
    fn needs(
        &mut self,
        layers: &[Layer],
        classes: usize,
        enough: u64,
    ) -> Result<(Vec<Vec<Vec<Help>>>, Vec<Vec<Helped>>), SolveError> {
        let mut asked: Vec<Vec<Vec<Help>>> = (0..classes)
            .map(|_| vec![Vec::new(); self.ranks.count()])
            .collect();
        let mut messages = self.silence();
        for layer in layers {
            let (column, other) = layer.columns;
            let passing = self.duel.formations.of_column(column);
            let passing: Vec<Id> = passing
                .map(|id| id as Id)
                .filter(|&id| self.here().may_pass(id))
                .collect();
            let most = layer.movers.most + layer.opponents.most;
            let cells = self.duel.turned(column, other);
            let opponents = self.duel.formations.of_column(other);
            for opponent in opponents.map(|id| id as Id).filter(|&id| self.mine(id)) {
                let rival = self.duel.opponent(opponent, column);
                let gone = self.duel.formations.get(opponent).progress;
                for &mover in &passing {
                    let formation = self.duel.formations.get(mover);
                    if rival.meets(formation.ring)
                        || cells.get(self.duel.rows.spot(rival.row(), mover)).gap() <= enough
                    {
                        continue;
                    }
                    let class = u32::from(most - gone - formation.progress);
                    let help = Help {
                        class,
                        mover: opponent,
                        opponent: mover,
                    };
                    let owner = usize::from(self.shared.owners[mover as usize]);
                    help.write(&mut messages[owner]);
                    asked[class as usize][owner].push(help);
                }
            }
        }
        let mut helped: Vec<Vec<Helped>> = (0..classes).map(|_| Vec::new()).collect();
        for (rank, message) in self.exchange(messages)?.iter().enumerate() {
            for help in message.chunks_exact(HELP).map(Help::read) {
                helped[help.class as usize].push(Helped { rank, help });
            }
        }
        Ok((asked, helped))
    }

    /// Sends what was written before, asks others for what captures lead to, and answers them.
    fn ask(
        &mut self,
        looks: &[Look],
        helped: &[Helped],
        written: &mut Vec<Vec<u8>>,
    ) -> Result<Answers, SolveError> {
        let questions = RefCell::new(self.silence());
        let here = self.here();
        self.each(looks, |opponent, look| {
            here.ask(look.mover, opponent, &questions)
        });
        for Helped { help, .. } in helped {
            let column = self.duel.column(help.mover);
            let opponent = self.duel.opponent(help.opponent, column);
            here.ask(help.mover, &opponent, &questions);
        }
        let silence = self.silence();
        let messages = std::mem::replace(written, silence);
        let messages =
            messages
                .into_iter()
                .zip(questions.into_inner())
                .map(|(written, questions)| {
                    let mut message = (written.len() as u64).to_le_bytes().to_vec();
                    message.extend(written);
                    message.extend(questions);
                    if message.len() == ADDRESS {
                        message.clear();
                    }
                    message
                });
        let messages: Vec<Vec<u8>> = messages.collect();
        let messages = self.exchange(messages)?;
        let mut asked: Vec<&[u8]> = Vec::with_capacity(messages.len());
        for message in &messages {
            let (length, rest) = message.split_at_checked(ADDRESS).unwrap_or((&[], &[]));
            let length = length.iter().rev();
            let length = length.fold(0, |length, &byte| length << 8 | usize::from(byte));
            let (written, questions) = rest.split_at(length);
            self.take(written);
            asked.push(questions);
        }
        let answers = asked.into_iter().map(|questions| {
            let mut answers = Vec::with_capacity(questions.len() / ADDRESS * C::BYTES as usize);
            for question in questions.chunks_exact(ADDRESS).map(Question::read) {
                let cells = if question.again {
                    self.duel.turned(question.mover, question.opponent)
                } else {
                    self.duel.cells(question.opponent, question.mover)
                };
                write_pair::<C>(cells.get(question.at as usize), &mut answers);
            }
            answers
        });
        let answers = answers.collect();
        Ok(Answers::new(self.exchange(answers)?))
    }

    /// Writes what others found for rows that are here.
    fn take(&self, written: &[u8]) {
        for better in written.chunks_exact(ADDRESS + C::BYTES as usize) {
            let place = Question::read(better);
            let cells = self.duel.cells(place.mover, place.opponent);
            cells.set(place.at as usize, pair_of::<C>(&better[ADDRESS..]));
        }
    }

    /// Sends what was written where nothing is asked any more.
    fn write(&mut self, written: &mut Vec<Vec<u8>>) -> Result<(), SolveError> {
        let silence = self.silence();
        for message in self.exchange(std::mem::replace(written, silence))? {
            self.take(&message);
        }
        Ok(())
    }

    /// Visits positions with their opponents, each of which is looked at once for many movers.
    fn each<'s>(
        &'s self,
        looks: &[Look],
        mut visit: impl FnMut(&crate::duel::equation::Opponent<'s, C, Gapless>, &Look),
    ) {
        let same =
            |one: &Look, other: &Look| (one.layer, one.opponent) == (other.layer, other.opponent);
        for looks in looks.chunk_by(same) {
            let column = self.duel.column(looks[0].mover);
            let opponent = self.duel.opponent(looks[0].opponent, column);
            looks.iter().for_each(|look| visit(&opponent, look));
        }
    }

    fn evaluate(&self, looks: &[Look], answers: &Answers) -> Vec<Outcome<Pair>> {
        let here = self.here();
        let mut outcomes = Vec::with_capacity(looks.len());
        self.each(looks, |opponent, look| {
            outcomes.push(here.outcome(look.mover, opponent, answers));
        });
        outcomes
    }

    /// Tells others what the dice say where their players may have to pass, and learns it from them: by mover and opponent.
    fn help(
        &mut self,
        helped: &[Helped],
        asked: &[Vec<Help>],
        answers: &Answers,
    ) -> Result<HashMap<(Id, Id), Outcome<Pair>>, SolveError> {
        let mut told = self.silence();
        let here = self.here();
        for Helped { rank, help } in helped {
            let column = self.duel.column(help.mover);
            let opponent = self.duel.opponent(help.opponent, column);
            let outcome = here.outcome(help.mover, &opponent, answers);
            write_outcome(&outcome, &mut told[*rank]);
        }
        let told = self.exchange(told)?;
        let mut known = HashMap::new();
        for (asked, told) in asked.iter().zip(&told) {
            for (help, outcome) in asked.iter().zip(told.chunks_exact(OUTCOME)) {
                known.insert((help.opponent, help.mover), outcome_of(outcome));
            }
        }
        Ok(known)
    }
}

/// Cuts tasks into parts that are not too large together.
fn batches(tasks: &[Task]) -> Vec<Range<usize>> {
    let mut batches = Vec::new();
    let (mut begin, mut size) = (0, 0);
    for (at, task) in tasks.iter().enumerate() {
        size += u64::from(task.movers.end - task.movers.start);
        if size >= BATCH || at + 1 == tasks.len() {
            batches.push(begin..at + 1);
            (begin, size) = (at + 1, 0);
        }
    }
    batches
}
