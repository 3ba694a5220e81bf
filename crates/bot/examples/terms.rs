//! The terms of a position with every number of steps left: `terms POSITION`.
use bot::act::Acts;
use bot::bench::question;
use bot::evaluate::{Evaluator, Term};

fn main() {
    let text = std::env::args().nth(1).expect("a position");
    let (_, question) = question(&text).expect("a position");
    let evaluator = Evaluator::default();
    let (field, side) = (question.field, question.side);
    for left in 1..=4 {
        let terms = evaluator.terms(&field, side, left);
        println!("left {left}: {}", terms.sum());
        for term in Term::ALL {
            print!("{} {}, ", term.key(), terms.get(term));
        }
        println!();
    }
    let mut acts = Acts::new();
    field.acts(side, 4, &mut acts);
    let mut best: Vec<_> = acts
        .as_slice()
        .iter()
        .map(|&act| {
            (
                evaluator.score(&field.after(side, act), side, 4 - act.cost()),
                act,
            )
        })
        .collect();
    best.sort();
    for (score, act) in best.iter().rev().take(5) {
        println!("{score} {act:?} {:?} {}", act.deed(), act.square());
        let terms = evaluator.terms(&field.after(side, *act), side, 4 - act.cost());
        for term in Term::ALL {
            print!("{} {}, ", term.key(), terms.get(term));
        }
        println!();
    }
}
