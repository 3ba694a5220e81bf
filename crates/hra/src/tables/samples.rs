//! A small game of everything that can be played, and the players that only it has: for examples, and for tests that play them all.

use super::GameSetup;
use super::arimaa::ArimaaStart;
use super::boards::BoardStart;
use super::kalah::KalahStart;
use crate::answers::Explain;
use crate::answers::boards::BoardPlace;
use crate::answers::heap::{HeapRules, HeapSolve, NAMES};
use crate::answers::kalah::KalahBoard;
use crate::answers::ludo::LudoGame;

/// A small game, and machines that play it.
#[derive(Clone, Debug)]
pub struct Sample {
    /// How it is set up.
    pub setup: GameSetup,
    /// Machines by name; both kinds where there are such: those that every game has and those that only this one has.
    pub players: &'static [&'static str],
}

/// Machines that every game has.
const EVERY: &[&str] = &["perfect", "random", "student:0.5"];

/// Every game of every list in every variant, on a board on which it is soon over.
#[must_use]
pub fn samples() -> Vec<Sample> {
    let mut all = Vec::new();
    all.extend(boards().map(plain));
    all.extend(heaps().map(plain));
    all.push(Sample {
        setup: GameSetup::Kalah(KalahStart {
            board: KalahBoard {
                pits: Some(3),
                seeds: Some(2),
                rules: None,
            },
            position: None,
        }),
        players: &[
            "perfect",
            "random",
            "student:0.5",
            "0",
            "1",
            "2",
            "3",
            "4",
            "5",
            "depth:3",
            "erring:0.5:perfect",
        ],
    });
    let sizes = [(2, 6, None), (2, 8, Some("neighbours")), (3, 4, None)];
    all.extend(sizes.map(|(players, fields, entries)| Sample {
        setup: GameSetup::Ludo(LudoGame {
            players,
            pieces: 1,
            fields,
            entries: entries.map(str::to_owned),
            variant: None,
            position: None,
            die: None,
        }),
        players: &[
            "perfect",
            "random",
            "student:0.5",
            "runner",
            "hunter",
            "careful",
            "selfish",
            "against:1",
        ],
    }));
    let arimaa = |position: Option<&str>| {
        GameSetup::Arimaa(ArimaaStart {
            position: position.map(str::to_owned),
        })
    };
    all.push(Sample {
        setup: arimaa(None),
        players: &["nodes:100"],
    });
    all.push(Sample {
        setup: arimaa(Some(NEARLY_OVER)),
        players: &["perfect", "random", "student:0.5", "hra", "depth:4"],
    });
    all
}

/// A position of Arimaa in which rabbits are a few turns from their goals.
const NEARLY_OVER: &str = "g [............e..........r................R..........E............]";

fn plain(setup: GameSetup) -> Sample {
    Sample {
        setup,
        players: EVERY,
    }
}

fn boards() -> impl Iterator<Item = GameSetup> {
    grids::GAMES.iter().flat_map(|game| {
        let named = game.variants.iter().map(|variant| Some(variant.name));
        let ends: &[bool] = if game.misere {
            &[false, true]
        } else {
            &[false]
        };
        let every = [None].into_iter().chain(named);
        every.flat_map(move |variant| {
            ends.iter().map(move |&misere| {
                GameSetup::Board(BoardStart {
                    place: BoardPlace {
                        game: game.name.to_owned(),
                        board: game.sample.to_owned(),
                        variant: variant.map(str::to_owned),
                    },
                    misere,
                })
            })
        })
    })
}

fn heaps() -> impl Iterator<Item = GameSetup> {
    NAMES.iter().flat_map(|name| {
        [false, true].map(|misere| {
            GameSetup::Heap(HeapSolve {
                rules: HeapRules {
                    rules: (*name).to_owned(),
                    own_rules: None,
                    misere,
                },
                heaps: vec![4, 5],
                explain: Explain::Short,
            })
        })
    })
}
