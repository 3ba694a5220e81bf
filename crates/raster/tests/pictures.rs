//! What a picture shows, looked at point by point.

use raster::{NoPicture, png};
use resvg::tiny_skia::Pixmap;

fn picture(inside: &str) -> Pixmap {
    let svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"60\" height=\"40\" font-family=\"sans-serif\" font-size=\"20\">{inside}</svg>"
    );
    Pixmap::decode_png(&png(&svg).unwrap()).unwrap()
}

fn dark(picture: &Pixmap) -> usize {
    let dark = |point: &&resvg::tiny_skia::PremultipliedColorU8| point.red() < 128;
    picture.pixels().iter().filter(dark).count()
}

#[test]
fn shapes_stand_where_the_drawing_says_on_white() {
    let shown = picture("<rect x=\"10\" y=\"10\" width=\"20\" height=\"20\" fill=\"#000\"/>");
    assert_eq!((shown.width(), shown.height()), (120, 80), "twice as fine");
    assert_eq!(dark(&shown), 40 * 40);
    assert_eq!(shown.pixel(30, 30).unwrap().red(), 0);
    assert_eq!(shown.pixel(5, 5).unwrap().red(), 255);
}

/// No font of the machine is looked at, so this is so on a machine without any.
#[test]
fn letters_of_both_languages_and_of_values_are_drawn() {
    let empty = picture("<text x=\"5\" y=\"25\"> </text>");
    assert_eq!(dark(&empty), 0);
    for text in [
        "a", "ř", "Ů", "∗", "↑", "⇓", "±", "½", "−", "⊕", "●", "☐", "≥", "…",
    ] {
        let shown = picture(&format!("<text x=\"5\" y=\"25\">{text}</text>"));
        assert!(dark(&shown) > 4, "{text} is seen");
    }
    let plain = dark(&picture("<text x=\"5\" y=\"25\">mex</text>"));
    let bold = dark(&picture(
        "<text x=\"5\" y=\"25\" font-weight=\"bold\">mex</text>",
    ));
    assert!(bold > plain);
}

#[test]
fn what_is_too_large_is_made_coarser_and_then_refused() {
    let sized = |width: u32, height: u32| {
        png(&format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\"/>"
        ))
    };
    let coarse = Pixmap::decode_png(&sized(20_000, 10).unwrap()).unwrap();
    assert_eq!((coarse.width(), coarse.height()), (16_000, 8));
    let (width, height) = (1_000_000, 1_000_000);
    assert_eq!(
        sized(width, height),
        Err(NoPicture::TooLarge { width, height })
    );
    assert!(matches!(png("no drawing"), Err(NoPicture::Unreadable(_))));
}

#[test]
fn every_kind_of_chart_and_graph_becomes_a_picture() {
    let bars = draw::Bars {
        title: "délky".to_owned(),
        axis: "n".to_owned(),
        first: 3,
        step: 1,
        heights: vec![1.0, 4.0],
    };
    let mut graph = draw::Drawing::new("nim");
    let from = graph.node(draw::Node::new("1\nN"));
    let to = graph.node(draw::Node::new("0\nP"));
    graph.arrow(draw::Arrow::new(from, to).label("−1").strong());
    for svg in [bars.svg(), graph.svg()] {
        let shown = Pixmap::decode_png(&png(&svg).unwrap()).unwrap();
        assert!(dark(&shown) > 100);
    }
}
