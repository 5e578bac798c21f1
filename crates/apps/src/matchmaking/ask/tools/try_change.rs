use std::sync::Arc;

use chat::{
    Outcome, Part, Reads, Tool, ToolError,
    part::{Cell, Column, Table},
    tool,
};
use matching::reciprocal::Move;
use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::{Value, json};

use super::{
    super::{
        cards::points,
        change::{self, How, Trial, what_if},
        criteria::{LIKE, label},
        desk::{Desk, Worked},
        profile::Heard,
    },
    Question, SHOWN,
    facts::Found,
    work,
};

pub const TRY_MATCHES: &str = "try_matches";

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
struct TryMatches {
    #[serde(flatten)]
    question: Question,
    change: Tried,
    /// further changes that are tried with it
    #[serde(default)]
    more: Vec<Tried>,
}

/// A change that is tried and not made.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Tried {
    how: TriedHow,
    /// a slot such as place, or an equals sign and the words of a criterion
    what: String,
}

#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
enum TriedHow {
    Drop,
    Nice,
    Must,
}

/// A distance says more about a place, and is neither a wish nor a must by itself.
const DISTANCE_STAYS: &str = "a distance can only be tried without it. Ask “what if I drop the distance?”, or change \
                              the place";

pub fn tool(desk: Desk) -> Arc<dyn Tool> {
    let about = "Try what a change of the criteria would do, without making it";
    tool::typed((TRY_MATCHES, about), &[Reads::People], move |input: TryMatches, asker| {
        let desk = desk.clone();
        async move {
            let worked = match work(&desk, input.question.ask(&asker)?).await? {
                Ok(worked) => worked,
                Err(several) => return Ok(several),
            };
            let all: Vec<Tried> = [input.change].into_iter().chain(input.more).take(MOST_TRIED).collect();
            tried(&desk, &worked, &all).await
        }
    })
}

/// What is tried at once.
const MOST_TRIED: usize = 12;

/// A change, and the criteria that it is of.
struct Meant {
    trial: Trial,
    names: Vec<String>,
}

impl Meant {
    /// Nothing if nothing of the kind was asked for.
    fn of(worked: &Worked, tried: &Tried) -> Option<Self> {
        let how = match tried.how {
            TriedHow::Drop => How::Drop,
            TriedHow::Nice => How::Nice,
            TriedHow::Must => How::Must,
        };
        let trial = match tried.what.strip_prefix('=') {
            Some(words) => Trial::of_words(worked, how, words),
            None => Trial::of_slot(worked, how, &tried.what),
        }?;
        let names = trial.names(worked);
        Some(Self { trial, names })
    }

    fn told(&self) -> Value {
        json!({ "how": said(self.trial.how), "criteria": self.names })
    }

    fn is_of_distance(&self, worked: &Worked) -> bool {
        let mut chips = self.trial.chips.iter().filter_map(|place| worked.ask.criteria.get(*place));
        self.trial.how != How::Drop && !self.trial.is_like && chips.all(|chip| chip.slot == "within")
    }
}

fn said(how: How) -> &'static str {
    match how {
        How::Drop | How::Weigh => "drop",
        How::Nice => "nice",
        How::Must => "must",
    }
}

async fn tried(desk: &Desk, worked: &Arc<Worked>, all: &[Tried]) -> Result<Outcome, ToolError> {
    let (mut meant, mut unasked) = (Vec::new(), Vec::new());
    for one in all {
        match Meant::of(worked, one) {
            Some(own) => meant.push(own),
            None => unasked.push(called(one)),
        }
    }
    if meant.is_empty() {
        let known = asked_for(worked);
        let known = if known.is_empty() { "nothing yet".to_owned() } else { chat::phrase::and_list(&known) };
        return Err(ToolError::Input(format!(
            "there is nothing of that kind to change. What was asked for: {known}."
        )));
    }
    if meant.iter().any(|one| one.is_of_distance(worked)) {
        return Err(ToolError::Input(format!("{DISTANCE_STAYS}.")));
    }
    let of: Vec<String> = meant.iter().flat_map(|one| one.names.clone()).collect();
    let trials: Vec<Trial> = meant.iter().map(|one| one.trial.clone()).collect();
    let tried = match what_if(desk, worked, &trials, SHOWN as usize).await {
        Ok(tried) => tried,
        Err(trouble) => return super::told(trouble, false),
    };
    let done = &tried.moves;
    let mut found = Found::new(worked);
    for name in of.iter().chain(&unasked) {
        found.quote(name, 1);
    }
    found.count("people in the ranking before", done.before);
    found.count("people in the ranking after", done.after);
    found.count("people who enter", done.enter.len());
    found.count("people who leave", done.leave.len());
    found.count("people who stay", done.stay.len());
    let mut tell = |all: &[Move]| -> Vec<Value> {
        all.iter().filter_map(|one| moved(&tried, &mut found, one)).collect()
    };
    let (enter, leave, stay) = (tell(&done.enter), tell(&done.leave), tell(&done.stay));
    let rows = done.stay.iter().map(|one| ("stays", one)).chain(done.enter.iter().map(|one| ("enters", one)));
    let rows = rows.chain(done.leave.iter().map(|one| ("leaves", one)));
    let rows: Vec<Vec<Cell>> = rows.filter_map(|(what, one)| row(&tried, what, one)).collect();
    let table = Table { title: "What would change".to_owned(), columns: columns(), rows, sources: vec![1] };
    let data = json!({
        "changes": meant.iter().map(Meant::told).collect::<Vec<_>>(),
        "criteria": of,
        "unasked": unasked,
        "before": done.before,
        "after": done.after,
        "enter": enter,
        "leave": leave,
        "stay": stay,
    });
    Ok(Outcome { data, facts: found.facts, parts: vec![Part::Table(table)], sources: found.sources })
}

/// Each kind of what was asked for.
fn asked_for(worked: &Worked) -> Vec<String> {
    let mut slots: Vec<&str> = Vec::new();
    let like = worked.ask.like.as_ref().map(|_| LIKE);
    for slot in worked.ask.criteria.iter().map(|chip| chip.slot.as_str()).chain(like) {
        if !slots.contains(&slot) {
            slots.push(slot);
        }
    }
    slots.into_iter().map(|slot| chat::phrase::lowered(label(slot))).collect()
}

/// What a change is of, in the words of the one who asked.
fn called(tried: &Tried) -> String {
    match tried.what.strip_prefix('=') {
        Some(words) => words.to_owned(),
        None => chat::phrase::lowered(label(&tried.what)),
    }
}

fn moved(tried: &change::Tried, found: &mut Found, one: &Move) -> Option<Value> {
    let record = tried.record(one.id)?;
    let (source, name) = (found.person(record, Heard::ByAll), record.person.name());
    for (when, at) in [("before", one.before), ("after", one.after)] {
        if let Some((place, fit)) = at {
            let place = u32::try_from(place).unwrap_or(u32::MAX);
            found.number(format!("place of {name} {when}"), f64::from(place));
            found.number(format!("fit of {name} {when}"), points(fit).round());
        }
    }
    let told = |at: Option<(usize, f64)>| {
        at.map(|(place, fit)| json!({ "place": place, "fit": points(fit).round() }))
    };
    Some(json!({ "name": name, "before": told(one.before), "after": told(one.after), "source": source }))
}

fn columns() -> Vec<Column> {
    let column = |label: &str, numeric| Column { label: label.to_owned(), numeric };
    vec![
        column("Person", false),
        column("What happens", false),
        column("By fit before", true),
        column("By fit after", true),
        column("Fit before", true),
        column("Fit after", true),
    ]
}

fn row(tried: &change::Tried, what: &str, one: &Move) -> Option<Vec<Cell>> {
    let record = tried.record(one.id)?;
    let cell = |text: String| Cell { text, path: None };
    let place =
        |at: Option<(usize, f64)>| at.map_or_else(|| "out".to_owned(), |(place, _)| place.to_string());
    let fit = |at: Option<(usize, f64)>| {
        at.map_or_else(|| "–".to_owned(), |(_, fit)| format!("{:.0}", points(fit)))
    };
    let name = Cell { text: record.person.name(), path: Some(format!("/people/{}", one.id)) };
    Some(vec![
        name,
        cell(what.to_owned()),
        cell(place(one.before)),
        cell(place(one.after)),
        cell(fit(one.before)),
        cell(fit(one.after)),
    ])
}
