//! Games in extensive form: the textbook's tree, the file format, and backward induction against search and tables.

use matrix::number::{approximate, integer};
use matrix::tree::{
    Drawing, Growth, Kind, StrategicFailure, Tree, TreeFailure, TreeProblem, Visit,
    backward_induction, breadth_first, depth_first, draw_as_text, read_tree, strategic_form,
    tree_of,
};
use matrix::{Classification, Rational, all_equilibria, check, pure_solution, solve_exactly};
use num_traits::{One, Zero};
use proptest::prelude::*;
use rules::{
    Dice, Game, Impartial, Message, MiserePlay, Payoff, PositionNotation, ReadError, Seat, Side,
    Stakes, Turn,
};
use work::Work;

/// Heaps of matches; any number from one heap.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Nim(Vec<u32>);

impl Impartial for Nim {
    type Move = (usize, u32);

    fn moves(&self, out: &mut Vec<(usize, u32)>) {
        for (heap, &size) in self.0.iter().enumerate() {
            out.extend((1..=size).map(|take| (heap, take)));
        }
    }

    fn after(&self, &(heap, take): &(usize, u32)) -> Self {
        let mut next = self.clone();
        next.0[heap] -= take;
        next
    }
}

impl PositionNotation for Nim {
    type Rules = ();

    fn rules(&self) -> &() {
        &()
    }

    fn write(&self) -> String {
        let sizes: Vec<String> = self.0.iter().map(ToString::to_string).collect();
        sizes.join(",")
    }

    fn read_under((): &(), text: &str) -> Result<Self, ReadError> {
        let sizes: Result<Vec<u32>, _> = text.split(',').map(str::parse).collect();
        sizes
            .map(Nim)
            .map_err(|_| ReadError::new(text, Message::new("test")))
    }

    fn write_move(&self, _: Side, &(heap, take): &(usize, u32)) -> String {
        format!("{take} from {}", heap + 1)
    }
}

fn growth(merge: bool, most: usize) -> Growth<'static, rules::Placed<Nim>> {
    Growth {
        players: vec!["I".into(), "II".into()],
        caption: None,
        key: if merge { Some(&sorted) } else { None },
        most,
    }
}

fn sorted(state: &rules::Placed<Nim>) -> String {
    let mut heaps = state.position.0.clone();
    heaps.sort_unstable();
    format!("{heaps:?}")
}

fn textbook() -> Tree {
    let game = MiserePlay(Nim(vec![2, 2]));
    tree_of(&game, growth(true, 1000), &Work::unlimited()).unwrap()
}

#[test]
fn misere_nim_with_two_heaps_of_two_is_the_textbooks_tree() {
    let tree = textbook();
    let depths = tree.depths();
    let on_level = |level| depths.iter().filter(|&&depth| depth == level).count();
    assert_eq!([0, 1, 2, 3, 4].map(on_level), [1, 2, 5, 5, 2]);
    let mut ends: Vec<(usize, i64)> = Vec::new();
    for (at, node) in tree.nodes().iter().enumerate() {
        if let Kind::End { payoffs } = &node.kind {
            ends.push((depths[at], if payoffs[0] == integer(1) { 1 } else { -1 }));
        }
    }
    ends.sort_unstable();
    assert_eq!(ends, [(2, 1), (3, -1), (3, -1), (3, -1), (4, 1), (4, 1)]);
    // The first player loses whichever of the two moves he makes.
    let solution = backward_induction(&tree).unwrap();
    assert_eq!(solution.values[0], [integer(-1), integer(1)]);
    assert_eq!(solution.best[0].len(), 2);
    assert!(solution.tied());
    assert!(!solution.path().is_empty());
    let classification = Classification::of_tree(&tree);
    assert!(
        classification.zero_sum() && classification.perfect_information && !classification.chance
    );
}

#[test]
fn merging_equal_heaps_changes_no_value() {
    for heaps in [vec![2, 2], vec![1, 2], vec![3, 1], vec![1, 1, 2]] {
        let game = MiserePlay(Nim(heaps));
        let work = Work::unlimited();
        let whole = tree_of(&game, growth(false, 10_000), &work).unwrap();
        let merged = tree_of(&game, growth(true, 10_000), &work).unwrap();
        assert!(merged.nodes().len() < whole.nodes().len());
        let value = |tree: &Tree| backward_induction(tree).unwrap().values[0].clone();
        assert_eq!(value(&whole), value(&merged));
    }
}

#[test]
fn large_trees_are_refused() {
    let game = MiserePlay(Nim(vec![5, 5, 5]));
    let refused = tree_of(&game, growth(false, 1000), &Work::unlimited());
    assert_eq!(refused, Err(TreeFailure::TooManyNodes { most: 1000 }));
}

const EXAMPLE: &str = "tree 1
players Alice, Bob
Alice \"start\"
  left: Bob
    up: 3, 1
    down: chance
      1/2 heads: 0, 0
      1/2 tails: 4, -2
  right: 2, 2
";

/// Two names that would be written alike are one, whatever cannot be written in them.
#[test]
fn names_are_told_apart_as_they_are_written() {
    // The word that begins the line is none of a name.
    let text = "tree 1\nplayers players of Go, II\n1\n";
    assert_eq!(
        read_tree(text).unwrap().to_string(),
        text.replace("\n1\n", "\n1, -1\n")
    );
    for (one, other) in [("x\0y", "x y"), ("a\"b\"", "a'b'")] {
        let text = format!("tree 1\nI\n {one}: 1\n {other}: 2\n");
        let error = read_tree(&text).unwrap_err();
        assert!(
            matches!(error.problem, TreeProblem::SameLabel { .. }),
            "{error:?}"
        );
        let text = format!("tree 1\nI\n {one}: 1\n z: 2\n");
        let written = read_tree(&text).unwrap().to_string();
        assert_eq!(read_tree(&written).unwrap().to_string(), written);
    }
}

/// Found by fuzzing: of a chance's outcome in quotation marks the blanks at its end were lost.
#[test]
fn what_stands_in_quotation_marks_is_kept_as_it_is() {
    let text = "tree 1\nplayers I, II\nchance\n  1/2 \"a: b  \": 1, -1\n  1/2 \"  \": 0, 0\n";
    let tree = read_tree(text).unwrap();
    assert_eq!(tree.nodes()[1].label, "a: b  ");
    assert_eq!(tree.nodes()[2].label, "  ");
    assert_eq!(tree.to_string(), text);
}

#[test]
fn the_format_is_read_and_written() {
    let tree = read_tree(EXAMPLE).unwrap();
    assert_eq!(tree.to_string(), EXAMPLE);
    assert_eq!((tree.height(), tree.ends()), (3, 4));
    assert_eq!(tree.history(4), ["left", "down", "heads"]);
    let solution = backward_induction(&tree).unwrap();
    // Bob takes 1 rather than the average of 0 and −2, and so Alice gets 3.
    assert_eq!(solution.values[0], [integer(3), integer(1)]);
    assert_eq!(solution.path(), [0, 1, 2]);
    assert!(!solution.tied());
}

#[test]
fn one_number_is_paid_by_the_second_to_the_first() {
    let tree = read_tree("tree 1\nI\n  a: +1\n  b: -1\n").unwrap();
    assert_eq!(
        backward_induction(&tree).unwrap().values[0],
        [integer(1), integer(-1)]
    );
}

#[test]
fn what_is_wrong_is_named_with_its_line() {
    use TreeProblem as P;
    let text = |text: &str| text.to_owned();
    for (tree, line, problem) in [
        ("", 1, P::Version),
        ("tree 2\nI", 1, P::Version),
        ("tree 1\n# nothing\n", 1, P::Empty),
        ("tree 1\nplayers A, A\nA\n  x: 1, 1", 2, P::Players),
        ("tree 1\nplayers A, 3\nA\n  x: 1, 1", 2, P::Players),
        ("tree 1\nI\n  a: 1, 1\nII\n  b: 1, 1", 4, P::SecondRoot),
        ("tree 1\nI\n  a: III", 3, P::Node { text: text("III") }),
        ("tree 1\nI\n  a: 1, x", 3, P::Node { text: text("1, x") }),
        ("tree 1\nI\n  a", 3, P::NoLabel),
        (
            "tree 1\nchance\n  heads: 1, 1",
            3,
            P::NoProbability {
                text: text("heads"),
            },
        ),
        (
            "tree 1\nchance\n  1/2 a: 1, 1\n  1/3 b: 0, 0",
            2,
            P::Probabilities { sum: text("5/6") },
        ),
        (
            "tree 1\nchance\n  2 a: 1, 1\n  -1 b: 0, 0",
            2,
            P::Probabilities { sum: text("1") },
        ),
        (
            "tree 1\nI\n  a: 1, 2, 3",
            3,
            P::Payoffs {
                found: 3,
                expected: 2,
            },
        ),
        ("tree 1\nI\n  a: 1, 2\n    b: 1, 2", 4, P::EndGoesOn),
        ("tree 1\nI\n  a: II\n  b: 1, 1", 3, P::NoMoves),
        (
            "tree 1\nI\n  a: 1, 1\n  a: 2, 2",
            2,
            P::SameLabel { label: text("a") },
        ),
        (
            "tree 1\nI\n  a: II [h]\n    x: 1\n  b: II [h]\n    y: 1",
            5,
            P::SetDiffers { name: text("h") },
        ),
    ] {
        let error = read_tree(tree).unwrap_err();
        assert_eq!((error.line, error.problem), (line, problem), "{tree}");
    }
}

#[test]
fn what_cannot_be_told_apart_is_solved_as_a_table() {
    // Matching pennies, one after the other, but unseen.
    let text = "tree 1\nI\n  head: II [unseen]\n    head: 1\n    tail: -1\n  tail: II [unseen]\n    head: -1\n    tail: 1\n";
    let tree = read_tree(text).unwrap();
    assert!(!tree.perfect_information());
    assert_eq!(backward_induction(&tree).unwrap_err().nodes.len(), 2);
    let form = strategic_form(&tree, &Work::unlimited()).unwrap();
    assert_eq!((form.game.row.rows(), form.game.row.columns()), (2, 2));
    assert_eq!(form.game.constant_sum(), Some(integer(0)));
    assert_eq!(
        solve_exactly(&form.game.row, &Work::unlimited())
            .unwrap()
            .value,
        integer(0)
    );
    // The same, seen: the second player wins.
    let seen = read_tree(&text.replace(" [unseen]", "")).unwrap();
    assert_eq!(backward_induction(&seen).unwrap().values[0][0], integer(-1));
    let form = strategic_form(&seen, &Work::unlimited()).unwrap();
    assert_eq!(form.game.row.columns(), 4);
    assert_eq!(form.game.labels.column(1), "head · tail");
    let three = read_tree("tree 1\nplayers A, B, C\nA\n  x: 1, 2, 3\n").unwrap();
    let refused = strategic_form(&three, &Work::unlimited());
    assert_eq!(refused, Err(StrategicFailure::NotTwoPlayers { players: 3 }));
}

#[test]
fn walks_visit_every_node_in_their_order() {
    let tree = read_tree(EXAMPLE).unwrap();
    let breadth: Vec<usize> = breadth_first(&tree).iter().map(|step| step.node).collect();
    assert_eq!(breadth, [0, 1, 6, 2, 3, 4, 5]);
    let depth = depth_first(&tree);
    let entered = depth.iter().filter(|step| step.visit == Visit::Enter);
    assert_eq!(
        entered.map(|step| step.node).collect::<Vec<_>>(),
        [0, 1, 2, 3, 4, 5, 6]
    );
    // Every node is come back to once for each child.
    for (at, node) in tree.nodes().iter().enumerate() {
        let visits = depth.iter().filter(|step| step.node == at).count();
        assert_eq!(visits, 1 + node.children.len());
    }
    assert_eq!(depth[4].stack, [0, 1, 3]);
    assert_eq!(breadth_first(&tree)[1].queue, [6, 2, 3]);
}

#[test]
fn the_terminal_sees_the_optimal_path() {
    let tree = read_tree(EXAMPLE).unwrap();
    let solution = backward_induction(&tree).unwrap();
    let drawn = draw_as_text(
        &tree,
        Drawing {
            solution: Some(&solution),
            chance: "chance",
            captions: true,
        },
    );
    let expected = "\
Alice  start  = (3, 1)  *
┝━━ left: Bob  = (3, 1)  *
│   ┝━━ up: (3, 1)  *
│   └── down: chance  = (2, -1)
│       ├── 1/2 heads: (0, 0)
│       └── 1/2 tails: (4, -2)
└── right: (2, 2)
";
    assert_eq!(drawn, expected);
}

/// A tree as a game, so that algorithms over `Game` can be let loose on it.
struct Grown<'t>(&'t Tree);

struct Shares(Vec<(usize, u32)>);

impl Dice for Shares {
    type Face = usize;

    fn faces(&self, out: &mut Vec<(usize, u32)>) {
        out.extend(&self.0);
    }
}

impl Game for Grown<'_> {
    type State = usize;
    type Move = usize;
    type Dice = Shares;

    fn stakes(&self) -> Stakes {
        Stakes {
            seats: 2,
            sum: 0,
            least: -100,
            most: 100,
        }
    }

    fn start(&self) -> usize {
        0
    }

    fn turn(&self, &state: &usize) -> Turn<Shares> {
        let node = &self.0.nodes()[state];
        match &node.kind {
            Kind::Decision { set } => Turn::Decide(Seat(self.0.sets()[*set].player as u8)),
            Kind::End { payoffs } => Turn::Over(Payoff::zero_sum(approximate(&payoffs[0]) as i32)),
            Kind::Chance { probabilities } => {
                let weight = |share: &Rational| approximate(&(share * integer(840))) as u32;
                let faces = node.children.iter().copied();
                Turn::Chance(Shares(
                    faces.zip(probabilities.iter().map(weight)).collect(),
                ))
            }
        }
    }

    fn moves(&self, &state: &usize, out: &mut Vec<usize>) {
        out.extend(&self.0.nodes()[state].children);
    }

    fn play(&self, state: &mut usize, &chosen: &usize) {
        *state = chosen;
    }

    fn land(&self, state: &mut usize, face: usize) {
        *state = face;
    }
}

/// Alpha-beta for whoever is to move, from the first seat's point of view; no chance.
fn alpha_beta<G: Game>(game: &G, state: &G::State, mut alpha: i32, mut beta: i32) -> i32 {
    let seat = match game.turn(state) {
        Turn::Over(payoff) => return payoff.of(Seat(0)),
        Turn::Decide(seat) => seat,
        Turn::Chance(_) => panic!("no chance here"),
    };
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    let mut best = if seat == Seat(0) { i32::MIN } else { i32::MAX };
    for chosen in &moves {
        let mut next = state.clone();
        game.play(&mut next, chosen);
        let value = alpha_beta(game, &next, alpha, beta);
        if seat == Seat(0) {
            best = best.max(value);
            alpha = alpha.max(best);
        } else {
            best = best.min(value);
            beta = beta.min(best);
        }
        if alpha >= beta {
            break;
        }
    }
    best
}

/// Plain expectation and minimax, from above, with chance.
fn expectiminimax<G: Game>(game: &G, state: &G::State) -> Rational {
    match game.turn(state) {
        Turn::Over(payoff) => integer(payoff.of(Seat(0)).into()),
        Turn::Decide(seat) => {
            let mut moves = Vec::new();
            game.moves(state, &mut moves);
            let values = moves.iter().map(|chosen| {
                let mut next = state.clone();
                game.play(&mut next, chosen);
                expectiminimax(game, &next)
            });
            let best = if seat == Seat(0) {
                values.max()
            } else {
                values.min()
            };
            best.expect("a move")
        }
        Turn::Chance(dice) => {
            let mut faces = Vec::new();
            dice.faces(&mut faces);
            let total: u32 = faces.iter().map(|(_, weight)| weight).sum();
            let mut sum = Rational::zero();
            for (face, weight) in faces {
                let mut next = state.clone();
                game.land(&mut next, face);
                sum += Rational::new(weight.into(), total.into()) * expectiminimax(game, &next);
            }
            sum
        }
    }
}

/// The text of a random tree: shapes, players and payoffs are drawn as it is written down.
#[derive(Clone, Debug)]
enum Shape {
    End(i32),
    Decision(bool, Vec<Shape>),
    Chance(Vec<Shape>),
}

fn shapes(chance: bool) -> impl Strategy<Value = Shape> {
    let end = (-9i32..=9).prop_map(Shape::End);
    end.prop_recursive(5, 60, 4, move |inner| {
        let below = prop::collection::vec(inner, 1..=4);
        let weight = u32::from(chance);
        prop_oneof![
            3 => (any::<bool>(), below.clone()).prop_map(|(first, below)| Shape::Decision(first, below)),
            weight => below.prop_map(Shape::Chance),
        ]
    })
}

fn write_shape(shape: &Shape, depth: usize, lead: &str, out: &mut String) {
    let indent = "  ".repeat(depth);
    let (what, below): (String, &[Shape]) = match shape {
        Shape::End(payoff) => (payoff.to_string(), &[]),
        Shape::Decision(first, below) => (if *first { "I" } else { "II" }.into(), below),
        Shape::Chance(below) => ("chance".into(), below),
    };
    out.push_str(&format!("{indent}{lead}{what}\n"));
    for (place, inner) in below.iter().enumerate() {
        let lead = match shape {
            Shape::Chance(_) => format!("1/{} m{place}: ", below.len()),
            _ => format!("m{place}: "),
        };
        write_shape(inner, depth + 1, &lead, out);
    }
}

fn grown(shape: &Shape) -> Tree {
    let mut text = "tree 1\n".to_owned();
    write_shape(shape, 0, "", &mut text);
    read_tree(&text).unwrap()
}

proptest! {
    #[test]
    fn backward_induction_agrees_with_alpha_beta(shape in shapes(false)) {
        let tree = grown(&shape);
        let value = backward_induction(&tree).unwrap().values[0][0].clone();
        let found = alpha_beta(&Grown(&tree), &0, i32::MIN, i32::MAX);
        prop_assert_eq!(value, integer(found.into()));
    }

    #[test]
    fn backward_induction_agrees_with_expectation_from_above(shape in shapes(true)) {
        let tree = grown(&shape);
        let solution = backward_induction(&tree).unwrap();
        prop_assert_eq!(&solution.values[0][0], &expectiminimax(&Grown(&tree), &0));
        prop_assert_eq!(&solution.values[0][1], &-solution.values[0][0].clone());
    }

    #[test]
    fn the_strategic_form_has_a_saddle_of_the_same_value(shape in shapes(true)) {
        let tree = grown(&shape);
        let form = match strategic_form(&tree, &Work::unlimited()) {
            Ok(form) if form.game.row.entries().len() <= 2000 => form,
            _ => return Ok(()),
        };
        let value = &backward_induction(&tree).unwrap().values[0][0];
        let pure = pure_solution(&form.game.row);
        prop_assert!(!pure.saddle_points.is_empty());
        prop_assert_eq!((&pure.lower, &pure.upper), (value, value));
    }

    #[test]
    fn trees_survive_being_written(shape in shapes(true)) {
        let tree = grown(&shape);
        prop_assert_eq!(read_tree(&tree.to_string()), Ok(tree));
    }

    #[test]
    fn garbage_never_panics(text in "(tree 1\n)?[I 0-9,:/\"\\[\\]#a-c\n-]{0,60}") {
        let _ = read_tree(&text);
    }

    /// In games that are not zero-sum, too, backward induction finds an equilibrium of the table.
    #[test]
    fn backward_induction_is_an_equilibrium(
        payoffs in prop::collection::vec((-3i64..=3, -3i64..=3), 4),
    ) {
        let end = |k: usize| format!("{}, {}", payoffs[k].0, payoffs[k].1);
        let text = format!(
            "tree 1\nI\n  l: II\n    a: {}\n    b: {}\n  r: II\n    c: {}\n    d: {}\n",
            end(0), end(1), end(2), end(3)
        );
        let tree = read_tree(&text).unwrap();
        let solution = backward_induction(&tree).unwrap();
        let form = strategic_form(&tree, &Work::unlimited()).unwrap();
        let choice = |node: usize| {
            let children = &tree.nodes()[node].children;
            children.iter().position(|child| *child == solution.best[node][0]).unwrap()
        };
        let unit = |length: usize, at: usize| -> Vec<Rational> {
            (0..length).map(|k| if k == at { Rational::one() } else { Rational::zero() }).collect()
        };
        let nodes: Vec<usize> = form.sets[1].iter().map(|&set| tree.sets()[set].nodes[0]).collect();
        let row = unit(2, choice(0));
        let column = unit(4, 2 * choice(nodes[0]) + choice(nodes[1]));
        let game = &form.game;
        prop_assert_eq!(check::verify_equilibrium(&game.row, &game.column, &row, &column), Ok(()));
        prop_assert!(!all_equilibria(game, &Work::unlimited()).unwrap().equilibria.is_empty());
    }
}
