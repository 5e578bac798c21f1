use std::collections::HashMap;

use crate::{
    model::{Household, HouseholdId, Life, Note, PersonId, PersonKey, Relative, StaffMember, Student},
    store::{
        Record, Table,
        row::{Row, row, table_of},
    },
};

/// All that a campus knows of one person.
#[derive(Clone, Debug, PartialEq)]
pub struct Whole {
    pub life: Life,
    pub keys: Vec<PersonKey>,
    pub staff: Option<StaffMember>,
}

/// What the records of others say of the two.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Pointing {
    /// Those who call one of the two a relative.
    pub relatives: Vec<Relative>,
    /// Where these people live.
    pub homes: HashMap<PersonId, HouseholdId>,
    /// Notes that the one who goes wrote.
    pub notes: Vec<Note>,
    /// Students whom the one who goes advises.
    pub students: Vec<Student>,
}

impl Whole {
    pub fn id(&self) -> PersonId {
        self.life.person.id
    }

    pub fn household(&self) -> &Household {
        &self.life.household
    }

    /// Every row that is theirs; letters belong to two, and are here as well. Not the household, which others share.
    pub fn each_row(&self, mut take: impl FnMut(&'static Table, Row)) {
        let life = &self.life;
        one(&life.person, &mut take);
        all(&life.relatives, &mut take);
        all(life.mentoring.as_slice(), &mut take);
        all(&life.education, &mut take);
        all(&life.positions, &mut take);
        all(&life.skills, &mut take);
        all(&life.interests, &mut take);
        all(&life.consents, &mut take);
        all(&life.pledges, &mut take);
        all(&life.gifts, &mut take);
        all(&life.volunteering, &mut take);
        all(&life.attendance, &mut take);
        all(&life.memberships, &mut take);
        all(&life.posts, &mut take);
        all(&life.notes, &mut take);
        all(life.candidate.as_slice(), &mut take);
        all(life.student.as_slice(), &mut take);
        all(&life.enrolments, &mut take);
        all(&life.holds, &mut take);
        all(&life.mails, &mut take);
        all(&self.keys, &mut take);
        all(self.staff.as_slice(), &mut take);
    }
}

impl Pointing {
    pub fn each_row(&self, mut take: impl FnMut(&'static Table, Row)) {
        all(&self.relatives, &mut take);
        all(&self.notes, &mut take);
        all(&self.students, &mut take);
    }
}

fn all<T: Record>(records: &[T], take: &mut impl FnMut(&'static Table, Row)) {
    for record in records {
        one(record, take);
    }
}

pub(super) fn one<T: Record>(record: &T, take: &mut impl FnMut(&'static Table, Row)) {
    take(table_of::<T>(), row(record));
}
