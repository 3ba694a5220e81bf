//! Learning the order of acts and turns from records, and how high held-out games rank by it.

use super::super::ArimaaFilter;
use super::super::kept::Kept;
use crate::Told;
use crate::answers::table;
use crate::answers::{Keeper, Teller};
use bot::ordering::{Model, layout};
use lab::arimaa::corpus::{Corpus, sampled};
use lab::arimaa::fingerprint;
use lab::arimaa::order::{Course, KIND, Plan, Ranks, State, act_ranks, learn, turn_ranks};
use say::Message;
use serde::Serialize;
use std::ops::RangeInclusive;
use work::Work;

/// Learns which acts and turns players choose.
pub struct ArimaaOrder {
    /// Records and tables of the archive: each with its name.
    pub records: Vec<(String, String)>,
    /// Which games are taken.
    pub filter: ArimaaFilter,
    /// From so many turns whole turns are learnt; from all if nothing is said.
    pub sample: Option<u64>,
    /// How many other turns each of them is compared with.
    pub alternatives: u64,
    /// Percent of games that are held out.
    pub held_out: u64,
    /// In so many turns of games held out whole turns are ranked; in all if nothing is said.
    pub compare: Option<u64>,
    /// How often all choices are gone through.
    pub epochs: u64,
}

/// What is told of a run.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct OrderAnswer {
    games: usize,
    held_out_games: usize,
    seed: u64,
    epochs: u64,
    act_weights: usize,
    turn_weights: usize,
    /// The mean logarithm of the chance that was given to what was played, epoch by epoch.
    act_history: Vec<f64>,
    turn_history: Vec<f64>,
    /// Single steps of held-out games among all steps that were possible.
    acts: Vec<OrderRanks>,
    /// Whole turns of held-out games among all unique turns.
    turns: Vec<OrderRanks>,
}

/// How high an order ranks what was played in games held out.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct OrderRanks {
    order: &'static str,
    choices: usize,
    /// The share that was first, or in the first 1, 5 and 10 % of the alternatives; each with its standard error.
    first: Option<[f64; 2]>,
    top_1: Option<[f64; 2]>,
    top_5: Option<[f64; 2]>,
    top_10: Option<[f64; 2]>,
    /// The share of other alternatives that come before it.
    before: f64,
    mean_place: f64,
    median_place: f64,
}

fn ranked(order: &'static str, ranks: &Ranks) -> OrderRanks {
    let within = |share: f64| {
        let (found, error) = ranks.within(share);
        (!ranks.0.is_empty()).then_some([found, error])
    };
    OrderRanks {
        order,
        choices: ranks.0.len(),
        first: within(0.0),
        top_1: within(0.01),
        top_5: within(0.05),
        top_10: within(0.1),
        before: ranks.mean_share(),
        mean_place: ranks.mean_place(),
        median_place: ranks.median_place(),
    }
}

impl ArimaaOrder {
    /// How many percent of games can be held out.
    pub const HELD_OUT: RangeInclusive<u64> = 0..=90;
    /// How many epochs there can be.
    pub const EPOCHS: RangeInclusive<u64> = 1..=100_000;
    /// With how many others a turn can be compared.
    pub const ALTERNATIVES: RangeInclusive<u64> = 2..=100_000;

    /// Learns, and tells of it; the model is to be written.
    ///
    /// # Errors
    /// When records cannot be read, or when stopped.
    pub fn run(&self, work: &Work, keeper: &mut dyn Keeper) -> Result<(OrderAnswer, Model), Told> {
        let share = self.held_out as usize;
        let course = Course {
            plan: Plan {
                epochs: self.epochs,
                ..Plan::default()
            },
            sample: self.sample.map(|count| count as usize),
            alternatives: self.alternatives as usize,
        };
        let filter = self.filter.read()?;
        let seed = work.streams.seed();
        let question = format!("{filter:?} {share} {course:?} {seed}");
        let mut corpus = Corpus::default();
        let mut parts = vec![question.as_bytes()];
        for (_, text) in &self.records {
            let read = Corpus::read(work, text, &filter)?;
            corpus.games.extend(read.games);
            parts.push(text.as_bytes());
        }
        let fingerprint = fingerprint(&parts);
        let (learnt, apart) = corpus.split(work, share);
        let accepted = "arimaa-accepted-checkpoint";
        let mut kept = Kept::new(keeper, KIND, fingerprint, accepted);
        let state = kept.load(|payload| State::read(payload, fingerprint))?;
        let mut state = state.unwrap_or_default();
        let keep = |state: &State| kept.save(|| state.write(fingerprint));
        learn(work, &corpus, &learnt, &course, &mut state, keep)?;
        let Some(model) = state.model() else {
            return Err(Told::input(
                Message::new("arimaa-error-no-positions"),
                Message::new("arimaa-accepted-games-left"),
            ));
        };
        let mut held: Vec<(usize, usize)> = corpus.telling_turns();
        held.retain(|(game, _)| apart.contains(game));
        let acts = act_ranks(work, &corpus, &held, &model)?;
        let stream = &mut work.streams.stream("arimaa order compare", 0);
        let compared = self.compare.map(|count| count as usize);
        let turns = turn_ranks(work, &corpus, &sampled(held, compared, stream), &model)?;
        let answer = OrderAnswer {
            games: learnt.len(),
            held_out_games: apart.len(),
            seed,
            epochs: course.plan.epochs,
            act_weights: layout::act::COUNT,
            turn_weights: layout::turn::COUNT,
            act_history: state.acts.history.clone(),
            turn_history: state.turns.history.clone(),
            acts: vec![ranked("model", &acts[0]), ranked("present", &acts[1])],
            turns: vec![
                ranked("model", &turns[0]),
                ranked("glance", &turns[1]),
                ranked("acts", &turns[2]),
            ],
        };
        Ok((answer, model))
    }

    /// The command that makes the model again, with files by their names only.
    #[must_use]
    pub fn command(&self, out: &str, seed: u64) -> String {
        let mut line = vec!["hra arimaa order".to_owned()];
        line.extend(self.records.iter().map(|(name, _)| name.clone()));
        line.push(format!("--out {out}"));
        line.push(format!("--rating {}", self.filter.rating));
        line.push(format!("--seconds {}", self.filter.seconds));
        if self.filter.rated {
            line.push("--rated".to_owned());
        }
        let sample = self
            .sample
            .map_or("all".to_owned(), |count| count.to_string());
        line.push(format!(
            "--sample {sample} --alternatives {} --held-out {} --epochs {} --seed {seed}",
            self.alternatives, self.held_out, self.epochs
        ));
        line.join(" ")
    }
}

impl OrderAnswer {
    /// How acts and turns were learnt, epoch by epoch.
    pub(in crate::answers) fn histories(&self) -> [&[f64]; 2] {
        [&self.act_history, &self.turn_history]
    }

    /// Where random choices began.
    #[must_use]
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// The report for people; the model was written there.
    #[must_use]
    pub fn tell(&self, out: &str, teller: &Teller) -> String {
        let answer = self;
        let words = teller.words;
        let told = Message::new("arimaa-ordered")
            .with("games", answer.games)
            .with("held_out_games", answer.held_out_games)
            .with("epochs", answer.epochs)
            .with("path", out);
        let mut rows = vec![
            [
                "arimaa-ordered-order",
                "arimaa-ordered-choices",
                "arimaa-ordered-first",
                "arimaa-ordered-top-1",
                "arimaa-ordered-top-5",
                "arimaa-ordered-top-10",
                "arimaa-ordered-before",
                "arimaa-ordered-median",
            ]
            .map(|id| words.get(id))
            .to_vec(),
        ];
        let named = [
            ("arimaa-ordered-act-model", &answer.acts[0]),
            ("arimaa-ordered-act-present", &answer.acts[1]),
            ("arimaa-ordered-turn-model", &answer.turns[0]),
            ("arimaa-ordered-turn-glance", &answer.turns[1]),
            ("arimaa-ordered-turn-acts", &answer.turns[2]),
        ];
        for (id, one) in named {
            let share = |found: Option<[f64; 2]>| {
                found.map_or_else(String::new, |[share, error]| {
                    format!("{:.1} ± {:.1} %", 100.0 * share, 100.0 * error)
                })
            };
            rows.push(vec![
                words.get(id),
                one.choices.to_string(),
                share(one.first),
                share(one.top_1),
                share(one.top_5),
                share(one.top_10),
                format!("{:.2} %", 100.0 * one.before),
                format!("{:.1}", one.median_place),
            ]);
        }
        let legend = words.get("arimaa-ordered-legend");
        format!("{}\n\n{}\n\n{legend}", words.say(&told), table(&rows))
    }
}
