//! Result and trace as CSV.

use aid::{
    trace::{Input, Line},
    worksheet::WorkedOut,
};

use super::words::NO_OFFER;
use crate::sheet::cell;

const COLUMNS: [&str; 11] =
    ["section", "key", "label", "value", "unit", "rule", "inputs", "table", "row", "cell", "source"];

/// A row for every line. Values are numbers in the unit that stands beside them.
pub fn table(name: &str, found: &WorkedOut) -> Vec<u8> {
    let mut writer = csv::Writer::from_writer(Vec::new());
    let mut write =
        |row: [String; 11]| writer.write_record(row).expect("a row of this table has its columns");
    write(COLUMNS.map(str::to_owned));
    for (key, label, value) in about(name, found) {
        write(said("about", key, label, value));
    }
    let lines = found.result.iter().flat_map(|result| &result.lines);
    lines.for_each(|line| write(row("index", line)));
    for school in found.schools.iter().filter(|school| school.package.cost > 0) {
        let lines = school.package.lines.iter().chain(&school.schedule.lines);
        lines.for_each(|line| write(row(&school.name, line)));
    }
    for gap in &found.missing {
        write(said("missing", gap, "not answered yet", String::new()));
    }
    for problem in &found.problems {
        write(said("problem", &problem.field, &problem.message, String::new()));
    }
    writer.into_inner().expect("writing to memory does not fail")
}

fn about<'a>(name: &'a str, found: &'a WorkedOut) -> Vec<(&'a str, &'a str, String)> {
    let plain = |value: &str| value.to_owned();
    vec![
        ("name", "Family", plain(name)),
        ("year", "Award year", found.year.to_string()),
        ("tables", "Tables", plain(super::words::tables(found.tables))),
        ("note", "What it is", plain(NO_OFFER)),
        ("sai.least", "Student Aid Index, at least", found.sai.least.to_string()),
        ("sai.most", "Student Aid Index, at most", found.sai.most.to_string()),
        ("pell.least", "Pell Grant, at least", found.pell.least.to_string()),
        ("pell.most", "Pell Grant, at most", found.pell.most.to_string()),
        ("engine", "Engine", plain(found.engine)),
        ("tableVersion", "Tables, SHA-256", plain(found.table_version)),
        ("inputHash", "Input, SHA-256", found.input_hash.clone().unwrap_or_default()),
    ]
}

fn said(section: &str, key: &str, label: &str, value: String) -> [String; 11] {
    let mut row: [String; 11] = Default::default();
    // A number stays one, also below nothing.
    let value = if value.parse::<i64>().is_ok() { value } else { cell(&value) };
    [row[0], row[1], row[2], row[3]] = [cell(section), cell(key), cell(label), value];
    row
}

fn row(section: &str, line: &Line) -> [String; 11] {
    let inputs: Vec<String> =
        line.inputs.iter().map(|Input { key, value }| format!("{key} = {value}")).collect();
    let unit = serde_json::to_value(line.unit).unwrap_or_default();
    let of_cell = line.cell.as_ref();
    [
        cell(section),
        cell(&line.key),
        cell(&line.label),
        line.value.to_string(),
        unit.as_str().unwrap_or_default().to_owned(),
        cell(&line.rule),
        cell(&inputs.join("; ")),
        of_cell.map(|found| cell(&found.table)).unwrap_or_default(),
        of_cell.map(|found| cell(&found.row)).unwrap_or_default(),
        of_cell.map(|found| found.value.to_string()).unwrap_or_default(),
        cell(of_cell.map_or(line.citation.as_str(), |found| found.source.as_str())),
    ]
}
