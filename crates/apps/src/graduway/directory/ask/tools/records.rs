use std::sync::Arc;

use campus::search::{FoundRecord, RecordKind};
use chat::{
    Amount, Fact, Figure, Name, Origin, Outcome, Quote, Reads, Record, Source, Tool, ToolError, tool,
};
use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::json;

use super::super::question;
use crate::graduway::directory::desk::Desk;

pub const FIND_RECORDS: &str = "find_records";
const SHOWN: usize = 4;
/// Nobody reads on for longer.
const PAGES: u32 = 100;

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct FindRecords {
    /// the question, in its own words
    question: String,
    /// how many pages come before this one
    #[serde(default)]
    page: u32,
}

pub fn tool(desk: Desk) -> Arc<dyn Tool> {
    let about = "Look things up in events, groups, posts and jobs";
    tool::typed((FIND_RECORDS, about), &[Reads::People], move |input: FindRecords, _| {
        let desk = desk.clone();
        async move { find(&desk, input).await }
    })
}

async fn find(desk: &Desk, input: FindRecords) -> Result<Outcome, ToolError> {
    let today = desk.today();
    let mut asked = question(&input.question, today);
    let before = input.page.min(PAGES) as usize * SHOWN;
    asked.query.limit = before + SHOWN;
    let mut found = asked.find(&desk.campus).await?;
    // Where none is planned yet, the last ones say when it usually is.
    let is_ahead = asked.query.from == Some(today) && asked.query.to.is_none();
    let is_over = found.records.is_empty() && is_ahead;
    if is_over {
        (asked.query.from, asked.query.to) = (None, Some(today));
        found = asked.find(&desk.campus).await?;
    }
    let shown = found.records.get(before..).unwrap_or_default();
    Ok(outcome(found.total as u64, before as u64, shown, is_over))
}

/// Where a record is shown, by its id.
pub fn path(record: &FoundRecord) -> String {
    let kind = match record.kind {
        RecordKind::Event => "events",
        RecordKind::Group => "groups",
        RecordKind::Post => "posts",
        RecordKind::Job => "jobs",
    };
    format!("/graduway/records/{kind}/{}", record.id)
}

fn outcome(total: u64, before: u64, records: &[FoundRecord], is_over: bool) -> Outcome {
    let figure = |label: &str, count: u64| {
        Fact::Figure(Figure { label: label.to_owned(), amount: Amount::Count(count), source: 1 })
    };
    let mut facts = Vec::new();
    let mut sources = Vec::new();
    let mut told = Vec::new();
    if !records.is_empty() {
        facts.push(figure("records found", total));
        facts.push(figure("records shown", records.len() as u64));
    }
    for record in records {
        let number = u32::try_from(sources.len() + 1).unwrap_or(u32::MAX);
        let day = record.date.map(chat::phrase::date);
        let detail: Vec<&str> = [Some(record.detail.as_str()), day.as_deref()]
            .into_iter()
            .flatten()
            .filter(|it| !it.is_empty())
            .collect();
        let detail = detail.join(", ");
        sources.push(Source {
            number,
            title: record.title.clone(),
            detail: detail.clone(),
            origin: Origin::Record(Record { path: path(record) }),
        });
        for text in [&record.title, &record.quote, &detail] {
            facts.push(Fact::Quote(Quote { text: text.clone(), source: number }));
        }
        facts.extend(record.date.map(|date| {
            Fact::Figure(Figure { label: record.title.clone(), amount: Amount::Date(date), source: number })
        }));
        if let Some((id, name)) = &record.by {
            facts.push(Fact::Name(Name { name: name.clone(), person: Some(id.to_string()), source: number }));
        }
        told.push(json!({
            "kind": record.kind, "id": record.id, "title": record.title, "detail": detail, "quote": record.quote,
        }));
    }
    let data = json!({ "total": total, "before": before, "records": told, "over": is_over });
    Outcome { data, facts, parts: Vec::new(), sources }
}
