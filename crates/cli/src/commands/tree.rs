//! `hra tree …`: games in extensive form, from a file or grown from a game. It reads files and asks.

use super::heap::RulesArgs;
use crate::args::choice;
use crate::context::Context;
use crate::failure::Failure;
use crate::files;
use clap::{Args, Subcommand};
use hra::answers::heap::read_heaps;
use hra::answers::tree::{
    TreeDraw, TreeFormat, TreeInput, TreeOfHeaps, TreeOfKalah, TreeSolve, TreeSource, TreeTable,
    TreeWalk, WalkOrder,
};
use say::Message;
use std::path::PathBuf;

#[derive(Subcommand)]
pub enum TreeCommand {
    Solve(SolveArgs),
    Draw(DrawArgs),
    Walk(WalkArgs),
    Table(SolveArgs),
}

/// Where the tree comes from.
#[derive(Args)]
pub struct SourceArgs {
    #[arg(required = true)]
    source: Vec<String>,
    #[arg(long, value_name = "RULES")]
    heap: Option<String>,
    #[arg(long, value_name = "RULES", conflicts_with = "heap")]
    kalah: Option<String>,
    #[arg(long, requires = "heap")]
    misere: bool,
    #[arg(long, requires = "heap")]
    merge: bool,
    #[arg(long, value_name = "N", default_value_t = 5000)]
    limit: usize,
}

#[derive(Args)]
pub struct SolveArgs {
    #[command(flatten)]
    source: SourceArgs,
    #[arg(long)]
    exact: bool,
}

#[derive(Args)]
pub struct DrawArgs {
    #[command(flatten)]
    source: SourceArgs,
    #[arg(long, value_parser = choice::<TreeFormat>(), default_value = "text")]
    format: TreeFormat,
    #[arg(long, value_name = "FILE", conflicts_with = "format")]
    png: Option<PathBuf>,
}

#[derive(Args)]
pub struct WalkArgs {
    #[command(flatten)]
    source: SourceArgs,
    #[arg(long, value_parser = choice::<WalkOrder>(), default_value = "depth")]
    order: WalkOrder,
}

pub fn run(command: TreeCommand, context: &Context) -> Result<(), Failure> {
    match command {
        TreeCommand::Solve(args) => context.ask(&TreeSolve {
            tree: args.source.read()?,
            exact: args.exact,
        }),
        TreeCommand::Draw(args) => draw(&args, context),
        TreeCommand::Walk(args) => context.ask(&TreeWalk {
            tree: args.source.read()?,
            order: args.order,
        }),
        TreeCommand::Table(args) => context.ask(&TreeTable {
            tree: args.source.read()?,
            exact: args.exact,
        }),
    }
}

fn draw(args: &DrawArgs, context: &Context) -> Result<(), Failure> {
    let question = TreeDraw {
        tree: args.source.read()?,
        format: match args.png {
            Some(_) => TreeFormat::Svg,
            None => args.format,
        },
        title: args.source.title(),
    };
    context.ask_drawn(&question, args.png.as_deref())
}

impl SourceArgs {
    fn read(&self) -> Result<TreeInput, Failure> {
        let source = match (&self.heap, &self.kalah, self.source.as_slice()) {
            (Some(rules), _, heaps) => TreeSource::Heap(TreeOfHeaps {
                rules: RulesArgs::new(rules, self.misere).request()?,
                heaps: read_heaps(heaps)?,
                merge: self.merge,
            }),
            (None, Some(rules), [position]) => TreeSource::Kalah(TreeOfKalah {
                rules: rules.clone(),
                position: position.clone(),
            }),
            (None, None, [path]) => TreeSource::Text(files::read_text(path)?),
            (None, _, _) => {
                return Err(Failure::input(
                    Message::new("tree-error-source").with("text", self.source.join(" ")),
                    Message::new("tree-accepted-source"),
                ));
            }
        };
        Ok(TreeInput {
            source,
            limit: self.limit,
        })
    }

    /// A file gives its name to the picture; a game that a tree is grown from has one.
    fn title(&self) -> Option<String> {
        let grown = self.heap.is_some() || self.kalah.is_some();
        (!grown).then(|| self.source.join(" "))
    }
}
