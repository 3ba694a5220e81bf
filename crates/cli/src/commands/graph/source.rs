//! Where a graph comes from: a file of any known format, and for formats without sinks who wants to reach what.

use crate::args::choice;
use crate::failure::Failure;
use crate::files;
use clap::Args;
use hra::answers::graph::GraphInput;
use hra::answers::graph::source::{GraphFormat, GraphRange, GraphSource};
use std::path::Path;

#[derive(Args)]
pub struct SourceArgs {
    file: String,
    #[arg(long, value_name = "LABEL", default_value = "win")]
    target: String,
    #[arg(long, value_name = "PLAYERS", default_value = "1")]
    max: String,
    #[arg(long = "const", value_name = "N=20,p=0.5", default_value = "")]
    constants: String,
    #[arg(long, value_name = "FILE[:N]", conflicts_with_all = ["target", "max", "property"])]
    props: Option<String>,
    #[arg(long, value_name = "PROPERTY", conflicts_with_all = ["target", "max"])]
    property: Option<String>,
    #[arg(long, value_parser = choice::<GraphRange>(), default_value = "error")]
    out_of_range: GraphRange,
}

impl SourceArgs {
    /// The graph as questions have it.
    pub fn input(&self) -> Result<GraphInput, Failure> {
        if Path::new(&self.file)
            .extension()
            .is_some_and(|extension| extension == "json")
        {
            return Ok(GraphInput::json(files::open(&self.file)?)?);
        }
        Ok(GraphInput::text(self.source()?))
    }

    /// The texts of all files that belong to it.
    fn source(&self) -> Result<GraphSource, Failure> {
        let text = files::read_text(&self.file)?;
        let path = Path::new(&self.file);
        let extension = path.extension().and_then(|extension| extension.to_str());
        let format = GraphFormat::of(extension.unwrap_or_default(), &text);
        let mut source = GraphSource {
            format: Some(format),
            target: self.target.clone(),
            max: self.max.clone(),
            constants: self.constants.clone(),
            out_of_range: self.out_of_range,
            ..GraphSource::new(text)
        };
        if let Some(property) = &self.property {
            source.properties = Some(property.clone());
            source.property = Some(1);
        } else if let Some(wanted) = &self.props {
            let numbered = wanted
                .rsplit_once(':')
                .and_then(|(path, number)| Some((path, number.parse::<usize>().ok()?)));
            let (path, number) = numbered.map_or((wanted.as_str(), None), |(path, number)| {
                (path, Some(number))
            });
            source.properties = Some(files::read_text(path)?);
            source.property = number;
        } else if format == GraphFormat::Tra {
            let beside = path.with_extension("lab");
            source.labels = Some(files::read_text(&beside.to_string_lossy())?);
        }
        Ok(source)
    }
}
