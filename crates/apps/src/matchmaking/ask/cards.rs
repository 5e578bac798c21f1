//! A comparison as a card: both ways, every part of them, what conflicts, and how many places are left.

use chat::part::{
    FitCapacity, FitCard, FitConflict, FitEvidence, FitLayer, FitObstacle, FitPart, FitWay, Matches, Sought,
};
use matching::reciprocal::{Conflict, Evidence, Fit, Layer, Match, Part, PartScore, Side, reasons};

use super::{
    desk::Worked,
    profile::{Heard, Record},
};

/// How many reasons stand on a card.
const REASONS: usize = 3;
/// How many who would fit but for something are shown.
pub const APART: usize = 3;

/// A page of those who are shown, and the first of those who would fit but for something.
pub fn page(worked: &Worked, skip: usize, limit: usize) -> Matches {
    let shown = worked.order.iter().skip(skip).take(limit).filter_map(|id| worked.ranked.find(*id));
    let apart = worked.ranked.apart.iter().take(if skip == 0 { APART } else { 0 });
    Matches {
        sought: worked.sought,
        whom: worked.whom_called(),
        cards: shown.filter_map(|one| card(worked, one)).collect(),
        apart: apart.filter_map(|one| card(worked, one)).collect(),
        ranked: u32::try_from(worked.ranked.ranked.len()).unwrap_or(u32::MAX),
        is_list: true,
    }
}

/// Somebody alone, whom the next message does not count from.
pub fn alone(worked: &Worked, one: &Match) -> Matches {
    let (cards, apart): (Vec<FitCard>, Vec<FitCard>) =
        card(worked, one).into_iter().partition(|card| card.place.is_some());
    Matches { cards, apart, is_list: false, ..page(worked, usize::MAX, 0) }
}

pub fn card(worked: &Worked, one: &Match) -> Option<FitCard> {
    let record = worked.records.get(&one.id)?;
    let (own, other) = (worked.side(), worked.side().other());
    let to_whom = way(worked, one.side(own));
    let to_them = way(worked, one.side(other));
    Some(FitCard {
        person: one.id.to_string(),
        name: record.person.name(),
        beside: record.person.class_year.map(|year| format!("Class of {year}")).unwrap_or_default(),
        below: record.does(Heard::ByAll),
        place: worked.ranked.place(one.id).and_then(|place| u32::try_from(place).ok()),
        combined: points(one.combined),
        reasons: reasons_of(worked, one.side(own)),
        to_whom,
        to_them,
        conflicts: one.conflicts.iter().map(|conflict| told(worked, one, conflict)).collect(),
        capacity: record
            .places()
            .filter(|_| worked.sought == Sought::Mentors)
            .map(|(left, of)| FitCapacity { left, of }),
        sources: Vec::new(),
    })
}

/// From 0 to 100, with one decimal.
pub fn points(value: f64) -> f64 {
    (value * 1000.0).round() / 10.0
}

fn way(worked: &Worked, fit: &Fit) -> FitWay {
    let weight: f64 = fit.parts.iter().map(|part| part.weight).sum();
    let parts = fit.parts.iter().map(|part| {
        let of = part.weight / weight.max(f64::MIN_POSITIVE);
        FitPart {
            key: key(worked, part.part),
            label: label(worked, part.part),
            layer: layer(part.part),
            value: part.value.map(points),
            counted: points(part.counted()),
            of: points(of),
            points: points(of * part.counted()),
            evidence: part.evidence.iter().map(evidence).collect(),
        }
    });
    FitWay { value: points(fit.value), parts: parts.collect() }
}

fn evidence(evidence: &Evidence) -> FitEvidence {
    FitEvidence { own: evidence.own.clone(), other: evidence.other.clone() }
}

fn layer(part: Part) -> FitLayer {
    match part.layer() {
        Layer::Deep => FitLayer::Deep,
        Layer::Complementary => FitLayer::Complementary,
        Layer::Surface => FitLayer::Surface,
        Layer::Asked => FitLayer::Asked,
    }
}

/// What a part is called in a request.
pub fn key(worked: &Worked, part: Part) -> String {
    let name = match part {
        Part::Goals => "goals",
        Part::Values => "values",
        Part::Path => "path",
        Part::Needs => "needs",
        Part::Field => "field",
        Part::Industry => "industry",
        Part::Place => "place",
        Part::Level => "level",
        Part::Language => "language",
        Part::Availability => "availability",
        Part::Asked(at) => return worked.asked.slots.get(at).cloned().unwrap_or_default(),
    };
    name.to_owned()
}

/// What a part is called on the screen.
pub fn label(worked: &Worked, part: Part) -> String {
    match part {
        Part::Asked(at) => worked.asked.criteria.get(at).map(|one| one.name.clone()).unwrap_or_default(),
        part => part.name().to_owned(),
    }
}

/// What speaks most for somebody, each in a few words.
fn reasons_of(worked: &Worked, fit: &Fit) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    for part in reasons(fit) {
        let Some(evidence) = part.evidence.iter().find(|one| !one.other.is_empty()) else { continue };
        let reason = format!("{}: {}", part_name(worked, part), evidence.other);
        let is_said = all.iter().any(|other| other.ends_with(&format!(": {}", evidence.other)));
        if !is_said && all.len() < REASONS {
            all.push(reason);
        }
    }
    all
}

fn part_name(worked: &Worked, part: &PartScore) -> String {
    match part.part {
        Part::Asked(at) => {
            let slot = worked.asked.slots.get(at).map_or("", String::as_str);
            super::criteria::label(slot).to_owned()
        }
        part => part.name().to_owned(),
    }
}

/// A conflict in words.
pub fn told(worked: &Worked, one: &Match, conflict: &Conflict) -> FitConflict {
    let profile = worked.others.iter().find(|other| other.id == one.id);
    let times = || profile.map(|profile| profile.times.join(", ")).unwrap_or_default();
    let (obstacle, slot, text) = match conflict {
        Conflict::Must(at) => {
            let name = worked.asked.criteria.get(*at).map_or("", |criterion| criterion.name.as_str());
            let not = worked.asked.criteria.get(*at).is_some_and(|criterion| criterion.excluded);
            let part = one.side(worked.side()).part(Part::Asked(*at));
            let found = part.and_then(|part| part.evidence.first()).map(|found| found.other.clone());
            let found = found
                .filter(|found| !found.is_empty())
                .map(|found| format!(" ({found})"))
                .unwrap_or_default();
            let text =
                if not { format!("{name} is excluded{found}") } else { format!("{name} is not met{found}") };
            (FitObstacle::Must, worked.asked.slots.get(*at).cloned(), text)
        }
        Conflict::Unsure(at) => {
            let name = worked.asked.criteria.get(*at).map_or("", |criterion| criterion.name.as_str());
            let not = worked.asked.criteria.get(*at).is_some_and(|criterion| criterion.excluded);
            let text = if not {
                format!("{name} is excluded, and not known")
            } else {
                format!("{name} is not known")
            };
            (FitObstacle::Must, worked.asked.slots.get(*at).cloned(), text)
        }
        Conflict::NoPlaceLeft => {
            let text = match worked.sought {
                Sought::Mentors => "No place left",
                Sought::Mentees => "Has a mentor or is being introduced to one, or there is no place left",
            };
            (FitObstacle::NoPlaceLeft, None, text.to_owned())
        }
        Conflict::NoCommonTime => {
            (FitObstacle::NoCommonTime, None, format!("No time in common ({})", times()))
        }
        Conflict::TooFar(km) => {
            let text = format!("{km:.0} km apart, and one of them meets in person only");
            (FitObstacle::TooFar, None, text)
        }
        Conflict::OtherWay => {
            let text = "One meets in person only, the other by video only".to_owned();
            (FitObstacle::OtherWay, None, text)
        }
        Conflict::NoCommonLanguage => {
            (FitObstacle::NoCommonLanguage, None, "No language in common".to_owned())
        }
    };
    FitConflict { obstacle, slot, text, blocks: conflict.blocks() }
}

/// On which side something counts, in words.
pub fn side_of(worked: &Worked, side: Side, record: &Record) -> String {
    if side == worked.side() { worked.whom_called() } else { record.person.name() }
}
