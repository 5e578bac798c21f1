//! The budget, pure: how much of it a day would take, what stands in the way, and the first day on which it would fit.

use jiff::{ToSpan, civil::Date};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// So many limits a budget can have.
pub const MOST_LIMITS: usize = 20;
/// A limit looks no further than this.
const MOST_DAYS: u16 = 3650;
const MOST_CONTACTS: u16 = 1000;

/// Whose contacts are counted together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[schema(as = OutreachLimitScope)]
#[serde(rename_all = "camelCase")]
pub enum LimitScope {
    Person,
    Household,
}

/// What a limit counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[schema(as = OutreachLimitKind)]
#[serde(rename_all = "camelCase")]
pub enum BudgetKind {
    /// Every contact, asks too.
    Contacts,
    /// Only those that ask for money. Other contacts are not held up by it.
    Asks,
}

/// At most so many in so many days.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[schema(as = OutreachLimit)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Limit {
    pub scope: LimitScope,
    pub kind: BudgetKind,
    #[schema(minimum = 1, maximum = 3650)]
    pub days: u16,
    /// 0 means never.
    #[schema(maximum = 1000)]
    pub most: u16,
}

impl Limit {
    const fn new(scope: LimitScope, kind: BudgetKind, most: u16, days: u16) -> Self {
        Self { scope, kind, days, most }
    }

    /// "at most 2 contacts in 7 days for one person".
    pub fn text(&self) -> String {
        let what = match (self.kind, self.most) {
            (BudgetKind::Contacts, 1) => "contact",
            (BudgetKind::Contacts, _) => "contacts",
            (BudgetKind::Asks, 1) => "ask",
            (BudgetKind::Asks, _) => "asks",
        };
        let whom = match self.scope {
            LimitScope::Person => "one person",
            LimitScope::Household => "one household",
        };
        let days = if self.days == 1 { "day".to_owned() } else { format!("{} days", self.days) };
        format!("at most {} {what} in {days} for {whom}", self.most)
    }
}

/// How often somebody may hear from the university.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = OutreachBudgetLimits)]
#[serde(transparent)]
pub struct Budget(pub Vec<Limit>);

impl Default for Budget {
    fn default() -> Self {
        use BudgetKind::{Asks, Contacts};
        use LimitScope::{Household, Person};
        Self(vec![
            Limit::new(Person, Contacts, 2, 7),
            Limit::new(Person, Contacts, 6, 30),
            Limit::new(Person, Contacts, 24, 365),
            Limit::new(Person, Asks, 1, 60),
            Limit::new(Person, Asks, 3, 365),
            Limit::new(Household, Contacts, 3, 7),
            Limit::new(Household, Contacts, 9, 30),
            Limit::new(Household, Contacts, 36, 365),
            Limit::new(Household, Asks, 1, 60),
            Limit::new(Household, Asks, 3, 365),
        ])
    }
}

impl Budget {
    /// What is wrong with it, for whoever has set it.
    pub fn problem(&self) -> Option<String> {
        if self.0.is_empty() {
            return Some("limits: name at least one; without any, nobody is protected.".to_owned());
        }
        if self.0.len() > MOST_LIMITS {
            return Some(format!("limits: at most {MOST_LIMITS}."));
        }
        for (at, limit) in self.0.iter().enumerate() {
            if !(1..=MOST_DAYS).contains(&limit.days) || limit.most > MOST_CONTACTS {
                return Some(format!(
                    "limits[{at}]: 0 to {MOST_CONTACTS} contacts in 1 to {MOST_DAYS} days."
                ));
            }
            if self.0[..at].iter().any(|other| Limit { most: limit.most, ..*other } == *limit) {
                return Some(format!("limits[{at}]: the same days are limited twice. Remove one."));
            }
        }
        None
    }

    /// How far a contact is counted: the longest of the limits.
    pub fn reach(&self) -> u16 {
        self.0.iter().map(|limit| limit.days).max().unwrap_or(0)
    }
}

/// A contact, as far as a budget looks at it. Cancelled ones are none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counted {
    pub id: String,
    pub is_own: bool,
    pub day: Date,
    pub weight: u16,
    pub is_ask: bool,
}

/// What is to be added. One without weight, such as a thank-you, is counted nowhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wanted {
    pub day: Date,
    pub weight: u16,
    pub is_ask: bool,
}

/// How full a limit is around a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = OutreachLoad)]
#[serde(rename_all = "camelCase")]
pub struct Load {
    pub limit: Limit,
    /// In the fullest stretch of days that this day is part of.
    pub used: u32,
    pub left: u32,
}

/// What stands in the way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exceeded {
    pub limit: Limit,
    /// By their ids, the earliest first.
    pub contacts: Vec<String>,
    /// The first day after the one asked for on which it would fit. `None` if it never would.
    pub earliest: Option<Date>,
}

/// Whether one more fits. A contact may be planned for later than this one: every stretch of days that holds the day is
/// looked at, not only those before it.
pub fn check(budget: &Budget, contacts: &[Counted], wanted: Wanted) -> Result<Vec<Load>, Exceeded> {
    let loads = |day: Date| -> Vec<(Load, Vec<&Counted>)> {
        let limits = budget.0.iter().filter(|limit| wanted.is_ask || limit.kind == BudgetKind::Contacts);
        limits.map(|limit| load(*limit, contacts, day)).collect()
    };
    let fits = |load: &Load| wanted.weight == 0 || load.left >= u32::from(wanted.weight);
    let now = loads(wanted.day);
    let Some((full, inside)) = now.iter().find(|(load, _)| !fits(load)) else {
        return Ok(now.into_iter().map(|(load, _)| load).collect());
    };
    // One fits again when another leaves the stretch of days, and at no other time.
    let mut days: Vec<Date> = contacts
        .iter()
        .flat_map(|one| {
            budget.0.iter().filter_map(|limit| one.day.checked_add(i64::from(limit.days).days()).ok())
        })
        .filter(|day| *day > wanted.day)
        .collect();
    days.sort_unstable();
    days.dedup();
    let earliest = days.into_iter().find(|day| loads(*day).iter().all(|(load, _)| fits(load)));
    let contacts = inside.iter().map(|one| one.id.clone()).collect();
    Err(Exceeded { limit: full.limit, contacts, earliest })
}

/// The fullest stretch of days that holds this one, and what is in it.
fn load(limit: Limit, contacts: &[Counted], day: Date) -> (Load, Vec<&Counted>) {
    let length = i64::from(limit.days);
    let mut counted: Vec<&Counted> = contacts
        .iter()
        .filter(|one| one.is_own || limit.scope == LimitScope::Household)
        .filter(|one| one.is_ask || limit.kind == BudgetKind::Contacts)
        .filter(|one| one.weight > 0 && days_between(one.day, day).abs() < length)
        .collect();
    counted.sort_by(|one, other| (one.day, &one.id).cmp(&(other.day, &other.id)));
    // The fullest one begins with a contact, or with the day itself.
    let starts = counted.iter().map(|one| one.day).filter(|start| *start < day).chain([day]);
    let inside = |start: Date| -> Vec<&Counted> {
        let is_inside = |one: &&&Counted| (0..length).contains(&days_between(start, one.day));
        counted.iter().filter(is_inside).copied().collect()
    };
    let weigh = |some: &[&Counted]| some.iter().map(|one| u32::from(one.weight)).sum::<u32>();
    let fullest = starts.map(inside).max_by_key(|some| weigh(some)).unwrap_or_default();
    let used = weigh(&fullest);
    (Load { limit, used, left: u32::from(limit.most).saturating_sub(used) }, fullest)
}

fn days_between(from: Date, to: Date) -> i64 {
    i64::from((to - from).get_days())
}
