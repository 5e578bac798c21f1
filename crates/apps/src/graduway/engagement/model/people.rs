use campus::{
    engagement::{
        Counted, CountedEvent, EngagedPerson, EngagementMode, EngagementRule, Met, Ranking, Reason, Standing,
    },
    model::PersonId,
};
use jiff::civil::Date;
use serde::Serialize;
use utoipa::ToSchema;

use super::EngagementState;

/// Something that was counted.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct EngagementEvent {
    pub mode: EngagementMode,
    pub kind: EngagementRule,
    /// What it was.
    pub label: String,
    pub date: Date,
    pub fiscal_year: i16,
    /// The number of the record, of the kind that the rule is about.
    pub record: u32,
    /// On its day. Zero for what is beyond the most of its rule in a year.
    pub points: u32,
    /// What is left of them.
    pub worth: f64,
    pub is_beyond: bool,
}

impl EngagementEvent {
    fn new(counted: &Counted, label: String) -> Self {
        Self {
            mode: counted.rule.mode(),
            kind: counted.rule,
            label,
            date: counted.date,
            fiscal_year: counted.year().0,
            record: counted.record,
            points: counted.points,
            worth: points(counted.worth),
            is_beyond: counted.is_beyond(),
        }
    }
}

impl From<CountedEvent> for EngagementEvent {
    fn from(event: CountedEvent) -> Self {
        Self::new(&event.counted, event.label)
    }
}

fn points(thousandths: u32) -> f64 {
    f64::from(thousandths) / 1000.0
}

#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct EngagementScores {
    /// The four of them.
    pub modes: Vec<EngagementModeScore>,
    /// The mean of the four.
    pub total: f64,
    /// Points of the last twelve months, and of the twelve before.
    pub recent: u32,
    pub before: u32,
    pub is_rising: bool,
    pub is_lapsed: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct EngagementModeScore {
    pub mode: EngagementMode,
    /// From 0 to 100.
    pub score: f64,
    /// When something last counted.
    pub last: Option<Date>,
    /// The fiscal years with something counted, the latest first.
    pub years: Vec<i16>,
}

impl From<&Standing> for EngagementScores {
    fn from(one: &Standing) -> Self {
        let modes = EngagementMode::ALL.into_iter().map(|mode| {
            let mut years: Vec<i16> = one.years[mode as usize].iter().map(|year| year.0).collect();
            years.reverse();
            let (score, last) = (points(one.score.of_mode(mode)), one.last[mode as usize]);
            EngagementModeScore { mode, score, last, years }
        });
        Self {
            modes: modes.collect(),
            total: points(one.score.total),
            recent: one.recent,
            before: one.before,
            is_rising: one.is_rising,
            is_lapsed: one.is_lapsed,
        }
    }
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct EngagementPeople {
    pub state: EngagementState,
    pub total: usize,
    /// How many more there would be if they had agreed to be named.
    pub unnamed: usize,
    pub people: Vec<EngagementPersonRow>,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct EngagementPersonRow {
    pub id: u32,
    pub name: String,
    pub class_year: Option<i16>,
    pub field: Option<String>,
    /// A state or a country, if they have agreed to its use.
    pub region: Option<String>,
    pub scores: EngagementScores,
    /// Why they are in the list, in a sentence.
    pub reason: String,
    /// The events that speak for it most.
    pub because: Vec<EngagementEvent>,
}

impl EngagementPersonRow {
    pub fn new(met: &Met, ranking: Ranking, as_of: Date) -> Self {
        let standing = &met.standing;
        let reason = Reason::new(ranking, standing, &met.counted, as_of);
        let event = |one: &Counted| EngagementEvent::new(one, one.rule.card().title.to_owned());
        Self {
            id: standing.person.0,
            name: met.name.clone(),
            class_year: standing.alum.class_year,
            field: standing.alum.field.as_deref().map(str::to_owned),
            region: standing.alum.region.as_deref().map(str::to_owned),
            scores: standing.into(),
            reason: reason.sentence,
            because: reason.because.iter().map(event).collect(),
        }
    }
}

/// One person's engagement with all that was counted.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct EngagementOfPerson {
    pub id: u32,
    pub name: String,
    pub as_of: Date,
    pub class_year: Option<i16>,
    /// Whether they are in shares: alumni who live and can be reached.
    pub is_counted: bool,
    /// Why they are not, in a sentence.
    pub note: Option<String>,
    pub scores: EngagementScores,
    /// The latest first.
    pub events: Vec<EngagementEvent>,
}

impl EngagementOfPerson {
    pub fn new(person: EngagedPerson, as_of: Date) -> Self {
        let standing = &person.standing;
        let note = match (person.is_counted, standing.alum.is_contactable) {
            (false, _) => Some("Not one of the living alumni: in no share and in no list."),
            (true, false) => {
                Some("Cannot be reached in a way they have agreed to: in no share and in no list.")
            }
            (true, true) if !standing.alum.is_named => {
                Some("Has not agreed to be named in the directory: counted in shares, and in no list.")
            }
            (true, true) => None,
        };
        let PersonId(id) = standing.person;
        Self {
            id,
            name: person.name,
            as_of,
            class_year: standing.alum.class_year,
            is_counted: person.is_counted && standing.alum.is_contactable,
            note: note.map(str::to_owned),
            scores: standing.into(),
            events: person.events.into_iter().map(EngagementEvent::from).collect(),
        }
    }
}
