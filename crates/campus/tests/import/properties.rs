//! What holds whatever the bytes are.

use campus::import::{Kind, Mapping, Options, Outcome, Rows, Table, fuzz};
use proptest::prelude::*;

fn fixtures() -> Vec<Vec<u8>> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures");
    let mut paths: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths.iter().map(|path| std::fs::read(path).unwrap()).collect()
}

#[test]
fn every_fixture_goes_through() {
    let fixtures = fixtures();
    assert!(fixtures.len() > 20);
    for fixture in fixtures {
        fuzz(&fixture);
    }
}

/// Text in which the characters that matter are frequent.
fn messy() -> impl Strategy<Value = String> {
    let piece = prop::sample::select(vec![
        ",", ";", "\t", "\"", "\"\"", "\n", "\r\n", "\r", "\0", "a", "é", "1998", "Name", "Email", "=",
        "sep=;", " ", "x@y.edu", "1.500", "3/4/20", "\u{feff}",
    ]);
    prop::collection::vec(piece, 0..80).prop_map(|pieces| pieces.concat())
}

/// How many rows a file has that are not blank, found in another way: a character at a time.
fn count_rows(text: &str, delimiter: char) -> usize {
    let (mut rows, mut filled, mut quoted, mut cell) = (0, false, false, String::new());
    let mut characters = text.chars().peekable();
    while let Some(character) = characters.next() {
        match character {
            '"' if quoted && characters.peek() == Some(&'"') => {
                characters.next();
                cell.push('x');
                filled = true;
            }
            '"' if quoted => {
                quoted = false;
                cell.push('"');
            }
            '"' if cell.trim_matches(' ').is_empty() => quoted = true,
            '\n' | '\r' if !quoted => {
                rows += usize::from(std::mem::take(&mut filled));
                cell.clear();
            }
            other if other == delimiter && !quoted => cell.clear(),
            other => {
                filled |= !other.is_whitespace();
                cell.push(other);
            }
        }
    }
    rows + usize::from(filled || quoted)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn no_bytes_make_it_panic(bytes in prop::collection::vec(any::<u8>(), 0..2000)) {
        fuzz(&bytes);
    }

    #[test]
    fn no_text_makes_it_panic(text in messy()) {
        fuzz(text.as_bytes());
    }

    #[test]
    fn no_damage_to_a_real_file_makes_it_panic(
        which in any::<prop::sample::Index>(),
        damage in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>(), 0_u8..3), 1..8),
    ) {
        let fixtures = fixtures();
        let mut bytes = which.get(&fixtures).clone();
        for (place, byte, how) in damage {
            if bytes.is_empty() {
                break;
            }
            let place = place.index(bytes.len());
            match how {
                0 => bytes[place] = byte,
                1 => bytes.insert(place, byte),
                _ => { bytes.remove(place); }
            }
        }
        fuzz(&bytes);
    }

    #[test]
    fn every_row_is_a_record_or_an_error_exactly_once(text in "[a-c,\"\n\r ]{0,200}") {
        let text = format!("Name,Notes\n{text}");
        let options = Options { delimiter: Some(','), heading: Some(true), ..Options::default() };
        let table = Table::open(text.as_bytes(), options).unwrap();
        let mapping = Mapping::guess(Kind::Alumni, table.layout(), 2026);
        let rows = Rows::new(table, &mapping).map(Result::unwrap).count();
        prop_assert_eq!(rows, count_rows(&text, ',') - 1);
    }

    #[test]
    fn what_is_written_is_read(
        delimiter in prop::sample::select(vec![b',', b';', b'\t', b'|']),
        rows in prop::collection::vec(("[^\0]{0,30}", "[^\0]{0,30}"), 0..20),
        wide in any::<bool>(),
    ) {
        let mut writer = csv::WriterBuilder::new().delimiter(delimiter).from_writer(Vec::new());
        writer.write_record(["Name", "Notes", "Class"]).unwrap();
        for (name, notes) in &rows {
            writer.write_record([&format!("a{name}"), notes.as_str(), "1998"]).unwrap();
        }
        let text = String::from_utf8(writer.into_inner().unwrap()).unwrap();
        let bytes = if wide {
            let units = std::iter::once(0xFEFF).chain(text.encode_utf16());
            units.flat_map(u16::to_le_bytes).collect()
        } else {
            text.into_bytes()
        };
        let options = Options { delimiter: Some(char::from(delimiter)), heading: Some(true), ..Options::default() };
        let table = Table::open(bytes.as_slice(), options).unwrap();
        let mapping = Mapping::guess(Kind::Alumni, table.layout(), 2026);
        let read: Vec<Outcome> = Rows::new(table, &mapping).map(Result::unwrap).collect();
        prop_assert_eq!(read.len(), rows.len());
        for (outcome, (name, notes)) in read.iter().zip(&rows) {
            let Outcome::Record(record) = outcome else { panic!("{outcome:?}") };
            let plain = |text: &str| campus::import::bare(text).replace("\r\n", "\n").replace('\r', "\n");
            let (name, notes) = (plain(&format!("a{name}")), plain(notes));
            prop_assert_eq!(record.text("full_name"), Some(name.as_str()));
            prop_assert_eq!(record.text("notes"), Some(notes.as_str()).filter(|notes| !notes.is_empty()));
        }
    }
}
