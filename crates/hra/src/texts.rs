//! The wording of every [`Message`], in English and Czech. The sentences are in `locales/LANGUAGE/PART.ftl`.

use fluent_templates::fluent_bundle::FluentValue;
use fluent_templates::{LanguageIdentifier, langid, static_loader};
use say::{Arg, Message, Tell};
use std::borrow::Cow;
use std::collections::HashMap;
use std::str::FromStr;

static_loader! {
    static LOCALES = {
        locales: "./locales",
        fallback_language: "en",
        // Marks around arguments help right-to-left scripts and spoil everything else that reads our output.
        customise: |bundle| bundle.set_use_isolating(false),
    };
}

static ENGLISH: LanguageIdentifier = langid!("en");
static CZECH: LanguageIdentifier = langid!("cs");

/// A language that every sentence is worded in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Language {
    /// `en`
    #[default]
    English,
    /// `cs`
    Czech,
}

/// A word that names no language here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLanguage(pub String);

impl Tell for UnknownLanguage {
    fn message(&self) -> Message {
        Message::new("error-unknown-language").with("text", self.0.as_str())
    }

    fn accepted(&self) -> Option<Message> {
        Some(Message::new("accepted-languages"))
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(text: &str) -> Result<Self, UnknownLanguage> {
        match text {
            "en" => Ok(Language::English),
            "cs" => Ok(Language::Czech),
            _ => Err(UnknownLanguage(text.to_owned())),
        }
    }
}

impl Language {
    /// Every language.
    pub const ALL: [Language; 2] = [Language::English, Language::Czech];

    /// The language of a locale's name such as `cs_CZ.UTF-8`; English for those we have no words in.
    #[must_use]
    pub fn of_locale(name: &str) -> Language {
        let language = name.split(['_', '.', '-', '@']).next().unwrap_or_default();
        language.parse().unwrap_or_default()
    }

    /// `en` or `cs`.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Czech => "cs",
        }
    }

    fn id(self) -> &'static LanguageIdentifier {
        match self {
            Language::English => &ENGLISH,
            Language::Czech => &CZECH,
        }
    }
}

/// Somebody who can word every message in one language.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Words {
    /// The language that is spoken.
    pub language: Language,
    /// Whoever asks over the API has fields instead of options, and no files.
    over_api: bool,
}

impl Words {
    /// The speaker of a language at a terminal.
    #[must_use]
    pub fn new(language: Language) -> Self {
        Words {
            language,
            over_api: false,
        }
    }

    /// The same for those who ask over the API: wordings that name options or files have an attribute `.api`, which names neither.
    #[must_use]
    pub fn over_api(self) -> Self {
        Words {
            over_api: true,
            ..self
        }
    }

    /// The sentence in this language.
    ///
    /// ```
    /// use hra::{Language, Words};
    /// use say::Message;
    ///
    /// let message = Message::new("heap-table-count").with("count", 3);
    /// assert_eq!(Words::new(Language::English).say(&message), "3 P-positions");
    /// assert_eq!(Words::new(Language::Czech).say(&message), "3 P-pozice");
    /// ```
    #[must_use]
    pub fn say(&self, message: &Message) -> String {
        let argument = |(name, value): &(&'static str, Arg)| {
            let value = match value {
                Arg::Text(text) => FluentValue::from(text.clone()),
                Arg::Number(number) => FluentValue::from(*number),
                Arg::Message(inner) => FluentValue::from(self.say(inner)),
            };
            (Cow::Borrowed(*name), value)
        };
        let args: HashMap<Cow<'static, str>, FluentValue> =
            message.args.iter().map(argument).collect();
        let worded = |id: &str| LOCALES.lookup_single_language(self.language.id(), id, Some(&args));
        // A wording that is missing or asks for another argument is a fault of ours that tests exclude;
        // the reader gets the bare facts rather than a panic.
        let bare = |_| message.to_string();
        if !self.over_api {
            return worded(message.id).unwrap_or_else(bare);
        }
        let for_api = worded(&format!("{}.api", message.id));
        for_api.or_else(|_| worded(message.id)).unwrap_or_else(bare)
    }

    /// The wording of a sentence without arguments, where there is one. `id.attribute` asks for an attribute.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<String> {
        let none: Option<&HashMap<Cow<'static, str>, FluentValue>> = None;
        LOCALES
            .lookup_single_language(self.language.id(), id, none)
            .ok()
    }

    /// A sentence without arguments.
    #[must_use]
    pub fn get(&self, id: &'static str) -> String {
        self.say(&Message::new(id))
    }

    /// Several sentences, one to a line.
    #[must_use]
    pub fn lines(&self, messages: &[Message]) -> String {
        let lines: Vec<String> = messages.iter().map(|message| self.say(message)).collect();
        lines.join("\n")
    }
}
