//! From what was typed to chips, and to what could not be made anything of.

use chat::{
    Need, Number, Range, Span, Value,
    understand::{Context, Unread},
};
use jiff::civil::Date;
use serde::Serialize;
use utoipa::ToSchema;

use super::{By, DirectoryChip, reading};
use crate::graduway::directory::words::{FIND, GRAMMAR, RECORDS, names_records};

/// What was made of a text.
#[derive(Clone, Debug, PartialEq)]
pub struct Compilation {
    pub ask: Ask,
    /// By what they are to be counted apart.
    pub by: Option<By>,
    /// How many are to be shown.
    pub limit: Option<u32>,
    pub chips: Vec<DirectoryChip>,
    pub unknown: Vec<UnknownWords>,
    /// The chips in plain English.
    pub reading: String,
    /// Whether it seems to be a question about events, groups, posts or jobs.
    pub is_for_ask: bool,
}

/// What is told of such a question.
pub const FOR_ASK: &str = "This looks like a question about events, groups, posts or jobs: ask it under Ask.";

/// What is wanted of those who fit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum Ask {
    #[default]
    People,
    Count,
    Trend,
}

/// Words that nothing was made of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct UnknownWords {
    pub text: String,
    /// Where they stand, in characters.
    pub span: Span,
}

impl From<Unread> for UnknownWords {
    fn from(unread: Unread) -> Self {
        Self { text: unread.text, span: unread.span }
    }
}

pub fn compile(text: &str, today: Date) -> Compilation {
    let context = Context::on(today);
    let meant = GRAMMAR.understand(text, None, &context).intent;
    let (intent, ask) = match meant.as_deref() {
        Some("count") => ("count", Ask::Count),
        Some("trend") => ("trend", Ask::Trend),
        _ => (FIND, Ask::People),
    };
    let compiled = GRAMMAR.compile(text, intent, &context);
    let mut chips: Vec<DirectoryChip> = compiled.criteria.into_iter().map(DirectoryChip::new).collect();
    let by = chips.iter().find(|chip| chip.slot == "by").and_then(|chip| By::parse(chip.id()?));
    let limit = chips.iter().find(|chip| chip.slot == "count").and_then(|chip| count(&chip.value));
    chips.retain(|chip| chip.slot != "by" && chip.slot != "count");
    tidy(&mut chips, text);
    let reading = reading(&chips);
    // Whoever splits what they ask for wants to see it counted.
    let ask = if by.is_some() && ask == Ask::People { Ask::Count } else { ask };
    let unknown = compiled.unread.into_iter().map(UnknownWords::from).collect();
    let is_of_people = chips.iter().any(|chip| ["attended", "group", "organiser"].contains(&&*chip.slot));
    let is_for_ask = meant.as_deref() == Some(RECORDS) && names_records(text) && !is_of_people;
    Compilation { ask, by, limit, chips, unknown, reading, is_for_ask }
}

/// What the grammar heard, with what says the same twice left out.
pub fn tidy(chips: &mut Vec<DirectoryChip>, text: &str) {
    let says_more = |chip: &DirectoryChip| {
        ["gave_in", "given", "last_gift"].contains(&chip.slot.as_str())
            && !chip.excluded
            && chip.need == Need::Must
    };
    if chips.iter().any(says_more) {
        chips.retain(|chip| chip.slot != "gave" || chip.excluded);
    }
    join_classes(chips, text);
}

/// "The 80s and 90s" are twenty years, and "class of 1999 to class of 2003" are five.
fn join_classes(chips: &mut Vec<DirectoryChip>, text: &str) {
    let mut at = 0;
    while at + 1 < chips.len() {
        let joined = match (&chips[at], &chips[at + 1]) {
            (one, other) if one.slot == "class" && other.slot == "class" => join(one, other, text),
            _ => None,
        };
        match joined {
            Some(joined) => {
                chips[at] = joined;
                chips.remove(at + 1);
            }
            None => at += 1,
        }
    }
}

fn join(one: &DirectoryChip, other: &DirectoryChip, text: &str) -> Option<DirectoryChip> {
    let (Value::Range(first), Value::Range(second)) = (&one.value, &other.value) else { return None };
    if (one.excluded, one.need) != (other.excluded, other.need) {
        return None;
    }
    let (from, to) = (first.from?, second.to?);
    let follows = (first.to? + 1.0 - second.from?).abs() < 0.5;
    let between = one.span.zip(other.span).map(|(one, other)| {
        let letters = text.chars().skip(one.end as usize);
        letters.take(other.start.saturating_sub(one.end) as usize).collect::<String>()
    });
    let is_range = between.is_some_and(|between| {
        matches!(
            between.trim().trim_end_matches("the").trim(),
            "to" | "through" | "-" | "–" | "to the class of"
        )
    });
    (from < to && (follows || is_range)).then(|| {
        let span = one.span.zip(other.span).map(|(one, other)| Span { start: one.start, end: other.end });
        let value = Value::Range(Range { from: Some(from), to: Some(to) });
        DirectoryChip { text: format!("{from} to {to}"), value, span, ..one.clone() }
    })
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it lies between 1 and 1000")]
fn count(value: &Value) -> Option<u32> {
    let Value::Number(Number { number }) = value else { return None };
    (1.0..=1000.0).contains(number).then_some(*number as u32)
}
