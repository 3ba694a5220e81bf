//! The quick ratings against the plain ones, the symmetries of the board, and files that are refused.

use super::*;
use crate::bits::take;
use crate::sample;
use proptest::prelude::*;
use rand::RngExt;
use work::Streams;

fn random_model(seed: u64) -> Model {
    let mut random = Streams::new(seed).stream("ordering", 0);
    let mut some =
        |count: usize| -> Vec<i16> { (0..count).map(|_| random.random_range(-900..900)).collect() };
    let acts = some(layout::act::COUNT);
    let turns = some(layout::turn::COUNT);
    Model::new(&acts, &turns).unwrap()
}

/// The placement seen in a mirror, or by the other side.
fn mirrored(field: &Field, squares: usize, sides: usize) -> Field {
    let mut other = Field::EMPTY;
    for side in 0..2 {
        for kind in 0..6 {
            let mut set = field.of(side, kind);
            while set != 0 {
                other.toggle(side ^ sides, kind, take(&mut set) ^ squares);
            }
        }
    }
    other
}

fn mirrored_act(act: Act, squares: usize) -> Act {
    if act == Act::PASS || act == Act::NONE {
        return act;
    }
    let turned = |direction: usize| {
        let flips = if direction < 2 { 56 } else { 7 };
        direction ^ usize::from(squares == flips)
    };
    let square = act.square() ^ squares;
    let second = if act.cost() == 2 {
        turned(act.second())
    } else {
        0
    };
    Act((square | turned(act.direction()) << 6 | second << 8) as u16 | act.0 & 3 << 10)
}

/// An act that may have come before: any of the placement itself is as good as one.
fn visit(count: u64, mut check: impl FnMut(&Field, usize, usize, Act, &Acts)) {
    let streams = Streams::new(11);
    for index in 0..count {
        let field = sample::position(&streams, index);
        for side in 0..2 {
            let left = 1 + (index as usize + side) % 4;
            let mut acts = Acts::new();
            field.acts(side, left, &mut acts);
            let some = acts.as_slice();
            let previous = match index % 3 {
                0 => Act::NONE,
                _ if some.is_empty() => Act::NONE,
                _ => some[index as usize * 7 % some.len()],
            };
            acts.push(Act::PASS);
            check(&field, side, left, previous, &acts);
        }
    }
}

#[test]
fn quick_ratings_are_the_sums_of_plain_features() {
    let model = random_model(1);
    let mut kinds = std::collections::BTreeSet::new();
    visit(3000, |field, side, left, previous, acts| {
        let mut quick = [0; 256];
        model.rate_acts(field, side, left, previous, acts, &mut quick);
        let mut features = Vec::new();
        for (&act, quick) in acts.as_slice().iter().zip(quick) {
            plain::features(field, side, left, previous, act, &mut features);
            let sum: i32 = features
                .iter()
                .map(|index| i32::from(model.acts[usize::from(*index)]))
                .sum();
            assert_eq!(quick, sum, "{act:?} {side} {left} {previous:?}\n{field}");
            kinds.extend(features.iter().copied());
        }
    });
    // Elephants are never dominated nor displaced, and so on; but most features occur.
    assert!(kinds.len() * 10 > layout::act::COUNT * 7, "{}", kinds.len());
}

#[test]
fn captures_are_those_of_the_field() {
    use layout::act as at;
    visit(1500, |field, side, left, previous, acts| {
        let mut features = Vec::new();
        for &act in acts.as_slice() {
            plain::features(field, side, left, previous, act, &mut features);
            let told = |group: usize| {
                let within = |index: &&u16| (group..group + 6).contains(&usize::from(**index));
                let found: Vec<usize> = features
                    .iter()
                    .filter(within)
                    .map(|index| usize::from(*index) - group)
                    .collect();
                found.first().copied()
            };
            let (_, lost, won) = field.after_telling(side, act);
            assert_eq!(told(at::WON), won.map(|won| won.kind));
            let ours = told(at::LEFT_ALONE).or(told(at::SUICIDE));
            assert_eq!(ours, lost.map(|lost| lost.kind), "{act:?}\n{field}");
        }
    });
}

#[test]
fn both_sides_and_both_wings_are_rated_alike() {
    let model = random_model(2);
    visit(600, |field, side, left, previous, acts| {
        let rated = |field: &Field, side: usize, squares: usize| {
            let mut list = Acts::new();
            for &act in acts.as_slice() {
                list.push(mirrored_act(act, squares));
            }
            let mut out = [0; 256];
            let previous = mirrored_act(previous, squares);
            model.rate_acts(field, side, left, previous, &list, &mut out);
            out
        };
        let plain = rated(field, side, 0);
        assert_eq!(plain, rated(&mirrored(field, 7, 0), side, 7));
        assert_eq!(plain, rated(&mirrored(field, 56, 1), 1 - side, 56));
        // Whole turns: the first act that leaves a step, and nothing more.
        for &act in acts.as_slice().iter().take(6) {
            let of = |field: &Field, side: usize, squares: usize| {
                let act = mirrored_act(act, squares);
                model.rate_turn(field, side, &[act], &field.after(side, act), 30)
            };
            let plain = of(field, side, 0);
            assert_eq!(plain, of(&mirrored(field, 7, 0), side, 7));
            assert_eq!(plain, of(&mirrored(field, 56, 1), 1 - side, 56));
        }
    });
}

#[test]
fn a_model_reads_what_it_wrote() {
    let model = random_model(3);
    let text = model.write("made here\nby hand");
    assert!(text.starts_with("hra-arimaa-order 1\n# made here\n# by hand\n"));
    let again = Model::read(text.as_bytes()).unwrap();
    assert_eq!(again.acts(), model.acts());
    assert_eq!(again.turns(), model.turns());
    assert_eq!(Model::read(b"anything").unwrap_err(), ModelError::Foreign);
    let other = text.replace("weights ", "weights 1");
    let body = &other[..other.rfind("crc32").unwrap()];
    let other = format!("{body}crc32 {:08x}\n", crc32fast::hash(body.as_bytes()));
    let error = Model::read(other.as_bytes()).unwrap_err();
    assert!(matches!(error, ModelError::Sizes { .. }), "{error}");
}

/// In positions that nobody learnt from: acts that capture are likelier than others, acts that give a piece away are not.
#[test]
fn the_built_in_model_prefers_what_everybody_knows() {
    let model = Model::built_in().unwrap();
    let mut sums = [(0.0, 0); 3];
    visit(600, |field, side, left, previous, acts| {
        let mut ratings = [0; 256];
        model.rate_acts(field, side, left, previous, acts, &mut ratings);
        let count = acts.as_slice().len();
        let mean = f64::from(ratings[..count].iter().sum::<i32>()) / count as f64;
        for (&act, rating) in acts.as_slice().iter().zip(ratings) {
            let (_, lost, won) = field.after_telling(side, act);
            let group = match (lost, won) {
                (None, Some(_)) => 0,
                (None, None) => 1,
                (Some(_), _) => 2,
            };
            sums[group].0 += f64::from(rating) - mean;
            sums[group].1 += 1;
        }
    });
    let [won, neither, lost] = sums.map(|(sum, count)| sum / f64::from(count));
    let unit = f64::from(UNIT);
    assert!(won > neither + unit, "{won} {neither} {lost}");
    assert!(lost < neither - unit, "{won} {neither} {lost}");
}

#[test]
fn the_learnt_order_changes_what_is_searched_and_finds_legal_turns() {
    use crate::search::{Engine, Limits, Parameters};
    let (_, question) = crate::bench::question(crate::bench::POSITIONS[3].1).unwrap();
    let limits = Limits {
        nodes: Some(40_000),
        ..Limits::default()
    };
    let searched = |acts: i32, root: i32| {
        let tuned = Parameters {
            order_acts: acts,
            order_root: root,
            ..Parameters::default()
        };
        let model = std::sync::Arc::new(Model::built_in().unwrap());
        let engine = Engine::new(1 << 20, 1).tuned(tuned).ordering_by(model);
        let stop = work::Stop::default();
        engine
            .think(&question, &limits, &stop, &mut |_| ())
            .unwrap()
    };
    let plain = Engine::new(1 << 20, 1)
        .think(&question, &limits, &work::Stop::default(), &mut |_| ())
        .unwrap();
    // Off means off.
    assert_eq!(searched(0, 0).acts, plain.acts);
    assert_eq!(searched(0, 0).report.nodes, plain.report.nodes);
    for (acts, root) in [(400, 0), (0, 20), (400, 20)] {
        let choice = searched(acts, root);
        let (mut field, mut left) = (question.field, 4);
        for &act in &choice.acts {
            assert!(field.allows(question.side, act, left));
            field = field.after(question.side, act);
            left -= act.cost();
        }
    }
}

proptest! {
    #[test]
    fn a_changed_or_cut_file_is_refused(place in any::<prop::sample::Index>(), flip in 1u8.., cut in any::<prop::sample::Index>()) {
        let bytes = random_model(4).write("made here").into_bytes();
        let mut changed = bytes.clone();
        changed[place.index(bytes.len())] ^= flip;
        prop_assert!(Model::read(&changed).is_err());
        prop_assert!(Model::read(&bytes[..cut.index(bytes.len())]).is_err());
    }

    #[test]
    fn any_text_is_read_or_refused(text in "\\PC*") {
        let _ = Model::read(text.as_bytes());
        let _ = Model::read(format!("hra-arimaa-order 1\n{text}").as_bytes());
    }
}
