//! From chips to what the score understands: what is asked of the other one, and what is said of whom they are for.

use chat::part::Sought;
use matching::{
    lexicon::{
        places::{Place, Whereabouts, whereabouts},
        text,
    },
    reciprocal::{self, AROUND_A_CITY_KM, Area, Criterion, Home, Profile, Rung, Statement, Way, Wish},
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::grammar::is_protected;

/// The slots that say something about a match.
pub const SLOTS: &[&str] = &[
    "goal",
    "need",
    "value",
    "firstGeneration",
    "year",
    "study",
    "field",
    "industry",
    "title",
    "skill",
    "degree",
    "employer",
    "level",
    "place",
    "within",
    "availability",
    "way",
    "language",
];

/// What somebody who is the first in the family to go to college is helped by. Matched with what others offer, and with
/// nothing about anybody's family.
const FIRST_GENERATION: &str = "guidance from somebody who was first in the family";

/// What a chip and a message are told that say what nobody is judged by.
pub const NEVER_USED: &str = "sex, origin, faith, age, health and family never enter a match";

/// Whom others are to be like: a slot that is no chip here, and that nobody weighs.
pub const LIKE: &str = "like";

/// So near is somebody who was shown, to be like them.
const LIKE_WEIGHT: u8 = 4;

/// One thing that was asked for, as a chip.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct FitCriterion {
    /// goal, need, value, firstGeneration, year, study, field, industry, title, skill, degree, employer, level, place,
    /// within, availability, way or language
    pub slot: String,
    /// the value as people read it
    pub text: String,
    /// what the value is known by, where it has such a thing
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// the value, where it is a number
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<f64>,
    #[serde(default)]
    pub need: FitNeed,
    /// from 1 to 5
    #[serde(default = "usual")]
    #[schema(minimum = 1, maximum = 5)]
    pub weight: u8,
    /// asked for by its absence
    #[serde(default)]
    pub excluded: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum FitNeed {
    #[default]
    Must,
    Nice,
}

fn usual() -> u8 {
    3
}

impl From<FitNeed> for reciprocal::Need {
    fn from(need: FitNeed) -> Self {
        match need {
            FitNeed::Must => Self::Must,
            FitNeed::Nice => Self::Nice,
        }
    }
}

/// Criteria as the score takes them, each with the slot that it comes from.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Asked {
    pub criteria: Vec<Criterion>,
    pub slots: Vec<String>,
    /// The places of the chips that each is made of. Of a likeness there are none.
    pub chips: Vec<Vec<usize>>,
}

impl FitCriterion {
    fn id(&self) -> &str {
        self.id.as_deref().unwrap_or(&self.text)
    }

    /// Whether it says in words what nobody is judged by. It never becomes a part of a score.
    pub fn is_protected(&self) -> bool {
        ["goal", "need", "value"].contains(&self.slot.as_str()) && is_protected(&self.text)
    }

    /// What the slot is called in a sentence.
    pub fn label(&self) -> &'static str {
        label(&self.slot)
    }
}

pub fn label(slot: &str) -> &'static str {
    match slot {
        "goal" => "Goal",
        "need" => "Help with",
        "value" => "Values",
        "firstGeneration" => "First generation",
        "year" => "Year of study",
        "study" => "Student's field",
        "field" => "Field",
        "industry" => "Industry",
        "title" => "Title",
        "skill" => "Skill",
        "degree" => "Degree",
        "employer" => "Employer",
        "level" => "Level",
        "place" => "Place",
        "within" => "Within",
        "availability" => "Availability",
        "way" => "Meeting",
        "language" => "Language",
        "like" => "Like",
        _ => "Asked for",
    }
}

/// Whether a slot tells of the one that others are looked for, rather than of those others.
fn is_of_asker(slot: &str, sought: Sought) -> bool {
    sought == Sought::Mentors && ["year", "study"].contains(&slot)
}

/// What is asked of the other one. Of several values of a slot one is enough, but for skills, needs and values: of these
/// each counts by itself.
pub fn asked(chips: &[FitCriterion], like: Option<&Profile>, sought: Sought) -> Asked {
    let mut all = Asked::default();
    let mut groups: Vec<(Vec<usize>, Vec<Wish>)> = Vec::new();
    let is_asked = |chip: &FitCriterion| !is_of_asker(&chip.slot, sought) && !chip.is_protected();
    for (at, chip) in chips.iter().enumerate().filter(|(_, chip)| is_asked(chip)) {
        let within = distance(chips, chip.excluded).or_else(|| is_itself(chips, chip).then_some(ITSELF_KM));
        let Some(wish) = wish(chip, within) else { continue };
        let is_alone = ["skill", "need", "value"].contains(&chip.slot.as_str());
        let same = groups.iter_mut().find(|(group, _)| {
            let first = &chips[group[0]];
            !is_alone && (&first.slot, first.excluded, first.need) == (&chip.slot, chip.excluded, chip.need)
        });
        match same {
            Some((group, wishes)) => {
                group.push(at);
                wishes.push(wish);
            }
            None => groups.push((vec![at], vec![wish])),
        }
    }
    for (group, any_of) in groups {
        let first = &chips[group[0]];
        let own = || group.iter().map(|at| &chips[*at]);
        let name = |chip: &FitCriterion| {
            if is_itself(chips, chip) { format!("{} itself", chip.text) } else { chip.text.clone() }
        };
        let texts: Vec<String> = own().map(name).collect();
        all.criteria.push(Criterion {
            name: format!("{}: {}", first.label(), chat::phrase::or_list(&texts)),
            any_of,
            need: if first.slot == "firstGeneration" { reciprocal::Need::Nice } else { first.need.into() },
            weight: own().map(|chip| chip.weight).max().unwrap_or(3).clamp(1, 5),
            excluded: first.excluded,
        });
        all.slots.push(first.slot.clone());
        all.chips.push(group);
    }
    if let Some(like) = like {
        let (name, any_of) = ("Like".to_owned(), vec![Wish::Like(Box::new(like.clone()))]);
        all.criteria.push(Criterion {
            name,
            any_of,
            need: reciprocal::Need::Nice,
            weight: LIKE_WEIGHT,
            excluded: false,
        });
        all.slots.push(LIKE.to_owned());
        all.chips.push(Vec::new());
    }
    all
}

/// How far around the places that are wanted, or around those that are excluded. Somebody may have excluded the only
/// place and left its distance.
pub fn distance(chips: &[FitCriterion], excluded: bool) -> Option<f64> {
    let has_wanted = chips.iter().any(|chip| chip.slot == "place" && !chip.excluded);
    let mut within = chips.iter().filter(|chip| chip.slot == "within");
    within.find(|chip| chip.excluded == excluded || (excluded && !has_wanted))?.number
}

/// So far around its middle lies a city without its neighbours.
const ITSELF_KM: f64 = 4.0;

/// A city that is left out of the surroundings of one that is wanted goes without its own: "near Boston but not in
/// Boston". Otherwise nobody would be left.
fn is_itself(chips: &[FitCriterion], chip: &FitCriterion) -> bool {
    let middle = |chip: &FitCriterion| match whereabouts(chip.id()) {
        Some(Whereabouts::Known(Place::City(city))) => Some(city.point),
        _ => None,
    };
    let is_left_out = chip.slot == "place" && chip.excluded && distance(chips, true).is_none();
    let Some(own) = middle(chip).filter(|_| is_left_out) else { return false };
    let wanted = chips.iter().filter(|other| other.slot == "place" && !other.excluded);
    wanted.filter_map(middle).any(|other| own.km_to(other) <= AROUND_A_CITY_KM)
}

fn wish(chip: &FitCriterion, within: Option<f64>) -> Option<Wish> {
    let text = || chip.text.clone();
    Some(match chip.slot.as_str() {
        "goal" => Wish::Goal(Statement::new(text())),
        "need" => Wish::Need(Statement::new(text())),
        "firstGeneration" => Wish::Need(Statement::new(FIRST_GENERATION)),
        "value" => Wish::Value(Statement::new(text())),
        "field" | "study" => Wish::Field(text()),
        "industry" => Wish::Industry(text()),
        "title" => Wish::Title(text()),
        "skill" => Wish::Skill(text()),
        "degree" => Wish::Degree(text()),
        "employer" => Wish::Employer(text()),
        "level" => Wish::Rungs(Some(rungs(chip.id())).filter(|rungs| !rungs.is_empty())?),
        "year" => Wish::Rungs(vec![year(chip.id())?]),
        "place" => Wish::Area(Area { name: chip.id().to_owned(), km: within }),
        "availability" => Wish::Times(text()),
        "way" => Wish::Way(way(chip.id())?),
        "language" => Wish::Language(text()),
        _ => return None,
    })
}

/// What the chips say of the one that others are looked for. What their record says already stays.
pub fn told(chips: &[FitCriterion], own: &mut Profile, sought: Sought) {
    for chip in chips.iter().filter(|chip| !chip.excluded && !chip.is_protected()) {
        match (chip.slot.as_str(), sought) {
            ("goal", _) => own.goals.push(Statement::new(chip.text.clone())),
            ("need", Sought::Mentors) => own.needs.push(Statement::new(chip.text.clone())),
            ("need", Sought::Mentees) => own.offers.push(Statement::new(chip.text.clone())),
            ("firstGeneration", Sought::Mentors) => own.needs.push(Statement::new(FIRST_GENERATION)),
            ("value", _) => own.values.push(Statement::new(chip.text.clone())),
            ("study", Sought::Mentors) => own.fields.push(chip.text.clone()),
            ("year", Sought::Mentors) => own.rung = own.rung.or_else(|| year(chip.id())),
            ("industry", Sought::Mentors) => own.drawn_to.push(chip.text.clone()),
            ("place", _) => own.home = own.home.take().or_else(|| home(chip.id())),
            ("availability", _) => own.times.push(chip.text.clone()),
            ("way", _) => own.way = own.way.or_else(|| way(chip.id())),
            ("language", _) => own.languages.push(chip.text.clone()),
            _ => {}
        }
    }
}

fn home(place: &str) -> Option<Home> {
    let Some(Whereabouts::Known(known)) = whereabouts(place) else { return None };
    let point = known.centre()?;
    Some(Home { name: place.to_owned(), latitude: Some(point.latitude), longitude: Some(point.longitude) })
}

/// Which of our rungs a stage of a career or a rank means.
pub fn rungs(id: &str) -> Vec<Rung> {
    let rungs: &[Rung] = match text::key(id).as_str() {
        "early" | "intern" | "junior" | "entry" | "early career" => &[Rung::Entry],
        "intermediate" => &[Rung::Intermediate],
        "mid" | "mid career" => &[Rung::Intermediate, Rung::Senior],
        "senior" => &[Rung::Senior],
        "lead" | "manager" | "team lead" => &[Rung::Lead],
        "director" => &[Rung::Director],
        "late" | "late career" => &[Rung::Lead, Rung::Director, Rung::Executive],
        "vp" | "chief" | "owner" | "vice president" | "executive" | "founder or owner" => &[Rung::Executive],
        _ => &[],
    };
    rungs.to_vec()
}

fn year(id: &str) -> Option<Rung> {
    match text::key(id).as_str() {
        "first year" | "first year student" | "firstyear" => Some(Rung::FirstYear),
        "sophomore" => Some(Rung::Sophomore),
        "junior" => Some(Rung::Junior),
        "senior" => Some(Rung::SeniorYear),
        _ => None,
    }
}

fn way(id: &str) -> Option<Way> {
    match text::key(id).as_str() {
        "video" | "by video" => Some(Way::Video),
        "in person" => Some(Way::InPerson),
        "either" | "in person or by video" => Some(Way::Either),
        _ => None,
    }
}
