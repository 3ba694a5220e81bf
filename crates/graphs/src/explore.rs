//! From the rules of a game to its graph: every state that can be reached becomes one vertex. It knows states only as
//! values that can be compared; what endless play is worth belongs to the solvers.

use crate::{Builder, Fraction, Graph, Kind, Vertex, fraction::big};
use rules::{Dice, Game, Payoff, Seat, Stakes, Turn};
use rustc_hash::FxHashMap;
use std::hash::Hash;
use work::{Halt, Work};

/// A graph together with the states behind its vertices.
pub struct Explored<S> {
    /// The graph; it starts in the game's start.
    pub graph: Graph,
    /// The state of each vertex; ends of the game with the same worth are one vertex, which stands for the first found.
    pub states: Vec<S>,
    index: FxHashMap<S, Vertex>,
}

impl<S: Eq + Hash> Explored<S> {
    /// The vertex of a state, if it can be reached.
    #[must_use]
    pub fn vertex(&self, state: &S) -> Option<Vertex> {
        self.index.get(state).copied()
    }
}

impl<S: Eq + Hash + Clone> Explored<S> {
    /// A move that leads from one vertex to another.
    pub fn move_between<G: Game<State = S>>(
        &self,
        game: &G,
        from: Vertex,
        to: Vertex,
    ) -> Option<G::Move> {
        let state = &self.states[from as usize];
        let mut moves = Vec::new();
        game.moves(state, &mut moves);
        moves.into_iter().find(|chosen| {
            let mut next = state.clone();
            game.play(&mut next, chosen);
            self.vertex(&next) == Some(to)
        })
    }
}

/// What one seat receives, as a part of the way from the least to the most that it can.
pub fn share(stakes: Stakes, seat: Seat) -> impl Fn(&Payoff) -> Fraction {
    move |payoff| {
        let range = i64::from(stakes.most) - i64::from(stakes.least);
        let above = i64::from(payoff.of(seat)) - i64::from(stakes.least);
        Fraction::new(above.clamp(0, range) as u64, range.max(1) as u64)
    }
}

/// How many new states are found between two looks at the memory.
const LOOK: usize = 1 << 12;

/// Explores a game from its start. Seats for which `is_max` holds play together as Max, all others as Min; `worth` says
/// what an end is worth to Max, between 0 and 1.
///
/// # Errors
/// When stopped, or when the graph would not fit into the memory.
pub fn explore<G: Game>(
    game: &G,
    is_max: impl Fn(Seat) -> bool,
    worth: impl Fn(&Payoff) -> Fraction,
    work: &Work,
) -> Result<Explored<G::State>, Halt> {
    let progress = work.task("graph-task-explore", None);
    let mut found = Found {
        states: Vec::new(),
        index: FxHashMap::default(),
        builder: Builder::new(),
        sinks: FxHashMap::default(),
    };
    found.intern(game, game.start(), &is_max, &worth);
    let (mut moves, mut faces) = (Vec::new(), Vec::new());
    let (mut next, mut edges) = (0, 0u64);
    while next < found.states.len() {
        let state = found.states[next].clone();
        let vertex = next as Vertex;
        match game.turn(&state) {
            Turn::Over(_) => {}
            Turn::Decide(_) => {
                moves.clear();
                game.moves(&state, &mut moves);
                edges += moves.len() as u64;
                for chosen in &moves {
                    let mut after = state.clone();
                    game.play(&mut after, chosen);
                    let to = found.intern(game, after, &is_max, &worth);
                    found.builder.edge(vertex, to);
                }
            }
            Turn::Chance(dice) => {
                faces.clear();
                dice.faces(&mut faces);
                edges += faces.len() as u64;
                for &(face, weight) in &faces {
                    let mut after = state.clone();
                    game.land(&mut after, face);
                    let to = found.intern(game, after, &is_max, &worth);
                    found.builder.edge_with_weight(vertex, to, weight.into());
                }
            }
        }
        next += 1;
        if next % LOOK == 0 {
            progress.advance(LOOK as u64)?;
            let vertices = found.states.len() as u64;
            let state = 2 * size_of::<G::State>() as u64 + 16;
            work.claim(Graph::estimate(vertices, edges, true) + vertices * state)?;
        }
    }
    work.check()?;
    let graph = found.builder.build();
    let graph = graph.unwrap_or_else(|defects| {
        unreachable!("a game that keeps its laws has no defects: {defects}")
    });
    Ok(Explored {
        graph,
        states: found.states,
        index: found.index,
    })
}

struct Found<S> {
    states: Vec<S>,
    index: FxHashMap<S, Vertex>,
    builder: Builder,
    sinks: FxHashMap<Fraction, Vertex>,
}

impl<S: Clone + Eq + Hash> Found<S> {
    fn intern<G: Game<State = S>>(
        &mut self,
        game: &G,
        state: S,
        is_max: &impl Fn(Seat) -> bool,
        worth: &impl Fn(&Payoff) -> Fraction,
    ) -> Vertex {
        if let Some(&vertex) = self.index.get(&state) {
            return vertex;
        }
        let vertex = match game.turn(&state) {
            Turn::Decide(seat) if is_max(seat) => self.builder.add(Kind::Max),
            Turn::Decide(_) => self.builder.add(Kind::Min),
            Turn::Chance(_) => self.builder.add(Kind::Chance),
            Turn::Over(payoff) => {
                let value = worth(&payoff);
                if let Some(&sink) = self.sinks.get(&value) {
                    self.index.insert(state, sink);
                    return sink;
                }
                let sink = self.builder.sink(big(&value));
                self.sinks.insert(value, sink);
                sink
            }
        };
        self.states.push(state.clone());
        self.index.insert(state, vertex);
        vertex
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{exactly, solve_exactly};
    use rules::{Impartial, NormalPlay};

    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    struct Subtract(u32);

    impl Impartial for Subtract {
        type Move = u32;
        fn moves(&self, out: &mut Vec<u32>) {
            out.extend((1..=3).filter(|take| *take <= self.0));
        }
        fn after(&self, take: &u32) -> Self {
            Subtract(self.0 - take)
        }
    }

    #[test]
    fn whoever_leaves_a_multiple_of_four_wins() {
        for heap in 0..30 {
            let game = NormalPlay(Subtract(heap));
            let worth = share(game.stakes(), Seat(0));
            let work = Work::unlimited();
            let explored = explore(&game, |seat| seat == Seat(0), worth, &work).unwrap();
            let exact = solve_exactly(&explored.graph, &work).unwrap();
            let value = &exact.values[explored.graph.start() as usize];
            assert_eq!(*value, exactly(if heap % 4 == 0 { "0" } else { "1" }));
            if heap % 4 != 0 {
                let to = exact.strategy[0].unwrap();
                assert_eq!(
                    explored.move_between(&game, 0, to),
                    Some(heap % 4),
                    "from {heap}"
                );
            }
        }
    }

    /// A race to five with a three-sided die that the mover may refuse; on two the mover must go back to the start.
    struct Race;

    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    struct RaceState {
        at: u8,
        rolling: bool,
    }

    struct Die;

    impl Dice for Die {
        type Face = u8;
        fn faces(&self, out: &mut Vec<(u8, u32)>) {
            out.extend([(1, 1), (2, 2), (3, 3)]);
        }
    }

    impl Game for Race {
        type State = RaceState;
        type Move = bool;
        type Dice = Die;
        fn stakes(&self) -> Stakes {
            Stakes::WIN_OR_LOSE
        }
        fn start(&self) -> RaceState {
            RaceState {
                at: 0,
                rolling: false,
            }
        }
        fn turn(&self, state: &RaceState) -> Turn<Die> {
            match state {
                RaceState { at: 5, .. } => Turn::Over(Payoff::win(Seat(0))),
                RaceState { at: 6.., .. } => Turn::Over(Payoff::win(Seat(1))),
                RaceState { rolling: true, .. } => Turn::Chance(Die),
                _ => Turn::Decide(Seat(0)),
            }
        }
        fn moves(&self, _: &RaceState, out: &mut Vec<bool>) {
            out.extend([false, true]);
        }
        fn play(&self, state: &mut RaceState, roll: &bool) {
            state.rolling = *roll;
        }
        fn land(&self, state: &mut RaceState, face: u8) {
            state.at = if face == 2 && state.at == 2 {
                0
            } else {
                state.at + face
            };
            state.rolling = false;
        }
    }

    #[test]
    fn chance_keeps_its_weights_and_waiting_gains_nothing() {
        let work = Work::unlimited();
        let worth = share(Race.stakes(), Seat(0));
        let explored = explore(&Race, |_| true, worth, &work).unwrap();
        let exact = solve_exactly(&explored.graph, &work).unwrap();
        // By hand, in sixths: from 4 only a one wins, from 3 a one leads to 4 and a two wins, so w4 = 1/6,
        // w3 = (w4 + 2)/6 = 13/36, w2 = (w3 + 2·w0 + 3)/6, w1 = (w2 + 2·w3 + 3·w4)/6, w0 = (w1 + 2·w2 + 3·w3)/6.
        let value = |at| {
            let vertex = explored.vertex(&RaceState { at, rolling: false }).unwrap();
            exact.values[vertex as usize].clone()
        };
        let sixth = exactly("1/6");
        let two = exactly("2");
        let three = exactly("3");
        assert_eq!(value(4), sixth);
        assert_eq!(value(3), exactly("13/36"));
        assert_eq!(value(2), (value(3) + &two * value(0) + &three) * &sixth);
        assert_eq!(
            value(1),
            (value(2) + &two * value(3) + &three * value(4)) * &sixth
        );
        assert_eq!(
            value(0),
            (value(1) + &two * value(2) + &three * value(3)) * &sixth
        );
    }

    #[test]
    fn a_small_budget_is_refused() {
        let game = NormalPlay(Subtract(60_000));
        let work = Work {
            memory: work::Bytes(1 << 20),
            ..Work::unlimited()
        };
        let worth = share(game.stakes(), Seat(0));
        let refused = explore(&game, |seat| seat == Seat(0), worth, &work);
        assert!(matches!(refused.err(), Some(Halt::TooBig(_))));
    }
}
