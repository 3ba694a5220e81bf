//! Ratings from results: the strengths under which the scores are likeliest (Bradley and Terry), on Elo's scale.
//! It does not know the game, and treats a draw as half a win.

/// The score of one player against another.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Score {
    /// One player.
    pub a: usize,
    /// The other.
    pub b: usize,
    /// Points of `a`: wins plus half of the draws.
    pub points_a: f64,
    /// Points of `b`.
    pub points_b: f64,
}

/// What the average player is rated.
pub const AVERAGE: f64 = 1500.0;

/// The probability-like share of the points that a rating difference promises.
#[must_use]
pub fn expected(difference: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-difference / 400.0))
}

/// The rating difference that promises this share of the points: infinite when that is nothing or everything.
#[must_use]
pub fn difference(share: f64) -> f64 {
    -400.0 * (1.0 / share - 1.0).log10()
}

/// The ratings of `players` players, with [`AVERAGE`] as their mean. A player who won or lost everything has no finite
/// rating; half a point to each side of every pairing that was played keeps the figures finite.
#[must_use]
pub fn ratings(players: usize, scores: &[Score]) -> Vec<f64> {
    fitted(players, scores, SOFTENING)
}

/// Added to the points of each side of a pairing, so that ratings stay finite.
const SOFTENING: f64 = 0.5;

fn fitted(players: usize, scores: &[Score], softening: f64) -> Vec<f64> {
    let softened: Vec<Score> = scores
        .iter()
        .filter(|score| score.a != score.b && score.points_a + score.points_b > 0.0)
        .map(|score| Score {
            points_a: score.points_a + softening,
            points_b: score.points_b + softening,
            ..*score
        })
        .collect();
    let mut strength = vec![1.0f64; players];
    // Minorisation–maximisation converges for connected results; the bound is far above what six players need.
    for _ in 0..10_000 {
        let mut points = vec![0.0; players];
        let mut weight = vec![0.0; players];
        for score in &softened {
            let games = score.points_a + score.points_b;
            let share = games / (strength[score.a] + strength[score.b]);
            points[score.a] += score.points_a;
            points[score.b] += score.points_b;
            weight[score.a] += share;
            weight[score.b] += share;
        }
        let mut moved = 0.0f64;
        for player in 0..players {
            if weight[player] > 0.0 {
                let next = points[player] / weight[player];
                moved = moved.max((next / strength[player]).ln().abs());
                strength[player] = next;
            }
        }
        let scale = strength.iter().map(|s| s.ln()).sum::<f64>() / players.max(1) as f64;
        for s in &mut strength {
            *s /= scale.exp();
        }
        if moved < 1e-12 {
            break;
        }
    }
    strength
        .iter()
        .map(|s| AVERAGE + 400.0 * s.log10())
        .collect()
}

/// A rating and its standard error.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rated {
    /// The rating.
    pub rating: f64,
    /// Its standard error.
    pub error: f64,
}

/// The ratings with [`AVERAGE`] for one of the players, so that they mean the same when others come or go; each with the standard error
/// of its difference to that player. Nothing for players whom no chain of games ties to it.
#[must_use]
pub fn anchored(players: usize, scores: &[Score], anchor: usize) -> Vec<Option<Rated>> {
    tied(players, scores, anchor, SOFTENING).anchored(anchor)
}

/// The same with nothing added to the scores: the likeliest ratings as they are. Where somebody lost everything there are none, and what is
/// given is as far as counting went.
#[must_use]
pub fn likeliest(players: usize, scores: &[Score], anchor: usize) -> Vec<Option<Rated>> {
    tied(players, scores, anchor, 0.0).anchored(anchor)
}

fn tied(players: usize, scores: &[Score], anchor: usize, softening: f64) -> Tied {
    let mut tied = vec![false; players];
    if let Some(tied) = tied.get_mut(anchor) {
        *tied = true;
    }
    let played = |score: &&Score| score.a != score.b && score.points_a + score.points_b > 0.0;
    // A chain is at most as long as there are players.
    for _ in 0..players {
        for score in scores.iter().filter(played) {
            let either = tied[score.a] || tied[score.b];
            (tied[score.a], tied[score.b]) = (either, either);
        }
    }
    let among: Vec<Score> = scores.iter().filter(played).copied().collect();
    let among: Vec<Score> = among.into_iter().filter(|score| tied[score.a]).collect();
    let found = fitted(players, &among, softening);
    let spread = covariances(&found, &among, anchor, &tied, softening);
    Tied {
        among: tied,
        found,
        spread,
    }
}

/// Ratings of those whom games tie to an anchor, and how their differences to it vary together.
struct Tied {
    among: Vec<bool>,
    found: Vec<f64>,
    spread: Vec<Vec<f64>>,
}

impl Tied {
    /// Everybody's rating with this one subtracted, and the variance of that.
    fn rated(&self, from: f64, variance: impl Fn(usize) -> f64) -> Vec<Option<Rated>> {
        let players = self.found.iter().enumerate();
        let rated = players.map(|(player, rating)| {
            self.among[player].then(|| Rated {
                rating: rating - from + AVERAGE,
                error: variance(player).max(0.0).sqrt(),
            })
        });
        rated.collect()
    }

    fn anchored(&self, anchor: usize) -> Vec<Option<Rated>> {
        let from = self.found.get(anchor).copied().unwrap_or(AVERAGE);
        self.rated(from, |player| self.spread[player][player])
    }
}

/// The ratings with [`AVERAGE`] as the mean of all whom a chain of games ties to the first player, each with the standard error of its
/// difference to that mean. Nothing for the others.
#[must_use]
pub fn centred(players: usize, scores: &[Score]) -> Vec<Option<Rated>> {
    let found = tied(players, scores, 0, SOFTENING);
    let among: Vec<usize> = (0..players).filter(|&player| found.among[player]).collect();
    let count = among.len().max(1) as f64;
    let mean = among.iter().map(|&player| found.found[player]).sum::<f64>() / count;
    let row =
        |player: usize| -> f64 { among.iter().map(|&other| found.spread[player][other]).sum() };
    let all: f64 = among.iter().map(|&player| row(player)).sum();
    found.rated(mean, |player| {
        found.spread[player][player] - 2.0 * row(player) / count + all / (count * count)
    })
}

/// What somebody did against an opponent whose rating is given.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct AgainstRated {
    /// The opponent's rating.
    pub rating: f64,
    /// Points won.
    pub won: f64,
    /// Points lost.
    pub lost: f64,
}

impl AgainstRated {
    /// An opponent who has not been met.
    #[must_use]
    pub fn new(rating: f64) -> Self {
        AgainstRated {
            rating,
            won: 0.0,
            lost: 0.0,
        }
    }
}

/// The rating under which these results are likeliest, and its standard error from the information that the games give. As in
/// [`ratings`], half a point to each side of every pairing keeps it finite. Nothing where nobody was met.
#[must_use]
pub fn against(scores: &[AgainstRated]) -> Option<Rated> {
    let met = || {
        let met = scores.iter().filter(|score| score.won + score.lost > 0.0);
        met.map(|score| (score.rating, score.won + 0.5, score.won + score.lost + 1.0))
    };
    let lowest = met().map(|(rating, ..)| rating).reduce(f64::min)?;
    let highest = met().map(|(rating, ..)| rating).reduce(f64::max)?;
    // The points that a rating promises rise with it; beyond these bounds no softened result can lie.
    let (mut low, mut high) = (lowest - 4000.0, highest + 4000.0);
    for _ in 0..100 {
        let middle = (low + high) / 2.0;
        let missing: f64 = met()
            .map(|(rating, won, games)| won - games * expected(middle - rating))
            .sum();
        if missing > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    let rating = (low + high) / 2.0;
    let scale = (std::f64::consts::LN_10 / 400.0).powi(2);
    let information: f64 = met()
        .map(|(theirs, _, games)| {
            let share = expected(rating - theirs);
            games * share * (1.0 - share) * scale
        })
        .sum();
    Some(Rated {
        rating,
        error: information.recip().sqrt(),
    })
}

/// How differences to the anchor vary together: the inverse of the information that the games give, without the anchor's row.
fn covariances(
    ratings: &[f64],
    scores: &[Score],
    anchor: usize,
    tied: &[bool],
    softening: f64,
) -> Vec<Vec<f64>> {
    let players = ratings.len();
    let free: Vec<usize> = (0..players)
        .filter(|player| tied[*player] && *player != anchor)
        .collect();
    let scale = (std::f64::consts::LN_10 / 400.0).powi(2);
    let mut information = vec![vec![0.0; players]; players];
    for score in scores {
        let share = expected(ratings[score.a] - ratings[score.b]);
        // What keeps ratings finite counts here as it does there.
        let games = score.points_a + score.points_b + 2.0 * softening;
        let known = games * share * (1.0 - share) * scale;
        for (one, other) in [(score.a, score.b), (score.b, score.a)] {
            information[one][one] += known;
            information[one][other] -= known;
        }
    }
    let matrix: Vec<Vec<f64>> = free
        .iter()
        .map(|row| {
            free.iter()
                .map(|column| information[*row][*column])
                .collect()
        })
        .collect();
    let mut spread = vec![vec![0.0; players]; players];
    for (row, variances) in free.iter().zip(inverse(matrix)) {
        for (column, variance) in free.iter().zip(variances) {
            spread[*row][*column] = variance;
        }
    }
    spread
}

/// The inverse of a positive definite matrix, by elimination: such a matrix needs no exchange of rows.
fn inverse(matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let size = matrix.len();
    let mut rows = matrix;
    for (index, row) in rows.iter_mut().enumerate() {
        row.extend((0..size).map(|column| f64::from(u8::from(column == index))));
    }
    for pivot in 0..size {
        let divisor = rows[pivot][pivot];
        rows[pivot].iter_mut().for_each(|cell| *cell /= divisor);
        let done = rows[pivot].clone();
        for (_, row) in rows.iter_mut().enumerate().filter(|(row, _)| *row != pivot) {
            let factor = row[pivot];
            for (cell, other) in row.iter_mut().zip(&done) {
                *cell -= factor * other;
            }
        }
    }
    rows.into_iter().map(|row| row[size..].to_vec()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn score(a: usize, b: usize, points_a: f64, points_b: f64) -> Score {
        Score {
            a,
            b,
            points_a,
            points_b,
        }
    }

    /// Two equal players after n games: the error of a share of one half, on Elo's scale; and along a chain variances add up.
    #[test]
    fn errors_are_those_of_the_normal_distribution() {
        let of = |games: f64| 400.0 / std::f64::consts::LN_10 * 2.0 / (games + 1.0).sqrt();
        let found = anchored(3, &[score(0, 1, 50.0, 50.0), score(1, 2, 200.0, 200.0)], 0);
        let error = |player: usize| found[player].unwrap().error;
        assert_eq!(error(0), 0.0);
        assert!((error(1) - of(100.0)).abs() < 1e-9, "{}", error(1));
        let chain = of(100.0).hypot(of(400.0));
        assert!((error(2) - chain).abs() < 1e-9, "{}", error(2));
        assert!(
            found
                .iter()
                .flatten()
                .all(|one| (one.rating - AVERAGE).abs() < 1e-6)
        );
    }

    /// Who cites whom among four journals of statistics (Stigler, Statistical Science 1994): strengths and standard errors as the package
    /// BradleyTerry2 gives them.
    #[test]
    fn published_strengths_of_journals_are_met() {
        let [biometrika, communications, jasa, jrss] = [0, 1, 2, 3];
        let cited = [
            score(biometrika, communications, 730.0, 33.0),
            score(biometrika, jasa, 498.0, 320.0),
            score(biometrika, jrss, 221.0, 284.0),
            score(communications, jasa, 68.0, 813.0),
            score(communications, jrss, 17.0, 276.0),
            score(jasa, jrss, 142.0, 325.0),
        ];
        let found = likeliest(4, &cited, biometrika);
        for (journal, strength, error) in [
            (communications, -2.94907, 0.10255),
            (jasa, -0.47957, 0.06059),
            (jrss, 0.26895, 0.07083),
        ] {
            let found = found[journal].unwrap();
            let unit = std::f64::consts::LN_10 / 400.0;
            let ours = (found.rating - AVERAGE) * unit;
            assert!((ours - strength).abs() < 6e-6, "{journal}: {ours}");
            assert!(
                (found.error * unit - error).abs() < 6e-6,
                "{journal}: {found:?}"
            );
        }
    }

    /// Of players who all played the same against each other the mean is known best: the information is λ(n·1 − J), and its pseudo-inverse has
    /// (n − 1)/n² λ on the diagonal. Which one is the first does not matter.
    #[test]
    fn ratings_around_their_mean_do_not_depend_on_who_is_named_first() {
        let pairs = [(0, 1), (0, 2), (1, 2)];
        let equal: Vec<Score> = pairs
            .iter()
            .map(|&(a, b)| score(a, b, 49.5, 49.5))
            .collect();
        let scale = (std::f64::consts::LN_10 / 400.0).powi(2);
        let error = (2.0 / 9.0 / (100.0 * 0.25 * scale)).sqrt();
        for rated in centred(3, &equal).into_iter().flatten() {
            assert!((rated.rating - AVERAGE).abs() < 1e-6, "{rated:?}");
            assert!((rated.error - error).abs() < 1e-9, "{rated:?} {error}");
        }
        let games = [score(0, 1, 30.0, 10.0), score(1, 2, 5.0, 9.0)];
        let turned = [score(2, 1, 30.0, 10.0), score(1, 0, 5.0, 9.0)];
        let (there, back) = (centred(3, &games), centred(3, &turned));
        for player in 0..3 {
            let (one, other) = (there[player].unwrap(), back[2 - player].unwrap());
            assert!((one.rating - other.rating).abs() < 1e-6);
            assert!((one.error - other.error).abs() < 1e-6);
        }
        let plain = ratings(3, &games);
        assert!((there[0].unwrap().rating - plain[0]).abs() < 1e-6);
        assert_eq!(centred(0, &[]), []);
        assert_eq!(centred(4, &games)[3], None);
    }

    #[test]
    fn the_anchor_stays_and_strangers_have_no_rating() {
        let games = [score(0, 1, 30.0, 10.0), score(2, 3, 1.0, 1.0)];
        let found = anchored(4, &games, 1);
        assert_eq!(found[1].unwrap().rating, AVERAGE);
        assert!(found[0].unwrap().rating > AVERAGE + 100.0);
        assert_eq!((found[2], found[3]), (None, None));
        assert_eq!(anchored(0, &[], 0), []);
    }

    /// Scores made from known ratings give the ratings back.
    #[test]
    fn recovers_the_ratings_that_made_the_scores() {
        let wanted = [1200.0, 1450.0, 1500.0, 1850.0];
        let mut scores = Vec::new();
        for a in 0..4 {
            for b in a + 1..4 {
                let share = expected(wanted[a] - wanted[b]);
                scores.push(Score {
                    a,
                    b,
                    points_a: share * 1e9,
                    points_b: (1.0 - share) * 1e9,
                });
            }
        }
        for (found, wanted) in ratings(4, &scores).iter().zip(wanted) {
            assert!((found - wanted).abs() < 0.01, "{found} {wanted}");
        }
    }

    #[test]
    fn differences_and_shares_are_inverse() {
        for points in [-700.0, -35.0, 0.0, 1.0, 200.0] {
            assert!((difference(expected(points)) - points).abs() < 1e-9);
        }
        assert_eq!(difference(1.0), f64::INFINITY);
        assert_eq!(difference(0.0), f64::NEG_INFINITY);
    }

    #[test]
    fn a_clean_sheet_is_finite() {
        let score = Score {
            a: 0,
            b: 1,
            points_a: 10.0,
            points_b: 0.0,
        };
        let found = ratings(2, &[score]);
        assert!(found[0] > found[1] && found[0].is_finite());
        assert_eq!(ratings(2, &[]), [AVERAGE, AVERAGE]);
    }

    /// Against one opponent it is what the pairwise method says; against several, points are as the rating promises.
    #[test]
    fn a_rating_among_rated_opponents() {
        let met = |rating, won, lost| AgainstRated { rating, won, lost };
        let one = against(&[met(AVERAGE, 7.0, 2.0)]).unwrap();
        let score = Score {
            a: 1,
            b: 0,
            points_a: 7.0,
            points_b: 2.0,
        };
        let pair = anchored(2, &[score], 0)[1].unwrap();
        assert!((one.rating - pair.rating).abs() < 1e-6, "{one:?} {pair:?}");
        assert!((one.error - pair.error).abs() < 1e-6, "{one:?} {pair:?}");
        let many = [
            met(1200.0, 9.0, 1.0),
            met(1500.0, 5.0, 5.0),
            met(1900.0, 0.0, 10.0),
        ];
        let found = against(&many).unwrap();
        let promised: f64 = many
            .iter()
            .map(|one| 11.0 * expected(found.rating - one.rating))
            .sum();
        assert!((promised - 15.5).abs() < 1e-6, "{promised}");
        assert!(found.error < one.error);
        assert!(against(&[met(2000.0, 10.0, 0.0)]).unwrap().rating > 2400.0);
        assert_eq!(against(&[]), None);
        assert_eq!(against(&[AgainstRated::new(1500.0)]), None);
    }
}
