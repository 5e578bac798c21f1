//! What stands in the way of two people, whatever else speaks for them.

use super::{Criterion, Known, Need, PartScore, Side, Verdict, Way};

/// Too far to meet in person.
pub const TOO_FAR_KM: f64 = 80.0;

#[derive(Clone, Debug, PartialEq)]
pub enum Conflict {
    /// Something that has to be is not so: a criterion, by its place.
    Must(usize),
    /// Something that has to be may be so or not: the record does not say.
    Unsure(usize),
    NoPlaceLeft,
    NoCommonTime,
    /// One of them meets in person only, and it is so many kilometres.
    TooFar(f64),
    /// One meets in person only, the other by video only.
    OtherWay,
    NoCommonLanguage,
}

impl Conflict {
    /// Whether it takes somebody out of the ranking. The others can be talked about.
    pub fn blocks(&self) -> bool {
        matches!(self, Self::Must(_) | Self::NoPlaceLeft)
    }
}

/// What conflicts by the records of both.
pub(super) fn between(asker: &Known<'_>, other: &Known<'_>, side: Side) -> Vec<Conflict> {
    let mut all = Vec::new();
    let offerer = match side {
        Side::Seeker => other,
        Side::Offerer => asker,
    };
    let is_full = |known: &Known<'_>| known.profile.places_left == Some(0);
    if is_full(offerer) || is_full(other) {
        all.push(Conflict::NoPlaceLeft);
    }
    if asker.times.zip(other.times).is_some_and(|(one, two)| one.and(two).is_none()) {
        all.push(Conflict::NoCommonTime);
    }
    let ways = (asker.profile.way, other.profile.way);
    match ways {
        (Some(one), Some(two)) if !one.goes_with(two) => all.push(Conflict::OtherWay),
        (Some(Way::InPerson), _) | (_, Some(Way::InPerson)) => {
            let point = |known: &Known<'_>| known.profile.home.as_ref()?.point();
            let km = point(asker).zip(point(other)).map(|(one, two)| one.km_to(two));
            all.extend(km.filter(|km| *km > TOO_FAR_KM).map(Conflict::TooFar));
        }
        _ => {}
    }
    let is_known = !asker.languages.is_empty() && !other.languages.is_empty();
    if is_known && asker.languages.is_disjoint(&other.languages) {
        all.push(Conflict::NoCommonLanguage);
    }
    all
}

/// The criteria that have to hold and do not, or of which it is not known.
pub(super) fn unmet<'a>(
    criteria: impl Iterator<Item = (usize, &'a Criterion, Need)>,
    asked: &[PartScore],
) -> Vec<Conflict> {
    let musts = criteria.filter(|(_, _, need)| *need == Need::Must);
    let unmet = musts.filter_map(|(place, criterion, _)| {
        match criterion.verdict(asked.get(place).and_then(|part| part.value)) {
            Verdict::Met => None,
            Verdict::Failed => Some(Conflict::Must(place)),
            Verdict::Unknown => Some(Conflict::Unsure(place)),
        }
    });
    unmet.collect()
}
