//! `hra tree …`: games in extensive form, from a file or grown from a game with heaps.

use super::heap::{self, RulesArgs};
use super::matrix::{Class, Figure, bimatrix, class_text};
use crate::context::Context;
use crate::failure::Failure;
use crate::files;
use ::matrix::Classification;
use ::matrix::tree::{self, Drawing, Growth, Induction, Kind, Tree, Visit};
use clap::{Args, Subcommand, ValueEnum};
use heaps::{End, Heaps};
use kalah::{Kalah, Position, Rules};
use rules::{MiserePlay, NormalPlay, Placed};
use say::Message;
use serde::Serialize;
use std::sync::Arc;

#[derive(Subcommand)]
pub enum TreeCommand {
    Solve(SolveArgs),
    Draw(DrawArgs),
    Walk(WalkArgs),
    Table(TableArgs),
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
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
}

#[derive(Args)]
pub struct WalkArgs {
    #[command(flatten)]
    source: SourceArgs,
    #[arg(long, value_enum, default_value_t = Order::Depth)]
    order: Order,
}

#[derive(Args)]
pub struct TableArgs {
    #[command(flatten)]
    source: SourceArgs,
    #[arg(long)]
    exact: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    Text,
    Svg,
    Dot,
    File,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Order {
    Depth,
    Breadth,
}

pub fn run(command: TreeCommand, context: &Context) -> Result<(), Failure> {
    match command {
        TreeCommand::Solve(args) => solve(&args, context),
        TreeCommand::Draw(args) => draw(&args, context),
        TreeCommand::Walk(args) => walk(&args, context),
        TreeCommand::Table(args) => table(&args, context),
    }
}

impl SourceArgs {
    fn read(&self, context: &Context) -> Result<Tree, Failure> {
        match (&self.heap, &self.kalah, self.source.as_slice()) {
            (Some(rules), _, heaps) => self.grow_heaps(rules, heaps, context),
            (None, Some(rules), [position]) => self.grow_kalah(rules, position, context),
            (None, None, [path]) => Ok(tree::read_tree(&files::read_text(path)?)?),
            (None, _, _) => Err(Failure::input(
                Message::new("tree-error-source").with("text", self.source.join(" ")),
                Message::new("tree-accepted-source"),
            )),
        }
    }

    fn grow_kalah(&self, rules: &str, position: &str, context: &Context) -> Result<Tree, Failure> {
        let position: Position = position.parse::<Position>()?;
        let game = Kalah::from(position, rules.parse::<Rules>()?);
        let growth = Growth {
            players: vec![
                context.words.get("tree-south"),
                context.words.get("tree-north"),
            ],
            caption: None,
            key: None,
            most: self.limit,
        };
        Ok(tree::tree_of(&game, growth, &context.work)?)
    }

    fn grow_heaps(
        &self,
        rules: &str,
        heaps: &[String],
        context: &Context,
    ) -> Result<Tree, Failure> {
        let rules = RulesArgs::new(rules, self.misere).read()?;
        let misere = rules.end == End::Misere;
        let start = Heaps::new(Arc::new(rules), heap::heaps(heaps)?);
        let caption = |state: &Placed<Heaps>| {
            let heaps: Vec<String> = state
                .position
                .heaps
                .iter()
                .map(ToString::to_string)
                .collect();
            heaps.join(" ")
        };
        // Heaps may change places, and empty ones do not matter.
        let key = |state: &Placed<Heaps>| {
            let mut heaps = state.position.heaps.clone();
            heaps.retain(|&heap| heap > 0);
            heaps.sort_unstable();
            format!("{heaps:?}")
        };
        let growth = Growth {
            players: vec!["I".to_owned(), "II".to_owned()],
            caption: Some(&caption),
            key: if self.merge { Some(&key) } else { None },
            most: self.limit,
        };
        Ok(if misere {
            tree::tree_of(&MiserePlay(start), growth, &context.work)?
        } else {
            tree::tree_of(&NormalPlay(start), growth, &context.work)?
        })
    }
}

#[derive(Serialize)]
struct PathStep {
    node: usize,
    player: Option<String>,
    position: Option<String>,
    #[serde(rename = "move")]
    chosen: Option<String>,
}

#[derive(Serialize)]
struct NodeAnswer {
    node: usize,
    parent: Option<usize>,
    label: String,
    position: Option<String>,
    player: Option<String>,
    value: Vec<Figure>,
    best_moves: Vec<String>,
    on_path: bool,
}

#[derive(Serialize)]
struct SolveAnswer {
    value: Vec<Figure>,
    players: Vec<String>,
    path: Vec<PathStep>,
    unique: bool,
    nodes: Vec<NodeAnswer>,
    ends: usize,
    height: usize,
    classification: Class,
    explanation: String,
}

fn player(tree: &Tree, node: usize) -> Option<String> {
    tree.decider(node)
        .map(|player| tree.players()[player].clone())
}

fn solve(args: &SolveArgs, context: &Context) -> Result<(), Failure> {
    let tree = args.source.read(context)?;
    let solution = tree::backward_induction(&tree)?;
    let words = context.words;
    let class = Classification::of_tree(&tree);
    let label = |node: usize| tree.nodes()[node].label.clone();
    let step = |node: usize| PathStep {
        node,
        player: player(&tree, node),
        position: tree.nodes()[node].caption.clone(),
        chosen: solution.best[node].first().map(|&child| label(child)),
    };
    let node = |at: usize| NodeAnswer {
        node: at,
        parent: tree.nodes()[at].parent,
        label: label(at),
        position: tree.nodes()[at].caption.clone(),
        player: player(&tree, at),
        value: Figure::all(&solution.values[at], args.exact),
        best_moves: solution.best[at]
            .iter()
            .map(|&child| label(child))
            .collect(),
        on_path: solution.on_path[at],
    };
    let answer = SolveAnswer {
        value: Figure::all(&solution.values[0], args.exact),
        players: tree.players().to_vec(),
        path: solution.path().into_iter().map(step).collect(),
        unique: !solution.tied(),
        nodes: (0..tree.nodes().len()).map(node).collect(),
        ends: tree.ends(),
        height: tree.height(),
        classification: (&class).into(),
        explanation: words.lines(&tree::explain_induction(&tree, &solution)),
    };
    context.answer(&answer, || {
        let mut parts = vec![class_text(words, &class)];
        if tree.nodes().len() <= LARGEST_SHOWN {
            parts.push(as_text(&tree, Some(&solution), context));
        }
        parts.push(answer.explanation.clone());
        parts.join("\n\n")
    })
}

/// Larger trees are only drawn when asked for.
const LARGEST_SHOWN: usize = 60;

fn as_text(tree: &Tree, solution: Option<&Induction>, context: &Context) -> String {
    let chance = context.words.get("tree-chance");
    let drawing = Drawing {
        solution,
        chance: &chance,
        captions: true,
    };
    tree::draw_as_text(tree, drawing).trim_end().to_owned()
}

#[derive(Serialize)]
struct DrawAnswer {
    nodes: usize,
    format: &'static str,
    drawing: String,
}

fn draw(args: &DrawArgs, context: &Context) -> Result<(), Failure> {
    let tree = args.source.read(context)?;
    // What cannot be solved this way can still be drawn.
    let solution = tree::backward_induction(&tree).ok();
    let picture = || {
        let game = args.source.heap.iter().chain(&args.source.kalah);
        let title = game.chain(&args.source.source);
        let title: Vec<&str> = title.map(String::as_str).collect();
        let chance = context.words.get("tree-chance");
        tree::picture(&tree, &title.join(" "), solution.as_ref(), &chance)
    };
    let (format, drawing) = match args.format {
        Format::Text => ("text", as_text(&tree, solution.as_ref(), context)),
        Format::Svg => ("svg", picture().svg()),
        Format::Dot => ("dot", picture().dot()),
        Format::File => ("file", tree.to_string()),
    };
    let answer = DrawAnswer {
        nodes: tree.nodes().len(),
        format,
        drawing,
    };
    context.answer(&answer, || answer.drawing.clone())
}

#[derive(Serialize)]
struct WalkStep {
    node: usize,
    name: String,
    /// "enter" or "return".
    visit: &'static str,
    /// What the walk remembers: the way back, or what waits.
    memory: Vec<usize>,
}

#[derive(Serialize)]
struct WalkAnswer {
    order: &'static str,
    steps: Vec<WalkStep>,
    names: Vec<String>,
}

fn walk(args: &WalkArgs, context: &Context) -> Result<(), Failure> {
    let tree = args.source.read(context)?;
    let names: Vec<String> = (0..tree.nodes().len())
        .map(|node| name(&tree, node))
        .collect();
    let step = |node: usize, visit, memory| WalkStep {
        node,
        name: names[node].clone(),
        visit,
        memory,
    };
    let (order, steps): (_, Vec<WalkStep>) = match args.order {
        Order::Depth => {
            let steps = tree::depth_first(&tree)
                .into_iter()
                .map(|at| match at.visit {
                    Visit::Enter => step(at.node, "enter", at.stack),
                    Visit::Return => step(at.node, "return", at.stack),
                });
            ("depth", steps.collect())
        }
        Order::Breadth => {
            let steps = tree::breadth_first(&tree).into_iter();
            (
                "breadth",
                steps.map(|at| step(at.node, "enter", at.queue)).collect(),
            )
        }
    };
    let answer = WalkAnswer {
        order,
        steps,
        names: names.clone(),
    };
    let words = context.words;
    context.answer(&answer, || {
        let mut lines = vec![
            words.get(match args.order {
                Order::Depth => "tree-walk-depth",
                Order::Breadth => "tree-walk-breadth",
            }),
            String::new(),
            numbered(&tree, context),
            String::new(),
        ];
        for (at, step) in answer.steps.iter().enumerate() {
            let memory: Vec<String> = step.memory.iter().map(ToString::to_string).collect();
            let id = match (args.order, step.visit) {
                (Order::Breadth, _) => "tree-walk-visit",
                (Order::Depth, "enter") => "tree-walk-enter",
                (Order::Depth, _) => "tree-walk-return",
            };
            let message = Message::new(id)
                .with("step", at + 1)
                .with("node", step.node.to_string())
                .with("name", step.name.as_str())
                .with(
                    "memory",
                    if memory.is_empty() {
                        "–".to_owned()
                    } else {
                        memory.join(" ")
                    },
                );
            lines.push(words.say(&message));
        }
        lines.join("\n")
    })
}

/// The position, or the move that leads there.
fn name(tree: &Tree, at: usize) -> String {
    let node = &tree.nodes()[at];
    node.caption.clone().unwrap_or_else(|| match &node.kind {
        Kind::End { payoffs } => {
            let payoffs: Vec<String> = payoffs.iter().map(ToString::to_string).collect();
            format!("({})", payoffs.join(", "))
        }
        _ if node.label.is_empty() => tree
            .decider(at)
            .map_or_else(String::new, |player| tree.players()[player].clone()),
        _ => node.label.clone(),
    })
}

/// The tree with the numbers that the walk uses.
fn numbered(tree: &Tree, context: &Context) -> String {
    let drawn = as_text(tree, None, context);
    let width = tree.nodes().len().saturating_sub(1).to_string().len();
    // Lines come in the order of the nodes: both go depth first, left to right.
    let lines = drawn.lines().enumerate();
    lines
        .map(|(at, line)| format!("{at:>width$}  {line}"))
        .collect::<Vec<_>>()
        .join("\n")
}

fn table(args: &TableArgs, context: &Context) -> Result<(), Failure> {
    let tree = args.source.read(context)?;
    let form = tree::strategic_form(&tree, &context.work)?;
    let solution = bimatrix::solve(&form.game, None, context)?;
    let document = bimatrix::document(&form.game, &solution, args.exact, context.words);
    context.answer(&document, || {
        let about = Message::new("tree-table-about")
            .with("rows", form.game.row.rows())
            .with("columns", form.game.row.columns());
        let told = bimatrix::told(&form.game, &solution, context.words);
        format!("{}\n{told}", context.words.say(&about))
    })
}
