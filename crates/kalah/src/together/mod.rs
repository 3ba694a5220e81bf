//! A database built by several ranks, each with a share of every layer. The file is the one that a single process writes, bit for bit, and it is
//! the checkpoint too: whoever goes on, with any number of ranks, takes the layers that are whole from it.
//!
//! Within a layer boards are taken in classes by how far their beans are from their stores: a sowing that stores nothing brings beans nearer, so
//! that what a class needs is in earlier ones or in lower layers. Values that another rank has are asked for in batches.

mod shares;

use crate::archive::{self, ArchiveError, Info};
use crate::board::{Board, Sower};
use crate::database::layer;
use crate::rank::Ranker;
use crate::variant::Rules;
use ranks::{Fold, Lost, Ranks};
use shares::Shares;
use std::io::{Read, Seek, SeekFrom, Write};
use std::ops::Range;
use std::time::Duration;
use work::Work;

/// Boards that are asked about between two exchanges.
const BATCH: usize = 1 << 18;
/// Boards of the file that are brought together at a time.
const STRETCH: u64 = 1 << 20;

/// What it took, on all ranks together.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Effort {
    /// Ranks that worked.
    pub ranks: usize,
    /// Boards whose value was found; those of layers that were there already are not counted.
    pub boards: u64,
    /// Values that were looked up.
    pub looked_up: u64,
    /// Values that another rank had.
    pub asked: u64,
    /// Bytes that went from rank to rank.
    pub sent: u64,
    /// How long it took to find the layers that were there already.
    pub resuming: Duration,
    /// How long everything took.
    pub lasted: Duration,
}

/// How much of the lower layers is in memory at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lower {
    /// All.
    InMemory,
    /// As much as fits into so many bytes of each rank, and at least one layer; it is read from the file when it is needed.
    OnDisk(u64),
}

/// Builds a database into a file that all ranks see, going on where an earlier build was killed. Only the first rank writes.
///
/// # Errors
/// As for a single process ([`archive::build`]); [`Lost`] where another rank has ended.
pub fn build<F: Read + Write + Seek>(
    ranks: &dyn Ranks,
    file: &mut F,
    (length, rules, beans): (usize, Rules, u16),
    lower: Lower,
    work: &Work,
) -> Result<(Info, Effort), ArchiveError> {
    let begun = work.clock.now();
    let wanted = archive::wanted(length, rules, beans)?;
    let shares = Shares::new(length, beans, ranks.count());
    let mut together = Together {
        ranks,
        work,
        ranker: Ranker::new(length, beans).expect("a database has fewer boards"),
        sower: Sower::new(length, beans, wanted.rules),
        shares,
        length,
        info: wanted,
        layers: vec![None; usize::from(beans) + 1],
        effort: Effort::default(),
    };
    work.claim(together.needs(lower))?;
    let done = together.begin(file)?;
    let task = work.task("kalah-task-database", Some(layer(length, beans).end));
    task.advance(
        done.checked_sub(1)
            .map_or(0, |last| layer(length, last).end),
    )?;
    together.effort.resuming = work.clock.now().saturating_sub(begun);
    for beans in done..=beans {
        together.layer(beans, lower, file)?;
        let range = layer(length, beans);
        task.advance(range.end - range.start)?;
        together.effort.boards += together.shares.size(beans, ranks.rank());
    }
    let mut effort = together.effort;
    let mut sums = [effort.boards, effort.looked_up, effort.asked, effort.sent];
    ranks.reduce(Fold::Sum, &mut sums)?;
    [effort.boards, effort.looked_up, effort.asked, effort.sent] = sums;
    effort.ranks = ranks.count();
    effort.lasted = work.clock.now().saturating_sub(begun);
    let info = Info {
        done: beans + 1,
        ..wanted
    };
    Ok((info, effort))
}

struct Together<'r> {
    ranks: &'r dyn Ranks,
    work: &'r Work,
    ranker: Ranker,
    sower: Sower<u64>,
    shares: Shares,
    length: usize,
    info: Info,
    /// This rank's values of each layer, where they are in memory.
    layers: Vec<Option<Vec<u8>>>,
    effort: Effort,
}

/// A value that is looked up for a board of this rank.
struct Want {
    /// For which of its boards.
    board: u32,
    gain: i8,
    /// Whether the same player sows again.
    again: bool,
    /// Who has it.
    rank: u16,
}

impl Together<'_> {
    /// Bytes that this rank needs at most.
    fn needs(&self, lower: Lower) -> u64 {
        let beans = self.info.beans;
        let held: u64 = match lower {
            Lower::InMemory => (0..beans).map(|beans| self.shares.largest(beans)).sum(),
            Lower::OnDisk(most) => most,
        };
        // A value and a place in its class for each board of the largest layer, and what is asked in a batch.
        held + 21 * self.shares.largest(beans) + 64 * BATCH as u64
    }

    /// The first rank makes the file, or finds which layers of it are whole; all are told how many.
    fn begin<F: Read + Write + Seek>(&self, file: &mut F) -> Result<u16, ArchiveError> {
        let mut done = [0];
        if self.ranks.rank() == 0 {
            done[0] = archive::begin(file, &self.info)?.into();
        }
        self.ranks.reduce(Fold::Max, &mut done)?;
        Ok(done[0] as u16)
    }

    fn layer<F: Read + Write + Seek>(
        &mut self,
        beans: u16,
        lower: Lower,
        file: &mut F,
    ) -> Result<(), ArchiveError> {
        let me = self.ranks.rank();
        let size = self.shares.size(beans, me) as usize;
        let mut best = vec![i8::MIN; size];
        let boards = self.by_class(beans, &mut best);
        for window in self.windows(beans, lower) {
            for below in window.clone() {
                self.bring(below, file)?;
            }
            for begin in (0..self.most(boards.sorted.len())?).step_by(BATCH) {
                let end = (begin + BATCH).min(boards.sorted.len());
                let batch = boards.sorted.get(begin..end).unwrap_or(&[]);
                self.look_up(beans, batch, &window, &mut best)?;
            }
            if lower != Lower::InMemory {
                window.for_each(|below| self.layers[usize::from(below)] = None);
            }
        }
        // What is in this layer is known class by class.
        let mut counts: Vec<u64> = boards
            .classes
            .iter()
            .map(|class| class.len() as u64)
            .collect();
        self.ranks.reduce(Fold::Max, &mut counts)?;
        self.layers[usize::from(beans)] = Some(best.iter().map(|&best| best as u8).collect());
        for (class, most) in boards.classes.iter().zip(counts) {
            for begin in (0..most as usize).step_by(BATCH) {
                let begin = (class.start + begin).min(class.end);
                let batch = &boards.sorted[begin..(begin + BATCH).min(class.end)];
                self.look_up(beans, batch, &(beans..beans + 1), &mut best)?;
            }
            let values = self.layers[usize::from(beans)]
                .as_mut()
                .expect("it was made");
            for &(at, _) in &boards.sorted[class.clone()] {
                values[at as usize] = best[at as usize] as u8;
            }
        }
        self.write(beans, file)?;
        if lower != Lower::InMemory {
            self.layers[usize::from(beans)] = None;
        }
        Ok(())
    }

    /// The largest number of all ranks.
    fn most(&self, number: usize) -> Result<usize, Lost> {
        let mut most = [number as u64];
        self.ranks.reduce(Fold::Max, &mut most)?;
        Ok(most[0] as usize)
    }

    /// Lower layers by what is in memory together, the highest first.
    fn windows(&self, beans: u16, lower: Lower) -> Vec<Range<u16>> {
        let Lower::OnDisk(most) = lower else {
            return std::iter::once(0..beans).collect();
        };
        let mut windows: Vec<Range<u16>> = Vec::new();
        let mut held = 0;
        for below in (0..beans).rev() {
            let size = self.shares.largest(below);
            held += size;
            match windows.last_mut() {
                Some(window) if held <= most => window.start = below,
                _ => {
                    windows.push(below..below + 1);
                    held = size;
                }
            }
        }
        windows
    }

    /// This rank's boards of a layer that are not over, by class; the value of those that are is written down.
    fn by_class(&self, beans: u16, best: &mut [i8]) -> Sorted {
        let far = |row: u64| -> usize {
            let pits = 0..self.length;
            pits.map(|pit| (row >> (8 * pit) & 0xff) as usize * (self.length - pit))
                .sum()
        };
        let most = usize::from(beans) * self.length;
        let mut counts = vec![0usize; most + 2];
        let me = self.ranks.rank();
        self.shares.boards(beans, me, |at, board| {
            if board.is_over() {
                best[at as usize] = self.sower.swept(board) as i8;
            } else {
                counts[far(board.mine) + far(board.theirs) + 1] += 1;
            }
        });
        for class in 1..counts.len() {
            counts[class] += counts[class - 1];
        }
        let classes = counts.windows(2).map(|pair| pair[0]..pair[1]).collect();
        let mut sorted = vec![(0, Board::default()); *counts.last().unwrap_or(&0)];
        self.shares.boards(beans, me, |at, board| {
            if !board.is_over() {
                let next = &mut counts[far(board.mine) + far(board.theirs)];
                sorted[*next] = (at as u32, board);
                *next += 1;
            }
        });
        Sorted { sorted, classes }
    }

    /// Looks at what the sowings of a batch lead to, as far as it is in these layers.
    fn look_up(
        &mut self,
        beans: u16,
        batch: &[(u32, Board<u64>)],
        window: &Range<u16>,
        best: &mut [i8],
    ) -> Result<(), ArchiveError> {
        let me = self.ranks.rank();
        let mut asked = vec![Vec::new(); self.ranks.count()];
        let mut wants = Vec::new();
        for &(at, board) in batch {
            let known = &mut best[at as usize];
            for pit in (0..self.length).filter(|&pit| board.mine >> (8 * pit) & 0xff != 0) {
                let sown = self.sower.sow(board, pit);
                let gain = sown.gain as i8;
                let left = beans - sown.gain;
                if !window.contains(&left) {
                    continue;
                }
                if sown.board.is_over() {
                    *known = (*known).max(gain + self.sower.swept(sown.board) as i8);
                    continue;
                }
                let next = if sown.again {
                    sown.board
                } else {
                    sown.board.swapped()
                };
                let place = self.shares.place(next, left);
                self.effort.looked_up += 1;
                if place.rank == me {
                    let value = self.value(left, place.at);
                    *known = (*known).max(worth(value, gain, sown.again));
                } else {
                    self.effort.asked += 1;
                    asked[place.rank].extend(question(left, place.at));
                    wants.push(Want {
                        board: at,
                        gain,
                        again: sown.again,
                        rank: place.rank as u16,
                    });
                }
            }
        }
        let answers = self.ask(asked)?;
        let mut next = vec![0; answers.len()];
        for want in wants {
            let from = usize::from(want.rank);
            let value = answers[from][next[from]] as i8;
            next[from] += 1;
            let known = &mut best[want.board as usize];
            *known = (*known).max(worth(value, want.gain, want.again));
        }
        Ok(())
    }

    /// This rank's value at a place.
    fn value(&self, beans: u16, at: u64) -> i8 {
        let layer = self.layers[usize::from(beans)].as_ref();
        layer.expect("only layers in memory are asked for")[at as usize] as i8
    }

    /// Asks others for values and answers what they ask.
    fn ask(&mut self, asked: Vec<Vec<u8>>) -> Result<Vec<Vec<u8>>, ArchiveError> {
        self.work.check()?;
        let me = self.ranks.rank();
        for (rank, questions) in asked.iter().enumerate() {
            if rank != me {
                self.effort.sent += questions.len() as u64;
            }
        }
        let questions = self.ranks.exchange(asked)?;
        let mut answers: Vec<Vec<u8>> = Vec::with_capacity(questions.len());
        for (rank, questions) in questions.iter().enumerate() {
            let answer = questions.chunks_exact(QUESTION).map(|question| {
                let (beans, at) = asked_for(question);
                self.value(beans, at) as u8
            });
            let answer: Vec<u8> = answer.collect();
            if rank != me {
                self.effort.sent += answer.len() as u64;
            }
            answers.push(answer);
        }
        Ok(self.ranks.exchange(answers)?)
    }

    /// Takes this rank's share of a layer from the file, unless it is in memory.
    fn bring<F: Read + Seek>(&mut self, beans: u16, file: &mut F) -> Result<(), ArchiveError> {
        let me = self.ranks.rank();
        if self.layers[usize::from(beans)].is_some() {
            return Ok(());
        }
        let mut mine = vec![0; self.shares.size(beans, me) as usize];
        let range = layer(self.length, beans);
        file.seek(SeekFrom::Start(self.info.begin(range.start)))?;
        let mut board: Option<Board<u64>> = Some(self.ranker.unrank(range.start));
        let mut bytes = Vec::new();
        for begin in range.clone().step_by(STRETCH as usize) {
            self.work.check()?;
            bytes.resize(STRETCH.min(range.end - begin) as usize, 0);
            file.read_exact(&mut bytes)?;
            for &byte in &bytes {
                let Some(here) = board else { break };
                let place = self.shares.place(here, beans);
                if place.rank == me {
                    mine[place.at as usize] = byte;
                }
                board = self.ranker.next(here);
            }
        }
        self.layers[usize::from(beans)] = Some(mine);
        Ok(())
    }

    /// Brings the values of a layer together in the order of the file, a stretch at a time; the first rank writes them.
    fn write<F: Write + Seek>(&mut self, beans: u16, file: &mut F) -> Result<(), ArchiveError> {
        let range = layer(self.length, beans);
        let (count, me) = (self.ranks.count() as u64, self.ranks.rank());
        let mut sum = crc32fast::Hasher::new();
        for begin in range.clone().step_by(STRETCH as usize) {
            let all = STRETCH.min(range.end - begin);
            let part = |rank: u64| begin + all * rank / count..begin + all * (rank + 1) / count;
            let mine = part(me as u64);
            let mut asked = vec![Vec::new(); self.ranks.count()];
            let mut owners = Vec::with_capacity((mine.end - mine.start) as usize);
            let mut board: Option<Board<u64>> =
                (!mine.is_empty()).then(|| self.ranker.unrank(mine.start));
            for _ in mine {
                let Some(here) = board else { break };
                let place = self.shares.place(here, beans);
                asked[place.rank].extend(question(beans, place.at));
                owners.push(place.rank as u16);
                board = self.ranker.next(here);
            }
            let answers = self.ask(asked)?;
            let mut answers: Vec<_> = answers.iter().map(|answers| answers.iter()).collect();
            let values: Vec<u8> = owners
                .iter()
                .filter_map(|&rank| answers[usize::from(rank)].next().copied())
                .collect();
            if me > 0 {
                self.effort.sent += values.len() as u64;
            }
            let gathered = self.ranks.gather(values)?;
            for (at, values) in gathered.iter().flatten().enumerate() {
                if at == 0 {
                    file.seek(SeekFrom::Start(self.info.begin(begin)))?;
                }
                sum.update(values);
                file.write_all(values)?;
            }
        }
        if me == 0 {
            archive::seal(file, beans, sum.finalize())?;
        }
        // Nobody reads a layer before it is written.
        Ok(self.ranks.barrier()?)
    }
}

/// Boards of a rank that are not over, with their places, and which of them are in each class.
struct Sorted {
    sorted: Vec<(u32, Board<u64>)>,
    classes: Vec<Range<usize>>,
}

/// Bytes of a question: how many beans, and which of the boards of whoever is asked.
const QUESTION: usize = 8;

fn question(beans: u16, at: u64) -> [u8; QUESTION] {
    (u64::from(beans) << 56 | at).to_le_bytes()
}

fn asked_for(question: &[u8]) -> (u16, u64) {
    let number = question
        .iter()
        .rev()
        .fold(0, |number, &byte| number << 8 | u64::from(byte));
    ((number >> 56) as u16, number & ((1 << 56) - 1))
}

/// What a sowing is worth that gains so much and leads to a board of this value.
fn worth(value: i8, gain: i8, again: bool) -> i8 {
    if again { gain + value } else { gain - value }
}
