//! `hra serve`, and `hra` alone: the workbench.

use crate::browser;
use crate::context::Context;
use crate::failure::Failure;
use crate::files;
use crate::interrupt;
use clap::Args;
use say::Message;
use server::{Limits, Options};
use std::net::{IpAddr, Ipv4Addr};
use std::path::PathBuf;

#[derive(Args, Default)]
pub struct ServeArgs {
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    port: Option<String>,
    #[arg(long, value_name = "IP")]
    address: Option<String>,
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    #[arg(long)]
    no_browser: bool,
}

/// Taken unless another is asked for, or somebody else has it.
const USUAL_PORT: u16 = 4727;

pub fn run(args: &ServeArgs, context: &Context) -> Result<(), Failure> {
    interrupt::keeping();
    let port = match &args.port {
        None => None,
        Some(text) => Some(text.parse::<u16>().map_err(|_| {
            Failure::input(
                Message::new("server-error-port").with("text", text.as_str()),
                Message::new("accepted-number-from-to")
                    .with("from", 0)
                    .with("to", u16::MAX),
            )
        })?),
    };
    let address = match &args.address {
        None => IpAddr::V4(Ipv4Addr::LOCALHOST),
        Some(text) => text.parse::<IpAddr>().map_err(|_| {
            Failure::input(
                Message::new("server-error-no-address").with("text", text.as_str()),
                Message::new("server-accepted-ip"),
            )
        })?,
    };
    let options = Options {
        address,
        port: port.unwrap_or(USUAL_PORT),
        any_port: port.is_none(),
        data: args.data.clone().map_or_else(files::data_folder, Ok)?,
        limits: Limits::within(context.work.memory),
    };
    let mut told = Ok(());
    server::serve(&options, &context.work.stop, |address| {
        let url = address.url();
        for note in &address.notes {
            eprintln!("{}", context.words.say(note));
        }
        let document = serde_json::json!({ "url": url });
        told = context.answer(&document, || {
            context
                .words
                .say(&Message::new("server-ready").with("url", url.as_str()))
        });
        if !args.no_browser && !context.json && told.is_ok() {
            browser::open(&url);
        }
    })?;
    told
}
