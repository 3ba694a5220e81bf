//! Laws of the algorithm: genes stay in bounds, the best is never lost, a broken run ends like a whole one.

use super::*;
use crate::arimaa::features::Choices;
use proptest::prelude::*;

const PLAN: Plan = Plan {
    population: 8,
    renewed: 5,
    mutation: 20,
    measure: Measure::Worse,
};

/// Positions with thirty turns of random terms, of which somebody with other weights played the best.
fn matrix(work: &Work) -> Matrix {
    let taste = [40, 3, 50, 1, 9, 30, 30, 2, 20, 22, 60];
    let mut stream = work.streams.stream("test", 0);
    let mut positions = Vec::new();
    for _ in 0..40 {
        let mut rows: Vec<[i16; 11]> = Vec::new();
        for _ in 0..30 {
            rows.push([(); 11].map(|()| stream.random_range(-100..=100)));
        }
        let rated = |row: &[i16; 11]| -> i32 {
            let products = row.iter().zip(taste);
            products.map(|(term, gene)| i32::from(*term) * gene).sum()
        };
        rows.sort_by_key(|row| -rated(row));
        positions.push(Choices::of(rows));
    }
    Matrix {
        positions,
        ..Matrix::default()
    }
}

#[test]
fn a_broken_run_ends_like_a_whole_one_and_never_loses_its_best() {
    let work = Work::unlimited();
    let matrix = matrix(&work);
    let mut whole = PLAN.begin(&work, &matrix).unwrap();
    let mut broken = None;
    for generation in 0..8 {
        PLAN.advance(&work, &matrix, &mut whole).unwrap();
        if generation == 3 {
            broken = State::read(&whole.write(7), 7);
        }
    }
    let mut broken = broken.expect("it reads what it wrote");
    while broken.generation < 8 {
        PLAN.advance(&work, &matrix, &mut broken).unwrap();
    }
    assert_eq!(broken, whole);
    assert_eq!(State::read(&whole.write(7), 8), None, "another run's");
    assert!(whole.history.windows(2).all(|pair| pair[1] <= pair[0]));
    assert!(whole.history[8] < whole.history[0], "something was learnt");
    assert_eq!(whole.population.len(), 8);
    for one in &whole.population {
        assert!(one.genes.iter().all(|gene| (0..=MOST).contains(gene)));
        assert_eq!(one.cost, PLAN.cost(&matrix, &one.genes));
    }
}

#[test]
fn the_first_population_is_near_the_first_vector() {
    let work = Work::unlimited();
    let state = PLAN.begin(&work, &matrix(&work)).unwrap();
    let start = genes(Weights::W1);
    for one in &state.population {
        let far = one.genes.iter().zip(start).map(|(a, b)| (a - b).abs());
        assert!(far.max() <= Some(CHANGE));
    }
}

#[test]
fn crossing_exchanges_one_stretch() {
    let mut stream = work::Streams::new(1).stream("test", 0);
    for _ in 0..200 {
        let [a, b] = crossed([[1; 11], [2; 11]], &mut stream);
        let cuts = a.windows(2).filter(|pair| pair[0] != pair[1]).count();
        assert!(cuts <= 2);
        assert!(a.iter().zip(b).all(|(a, b)| a + b == 3));
    }
}

proptest! {
    #[test]
    fn no_payload_makes_it_panic(payload: Vec<u8>, fingerprint: u64) {
        let _ = State::read(&payload, fingerprint);
        let mut named = fingerprint.to_le_bytes().to_vec();
        named.extend(payload);
        let _ = State::read(&named, fingerprint);
    }
}
