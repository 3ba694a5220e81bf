//! `hra kalah annotate`: a game with `!` and `?`, the losing move and the better one.

use super::{EffortArgs, letters, number};
use crate::context::Context;
use crate::failure::Failure;
use crate::files;
use clap::Args;
use kalah::annotate::{Annotation, Judgement, Sight, annotate};
use kalah::player::DEEPEST;
use kalah::{NORTH, Record, SOUTH};
use say::Message;
use serde::Serialize;

#[derive(Args)]
pub struct AnnotateArgs {
    file: String,
    #[command(flatten)]
    effort: EffortArgs,
    #[arg(long, value_name = "N", default_value = "500000")]
    nodes: String,
    #[arg(long, value_name = "N", default_value = "10")]
    depth: String,
}

#[derive(Serialize)]
struct Judged {
    number: usize,
    r#move: String,
    text: String,
    mark: Option<char>,
    value: i32,
    best_value: i32,
    better: Option<String>,
    exact: bool,
    depth: Option<u32>,
}

#[derive(Serialize)]
struct AnnotateAnswer {
    rules: String,
    start: String,
    finished: bool,
    south: u16,
    north: u16,
    moves: Vec<Judged>,
    /// The number of the move that lost the game, and what would have held it.
    losing_move: Option<usize>,
    better_move: Option<String>,
    record: String,
}

pub fn run(args: &AnnotateArgs, context: &Context) -> Result<(), Failure> {
    let mut record = Record::read(&files::read_text(&args.file)?)?;
    let depth = number(&args.depth, 1, DEEPEST.into())? as u32;
    let mut effort = args.effort.effort(record.game(), context)?;
    effort.most = Some(number(&args.nodes, 1, u64::MAX)?);
    let found = annotate(&context.work, &record, effort, depth)?;
    let moves = judged(&record, &found);
    for (at, judgement) in found.judgements.iter().enumerate() {
        let comment = comment(judgement, &moves[at], found.losing == Some(at), context);
        record.remark(at, judgement.mark, comment.as_deref());
    }
    let losing = found.losing.map(|at| at + 1);
    let answer = AnnotateAnswer {
        rules: record.game().rules().to_string(),
        start: record.positions()[0].to_string(),
        finished: record.last().is_over(),
        south: record.last().store(SOUTH),
        north: record.last().store(NORTH),
        better_move: found.losing.and_then(|at| moves[at].better.clone()),
        losing_move: losing,
        record: record.to_string(),
        moves,
    };
    context.answer(&answer, || {
        let words = context.words;
        let mut lines = vec![answer.record.clone()];
        if let (Some(number), Some(better)) = (answer.losing_move, &answer.better_move) {
            let told = Message::new("kalah-losing-move")
                .with("number", number)
                .with("move", answer.moves[number - 1].r#move.as_str())
                .with("better", better.as_str());
            lines.push(context.strong(&words.say(&told)));
        }
        let rough = answer.moves.iter().filter(|judged| !judged.exact).count();
        lines.push(words.say(&if rough == 0 {
            Message::new("kalah-exact")
        } else {
            Message::new("kalah-annotated-partly")
                .with("count", rough)
                .with("depth", depth)
        }));
        lines.join("\n")
    })
}

fn judged(record: &Record, found: &Annotation) -> Vec<Judged> {
    let game = record.game();
    let one = |(at, judgement): (usize, &Judgement)| {
        let position = &record.positions()[at];
        let chosen = record.entries()[at].chosen;
        Judged {
            number: at + 1,
            r#move: letters(game, position, &[chosen]).concat(),
            text: game.describe(position, chosen),
            mark: judgement.mark.map(kalah::record::Mark::sign),
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
    judged: &Judged,
    loses: bool,
    context: &Context,
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
    Some(context.words.say(&told))
}
