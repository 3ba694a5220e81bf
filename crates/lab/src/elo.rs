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
    let softened: Vec<Score> = scores
        .iter()
        .filter(|score| score.a != score.b && score.points_a + score.points_b > 0.0)
        .map(|score| Score {
            points_a: score.points_a + 0.5,
            points_b: score.points_b + 0.5,
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

#[cfg(test)]
mod tests {
    use super::*;

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
}
