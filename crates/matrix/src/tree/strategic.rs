//! The strategic form of a small tree for two: a strategy says what to do in every information set.

use super::{Kind, Tree};
use crate::number::Rational;
use crate::payoffs::{Bimatrix, Labels, Payoffs};
use num_traits::{One, Zero};
use rules::{Message, Told};
use work::{Halt, Work};

/// A tree as a bimatrix game.
#[derive(Clone, Debug, PartialEq)]
pub struct StrategicForm {
    /// The game; the first player chooses rows.
    pub game: Bimatrix,
    /// For each player the information sets in which there is something to choose, in the order of the labels.
    pub sets: [Vec<usize>; 2],
}

/// Why there is no strategic form.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum StrategicFailure {
    /// A bimatrix game is for two.
    #[error("{players} players instead of two")]
    NotTwoPlayers {
        /// How many there are.
        players: usize,
    },
    /// The number of strategies grows exponentially with the tree.
    #[error("more than {most} pairs of strategies")]
    TooManyStrategies {
        /// The limit.
        most: usize,
    },
    /// Stopped, or too big.
    #[error(transparent)]
    Halt(#[from] Halt),
}

rules::tell!(StrategicFailure, |failure| {
    let refused = |message| Told::input(message, Message::new("tree-accepted-strategic"));
    match failure {
        StrategicFailure::NotTwoPlayers { players } => {
            refused(Message::new("tree-error-not-two-players").with("players", *players))
        }
        StrategicFailure::TooManyStrategies { most } => {
            refused(Message::new("tree-error-too-many-strategies").with("most", *most))
        }
        StrategicFailure::Halt(halt) => halt.told(),
    }
});

/// Pairs of strategies beyond which nobody reads the table.
const MOST_PAIRS: usize = 1_000_000;

/// All strategies of one player: for each, the choice in each of his sets.
struct Strategies {
    sets: Vec<usize>,
    choices: Vec<Vec<usize>>,
}

/// Turns a tree for two players into a bimatrix game.
///
/// # Errors
/// [`StrategicFailure`].
pub fn strategic_form(tree: &Tree, work: &Work) -> Result<StrategicForm, StrategicFailure> {
    let [_, _] = tree.players() else {
        return Err(StrategicFailure::NotTwoPlayers {
            players: tree.players().len(),
        });
    };
    let too_many = StrategicFailure::TooManyStrategies { most: MOST_PAIRS };
    let first = strategies(tree, 0).ok_or(too_many.clone())?;
    let second = strategies(tree, 1).ok_or(too_many.clone())?;
    let (rows, columns) = (first.choices.len(), second.choices.len());
    if rows * columns > MOST_PAIRS {
        return Err(too_many);
    }
    work.claim((rows * columns) as u64 * 2 * crate::payoffs::BYTES_PER_ENTRY)?;
    let task = work.task("tree-task-strategic", Some((rows * columns) as u64));
    let mut tables: [Vec<Vec<Rational>>; 2] = [Vec::new(), Vec::new()];
    // What each set does under the current pair; sets without a choice always take their only move.
    let mut plan = vec![0; tree.sets().len()];
    for row in &first.choices {
        set_plan(&mut plan, &first.sets, row);
        let mut payoffs: [Vec<Rational>; 2] = [Vec::new(), Vec::new()];
        for column in &second.choices {
            set_plan(&mut plan, &second.sets, column);
            let [a, b] = outcome(tree, &plan);
            payoffs[0].push(a);
            payoffs[1].push(b);
            task.tick()?;
        }
        let [a, b] = payoffs;
        tables[0].push(a);
        tables[1].push(b);
    }
    let labels = Labels {
        rows: Some(names(tree, &first)),
        columns: Some(names(tree, &second)),
    };
    let [row, column] = tables.map(|rows| Payoffs::from_rows(rows).expect("a rectangle"));
    let game = crate::read::join(row, column, labels).expect("the same shape");
    Ok(StrategicForm {
        game,
        sets: [first.sets, second.sets],
    })
}

fn set_plan(plan: &mut [usize], sets: &[usize], choices: &[usize]) {
    for (&set, &choice) in sets.iter().zip(choices) {
        plan[set] = choice;
    }
}

fn strategies(tree: &Tree, player: usize) -> Option<Strategies> {
    let moves = |set: usize| tree.nodes()[tree.sets()[set].nodes[0]].children.len();
    let sets: Vec<usize> = (0..tree.sets().len())
        .filter(|&set| tree.sets()[set].player == player && moves(set) > 1)
        .collect();
    let mut choices: Vec<Vec<usize>> = vec![Vec::new()];
    for &set in &sets {
        if choices.len() * moves(set) > MOST_PAIRS {
            return None;
        }
        // The first set turns slowest, so that strategies come in the order of a dictionary.
        let extend = |choice: &Vec<usize>| {
            let choice = choice.clone();
            (0..moves(set)).map(move |next| [&choice[..], &[next]].concat())
        };
        choices = choices.iter().flat_map(extend).collect();
    }
    Some(Strategies { sets, choices })
}

fn names(tree: &Tree, strategies: &Strategies) -> Vec<String> {
    let name = |choices: &Vec<usize>| {
        if choices.is_empty() {
            return "–".to_owned();
        }
        let part = |(&set, &choice): (&usize, &usize)| {
            let node = tree.sets()[set].nodes[0];
            tree.nodes()[tree.nodes()[node].children[choice]]
                .label
                .clone()
        };
        let parts: Vec<String> = strategies.sets.iter().zip(choices).map(part).collect();
        parts.join(" · ")
    };
    strategies.choices.iter().map(name).collect()
}

/// What both receive on average when every set does as planned.
fn outcome(tree: &Tree, plan: &[usize]) -> [Rational; 2] {
    let mut sums = [Rational::zero(), Rational::zero()];
    let mut waiting = vec![(0, Rational::one())];
    while let Some((at, probability)) = waiting.pop() {
        let node = &tree.nodes()[at];
        match &node.kind {
            Kind::End { payoffs } => {
                for (sum, payoff) in sums.iter_mut().zip(payoffs) {
                    *sum += &probability * payoff;
                }
            }
            Kind::Decision { set } => waiting.push((node.children[plan[*set]], probability)),
            Kind::Chance { probabilities } => {
                let below = node.children.iter().zip(probabilities);
                waiting.extend(below.map(|(&child, share)| (child, &probability * share)));
            }
        }
    }
    sums
}
