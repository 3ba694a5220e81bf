//! The table of all strategies of a tree, and its equilibria.

use super::TreeInput;
use crate::Told;
use crate::answers::matrix::BimatrixSolution;
use crate::answers::{Asked, Example, Question, Teller};
use ::matrix::tree;
use say::Message;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What are the equilibria of a tree in plans for the whole game?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct TreeTable {
    /// Which tree.
    #[serde(flatten)]
    pub tree: TreeInput,
    /// Fractions instead of floating numbers.
    #[serde(default)]
    pub exact: bool,
}

impl Question for TreeTable {
    const NAME: &'static str = "tree.table";
    const ABOUT: &'static str = "The strategic form of a tree, and its equilibria.";
    const EXAMPLE: Example = Example::new(
        r#"{"source": {"heap": {"rules": "nim", "heaps": [1, 1]}}}"#,
        &["tree", "table", "--heap", "nim", "1", "1"],
    );
    type Answer = BimatrixSolution;

    fn check(&self) -> Result<(), Told> {
        self.tree.check()
    }

    fn answer(&self, asked: &mut Asked<'_>) -> Result<BimatrixSolution, Told> {
        let tree = self.tree.read(asked.words, asked.work)?;
        let game = tree::strategic_form(&tree, asked.work)?.game;
        let answer = ::matrix::answer_bimatrix(&game, None, asked.work)?;
        Ok(BimatrixSolution::of(game, answer, self.exact, asked.words))
    }

    fn tell(&self, answer: &BimatrixSolution, teller: &Teller) -> String {
        let columns = answer.row_payoffs.first().map_or(0, Vec::len);
        let about = Message::new("tree-table-about")
            .with("rows", answer.row_payoffs.len())
            .with("columns", columns);
        format!("{}\n{}", teller.say(&about), answer.told(teller))
    }
}
