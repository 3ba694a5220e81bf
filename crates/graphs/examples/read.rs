//! How long a model in the PRISM language of about a million states takes to read and to solve: `cargo run -p graphs --example read --
//! grid|list 1000`. A grid is a few commands over two variables; a list has a command for every state.

use graphs::formats::prism::{Model, OutOfRange, PosedGame, properties};
use graphs::{Options, solve};
use std::fmt::Write;
use std::time::Instant;
use work::Work;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let family = arguments.next().unwrap_or_else(|| "grid".to_owned());
    let side: u64 = arguments
        .next()
        .and_then(|size| size.parse().ok())
        .unwrap_or(1000);
    let mut text = String::from("smg\nplayer one m endplayer\n");
    let count = side * side;
    if family == "grid" {
        let _ = write!(
            text,
            "const int N = {};\nmodule m\n x:[0..N]; y:[0..N];\n [] x<N & y<N -> 1/2:(x'=x+1) + 1/2:(y'=y+1);\n \
             [] x<N & y<N -> 1/3:(x'=x+1)&(y'=y+1) + 2/3:(y'=max(0,y-1));\n [] x<N & y=N -> (x'=x+1);\n [] x=N & y<N -> 0.9:(y'=y+1) + 0.1:(x'=0);\n\
             endmodule\nlabel \"end\" = x=N & y=N;\n",
            side - 1
        );
    } else {
        let _ = writeln!(text, "module m\n s:[0..{}];", count - 1);
        for state in 0..count - 1 {
            let (next, other) = (state + 1, (state * 7919 + 13) % count);
            let _ = writeln!(text, " [] s={state} -> 0.5:(s'={next}) + 0.5:(s'={other});");
        }
        let _ = writeln!(text, "endmodule\nlabel \"end\" = s={};", count - 1);
    }
    println!("{family}: {} bytes", text.len());
    let work = Work::unlimited();
    let begun = Instant::now();
    let model = Model::parse(&text).expect("written here");
    println!("parsed: {:.2} s", begun.elapsed().as_secs_f64());
    let property = properties("<<one>> Pmax=? [F \"end\"]")
        .remove(0)
        .expect("written here");
    let posed = model
        .pose("", &property, OutOfRange::Error, &work)
        .expect("explored");
    println!("read: {:.2} s", begun.elapsed().as_secs_f64());
    if let PosedGame::Probability(document) = &posed.game {
        let begun = Instant::now();
        let found = solve(&document.graph, &Options::default(), &work).expect("solved");
        let value = found.values[document.graph.start() as usize];
        println!(
            "{} vertices, {} edges, {value}: {:.2} s",
            document.graph.len(),
            document.graph.edges(),
            begun.elapsed().as_secs_f64()
        );
    }
}
