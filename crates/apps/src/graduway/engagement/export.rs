//! Engagement as tables that leave the suite.

use campus::engagement::EngagementMode;

use super::model::{EngagementCohort, EngagementPersonRow, EngagementYear};
use crate::sheet::cell;

/// Who is in a list, with the parts of the score.
pub fn people(rows: &[EngagementPersonRow]) -> csv::Result<Vec<u8>> {
    let mut file = writer();
    let mut head: Vec<&str> = vec!["person", "name", "class year", "field", "region", "total"];
    head.extend(EngagementMode::ALL.map(EngagementMode::name));
    head.extend([
        "points of 12 months",
        "points of 12 before",
        "rising",
        "lapsed",
        "last activity",
        "reason",
    ]);
    file.write_record(&head)?;
    for row in rows {
        let scores = &row.scores;
        let last = scores.modes.iter().filter_map(|mode| mode.last).max();
        let mut cells = vec![
            row.id.to_string(),
            cell(&row.name),
            row.class_year.map(|year| year.to_string()).unwrap_or_default(),
            cell(row.field.as_deref().unwrap_or_default()),
            cell(row.region.as_deref().unwrap_or_default()),
            scores.total.to_string(),
        ];
        cells.extend(scores.modes.iter().map(|mode| mode.score.to_string()));
        cells.extend([scores.recent.to_string(), scores.before.to_string()]);
        cells.extend([yes(scores.is_rising), yes(scores.is_lapsed)]);
        cells.extend([last.map(|date| date.to_string()).unwrap_or_default(), cell(&row.reason)]);
        file.write_record(&cells)?;
    }
    finished(file)
}

/// Shares by cohort and year: a line for each.
pub fn trend(everybody: &[EngagementYear], cohorts: &[EngagementCohort]) -> csv::Result<Vec<u8>> {
    let mut file = writer();
    let mut head: Vec<String> = ["cohort", "fiscal year", "contactable"].map(str::to_owned).to_vec();
    for mode in EngagementMode::ALL.map(EngagementMode::name).into_iter().chain(["any"]) {
        head.extend([format!("{mode} engaged"), format!("{mode} share")]);
    }
    file.write_record(&head)?;
    let all = everybody.iter().map(|year| ("Everybody", year));
    let own = cohorts.iter().flat_map(|one| one.years.iter().map(|year| (one.name.as_str(), year)));
    for (name, year) in all.chain(own) {
        let mut cells = vec![cell(name), year.year.to_string(), year.contactable.to_string()];
        for mode in &year.modes {
            cells.extend([mode.engaged.to_string(), format!("{:.4}", mode.share)]);
        }
        cells.extend([year.any.to_string(), format!("{:.4}", year.any_share)]);
        file.write_record(&cells)?;
    }
    finished(file)
}

fn yes(is: bool) -> String {
    if is { "yes" } else { "no" }.to_owned()
}

fn writer() -> csv::Writer<Vec<u8>> {
    csv::WriterBuilder::new().terminator(csv::Terminator::CRLF).from_writer(Vec::new())
}

fn finished(file: csv::Writer<Vec<u8>>) -> csv::Result<Vec<u8>> {
    file.into_inner().map_err(|error| error.into_error().into())
}
