mod broken;
mod families;
mod secret;
mod tables;
mod writer;

use writer::Written;

use super::{Record, RowError, read};

/// Everything in a file, in order.
fn all(file: &str) -> Vec<Result<Record, RowError>> {
    let records = read(file.as_bytes()).unwrap();
    let total = records.total();
    let all: Vec<_> = records.collect();
    assert_eq!(all.len(), total);
    all
}

fn one(written: &Written) -> Record {
    let mut all = all(&written.line());
    assert_eq!(all.len(), 1);
    all.remove(0).unwrap()
}
