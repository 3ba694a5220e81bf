//! What makes `hra` at home in a shell: completions and manual pages.

use crate::args;
use crate::context::Context;
use crate::failure::Failure;
use crate::files;
use clap::Args;
use clap_complete::Shell;
use say::Message;
use std::fs;
use std::path::{Path, PathBuf};

#[derive(Args)]
pub struct CompletionsArgs {
    shell: Shell,
}

#[derive(Args)]
pub struct ManualArgs {
    folder: PathBuf,
}

pub fn completions(args: &CompletionsArgs, context: &Context) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(
        args.shell,
        &mut args::command(context.words),
        "hra",
        &mut script,
    );
    let script = String::from_utf8_lossy(&script);
    context.answer(&serde_json::json!({ "script": script }), || {
        script.to_string()
    })
}

pub fn manual(args: &ManualArgs, context: &Context) -> Result<(), Failure> {
    fs::create_dir_all(&args.folder).map_err(|error| {
        Failure::input(
            Message::new("error-file-unwritable")
                .with("path", args.folder.display().to_string())
                .with("error", error.to_string()),
            Message::new("accepted-writable-file"),
        )
    })?;
    let mut pages = Vec::new();
    // Built as a whole, so that every command knows the global flags that its own may refer to.
    let mut command = args::command(context.words);
    command.build();
    page(command, "hra", &args.folder, &mut pages)?;
    context.answer(&serde_json::json!({ "pages": pages }), || pages.join("\n"))
}

/// Writes the page of a command and, below it, of its subcommands.
fn page(
    command: clap::Command,
    name: &str,
    folder: &Path,
    pages: &mut Vec<String>,
) -> Result<(), Failure> {
    for child in command.get_subcommands() {
        page(
            child.clone(),
            &format!("{name}-{}", child.get_name()),
            folder,
            pages,
        )?;
    }
    let mut text = Vec::new();
    // Writing into memory does not fail.
    let _ = clap_mangen::Man::new(command.name(name.to_owned())).render(&mut text);
    let path = folder.join(format!("{name}.1"));
    files::write_atomically(&path, &text)?;
    pages.push(path.display().to_string());
    Ok(())
}
