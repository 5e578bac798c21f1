//! From chips to the filter that the index is asked with.

use campus::{
    model::{ConsentField, Level, MentoringSide, Seniority},
    people::PersonKind,
    search::{Amounts, Attended, Belongs, Contact, Days, Employed, Months, PeopleFilter, Years},
};
use chat::{Need, Value};
use jiff::civil::{Date, date};
use matching::lexicon::places::{Place, Whereabouts, whereabouts};

use super::DirectoryChip;
use crate::graduway::directory::words::{Span, When, parse_employer, parse_events};

/// A city counts with what lies around it.
pub const AROUND_A_CITY: u32 = 50;

/// So far around its middle lies a city without its neighbours.
const ITSELF: u32 = 4;

/// Whom chips ask for.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Wanted {
    /// What has to be so.
    pub must: PeopleFilter,
    /// What would be nice, each by itself; it rules nobody out. One for each such chip but distances, which say more
    /// about a place.
    pub nice: Vec<PeopleFilter>,
}

pub fn filter(chips: &[DirectoryChip]) -> Wanted {
    let must: Vec<&DirectoryChip> = chips.iter().filter(|chip| chip.is_must()).collect();
    let nice = chips.iter().filter(|chip| !chip.is_must() && chip.slot != "within");
    let mut wanted = all_of(&must, distances(chips, Need::Must));
    // Who is not said to be anything else is an alum; who is said to be none is something else.
    let says_kind =
        must.iter().any(|chip| chip.slot == "kind" && (!chip.excluded || chip.id() == Some("alum")));
    wanted.kind = (!says_kind).then_some(PersonKind::Alum);
    let around = distances(chips, Need::Nice);
    Wanted { nice: nice.map(|chip| all_of(&[chip], around)).collect(), must: wanted }
}

/// How far around places of this need is looked, be they wanted or excluded. A distance that would only be nice widens
/// or narrows nothing that has to be so.
pub fn distance(chips: &[DirectoryChip], need: Need, excluded: bool) -> Option<&DirectoryChip> {
    let mut within = chips.iter().filter(|chip| chip.slot == "within");
    within.find(|chip| is_around(chips, chip, excluded) && (need == Need::Nice || chip.is_must()))
}

/// Whether a distance is said of the places that are wanted, or of those that are excluded. Somebody may have excluded
/// the only place and left its distance.
fn is_around(chips: &[DirectoryChip], within: &DirectoryChip, excluded: bool) -> bool {
    let is_wanted = |chip: &DirectoryChip| chip.slot == "place" && !chip.excluded;
    within.excluded == excluded || (excluded && !chips.iter().any(is_wanted))
}

/// A city that is left out of the surroundings of one that is wanted goes without its own: "near Boston but not in
/// Boston". Otherwise nobody would be left.
pub fn is_itself(chips: &[&DirectoryChip], chip: &DirectoryChip) -> bool {
    let middle = |chip: &DirectoryChip| match whereabouts(chip.id()?) {
        Some(Whereabouts::Known(Place::City(city))) => Some(city.point),
        _ => None,
    };
    let Some(own) = middle(chip).filter(|_| chip.slot == "place" && chip.excluded) else { return false };
    let wanted = chips.iter().filter(|other| other.slot == "place" && !other.excluded);
    wanted.filter_map(|other| middle(other)).any(|other| own.km_to(other) <= f64::from(AROUND_A_CITY))
}

/// What the chips do that nobody may expect, in sentences.
pub fn notes(chips: &[DirectoryChip]) -> Vec<String> {
    idle_distance(chips).into_iter().chain(sum_of_a_life(chips)).collect()
}

/// A distance that says nothing about any place.
fn idle_distance(chips: &[DirectoryChip]) -> Option<String> {
    let mut within = chips.iter().filter(|chip| chip.slot == "within");
    let near = |chip: &DirectoryChip| {
        let places = chips.iter().filter(|place| place.slot == "place");
        let own: Vec<&DirectoryChip> =
            places.filter(|place| is_around(chips, chip, place.excluded)).collect();
        own
    };
    let narrows = |chip: &DirectoryChip| near(chip).iter().any(|place| chip.is_must() || !place.is_must());
    let idle = within.find(|chip| !narrows(chip))?;
    let why = match (near(idle).is_empty(), idle.excluded) {
        (true, false) => "a distance needs a place",
        (true, true) => "a distance that is excluded needs a place that is excluded, too",
        (false, _) => "the place has to be so, and the distance would only be nice",
    };
    Some(format!("“{}” narrows nothing: {why}.", idle.text))
}

/// Of an amount, the records know the sum of all years.
fn sum_of_a_life(chips: &[DirectoryChip]) -> Option<String> {
    let said = |slots: &[&str]| chips.iter().find(|chip| slots.contains(&chip.slot.as_str()));
    let (given, time) = said(&["given"]).zip(said(&["gave_in", "last_gift"]))?;
    Some(format!("“{}” counts the gifts of all years, whatever “{}” says.", given.text, time.text))
}

/// Several values of a slot that is about one thing are an "or"; of one that is about many, an "and".
const ALL: &[&str] = &["skill", "attended", "gave_in", "last_gift", "given", "volunteered", "agreed"];

/// So many kilometres around the places that are wanted, and around those that are excluded.
fn distances(chips: &[DirectoryChip], need: Need) -> [Option<u32>; 2] {
    [false, true].map(|excluded| km(&distance(chips, need, excluded)?.value))
}

fn all_of(chips: &[&DirectoryChip], km: [Option<u32>; 2]) -> PeopleFilter {
    let mut wanted = PeopleFilter::default();
    let around = Around::of(chips, km);
    let mut slots: Vec<&str> = Vec::new();
    for chip in chips {
        if !slots.contains(&chip.slot.as_str()) {
            slots.push(&chip.slot);
        }
    }
    for slot in slots {
        let of_slot = || chips.iter().filter(|chip| chip.slot == slot);
        let own: Vec<PeopleFilter> =
            of_slot().filter(|chip| !chip.excluded).filter_map(|chip| leaf(chip, &around)).collect();
        if ALL.contains(&slot) {
            wanted.one_of.extend(own.into_iter().map(|one| vec![one]));
        } else if !own.is_empty() {
            wanted.one_of.push(own);
        }
        wanted.none_of.extend(of_slot().filter(|chip| chip.excluded).filter_map(|chip| leaf(chip, &around)));
    }
    wanted
}

/// What says more about another chip.
struct Around<'a> {
    km: [Option<u32>; 2],
    /// Cities that are left out without what lies around them.
    themselves: Vec<&'a str>,
    organises: bool,
    has_group: bool,
}

impl<'a> Around<'a> {
    fn of(chips: &[&'a DirectoryChip], km: [Option<u32>; 2]) -> Self {
        let wanted = |slot: &str| chips.iter().find(|chip| chip.slot == slot && !chip.excluded);
        let themselves = chips.iter().filter(|chip| is_itself(chips, chip)).filter_map(|chip| chip.id());
        Self {
            km,
            themselves: themselves.collect(),
            organises: wanted("organiser").is_some(),
            has_group: wanted("group").is_some_and(|chip| chip.id().is_some_and(|id| !id.is_empty())),
        }
    }
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a distance on earth")]
fn km(value: &Value) -> Option<u32> {
    let Value::Number(km) = value else { return None };
    Some(km.number.round().clamp(1.0, 20_000.0) as u32)
}

fn leaf(chip: &DirectoryChip, around: &Around<'_>) -> Option<PeopleFilter> {
    let none = PeopleFilter::default;
    let named = || match &chip.value {
        Value::Term(term) => Some(term.name.clone()),
        _ => None,
    };
    let span = || chip.id().and_then(Span::parse);
    Some(match chip.slot.as_str() {
        "kind" => PeopleFilter { kind: Some(kind(chip.id()?)?), ..none() },
        "name" => PeopleFilter { name: Some(chip.id()?.to_owned()), ..none() },
        "class" => {
            let years = years(&chip.value)?;
            PeopleFilter { class_from: years.from, class_to: years.to, ..none() }
        }
        "degree" => PeopleFilter { degree: named(), ..none() },
        "field" => PeopleFilter { field: named(), ..none() },
        "place" => {
            let is_itself = chip.excluded && around.themselves.contains(&chip.id()?);
            let itself = is_itself.then_some(ITSELF);
            let km = around.km[usize::from(chip.excluded)].or(itself).or(near(chip.id()?));
            PeopleFilter { place: Some(chip.id()?.to_owned()), km, ..none() }
        }
        "industry" => PeopleFilter { industry: named(), ..none() },
        "title" => PeopleFilter { title: named(), ..none() },
        "level" => match year_of_study(chip.id()?) {
            Some(year) => PeopleFilter { student_level: Some(year), ..none() },
            None => PeopleFilter { seniority: Some(level(chip.id()?)?), ..none() },
        },
        "skill" => PeopleFilter { skill: named(), ..none() },
        "language" => PeopleFilter { language: named(), ..none() },
        "employer" => {
            let (when, name) = parse_employer(chip.id()?)?;
            let employed = match when {
                When::Now => Some(Employed::Now),
                When::Ever => None,
                When::Before => Some(Employed::Before),
            };
            PeopleFilter { employer: Some(name.to_owned()), employed, ..none() }
        }
        "mentor" => PeopleFilter { mentoring: Some(MentoringSide::Mentor), ..none() },
        "mentee" => PeopleFilter { mentoring: Some(MentoringSide::Mentee), ..none() },
        "gave" => PeopleFilter { gave: Some(true), ..none() },
        "gave_in" => {
            PeopleFilter { gave_in: span().map(|span| Months { from: span.from, to: span.to }), ..none() }
        }
        "last_gift" => PeopleFilter { last_gift: span().map(days), ..none() },
        "given" => PeopleFilter { given: amounts(&chip.value), ..none() },
        "volunteered" => match span() {
            Some(span) => PeopleFilter { volunteered_in: Some(years_of(span)), ..none() },
            None => PeopleFilter { volunteered: Some(true), ..none() },
        },
        "attended" => {
            let (kinds, span) = parse_events(chip.id()?)?;
            let months = Months { from: span.from, to: span.to };
            PeopleFilter { attended: Some(Attended { kinds, months }), ..none() }
        }
        "group" => {
            let group = chip.id().map(str::to_owned).filter(|name| !name.is_empty());
            let organises = around.organises && !chip.excluded;
            PeopleFilter { belongs: Some(Belongs { group, organises }), ..none() }
        }
        // Of a group that is named, its chip says so.
        "organiser" if around.has_group && !chip.excluded => return None,
        "organiser" => PeopleFilter { belongs: Some(Belongs { group: None, organises: true }), ..none() },
        "contact" => contact(chip.id()?)?,
        "agreed" => PeopleFilter { agreed: Some(consent(chip.id()?)?), ..none() },
        _ => return None,
    })
}

/// A region has a border, a city has surroundings.
fn near(place: &str) -> Option<u32> {
    matches!(whereabouts(place), Some(Whereabouts::Known(Place::City(_)))).then_some(AROUND_A_CITY)
}

fn kind(id: &str) -> Option<PersonKind> {
    Some(match id {
        "student" => PersonKind::Student,
        "alum" => PersonKind::Alum,
        "staff" => PersonKind::Staff,
        _ => return None,
    })
}

fn level(id: &str) -> Option<Seniority> {
    Some(match id {
        "entry" => Seniority::Entry,
        "intermediate" => Seniority::Intermediate,
        "senior" => Seniority::Senior,
        "lead" => Seniority::Lead,
        "director" => Seniority::Director,
        "executive" => Seniority::Executive,
        _ => return None,
    })
}

fn year_of_study(id: &str) -> Option<Level> {
    Some(match id {
        "first_year" => Level::FirstYear,
        "sophomore" => Level::Sophomore,
        "junior" => Level::Junior,
        "senior_year" => Level::Senior,
        _ => return None,
    })
}

fn consent(id: &str) -> Option<ConsentField> {
    ConsentField::ALL.into_iter().find(|field| field.name() == id)
}

/// `bounced`, `reached`, `stale@2023-11-01`, `fresh@2023-11-01`.
fn contact(id: &str) -> Option<PeopleFilter> {
    let none = PeopleFilter::default;
    let is = |contact| PeopleFilter { contact: Some(contact), ..none() };
    let day = |day: &str| day.parse::<Date>().ok();
    Some(match id.split_once('@') {
        None if id == "bounced" => is(Contact::Bounced),
        None if id == "reached" => PeopleFilter { none_of: vec![is(Contact::Bounced)], ..none() },
        Some(("stale", since)) => is(Contact::StaleSince(day(since)?)),
        Some(("fresh", since)) => {
            PeopleFilter { none_of: vec![is(Contact::StaleSince(day(since)?))], ..none() }
        }
        _ => return None,
    })
}

pub fn years(value: &Value) -> Option<Years> {
    #[expect(clippy::cast_possible_truncation, reason = "years have four digits")]
    let year = |year: f64| year.clamp(1900.0, 2100.0) as i16;
    match value {
        Value::Range(range) => Some(Years { from: range.from.map(year), to: range.to.map(year) }),
        Value::Number(number) => Some(Years::only(year(number.number))),
        _ => None,
    }
}

fn years_of(span: Span) -> Years {
    Years { from: span.from.map(|month| month.year), to: span.to.map(|month| month.year) }
}

/// From the first day of the first month to the last day of the last.
fn days(span: Span) -> Days {
    Days {
        from: span.from.map(|month| date(month.year, month.month, 1)),
        to: span.to.map(|month| date(month.year, month.month, 1).last_of_month()),
    }
}

fn amounts(value: &Value) -> Option<Amounts> {
    #[expect(clippy::cast_possible_truncation, reason = "no amount that is written out has so many digits")]
    let cents = |dollars: f64| (dollars * 100.0).round() as i64;
    match value {
        Value::Range(range) => Some(Amounts { from: range.from.map(cents), to: range.to.map(cents) }),
        Value::Number(number) => Some(Amounts { from: Some(cents(number.number)), to: None }),
        _ => None,
    }
}
