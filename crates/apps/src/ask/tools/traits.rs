use campus::{
    model::{MentoringSide, Seniority},
    people::PersonKind,
    search::PeopleFilter,
};
use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize, de::DeserializeOwned};

/// What may be true of somebody. Of several values of one kind one is enough; of skills, all are needed.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct Traits {
    /// student, alum or staff
    #[serde(skip_serializing_if = "Vec::is_empty", deserialize_with = "one_or_many")]
    pub kind: Vec<Kind>,
    /// years of graduation
    #[serde(skip_serializing_if = "Vec::is_empty", deserialize_with = "one_or_many")]
    pub classes: Vec<Years>,
    /// fields of study
    #[serde(skip_serializing_if = "Vec::is_empty", deserialize_with = "one_or_many")]
    pub field: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty", deserialize_with = "one_or_many")]
    pub industry: Vec<String>,
    /// cities or regions
    #[serde(skip_serializing_if = "Vec::is_empty", deserialize_with = "one_or_many")]
    pub place: Vec<String>,
    /// how far from the place
    #[serde(skip_serializing_if = "Option::is_none")]
    pub km: Option<u32>,
    #[serde(skip_serializing_if = "Vec::is_empty", deserialize_with = "one_or_many")]
    pub skill: Vec<String>,
    /// present or past employers
    #[serde(skip_serializing_if = "Vec::is_empty", deserialize_with = "one_or_many")]
    pub employer: Vec<String>,
    /// job titles, or what they end with: engineer
    #[serde(skip_serializing_if = "Vec::is_empty", deserialize_with = "one_or_many")]
    pub title: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty", deserialize_with = "one_or_many")]
    pub seniority: Vec<Level>,
    /// whether they ever gave
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gave: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub volunteered: Option<bool>,
    /// whether they mentor or look for a mentor
    #[serde(skip_serializing_if = "Vec::is_empty", deserialize_with = "one_or_many")]
    pub mentoring: Vec<Mentoring>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    Student,
    Alum,
    Staff,
}

/// Both included.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Years {
    pub from: Option<i16>,
    pub to: Option<i16>,
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

/// A model that has one value to give forgets the brackets.
fn one_or_many<'de, D: Deserializer<'de>, T: DeserializeOwned>(from: D) -> Result<Vec<T>, D::Error> {
    let value = serde_json::Value::deserialize(from)?;
    let many = match value {
        serde_json::Value::Array(_) => serde_json::from_value(value),
        serde_json::Value::Null => Ok(Vec::new()),
        one => serde_json::from_value(one).map(|one| vec![one]),
    };
    many.map_err(serde::de::Error::custom)
}

/// People with these traits and without those.
pub fn filter(who: &Traits, not: &Traits) -> PeopleFilter {
    PeopleFilter { one_of: who.each(), none_of: not.each().concat(), ..PeopleFilter::default() }
}

impl Traits {
    /// Of each list, one has to be so.
    fn each(&self) -> Vec<Vec<PeopleFilter>> {
        let none = PeopleFilter::default;
        let km = self.km;
        let mut each: Vec<Vec<PeopleFilter>> = vec![
            self.kind.iter().map(|kind| PeopleFilter { kind: Some((*kind).into()), ..none() }).collect(),
            self.classes
                .iter()
                .map(|years| PeopleFilter { class_from: years.from, class_to: years.to, ..none() })
                .collect(),
            texts(&self.field, |field| PeopleFilter { field, ..none() }),
            texts(&self.industry, |industry| PeopleFilter { industry, ..none() }),
            texts(&self.place, |place| PeopleFilter { place, km, ..none() }),
            texts(&self.employer, |employer| PeopleFilter { employer, ..none() }),
            texts(&self.title, |title| PeopleFilter { title, ..none() }),
            self.seniority
                .iter()
                .map(|level| PeopleFilter { seniority: Some((*level).into()), ..none() })
                .collect(),
            self.mentoring
                .iter()
                .map(|side| PeopleFilter { mentoring: Some((*side).into()), ..none() })
                .collect(),
        ];
        each.extend(
            texts(&self.skill, |skill| PeopleFilter { skill, ..none() }).into_iter().map(|one| vec![one]),
        );
        each.extend(self.gave.map(|gave| vec![PeopleFilter { gave: Some(gave), ..none() }]));
        let volunteered = |it| vec![PeopleFilter { volunteered: Some(it), ..none() }];
        each.extend(self.volunteered.map(volunteered));
        each.retain(|one_of| !one_of.is_empty());
        each
    }

    /// Where they are listed, and whether nobody else is: the directory knows no "or" and no "not".
    pub fn address(&self, not: &Self, words: &str) -> (String, bool) {
        let mut query = url::form_urlencoded::Serializer::new(String::new());
        let titles = self.title.iter().map(String::as_str);
        let text: Vec<&str> = [words].into_iter().chain(titles).filter(|text| !text.is_empty()).collect();
        if !text.is_empty() {
            query.append_pair("q", &text.join(" "));
        }
        let mut is_same = self.title.is_empty() && *not == Self::default();
        if let Ok(serde_json::Value::Object(fields)) = serde_json::to_value(self) {
            for (name, value) in fields.into_iter().filter(|(name, _)| name != "title") {
                match value {
                    serde_json::Value::Array(values) if values.len() > 1 => is_same = false,
                    serde_json::Value::Array(_) if name == "classes" => {
                        let years = self.classes.first().copied().unwrap_or_default();
                        for (name, year) in [("classFrom", years.from), ("classTo", years.to)] {
                            query.extend_pairs(year.map(|year| (name, year.to_string())));
                        }
                    }
                    serde_json::Value::Array(values) => {
                        query.extend_pairs(values.iter().filter_map(|one| Some((&name, one.as_str()?))));
                    }
                    other => drop(query.append_pair(&name, &other.to_string())),
                }
            }
        }
        let query = query.finish();
        (if query.is_empty() { "/people".to_owned() } else { format!("/people?{query}") }, is_same)
    }
}

fn texts(values: &[String], filter: impl Fn(Option<String>) -> PeopleFilter) -> Vec<PeopleFilter> {
    values.iter().map(|value| filter(Some(value.clone()))).collect()
}

impl From<Kind> for PersonKind {
    fn from(kind: Kind) -> Self {
        match kind {
            Kind::Student => Self::Student,
            Kind::Alum => Self::Alum,
            Kind::Staff => Self::Staff,
        }
    }
}

impl From<Level> for Seniority {
    fn from(level: Level) -> Self {
        match level {
            Level::Entry => Self::Entry,
            Level::Intermediate => Self::Intermediate,
            Level::Senior => Self::Senior,
            Level::Lead => Self::Lead,
            Level::Director => Self::Director,
            Level::Executive => Self::Executive,
        }
    }
}

impl From<Mentoring> for MentoringSide {
    fn from(side: Mentoring) -> Self {
        match side {
            Mentoring::Mentor => Self::Mentor,
            Mentoring::Mentee => Self::Mentee,
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn one_value_needs_no_brackets() {
        let one: Traits = serde_json::from_value(json!({ "kind": "alum", "place": "Boston" })).unwrap();
        let many: Traits = serde_json::from_value(json!({ "kind": ["alum"], "place": ["Boston"] })).unwrap();
        assert_eq!(one, many);
        assert_eq!(serde_json::from_value::<Traits>(json!({ "place": null })).unwrap(), Traits::default());
        assert!(serde_json::from_value::<Traits>(json!({ "kind": "teacher" })).is_err());
        assert!(serde_json::from_value::<Traits>(json!({ "city": "Boston" })).is_err());
    }

    #[test]
    fn the_directory_is_called_with_what_it_can_show() {
        let traits = |value| serde_json::from_value::<Traits>(value).unwrap();
        for (who, not, words, expected, is_same) in [
            (json!({}), json!({}), "", "/people", true),
            (
                json!({ "kind": "alum", "classes": { "from": 1990, "to": 1999 }, "gave": false }),
                json!({}),
                "climate",
                "/people?q=climate&classFrom=1990&classTo=1999&gave=false&kind=alum",
                true,
            ),
            (json!({ "place": "Boston" }), json!({ "industry": "Law" }), "", "/people?place=Boston", false),
            (json!({ "place": ["Boston", "Chicago"] }), json!({}), "", "/people", false),
            (json!({ "title": "Lawyer" }), json!({}), "", "/people?q=Lawyer", false),
        ] {
            let (address, same) = traits(who).address(&traits(not), words);
            assert_eq!((address.as_str(), same), (expected, is_same));
        }
    }
}
