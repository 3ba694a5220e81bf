//! Nodes and seconds on the clock to a depth, over many positions of hasty games: `effort POSITIONS DEPTH [NAME=NUMBER]...`. A single
//! position says little, since trees are chaotic; the logarithm's mean over sixty says what a change saves.

use arimaa::{Colour, Ply, Referee};
use bot::bridge;
use bot::player::Opening;
use bot::search::{Engine, Limits, Parameters, Question, root_turns};
use rand::RngExt as _;
use std::time::Instant;
use work::Stop;

fn positions(count: usize) -> Vec<Question> {
    let mut found = Vec::new();
    let mut game = 0u64;
    while found.len() < count {
        let mut random = work::Streams::new(5).stream("effort", game);
        let mut referee = Referee::new();
        for colour in Colour::BOTH {
            let choice = (game as usize / (1 + 2 * colour.index())) % 3;
            let setup = Opening::ALL[choice].setup(referee.board());
            referee.play(Ply::Setup(setup)).expect("legal");
        }
        let engine = Engine::new(16 << 20, 1);
        let evaluator = bot::evaluate::Evaluator::default();
        let mut ply = 0;
        while referee.ended().is_none() && ply < 120 {
            let question = bridge::question(&referee);
            let acts = if ply < 2 {
                let turns = root_turns(&question, &evaluator);
                turns[random.random_range(0..turns.len().min(100))]
                    .acts()
                    .to_vec()
            } else {
                let limits = Limits {
                    nodes: Some(5000),
                    ..Limits::default()
                };
                let choice = engine
                    .hasten(&question, &limits, &Stop::default())
                    .expect("a turn");
                if ply > 5
                    && random.random_range(0..6) == 0
                    && choice.report.score.abs() < 500
                    && found.len() < count
                {
                    found.push(question.clone());
                }
                choice.acts
            };
            let turn = bridge::turn(referee.board(), &acts);
            referee.play(Ply::Turn(turn)).expect("legal");
            ply += 1;
        }
        game += 1;
    }
    found
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let count: usize = arguments[0].parse().expect("a number of positions");
    let depth: usize = arguments[1].parse().expect("a depth");
    let mut tuned = Parameters::default();
    for text in &arguments[2..] {
        let (name, number) = text.split_once('=').expect("NAME=NUMBER");
        assert!(
            tuned.set(name, number.parse().expect("a number")),
            "unknown: {name}"
        );
    }
    let limits = Limits {
        depth: Some(depth),
        ..Limits::default()
    };
    let (mut nodes, mut logarithms) = (0, 0.0);
    let positions = positions(count);
    let start = Instant::now();
    for question in &positions {
        let engine = Engine::new(16 << 20, 1).tuned(tuned.clone());
        let choice = engine.think(question, &limits, &Stop::default(), &mut |_| ());
        let searched = choice.map_or(1, |choice| choice.report.nodes);
        nodes += searched;
        logarithms += (searched as f64).ln();
    }
    let typical = (logarithms / count as f64).exp();
    println!(
        "{nodes} nodes, {typical:.0} in a typical position, {:.2} s, {:?}",
        start.elapsed().as_secs_f64(),
        &arguments[2..]
    );
}
