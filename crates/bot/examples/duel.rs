//! Engine against the seed's player, in one process: `duel GAMES MILLISECONDS|nodes:N [w1|w2|w3] [FIRST]`. One line a game, then the sum.

use arimaa::{Colour, Ply, Referee, Setup};
use bot::bridge;
use bot::search::{Engine, Limits, root_turns};
use bot::seed::{SeedPlayer, Weights};
use rand::RngExt as _;
use std::time::{Duration, Instant};
use work::Stop;

const SETUPS: [(&str, &str); 3] = [
    ("RRRDDRRR", "RHCMECHR"),
    ("RRRRRRRR", "HDCMECDH"),
    ("RRRRRRRR", "DHCMECHD"),
];

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let get = |index: usize| arguments.get(index).map_or("", String::as_str);
    let games: usize = get(0).parse().unwrap_or(2);
    let time = get(1).parse::<u64>().ok().map(Duration::from_millis);
    let nodes = get(1)
        .strip_prefix("nodes:")
        .and_then(|text| text.parse().ok());
    let weights = match get(2) {
        "w1" => Weights::W1,
        "w2" => Weights::W2,
        _ => Weights::W3,
    };
    let first: usize = get(3).parse().unwrap_or(0);
    let mut won = 0;
    let (mut spent, mut turns) = ([Duration::ZERO; 2], [0u32; 2]);
    let engine = Engine::new(64 << 20, 1);
    for game in first..first + games {
        engine.forget();
        let mut seed = SeedPlayer::new(weights);
        let ours = Colour::BOTH[game % 2];
        let mut referee = Referee::new();
        for colour in Colour::BOTH {
            let choice = if colour == ours { 0 } else { game / 2 % 3 };
            let setup = Setup::from_rows(colour, SETUPS[choice].0, SETUPS[choice].1).expect("ours");
            referee.play(Ply::Setup(setup)).expect("legal");
        }
        // Two random turns among the better ones make every pair of games another opening; colours are swapped within a pair.
        for ply in 0..2 {
            let turns = root_turns(&bridge::question(&referee), engine.evaluator());
            let mut random = work::Streams::new(1).stream("duel", (game / 2 * 2 + ply) as u64);
            let chosen = &turns[random.random_range(0..turns.len().min(100))];
            let turn = bridge::turn(referee.board(), chosen.acts());
            referee.play(Ply::Turn(turn)).expect("legal");
        }
        let ending = loop {
            if let Some(ending) = referee.ended() {
                break ending;
            }
            if referee.plies().len() > 400 {
                break referee.score();
            }
            let question = bridge::question(&referee);
            let start = Instant::now();
            let us = referee.side() == ours;
            let choice = if us {
                let limits = Limits {
                    deadline: time.map(|time| start + time),
                    nodes,
                    ..Limits::default()
                };
                engine.think(&question, &limits, &Stop::default(), &mut |_| ())
            } else {
                seed.think(&question, &Stop::default())
            };
            spent[usize::from(us)] += start.elapsed();
            turns[usize::from(us)] += 1;
            let choice = choice.expect("there is a legal turn");
            if std::env::var("VERBOSE").is_ok() {
                println!(
                    "{} {} {:?} {} {} {}",
                    referee.tag(),
                    if us { "engine" } else { "seed" },
                    start.elapsed(),
                    choice.report.depth,
                    choice.report.score,
                    choice.report.nodes
                );
            }
            let turn = bridge::turn(referee.board(), &choice.acts);
            if let Err(error) = referee.play(Ply::Turn(turn)) {
                println!("{us}: {turn}: {error}\n{}", referee.board().write_diagram());
                std::process::exit(1);
            }
        };
        let win = ending.winner == ours;
        won += usize::from(win);
        println!(
            "game {game}: {} as {:?} by {:?} after {} plies; {won} of {}; seed {:.0} ms, engine {:.0} ms a turn",
            if win { "won" } else { "lost" },
            ours,
            ending.reason,
            referee.plies().len(),
            game - first + 1,
            spent[0].as_secs_f64() * 1000.0 / f64::from(turns[0].max(1)),
            spent[1].as_secs_f64() * 1000.0 / f64::from(turns[1].max(1)),
        );
        if !win && std::env::var("LOST").is_ok() {
            for index in 0..referee.plies().len() {
                println!("{} {}", referee.tag_of(index), referee.write_ply(index));
            }
        }
    }
}
