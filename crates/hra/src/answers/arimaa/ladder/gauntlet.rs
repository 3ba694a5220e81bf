//! A gauntlet: programs of ours against opponents whose ratings are given. What rating makes the results likeliest, how far that can be
//! trusted, and how it went from game to game. It plays nothing itself.

use super::{LadderGame, Rung};
use crate::answers::table;
use crate::answers::{Attachment, Teller};
use crate::{Told, Words};
use draw::{Groups, Lines};
use lab::elo::{AgainstRated, Rated, against, expected};
use lab::interval::CONFIDENCE_95;
use say::Message;
use serde::Serialize;

/// What came of a gauntlet.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ArimaaGauntlet {
    /// Games in the file of results.
    pub games: u64,
    /// How many of them this run played.
    pub new: u64,
    /// Each label, in the order of the file.
    pub players: Vec<GauntletPlayer>,
}

/// What a program did, and what that makes it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct GauntletPlayer {
    /// What it is called.
    pub label: String,
    /// The rating that makes its results likeliest, half a point to each side of every pairing added.
    pub rating: f64,
    /// Half of the interval of 95 % around the rating.
    pub error: f64,
    /// Whether it won all or lost all, so that the rating is only where the added half points put it.
    pub one_sided: bool,
    /// Each opponent, the weakest first.
    pub opponents: Vec<GauntletOpponent>,
    /// The rating after each game, for the chart.
    #[serde(skip)]
    course: Vec<f64>,
}

/// What a program did against an opponent.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct GauntletOpponent {
    /// The opponent with its conditions.
    pub name: String,
    /// Its rating, as it was given.
    pub rating: f64,
    /// Games that the program won.
    pub won: u64,
    /// Games that it lost.
    pub lost: u64,
    /// Games that either lost other than on the board.
    pub mishaps: u64,
    /// The share of the points that its rating promises.
    pub expected: f64,
}

/// Opponents of a gauntlet all have ratings.
///
/// # Errors
/// When one has none.
pub fn rated_rungs(rungs: &[Rung]) -> Result<(), Told> {
    let unrated = rungs.iter().find(|rung| rung.rating.is_none());
    unrated.map_or(Ok(()), |rung| Err(unrated_opponent(&rung.title())))
}

fn unrated_opponent(name: &str) -> Told {
    Told::input(
        Message::new("arimaa-error-unrated").with("name", name),
        Message::new("arimaa-accepted-rated"),
    )
}

impl ArimaaGauntlet {
    /// What these games make of everybody who played them; the last `new` are new.
    ///
    /// # Errors
    /// When an opponent has no rating.
    pub fn new(games: &[LadderGame], new: u64) -> Result<Self, Told> {
        let mut labels: Vec<&str> = Vec::new();
        for game in games {
            if !labels.contains(&game.label.as_str()) {
                labels.push(&game.label);
            }
        }
        let players = labels.into_iter().map(|label| {
            let own = games.iter().filter(|game| game.label == label);
            GauntletPlayer::new(label, &own.collect::<Vec<_>>())
        });
        Ok(ArimaaGauntlet {
            games: games.len() as u64,
            new,
            players: players.collect::<Result<_, _>>()?,
        })
    }

    /// The results as they are told to a person.
    #[must_use]
    pub fn tell(&self, teller: &Teller) -> String {
        let head = Message::new("arimaa-gauntlet")
            .with("games", self.games)
            .with("new", self.new);
        let mut parts = vec![teller.say(&head)];
        for player in &self.players {
            let id = if player.one_sided {
                "arimaa-gauntlet-one-sided"
            } else {
                "arimaa-gauntlet-rating"
            };
            let told = Message::new(id)
                .with("label", player.label.as_str())
                .with("rating", format!("{:.0}", player.rating))
                .with("error", format!("{:.0}", player.error));
            let ids = [
                "arimaa-gauntlet-opponent",
                "arimaa-ladder-rating",
                "arimaa-ladder-won",
                "arimaa-ladder-lost",
                "arimaa-ladder-mishaps",
                "arimaa-gauntlet-expected",
            ];
            let mut rows = vec![ids.map(|id| teller.get(id)).to_vec()];
            for one in &player.opponents {
                let mut row = vec![one.name.clone(), format!("{:.0}", one.rating)];
                row.extend([one.won, one.lost, one.mishaps].map(|count| count.to_string()));
                row.push(format!("{:.0} %", 100.0 * one.expected));
                rows.push(row);
            }
            parts.push(format!("{}\n{}", teller.say(&told), table(&rows)));
        }
        parts.join("\n\n")
    }

    /// Two charts: the share of the points against every opponent, and the rating from game to game.
    #[must_use]
    pub fn charts(&self, words: Words) -> Vec<Attachment> {
        let mut names: Vec<(&str, f64)> = Vec::new();
        for one in self.players.iter().flat_map(|player| &player.opponents) {
            if !names.iter().any(|(name, _)| *name == one.name) {
                names.push((&one.name, one.rating));
            }
        }
        names.sort_by(|one, other| one.1.total_cmp(&other.1));
        let share = |player: &GauntletPlayer, name: &str| {
            let mut met = player.opponents.iter().filter(|one| one.name == name);
            met.next().map_or(0.0, |one| {
                100.0 * one.won as f64 / (one.won + one.lost).max(1) as f64
            })
        };
        let groups = names.iter().map(|&(name, rating)| {
            let bars = self.players.iter().map(|player| share(player, name));
            let short = name.split(" (").next().unwrap_or(name);
            (format!("{short} {rating:.0}"), bars.collect())
        });
        let labels = || self.players.iter().map(|player| player.label.clone());
        let results = Groups {
            title: words.get("arimaa-gauntlet-chart-results"),
            axis: words.get("arimaa-chart-percent"),
            measures: labels().collect(),
            groups: groups.collect(),
        };
        let course = |player: &GauntletPlayer| -> Vec<(f64, f64)> {
            let games = (1..).map(f64::from);
            games.zip(player.course.iter().copied()).collect()
        };
        let rating = Lines {
            title: words.get("arimaa-gauntlet-chart-rating"),
            axis: words.get("arimaa-gauntlet-chart-games"),
            series: labels().zip(self.players.iter().map(course)).collect(),
        };
        vec![
            Attachment::new("results.svg", results.svg()),
            Attachment::new("rating.svg", rating.svg()),
        ]
    }
}

impl GauntletPlayer {
    fn new(label: &str, games: &[&LadderGame]) -> Result<Self, Told> {
        let mut met: Vec<(String, AgainstRated, u64)> = Vec::new();
        let mut course = Vec::new();
        let mut found = None;
        for game in games {
            let name = game.opponent();
            let rating = game.rating().ok_or_else(|| unrated_opponent(&name))?;
            let known = met.iter().position(|(known, ..)| *known == name);
            let at = known.unwrap_or_else(|| {
                met.push((name, AgainstRated::new(rating), 0));
                met.len() - 1
            });
            let (_, score, mishaps) = &mut met[at];
            if game.won {
                score.won += 1.0;
            } else {
                score.lost += 1.0;
            }
            *mishaps += u64::from(game.mishap.is_some());
            let scores: Vec<AgainstRated> = met.iter().map(|(_, score, _)| *score).collect();
            found = against(&scores);
            course.extend(found.map(|found| found.rating));
        }
        // A label is there because of a game of it.
        let Rated { rating, error } = found.unwrap_or(Rated {
            rating: 0.0,
            error: 0.0,
        });
        met.sort_by(|one, other| one.1.rating.total_cmp(&other.1.rating));
        let won: f64 = met.iter().map(|(_, score, _)| score.won).sum();
        let opponents = met
            .into_iter()
            .map(|(name, score, mishaps)| GauntletOpponent {
                name,
                rating: score.rating,
                won: score.won as u64,
                lost: score.lost as u64,
                mishaps,
                expected: expected(rating - score.rating),
            });
        Ok(GauntletPlayer {
            label: label.to_owned(),
            rating,
            error: CONFIDENCE_95 * error,
            one_sided: won == 0.0 || won == games.len() as f64,
            opponents: opponents.collect(),
            course,
        })
    }
}
