//! A store that is damaged: bytes flipped one after another over the whole file, pages zeroed, the file cut, the file something else.

use super::http::{ask, thing};
use super::watched::Workbench;
use super::{Place, Row, Tried};
use std::fs;
use std::path::Path;

/// What is saved, and how often the file is damaged over its length.
const THINGS: usize = 12;
const FLIPS: usize = 96;

/// What became of the store after damage.
#[derive(Default)]
struct Count {
    tried: usize,
    whole: usize,
    told: usize,
    lost: usize,
    /// Whether things may be gone without a word.
    silent: bool,
    /// Wrong data, lost in silence, or no server: each with what was done.
    broken: Vec<String>,
}

pub fn damaged(place: &Place<'_>) -> Tried {
    let told = |error: std::io::Error| error.to_string();
    let data = place.folder.join("data");
    let workbench = Workbench::start(place.hra, &data, &[])?;
    for number in 0..THINGS {
        let status = ask(
            &workbench.host,
            "POST",
            "/api/saved",
            &thing(&format!("thing {number}"), 40 * number),
        )
        .status;
        if status != 201 {
            return Err(format!("saving gave {status}"));
        }
    }
    let before = contents(&workbench);
    workbench.end()?;
    let good = fs::read(data.join("hra.store")).map_err(told)?;

    let mut flipped = Count::default();
    for at in (0..FLIPS).map(|flip| flip * good.len() / FLIPS) {
        let mut bytes = good.clone();
        bytes[at] ^= 0x41;
        flipped.look(place, &bytes, &before, &format!("byte {at} flipped"))?;
    }
    let mut other = Count::default();
    // A file that breaks off is what a power cut leaves, and the same as one that was never longer: there is nothing to tell.
    let mut cut = Count {
        silent: true,
        ..Count::default()
    };
    for part in 0..4 {
        let mut bytes = good.clone();
        let page = good.len() / 4;
        bytes[part * page..(part + 1) * page].fill(0);
        other.look(place, &bytes, &before, &format!("quarter {part} zeroed"))?;
        cut.look(
            place,
            &good[..part * page],
            &before,
            &format!("cut after quarter {part}"),
        )?;
    }
    other.look(
        place,
        "this was never a store\n".repeat(50).as_bytes(),
        &before,
        "another file",
    )?;
    let all = format!(
        "{FLIPS} bytes flipped, one at a time, over {} bytes of store",
        good.len()
    );
    Ok(vec![
        flipped.row(&all, "no wrong data, no silence, the rest is served"),
        other.row(
            "the store zeroed by quarters, and replaced by another file",
            "no wrong data, no silence, the rest is served",
        ),
        cut.row("the store cut off", "no wrong data, the rest is served"),
    ])
}

impl Count {
    fn look(
        &mut self,
        place: &Place<'_>,
        bytes: &[u8],
        before: &[String],
        what: &str,
    ) -> Result<(), String> {
        self.tried += 1;
        let folder = place.folder.join("damaged");
        // Not there the first time.
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
        fs::write(folder.join("hra.store"), bytes).map_err(|error| error.to_string())?;
        match self.reopened(place, &folder, before) {
            Ok(()) => {}
            Err(why) => self.broken.push(format!("{what}: {why}")),
        }
        Ok(())
    }

    fn reopened(
        &mut self,
        place: &Place<'_>,
        folder: &Path,
        before: &[String],
    ) -> Result<(), String> {
        let workbench = Workbench::start(place.hra, folder, &[])?;
        let after = contents(&workbench);
        let store = ask(&workbench.host, "GET", "/api/store", "").body;
        let told = !store.contains(r#""notes":[]"#);
        let fresh = ask(&workbench.host, "POST", "/api/saved", &thing("new", 10)).status;
        let ended = workbench.end()?;
        if let Some(wrong) = after.iter().find(|thing| !before.contains(thing)) {
            return Err(format!("wrong data: {wrong:.60}"));
        }
        if after.len() < before.len() && !told && !self.silent {
            return Err(format!(
                "{} things lost in silence",
                before.len() - after.len()
            ));
        }
        if fresh != 201 || !ended.success() {
            return Err(format!("saving gives {fresh}, it ended with {ended}"));
        }
        self.whole += usize::from(after.len() == before.len());
        self.told += usize::from(told);
        self.lost += before.len() - after.len();
        Ok(())
    }

    fn row(&self, attack: &str, promise: &str) -> Row {
        let mut found = format!(
            "{} tried: {} times all {THINGS} things there, {} times damage told, {} things lost, {} broken",
            self.tried,
            self.whole,
            self.told,
            self.lost,
            self.broken.len()
        );
        if let Some(first) = self.broken.first() {
            found += &format!(" ({first})");
        }
        Row::new(attack, promise, found, self.broken.is_empty())
    }
}

/// Everything that was saved, each thing as the server gives it.
fn contents(workbench: &Workbench) -> Vec<String> {
    (1..=2 * THINGS)
        .map(|number| ask(&workbench.host, "GET", &format!("/api/saved/{number}"), ""))
        .filter(|answer| answer.status == 200)
        .map(|answer| answer.body)
        .collect()
}
