//! The list of all questions. Routes, jobs, the description of the API and the test that compares terminal and server are
//! made from it; a new question is a line here.

use super::entry::Entry;
use super::{arimaa, boards, cgt, dawson, graph, heap, kalah, ludo, matrix, reproduce, tree};

/// Every question, family by family.
pub static QUESTIONS: &[Entry] = &[
    Entry::of::<heap::HeapSolve>(),
    Entry::of::<heap::HeapSequence>(),
    Entry::of::<heap::HeapTable>(),
    Entry::of::<heap::HeapGraph>(),
    Entry::of::<heap::HeapNames>(),
    Entry::of::<graph::GraphSolve>(),
    Entry::of::<graph::GraphInput>(),
    Entry::of::<graph::GraphConvert>(),
    Entry::of::<graph::GraphGenerate>(),
    Entry::of::<graph::GraphShow>(),
    Entry::of::<graph::GraphVerify>(),
    Entry::of::<graph::GraphMethods>(),
    Entry::of::<graph::GraphExamples>(),
    Entry::of::<boards::BoardGames>(),
    Entry::of::<boards::BoardWorth>(),
    Entry::of::<boards::BoardSolve>(),
    Entry::of::<boards::BoardGraph>(),
    Entry::of::<boards::BoardLook>(),
    Entry::of::<boards::BoardParts>(),
    Entry::of::<boards::BoardWalk>(),
    Entry::of::<dawson::DawsonSolve>(),
    Entry::of::<kalah::KalahSolve>(),
    Entry::of::<kalah::KalahAnalyse>(),
    Entry::of::<kalah::KalahAnnotate>(),
    Entry::of::<kalah::KalahTournament>(),
    Entry::of::<kalah::KalahEnumerate>(),
    Entry::of::<kalah::KalahReport>(),
    Entry::of::<kalah::KalahDatabase>(),
    Entry::of::<kalah::KalahStatistics>(),
    Entry::of::<ludo::LudoGame>(),
    Entry::of::<ludo::LudoPlace>(),
    Entry::of::<ludo::LudoSize>(),
    Entry::of::<ludo::LudoSolve>(),
    Entry::of::<ludo::LudoSimulate>(),
    Entry::of::<ludo::LudoTable>(),
    Entry::of::<ludo::LudoGraph>(),
    Entry::of::<arimaa::ArimaaTurns>(),
    Entry::of::<arimaa::ArimaaPerft>(),
    Entry::of::<arimaa::ArimaaShow>(),
    Entry::of::<arimaa::ArimaaReplay>(),
    Entry::of::<arimaa::ArimaaEval>(),
    Entry::of::<arimaa::ArimaaStudy>(),
    Entry::of::<arimaa::ArimaaSetups>(),
    Entry::of::<arimaa::ArimaaStrategies>(),
    Entry::of::<arimaa::ArimaaEvolve>(),
    Entry::of::<arimaa::ArimaaBench>(),
    Entry::of::<matrix::MatrixSolve>(),
    Entry::of::<matrix::MatrixBimatrix>(),
    Entry::of::<matrix::MatrixRespond>(),
    Entry::of::<matrix::MatrixContinuous>(),
    Entry::of::<tree::TreeRead>(),
    Entry::of::<tree::TreeSolve>(),
    Entry::of::<tree::TreeDraw>(),
    Entry::of::<tree::TreeWalk>(),
    Entry::of::<tree::TreeTable>(),
    Entry::of::<cgt::CgtEval>(),
    Entry::of::<cgt::CgtRun>(),
    Entry::of::<cgt::CgtSheet>(),
    Entry::of::<cgt::CgtSum>(),
    Entry::of::<cgt::CgtThermograph>(),
    Entry::of::<reproduce::Reproduce>(),
];

/// The question with this name.
#[must_use]
pub fn find(name: &str) -> Option<&'static Entry> {
    QUESTIONS.iter().find(|entry| entry.name == name)
}
