//! The laboratory: experiments as files, cut into shards that survive whatever happens to whoever does them; what they found, told and
//! compared. Files are opened by who calls.

mod compare;
mod file;
mod kinds;
mod means;
mod published;
mod question;
mod report;
mod results;
mod run;
mod shown;
mod status;
mod taking;

pub use compare::{ComparedFact, ComparedFigure, ComparedPart, LabComparison, LabSide};
pub use file::{Experiment, Part, PublishedFigure};
pub(in crate::answers) use kinds::met;
pub use kinds::{
    ArimaaEvolved, ArimaaFitted, ArimaaJudging, ArimaaOrdered, ArimaaProgramMatch,
    ArimaaSelfplayed, ArimaaTrained, Lessons, Plan, Sharded, written,
};
pub use means::{Means, NoMeans};
pub use published::{LabWork, LabWorks, works};
pub use question::{LabInit, LabRun};
pub use report::{
    Agreement, Answered, CurveGroup, CurvesTable, DuelRow, FactsTable, LabReport, NamedFact,
    NumberGroup, NumbersTable, RatedPlayer, RatingsTable, ReportPart, ReportTable, ShareGroup,
    ShareOf, SharesTable, Tabled,
};
pub use results::{LabPart, LabResults};
pub use run::Laboratory;
pub use status::{LabDone, LabPartStatus, LabStatus};
