//! Our own JSON read as it comes: what a line says goes into the graph at once, so that neither the text nor a tree of
//! entries has to be held. [`json`](super::json) reads the same files as data, and a law ties the two.

use super::json::FORMAT;
use super::{Document, FormatError, Wrong};
use crate::fraction::parse_exact;
use crate::{Builder, Kind, Vertex};
use num_rational::BigRational;
use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, de};
use std::fmt;
use std::io::Read;
use std::marker::PhantomData;

/// Reads a graph from a text.
///
/// # Errors
/// What is wrong, with the line where it is known.
pub fn from_json(text: &str) -> Result<Document, FormatError> {
    read(serde_json::Deserializer::from_str(text))
}

/// Reads a graph from a stream, of which only a little is held at a time; give it a buffered one.
///
/// # Errors
/// What is wrong, with the line where it is known.
pub fn read_json(stream: impl Read) -> Result<Document, FormatError> {
    read(serde_json::Deserializer::from_reader(stream))
}

fn read<'t, R: serde_json::de::Read<'t>>(
    mut json: serde_json::Deserializer<R>,
) -> Result<Document, FormatError> {
    let mut reading = Reading::default();
    let read = File(&mut reading).deserialize(&mut json);
    match read.and_then(|()| json.end()) {
        Ok(()) => reading.document(),
        Err(error) => {
            let malformed = || Wrong::Malformed {
                format: "JSON",
                detail: error.to_string(),
            };
            let what = reading.wrong.take().unwrap_or_else(malformed);
            Err(FormatError::at(error.line() as u64, what))
        }
    }
}

/// What has been read so far.
#[derive(Default)]
struct Reading {
    builder: Builder,
    vertices: usize,
    /// As long as the last vertex with a name wants it.
    names: Vec<String>,
    places: Vec<Option<(f64, f64)>>,
    /// Why reading ended early, where the reader of JSON has no words for it.
    wrong: Option<Wrong>,
}

impl Reading {
    fn vertex(&mut self, line: VertexLine) -> Result<(), Wrong> {
        let kind = line.kind.0.map_err(|name| Wrong::Unknown {
            name,
            known: Kind::ALL.map(Kind::word).join(", "),
        })?;
        let vertex = self.builder.add(kind);
        if let Some(Amount(value)) = line.value {
            self.builder.set_value(vertex, value?);
        }
        if !line.name.is_empty() {
            self.names.resize(self.vertices, String::new());
            self.names.push(super::named(line.name)?);
        }
        if let Some(place) = line.x.zip(line.y) {
            self.places.resize(self.vertices, None);
            self.places.push(Some(place));
        }
        self.vertices += 1;
        Ok(())
    }

    fn edge(&mut self, line: EdgeLine) -> Result<(), Wrong> {
        let narrow = |number: u64| {
            Vertex::try_from(number).map_err(|_| Wrong::Number {
                text: number.to_string(),
            })
        };
        let (from, to) = (narrow(line.from)?, narrow(line.to)?);
        match line.weight {
            None => self.builder.edge(from, to),
            Some(Amount(weight)) => self.builder.edge_with_probability(from, to, weight?),
        }
        Ok(())
    }

    fn document(mut self) -> Result<Document, FormatError> {
        if !self.names.is_empty() {
            self.names.resize(self.vertices, String::new());
        }
        if !self.places.is_empty() {
            self.places.resize(self.vertices, None);
        }
        Ok(Document {
            graph: self.builder.build().map_err(Wrong::from)?,
            names: self.names,
            places: self.places,
        })
    }

    /// Ends the reading for a reason of ours.
    fn refuse<E: Error>(&mut self, wrong: Wrong) -> E {
        let told = E::custom(&wrong);
        self.wrong = Some(wrong);
        told
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct VertexLine {
    kind: Word,
    #[serde(default)]
    value: Option<Amount>,
    #[serde(default)]
    name: String,
    #[serde(default)]
    x: Option<f64>,
    #[serde(default)]
    y: Option<f64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EdgeLine {
    from: u64,
    to: u64,
    #[serde(default)]
    weight: Option<Amount>,
}

#[derive(Deserialize)]
#[serde(field_identifier, rename_all = "lowercase")]
enum Field {
    Format,
    Version,
    Start,
    Vertices,
    Edges,
}

/// The file as a whole.
struct File<'r>(&'r mut Reading);

impl<'t> DeserializeSeed<'t> for File<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'t>>(self, json: D) -> Result<(), D::Error> {
        json.deserialize_map(self)
    }
}

impl<'t> Visitor<'t> for File<'_> {
    type Value = ();

    fn expecting(&self, out: &mut fmt::Formatter) -> fmt::Result {
        out.write_str("struct GraphFile")
    }

    fn visit_map<A: MapAccess<'t>>(self, mut map: A) -> Result<(), A::Error> {
        const FIELDS: [&str; 5] = ["format", "version", "start", "vertices", "edges"];
        let reading = self.0;
        let mut seen = [false; FIELDS.len()];
        while let Some(field) = map.next_key::<Field>()? {
            let place = match field {
                Field::Format => 0,
                Field::Version => 1,
                Field::Start => 2,
                Field::Vertices => 3,
                Field::Edges => 4,
            };
            if std::mem::replace(&mut seen[place], true) {
                return Err(A::Error::duplicate_field(FIELDS[place]));
            }
            match field {
                Field::Format => {
                    let name: String = map.next_value()?;
                    if name != FORMAT {
                        let known = FORMAT.to_owned();
                        return Err(reading.refuse(Wrong::Unknown { name, known }));
                    }
                }
                Field::Version => {
                    let found: u64 = map.next_value()?;
                    if found != 1 {
                        let found = found.to_string();
                        return Err(reading.refuse(Wrong::Version { found }));
                    }
                }
                Field::Start => reading.builder.set_start(map.next_value()?),
                Field::Vertices => map.next_value_seed(Lines::new(reading, Reading::vertex))?,
                Field::Edges => map.next_value_seed(Lines::new(reading, Reading::edge))?,
            }
        }
        let needed = |&place: &usize| FIELDS[place] != "start" && !seen[place];
        match (0..FIELDS.len()).find(needed) {
            Some(place) => Err(A::Error::missing_field(FIELDS[place])),
            None => Ok(()),
        }
    }
}

type Add<L> = fn(&mut Reading, L) -> Result<(), Wrong>;

/// A list, each line of which is added as soon as it is read.
struct Lines<'r, L> {
    reading: &'r mut Reading,
    add: Add<L>,
    line: PhantomData<L>,
}

impl<'r, L> Lines<'r, L> {
    fn new(reading: &'r mut Reading, add: Add<L>) -> Self {
        Lines {
            reading,
            add,
            line: PhantomData,
        }
    }
}

impl<'t, L: Deserialize<'t>> DeserializeSeed<'t> for Lines<'_, L> {
    type Value = ();

    fn deserialize<D: Deserializer<'t>>(self, json: D) -> Result<(), D::Error> {
        json.deserialize_seq(self)
    }
}

impl<'t, L: Deserialize<'t>> Visitor<'t> for Lines<'_, L> {
    type Value = ();

    fn expecting(&self, out: &mut fmt::Formatter) -> fmt::Result {
        out.write_str("a sequence")
    }

    fn visit_seq<A: SeqAccess<'t>>(self, mut list: A) -> Result<(), A::Error> {
        while let Some(line) = list.next_element::<L>()? {
            (self.add)(self.reading, line).map_err(|wrong| self.reading.refuse(wrong))?;
        }
        Ok(())
    }
}

/// The word for a kind, or another one.
struct Word(Result<Kind, String>);

impl<'t> Deserialize<'t> for Word {
    fn deserialize<D: Deserializer<'t>>(json: D) -> Result<Self, D::Error> {
        struct Words;
        impl Visitor<'_> for Words {
            type Value = Word;

            fn expecting(&self, out: &mut fmt::Formatter) -> fmt::Result {
                out.write_str("a string")
            }

            fn visit_str<E: Error>(self, word: &str) -> Result<Word, E> {
                Ok(Word(Kind::from_word(word).ok_or_else(|| word.to_owned())))
            }
        }
        json.deserialize_str(Words)
    }
}

/// A fraction as text, or a number digit for digit.
struct Amount(Result<BigRational, Wrong>);

impl Amount {
    fn of(text: &str) -> Self {
        let number = |_| Wrong::Number {
            text: text.to_owned(),
        };
        Amount(parse_exact(text).map_err(number))
    }
}

impl<'t> Deserialize<'t> for Amount {
    fn deserialize<D: Deserializer<'t>>(json: D) -> Result<Self, D::Error> {
        struct Amounts;
        impl Visitor<'_> for Amounts {
            type Value = Amount;

            fn expecting(&self, out: &mut fmt::Formatter) -> fmt::Result {
                out.write_str("a number or a fraction as text")
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<Amount, E> {
                Ok(Amount::of(text))
            }

            fn visit_u64<E: Error>(self, number: u64) -> Result<Amount, E> {
                Ok(Amount::of(&number.to_string()))
            }

            fn visit_i64<E: Error>(self, number: i64) -> Result<Amount, E> {
                Ok(Amount::of(&number.to_string()))
            }

            fn visit_f64<E: Error>(self, number: f64) -> Result<Amount, E> {
                // As the data has it, which writes the shortest digits that name this number.
                let digits = serde_json::Number::from_f64(number)
                    .ok_or_else(|| E::invalid_value(de::Unexpected::Float(number), &self))?;
                Ok(Amount::of(&digits.to_string()))
            }
        }
        json.deserialize_any(Amounts)
    }
}
