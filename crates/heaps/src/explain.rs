//! Why somebody wins, in sentences that a student can follow: what the method saw, the move to make, and why every answer to
//! it loses. The sentences are data; their wording is elsewhere.

use crate::mex::Argued;
use crate::solvers::{Oracle, Reason, Solution};
use crate::{End, Heaps, Taken};
use rules::Impartial;
use say::Message;
use std::sync::Arc;
use work::{Halt, Work};

/// How much an explanation says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Fullness {
    /// What decides, a winning move, and some answers to it.
    #[default]
    Short,
    /// From the definitions: every heap by the mex of its options, and every answer.
    Full,
}

impl Fullness {
    /// So many answers are shown with their refutations.
    fn answers(self) -> usize {
        match self {
            Fullness::Short => 4,
            Fullness::Full => 60,
        }
    }

    /// So many heaps are argued by their options, if there are no more.
    fn argued_heaps(self) -> usize {
        match self {
            Fullness::Short => 1,
            Fullness::Full => 12,
        }
    }
}

/// Heaps with more options than this are not argued one by one.
const MOST_OPTIONS: f64 = 60.0;
/// Heaps with more moves than this are explained without listing answers.
const MOST_MOVES: u64 = 20_000;

/// The explanation of a solution, one sentence a line.
///
/// # Errors
/// When stopped.
pub fn explain(
    oracle: &Oracle,
    heaps: &[u64],
    solution: &Solution,
    fullness: Fullness,
    work: &Work,
) -> Result<Vec<Message>, Halt> {
    if solution.mover_wins && solution.winning.is_empty() {
        // Only misère play knows won positions without a move.
        return Ok(vec![Message::new("heap-explain-misere-over")]);
    }
    if oracle.rules().end == End::Normal && heaps.iter().all(|&heap| heap == 0) {
        // No theory is needed to see that nothing is left.
        return Ok(vec![Message::new("heap-explain-no-move")]);
    }
    let mut lines = by_options(oracle, heaps, fullness);
    let single = heaps.len() == 1 && !lines.is_empty();
    if single {
        lines.push(Message::new(match solution.mover_wins {
            true => "heap-mex-win",
            false => "heap-mex-lose",
        }));
    } else {
        lines.extend(reason(
            heaps,
            &solution.reason,
            oracle.rules().end,
            solution.mover_wins,
        ));
    }
    if let (Reason::NimSum(sum), Fullness::Full) = (&solution.reason, fullness) {
        lines.extend(by_columns(heaps, *sum));
    }
    match solution.winning.first() {
        Some(chosen) => {
            let after = chosen.applied(heaps);
            lines.push(
                Message::new("heap-explain-winning")
                    .with("move", chosen.told())
                    .with("heaps", shown(&after))
                    .with("others", solution.winning.len() - 1),
            );
            answers(oracle, &after, false, fullness, work, &mut lines)?;
        }
        None => answers(oracle, heaps, true, fullness, work, &mut lines)?,
    }
    Ok(lines)
}

impl Taken {
    /// What is done, as a sentence without a subject: “take 2 from heap 1”.
    #[must_use]
    pub fn told(&self) -> Message {
        let heaps = |with: &[(usize, u64)]| {
            with.iter()
                .map(|(heap, _)| (heap + 1).to_string())
                .collect::<Vec<_>>()
                .join(", ")
        };
        match &self.from[..] {
            [(heap, 0)] => Message::new("heap-move-split")
                .with("heap", heap + 1)
                .with("parts", sum_shown(&self.parts)),
            [(heap, amount)] if self.parts.is_empty() => Message::new("heap-move-one")
                .with("amount", *amount)
                .with("heap", heap + 1),
            [(heap, amount)] => Message::new("heap-move-break")
                .with("amount", *amount)
                .with("heap", heap + 1)
                .with("parts", sum_shown(&self.parts)),
            several if several.windows(2).all(|pair| pair[0].1 == pair[1].1) => {
                Message::new("heap-move-equal")
                    .with("amount", several[0].1)
                    .with("heaps", heaps(several))
            }
            several => {
                let amounts: Vec<String> = several
                    .iter()
                    .map(|(_, amount)| amount.to_string())
                    .collect();
                Message::new("heap-move-several")
                    .with("amounts", amounts.join(", "))
                    .with("heaps", heaps(several))
            }
        }
    }
}

fn shown(heaps: &[u64]) -> String {
    heaps
        .iter()
        .map(ToString::to_string)
        .collect::<Vec<_>>()
        .join(", ")
}

fn sum_shown(parts: &[u64]) -> String {
    parts
        .iter()
        .map(ToString::to_string)
        .collect::<Vec<_>>()
        .join(" + ")
}

fn reason(heaps: &[u64], reason: &Reason, end: End, mover_wins: bool) -> Vec<Message> {
    let verdict =
        |win: &'static str, lose: &'static str| Message::new(if mover_wins { win } else { lose });
    match reason {
        Reason::NimSum(sum) => {
            let mut lines = vec![Message::new("heap-explain-nim-head")];
            lines.extend(binary_sum(heaps, *sum));
            lines.push(verdict("heap-explain-nim-win", "heap-explain-nim-lose").with("sum", *sum));
            lines
        }
        Reason::MisereNim { sum, large, ones } => {
            if *large == 0 {
                return vec![
                    verdict(
                        "heap-explain-misere-ones-win",
                        "heap-explain-misere-ones-lose",
                    )
                    .with("ones", *ones),
                ];
            }
            if *large == 1 {
                return vec![Message::new("heap-explain-misere-one-large").with("ones", *ones)];
            }
            let mut lines = vec![Message::new("heap-explain-misere-head")];
            lines.extend(binary_sum(heaps, *sum));
            lines.push(verdict("heap-explain-nim-win", "heap-explain-nim-lose").with("sum", *sum));
            lines
        }
        Reason::Moore { most, columns } => {
            let counts: Vec<String> = columns.iter().rev().map(ToString::to_string).collect();
            let mut lines = vec![
                Message::new("heap-explain-moore-head")
                    .with("heaps", *most)
                    .with("multiple", most + 1),
            ];
            if end == End::Misere && heaps.iter().all(|&heap| heap <= 1) {
                return vec![
                    Message::new("heap-explain-moore-misere").with("multiple", most + 1),
                    verdict(
                        "heap-explain-moore-misere-win",
                        "heap-explain-moore-misere-lose",
                    )
                    .with("ones", heaps.iter().sum::<u64>())
                    .with("multiple", most + 1),
                ];
            }
            lines.extend(binary_rows(heaps));
            lines.push(
                verdict("heap-explain-moore-win", "heap-explain-moore-lose")
                    .with("counts", counts.join(" "))
                    .with("multiple", most + 1),
            );
            lines
        }
        Reason::Golden { heaps, pair } => vec![
            Message::new("heap-explain-golden-head").with("difference", heaps.1 - heaps.0),
            verdict("heap-explain-golden-win", "heap-explain-golden-lose")
                .with("small", heaps.0)
                .with("large", heaps.1)
                .with("pair", format!("({}, {})", pair.0, pair.1)),
        ],
        Reason::Sum { values, sum, .. } => {
            let each = heaps
                .iter()
                .zip(values)
                .map(|(heap, value)| format!("G({heap}) = {value}"));
            vec![
                Message::new("heap-explain-sum-head")
                    .with("values", each.collect::<Vec<_>>().join(", ")),
                verdict("heap-explain-sum-win", "heap-explain-sum-lose")
                    .with("sum", *sum)
                    .with(
                        "terms",
                        values
                            .iter()
                            .map(ToString::to_string)
                            .collect::<Vec<_>>()
                            .join(" ⊕ "),
                    ),
            ]
        }
        Reason::Sieve(positions) => vec![
            Message::new("heap-explain-sieve-head").with("positions", *positions),
            verdict("heap-explain-sieve-win", "heap-explain-sieve-lose"),
        ],
        Reason::Search(positions) => vec![
            Message::new("heap-explain-search-head").with("positions", *positions),
            verdict("heap-explain-sieve-win", "heap-explain-sieve-lose"),
        ],
    }
}

/// Heaps that are looked at one by one, each by the mex of its options; nothing where there are too many.
fn by_options(oracle: &Oracle, heaps: &[u64], fullness: Fullness) -> Vec<Message> {
    let mut different = heaps.to_vec();
    different.sort_unstable();
    different.dedup();
    let few = |heap: &u64| oracle.rules().most_moves(&[*heap]) <= MOST_OPTIONS;
    if heaps.len() > fullness.argued_heaps() || !different.iter().all(few) {
        return Vec::new();
    }
    if oracle.value_of(0).is_none() {
        return Vec::new();
    }
    let worth = |heap| oracle.value_of(heap).unwrap_or(0);
    let argued = |&heap: &u64| Argued::of(oracle.rules(), heap, &worth).told();
    let mut lines = vec![Message::new("heap-mex-definition")];
    lines.extend(different.iter().flat_map(argued));
    lines
}

/// Which heaps can make the nim-sum 0: those that have a one where the sum has its first.
fn by_columns(heaps: &[u64], sum: u64) -> Vec<Message> {
    if sum == 0 {
        return vec![Message::new("heap-nim-why-lost")];
    }
    let mut lines = vec![Message::new("heap-nim-why").with("column", 64 - sum.leading_zeros())];
    lines.extend((1..).zip(heaps).map(|(number, &heap)| {
        let target = heap ^ sum;
        let id = match target < heap {
            true => "heap-nim-why-can",
            false => "heap-nim-why-cannot",
        };
        Message::new(id)
            .with("heap", number)
            .with("size", heap)
            .with("sum", sum)
            .with("target", target)
    }));
    lines
}

fn width(heaps: &[u64]) -> usize {
    heaps
        .iter()
        .map(|heap| 64 - heap.leading_zeros() as usize)
        .max()
        .unwrap_or(0)
        .max(1)
}

/// The heaps in binary, one below the other.
fn binary_rows(heaps: &[u64]) -> Vec<Message> {
    let width = width(heaps);
    let digits = heaps
        .iter()
        .map(|heap| heap.to_string().len())
        .max()
        .unwrap_or(1);
    let row = |heap: &u64| {
        Message::new("heap-explain-line")
            .with("text", format!("  {heap:>digits$} = {heap:0width$b}"))
    };
    heaps.iter().map(row).collect()
}

/// The heaps in binary and, below a line, their nim-sum.
fn binary_sum(heaps: &[u64], sum: u64) -> Vec<Message> {
    let width = width(heaps);
    let digits = heaps
        .iter()
        .map(|heap| heap.to_string().len())
        .max()
        .unwrap_or(1);
    let mut lines = binary_rows(heaps);
    let line = |text: String| Message::new("heap-explain-line").with("text", text);
    lines.push(line(format!(
        "  {} {}",
        " ".repeat(digits + 2),
        "-".repeat(width)
    )));
    lines.push(line(format!("  {sum:>digits$} = {sum:0width$b}")));
    lines
}

/// Why every answer from a lost position loses: some answers, and the reply to each.
fn answers(
    oracle: &Oracle,
    heaps: &[u64],
    own: bool,
    fullness: Fullness,
    work: &Work,
    lines: &mut Vec<Message>,
) -> Result<(), Halt> {
    let total = heaps
        .iter()
        .fold(0u64, |sum, &heap| sum.saturating_add(heap));
    let crowded = oracle.rules().is_coupled() && heaps.len() > 6;
    if total > MOST_MOVES / if crowded { 100 } else { 10 } {
        lines.push(Message::new(if own {
            "heap-explain-lost"
        } else {
            "heap-explain-answers-lose"
        }));
        return Ok(());
    }
    let mut moves = Vec::new();
    Heaps::new(Arc::clone(oracle.rules()), heaps.to_vec()).moves(&mut moves);
    if moves.is_empty() {
        lines.push(Message::new(match (own, oracle.rules().end) {
            (true, End::Normal) => "heap-explain-no-move",
            (false, End::Normal) => "heap-explain-no-answer",
            // A lost position always has moves in misère play.
            (_, End::Misere) => "heap-explain-lost",
        }));
        return Ok(());
    }
    lines.push(
        Message::new(if own {
            "heap-explain-own-head"
        } else {
            "heap-explain-answers-head"
        })
        .with("count", moves.len()),
    );
    let shown_answers = fullness.answers();
    for answer in moves.iter().take(shown_answers) {
        let after = answer.applied(heaps);
        let reply = oracle.winning_moves(&after, work)?.into_iter().next();
        lines.push(match reply {
            Some(reply) => Message::new("heap-explain-answer")
                .with("answer", answer.told())
                .with("reply", reply.told())
                .with("heaps", shown(&reply.applied(&after))),
            None => Message::new("heap-explain-answer-over").with("answer", answer.told()),
        });
    }
    if moves.len() > shown_answers {
        let more = moves.len() - shown_answers;
        lines.push(Message::new("heap-explain-answers-more").with("count", more));
    }
    Ok(())
}
