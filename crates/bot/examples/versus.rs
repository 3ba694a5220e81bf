//! Two settings of the engine against each other, in one process: `versus GAMES CORES A B [FIRST]`. A setting is words such as
//! `ms=100,saves,evaluation=FILE,network=FILE,late_full=4` (see `Parameters::ALL`; `saves`: time left over is kept for later turns), or
//! `seed`. Every opening is played twice with colours changed.

use arimaa::{Colour, Ply, Referee};
use bot::bridge;
use bot::evaluate::{Evaluator, Weights};
use bot::network::Network;
use bot::player::Opening;
use bot::search::{Engine, Limits, Parameters, Report, root_turns};
use bot::seed::SeedPlayer;
use rand::RngExt as _;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use work::{Clock, Stop};

#[derive(Clone)]
struct Setting {
    seed: bool,
    nodes: Option<u64>,
    depth: Option<usize>,
    time: Option<Duration>,
    threads: usize,
    saves: bool,
    evaluator: Arc<Evaluator>,
    network: Option<Arc<Network>>,
    tuned: Parameters,
}

fn setting(text: &str) -> Setting {
    let mut setting = Setting {
        seed: false,
        nodes: None,
        depth: None,
        time: None,
        threads: 1,
        saves: false,
        evaluator: Arc::default(),
        network: None,
        tuned: Parameters::default(),
    };
    for word in text.split(',').filter(|word| !word.is_empty()) {
        let (name, value) = word.split_once('=').unwrap_or((word, ""));
        let number = || value.parse::<i32>().expect("a number");
        match name {
            "seed" => setting.seed = true,
            "nodes" => setting.nodes = Some(number() as u64),
            "depth" => setting.depth = Some(number() as usize),
            "ms" => setting.time = Some(Duration::from_millis(number() as u64)),
            "saves" => setting.saves = true,
            "threads" => setting.threads = number() as usize,
            "evaluation" => {
                let text = std::fs::read_to_string(value).expect("a file of weights");
                let weights = Weights::read(&text).expect("whole weights");
                setting.evaluator = Arc::new(Evaluator::new(weights));
            }
            "network" => {
                let bytes = std::fs::read(value).expect("a file of a network");
                let network = Network::read(&bytes).expect("a whole network");
                setting.network = Some(Arc::new(network));
            }
            name => assert!(setting.tuned.set(name, number()), "unknown: {name}"),
        }
    }
    setting
}

enum Player {
    Seed(SeedPlayer),
    Engine(Box<Engine>),
}

#[derive(Default, Clone, Copy)]
struct Spent {
    time: Duration,
    turns: u32,
    nodes: u64,
    depth: usize,
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let games: usize = arguments[0].parse().expect("a number of games");
    let cores: usize = arguments[1].parse().expect("a number of cores");
    let settings = [setting(&arguments[2]), setting(&arguments[3])];
    let first: usize = arguments.get(4).map_or(0, |n| n.parse().expect("a number"));
    let next = AtomicUsize::new(first);
    let told = Mutex::new((0usize, 0usize, [Spent::default(); 2]));
    std::thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(|| {
                loop {
                    let game = next.fetch_add(1, Relaxed);
                    if game >= first + games {
                        break;
                    }
                    let (won, spent, how) = play(game, &settings);
                    let mut told = told.lock().expect("nobody panics");
                    told.0 += usize::from(won);
                    told.1 += 1;
                    for (sum, spent) in told.2.iter_mut().zip(spent) {
                        sum.time += spent.time;
                        sum.turns += spent.turns;
                        sum.nodes += spent.nodes;
                        sum.depth += spent.depth;
                    }
                    if told.1.is_multiple_of(4) || told.1 == games || settings[1].seed {
                        report(told.0, told.1, &told.2, &how);
                    }
                }
            });
        }
    });
}

fn report(won: usize, games: usize, spent: &[Spent; 2], how: &str) {
    let share = won as f64 / games as f64;
    let error = (share * (1.0 - share) / games as f64)
        .sqrt()
        .max(0.5 / games as f64);
    let elo = |share: f64| -400.0 * (1.0 / share.clamp(0.001, 0.999) - 1.0).log10();
    print!(
        "{won} of {games}, {:.1} %: {:+.0} Elo ({:+.0} to {:+.0});",
        share * 100.0,
        elo(share),
        elo(share - 1.96 * error),
        elo(share + 1.96 * error)
    );
    for spent in spent {
        let turns = f64::from(spent.turns.max(1));
        print!(
            " {:.0} ms, {:.0} nodes, depth {:.1};",
            spent.time.as_secs_f64() * 1000.0 / turns,
            spent.nodes as f64 / turns,
            spent.depth as f64 / turns
        );
    }
    println!(" {how}");
}

fn play(game: usize, settings: &[Setting; 2]) -> (bool, [Spent; 2], String) {
    let mut players = settings.clone().map(|setting| {
        if setting.seed {
            Player::Seed(SeedPlayer::new(bot::seed::Weights::W3))
        } else {
            let mut engine = Engine::new(16 << 20, setting.threads)
                .judging_by(setting.evaluator)
                .tuned(setting.tuned);
            if let Some(network) = setting.network {
                engine = engine.advised_by(network);
            }
            Player::Engine(Box::new(engine))
        }
    });
    let ours = Colour::BOTH[game % 2];
    let mut referee = Referee::new();
    for colour in Colour::BOTH {
        let choice = (game / 2 + colour.index() * (game / 6)) % 3;
        let setup = Opening::ALL[choice].setup(referee.board());
        referee.play(Ply::Setup(setup)).expect("legal");
    }
    // Two random turns among the better ones make every pair of games another opening; colours are swapped within a pair.
    for ply in 0..2 {
        let turns = root_turns(&bridge::question(&referee), &Evaluator::default());
        let mut random = work::Streams::new(1).stream("duel", (game / 2 * 2 + ply) as u64);
        let chosen = &turns[random.random_range(0..turns.len().min(100))];
        let turn = bridge::turn(referee.board(), chosen.acts());
        referee.play(Ply::Turn(turn)).expect("legal");
    }
    let mut spent = [Spent::default(); 2];
    let mut reserves = [Duration::ZERO; 2];
    let ending = loop {
        if let Some(ending) = referee.ended() {
            break ending;
        }
        if referee.plies().len() > 300 {
            break referee.score();
        }
        let question = bridge::question(&referee);
        let start = Instant::now();
        let who = usize::from(referee.side() != ours);
        let setting = &settings[who];
        let choice = match &mut players[who] {
            Player::Seed(seed) => seed.think(&question, &Stop::default()),
            Player::Engine(engine) => {
                let reserve = reserves[who];
                // As `aei::budget` does it.
                let usual = setting
                    .time
                    .filter(|_| setting.saves)
                    .map(|time| (time + reserve / 12) * 7 / 10);
                let limits = Limits {
                    clock: Clock::since(start),
                    clear: usual.map(|usual| usual / 3),
                    enough: usual,
                    deadline: setting.time.map(|time| time + reserve / 6),
                    nodes: setting.nodes,
                    depth: setting.depth,
                };
                engine.think(&question, &limits, &Stop::default(), &mut |_| ())
            }
        };
        let choice = choice.expect("there is a legal turn");
        if setting.saves
            && let Some(time) = setting.time
        {
            reserves[who] = (reserves[who] + time).saturating_sub(start.elapsed());
        }
        spent[who].time += start.elapsed();
        spent[who].turns += 1;
        spent[who].nodes += choice.report.nodes;
        spent[who].depth += choice.report.depth;
        let turn = bridge::turn(referee.board(), &choice.acts);
        if std::env::var("VERBOSE").is_ok() {
            let Report { score, depth, .. } = choice.report;
            let text = referee.board().write_turn(&turn);
            println!(
                "game {game}: {} {who} {score} in {depth}: {text} [{}]",
                referee.tag(),
                referee.board().write_short()
            );
        }
        referee.play(Ply::Turn(turn)).expect("legal");
    };
    let won = ending.winner == ours;
    let how = format!(
        "game {game} {won} {:?} {}",
        ending.reason,
        referee.plies().len()
    );
    (won, spent, how)
}
