//! Counting lines of play on the fast board. The same numbers come, slowly, from [`rules::perft`].

use crate::{Board, StepList, unique_turns};
use work::{Halt, Task, Work};

/// The ways to play exactly `depth` moves, where a move is a step or the end of a turn. Equal to [`rules::perft`] from the
/// start of a turn.
///
/// # Errors
/// When it was stopped.
pub fn perft_steps(work: &Work, board: &Board, depth: u32) -> Result<u64, Halt> {
    let task = work.task("arimaa-task-perft", None);
    count_steps(&task, board, board, depth)
}

fn count_steps(task: &Task<'_>, board: &Board, start: &Board, depth: u32) -> Result<u64, Halt> {
    if depth == 0 {
        return Ok(1);
    }
    if board.steps_used() == 0 && board.ended().is_some() {
        return Ok(0);
    }
    let mut steps = StepList::new();
    board.steps(&mut steps);
    let may_end = start.check_finish(board).is_ok();
    let sound = steps.iter().filter(|step| board.leads_on(start, **step));
    if depth == 1 {
        task.tick()?;
        return Ok(u64::from(may_end) + sound.count() as u64);
    }
    let mut total = 0;
    for &step in sound {
        let mut after = *board;
        after.make(step);
        total += count_steps(task, &after, start, depth - 1)?;
    }
    if may_end {
        let mut next = *board;
        next.finish();
        total += count_steps(task, &next, &next, depth - 1)?;
    }
    Ok(total)
}

/// The ways to play exactly `depth` turns, where turns that lead to the same placement are one. Repetition is not looked at.
///
/// # Errors
/// When it was stopped.
pub fn perft_turns(work: &Work, board: &Board, depth: u32) -> Result<u64, Halt> {
    let task = work.task("arimaa-task-perft", None);
    count_turns(&task, board, depth)
}

fn count_turns(task: &Task<'_>, board: &Board, depth: u32) -> Result<u64, Halt> {
    if depth == 0 {
        return Ok(1);
    }
    if board.ended().is_some() {
        return Ok(0);
    }
    task.tick()?;
    if depth == 1 {
        return Ok(crate::count_unique_turns(board) as u64);
    }
    let mut total = 0;
    for reached in unique_turns(board) {
        total += count_turns(task, &reached.after, depth - 1)?;
    }
    Ok(total)
}
