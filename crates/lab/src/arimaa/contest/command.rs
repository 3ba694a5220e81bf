//! The command line of a player, as somebody writes it into one argument.

/// The words of a command line; quotes keep blanks together. `hra` is the program `ourselves`, `hra` alone or `hra:NAME` its engine, `hra:NAME:WEIGHTS`
/// one of its players with other weights.
/// Nothing where there is no word, or a quote without its end.
#[must_use]
pub fn command_line(text: &str, ourselves: &str) -> Option<Vec<String>> {
    let mut words: Vec<String> = Vec::new();
    let mut quote = None;
    let mut inside = false;
    for letter in text.chars() {
        match quote {
            Some(mark) if letter == mark => quote = None,
            None if letter == '"' || letter == '\'' => {
                quote = Some(letter);
                if !inside {
                    words.push(String::new());
                    inside = true;
                }
            }
            None if letter.is_whitespace() => inside = false,
            _ => {
                if !inside {
                    words.push(String::new());
                    inside = true;
                }
                words.last_mut()?.push(letter);
            }
        }
    }
    if quote.is_some() || words.is_empty() {
        return None;
    }
    let first = words[0].clone();
    if first == "hra" {
        words[0] = ourselves.to_owned();
        if words.len() == 1 {
            words.push("aei".to_owned());
        }
    } else if let Some(player) = first.strip_prefix("hra:") {
        let (player, weights) = match player.split_once(':') {
            Some((player, weights)) => (player, Some(weights)),
            None => (player, None),
        };
        let named = [ourselves, "aei", "--player", player];
        let weighed = weights.map(|weights| ["--weights", weights]);
        let line = named.into_iter().chain(weighed.into_iter().flatten());
        words.splice(0..1, line.map(str::to_owned));
    }
    Some(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn command_lines_are_split_like_a_shell_would() {
        let split = |text: &str| command_line(text, "ours");
        assert_eq!(split("a  b"), Some(vec!["a".into(), "b".into()]));
        assert_eq!(
            split("'a b' \"c d\"e"),
            Some(vec!["a b".into(), "c de".into()])
        );
        assert_eq!(split("a ''"), Some(vec!["a".into(), String::new()]));
        assert_eq!(split("  "), None);
        assert_eq!(split("a 'b"), None);
        let ours = split("hra:seed --weights w3").unwrap();
        assert_eq!(ours[1..], ["aei", "--player", "seed", "--weights", "w3"]);
        assert_eq!(split("hra:seed:w3").unwrap(), ours);
        assert_eq!(split("hra").unwrap()[1..], ["aei"]);
        assert_eq!(
            split("hra aei --threads 2").unwrap()[1..],
            ["aei", "--threads", "2"]
        );
    }
}
