//! The exact value of a position, its best moves and a best line.

use super::board::line_text;
use super::{KalahBoard, board_text, fitting, letters};
use crate::Told;
use crate::answers::{Asked, Example, Question, Teller};
use kalah::database::Database;
use kalah::solve::{Effort, KIND, Solver, question};
use rules::{Game, Notation};
use say::Message;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use work::keep::Piece;

/// Who wins, by how much, and how?
#[derive(Clone, Default, Serialize, Deserialize, ToSchema)]
pub struct KalahSolve {
    /// Which board and rules.
    #[serde(flatten)]
    pub board: KalahBoard,
    /// South's pits, North's pits, stores and who is to move: `4,4,4/4,4,4/0,0/s`; the start if nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// Known values of boards with few beans, where somebody opened a file of them.
    #[serde(skip)]
    pub database: Option<Database>,
}

/// Perfect play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct KalahSolution {
    /// Final stores under perfect play, mover minus other.
    pub value: i32,
    /// Every move that reaches it, by its letter.
    pub best_moves: Vec<String>,
    /// Boards visited.
    pub nodes: u64,
    /// Always: nothing else is answered here.
    pub proven: bool,
    /// One line of perfect play.
    pub line: Vec<String>,
    /// The position.
    pub position: String,
    /// The rules.
    pub rules: String,
    /// The board as people see it.
    #[serde(skip)]
    board: String,
}

impl Question for KalahSolve {
    const NAME: &'static str = "kalah.solve";
    const ABOUT: &'static str = "The exact value of a position, its best moves and a best line.";
    const EXAMPLE: Example = Example::new(
        r#"{"pits": 3, "seeds": 2, "rules": "standard"}"#,
        &[
            "kalah", "solve", "--pits", "3", "--beans", "2", "--rules", "standard",
        ],
    );
    const KEEPS: bool = true;
    type Answer = KalahSolution;

    fn check(&self) -> Result<(), Told> {
        self.board.game_from(self.position.as_deref()).map(drop)
    }

    fn answer(&self, asked: &mut Asked<'_>) -> Result<KalahSolution, Told> {
        let work = asked.work;
        let game = self.board.game_from(self.position.as_deref())?;
        let start = game.start();
        let keeper = &mut *asked.keeper;
        let common = question(&game);
        let piece = Piece {
            name: "search",
            kind: KIND,
            question: &common,
        };
        // Before anything is computed: where nothing can be kept, that is said at once.
        let found = keeper.load(&piece)?;
        let database = fitting(&game, self.database.as_ref())?;
        let effort = Effort::patient(&game, database, work)?;
        let mut solver = Solver::new(work, &game, effort)?;
        if let Some(found) = found {
            let restored = solver.restore(&found);
            restored.map_err(|why| keeper.refuse(&piece, &why))?;
        }
        let mut kept = Ok(());
        let solution = solver.solve(work, &start, &mut |solver| {
            if keeper.due()
                && let Err(error) = keeper.save(&piece, &solver.save())
            {
                kept = Err(error);
            }
        })?;
        kept?;
        Ok(KalahSolution {
            value: solution.value,
            best_moves: letters(&game, &start, &solution.best),
            nodes: solution.nodes,
            proven: true,
            line: line_text(&game, &start, &solution.line),
            position: game.write_state(&start),
            rules: game.rules().to_string(),
            board: board_text(&start),
        })
    }

    fn tell(&self, answer: &KalahSolution, teller: &Teller) -> String {
        let id = match answer.value.signum() {
            1 => "kalah-value-win",
            0 => "kalah-value-draw",
            _ => "kalah-value-loss",
        };
        let value = Message::new(id).with("value", answer.value.unsigned_abs());
        let mut lines = vec![answer.board.clone(), teller.strong(&teller.say(&value))];
        if !answer.best_moves.is_empty() {
            let best = answer.best_moves.join(" ");
            lines.push(teller.say(&Message::new("kalah-best-moves").with("moves", best)));
            let line = answer.line.join(" ");
            lines.push(teller.say(&Message::new("kalah-best-line").with("line", line)));
        }
        let nodes = Message::new("kalah-nodes").with("nodes", answer.nodes.to_string());
        lines.push(teller.say(&nodes));
        lines.join("\n")
    }
}
