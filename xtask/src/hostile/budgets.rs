//! Questions that are too large, under a budget: each is refused or answered within it, and memory is measured from outside.

use super::watched::{Until, run};
use super::{Place, Row, Tried, megabytes};
use std::fmt::Write;

/// What the program itself takes, beside the budget.
const ITSELF: u64 = 64 << 10;

/// A question, its budget in MiB, and what must come out of it.
struct Question<'q> {
    told: &'q str,
    line: &'q str,
    budget: u64,
    codes: &'q [i32],
}

pub fn trees_and_others(place: &Place<'_>) -> Tried {
    let write = |name: &str, text: String| {
        std::fs::write(place.folder.join(name), text).map_err(|error| error.to_string())
    };
    write("wide.tree", wide_tree(1_000_000))?;
    write("model.prism", model(7))?;
    write("wide.txt", wide_table(1_500_000))?;
    write("equal.txt", "1 2 3 4\n".repeat(50_000))?;
    let question = |told, line, budget, codes| Question {
        told,
        line,
        budget,
        codes,
    };
    let questions = [
        question(
            "a tree of a hundred million heaps, solved",
            "tree solve --limit 10 --heap nim 100000000",
            512,
            &[2],
        ),
        question(
            "the same, drawn",
            "tree draw --limit 10 --heap nim 100000000",
            512,
            &[2],
        ),
        question(
            "the same, walked",
            "tree walk --limit 10 --heap nim 100000000",
            512,
            &[2],
        ),
        question(
            "the same, as a table",
            "tree table --limit 10 --heap nim 100000000",
            512,
            &[2],
        ),
        question(
            "a file with a tree of a million leaves",
            "tree solve wide.tree",
            64,
            &[2, 3],
        ),
        question(
            "ten million nodes to draw",
            "heap graph nim 12 12 --tree --limit 10000000",
            64,
            &[3],
        ),
        question(
            "a model of ten million states",
            "graph solve model.prism --target goal",
            512,
            &[0, 2, 3],
        ),
        question(
            "the value of a long strip",
            "toads value ttttttt....fffffff",
            256,
            &[0, 2, 3],
        ),
        question(
            "best responses in a table of 1.5 million columns",
            "matrix respond wide.txt --row 1/2,1/2",
            512,
            &[0, 2, 3],
        ),
        question(
            "fifty thousand equal rows",
            "matrix solve equal.txt",
            512,
            &[0],
        ),
        question(
            "a board of 36 squares, drawn",
            "domineering graph 6x6",
            512,
            &[2],
        ),
        question(
            "an engine that says yes without end",
            "arimaa match yes hra:seed --games 1 --time 1s/0/0 --turns 2",
            256,
            &[1, 2],
        ),
    ];
    questions
        .iter()
        .map(|question| tried(place, question))
        .collect()
}

fn tried(place: &Place<'_>, question: &Question<'_>) -> Result<Row, String> {
    let memory = format!("{}M", question.budget);
    let mut words: Vec<&str> = question.line.split(' ').collect();
    words.extend(["--memory", &memory]);
    let allowed = (question.budget << 10) + ITSELF;
    // Far beyond what is allowed nothing more is learnt, and the machine is needed.
    let until = Until {
        kib: 4 * allowed,
        seconds: 120,
    };
    let ended = run(place, &words, "", until)?;
    let right = ended
        .code
        .is_some_and(|code| question.codes.contains(&code));
    let mut found = format!(
        "exit {}, {} in {:.1} s",
        ended.code_text(),
        megabytes(ended.peak),
        ended.seconds
    );
    if !right {
        let _ = write!(found, ": {}", ended.said());
    }
    let promise = format!("at most {memory} + {}", megabytes(ITSELF));
    let attack = format!("{}: `hra {}`", question.told, question.line);
    Ok(Row::new(
        &attack,
        &promise,
        found,
        right && ended.peak <= allowed,
    ))
}

/// One decision between so many ends.
fn wide_tree(leaves: usize) -> String {
    let mut text = "tree 1\nplayers A, B\nA\n".to_owned();
    for leaf in 0..leaves {
        let _ = writeln!(text, "  m{leaf}: {}, {}", leaf % 7, leaf % 5);
    }
    text
}

/// Counters that run independently: ten states each.
fn model(counters: usize) -> String {
    let mut text = "mdp\nmodule counters\n".to_owned();
    for counter in 0..counters {
        let _ = writeln!(text, " x{counter} : [0..9] init 0;");
    }
    for counter in 0..counters {
        let _ = writeln!(text, " [] x{counter}<9 -> (x{counter}'=x{counter}+1);");
    }
    text + "endmodule\nlabel \"goal\" = x0=9;\n"
}

/// Two rows.
fn wide_table(columns: usize) -> String {
    let row = |row: usize| (0..columns).map(move |column| (row * 31 + column * 17) % 1009);
    let line = |number| {
        row(number)
            .map(|entry| entry.to_string())
            .collect::<Vec<_>>()
            .join(" ")
    };
    format!("{}\n{}\n", line(0), line(1))
}
