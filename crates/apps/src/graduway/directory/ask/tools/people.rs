use std::sync::Arc;

use campus::search::ListedPerson;
use chat::{
    Amount, Fact, Figure, Name, Origin, Outcome, Part, Quote, Reads, Record, Source, Tool, ToolError,
    part::{Cell, Column, Table},
    tool,
};
use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::json;

use super::{ChipInput, chips, directory, ready};
use crate::graduway::directory::{
    desk::Desk,
    model::{HOME, View, address, reading},
};

pub const FIND_ALUMNI: &str = "find_alumni";
/// How many are shown, if nobody says how many.
pub const SHOWN: u32 = 10;
pub const MOST: u32 = 50;

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct FindAlumni {
    #[serde(default)]
    chips: Vec<ChipInput>,
    /// how many, at most 50
    limit: Option<u32>,
    /// how many of them were seen already
    #[serde(default)]
    skip: u32,
    /// only the one with this id
    person: Option<String>,
}

pub fn tool(desk: Desk) -> Arc<dyn Tool> {
    let about = "List alumni of the directory by what is true of them";
    tool::typed((FIND_ALUMNI, about), &[Reads::People, Reads::Gifts], move |input: FindAlumni, _| {
        let desk = desk.clone();
        async move { find(&desk, input).await }
    })
}

async fn find(desk: &Desk, input: FindAlumni) -> Result<Outcome, ToolError> {
    if let Some(id) = &input.person {
        let ids: Vec<u32> = id.parse().into_iter().collect();
        let people = desk.listed(&ids).await?;
        return Ok(outcome(directory("", HOME.to_owned()), people.len() as u64, &people, &[]));
    }
    let (chips, notes) = chips(desk, &input.chips).await?;
    let limit = input.limit.unwrap_or(SHOWN).clamp(1, MOST);
    let found = ready(desk.people(&chips, (input.skip as usize, limit as usize)).await?)?;
    let source = directory(&reading(&chips), address(&chips, View::Table));
    Ok(outcome(source, found.total, &found.people, &notes))
}

fn outcome(source: Source, total: u64, people: &[ListedPerson], notes: &[String]) -> Outcome {
    let reading = source.detail.clone();
    let mut sources = vec![source];
    let figure = Figure { label: "alumni who fit".to_owned(), amount: Amount::Count(total), source: 1 };
    let mut facts = vec![Fact::Figure(figure)];
    let said = [reading.clone()].into_iter().chain(notes.iter().cloned());
    facts.extend(said.filter(|text| !text.is_empty()).map(|text| Fact::Quote(Quote { text, source: 1 })));
    let mut rows = Vec::new();
    let mut told = Vec::new();
    for person in people {
        let number = u32::try_from(sources.len() + 1).unwrap_or(u32::MAX);
        let row = row(person);
        sources.push(Source {
            number,
            title: person.name.clone(),
            detail: row[1..].iter().filter(|text| !text.is_empty()).cloned().collect::<Vec<_>>().join(", "),
            origin: Origin::Record(Record { path: format!("/people/{}", person.id) }),
        });
        let id = Some(person.id.to_string());
        facts.push(Fact::Name(Name { name: person.name.clone(), person: id, source: number }));
        let texts = row[1..].iter().filter(|text| !text.is_empty());
        facts.extend(texts.map(|text| Fact::Quote(Quote { text: text.clone(), source: number })));
        told.push(json!({
            "name": person.name, "class": person.class_year, "studied": row[2], "work": row[3], "place": row[4],
        }));
        rows.push(cells(person.id, row));
    }
    let columns = ["Name", "Class", "Studied", "Work", "Place", "Last gift"];
    let columns = columns.map(|label| Column { label: label.to_owned(), numeric: label == "Class" });
    let numbers = (2..).take(people.len()).collect();
    let table = Table { title: "Alumni".to_owned(), columns: columns.into(), rows, sources: numbers };
    Outcome {
        data: json!({ "total": total, "reading": reading, "people": told, "notes": notes }),
        facts,
        parts: if people.is_empty() { Vec::new() } else { vec![Part::Table(table)] },
        sources,
    }
}

/// What somebody does not share is empty.
fn row(person: &ListedPerson) -> [String; 6] {
    let studied =
        person.degrees.first().map(|one| format!("{} {}", one.degree, one.field)).unwrap_or_default();
    let work = person.work.as_ref().map(|work| match (work.title.as_str(), work.employer.as_str()) {
        (title, "") => title.to_owned(),
        (title, employer) => format!("{title}, {employer}"),
    });
    [
        person.name.clone(),
        person.class_year.map(|year| year.to_string()).unwrap_or_default(),
        studied,
        work.unwrap_or_default(),
        person.place.as_ref().map(campus::search::ListedPlace::told).unwrap_or_default(),
        person.last_gift.map(|day| day.year().to_string()).unwrap_or_default(),
    ]
}

fn cells(id: u32, row: [String; 6]) -> Vec<Cell> {
    let path = format!("/people/{id}");
    let cell = |(at, text): (usize, String)| Cell { text, path: (at == 0).then(|| path.clone()) };
    row.into_iter().enumerate().map(cell).collect()
}
