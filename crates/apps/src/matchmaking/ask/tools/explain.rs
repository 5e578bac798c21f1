use std::sync::Arc;

use chat::{Asker, Outcome, Part, Reads, Tool, ToolError, part::FitPart, tool};
use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::{Value, json};

use super::{
    super::{
        cards,
        desk::{Ask, Desk, FitPerson, Worked},
        explain::{self, Reason, Told},
    },
    Question, SHOWN,
    facts::Found,
    find, work,
};

pub const EXPLAIN_MATCH: &str = "explain_match";

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
struct ExplainMatch {
    #[serde(flatten)]
    question: Question,
    /// who is asked about
    #[serde(default)]
    about: Option<About>,
    /// whether it is asked why, or why not
    #[serde(default)]
    why: Why,
}

#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct About {
    #[serde(default)]
    id: Option<String>,
    #[serde(default)]
    name: String,
    /// the place in the list, counted from 1; below 0 from its end
    #[serde(default)]
    place: Option<f64>,
}

impl About {
    /// Nobody, if only a place or nothing is told.
    fn person(&self) -> Option<FitPerson> {
        let is_told = self.place.is_none() && (self.id.is_some() || !self.name.trim().is_empty());
        is_told.then(|| FitPerson { id: self.id.clone(), name: self.name.clone() })
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
enum Why {
    #[default]
    Yes,
    Not,
}

const WHOM: &str = "say whom you mean: a name, or “the second one.”";

pub fn tool(desk: Desk) -> Arc<dyn Tool> {
    let about = "Explain why somebody fits or does not, part by part";
    tool::typed((EXPLAIN_MATCH, about), &[Reads::People], move |input: ExplainMatch, asker| {
        let desk = desk.clone();
        async move { explained(&desk, input, &asker).await }
    })
}

async fn explained(desk: &Desk, input: ExplainMatch, asker: &Asker) -> Result<Outcome, ToolError> {
    let is_not = input.why == Why::Not;
    let about = input.about.ok_or_else(|| ToolError::Input(WHOM.to_owned()))?;
    let ask = Ask { about: about.person(), ..input.question.ask(asker)? };
    let worked = match work(desk, ask).await? {
        Ok(worked) => worked,
        Err(several) => return Ok(several),
    };
    let id = meant(&worked, &about)?;
    let told = match explain::about(desk, &worked, &id, SHOWN as usize).await {
        Ok(told) => told,
        Err(trouble) => return super::told(trouble, is_not),
    };
    Ok(outcome(&worked, &told, is_not))
}

/// By number, by place, or by name among those who were compared.
fn meant(worked: &Worked, about: &About) -> Result<FitPerson, ToolError> {
    if let Some(place) = about.place {
        let id = at(worked, place).ok_or_else(|| ToolError::Input(listed(worked)))?;
        return Ok(FitPerson { id: Some(id.to_string()), name: String::new() });
    }
    about.person().ok_or_else(|| ToolError::Input(WHOM.to_owned()))
}

/// Places go on among those who would fit but for something: they stand below the list. The last one is the list's.
fn at(worked: &Worked, place: f64) -> Option<u32> {
    let apart = worked.ranked.apart.iter().take(cards::APART).map(|one| one.id);
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "places lie between 1 and 50"
    )]
    let steps = place.abs() as usize;
    if place < 0.0 {
        return worked.order.get(worked.order.len().checked_sub(steps)?).copied();
    }
    worked.order.iter().copied().chain(apart).nth(steps.checked_sub(1)?)
}

/// How many there are to ask about.
fn listed(worked: &Worked) -> String {
    let (fit, apart) = (worked.order.len(), worked.ranked.apart.len().min(cards::APART));
    match (fit, apart) {
        (0, 0) => "nobody is on the list. Change the criteria first.".to_owned(),
        (_, 0) => format!("the list has {fit}. Say a place on it, or a name."),
        _ => format!(
            "the list has {fit}, and {apart} who would fit but for something. Say a place among them, or a name."
        ),
    }
}

fn outcome(worked: &Worked, told: &Told, is_not: bool) -> Outcome {
    let mut found = Found::new(worked);
    let list = match &told.card {
        Some(one) => found.cards(worked, cards::alone(worked, one)),
        None => chat::part::Matches::default(),
    };
    let source = match &told.record {
        Some(record) => found.person(record, super::super::profile::Heard::ByAll),
        None => 1,
    };
    for text in told.lines() {
        found.quote(&text, source);
    }
    if let Some(last) = &told.last {
        let number = found.person(&last.record, super::super::profile::Heard::ByAll);
        found.number(format!("fit of {} both ways", last.record.person.name()), last.fit);
        found.quote(&last.record.person.name(), number);
    }
    if let Some(place) = told.place {
        found.number(format!("place of {} in the ranking", told.name), f64::from(place));
    }
    if let Some(after) = told.change.as_ref().map(|change| change.place) {
        found.number(format!("place of {} after the change", told.name), f64::from(after));
    }
    let card = list.cards.first().or(list.apart.first());
    let data = json!({
        "name": told.name,
        "not": is_not,
        "place": told.place,
        "shown": told.is_shown,
        "passedOver": told.is_passed_over,
        "card": card.map(find::told),
        "why": card.map(|card| parts(&card.to_whom.parts)).unwrap_or_default(),
        "whyThem": card.map(|card| parts(&card.to_them.parts)).unwrap_or_default(),
        "blocked": told.blocked,
        "missing": told.missing,
        "lost": told.lost.iter().map(reason).collect::<Vec<_>>(),
        "last": told.last.as_ref().map(|last| json!({ "name": last.record.person.name(), "fit": last.fit })),
        "change": told.change.as_ref().map(|change| json!({ "text": change.text, "place": change.place })),
        "source": source,
    });
    let parts =
        if list.cards.is_empty() && list.apart.is_empty() { Vec::new() } else { vec![Part::Matches(list)] };
    Outcome { data, facts: found.facts, parts, sources: found.sources }
}

/// The parts that bring most, with what they rest on.
fn parts(all: &[FitPart]) -> Vec<Value> {
    let mut known: Vec<&FitPart> =
        all.iter().filter(|part| part.value.is_some() && !part.evidence.is_empty()).collect();
    known.sort_by(|left, right| right.points.total_cmp(&left.points));
    let told = |part: &&FitPart| json!({ "label": part.label, "words": part.evidence.first().map(|one| one.other.clone()) });
    known.iter().take(3).map(told).collect()
}

fn reason(reason: &Reason) -> Value {
    json!({ "label": reason.label, "side": reason.side, "own": reason.own, "other": reason.other })
}
