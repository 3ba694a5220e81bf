//! Where play may begin: in the state that the variables say, or in all that `init … endinit` describes.

use super::expression::Expression;
use super::model::Model;
use super::ready::fitting;
use super::scope::Scope;
use crate::formats::{FormatError, Wrong};
use work::Work;

/// More combinations of numbers than this are not gone through.
const MOST_COMBINED: u128 = 1 << 28;

/// The initial states one behind another, each as long as there are variables; `usual` is the one that the variables say.
pub(super) fn initial(
    model: &Model,
    scope: &Scope,
    ranges: &[Option<(i64, i64)>],
    usual: Vec<i64>,
    work: &Work,
) -> Result<Vec<i64>, FormatError> {
    let Some((condition, line)) = &model.initial else {
        return Ok(usual);
    };
    if let Some(variable) = model.variables.iter().find(|one| one.init.is_some()) {
        let name = format!("{} init", variable.name);
        return Err(FormatError::at(variable.line, Wrong::Twice { name }));
    }
    let at = |what: Wrong| FormatError::at(*line, what);
    let condition = scope.resolve(condition)?;
    let mut between: Vec<(i64, i64)> = ranges.iter().map(|range| range.unwrap_or((0, 1))).collect();
    // An equation that must hold leaves one number.
    let parts = match &condition {
        Expression::All(all) => &all[..],
        one => std::slice::from_ref(one),
    };
    for (place, number) in parts.iter().filter_map(Expression::as_equation) {
        let name = &model.variables[place].name;
        let value = super::expression::Value::Int(number);
        between[place] = match fitting(name, &value, ranges[place], String::new) {
            Ok(number) => (number, number),
            // Nothing fits.
            Err(_) => (1, 0),
        };
    }
    let width = |&(low, high): &(i64, i64)| (i128::from(high) - i128::from(low) + 1).max(0) as u128;
    let combined = between
        .iter()
        .try_fold(1u128, |product, range| product.checked_mul(width(range)));
    let combined = combined.filter(|&combined| combined <= MOST_COMBINED);
    let Some(combined) = combined else {
        let what = format!("init … endinit: more than {MOST_COMBINED} combinations");
        return Err(at(Wrong::Unsupported { what }));
    };
    let progress = work.task("graph-task-explore", Some(combined as u64));
    let mut found = Vec::new();
    let mut state: Vec<i64> = between.iter().map(|&(low, _)| low).collect();
    for number in 0..combined {
        progress.tick()?;
        if number.is_multiple_of(1024) {
            work.claim(found.len() as u64 * 12)?;
        }
        if condition.holds(&state).map_err(at)? {
            found.extend_from_slice(&state);
        }
        for (place, &(low, high)) in state.iter_mut().zip(&between).rev() {
            if *place < high {
                *place += 1;
                break;
            }
            *place = low;
        }
    }
    if found.is_empty() && !model.variables.is_empty() {
        let what = "init".to_owned();
        return Err(at(Wrong::Missing { what }));
    }
    Ok(found)
}
