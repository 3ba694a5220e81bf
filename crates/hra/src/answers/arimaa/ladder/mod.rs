//! Our engine on a ladder of other programs: which games are still to be played, and where every version stands. It starts no program
//! and opens no file.

mod climb;
mod gauntlet;
mod results;
mod rung;

pub use climb::Climb;
pub use gauntlet::{ArimaaGauntlet, GauntletOpponent, GauntletPlayer, rated_rungs};
pub use results::{LadderGame, LadderMishap, ladder_games};
pub use rung::{Rung, rungs};

use super::ArimaaMishaps;
use crate::answers::Teller;
use crate::answers::table;
use lab::arimaa::contest::Mishap;
use lab::arimaa::ladder::{Outcome, Standing, standings};
use lab::interval::CONFIDENCE_95;
use say::Message;
use serde::Serialize;
use std::collections::{BTreeMap, HashSet};
use utoipa::ToSchema;

/// The games that a version has still to play so that there are so many rounds: round after round, in each every opponent twice with
/// colours changed. Each is the index of the opponent and the number of the game.
#[must_use]
pub fn games_left(
    done: &[LadderGame],
    rungs: &[Rung],
    label: &str,
    rounds: usize,
) -> Vec<(usize, usize)> {
    let ours = done.iter().filter(|game| game.label == label);
    let played: HashSet<(String, u64)> = ours.map(|game| (game.opponent(), game.game)).collect();
    let all = (0..rounds).flat_map(|round| {
        (0..rungs.len()).flat_map(move |rung| [(rung, 2 * round), (rung, 2 * round + 1)])
    });
    all.filter(|(rung, game)| !played.contains(&(rungs[*rung].title(), *game as u64)))
        .collect()
}

/// Where versions and opponents stand.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct ArimaaLadder {
    /// Games that were counted.
    pub games: u64,
    /// How many of them this run played.
    pub new: u64,
    /// The opponent whose rating is 1500: the first of the file.
    pub anchor: Option<String>,
    /// Everybody, the strongest first.
    pub players: Vec<LadderPlayer>,
    /// What versions did against opponents.
    pub pairings: Vec<LadderPairing>,
}

/// A version or an opponent.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct LadderPlayer {
    /// The label of the version, or the opponent with its conditions.
    pub name: String,
    /// Whether it is a version of ours.
    pub ours: bool,
    /// On Elo's scale; null where no chain of games ties it to the anchor.
    pub rating: Option<f64>,
    /// Half of the interval of 95 % around the rating.
    pub error: Option<f64>,
    /// Games.
    pub games: u64,
    /// Those that it won.
    pub won: u64,
    /// Those that it lost other than on the board.
    pub lost_by: ArimaaMishaps,
}

/// What a version did against an opponent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct LadderPairing {
    /// The version.
    pub label: String,
    /// The opponent with its conditions.
    pub opponent: String,
    /// Games that the version won.
    pub won: u64,
    /// Games that it lost.
    pub lost: u64,
    /// Games that either lost other than on the board.
    pub mishaps: u64,
}

impl LadderPlayer {
    fn new(standing: &Standing<'_>) -> Self {
        let Standing {
            name,
            ours,
            games,
            won,
            mishaps,
            rated,
        } = standing;
        LadderPlayer {
            name: (*name).to_owned(),
            ours: *ours,
            rating: rated.map(|found| found.rating),
            error: rated.map(|found| CONFIDENCE_95 * found.error),
            games: *games,
            won: *won,
            lost_by: (*mishaps).into(),
        }
    }
}

impl ArimaaLadder {
    /// Where everybody stands after these games, of which the last `new` are new.
    #[must_use]
    pub fn new(games: &[LadderGame], new: u64) -> Self {
        let opponents: Vec<String> = games.iter().map(LadderGame::opponent).collect();
        let outcome = |(game, theirs): (&LadderGame, &String)| -> (String, String, bool, bool) {
            (
                game.label.clone(),
                theirs.clone(),
                game.won,
                game.mishap.is_some(),
            )
        };
        let mut pairings: BTreeMap<(String, String), [u64; 3]> = BTreeMap::new();
        for (label, theirs, won, mishap) in games.iter().zip(&opponents).map(outcome) {
            let [wins, losses, mishaps] = pairings.entry((label, theirs)).or_default();
            *wins += u64::from(won);
            *losses += u64::from(!won);
            *mishaps += u64::from(mishap);
        }
        let outcomes: Vec<Outcome<'_>> = games
            .iter()
            .zip(&opponents)
            .map(|(game, theirs)| Outcome {
                ours: &game.label,
                theirs,
                won: game.won,
                mishap: game.mishap.map(Mishap::from),
            })
            .collect();
        ArimaaLadder {
            games: games.len() as u64,
            new,
            anchor: opponents.first().cloned(),
            players: standings(&outcomes).iter().map(LadderPlayer::new).collect(),
            pairings: pairings
                .into_iter()
                .map(|((label, opponent), [won, lost, mishaps])| LadderPairing {
                    label,
                    opponent,
                    won,
                    lost,
                    mishaps,
                })
                .collect(),
        }
    }

    /// The tables as they are told to a person.
    #[must_use]
    pub fn tell(&self, teller: &Teller) -> String {
        let told = Message::new("arimaa-ladder")
            .with("games", self.games)
            .with("new", self.new)
            .with("anchor", self.anchor.clone().unwrap_or_default());
        let head = |ids: &[&'static str]| ids.iter().map(|id| teller.get(id)).collect::<Vec<_>>();
        let mut players = vec![head(&[
            "arimaa-ladder-player",
            "arimaa-ladder-rating",
            "arimaa-ladder-games",
            "arimaa-ladder-won",
            "arimaa-ladder-time",
            "arimaa-ladder-crash",
            "arimaa-ladder-illegal",
        ])];
        for one in &self.players {
            let rating = match (one.rating, one.error) {
                (Some(rating), Some(error)) => format!("{rating:.0} ± {error:.0}"),
                _ => "?".to_owned(),
            };
            let mark = if one.ours { "* " } else { "  " };
            let counts = [
                one.games,
                one.won,
                one.lost_by.time,
                one.lost_by.crash,
                one.lost_by.illegal_move,
            ];
            let mut row = vec![format!("{mark}{}", one.name), rating];
            row.extend(counts.map(|count| count.to_string()));
            players.push(row);
        }
        let mut pairings = vec![head(&[
            "arimaa-ladder-pairing",
            "arimaa-ladder-won",
            "arimaa-ladder-lost",
            "arimaa-ladder-mishaps",
        ])];
        for one in &self.pairings {
            let mut row = vec![format!("{} – {}", one.label, one.opponent)];
            row.extend([one.won, one.lost, one.mishaps].map(|count| count.to_string()));
            pairings.push(row);
        }
        format!(
            "{}\n\n{}\n\n{}",
            teller.say(&told),
            table(&players),
            table(&pairings)
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(label: &str, number: u64) -> LadderGame {
        LadderGame {
            label: label.to_owned(),
            engine: "hra".to_owned(),
            opponent: "weak".to_owned(),
            conditions: "nodes=5".to_owned(),
            command: "hra".to_owned(),
            game: number,
            gold: number.is_multiple_of(2),
            won: true,
            reason: 'g',
            mishap: Some(LadderMishap::IllegalMove),
            plies: 40,
        }
    }

    /// What a file says is read back, a line that a kill cut off is left out, and a foreign line is named.
    #[test]
    fn results_survive_a_kill() {
        let games = [game("a", 0), game("a", 1)];
        let mut text: String = games.iter().map(|game| game.line().unwrap()).collect();
        let whole = text.len();
        text.push_str("{\"label\":\"a\",");
        let (bytes, read) = ladder_games(text.as_bytes()).unwrap();
        assert_eq!((bytes, &read[..]), (whole, &games[..]));
        assert_eq!(ladder_games(b"").unwrap(), (0, vec![]));
        assert!(ladder_games(format!("{{}}\n{text}").as_bytes()).is_err());
    }

    /// Rounds are filled up game by game; what another version did counts for that one only.
    #[test]
    fn only_what_is_missing_is_played() {
        let lines = ["weak nodes=5 hra", "strong nodes=9 hra"];
        let rungs = rungs(lines).unwrap();
        let done = [game("new", 1), game("old", 0)];
        let left = games_left(&done, &rungs, "new", 2);
        assert_eq!(
            left,
            [(0, 0), (1, 0), (1, 1), (0, 2), (0, 3), (1, 2), (1, 3)]
        );
        assert_eq!(games_left(&done, &rungs[..1], "new", 1), [(0, 0)]);
        assert_eq!(games_left(&done, &rungs, "new", 0), []);
    }
}
