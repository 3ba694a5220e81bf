//! The notation of the lecture, in which rules and heaps stand together: `SUBST[1,3;9]`, `NIM[23,7,56]`, `NIM[1,4,7;14]`, `KAYLES[7]`.

use crate::LARGEST_HEAP;

/// Rules by name, and the heaps that stand with them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// As rules are called elsewhere, such as `subtract:1,3`.
    pub rules: String,
    /// How many are in each heap; none where only rules are written, or where the last place is a letter such as `k`.
    pub heaps: Vec<u64>,
}

/// What stands in this notation; nothing for what is not written so.
#[must_use]
pub fn written(text: &str) -> Option<Written> {
    let (name, rest) = text.trim().split_once('[')?;
    let inside = rest.strip_suffix(']')?;
    let name = name.trim().to_lowercase();
    let (set, heaps) = match inside.split_once(';') {
        Some((set, heaps)) => (Some(set), heaps),
        None => (None, inside),
    };
    let rules = match (name.as_str(), set) {
        // A set without a heap.
        ("subst", None) => {
            return Some(Written {
                rules: subtract(inside),
                heaps: Vec::new(),
            });
        }
        ("subst" | "nim", Some(set)) => subtract(set),
        ("dawson", None) => "octal:0.137".to_owned(),
        ("moore" | "octal" | "hex", Some(argument)) => format!("{name}:{}", argument.trim()),
        (_, None) => name,
        _ => return None,
    };
    let open = heaps.trim().chars().all(char::is_alphabetic);
    let heap = |part: &str| {
        part.trim()
            .parse()
            .ok()
            .filter(|heap| *heap <= LARGEST_HEAP)
    };
    let heaps = match open {
        true => Vec::new(),
        false => heaps.split(',').map(heap).collect::<Option<Vec<u64>>>()?,
    };
    Some(Written { rules, heaps })
}

fn subtract(set: &str) -> String {
    let numbers: Vec<&str> = set.split(',').map(str::trim).collect();
    format!("subtract:{}", numbers.join(","))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Ruleset;

    #[test]
    fn what_the_lecture_writes_is_read() {
        let is = |text: &str, rules: &str, heaps: &[u64]| {
            let found = written(text).unwrap();
            assert_eq!(
                (found.rules.as_str(), &found.heaps[..]),
                (rules, heaps),
                "{text}"
            );
            assert!(text.parse::<Ruleset>().is_ok(), "{text}");
        };
        is("SUBST[1, 3; 9]", "subtract:1,3", &[9]);
        is("SUBST[1,3,4;k]", "subtract:1,3,4", &[]);
        is("SUBST[3,4]", "subtract:3,4", &[]);
        is("NIM[23,7,56]", "nim", &[23, 7, 56]);
        is("NIM[1,2,3,4,7; 14]", "subtract:1,2,3,4,7", &[14]);
        is("nim[2, 2]", "nim", &[2, 2]);
        is("Wythoff[1,3]", "wythoff", &[1, 3]);
        is("DAWSON[7]", "octal:0.137", &[7]);
        is("OCTAL[0.137;7]", "octal:0.137", &[7]);
        is("MOORE[2;1,2,3]", "moore:2", &[1, 2, 3]);
    }

    #[test]
    fn what_is_no_notation_is_left_alone() {
        for text in [
            "nim",
            "SUBST[1,3;9",
            "NIM[a,1]",
            "NIM[1;-2]",
            "KAYLES[1;2]",
            "][",
        ] {
            assert_eq!(written(text), None, "{text}");
        }
        for text in ["FOO[3]", "SUBST[;3]", "SUBST[0;3]", "SUBST[x;3]"] {
            assert!(text.parse::<Ruleset>().is_err(), "{text}");
        }
    }
}
