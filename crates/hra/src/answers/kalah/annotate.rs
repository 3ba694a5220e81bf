//! Comments on a recorded game: which sowings were strong or weak, and which one lost it.

use super::{DEPTH, NODES, NODES_AT_ONCE, effort, letters, within};
use crate::answers::{Asked, Example, Question, Teller};
use crate::{Told, Words};
use kalah::annotate::{Annotation, Judgement, Sight, annotate};
use kalah::database::Database;
use kalah::record::Mark;
use kalah::{NORTH, Record, SOUTH};
use say::Message;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What would a commentator say about this game?
#[derive(Clone, Serialize, Deserialize, ToSchema)]
pub struct KalahAnnotate {
    /// The text of the record.
    pub record: String,
    /// Boards that the exact value of a move may cost; half a million if nothing is said.
    #[serde(default = "usual_nodes")]
    pub nodes: u64,
    /// How many sowings deep is searched where that does not do; 10 if nothing is said.
    #[serde(default = "usual_depth")]
    pub depth: u64,
    /// Known values of boards with few beans, where somebody opened a file of them.
    #[serde(skip)]
    pub database: Option<Database>,
}

fn usual_nodes() -> u64 {
    500_000
}

fn usual_depth() -> u64 {
    12
}

/// What is thought of a move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct KalahJudgement {
    /// Which move, from 1.
    pub number: usize,
    /// By its letter.
    pub r#move: String,
    /// As it is described to people.
    pub text: String,
    /// `!` or `?`.
    pub mark: Option<char>,
    /// The value of the move, for its mover.
    pub value: i32,
    /// The value of the best.
    pub best_value: i32,
    /// A best move, if this is none.
    pub better: Option<String>,
    /// Whether the values are proven.
    pub exact: bool,
    /// How deep they were seen where they are not.
    pub depth: Option<u32>,
}

/// A game with comments.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct KalahAnnotated {
    /// The rules.
    pub rules: String,
    /// The position from which it was played.
    pub start: String,
    /// Whether it was played to its end.
    pub finished: bool,
    /// South's store after the last move.
    pub south: u16,
    /// North's.
    pub north: u16,
    /// Move by move.
    pub moves: Vec<KalahJudgement>,
    /// The number of the move that lost the game, where that was seen exactly.
    pub losing_move: Option<usize>,
    /// What would have held it.
    pub better_move: Option<String>,
    /// The record with marks and comments.
    pub record: String,
}

impl KalahAnnotate {
    fn read(&self) -> Result<(Record, u32, u64), Told> {
        let record = Record::read(&self.record)?;
        let depth = within(self.depth, &DEPTH)? as u32;
        Ok((record, depth, within(self.nodes, &NODES)?))
    }
}

impl Question for KalahAnnotate {
    const NAME: &'static str = "kalah.annotate";
    const ABOUT: &'static str =
        "Comments on a recorded game: strong and weak sowings, and the one that lost it.";
    const EXAMPLE: Example = Example::new(
        r#"{"record": "[Start \"2,2,2/2,2,2/0,0/s\"]\na", "depth": 4, "nodes": 20000}"#,
        &["kalah", "annotate", "-", "--depth", "4", "--nodes", "20000"],
    )
    .reading("[Start \"2,2,2/2,2,2/0,0/s\"]\na");
    type Answer = KalahAnnotated;

    fn check(&self) -> Result<(), Told> {
        self.read().map(drop)
    }

    fn answer(&self, asked: &mut Asked<'_>) -> Result<KalahAnnotated, Told> {
        let (mut record, depth, nodes) = self.read()?;
        let sowings = record.positions().len() as u64;
        asked.limit_at_once(nodes.saturating_mul(sowings), NODES_AT_ONCE)?;
        let mut effort = effort(record.game(), self.database.as_ref(), asked.work)?;
        effort.most = Some(nodes);
        let found = annotate(asked.work, &record, effort, depth)?;
        let moves = judged(&record, &found);
        for (at, judgement) in found.judgements.iter().enumerate() {
            let loses = found.losing == Some(at);
            let comment = comment(judgement, &moves[at], loses, asked.words);
            record.remark(at, judgement.mark, comment.as_deref());
        }
        Ok(KalahAnnotated {
            rules: record.game().rules().to_string(),
            start: record.positions()[0].to_string(),
            finished: record.last().is_over(),
            south: record.last().store(SOUTH),
            north: record.last().store(NORTH),
            better_move: found.losing.and_then(|at| moves[at].better.clone()),
            losing_move: found.losing.map(|at| at + 1),
            record: record.to_string(),
            moves,
        })
    }

    fn tell(&self, answer: &KalahAnnotated, teller: &Teller) -> String {
        let mut lines = vec![answer.record.clone()];
        if let (Some(number), Some(better)) = (answer.losing_move, &answer.better_move) {
            let told = Message::new("kalah-losing-move")
                .with("number", number)
                .with("move", answer.moves[number - 1].r#move.as_str())
                .with("better", better.as_str());
            lines.push(teller.strong(&teller.say(&told)));
        }
        let rough = answer.moves.iter().filter(|judged| !judged.exact).count();
        lines.push(teller.say(&if rough == 0 {
            Message::new("kalah-exact")
        } else {
            Message::new("kalah-annotated-partly")
                .with("count", rough)
                .with("depth", self.depth)
        }));
        lines.join("\n")
    }
}

fn judged(record: &Record, found: &Annotation) -> Vec<KalahJudgement> {
    let game = record.game();
    let one = |(at, judgement): (usize, &Judgement)| {
        let position = &record.positions()[at];
        let chosen = record.entries()[at].chosen;
        KalahJudgement {
            number: at + 1,
            r#move: letters(game, position, &[chosen]).concat(),
            text: game.describe(position, chosen),
            mark: judgement.mark.map(Mark::sign),
            value: judgement.chosen,
            best_value: judgement.best,
            better: judgement
                .better
                .map(|better| letters(game, position, &[better]).concat()),
            exact: judgement.sight == Sight::Exact,
            depth: match judgement.sight {
                Sight::Exact => None,
                Sight::Depth(depth) => Some(depth),
            },
        }
    };
    found.judgements.iter().enumerate().map(one).collect()
}

/// Only what is worth saying: the losing move, and weak moves with what was better.
fn comment(
    judgement: &Judgement,
    judged: &KalahJudgement,
    loses: bool,
    words: Words,
) -> Option<String> {
    let better = judged.better.as_deref()?;
    judgement.mark?;
    let id = match (loses, judged.depth) {
        (true, _) => "kalah-comment-loses",
        (false, None) => "kalah-comment-weak",
        (false, Some(_)) => "kalah-comment-weak-depth",
    };
    let told = Message::new(id)
        .with("better", better)
        .with("value", format!("{:+}", judgement.chosen))
        .with("best", format!("{:+}", judgement.best))
        .with("depth", judged.depth.unwrap_or(0));
    Some(words.say(&told))
}
