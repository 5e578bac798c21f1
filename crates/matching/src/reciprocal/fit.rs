//! How well the other one suits somebody, and how two such fits become one.

use super::{
    Evidence, Known, Part, PartScore, Rung, Side, Way,
    alike::{been_in, best, need, path_to, ratio, studies},
};
use crate::lexicon::text;

/// Of several statements the best one counts most.
pub(super) const BEST: f64 = 0.6;
/// So far is an hour's way; half of what nearness is worth is lost there.
const NEAR_KM: f64 = 100.0;
/// How many reasons are kept of a part.
const REASONS: usize = 3;

/// A one-sided fit: its parts and what they come to.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Fit {
    pub parts: Vec<PartScore>,
    /// From 0 to 1.
    pub value: f64,
}

impl Fit {
    /// The mean of the parts by their weights. Without any weight there is nothing to tell: 0.
    pub fn new(parts: Vec<PartScore>) -> Self {
        let weight: f64 = parts.iter().map(|part| part.weight).sum();
        let sum: f64 = parts.iter().map(|part| part.weight * part.counted().clamp(0.0, 1.0)).sum();
        let value = if weight > 0.0 { (sum / weight).clamp(0.0, 1.0) } else { 0.0 };
        Self { parts, value }
    }

    pub fn part(&self, part: Part) -> Option<&PartScore> {
        self.parts.iter().find(|one| one.part == part)
    }
}

/// Both sides have to want it: the harmonic mean of the two, and 0 if either is 0.
pub fn harmonic(left: f64, right: f64) -> f64 {
    let (left, right) = (left.clamp(0.0, 1.0), right.clamp(0.0, 1.0));
    let sum = left + right;
    if left <= 0.0 || right <= 0.0 { 0.0 } else { (2.0 * (left * right) / sum).clamp(0.0, 1.0) }
}

/// How well the other one suits the one on this side, by what both records say.
pub(super) fn base(side: Side, own: &Known<'_>, other: &Known<'_>) -> Vec<PartScore> {
    let (seeker, offerer) = match side {
        Side::Seeker => (own, other),
        Side::Offerer => (other, own),
    };
    let all = Part::ALL.map(|part| {
        let found = match part {
            Part::Goals => goals(own, other),
            Part::Values => each(own.values.iter().map(|value| best(value, &other.values))),
            Part::Path => path(seeker, offerer, side),
            Part::Needs => needs(side, seeker, offerer),
            Part::Field => studies(&own.fields, &other.fields).map(alone),
            Part::Industry => industry(own, other),
            Part::Place => place(own, other),
            Part::Level => level(seeker, offerer, side),
            Part::Language => language(own, other),
            Part::Availability => availability(own, other),
            Part::Asked(_) => None,
        };
        let (value, evidence) = match found {
            Some((value, evidence)) => (Some(value), evidence),
            None => (None, Vec::new()),
        };
        PartScore { part, value, weight: part.weight(), evidence }
    });
    all.into()
}

type Found = Option<(f64, Vec<Evidence>)>;

fn alone(evidence: Evidence) -> (f64, Vec<Evidence>) {
    (evidence.value, Some(evidence).filter(|one| one.value > 0.0).into_iter().collect())
}

/// Of several statements, each with what answers it best. Nothing if there is nothing to compare.
fn each(found: impl Iterator<Item = Option<Evidence>>) -> Found {
    let mut all: Vec<Evidence> = found.collect::<Option<Vec<_>>>()?;
    all.sort_by(|left, right| {
        right
            .value
            .total_cmp(&left.value)
            .then_with(|| (&left.own, &left.other).cmp(&(&right.own, &right.other)))
    });
    let highest = all.first()?.value;
    let mean = all.iter().map(|one| one.value).sum::<f64>() / ratio(all.len(), 1);
    let value = BEST * highest + (1.0 - BEST) * mean;
    all.retain(|one| one.value > 0.0);
    all.truncate(REASONS);
    Some((value, all))
}

/// What somebody wants, against what the other wants, offers, and has come to be.
fn goals<'a>(own: &Known<'a>, other: &Known<'a>) -> Found {
    if other.goals.is_empty() && other.offers.is_empty() && other.work.is_empty() {
        return None;
    }
    each(own.goals.iter().map(|goal| {
        let said = [best(goal, &other.goals), best(goal, &other.offers)].into_iter().flatten();
        let walked = goal.aims.iter().filter_map(|aim| path_to(other, *aim));
        let walked = walked.map(|(text, value)| Evidence::new(goal.text, &text, value));
        let nothing = Evidence::new(goal.text, "", 0.0);
        Some(said.chain(walked).fold(nothing, |best, next| if next.value > best.value { next } else { best }))
    }))
}

/// Whether the one who offers comes from where the other is, and is where the other wants to go.
fn path(seeker: &Known<'_>, offerer: &Known<'_>, side: Side) -> Found {
    let turned = |own: &str, other: &str, value: f64| match side {
        Side::Seeker => Evidence::new(own, other, value),
        Side::Offerer => Evidence::new(other, own, value),
    };
    let from_field = studies(&seeker.fields, &offerer.fields);
    let from_work = seeker.work.iter().filter_map(|stage| {
        let found = been_in(offerer, &stage.post.industry, stage.sector)?;
        Some(Evidence::new(&stage.post.industry, &found.0, found.1))
    });
    let from =
        from_work.chain(from_field).reduce(|best, next| if next.value > best.value { next } else { best });
    let wants = !seeker.aims.is_empty() || !seeker.drawn_to.is_empty();
    let knows_to = wants && !offerer.work.is_empty();
    let to_aims = seeker.aims.iter().filter_map(|aim| {
        path_to(offerer, aim.aim).map(|(text, value)| Evidence::new(aim.text, &text, value))
    });
    let to_industries = seeker.drawn_to.iter().filter_map(|(name, sector)| {
        been_in(offerer, name, *sector).map(|(text, value)| Evidence::new(name, &text, value))
    });
    let nothing = knows_to.then(Evidence::default);
    let to = nothing.into_iter().chain(to_aims.chain(to_industries).filter(|_| knows_to));
    let to = to.reduce(|best, next| if next.value > best.value { next } else { best });
    let value = match (&from, &to) {
        (None, None) => return None,
        (Some(from), Some(to)) => 0.4 * from.value + 0.6 * to.value,
        (Some(only), None) | (None, Some(only)) => only.value,
    };
    let evidence = to.into_iter().chain(from).filter(|one| one.value > 0.0);
    Some((value, evidence.map(|one| turned(&one.own, &one.other, one.value)).collect()))
}

/// Needs that are met, for the one; offers that are wanted, for the other.
fn needs<'a>(side: Side, seeker: &Known<'a>, offerer: &Known<'a>) -> Found {
    match side {
        Side::Seeker => {
            if offerer.offers.is_empty() && offerer.work.is_empty() && offerer.fields.is_empty() {
                return None;
            }
            let met = |saying| need(saying, seeker, offerer);
            each(
                seeker
                    .needs
                    .iter()
                    .map(|saying| Some(met(saying).unwrap_or_else(|| Evidence::new(saying.text, "", 0.0)))),
            )
        }
        Side::Offerer => {
            let wanted: Vec<_> = seeker.needs.iter().chain(&seeker.goals).cloned().collect();
            if wanted.is_empty() {
                return None;
            }
            each(offerer.offers.iter().map(|offer| best(offer, &wanted)))
        }
    }
}

/// Where somebody works, or wants to, against where the other one does.
fn industry(own: &Known<'_>, other: &Known<'_>) -> Found {
    let places = |known: &Known<'_>| -> Vec<(String, Option<crate::lexicon::sectors::Sector>)> {
        let now = known.work.iter().filter(|stage| stage.post.is_now && !stage.post.industry.is_empty());
        let wanted = known.drawn_to.iter().map(|(name, sector)| ((*name).to_owned(), *sector));
        now.map(|stage| (stage.post.industry.clone(), stage.sector)).chain(wanted).collect()
    };
    let (own, other) = (places(own), places(other));
    let pairs = own.iter().flat_map(|left| other.iter().map(move |right| (left, right)));
    let each = pairs.map(|((left, left_sector), (right, right_sector))| {
        let is_kin = || left_sector.zip(*right_sector).is_some_and(|(one, two)| one.family == two.family);
        let is_same = || match (left_sector, right_sector) {
            (Some(one), Some(two)) => one.name == two.name,
            _ => text::key(left) == text::key(right),
        };
        let value = match () {
            () if is_same() => 1.0,
            () if is_kin() => super::alike::KIN,
            () => 0.0,
        };
        Evidence::new(left, right, value)
    });
    each.reduce(|best, next| if next.value > best.value { next } else { best }).map(alone)
}

/// How near they live; for those who can meet by video it matters half as much.
fn place(own: &Known<'_>, other: &Known<'_>) -> Found {
    let (left, right) = (own.profile.home.as_ref()?, other.profile.home.as_ref()?);
    let km = left.point()?.km_to(right.point()?);
    let (near, value) = nearness(km, [own.profile.way, other.profile.way]);
    Some((value, vec![Evidence::new(&left.name, &right.name, near)]))
}

/// How near so many kilometres are, and what that is worth to those who meet in these ways.
pub(super) fn nearness(km: f64, ways: [Option<Way>; 2]) -> (f64, f64) {
    let near = 1.0 / (1.0 + (km / NEAR_KM).powi(2));
    let value = match ways {
        [Some(left), Some(right)] if !left.goes_with(right) => 0.0,
        [Some(Way::InPerson), _] | [_, Some(Way::InPerson)] => near,
        _ => 0.5 + 0.5 * near,
    };
    (near, value)
}

/// Whoever helps should have come further, and not so far that they have forgotten the beginning.
fn level(seeker: &Known<'_>, offerer: &Known<'_>, side: Side) -> Found {
    let (behind, ahead) = (seeker.profile.rung?, offerer.profile.rung?);
    let value = levels_apart(behind, ahead);
    let (own, other) = match side {
        Side::Seeker => (behind, ahead),
        Side::Offerer => (ahead, behind),
    };
    Some((value, vec![Evidence::new(own.name(), other.name(), value)]))
}

/// What it is worth that the one is so far ahead of the other.
pub(super) fn levels_apart(behind: Rung, ahead: Rung) -> f64 {
    match ahead.step() - behind.step() {
        ..0 => 0.1,
        0 => 0.4,
        1..=4 => 1.0,
        5 => 0.8,
        _ => 0.6,
    }
}

/// What so many languages in common are worth.
pub(super) fn shared_languages(count: usize) -> f64 {
    match count {
        0 => 0.0,
        1 => 0.5,
        _ => 1.0,
    }
}

/// One language is enough to talk; a second one is something in common.
fn language(own: &Known<'_>, other: &Known<'_>) -> Found {
    if own.languages.is_empty() || other.languages.is_empty() {
        return None;
    }
    let both: Vec<&str> = own.languages.intersection(&other.languages).map(String::as_str).collect();
    let value = shared_languages(both.len());
    let named = |known: &Known<'_>, key: &str| {
        let name = known.profile.languages.iter().find(|name| text::key(name) == key);
        name.cloned().unwrap_or_default()
    };
    let evidence = both.iter().map(|key| Evidence::new(&named(own, key), &named(other, key), value));
    Some((value, evidence.take(REASONS).collect()))
}

/// The part of the shorter week that suits both.
fn availability(own: &Known<'_>, other: &Known<'_>) -> Found {
    let (left, right) = (own.times?, other.times?);
    let both = left.and(right);
    let value = f64::from(both.count()) / f64::from(left.count().min(right.count()).max(1));
    let evidence = (!both.is_none()).then(|| Evidence::new(&left.name(), &right.name(), value));
    Some((value, evidence.into_iter().collect()))
}
