use std::collections::HashMap;

use super::{super::known::Saying, Known, time, worth};
use crate::lexicon::{
    places::Point,
    text,
    topics::{AIMS, CONCERNS},
};

/// Names as numbers, so that two are compared at once. What nobody has said before has a number that is nobody's.
#[derive(Default)]
pub struct Names<'a> {
    numbers: HashMap<String, u32>,
    groups: HashMap<&'a str, u32>,
}

/// The number of a name that is in no list.
const UNKNOWN: u32 = u32::MAX;
/// The number of no name at all.
const NONE: u32 = u32::MAX - 1;

/// What answers a need besides an offer.
#[derive(Clone, Copy)]
pub enum Link {
    Field,
    Industry,
    Aim(usize),
}

pub struct Stage {
    pub key: u32,
    pub family: u32,
    is_now: bool,
}

/// Where somebody works or wants to: by the sector, or by its name.
struct Trade {
    sector: u32,
    family: u32,
    key: u32,
}

/// Somebody, in numbers.
pub struct Features<'a> {
    pub known: &'a Known<'a>,
    pub goals: Vec<u32>,
    pub needs: Vec<u32>,
    pub offers: Vec<u32>,
    pub values: Vec<u32>,
    /// Of each need.
    pub links: Vec<Vec<Link>>,
    pub stages: Vec<Stage>,
    pub drawn_to: Vec<(u32, u32)>,
    pub fields: Vec<(u32, u32)>,
    trades: Vec<Trade>,
    /// Aims that have been reached now, and before.
    now: u64,
    before: u64,
    pub languages: Vec<u32>,
    pub point: Option<Point>,
}

impl<'a> Names<'a> {
    fn number(&mut self, name: &str) -> u32 {
        let next = u32::try_from(self.numbers.len()).unwrap_or(NONE - 1);
        *self.numbers.entry(name.to_owned()).or_insert(next)
    }

    fn group(&mut self, name: &'a str) -> u32 {
        let next = u32::try_from(self.groups.len()).unwrap_or(NONE - 1);
        *self.groups.entry(name).or_insert(next)
    }
}

impl<'a> Features<'a> {
    /// Of one of the pool: names and statements that are new get the next number.
    pub fn new(
        known: &'a Known<'a>,
        names: &mut Names<'a>,
        place: &mut impl FnMut(&'a Saying<'a>) -> u32,
    ) -> Self {
        let mut groups = Vec::new();
        groups.extend(
            known.work.iter().filter_map(|stage| stage.sector).flat_map(|one| [one.name, one.family]),
        );
        groups
            .extend(known.drawn_to.iter().filter_map(|(_, one)| *one).flat_map(|one| [one.name, one.family]));
        groups.extend(known.fields.iter().filter_map(|study| study.group));
        for group in groups {
            names.group(group);
        }
        let mut keys: Vec<String> = Vec::new();
        keys.extend(known.work.iter().flat_map(|stage| [stage.key.clone(), text::key(&stage.post.industry)]));
        keys.extend(
            known
                .drawn_to
                .iter()
                .flat_map(|(name, one)| [key_of(name, one.map(|one| one.name)), text::key(name)]),
        );
        keys.extend(known.fields.iter().map(|study| study.key.clone()));
        keys.extend(known.languages.iter().cloned());
        for key in keys {
            names.number(&key);
        }
        Self::known(known, names, place)
    }

    /// Of anybody else.
    pub fn known(
        known: &'a Known<'a>,
        names: &Names<'_>,
        place: &mut impl FnMut(&'a Saying<'a>) -> u32,
    ) -> Self {
        let number = |name: &str| names.numbers.get(name).copied().unwrap_or(UNKNOWN);
        let group =
            |name: Option<&str>| name.map_or(NONE, |name| names.groups.get(name).copied().unwrap_or(UNKNOWN));
        let mut places = |all: &'a [Saying<'a>]| all.iter().map(&mut *place).collect::<Vec<u32>>();
        let mask = |is_now: bool| {
            let stages = known.work.iter().filter(move |stage| stage.post.is_now == is_now);
            stages.flat_map(|stage| &stage.aims).fold(0_u64, |mask, aim| mask | 1 << aim)
        };
        let trade = |name: &str, sector: Option<crate::lexicon::sectors::Sector>| Trade {
            sector: group(sector.map(|one| one.name)),
            family: group(sector.map(|one| one.family)),
            key: number(&text::key(name)),
        };
        let now = known.work.iter().filter(|stage| stage.post.is_now && !stage.post.industry.is_empty());
        let wanted = known.drawn_to.iter().map(|(name, sector)| trade(name, *sector));
        Self {
            known,
            goals: places(&known.goals),
            needs: places(&known.needs),
            offers: places(&known.offers),
            values: places(&known.values),
            links: known.needs.iter().map(links).collect(),
            stages: known
                .work
                .iter()
                .map(|stage| Stage {
                    key: number(&stage.key),
                    family: group(stage.sector.map(|one| one.family)),
                    is_now: stage.post.is_now,
                })
                .collect(),
            drawn_to: known
                .drawn_to
                .iter()
                .map(|(name, one)| {
                    (number(&key_of(name, one.map(|one| one.name))), group(one.map(|one| one.family)))
                })
                .collect(),
            fields: known.fields.iter().map(|study| (number(&study.key), group(study.group))).collect(),
            trades: now.map(|stage| trade(&stage.post.industry, stage.sector)).chain(wanted).collect(),
            now: mask(true),
            before: mask(false),
            languages: known.languages.iter().map(|language| number(language)).collect(),
            point: known.profile.home.as_ref().and_then(super::super::Home::point),
        }
    }

    pub fn path_to(&self, aim: usize) -> Option<f64> {
        let reached = |mask: u64| mask >> aim & 1 == 1;
        match (reached(self.now), reached(self.before)) {
            (true, _) => Some(time(true)),
            (false, true) => Some(time(false)),
            (false, false) => None,
        }
    }

    pub fn been_in(&self, key: u32, family: u32) -> Option<f64> {
        let each = self.stages.iter().map(|stage| {
            let is_same = stage.key == key && key != UNKNOWN;
            time(stage.is_now) * worth(is_same, is_kin(stage.family, family))
        });
        each.reduce(f64::max).filter(|value| *value > 0.0)
    }

    pub fn studies(&self, other: &Self) -> Option<f64> {
        let pairs = self.fields.iter().flat_map(|left| other.fields.iter().map(move |right| (left, right)));
        let each =
            pairs.map(|(left, right)| worth(left.0 == right.0 && left.0 != UNKNOWN, is_kin(left.1, right.1)));
        each.reduce(f64::max)
    }

    pub fn industry(&self, other: &Self) -> Option<f64> {
        let pairs = self.trades.iter().flat_map(|left| other.trades.iter().map(move |right| (left, right)));
        let each = pairs.map(|(left, right)| {
            let by_sector = left.sector != NONE && right.sector != NONE;
            let is_same = if by_sector {
                left.sector == right.sector && left.sector != UNKNOWN
            } else {
                left.key == right.key && left.key != UNKNOWN
            };
            worth(is_same, is_kin(left.family, right.family))
        });
        each.reduce(f64::max)
    }

    pub fn shared_languages(&self, other: &Self) -> usize {
        self.languages
            .iter()
            .filter(|language| **language != UNKNOWN && other.languages.contains(language))
            .count()
    }
}

impl Link {
    pub fn met(self, seeker: &Features<'_>, offerer: &Features<'_>) -> Option<f64> {
        match self {
            Self::Field => seeker.studies(offerer).filter(|value| *value > 0.0),
            Self::Aim(aim) => offerer.path_to(aim),
            Self::Industry => {
                let by_aim = seeker.known.aims.iter().filter_map(|aim| offerer.path_to(aim.aim));
                let by_name =
                    seeker.drawn_to.iter().filter_map(|(key, family)| offerer.been_in(*key, *family));
                by_aim.chain(by_name).reduce(f64::max)
            }
        }
    }
}

fn links(need: &Saying<'_>) -> Vec<Link> {
    let all = need.concerns.iter().flat_map(|concern| &CONCERNS.all()[*concern].links);
    all.filter_map(|link| match *link {
        "field" => Some(Link::Field),
        "industry" => Some(Link::Industry),
        aim => AIMS.named(aim).map(Link::Aim),
    })
    .collect()
}

fn key_of(name: &str, sector: Option<&str>) -> String {
    text::key(sector.unwrap_or(name))
}

fn is_kin(left: u32, right: u32) -> bool {
    left == right && left < NONE
}
