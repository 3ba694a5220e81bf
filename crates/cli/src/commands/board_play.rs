//! Games on boards in the terminal, against the solver or against each other.

use super::board::drawn;
use crate::context::Context;
use crate::failure::Failure;
use crate::play::{Advice, Host, Leave, PlayerArgs, Setup, host_games};
use clap::Args;
use grids::{Analysis, Cram, GridGame, MisereSolver, analyse, best_move, explain};
use hra::Words;
use rules::{Ended, MiserePlay, NormalPlay, Notation, Partizan, Placed};
use say::Message;
use std::marker::PhantomData;
use values::Values;
use work::Work;

#[derive(Args)]
pub struct PlayArgs {
    #[arg(allow_hyphen_values = true)]
    board: String,
    #[command(flatten)]
    players: PlayerArgs,
}

#[derive(Args)]
pub struct CramPlayArgs {
    #[arg(allow_hyphen_values = true)]
    board: String,
    #[arg(long)]
    misere: bool,
    #[command(flatten)]
    players: PlayerArgs,
}

/// A move and why, for whoever is to move.
type Adviser<P> = fn(&Placed<P>, &Work) -> Result<Advice<<P as Partizan>::Move>, Leave>;

pub fn run<P: GridGame>(args: &PlayArgs, context: &Context) -> Result<(), Failure> {
    games(
        &args.board,
        &args.players,
        context,
        NormalPlay::<P>,
        best::<P>,
        "",
    )
}

pub fn run_cram(args: &CramPlayArgs, context: &Context) -> Result<(), Failure> {
    if args.misere {
        games(
            &args.board,
            &args.players,
            context,
            MiserePlay::<Cram>,
            best_misere,
            " misere",
        )
    } else {
        games(
            &args.board,
            &args.players,
            context,
            NormalPlay::<Cram>,
            best::<Cram>,
            "",
        )
    }
}

fn games<P: GridGame, G>(
    board: &str,
    players: &PlayerArgs,
    context: &Context,
    play: fn(P) -> G,
    adviser: Adviser<P>,
    end: &'static str,
) -> Result<(), Failure>
where
    G: Ended<Position = P> + Notation<State = Placed<P>, Move = <P as Partizan>::Move>,
{
    let given = P::read(board)?;
    host_games(context, players, |_, transcript| {
        let position = match transcript {
            Some(transcript) => {
                let start = transcript
                    .start
                    .rsplit_once(' ')
                    .map_or("", |(board, _)| board);
                P::read(start)?
            }
            None => given.clone(),
        };
        let host = BoardHost {
            adviser,
            end,
            game: PhantomData,
        };
        Ok(Setup {
            game: play(position),
            host,
        })
    })
}

/// Shows a board and knows the best moves.
pub struct BoardHost<P: Partizan, G> {
    adviser: Adviser<P>,
    end: &'static str,
    game: PhantomData<G>,
}

impl<P: GridGame, G> Host for BoardHost<P, G>
where
    G: Ended<Position = P> + Notation<State = Placed<P>, Move = <P as Partizan>::Move>,
{
    type Game = G;

    fn title(&self) -> String {
        format!("{}{}", P::NAME, self.end)
    }

    fn rules(&self) -> Message {
        Message::new(match P::NAME {
            "domineering" => "grids-rules-domineering",
            "cram" if self.end.is_empty() => "grids-rules-cram",
            "cram" => "grids-rules-cram-misere",
            "col" => "grids-rules-col",
            "snort" => "grids-rules-snort",
            "clobber" => "grids-rules-clobber",
            "nogo" => "grids-rules-nogo",
            "toads" => "grids-rules-toads",
            _ => "grids-rules-hackenbush",
        })
    }

    fn board(&self, _: &G, state: &Placed<P>, _: Words) -> String {
        drawn(&state.position)
    }

    fn told(&self, _: &G, state: &Placed<P>, chosen: &<P as Partizan>::Move) -> Message {
        let label = state.position.write_move(state.mover, chosen);
        Message::new("grids-move").with("move", label)
    }

    fn advise(
        &self,
        _: &G,
        state: &Placed<P>,
        work: &Work,
    ) -> Result<Advice<<P as Partizan>::Move>, Leave> {
        (self.adviser)(state, work)
    }
}

/// A winning move if there is one, else one that no other is better than.
fn best<P: GridGame>(
    state: &Placed<P>,
    work: &Work,
) -> Result<Advice<<P as Partizan>::Move>, Leave> {
    let values = Values::large(work);
    let analysis: Analysis<_> = analyse(&state.position, &values, P::finder(&values, work))?;
    let reasons = explain(&state.position, &analysis, &values);
    let winning = analysis.winning(state.mover).first();
    let chosen = match winning {
        Some(winning) => Some(winning.chosen.clone()),
        None => {
            let finder = P::finder(&values, work);
            best_move(&state.position, state.mover, &values, finder)?.map(|(chosen, _)| chosen)
        }
    };
    Ok(Advice {
        chosen: chosen.expect("advice is asked for while there are moves"),
        reasons,
    })
}

fn best_misere(state: &Placed<Cram>, work: &Work) -> Result<Advice<grids::Domino>, Leave> {
    let mut solver = MisereSolver::new(work);
    let winning = solver.winning_moves(&state.position)?.into_iter().next();
    let told = if winning.is_some() {
        "grids-outcome-n"
    } else {
        "grids-outcome-p"
    };
    let mut moves = Vec::new();
    state.position.moves(state.mover, &mut moves);
    let chosen = winning.or_else(|| moves.into_iter().next());
    Ok(Advice {
        chosen: chosen.expect("advice is asked for while there are moves"),
        reasons: vec![Message::new(told)],
    })
}
