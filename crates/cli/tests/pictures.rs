//! Every picture that hra draws, as PNG.

mod common;

use common::{error, hra, words};
use std::path::Path;

fn is_png(path: &Path) -> bool {
    let bytes = std::fs::read(path).unwrap_or_default();
    bytes.starts_with(b"\x89PNG\r\n\x1a\n") && bytes.len() > 500
}

#[test]
fn every_drawing_is_written_as_png() {
    let folder = tempfile::tempdir().unwrap();
    let graph = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/example-graph.xml");
    let drawings = [
        "heap graph subtract:1,3 9".to_owned(),
        "cram graph 2x3 --merge".to_owned(),
        "domineering table --squares 4".to_owned(),
        "tree draw --heap nim 2 1".to_owned(),
        "cgt thermograph {3|1}".to_owned(),
        "ludo graph --players 2 --pieces 1 --fields 4 --die 6 --steps 2".to_owned(),
        format!("graph show {}", graph.display()),
    ];
    for (number, line) in drawings.iter().enumerate() {
        let file = folder.path().join(format!("{number}.png"));
        let output = hra()
            .args(words(line))
            .arg("--png")
            .arg(&file)
            .output()
            .unwrap();
        assert!(output.status.success(), "{line}");
        assert!(is_png(&file), "{line}");
        let told = String::from_utf8(output.stdout).unwrap();
        assert!(told.contains(&file.display().to_string()), "{told}");
    }
    let refused = error("heap graph nim 2 1 --png x.png --format dot", 2);
    assert_eq!(refused["code"], "bad_input");
}

#[test]
fn charts_are_written_as_png_into_a_folder() {
    let folder = tempfile::tempdir().unwrap();
    hra()
        .args(words("kalah tournament --games 100 --a 5 --b 5 --png"))
        .arg(folder.path())
        .assert()
        .success();
    assert!(is_png(&folder.path().join("lengths-5-5.png")));
    assert!(is_png(&folder.path().join("stores-5-5.png")));
    let page = folder.path().join("report.html");
    hra()
        .args(words("kalah report --games 20 --png"))
        .args([folder.path(), &page])
        .assert()
        .success();
    assert!(is_png(&folder.path().join("graph-3-1.png")));
    assert!(is_png(&folder.path().join("differences-0-5.png")));
}
