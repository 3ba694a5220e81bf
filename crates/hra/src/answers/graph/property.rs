//! A property of a model: its number with bounds, whether it holds and by how much, and whether edges alone decide that.

use super::solve::{GraphHow, solve_graph};
use crate::Told;
use graphs::formats::prism::{Posed, PosedGame};
use graphs::formats::{Answer, Document, Figure};
use graphs::prepare::{Predecessors, certain};
use graphs::rewards::{reward_answer, solve_rewards};
use serde::Serialize;
use utoipa::ToSchema;
use work::Work;

/// What is to be solved: a graph from a drawing or a file, or a property of a model.
pub(in crate::answers) struct Problem {
    pub posed: Posed,
    /// The property, as it was written.
    pub property: Option<String>,
}

impl Problem {
    /// A graph whose value is asked for.
    pub fn of(document: Document) -> Self {
        Problem {
            posed: Posed {
                game: PosedGame::Probability(document),
                bound: None,
                scaled: Vec::new(),
            },
            property: None,
        }
    }

    /// How many vertices or states, and how many edges or draws.
    pub fn size(&self) -> (usize, usize) {
        match &self.posed.game {
            PosedGame::Probability(document) | PosedGame::Complement(document) => {
                (document.graph.len(), document.graph.edges())
            }
            PosedGame::Reward(arena, ..) => (arena.len(), arena.draws()),
        }
    }
}

/// What a property came to.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct PropertyAnswer {
    /// The property, as it was written.
    pub text: String,
    /// The number that it is about in the initial state; `"infinity"` where it is infinite, nothing where edges alone decide.
    pub value: Option<Figure>,
    /// It is at least this; nothing where it is infinite.
    pub lower: Option<f64>,
    /// And at most this; nothing where it is infinite or not bounded.
    pub upper: Option<f64>,
    /// For a property with a threshold: whether it holds; nothing where the bounds do not decide it.
    pub holds: Option<bool>,
    /// By how much the proven bound is clear of the threshold; nothing where that is infinite.
    pub margin: Option<f64>,
    /// Whether it was decided without computing numbers.
    pub without_numbers: bool,
}

/// Solves a problem; its property is answered beside it.
pub(super) fn solve(
    problem: &Problem,
    how: &GraphHow,
    work: &Work,
) -> Result<(Answer, Option<PropertyAnswer>), Told> {
    if let Some(decided) = without_numbers(problem, how, work)? {
        return Ok(decided);
    }
    let answer = solve_by(&problem.posed, how, work)?;
    let told = told(problem, &answer);
    let undecided =
        problem.posed.bound.is_some() && told.as_ref().is_some_and(|told| told.holds.is_none());
    if undecided && !how.exact {
        // The bounds lie on both sides: a fraction decides, where there is one.
        let exact = GraphHow {
            exact: true,
            ..GraphHow::default()
        };
        if let Ok(answer) = solve_by(&problem.posed, &exact, work) {
            let told = self::told(problem, &answer);
            return Ok((answer, told));
        }
        work.check()?;
    }
    Ok((answer, told))
}

fn solve_by(posed: &Posed, how: &GraphHow, work: &Work) -> Result<Answer, Told> {
    match &posed.game {
        PosedGame::Probability(document) | PosedGame::Complement(document) => {
            solve_graph(&document.graph, how, work)
        }
        PosedGame::Reward(arena, objective, _) => {
            let epsilon = how.options()?.map(|options| options.epsilon);
            let begun = work.clock.now();
            let solution = solve_rewards(arena, objective, epsilon, work)?;
            let seconds = (work.clock.now() - begun).as_secs_f64();
            Ok(reward_answer(arena, &solution, epsilon, seconds))
        }
    }
}

type Decided = (Answer, Option<PropertyAnswer>);

/// Probabilities compared with 0 and 1 are decided by edges alone.
fn without_numbers(
    problem: &Problem,
    how: &GraphHow,
    work: &Work,
) -> Result<Option<Decided>, Told> {
    let graph = match &problem.posed.game {
        PosedGame::Probability(document) | PosedGame::Complement(document) => &document.graph,
        PosedGame::Reward(..) => return Ok(None),
    };
    if how.exact || how.method.is_some() || !problem.posed.is_qualitative() {
        return Ok(None);
    }
    let begun = work.clock.now();
    let known = certain(graph, &Predecessors::of(graph), work)?;
    let decided = problem.posed.decided(&known, graph.start() as usize);
    let Some((holds, never, surely)) = decided else {
        return Ok(None);
    };
    let seconds = (work.clock.now() - begun).as_secs_f64();
    let told = problem.property.clone().map(|text| PropertyAnswer {
        text,
        value: None,
        lower: Some(if surely { 1.0 } else { 0.0 }),
        upper: Some(if never { 0.0 } else { 1.0 }),
        holds: Some(holds),
        margin: None,
        without_numbers: true,
    });
    Ok(Some((Answer::of_certain(graph, &known, seconds), told)))
}

fn told(problem: &Problem, answer: &Answer) -> Option<PropertyAnswer> {
    let text = problem.property.clone()?;
    let judged = problem.posed.judged(answer);
    Some(PropertyAnswer {
        text,
        value: Some(judged.value),
        lower: judged.lower,
        upper: judged.upper,
        holds: judged.holds,
        margin: judged.margin,
        without_numbers: false,
    })
}
