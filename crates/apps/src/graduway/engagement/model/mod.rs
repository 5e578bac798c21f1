//! What the screens of engagement show.

mod people;
mod rules;

use campus::engagement::{Cohort, EngagementMode, FiscalYear, Picture, YearCount};
use jiff::civil::Date;
use serde::Serialize;
use store::jobs::Job;
use utoipa::ToSchema;

pub use people::{EngagementOfPerson, EngagementPeople, EngagementPersonRow};
pub use rules::EngagementRules;

/// Whether what is shown is the newest there can be.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct EngagementState {
    /// The day up to which is counted. None before the first count has ended.
    pub as_of: Option<Date>,
    /// The count that is under way.
    pub counting: Option<EngagementCounting>,
    /// What the reader should know, in a sentence. None if all is well.
    pub note: Option<String>,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct EngagementCounting {
    /// The job, for those who want to watch or cancel it.
    pub job: String,
    pub done: u64,
    pub total: Option<u64>,
}

impl From<&Job> for EngagementCounting {
    fn from(job: &Job) -> Self {
        Self { job: job.id.clone(), done: job.done, total: job.total }
    }
}

/// How many took part in a mode.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, ToSchema)]
pub struct EngagementShare {
    pub mode: EngagementMode,
    pub engaged: u32,
    /// From 0 to 1.
    pub share: f64,
}

/// How many took part in a fiscal year, and their share of those who can be reached.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct EngagementYear {
    /// The year in which it ends.
    pub year: i16,
    /// As it is called: "2026–27".
    pub label: String,
    /// It is not over: these are the figures so far.
    pub is_open: bool,
    /// Alumni who live, can be reached in a way they have agreed to, and had graduated by then.
    pub contactable: u32,
    /// The four of them.
    pub modes: Vec<EngagementShare>,
    /// In at least one mode.
    pub any: u32,
    pub any_share: f64,
}

impl EngagementYear {
    pub fn new(count: &YearCount, this: FiscalYear) -> Self {
        let share = |engaged: u32| share(engaged, count.contactable);
        let modes = EngagementMode::ALL.into_iter().zip(count.engaged);
        let modes = modes.map(|(mode, engaged)| EngagementShare { mode, engaged, share: share(engaged) });
        Self {
            year: count.year.0,
            label: label(count.year),
            is_open: count.year == this,
            contactable: count.contactable,
            modes: modes.collect(),
            any: count.any,
            any_share: share(count.any),
        }
    }
}

fn share(engaged: u32, of: u32) -> f64 {
    if of == 0 { 0.0 } else { f64::from(engaged) / f64::from(of) }
}

pub fn label(year: FiscalYear) -> String {
    format!("{}–{:02}", year.0 - 1, year.0.rem_euclid(100))
}

/// The four bars.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct EngagementOverview {
    pub state: EngagementState,
    /// This fiscal year and the one before. None before the first count has ended.
    pub this_year: Option<EngagementYear>,
    pub last_year: Option<EngagementYear>,
    /// Living alumni, whether they can be reached or not.
    pub alumni: usize,
    pub contactable: usize,
    pub rising: usize,
    pub lapsed: usize,
    /// How many of those who can be reached are in no list because they have not agreed to be named.
    pub unnamed: usize,
}

impl EngagementOverview {
    pub fn nothing(state: EngagementState) -> Self {
        let (alumni, contactable, rising, lapsed, unnamed) = (0, 0, 0, 0, 0);
        Self { state, this_year: None, last_year: None, alumni, contactable, rising, lapsed, unnamed }
    }

    pub fn new(picture: &Picture, state: EngagementState) -> Self {
        let this = picture.year();
        let years = picture.shares(&[this, this.back(1)], &|_| true);
        let mut years = years.iter().map(|count| EngagementYear::new(count, this));
        let reached = || picture.standings.iter().filter(|one| one.alum.is_contactable);
        Self {
            state,
            this_year: years.next(),
            last_year: years.next(),
            alumni: picture.standings.len(),
            contactable: reached().count(),
            rising: reached().filter(|one| one.is_rising).count(),
            lapsed: reached().filter(|one| one.is_lapsed).count(),
            unnamed: reached().filter(|one| !one.alum.is_named).count(),
        }
    }
}

/// Shares year by year, for everybody or by cohort.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct EngagementTrend {
    pub state: EngagementState,
    /// Everybody who was asked for.
    pub everybody: Vec<EngagementYear>,
    pub cohorts: Vec<EngagementCohort>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct EngagementCohort {
    pub name: String,
    pub kind: EngagementCohortKind,
    /// The earliest first.
    pub years: Vec<EngagementYear>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum EngagementCohortKind {
    /// One by its name.
    Own,
    /// The small ones together.
    Others,
    /// Those of whom it is not known, or not to be used.
    Unknown,
}

impl EngagementCohort {
    pub fn new(cohort: &Cohort, this: FiscalYear) -> Self {
        let (name, kind) = match (&cohort.name, cohort.others) {
            (Some(name), _) => (name.to_string(), EngagementCohortKind::Own),
            (None, Some(count)) => (format!("{count} others"), EngagementCohortKind::Others),
            (None, None) => ("Not known".to_owned(), EngagementCohortKind::Unknown),
        };
        let years = cohort.years.iter().map(|count| EngagementYear::new(count, this)).collect();
        Self { name, kind, years }
    }
}
