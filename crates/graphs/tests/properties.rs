//! Properties of models: values that files of our own carry, and random models on which every method, the exact answer and
//! a plain iteration agree.

use graphs::formats::Answer;
use graphs::formats::prism::{Model, OutOfRange, Posed, PosedGame, properties};
use graphs::rewards::{check_rewards, reward_answer, solve_rewards};
use graphs::{Method, Options, fraction, solve, solve_exactly, verify};
use rand::RngExt;
use work::{Bytes, Halt, Streams, Work};

const MODELS: [(&str, &str); 13] = [
    ("range", include_str!("models/range.prism")),
    ("sums", include_str!("models/sums.prism")),
    ("power", include_str!("models/power.prism")),
    ("ruin", include_str!("models/ruin.prism")),
    ("heads", include_str!("models/heads.prism")),
    ("machine", include_str!("models/machine.prism")),
    ("endless", include_str!("models/endless.prism")),
    ("duel", include_str!("models/duel.prism")),
    ("copies", include_str!("models/copies.prism")),
    ("chain", include_str!("models/chain.prism")),
    ("list", include_str!("models/list.prism")),
    ("ring", include_str!("models/ring.prism")),
    ("tank", include_str!("models/tank.prism")),
];

/// The exact answer about a game, checked.
fn exact(posed: &Posed) -> Answer {
    let work = Work::unlimited();
    match &posed.game {
        PosedGame::Probability(document) | PosedGame::Complement(document) => {
            let graph = &document.graph;
            let answer = Answer::of_exact(graph, &solve_exactly(graph, &work).unwrap(), 0.0);
            answer.check(graph, &work).unwrap();
            answer
        }
        PosedGame::Reward(arena, objective, _) => {
            let bounds = solve_rewards(arena, objective, Some(1e-6), &work).unwrap();
            let bounds = reward_answer(arena, &bounds, Some(1e-6), 0.0);
            check_rewards(&bounds, arena, objective, &work).unwrap();
            assert_eq!(bounds.guarantee.kind, "proven");
            let solution = solve_rewards(arena, objective, None, &work).unwrap();
            let answer = reward_answer(arena, &solution, None, 0.0);
            check_rewards(&answer, arena, objective, &work).unwrap();
            answer
        }
    }
}

fn shown(figure: &graphs::formats::Figure) -> String {
    match figure {
        graphs::formats::Figure::Text(text) => text.clone(),
        graphs::formats::Figure::Number(number) => number.to_string(),
    }
}

#[test]
fn models_of_our_own_have_the_values_that_they_carry() {
    let mut asked = 0;
    for (name, text) in MODELS {
        let model = Model::parse(text).unwrap();
        for line in text.lines().filter_map(|line| line.strip_prefix("//= ")) {
            let parts: Vec<&str> = line.rsplitn(2, " | ").collect();
            let (wanted, rest) = (parts[0], parts[1]);
            let mut parts = rest.splitn(3, "| ");
            let (constants, range) = (parts.next().unwrap().trim(), parts.next().unwrap().trim());
            let property = properties(parts.next().unwrap()).remove(0);
            let property = property.unwrap_or_else(|error| panic!("{name}: {line}: {error}"));
            let range = match range {
                "disabled" => OutOfRange::Disabled,
                _ => OutOfRange::Error,
            };
            let posed = model.pose(constants, &property, range, &Work::unlimited());
            let found = match &posed {
                Err(error) => format!("line {}", error.line.unwrap_or(0)),
                Ok(posed) => {
                    let judged = posed.judged(&exact(posed));
                    match judged.holds {
                        Some(true) => "yes".to_owned(),
                        Some(false) => "no".to_owned(),
                        None => shown(&judged.value),
                    }
                }
            };
            assert_eq!(found, wanted, "{name}: {line} {:?}", posed.err());
            asked += 1;
        }
    }
    assert!(asked > 40);
}

#[test]
fn scaled_sums_are_told() {
    let model = Model::parse(MODELS[1].1).unwrap();
    let property = properties("P=? [F x=1]").remove(0).unwrap();
    let posed = model
        .pose(
            "good=0.333333",
            &property,
            OutOfRange::Error,
            &Work::unlimited(),
        )
        .unwrap();
    assert_eq!(posed.scaled, [(8, "999999/1000000".to_owned())]);
}

#[test]
fn a_model_that_grows_beyond_the_memory_is_refused() {
    let text = "mdp module m x:[0..99999999]; [] x<99999999 -> (x'=x+1); endmodule";
    let work = Work {
        memory: Bytes(1 << 22),
        ..Work::unlimited()
    };
    let property = properties("Pmax=? [F x=5000000]").remove(0).unwrap();
    let refused = Model::parse(text)
        .unwrap()
        .pose("", &property, OutOfRange::Error, &work);
    let error = refused.err().expect("too large");
    assert!(matches!(
        error.what,
        graphs::formats::Wrong::Halt(Halt::TooBig(_))
    ));
}

/// A random game in lists, which the test itself iterates, and as a model.
struct Random {
    max: Vec<bool>,
    choices: Vec<Vec<Vec<(usize, u64)>>>,
    keep: Vec<bool>,
    goal: Vec<bool>,
    /// What a step from each state costs.
    cost: Vec<u64>,
}

fn random(index: u64) -> Random {
    let mut random = Streams::new(26).stream("properties", index);
    let count = random.random_range(3..12usize);
    let mut made = Random {
        max: Vec::new(),
        choices: Vec::new(),
        keep: Vec::new(),
        goal: Vec::new(),
        cost: Vec::new(),
    };
    for _ in 0..count {
        made.max.push(random.random_bool(0.5));
        made.keep.push(random.random_bool(0.8));
        made.goal.push(random.random_bool(0.2));
        let mut own = Vec::new();
        for _ in 0..random.random_range(1..=3) {
            let mut draws: Vec<(usize, u64)> = Vec::new();
            for _ in 0..random.random_range(1..=3) {
                let to = random.random_range(0..count);
                if draws.iter().all(|&(known, _)| known != to) {
                    draws.push((to, random.random_range(1..=4)));
                }
            }
            own.push(draws);
        }
        made.choices.push(own);
    }
    made.cost = (0..count).map(|_| random.random_range(0..3)).collect();
    made
}

impl Random {
    fn model(&self) -> String {
        let count = self.max.len();
        let mut text = format!(
            "smg\nplayer one [up] endplayer\nplayer two [down] endplayer\nmodule m\n s : [0..{}];\n",
            count - 1
        );
        for state in 0..count {
            let action = if self.max[state] { "up" } else { "down" };
            for draws in &self.choices[state] {
                let total: u64 = draws.iter().map(|&(_, weight)| weight).sum();
                let parts: Vec<String> = draws
                    .iter()
                    .map(|(to, weight)| format!("{weight}/{total}:(s'={to})"))
                    .collect();
                text += &format!(" [{action}] s={state} -> {};\n", parts.join(" + "));
            }
        }
        text += "endmodule\n";
        for (name, set) in [("keep", &self.keep), ("goal", &self.goal)] {
            let all: Vec<String> = (0..count)
                .filter(|&state| set[state])
                .map(|state| format!("s={state}"))
                .collect();
            let all = if all.is_empty() {
                "false".to_owned()
            } else {
                all.join("|")
            };
            text += &format!("label \"{name}\" = {all};\n");
        }
        text += "rewards \"cost\"\n";
        for (state, cost) in self.cost.iter().enumerate() {
            text += &format!(" s={state} : {cost};\n");
        }
        text + "endrewards\n"
    }

    /// The value of the first state after so many rounds: `fixed` says what is certain, `first` what is begun with.
    fn iterated(&self, rounds: usize, first: f64, fixed: impl Fn(usize) -> Option<f64>) -> f64 {
        self.all_iterated(rounds, first, fixed)[0]
    }

    fn all_iterated(
        &self,
        rounds: usize,
        first: f64,
        fixed: impl Fn(usize) -> Option<f64>,
    ) -> Vec<f64> {
        let count = self.max.len();
        let mut values: Vec<f64> = (0..count)
            .map(|state| fixed(state).unwrap_or(first))
            .collect();
        for _ in 0..rounds {
            let step = |state: usize| {
                if let Some(value) = fixed(state) {
                    return value;
                }
                let worth = self.choices[state].iter().map(|draws| {
                    let total: u64 = draws.iter().map(|&(_, weight)| weight).sum();
                    let sum: f64 = draws
                        .iter()
                        .map(|&(to, weight)| values[to] * weight as f64)
                        .sum();
                    sum / total as f64
                });
                if self.max[state] {
                    worth.fold(f64::MIN, f64::max)
                } else {
                    worth.fold(f64::MAX, f64::min)
                }
            };
            values = (0..count).map(step).collect();
        }
        values
    }

    /// The best average of what all choices of a state lead to.
    fn best(&self, state: usize, max: bool, values: &[f64]) -> f64 {
        let worth = self.choices[state].iter().map(|draws| {
            let total: u64 = draws.iter().map(|&(_, weight)| weight).sum();
            let parts = draws.iter();
            let parts = parts.map(|&(to, weight)| values[to] * weight as f64);
            parts.sum::<f64>() / total as f64
        });
        if max {
            worth.fold(f64::MIN, f64::max)
        } else {
            worth.fold(f64::MAX, f64::min)
        }
    }

    /// The probability to reach the goal when at most, or at least, so much was spent, budget by budget.
    fn spending(&self, bound: usize, most: bool) -> f64 {
        let count = self.max.len();
        let mut ready: Vec<Vec<f64>> = Vec::new();
        for left in 0..=bound {
            let mut values = vec![0.0; count];
            for _ in 0..4_000 {
                let step = |state: usize| {
                    if self.goal[state] && (most || left == 0) {
                        return 1.0;
                    }
                    let cost = self.cost[state] as usize;
                    let then = match left.checked_sub(cost) {
                        None if most => return 0.0,
                        None => 0,
                        Some(then) => then,
                    };
                    let ahead = if then == left { &values } else { &ready[then] };
                    self.best(state, self.max[state], ahead)
                };
                values = (0..count).map(step).collect();
            }
            ready.push(values);
        }
        ready[bound][0]
    }

    /// How long it takes to the goal where player one hurries, by so many rounds.
    fn time(&self, rounds: usize) -> f64 {
        let count = self.max.len();
        let mut values = vec![0.0; count];
        for _ in 0..rounds {
            let step = |state: usize| match self.goal[state] {
                true => 0.0,
                false => 1.0 + self.best(state, !self.max[state], &values),
            };
            values = (0..count).map(step).collect();
        }
        values[0]
    }
}

#[test]
fn random_models_agree_on_counters_and_several_beginnings() {
    let work = Work::unlimited();
    let mut endless = 0;
    for index in 0..75 {
        let random = random(index);
        let one = random.model();
        let anywhere = one.clone() + "init true endinit\n";
        let reached = |state: usize| random.goal[state].then_some(1.0);
        let unless = |state: usize| reached(state).or((!random.keep[state]).then_some(0.0));
        let next: Vec<f64> = random.goal.iter().map(|&goal| f64::from(goal)).collect();
        let all = random.all_iterated(20_000, 0.0, reached);
        let within = random.all_iterated(3, 0.0, reached);
        let greatest = |values: &[f64]| values.iter().copied().fold(0.0, f64::max);
        let least = |values: &[f64]| values.iter().copied().fold(1.0, f64::min);
        let average = |values: &[f64]| values.iter().sum::<f64>() / values.len() as f64;
        let kept = random.all_iterated(20_000, 1.0, |state| (!random.keep[state]).then_some(0.0));
        let cases = [
            (
                &one,
                "<<one>> Pmax=? [X \"goal\"]",
                random.best(0, random.max[0], &next),
            ),
            (
                &one,
                "<<one>> Pmax=? [\"keep\" W \"goal\"]",
                random.iterated(20_000, 1.0, unless),
            ),
            (
                &one,
                "<<one>> Pmax=? [F^{rew{\"cost\"}<=5} \"goal\"]",
                random.spending(5, true),
            ),
            (
                &one,
                "<<two>> Pmin=? [F{\"cost\"}>=4 \"goal\"]",
                random.spending(4, false),
            ),
            (&one, "<<one>> Tmin=? [F \"goal\"]", random.time(20_000)),
            (
                &anywhere,
                "filter(max, <<one>> Pmax=? [F \"goal\"], \"init\")",
                greatest(&all),
            ),
            (
                &anywhere,
                "filter(min, <<one>> Pmax=? [F<=3 \"goal\"], \"init\")",
                least(&within),
            ),
            (
                &anywhere,
                "filter(avg, <<one>> Pmax=? [F \"goal\"], \"init\")",
                average(&all),
            ),
            (
                &anywhere,
                "filter(max, <<one>> Pmax=? [G \"keep\"], \"init\")",
                greatest(&kept),
            ),
        ];
        for (text, written, wanted) in cases {
            let told = || format!("#{index} {written}\n{text}");
            let model = Model::parse(text).unwrap();
            let property = properties(written).remove(0).unwrap();
            let posed = model.pose("", &property, OutOfRange::Error, &work);
            let posed = posed.unwrap_or_else(|error| panic!("{error} {}", told()));
            let answer = exact(&posed);
            let value = shown(&posed.judged(&answer).value);
            if value == "infinity" {
                assert!(wanted > 1000.0, "{wanted} {}", told());
                endless += 1;
                continue;
            }
            let value = fraction::nearest(&graphs::exactly(&value));
            assert!(
                (value - wanted).abs() < 1e-6 * wanted.max(1.0),
                "{value} {wanted} {}",
                told()
            );
            if let PosedGame::Probability(document) | PosedGame::Complement(document) = &posed.game
            {
                for method in Method::ALL {
                    let options = Options {
                        method,
                        ..Options::default()
                    };
                    let found = solve(&document.graph, &options, &work).unwrap();
                    verify(&document.graph, &found.claim(), &work).unwrap();
                    let answer = Answer::of_solution(&document.graph, &found, options.epsilon, 0.0);
                    let judged = posed.judged(&answer);
                    let (low, high) = (judged.lower.unwrap(), judged.upper.unwrap());
                    assert!(low <= value + 1e-12 && value - 1e-12 <= high, "{}", told());
                }
            }
        }
        // What is claimed of all initial states, and of one.
        for (word, bound) in [("forall", least(&all)), ("exists", greatest(&all))] {
            for (away, holds) in [(-1e-4, true), (1e-4, false)] {
                let bound = bound + away;
                let written =
                    format!("filter({word}, <<one>> P>={bound:.9} [F \"goal\"], \"init\")");
                let property = properties(&written).remove(0).unwrap();
                let model = Model::parse(&anywhere).unwrap();
                let posed = model.pose("", &property, OutOfRange::Error, &work).unwrap();
                let found = posed.judged(&exact(&posed)).holds;
                assert_eq!(found, Some(holds), "#{index} {written}\n{anywhere}");
            }
        }
    }
    assert!(endless > 5);
}

#[test]
fn random_models_agree_with_a_plain_iteration_by_every_method() {
    let work = Work::unlimited();
    for index in 0..75 {
        let random = random(index);
        let model = Model::parse(&random.model()).unwrap();
        let reached = |state: usize| random.goal[state].then_some(1.0);
        let until = |state: usize| reached(state).or((!random.keep[state]).then_some(0.0));
        let always = |state: usize| (!random.keep[state]).then_some(0.0);
        let long = 20_000;
        let cases = [
            (
                "<<one>> Pmax=? [F \"goal\"]",
                random.iterated(long, 0.0, reached),
            ),
            (
                "<<two>> Pmin=? [\"keep\" U \"goal\"]",
                random.iterated(long, 0.0, until),
            ),
            (
                "<<one>> Pmax=? [G \"keep\"]",
                random.iterated(long, 1.0, always),
            ),
            (
                "<<one>> Pmax=? [F<=4 \"goal\"]",
                random.iterated(4, 0.0, reached),
            ),
            (
                "<<two>> Pmin=? [\"keep\" U<=3 \"goal\"]",
                random.iterated(3, 0.0, until),
            ),
            (
                "<<two>> Pmin=? [G<=5 \"keep\"]",
                random.iterated(5, 1.0, always),
            ),
        ];
        for (text, wanted) in cases {
            let property = properties(text).remove(0).unwrap();
            let posed = model.pose("", &property, OutOfRange::Error, &work).unwrap();
            let judged = posed.judged(&exact(&posed));
            let value = fraction::nearest(&graphs::exactly(&shown(&judged.value)));
            assert!(
                (value - wanted).abs() < 1e-6,
                "#{index} {text}: {value}, not {wanted}\n{}",
                random.model()
            );
            let (PosedGame::Probability(document) | PosedGame::Complement(document)) = &posed.game
            else {
                panic!("a probability");
            };
            for method in Method::ALL {
                let options = Options {
                    method,
                    ..Options::default()
                };
                let found = solve(&document.graph, &options, &work).unwrap();
                verify(&document.graph, &found.claim(), &work).unwrap();
                let answer = Answer::of_solution(&document.graph, &found, options.epsilon, 0.0);
                let judged = posed.judged(&answer);
                let (low, high) = (judged.lower.unwrap(), judged.upper.unwrap());
                assert!(
                    low <= value + 1e-12 && value - 1e-12 <= high,
                    "#{index} {text} {}",
                    method.name()
                );
            }
            // A threshold is decided on either side of the value, and by edges alone exactly where that is right.
            for (sign, bound, holds) in [(">=", value - 1e-4, true), (">=", value + 1e-4, false)] {
                let threshold = text
                    .replace("Pmax=?", &format!("P{sign}{bound:.9}"))
                    .replace("Pmin=?", &format!("P{sign}{bound:.9}"));
                if !text.contains("Pmax") || !(1e-3..0.999).contains(&value) {
                    continue;
                }
                let property = properties(&threshold).remove(0).unwrap();
                let posed = model.pose("", &property, OutOfRange::Error, &work).unwrap();
                assert_eq!(
                    posed.judged(&exact(&posed)).holds,
                    Some(holds),
                    "#{index} {threshold}"
                );
            }
            if text.contains("Pmax") {
                for (sign, bound, holds) in [(">=", 1, value == 1.0), (">", 0, value > 0.0)] {
                    let property = properties(&text.replace("Pmax=?", &format!("P{sign}{bound}")))
                        .remove(0)
                        .unwrap();
                    let posed = model.pose("", &property, OutOfRange::Error, &work).unwrap();
                    assert!(posed.is_qualitative());
                    let (PosedGame::Probability(document) | PosedGame::Complement(document)) =
                        &posed.game
                    else {
                        panic!("a probability");
                    };
                    let back = graphs::prepare::Predecessors::of(&document.graph);
                    let known = graphs::prepare::certain(&document.graph, &back, &work).unwrap();
                    let decided = posed.decided(&known, document.graph.start() as usize);
                    assert_eq!(
                        decided.map(|(holds, ..)| holds),
                        Some(holds),
                        "#{index} {text} {sign}{bound}"
                    );
                    let answer = Answer::of_certain(&document.graph, &known, 0.0);
                    answer.check(&document.graph, &work).unwrap();
                }
            }
        }
    }
}
