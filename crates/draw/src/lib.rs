//! Drawings of graphs and trees, as DOT for other programs and as SVG for people. It knows nodes, arrows, colours
//! and layers; it knows no game, and reads and writes no file.
//!
//! ```
//! use draw::{Arrow, Drawing, Node, Tone};
//!
//! let mut drawing = Drawing::new("Nim 1");
//! let one = drawing.node(Node::new("1").tone(Tone::Good));
//! let none = drawing.node(Node::new("0").tone(Tone::Bad));
//! drawing.arrow(Arrow::new(one, none).label("1").strong());
//! assert!(drawing.dot().contains("n0 -> n1"));
//! assert!(drawing.svg().starts_with("<svg"));
//! ```

mod bars;
mod columns;
mod dot;
mod dots;
mod frame;
mod groups;
mod layers;
mod layout;
mod lines;
mod panels;
mod scale;
mod svg;

pub use bars::Bars;
pub use columns::Columns;
pub use dots::{Dot, Dots};
pub use groups::Groups;
pub use lines::Lines;
pub use panels::{Panel, Panels};

/// What a colour means; the two writers agree on the colours themselves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tone {
    /// Nothing special.
    #[default]
    Plain,
    /// Good for whoever is to move: an N-position, a win; green.
    Good,
    /// Bad for whoever is to move: a P-position, a loss; red.
    Bad,
    /// Left, blue.
    Left,
    /// Right, red.
    Right,
    /// Chance, amber.
    Chance,
    /// An end; yellow.
    End,
}

impl Tone {
    /// A light colour to fill a node with.
    fn fill(self) -> &'static str {
        match self {
            Tone::Plain => "#f6f6f4",
            Tone::Good => "#d5ecd4",
            Tone::Bad => "#f6d5d3",
            Tone::Left => "#d6e4f7",
            Tone::Right => "#f9dadb",
            Tone::Chance => "#fbe3c0",
            Tone::End => "#fbf3b4",
        }
    }

    /// A strong colour for lines.
    fn line(self) -> &'static str {
        match self {
            Tone::Plain => "#55534e",
            Tone::Good => "#2f7d32",
            Tone::Bad => "#b3362c",
            Tone::Left => "#1f5fb4",
            Tone::Right => "#c0353a",
            Tone::Chance => "#a86400",
            Tone::End => "#8a7d00",
        }
    }
}

/// The outline of a node.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Shape {
    /// For most.
    #[default]
    Rounded,
    /// For chance.
    Circle,
    /// For ends.
    Square,
}

/// A node that was added to a drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(usize);

/// A node: a label of one or more lines, and its look.
#[derive(Clone, Debug)]
pub struct Node {
    label: String,
    /// Rows of squares above the label: `#` is none, `.` an empty one, any other letter stands on one.
    squares: Vec<String>,
    tone: Tone,
    shape: Shape,
    strong: bool,
}

impl Node {
    /// A plain node with this label; `\n` begins a new line.
    #[must_use]
    pub fn new(label: impl Into<String>) -> Self {
        Node {
            label: label.into(),
            squares: Vec::new(),
            tone: Tone::Plain,
            shape: Shape::Rounded,
            strong: false,
        }
    }

    /// The node with rows of squares above its label: `#` is none, `.` an empty one, any other letter stands on one.
    #[must_use]
    pub fn squares(mut self, rows: Vec<String>) -> Self {
        self.squares = rows;
        self
    }

    /// The node in this colour.
    #[must_use]
    pub fn tone(mut self, tone: Tone) -> Self {
        self.tone = tone;
        self
    }

    /// The node in this outline.
    #[must_use]
    pub fn shape(mut self, shape: Shape) -> Self {
        self.shape = shape;
        self
    }

    /// The node with a heavy line.
    #[must_use]
    pub fn strong(mut self) -> Self {
        self.strong = true;
        self
    }
}

/// An arrow between two nodes.
#[derive(Clone, Debug)]
pub struct Arrow {
    from: NodeId,
    to: NodeId,
    label: String,
    tone: Tone,
    strong: bool,
}

impl Arrow {
    /// A plain arrow.
    #[must_use]
    pub fn new(from: NodeId, to: NodeId) -> Self {
        Arrow {
            from,
            to,
            label: String::new(),
            tone: Tone::Plain,
            strong: false,
        }
    }

    /// The arrow with a word beside it.
    #[must_use]
    pub fn label(mut self, label: impl Into<String>) -> Self {
        self.label = label.into();
        self
    }

    /// The arrow in this colour.
    #[must_use]
    pub fn tone(mut self, tone: Tone) -> Self {
        self.tone = tone;
        self
    }

    /// The arrow with a heavy line: a winning move, the optimal path.
    #[must_use]
    pub fn strong(mut self) -> Self {
        self.strong = true;
        self
    }
}

/// A directed graph to be drawn.
#[derive(Clone, Debug)]
pub struct Drawing {
    title: String,
    nodes: Vec<Node>,
    arrows: Vec<Arrow>,
}

impl Drawing {
    /// An empty drawing.
    #[must_use]
    pub fn new(title: impl Into<String>) -> Self {
        Drawing {
            title: title.into(),
            nodes: Vec::new(),
            arrows: Vec::new(),
        }
    }

    /// Adds a node. The first node is drawn at the top.
    pub fn node(&mut self, node: Node) -> NodeId {
        self.nodes.push(node);
        NodeId(self.nodes.len() - 1)
    }

    /// Adds an arrow between nodes of this drawing.
    pub fn arrow(&mut self, arrow: Arrow) {
        self.arrows.push(arrow);
    }

    /// How many nodes there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// How many arrows there are.
    #[must_use]
    pub fn arrows(&self) -> usize {
        self.arrows.len()
    }

    /// Whether nothing was added yet.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }
}
