//! Boards inside the lessons: whoever reads makes a move, and the other side answers as well as it can be done.

use super::exercise::{Choice, Node, Scene};
use super::ground::Ground;
use super::kinds::chance::name;
use super::part::{Part, Taking};
use matrix::{Payoffs, number};
use rand::RngExt as _;
use rules::Side;
use say::{Arg, Message, Told};
use work::{Streams, Work};

/// Something to try.
pub enum Touchable {
    /// A position: the reader begins.
    Ground(Ground),
    /// A table: the reader chooses a row, the other one knows it.
    Table(Vec<Vec<i64>>),
    /// A table in which the reader chooses how often to play the first row.
    Mixture([[i64; 2]; 2]),
    /// A graph: the reader is Max.
    Graph(Vec<Node>),
}

/// What is seen after some moves.
#[derive(Clone, Debug, PartialEq)]
pub struct Touched {
    /// What is looked at.
    pub scene: Scene,
    /// What can be done.
    pub moves: Vec<Choice>,
    /// What was answered, and how it ended.
    pub said: Vec<Message>,
    /// Whether it is over, and whether the reader has won.
    pub over: Option<bool>,
}

impl Touchable {
    /// After these moves of the reader, each answered.
    ///
    /// # Errors
    /// When a move is none, or a solver was stopped.
    pub fn after(&self, moves: &[String], work: &Work) -> Result<Touched, Told> {
        match self {
            Touchable::Ground(ground) => played(ground.clone(), moves, work),
            Touchable::Table(table) => Ok(row_chosen(table, moves)),
            Touchable::Mixture(table) => Ok(mixed(table, moves)),
            Touchable::Graph(nodes) => Ok(walked(nodes, moves)),
        }
    }

    /// The rules in a sentence.
    #[must_use]
    pub fn rules(&self) -> Message {
        match self {
            Touchable::Ground(ground) => ground.rules(),
            Touchable::Table(_) => Message::new("course-rules-table"),
            Touchable::Mixture(_) => Message::new("course-rules-mixture"),
            Touchable::Graph(_) => Message::new("course-rules-graph"),
        }
    }
}

fn played(mut ground: Ground, moves: &[String], work: &Work) -> Result<Touched, Told> {
    let mut said = Vec::new();
    let mut over = ground.moves(Side::Left).is_empty().then_some(false);
    for label in moves {
        let Some(after) = ground.after(Side::Left, label) else {
            let message = Message::new("course-error-answer").with("answer", label.as_str());
            let known: Vec<String> = ground
                .moves(Side::Left)
                .into_iter()
                .map(|one| one.answer)
                .collect();
            return Err(Told::input(
                message,
                Message::new("accepted-values").with("values", known.join(", ")),
            ));
        };
        said.clear();
        let winning = after.winning(Side::Right, work)?;
        let replies = after.moves(Side::Right);
        let reply = winning
            .first()
            .or(replies.first().map(|reply| &reply.answer));
        let Some(reply) = reply else {
            ground = after;
            over = Some(true);
            said.push(Message::new("course-try-won"));
            break;
        };
        let told = super::refute::told(&after, Side::Right, reply);
        said.push(Message::new("course-try-reply").with("move", told));
        ground = after.after(Side::Right, reply).unwrap_or(after);
        if ground.moves(Side::Left).is_empty() {
            over = Some(false);
            said.push(Message::new("course-try-lost"));
            break;
        }
    }
    let moves = if over.is_some() {
        Vec::new()
    } else {
        ground.moves(Side::Left)
    };
    Ok(Touched {
        scene: ground.scene(),
        moves,
        said,
        over,
    })
}

fn row_chosen(table: &[Vec<i64>], moves: &[String]) -> Touched {
    let choice = |row: usize| Choice {
        answer: (row + 1).to_string(),
        text: Message::new("course-row").with("row", row + 1).into(),
        touches: vec![[row, 0]],
    };
    let chosen = moves.last().and_then(|text| text.parse::<usize>().ok());
    let said = chosen.and_then(|row| {
        let entries = table.get(row.checked_sub(1)?)?.iter().enumerate();
        let (column, least) = entries.min_by_key(|(_, entry)| **entry)?;
        let message = Message::new("course-try-row")
            .with("row", row)
            .with("column", column + 1);
        Some(message.with("entry", least.to_string()))
    });
    Touched {
        scene: Scene::Table(table.to_vec()),
        moves: (0..table.len()).map(choice).collect(),
        said: said.into_iter().collect(),
        over: None,
    }
}

const SHARES: [&str; 5] = ["0", "1/4", "1/2", "3/4", "1"];

fn mixed(table: &[[i64; 2]; 2], moves: &[String]) -> Touched {
    let choice = |share: &str| Choice {
        answer: share.to_owned(),
        text: Arg::Text(share.to_owned()),
        touches: Vec::new(),
    };
    let share = moves
        .last()
        .filter(|share| SHARES.contains(&share.as_str()));
    let said = share.and_then(|text| {
        let share = number::parse(text).ok()?;
        let payoffs = Payoffs::of_integers(table);
        let from = |column| {
            payoffs.at(0, column) * &share + payoffs.at(1, column) * (number::integer(1) - &share)
        };
        let [one, other] = [from(0), from(1)];
        let column = if one <= other { 1 } else { 2 };
        let message = Message::new("course-try-share")
            .with("share", text.as_str())
            .with("column", column);
        Some(message.with("received", one.min(other).to_string()))
    });
    Touched {
        scene: Scene::Table(table.iter().map(|row| row.to_vec()).collect()),
        moves: SHARES.into_iter().map(choice).collect(),
        said: said.into_iter().collect(),
        over: None,
    }
}

/// Chance is drawn anew with every number of moves made before; Min goes where sinks are worth least to look at.
fn walked(nodes: &[Node], moves: &[String]) -> Touched {
    let mut at = 0;
    let mut said = Vec::new();
    let mut moves = moves.iter();
    let mut stream = Streams::new(0).stream("walk", moves.len() as u64);
    let worth = |node: &Node| {
        node.value
            .as_deref()
            .and_then(|value| number::parse(value).ok())
    };
    loop {
        let node = &nodes[at];
        let next = match node.kind {
            "max" => moves
                .next()
                .and_then(|label| node.to.iter().find(|to| name(**to) == *label).copied()),
            "min" => node.to.iter().min_by_key(|to| worth(&nodes[**to])).copied(),
            "chance" => Some(node.to[stream.random_range(0..node.to.len())]),
            _ => None,
        };
        let Some(next) = next else {
            break;
        };
        said.push(
            Message::new(match node.kind {
                "max" => "course-try-max",
                "min" => "course-try-min",
                _ => "course-try-chance",
            })
            .with("from", name(at))
            .with("to", name(next)),
        );
        at = next;
    }
    let value = nodes[at].value.clone();
    if let Some(value) = &value {
        said.push(Message::new("course-try-sink").with("value", value.as_str()));
    }
    let choice = |to: &usize| Choice {
        answer: name(*to),
        text: Arg::Text(name(*to)),
        touches: vec![[*to, 0]],
    };
    Touched {
        scene: Scene::Graph(nodes.to_vec()),
        moves: if value.is_some() {
            Vec::new()
        } else {
            nodes[at].to.iter().map(choice).collect()
        },
        said,
        over: value.map(|_| true),
    }
}

impl Touchable {
    /// A board that is given by its rows.
    ///
    /// # Errors
    /// When there is no such board.
    pub fn board(game: &str, rows: &str) -> Result<Self, Told> {
        Ok(Touchable::Ground(Ground::board(game, rows)?))
    }

    /// A sum of values.
    #[must_use]
    pub fn terms(parts: Vec<Part>) -> Self {
        Touchable::Ground(Ground::Terms(parts))
    }

    /// Heaps.
    #[must_use]
    pub fn heaps(taking: Taking, heaps: &[u64]) -> Self {
        Touchable::Ground(Ground::Heaps(taking, heaps.to_vec()))
    }
}
