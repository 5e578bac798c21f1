//! What was heard of a text, in the words of the queries that measure it (`evals/understanding.md`).

use campus::search::Month;
use chat::{Need, Value};
use jiff::civil::Date;
use serde_json::{Value as Json, json};

use super::{Ask, By, DirectoryChip, compile, filter::years};
use crate::graduway::directory::words::{Span, parse_employer, parse_events};

/// The criteria and the words that nothing was made of.
pub fn heard(text: &str, today: Date) -> Json {
    let compiled = compile(text, today);
    let mut all = Heard(Vec::new());
    match compiled.ask {
        Ask::People => {}
        Ask::Count => all.say("ask", &json!("count"), false, true),
        Ask::Trend => all.say("ask", &json!("trend"), false, true),
    }
    let has = |slot: &str| compiled.chips.iter().any(|chip| chip.slot == slot);
    if let Some(by) = compiled.by {
        let by = match by {
            By::GivingYear | By::EventYear | By::VolunteerYear => "year",
            By::Decade => "decade",
            By::Class => "class",
            By::Industry => "industry",
            By::Field => "field",
            By::Degree => "degree",
            By::Level => "level",
            By::Place | By::Region => "place",
            By::Event => "event",
            By::Group => "group",
        };
        all.say("by", &json!(by), false, true);
    }
    let gives = |chip: &&DirectoryChip| {
        ["gave_in", "given", "last_gift"].contains(&chip.slot.as_str()) && !chip.excluded
    };
    if let Some(chip) = compiled.chips.iter().find(gives).filter(|_| !has("gave")) {
        all.say("gave", &json!(true), false, chip.need == Need::Must);
    }
    compiled.chips.iter().for_each(|chip| all.chip(chip));
    let unknown: Vec<String> = compiled.unknown.into_iter().map(|unknown| unknown.text).collect();
    json!({ "criteria": all.0, "unknown": unknown })
}

struct Heard(Vec<Json>);

impl Heard {
    fn say(&mut self, slot: &str, value: &Json, not: bool, must: bool) {
        self.0.push(json!({ "slot": slot, "value": value, "not": not, "must": must }));
    }

    fn chip(&mut self, chip: &DirectoryChip) {
        let (not, must) = (chip.excluded, chip.need == Need::Must);
        let id = chip.id().unwrap_or_default();
        match chip.slot.as_str() {
            // That something never happened is told as such.
            slot @ ("gave" | "volunteered") if chip.value == Value::Flag => {
                self.say(slot, &json!(!not), false, must);
            }
            "volunteered" => self.say("volunteered", &json!(true), not, must),
            slot @ ("mentor" | "mentee" | "organiser") => self.say(slot, &json!(true), not, must),
            "class" => {
                let years = years(&chip.value).unwrap_or_default();
                self.ends(
                    "class",
                    (years.from.map(|year| json!(year)), years.to.map(|year| json!(year))),
                    not,
                    must,
                );
            }
            "within" => {
                if let Value::Number(km) = &chip.value {
                    self.say("within_km", &json!(km.number.round()), not, must);
                }
            }
            "gave_in" | "last_gift" => self.span("gave", Span::parse(id), not, must),
            "given" => {
                if let Value::Range(range) = &chip.value {
                    let dollars = |end: f64| json!(end.round());
                    self.ends("given", (range.from.map(dollars), range.to.map(dollars)), not, must);
                }
            }
            "attended" => {
                let (kinds, span) = parse_events(id).unwrap_or_default();
                let names: Vec<Json> = kinds.iter().map(|kind| json!(kind)).collect();
                let names = if names.is_empty() { vec![json!("any")] } else { names };
                for name in names {
                    self.say("attended", &name, not, must);
                }
                self.span("attended", Some(span), not, must);
            }
            "employer" => {
                let name = parse_employer(id).map_or(id, |(_, name)| name);
                self.say("employer", &json!(name), not, must);
            }
            "group" if id.is_empty() => self.say("group", &json!("any"), not, must),
            "group" => self.say("group", &json!(id), not, must),
            "contact" => match id {
                "bounced" => self.say("email_bounced", &json!(true), not, must),
                "reached" => self.say("email_bounced", &json!(true), !not, must),
                other => self.say("contact", &json!(other), not, must),
            },
            "level" if id == "senior_year" => self.say("level", &json!("senior"), not, must),
            "level" if id == "senior" => self.say("level", &json!("senior_career"), not, must),
            "level" | "kind" => self.say(&chip.slot, &json!(id), not, must),
            slot => self.say(slot, &json!(chip.text), not, must),
        }
    }

    fn ends(&mut self, slot: &str, (from, to): (Option<Json>, Option<Json>), not: bool, must: bool) {
        for (end, value) in [("from", from), ("to", to)] {
            if let Some(value) = value {
                self.say(&format!("{slot}_{end}"), &value, not, must);
            }
        }
    }

    /// Whole years as years, months by their days.
    fn span(&mut self, slot: &str, span: Option<Span>, not: bool, must: bool) {
        let Some(span) = span else { return };
        let from = |month: Month| {
            if month.month == 1 {
                json!(month.year)
            } else {
                json!(format!("{}-{:02}-01", month.year, month.month))
            }
        };
        let to = |month: Month| {
            if month.month == 12 {
                json!(month.year)
            } else {
                json!(format!("{}-{:02}-28", month.year, month.month))
            }
        };
        self.ends(slot, (span.from.map(from), span.to.map(to)), not, must);
    }
}
