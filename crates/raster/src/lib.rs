//! Drawings in SVG as PNG. Letters come from fonts inside the program, so that a picture is the same on every machine,
//! also on one without fonts. It knows no game and opens no files.

use resvg::tiny_skia::{Color, Pixmap, Transform};
use resvg::usvg::fontdb::{Database, Source};
use resvg::usvg::{ImageHrefResolver, Options, Tree};
use say::{Fault, Message, Tell};
use std::sync::{Arc, LazyLock};

/// How many points of the picture a unit of the drawing gets, where the picture does not become too large by it: sharp also in
/// print.
const FINE: f32 = 2.0;

/// No picture has more points than this on a side or in all; a larger one no program shows gladly.
const LONGEST: f32 = 16_000.0;
const MOST: f32 = 100_000_000.0;

/// Below this letters cannot be read, and there is no use in a picture.
const COARSEST: f32 = 0.25;

static FONTS: LazyLock<Arc<Database>> = LazyLock::new(|| {
    let mut fonts = Database::new();
    let faces = [
        dejavu::sans::regular(),
        dejavu::sans::bold(),
        dejavu::sans_mono::regular(),
    ];
    for face in faces {
        fonts.load_font_source(Source::Binary(Arc::new(face)));
    }
    fonts.set_sans_serif_family(SANS);
    fonts.set_serif_family(SANS);
    fonts.set_cursive_family(SANS);
    fonts.set_fantasy_family(SANS);
    fonts.set_monospace_family("DejaVu Sans Mono");
    Arc::new(fonts)
});

const SANS: &str = "DejaVu Sans";

/// Why there is no picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoPicture {
    /// It is no drawing in SVG.
    Unreadable(String),
    /// It would have too many points, however coarse.
    TooLarge {
        /// How wide the drawing is.
        width: u32,
        /// How high it is.
        height: u32,
    },
}

impl Tell for NoPicture {
    fn fault(&self) -> Fault {
        match self {
            NoPicture::Unreadable(_) => Fault::Other,
            NoPicture::TooLarge { .. } => Fault::TooBig,
        }
    }

    fn message(&self) -> Message {
        match self {
            NoPicture::Unreadable(why) => {
                Message::new("picture-error-unreadable").with("error", why.as_str())
            }
            NoPicture::TooLarge { width, height } => Message::new("picture-error-large")
                .with("width", width.to_string())
                .with("height", height.to_string()),
        }
    }

    fn accepted(&self) -> Option<Message> {
        match self {
            NoPicture::Unreadable(_) => None,
            NoPicture::TooLarge { .. } => Some(Message::new("picture-accepted-large")),
        }
    }
}

/// A drawing in SVG as a picture in PNG, on white.
///
/// # Errors
/// When it is no SVG, or too large to be a picture.
pub fn png(svg: &str) -> Result<Vec<u8>, NoPicture> {
    let options = Options {
        font_family: SANS.to_owned(),
        fontdb: FONTS.clone(),
        // A drawing says all that there is to draw: nothing is fetched for it.
        image_href_resolver: ImageHrefResolver {
            resolve_data: Box::new(|_, _, _| None),
            resolve_string: Box::new(|_, _| None),
        },
        ..Options::default()
    };
    let tree =
        Tree::from_str(svg, &options).map_err(|error| NoPicture::Unreadable(error.to_string()))?;
    let (width, height) = (tree.size().width(), tree.size().height());
    let too_large = || NoPicture::TooLarge {
        width: width as u32,
        height: height as u32,
    };
    let scale = FINE
        .min(LONGEST / width.max(height))
        .min((MOST / (width * height)).sqrt());
    if scale < COARSEST {
        return Err(too_large());
    }
    let points = |length: f32| (length * scale).ceil().max(1.0) as u32;
    let mut picture = Pixmap::new(points(width), points(height)).ok_or_else(too_large)?;
    picture.fill(Color::WHITE);
    let transform = Transform::from_scale(scale, scale);
    resvg::render(&tree, transform, &mut picture.as_mut());
    picture
        .encode_png()
        .map_err(|error| NoPicture::Unreadable(error.to_string()))
}
