//! Units as one process keeps them: the first rank writes them down from everybody's rows, and hands rows out again.

use super::Together;
use super::wire::{ADDRESS, Question, pair_of, write_pair};
use crate::cells::Cells;
use crate::duel::solve::piece;
use crate::duel::{Rows, Unit};
use crate::formation::Id;
use crate::keep::{Keeper, SolveError};
use ranks::Fold;
use say::Told;
use work::checkpoint::Unusable;

/// Positions that are handed to the opponents' rows between two exchanges.
const BATCH: usize = 1 << 20;

impl<C: Cells> Together<'_, C> {
    /// Makes room for a unit; tells whether something was kept of it.
    pub(super) fn begin(
        &mut self,
        unit: Unit,
        keeper: &mut dyn Keeper,
    ) -> Result<bool, SolveError> {
        for (mover, opponent) in unit.layers() {
            let layer = self.duel.layer(mover, opponent);
            let length = self.duel.rows.length(mover, opponent) as usize;
            self.duel.layers[layer] = Some((self.setting.make)(length));
            let length = self.duel.rows.length(opponent, mover) as usize;
            self.duel.turned[layer] = Some((self.setting.make)(length));
        }
        let kept = if self.me == 0 {
            self.load(unit, keeper)?
        } else {
            None
        };
        let mut found = [u64::from(kept.is_some())];
        self.ranks.reduce(Fold::Max, &mut found)?;
        if found[0] == 0 {
            return Ok(false);
        }
        let mut rest = &kept.unwrap_or_default()[..];
        for (mover, opponent) in unit.layers() {
            let mut messages = vec![Vec::new(); self.ranks.count()];
            if self.me == 0 {
                rest = self.hand_out(mover, opponent, rest, &mut messages);
            }
            let mine = self.ranks.exchange(messages)?;
            let loaded = self.duel.cells(mover, opponent).load(&mine[0]);
            loaded.map_err(|_| self.misfit(unit, keeper))?;
        }
        for (mover, opponent) in unit.layers() {
            self.turn(mover, opponent)?;
        }
        (self.setting.check)()?;
        Ok(true)
    }

    fn load(&self, unit: Unit, keeper: &mut dyn Keeper) -> Result<Option<Vec<u8>>, Told> {
        let (name, question) = (unit.name(C::WIDTH), self.duel.question(unit));
        let kept = keeper.load(&piece(&name, &question))?;
        match kept {
            Some(kept) if kept.len() as u64 != self.size(unit) * C::BYTES => {
                Err(self.misfit(unit, keeper))
            }
            kept => Ok(kept),
        }
    }

    fn misfit(&self, unit: Unit, keeper: &dyn Keeper) -> Told {
        let (name, question) = (unit.name(C::WIDTH), self.duel.question(unit));
        keeper.refuse(&piece(&name, &question), &Unusable::Misfit)
    }

    /// The lengths in bytes of all rows of a layer in the order of a file, with their owners.
    fn rows(&self, mover: u8, opponent: u8) -> impl Iterator<Item = (usize, usize)> {
        let fields = usize::from(self.duel.board.fields());
        let (first, second) = (self.duel.rows.room(mover), self.duel.rows.room(opponent));
        let blocks = (0..=first).flat_map(move |own| (0..=second).map(move |other| (own, other)));
        blocks.flat_map(move |(own, other)| {
            let free = fields.saturating_sub(own.into());
            let wide = (self.duel.table.of(free, other.into()) * C::BYTES) as usize;
            let rows = self.shared.rows(own).iter();
            rows.map(move |row| (usize::from(row.owner), wide))
        })
    }

    /// Gives every rank its rows of a layer and returns what follows.
    fn hand_out<'k>(
        &self,
        mover: u8,
        opponent: u8,
        kept: &'k [u8],
        messages: &mut [Vec<u8>],
    ) -> &'k [u8] {
        let mut rest = kept;
        for (owner, wide) in self.rows(mover, opponent) {
            let (row, others) = rest.split_at(wide);
            messages[owner].extend_from_slice(row);
            rest = others;
        }
        rest
    }

    /// Copies bounds that were loaded into the opponents' rows, wherever these are.
    fn turn(&mut self, mover: u8, opponent: u8) -> Result<(), SolveError> {
        let own = self.duel.formations.of_column(mover).map(|id| id as Id);
        let own: Vec<Id> = own
            .filter(|&id| usize::from(self.shared.owners[id as usize]) == self.me)
            .collect();
        let others = self.duel.formations.of_column(opponent);
        let few = (BATCH / others.len().max(1)).max(1);
        let mut rounds = [own.len().div_ceil(few) as u64];
        self.ranks.reduce(Fold::Max, &mut rounds)?;
        let mut parts = own.chunks(few);
        for _ in 0..rounds[0] {
            let mut messages = vec![Vec::new(); self.ranks.count()];
            for &first in parts.next().unwrap_or(&[]) {
                let seen = self.duel.opponent(first, opponent);
                for second in others.clone().map(|id| id as Id) {
                    if seen.meets(self.duel.formations.get(second).ring) {
                        continue;
                    }
                    let at = self.duel.rows.place(first, second, (mover, opponent));
                    let pair = self.duel.cells(mover, opponent).get(at);
                    let owner = usize::from(self.shared.owners[second as usize]);
                    let place = Question {
                        again: true,
                        mover,
                        opponent,
                        at: self
                            .duel
                            .rows
                            .place_among(&self.shared.held[owner], second, first),
                    };
                    place.write(&mut messages[owner]);
                    write_pair::<C>(pair, &mut messages[owner]);
                }
            }
            for message in self.ranks.exchange(messages)? {
                for entry in message.chunks_exact(ADDRESS + C::BYTES as usize) {
                    let place = Question::read(entry);
                    let turned = self.duel.turned(place.mover, place.opponent);
                    turned.set(place.at as usize, pair_of::<C>(&entry[ADDRESS..]));
                }
            }
        }
        Ok(())
    }

    /// Keeps a unit.
    pub(super) fn keep(&mut self, unit: Unit, keeper: &mut dyn Keeper) -> Result<(), SolveError> {
        let mut payload = Vec::new();
        for (mover, opponent) in unit.layers() {
            let mut mine = Vec::new();
            self.duel.cells(mover, opponent).save(&mut mine);
            let Some(all) = self.ranks.gather(mine)? else {
                continue;
            };
            let mut next = vec![0; all.len()];
            for (owner, wide) in self.rows(mover, opponent) {
                payload.extend_from_slice(&all[owner][next[owner]..next[owner] + wide]);
                next[owner] += wide;
            }
        }
        (self.setting.check)()?;
        if self.me == 0 {
            let (name, question) = (unit.name(C::WIDTH), self.duel.question(unit));
            keeper.save(&piece(&name, &question), &payload)?;
        }
        Ok(())
    }
}
