//! Arimaa: positions and records, what they say of turns, setups and players, as documents. It reads no files and knows no clocks.

mod analyse;
mod annotate;
mod attempt;
mod bench;
mod blocks;
mod clock;
mod contest;
pub mod drawing;
mod ending;
mod eval;
mod evolve;
mod given;
mod insight;
mod judged;
mod kept;
mod kit;
pub mod ladder;
mod learning;
mod look;
mod perft;
mod picture;
mod pieces;
mod puzzles;
mod record;
mod replay;
mod school;
mod selfplay;
mod setups;
mod show;
mod source;
mod strategies;
mod study;
mod terms;
mod turns;

pub use analyse::{ArimaaAnalyse, ArimaaAnalysis, ArimaaLine};
pub use annotate::{ArimaaAnnotate, ArimaaAnnotated};
pub use attempt::{ArimaaAim, ArimaaAttempt, ArimaaAttempted};
pub use bench::{ArimaaBench, ArimaaSpeed};
pub use blocks::BlockRun;
pub use clock::{ArimaaClock, ArimaaClocks};
pub use contest::{ArimaaContest, ArimaaContestant, ArimaaMishaps, ArimaaSprt};
pub use ending::{ArimaaEnd, colour_name, told_ending};
pub use eval::{ArimaaEval, ArimaaJudgement};
pub use evolve::{ArimaaEvolve, EvolveAnswer, EvolveMeasure, EvolvedVector, EvolvedVerdict};
pub use given::{Given, given, position};
pub use judged::{ArimaaJudge, ArimaaJudged};
pub use kit::{ArimaaKit, ArimaaKitAnswer};
pub use learning::*;
pub use look::{ArimaaLook, ArimaaLooked};
pub use perft::{ArimaaNodes, ArimaaPerft};
pub use puzzles::{ArimaaPuzzles, ArimaaPuzzlesAnswer};
pub use record::{ArimaaRecord, ArimaaRecorded};
pub use replay::{ArimaaReplay, ArimaaReplayed};
pub use school::{ArimaaSchool, ArimaaSchoolAnswer};
pub use selfplay::{ArimaaSelfplay, SelfplayRun};
pub use setups::{ArimaaSetups, ArimaaSetupsAnswer, SetupAnswer, setup_rows};
pub use show::{ArimaaShow, ArimaaShown};
pub use source::{ArimaaFile, ArimaaFilter, file_name};
pub use strategies::{ArimaaStrategies, StrategiesAnswer, StrategiesGame, StrategiesStanding};
pub use study::*;

pub use terms::{ArimaaMatch, ArimaaOpenings, ArimaaTerms, option};
pub use turns::{ArimaaTurns, ArimaaTurnsAnswer};

use crate::answers::numbers::within;

/// A record that is short and whole, for examples.
const GAME: &str = "\
Gold: Anna
Silver: Bob
Result: 1-0
Termination: r

1g Ra1 Rb1 Rc1 Dd1 De1 Rf1 Rg1 Rh1 Ra2 Hb2 Cc2 Md2 Ee2 Cf2 Hg2 Rh2
1s ra8 rb8 rc8 dd8 de8 rf8 rg8 rh8 ra7 hb7 cc7 md7 ee7 cf7 hg7 rh7
2g Ee2n Ee3n Ee4n Ee5w
2s ee7s ee6e ef6s cc7s cc6x
3g Ed5n
3s resigns
";
