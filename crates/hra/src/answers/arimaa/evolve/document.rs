//! What came out of an evolution: the weights, and how they and the seed's rate the turns of games.

use crate::answers::Teller;
use crate::answers::table;
use bot::seed::{SeedTerm, Weights};
use draw::Lines;
use lab::arimaa::evolve::{Measure, Plan, State};
use lab::arimaa::features::{Genes, Matrix, Verdict, genes, hundredths};
use say::Message;
use serde::Serialize;
use utoipa::ToSchema;

/// The weights that were learnt.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct EvolveAnswer {
    /// Games that were learnt from.
    pub games: usize,
    /// Games that were held out.
    pub held_out_games: usize,
    /// Positions that were learnt from.
    pub positions: usize,
    /// Their turns.
    pub turns: usize,
    /// Positions that were held out.
    pub held_out_positions: usize,
    /// Positions that no weight can judge: the game could be won at once.
    pub left_out_won: usize,
    /// The played turn lost at once.
    pub left_out_blunders: usize,
    /// No other turn was safe.
    pub left_out_forced: usize,
    /// Where random choices began.
    pub seed: u64,
    /// What was made small.
    pub measure: &'static str,
    /// Generations done.
    pub generations: u64,
    /// The measure of the best individual, generation by generation.
    pub history: Vec<f64>,
    /// What the weights are of.
    pub terms: Vec<&'static str>,
    /// The best weights.
    pub weights: [f64; 11],
    /// These and the seed's.
    pub vectors: Vec<EvolvedVector>,
}

/// How weights rate turns.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct EvolvedVector {
    /// `w1`, `w2`, `w3` or `learnt`.
    pub name: &'static str,
    /// The weights.
    pub weights: [f64; 11],
    /// On the positions that were learnt from.
    pub training: EvolvedVerdict,
    /// Null when no game is held out.
    pub held_out: Option<EvolvedVerdict>,
    /// How much smaller than for w1 the measure is on the held-out positions.
    pub held_out_gain: Option<f64>,
    /// The standard error of that.
    pub held_out_gain_error: Option<f64>,
}

/// How weights rate the turns of some positions, in percent.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, ToSchema)]
pub struct EvolvedVerdict {
    /// By how much the played turn is rated worse than the best one.
    pub worse: f64,
    /// The share of turns that are rated better.
    pub better: f64,
    /// How often it is rated first.
    pub first: f64,
    /// Not in percent: how far its rating stays behind the highest that any weights could give it.
    pub short: f64,
}

impl From<Verdict> for EvolvedVerdict {
    fn from(verdict: Verdict) -> Self {
        EvolvedVerdict {
            worse: verdict.worse,
            better: verdict.better,
            first: verdict.first,
            short: verdict.short,
        }
    }
}

fn weights(genes: &Genes) -> [f64; 11] {
    hundredths(genes).map(|weight| f64::from(weight) / 100.0)
}

impl EvolvedVector {
    fn new(name: &'static str, genes: &Genes, plan: Plan, matrix: &Matrix, test: &Matrix) -> Self {
        let held = !test.positions.is_empty();
        let (gain, error) = plan.gain(test, genes);
        EvolvedVector {
            name,
            weights: weights(genes),
            training: matrix.verdict(genes).into(),
            held_out: held.then(|| test.verdict(genes).into()),
            held_out_gain: held.then_some(gain),
            held_out_gain_error: held.then_some(error),
        }
    }
}

impl EvolveAnswer {
    pub(super) fn new(
        plan: Plan,
        state: State,
        (games, held_out_games): (usize, usize),
        (matrix, test): (&Matrix, &Matrix),
        seed: u64,
    ) -> Self {
        let best = state.population[0].genes;
        EvolveAnswer {
            games,
            held_out_games,
            positions: matrix.positions.len(),
            turns: matrix.turns(),
            held_out_positions: test.positions.len(),
            left_out_won: matrix.left_out.won + test.left_out.won,
            left_out_blunders: matrix.left_out.blunders + test.left_out.blunders,
            left_out_forced: matrix.left_out.forced + test.left_out.forced,
            seed,
            measure: match plan.measure {
                Measure::Worse => "worse",
                Measure::Better => "better",
                Measure::Sum => "sum",
            },
            generations: state.generation,
            terms: SeedTerm::ALL.iter().map(|term| term.key()).collect(),
            weights: weights(&best),
            vectors: Weights::ALL
                .iter()
                .map(|one| (one.name(), genes(*one)))
                .chain([("learnt", best)])
                .map(|(name, genes)| EvolvedVector::new(name, &genes, plan, matrix, test))
                .collect(),
            history: state.history,
        }
    }

    /// The measure, generation by generation.
    pub(super) fn chart(&self, teller: &Teller) -> String {
        let answer = self;
        let points = answer.history.iter().enumerate();
        let chart = Lines {
            title: teller.words.get("arimaa-chart-evolution"),
            axis: teller.words.get("arimaa-chart-generation"),
            series: vec![(
                answer.measure.to_owned(),
                points.map(|(at, cost)| (at as f64, *cost)).collect(),
            )],
        };
        chart.svg()
    }

    /// The answer as it is told to a person.
    pub(super) fn tell(&self, teller: &Teller) -> String {
        let answer = self;
        let words = teller.words;
        let told = Message::new("arimaa-evolved")
            .with("generations", answer.generations)
            .with("games", answer.games)
            .with("positions", answer.positions)
            .with("turns", answer.turns)
            .with("held_out_games", answer.held_out_games)
            .with("held_out_positions", answer.held_out_positions)
            .with(
                "left_out",
                answer.left_out_won + answer.left_out_blunders + answer.left_out_forced,
            );
        let mut rows = vec![vec![words.get("arimaa-evolved-vector")]];
        rows[0].extend(
            [
                "arimaa-evolved-worse",
                "arimaa-evolved-better",
                "arimaa-evolved-first",
            ]
            .map(|id| words.get(id)),
        );
        rows[0].extend(
            [
                "arimaa-evolved-held-worse",
                "arimaa-evolved-held-better",
                "arimaa-evolved-held-first",
                "arimaa-evolved-gain",
            ]
            .map(|id| words.get(id)),
        );
        for one in &answer.vectors {
            let cells = |verdict: &EvolvedVerdict| {
                [verdict.worse, verdict.better, verdict.first]
                    .map(|number| format!("{number:.2} %"))
            };
            let name = if one.name == "learnt" {
                words.get("arimaa-evolved-learnt")
            } else {
                one.name.to_owned()
            };
            let mut row = vec![name];
            row.extend(cells(&one.training));
            if let Some(held) = &one.held_out {
                row.extend(cells(held));
            }
            if let (Some(gain), Some(error)) = (one.held_out_gain, one.held_out_gain_error) {
                row.push(format!("{gain:.2} ± {error:.2}"));
            }
            rows.push(row);
        }
        let list = |weights: &[f64; 11]| {
            let texts: Vec<String> = weights
                .iter()
                .map(|weight| format!("{weight:.2}"))
                .collect();
            texts.join(", ")
        };
        let weights = Message::new("arimaa-evolved-weights").with("weights", list(&answer.weights));
        let legend = words.get("arimaa-evolved-legend");
        format!(
            "{}\n\n{}\n\n{}\n{legend}",
            words.say(&told),
            table(&rows),
            teller.strong(&words.say(&weights))
        )
    }
}
