//! What is written is read; what is broken is refused and never crashes.

use graphs::formats::prism::{Model, OutOfRange, properties};
use graphs::formats::{
    Answer, Document, GraphFile, Labels, Numerator, Wrong, from_file, from_json, from_tra,
    from_xml, read_json, to_drn, to_json, to_lab, to_tra, to_xml,
};
use graphs::generate::{Family, generate};
use graphs::{Defect, Graph, Kind, Options, exactly, solve, solve_exactly};
use proptest::prelude::*;
use work::{Streams, Work};

fn random_graph(family: usize, size: u32, seed: u64) -> Graph {
    let family = Family::ALL[family % Family::ALL.len()];
    generate(family, size, &mut Streams::new(seed).stream("formats", 0)).expect("a graph")
}

fn document() -> impl Strategy<Value = Document> {
    let name = "[ -~äöěščř€\n\t\"<&>']{0,6}";
    let place = proptest::option::of((-1e6..1e6, -1e6..1e6));
    (
        0usize..6,
        1u32..20,
        any::<u64>(),
        proptest::collection::vec((name, place), 50),
    )
        .prop_map(|(family, size, seed, decorations)| {
            let graph = random_graph(family, size, seed);
            let (names, places): (Vec<String>, Vec<Option<(f64, f64)>>) =
                decorations.into_iter().cycle().take(graph.len()).unzip();
            let names = if names.iter().all(String::is_empty) {
                Vec::new()
            } else {
                names
            };
            let places = if places.iter().all(Option::is_none) {
                Vec::new()
            } else {
                places
            };
            Document {
                graph,
                names,
                places,
            }
        })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn xml_saved_is_xml_loaded(document in document()) {
        prop_assert_eq!(from_xml(&to_xml(&document)), Ok(document));
    }

    #[test]
    fn json_saved_is_json_loaded(document in document()) {
        prop_assert_eq!(from_json(&to_json(&document)), Ok(document));
    }

    #[test]
    fn json_read_as_it_comes_is_json_read_as_data(
        document in document(),
        at in any::<prop::sample::Index>(),
        change in proptest::option::of("[0-9a-z{}\\[\\]\",:. -]{0,2}"),
    ) {
        let mut text = to_json(&document);
        if let Some(change) = change {
            let place = (0..=at.index(text.len())).rev().find(|&place| text.is_char_boundary(place)).unwrap();
            text.insert_str(place, &change);
        }
        let as_data = serde_json::from_str::<GraphFile>(&text).ok().map(from_file);
        let as_it_comes = read_json(text.as_bytes());
        prop_assert_eq!(&as_it_comes.clone().ok(), &from_json(&text).ok());
        match (as_data, as_it_comes) {
            (None, found) => prop_assert!(found.is_err()),
            (Some(Ok(data)), found) => prop_assert_eq!(Ok(data), found),
            (Some(Err(data)), found) => prop_assert_eq!(data.what, found.unwrap_err().what),
        }
    }

    #[test]
    fn explicit_files_keep_values(family in 0usize..6, size in 1u32..14, seed: u64) {
        let graph = random_graph(family, size, seed);
        let labels = Labels::parse(&to_lab(&graph)).unwrap();
        let back = from_tra(&to_tra(&graph), &labels, "win", |player| player == 1).unwrap();
        let work = Work::unlimited();
        let (before, after) = (solve_exactly(&graph, &work).unwrap(), solve_exactly(&back, &work).unwrap());
        // Weights are small, so that decimals are recognised as the fractions that they were: nothing is lost at all.
        prop_assert_eq!(&after.values[..graph.len()], &before.values[..]);
        prop_assert_eq!(back.start(), graph.start());
    }

    #[test]
    fn readers_never_panic_on_anything(text in "\\PC{0,200}") {
        let _ = from_xml(&text);
        let _ = from_json(&text);
        let _ = Answer::from_json(&text);
        let _ = Labels::parse(&text);
        let labels = Labels::parse("0=\"init\" 2=\"win\"\n1: 2").unwrap();
        let _ = from_tra(&text, &labels, "win", |_| true);
        let _ = Model::parse(&text);
        let _ = properties(&text);
    }

    #[test]
    fn readers_never_panic_on_damaged_files(document in document(), cut: prop::sample::Index, at: prop::sample::Index, byte in 32u8..127) {
        let labels = Labels::parse(&to_lab(&document.graph)).unwrap();
        for (number, text) in [to_xml(&document), to_json(&document), to_tra(&document.graph), to_lab(&document.graph)].into_iter().enumerate() {
            let mut bytes = text.into_bytes();
            let place = at.index(bytes.len());
            bytes[place] = byte;
            for end in [bytes.len(), cut.index(bytes.len())] {
                let damaged = String::from_utf8_lossy(&bytes[..end]);
                match number {
                    0 => drop(from_xml(&damaged)),
                    1 => drop(from_json(&damaged)),
                    2 => drop(from_tra(&damaged, &labels, "win", |player| player == 1)),
                    _ => drop(Labels::parse(&damaged)),
                }
            }
        }
    }

    #[test]
    fn damaged_properties_never_panic(which: prop::sample::Index, changes in proptest::collection::vec((any::<prop::sample::Index>(), "[a-zA-Z0-9 ()=<>&|!{}\\[\\]?\"-]{0,3}"), 1..4)) {
        let all: Vec<&str> = PROPERTIES.lines().collect();
        let mut text = all[which.index(all.len())].to_owned();
        for (at, insert) in changes {
            let place = at.index(text.len());
            text.replace_range(place..(place + 1).min(text.len()), &insert);
        }
        let model = Model::parse(MODEL).expect("written for this test");
        let small = Work { memory: work::Bytes(1 << 22), ..Work::unlimited() };
        for property in properties(&text).into_iter().flatten() {
            let _ = model.pose("N=3", &property, OutOfRange::Disabled, &small);
        }
    }

    #[test]
    fn damaged_models_never_panic(changes in proptest::collection::vec((any::<prop::sample::Index>(), "[a-z0-9 ()=<>&|!+*/;:'\\[\\]?-]{0,3}"), 1..4)) {
        let mut text = MODEL.to_owned();
        for (at, insert) in changes {
            let place = at.index(text.len());
            text.replace_range(place..(place + 1).min(text.len()), &insert);
        }
        if let Ok(model) = Model::parse(&text) {
            let small = Work { memory: work::Bytes(1 << 22), ..Work::unlimited() };
            for property in PROPERTIES.lines().flat_map(properties) {
                let property = property.expect("written for this test");
                let _ = model.pose("N=3", &property, OutOfRange::Disabled, &small);
            }
        }
    }
}

const MODEL: &str = "smg const int N; const double p = 0.5; formula up = x<N & !y; player a m, [go] endplayer player b n endplayer \
    module m x:[0..N]; [go] up -> p:(x'=x+1) + 1-p:(x'=max(0,x-1)); [] x=N -> true; endmodule \
    module n y:bool init false; [go] true -> (y'=mod(x,2)=1); [] y -> (y'=false); endmodule label \"end\" = x=N | (y ? x=2 : false); \
    rewards \"r\" x>0 : 2; [go] !y : x/2; endrewards";

const PROPERTIES: &str = "<<a>> Pmax=? [F \"end\"]\n<<b>> P>=0.5 [ !y U<=7 \"end\" ]\nPmin=? [G<=3 x<N]\n<<1>> R{\"r\"}min=? [F \"end\"]\n\
    <<1,b>> R{1}max=? [Cdiscount=0.9]\n<<a>> R<=3 [LRA]\nRmin=? [C<=5]";

#[test]
fn numerators_are_the_texts_that_they_were() {
    for text in [
        "0",
        "7",
        "18446744073709551615",
        "18446744073709551616",
        "007",
        "+7",
        "-1",
        "1/3",
        "",
    ] {
        let written = serde_json::to_string(&Numerator::from(text)).unwrap();
        assert_eq!(written, format!("{text:?}"));
        assert_eq!(
            serde_json::from_str::<Numerator>(&written).unwrap(),
            Numerator::from(text)
        );
        assert_eq!(format!("{:?}", Numerator::from(text)), written);
    }
}

#[test]
fn truncated_bombing_and_nested_files_are_refused() {
    let graph = Document::bare(random_graph(1, 10, 1));
    let xml = to_xml(&graph);
    assert!(from_xml(&xml[..xml.len() - 9]).is_err());
    let bomb = "<?xml version=\"1.0\"?><!DOCTYPE lolz [<!ENTITY a \"ha\"><!ENTITY b \"&a;&a;&a;&a;\">]><game version=\"1\"><vertex id=\"&b;\" kind=\"max\"/></game>";
    assert!(
        matches!(from_xml(bomb).unwrap_err().what, Wrong::Unsupported { what } if what == "DOCTYPE")
    );
    let own = "<game version=\"1\"><vertex id=\"&b;\" kind=\"max\"/></game>";
    assert!(matches!(
        from_xml(own).unwrap_err().what,
        Wrong::Malformed { .. }
    ));
    let nested = format!("<game version=\"1\">{}", "<game>".repeat(1_000_000));
    assert!(matches!(
        from_xml(&nested).unwrap_err().what,
        Wrong::Unexpected { .. }
    ));
    let nested = "[".repeat(1_000_000);
    assert!(matches!(
        from_json(&nested).unwrap_err().what,
        Wrong::Malformed { .. }
    ));
    let labels = Labels::parse("0=\"init\" 1=\"win\"\n0: 0 1").unwrap();
    let huge = "4000000000:2 4000000000 4000000000\n0:0 0 0 1\n";
    assert!(
        from_tra(huge, &labels, "win", |_| true).is_err(),
        "a header promises, and nothing is allocated"
    );
    let far = "4000000000:2 1 1\n3999999999:0 0 0 1\n";
    assert!(from_tra(far, &labels, "win", |_| true).is_err());
    let version = xml.replace("version=\"1\" start", "version=\"2\" start");
    assert!(
        matches!(from_xml(&version).unwrap_err().what, Wrong::Version { found } if found == "2")
    );
}

#[test]
fn errors_say_where() {
    let text = "<game version=\"1\" start=\"a\">\n<vertex id=\"a\" kind=\"max\"/>\n<vertex id=\"a\" kind=\"min\"/>\n</game>";
    let error = from_xml(text).unwrap_err();
    assert_eq!(
        (error.line, error.what),
        (Some(3), Wrong::Twice { name: "a".into() })
    );
    let text = "<game version=\"1\" start=\"a\">\n<vertex id=\"a\" kind=\"max\"/>\n</game>";
    let Wrong::Defects(defects) = from_xml(text).unwrap_err().what else {
        panic!("a defect");
    };
    assert_eq!(defects.0, [Defect::NoSuccessor { vertex: 0 }]);
}

#[test]
fn explicit_files_look_as_the_tool_writes_them() {
    let mut builder = graphs::Builder::new();
    let (max, min, chance) = (
        builder.add(Kind::Max),
        builder.add(Kind::Min),
        builder.add(Kind::Chance),
    );
    let (lost, won) = (builder.sink(exactly("0")), builder.sink(exactly("1")));
    for (from, to) in [(max, min), (max, chance), (min, lost), (min, chance)] {
        builder.edge(from, to);
    }
    builder.edge_with_probability(chance, won, exactly("3/4"));
    builder.edge_with_probability(chance, max, exactly("1/4"));
    let graph = builder.build().unwrap();
    let tra = "5:2 7 8\n0:0 0 1 1\n0:0 1 2 1\n1:1 0 3 1\n1:1 1 2 1\n2:0 0 0 0.25\n2:0 0 4 0.75\n3:0 0 3 1\n4:0 0 4 1\n";
    assert_eq!(to_tra(&graph), tra);
    assert_eq!(
        to_lab(&graph),
        "0=\"init\" 1=\"deadlock\" 2=\"win\"\n0: 0\n4: 2\n"
    );
    // With a comment, actions, and the other player as Max.
    let named = format!(
        "# states:players\n{}",
        tra.replace("0:0 0 1 1", "0:0 0 1 1 left")
    );
    let labels = Labels::parse(&to_lab(&graph)).unwrap();
    let read = from_tra(&named, &labels, "win", |player| player == 2).unwrap();
    assert_eq!(
        read.vertices().map(|v| read.kind(v)).collect::<Vec<_>>(),
        [Kind::Min, Kind::Max, Kind::Chance, Kind::Min, Kind::Sink]
    );
    let drn = to_drn(&graph);
    assert!(
        drn.contains("@type: SMG")
            && drn.contains("state 2 <0>\n\taction 0\n\t\t0 : 1/4\n\t\t4 : 3/4\n"),
        "{drn}"
    );
}

#[test]
fn an_answer_with_one_digit_or_edge_changed_is_rejected() {
    let work = Work::unlimited();
    for seed in 0..40 {
        let graph = random_graph(seed as usize, 8, seed);
        let exact = Answer::of_exact(&graph, &solve_exactly(&graph, &work).unwrap(), 0.0);
        let solved = solve(&graph, &Options::default(), &work).unwrap();
        let solved = Answer::of_solution(&graph, &solved, 1e-6, 0.0);
        for answer in [exact, solved] {
            let text = serde_json::to_string(&answer).unwrap();
            assert_eq!(
                Answer::from_json(&text).unwrap().check(&graph, &work),
                Ok(())
            );
            // Every digit of the document, one after another, but the time's.
            let end = text.find("\"seconds\"").unwrap()..text.find("\"certificate\"").unwrap();
            for (place, byte) in text.bytes().enumerate() {
                if !byte.is_ascii_digit() || end.contains(&place) {
                    continue;
                }
                let mut changed = text.clone().into_bytes();
                changed[place] = if byte == b'9' { b'8' } else { byte + 1 };
                let changed = String::from_utf8(changed).unwrap();
                let verdict = Answer::from_json(&changed).map(|answer| answer.check(&graph, &work));
                assert!(!matches!(verdict, Ok(Ok(()))), "place {place} of {text}");
            }
            for vertex in 0..graph.len() {
                for to in graph.successors(vertex as u32) {
                    let mut changed = answer.clone();
                    if changed.strategy[vertex].is_some_and(|chosen| chosen != *to) {
                        changed.strategy[vertex] = Some(*to);
                        assert!(
                            changed.check(&graph, &work).is_err(),
                            "vertex {vertex} to {to}"
                        );
                    }
                }
            }
            // The same answer for a graph with one edge more.
            let mut xml = to_xml(&Document::bare(graph.clone()));
            if let Some(vertex) = graph.vertices().find(|&v| graph.kind(v) == Kind::Max) {
                xml = xml.replace(
                    "</game>",
                    &format!("<edge from=\"{vertex}\" to=\"{vertex}\"/></game>"),
                );
                let other = from_xml(&xml).unwrap().graph;
                assert!(answer.check(&other, &work).is_err());
            }
        }
    }
}

/// XML cannot hold them at all, not even as references; they are refused wherever a name comes from.
#[test]
fn names_that_no_xml_can_hold_are_refused() {
    let json = |name: &str| {
        let file = serde_json::json!({
            "format": "hra-graph", "version": 1,
            "vertices": [{"kind": "sink", "value": "1", "name": name}], "edges": []
        });
        from_json(&file.to_string())
    };
    let good = json("tab\tand line\nčeský").unwrap();
    assert_eq!(from_xml(&to_xml(&good)), Ok(good));
    for name in ["a\u{1b}[2J", "\u{0}", "\u{1}", "\u{ffff}"] {
        let refused = json(name).unwrap_err();
        assert!(
            matches!(refused.what, Wrong::Unexpected { .. }),
            "{name:?}: {refused}"
        );
    }
    let xml = to_xml(&json("here").unwrap()).replace("here", "&#x1b;");
    assert!(from_xml(&xml).is_err());
}
