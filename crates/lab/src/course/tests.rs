//! Every kind of exercise over a thousand seeds: the solvers and the second method judge every answer alike, and every wrong one is met
//! with something that refutes it.

use super::part::Plain;
use super::{EXERCISES, Kind, LESSONS, exercise};
use work::{Streams, Work};

const SEEDS: u64 = 1000;

/// Both judges on the solution and on what somebody might answer, for a thousand exercises of every level.
fn judged_alike(kind: Kind) {
    let work = Work::unlimited();
    let mut plain = Plain::default();
    let (mut right, mut wrong) = (0, 0);
    for seed in 0..SEEDS {
        let mut stream = Streams::new(seed).stream("course", 0);
        let one = kind.drawn(seed % 4, &mut stream, &work).unwrap();
        let solution = one.solution(&work).unwrap();
        let mut answers = one.tempting();
        answers.push(solution.clone());
        for answer in answers {
            let verdict = one.check(&answer, &work).unwrap();
            let asked = || {
                format!(
                    "{kind:?} {seed}: {:?} {:?} {answer}",
                    one.scene(),
                    one.question()
                )
            };
            assert_eq!(
                verdict.right,
                one.confirmed(&answer, &mut plain, &work),
                "{}",
                asked()
            );
            assert!(verdict.right || answer != solution, "{}", asked());
            assert!(!verdict.said.is_empty(), "{}", asked());
            right += u64::from(verdict.right);
            wrong += u64::from(!verdict.right);
        }
    }
    assert!(
        right >= SEEDS && wrong >= SEEDS / 2,
        "{kind:?}: {right} right, {wrong} wrong"
    );
}

macro_rules! every_lesson {
    ($($name:ident: $lesson:literal;)*) => {$(
        #[test]
        fn $name() {
            LESSONS[$lesson - 1].iter().copied().for_each(judged_alike);
        }
    )*};
}
every_lesson! {
    positions: 1;
    p_and_n: 2;
    grundy_values: 3;
    nim: 4;
    periods: 5;
    sums: 6;
    cram: 7;
    dawsons_chess: 8;
    domineering: 9;
    numbers_and_stars: 10;
    tables: 11;
    chance: 12;
}

#[test]
fn the_same_seed_gives_the_same_exercise_and_another_one_mostly_another() {
    let work = Work::unlimited();
    let shown = |lesson, number, seed| {
        let one = exercise(lesson, number, seed, &work).unwrap();
        format!("{:?} {:?}", one.scene(), one.question())
    };
    for lesson in 1..=LESSONS.len() {
        for number in 1..=EXERCISES {
            assert_eq!(shown(lesson, number, 7), shown(lesson, number, 7));
            let different: std::collections::HashSet<String> =
                (0..20).map(|seed| shown(lesson, number, seed)).collect();
            assert!(different.len() >= 5, "lesson {lesson}, exercise {number}");
        }
    }
}

#[test]
fn what_is_no_answer_is_refused_and_not_judged() {
    let work = Work::unlimited();
    for lesson in 1..=LESSONS.len() {
        for number in 1..=EXERCISES {
            let one = exercise(lesson, number, 3, &work).unwrap();
            for nonsense in ["perhaps", "1/0", "-"] {
                assert!(
                    one.check(nonsense, &work).is_err(),
                    "lesson {lesson}, exercise {number}: {nonsense}"
                );
            }
        }
    }
}
