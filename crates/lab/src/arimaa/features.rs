//! The seed's eleven terms of every turn of sampled positions, computed once, so that a weight vector is judged by sums of products.
//! It knows turns and terms; how vectors are found is not its business.

use super::corpus::{Corpus, Learnt, Played, sampled};
use super::turn_sets::reached;
use bot::field::Field;
use bot::goal::goal_within;
use bot::seed::{Factors, Setting, Weights, seed_terms};
use rayon::prelude::*;
use work::{Halt, Work};

/// Weights in steps of 0.05: 0 is 0.0 and 60 is 3.0.
pub type Genes = [i32; 11];

/// The largest gene.
pub const MOST: i32 = 60;

/// Terms of one position after a turn, from the side that moved.
type Row = [i16; 11];

/// The turns of one position. The first row is the turn that was played.
#[derive(Clone, Debug)]
pub struct Choices {
    rows: Vec<Row>,
}

/// What was left out while building, and why.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LeftOut {
    /// The game could be won at once: no weight decides that.
    pub won: usize,
    /// The played turn let the opponent win at once.
    pub blunders: usize,
    /// It was the only turn that did not: there was nothing to choose.
    pub forced: usize,
}

/// Positions with the terms of all their turns.
#[derive(Clone, Debug, Default)]
pub struct Matrix {
    /// One for each position.
    pub positions: Vec<Choices>,
    /// Positions that weights cannot judge.
    pub left_out: LeftOut,
}

/// How a vector rates what was played.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Verdict {
    /// By how many percent of the best rating the played turn is rated worse than the best one, on average: the seed's measure.
    pub worse: f64,
    /// The share of other turns that are rated better than the played one, on average, in percent; of those rated alike, half. Unlike the
    /// seed's measure it cannot be lowered by rating all turns alike.
    pub better: f64,
    /// The share of positions in which nothing is rated better, in percent.
    pub first: f64,
    /// How far the rating of the played turn stays behind the highest that any weights could give it, on average. The seed's
    /// first measure was the sum of these ratings, to be made large: this is the same, to be made small.
    pub short: f64,
}

/// How a vector rates what was played in one position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Judged {
    /// Percent worse than the best.
    pub worse: f64,
    /// The share of better turns, in percent.
    pub better: f64,
    /// How far the rating stays behind the highest that any weights could give.
    pub short: f64,
}

/// A rating near zero would make any difference thousands of percent: a difference is counted against a tenth of the range of ratings
/// at least, so that no turn is more than 1000 % worse.
const RANGE_SHARE: i32 = 10;

/// A position has up to about this many turns; for the estimate of memory.
const MANY_TURNS: u64 = 60_000;

impl Choices {
    #[cfg(test)]
    pub(super) fn of(rows: Vec<Row>) -> Choices {
        Choices { rows }
    }

    /// The played turn among all turns. `None` where weights decide nothing.
    fn new(played: &Played, left_out: &mut LeftOut) -> Option<Choices> {
        let (field, side) = (Field::from(&played.before), played.before.side().index());
        if goal_within(&field, side, 4) {
            left_out.won += 1;
            return None;
        }
        let chosen = Field::from(&played.after);
        let Some(first) = row(&chosen, side) else {
            left_out.blunders += 1;
            return None;
        };
        let mut rows = vec![first];
        for one in reached(&field, side, Factors::NONE) {
            if one.after.hash != chosen.hash {
                rows.extend(row(&one.after, side));
            }
        }
        if rows.len() == 1 {
            left_out.forced += 1;
            return None;
        }
        rows.shrink_to_fit();
        Some(Choices { rows })
    }

    /// Percent worse than the best, and the share of better turns. A vector that rates all turns alike says nothing, and gets the worst.
    fn judge(&self, genes: &Genes) -> Judged {
        let mut best = i32::MIN;
        let mut worst = i32::MAX;
        let (mut better, mut alike) = (0, 0);
        let rated = |row: &Row| -> i32 {
            let products = row.iter().zip(genes);
            products.map(|(term, gene)| i32::from(*term) * gene).sum()
        };
        let played = rated(&self.rows[0]);
        for row in &self.rows {
            let rating = rated(row);
            best = best.max(rating);
            worst = worst.min(rating);
            better += u32::from(rating > played);
            alike += u32::from(rating == played);
        }
        let others = (self.rows.len() - 1).max(1) as f64;
        let rank = f64::from(better) + f64::from(alike - 1) / 2.0;
        let gains = self.rows[0].iter().map(|&term| i32::from(term.max(0)));
        let highest = gains.sum::<i32>() * MOST;
        let worse = if best == worst {
            100.0 * f64::from(RANGE_SHARE)
        } else {
            let least = (best - worst) / RANGE_SHARE;
            let against = best.abs().max(least).max(1);
            100.0 * f64::from(best - played) / f64::from(against)
        };
        Judged {
            worse,
            better: 100.0 * rank / others,
            short: f64::from(highest - played),
        }
    }
}

/// The terms after a turn of `side`; none if the opponent then wins at once, which the seed rates worst whatever the weights.
fn row(after: &Field, side: usize) -> Option<Row> {
    let other = 1 - side;
    let lost = after.at_goal(other) || after.of(side, bot::field::RABBIT) == 0;
    if lost || goal_within(after, other, 4) {
        return None;
    }
    let terms = seed_terms(after, other, &Setting::middle(Weights::W1)).0;
    let sign = if side == 0 { 1 } else { -1 };
    let narrow = |term: i32| (sign * term).clamp(i16::MIN.into(), i16::MAX.into()) as i16;
    Some(terms.map(narrow))
}

impl Matrix {
    /// The turns of sampled positions of some games.
    ///
    /// # Errors
    /// When stopped, or when the terms would not fit into memory.
    pub fn build(
        work: &Work,
        corpus: &Corpus,
        games: &[usize],
        which: Learnt,
        sample: Option<usize>,
        purpose: &str,
    ) -> Result<Matrix, Halt> {
        let all: Vec<(usize, usize)> = corpus
            .telling_turns()
            .into_iter()
            .filter(|(game, _)| games.contains(game))
            .filter(|&(game, ply)| corpus.games[game].teaches(ply, which))
            .collect();
        let chosen = sampled(all, sample, &mut work.streams.stream(purpose, 0));
        // Positions average some 17 000 turns; no single one is much above the bound.
        work.claim(chosen.len() as u64 * MANY_TURNS / 3 * size_of::<Row>() as u64)?;
        let task = work.task("arimaa-task-terms", Some(chosen.len() as u64));
        let built: Result<Vec<(Option<Choices>, LeftOut)>, Halt> = chosen
            .par_iter()
            .map(|&(game, ply)| {
                task.tick()?;
                let mut left_out = LeftOut::default();
                let played = corpus.games[game].at(ply);
                let choices = played.and_then(|played| Choices::new(&played, &mut left_out));
                Ok((choices, left_out))
            })
            .collect();
        let mut matrix = Matrix::default();
        for (choices, left_out) in built? {
            matrix.positions.extend(choices);
            matrix.left_out.won += left_out.won;
            matrix.left_out.blunders += left_out.blunders;
            matrix.left_out.forced += left_out.forced;
        }
        Ok(matrix)
    }

    /// How many turns there are in all.
    #[must_use]
    pub fn turns(&self) -> usize {
        self.positions
            .iter()
            .map(|choices| choices.rows.len())
            .sum()
    }

    /// How a vector rates what was played, position by position.
    #[must_use]
    pub fn judged(&self, genes: &Genes) -> Vec<Judged> {
        let judge = |choices: &Choices| choices.judge(genes);
        self.positions.par_iter().map(judge).collect()
    }

    /// How a vector rates what was played, on average. The sum is taken in the order of positions, whatever the number of threads.
    #[must_use]
    pub fn verdict(&self, genes: &Genes) -> Verdict {
        let judged = self.judged(genes);
        let count = judged.len().max(1) as f64;
        let first = judged.iter().filter(|one| one.worse == 0.0).count();
        let mean = |of: fn(&Judged) -> f64| judged.iter().map(of).sum::<f64>() / count;
        Verdict {
            worse: mean(|one| one.worse),
            better: mean(|one| one.better),
            first: 100.0 * first as f64 / count,
            short: mean(|one| one.short),
        }
    }
}

/// The genes of one of the seed's vectors.
#[must_use]
pub fn genes(weights: Weights) -> Genes {
    weights.vector().map(|hundredths| hundredths / 5)
}

/// The weights of genes, in hundredths.
#[must_use]
pub fn hundredths(genes: &Genes) -> [i32; 11] {
    genes.map(|gene| gene * 5)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rated(judged: &Judged) -> (f64, f64) {
        (judged.worse, judged.better)
    }

    #[test]
    fn the_seeds_vectors_are_genes() {
        for weights in Weights::ALL {
            let genes = genes(weights);
            assert_eq!(hundredths(&genes), weights.vector(), "steps of 0.05");
            assert!(genes.iter().all(|gene| (0..=MOST).contains(gene)));
        }
    }

    #[test]
    fn ratings_are_compared_with_the_best() {
        let mut rows = vec![[0; 11]; 4];
        rows[0][0] = 30;
        rows[1][0] = 40;
        rows[2][0] = -10;
        rows[3][1] = 7;
        let choices = Choices { rows };
        let mut genes = [0; 11];
        genes[0] = 2;
        let third = 100.0 / 3.0;
        assert_eq!(rated(&choices.judge(&genes)), (25.0, third));
        let doubled = genes.map(|gene| 2 * gene);
        assert_eq!(
            rated(&choices.judge(&doubled)),
            (25.0, third),
            "only ratios count"
        );
        genes[1] = 60;
        // The best is now 420, the played one 60.
        let (worse, better) = rated(&choices.judge(&genes));
        assert!((worse - 100.0 * 360.0 / 420.0).abs() < 1e-9);
        assert_eq!(better, 2.0 * third);
        assert_eq!(
            rated(&choices.judge(&[0; 11])),
            (1000.0, 50.0),
            "no opinion is no merit"
        );
    }

    #[test]
    fn a_single_safe_turn_is_left_out() {
        // The rabbit on a7 can step to b7 and back, nothing else.
        let rows = format!("{:64}", "rr      R r");
        let before = arimaa::Board::read(&format!("g [{rows}]")).unwrap();
        let turns = arimaa::unique_turns(&before);
        let [only] = &turns[..] else {
            panic!("{} turns", turns.len())
        };
        let played = Played {
            ply: 0,
            before,
            turn: only.turn,
            after: only.after,
        };
        let mut left_out = LeftOut::default();
        assert!(Choices::new(&played, &mut left_out).is_none());
        let forced = LeftOut {
            forced: 1,
            ..LeftOut::default()
        };
        assert_eq!(left_out, forced);
    }

    /// Found another way: the rules list the turns, and the weights are multiplied outside.
    #[test]
    fn the_best_turn_by_plain_evaluation_is_the_first_here() {
        let setting = Setting::middle(Weights::W3);
        for (name, text) in bot::bench::POSITIONS {
            let before = arimaa::Board::read(text).unwrap();
            let side = before.side().index();
            let rate = |after: &arimaa::Board| -> i64 {
                let terms = seed_terms(&Field::from(after), 1 - side, &setting).0;
                let products = terms.iter().zip(setting.weights);
                let sum: i64 = products
                    .map(|(term, weight)| i64::from(term * weight))
                    .sum();
                if side == 0 { sum } else { -sum }
            };
            let safe = |after: &arimaa::Board| !goal_within(&Field::from(after), 1 - side, 4);
            let turns = arimaa::unique_turns(&before);
            let candidates = || turns.iter().filter(|turn| safe(&turn.after));
            let best = candidates().max_by_key(|turn| rate(&turn.after)).unwrap();
            let worse = candidates().filter(|turn| rate(&turn.after) < rate(&best.after));
            let mut left_out = LeftOut::default();
            let played = Played {
                ply: 0,
                before,
                turn: best.turn,
                after: best.after,
            };
            let choices = Choices::new(&played, &mut left_out).unwrap();
            assert_eq!(choices.rows.len(), candidates().count(), "{name}");
            let (behind, better) = rated(&choices.judge(&genes(Weights::W3)));
            assert_eq!(behind, 0.0, "{name}");
            let alike = (choices.rows.len() - 1 - worse.count()) as f64;
            let half = 50.0 * alike / (choices.rows.len() - 1) as f64;
            assert!((better - half).abs() < 1e-9, "{name}: {better}");
        }
    }
}
