//! Prints the description of the API, from which the page's types are made.

fn main() -> Result<(), serde_json::Error> {
    println!("{}", serde_json::to_string_pretty(&server::description())?);
    Ok(())
}
