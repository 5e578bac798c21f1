//! Where somebody lives, and with whom.

use std::collections::BTreeMap;

use super::{
    field::{Choices, MergeField, MergeSide},
    person::FieldPlan,
};
use crate::model::{Household, HouseholdId, PersonId};

/// The households as they are after a merge; none for one that nobody lives in any more.
pub type Homes = BTreeMap<HouseholdId, Option<Household>>;

pub fn decide(kept: &Household, removed: &Household, choices: &Choices) -> FieldPlan {
    let same = kept.id == removed.id;
    let pair = (!kept.street.is_empty(), !removed.street.is_empty());
    let rule = "The record that stays says where they live.";
    FieldPlan::decide(MergeField::Home, pair, same, choices, (MergeSide::Kept, rule))
}

/// Whoever goes is a member no more; whoever stays is one in one household.
pub fn homes(
    (kept, kept_home): (PersonId, &Household),
    (removed, removed_home): (PersonId, &Household),
    side: MergeSide,
) -> Homes {
    let mut homes = Homes::new();
    if kept_home.id == removed_home.id {
        homes.insert(kept_home.id, Some(without(kept_home, removed)));
        return homes;
    }
    let (left, joined, leaver) = match side {
        MergeSide::Kept => (removed_home, kept_home.clone(), removed),
        MergeSide::Removed => (kept_home, renamed(removed_home, removed, kept), kept),
    };
    let left = without(left, leaver);
    homes.insert(left.id, Some(left).filter(|home| !home.members.is_empty()));
    homes.insert(joined.id, Some(joined));
    homes
}

fn without(home: &Household, person: PersonId) -> Household {
    let mut home = home.clone();
    home.members.retain(|member| *member != person);
    home
}

/// In the place of the one who goes: the first speaks for the household.
fn renamed(home: &Household, from: PersonId, to: PersonId) -> Household {
    let mut home = home.clone();
    home.members.retain(|member| *member != to);
    for member in &mut home.members {
        if *member == from {
            *member = to;
        }
    }
    if !home.members.contains(&to) {
        home.members.push(to);
    }
    home
}
