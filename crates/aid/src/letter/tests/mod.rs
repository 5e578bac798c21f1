//! Letters of our own writing, each with what it is to be read as.

mod edges;
mod properties;

use std::{fs, path::Path};

use serde::Deserialize;

use super::*;

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Expected {
    award_year: Option<String>,
    /// Kind, amount, `?` if unclear, label.
    items: Vec<String>,
    /// Cost, grants, work, loans, parent loans, net price, left after everything.
    totals: [Option<i64>; 7],
    /// Claim, amount, whether it agrees.
    stated: Vec<String>,
    /// Every code that has a remark, once.
    remarks: Vec<String>,
}

fn code(value: impl Serialize) -> String {
    serde_json::to_value(value).unwrap().as_str().unwrap_or_default().to_owned()
}

fn line(item: &Item) -> String {
    let mark = if item.certainty == Certainty::Unclear { "?" } else { "" };
    format!("{} {}{mark} {}", code(item.kind), item.amount, item.label)
}

fn stated(stated: &Stated) -> String {
    let agrees = stated.agrees.map_or("-", |agrees| if agrees { "yes" } else { "no" });
    format!("{} {} {agrees}", stated.claim, stated.amount)
}

fn sums(totals: &Totals) -> [Option<i64>; 7] {
    [
        totals.cost,
        Some(totals.grants),
        Some(totals.work),
        Some(totals.loans),
        Some(totals.parent_loans),
        totals.net_price,
        totals.to_pay_after_everything,
    ]
}

fn letters() -> Vec<(String, String, Expected)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/letter/tests/letters");
    let mut names: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    names.retain(|path| path.extension().is_some_and(|extension| extension == "txt"));
    names.sort();
    names
        .into_iter()
        .map(|path| {
            let expected = fs::read_to_string(path.with_extension("json")).unwrap();
            let expected = serde_json::from_str(&expected).unwrap();
            let name = path.file_stem().unwrap().to_string_lossy().into_owned();
            (name, fs::read_to_string(path).unwrap(), expected)
        })
        .collect()
}

#[test]
fn every_letter_is_read_as_a_person_would() {
    let mut wrong = Vec::new();
    for (name, text, expected) in letters() {
        let letter = read(&text);
        let items: Vec<String> = letter.items.iter().map(line).collect();
        let claims: Vec<String> = letter.stated.iter().map(stated).collect();
        let mut codes: Vec<String> = letter.remarks.iter().map(|remark| code(remark.code)).collect();
        codes.sort();
        codes.dedup();
        let mut tell = |what: &str, found: String, expected: String| {
            if found != expected {
                wrong.push(format!("{name}: {what}\n  found    {found}\n  expected {expected}"));
            }
        };
        tell("items", format!("{items:#?}"), format!("{:#?}", expected.items));
        tell("totals", format!("{:?}", sums(&letter.totals)), format!("{:?}", expected.totals));
        tell("stated", format!("{claims:?}"), format!("{:?}", expected.stated));
        tell("remarks", format!("{codes:?}"), format!("{:?}", expected.remarks));
        tell("year", format!("{:?}", letter.award_year), format!("{:?}", expected.award_year));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
