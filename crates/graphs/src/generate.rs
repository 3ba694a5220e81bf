//! Random graphs of several families, for tests, benches and people who want an example. The same seed gives the same
//! graph everywhere.

use crate::{Builder, Defects, Graph, Kind, Vertex, exactly};
use num_rational::BigRational;
use num_traits::{One, Zero};
use rand::RngExt;
use work::Stream;

/// A family of graphs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Family {
    /// Every vertex has two random successors: a random simple stochastic game.
    Simple,
    /// One to four random successors, uneven draws, sinks of fractional value.
    Uniform,
    /// Layers that lead forward, now and then one back.
    Layered,
    /// Many small groups of players' vertices in which play can stay for ever.
    Ends,
    /// The path that must be climbed against a fair coin back to its middle: values move too slowly to be seen.
    Path,
    /// One big end component: two corridors that Max can walk for ever, and a choice for Min which one.
    BigEnd,
}

impl Family {
    /// All families.
    pub const ALL: [Family; 6] = [
        Family::Simple,
        Family::Uniform,
        Family::Layered,
        Family::Ends,
        Family::Path,
        Family::BigEnd,
    ];

    /// Its name on the command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Family::Simple => "simple",
            Family::Uniform => "uniform",
            Family::Layered => "layered",
            Family::Ends => "ends",
            Family::Path => "path",
            Family::BigEnd => "big-end",
        }
    }

    /// The family of this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Family> {
        Family::ALL.into_iter().find(|family| family.name() == name)
    }

    /// How many vertices and edges a graph of this size has at most.
    #[must_use]
    pub fn size(self, size: u32) -> (u64, u64) {
        let size = u64::from(size);
        match self {
            Family::Simple => (size + 2, 2 * size),
            Family::Uniform | Family::Layered | Family::Ends => (size + 4, 4 * size),
            Family::Path => (2 * size + 1, 4 * size),
            Family::BigEnd => (2 * size + 5, 4 * size + 6),
        }
    }
}

/// Generates a graph; `size` is the number of vertices beside sinks, for paths and the big end component the length.
///
/// # Errors
/// When `size` is 0, or so large that 32 bits do not number the edges.
pub fn generate(family: Family, size: u32, random: &mut Stream) -> Result<Graph, Defects> {
    match family {
        Family::Simple => simple(size, random),
        Family::Uniform => uniform(size, random),
        Family::Layered => layered(size, random),
        Family::Ends => ends(size, random),
        Family::Path => adversarial_path(size, &exactly("1/2")),
        Family::BigEnd => big_end(size),
    }
}

const PLAYERS: [Kind; 3] = [Kind::Max, Kind::Min, Kind::Chance];

/// Two random successors, of which one in twenty is a sink of value 0 or 1.
fn simple(size: u32, random: &mut Stream) -> Result<Graph, Defects> {
    let mut builder = Builder::with_capacity(size as usize + 2, 2 * size as usize);
    for _ in 0..size {
        let kind = PLAYERS[random.random_range(0..3)];
        let vertex = builder.add(kind);
        for _ in 0..2 {
            let to = if random.random_range(0..20) == 0 {
                size + random.random_range(0..2)
            } else {
                random.random_range(0..size)
            };
            builder.edge(vertex, to);
        }
    }
    if size > 0 {
        builder.sink(BigRational::zero());
        builder.sink(BigRational::one());
    }
    builder.build()
}

/// Sinks of value 0, 1/3, 3/4 and 1.
fn add_sinks(builder: &mut Builder) -> [Vertex; 4] {
    ["0", "1/3", "3/4", "1"].map(|value| builder.sink(exactly(value)))
}

/// Draws with small whole weights, uniform every other time.
fn add_draw(builder: &mut Builder, vertex: Vertex, to: &[Vertex], random: &mut Stream) {
    let even = random.random();
    for &to in to {
        let weight = if even { 1 } else { random.random_range(1..=5) };
        builder.edge_with_weight(vertex, to, weight);
    }
}

fn add_edges(
    builder: &mut Builder,
    vertex: Vertex,
    kind: Kind,
    to: &[Vertex],
    random: &mut Stream,
) {
    if kind == Kind::Chance {
        add_draw(builder, vertex, to, random);
    } else {
        for &to in to {
            builder.edge(vertex, to);
        }
    }
}

fn uniform(size: u32, random: &mut Stream) -> Result<Graph, Defects> {
    let mut builder = Builder::new();
    let kinds: Vec<Kind> = (0..size)
        .map(|_| PLAYERS[random.random_range(0..3)])
        .collect();
    for &kind in &kinds {
        builder.add(kind);
    }
    if size > 0 {
        add_sinks(&mut builder);
    }
    for vertex in 0..size {
        let degree = random.random_range(1..=4);
        let to: Vec<Vertex> = (0..degree)
            .map(|_| {
                if random.random_range(0..10) == 0 {
                    size + random.random_range(0..4)
                } else {
                    random.random_range(0..size)
                }
            })
            .collect();
        add_edges(&mut builder, vertex, kinds[vertex as usize], &to, random);
    }
    builder.build()
}

fn layered(size: u32, random: &mut Stream) -> Result<Graph, Defects> {
    let mut builder = Builder::new();
    let width = (f64::from(size).sqrt() as u32).max(1);
    let kinds: Vec<Kind> = (0..size)
        .map(|_| PLAYERS[random.random_range(0..3)])
        .collect();
    for &kind in &kinds {
        builder.add(kind);
    }
    if size > 0 {
        add_sinks(&mut builder);
    }
    for vertex in 0..size {
        let next = (vertex / width + 1) * width;
        let degree = random.random_range(2..=3);
        let to: Vec<Vertex> = (0..degree)
            .map(|_| {
                if random.random_range(0..12) == 0 {
                    // Back by at most two layers, so that some layers grow together and others do not.
                    let reach = (2 * width).min(vertex + 1);
                    vertex - random.random_range(0..reach)
                } else if next >= size {
                    size + random.random_range(0..4)
                } else {
                    (next + random.random_range(0..width)).min(size - 1)
                }
            })
            .collect();
        add_edges(&mut builder, vertex, kinds[vertex as usize], &to, random);
    }
    builder.build()
}

fn ends(size: u32, random: &mut Stream) -> Result<Graph, Defects> {
    let mut builder = Builder::new();
    const GROUP: u32 = 4;
    let kinds: Vec<Kind> = (0..size)
        .map(|vertex| match vertex % GROUP {
            0 => Kind::Max,
            1 => [Kind::Max, Kind::Min][random.random_range(0..2)],
            2 => Kind::Min,
            _ => Kind::Chance,
        })
        .collect();
    for &kind in &kinds {
        builder.add(kind);
    }
    if size > 0 {
        add_sinks(&mut builder);
    }
    for vertex in 0..size {
        let group = vertex - vertex % GROUP;
        let inside = |random: &mut Stream| (group + random.random_range(0..GROUP)).min(size - 1);
        let outside = |random: &mut Stream| {
            if random.random_range(0..6) == 0 {
                size + random.random_range(0..4)
            } else {
                random.random_range(0..size)
            }
        };
        let to: Vec<Vertex> = match kinds[vertex as usize] {
            Kind::Chance if random.random_range(0..3) == 0 => vec![inside(random), inside(random)],
            Kind::Chance => vec![outside(random), outside(random)],
            // Min can keep play in the group only by handing it to Max, who may leave: so the group is worth something.
            Kind::Min => vec![group, outside(random), outside(random)],
            _ => vec![inside(random), inside(random), outside(random)],
        };
        add_edges(&mut builder, vertex, kinds[vertex as usize], &to, random);
    }
    builder.build()
}

/// Haddad and Monmege's path: from the middle up with `1 - p` or down with `p`; on the way either on, or back to
/// the middle. The value of the middle is p; what iteration sees of it after k rounds is about k·2⁻ˢⁱᶻᵉ.
///
/// # Errors
/// When `size` is 0 or `p` is not strictly between 0 and 1.
pub fn adversarial_path(size: u32, p: &BigRational) -> Result<Graph, Defects> {
    let mut builder = Builder::new();
    let half = exactly("1/2");
    for vertex in 0..=2 * size {
        if vertex == 0 {
            builder.sink(BigRational::one());
        } else if vertex == 2 * size {
            builder.sink(BigRational::zero());
        } else {
            builder.add(Kind::Chance);
        }
    }
    for vertex in 1..(2 * size).max(1) {
        if vertex == size {
            builder.edge_with_probability(vertex, size - 1, p.clone());
            builder.edge_with_probability(vertex, size + 1, BigRational::one() - p);
        } else {
            let on = if vertex < size {
                vertex - 1
            } else {
                vertex + 1
            };
            builder.edge_with_probability(vertex, on, half.clone());
            builder.edge_with_probability(vertex, size, half.clone());
        }
    }
    builder.set_start(size.into());
    builder.build()
}

/// The big end component: Min chooses one of two corridors of this length; Max walks them to and fro and may try his
/// luck at the end: one half in the first, two fifths in the second. The value is 2/5.
///
/// # Errors
/// When `size` is 0.
pub fn big_end(size: u32) -> Result<Graph, Defects> {
    let mut builder = Builder::new();
    builder.add(Kind::Min);
    for _ in 0..2 * size {
        builder.add(Kind::Max);
    }
    if size == 0 {
        return builder.build();
    }
    let luck = [builder.add(Kind::Chance), builder.add(Kind::Chance)];
    let lost = builder.sink(BigRational::zero());
    let won = builder.sink(BigRational::one());
    for (corridor, (&luck, (wins, loses))) in luck.iter().zip([(1, 1), (2, 3)]).enumerate() {
        let door = 1 + corridor as u32 * size;
        builder.edge(0, door);
        for step in 0..size {
            let here = door + step;
            builder.edge(here, if step == 0 { 0 } else { here - 1 });
            builder.edge(here, if step + 1 == size { luck } else { here + 1 });
        }
        builder.edge_with_weight(luck, won, wins);
        builder.edge_with_weight(luck, lost, loses);
    }
    builder.build()
}

/// The example of Condon (On algorithms for simple stochastic games, 1993, page 8), as others have
/// copied it from there: vertex 0 is lost, 9 is won, play begins in 1.
///
/// # Errors
/// Never; like the others it says so itself.
pub fn condon() -> Result<Graph, Defects> {
    let mut builder = Builder::new();
    builder.sink(BigRational::zero());
    let inner = [
        (Kind::Max, [2, 5]),
        (Kind::Chance, [1, 3]),
        (Kind::Max, [3, 4]),
        (Kind::Min, [3, 0]),
        (Kind::Chance, [6, 8]),
        (Kind::Max, [9, 7]),
        (Kind::Chance, [6, 0]),
        (Kind::Chance, [9, 5]),
    ];
    for (kind, successors) in inner {
        let vertex = builder.add(kind);
        for to in successors {
            builder.edge(vertex, to);
        }
    }
    builder.sink(BigRational::one());
    builder.set_start(1);
    builder.build()
}
