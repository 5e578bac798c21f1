//! What whoever asks has said themselves: what has to be, what would be nice, what must not be.

use super::{
    Evidence, Home, Known, Part, PartScore, Profile, Rung, Statement, Way,
    alike::{FORMER, KIN, been_in, best, need, path_to, ratio, studies},
    known::{Saying, Study, skill_key},
    like,
    title::title,
};
use crate::lexicon::{
    degrees,
    places::{Place, Point, Whereabouts, region, whereabouts},
    sectors::sector,
    text,
    times::Times,
};

/// What one point of a criterion weighs: at 3 points it counts as much as the needs that are met.
const ASKED: f64 = 2.0;
/// From here on a wish is granted.
pub const ENOUGH: f64 = 0.5;
/// The same of what is said in free words: to have something to do with it is enough.
const RELATED: f64 = 0.25;
/// A city counts with what lies around it.
pub const AROUND_A_CITY_KM: f64 = 40.0;

/// One criterion: of several wishes, one is enough.
#[derive(Clone, Debug, PartialEq)]
pub struct Criterion {
    /// For people: "Place: Boston".
    pub name: String,
    pub any_of: Vec<Wish>,
    pub need: Need,
    /// From 1 to 5.
    pub weight: u8,
    /// Asked for by its absence.
    pub excluded: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Need {
    Must,
    Nice,
}

/// What the other one should be, do, say or have.
#[derive(Clone, Debug, PartialEq)]
pub enum Wish {
    Goal(Statement),
    Need(Statement),
    Value(Statement),
    Field(String),
    Degree(String),
    Industry(String),
    Employer(String),
    Title(String),
    Skill(String),
    Area(Area),
    Rungs(Vec<Rung>),
    Times(String),
    Language(String),
    Way(Way),
    /// As this one is.
    Like(Box<Profile>),
}

/// A city or a point with what lies around it, or a region.
#[derive(Clone, Debug, PartialEq)]
pub struct Area {
    pub name: String,
    /// How far around it; a region without a distance is taken as a whole.
    pub km: Option<f64>,
}

/// What became of a criterion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    Met,
    Failed,
    /// The record does not say.
    Unknown,
}

impl Criterion {
    /// How far the other one is what was asked for, and why. Its weight is that of one point.
    pub(super) fn judge(&self, place: usize, asker: &Known<'_>, other: &Known<'_>) -> PartScore {
        let bound = if self.excluded { bound(&self.any_of, other) } else { Vec::new() };
        let is_bound = |wish: &Wish| self.excluded && matches!(wish, Wish::Times(_) | Wish::Way(_));
        let judged = self.any_of.iter().filter(|wish| !is_bound(wish)).map(|wish| wish.judge(asker, other));
        let each = judged.chain(bound).map(valued);
        let better = |left: &(Option<f64>, Evidence), right: &(Option<f64>, Evidence)| {
            left.0.unwrap_or(-1.0) < right.0.unwrap_or(-1.0)
        };
        let best = each.reduce(|best, next| if better(&best, &next) { next } else { best });
        let (value, evidence) = best.unwrap_or_default();
        let value = if self.excluded { value.map(|value| 1.0 - value) } else { value };
        let evidence = Some(evidence).filter(|one| !one.other.is_empty());
        PartScore { part: Part::Asked(place), value, weight: ASKED, evidence: evidence.into_iter().collect() }
    }

    pub fn verdict(&self, value: Option<f64>) -> Verdict {
        let is_free =
            |wish: &Wish| matches!(wish, Wish::Goal(_) | Wish::Need(_) | Wish::Value(_) | Wish::Like(_));
        let enough = match self.any_of.iter().any(is_free) {
            // What has nothing to do with it is what was wanted, if it is excluded.
            true if self.excluded => 1.0 - ENOUGH,
            true => RELATED,
            false => ENOUGH,
        };
        match value {
            None => Verdict::Unknown,
            Some(value) if value >= enough => Verdict::Met,
            Some(_) => Verdict::Failed,
        }
    }
}

impl Wish {
    fn judge(&self, asker: &Known<'_>, other: &Known<'_>) -> Option<Evidence> {
        match self {
            Self::Goal(statement) => goal(&Saying::new(statement), other),
            Self::Need(statement) => needed(&Saying::new(statement), asker, other),
            Self::Value(statement) => {
                known(!other.values.is_empty(), best(&Saying::new(statement), &other.values))
            }
            Self::Field(name) => studies(&[Study::new(name)], &other.fields),
            Self::Degree(name) => {
                let has = other.profile.degrees.iter().find(|own| degree_key(own) == degree_key(name));
                let is_known = !other.profile.degrees.is_empty();
                known(is_known, has.map(|own| Evidence::new(name, own, 1.0)))
            }
            Self::Employer(name) => {
                let posts = other.work.iter().filter(|stage| names(&stage.post.employer, name));
                let each = posts.map(|stage| {
                    let value = if stage.post.is_now { 1.0 } else { FORMER };
                    Evidence::new(name, &stage.post.employer, value)
                });
                let best = each.reduce(|best, next| if next.value > best.value { next } else { best });
                known(!other.work.is_empty(), best)
            }
            Self::Industry(name) => {
                let been = been_in(other, name, sector(name));
                known(!other.work.is_empty(), been.map(|(text, value)| Evidence::new(name, &text, value)))
            }
            Self::Title(name) => title(name, other),
            Self::Skill(name) => {
                let has = other.skills.contains(&skill_key(name));
                known(!other.skills.is_empty(), has.then(|| Evidence::new(name, name, 1.0)))
            }
            Self::Area(area) => area.judge(other.profile.home.as_ref()),
            Self::Rungs(rungs) => other.profile.rung.map(|rung| {
                let value = rungs.iter().map(|one| steps(*one, rung)).fold(0.0, f64::max);
                Evidence::new("", rung.name(), value)
            }),
            Self::Times(text) => times(text, other),
            Self::Language(name) => {
                let has = other.languages.contains(&text::key(name));
                known(!other.languages.is_empty(), has.then(|| Evidence::new(name, name, 1.0)))
            }
            Self::Way(way) => other
                .profile
                .way
                .map(|own| Evidence::new(way.name(), own.name(), if way.goes_with(own) { 1.0 } else { 0.0 })),
            Self::Like(profile) => {
                let value = like::likeness(&Known::new(profile), other);
                Some(Evidence::new("", "", value))
            }
        }
    }
}

fn valued(found: Option<Evidence>) -> (Option<f64>, Evidence) {
    match found {
        Some(evidence) => (Some(evidence.value.clamp(0.0, 1.0)), evidence),
        None => (None, Evidence::default()),
    }
}

/// How far somebody is bound to the ways and times that are excluded, all of them together. Whoever could also meet
/// otherwise is not ruled out: "no video" leaves those who meet either way.
fn bound(excluded: &[Wish], other: &Known<'_>) -> Vec<Option<Evidence>> {
    let times = excluded.iter().filter_map(|wish| match wish {
        Wish::Times(text) => Times::read(text),
        _ => None,
    });
    let ways = excluded.iter().filter_map(|wish| match wish {
        Wish::Way(way) => Some(*way),
        _ => None,
    });
    let times = times.reduce(Times::or).map(|excluded| {
        let own = other.times?;
        let left = own.without(excluded);
        let share = ratio(own.and(excluded).count() as usize, own.count().max(1) as usize);
        let value = if left.is_none() { 1.0 } else { (1.0 - ENOUGH) * share };
        Some(Evidence::new(&excluded.name(), &own.name(), value))
    });
    let ways = ways.reduce(|one, two| if one == two { one } else { Way::Either }).map(|excluded| {
        let own = other.profile.way?;
        let is_only = excluded == own || excluded == Way::Either;
        Some(Evidence::new(excluded.name(), own.name(), if is_only { 1.0 } else { 0.0 }))
    });
    times.into_iter().chain(ways).collect()
}

/// What was looked for and is not there, where the record would say so.
fn known(is_known: bool, found: Option<Evidence>) -> Option<Evidence> {
    is_known.then(|| found.unwrap_or_default())
}

fn goal<'a>(goal: &Saying<'a>, other: &Known<'a>) -> Option<Evidence> {
    let is_known = !(other.goals.is_empty() && other.offers.is_empty() && other.work.is_empty());
    let said = [best(goal, &other.goals), best(goal, &other.offers)].into_iter().flatten();
    let walked = goal.aims.iter().filter_map(|aim| path_to(other, *aim));
    let walked = walked.map(|(text, value)| Evidence::new(goal.text, &text, value));
    let by_title = title(goal.text, other).filter(|found| found.value > KIN);
    let all = said.chain(walked).chain(by_title);
    known(is_known, all.reduce(|best, next| if next.value > best.value { next } else { best }))
}

fn needed<'a>(saying: &Saying<'a>, asker: &Known<'a>, other: &Known<'a>) -> Option<Evidence> {
    let is_known = !(other.offers.is_empty() && other.work.is_empty());
    known(is_known, need(saying, asker, other))
}

fn degree_key(degree: &str) -> String {
    let found = degrees::find_degrees(degree);
    found.first().map_or_else(|| text::key(degree), |found| text::key(found.degree.name))
}

/// Whether one name holds the other, word by word.
fn names(own: &str, wanted: &str) -> bool {
    let (own, wanted) = (text::key(own), text::key(wanted));
    !wanted.is_empty() && format!(" {own} ").contains(&format!(" {wanted} "))
}

/// A rung beside the one that is wanted is not quite it.
fn steps(wanted: Rung, own: Rung) -> f64 {
    if wanted == own {
        return 1.0;
    }
    match (wanted as u8).abs_diff(own as u8) {
        _ if wanted.is_student() != own.is_student() => 0.0,
        1 => 0.4,
        2 => 0.2,
        _ => 0.0,
    }
}

fn times(wanted: &str, other: &Known<'_>) -> Option<Evidence> {
    let (wanted, own) = (Times::read(wanted)?, other.times?);
    let both = wanted.and(own);
    let share = ratio(both.count() as usize, wanted.count().min(own.count()).max(1) as usize);
    let value = if both.is_none() { 0.0 } else { ENOUGH + (1.0 - ENOUGH) * share };
    Some(Evidence::new(&wanted.name(), &own.name(), value))
}

impl Area {
    fn judge(&self, home: Option<&Home>) -> Option<Evidence> {
        let home = home.filter(|home| !home.name.is_empty())?;
        let value = match (whereabouts(&self.name), self.km) {
            (Some(Whereabouts::Known(Place::Region(area))), None) => {
                Some(if lies_in(&home.name, area.name) { 1.0 } else { 0.0 })
            }
            (Some(Whereabouts::Known(place)), km) => {
                nearness(place.centre(), home.point(), km.unwrap_or(AROUND_A_CITY_KM))
            }
            _ => None,
        };
        let is_named = text::key(&home.name).contains(&text::key(&self.name));
        let value =
            value.or_else(|| is_named.then_some(1.0)).or(Some(0.0).filter(|_| home.point().is_some()))?;
        Some(Evidence::new(&self.name, &home.name, value))
    }
}

/// 1 as far as is near enough; what lies farther is never enough, and the less so the farther it lies.
fn nearness(centre: Option<Point>, home: Option<Point>, km: f64) -> Option<f64> {
    let far = centre?.km_to(home?);
    Some(if far <= km { 1.0 } else { 0.49 * (1.0 - (far - km) / (3.0 * km + 100.0)).max(0.0) })
}

/// Whether a place lies in a region, as far as our lists know.
fn lies_in(home: &str, area: &str) -> bool {
    let Some(area) = region(area) else { return false };
    let all = [home.to_owned(), text_without_city(home)];
    all.iter().any(|text| match whereabouts(text) {
        Some(Whereabouts::Known(Place::City(city))) => area.contains(city),
        Some(Whereabouts::Known(Place::Region(own)) | Whereabouts::Town { region: own, .. }) => {
            area.includes(own)
        }
        None => false,
    })
}

fn text_without_city(home: &str) -> String {
    home.split_once(',').map_or_else(String::new, |(_, rest)| rest.trim().to_owned())
}
