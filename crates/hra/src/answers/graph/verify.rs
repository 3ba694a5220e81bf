//! An answer checked against its graph, and played out for good measure.

use super::{EXAMPLE, GraphInput};
use crate::Told;
use crate::answers::{Asked, Example, Question, Teller};
use graphs::formats::Answer;
use graphs::formats::prism::PosedGame;
use graphs::play_out;
use graphs::rewards::check_rewards;
use say::Message;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Longer games are broken off.
const MOST_STEPS: u64 = 1_000_000;
const CONFIDENCE: f64 = 0.99;

/// Does an answer hold?
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct GraphVerify {
    /// The graph.
    #[serde(flatten)]
    pub input: GraphInput,
    /// The answer, as `graph.solve` wrote it.
    pub result: String,
    /// How many games are played by its strategies; none if nothing is said, and none for rewards.
    #[serde(default)]
    pub games: u64,
}

/// That an answer holds.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct GraphVerdict {
    /// Always true: what does not hold is an error that says where.
    pub verified: bool,
    /// `exact`, `proven` or `estimate`.
    pub kind: String,
    /// The value of the start vertex is at least this.
    pub lower: f64,
    /// And at most this.
    pub upper: f64,
    /// The games that were played.
    pub played: Option<PlayedOut>,
}

/// Games that were played by the strategies of an answer.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct PlayedOut {
    /// How many.
    pub games: u64,
    /// What Max got in the mean.
    pub mean: f64,
    /// The interval of confidence begins here.
    pub lower: f64,
    /// And ends here.
    pub upper: f64,
    /// With this probability it covers the truth.
    pub confidence: f64,
    /// Games that were broken off because they were too long.
    pub unfinished: u64,
}

impl Question for GraphVerify {
    const NAME: &'static str = "graph.verify";
    const ABOUT: &'static str =
        "Whether an answer holds, by a checker that shares nothing with the solvers.";
    const EXAMPLE: Example =
        Example::only(r#"{"source": {"text": "@input"}, "result": "@answer graph.solve"}"#)
            .reading(EXAMPLE);
    type Answer = GraphVerdict;

    fn answer(&self, asked: &mut Asked<'_>) -> Result<GraphVerdict, Told> {
        let problem = self.input.pose(asked.work)?;
        let answer = Answer::from_json(&self.result)?;
        let graph = match &problem.posed.game {
            PosedGame::Probability(document) | PosedGame::Complement(document) => {
                answer.check(&document.graph, asked.work)?;
                Some(&document.graph)
            }
            PosedGame::Reward(arena, objective, _) => {
                check_rewards(&answer, arena, objective, asked.work)?;
                None
            }
        };
        let mut verdict = GraphVerdict {
            verified: true,
            kind: answer.guarantee.kind.clone(),
            lower: answer.guarantee.lower,
            upper: answer.guarantee.upper,
            played: None,
        };
        if let Some(graph) = graph.filter(|_| self.games > 0) {
            let strategy = &answer.strategy;
            let played = play_out(
                graph, strategy, self.games, MOST_STEPS, CONFIDENCE, asked.work,
            )?;
            verdict.played = Some(PlayedOut {
                games: played.games,
                mean: played.mean,
                lower: played.lower,
                upper: played.upper,
                confidence: CONFIDENCE,
                unfinished: played.unfinished,
            });
        }
        Ok(verdict)
    }

    fn tell(&self, verdict: &GraphVerdict, teller: &Teller) -> String {
        let holds = Message::new("graph-verified")
            .with("kind", verdict.kind.as_str())
            .with("lower", verdict.lower.to_string())
            .with("upper", verdict.upper.to_string());
        let mut lines = vec![teller.say(&holds)];
        if let Some(played) = &verdict.played {
            let told = Message::new("graph-played")
                .with("games", played.games)
                .with("mean", format!("{:.6}", played.mean))
                .with("lower", format!("{:.6}", played.lower))
                .with("upper", format!("{:.6}", played.upper));
            lines.push(teller.say(&told));
        }
        lines.join("\n")
    }
}
