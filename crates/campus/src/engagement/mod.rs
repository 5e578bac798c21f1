//! How alumni take part, in the four modes of CASE (philanthropic, volunteer, experiential, communication): every
//! counted thing is an event with a date, a record and a rule, and every figure is a sum over such events.
//!
//! Who is counted: alumni who live and can be reached in a way that they have agreed to (CASE: legally contactable).
//! Whoever withholds every way is in neither part of a share. Whoever has not agreed to be in the directory is counted,
//! for a share names nobody, and is in no list. Where somebody lives is used if they have agreed to have it used.

mod count;
mod follow;
mod known;
mod make;
mod picture;
mod reason;
mod rules;
mod standing;
mod store;
mod year;

pub use count::{Counted, Seen, count, worth};
pub use follow::{Engagement, Look, Met};
pub use known::{CountedEvent, EngagedPerson};
pub use make::CountEngagement;
pub use picture::{Cohort, CohortBy, Listed, Picture, Ranking, YearCount};
pub use reason::Reason;
pub use rules::{
    EngagementLeftOut, EngagementMode, EngagementRule, EngagementRuleCard, LEFT_OUT, RULES, RULES_VERSION,
};
pub use standing::{
    Alum, FULL, LAPSED_AMONG, LAPSED_YEARS, RISING_HALVES, RISING_POINTS, Score, Standing, is_lapsed,
    is_rising, points_of_two_years, year_before,
};
pub use store::CreateEngagement;
pub use year::{FiscalYear, Years};
