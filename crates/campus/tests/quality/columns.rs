//! Nothing that names a person is forgotten by a merge.

use std::collections::BTreeSet;

use campus::{
    model::PersonId,
    quality::merge::Choices,
    store::{Kind as CellKind, TABLES},
};
use store::{
    sea_orm::{ConnectionTrait, Statement},
    testing::Kind,
};

use crate::stage::Stage;

/// Columns with the number of a person.
pub const PEOPLE: &[&str] = &[
    "attendance.person",
    "candidates.person",
    "consents.person",
    "education.person",
    "enrolments.person",
    "gifts.person",
    "holds.person",
    "interests.person",
    "mails.from_person",
    "mails.to_person",
    "memberships.person",
    "mentoring.person",
    "notes.by",
    "notes.person",
    "people.id",
    "person_keys.person",
    "person_keys.record",
    "person_skills.person",
    "pledges.person",
    "positions.person",
    "posts.person",
    "relatives.person",
    "relatives.relative",
    "staff.mailbox_person",
    "students.adviser",
    "students.person",
    "volunteering.person",
];

/// Columns with another number.
const OTHERS: &[&str] = &[
    "appeals.id",
    "appeals.year",
    "attendance.event",
    "candidates.salary_from",
    "courses.credits",
    "courses.department",
    "courses.id",
    "courses.year",
    "departments.id",
    "education.end_year",
    "education.id",
    "education.start_year",
    "employers.employees",
    "employers.founded",
    "employers.id",
    "enrolments.attendance_percent",
    "enrolments.course",
    "enrolments.id",
    "enrolments.term",
    "events.capacity",
    "events.id",
    "funds.id",
    "gifts.appeal",
    "gifts.cents",
    "gifts.fund",
    "gifts.id",
    "gifts.pledge",
    "groups.founded",
    "groups.id",
    "holds.id",
    "households.id",
    "mails.id",
    "mails.thread",
    "memberships.group",
    "mentoring.capacity",
    "mentoring.taken",
    "notes.id",
    "people.birth_year",
    "people.class_year",
    "people.household",
    "person_skills.years",
    "pledges.cents",
    "pledges.fund",
    "pledges.id",
    "pledges.years",
    "positions.employer",
    "positions.id",
    "posts.group",
    "posts.id",
    "role_keys.role",
    "roles.employer",
    "roles.id",
    "roles.salary_from",
    "roles.salary_to",
    "staff.department",
    "students.balance_cents",
    "students.credits",
    "students.department",
    "students.entry_term",
    "students.expected_year",
    "students.gpa_hundredths",
    "terms.id",
    "terms.year",
    "volunteering.hours",
    "volunteering.id",
];

#[test]
fn every_number_on_campus_is_known_to_be_a_person_or_not() {
    let is_number = |kind: CellKind| kind == CellKind::Integer;
    let all: BTreeSet<String> = TABLES
        .iter()
        .flat_map(|table| {
            let numbers = table.columns.iter().filter(|column| is_number(column.kind));
            numbers.map(|column| format!("{}.{}", table.name, column.name)).collect::<Vec<_>>()
        })
        .collect();
    let known: BTreeSet<String> = PEOPLE.iter().chain(OTHERS).map(|name| (*name).to_owned()).collect();
    let unknown: Vec<&String> = all.symmetric_difference(&known).collect();
    assert!(unknown.is_empty(), "teach merges about {unknown:?}, then list it here");
}

/// How often a number stands in a column of people.
async fn named(stage: &Stage, person: u32) -> Vec<String> {
    let db = stage.store.reader();
    let mut found = Vec::new();
    for column in PEOPLE {
        let (table, name) = column.split_once('.').unwrap();
        let sql = format!("SELECT COUNT(*) FROM {table} WHERE edition = $1 AND \"{name}\" = $2");
        let values = [stage.edition.into(), i64::from(person).into()];
        let statement = Statement::from_sql_and_values(db.get_database_backend(), sql, values);
        let count: i64 = db.query_one_raw(statement).await.unwrap().unwrap().try_get_by_index(0).unwrap();
        if count > 0 {
            found.push((*column).to_owned());
        }
    }
    let sql = "SELECT COUNT(*) FROM households WHERE edition = $1 AND (members LIKE $2 OR members LIKE $3 \
               OR members LIKE $4 OR members = $5)";
    let members =
        [format!("[{person},%"), format!("%,{person},%"), format!("%,{person}]"), format!("[{person}]")];
    let values = std::iter::once(stage.edition.into()).chain(members.map(Into::into));
    let statement = Statement::from_sql_and_values(db.get_database_backend(), sql, values);
    let count: i64 = db.query_one_raw(statement).await.unwrap().unwrap().try_get_by_index(0).unwrap();
    found.extend((count > 0).then(|| "households.members".to_owned()));
    found
}

#[tokio::test]
async fn after_a_merge_nothing_names_the_record_that_went() {
    let stage = Stage::new(Kind::Sqlite, 200).await;
    let mut seen = BTreeSet::new();
    // Somebody of the staff who advises and writes, students, and alumni with families.
    for (keep, gone) in
        [(1, 2), (3, 4), (30, 31), (32, 40), (45, 46), (100, 101), (102, 120), (130, 5), (60, 150)]
    {
        seen.extend(named(&stage, gone).await);
        stage.merge(keep, gone, Choices::new()).await.unwrap();
        let left = named(&stage, gone).await;
        // Numbers of gifts in other systems may be any number.
        assert_eq!(left, Vec::<String>::new(), "{gone} is still named");
        assert_eq!(stage.quality.merged_into(PersonId(gone)).await.unwrap(), Some(PersonId(keep)));
        assert!(stage.life(keep).await.is_some(), "the record that stays can be read");
    }
    for expected in
        ["notes.by", "students.adviser", "relatives.relative", "mails.to_person", "staff.mailbox_person"]
    {
        assert!(seen.contains(expected), "the campus has no {expected} to test with: {seen:?}");
    }
}
