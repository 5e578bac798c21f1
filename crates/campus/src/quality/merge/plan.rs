use std::collections::{BTreeMap, BTreeSet};

use super::{
    field::{Choices, MergeSide},
    home::{self, Homes},
    ledger::Ledger,
    person::{self, FieldPlan},
    rows::{Relied, Tally, move_keyed, move_numbered, rely},
    single::{self, Have},
    whole::{Pointing, Whole, one},
};
use crate::{
    model::{Household, KeySystem, Mail, Person, PersonId, PersonKey, PledgeId, Relative},
    store::{
        TABLES, Table,
        row::{Row, row, table_of},
    },
};

/// One row that a merge changes, moves, removes or relies on.
#[derive(Clone, Debug)]
pub struct Change {
    pub table: &'static Table,
    pub key: Row,
    pub before: Option<Row>,
    /// The same as before, if the row is only relied on.
    pub after: Option<Row>,
}

/// What two records become.
#[derive(Clone, Debug)]
pub struct Plan {
    pub after: Whole,
    pub fields: Vec<FieldPlan>,
    pub tallies: Vec<Tally>,
    pub changes: Vec<Change>,
    /// Before and after: it is the same.
    pub ledger: Ledger,
}

/// Makes one record of two.
pub fn plan(kept: &Whole, removed: &Whole, pointing: &Pointing, choices: &Choices) -> Plan {
    let (to, from) = (kept.id(), removed.id());
    let (left, right) = (&kept.life, &removed.life);
    let mut relied = Relied::new();
    // Whatever is not chosen follows from what the record that stays says.
    rely(&mut relied, &left.person);
    let home_plan = home::decide(&left.household, &right.household, choices);
    let (person, mut fields) = person::person(&left.person, &right.person, home_plan.side, choices);
    fields.push(home_plan);
    let homes = home::homes((to, &left.household), (from, &right.household), home_plan.side);
    let singles = single::singles(&have(kept), &have(removed), to, choices, &mut relied);
    fields.extend(singles.plans.iter().copied());
    fields.sort_by_key(|plan| plan.field);

    let mut after = kept.clone();
    let mut tallies = Vec::new();
    let life = &mut after.life;
    let (pledges, pledge_numbers) = move_numbered(&mut life.pledges, &right.pledges, to, true, &mut relied);
    let mut gifts = right.gifts.clone();
    for gift in &mut gifts {
        let moved = pledge_numbers.iter().find(|(old, _)| gift.pledge == Some(PledgeId(*old)));
        gift.pledge = moved.map_or(gift.pledge, |(_, new)| Some(PledgeId(*new)));
    }
    let (gifts, gift_numbers) = move_numbered(&mut life.gifts, &gifts, to, true, &mut relied);
    tallies.extend([gifts, pledges]);
    tallies.push(move_numbered(&mut life.education, &right.education, to, false, &mut relied).0);
    tallies.push(move_numbered(&mut life.positions, &right.positions, to, false, &mut relied).0);
    tallies.push(move_numbered(&mut life.volunteering, &right.volunteering, to, false, &mut relied).0);
    tallies.push(move_numbered(&mut life.posts, &right.posts, to, false, &mut relied).0);
    tallies.push(move_numbered(&mut life.notes, &right.notes, to, false, &mut relied).0);
    tallies.push(move_numbered(&mut life.enrolments, &right.enrolments, to, false, &mut relied).0);
    tallies.push(move_numbered(&mut life.holds, &right.holds, to, false, &mut relied).0);
    tallies.push(move_keyed(&mut life.skills, &right.skills, to, &mut relied));
    tallies.push(move_keyed(&mut life.interests, &right.interests, to, &mut relied));
    tallies.push(move_keyed(&mut life.consents, &right.consents, to, &mut relied));
    tallies.push(move_keyed(&mut life.attendance, &right.attendance, to, &mut relied));
    tallies.push(move_keyed(&mut life.memberships, &right.memberships, to, &mut relied));
    let mut keys = removed.keys.clone();
    for key in keys.iter_mut().filter(|key| key.system == KeySystem::Gift) {
        key.record =
            gift_numbers.iter().find(|(old, _)| *old == key.record).map_or(key.record, |(_, new)| *new);
    }
    tallies.push(move_keyed(&mut after.keys, &keys, to, &mut relied));
    add_address(&mut after.keys, (&left.person, &right.person), &person, &mut relied);
    (life.mentoring, life.candidate) = (singles.mentoring, singles.candidate);
    (life.student, after.staff) = (singles.student, singles.staff);
    let home = homes.get(&person.household).cloned().flatten().unwrap_or_else(|| left.household.clone());
    let family = (&mut life.relatives, right.relatives.as_slice());
    tallies.push(relatives(family, (to, from), (&home, &home_plan), &mut relied));
    tallies.push(mails(&mut life.mails, &right.mails, (to, from)));
    for note in life.notes.iter_mut().filter(|note| note.by == from) {
        note.by = to;
    }
    if let Some(student) = life.student.as_mut().filter(|student| student.adviser == from) {
        student.adviser = to;
    }
    (life.person, life.household) = (person, home);
    let now = pointed(pointing, (to, from), &after, &mut relied);
    let is_of_interest = |tally: &Tally| tally.moved + tally.same + tally.combined > 0;
    tallies.retain(is_of_interest);

    let mut before = Rows::default();
    before.take_all(kept);
    before.take_all(removed);
    pointing.each_row(|table, row| before.take(table, row));
    for home in [&left.household, &right.household] {
        one(home, &mut |table, row| before.take(table, row));
    }
    let mut rows = Rows::default();
    rows.take_all(&after);
    now.each_row(|table, row| rows.take(table, row));
    keep_homes(&mut rows, homes);
    let ledger = Ledger::of(after.life.gifts.iter(), after.life.pledges.iter());
    Plan { changes: before.until(rows, &relied), after, fields, tallies, ledger }
}

fn have(whole: &Whole) -> Have<'_> {
    Have {
        mentoring: whole.life.mentoring.as_ref(),
        candidate: whole.life.candidate.as_ref(),
        student: whole.life.student.as_ref(),
        staff: whole.staff.as_ref(),
    }
}

fn keep_homes(rows: &mut Rows, homes: Homes) {
    for home in homes.into_values().flatten() {
        one::<Household>(&home, &mut |table, row| rows.take(table, row));
    }
}

/// An address that is not theirs any more still finds them.
fn add_address(
    keys: &mut Vec<PersonKey>,
    (kept, removed): (&Person, &Person),
    now: &Person,
    relied: &mut Relied,
) {
    for email in [&kept.email, &removed.email] {
        let value = email.trim().to_lowercase();
        if value.is_empty() || now.email.eq_ignore_ascii_case(&value) {
            continue;
        }
        let is_known = |key: &&PersonKey| key.system == KeySystem::Email && key.value == value;
        match keys.iter().find(is_known) {
            Some(known) => rely(relied, known),
            None => {
                let (system, record) = (KeySystem::Email, now.id.0);
                keys.push(PersonKey { person: now.id, system, value, record });
            }
        }
    }
}

/// Family of both. Nobody is their own relative, and nobody is one twice.
fn relatives(
    (kept, removed): (&mut Vec<Relative>, &[Relative]),
    (to, from): (PersonId, PersonId),
    (home, plan): (&Household, &FieldPlan),
    relied: &mut Relied,
) -> Tally {
    let mut tally = Tally::new::<Relative>();
    let is_own = |relative: &Relative| matches!(relative.relative, Some(id) if id == to || id == from);
    // Whoever stays where they were lives with whom they did.
    let settle = |relative: &mut Relative, side: MergeSide| {
        if !plan.same && plan.side != side {
            relative.same_household = relative.relative.is_some_and(|id| home.members.contains(&id));
        }
    };
    kept.retain(|relative| !is_own(relative));
    for one in kept.iter_mut() {
        settle(one, MergeSide::Kept);
    }
    for one in removed.iter().filter(|one| !is_own(one)) {
        let mut moved = Relative { person: to, ..one.clone() };
        settle(&mut moved, MergeSide::Removed);
        let is_same = |known: &&mut Relative| {
            known.kind == moved.kind
                && (known.name == moved.name
                    || (known.relative.is_some() && known.relative == moved.relative))
        };
        match kept.iter_mut().find(is_same) {
            Some(known) => {
                known.relative = known.relative.or(moved.relative);
                known.same_household |= moved.same_household;
                rely(relied, known);
                tally.combined += 1;
            }
            None => {
                kept.push(moved);
                tally.moved += 1;
            }
        }
    }
    tally
}

/// Letters keep the names and addresses under which they were written.
fn mails(kept: &mut Vec<Mail>, removed: &[Mail], (to, from): (PersonId, PersonId)) -> Tally {
    let moved = removed.iter().filter(|mail| mail.from.person == from || mail.to.person == from);
    let tally = Tally { moved: u32::try_from(moved.count()).unwrap_or(u32::MAX), ..Tally::new::<Mail>() };
    for mail in removed {
        if kept.iter().all(|known| known.id != mail.id) {
            kept.push(mail.clone());
        }
    }
    for mail in kept.iter_mut() {
        for side in [&mut mail.from, &mut mail.to] {
            if side.person == from {
                side.person = to;
            }
        }
    }
    tally
}

/// What others say of the one who goes is said of the one who stays.
fn pointed(
    pointing: &Pointing,
    (to, from): (PersonId, PersonId),
    after: &Whole,
    relied: &mut Relied,
) -> Pointing {
    let mut now = pointing.clone();
    let known: Vec<Relative> = now.relatives.iter().filter(|one| one.relative == Some(to)).cloned().collect();
    now.relatives.retain(|one| {
        let twice = known.iter().find(|known| known.person == one.person && known.kind == one.kind);
        match twice.filter(|_| one.relative == Some(from)) {
            Some(twice) => {
                rely(relied, twice);
                false
            }
            None => true,
        }
    });
    for one in &mut now.relatives {
        one.relative = Some(to);
        // Who moves out lives no more with those who stay; who moves in is new to them.
        if one.same_household {
            one.same_household = pointing.homes.get(&one.person) == Some(&after.life.person.household);
        }
    }
    now.notes.iter_mut().for_each(|note| note.by = to);
    now.students.iter_mut().for_each(|one| one.adviser = to);
    now
}

/// Rows by their table and key.
#[derive(Default)]
pub struct Rows(BTreeMap<(usize, String), (&'static Table, Row)>);

impl Rows {
    pub fn take_all(&mut self, whole: &Whole) {
        whole.each_row(|table, row| self.take(table, row));
    }

    pub fn take(&mut self, table: &'static Table, row: Row) {
        let place = TABLES.iter().position(|one| one.name == table.name).unwrap_or(usize::MAX);
        let key = table.to_json(&table.key_of(&row));
        self.0.insert((place, key), (table, row));
    }

    /// Says in a few letters how everything is.
    pub fn lines(&self) -> impl Iterator<Item = String> {
        self.0.values().map(|(table, row)| format!("{} {}\n", table.name, table.to_json(row)))
    }

    /// What has to be done to these rows to make the others of them.
    fn until(self, mut after: Self, relied: &Relied) -> Vec<Change> {
        let relied: BTreeSet<(&str, String)> = relied
            .iter()
            .filter_map(|(name, key)| Some((*name, crate::store::row::table(name)?.to_json(key))))
            .collect();
        let mut changes = Vec::new();
        for ((place, key), (table, row)) in self.0 {
            let now = after.0.remove(&(place, key.clone())).map(|(_, row)| row);
            if now.as_ref() != Some(&row) || relied.contains(&(table.name, key)) {
                changes.push(Change { table, key: table.key_of(&row), before: Some(row), after: now });
            }
        }
        let added = after.0.into_values();
        changes.extend(added.map(|(table, row)| Change {
            table,
            key: table.key_of(&row),
            before: None,
            after: Some(row),
        }));
        changes
    }
}

impl Change {
    /// Whether the row is changed at all, and not only relied on.
    pub fn is_made(&self) -> bool {
        self.before != self.after
    }

    /// A row of a record, before and after.
    pub fn of<T: crate::store::Record>(before: Option<&T>, after: Option<&T>) -> Option<Self> {
        let some = after.or(before)?;
        let table = table_of::<T>();
        Some(Self { table, key: table.key_of(&row(some)), before: before.map(row), after: after.map(row) })
    }
}
