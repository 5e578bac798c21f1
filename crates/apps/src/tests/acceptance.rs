//! `docs/acceptance.md` maps each of the 125 items to the tests that prove it.

use std::{collections::BTreeMap, fs, path::Path};

const SHORTEST_NAME: usize = 8;
const TYPESCRIPT_TESTS: [&str; 3] = [".test.ts", ".test.tsx", ".spec.ts"];
/// What a line starts with that starts a test: `test.skip(` and its like do not.
const STARTS: [&str; 6] = ["test(", "it(", "test.each(", "it.each(", "])(", "] as const)("];
/// Titles that start so take their items from a table.
const FROM_TABLE: [&str; 3] = ["%s", "${ITEMS}", "${item}"];
const SWITCHED_OFF: [&str; 4] = [".skip", ".only", ".todo", ".fixme"];

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

fn names_item(text: &str, item: &str) -> bool {
    text.split(|c: char| !(c.is_alphanumeric() || c == '-')).any(|word| word == item)
}

/// Whether a Rust file has a test of that name, with the item in a comment directly above its attributes.
fn rust_proves(text: &str, name: &str, item: &str) -> bool {
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    let is_test_of_item = |at: usize| {
        let above =
            lines[..at].iter().rev().take_while(|line| line.starts_with("#[") || line.starts_with("//"));
        let (attributes, comments): (Vec<&str>, Vec<&str>) = above.partition(|line| line.starts_with("#["));
        attributes.iter().any(|line| line.contains("test]") || line.contains("test("))
            && !attributes.iter().any(|line| line.contains("ignore"))
            && comments.iter().any(|line| names_item(line, item))
    };
    let start = format!("fn {name}(");
    (0..lines.len()).any(|at| {
        let declared = lines[at].strip_prefix("async ").unwrap_or(lines[at]);
        declared.starts_with(&start) && is_test_of_item(at)
    })
}

/// The titles of the tests in a TypeScript file.
fn titles(text: &str) -> Vec<&str> {
    let mut previous = "";
    let lines = text.lines().map(str::trim);
    lines.filter_map(|line| title(std::mem::replace(&mut previous, line), line)).collect()
}

/// The title in a line that starts a test, or that follows one which ends before it.
fn title<'a>(previous: &str, line: &'a str) -> Option<&'a str> {
    let starts_test = |line: &str| STARTS.iter().any(|start| line.starts_with(start));
    let quoted = if starts_test(line) {
        ["('", "(\"", "(`"].iter().filter_map(|open| line.find(open)).min().map(|at| &line[at + 1..])?
    } else if starts_test(previous) && previous.ends_with('(') {
        line
    } else {
        return None;
    };
    let quote = quoted.chars().next().filter(|first| "'\"`".contains(*first))?;
    quoted[1..].split(quote).next()
}

/// Whether a TypeScript file has a test of that name whose title names the item, itself or by way of a table
/// in `tables`: the file's own text and that of what it imports.
fn typescript_proves(text: &str, tables: &str, name: &str, item: &str) -> bool {
    let in_table = tables
        .lines()
        .map(str::trim)
        .any(|line| (line.starts_with('[') || line.starts_with('{')) && line.contains(&format!("'{item}',")));
    titles(text).into_iter().any(|title| {
        let (items, rest) = title.split_once(": ").unwrap_or(("", title));
        let takes_from_table = FROM_TABLE.iter().any(|start| items.starts_with(start));
        (name == title || name == rest) && (names_item(items, item) || takes_from_table && in_table)
    })
}

/// The text of a file and of the files beside it that it imports.
fn with_imports(path: &Path, text: &str) -> String {
    let imported = text.lines().filter_map(|line| {
        let (_, module) = line.split_once(" from './")?;
        fs::read_to_string(path.with_file_name(format!("{}.ts", module.trim_end_matches("';")))).ok()
    });
    std::iter::once(text.to_owned()).chain(imported).collect()
}

/// What is wrong with a test as the proof of an item.
fn flaw(root: &Path, file: &str, name: &str, item: &str) -> Option<String> {
    let path = root.join(file);
    let Ok(text) = fs::read_to_string(&path) else { return Some("there is no such file".to_owned()) };
    if name.chars().count() < SHORTEST_NAME {
        return Some("the name is too short to be one test's".to_owned());
    }
    if Path::new(file).extension().is_some_and(|extension| extension == "rs") {
        return (!rust_proves(&text, name, item)).then(|| "no such test names the item".to_owned());
    }
    if !TYPESCRIPT_TESTS.iter().any(|ending| file.ends_with(ending)) {
        return Some("that is no file of tests".to_owned());
    }
    if let Some(word) = SWITCHED_OFF.iter().find(|word| text.contains(&format!("{word}("))) {
        return Some(format!("a test there is switched off by {word}"));
    }
    let tables = with_imports(&path, &text);
    (!typescript_proves(&text, &tables, name, item)).then(|| "no such test names the item".to_owned())
}

#[test]
fn every_item_has_a_test_that_names_it() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let map = fs::read_to_string(root.join("docs/acceptance.md")).unwrap();
    let rows = rows(&map);
    let mut flaws = Vec::new();
    for number in 1..=125 {
        let item = format!("A-{number:02}");
        let tests = rows.get(&number).unwrap_or_else(|| panic!("{item} has no row"));
        assert!(!tests.is_empty(), "{item} has no test");
        for (file, name) in tests {
            flaws
                .extend(flaw(&root, file, name, &item).map(|flaw| format!("{item}: {file}: {name}: {flaw}")));
        }
    }
    assert!(flaws.is_empty(), "{}", flaws.join("\n"));
}

#[test]
fn only_a_test_that_runs_is_a_proof() {
    let proves = |text: &str, item: &str| typescript_proves(text, text, "it holds well", item);
    for text in [
        "test('A-01 A-02: it holds well', () => {",
        "  it('A-01: it holds well', async () => {",
        "test(\n  'A-01: it holds well',",
        "])('A-01: it holds well', (code) => {",
        "  ['A-01', '/login'],\ntest.each(PAGES)('%s A-11: it holds well', (_, path) => {",
        "  { item: 'A-01', path: '/' },\ntest(`${ITEMS} A-47: it holds well`, async () => {",
    ] {
        assert!(proves(text, "A-01"), "{text}");
        assert!(!proves(text, "A-03"), "{text}");
    }
    for text in [
        "// test('A-01: it holds well', () => {",
        "test.skip('A-01: it holds well', () => {",
        "test.todo('A-01: it holds well');",
        "const title = 'A-01: it holds well';",
        "['A-01: it holds well', '/login'],",
        "test('it holds well', () => { // A-01",
        "  ['A-01', '/login'],\ntest('A-02: it holds well', () => {",
        "  ['A-01', '/login'],\ntest.each(ROLES)('A-02: it holds well', (role) => {",
        "// ['A-01', '/login'],\ntest.each(PAGES)('%s A-11: it holds well', (_, path) => {",
    ] {
        assert!(!proves(text, "A-01"), "{text}");
    }
    let rust = |above: &str| rust_proves(&format!("{above}\nasync fn it_holds() {{"), "it_holds", "A-01");
    assert!(rust("// A-01 A-02\n#[tokio::test]") && rust("// A-01\n#[rstest]\n#[tokio::test]"));
    assert!(!rust("// A-01") && !rust("#[test]") && !rust("// A-01\n#[test]\n#[ignore]"));
}
