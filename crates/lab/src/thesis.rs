//! What the thesis on Kalaha prints of its six strategies: tables 3.1 to 3.6 and graph 3.1, each pairing once. It computes nothing.

/// What is printed of one pairing A/B.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Printed {
    /// The strategies of A and of B.
    pub pairing: (usize, usize),
    /// ppAA, ppAB, ppBB and ppBA: who wins, who started.
    pub wins: &'static str,
    /// ppRA and ppRB: nobody wins, who started.
    pub draws: &'static str,
    /// The mean number of sowings, as a whole number.
    pub length: &'static str,
}

impl Printed {
    /// All six shares: ppAA, ppAB, ppBB, ppBA, ppRA, ppRB.
    #[must_use]
    pub fn shares(&self) -> [f64; 6] {
        let mut all = self.wins.split(' ').chain(self.draws.split(' '));
        std::array::from_fn(|_| number(all.next().unwrap_or_default()))
    }

    /// The mean number of sowings.
    #[must_use]
    pub fn mean_length(&self) -> f64 {
        number(self.length)
    }
}

fn number(text: &str) -> f64 {
    text.parse().unwrap_or(f64::NAN)
}

/// Games behind every printed share: a million of each pairing, of which each player started half.
pub const GAMES_OF_A_START: u64 = 500_000;

const fn printed(
    pairing: (usize, usize),
    wins: &'static str,
    draws: &'static str,
    length: &'static str,
) -> Printed {
    Printed {
        pairing,
        wins,
        draws,
        length,
    }
}

/// Everything that is printed, in the order of graph 3.1.
pub const PRINTED: [Printed; 21] = [
    printed(
        (0, 0),
        "0.485862 0.451101 0.485243 0.451399",
        "0.063037 0.063357",
        "40",
    ),
    printed(
        (0, 1),
        "0.103920 0.869619 0.892014 0.086004",
        "0.026461 0.021982",
        "37",
    ),
    printed(
        (0, 2),
        "0.486156 0.450411 0.485547 0.451240",
        "0.063433 0.063213",
        "40",
    ),
    printed(
        (0, 3),
        "0.076962 0.901608 0.921887 0.060022",
        "0.021429 0.018091",
        "32",
    ),
    printed(
        (0, 4),
        "0.081779 0.895560 0.912485 0.067489",
        "0.022661 0.020027",
        "30",
    ),
    printed(
        (0, 5),
        "0.080162 0.902658 0.932675 0.054019",
        "0.017181 0.013305",
        "28",
    ),
    printed(
        (1, 1),
        "0.543604 0.401387 0.542726 0.402867",
        "0.055009 0.063357",
        "37",
    ),
    printed(
        (1, 2),
        "0.782264 0.181185 0.228314 0.729542",
        "0.036551 0.021982",
        "34",
    ),
    printed(
        (1, 3),
        "0.429307 0.516645 0.658998 0.292119",
        "0.054048 0.063213",
        "33",
    ),
    printed(
        (1, 4),
        "0.434036 0.510866 0.624336 0.321529",
        "0.055099 0.018091",
        "31",
    ),
    printed(
        (1, 5),
        "0.386099 0.568154 0.734572 0.229168",
        "0.045747 0.020027",
        "30",
    ),
    printed(
        (2, 2),
        "0.500677 0.443719 0.505925 0.437822",
        "0.055603 0.056253",
        "29",
    ),
    printed(
        (2, 3),
        "0.161044 0.805044 0.840862 0.129065",
        "0.033911 0.033911",
        "29",
    ),
    printed(
        (2, 4),
        "0.162261 0.803567 0.827376 0.140892",
        "0.034171 0.031732",
        "28",
    ),
    printed(
        (2, 5),
        "0.134562 0.843368 0.886840 0.093809",
        "0.022069 0.019351",
        "27",
    ),
    printed(
        (3, 3),
        "0.557300 0.389970 0.533786 0.412936",
        "0.052729 0.053278",
        "29",
    ),
    printed(
        (3, 4),
        "0.560198 0.386827 0.488779 0.452325",
        "0.052975 0.058896",
        "28",
    ),
    printed(
        (3, 5),
        "0.504664 0.446316 0.621815 0.340184",
        "0.049020 0.038000",
        "28",
    ),
    printed(
        (4, 4),
        "0.541086 0.404948 0.506211 0.435407",
        "0.053966 0.058382",
        "28",
    ),
    printed(
        (4, 5),
        "0.491075 0.458664 0.633888 0.326523",
        "0.050261 0.039589",
        "28",
    ),
    printed(
        (5, 5),
        "0.517627 0.480969 0.517725 0.480893",
        "0.001404 0.001382",
        "23",
    ),
];

/// What is printed of a pairing, whichever way round.
#[must_use]
pub fn printed_of(a: usize, b: usize) -> Option<&'static Printed> {
    const ALL: &[Printed] = &PRINTED;
    ALL.iter().find(|printed| printed.pairing == (a, b))
}

/// The three shares of one start, and what they add up to: 1, if nothing was miscopied.
#[must_use]
pub fn sums(printed: &Printed) -> [f64; 2] {
    let [aa, ab, bb, ba, ra, rb] = printed.shares();
    [aa + ab + ra, bb + ba + rb]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pairing_is_printed_once_and_in_order() {
        let all: Vec<(usize, usize)> = PRINTED.iter().map(|printed| printed.pairing).collect();
        assert_eq!(all, crate::kalah::every_pairing());
        for printed in &PRINTED {
            assert!(
                printed
                    .shares()
                    .iter()
                    .all(|share| (0.0..1.0).contains(share))
            );
            assert!((20.0..=41.0).contains(&printed.mean_length()));
            let (a, b) = printed.pairing;
            assert_eq!(printed_of(a, b), Some(printed));
        }
        assert_eq!(printed_of(1, 0), None);
    }

    #[test]
    fn what_players_of_one_strategy_do_is_nearly_symmetric() {
        for printed in PRINTED
            .iter()
            .filter(|printed| printed.pairing.0 == printed.pairing.1)
        {
            let [aa, _, bb, ..] = printed.shares();
            assert!((aa - bb).abs() < 0.04, "{printed:?}");
        }
    }
}
