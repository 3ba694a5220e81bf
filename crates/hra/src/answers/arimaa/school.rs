//! The first lesson: the rules in ten boards to touch, and puzzles that the project made from its own games.

use super::attempt::ArimaaAim;
use super::{colour_name, puzzles};
use crate::Told;
use crate::answers::{Asked, Choice, Example, Question, Teller};
use arimaa::notation::Word;
use arimaa::{Board, Colour};
use lab::arimaa::puzzles::Aim;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What is there to learn?
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct ArimaaSchool {}

/// A board with something to do on it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ArimaaTask {
    /// What it is called.
    pub title: String,
    /// What there is to know and to do.
    pub text: String,
    /// What is to be done in a turn.
    pub aim: ArimaaAim,
    /// The square that it is about.
    pub square: Option<String>,
    /// The position, in one line.
    pub position: String,
    /// Who is to move.
    pub side: &'static str,
    /// A turn that does it.
    pub solution: String,
}

/// Lessons and puzzles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ArimaaSchoolAnswer {
    /// The rules, a board each.
    pub lessons: Vec<ArimaaTask>,
    /// Puzzles from games that our engine played against itself.
    pub puzzles: Vec<ArimaaTask>,
}

/// A lesson: words, what is to be done, where, the pieces, and a turn that does it. Gold is to move.
struct Lesson {
    title: &'static str,
    text: &'static str,
    aim: ArimaaAim,
    square: &'static str,
    pieces: &'static str,
    solution: &'static str,
}

const LESSONS: [Lesson; 10] = [
    Lesson {
        title: "arimaa-lesson-steps",
        text: "arimaa-lesson-steps-text",
        aim: ArimaaAim::Reach,
        square: "e6",
        pieces: "Ee2 Rd2 Ra1 Rh1 ra8 rh8 dc7",
        solution: "Ee2n Ee3n Ee4n Ee5n",
    },
    Lesson {
        title: "arimaa-lesson-push",
        text: "arimaa-lesson-push-text",
        aim: ArimaaAim::Push,
        square: "",
        pieces: "Ee4 re5 Ra1 Rh1 ra8 rh8",
        solution: "re5n Ee4n",
    },
    Lesson {
        title: "arimaa-lesson-pull",
        text: "arimaa-lesson-pull-text",
        aim: ArimaaAim::Pull,
        square: "",
        pieces: "Md4 cd5 hc6 re6 Ra1 Rh1 ra8 rb6",
        solution: "Md4s cd5s",
    },
    Lesson {
        title: "arimaa-lesson-trap",
        text: "arimaa-lesson-trap-text",
        aim: ArimaaAim::Capture,
        square: "",
        pieces: "Ee6 hd6 Ra1 Rh1 ra8 rh8",
        solution: "hd6w hc6x Ee6w",
    },
    Lesson {
        title: "arimaa-lesson-guard",
        text: "arimaa-lesson-guard-text",
        aim: ArimaaAim::Guard,
        square: "",
        pieces: "Df3 Cg3 mg4 Ee5 Ra1 ra8 rh8",
        solution: "Ee5e Ef5e",
    },
    Lesson {
        title: "arimaa-lesson-freeze",
        text: "arimaa-lesson-freeze-text",
        aim: ArimaaAim::Freeze,
        square: "c5",
        pieces: "Ee4 hc5 Ra1 Rh1 ra8 rh8",
        solution: "Ee4n Ee5w",
    },
    Lesson {
        title: "arimaa-lesson-thaw",
        text: "arimaa-lesson-thaw-text",
        aim: ArimaaAim::Thaw,
        square: "d4",
        pieces: "Hd4 ed5 Cb4 Ra1 Rh1 ra8 rh8",
        solution: "Cb4e",
    },
    Lesson {
        title: "arimaa-lesson-goal",
        text: "arimaa-lesson-goal-text",
        aim: ArimaaAim::Goal,
        square: "",
        pieces: "Rd6 cd8 Ee6 Ra1 rh8",
        solution: "Ee6n Rd6n Rd7w Rc7n",
    },
    Lesson {
        title: "arimaa-lesson-defend",
        text: "arimaa-lesson-defend-text",
        aim: ArimaaAim::Defend,
        square: "",
        pieces: "rd3 Ee4 Ra2 Rh2 rh8",
        solution: "Ee4s rd3w rc3x Ee3w",
    },
    Lesson {
        title: "arimaa-lesson-immobilise",
        text: "arimaa-lesson-immobilise-text",
        aim: ArimaaAim::Immobilise,
        square: "",
        pieces: "rh5 Hf4 Ra1 Rb1",
        solution: "Hf4e Hg4n",
    },
];

/// As `hra arimaa puzzles` prints them; what the project made of its own games.
const PUZZLES: &str = include_str!("puzzles.txt");

impl Question for ArimaaSchool {
    const NAME: &'static str = "arimaa.school";
    const ABOUT: &'static str =
        "The rules of Arimaa in ten boards to touch, and puzzles: a goal, a capture, a defence.";
    const EXAMPLE: Example = Example::only("{}");
    const BARE: bool = true;
    type Answer = ArimaaSchoolAnswer;

    fn answer(&self, asked: &mut Asked<'_>) -> Result<ArimaaSchoolAnswer, Told> {
        let words = asked.words;
        let lesson = |lesson: &Lesson| -> Result<ArimaaTask, Told> {
            Ok(ArimaaTask {
                title: words.get(lesson.title),
                text: words.get(lesson.text),
                aim: lesson.aim,
                square: Some(lesson.square.to_owned()).filter(|square| !square.is_empty()),
                position: board(lesson.pieces)?.write_short(),
                side: colour_name(Colour::Gold),
                solution: lesson.solution.to_owned(),
            })
        };
        let puzzle = |line: &str| -> Option<Result<ArimaaTask, Told>> {
            let mut parts = line.split(" | ");
            let name = parts.next()?;
            let (_, aim) = ArimaaAim::ALL.iter().find(|(other, _)| *other == name)?;
            let kind = Aim::ALL.into_iter().find(|kind| kind.name() == name)?;
            let position = parts.next()?;
            let measure = parts.next()?.parse().ok()?;
            let (title, text) = puzzles::told(kind, measure, words);
            Some(
                Board::read(position)
                    .map_err(Told::from)
                    .map(|board| ArimaaTask {
                        title,
                        text,
                        aim: *aim,
                        square: None,
                        position: position.to_owned(),
                        side: colour_name(board.side()),
                        solution: parts.next().unwrap_or_default().to_owned(),
                    }),
            )
        };
        Ok(ArimaaSchoolAnswer {
            lessons: LESSONS.iter().map(lesson).collect::<Result<_, _>>()?,
            puzzles: PUZZLES
                .lines()
                .filter_map(puzzle)
                .collect::<Result<_, _>>()?,
        })
    }

    fn tell(&self, answer: &ArimaaSchoolAnswer, _: &Teller) -> String {
        let all = answer.lessons.iter().chain(&answer.puzzles);
        let lines = all.map(|task| format!("{}: {}", task.title, task.position));
        lines.collect::<Vec<_>>().join("\n")
    }
}

/// The board with these pieces, Gold to move.
fn board(pieces: &str) -> Result<Board, Told> {
    let mut board = Board::empty(Colour::Gold);
    for word in pieces.split_whitespace() {
        if let Some(Word::Place(piece, colour, square)) = Word::read(word) {
            board.put(piece, colour, square);
        }
    }
    Ok(board.checked()?)
}

#[cfg(test)]
mod tests {
    use super::super::attempt::ArimaaAttempt;
    use super::*;
    use crate::Words;
    use crate::answers::Forgetful;
    use lab::arimaa::puzzles::{Puzzle, checked};
    use work::Work;

    fn ask<Q: Question>(question: &Q) -> Q::Answer {
        let work = Work::unlimited();
        let mut keeper = Forgetful;
        let mut asked = Asked {
            work: &work,
            words: Words::default(),
            keeper: &mut keeper,
            at_once: true,
            largest: work.memory,
        };
        question.answer(&mut asked).unwrap()
    }

    fn solved(task: &ArimaaTask, turn: &str) -> bool {
        ask(&ArimaaAttempt {
            aim: task.aim,
            square: task.square.clone(),
            position: task.position.clone(),
            turn: turn.to_owned(),
        })
        .solved
    }

    /// The solution solves, and some turn does not: no task is empty.
    #[test]
    fn every_task_can_be_solved_and_failed() {
        let school = ask(&ArimaaSchool {});
        assert_eq!(school.lessons.len(), 10);
        assert!(school.puzzles.len() >= 12);
        for task in school.lessons.iter().chain(&school.puzzles) {
            assert!(
                solved(task, &task.solution),
                "{}: {}",
                task.title,
                task.position
            );
            let board = Board::read(&task.position).unwrap();
            let turns = arimaa::unique_turns(&board);
            let fails = |turn: &arimaa::Turn| !solved(task, &board.write_turn(turn));
            assert!(
                turns.iter().any(|reached| fails(&reached.turn)),
                "{}",
                task.position
            );
        }
    }

    /// A few of each kind by the slow twins; all of them were, when they were made.
    #[test]
    fn puzzles_are_what_the_slow_search_says() {
        for aim in [Aim::Goal, Aim::Capture, Aim::Defend] {
            let kind = format!("{} | ", aim.name());
            for line in PUZZLES
                .lines()
                .filter(|line| line.starts_with(&kind))
                .take(2)
            {
                let parts: Vec<&str> = line.split(" | ").collect();
                let board = Board::read(parts[1]).unwrap();
                let puzzle = Puzzle {
                    aim,
                    board,
                    measure: parts[2].parse().unwrap(),
                    solution: board.read_turn(parts[3]).unwrap().0,
                };
                assert!(checked(&puzzle), "{line}");
                let other = Puzzle {
                    measure: puzzle.measure + 1,
                    ..puzzle
                };
                assert!(!checked(&other), "{line}");
            }
        }
    }
}
