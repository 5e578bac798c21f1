//! `docs/acceptance.md` maps each of the 125 items to the tests that prove it.

use std::{collections::BTreeMap, fs, path::Path};

/// The rows of the map: item, then `file: test` pairs.
fn rows(map: &str) -> BTreeMap<u32, Vec<(String, String)>> {
    let mut rows = BTreeMap::new();
    for line in map.lines().filter(|line| line.starts_with("| A-")) {
        let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        let number = cells[0].trim_start_matches("A-").parse().unwrap();
        let tests = cells[2].split("<br>").map(|test| {
            let (file, name) = test.split_once(": ").unwrap_or_else(|| panic!("{line}: no test named"));
            (file.trim_matches('`').to_owned(), name.trim_matches('`').to_owned())
        });
        assert!(rows.insert(number, tests.collect()).is_none(), "A-{number} has two rows");
    }
    rows
}

/// Whether a file has a test of that name that says it proves the item.
fn proves(text: &str, name: &str, item: &str) -> bool {
    let lines: Vec<&str> = text.lines().collect();
    let names_item =
        |line: &str| line.split(|c: char| !(c.is_alphanumeric() || c == '-')).any(|word| word == item);
    lines.iter().enumerate().any(|(at, line)| {
        let in_rust = line.contains(&format!("fn {name}("))
            && lines[..at]
                .iter()
                .rev()
                .map(|line| line.trim_start())
                .take_while(|line| line.starts_with("#[") || line.starts_with("//"))
                .any(names_item);
        in_rust || (line.contains(name) && names_item(line))
    })
}

#[test]
fn every_item_has_a_test_that_names_it() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let map = fs::read_to_string(root.join("docs/acceptance.md")).unwrap();
    let rows = rows(&map);
    for number in 1..=125 {
        let item = format!("A-{number:02}");
        let tests = rows.get(&number).unwrap_or_else(|| panic!("{item} has no row"));
        assert!(!tests.is_empty(), "{item} has no test");
        for (file, name) in tests {
            let text =
                fs::read_to_string(root.join(file)).unwrap_or_else(|_| panic!("{item}: no file {file}"));
            assert!(proves(&text, name, &item), "{item}: {file} has no test `{name}` that names it");
        }
    }
}
