//! The wordings are built in: a new or changed file must build the crate again.

fn main() {
    println!("cargo::rerun-if-changed=locales");
    println!("cargo::rerun-if-changed=build.rs");
}
