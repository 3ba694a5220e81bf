//! The functions by name: one table, from which calls, completion and help are made.

use crate::sums::binds;
use crate::{Calculator, Datum, Wrong};
use grids::{BoardGame, GAMES};
use rules::Side;
use std::fmt::Write;
use std::sync::LazyLock;
use values::{Dyadic, Nus, Thermograph, Unable, Value};

/// A function of the language.
pub struct Function {
    /// Its name.
    pub name: &'static str,
    /// What it is given, for people: `game, number`.
    pub takes: &'static str,
    compute: Compute,
}

#[derive(Clone, Copy)]
enum Compute {
    /// `None` when what is given is not what the function takes.
    Plain(Plain),
    /// The value of a board of this game.
    Board(&'static BoardGame),
}

type Plain = fn(&Calculator<'_>, &[Datum]) -> Option<Result<Datum, Wrong>>;

const fn function(name: &'static str, takes: &'static str, compute: Plain) -> Function {
    Function {
        name,
        takes,
        compute: Compute::Plain(compute),
    }
}

/// A function of one game.
macro_rules! of_game {
    ($name:literal, |$calculator:ident, $game:ident| $body:expr) => {
        function($name, "game", |$calculator, arguments| match arguments {
            [Datum::Game($game)] => {
                let $game = *$game;
                Some($body)
            }
            _ => None,
        })
    };
}

/// All functions, the games on boards among them, in alphabetical order.
pub static FUNCTIONS: LazyLock<Vec<Function>> = LazyLock::new(|| {
    let board = |game: &'static BoardGame| Function {
        name: game.name,
        takes: "\"board\"",
        compute: Compute::Board(game),
    };
    let mut all: Vec<Function> = OF_VALUES
        .into_iter()
        .chain(GAMES.iter().map(board))
        .collect();
    all.sort_by_key(|function| function.name);
    all
});

/// The functions that know no game by name.
const OF_VALUES: [Function; 25] = [
    of_game!("atomic_weight", |c, g| match c.values.atomic_weight(g) {
        Ok(Some(weight)) => Ok(Datum::Game(weight)),
        Ok(None) => Err(Wrong::Arguments {
            name: "atomic_weight".to_owned(),
            count: 1,
            takes: "all-small game".to_owned(),
        }),
        Err(unable) => Err(unable.into()),
    }),
    of_game!("birthday", |c, g| whole(c, c.values.birthday(g))),
    function("cool", "game, number", |c, arguments| match arguments {
        [Datum::Game(g), Datum::Game(by)] => {
            let by = c.values.as_number(*by)?;
            Some(game(c.values.cool(*g, by)))
        }
        _ => None,
    }),
    function("heat", "game, game", |c, arguments| match arguments {
        [Datum::Game(g), Datum::Game(by)] => Some(game(c.values.heat(*g, *by))),
        _ => None,
    }),
    of_game!("is_number", |c, g| Ok(Datum::Truth(
        c.values.as_number(g).is_some()
    ))),
    of_game!("leftincentives", |c, g| list(
        c.values.incentives(g, Side::Left)
    )),
    of_game!("leftoptions", |c, g| list(
        c.values.options(g, Side::Left).map(<[Value]>::to_vec)
    )),
    of_game!("leftstop", |c, g| number(c, Ok(c.values.left_stop(g)))),
    of_game!("mean", |c, g| number(c, c.values.mean(g))),
    of_game!("miny", |c, g| tiny(c, g)
        .and_then(|tiny| game(c.values.negative(tiny)))),
    of_game!("negative", |c, g| game(c.values.negative(g))),
    function("nim", "whole number", |c, arguments| match arguments {
        [Datum::Game(n)] => {
            let n = u32::try_from(integer(c, *n)?).ok()?;
            Some(game(c.values.nimber(n)))
        }
        _ => None,
    }),
    function(
        "norton",
        "game, positive game",
        |c, arguments| match arguments {
            [Datum::Game(g), Datum::Game(unit)] => Some(game(c.values.norton(*g, *unit))),
            _ => None,
        },
    ),
    function("ordinal", "game, game", |c, arguments| match arguments {
        [Datum::Game(base), Datum::Game(top)] => Some(game(c.values.ordinal_sum(*base, *top))),
        _ => None,
    }),
    of_game!("outcome", |c, g| c
        .values
        .outcome(g)
        .map(Datum::Outcome)
        .map_err(Wrong::from)),
    function(
        "overheat",
        "game, game, game",
        |c, arguments| match arguments {
            [Datum::Game(g), Datum::Game(from), Datum::Game(by)] => {
                Some(game(c.values.overheat(*g, *from, *by)))
            }
            _ => None,
        },
    ),
    of_game!("reduced", |c, g| game(c.values.reduced(g))),
    of_game!("rightincentives", |c, g| list(
        c.values.incentives(g, Side::Right)
    )),
    of_game!("rightoptions", |c, g| list(
        c.values.options(g, Side::Right).map(<[Value]>::to_vec)
    )),
    of_game!("rightstop", |c, g| number(c, Ok(c.values.right_stop(g)))),
    of_game!("temperature", |c, g| number(c, c.values.temperature(g))),
    of_game!("thermograph", |c, g| {
        let graph = c.values.thermograph(g).map(Box::new);
        graph.map(Datum::Thermograph).map_err(Wrong::from)
    }),
    function(
        "times",
        "whole number, game",
        |c, arguments| match arguments {
            [Datum::Game(n), Datum::Game(g)] => Some(times(c, *n, *g)),
            _ => None,
        },
    ),
    of_game!("tiny", |c, g| tiny(c, g).map(Datum::Game)),
    function("up", "whole number", |c, arguments| match arguments {
        [Datum::Game(n)] => {
            let ups = i32::try_from(integer(c, *n)?).ok()?;
            let nus = Nus {
                ups,
                ..Nus::number(Dyadic::ZERO)
            };
            Some(game(c.values.number_up_star(nus)))
        }
        _ => None,
    }),
];

/// The function with this name; capitals and underscores do not matter.
pub(crate) fn find(name: &str) -> Option<&'static Function> {
    let plain = |name: &str| name.to_lowercase().replace('_', "");
    let wanted = plain(name);
    FUNCTIONS
        .iter()
        .find(|function| plain(function.name) == wanted)
}

pub(crate) fn call(
    calculator: &Calculator<'_>,
    name: &str,
    arguments: &[Datum],
) -> Result<Datum, Wrong> {
    let function = find(name).ok_or_else(|| Wrong::Unknown {
        name: name.to_owned(),
    })?;
    let found = match function.compute {
        Compute::Plain(compute) => compute(calculator, arguments),
        Compute::Board(game) => board(calculator, game, arguments),
    };
    found.unwrap_or_else(|| {
        Err(Wrong::Arguments {
            name: function.name.to_owned(),
            count: arguments.len(),
            takes: function.takes.to_owned(),
        })
    })
}

/// `n · g`: copies of a game; one of the two must be a whole number.
pub(crate) fn times(calculator: &Calculator<'_>, a: Value, b: Value) -> Result<Datum, Wrong> {
    match (integer(calculator, a), integer(calculator, b)) {
        (Some(n), _) => game(calculator.values.multiple(n, b)),
        (None, Some(n)) => game(calculator.values.multiple(n, a)),
        (None, None) => Err(Wrong::Arguments {
            name: "·".to_owned(),
            count: 2,
            takes: "whole number, game".to_owned(),
        }),
    }
}

fn integer(calculator: &Calculator<'_>, value: Value) -> Option<i64> {
    let number = calculator.values.as_number(value)?;
    number.is_integer().then(|| number.numerator())
}

fn game(value: Result<Value, Unable>) -> Result<Datum, Wrong> {
    Ok(Datum::Game(value?))
}

fn list(values: Result<Vec<Value>, Unable>) -> Result<Datum, Wrong> {
    Ok(Datum::List(values?))
}

fn number(calculator: &Calculator<'_>, number: Result<Dyadic, Unable>) -> Result<Datum, Wrong> {
    game(calculator.values.number(number?))
}

fn whole(calculator: &Calculator<'_>, n: Result<u64, Unable>) -> Result<Datum, Wrong> {
    let n = i64::try_from(n?).ok().and_then(|n| Dyadic::new(n, 0));
    number(calculator, n.ok_or(Unable::OutOfRange))
}

/// `{0 || 0 | -g}`.
fn tiny(calculator: &Calculator<'_>, g: Value) -> Result<Value, Wrong> {
    let values = &calculator.values;
    let threat = values.make(&[values::Values::ZERO], &[values.negative(g)?])?;
    Ok(values.make(&[values::Values::ZERO], &[threat])?)
}

/// Every part is read as part of a sum: expressions add.
fn board(
    calculator: &Calculator<'_>,
    game_of: &'static BoardGame,
    arguments: &[Datum],
) -> Option<Result<Datum, Wrong>> {
    let (text, variant) = match arguments {
        [Datum::Text(text)] => (text, None),
        [Datum::Text(text), Datum::Text(variant)] => (text, Some(variant)),
        _ => return None,
    };
    let value = || -> Result<Datum, Wrong> {
        let rules = match variant {
            Some(variant) => game_of.variant(variant)?,
            None => game_of.usual(),
        };
        let (position, values, work) = (rules.read(text)?, &calculator.values, calculator.work);
        if position.adds() {
            return game(position.value(values, work));
        }
        let nimber = position.grundy(values, work)?.ok_or_else(|| binds(text))?;
        game(values.nimber(nimber))
    };
    Some(value())
}

/// Both walls as corners `value@temperature`, from temperature -1 to the mast.
pub(crate) fn thermograph_text(graph: &Thermograph) -> String {
    let wall = |side| {
        let mut text = String::new();
        for corner in graph.corners(side) {
            // Writing to a string does not fail.
            let _ = write!(text, " {}@{}", corner.value, corner.temperature);
        }
        text
    };
    format!(
        "left{}; right{}; mean {}; temperature {}",
        wall(Side::Left),
        wall(Side::Right),
        graph.mean(),
        graph.temperature()
    )
}
