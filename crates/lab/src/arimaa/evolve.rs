//! The seed's genetic algorithm over its eleven weights. A generation draws from its own random stream, so that a run that was broken
//! off goes on as if nothing had happened. Files are opened elsewhere.

use super::features::{Genes, Judged, MOST, Matrix, genes};
use bot::seed::Weights;
use rand::RngExt;
use work::checkpoint::Kind;
use work::{Halt, Stream, Work};

/// What is made small.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Measure {
    /// The seed's: by how many percent the played turn is rated worse than the best one.
    #[default]
    Worse,
    /// The share of turns that are rated better than the played one.
    Better,
    /// The seed's first: the sum of the ratings of the played turns, as what is missing to the highest one.
    Sum,
}

/// How it is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// Individuals; the seed had 20.
    pub population: usize,
    /// How many of them each generation replaces.
    pub renewed: usize,
    /// Percent of genes that mutate.
    pub mutation: u32,
    /// What is made small.
    pub measure: Measure,
}

/// A weight vector and how bad it is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Individual {
    /// The weights.
    pub genes: Genes,
    /// The measure, which is to be small.
    pub cost: f64,
}

/// Where a run stands.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// Generations done.
    pub generation: u64,
    /// The best first.
    pub population: Vec<Individual>,
    /// The best cost of each generation, the first population included.
    pub history: Vec<f64>,
}

/// By how much a gene changes at most.
const CHANGE: i32 = 5;

/// The checkpoint of a run.
pub const KIND: Kind = Kind {
    name: "arimaa weights",
    version: 1,
};

fn changed(gene: i32, stream: &mut Stream) -> i32 {
    (gene + stream.random_range(-CHANGE..=CHANGE)).clamp(0, MOST)
}

impl Plan {
    fn cost(&self, matrix: &Matrix, genes: &Genes) -> f64 {
        let verdict = matrix.verdict(genes);
        match self.measure {
            Measure::Worse => verdict.worse,
            Measure::Better => verdict.better,
            Measure::Sum => verdict.short,
        }
    }

    fn individual(&self, matrix: &Matrix, genes: Genes) -> Individual {
        Individual {
            genes,
            cost: self.cost(matrix, &genes),
        }
    }

    /// The first population: the seed's first vector, each gene changed a little.
    ///
    /// # Errors
    /// When stopped.
    pub fn begin(&self, work: &Work, matrix: &Matrix) -> Result<State, Halt> {
        let mut stream = work.streams.stream("arimaa evolve begin", 0);
        let mut population = Vec::with_capacity(self.population);
        for _ in 0..self.population.max(2) {
            work.check()?;
            let genes = genes(Weights::W1).map(|gene| changed(gene, &mut stream));
            population.push(self.individual(matrix, genes));
        }
        sort(&mut population);
        Ok(State {
            generation: 0,
            history: vec![population[0].cost],
            population,
        })
    }

    /// The next generation: the worst are replaced by children of parents that the roulette chose.
    ///
    /// # Errors
    /// When stopped; the state is then as before.
    pub fn advance(&self, work: &Work, matrix: &Matrix, state: &mut State) -> Result<(), Halt> {
        let mut stream = work.streams.stream("arimaa evolve", state.generation);
        let renewed = self.renewed.min(state.population.len() - 1);
        let mut children = Vec::with_capacity(renewed + 1);
        while children.len() < renewed {
            let parents = [(); 2].map(|()| select(&state.population, &mut stream).genes);
            for mut child in crossed(parents, &mut stream) {
                for gene in &mut child {
                    if stream.random_range(0..100) < self.mutation {
                        *gene = changed(*gene, &mut stream);
                    }
                }
                work.check()?;
                children.push(self.individual(matrix, child));
            }
        }
        children.truncate(renewed);
        let kept = state.population.len() - renewed;
        state.population.truncate(kept);
        state.population.append(&mut children);
        sort(&mut state.population);
        state.generation += 1;
        state.history.push(state.population[0].cost);
        Ok(())
    }
}

impl Plan {
    /// Goes on from `state`, or begins, until there were so many generations; calls `keep` at the beginning and after each.
    ///
    /// # Errors
    /// When stopped; what `keep` says goes through.
    pub fn run<E: From<Halt>>(
        &self,
        work: &Work,
        matrix: &Matrix,
        generations: u64,
        state: Option<State>,
        mut keep: impl FnMut(&State) -> Result<(), E>,
    ) -> Result<State, E> {
        let mut state = match state {
            Some(state) => state,
            None => self.begin(work, matrix)?,
        };
        keep(&state)?;
        let task = work.task("arimaa-task-generations", Some(generations));
        task.advance(state.generation.min(generations))?;
        while state.generation < generations {
            self.advance(work, matrix, &mut state)?;
            keep(&state)?;
            task.tick()?;
        }
        Ok(state)
    }

    /// By how much the measure is smaller on positions than the seed's first vector has it, and the standard error of that.
    #[must_use]
    pub fn gain(&self, test: &Matrix, genes: &Genes) -> (f64, f64) {
        let measured = |genes: &Genes| -> Vec<f64> {
            let pick = |one: Judged| match self.measure {
                Measure::Worse => one.worse,
                Measure::Better => one.better,
                Measure::Sum => one.short,
            };
            test.judged(genes).into_iter().map(pick).collect()
        };
        let first = measured(&super::features::genes(Weights::W1));
        let pairs = first.iter().zip(measured(genes));
        let gains: Vec<f64> = pairs.map(|(a, b)| a - b).collect();
        let count = gains.len().max(1) as f64;
        let mean = gains.iter().sum::<f64>() / count;
        let spread = gains.iter().map(|gain| (gain - mean).powi(2)).sum::<f64>();
        (mean, (spread / (count - 1.0).max(1.0) / count).sqrt())
    }
}

/// The best first; equally good ones in the order of their genes, so that the order is always the same.
fn sort(population: &mut [Individual]) {
    population.sort_by(|a, b| a.cost.total_cmp(&b.cost).then(a.genes.cmp(&b.genes)));
}

/// Two by the roulette, and of them the better one.
fn select<'p>(population: &'p [Individual], stream: &mut Stream) -> &'p Individual {
    let [first, second] = [(); 2].map(|()| spin(population, stream));
    // The population is sorted: the smaller index is the better one.
    &population[first.min(second)]
}

/// Chances are in proportion to how good an individual is: the inverse of its cost.
fn spin(population: &[Individual], stream: &mut Stream) -> usize {
    let merit = |one: &Individual| 1.0 / (one.cost + 1e-9);
    let all: f64 = population.iter().map(merit).sum();
    let mut point = stream.random::<f64>() * all;
    let found = population.iter().position(|one| {
        point -= merit(one);
        point <= 0.0
    });
    found.unwrap_or(population.len() - 1)
}

/// Two parents exchange what lies between two points.
fn crossed([one, other]: [Genes; 2], stream: &mut Stream) -> [Genes; 2] {
    let points = [(); 2].map(|()| stream.random_range(0..=one.len()));
    let between = points[0].min(points[1])..points[0].max(points[1]);
    let mut children = [one, other];
    children[0][between.clone()].copy_from_slice(&other[between.clone()]);
    children[1][between.clone()].copy_from_slice(&one[between]);
    children
}

impl State {
    /// The state as the payload of a checkpoint. The fingerprint names what it belongs to: records, plan and seed.
    #[must_use]
    pub fn write(&self, fingerprint: u64) -> Vec<u8> {
        let mut out = Vec::new();
        out.extend(fingerprint.to_le_bytes());
        out.extend(self.generation.to_le_bytes());
        out.extend((self.population.len() as u64).to_le_bytes());
        for one in &self.population {
            out.extend(one.genes.map(|gene| gene as u8));
            out.extend(one.cost.to_le_bytes());
        }
        for cost in &self.history {
            out.extend(cost.to_le_bytes());
        }
        out
    }

    /// Reads a payload back; `None` when it belongs to something else or is not sound.
    #[must_use]
    pub fn read(payload: &[u8], fingerprint: u64) -> Option<State> {
        let mut rest = payload;
        let mut take = |count: usize| -> Option<&[u8]> {
            let (head, tail) = rest.split_at_checked(count)?;
            rest = tail;
            Some(head)
        };
        let mut number = || Some(u64::from_le_bytes(take(8)?.try_into().ok()?));
        if number()? != fingerprint {
            return None;
        }
        let generation = number()?;
        let count = number()?;
        if count < 2 || count > payload.len() as u64 {
            return None;
        }
        let mut population = Vec::new();
        for _ in 0..count {
            let genes: [u8; 11] = take(11)?.try_into().ok()?;
            let cost = f64::from_le_bytes(take(8)?.try_into().ok()?);
            let genes = genes.map(i32::from);
            if !genes.iter().all(|gene| *gene <= MOST) || !cost.is_finite() {
                return None;
            }
            population.push(Individual { genes, cost });
        }
        let numbers = rest.chunks(8).map(|chunk| chunk.try_into().ok());
        let history: Option<Vec<f64>> = numbers
            .map(|bytes| Some(f64::from_le_bytes(bytes?)))
            .collect();
        let history = history.filter(|found| found.len() as u64 == generation + 1)?;
        Some(State {
            generation,
            population,
            history,
        })
    }
}

#[cfg(test)]
mod tests;
