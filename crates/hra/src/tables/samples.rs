//! A small game of everything that can be played, and the players that only it has: for examples, and for tests that play them all.

use super::GameSetup;
use super::boards::BoardStart;
use super::kalah::KalahStart;
use crate::answers::boards::BoardPlace;
use crate::answers::heap::{HeapRules, HeapSolve, NAMES};
use crate::answers::kalah::KalahBoard;
use crate::answers::ludo::LudoGame;

/// A small game, and some of the players that only it has.
#[derive(Clone, Debug)]
pub struct Sample {
    /// How it is set up.
    pub setup: GameSetup,
    /// Players by name, beside those that every game has.
    pub own: &'static [&'static str],
}

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
        own: &[
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
    all.extend([(2, 6), (3, 4)].map(|(players, fields)| Sample {
        setup: GameSetup::Ludo(LudoGame {
            players,
            pieces: 1,
            fields,
            variant: None,
            position: None,
            die: None,
        }),
        own: &["runner", "hunter", "careful", "selfish", "against:1"],
    }));
    all
}

fn plain(setup: GameSetup) -> Sample {
    Sample { setup, own: &[] }
}

fn boards() -> impl Iterator<Item = GameSetup> {
    grids::GAMES.iter().flat_map(|game| {
        let named = game.variants.iter().map(|variant| Some(variant.name));
        let ends: &[bool] = if game.impartial {
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
            })
        })
    })
}
