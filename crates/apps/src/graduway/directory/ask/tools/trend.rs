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
    desk::{Desk, Line},
    model::{By, DirectoryChip, View, address, reading},
    words::{Span, parse_events},
};

pub const TREND_ALUMNI: &str = "trend_alumni";

/// What happens year by year, and the slots that ask for it.
const DEEDS: [(By, &str, &[&str]); 3] = [
    (By::GivingYear, "Gave", &["gave", "gave_in", "given", "last_gift"]),
    (By::EventYear, "Came to an event", &["attended"]),
    (By::VolunteerYear, "Volunteered", &["volunteered"]),
];

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct TrendAlumni {
    #[serde(default)]
    chips: Vec<ChipInput>,
}

pub fn tool(desk: Desk) -> Arc<dyn Tool> {
    let about = "Show how many alumni gave, came to events or volunteered, year by year";
    tool::typed((TREND_ALUMNI, about), &[Reads::People, Reads::Gifts], move |input: TrendAlumni, _| {
        let desk = desk.clone();
        async move { trend(&desk, input).await }
    })
}

/// What is asked for year by year does not choose whom to count: who gave in 2018 counts in 2018.
async fn trend(desk: &Desk, input: TrendAlumni) -> Result<Outcome, ToolError> {
    let (all, notes) = chips(desk, &input.chips).await?;
    let asks = |slots: &[&str]| all.iter().any(|chip| slots.contains(&chip.slot.as_str()) && !chip.excluded);
    let asked: Vec<By> = DEEDS.iter().filter(|(.., slots)| asks(slots)).map(|(by, ..)| *by).collect();
    let lines = if asked.is_empty() { DEEDS.map(|(by, ..)| by).to_vec() } else { asked };
    let is_deed = |chip: &&DirectoryChip| {
        !chip.excluded && DEEDS.iter().any(|(.., slots)| slots.contains(&chip.slot.as_str()))
    };
    let whom: Vec<DirectoryChip> = all.iter().filter(|chip| !is_deed(chip)).cloned().collect();
    let first = all.iter().filter_map(first_year).min();
    let (years, drawn) = ready(desk.series(&whom, &all, &lines).await?)?;
    let skipped = years.iter().filter(|year| first.is_some_and(|first| **year < first)).count();
    let years = &years[skipped.min(years.len())..];
    let drawn: Vec<Line> =
        drawn.into_iter().map(|line| Line { by: line.by, counts: line.counts[skipped..].to_vec() }).collect();
    // The lines count what was asked for; the sentence names only whom they are counted among.
    let source = directory(&reading(&all), address(&whom, View::Years));
    Ok(outcome((source, reading(&whom)), years, &drawn, &notes))
}

fn first_year(chip: &DirectoryChip) -> Option<i16> {
    let id = chip.id()?;
    let span = match chip.slot.as_str() {
        "gave_in" | "volunteered" => Span::parse(id)?,
        "attended" => parse_events(id)?.1,
        _ => return None,
    };
    span.from.map(|month| month.year)
}

fn name(by: By) -> &'static str {
    DEEDS.iter().find(|(own, ..)| *own == by).map_or("", |(_, name, _)| name)
}

fn outcome((source, reading): (Source, String), years: &[i16], lines: &[Line], notes: &[String]) -> Outcome {
    let mut facts = Vec::new();
    let mut told = Vec::new();
    for line in lines {
        for (year, count) in years.iter().zip(&line.counts) {
            let label = format!("{} in {year}", name(line.by));
            facts.push(Fact::Figure(Figure { label, amount: Amount::Count(*count), source: 1 }));
        }
        told.push(json!({ "name": name(line.by), "counts": line.counts }));
    }
    let years_said = years.iter().map(i16::to_string);
    let said = years_said.chain(notes.iter().cloned()).chain([reading.clone()]);
    facts.extend(said.map(|text| Fact::Quote(Quote { text, source: 1 })));
    Outcome {
        data: json!({ "years": years, "lines": told, "reading": reading, "notes": notes }),
        facts,
        parts: vec![Part::Chart(chart(years, lines))],
        sources: vec![source],
    }
}

fn chart(years: &[i16], lines: &[Line]) -> Chart {
    #[expect(clippy::cast_precision_loss, reason = "a point's height needs no more than 52 bits")]
    let point = |(year, count): (&i16, &u64)| Point {
        label: year.to_string(),
        value: *count as f64,
        text: phrase::amount(&Amount::Count(*count)),
    };
    let series = lines.iter().map(|line| Series {
        name: name(line.by).to_owned(),
        points: years.iter().zip(&line.counts).map(point).collect(),
    });
    Chart {
        title: "Alumni year by year".to_owned(),
        form: ChartForm::Lines,
        across: "Year".to_owned(),
        up: "Alumni".to_owned(),
        series: series.collect(),
        sources: vec![1],
    }
}
