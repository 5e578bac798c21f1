//! What the calculator says of a line, asked by itself.

use std::{collections::BTreeMap, sync::LazyLock};

use aid::AwardYear;
use jiff::civil::date;
use serde_json::Value;

use super::sheets;
use crate::opinion::Given;

/// The rules and table cells of every line that the calculator writes for these families, by the line's label.
static RULES: LazyLock<BTreeMap<String, String>> = LazyLock::new(|| {
    let mut rules: BTreeMap<String, String> = BTreeMap::new();
    for mut sheet in [sheets::four(), sheets::alone(), sheets::unfinished()] {
        for year in AwardYear::ALL {
            sheet.application.year = year;
            let found = sheet.work_out(date(2026, 11, 16));
            let packages = found.schools.iter().flat_map(|school| &school.package.lines);
            for line in found.result.iter().flat_map(|result| &result.lines).chain(packages) {
                let cell = line.cell.as_ref().map(|cell| format!("{} {}", cell.table, cell.row));
                let rule = rules.entry(line.label.clone()).or_default();
                *rule = format!("{rule}{} {}\n", line.rule, cell.unwrap_or_default());
            }
        }
    }
    rules
});

/// What the tools of an answer gave, and the calculator of its lines.
pub fn given(answer: &Value) -> Given {
    Given::of(answer, |label| RULES.get(label).cloned())
}
