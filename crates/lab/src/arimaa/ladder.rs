//! Where versions of a program stand among fixed opponents: results of any number of games, as ratings. It plays nothing and keeps
//! nothing.

use super::contest::{Mishap, Mishaps};
use crate::elo::{Rated, Score, anchored};

/// One game of a version against an opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome<'r> {
    /// The version.
    pub ours: &'r str,
    /// The opponent, with its conditions.
    pub theirs: &'r str,
    /// Whether the version won.
    pub won: bool,
    /// How the loser lost other than on the board.
    pub mishap: Option<Mishap>,
}

/// How a version or an opponent stands.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing<'r> {
    /// Its name.
    pub name: &'r str,
    /// Whether it is a version of ours.
    pub ours: bool,
    /// Games.
    pub games: u64,
    /// Those that it won.
    pub won: u64,
    /// How it lost other than on the board.
    pub mishaps: Mishaps,
    /// Its rating; the first opponent of all has the average. Nothing where no chain of games ties them.
    pub rated: Option<Rated>,
}

/// All versions and opponents, the strongest first; the first opponent is the anchor of the scale.
#[must_use]
pub fn standings<'r>(outcomes: &[Outcome<'r>]) -> Vec<Standing<'r>> {
    let mut all: Vec<Standing<'r>> = Vec::new();
    let mut scores: Vec<Score> = Vec::new();
    for outcome in outcomes {
        let [ours, theirs] = [(outcome.ours, true), (outcome.theirs, false)]
            .map(|(name, ours)| place(&mut all, name, ours));
        let (winner, loser) = if outcome.won {
            (ours, theirs)
        } else {
            (theirs, ours)
        };
        all[winner].won += 1;
        all[winner].games += 1;
        all[loser].games += 1;
        all[loser].mishaps.add(outcome.mishap);
        let met = scores
            .iter()
            .position(|one| (one.a, one.b) == (ours, theirs));
        let at = met.unwrap_or_else(|| {
            scores.push(Score {
                a: ours,
                b: theirs,
                points_a: 0.0,
                points_b: 0.0,
            });
            scores.len() - 1
        });
        if outcome.won {
            scores[at].points_a += 1.0;
        } else {
            scores[at].points_b += 1.0;
        }
    }
    let anchor = all.iter().position(|one| !one.ours).unwrap_or(0);
    let rated = anchored(all.len(), &scores, anchor);
    for (one, rated) in all.iter_mut().zip(rated) {
        one.rated = rated;
    }
    let rating = |one: &Standing<'_>| one.rated.map_or(f64::NEG_INFINITY, |found| found.rating);
    all.sort_by(|a, b| rating(b).total_cmp(&rating(a)).then(a.name.cmp(b.name)));
    all
}

fn place<'r>(all: &mut Vec<Standing<'r>>, name: &'r str, ours: bool) -> usize {
    let known = all
        .iter()
        .position(|one| one.name == name && one.ours == ours);
    known.unwrap_or_else(|| {
        all.push(Standing {
            name,
            ours,
            games: 0,
            won: 0,
            mishaps: Mishaps::default(),
            rated: None,
        });
        all.len() - 1
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::elo::AVERAGE;

    fn games(
        ours: &'static str,
        theirs: &'static str,
        won: usize,
        lost: usize,
    ) -> Vec<Outcome<'static>> {
        let game = |won| Outcome {
            ours,
            theirs,
            won,
            mishap: None,
        };
        let mut all = vec![game(true); won];
        all.extend(vec![game(false); lost]);
        all
    }

    /// More games against another opponent change neither the anchor nor who is stronger.
    #[test]
    fn versions_are_rated_on_one_scale() {
        let mut all = games("old", "rung", 10, 30);
        all.extend(games("new", "rung", 30, 10));
        let rating = |all: &[Outcome<'static>], name: &str| {
            let found = standings(all);
            let one = found.iter().find(|one| one.name == name).unwrap();
            one.rated.unwrap().rating
        };
        assert_eq!(rating(&all, "rung"), AVERAGE);
        let gain = rating(&all, "new") - rating(&all, "old");
        assert!(gain > 300.0, "{gain}");
        all.extend(games("new", "higher rung", 5, 15));
        assert_eq!(rating(&all, "rung"), AVERAGE);
        assert_eq!(standings(&all)[0].name, "higher rung");
    }

    /// A name on both sides is two players.
    #[test]
    fn every_game_is_counted_once_on_either_side() {
        let mut all = games("same", "same", 3, 2);
        all[4].mishap = Some(Mishap::Time);
        let found = standings(&all);
        let ours = found.iter().find(|one| one.ours).unwrap();
        let theirs = found.iter().find(|one| !one.ours).unwrap();
        assert_eq!((ours.games, ours.won, ours.mishaps.time), (5, 3, 1));
        assert_eq!((theirs.games, theirs.won, theirs.mishaps.time), (5, 2, 0));
        assert_eq!(standings(&[]), []);
    }
}
