//! What the suite's own conversation can look up.

mod count;
mod find;

use std::sync::Arc;

use chat::Tool;

use campus::{
    Campus,
    model::{MentoringSide, Seniority},
    people::PersonKind,
    search::PeopleFilter,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub use count::COUNT_PEOPLE;
pub use find::FIND_PEOPLE;

pub fn people(campus: &Campus) -> [Arc<dyn Tool>; 2] {
    [find::tool(campus.clone()), count::tool(campus.clone())]
}

/// Who is meant.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct Who {
    /// student, alum or staff
    pub kind: Option<Kind>,
    /// first class year
    pub class_from: Option<i16>,
    /// last class year
    pub class_to: Option<i16>,
    /// field of study
    pub field: Option<String>,
    pub industry: Option<String>,
    /// city or region
    pub place: Option<String>,
    /// how far from the place
    pub km: Option<u32>,
    pub skill: Option<String>,
    /// present or past employer
    pub employer: Option<String>,
    pub seniority: Option<Level>,
    /// whether they ever gave
    pub gave: Option<bool>,
    pub volunteered: Option<bool>,
    /// whether they mentor or look for a mentor
    pub mentoring: Option<Mentoring>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    Student,
    Alum,
    Staff,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    Entry,
    Intermediate,
    Senior,
    Lead,
    Director,
    Executive,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Mentoring {
    Mentor,
    Mentee,
}

impl From<&Who> for PeopleFilter {
    fn from(who: &Who) -> Self {
        Self {
            kind: who.kind.map(|kind| match kind {
                Kind::Student => PersonKind::Student,
                Kind::Alum => PersonKind::Alum,
                Kind::Staff => PersonKind::Staff,
            }),
            class_from: who.class_from,
            class_to: who.class_to,
            field: who.field.clone(),
            industry: who.industry.clone(),
            place: who.place.clone(),
            km: who.km,
            skill: who.skill.clone(),
            employer: who.employer.clone(),
            seniority: who.seniority.map(|level| match level {
                Level::Entry => Seniority::Entry,
                Level::Intermediate => Seniority::Intermediate,
                Level::Senior => Seniority::Senior,
                Level::Lead => Seniority::Lead,
                Level::Director => Seniority::Director,
                Level::Executive => Seniority::Executive,
            }),
            gave: who.gave,
            given_from: None,
            volunteered: who.volunteered,
            candidate: None,
            mentoring: who.mentoring.map(|side| match side {
                Mentoring::Mentor => MentoringSide::Mentor,
                Mentoring::Mentee => MentoringSide::Mentee,
            }),
        }
    }
}

impl Who {
    /// Where the same people are listed.
    fn address(&self, words: &str) -> String {
        let mut query = url::form_urlencoded::Serializer::new(String::new());
        if !words.is_empty() {
            query.append_pair("q", words);
        }
        if let Ok(serde_json::Value::Object(fields)) = serde_json::to_value(self) {
            for (name, value) in fields {
                let text = match value {
                    serde_json::Value::Null => continue,
                    serde_json::Value::String(text) => text,
                    other => other.to_string(),
                };
                query.append_pair(&name, &text);
            }
        }
        let query = query.finish();
        if query.is_empty() { "/people".to_owned() } else { format!("/people?{query}") }
    }
}
