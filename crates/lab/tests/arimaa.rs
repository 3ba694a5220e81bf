//! The studies on a small record of our own: sums that can be checked, the same answer for the same seed, filters.

use arimaa::Board;
use lab::arimaa::corpus::{Corpus, CorpusError, Filter, Learnt};
use lab::arimaa::evolve::{Measure, Plan};
use lab::arimaa::features::{Matrix, genes};
use lab::arimaa::study::{self, Study};
use work::{Halt, Streams, Work};

const RECORD: &str = include_str!("data/arimaa-game.txt");

fn corpus() -> Corpus {
    Corpus::read(&Work::unlimited(), RECORD, &Filter::default()).unwrap()
}

fn studied(seed: u64, sample: usize) -> Study {
    let work = Work {
        streams: Streams::new(seed),
        ..Work::unlimited()
    };
    let plan = study::Plan {
        sample: Some(sample),
        searches: 0,
    };
    study::of_records(&work, &corpus(), plan).unwrap()
}

#[test]
fn a_record_is_counted() {
    let corpus = corpus();
    let game = &corpus.games[0];
    assert_eq!(game.turns.len(), 122);
    assert_eq!(corpus.telling_turns().len(), 120);
    let last = game.played().last().unwrap();
    assert!(last.after.at_goal(arimaa::Colour::Silver));
    assert_eq!(game.winner, Some(arimaa::Colour::Silver));
    let found = studied(1, 12);
    assert_eq!(found.pieces.lengths.iter().sum::<u64>(), 122);
    let steps: u64 = (1..)
        .zip(found.pieces.lengths)
        .map(|(n, turns)| n * turns)
        .sum();
    let own: u64 = found.pieces.own.iter().sum();
    let displaced: u64 = found.pieces.displaced.iter().sum();
    assert_eq!(own + displaced, steps);
    assert_eq!(found.counted.len(), 12);
    assert_eq!(found.drawn_from, 120);
    for one in &found.counted {
        assert_eq!(one.counts.unique, arimaa::count_unique_turns(&one.board));
        assert!(one.sequences >= one.counts.unique as u64);
        assert!(
            one.counts
                .left
                .iter()
                .all(|left| *left <= one.counts.unique)
        );
    }
    let whole: usize = found
        .stretches(10)
        .iter()
        .map(|stretch| stretch.positions)
        .sum();
    assert_eq!(whole, 12);
}

/// The player that played this record prunes by these very factors: its turns offend none of them, in the order in which it played.
#[test]
fn the_seeds_player_loses_none_of_its_own_turns() {
    let found = studied(2, 40);
    for column in 0..4 {
        assert_eq!(found.lost(column).1, 0, "column {column}");
    }
}

#[test]
fn a_sample_follows_its_seed() {
    let boards = |seed| -> Vec<String> {
        let found = studied(seed, 6).counted;
        found.iter().map(|one| one.board.write_short()).collect()
    };
    assert_eq!(boards(5), boards(5));
    assert_ne!(boards(5), boards(6));
}

#[test]
fn filters_ask_and_tell_when_nothing_is_left() {
    let strong = Filter {
        rating: 1800,
        ..Filter::default()
    };
    let found = Corpus::read(&Work::unlimited(), RECORD, &strong);
    assert!(matches!(
        found,
        Err(CorpusError::Nothing {
            left_out: 1,
            broken: 0
        })
    ));
    let rated = RECORD.replace("Result:", "GoldRating: 1900\nSilverRating: 1800\nResult:");
    assert!(Corpus::read(&Work::unlimited(), &rated, &strong).is_ok());
    let illegal = RECORD.replace("2g ", "2g Ra1s ");
    let found = Corpus::read(&Work::unlimited(), &illegal, &Filter::default());
    assert!(matches!(found, Err(CorpusError::Replay(_))));
}

#[test]
fn work_is_refused_or_stopped() {
    let small = Work {
        memory: work::Bytes(1 << 20),
        ..Work::unlimited()
    };
    let built = Matrix::build(&small, &corpus(), &[0], Learnt::default(), None, "test");
    assert!(matches!(built, Err(Halt::TooBig(_))));
    let stopped = Work::unlimited();
    stopped.stop.request();
    let built = Matrix::build(
        &stopped,
        &corpus(),
        &[0],
        Learnt::default(),
        Some(2),
        "test",
    );
    assert_eq!(built.unwrap_err(), Halt::Stopped);
    let board = Board::read(bot::bench::POSITIONS[0].1).unwrap();
    assert!(study::of_positions(&stopped, &[board], 0).is_err());
}

/// Whoever played a turn rates it high: the vectors of the two players are better judges of their games than the failed one.
#[test]
fn vectors_are_judged_on_real_turns() {
    let work = Work::unlimited();
    let matrix =
        Matrix::build(&work, &corpus(), &[0], Learnt::default(), Some(16), "test").unwrap();
    let judged = |weights| matrix.verdict(&genes(weights));
    use bot::seed::Weights::{W1, W2, W3};
    assert!(judged(W3).better < judged(W2).better);
    assert!(judged(W1).better < judged(W2).better);
    let plan = Plan {
        population: 4,
        renewed: 2,
        mutation: 10,
        measure: Measure::Better,
    };
    let mut state = plan.begin(&work, &matrix).unwrap();
    plan.advance(&work, &matrix, &mut state).unwrap();
    let best = matrix.verdict(&state.population[0].genes);
    assert_eq!(best.better, state.population[0].cost);
}

/// The seed learnt from what winners played late; together all choices are all turns.
#[test]
fn turns_to_learn_from_are_chosen_by_winner_and_number() {
    let corpus = corpus();
    let game = &corpus.games[0];
    let count = |winners, from_turn| {
        let learnt = Learnt { winners, from_turn };
        let taught = |&ply: &usize| game.teaches(ply, learnt);
        (0..game.turns.len()).filter(taught).count()
    };
    let all = game.turns.len();
    assert_eq!(count(false, 0), all);
    assert_eq!(count(false, 3), all - 2, "one turn of each has number 2");
    assert!(count(true, 0).abs_diff(all - count(true, 0)) <= 1);
    assert!(count(true, 20) < count(false, 20) && count(true, 20) > 0);
}

/// The sum of ratings is largest where every weight is all or nothing, as the seed found: ratios do not matter.
#[test]
fn the_sum_drives_weights_to_their_ends() {
    let work = Work::unlimited();
    let learnt = Learnt::default();
    let matrix = Matrix::build(&work, &corpus(), &[0], learnt, Some(8), "test").unwrap();
    let short = |genes: &[i32; 11]| matrix.verdict(genes).short;
    let start = genes(bot::seed::Weights::W1);
    let mut ends = start;
    for at in 0..ends.len() {
        let with = |gene| {
            let mut changed = ends;
            changed[at] = gene;
            changed
        };
        let [low, high] = [with(0), with(60)];
        ends = if short(&low) <= short(&high) {
            low
        } else {
            high
        };
    }
    assert!(short(&ends) < short(&start) && short(&ends) >= 0.0);
    let plan = Plan {
        population: 8,
        renewed: 4,
        mutation: 20,
        measure: Measure::Sum,
    };
    let state = plan
        .run::<Halt>(&work, &matrix, 40, None, |_| Ok(()))
        .unwrap();
    let best = state.population[0];
    assert!(short(&ends) <= best.cost && best.cost < short(&start));
}
