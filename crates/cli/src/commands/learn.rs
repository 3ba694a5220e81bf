//! `hra learn`: the course in the terminal: lessons, exercises that are asked and checked, sheets. How far somebody is, is kept in his data
//! folder.

use crate::context::Context;
use crate::failure::Failure;
use crate::files;
use crate::play::{Console, Leave};
use crate::progress_kept::Progress;
use clap::{Args, Subcommand};
use hra::ErrorDocument;
use hra::answers::learn::{
    ExercisePlace, LESSONS, LearnCheck, LearnExercise, LearnLesson, LearnLessons, LearnSheet,
    NUMBERS, printed, read_lessons,
};
use hra::answers::{Forgetful, Question, read_number};
use say::{Fault, Message};
use std::path::PathBuf;

#[derive(Args)]
#[command(args_conflicts_with_subcommands = true)]
pub struct LearnArgs {
    lesson: Option<String>,
    #[command(subcommand)]
    command: Option<LearnCommand>,
}

#[derive(Subcommand)]
pub enum LearnCommand {
    Exercise(ExerciseArgs),
    Sheet(SheetArgs),
}

#[derive(Args)]
pub struct ExerciseArgs {
    lesson: String,
    #[arg(long, value_name = "N", default_value = "1")]
    number: String,
    #[arg(long, value_name = "A", allow_hyphen_values = true)]
    answer: Option<String>,
    #[arg(long, conflicts_with = "answer")]
    show: bool,
}

#[derive(Args)]
pub struct SheetArgs {
    #[arg(long, value_name = "N,N")]
    lessons: Option<String>,
    #[arg(long, value_name = "N", default_value = "10")]
    count: String,
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    #[arg(long, value_name = "DIR")]
    svg: Option<PathBuf>,
    #[arg(long, value_name = "DIR")]
    png: Option<PathBuf>,
}

pub fn run(args: LearnArgs, context: &Context) -> Result<(), Failure> {
    match (args.command, args.lesson) {
        (Some(LearnCommand::Exercise(args)), _) => exercise(&args, context),
        (Some(LearnCommand::Sheet(args)), _) => sheet(&args, context),
        (None, None) => list(context),
        (None, Some(lesson)) => {
            let lesson = read_number(&lesson, &LESSONS)?;
            if context.json {
                return context.ask(&LearnLesson { lesson });
            }
            taught(lesson, context).or_else(Leave::ended)
        }
    }
}

fn list(context: &Context) -> Result<(), Failure> {
    let question = LearnLessons {};
    let lessons = context.found(&question, &mut Forgetful)?;
    if context.json {
        return context.tell(&question, &lessons);
    }
    let progress = Progress::load(context)?;
    context.answer(&lessons, || {
        let told = question.tell(&lessons, &context.teller());
        let lines = told.lines().enumerate().map(|(at, line)| {
            let done = progress.done(at as u64 + 1).len();
            match lessons.0.get(at).filter(|_| done > 0) {
                None => line.to_owned(),
                Some(entry) => {
                    let message = Message::new("course-list-done").with("done", done);
                    let done = context.words.say(&message.with("count", entry.exercises));
                    format!("{line} ({done})")
                }
            }
        });
        lines.collect::<Vec<_>>().join("\n")
    })
}

fn exercise(args: &ExerciseArgs, context: &Context) -> Result<(), Failure> {
    let place = ExercisePlace {
        lesson: read_number(&args.lesson, &LESSONS)?,
        number: read_number(&args.number, &NUMBERS)?,
        seed: context.work.streams.seed(),
    };
    if args.answer.is_none() && !args.show {
        return context.ask(&LearnExercise(place));
    }
    context.ask(&LearnCheck {
        exercise: place,
        answer: args.answer.clone(),
    })
}

fn sheet(args: &SheetArgs, context: &Context) -> Result<(), Failure> {
    let lessons = args.lessons.as_deref().map(read_lessons).transpose()?;
    let question = LearnSheet {
        lessons: lessons.unwrap_or_default(),
        seed: context.work.streams.seed(),
        count: read_number(&args.count, &(1..=60))?,
    };
    let made = context.found(&question, &mut Forgetful)?;
    if let Some(path) = &args.html {
        let page = printed(&made, &context.teller());
        files::write_atomically(path, page.as_bytes())?;
    }
    context.attach(&question, &made, args.svg.as_deref(), args.png.as_deref())?;
    let path = args
        .html
        .as_ref()
        .or(args.svg.as_ref())
        .or(args.png.as_ref());
    context.answer(&made, || match path {
        None => question.tell(&made, &context.teller()),
        Some(path) => {
            let path = path.display().to_string();
            context
                .words
                .say(&Message::new("picture-written").with("file", path))
        }
    })
}

/// A lesson: its text, then those exercises that are not done yet.
fn taught(lesson: u64, context: &Context) -> Result<(), Leave> {
    let mut progress = Progress::load(context)?;
    let mut console = Console::new(context);
    let question = LearnLesson { lesson };
    let text = context.found(&question, &mut Forgetful)?;
    console.line(&question.tell(&text, &context.teller()))?;
    for number in NUMBERS {
        if progress.done(lesson).contains(&number) {
            continue;
        }
        let place = ExercisePlace {
            lesson,
            number,
            seed: context
                .work
                .streams
                .seed()
                .wrapping_add(progress.rounds(lesson)),
        };
        if asked(&place, &mut console, context)? {
            progress.solved(lesson, number);
            progress.save(context)?;
        }
    }
    if progress.done(lesson).len() as u64 == *NUMBERS.end() {
        progress.again(lesson);
        progress.save(context)?;
        console.say(&Message::new("course-solved-all"))?;
    }
    Ok(())
}

/// Asks an exercise until it is answered rightly or left. Whether it was answered.
fn asked(place: &ExercisePlace, console: &mut Console, context: &Context) -> Result<bool, Leave> {
    let exercise = LearnExercise(place.clone());
    let posed = context.found(&exercise, &mut Forgetful)?;
    let head = Message::new("course-exercise-line").with("number", place.number);
    let head = context.words.say(&head.with("count", *NUMBERS.end()));
    console.line(&format!(
        "\n{}\n\n{}\n",
        context.teller().strong(&head),
        posed.told()
    ))?;
    loop {
        let typed = console.ask(&Message::new("course-answer-prompt"))?;
        let answer = match typed.as_str() {
            "q" => return Err(Leave::Quit),
            ">" => return Ok(false),
            "?" => None,
            _ => Some(typed),
        };
        let shown = answer.is_none();
        let check = LearnCheck {
            exercise: place.clone(),
            answer,
        };
        let judged = match context.found(&check, &mut Forgetful) {
            Ok(judged) => judged,
            Err(Failure::Told(told)) if told.fault == Fault::Input => {
                let lines = ErrorDocument::of(&told, context.words).lines(context.words);
                console.line(&lines)?;
                continue;
            }
            Err(failure) => return Err(failure.into()),
        };
        console.line(&check.tell(&judged, &context.teller()))?;
        if shown {
            return Ok(false);
        }
        if judged.right == Some(true) {
            return Ok(true);
        }
    }
}
