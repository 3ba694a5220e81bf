//! Progress on standard error: a bar for people at a terminal, plain lines for logs, or nothing.

use crate::args::Progress;
use hra::Words;
use indicatif::{ProgressBar, ProgressStyle};
use say::Message;
use std::collections::HashMap;
use std::io::{self, IsTerminal, Write};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use work::{Observer, Silent, Update};

/// Work that ends sooner shows no progress at all.
const PATIENCE: Duration = Duration::from_millis(500);
/// Plain lines come this far apart.
const PLAIN_INTERVAL: Duration = Duration::from_secs(2);

/// The observer that was asked for; without a wish, a bar where a person watches.
pub fn observer(how: Option<Progress>, words: Words) -> Arc<dyn Observer> {
    let how = how.unwrap_or(if io::stderr().is_terminal() {
        Progress::Bar
    } else {
        Progress::None
    });
    match how {
        Progress::None => Arc::new(Silent),
        Progress::Plain => Arc::new(Plain {
            words,
            last: Mutex::new(Instant::now()),
        }),
        Progress::Bar => Arc::new(Bars {
            words,
            bars: Mutex::default(),
        }),
    }
}

struct Plain {
    words: Words,
    last: Mutex<Instant>,
}

impl Observer for Plain {
    fn update(&self, update: Update) {
        let mut last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        if last.elapsed() < PLAIN_INTERVAL {
            return;
        }
        *last = Instant::now();
        let task = self.words.get(update.task);
        let line = match update.total {
            Some(total) => Message::new("progress-plain").with("total", total.to_string()),
            None => Message::new("progress-plain-open"),
        };
        let line = line
            .with("task", task)
            .with("done", update.done.to_string());
        let _ = writeln!(io::stderr(), "{}", self.words.say(&line));
    }

    fn finished(&self, _: &'static str) {}
}

struct Bars {
    words: Words,
    /// When each task was first heard of, and its bar once it took long enough to have one.
    bars: Mutex<HashMap<&'static str, (Instant, Option<ProgressBar>)>>,
}

impl Observer for Bars {
    fn update(&self, update: Update) {
        let mut bars = self.bars.lock().unwrap_or_else(PoisonError::into_inner);
        let (started, bar) = bars
            .entry(update.task)
            .or_insert_with(|| (Instant::now(), None));
        if started.elapsed() < PATIENCE {
            return;
        }
        let bar = bar.get_or_insert_with(|| {
            let template = match update.total {
                Some(_) => "{msg} [{bar:30}] {percent}% {elapsed} (+{eta})",
                None => "{msg} {spinner} {human_pos} {elapsed}",
            };
            let style = ProgressStyle::with_template(template)
                .unwrap_or_else(|_| ProgressStyle::default_bar());
            let bar = update
                .total
                .map_or_else(ProgressBar::no_length, ProgressBar::new);
            bar.with_style(style)
                .with_message(self.words.get(update.task))
        });
        bar.set_position(update.done);
    }

    fn finished(&self, task: &'static str) {
        let mut bars = self.bars.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, Some(bar))) = bars.remove(task) {
            bar.finish_and_clear();
        }
    }
}
