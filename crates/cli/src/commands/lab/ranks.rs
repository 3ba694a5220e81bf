//! An experiment done by several processes: the first looks after the folder, each does some of the missing shards, and the first puts all
//! together. What a process kept before it died is found by the next run.

use super::outside::Outside;
use super::{EXPERIMENT, RunArgs, finish, open, shards};
use crate::context::Context;
use crate::failure::Failure;
use hra::answers::lab::Laboratory;
use processes::{Joined, Lost};
use say::{Fault, Message, Told};
use serde::{Deserialize, Serialize};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use work::{Silent, Work};

/// What the first tells all others before they begin.
#[derive(Serialize, Deserialize)]
struct Order {
    folder: PathBuf,
    text: String,
    /// Where files are that the experiment names.
    base: PathBuf,
    /// The missing shards of each part.
    missing: Vec<Vec<u64>>,
}

/// What one tells the first when it is through: nothing, or what was wrong.
#[derive(Serialize, Deserialize)]
struct Ended {
    stopped: bool,
    why: Option<String>,
}

/// Does an experiment together with others.
pub fn together(args: &RunArgs, context: &Context, ranks: &dyn Joined) -> Result<(), Failure> {
    if ranks.rank() > 0 {
        let Some(order) = ordered(ranks, None)? else {
            // The first tells what is wrong.
            return Ok(());
        };
        let done = Laboratory::read(&order.text)
            .map_err(Failure::from)
            .and_then(|laboratory| mine(&laboratory, &order, context, ranks));
        return ended(ranks, context, done.as_ref().err()).map(drop);
    }
    let opened = open(args).and_then(|opened| {
        let missing = opened
            .laboratory
            .missing(&mut shards(&opened.folder, context))?;
        Ok((opened, missing))
    });
    let (opened, order) = match opened {
        Ok((opened, missing)) => {
            let order = Order {
                folder: fs::canonicalize(&opened.folder).unwrap_or_else(|_| opened.folder.clone()),
                text: opened.text.clone(),
                base: opened.means.base(),
                missing,
            };
            (opened, order)
        }
        Err(failure) => {
            ordered(ranks, Some(Vec::new()))?;
            return Err(failure);
        }
    };
    let told = serde_json::to_vec(&order).unwrap_or_default();
    ordered(ranks, Some(told))?;
    let done = mine(&opened.laboratory, &order, context, ranks);
    let others = ended(ranks, context, done.as_ref().err())?;
    done?;
    if let Some(failure) = others {
        return Err(failure);
    }
    let mut keeper = shards(&opened.folder, context);
    let results = opened.laboratory.results(&mut keeper)?;
    let new = order.missing.iter().map(|part| part.len() as u64).sum();
    finish(new, results, &opened, args.out.as_deref(), context)
}

/// What the first says; nothing where it has nothing to do for anybody.
fn ordered(ranks: &dyn Joined, told: Option<Vec<u8>>) -> Result<Option<Order>, Lost> {
    let mut messages = vec![Vec::new(); ranks.count()];
    if let Some(told) = told {
        messages.fill(told);
    }
    let said = ranks.exchange(messages)?;
    Ok(serde_json::from_slice(&said[0]).ok())
}

/// This rank's share: every so manieth of what is missing, so that all have some of every part.
fn mine(
    laboratory: &Laboratory,
    order: &Order,
    context: &Context,
    ranks: &dyn Joined,
) -> Result<(), Failure> {
    if !sees(&order.folder, &order.text) {
        let folder = order.folder.display().to_string();
        return Err(Failure::input(
            Message::new("lab-error-unseen").with("folder", folder),
            Message::new("lab-accepted-unseen"),
        ));
    }
    let mut number = 0;
    let mut share = order.missing.clone();
    for part in &mut share {
        part.retain(|_| {
            number += 1;
            number % ranks.count() == ranks.rank()
        });
    }
    let mut work = context.work.clone();
    if ranks.rank() > 0 {
        work = Work {
            observer: Arc::new(Silent),
            ..work
        };
    }
    let means = Outside::of(&order.base);
    let mut keeper = shards(&order.folder, context);
    laboratory.do_shards(&share, &work, &means, &mut keeper)?;
    Ok(())
}

/// Whether the folder is the one that the first rank means.
fn sees(folder: &Path, text: &str) -> bool {
    fs::read_to_string(folder.join(EXPERIMENT)).is_ok_and(|seen| seen == text)
}

/// Tells the first how it ended here; it learns what was wrong anywhere else.
fn ended(
    ranks: &dyn Joined,
    context: &Context,
    failure: Option<&Failure>,
) -> Result<Option<Failure>, Failure> {
    let told = match failure {
        Some(Failure::Told(told)) => Some(told),
        _ => None,
    };
    let message = Ended {
        stopped: told.is_some_and(|told| told.fault == Fault::Stopped),
        why: told.map(|told| context.words.say(&told.message)),
    };
    let message = serde_json::to_vec(&message).unwrap_or_default();
    let mut messages = vec![Vec::new(); ranks.count()];
    messages[0] = message;
    let all = ranks.exchange(messages)?;
    if ranks.rank() > 0 {
        return Ok(None);
    }
    let others = all.iter().enumerate().skip(1);
    let wrong = others.filter_map(|(rank, message)| {
        let ended: Ended = serde_json::from_slice(message).ok()?;
        let why = ended.why?;
        if ended.stopped {
            return Some(Failure::from(work::Halt::Stopped));
        }
        let message = Message::new("lab-error-rank").with("rank", rank);
        Some(Failure::from(Told::other(message.with("why", why))))
    });
    Ok(wrong.into_iter().next())
}
