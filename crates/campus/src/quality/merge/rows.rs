//! Rows that move from one record to the other, and what happens where both have one.

use crate::{
    model::{
        Attendance, AttendanceStatus, Consent, Education, Enrolment, Gift, Hold, Interest, KeySystem,
        Membership, Note, PersonId, PersonKey, PersonSkill, Pledge, PledgeId, Position, Post, Volunteering,
    },
    store::{
        Record,
        row::{Row, row, table_of},
    },
};

/// What became of the rows of one table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub table: &'static str,
    pub moved: u32,
    /// Both had it.
    pub same: u32,
    /// Both had something about the same thing, and one row was made of the two.
    pub combined: u32,
}

impl Tally {
    pub fn new<T: Record>() -> Self {
        Self { table: T::TABLE, ..Self::default() }
    }
}

/// Rows on which a merge relies without changing them: whoever takes them away takes away what it was based on.
pub type Relied = Vec<(&'static str, Row)>;

pub fn rely<T: Record>(relied: &mut Relied, record: &T) {
    relied.push((T::TABLE, table_of::<T>().key_of(&row(record))));
}

/// A row that is told apart by a number.
pub trait Numbered: Record + Clone + PartialEq {
    fn number(&self) -> u32;
    /// The same row as somebody's, under a number.
    fn with(&self, person: PersonId, number: u32) -> Self;
}

macro_rules! numbered {
    ($($record:ident),*) => {$(
        impl Numbered for $record {
            fn number(&self) -> u32 {
                self.id
            }

            fn with(&self, person: PersonId, number: u32) -> Self {
                Self { id: number, person, ..self.clone() }
            }
        }
    )*};
}

numbered!(Education, Enrolment, Gift, Hold, Note, Position, Post, Volunteering);

impl Numbered for Pledge {
    fn number(&self) -> u32 {
        self.id.0
    }

    fn with(&self, person: PersonId, number: u32) -> Self {
        Self { id: PledgeId(number), person, ..self.clone() }
    }
}

/// Moves numbered rows. A row that says exactly what one of the other record says is kept once, unless it is money.
/// Gives the old and the new number of each that moved under another one.
pub fn move_numbered<T: Numbered>(
    kept: &mut Vec<T>,
    removed: &[T],
    to: PersonId,
    is_money: bool,
    relied: &mut Relied,
) -> (Tally, Vec<(u32, u32)>) {
    let (mut tally, mut renumbered) = (Tally::new::<T>(), Vec::new());
    let own = kept.clone();
    for one in removed {
        let same = own.iter().find(|known| !is_money && one.with(to, known.number()) == **known);
        if let Some(same) = same {
            tally.same += 1;
            rely(relied, same);
            continue;
        }
        let mut number = one.number();
        if kept.iter().any(|known| known.number() == number) {
            number = kept.iter().chain(removed).map(Numbered::number).max().unwrap_or(0).saturating_add(1);
            renumbered.push((one.number(), number));
        }
        kept.push(one.with(to, number));
        tally.moved += 1;
    }
    (tally, renumbered)
}

/// A row that is told apart by what it is about.
pub trait Keyed: Record + Clone + PartialEq {
    fn give(&self, person: PersonId) -> Self;
    fn is_about_the_same(&self, other: &Self) -> bool;
    /// One row of two that are about the same thing, both of the record that stays.
    fn combine(&self, other: &Self) -> Self;
}

/// Moves rows that are told apart by what they are about.
pub fn move_keyed<T: Keyed>(kept: &mut Vec<T>, removed: &[T], to: PersonId, relied: &mut Relied) -> Tally {
    let mut tally = Tally::new::<T>();
    for one in removed {
        let one = one.give(to);
        let Some(place) = kept.iter().position(|known| known.is_about_the_same(&one)) else {
            kept.push(one);
            tally.moved += 1;
            continue;
        };
        let combined = kept[place].combine(&one);
        if combined == kept[place] {
            rely(relied, &kept[place]);
        }
        if one == kept[place] {
            tally.same += 1;
        } else {
            tally.combined += 1;
        }
        kept[place] = combined;
    }
    tally
}

impl Keyed for PersonSkill {
    fn give(&self, person: PersonId) -> Self {
        Self { person, ..self.clone() }
    }

    fn is_about_the_same(&self, other: &Self) -> bool {
        self.skill == other.skill
    }

    /// Who has practised it longer knows more of it.
    fn combine(&self, other: &Self) -> Self {
        if other.years > self.years { other.clone() } else { self.clone() }
    }
}

impl Keyed for Interest {
    fn give(&self, person: PersonId) -> Self {
        Self { person, ..self.clone() }
    }

    fn is_about_the_same(&self, other: &Self) -> bool {
        self.kind == other.kind && self.text == other.text
    }

    fn combine(&self, _: &Self) -> Self {
        self.clone()
    }
}

impl Keyed for Consent {
    fn give(&self, person: PersonId) -> Self {
        Self { person, ..self.clone() }
    }

    fn is_about_the_same(&self, other: &Self) -> bool {
        self.field == other.field
    }

    /// The stricter answer wins, whenever it was given; of two that say the same, the later one.
    fn combine(&self, other: &Self) -> Self {
        match (self.granted, other.granted) {
            (false, true) => self.clone(),
            (true, false) => other.clone(),
            _ if other.at > self.at => other.clone(),
            _ => self.clone(),
        }
    }
}

impl Keyed for Attendance {
    fn give(&self, person: PersonId) -> Self {
        Self { person, ..self.clone() }
    }

    fn is_about_the_same(&self, other: &Self) -> bool {
        self.event == other.event
    }

    /// Who was seen was there, whatever the other list says.
    fn combine(&self, other: &Self) -> Self {
        let sure = |one: &Self| match one.status {
            AttendanceStatus::Registered => 0,
            AttendanceStatus::NoShow => 1,
            AttendanceStatus::Attended => 2,
        };
        if sure(other) > sure(self) { other.clone() } else { self.clone() }
    }
}

impl Keyed for Membership {
    fn give(&self, person: PersonId) -> Self {
        Self { person, ..self.clone() }
    }

    fn is_about_the_same(&self, other: &Self) -> bool {
        self.group == other.group
    }

    /// Since the earlier day; who organises it in one of them does.
    fn combine(&self, other: &Self) -> Self {
        Self {
            since: self.since.min(other.since),
            organiser: self.organiser || other.organiser,
            ..self.clone()
        }
    }
}

impl Keyed for PersonKey {
    fn give(&self, person: PersonId) -> Self {
        // What is meant is the person, or else a gift of theirs.
        let is_person = self.system != KeySystem::Gift && self.record == self.person.0;
        let record = if is_person { person.0 } else { self.record };
        Self { person, record, ..self.clone() }
    }

    fn is_about_the_same(&self, other: &Self) -> bool {
        self.system == other.system && self.value == other.value
    }

    fn combine(&self, _: &Self) -> Self {
        self.clone()
    }
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;
    use rstest::rstest;

    use super::*;
    use crate::model::{ConsentField, FundId, GiftKind};

    const KEPT: PersonId = PersonId(1);
    const REMOVED: PersonId = PersonId(2);

    fn consent(person: PersonId, granted: bool, year: i16) -> Consent {
        let basis = format!("Form of {year}");
        Consent { person, field: ConsentField::Phone, granted, at: date(year, 1, 1), basis }
    }

    #[rstest]
    #[case(true, 2020, false, 2010, false, 2010)]
    #[case(false, 2010, true, 2020, false, 2010)]
    #[case(true, 2010, true, 2020, true, 2020)]
    #[case(false, 2020, false, 2010, false, 2020)]
    fn the_stricter_consent_wins_and_then_the_later_one(
        #[case] kept: bool,
        #[case] kept_year: i16,
        #[case] removed: bool,
        #[case] removed_year: i16,
        #[case] granted: bool,
        #[case] year: i16,
    ) {
        let mut rows = vec![consent(KEPT, kept, kept_year)];
        let tally =
            move_keyed(&mut rows, &[consent(REMOVED, removed, removed_year)], KEPT, &mut Relied::new());
        assert_eq!(rows, [consent(KEPT, granted, year)]);
        assert_eq!((tally.moved, tally.same, tally.combined), (0, 0, 1));
    }

    fn gift(person: PersonId, id: u32) -> Gift {
        Gift {
            id,
            person,
            date: date(2020, 1, 1),
            cents: 5000,
            fund: FundId(1),
            appeal: None,
            kind: GiftKind::Card,
            pledge: None,
        }
    }

    #[test]
    fn two_gifts_that_say_the_same_are_two_gifts() {
        let mut rows = vec![gift(KEPT, 7)];
        let removed = [gift(REMOVED, 7), gift(REMOVED, 8)];
        let (tally, renumbered) = move_numbered(&mut rows, &removed, KEPT, true, &mut Relied::new());
        assert_eq!(rows, [gift(KEPT, 7), gift(KEPT, 9), gift(KEPT, 8)]);
        assert_eq!((tally.moved, renumbered), (2, vec![(7, 9)]));
    }

    #[test]
    fn a_post_that_says_the_same_is_one_post_and_is_relied_on() {
        let post =
            |person, id| Post { id, person, group: None, date: date(2020, 1, 1), text: "Hi".to_owned() };
        let (mut rows, mut relied) = (vec![post(KEPT, 7)], Relied::new());
        let (tally, _) = move_numbered(&mut rows, &[post(REMOVED, 8)], KEPT, false, &mut relied);
        assert_eq!((rows.len(), tally.same, relied.len()), (1, 1, 1));
    }
}
