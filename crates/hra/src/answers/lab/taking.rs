//! What is kept of shards: what each found, and what it made.

use crate::Told;
use lab::experiment::{Findings, Shard, Taker};
use work::checkpoint::{Kind, Unusable};
use work::keep::{Keeper, Piece};

/// What is kept of a shard.
pub const KIND: Kind = Kind {
    name: "shard of an experiment",
    version: 1,
};
/// What is kept of what a shard made.
pub const PRODUCT: Kind = Kind {
    name: "product of an experiment",
    version: 1,
};

/// What a piece is called, and all that it depends on.
pub struct Names {
    pub name: String,
    pub question: String,
}

impl Names {
    /// The piece of this kind.
    pub fn piece(&self, kind: Kind) -> Piece<'_> {
        Piece {
            name: &self.name,
            kind,
            question: &self.question,
        }
    }

    /// Those of what the shard made.
    pub fn made(&self) -> Names {
        Names {
            name: format!("{} product", self.name),
            question: self.question.clone(),
        }
    }
}

/// Takes the shards of a repetition of a part.
pub struct Taking<'t> {
    /// What a shard of the part is called.
    pub names: &'t (dyn Fn(u64) -> Names + Sync),
    /// Whether shards make something.
    pub makes: bool,
    /// What is measured; everything if nothing is said.
    pub measure: &'t [String],
    /// The number of its first shard among those of all repetitions.
    pub first: u64,
    pub keeper: &'t mut (dyn Keeper + Send),
    /// Who adds up what was found.
    pub take: &'t mut (dyn FnMut(Findings) -> Result<(), Unusable> + Send),
}

impl Taker for Taking<'_> {
    fn take(&mut self, number: u64, shard: Shard) -> Result<(), Told> {
        let names = (self.names)(self.first + number);
        if self.makes {
            // Before the findings, so that a shard that counts as done has made what it makes.
            let made = names.made();
            self.keeper.save(&made.piece(PRODUCT), &shard.product)?;
        }
        let mut findings = shard.findings;
        findings.keep(self.measure);
        let bytes = serde_json::to_vec(&findings).unwrap_or_default();
        let piece = names.piece(KIND);
        self.keeper.save(&piece, &bytes)?;
        (self.take)(findings).map_err(|why| self.keeper.refuse(&piece, &why))
    }

    fn keeper(&mut self) -> &mut dyn Keeper {
        self.keeper
    }

    fn names(&self, number: u64) -> (String, String) {
        let Names { name, question } = (self.names)(self.first + number);
        (name, question)
    }
}
