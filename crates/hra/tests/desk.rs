//! The analysis board of Arimaa through the façade: records that are written anew, clocks that are told times, attempts that are judged.

use arimaa::{Board, Clock, Colour, Flag, TimeControl};
use hra::answers::arimaa::{ArimaaAim, ArimaaAttempt, ArimaaClock, ArimaaRecord, ArimaaReplay};
use hra::answers::{Asked, Forgetful, Question};
use hra::{Told, Words};
use std::time::Duration;
use work::Work;

const GAME: &str = "\
Gold: Anna
Silver: Bob
Result: 1-0
Termination: r
Variations: -=+=-
2s ee7s ee6s / 3g Hb2n
3g Ed5s
-=+=-
Comments: -=+=-
start Both know each other.
2s A cat is lost.
-=+=-

1g Ra1 Rb1 Rc1 Dd1 De1 Rf1 Rg1 Rh1 Ra2 Hb2 Cc2 Md2 Ee2 Cf2 Hg2 Rh2
1s ra8 rb8 rc8 dd8 de8 rf8 rg8 rh8 ra7 hb7 cc7 md7 ee7 cf7 hg7 rh7
2g Ee2n Ee3n Ee4n Ee5w
2s ee7s ee6e ef6s cc7s cc6x
3g Ed5n
3s resigns
";

fn ask<Q: Question>(question: &Q) -> Result<Q::Answer, Told> {
    let work = Work::unlimited();
    question.check()?;
    question.answer(&mut Asked {
        work: &work,
        words: Words::default(),
        keeper: &mut Forgetful,
        at_once: true,
        largest: work.memory,
    })
}

fn record(text: &str, game: Option<&str>) -> ArimaaRecord {
    ArimaaRecord {
        records: text.to_owned(),
        game: game.map(str::to_owned),
    }
}

#[test]
fn a_record_with_variations_and_comments_is_written_as_it_was_read() {
    let opened = ask(&record(GAME, None)).unwrap().opened.unwrap();
    assert_eq!(opened.plies.len(), 6);
    assert_eq!(opened.plies[5].turn, "resigns");
    let from: Vec<usize> = opened.variations.iter().map(|one| one.from).collect();
    assert_eq!(from, [3, 4]);
    let at: Vec<usize> = opened.comments.iter().map(|one| one.at).collect();
    assert_eq!(at, [0, 4]);
    let again = ask(&record(&opened.record, None)).unwrap().opened.unwrap();
    assert_eq!(opened, again);
    let replayed = ask(&ArimaaReplay {
        records: opened.record,
        game: None,
    });
    assert_eq!(replayed.unwrap().borne_out, 1);
}

#[test]
fn a_variation_that_breaks_the_rules_is_refused() {
    let wrong = GAME.replace("3g Ed5s", "3g Ra1s");
    assert!(ask(&record(&wrong, None)).is_err());
    let nowhere = GAME.replace("3g Ed5s", "9g Ed5s");
    assert!(ask(&record(&nowhere, None)).is_err());
}

#[test]
fn an_archive_is_a_list_of_which_one_is_opened() {
    let moves = GAME
        .split("\n\n")
        .nth(1)
        .unwrap()
        .trim()
        .replace('\n', "\\n");
    let archive = format!(
        "id\twusername\tbusername\tresult\ttermination\tmovelist\n7\tAnna\tBob\tw\tr\t{moves}\n8\tBob\tAnna\tw\tr\t{moves}\n"
    );
    let listed = ask(&record(&archive, None)).unwrap();
    assert_eq!(listed.games.len(), 2);
    assert!(listed.opened.is_none());
    assert_eq!(listed.games[1].gold.as_deref(), Some("Bob"));
    let opened = ask(&record(&archive, Some("8"))).unwrap().opened.unwrap();
    assert_eq!(opened.plies.len(), 6);
    assert!(ask(&record(&archive, Some("9"))).is_err());
}

/// The document says what the clock itself says, told the same times.
#[test]
fn clocks_are_those_of_the_game() {
    for control in [
        "1/2/100/0/0/0",
        "0:15/2:30/50/3/60t",
        "2/6/100/0/8/6",
        "15s/0",
    ] {
        let parsed: TimeControl = control.parse().unwrap();
        let spent = [50.0, 30.0, 5.0, 14.5];
        let mut clock = Clock::new(parsed);
        for (index, took) in spent.iter().enumerate() {
            let side = Colour::BOTH[index % 2];
            let flag = clock.count(side, Duration::from_secs_f64(*took), index < 2);
            assert_eq!(flag, Flag::Fine);
        }
        let question = |thinking: f64| ArimaaClock {
            control: control.to_owned(),
            record: GAME.replace("3g Ed5n\n3s resigns\n", ""),
            spent: spent.to_vec(),
            thinking,
        };
        let found = ask(&question(0.0)).unwrap();
        assert_eq!(found.side, "gold");
        assert_eq!(found.gold, clock.reserve(Colour::Gold).as_secs_f64());
        assert_eq!(found.silver, clock.reserve(Colour::Silver).as_secs_f64());
        let allowed = clock.allowed(Colour::Gold, false).unwrap().as_secs_f64();
        assert_eq!(found.allowed, Some(allowed));
        assert!(found.ended.is_none());
        let late = ask(&question(allowed + 1.0)).unwrap();
        assert_eq!(
            late.ended.map(|end| end.winner),
            Some("silver"),
            "{control}"
        );
    }
    let wrong = ArimaaClock {
        spent: vec![f64::NAN],
        control: "1/2".to_owned(),
        ..ArimaaClock::default()
    };
    assert!(ask(&wrong).is_err());
}

#[test]
fn a_defence_that_fails_is_refuted_by_a_goal() {
    let position =
        "g [...............r............E..............r................R...]".to_owned();
    let board = Board::read(&position).unwrap();
    let attempt = |turn: &str| ArimaaAttempt {
        aim: ArimaaAim::Defend,
        square: None,
        position: position.clone(),
        turn: turn.to_owned(),
    };
    let missed = ask(&attempt("Ee5w")).unwrap();
    assert!(!missed.solved);
    let reply = missed.reply.unwrap();
    let (_, after) = board.read_turn("Ee5w").unwrap();
    let (_, end) = after.read_turn(&reply).unwrap();
    assert_eq!(end.ended().map(|end| end.winner), Some(Colour::Silver));
    assert!(ask(&attempt("Ed5x")).is_err());
}
