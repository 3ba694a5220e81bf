//! The tree of any game that is written in the vocabulary of `rules`.

use super::{Kind, Planting, Tree};
use crate::number::{Rational, integer};
use rules::{Dice, FaceNotation, Message, Notation, Seat, Told, Turn};
use std::collections::HashMap;
use work::{Halt, Work};

/// Why no tree was built.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum TreeFailure {
    /// The tree has more nodes than somebody wants to see.
    #[error("the tree has more than {most} nodes")]
    TooManyNodes {
        /// The limit.
        most: usize,
    },
    /// Stopped, or too big.
    #[error(transparent)]
    Halt(#[from] Halt),
}

rules::tell!(TreeFailure, |failure| match failure {
    TreeFailure::TooManyNodes { most } => Told::input(
        Message::new("tree-error-too-many-nodes").with("most", *most),
        Message::new("tree-accepted-nodes"),
    ),
    TreeFailure::Halt(halt) => halt.told(),
});

/// Memory for one node with its texts, and for what is said about it in an answer; measured on trees with a million leaves.
pub const BYTES_PER_NODE: u64 = 1300;

/// How a tree is grown from a game.
pub struct Growth<'g, S> {
    /// What the players are called, one for each seat.
    pub players: Vec<String>,
    /// What is written in a node; the game's own notation where this is missing.
    pub caption: Option<Text<'g, S>>,
    /// Moves of one node that lead to states with the same key are drawn once, under the label of the first: two equal
    /// heaps need not be told apart. The keys must only join states that are worth the same.
    pub key: Option<Text<'g, S>>,
    /// Larger trees are refused.
    pub most: usize,
}

/// Something to say about a state.
pub type Text<'g, S> = &'g dyn Fn(&S) -> String;

/// One way on: its label, the state it leads to, and its weight where chance decides.
struct Way<S> {
    label: String,
    state: S,
    weight: u64,
}

/// The whole tree of a game from its start.
///
/// # Errors
/// [`TreeFailure`].
///
/// # Panics
/// When there are not as many names as seats.
pub fn tree_of<G: Notation>(
    game: &G,
    growth: Growth<G::State>,
    work: &Work,
) -> Result<Tree, TreeFailure> {
    let seats = game.stakes().seats;
    assert_eq!(
        growth.players.len(),
        usize::from(seats),
        "a name for each seat"
    );
    let most = growth.most;
    let mut planting = Planting::new(growth.players);
    let task = work.task("tree-task-build", None);
    let mut waiting = vec![(None, String::new(), game.start())];
    while let Some((parent, label, state)) = waiting.pop() {
        task.tick()?;
        // Whatever waits becomes a node.
        let nodes = planting.tree.nodes.len() + 1 + waiting.len();
        if nodes > most {
            return Err(TreeFailure::TooManyNodes { most });
        }
        work.claim(nodes as u64 * BYTES_PER_NODE)?;
        let (kind, mut ways) = match game.turn(&state) {
            Turn::Over(payoff) => {
                let share = |seat: u8| integer(payoff.of(Seat(seat)).into());
                let payoffs = (0..seats).map(share).collect();
                (Kind::End { payoffs }, Vec::new())
            }
            Turn::Decide(seat) => {
                let set = planting.set_for_next(seat.index(), None);
                (Kind::Decision { set }, moves(game, &state))
            }
            Turn::Chance(dice) => {
                let probabilities = Vec::new();
                (Kind::Chance { probabilities }, faces(game, &state, &dice))
            }
        };
        if let Some(key) = growth.key {
            ways = merged(ways, key);
        }
        let kind = match kind {
            Kind::Chance { .. } => Kind::Chance {
                probabilities: shares(&ways),
            },
            kind => kind,
        };
        let caption = growth
            .caption
            .map_or_else(|| game.write_state(&state), |text| text(&state));
        let node = planting.add(parent, label, Some(caption), kind);
        let below = ways.into_iter().rev();
        waiting.extend(below.map(|way| (Some(node), way.label, way.state)));
    }
    debug_assert_eq!(planting.tree.fault(), None);
    Ok(planting.tree)
}

fn moves<G: Notation>(game: &G, state: &G::State) -> Vec<Way<G::State>> {
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    let way = |chosen: &G::Move| {
        let mut next = state.clone();
        game.play(&mut next, chosen);
        Way {
            label: game.write_move(state, chosen),
            state: next,
            weight: 1,
        }
    };
    moves.iter().map(way).collect()
}

fn faces<G: Notation>(game: &G, state: &G::State, dice: &G::Dice) -> Vec<Way<G::State>> {
    let mut faces = Vec::new();
    dice.faces(&mut faces);
    let way = |&(face, weight): &(<G::Dice as Dice>::Face, u32)| {
        let mut next = state.clone();
        game.land(&mut next, face);
        Way {
            label: G::Dice::write_face(face),
            state: next,
            weight: weight.into(),
        }
    };
    faces.iter().map(way).collect()
}

fn merged<S>(ways: Vec<Way<S>>, key: &dyn Fn(&S) -> String) -> Vec<Way<S>> {
    let mut kept: Vec<Way<S>> = Vec::new();
    let mut seen: HashMap<String, usize> = HashMap::new();
    for way in ways {
        let place = *seen.entry(key(&way.state)).or_insert(kept.len());
        match kept.get_mut(place) {
            Some(first) => first.weight += way.weight,
            None => kept.push(way),
        }
    }
    kept
}

fn shares<S>(ways: &[Way<S>]) -> Vec<Rational> {
    let total: u64 = ways.iter().map(|way| way.weight).sum();
    let share = |way: &Way<S>| Rational::new(way.weight.into(), total.into());
    ways.iter().map(share).collect()
}
