use std::sync::Arc;

use chat::{Amount, Fact, Figure, Outcome, Part, Quote, Reads, Source, Tool, ToolError, part::Chart, tool};
use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::json;

use super::{ChipInput, chips, directory, ready};
use crate::graduway::directory::{
    desk::Desk,
    model::{By, View, address, reading},
};

pub const COUNT_ALUMNI: &str = "count_alumni";
/// Groups beyond these would not be read.
const GROUPS: usize = 12;

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct CountAlumni {
    #[serde(default)]
    chips: Vec<ChipInput>,
    /// by what to count them apart: decade, class, year, industry, field, degree, level, place, region, event or group
    by: Option<String>,
}

pub fn tool(desk: Desk) -> Arc<dyn Tool> {
    let about = "Count alumni of the directory, all of them or in groups";
    tool::typed((COUNT_ALUMNI, about), &[Reads::People, Reads::Gifts], move |input: CountAlumni, _| {
        let desk = desk.clone();
        async move { count(&desk, input).await }
    })
}

async fn count(desk: &Desk, input: CountAlumni) -> Result<Outcome, ToolError> {
    let (chips, notes) = chips(desk, &input.chips).await?;
    let has = |slot: &str| chips.iter().any(|chip| chip.slot == slot);
    let by = input.by.as_deref().and_then(By::parse).map(|by| by.of_year(has));
    let source = |view| directory(&reading(&chips), address(&chips, view));
    let Some(by) = by else {
        let total = ready(desk.count(&chips).await?)?;
        return Ok(outcome(source(View::Table), total, None, &[], 0, &notes));
    };
    let counted = ready(desk.counts(&chips, by).await?)?;
    let mut groups: Vec<(String, u64)> =
        counted.groups.into_iter().map(|(group, count)| (group.label, count)).collect();
    // Of years the newest are looked at, of other groups the largest.
    let skipped = if by.is_ordered() { groups.len().saturating_sub(GROUPS) } else { 0 };
    groups.drain(..skipped);
    groups.truncate(GROUPS);
    Ok(outcome(source(View::Chart(by)), counted.total, Some(by), &groups, counted.without, &notes))
}

fn outcome(
    source: Source,
    total: u64,
    by: Option<By>,
    groups: &[(String, u64)],
    without: u64,
    notes: &[String],
) -> Outcome {
    let reading = source.detail.clone();
    let figure = |label: &str, count: u64| {
        Fact::Figure(Figure { label: label.to_owned(), amount: Amount::Count(count), source: 1 })
    };
    let mut facts =
        vec![figure("alumni who fit", total), figure("of whom it is not known or not shared", without)];
    facts.extend(groups.iter().map(|(label, count)| figure(label, *count)));
    let said = groups.iter().map(|(label, _)| label).chain(notes).cloned().chain([reading.clone()]);
    facts.extend(said.map(|text| Fact::Quote(Quote { text, source: 1 })));
    let parts = match by {
        Some(by) if groups.len() > 1 => vec![Part::Chart(Chart::of_groups("Alumni", by.label(), groups))],
        _ => Vec::new(),
    };
    let named: Vec<_> =
        groups.iter().map(|(label, count)| json!({ "group": label, "count": count })).collect();
    let label = by.map(By::label);
    Outcome {
        data: json!({
            "total": total, "reading": reading, "by": by, "label": label, "groups": named, "without": without,
            "notes": notes,
        }),
        facts,
        parts,
        sources: vec![source],
    }
}
