//! The same fits without the words they rest on: for whole cohorts, where millions of pairs are compared. A test holds
//! every value against that of the ranking.

mod features;

use std::collections::HashMap;

use super::{
    Known, Part, Side, Way,
    alike::{BY_RECORD, FORMER, KIN, ratio, sayings},
    conflict::TOO_FAR_KM,
    fit::{BEST, harmonic, levels_apart, nearness, shared_languages},
    known::Saying,
};
use features::{Features, Names};

/// How well two suit each other, and what stands in their way.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[expect(clippy::struct_excessive_bools, reason = "each stands in the way by itself")]
pub struct Quick {
    /// Of the other one.
    pub id: u32,
    /// How well the one who offers suits the one who looks.
    pub seeker: f64,
    /// And the other way round.
    pub offerer: f64,
    pub no_common_time: bool,
    pub too_far: bool,
    pub other_way: bool,
    pub no_common_language: bool,
    pub no_place_left: bool,
}

impl Quick {
    /// The harmonic mean of the two.
    pub fn combined(&self) -> f64 {
        harmonic(self.seeker, self.offerer)
    }
}

/// Those of one side, ready to be compared with many of the other.
pub struct Pool<'a> {
    names: Names<'a>,
    others: Vec<Features<'a>>,
    /// Each statement of theirs once.
    sayings: Vec<&'a Saying<'a>>,
}

/// As many statements as most have of a kind.
const FEW: usize = 8;

/// How alike the statements of the one are to each of those of the others, in the order of the pool.
type Rows = Vec<Vec<f64>>;

impl<'a> Pool<'a> {
    pub fn new(others: &'a [Known<'a>]) -> Self {
        let mut names = Names::default();
        let mut places: HashMap<&str, u32> = HashMap::new();
        let mut all: Vec<&'a Saying<'a>> = Vec::new();
        let mut place = |saying: &'a Saying<'a>| {
            *places.entry(saying.text).or_insert_with(|| {
                all.push(saying);
                u32::try_from(all.len() - 1).unwrap_or(u32::MAX)
            })
        };
        let others = others.iter().map(|known| Features::new(known, &mut names, &mut place)).collect();
        Self { names, others, sayings: all }
    }

    pub fn len(&self) -> usize {
        self.others.len()
    }

    pub fn is_empty(&self) -> bool {
        self.others.is_empty()
    }

    /// One of the other side with each of these, in their order. `side` is that of the one.
    pub fn compare(&self, one: &Known<'_>, side: Side) -> Vec<Quick> {
        let mut rows: Rows = Vec::new();
        let mut place = |saying: &Saying<'_>| {
            rows.push(self.sayings.iter().map(|other| sayings(saying, other)).collect());
            u32::try_from(rows.len() - 1).unwrap_or(u32::MAX)
        };
        let own = Features::known(one, &self.names, &mut place);
        self.others.iter().map(|other| pair(&own, other, side, &rows)).collect()
    }
}

fn pair(own: &Features<'_>, other: &Features<'_>, side: Side, rows: &Rows) -> Quick {
    // As far as the one is from the other, so far is the other from the one.
    let km = own.point.zip(other.point).map(|(one, two)| one.km_to(two));
    let speak = !own.languages.is_empty() && !other.languages.is_empty();
    let shared = speak.then(|| own.shared_languages(other));
    let mutual = mutual(own, other, side, km, shared);
    let alike = |left: u32, right: u32| rows[left as usize][right as usize];
    let to_own = mean(&values(own, other, side, &mutual, &alike));
    let turned = |left: u32, right: u32| rows[right as usize][left as usize];
    let to_other = mean(&values(other, own, side.other(), &mutual, &turned));
    let (seeker, offerer) = match side {
        Side::Seeker => (to_own, to_other),
        Side::Offerer => (to_other, to_own),
    };
    let (one, two) = (own.known.profile, other.known.profile);
    let helps = if side == Side::Seeker { two } else { one };
    let goes = one.way.zip(two.way).is_none_or(|(one, two)| one.goes_with(two));
    let in_person = [one.way, two.way].contains(&Some(Way::InPerson));
    Quick {
        id: two.id,
        seeker,
        offerer,
        no_common_time: own
            .known
            .times
            .zip(other.known.times)
            .is_some_and(|(one, two)| one.and(two).is_none()),
        too_far: goes && in_person && km.is_some_and(|km| km > TOO_FAR_KM),
        other_way: !goes,
        no_common_language: shared == Some(0),
        no_place_left: helps.places_left == Some(0) || two.places_left == Some(0),
    }
}

/// The mean of the parts by their weights, as of a fit.
fn mean(values: &[Option<f64>; 10]) -> f64 {
    let (mut weight, mut sum) = (0.0, 0.0);
    for (part, value) in Part::ALL.into_iter().zip(values) {
        weight += part.weight();
        sum += part.weight() * value.unwrap_or_else(|| part.neutral()).clamp(0.0, 1.0);
    }
    (sum / weight).clamp(0.0, 1.0)
}

/// The parts that are worth the same to both sides.
struct Mutual {
    path: Option<f64>,
    field: Option<f64>,
    industry: Option<f64>,
    place: Option<f64>,
    level: Option<f64>,
    language: Option<f64>,
    availability: Option<f64>,
}

fn mutual(
    own: &Features<'_>,
    other: &Features<'_>,
    side: Side,
    km: Option<f64>,
    languages: Option<usize>,
) -> Mutual {
    let (seeker, offerer) = match side {
        Side::Seeker => (own, other),
        Side::Offerer => (other, own),
    };
    let rungs = seeker.known.profile.rung.zip(offerer.known.profile.rung);
    let availability = own.known.times.zip(other.known.times).map(|(left, right)| {
        let both = left.and(right);
        f64::from(both.count()) / f64::from(left.count().min(right.count()).max(1))
    });
    Mutual {
        path: path(seeker, offerer),
        field: own.studies(other),
        industry: own.industry(other),
        place: km.map(|km| nearness(km, [own.known.profile.way, other.known.profile.way]).1),
        level: rungs.map(|(behind, ahead)| levels_apart(behind, ahead)),
        language: languages.map(shared_languages),
        availability,
    }
}

/// The value of each part for the one on this side.
fn values(
    own: &Features<'_>,
    other: &Features<'_>,
    side: Side,
    mutual: &Mutual,
    alike: &impl Fn(u32, u32) -> f64,
) -> [Option<f64>; 10] {
    Part::ALL.map(|part| match part {
        Part::Goals => goals(own, other, alike),
        Part::Values => each(own.values.iter().map(|value| best(*value, &other.values, alike))),
        Part::Needs => needs(own, other, side, alike),
        Part::Path => mutual.path,
        Part::Field => mutual.field,
        Part::Industry => mutual.industry,
        Part::Place => mutual.place,
        Part::Level => mutual.level,
        Part::Language => mutual.language,
        Part::Availability => mutual.availability,
        Part::Asked(_) => None,
    })
}

/// The best of some counts most. Nothing if there is nothing, or one of them has nothing to be compared with.
fn each(found: impl Iterator<Item = Option<f64>>) -> Option<f64> {
    let (mut few, mut count, mut many) = ([0.0; FEW], 0, Vec::new());
    for one in found {
        let one = one?;
        match few.get_mut(count) {
            Some(place) => *place = one,
            None => many.push(one),
        }
        count += 1;
    }
    // Who says more than most do is worth a list of their own.
    let all = if many.is_empty() {
        &mut few[..count]
    } else {
        many.extend(few);
        &mut many[..]
    };
    all.sort_unstable_by(|left, right| right.total_cmp(left));
    let highest = *all.first()?;
    let mean = all.iter().sum::<f64>() / ratio(all.len(), 1);
    Some(BEST * highest + (1.0 - BEST) * mean)
}

fn best(one: u32, others: &[u32], alike: &impl Fn(u32, u32) -> f64) -> Option<f64> {
    others.iter().map(|other| alike(one, *other)).reduce(f64::max)
}

fn goals(own: &Features<'_>, other: &Features<'_>, alike: &impl Fn(u32, u32) -> f64) -> Option<f64> {
    if other.goals.is_empty() && other.offers.is_empty() && other.stages.is_empty() {
        return None;
    }
    each(own.goals.iter().zip(&own.known.goals).map(|(goal, saying)| {
        let said = best(*goal, &other.goals, alike).into_iter().chain(best(*goal, &other.offers, alike));
        let walked = saying.aims.iter().filter_map(|aim| other.path_to(*aim));
        Some(said.chain(walked).fold(0.0, f64::max))
    }))
}

fn path(seeker: &Features<'_>, offerer: &Features<'_>) -> Option<f64> {
    let from_work = seeker.stages.iter().filter_map(|stage| offerer.been_in(stage.key, stage.family));
    let from = from_work.chain(seeker.studies(offerer)).reduce(f64::max);
    let knows_to =
        !offerer.stages.is_empty() && (!seeker.known.aims.is_empty() || !seeker.known.drawn_to.is_empty());
    let to_aims = seeker.known.aims.iter().filter_map(|aim| offerer.path_to(aim.aim));
    let to_industries = seeker.drawn_to.iter().filter_map(|(key, family)| offerer.been_in(*key, *family));
    let to = knows_to.then(|| to_aims.chain(to_industries).fold(0.0, f64::max));
    match (from, to) {
        (None, None) => None,
        (Some(from), Some(to)) => Some(0.4 * from + 0.6 * to),
        (Some(only), None) | (None, Some(only)) => Some(only),
    }
}

fn needs(
    own: &Features<'_>,
    other: &Features<'_>,
    side: Side,
    alike: &impl Fn(u32, u32) -> f64,
) -> Option<f64> {
    match side {
        Side::Seeker => {
            if other.offers.is_empty() && other.stages.is_empty() && other.fields.is_empty() {
                return None;
            }
            each(own.needs.iter().zip(&own.links).map(|(need, links)| {
                let by_offer = best(*need, &other.offers, alike);
                let by_record =
                    links.iter().filter_map(|link| link.met(own, other)).map(|value| BY_RECORD * value);
                Some(by_offer.into_iter().chain(by_record).fold(0.0, f64::max))
            }))
        }
        Side::Offerer => {
            if other.needs.is_empty() && other.goals.is_empty() {
                return None;
            }
            each(own.offers.iter().map(|offer| {
                let wanted =
                    best(*offer, &other.needs, alike).into_iter().chain(best(*offer, &other.goals, alike));
                wanted.reduce(f64::max)
            }))
        }
    }
}

/// What an industry of the same family is worth, and one of the past.
const fn worth(is_same: bool, is_kin: bool) -> f64 {
    match (is_same, is_kin) {
        (true, _) => 1.0,
        (false, true) => KIN,
        (false, false) => 0.0,
    }
}

/// What a position of now is worth, and one of before.
const fn time(is_now: bool) -> f64 {
    if is_now { 1.0 } else { FORMER }
}
