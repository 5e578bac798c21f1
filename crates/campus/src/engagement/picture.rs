//! Questions about all alumni at once. Pure: whoever asks brings the picture.

use std::{
    cmp::Reverse,
    collections::{BTreeSet, HashMap},
    sync::Arc,
};

use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{EngagementMode, FiscalYear, Standing};
use crate::model::PersonId;

/// All living alumni as they stand on a day, in the order of their numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    pub as_of: Date,
    pub standings: Vec<Standing>,
}

/// How many took part in a fiscal year. Nobody is counted twice in a mode.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct YearCount {
    pub year: FiscalYear,
    /// Alumni who can be reached today and had graduated by then.
    pub contactable: u32,
    pub engaged: [u32; 4],
    /// In at least one mode.
    pub any: u32,
}

impl YearCount {
    fn new(year: FiscalYear) -> Self {
        Self { year, contactable: 0, engaged: [0; 4], any: 0 }
    }

    fn add(&mut self, one: &Standing) {
        let is_there = one.alum.class_year.is_none_or(|class| class <= self.year.0);
        if !is_there {
            return;
        }
        self.contactable += 1;
        let mut is_engaged = false;
        for (count, years) in self.engaged.iter_mut().zip(&one.years) {
            let counts = years.contains(self.year);
            *count += u32::from(counts);
            is_engaged |= counts;
        }
        self.any += u32::from(is_engaged);
    }

    fn merge(&mut self, other: &Self) {
        self.contactable += other.contactable;
        self.any += other.any;
        for (count, more) in self.engaged.iter_mut().zip(other.engaged) {
            *count += more;
        }
    }
}

/// By what alumni are put together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum CohortBy {
    /// Of the class year.
    Decade,
    Field,
    Region,
}

/// Some alumni and their years.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cohort {
    /// None for those of whom it is not known.
    pub name: Option<Arc<str>>,
    /// How many small cohorts are put together in this one; none if it is one of its own.
    pub others: Option<u32>,
    pub years: Vec<YearCount>,
}

impl Cohort {
    fn size(&self) -> u32 {
        self.years.last().map_or(0, |year| year.contactable)
    }
}

/// Who comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Ranking {
    /// The highest score.
    Engaged,
    /// The largest gain.
    Rising,
    /// The last to fall silent.
    Lapsed,
}

/// A page of people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed<'a> {
    /// How many are in the whole list.
    pub total: usize,
    /// How many more there would be if they had agreed to be named.
    pub unnamed: usize,
    pub page: Vec<&'a Standing>,
}

impl Picture {
    pub fn new(as_of: Date, mut standings: Vec<Standing>) -> Self {
        standings.sort_unstable_by_key(|one| one.person);
        Self { as_of, standings }
    }

    pub fn year(&self) -> FiscalYear {
        FiscalYear::of(self.as_of)
    }

    pub fn find(&self, person: PersonId) -> Option<&Standing> {
        let at = self.standings.binary_search_by_key(&person, |one| one.person).ok()?;
        self.standings.get(at)
    }

    fn contactable<'a>(
        &'a self,
        who: &'a (dyn Fn(&Standing) -> bool + Sync),
    ) -> impl Iterator<Item = &'a Standing> {
        self.standings.iter().filter(move |one| one.alum.is_contactable && who(one))
    }

    pub fn shares(&self, years: &[FiscalYear], who: &(dyn Fn(&Standing) -> bool + Sync)) -> Vec<YearCount> {
        let mut counts: Vec<YearCount> = years.iter().copied().map(YearCount::new).collect();
        for one in self.contactable(who) {
            for count in &mut counts {
                count.add(one);
            }
        }
        counts
    }

    /// Decades in their order; fields and regions the largest first, and those beyond `most` together in one. Those of
    /// whom it is not known come last.
    pub fn cohorts(
        &self,
        by: CohortBy,
        (years, most): (&[FiscalYear], usize),
        who: &(dyn Fn(&Standing) -> bool + Sync),
    ) -> Vec<Cohort> {
        let mut found: HashMap<Option<Arc<str>>, Vec<YearCount>> = HashMap::new();
        let mut decades: HashMap<i16, Arc<str>> = HashMap::new();
        for one in self.contactable(who) {
            let name = match by {
                CohortBy::Field => one.alum.field.clone(),
                CohortBy::Region => one.alum.region.clone(),
                CohortBy::Decade => one.alum.class_year.map(|class| {
                    let decade = class.div_euclid(10) * 10;
                    Arc::clone(decades.entry(decade).or_insert_with(|| format!("{decade}s").into()))
                }),
            };
            let counts =
                found.entry(name).or_insert_with(|| years.iter().copied().map(YearCount::new).collect());
            for count in counts {
                count.add(one);
            }
        }
        let cohort = |(name, years)| Cohort { name, others: None, years };
        let mut cohorts: Vec<Cohort> = found.into_iter().map(cohort).collect();
        match by {
            CohortBy::Decade => cohorts.sort_by_key(decade),
            CohortBy::Field | CohortBy::Region => {
                cohorts.sort_by(|one, other| {
                    (one.name.is_none(), Reverse(one.size()), &one.name).cmp(&(
                        other.name.is_none(),
                        Reverse(other.size()),
                        &other.name,
                    ))
                });
                fold(&mut cohorts, most);
            }
        }
        cohorts
    }

    /// Those who can be reached and have agreed to be named. With a mode, the score is that of the mode, and only those
    /// are listed who ever took part in it.
    pub fn list(
        &self,
        (ranking, mode): (Ranking, Option<EngagementMode>),
        (offset, limit): (usize, usize),
        who: &(dyn Fn(&Standing) -> bool + Sync),
    ) -> Listed<'_> {
        let score = |one: &Standing| mode.map_or(one.score.total, |mode| one.score.of_mode(mode));
        let is_in = |one: &Standing| {
            let belongs = match ranking {
                Ranking::Engaged => score(one) > 0,
                Ranking::Rising => one.is_rising,
                Ranking::Lapsed => one.is_lapsed,
            };
            belongs && mode.is_none_or(|mode| one.last[mode as usize].is_some())
        };
        let everybody = self.standings.iter().filter(|one| one.alum.is_contactable && is_in(one) && who(one));
        let (named, unnamed): (Vec<&Standing>, Vec<&Standing>) = everybody.partition(|one| one.alum.is_named);
        let mut named = named;
        match ranking {
            Ranking::Engaged => named.sort_unstable_by_key(|one| (Reverse(score(one)), one.person)),
            Ranking::Rising => {
                named
                    .sort_unstable_by_key(|one| (Reverse(one.recent.saturating_sub(one.before)), one.person));
            }
            Ranking::Lapsed => named.sort_unstable_by_key(|one| (Reverse(one.last_of_all()), one.person)),
        }
        let total = named.len();
        Listed { total, unnamed: unnamed.len(), page: named.into_iter().skip(offset).take(limit).collect() }
    }

    /// The same picture with some people as they are now; those who are not among the standings any more are gone.
    #[must_use]
    pub fn with(&self, people: &BTreeSet<PersonId>, standings: Vec<Standing>) -> Self {
        let mut all: Vec<Standing> =
            self.standings.iter().filter(|one| !people.contains(&one.person)).cloned().collect();
        all.extend(standings);
        Self::new(self.as_of, all)
    }
}

fn decade(cohort: &Cohort) -> (bool, i32) {
    let year = cohort.name.as_deref().and_then(|name| name.trim_end_matches('s').parse().ok());
    (year.is_none(), year.unwrap_or(0))
}

/// The small ones become one, before those of whom it is not known.
fn fold(cohorts: &mut Vec<Cohort>, most: usize) {
    let known = cohorts.iter().filter(|one| one.name.is_some()).count();
    if known <= most + 1 {
        return;
    }
    let small: Vec<Cohort> = cohorts.drain(most..known).collect();
    let mut years: Vec<YearCount> = small[0].years.iter().map(|count| YearCount::new(count.year)).collect();
    for one in &small {
        years.iter_mut().zip(&one.years).for_each(|(sum, count)| sum.merge(count));
    }
    let others = u32::try_from(small.len()).unwrap_or(u32::MAX);
    cohorts.insert(most, Cohort { name: None, others: Some(others), years });
}
