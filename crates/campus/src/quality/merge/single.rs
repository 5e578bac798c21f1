//! What somebody has at most one of: an offer to mentor, a search for work, a study record, an office.

use super::{
    field::{Choices, MergeField, MergeSide},
    person::FieldPlan,
    rows::{Relied, rely},
};
use crate::{
    model::{Candidate, Mentoring, PersonId, StaffMember, Student},
    store::Record,
};

/// The rows that stay, and why these.
pub struct Singles {
    pub mentoring: Option<Mentoring>,
    pub candidate: Option<Candidate>,
    pub student: Option<Student>,
    pub staff: Option<StaffMember>,
    pub plans: Vec<FieldPlan>,
}

/// The same of one record, as it is.
pub struct Have<'a> {
    pub mentoring: Option<&'a Mentoring>,
    pub candidate: Option<&'a Candidate>,
    pub student: Option<&'a Student>,
    pub staff: Option<&'a StaffMember>,
}

const ONLY: &str = "Only one of the two has it.";

pub fn singles(
    kept: &Have<'_>,
    removed: &Have<'_>,
    to: PersonId,
    choices: &Choices,
    relied: &mut Relied,
) -> Singles {
    let mut plans = Vec::new();
    let mut choose = |field, pair: (bool, bool), same: bool, by_rule: MergeSide, rule: &'static str| {
        let plan = FieldPlan::decide(field, pair, same, choices, (by_rule, rule));
        let side = plan.side;
        if pair.0 || pair.1 {
            plans.push(plan);
        }
        side
    };
    let mentoring = {
        let (left, right) =
            (kept.mentoring, removed.mentoring.map(|one| Mentoring { person: to, ..one.clone() }));
        let newer = match (left, &right) {
            (Some(left), Some(right)) if right.since > left.since => MergeSide::Removed,
            _ => MergeSide::Kept,
        };
        let same = left == right.as_ref();
        let side = choose(
            MergeField::Mentoring,
            (left.is_some(), right.is_some()),
            same,
            newer,
            "The newer offer stands; places that are taken in either stay taken.",
        );
        match (left, right) {
            (Some(left), Some(right)) => Some(joined(left, &right, side)),
            (left, right) => left.cloned().or(right),
        }
    };
    let candidate = {
        let right = removed.candidate.map(|one| Candidate { person: to, ..one.clone() });
        let later = match (kept.candidate, &right) {
            (Some(left), Some(right)) if right.available_from > left.available_from => MergeSide::Removed,
            _ => MergeSide::Kept,
        };
        let pair = (kept.candidate.is_some(), right.is_some());
        let same = kept.candidate == right.as_ref();
        let rule = "The search with the later day of availability stands.";
        let side = choose(MergeField::Candidate, pair, same, later, rule);
        pick(kept.candidate.cloned(), right, side)
    };
    let student = {
        let right = removed.student.map(|one| Student { person: to, ..one.clone() });
        let further = match (kept.student, &right) {
            (Some(left), Some(right)) if right.credits > left.credits => MergeSide::Removed,
            _ => MergeSide::Kept,
        };
        let pair = (kept.student.is_some(), right.is_some());
        let same = kept.student == right.as_ref();
        let side = choose(MergeField::Student, pair, same, further, "The record with more credits stands.");
        pick(kept.student.cloned(), right, side)
    };
    let staff = {
        let right = removed.staff.map(|one| {
            let mut one = one.clone();
            one.mailbox.person = to;
            one
        });
        let pair = (kept.staff.is_some(), right.is_some());
        let same = kept.staff == right.as_ref();
        let rule = "The office of the record that stays.";
        let side = choose(MergeField::Office, pair, same, MergeSide::Kept, rule);
        pick(kept.staff.cloned(), right, side)
    };
    relied_on(relied, kept.mentoring, removed.mentoring.is_some(), mentoring.as_ref());
    relied_on(relied, kept.candidate, removed.candidate.is_some(), candidate.as_ref());
    relied_on(relied, kept.student, removed.student.is_some(), student.as_ref());
    relied_on(relied, kept.staff, removed.staff.is_some(), staff.as_ref());
    Singles { mentoring, candidate, student, staff, plans }
}

/// A row that stays because both had one is relied on.
fn relied_on<T: Record + PartialEq>(relied: &mut Relied, kept: Option<&T>, had_both: bool, now: Option<&T>) {
    if let Some(kept) = kept
        && had_both
        && now == Some(kept)
    {
        rely(relied, kept);
    }
}

fn pick<T>(kept: Option<T>, removed: Option<T>, side: MergeSide) -> Option<T> {
    match side {
        MergeSide::Kept => kept.or(removed),
        MergeSide::Removed => removed.or(kept),
    }
}

/// Promises that were made stay promises.
fn joined(kept: &Mentoring, removed: &Mentoring, side: MergeSide) -> Mentoring {
    let mut one = match side {
        MergeSide::Kept => kept.clone(),
        MergeSide::Removed => removed.clone(),
    };
    if kept.side == removed.side {
        one.taken = kept.taken.saturating_add(removed.taken);
        one.capacity = one.capacity.max(one.taken);
    }
    one
}

impl FieldPlan {
    /// Which side is kept: the only one that has something, or else what was chosen, or else what the rule says.
    /// A choice never leaves a record without what the other has.
    pub fn decide(
        field: MergeField,
        (kept, removed): (bool, bool),
        same: bool,
        choices: &Choices,
        (by_rule, rule): (MergeSide, &'static str),
    ) -> Self {
        let plan = |side, is_chosen, rule| Self { field, same, side, is_chosen, rule };
        match (kept, removed) {
            (true, false) => plan(MergeSide::Kept, false, ONLY),
            (false, true) => plan(MergeSide::Removed, false, ONLY),
            _ if same => plan(MergeSide::Kept, false, "Both say the same."),
            _ => match choices.get(&field) {
                Some(side) => plan(*side, true, "Chosen."),
                None => plan(by_rule, false, rule),
            },
        }
    }
}
