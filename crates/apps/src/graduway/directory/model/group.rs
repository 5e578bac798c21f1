//! By what people can be counted apart, and the filter of each group.

use campus::{
    model::{EventKind, Seniority},
    search::{Attended, Belongs, Months, PeopleFilter, Years},
};
use matching::lexicon::{
    degrees, fields, industries,
    places::{self, Place, Whereabouts},
};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// By what people are told apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, schemars::JsonSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = DirectoryGrouping)]
pub enum By {
    /// The decade of the class.
    Decade,
    /// The year of the class.
    Class,
    Industry,
    Field,
    Degree,
    Level,
    /// The city.
    Place,
    /// The state or the country.
    Region,
    /// The year in which they gave.
    GivingYear,
    /// The year in which they came to an event.
    EventYear,
    /// The year in which they volunteered.
    VolunteerYear,
    Event,
    Group,
}

/// A group, with what tells its members from others.
#[derive(Clone, Debug, PartialEq)]
pub struct Group {
    pub label: String,
    /// The chip that narrows a filter to it: its slot and its text.
    pub chip: Option<(&'static str, String)>,
    pub filter: PeopleFilter,
}

/// How the groups are found.
pub enum Kind {
    /// Each by its own filter.
    Each(Vec<Group>),
    /// By the values of a column.
    Classes,
    Cities,
}

impl By {
    /// As the grammar calls it; a year of what, the chips say.
    pub fn parse(id: &str) -> Option<Self> {
        Some(match id {
            "decade" => Self::Decade,
            "class" => Self::Class,
            "year" => Self::GivingYear,
            "industry" => Self::Industry,
            "field" => Self::Field,
            "degree" => Self::Degree,
            "level" => Self::Level,
            "place" => Self::Place,
            "region" => Self::Region,
            "event" => Self::Event,
            "group" => Self::Group,
            _ => return None,
        })
    }

    /// The same, if the year is one of the events or of volunteering.
    pub fn of_year(self, has: impl Fn(&str) -> bool) -> Self {
        match self {
            Self::GivingYear if has("attended") => Self::EventYear,
            Self::GivingYear if has("volunteered") => Self::VolunteerYear,
            by => by,
        }
    }

    /// As it is called in bodies and addresses.
    pub fn name(self) -> &'static str {
        match self {
            Self::Decade => "decade",
            Self::Class => "class",
            Self::Industry => "industry",
            Self::Field => "field",
            Self::Degree => "degree",
            Self::Level => "level",
            Self::Place => "place",
            Self::Region => "region",
            Self::GivingYear => "givingYear",
            Self::EventYear => "eventYear",
            Self::VolunteerYear => "volunteerYear",
            Self::Event => "event",
            Self::Group => "group",
        }
    }

    pub fn label(self) -> &'static str {
        match self {
            Self::Decade => "Decade of the class",
            Self::Class => "Class",
            Self::Industry => "Industry",
            Self::Field => "Field of study",
            Self::Degree => "Degree",
            Self::Level => "Seniority",
            Self::Place => "City",
            Self::Region => "State or country",
            Self::GivingYear => "Year of giving",
            Self::EventYear => "Year of the event",
            Self::VolunteerYear => "Year of volunteering",
            Self::Event => "Kind of event",
            Self::Group => "Group",
        }
    }

    /// Whether the groups have an order of their own, and are not put in that of their size.
    pub fn is_ordered(self) -> bool {
        matches!(
            self,
            Self::Decade
                | Self::Class
                | Self::Level
                | Self::GivingYear
                | Self::EventYear
                | Self::VolunteerYear
        )
    }
}

const FIRST_DECADE: i16 = 1930;
/// No class lies further ahead, and a chip that names one is not read.
const CLASSES_AHEAD: i16 = 8;
/// Nothing is on record that happened longer ago.
const YEARS_BACK: i16 = 40;

/// What groups depend on besides.
#[derive(Clone, Copy, Debug, Default)]
pub struct About<'a> {
    pub this_year: i16,
    /// The groups of the campus.
    pub names: &'a [String],
    /// Whose years are counted, if they are those of events; none for all kinds.
    pub kinds: &'a [EventKind],
}

pub fn groups(by: By, about: About<'_>) -> Kind {
    let About { this_year, names, kinds } = about;
    let none = PeopleFilter::default;
    let years = || this_year - YEARS_BACK..=this_year;
    let group = |label: String, chip, filter| Group { label, chip, filter };
    let of = |slot: &'static str, name: &str, filter| {
        group(name.to_owned(), Some((slot, name.to_owned())), filter)
    };
    Kind::Each(match by {
        By::Class => return Kind::Classes,
        By::Place => return Kind::Cities,
        By::Decade => (FIRST_DECADE..=this_year + 4)
            .step_by(10)
            .map(|decade| {
                let last = (decade + 9).min(this_year + CLASSES_AHEAD);
                let filter = PeopleFilter { class_from: Some(decade), class_to: Some(last), ..none() };
                group(format!("{decade}s"), Some(("class", format!("{decade} to {last}"))), filter)
            })
            .collect(),
        By::Industry => industries::industries()
            .iter()
            .map(|one| {
                of("industry", one.name, PeopleFilter { industry: Some(one.name.to_owned()), ..none() })
            })
            .collect(),
        By::Field => fields::fields()
            .iter()
            .map(|one| of("field", one.name, PeopleFilter { field: Some(one.name.to_owned()), ..none() }))
            .collect(),
        By::Degree => degrees::degrees()
            .iter()
            .map(|one| of("degree", one.name, PeopleFilter { degree: Some(one.name.to_owned()), ..none() }))
            .collect(),
        By::Level => Seniority::ALL
            .into_iter()
            .map(|one| {
                let filter = PeopleFilter { seniority: Some(one), ..none() };
                group(level(one).to_owned(), Some(("level", level(one).to_owned())), filter)
            })
            .collect(),
        By::Region => places::regions()
            .iter()
            .filter(|region| matches!(region.kind, places::Kind::State | places::Kind::Country))
            // A country that is counted by its states would be counted twice.
            .filter(|region| region.name != "United States")
            .map(|one| {
                let filter = PeopleFilter { region: Some(one.name.to_owned()), ..none() };
                let chip = is_meant(one).then(|| ("place", one.name.to_owned()));
                group(one.name.to_owned(), chip, filter)
            })
            .collect(),
        By::GivingYear => years()
            .map(|year| {
                let filter = PeopleFilter { gave_in: Some(Months::of_year(year)), ..none() };
                group(year.to_string(), Some(("gave_in", format!("gave in {year}"))), filter)
            })
            .collect(),
        By::EventYear => years()
            .map(|year| {
                let attended = Attended { kinds: kinds.to_vec(), months: Months::of_year(year) };
                let filter = PeopleFilter { attended: Some(attended), ..none() };
                group(year.to_string(), Some(("attended", format!("attended an event in {year}"))), filter)
            })
            .collect(),
        By::VolunteerYear => years()
            .map(|year| {
                let filter = PeopleFilter { volunteered_in: Some(Years::only(year)), ..none() };
                group(year.to_string(), Some(("volunteered", format!("volunteered in {year}"))), filter)
            })
            .collect(),
        By::Event => KINDS
            .iter()
            .map(|(name, text, kind)| {
                let attended = Attended { kinds: vec![*kind], months: Months::default() };
                let filter = PeopleFilter { attended: Some(attended), ..none() };
                group((*name).to_owned(), Some(("attended", (*text).to_owned())), filter)
            })
            .collect(),
        By::Group => names
            .iter()
            .map(|name| {
                let belongs = Belongs { group: Some(name.clone()), organises: false };
                let filter = PeopleFilter { belongs: Some(belongs), ..none() };
                group(name.clone(), Some(("group", format!("member of {name}"))), filter)
            })
            .collect(),
    })
}

/// Whether a chip with its name means it, or a city in it: Georgia is the state.
fn is_meant(region: &places::Region) -> bool {
    match places::whereabouts(region.name) {
        Some(Whereabouts::Known(Place::Region(own))) => own.name == region.name,
        Some(Whereabouts::Known(Place::City(city))) => region.contains(city),
        _ => false,
    }
}

const KINDS: &[(&str, &str, EventKind)] = &[
    ("Reunions", "attended a reunion", EventKind::Reunion),
    ("Homecoming", "attended homecoming", EventKind::Homecoming),
    ("Lectures", "attended a lecture", EventKind::Lecture),
    ("Career panels", "attended a career panel", EventKind::CareerPanel),
    ("Regional meetups", "attended a regional meetup", EventKind::RegionalMeetup),
    ("Webinars", "attended a webinar", EventKind::Webinar),
];

fn level(level: Seniority) -> &'static str {
    match level {
        Seniority::Entry => "Entry level",
        Seniority::Intermediate => "Mid-career",
        Seniority::Senior => "Senior",
        Seniority::Lead => "Team lead",
        Seniority::Director => "Director",
        Seniority::Executive => "Executive",
    }
}
