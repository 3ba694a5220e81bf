//! What refutes a wrong word on who wins: the move that wins although it should not, or the reply to every first move.

use super::exercise::Verdict;
use super::ground::Ground;
use rules::Side;
use say::{Arg, Message, Told};
use values::Outcome;
use work::Work;

/// A player in a sentence.
pub(super) fn player(ground: &Ground, side: Side, first: bool) -> Message {
    Message::new(match (ground.impartial(), side, first) {
        (true, _, true) => "course-first-player",
        (true, _, false) => "course-second-player",
        (false, Side::Left, _) => "course-left",
        (false, Side::Right, _) => "course-right-player",
    })
}

/// How a move is told.
pub(super) fn told(ground: &Ground, side: Side, label: &str) -> Arg {
    let moves = ground.moves(side).into_iter();
    let mut found = moves.filter(|choice| choice.answer == label);
    found
        .next()
        .map_or_else(|| label.into(), |choice| choice.text)
}

/// What shows that `side`, who begins, wins or loses.
pub(super) fn shown(ground: &Ground, side: Side, wins: bool, work: &Work) -> Result<Verdict, Told> {
    let [mover, other] = [
        player(ground, side, true),
        player(ground, side.other(), false),
    ];
    if wins {
        let winning = ground.winning(side, work)?;
        let label = winning.first().map_or("", String::as_str);
        let message = Message::new("course-wins-by")
            .with("player", mover)
            .with("move", told(ground, side, label));
        let verdict = Verdict::wrong(message);
        return Ok(match ground.after(side, label) {
            Some(after) => verdict.showing(after.scene()),
            None => verdict,
        });
    }
    let Some(first) = ground.moves(side).into_iter().next() else {
        return Ok(Verdict::wrong(
            Message::new("course-stuck").with("player", mover),
        ));
    };
    let message = Message::new("course-answered")
        .with("player", mover)
        .with("other", other)
        .with("move", first.text.clone());
    let Some(after) = ground.after(side, &first.answer) else {
        return Ok(Verdict::wrong(message.with("reply", "")));
    };
    let replies = after.winning(side.other(), work)?;
    let reply = replies.first().map_or("", String::as_str);
    let message = message.with("reply", told(&after, side.other(), reply));
    let verdict = Verdict::wrong(message);
    Ok(match after.after(side.other(), reply) {
        Some(last) => verdict.showing(last.scene()),
        None => verdict,
    })
}

/// What refutes a wrong outcome: the first side to begin for whom it makes a difference.
pub(super) fn refuted(
    ground: &Ground,
    claimed: Outcome,
    truth: Outcome,
    work: &Work,
) -> Result<Verdict, Told> {
    let differs = |side: &Side| claimed.winner(*side) != truth.winner(*side);
    let side = Side::BOTH.into_iter().find(differs).unwrap_or(Side::Left);
    shown(ground, side, truth.winner(side) == side, work)
}
