//! Large graphs as files, for docs/benchmarks.md: `file write FAMILY SIZE FILE` makes one, `file solve FILE` reads and solves it,
//! `file data FILE` does so over the document as data.

use graphs::formats::{Answer, Document, GraphFile, from_file, read_json, to_json};
use graphs::generate::{Family, generate};
use graphs::{Options, solve};
use std::fs::{self, File};
use std::io::BufReader;
use std::time::Instant;
use work::{Streams, Work};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words[..] {
        ["write", family, size, path] => {
            let family = Family::from_name(family).expect("a family");
            let mut stream = Streams::new(1).stream("speed", 0);
            let graph = generate(family, size.parse().expect("a size"), &mut stream);
            let text = to_json(&Document::bare(graph.expect("a graph")));
            fs::write(path, text).expect("a file that can be written");
        }
        ["solve", path] => {
            let file = File::open(path).expect("a file");
            report(|| read_json(BufReader::with_capacity(1 << 16, file)).expect("a graph"));
        }
        ["data", path] => report(|| {
            let text = fs::read_to_string(path).expect("a text");
            let file: GraphFile = serde_json::from_str(&text).expect("a graph");
            from_file(file).expect("a graph")
        }),
        _ => eprintln!("file write FAMILY SIZE FILE | file solve FILE | file data FILE"),
    }
}

fn report(read: impl FnOnce() -> Document) {
    let begun = Instant::now();
    let graph = read().graph;
    let (vertices, edges) = (graph.len(), graph.edges());
    println!(
        "{vertices} vertices, {edges} edges, read in {:?}",
        begun.elapsed()
    );
    let begun = Instant::now();
    let options = Options::default();
    let found = solve(&graph, &options, &Work::unlimited()).expect("an answer");
    println!("solved in {:?}", begun.elapsed());
    let begun = Instant::now();
    let answer = Answer::of_solution(&graph, &found, options.epsilon, 0.0);
    drop(found);
    let value = &answer.value;
    println!("{value:?}, a document in {:?}", begun.elapsed());
}
