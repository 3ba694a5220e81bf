//! Words that a request may choose from, the same in documents and on the command line.

/// One of a few words.
pub trait Choice: Copy + Send + Sync + 'static {
    /// All of them, with what each means.
    const ALL: &'static [(&'static str, Self)];

    /// What a word means.
    #[must_use]
    fn from_word(word: &str) -> Option<Self> {
        let found = Self::ALL.iter().find(|(known, _)| *known == word);
        found.map(|&(_, meant)| meant)
    }
}
