//! How alike two things are that people say, study or do.

use super::known::{Known, Saying, Stage, Study};
use crate::{
    dot,
    lexicon::{
        sectors::Sector,
        topics::{AIMS, CONCERNS},
    },
};

/// The same topic in other words is nearly the same.
const SAME_TOPIC: f64 = 0.9;
/// A cosine below this says nothing; from `SAME` on the two mean the same.
const APART: f64 = 0.30;
const SAME: f64 = 0.80;
/// The same group of fields, or the same family of industries.
pub(super) const KIN: f64 = 0.4;
/// Somebody who was there, and is not any more.
pub(super) const FORMER: f64 = 0.8;
/// A record that answers a need which no offer names.
pub(super) const BY_RECORD: f64 = 0.8;

/// What of the one answers what of the other.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Evidence {
    /// Of the one whose fit it is.
    pub own: String,
    /// Of the other.
    pub other: String,
    /// From 0 to 1.
    pub value: f64,
}

impl Evidence {
    pub(super) fn new(own: &str, other: &str, value: f64) -> Self {
        Self { own: own.to_owned(), other: other.to_owned(), value }
    }
}

/// From 0 to 1: by topic, by words or by meaning, whichever says most.
pub(super) fn sayings(left: &Saying<'_>, right: &Saying<'_>) -> f64 {
    let topics = [
        shared(&left.concerns, &right.concerns),
        shared(&left.aims, &right.aims),
        shared(&left.causes, &right.causes),
    ];
    let topic = SAME_TOPIC * topics.into_iter().fold(0.0, f64::max);
    topic.max(words(left, right)).max(meaning(left, right))
}

/// The part of the shorter list that both have.
fn shared(left: &[usize], right: &[usize]) -> f64 {
    let both = left.iter().filter(|one| right.contains(one)).count();
    match left.len().min(right.len()) {
        0 => 0.0,
        least => ratio(both, least),
    }
}

/// The cosine of the sets of words.
fn words(left: &Saying<'_>, right: &Saying<'_>) -> f64 {
    let both = left.words.intersection(&right.words).count();
    match left.words.len() * right.words.len() {
        0 => 0.0,
        product => ratio(both, 1) / ratio(product, 1).sqrt(),
    }
}

fn meaning(left: &Saying<'_>, right: &Saying<'_>) -> f64 {
    let (Some(left), Some(right)) = (left.vector, right.vector) else { return 0.0 };
    ((f64::from(dot(left, right)) - APART) / (SAME - APART)).clamp(0.0, 1.0)
}

#[expect(clippy::cast_precision_loss, reason = "counts of words and topics")]
pub(super) fn ratio(part: usize, of: usize) -> f64 {
    part as f64 / of as f64
}

/// What answers a saying best among others. The first of those that answer it alike, by its words.
pub(super) fn best<'a>(saying: &Saying<'a>, others: &[Saying<'a>]) -> Option<Evidence> {
    let each = others.iter().map(|other| (other, sayings(saying, other)));
    let (other, value) = each.reduce(|best, next| if next.1 > best.1 { next } else { best })?;
    Some(Evidence::new(saying.text, other.text, value))
}

/// A need, answered by what somebody offers or by what their record says.
pub(super) fn need<'a>(need: &Saying<'a>, seeker: &Known<'a>, offerer: &Known<'a>) -> Option<Evidence> {
    let by_offer = best(need, &offerer.offers);
    let by_record =
        need.concerns.iter().flat_map(|concern| &CONCERNS.all()[*concern].links).filter_map(|link| {
            let (found, value) = match *link {
                "field" => field(seeker, offerer)?,
                "industry" => industry_of(seeker, offerer)?,
                aim => path_to(offerer, AIMS.named(aim)?)?,
            };
            Some(Evidence::new(need.text, &found, BY_RECORD * value))
        });
    by_offer
        .into_iter()
        .chain(by_record)
        .reduce(|best, next| if next.value > best.value { next } else { best })
}

fn field(seeker: &Known<'_>, offerer: &Known<'_>) -> Option<(String, f64)> {
    let best = studies(&seeker.fields, &offerer.fields)?;
    (best.value > 0.0).then_some((best.other, best.value))
}

/// Whether somebody has been where another wants to go.
fn industry_of(seeker: &Known<'_>, offerer: &Known<'_>) -> Option<(String, f64)> {
    let by_aim = seeker.aims.iter().filter_map(|aim| path_to(offerer, aim.aim));
    let by_name = seeker.drawn_to.iter().filter_map(|(name, sector)| been_in(offerer, name, *sector));
    by_aim.chain(by_name).reduce(|best, next| if next.1 > best.1 { next } else { best })
}

/// The position in which an aim was reached: now, or before.
pub(super) fn path_to(known: &Known<'_>, aim: usize) -> Option<(String, f64)> {
    let stages = known.work.iter().filter(|stage| stage.aims.contains(&aim));
    stages.map(told).reduce(|best, next| if next.1 > best.1 { next } else { best })
}

fn told(stage: &Stage<'_>) -> (String, f64) {
    let value = if stage.post.is_now { 1.0 } else { FORMER };
    let told = match (stage.post.title.is_empty(), stage.post.industry.is_empty()) {
        (false, false) => format!("{}, {}", stage.post.title, stage.post.industry),
        (false, true) => stage.post.title.clone(),
        _ => stage.post.industry.clone(),
    };
    (told, value)
}

/// Whether somebody works or worked in an industry, or in one of its family.
pub(super) fn been_in(known: &Known<'_>, name: &str, sector: Option<Sector>) -> Option<(String, f64)> {
    let key = crate::lexicon::text::key(sector.map_or(name, |sector| sector.name));
    let each = known.work.iter().map(|stage| {
        let (text, time) = told(stage);
        let is_kin = || sector.zip(stage.sector).is_some_and(|(left, right)| left.family == right.family);
        let value = match () {
            () if stage.key == key => 1.0,
            () if is_kin() => KIN,
            () => 0.0,
        };
        (text, time * value)
    });
    let best = each.reduce(|best, next| if next.1 > best.1 { next } else { best })?;
    (best.1 > 0.0).then_some(best)
}

/// The nearest of two lists of fields of study. Nothing if one is empty.
pub(super) fn studies(left: &[Study<'_>], right: &[Study<'_>]) -> Option<Evidence> {
    let pairs = left.iter().flat_map(|left| right.iter().map(move |right| (left, right)));
    let each = pairs.map(|(left, right)| {
        let value = match () {
            () if left.key == right.key => 1.0,
            () if left.group.is_some() && left.group == right.group => KIN,
            () => 0.0,
        };
        Evidence::new(left.text, right.text, value)
    });
    each.reduce(|best, next| if next.value > best.value { next } else { best })
}
