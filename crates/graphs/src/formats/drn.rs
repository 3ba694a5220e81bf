//! Storm's direct encoding (DRN), out only. Where both players choose, Max is player 0, Min player 1; where one chooses at most,
//! the graph is a decision process, which Storm's own reader takes. Graphs whose sinks are worth neither 0 nor 1 draw between
//! two sinks instead.

use super::tra::Explicit;
use crate::Graph;
use std::fmt::Write;

/// Writes a graph for Storm. Sinks of value 1 are labelled `win`.
#[must_use]
pub fn to_drn(graph: &Graph) -> String {
    let explicit = Explicit::of(graph);
    let chooses = |owner| {
        let mut states = explicit.states.iter();
        states.any(|state| state.owner == owner && state.choices.len() > 1)
    };
    let game = chooses(0) && chooses(1);
    let kind = if game { "SMG" } else { "MDP" };
    let mut text = format!("// Exported by hra\n@type: {kind}\n@parameters\n\n@reward_models\n\n");
    // Writing into a string cannot fail.
    let _ = writeln!(text, "@nr_states\n{}", explicit.states.len());
    let _ = writeln!(text, "@nr_choices\n{}\n@model", explicit.choices());
    for (number, state) in explicit.states.iter().enumerate() {
        let _ = write!(text, "state {number}");
        if game {
            let _ = write!(text, " <{}>", state.owner);
        }
        if number == explicit.start as usize {
            text.push_str(" init");
        }
        if state.wins {
            text.push_str(" win");
        }
        text.push('\n');
        for (action, draws) in state.choices.iter().enumerate() {
            let _ = writeln!(text, "\taction {action}");
            for (to, probability) in draws {
                let _ = writeln!(text, "\t\t{to} : {probability}");
            }
        }
    }
    text
}
