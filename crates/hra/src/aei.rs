//! Arimaa's protocol between programs: our player behind two given streams, and others' programs that somebody started. It starts no
//! program and opens no stream.

pub use lab::arimaa::contest::{AeiPlayer, Fault, Player as AnyPlayer, command_line};

use crate::Told;
use bot::aei::{Protocol, converse};
use bot::evaluate::{self, Evaluator};
use bot::network::Network;
use bot::player::{Opening, Player};
use bot::search::{Engine, Parameters};
use bot::seed::Weights;
use say::Message;
use std::io::{self, BufRead, Write};
use std::sync::Arc;
use work::Work;

/// Our player as somebody asks for it.
pub struct OurPlayer {
    /// Whether it is the player of the thesis instead of our engine.
    pub seed: bool,
    /// Which weights that player has: `w1`, `w2` or `w3`.
    pub weights: String,
    /// Which of our setups it takes: `A`, `B` or `C`.
    pub setup: String,
    /// The transposition table, in mebibytes.
    pub hash: u32,
    /// The threads of the search.
    pub threads: usize,
    /// How many positions it may look at for a turn, if that is limited.
    pub nodes: Option<u64>,
    /// The text of weights learnt elsewhere.
    pub evaluation: Option<String>,
    /// The bytes of a network learnt elsewhere.
    pub network: Option<Vec<u8>>,
    /// Parameters of the search, `NAME=NUMBER` each.
    pub tune: Vec<String>,
}

impl OurPlayer {
    /// The player, ready for a conversation.
    ///
    /// # Errors
    /// When what was learnt cannot be read, a parameter is none, or the memory does not suffice.
    pub fn seated(&self, work: &Work) -> Result<Seated, Told> {
        // Also where the player has no use for it: nothing that is wrong is passed over in silence.
        let learnt = self.learnt()?;
        let player = if self.seed {
            let named = |weights: &Weights| weights.name() == self.weights;
            Player::seed(Weights::ALL.into_iter().find(named).unwrap_or(Weights::W3))
        } else {
            let bytes = (self.hash as usize) << 20;
            work.claim(bytes as u64)?;
            Player::Engine(learnt.engine(bytes, self.threads))
        };
        let mut openings = Opening::ALL.into_iter();
        let opening = openings.find(|opening| opening.name() == self.setup);
        let mut protocol = Protocol::new(player.name(), opening.unwrap_or_default());
        if let Some(nodes) = self.nodes {
            protocol.line(&format!("setoption name nodes value {nodes}"));
        }
        Ok(Seated { player, protocol })
    }

    /// Reads what was learnt elsewhere.
    fn learnt(&self) -> Result<Learnt, Told> {
        let weights = self.evaluation.as_deref().map(evaluate::Weights::read);
        let network = self.network.as_deref().map(Network::read);
        let mut tuned = Parameters::default();
        for word in &self.tune {
            tune(&mut tuned, word)?;
        }
        Ok(Learnt {
            evaluator: weights.transpose()?.map(Evaluator::new),
            network: network.transpose()?,
            tuned,
        })
    }
}

/// What our engine may have learnt elsewhere.
struct Learnt {
    evaluator: Option<Evaluator>,
    network: Option<Network>,
    tuned: Parameters,
}

impl Learnt {
    fn engine(self, bytes: usize, threads: usize) -> Engine {
        let mut engine = Engine::new(bytes, threads);
        if let Some(evaluator) = self.evaluator {
            engine = engine.judging_by(Arc::new(evaluator));
        }
        if let Some(network) = self.network {
            engine = engine.advised_by(Arc::new(network));
        }
        engine.tuned(self.tuned)
    }
}

/// Sets one parameter of the search.
fn tune(tuned: &mut Parameters, word: &str) -> Result<(), Told> {
    let set = word.split_once('=').and_then(|(name, number)| {
        let number = number.parse().ok()?;
        tuned.set(name, number).then_some(())
    });
    set.ok_or_else(|| {
        let all = Parameters::ALL.iter();
        let names: Vec<String> = all
            .map(|(name, least, most)| format!("{name}={least}…{most}"))
            .collect();
        Told::input(
            Message::new("bot-error-tune").with("word", word),
            Message::new("bot-accepted-tune").with("names", names.join(", ")),
        )
    })
}

/// Our player before its conversation.
pub struct Seated {
    player: Player,
    protocol: Protocol,
}

impl Seated {
    /// Listens and answers until the other side is done.
    ///
    /// # Errors
    /// When nobody reads what it says.
    pub fn converse(
        self,
        work: &Work,
        input: impl BufRead + Send + 'static,
        output: impl Write,
    ) -> io::Result<()> {
        let (memory, clock) = (work.memory.0, work.clock);
        converse(self.player, self.protocol, input, output, memory, clock)
    }
}

/// What is told when a program, started by these words, does not play.
#[must_use]
pub fn no_program(text: &str, fault: &Fault) -> Told {
    let why = match fault {
        Fault::Start(error) => Message::new("arimaa-engine-start").with("error", error.as_str()),
        Fault::Gone => Message::new("arimaa-engine-gone"),
        Fault::Silent => Message::new("arimaa-engine-silent"),
        Fault::Noise => Message::new("arimaa-engine-noise"),
    };
    Told::input(
        Message::new("arimaa-error-engine")
            .with("text", text)
            .with("why", why),
        Message::new("arimaa-accepted-engine"),
    )
}
