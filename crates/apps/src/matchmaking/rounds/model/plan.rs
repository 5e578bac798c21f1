//! What a round is to be.

use api::{Answer, ApiError, Text};
use campus::{
    model::{MentoringSide, Seniority},
    people::PersonKind,
    search::PeopleFilter,
};
use serde::{Deserialize, Deserializer, Serialize};
use utoipa::ToSchema;

/// So many people one side can list.
pub const MOST_LISTED: usize = 20_000;
/// So many rows a file of people can have.
pub const MOST_FILE_ROWS: usize = 50_000;
/// So many places one mentor can have.
const MOST_PLACES: u16 = 1000;
/// So long a text of a filter can be.
const LONGEST: usize = 200;
/// The years of graduation that somebody can ask for.
const YEARS: std::ops::RangeInclusive<i16> = 1900..=2100;

/// What a round is to be: who takes part, and how they are matched.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct RoundPlan {
    pub students: RoundGroup,
    pub mentors: RoundGroup,
    pub preferences: RoundPreferences,
    pub proposing: RoundProposing,
    pub aim: RoundAim,
    /// How much evenness of the mentors' loads counts beside the total: from 0, not at all, to 1.
    #[schema(minimum = 0, maximum = 1)]
    pub fairness: f64,
    pub requirements: RoundRequirements,
    /// Mentors who are to have more or fewer places in this round than are left by their record.
    #[schema(max_items = 20_000)]
    pub capacities: Vec<RoundCapacity>,
}

/// One side of a round.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct RoundGroup {
    /// Of those who look for a mentor, or offer to be one: who passes takes part.
    #[serde(deserialize_with = "named")]
    pub filter: RoundFilter,
    /// These take part, and the filter does not count.
    pub listed: Option<RoundList>,
}

/// By the names of its fields: a list of values is no filter.
fn named<'de, D: Deserializer<'de>>(input: D) -> Result<RoundFilter, D::Error> {
    let fields = serde_json::Map::deserialize(input)?;
    RoundFilter::deserialize(serde_json::Value::Object(fields)).map_err(serde::de::Error::custom)
}

/// People who were listed in a file.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct RoundList {
    /// What the file was called.
    #[schema(max_length = 200)]
    pub file: String,
    #[schema(max_items = 20_000, value_type = Vec<i64>)]
    pub people: Vec<u32>,
}

/// What has to be true of somebody, all of it at once.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct RoundFilter {
    pub kind: Option<PersonKind>,
    #[schema(minimum = 1900, maximum = 2100)]
    pub class_from: Option<i16>,
    #[schema(minimum = 1900, maximum = 2100)]
    pub class_to: Option<i16>,
    /// A field of study.
    #[schema(max_length = 200)]
    pub field: Option<String>,
    #[schema(max_length = 200)]
    pub industry: Option<String>,
    /// A city or a region.
    #[schema(max_length = 200)]
    pub place: Option<String>,
    /// How far from the place is near enough.
    #[schema(minimum = 1, maximum = 20_000)]
    pub km: Option<u32>,
    #[schema(max_length = 200)]
    pub skill: Option<String>,
    /// Present or past.
    #[schema(max_length = 200)]
    pub employer: Option<String>,
    pub seniority: Option<Seniority>,
    pub volunteered: Option<bool>,
}

/// Where the order comes from in which somebody would have others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum RoundPreferences {
    /// From the scores, whatever was ranked by hand.
    Scores,
    /// From what was ranked by hand; who has ranked nobody wants nobody.
    Rankings,
    /// From what was ranked by hand where there is such a list, and from the scores otherwise.
    #[default]
    Both,
}

/// Who asks in the stable matching: that side fares best.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum RoundProposing {
    #[default]
    Students,
    Mentors,
}

/// What comes first in the matching that is worth most.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum RoundAim {
    /// As many matches as there can be, and of those the ones that are worth most.
    #[default]
    MostMatches,
    /// The highest total, with however many matches.
    HighestTotal,
}

/// What has to be so before two can be matched at all.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
#[expect(clippy::struct_excessive_bools, reason = "each is required by itself")]
pub struct RoundRequirements {
    /// A time of the week that suits both, as far as they have said.
    pub common_time: bool,
    /// A way to meet that suits both, as far as they have said.
    pub common_way: bool,
    pub common_language: bool,
    /// Not two whose match has ended, or of whom one said no not long ago.
    pub not_again: bool,
    /// How well each has to suit the other, at least.
    #[schema(minimum = 0, maximum = 1)]
    pub least_fit: f64,
}

impl Default for RoundRequirements {
    fn default() -> Self {
        Self { common_time: false, common_way: true, common_language: false, not_again: true, least_fit: 0.0 }
    }
}

/// How many places a mentor has in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct RoundCapacity {
    #[schema(format = Int64)]
    pub person: u32,
    #[schema(maximum = 1000)]
    pub places: u16,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum RoundSide {
    Students,
    Mentors,
}

impl RoundSide {
    pub const BOTH: [Self; 2] = [Self::Students, Self::Mentors];

    /// As it stands in the database and in sentences.
    pub fn name(self) -> &'static str {
        match self {
            Self::Students => "students",
            Self::Mentors => "mentors",
        }
    }

    pub fn other(self) -> Self {
        match self {
            Self::Students => Self::Mentors,
            Self::Mentors => Self::Students,
        }
    }

    fn mentoring(self) -> MentoringSide {
        match self {
            Self::Students => MentoringSide::Mentee,
            Self::Mentors => MentoringSide::Mentor,
        }
    }
}

impl RoundPlan {
    pub fn group(&self, side: RoundSide) -> &RoundGroup {
        match side {
            RoundSide::Students => &self.students,
            RoundSide::Mentors => &self.mentors,
        }
    }

    pub fn group_mut(&mut self, side: RoundSide) -> &mut RoundGroup {
        match side {
            RoundSide::Students => &mut self.students,
            RoundSide::Mentors => &mut self.mentors,
        }
    }

    /// The error says at which field, and what is allowed there. Lists come out in order and without repetitions.
    pub fn checked(mut self) -> Answer<Self> {
        share("fairness", self.fairness)?;
        share("requirements.leastFit", self.requirements.least_fit)?;
        for side in RoundSide::BOTH {
            self.group_mut(side).check(side)?;
        }
        self.capacities.sort_by_key(|one| one.person);
        if self.capacities.windows(2).any(|two| two[0].person == two[1].person) {
            return Err(ApiError::invalid("capacities: a mentor is named twice. Name each once."));
        }
        if self.capacities.len() > MOST_LISTED {
            return Err(ApiError::invalid(format!("capacities: at most {MOST_LISTED}.")));
        }
        match self.capacities.iter().find(|one| one.places > MOST_PLACES) {
            Some(_) => {
                Err(ApiError::invalid(format!("capacities: at most {MOST_PLACES} places for a mentor.")))
            }
            None => Ok(self),
        }
    }
}

impl RoundGroup {
    fn check(&mut self, side: RoundSide) -> Answer<()> {
        self.filter.check(side)?;
        if let Some(listed) = &mut self.listed {
            listed.people.sort_unstable();
            listed.people.dedup();
            if listed.people.len() > MOST_LISTED {
                return Err(ApiError::invalid(format!(
                    "{}.listed: at most {MOST_LISTED} people.",
                    side.name()
                )));
            }
            text(&format!("{}.listed.file", side.name()), &mut listed.file)?;
        }
        Ok(())
    }
}

impl RoundFilter {
    fn check(&mut self, side: RoundSide) -> Answer<()> {
        let at = |field: &str| format!("{}.filter.{field}", side.name());
        let texts = [
            ("field", &mut self.field),
            ("industry", &mut self.industry),
            ("place", &mut self.place),
            ("skill", &mut self.skill),
            ("employer", &mut self.employer),
        ];
        for (field, said) in texts {
            if let Some(said) = said {
                text(&at(field), said)?;
            }
            if said.as_ref().is_some_and(String::is_empty) {
                *said = None;
            }
        }
        let years = [("classFrom", self.class_from), ("classTo", self.class_to)];
        for (field, year) in years {
            if year.is_some_and(|year| !YEARS.contains(&year)) {
                return Err(ApiError::invalid(format!("{}: a year from 1900 to 2100.", at(field))));
            }
        }
        if self.km.is_some_and(|km| !(1..=20_000).contains(&km)) {
            return Err(ApiError::invalid(format!("{}: from 1 to 20,000 kilometres.", at("km"))));
        }
        Ok(())
    }

    /// As the campus understands it, for one side: those who look for a mentor, or offer to be one.
    pub fn to_people(&self, side: RoundSide) -> PeopleFilter {
        PeopleFilter {
            kind: self.kind,
            class_from: self.class_from,
            class_to: self.class_to,
            field: self.field.clone(),
            industry: self.industry.clone(),
            place: self.place.clone(),
            km: self.km,
            skill: self.skill.clone(),
            employer: self.employer.clone(),
            seniority: self.seniority,
            volunteered: self.volunteered,
            mentoring: Some(side.mentoring()),
            ..PeopleFilter::default()
        }
    }
}

fn share(field: &str, value: f64) -> Answer<()> {
    if (0.0..=1.0).contains(&value) {
        Ok(())
    } else {
        Err(ApiError::invalid(format!("{field}: from 0 to 1.")))
    }
}

fn text(field: &str, text: &mut String) -> Answer<()> {
    let length = text.chars().count();
    if length > LONGEST {
        return Err(ApiError::invalid(format!("{field}: at most {LONGEST} characters, this has {length}.")));
    }
    let checked =
        Text::<0, LONGEST>::new(text).map_err(|why| ApiError::invalid(format!("{field}: {why}.")))?;
    *text = checked.into_string();
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plan_that_cannot_be_says_where() {
        let plan = || RoundPlan::default();
        let mut even = plan();
        even.fairness = 1.5;
        let mut strange = plan();
        strange.requirements.least_fit = f64::NAN;
        let mut early = plan();
        early.mentors.filter.class_from = Some(1066);
        let mut far = plan();
        far.students.filter.km = Some(0);
        let mut hidden = plan();
        hidden.students.filter.place = Some("Bos\0ton".to_owned());
        let mut twice = plan();
        twice.capacities =
            vec![RoundCapacity { person: 7, places: 1 }, RoundCapacity { person: 7, places: 2 }];
        let mut many = plan();
        many.capacities = vec![RoundCapacity { person: 7, places: 2000 }];
        for (plan, told) in [
            (even, "fairness"),
            (strange, "requirements.leastFit"),
            (early, "mentors.filter.classFrom"),
            (far, "students.filter.km"),
            (hidden, "students.filter.place"),
            (twice, "twice"),
            (many, "1000 places"),
        ] {
            let refused = plan.checked().unwrap_err();
            assert!(refused.message().contains(told), "{}", refused.message());
        }
    }

    #[test]
    fn lists_come_out_in_order_and_without_repetitions() {
        let mut plan = RoundPlan::default();
        plan.students.listed = Some(RoundList { file: " a.csv ".to_owned(), people: vec![9, 3, 9] });
        plan.students.filter.field = Some("  ".to_owned());
        let checked = plan.checked().unwrap();
        let listed = checked.students.listed.unwrap();
        assert_eq!((listed.file.as_str(), listed.people), ("a.csv", vec![3, 9]));
        assert_eq!(checked.students.filter.field, None);
    }

    #[test]
    fn a_filter_asks_for_those_of_its_side() {
        let filter = RoundFilter { km: Some(30), ..RoundFilter::default() };
        assert_eq!(filter.to_people(RoundSide::Students).mentoring, Some(MentoringSide::Mentee));
        assert_eq!(filter.to_people(RoundSide::Mentors).mentoring, Some(MentoringSide::Mentor));
        assert_eq!(filter.to_people(RoundSide::Mentors).km, Some(30));
    }
}
