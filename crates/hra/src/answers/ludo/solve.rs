//! The answer to "who wins, how probably, with which piece?"

use super::{LudoGame, checked_epsilon, percent};
use crate::Told;
use crate::answers::{Asked, Choice, Example, Question, Teller};
use graphs::{GuaranteeKind, Options, Unmet};
use ludo::explicit::Explicit;
use ludo::keep::{Forgetful, Keeper};
use ludo::simulate::{Knowledge, Need};
use ludo::{Chance, Choices, Ludo, Move, Player, Solved, State, count, pairs, solved};
use rules::{Game, Notation, Turn};
use say::{Fault, Message};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::ToSchema;
use work::Work;

/// How far apart the proven bounds may be if nothing is said.
pub const USUAL_EPSILON: f64 = 1e-6;

/// How a question is answered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Method {
    /// Positions ranked to integers, swept layer by layer.
    #[default]
    Implicit,
    /// The explicit graph, solved by interval iteration.
    Explicit,
    /// The explicit graph, solved by optimistic iteration.
    Optimistic,
}

/// Who wins, how probably?
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct LudoSolve {
    /// Which game and position.
    #[serde(flatten)]
    pub game: LudoGame,
    /// How far apart the proven bounds may be; 1e-6 if nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub epsilon: Option<f64>,
    /// How.
    #[serde(default)]
    pub method: Method,
    /// Also what everybody has when each plays for himself.
    #[serde(default)]
    pub selfish: bool,
}

/// How far an answer can be trusted.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct LudoGuarantee {
    /// `proven`: the true probability lies between the bounds, which are as close as was asked for; `estimate`: it lies
    /// between them, and they are further apart.
    pub kind: &'static str,
    /// At least this.
    pub lower: f64,
    /// At most this.
    pub upper: f64,
    /// What was asked for.
    pub epsilon: f64,
}

/// What everybody has when each plays for himself: a fixed point, not proven to be the only one.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct LudoSelfish {
    /// The chance of each player, from player 1.
    pub probabilities: Vec<f64>,
    /// The mover's chance for each of his pieces; null where it cannot move.
    pub by_piece: Vec<Option<f64>>,
    /// The piece that the mover would move.
    pub best_piece: Option<u8>,
    /// How much the last sweep still changed any chance.
    pub residual: f64,
}

/// Who wins, how probably, with which piece.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct LudoSolution {
    /// The probability that the mover wins.
    pub probability: f64,
    /// The same for each of his pieces; null where it cannot move, and before the roll.
    pub by_piece: Vec<Option<f64>>,
    /// The best piece, from 1; null before the roll, and where the best is to move nothing.
    pub best_piece: Option<u8>,
    /// The best move as it is written: a piece, or `pass`.
    pub best_move: Option<String>,
    /// The probability before the die fell, where it is known.
    pub before_roll: Option<f64>,
    /// Against whom: `duel` for two players, `coalition` when all others play together against the mover.
    pub against: &'static str,
    /// Reachable positions with the player about to roll, pieces told apart, where there are few enough to be counted;
    /// otherwise the positions that were solved.
    pub states: u64,
    /// What `states` counts: `reachable` or `solved`.
    pub states_counted: &'static str,
    /// Positions that were solved, pieces of a player alike; with who is to roll unless the table could be turned.
    pub positions: u64,
    /// Vertices of the explicit graph, where that was used.
    pub vertices: Option<u64>,
    /// How far the probability can be trusted.
    pub guarantee: LudoGuarantee,
    /// How it was found.
    pub method: Method,
    /// How long that took.
    pub seconds: f64,
    /// The position.
    pub position: String,
    /// The rules.
    pub variant: String,
    /// The ring field on which each player enters, from 0.
    pub entries: Vec<u8>,
    /// What everybody has when each plays for himself, where that was asked for.
    pub selfish: Option<LudoSelfish>,
}

impl Choice for Method {
    const ALL: &'static [(&'static str, Self)] = &[
        ("implicit", Method::Implicit),
        ("explicit", Method::Explicit),
        ("optimistic", Method::Optimistic),
    ];
}

impl Question for LudoSolve {
    const NAME: &'static str = "ludo.solve";
    const ABOUT: &'static str = "Who wins, how probably, with which piece.";
    const EXAMPLE: Example = Example::new(
        r#"{"players": 2, "pieces": 1, "fields": 8, "die": 3, "position": "2/5/1"}"#,
        &[
            "ludo",
            "solve",
            "--players",
            "2",
            "--pieces",
            "1",
            "--fields",
            "8",
            "--die",
            "3",
            "--position",
            "2/5/1",
        ],
    );
    // The explicit methods keep nothing: they begin again, which is worth it all the same.
    const KEEPS: bool = true;
    type Answer = LudoSolution;

    fn check(&self) -> Result<(), Told> {
        checked_epsilon(self.epsilon)?;
        self.game.read().map(drop)
    }

    fn answer(&self, asked: &mut Asked<'_>) -> Result<LudoSolution, Told> {
        let begun = asked.work.clock.now();
        let work = asked.work;
        let (game, state) = self.game.read()?;
        let epsilon = checked_epsilon(self.epsilon)?;
        refuse_the_impossible(&game, &state, epsilon, work)?;
        let graph = |method| explicit(&game, &state, epsilon, method, work);
        let mut answer = match self.method {
            Method::Implicit => implicit(&game, &state, epsilon, asked.keeper, work)?,
            Method::Explicit => graph(graphs::Method::Interval)?,
            Method::Optimistic => graph(graphs::Method::Optimistic)?,
        };
        answer.method = self.method;
        if self.selfish {
            answer.selfish = Some(selfish(&game, &state, work)?);
        }
        answer.seconds = (work.clock.now() - begun).as_secs_f64();
        Ok(answer)
    }

    fn tell(&self, answer: &LudoSolution, teller: &Teller) -> String {
        told(answer, teller)
    }
}

/// Says how big the question is when it is too big; an explicit graph is never smaller.
pub(super) fn refuse_the_impossible(
    game: &Ludo,
    state: &State,
    epsilon: f64,
    work: &Work,
) -> Result<(), Told> {
    let board = game.board();
    let needed = solved::estimate(board, state, epsilon);
    if state.winner(board).is_some() || needed.bytes() <= work.memory {
        return Ok(());
    }
    let columns: Vec<u8> = (0..board.players())
        .map(|player| state.column(board, player))
        .collect();
    Err(Told {
        fault: Fault::TooBig,
        message: Message::new("ludo-error-too-big")
            .with("states", count::below(board, &columns).to_string())
            .with("needed", needed.to_string())
            .with("allowed", work.memory.to_string()),
        accepted: Some(Message::new("ludo-accepted-smaller")),
    })
}

/// The solutions that these players need from a position.
pub(super) fn known(
    game: &Ludo,
    state: &State,
    seats: &[Player],
    epsilon: f64,
    work: &Work,
) -> Result<Knowledge, Told> {
    let mut knowledge = Knowledge::default();
    for (seat, player) in seats.iter().enumerate() {
        let Some(need) = player.need(seat, seats.len()) else {
            continue;
        };
        if knowledge.get(need).is_some() {
            continue;
        }
        refuse_the_impossible(game, state, epsilon, work)?;
        let solved = match need {
            Need::Coalition(hero) => Solved::new(game, state, hero, epsilon, &mut Forgetful, work)?,
            Need::Selfish => Solved::selfish(game, state, 0, RESIDUAL, work)?,
        };
        knowledge.insert(need, Arc::new(solved));
    }
    Ok(knowledge)
}

/// An answer in which only the chance and the sizes are missing.
fn blank(game: &Ludo, state: &State, chance: Chance, epsilon: f64) -> LudoSolution {
    LudoSolution {
        probability: chance.middle(),
        by_piece: vec![None; game.board().pieces()],
        best_piece: None,
        best_move: None,
        before_roll: None,
        against: if game.board().players() == 2 {
            "duel"
        } else {
            "coalition"
        },
        states: 0,
        states_counted: "solved",
        positions: 0,
        vertices: None,
        guarantee: LudoGuarantee {
            kind: if chance.gap() <= epsilon {
                "proven"
            } else {
                "estimate"
            },
            lower: chance.lower.max(0.0),
            upper: chance.upper.min(1.0),
            epsilon,
        },
        method: Method::Implicit,
        seconds: 0.0,
        position: game.write_state(state),
        variant: game.variant().to_string(),
        entries: game.board().entries().to_vec(),
        selfish: None,
    }
}

fn best_piece(best: Move) -> Option<u8> {
    match best {
        Move::Piece(piece) => Some(piece + 1),
        Move::Pass => None,
    }
}

fn choose(answer: &mut LudoSolution, game: &Ludo, state: &State, choices: &Choices) {
    let middles = choices
        .by_piece
        .iter()
        .map(|chance| chance.map(Chance::middle));
    answer.by_piece = middles.collect();
    answer.best_piece = best_piece(choices.best);
    answer.best_move = Some(game.write_move(state, &choices.best));
}

fn implicit(
    game: &Ludo,
    state: &State,
    epsilon: f64,
    keeper: &mut dyn Keeper,
    work: &Work,
) -> Result<LudoSolution, Told> {
    if state.winner(game.board()).is_some() {
        let won = state.winner(game.board()) == Some(state.mover());
        return Ok(blank(
            game,
            state,
            Chance::exactly(f64::from(u8::from(won))),
            epsilon,
        ));
    }
    let solved = Solved::new(game, state, state.mover(), epsilon, keeper, work)?;
    let mut answer = blank(game, state, solved.value(state), epsilon);
    if let Turn::Decide(_) = game.turn(state) {
        choose(&mut answer, game, state, &solved.choices(state));
    }
    answer.before_roll = Some(solved.value(&game.unrolled(state)).middle());
    answer.positions = solved.positions();
    answer.states = answer.positions;
    if let Some(count) = pairs::reachable_pairs(game, state, work)? {
        (answer.states, answer.states_counted) = (count, "reachable");
    }
    Ok(answer)
}

fn explicit(
    game: &Ludo,
    state: &State,
    epsilon: f64,
    method: graphs::Method,
    work: &Work,
) -> Result<LudoSolution, Told> {
    let from = game.clone().starting(*state)?;
    let hero = state.mover();
    let graph = Explicit::new(&from, hero, work)?;
    let solution = graph
        .solve(&Options { method, epsilon }, work)
        .map_err(|error: Unmet| Told::from(error))?;
    let value = |state: &State| {
        let vertex = graph.explored.vertex(state)?;
        Some(solution.values[vertex as usize])
    };
    let chance = Chance {
        lower: solution.guarantee.lower,
        upper: solution.guarantee.upper,
    };
    let mut answer = blank(game, state, chance, epsilon);
    if solution.guarantee.kind == GuaranteeKind::Estimate {
        answer.guarantee.kind = "estimate";
    }
    answer.probability = value(state).unwrap_or(answer.probability);
    if let Turn::Decide(_) = game.turn(state) {
        let mut moves = Vec::new();
        game.moves(state, &mut moves);
        let mut best = (moves[0], f64::NEG_INFINITY);
        for chosen in moves {
            let mut next = *state;
            game.play(&mut next, &chosen);
            let Some(chance) = value(&next) else {
                continue;
            };
            if let Move::Piece(piece) = chosen {
                answer.by_piece[usize::from(piece)] = Some(chance);
            }
            if chance > best.1 {
                best = (chosen, chance);
            }
        }
        answer.best_piece = best_piece(best.0);
        answer.best_move = Some(game.write_move(state, &best.0));
    }
    answer.before_roll = value(&game.unrolled(state));
    answer.states = graph.pairs(game);
    answer.states_counted = "reachable";
    answer.positions = answer.states;
    answer.vertices = Some(graph.vertices());
    Ok(answer)
}

/// A sweep that changes no chance by more than this ends the iteration.
const RESIDUAL: f64 = 1e-10;

fn selfish(game: &Ludo, state: &State, work: &Work) -> Result<LudoSelfish, Told> {
    let solved = Solved::selfish(game, state, state.mover(), RESIDUAL, work)?;
    let chance = |player| solved.of(player, state).map_or(0.0, Chance::middle);
    let choices = matches!(game.turn(state), Turn::Decide(_)).then(|| solved.choices(state));
    Ok(LudoSelfish {
        probabilities: (0..game.board().players()).map(chance).collect(),
        by_piece: match &choices {
            Some(choices) => choices
                .by_piece
                .iter()
                .map(|chance| chance.map(Chance::middle))
                .collect(),
            None => vec![None; game.board().pieces()],
        },
        best_piece: choices.and_then(|choices| best_piece(choices.best)),
        residual: solved.residual().unwrap_or(1.0),
    })
}

fn told(answer: &LudoSolution, teller: &Teller) -> String {
    let head = Message::new(if answer.against == "duel" {
        "ludo-probability"
    } else {
        "ludo-probability-coalition"
    });
    let mut lines =
        vec![teller.strong(&teller.say(&head.with("value", percent(answer.probability))))];
    if answer.best_move.is_some() {
        for (at, chance) in answer.by_piece.iter().enumerate() {
            let piece = Message::new("ludo-piece").with("piece", at + 1);
            let figure = chance.map_or("–".to_owned(), percent);
            let mark = if answer.best_piece == Some(at as u8 + 1) {
                "  ←"
            } else {
                ""
            };
            lines.push(format!("  {}: {figure}{mark}", teller.say(&piece)));
        }
        if answer.best_piece.is_none() {
            lines.push(format!("  {}", teller.get("ludo-best-pass")));
        }
        if let Some(before) = answer.before_roll {
            lines
                .push(teller.say(&Message::new("ludo-before-roll").with("value", percent(before))));
        }
    }
    let guarantee = &answer.guarantee;
    let trust = Message::new(if guarantee.kind == "proven" {
        "ludo-trust-proven"
    } else {
        "ludo-trust-estimate"
    });
    lines.push(
        teller.say(
            &trust
                .with("lower", format!("{:.12}", guarantee.lower))
                .with("upper", format!("{:.12}", guarantee.upper)),
        ),
    );
    let size = Message::new(if answer.states_counted == "reachable" {
        "ludo-size-reachable"
    } else {
        "ludo-size"
    });
    lines.push(
        teller.say(
            &size
                .with("states", answer.states)
                .with("positions", answer.positions)
                .with("seconds", format!("{:.2}", answer.seconds)),
        ),
    );
    // As people count fields.
    let entries: Vec<String> = answer
        .entries
        .iter()
        .map(|entry| (entry + 1).to_string())
        .collect();
    lines.push(teller.say(&Message::new("ludo-entries").with("fields", entries.join(", "))));
    if let Some(vertices) = answer.vertices {
        lines.push(teller.say(&Message::new("ludo-vertices").with("vertices", vertices)));
    }
    if let Some(selfish) = &answer.selfish {
        let chances: Vec<String> = selfish
            .probabilities
            .iter()
            .map(|&chance| percent(chance))
            .collect();
        lines.push(
            teller.say(
                &Message::new("ludo-selfish")
                    .with("chances", chances.join(", "))
                    .with("residual", format!("{:.1e}", selfish.residual)),
            ),
        );
    }
    lines.join("\n")
}
