//! Records: what is written is read, what is played is checked, and the referee knows what the board alone does not.

use arimaa::archive::{Archive, compare_clock};
use arimaa::record::{Action, Entry, Record};
use arimaa::replay::{ReplayError, Verdict, replay};
use arimaa::{Board, Colour, Ending, MoveError, Reason, Referee, TimeControl};
use proptest::prelude::*;

const SETUPS: &str = "\
1g Ra1 Rb1 Rc1 Dd1 De1 Rf1 Rg1 Rh1 Ra2 Hb2 Cc2 Md2 Ee2 Cf2 Hg2 Rh2
1s ra8 rb8 rc8 dd8 de8 rf8 rg8 rh8 ra7 hb7 cc7 md7 ee7 cf7 hg7 rh7
";

fn game(moves: &str) -> Record {
    Record::read(&format!("{SETUPS}{moves}")).unwrap()
}

#[test]
fn a_record_with_everything_is_read_and_written() {
    let text = "\
Event: Casual Game
White: Anna
Black: Bob: the second
Result: 0-1
Termination: r
Chat: -=+=-
2s White: hi
2s Black: 1g

-=+=-

1w Ra1 Rb1 Rc1 Dd1 De1 Rf1 Rg1 Rh1 Ra2 Hb2 Cc2 Md2 Ee2 Cf2 Hg2 Rh2
1b ra8 rb8 rc8 dd8 de8 rf8 rg8 rh8 ra7 hb7 cc7 md7 ee7 cf7 hg7 rh7
2w Ee2n Ee3n Ee4n Cc2n Cc3x
2b takeback
2w Ee2n Ee3n Ee4n
2b takeback
2w takeback
1b ra8 rb8 rc8 dd8 de8 rf8 rg8 rh8 ra7 hb7 cc7 md7 ee7 cf7 hg7 rh7
2w Ee2n   Ee3n
2b ee7s
3w resigns
";
    let record = Record::read(text).unwrap();
    assert_eq!(record.get("Gold"), Some("Anna"));
    assert_eq!(record.get("Silver"), Some("Bob: the second"));
    assert_eq!(record.get("Chat"), Some("2s White: hi\n2s Black: 1g"));
    assert_eq!(Record::read(&record.to_string()), Ok(record.clone()));
    let played = replay(&record).unwrap();
    assert_eq!(played.taken_back, 3);
    assert_eq!(played.resigned, Some(Colour::Gold));
    assert_eq!(played.referee.tag(), "3g");
    let said = record.ending().unwrap();
    assert_eq!(played.verdict(said), Verdict::BorneOut);
    let other = Ending {
        winner: Colour::Gold,
        ..said
    };
    assert_eq!(played.verdict(other), Verdict::Contradicted);
    // The game as it was in the end, without what was taken back.
    let short = Record::of(&played.referee);
    assert_eq!(short.entries().len(), 4);
    assert_eq!(
        replay(&short).unwrap().referee.board(),
        played.referee.board()
    );
}

#[test]
fn wrong_moves_are_named() {
    let wrong = |moves: &str| match replay(&game(moves)) {
        Err(ReplayError::Move { tag, why }) => (tag, why),
        other => panic!("{moves}: {other:?}"),
    };
    let tag = "2g".to_owned();
    let step = |text: &str| MoveError::Illegal(text.to_owned());
    assert_eq!(
        wrong("2g Ra1s"),
        (tag.clone(), step("Ra1s")),
        "off the board"
    );
    assert_eq!(
        wrong("2g Ca2n"),
        (tag.clone(), step("Ca2n")),
        "another piece"
    );
    assert_eq!(
        wrong("2g Ra2n Ra3s"),
        (tag.clone(), step("Ra3s")),
        "backward"
    );
    assert_eq!(
        wrong("2g Ee2n Ee3n Ee4n Ee5n Ee6s"),
        (tag.clone(), step("Ee6s")),
        "a fifth step"
    );
    assert_eq!(wrong("2g Ee2n Ee3s"), (tag.clone(), MoveError::Unchanged));
    assert_eq!(
        wrong("2g Cc2n Rc3x"),
        (tag.clone(), MoveError::Removal("Rc3x".to_owned()))
    );
    assert_eq!(
        wrong("2g Ee2n Cc3x"),
        (tag.clone(), MoveError::Removal("Cc3x".to_owned()))
    );
    assert_eq!(wrong("2g Ee2"), (tag, MoveError::Word("Ee2".to_owned())));
    let tags = replay(&game("2s ee7s"));
    assert!(
        matches!(tags, Err(ReplayError::Tag { found, wanted }) if found == "2s" && wanted == "2g")
    );
    assert!(Record::read("1g Ra1\nnonsense\n").is_err_and(|error| error.line == 2));
    assert!(Record::read("Chat: -=+=-\nnever closed\n").is_err());
}

#[test]
fn a_push_is_one_whole() {
    let mut board = Board::empty(Colour::Gold);
    for (letter, square) in [
        ('r', "d6"),
        ('m', "e6"),
        ('E', "d5"),
        ('R', "a1"),
        ('r', "h8"),
    ] {
        let (piece, colour) = arimaa::Piece::read(letter).unwrap();
        board.put(piece, colour, arimaa::Square::read(square).unwrap());
    }
    assert_eq!(board.read_turn("rd6n").unwrap_err(), MoveError::HalfPush);
    assert!(board.read_turn("rd6n Ed5n").is_ok());
    assert!(board.read_turn("rd6n Ra1n").is_err());
    // The pushing step is no pull: the camel on e6 cannot be dragged to d5 by it.
    assert!(board.read_turn("rd6n Ed5n me6s me5w").is_err());
    // A pull is.
    assert!(board.read_turn("Ed5s rd6s").is_ok());
    // A push cannot begin with the last step.
    assert!(board.read_turn("Ra1n Ra2n Ra3n rd6n").is_err());
}

#[test]
fn the_third_repetition_is_refused() {
    let mut referee = replay(&game("")).unwrap().referee;
    let round = ["Ee2n", "ee7s", "Ee3s", "ee6n"];
    // The position after the setups counts once; it comes back after four plies.
    for turn in round {
        referee.play_text(turn).unwrap();
    }
    for turn in &round[..3] {
        referee.play_text(turn).unwrap();
    }
    assert_eq!(
        referee.play_text("ee6n").unwrap_err(),
        MoveError::Repetition
    );
    assert!(referee.play_text("ee6s").is_ok());
}

#[test]
fn ends_in_the_order_of_the_rules() {
    let ended = |text: &str| {
        let referee = Referee::from_position(Board::read(text).unwrap());
        referee.ended().map(|ending| (ending.winner, ending.reason))
    };
    let empty = |count: usize| " ".repeat(count);
    // Both have a rabbit at goal: who moved wins.
    let both = format!("[R{}r]", empty(62));
    assert_eq!(
        ended(&format!("g {both}")),
        Some((Colour::Silver, Reason::Goal))
    );
    assert_eq!(
        ended(&format!("s {both}")),
        Some((Colour::Gold, Reason::Goal))
    );
    // Nobody has rabbits: who moved wins.
    let none = format!("[e{}E]", empty(62));
    assert_eq!(
        ended(&format!("g {none}")),
        Some((Colour::Silver, Reason::Elimination))
    );
    assert_eq!(
        ended(&format!("s {none}")),
        Some((Colour::Gold, Reason::Elimination))
    );
    // A rabbit in the corner between an elephant and the edge cannot step.
    let stuck = format!("[{}r{}e       R       ]", empty(20), empty(27));
    assert_eq!(
        ended(&format!("g {stuck}")),
        Some((Colour::Silver, Reason::Immobilisation))
    );
    assert_eq!(ended(&format!("s {stuck}")), None);
}

#[test]
fn only_repeating_turns_left_is_a_loss() {
    // Gold's rabbit can only go to and fro between a4, b4 and c4; Silver's elephant comes back to g8 again and again.
    let rows = ["      e ", "", "", "rrr     ", "  Rr    ", "", "", ""];
    let text: String = rows.iter().map(|row| format!("{row:<8}")).collect();
    let mut referee = Referee::from_position(Board::read(&format!("g [{text}]")).unwrap());
    for turn in [
        "Rc4w",
        "eg8e",
        "Rb4e",
        "eh8w",
        "Rc4w",
        "eg8w",
        "Rb4w",
        "ef8w",
        "Ra4e",
        "ee8e ef8e",
        "Rb4e",
        "eg8s",
        "Rc4w",
        "eg7n",
        "Rb4e",
        "eg8s eg7e",
        "Rc4w Rb4w",
    ] {
        assert_eq!(referee.ended(), None, "before {turn}");
        referee.play_text(turn).unwrap();
    }
    assert_eq!(referee.ended(), None);
    referee.play_text("eh7n eh8w").unwrap();
    // With the elephant on g8 the rabbit has been sent to b4 twice and to c4 twice.
    assert!(referee.board().can_step());
    assert_eq!(
        referee.play_text("Ra4e").unwrap_err(),
        MoveError::Repetition
    );
    let lost = Ending {
        winner: Colour::Silver,
        reason: Reason::Immobilisation,
    };
    assert_eq!(referee.ended(), Some(lost));
}

#[test]
fn a_limit_is_scored_by_pieces() {
    let mut referee = replay(&game("")).unwrap().referee;
    assert_eq!(
        referee.score().winner,
        Colour::Silver,
        "nobody ever had more"
    );
    referee.play_text("Cc2n").unwrap();
    assert_eq!(referee.score().winner, Colour::Silver, "Gold lost a cat");
    referee.play_text("cc7s").unwrap();
    assert_eq!(
        referee.score().winner,
        Colour::Silver,
        "as many, but Silver had more last"
    );
    let mut other = replay(&game("2g Ra2n\n2s cc7s cc6x")).unwrap().referee;
    assert_eq!(other.score().winner, Colour::Gold);
    other.play_text("Cc2n").unwrap();
    assert_eq!(
        other.score().winner,
        Colour::Gold,
        "as many, but Gold had more last"
    );
}

#[test]
fn the_archive_is_read_with_its_clock() {
    let moves = format!("{SETUPS}2g Ee2n\n2s ee7s\n3g resign\n3s")
        .replace('g', "w")
        .replace("hw", "hg")
        .replace("rw", "rg")
        .replace("Hw", "Hg")
        .replace("Rw", "Rg")
        .replace("resiwn", "resign")
        .replace("\n1s", "\n1b")
        .replace("\n2s", "\n2b")
        .replace("\n3s", "\n3b")
        .replace('\n', "\\n");
    let events = "1 [x] after 1w, move used:13 wresv:150 bresv:150 game:13\\n2 [x] after 1b, move used:65 wresv:150 bresv:145 game:33\\n3 [x] after 2w, move used:5 wresv:160 bresv:145 game:38\\n4 [x] after 2b, move used:1 wresv:160 bresv:999 game:38";
    let text = format!(
        "id\twusername\ttimecontrol\tresult\ttermination\tmovelist\tevents\n7\tAnna\t15s/2m30s/100\tb\tr\t{moves}\t{events}\n"
    );
    assert!(Archive::detect(&text));
    let games: Vec<Record> = Archive::new(&text)
        .unwrap()
        .games()
        .map(Result::unwrap)
        .collect();
    let [record] = games.as_slice() else {
        panic!("{games:?}");
    };
    let played = replay(record).unwrap();
    assert_eq!(played.resigned, Some(Colour::Gold));
    assert_eq!(played.verdict(record.ending().unwrap()), Verdict::BorneOut);
    let control: TimeControl = record.get("TimeControl").unwrap().parse().unwrap();
    assert_eq!(
        compare_clock(record, &control),
        (3, 4),
        "the last note is wrong on purpose"
    );
    assert!(Archive::new("id\tname\n").is_err());
    assert!(
        Archive::new(&text.replace("Anna", "An\tna"))
            .unwrap()
            .games()
            .all(|game| game.is_err())
    );
}

/// Found by fuzzing: every reading used to drop one of several blank lines at the end of a field.
#[test]
fn blank_lines_at_the_end_of_a_field_do_not_count() {
    let record =
        Record::read("Chat: -=+=-\n\nhi\n\n\n\n-=+=-\nNote: -=+=-\nalone\n\n-=+=-\n").unwrap();
    assert_eq!(record.get("Chat"), Some("\nhi"));
    assert_eq!(record.get("Note"), Some("alone"));
    assert_eq!(Record::read(&record.to_string()), Ok(record));
}

/// The form of the thesis: who won is in the header, and why is the last line.
#[test]
fn a_resignation_needs_no_termination() {
    let read = |result: &str, rest: &str| {
        Record::read(&format!("Result: {result}\n\n{SETUPS}{rest}")).unwrap()
    };
    let record = read("0-1", "2w resigns\n");
    let said = record.ending().unwrap();
    assert_eq!(
        (said.winner, said.reason),
        (Colour::Silver, Reason::Resignation)
    );
    assert_eq!(replay(&record).unwrap().verdict(said), Verdict::BorneOut);
    // Who resigned cannot have won; and who took the resignation back has not resigned.
    let record = read("1-0", "2w resigns\n");
    let said = record.ending().unwrap();
    assert_eq!(
        replay(&record).unwrap().verdict(said),
        Verdict::Contradicted
    );
    assert_eq!(read("0-1", "").ending(), None, "nothing says why");
    assert_eq!(read("0-1", "2w resigns\n2w takeback\n").ending(), None);
}

#[test]
fn headers_in_brackets_are_read() {
    let text = format!(
        "[White \"a b\"]\n[Black \"c\"]\n[ResultCode \"r\"]\n[Result \"1-0\"]\n\n{SETUPS}1-0\n\n"
    );
    let record = Record::read(&text).unwrap();
    assert_eq!(record.get("Gold"), Some("a b"));
    let ending = record.ending().unwrap();
    assert_eq!(
        (ending.winner, ending.reason),
        (Colour::Gold, Reason::Resignation)
    );
    assert_eq!(Record::read(&record.to_string()), Ok(record));
}

#[test]
fn entries() {
    let action = |line: &str| Entry::read(line).map(|entry| entry.action);
    assert_eq!(action("12b takeback"), Some(Action::TakeBack));
    assert_eq!(action("12s resign"), Some(Action::Resigns));
    assert_eq!(action("12w"), Some(Action::Nothing));
    for wrong in [
        "",
        "g",
        "12",
        "12x Ra1",
        "g12 Ra1",
        "99999999999g",
        "1é",
        "-1g",
    ] {
        assert_eq!(Entry::read(wrong), None, "{wrong:?}");
    }
}

proptest! {
    #[test]
    fn records_never_panic(text in "\\PC{0,200}|([A-Z][a-z]{0,4}: (-=[+]=-)?\\PC{0,6}\n|[1-3][gswb] ?[RrEe][a-h][1-8][nsewx]?\n|-=[+]=-\n){0,12}") {
        if let Ok(record) = Record::read(&text) {
            prop_assert_eq!(Record::read(&record.to_string()), Ok(record.clone()));
            let _ = replay(&record);
        }
        if let Ok(archive) = Archive::new(&text) {
            for _ in archive.games() {}
        }
    }
}
