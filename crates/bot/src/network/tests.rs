//! Sums kept from position to position are those computed from nothing; whole numbers say what fractions say; damage is refused.

use super::*;
use crate::act::Acts;
use crate::sample;
use proptest::prelude::*;
use std::sync::LazyLock;
use work::Streams;

fn random(seed: u64) -> Network {
    let mut stream = Streams::new(seed).stream("network test", 0);
    let mut sums = |most: i16| [(); HIDDEN].map(|()| stream.random_range(-most..=most));
    let rows = (0..INPUTS).map(|_| sums(60)).collect();
    let (bias, out) = (sums(200), sums(LARGEST));
    Network::new(seed.is_multiple_of(2), rows, bias, out, -12_345).unwrap()
}

#[test]
fn sums_kept_are_sums_computed() {
    let network = random(1);
    let streams = Streams::new(5);
    let mut accumulator = network.accumulator();
    let mut different = std::collections::HashSet::new();
    for game in 0..20 {
        let mut stream = streams.stream("network play", game);
        let (mut field, mut side, mut left) = (sample::position(&streams, game), 0, 4);
        for _ in 0..200 {
            let mut acts = Acts::new();
            field.acts(side, left, &mut acts);
            if acts.as_slice().is_empty() {
                break;
            }
            // As a search does: sons are looked at, and one of them is gone on with.
            for &act in acts.as_slice().iter().take(3) {
                let son = field.after(side, act);
                let rest = left - act.cost();
                let (mover, rest) = if rest == 0 {
                    (1 - side, 4)
                } else {
                    (side, rest)
                };
                let kept = network.correction(&mut accumulator, &son, mover, rest);
                assert_eq!(kept, network.afresh(&son, mover, rest));
                different.insert(kept);
            }
            let act = acts.as_slice()[stream.random_range(0..acts.as_slice().len())];
            field = field.after(side, act);
            left -= act.cost();
            if left == 0 {
                (side, left) = (1 - side, 4);
            }
        }
    }
    assert!(different.len() > 100, "positions are told apart");
}

#[test]
fn whole_numbers_say_what_fractions_say() {
    let network = random(2);
    let (one, out) = (f64::from(ONE), f64::from(OUT));
    let streams = Streams::new(6);
    for index in 0..300 {
        let field = sample::position(&streams, index);
        let (mover, left) = (index as usize % 2, 1 + index as usize % 4);
        let mut sum = f64::from(network.out_bias) / (one * out);
        for hidden in 0..HIDDEN {
            let all = inputs(&field, mover, left).map(|row| f64::from(network.rows[row][hidden]));
            let total = (f64::from(network.bias[hidden]) + all.sum::<f64>()) / one;
            sum += total.clamp(0.0, 1.0) * f64::from(network.out[hidden]) / out;
        }
        let exact = sum * f64::from(RABBITS);
        let found = network.afresh(&field, mover, left);
        assert!((f64::from(found) - exact).abs() < 1.0, "{found} {exact}");
    }
}

#[test]
fn both_sides_see_alike() {
    let network = random(3);
    let streams = Streams::new(7);
    for index in 0..100 {
        let field = sample::position(&streams, index);
        let mut turned = Field::EMPTY;
        for side in 0..2 {
            for kind in 0..6 {
                let mut set = field.of(side, kind);
                while set != 0 {
                    turned.toggle(1 - side, kind, take(&mut set) ^ 56);
                }
            }
        }
        assert_eq!(network.afresh(&field, 0, 3), network.afresh(&turned, 1, 3));
    }
}

static FILE: LazyLock<Vec<u8>> = LazyLock::new(|| random(4).write());

#[test]
fn files_are_read_back_and_other_shapes_refused() {
    assert_eq!(Network::read(&FILE).unwrap(), random(4));
    let mut longer = FILE.clone();
    longer.push(0);
    assert!(matches!(Network::read(&longer), Err(NetworkError::Shape)));
    for payload in [vec![], vec![1; 9], vec![0; 49_554]] {
        let mut file = Vec::new();
        checkpoint::write(&mut file, KIND, &payload).unwrap();
        assert!(matches!(Network::read(&file), Err(NetworkError::Shape)));
    }
    let mut large = random(4);
    large.rows[5][5] = LARGEST + 1;
    assert!(matches!(
        Network::read(&large.write()),
        Err(NetworkError::Shape)
    ));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn any_flipped_bit_is_noticed(at: prop::sample::Index, bit in 0..8) {
        let mut file = FILE.clone();
        let at = at.index(file.len());
        file[at] ^= 1u8 << bit;
        prop_assert!(Network::read(&file).is_err());
    }

    #[test]
    fn any_cut_is_noticed(at: prop::sample::Index) {
        prop_assert!(Network::read(&FILE[..at.index(FILE.len())]).is_err());
    }
}
