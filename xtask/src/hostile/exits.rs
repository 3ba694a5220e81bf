//! Exit codes: every example of the table in README, run.

use super::watched::{Until, run};
use super::{Place, Row, Tried};

const UNTIL: Until = Until {
    kib: 1 << 20,
    seconds: 60,
};

pub fn codes(place: &Place<'_>) -> Tried {
    let readme = std::fs::read_to_string(crate::tools::root().join("README.md"))
        .map_err(|error| error.to_string())?;
    let rows = readme.lines().filter_map(example);
    rows.map(|(code, line)| {
        let words: Vec<&str> = line.split(' ').collect();
        let ended = run(place, &words, "", UNTIL)?;
        let found = ended.code_text();
        Ok(Row::new(
            &format!("`hra {line}`"),
            &format!("exit {code}"),
            format!("exit {found}"),
            found == code,
        ))
    })
    .collect()
}

/// The code and the example of a row of the table: `| 2 | what | \`hra …\` |`; examples that write to a device are left to the tests.
fn example(line: &str) -> Option<(&str, &str)> {
    let cells: Vec<&str> = line.split('|').map(str::trim).collect();
    let ["", code, _, example, ""] = cells[..] else {
        return None;
    };
    let line = example.strip_prefix("`hra ")?.strip_suffix('`')?;
    (code.parse::<u8>().is_ok() && !line.contains('>')).then_some((code, line))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn examples_are_found_in_their_table() {
        assert_eq!(
            example("| 2 | bad input | `hra heap solve chess 1` |"),
            Some(("2", "heap solve chess 1"))
        );
        assert_eq!(
            example("| 1 | a full disk | `hra heap solve nim 1 > /dev/full` |"),
            None
        );
        assert_eq!(example("| crate | for | `hra x` |"), None);
    }
}
