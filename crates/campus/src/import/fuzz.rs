use super::{
    ErrorFile, Kind, Mapping, Options, Outcome, Rows, Table,
    duplicates::{Index, Person},
};

/// Takes any bytes through the whole import, as every kind of file. Panics if what must hold does not.
pub fn fuzz(bytes: &[u8]) {
    for kind in Kind::ALL {
        if let Some(corrected) = import(bytes, kind) {
            import(&corrected, kind);
        }
    }
}

/// The error file, if the bytes could be opened.
fn import(bytes: &[u8], kind: Kind) -> Option<Vec<u8>> {
    let table = Table::open(bytes, Options::default()).ok()?;
    let layout = table.layout().clone();
    let mapping = Mapping::guess(kind, &layout, 2026);
    let mut errors = ErrorFile::new(Vec::new(), &layout).expect("memory takes all");
    let mut people: Index<u64> = Index::default();
    let (mut line, mut ended) = (0, false);
    for outcome in Rows::new(table, &mapping) {
        assert!(!ended, "nothing comes after a fatal error");
        let here = match outcome {
            Ok(Outcome::Record(record)) => {
                let person = Person::of(&record);
                let known = people.find(&person);
                assert!(known.iter().all(|one| one.who < record.line), "only those above are known");
                people.add(record.line, &person);
                record.line
            }
            Ok(Outcome::Rejected(rejected)) => {
                assert!(!rejected.flaws.is_empty(), "a row is rejected for a reason");
                errors.add(&rejected).expect("memory takes all");
                rejected.line
            }
            Err(_) => {
                ended = true;
                continue;
            }
        };
        assert!(here > line, "each row comes once, in order");
        line = here;
    }
    errors.finish().ok()
}
