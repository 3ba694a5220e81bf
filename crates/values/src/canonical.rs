//! From any lists of options to the canonical form: numbers by the simplest number that fits, otherwise
//! dominated options removed and reversible ones bypassed.

use crate::nus::number_birthday;
use crate::values::Node;
use crate::{Dyadic, Nus, Unable, Value, Values};
use rules::Side;

/// A game that is no number, on its way to canonical form. Its lists change, its value does not.
struct Form {
    left: Vec<Value>,
    right: Vec<Value>,
    left_stop: Dyadic,
    right_stop: Dyadic,
}

/// One end of the gap between the options: numbers beyond `stop` fit, and `stop` itself if `closed`.
#[derive(Clone, Copy)]
struct End {
    stop: Dyadic,
    closed: bool,
}

impl Values {
    /// The value of the game with these options.
    ///
    /// # Errors
    /// When memory is exhausted, a number out of range or the game too deep.
    pub fn make(&self, left: &[Value], right: &[Value]) -> Result<Value, Unable> {
        self.canonical(left.to_vec(), right.to_vec())
    }

    pub(crate) fn canonical(
        &self,
        mut left: Vec<Value>,
        mut right: Vec<Value>,
    ) -> Result<Value, Unable> {
        tidy(&mut left);
        tidy(&mut right);
        let low = self.end(Side::Left, &left)?;
        let high = self.end(Side::Right, &right)?;
        if let Some(number) = fitting_number(low, high)? {
            return self.number(number);
        }
        let (Some(low), Some(high)) = (low, high) else {
            unreachable!("without options on one side some integer fits");
        };
        let mut form = Form {
            left,
            right,
            left_stop: low.stop,
            right_stop: high.stop,
        };
        self.prune(Side::Left, &mut form.left)?;
        self.prune(Side::Right, &mut form.right)?;
        let changed = self.bypass_left(&mut form)? | self.bypass_right(&mut form)?;
        if changed {
            self.prune(Side::Left, &mut form.left)?;
            self.prune(Side::Right, &mut form.right)?;
        }
        self.keep_canonical(form.left, form.right)
    }

    /// Keeps lists that are canonical already, as the short form that they may have.
    pub(crate) fn keep_canonical(
        &self,
        mut left: Vec<Value>,
        mut right: Vec<Value>,
    ) -> Result<Value, Unable> {
        left.sort_unstable();
        right.sort_unstable();
        let short = |options: &[Value]| -> Option<Vec<Nus>> {
            options.iter().map(|&option| self.nus(option)).collect()
        };
        if let (Some(left), Some(right)) = (short(&left), short(&right))
            && let Some(nus) = Nus::recognise(&left, &right)
        {
            return self.intern_nus(nus);
        }
        self.intern_options(&left, &right)
    }

    /// Where the numbers begin that are not refuted by a move of `side` to one of its options.
    fn end(&self, side: Side, options: &[Value]) -> Result<Option<End>, Unable> {
        if options.is_empty() {
            return Ok(None);
        }
        let stop = self.extreme_stop(side, options);
        let number = self.number(stop)?;
        let mut closed = true;
        for &option in options {
            let node = self.node(option);
            let refuted = match side {
                Side::Left => node.right_stop == stop && self.le(number, option)?,
                Side::Right => node.left_stop == stop && self.le(option, number)?,
            };
            closed &= !refuted;
        }
        Ok(Some(End { stop, closed }))
    }

    /// Removes the options that `side` need not consider because another is at least as good.
    pub(crate) fn prune(&self, side: Side, options: &mut Vec<Value>) -> Result<(), Unable> {
        let mut kept: Vec<Value> = Vec::with_capacity(options.len());
        for &option in options.iter() {
            let worse = |a: Value, b: Value| match side {
                Side::Left => self.le(a, b),
                Side::Right => self.le(b, a),
            };
            let mut dominated = false;
            let mut place = 0;
            while place < kept.len() {
                if worse(option, kept[place])? {
                    dominated = true;
                    break;
                }
                if worse(kept[place], option)? {
                    kept.swap_remove(place);
                } else {
                    place += 1;
                }
            }
            if !dominated {
                kept.push(option);
            }
        }
        *options = kept;
        Ok(())
    }

    /// Replaces every left option that Right can reverse by what Left would then have.
    fn bypass_left(&self, form: &mut Form) -> Result<bool, Unable> {
        let mut changed = false;
        let mut place = 0;
        'options: while place < form.left.len() {
            for &answer in self.options(form.left[place], Side::Right)? {
                if self.node_at_most_form(answer, form)? {
                    form.left.swap_remove(place);
                    for &option in self.options(answer, Side::Left)? {
                        if !form.left.contains(&option) {
                            form.left.push(option);
                        }
                    }
                    changed = true;
                    continue 'options;
                }
            }
            place += 1;
        }
        Ok(changed)
    }

    /// The same for Right.
    fn bypass_right(&self, form: &mut Form) -> Result<bool, Unable> {
        let mut changed = false;
        let mut place = 0;
        'options: while place < form.right.len() {
            for &answer in self.options(form.right[place], Side::Left)? {
                if self.form_at_most_node(form, answer)? {
                    form.right.swap_remove(place);
                    for &option in self.options(answer, Side::Right)? {
                        if !form.right.contains(&option) {
                            form.right.push(option);
                        }
                    }
                    changed = true;
                    continue 'options;
                }
            }
            place += 1;
        }
        Ok(changed)
    }

    fn node_at_most_form(&self, a: Value, form: &Form) -> Result<bool, Unable> {
        let node = self.node(a);
        if node.left_stop < form.right_stop {
            return Ok(true);
        }
        if node.left_stop > form.left_stop || node.right_stop > form.right_stop {
            return Ok(false);
        }
        for &option in &form.right {
            if self.le(option, a)? {
                return Ok(false);
            }
        }
        if is_number(node) {
            return Ok(true);
        }
        for &option in self.options(a, Side::Left)? {
            if self.form_at_most_node(form, option)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn form_at_most_node(&self, form: &Form, b: Value) -> Result<bool, Unable> {
        let node = self.node(b);
        if form.left_stop < node.right_stop {
            return Ok(true);
        }
        if form.left_stop > node.left_stop || form.right_stop > node.right_stop {
            return Ok(false);
        }
        for &option in &form.left {
            if self.le(b, option)? {
                return Ok(false);
            }
        }
        if is_number(node) {
            return Ok(true);
        }
        for &option in self.options(b, Side::Right)? {
            if self.node_at_most_form(option, form)? {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

fn is_number(node: &Node) -> bool {
    node.nus.is_some_and(Nus::is_number)
}

fn tidy(options: &mut Vec<Value>) {
    options.sort_unstable();
    options.dedup();
}

/// The simplest number in the gap, if there is a number in it.
fn fitting_number(low: Option<End>, high: Option<End>) -> Result<Option<Dyadic>, Unable> {
    let stop = |end: Option<End>| end.map(|end| end.stop);
    if let (Some(low), Some(high)) = (low, high) {
        if low.stop > high.stop {
            return Ok(None);
        }
        if low.stop == high.stop {
            return Ok((low.closed && high.closed).then_some(low.stop));
        }
    }
    let inside = Dyadic::simplest_between(stop(low), stop(high));
    let ends = [low, high].into_iter().flatten();
    let closed = ends.filter(|end| end.closed).map(|end| end.stop);
    closed
        .chain(inside)
        .min_by_key(|&number| number_birthday(number))
        .map(Some)
        .ok_or(Unable::OutOfRange)
}
