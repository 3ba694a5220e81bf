//! Removes dominated strategies one after the other and remembers every step. It compares pure strategies with each
//! other; domination by mixtures is left to the linear program.

use crate::payoffs::Payoffs;
use std::collections::VecDeque;
use work::{Halt, Task, Work};

/// Whose strategy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// The row player, who receives the payoffs.
    Row,
    /// The column player.
    Column,
}

/// How much worse the removed strategy is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Domination {
    /// Worse against every strategy of the opponent: no equilibrium uses it.
    Strict,
    /// Nowhere better and somewhere worse: the value stays, but optimal strategies that use it are lost.
    Weak,
    /// The same everywhere.
    Equal,
}

/// One removal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// Whose strategy was removed.
    pub player: Player,
    /// Which, counted from 0 in the game as entered.
    pub removed: usize,
    /// The strategy that is never worse, counted likewise.
    pub by: usize,
    /// How it dominates.
    pub how: Domination,
}

/// What is left, and how it came to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reduction {
    /// The removals, in order.
    pub steps: Vec<Step>,
    /// Rows that are left, counted from 0 in the game as entered.
    pub rows: Vec<usize>,
    /// Columns that are left.
    pub columns: Vec<usize>,
}

/// Removes dominated strategies of a zero-sum game: strictly dominated ones as long as there are any, then weakly
/// dominated and doubled ones, until nothing is dominated.
///
/// # Errors
/// [`Halt`] when it was stopped.
pub fn reduce_zero_sum(payoffs: &Payoffs, work: &Work) -> Result<Reduction, Halt> {
    let ranks = payoffs.ranks();
    // The column player prefers small entries: his preferences are the reversed ranks.
    let columns = transposed(&ranks, |rank| u32::MAX - rank);
    reduce(&ranks, &columns, Domination::Equal, work)
}

/// Removes strictly dominated strategies of a bimatrix game; every equilibrium survives that.
///
/// # Errors
/// [`Halt`] when it was stopped.
pub fn reduce_bimatrix(row: &Payoffs, column: &Payoffs, work: &Work) -> Result<Reduction, Halt> {
    let columns = transposed(&column.ranks(), |rank| rank);
    reduce(&row.ranks(), &columns, Domination::Strict, work)
}

fn transposed(ranks: &[Vec<u32>], map: impl Fn(u32) -> u32) -> Vec<Vec<u32>> {
    (0..ranks[0].len())
        .map(|j| ranks.iter().map(|row| map(row[j])).collect())
        .collect()
}

/// `row_likes[i][j]` and `column_likes[j][i]`: each player's preferences, more is better.
fn reduce(
    row_likes: &[Vec<u32>],
    column_likes: &[Vec<u32>],
    weakest: Domination,
    work: &Work,
) -> Result<Reduction, Halt> {
    let mut rows: Vec<usize> = (0..row_likes.len()).collect();
    let mut columns: Vec<usize> = (0..column_likes.len()).collect();
    let mut steps = Vec::new();
    let task = work.task("matrix-task-dominance", None);
    let levels = [Domination::Strict, Domination::Weak, Domination::Equal];
    'again: loop {
        for level in levels.into_iter().filter(|&level| level <= weakest) {
            let before = steps.len();
            sweep(
                row_likes,
                &mut rows,
                &columns,
                level,
                &task,
                |removed, by| {
                    steps.push(Step {
                        player: Player::Row,
                        removed,
                        by,
                        how: level,
                    });
                },
            )?;
            sweep(
                column_likes,
                &mut columns,
                &rows,
                level,
                &task,
                |removed, by| {
                    steps.push(Step {
                        player: Player::Column,
                        removed,
                        by,
                        how: level,
                    });
                },
            )?;
            if steps.len() > before {
                continue 'again;
            }
        }
        return Ok(Reduction {
            steps,
            rows,
            columns,
        });
    }
}

/// Removes one after the other all of `mine` that another one still there dominates in this way. Strategies that are the same against all
/// of `theirs` are a group, and each is compared with the first of every group: many equal ones cost no more than few.
fn sweep(
    likes: &[Vec<u32>],
    mine: &mut Vec<usize>,
    theirs: &[usize],
    level: Domination,
    task: &Task,
    mut removed: impl FnMut(usize, usize),
) -> Result<(), Halt> {
    let mut groups = Groups::of(likes, mine, theirs);
    let mut left = Vec::with_capacity(mine.len());
    for (at, &worse) in mine.iter().enumerate() {
        task.tick()?;
        let dominates =
            |better: &usize| relation(&likes[worse], &likes[*better], theirs) == Some(level);
        let better = if level == Domination::Equal {
            // Of two equal strategies the later one goes.
            groups.first_like(at).filter(|&first| first != worse)
        } else {
            groups.firsts().find(dominates)
        };
        match better {
            Some(better) => {
                removed(worse, better);
                if level != Domination::Equal {
                    groups.forget_first_like(at);
                }
            }
            None => left.push(worse),
        }
    }
    *mine = left;
    Ok(())
}

/// Strategies that are the same, together, in the order of the first of each.
struct Groups {
    members: Vec<VecDeque<usize>>,
    /// The group of each strategy, by its place in the list that was given.
    group: Vec<usize>,
}

impl Groups {
    fn of(likes: &[Vec<u32>], mine: &[usize], theirs: &[usize]) -> Self {
        let seen = |place: usize| theirs.iter().map(move |&other| likes[mine[place]][other]);
        let mut places: Vec<usize> = (0..mine.len()).collect();
        places.sort_by(|&a, &b| seen(a).cmp(seen(b)));
        let mut alike: Vec<&[usize]> = places.chunk_by(|&a, &b| seen(a).eq(seen(b))).collect();
        // Sorting keeps the order of equal ones, so that the first of each is its smallest.
        alike.sort_by_key(|places| places[0]);
        let mut group = vec![0; mine.len()];
        for (number, places) in alike.iter().enumerate() {
            places.iter().for_each(|&place| group[place] = number);
        }
        let strategies = |places: &&[usize]| places.iter().map(|&place| mine[place]).collect();
        Groups {
            members: alike.iter().map(strategies).collect(),
            group,
        }
    }

    fn firsts(&self) -> impl Iterator<Item = usize> + '_ {
        let first = |members: &VecDeque<usize>| members.front().copied();
        self.members.iter().filter_map(first)
    }

    fn first_like(&self, place: usize) -> Option<usize> {
        self.members[self.group[place]].front().copied()
    }

    /// What dominates one of a group dominated all before it, too, so that the first that is left is the one to go.
    fn forget_first_like(&mut self, place: usize) {
        self.members[self.group[place]].pop_front();
    }
}

fn relation(worse: &[u32], better: &[u32], against: &[usize]) -> Option<Domination> {
    let (mut less, mut equal) = (false, false);
    for &other in against {
        match worse[other].cmp(&better[other]) {
            std::cmp::Ordering::Less => less = true,
            std::cmp::Ordering::Equal => equal = true,
            std::cmp::Ordering::Greater => return None,
        }
    }
    Some(match (less, equal) {
        (true, false) => Domination::Strict,
        (true, true) => Domination::Weak,
        (false, _) => Domination::Equal,
    })
}
