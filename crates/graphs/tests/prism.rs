//! Models in the PRISM language, all written for these tests, with values computed by hand.

use graphs::formats::prism::{Model, OutOfRange, Posed, PosedGame, Property, properties};
use graphs::formats::{Document, FormatError, Wrong};
use graphs::solve_exactly;
use work::Work;

fn posed(model: &str, constants: &str, property: &Property) -> Result<Posed, FormatError> {
    let model = Model::parse(model)?;
    model.pose(constants, property, OutOfRange::Error, &Work::unlimited())
}

fn document(posed: Posed) -> Document {
    match posed.game {
        PosedGame::Probability(document) => document,
        _ => panic!("this is about probabilities"),
    }
}

fn value(model: &str, constants: &str, property: &str) -> Result<String, FormatError> {
    let property = properties(property).remove(0)?;
    let built = document(posed(model, constants, &property)?);
    let exact = solve_exactly(&built.graph, &Work::unlimited()).expect("small");
    Ok(graphs::fraction::written(
        &exact.values[built.graph.start() as usize],
    ))
}

/// A guard opens one of two doors; a thief takes one; behind the open one is the prize with probability `p`.
const DOORS: &str = r#"
smg // a comment
const double p;
const int doors = 2;
formula chosen = open > 0;
player guard keeper, [hide] endplayer
player thief [take] endplayer
global open : [0..doors] init 0;
module keeper
    s : [0..3];
    [] s=0 -> (s'=1) & (open'=1);
    [] s=0 -> (s'=1) & (open'=doors);
    [hide] s=1 & chosen -> 1/4 : (s'=2) + 3/4 : (s'=1);
endmodule
module burglar
    in_hand : bool init false;
    done : bool;
    [take] s=2 & open=1 & !done -> p : (in_hand'=true) & (done'=true) + 1-p : (done'=true);
    [take] s=2 & open=2 & !done -> p/2 : (in_hand'=true) & (done'=true) + 1-p/2 : (done'=true);
    [take] s=2 & !done -> 0.1 : (in_hand'=true) & (done'=true) + 0.9 : (done'=true);
endmodule
label "rich" = in_hand;
label "over" = done | in_hand;
rewards "steps" true : 1; endrewards
"#;

/// Found by fuzzing: a constant that is worth what a variable is has no worth before there is a state.
#[test]
fn constants_are_not_made_of_variables() {
    let model = |constant: &str, range: &str| {
        format!(
            "smg player a [t] endplayer const int n{constant};\n\
             module m x : [0..1]; y : [0..{range}]; [t] true -> (x'=1); endmodule"
        )
    };
    let end = "Pmax=? [F x=1]";
    assert_eq!(value(&model("=1+1", "n"), "", end).unwrap(), "1");
    let wrong = |constant: &str, range: &str, given: &str| {
        let error = value(&model(constant, range), given, end).unwrap_err();
        assert!(error.to_string().contains("const"), "{error}");
    };
    wrong("=x", "2", "");
    wrong("=max(1,x=0?1:2)", "2", "");
    wrong("", "2", "n=x+1");
    wrong("=1", "x", "");
}

#[test]
fn a_game_of_two_players() {
    let rich = |constants: &str, who: &str| {
        value(DOORS, constants, &format!("{who}=? [F \"rich\"]")).unwrap()
    };
    // The guard opens the second door: p/2 against 0.1.
    assert_eq!(rich("p=0.5", "<<thief>> Pmax"), "1/4");
    assert_eq!(rich("p=1/10", "<<2>> Pmax"), "1/10");
    // The guard as Max, the thief as Min: the best the guard can do is the first door, the thief then takes the worst.
    assert_eq!(rich("p=0.5", "<<guard>> Pmax"), "1/10");
    assert_eq!(rich("p=0.5", "Pmax"), "1/2");
    assert_eq!(rich("p=0.5", "Pmin"), "1/10");
    assert_eq!(rich("p=0.5", "<<thief>> Pmin"), "1/10");
}

#[test]
fn properties_are_read_and_others_refused_by_name() {
    let file = "// comment\n\"one\": <<thief>> Pmax=? [ F \"rich\" ];\n\n<<1>> Pmin=? [F \"rich\" & s=2]\nPmax=? [F (open=2 | false)]\n\
        Pmax=? [s=1 R s=2]\nfilter(max, Pmax=? [F s=1])\nPmax=? [F>=3 s=1]\nE [F s=1]\nR{\"steps\"}max=? [F0 s=1]\n";
    let found = properties(file);
    assert_eq!(found.len(), 8);
    let work = Work::unlimited();
    let values: Vec<String> = found[..3]
        .iter()
        .map(|property| {
            let built = document(posed(DOORS, "p=0.5", property.as_ref().unwrap()).unwrap());
            graphs::fraction::written(&solve_exactly(&built.graph, &work).unwrap().values[0])
        })
        .collect();
    // The second: the guard minimises, the thief maximises. The third: everybody maximises.
    assert_eq!(values, ["1/4", "1/4", "1"]);
    for (unsupported, line) in found[3..].iter().zip(6..) {
        let error = unsupported.as_ref().unwrap_err();
        assert!(matches!(error.what, Wrong::Property { .. }), "{error}");
        assert_eq!(error.line, Some(line));
    }
}

#[test]
fn modules_synchronise_and_can_be_renamed() {
    let model = r#"
        mdp
        formula full = x = 2;
        module one
            x : [0..2] init 0;
            [tick] !full -> 0.5 : (x'=x+1) + 0.5 : true;
            [reset] full -> true;
        endmodule
        module two = one [x=y, reset=again] endmodule
        label "both" = x=2 & y=2;
        label "first" = x=2 & y<2;
    "#;
    // Both tick together, and once one is full nobody does. By hand: v11 = (v11 + 1)/4 = 1/3, v10 = (v10 + v11)/4 = 1/9,
    // v00 = v00/4 + v11/4 + v10/2 = 5/27. Nobody has a choice.
    for property in [
        "Pmax=? [F \"both\"]",
        "Pmin=? [F \"both\"]",
        "P=? [F \"both\"]",
    ] {
        assert_eq!(value(model, "", property), Ok("5/27".into()));
    }
}

#[test]
fn what_is_wrong_is_named() {
    let base = "smg\nplayer a m endplayer\nmodule m\nx:[0..3];\n[] x<3 -> (x'=x+1);\n[] x=3 -> true;\nendmodule\nlabel \"end\" = x=3;\n";
    let end = "Pmax=? [F \"end\"]";
    let wrong = |model: &str| value(model, "", end).unwrap_err();
    assert_eq!(value(base, "", end), Ok("1".into()));
    let error = value(base, "", "Pmax=? [F \"won\"]").unwrap_err();
    assert!(
        matches!(&error.what, Wrong::Unknown { name, known } if name == "won" && known == "end")
    );
    let error = value(base, "", "<<b>> Pmax=? [F \"end\"]").unwrap_err();
    assert!(matches!(&error.what, Wrong::Unknown { name, known } if name == "b" && known == "a"));
    let error = value(base, "N=3", end).unwrap_err();
    assert!(matches!(&error.what, Wrong::Unknown { name, .. } if name == "N"));
    assert!(matches!(
        wrong(&base.replace("x+1", "x+5")).what,
        Wrong::Range { .. }
    ));
    assert!(matches!(
        wrong(&base.replace("x+1", "x=1")).what,
        Wrong::Type { .. }
    ));
    assert!(matches!(
        wrong(&base.replace("(x'=x+1)", "0.5:(x'=x+1)")).what,
        Wrong::Sum { .. }
    ));
    assert!(matches!(
        wrong(&base.replace("x<3", "y<3")).what,
        Wrong::Unknown { .. }
    ));
    assert!(matches!(
        wrong(&base.replace("smg", "csg")).what,
        Wrong::Unsupported { .. }
    ));
    assert!(matches!(
        wrong(&base.replace("x<3", "log(x,2)<3")).what,
        Wrong::Unsupported { .. }
    ));
    assert!(matches!(
        wrong(&base.replace("smg", "smg const int N;")).what,
        Wrong::Missing { .. }
    ));
    assert!(matches!(
        wrong(
            &base
                .replace("smg", "smg formula f = g; formula g = f;\n")
                .replace("x<3", "f=3")
        )
        .what,
        Wrong::Twice { .. }
    ));
    assert!(matches!(
        wrong(&base.replace("endmodule", "")).what,
        Wrong::Missing { .. }
    ));
    let deep = format!("{}x{}<3", "(".repeat(100_000), ")".repeat(100_000));
    assert!(matches!(
        wrong(&base.replace("x<3", &deep)).what,
        Wrong::TooDeep
    ));
    let long = format!("x<3{}", " & x<3".repeat(100_000));
    assert!(matches!(
        wrong(&base.replace("x<3", &long)).what,
        Wrong::TooDeep
    ));
    let mut bomb = String::from("smg formula f0 = x;");
    for level in 1..60 {
        bomb.push_str(&format!("formula f{level} = f{0}+f{0};", level - 1));
    }
    assert!(matches!(
        wrong(&base.replace("smg", &bomb).replace("x<3", "f59<3")).what,
        Wrong::TooDeep
    ));
    let renamed =
        base.replace("smg", &bomb).replace("x<3", "f59<3") + "module n = m [x=y] endmodule";
    assert!(wrong(&renamed).what == Wrong::TooDeep);
    // Two players who could both move.
    let both = "smg player a m endplayer player b n endplayer module m x:[0..1]; [] x=0 -> (x'=1); endmodule \
        module n y:[0..1]; [] y=0 -> (y'=1); endmodule label \"end\"=x+y=2;";
    assert!(matches!(wrong(both).what, Wrong::TwoPlayers { .. }));
    let nobody = "smg player a n endplayer module m x:[0..1]; [] x=0 -> (x'=1); [] x=0 -> true; endmodule label \"end\"=x=1;";
    assert!(matches!(wrong(nobody).what, Wrong::Nobody { .. }));
}

#[test]
fn older_words_for_kinds_mean_the_same() {
    let body = " module m x:[0..2]; [] x=0 -> (x'=1); [] x=0 -> (x'=2); endmodule";
    for (word, wanted) in [
        ("mdp", "1"),
        ("nondeterministic", "1"),
        ("dtmc", "1/2"),
        ("probabilistic", "1/2"),
    ] {
        let found = value(&format!("{word}{body}"), "", "Pmax=? [F x=1]");
        assert_eq!(found, Ok(wanted.into()), "{word}");
    }
}

#[test]
fn a_deadlock_is_a_loop_worth_nothing() {
    let model = "smg player a m endplayer module m x:[0..2]; [] x=0 -> 1/3:(x'=1) + 2/3:(x'=2); endmodule label \"one\"=x=1;";
    assert_eq!(value(model, "", "Pmax=? [F \"one\"]"), Ok("1/3".into()));
}

/// Commands are looked up by the number that their guard begins with; written the other way round they are not, and the graph
/// is the same, also where several commands are open and modules act together.
#[test]
fn a_guard_may_be_written_either_way_round() {
    let model = |equal: fn(&str, u32) -> String| {
        let mut text = "mdp\nmodule one\n s : [0..9] init 0;\n".to_owned();
        for at in 0..9 {
            let guard = equal("s", at);
            text += &format!(
                " [] {guard} -> 1/2 : (s'={}) + 1/2 : (s'={});\n",
                at + 1,
                at / 2
            );
            text += &format!(" [both] {guard} & t<2 -> (s'={});\n", (at + 3).min(9));
        }
        text += " [] s>6 & s<9 -> (s'=s+1);\nendmodule\nmodule two\n t : [0..2] init 0;\n";
        for at in 0..2 {
            text += &format!(
                " [both] {} -> 1/3 : (t'={}) + 2/3 : true;\n",
                equal("t", at),
                at + 1
            );
        }
        text + "endmodule\nlabel \"goal\" = s=9 & t=0;\n"
    };
    let built = |text: String| {
        let property = Property::reach("goal", vec!["1".to_owned()]);
        document(posed(&text, "", &property).unwrap())
    };
    let found = built(model(|name, at| format!("{name}={at}")));
    let plain = built(model(|name, at| format!("{at}={name}")));
    assert!(found.graph.len() > 25);
    assert_eq!(found, plain);
}
