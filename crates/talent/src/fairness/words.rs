//! What the numbers say, for who does not read them.

use super::{FEWEST, ImpactMeasure, ImpactRow, ImpactTable, ImpactVerdict, shelter::tells, tally::Tally};

pub fn about_row(row: &ImpactRow, measure: ImpactMeasure) -> String {
    let against = row.against.as_deref().unwrap_or("the others");
    let chance = row.p.map(by_chance).unwrap_or_default();
    match row.verdict {
        ImpactVerdict::Highest => "The highest rate. The others are compared with it.".into(),
        ImpactVerdict::Fair => format!("At least four fifths of the rate of {against}. {chance}"),
        ImpactVerdict::Flagged => {
            let passed = match measure {
                ImpactMeasure::Selection => "selected",
                ImpactMeasure::Scoring => "above the median",
            };
            let more = format!("{} more {passed} would reach it", row.shortfall);
            format!("Below four fifths of the rate of {against}; {more}. {chance}")
        }
        ImpactVerdict::TooFew => {
            format!("Too few people to say whether it differs from {against} by more than chance.")
        }
        ImpactVerdict::LeftOut => "Fewer than 2 in 100: shown, but not compared.".into(),
        ImpactVerdict::Nothing => "There is nothing to compare.".into(),
    }
}

fn by_chance(p: f64) -> String {
    if p < 0.001 {
        return "Chance alone would set them this far apart less than once in 1,000 times.".into();
    }
    format!("Chance alone would set them this far apart with p = {p:.3}.")
}

pub fn about_table(table: &ImpactTable) -> Vec<String> {
    if table.total == 0 {
        return vec!["There is nobody to count.".into()];
    }
    let mut messages = Vec::new();
    if table.passed == 0 {
        messages.push(match table.measure {
            ImpactMeasure::Selection => "Nobody is selected, so there are no ratios.".into(),
            ImpactMeasure::Scoring => "Nobody is above the median, so there are no ratios.".into(),
        });
    }
    if table.unknown > 0 {
        let (unknown, total, passed) = (table.unknown, table.total, table.unknown_passed);
        let are = if unknown == 1 { "is" } else { "are" };
        messages.push(format!(
            "{unknown} of {total} {are} in no group: they have not said, or fewer than {FEWEST} say the same. \
             {passed} of them passed."
        ));
    }
    if tells(Tally { passed: table.passed, count: table.total }) {
        messages.push(format!(
            "Fewer than {FEWEST} have passed, or have not: by group that would tell who is in which."
        ));
    } else if table.rows.is_empty() {
        messages.push(format!("There are no two groups of at least {FEWEST} people to compare."));
    }
    let groups = |verdict| match table.rows.iter().filter(|row| row.verdict == verdict).count() {
        0 => None,
        1 => Some("1 group is".to_owned()),
        many => Some(format!("{many} groups are")),
    };
    let left_out = groups(ImpactVerdict::LeftOut);
    messages.extend(left_out.map(|some| format!("{some} smaller than 2 in 100 and left out of the ratios.")));
    let too_few = groups(ImpactVerdict::TooFew);
    messages.extend(too_few.map(|some| format!("{some} too small for a flag either way.")));
    messages
}
