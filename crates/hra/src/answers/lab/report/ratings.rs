//! Who is how strong: ratings of all players from all their games (Bradley and Terry), with errors.

use lab::elo::{Rated, Score, centred};
use lab::experiment::{Duel, Measure};
use lab::interval::CONFIDENCE_95;
use serde::Serialize;

/// Players with their ratings, and what they did against each other.
#[derive(Clone, Debug, Serialize)]
pub struct RatingsTable {
    /// The strongest first; the mean of all is 1500, and errors are those of the difference to it.
    pub players: Vec<RatedPlayer>,
    /// Each against each.
    pub duels: Vec<DuelRow>,
}

/// A player.
#[derive(Clone, Debug, Serialize)]
pub struct RatedPlayer {
    /// What he is called.
    pub player: String,
    /// Games against others.
    pub games: u64,
    /// Games won, and half of those that nobody won.
    pub points: f64,
    /// His rating; nothing where no chain of games ties him to the first one.
    pub rating: Option<f64>,
    /// Its standard error.
    pub error: Option<f64>,
    /// The lower end of its interval of 95 %.
    pub lower: Option<f64>,
    /// The upper end.
    pub upper: Option<f64>,
}

/// What two did against each other.
#[derive(Clone, Debug, Serialize)]
pub struct DuelRow {
    /// The group.
    pub group: String,
    /// What was counted.
    #[serde(flatten)]
    pub duel: Duel,
}

/// The table of all duels.
pub(super) fn table(found: &[(&str, &Measure)]) -> RatingsTable {
    let mut duels = Vec::new();
    for (group, measure) in found {
        if let Measure::Duel(duel) = measure {
            let (group, duel) = ((*group).to_owned(), duel.clone());
            duels.push(DuelRow { group, duel });
        }
    }
    let mut names: Vec<&str> = Vec::new();
    for name in duels.iter().flat_map(|row| [&row.duel.a, &row.duel.b]) {
        if !names.contains(&name.as_str()) {
            names.push(name);
        }
    }
    let place = |name: &str| names.iter().position(|other| *other == name).unwrap_or(0);
    let points = |duel: &Duel| {
        let half = duel.drawn as f64 / 2.0;
        (duel.won as f64 + half, duel.lost as f64 + half)
    };
    let score = |row: &DuelRow| {
        let (points_a, points_b) = points(&row.duel);
        Score {
            a: place(&row.duel.a),
            b: place(&row.duel.b),
            points_a,
            points_b,
        }
    };
    let scores: Vec<Score> = duels.iter().map(score).collect();
    let rated = centred(names.len(), &scores);
    let player = |(at, name): (usize, &&str)| {
        let met = scores.iter().filter(|score| score.a != score.b);
        let (mut games, mut won) = (0.0, 0.0);
        for score in met.filter(|score| score.a == at || score.b == at) {
            games += score.points_a + score.points_b;
            won += if score.a == at {
                score.points_a
            } else {
                score.points_b
            };
        }
        let found = rated.get(at).copied().flatten();
        let end = |sign: f64| {
            let end = |rated: Rated| rated.rating + sign * CONFIDENCE_95 * rated.error;
            found.map(end)
        };
        RatedPlayer {
            player: (*name).to_owned(),
            games: games as u64,
            points: won,
            rating: found.map(|rated| rated.rating),
            error: found.map(|rated| rated.error),
            lower: end(-1.0),
            upper: end(1.0),
        }
    };
    let mut players: Vec<RatedPlayer> = names.iter().enumerate().map(player).collect();
    let key = |player: &RatedPlayer| player.rating.unwrap_or(f64::NEG_INFINITY);
    players.sort_by(|a, b| key(b).total_cmp(&key(a)));
    RatingsTable { players, duels }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_strongest_is_first_and_games_against_oneself_say_nothing() {
        let duel = |a: &str, b: &str, won, drawn, lost| {
            let (a, b) = (a.to_owned(), b.to_owned());
            Measure::Duel(Duel {
                a,
                b,
                won,
                drawn,
                lost,
            })
        };
        let found = [
            ("x/x", duel("x", "x", 9, 0, 1)),
            ("x/y", duel("x", "y", 10, 4, 86)),
            ("z/q", duel("z", "q", 1, 0, 0)),
        ];
        let found: Vec<(&str, &Measure)> = found.iter().map(|(name, duel)| (*name, duel)).collect();
        let table = table(&found);
        let names: Vec<&str> = table
            .players
            .iter()
            .map(|player| player.player.as_str())
            .collect();
        assert_eq!(names[..2], ["y", "x"]);
        let [y, x] = [&table.players[0], &table.players[1]];
        assert_eq!((y.games, y.points, x.points), (100, 88.0, 12.0));
        let (high, low) = (y.rating.unwrap(), x.rating.unwrap());
        assert!((high + low - 3000.0).abs() < 1e-6 && high - low > 300.0);
        assert!(y.lower.unwrap() < high && high < y.upper.unwrap());
        assert_eq!(table.players[3].rating, None);
    }
}
