//! Stores of the first version, another kind of file: what is in them is taken over once, and the file kept under another name.

use super::{SHELVES, free_name, log::Log, unreadable};
use redb::{Database, ReadableDatabase, ReadableTable, TableDefinition};
use say::Message;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind, set_hook, take_hook};
use std::path::Path;

type Things = Vec<((u8, u64), Vec<u8>)>;

/// Takes over what a former workbench kept here; a sentence where it could not be read.
pub fn taken_over(folder: &Path, log: &mut Log) -> io::Result<Option<Message>> {
    let path = folder.join("hra.redb");
    if !path.exists() {
        return Ok(None);
    }
    // The library may panic over a file that is damaged, and nobody should see how.
    let hook = take_hook();
    set_hook(Box::new(|_| ()));
    let read = catch_unwind(AssertUnwindSafe(|| things(&path)));
    set_hook(hook);
    let Ok(Ok(things)) = read else {
        let aside = free_name(&path);
        std::fs::rename(&path, &aside)?;
        return Ok(Some(unreadable(&path, &aside)));
    };
    let change: Vec<_> = things
        .iter()
        .map(|(key, bytes)| (*key, Some(bytes.as_slice())))
        .collect();
    log.append(&change)?;
    std::fs::rename(&path, folder.join("hra.redb.taken-over"))?;
    Ok(None)
}

fn things(path: &Path) -> Result<Things, redb::Error> {
    let database = Database::open(path)?;
    let mut things = Vec::new();
    for shelf in SHELVES {
        let table = TableDefinition::<u64, &[u8]>::new(shelf.name);
        let table = database.begin_read()?.open_table(table)?;
        for entry in table.iter()? {
            let (id, bytes) = entry?;
            things.push(((shelf.number, id.value()), bytes.value().to_vec()));
        }
    }
    Ok(things)
}
