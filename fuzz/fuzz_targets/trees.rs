//! Trees in extensive form: whatever the text, a tree or an error; what was read is written and read again, and both walks of it end. Signs that
//! cannot be written inside a name become others, so what is written is compared, and the shape.
#![no_main]

use libfuzzer_sys::fuzz_target;
use matrix::tree::{Drawing, backward_induction, draw_as_text, read_tree};

fuzz_target!(|data: &[u8]| {
    let Ok(text) = std::str::from_utf8(data) else { return };
    // Most of what a fuzzer tries would not come past the first line.
    let text = format!("tree 1\n{text}");
    if let Ok(tree) = read_tree(&text) {
        let written = tree.to_string();
        let again = read_tree(&written).expect("what was written is read");
        assert_eq!(again.to_string(), written);
        assert_eq!((again.nodes().len(), again.sets().len()), (tree.nodes().len(), tree.sets().len()));
        let _ = draw_as_text(&tree, Drawing { solution: None, chance: "chance", captions: true });
        let _ = backward_induction(&tree);
    }
});
