use std::sync::Arc;

use chat::{
    Amount, Fact, Figure, Outcome, Part, Quote, Reads, Source, Tool, ToolError,
    part::{Chart, ChartForm, Point, Series},
    phrase, tool,
};
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
        Some(by) if groups.len() > 1 => vec![Part::Chart(chart(by, groups))],
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

fn chart(by: By, groups: &[(String, u64)]) -> Chart {
    #[expect(clippy::cast_precision_loss, reason = "a bar's length needs no more than 52 bits")]
    let point = |(label, count): &(String, u64)| Point {
        label: label.clone(),
        value: *count as f64,
        text: phrase::amount(&Amount::Count(*count)),
    };
    Chart {
        title: format!("Alumni by {}", by.label().to_lowercase()),
        form: ChartForm::Bars,
        across: by.label().to_owned(),
        up: "Alumni".to_owned(),
        series: vec![Series { name: "Alumni".to_owned(), points: groups.iter().map(point).collect() }],
        sources: vec![1],
    }
}
