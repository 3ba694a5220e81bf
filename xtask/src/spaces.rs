//! The big state spaces by several processes: Ludo's bounds and Kalaha's endgames have the bytes of one rank, in memory and from disk, and also
//! when a rank died on the way and others, of another number, went on.

use crate::mpi::{COUNTS, bytes, ensure, mpirun, run, run_killing, told};
use crate::{Failed, tools};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A command that keeps what it proves.
struct Space {
    name: &'static str,
    line: &'static str,
    /// What has it kept on disk while it is worked on.
    from_disk: &'static str,
}

const SPACES: [Space; 3] = [
    Space {
        name: "ludo-2-2-12",
        line: "ludo build PLACE --players 2 --pieces 2 --fields 12 --sweeps 4",
        from_disk: "--disk SCRATCH --window 16K",
    },
    Space {
        name: "ludo-2-3-12",
        line: "ludo build PLACE --players 2 --pieces 3 --fields 12 --sweeps 16",
        from_disk: "--disk SCRATCH --window 1M",
    },
    Space {
        name: "kalah-12",
        line: "kalah database build PLACE --beans 12",
        from_disk: "--window 64K",
    },
];

/// Every space, by every number of ranks.
pub fn test(hra: &Path) -> Result<(), Failed> {
    let folder = tools::target()?.join("tmp").join("spaces");
    for space in SPACES {
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(folder.join("scratch")).map_err(told)?;
        space.test(hra, &folder)?;
    }
    fs::remove_dir_all(&folder).map_err(told)
}

impl Space {
    fn test(&self, hra: &Path, folder: &Path) -> Result<(), Failed> {
        let alone = place(folder, "alone")?;
        let ended = run(Command::new(hra).args(self.words(folder, &alone, "--ranks 1")))?;
        ensure(ended.status.success(), self.name, &ended)?;
        let expected = bytes(&alone)?;
        for count in COUNTS {
            for (way, more) in [("memory", ""), ("disk", self.from_disk)] {
                let into = place(folder, &format!("{way}-{count}"))?;
                let mut command = mpirun();
                command.arg("-n").arg(count.to_string()).arg(hra);
                let ended = run(command.args(self.words(folder, &into, more)))?;
                let what = format!("{} by {count} ranks, in or from {way}", self.name);
                ensure(ended.status.success(), &what, &ended)?;
                ensure(bytes(&into)? == expected, &what, &ended)?;
            }
        }
        self.killed(hra, folder)?;
        println!("{}: the same bytes by {COUNTS:?} ranks", self.name);
        Ok(())
    }

    /// The first of four, who keeps what is proven, is killed when it has kept two pieces; two go on.
    fn killed(&self, hra: &Path, folder: &Path) -> Result<(), Failed> {
        let into = place(folder, "killed")?;
        let line = self.words(folder, &into, "");
        let mut command = mpirun();
        command.args(["-n", "1", "env", "HRA_HALT_AFTER_WRITING=2"]);
        command.arg(hra).args(&line).args([":", "-n", "3"]);
        let ended = run_killing(command.arg(hra).args(&line))?;
        let noticed = format!("{}: a rank that dies is noticed", self.name);
        ensure(!ended.status.success(), &noticed, &ended)?;
        let ended = run(mpirun().args(["-n", "2"]).arg(hra).args(&line))?;
        let same = format!("{}: the same bytes after a rank died", self.name);
        let expected = bytes(&folder.join("alone"))?;
        ensure(bytes(&into)? == expected, &same, &ended)
    }

    fn words(&self, folder: &Path, into: &Path, more: &str) -> Vec<String> {
        let line = format!("{} {more} --threads 1 --progress none", self.line);
        let fill = |word: &str| match word {
            "PLACE" => into.join("kept").display().to_string(),
            "SCRATCH" => folder.join("scratch").display().to_string(),
            word => word.to_owned(),
        };
        line.split_whitespace().map(fill).collect()
    }
}

fn place(folder: &Path, name: &str) -> Result<PathBuf, Failed> {
    let place = folder.join(name);
    fs::create_dir_all(&place).map_err(told)?;
    Ok(place)
}
