//! The person's own row: which of two values stays.

use jiff::civil::Date;

use super::field::{Choices, MergeField, MergeSide};
use crate::model::Person;

/// From here on, two family names are one in two spellings.
const ONE_SPELLING: f64 = 0.85;

/// What is kept of one field, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FieldPlan {
    pub field: MergeField,
    /// Both say the same.
    pub same: bool,
    pub side: MergeSide,
    /// Somebody has chosen it.
    pub is_chosen: bool,
    /// Why, in a sentence.
    pub rule: &'static str,
}

const STAYS: &str = "The record that stays has the say.";

/// The name that goes with a record is worth keeping when it is another one.
pub fn former_name(kept: &Person, removed: &Person) -> Option<String> {
    let is_other = strsim::jaro_winkler(&removed.last_name.to_lowercase(), &kept.last_name.to_lowercase())
        < ONE_SPELLING;
    let known = removed.former_last_name.clone().filter(|name| *name != kept.last_name);
    known.or_else(|| Some(removed.last_name.clone()).filter(|name| is_other && !name.is_empty()))
}

/// One person of two, with what was decided field by field. The home comes from elsewhere: others live in it, too.
pub fn person(
    kept: &Person,
    removed: &Person,
    home: MergeSide,
    choices: &Choices,
) -> (Person, Vec<FieldPlan>) {
    let mut plans = Vec::new();
    let mut side = |field, pair, same, rule| {
        let plan = FieldPlan::decide(field, pair, same, choices, rule);
        plans.push(plan);
        plan.side
    };
    let mut text = |field, left: &str, right: &str| {
        let pair = (!left.is_empty(), !right.is_empty());
        match side(field, pair, left == right, (MergeSide::Kept, STAYS)) {
            MergeSide::Kept => left.to_owned(),
            MergeSide::Removed => right.to_owned(),
        }
    };
    let first_name = text(MergeField::FirstName, &kept.first_name, &removed.first_name);
    let last_name = text(MergeField::LastName, &kept.last_name, &removed.last_name);
    let headline = text(MergeField::Headline, &kept.headline, &removed.headline);
    let bio = text(MergeField::Bio, &kept.bio, &removed.bio);
    let former = former_name(kept, removed);
    let former_last_name = {
        let pair = (kept.former_last_name.is_some(), former.is_some());
        let same = kept.former_last_name == former;
        let rule = (MergeSide::Kept, STAYS);
        pick(kept.former_last_name.clone(), former, side(MergeField::FormerLastName, pair, same, rule))
    };
    let mut option =
        |field, pair, same, by_rule: MergeSide, rule: &'static str| side(field, pair, same, (by_rule, rule));
    let pair = (kept.pronouns.is_some(), removed.pronouns.is_some());
    let same = kept.pronouns == removed.pronouns;
    let pronouns = pick(
        kept.pronouns,
        removed.pronouns,
        option(MergeField::Pronouns, pair, same, MergeSide::Kept, STAYS),
    );
    let pair = (kept.class_year.is_some(), removed.class_year.is_some());
    let same = kept.class_year == removed.class_year;
    let class_year = pick(
        kept.class_year,
        removed.class_year,
        option(MergeField::ClassYear, pair, same, MergeSide::Kept, STAYS),
    );
    let pair = (kept.birth_year > 0, removed.birth_year > 0);
    let same = kept.birth_year == removed.birth_year;
    let birth_year = pick(
        kept.birth_year,
        removed.birth_year,
        option(MergeField::BirthYear, pair, same, MergeSide::Kept, STAYS),
    );
    let pair = (kept.died.is_some(), removed.died.is_some());
    let died = pick(
        kept.died,
        removed.died,
        option(MergeField::Died, pair, kept.died == removed.died, MergeSide::Kept, STAYS),
    );
    let pair = (!kept.email.is_empty(), !removed.email.is_empty());
    let same = kept.email.eq_ignore_ascii_case(&removed.email);
    let (by_rule, rule) = match (kept.email_bounced, removed.email_bounced) {
        (Some(_), None) => (MergeSide::Removed, "Mail to the other address comes back."),
        _ => (
            MergeSide::Kept,
            "The record that stays has the say; the other address is kept as a further one.",
        ),
    };
    let email = option(MergeField::Email, pair, same, by_rule, rule);
    let pair = (kept.phone.is_some(), removed.phone.is_some());
    let phone = option(MergeField::Phone, pair, kept.phone == removed.phone, MergeSide::Kept, STAYS);
    let sides = Sides { email, email_same: same, phone, phone_same: kept.phone == removed.phone, home };
    let place = if home == MergeSide::Kept { &kept.place } else { &removed.place };
    let from = if email == MergeSide::Kept { kept } else { removed };
    let merged = Person {
        id: kept.id,
        first_name,
        last_name: last_name.clone(),
        former_last_name: former_last_name.filter(|name| *name != last_name),
        pronouns,
        email: from.email.clone(),
        phone: pick(kept.phone.clone(), removed.phone.clone(), phone),
        place: place.clone(),
        birth_year,
        class_year,
        is_student: kept.is_student || removed.is_student,
        is_alum: kept.is_alum || removed.is_alum,
        is_staff: kept.is_staff || removed.is_staff,
        died,
        household: if home == MergeSide::Kept { kept.household } else { removed.household },
        headline,
        bio,
        contact_confirmed: confirmed(kept, removed, &sides),
        email_bounced: bounced(kept, removed, from, same),
        synthetic: kept.synthetic && removed.synthetic,
    };
    (merged, plans)
}

struct Sides {
    email: MergeSide,
    email_same: bool,
    phone: MergeSide,
    phone_same: bool,
    home: MergeSide,
}

/// As of which day all of it is right: if it comes from both, the earlier one. Never stays never.
fn confirmed(kept: &Person, removed: &Person, sides: &Sides) -> Option<Date> {
    let mut used = vec![sides.home];
    let has_email = [kept, removed].iter().any(|one| !one.email.is_empty());
    used.extend((!sides.email_same && has_email).then_some(sides.email));
    used.extend((!sides.phone_same).then_some(sides.phone));
    match (used.contains(&MergeSide::Kept), used.contains(&MergeSide::Removed)) {
        (true, false) => kept.contact_confirmed,
        (false, _) => removed.contact_confirmed,
        (true, true) => {
            kept.contact_confirmed.zip(removed.contact_confirmed).map(|(left, right)| left.min(right))
        }
    }
}

/// A return belongs to the address; of one address in both records, the later one tells more.
fn bounced(kept: &Person, removed: &Person, from: &Person, same: bool) -> Option<Date> {
    if same { kept.email_bounced.max(removed.email_bounced) } else { from.email_bounced }
}

fn pick<T>(kept: T, removed: T, side: MergeSide) -> T {
    match side {
        MergeSide::Kept => kept,
        MergeSide::Removed => removed,
    }
}
