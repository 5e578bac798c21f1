//! A new introduction, with a draft to each side.

use ::store::Tx;
use api::{Answer, ApiError};
use campus::model::Life;
use outreach::{Draft, NewMessage};
use serde_json::json;

use super::{
    APP, By, Deed, conflict, current, entity::introduction, life_of, log, obstacles, rows, state_of,
};
use crate::{
    Suite,
    matchmaking::introductions::{
        compose::{Sender, Side, to_mentor, to_student},
        model::{IntroductionState, RESTING_DAYS},
    },
};

/// Begins an introduction, and gives its id. Refused with a sentence for whatever stands in the way.
pub async fn create(suite: &Suite, by: By, (student, mentor): (u32, u32)) -> Answer<String> {
    let own = suite.clone();
    suite.store().write(move |tx| async move { create_in(&own, &tx, &by, (student, mentor)).await }).await
}

async fn create_in(suite: &Suite, tx: &Tx, by: &By, (student, mentor): (u32, u32)) -> Answer<String> {
    let edition = current(&**tx).await?;
    tx.lock_name(&format!("introductions of {edition} {student} {mentor}")).await?;
    let (student, mentor) = both(tx, edition, (student, mentor)).await?;
    if let Some(why) = between(suite, &**tx, edition, (&student, &mentor)).await? {
        return Err(conflict(why));
    }
    if let Some(why) = obstacles(&**tx, edition, (&student, &mentor), None).await?.into_iter().next() {
        return Err(conflict(why));
    }
    let (now, names) = (suite.store().now(), (student.person.name(), mentor.person.name()));
    let row = introduction::Model {
        id: suite.store().new_id(),
        edition,
        student: i64::from(student.person.id.0),
        mentor: i64::from(mentor.person.id.0),
        state: IntroductionState::Draft.name().to_owned(),
        student_answer: None,
        mentor_answer: None,
        note: String::new(),
        rest_until: None,
        match_id: None,
        revision: 1,
        created_at: now,
        created_by_name: by.editor.name.clone(),
        updated_at: now,
    };
    rows::insert(&**tx, row.clone()).await?;
    for new in letters(&row, (student, mentor), by) {
        suite.outreach.create_in(tx, new, &by.editor).await.map_err(ApiError::from)?;
    }
    let deed = Deed::new("created", "Drafted both letters");
    rows::note(&**tx, suite.store(), &row, (&by.editor.name, &deed)).await?;
    let detail = json!({ "change": "introduction drafted", "introduction": row.id, "student": names.0, "mentor": names.1 });
    log(suite, tx, by, detail).await?;
    Ok(row.id)
}

pub(super) async fn both(tx: &Tx, edition: i32, (student, mentor): (u32, u32)) -> Answer<(Life, Life)> {
    let nobody = |who: &str| ApiError::not_found(format!("There is no such {who} on the campus."));
    let student = life_of(&**tx, edition, student).await?.ok_or_else(|| nobody("student"))?;
    let mentor = life_of(&**tx, edition, mentor).await?.ok_or_else(|| nobody("mentor"))?;
    Ok((student, mentor))
}

/// What there is or was between the two that keeps them from being introduced now.
pub(super) async fn between(
    suite: &Suite,
    tx: &impl sea_orm::ConnectionTrait,
    edition: i32,
    (student, mentor): (&Life, &Life),
) -> Answer<Option<String>> {
    let today = suite.store().today().to_string();
    for row in rows::of_pair(tx, (edition, student.person.id.0, mentor.person.id.0)).await? {
        if state_of(&row).is_open() {
            return Ok(Some(
                "These two are being introduced already. Go on with that introduction.".to_owned(),
            ));
        }
        let resting = row.rest_until.filter(|until| *until >= today);
        if let Some(until) = resting.filter(|_| row.state == IntroductionState::Declined.name()) {
            return Ok(Some(format!(
                "One of the two said no. They are left alone for {RESTING_DAYS} days, until {until}."
            )));
        }
    }
    Ok(None)
}

/// The letters to both sides: first to the student, then to the mentor.
pub(super) fn letters(
    row: &introduction::Model,
    (student, mentor): (Life, Life),
    by: &By,
) -> [NewMessage; 2] {
    let drafts = drafts((student, mentor), by);
    let about: Vec<u32> = [row.student, row.mentor].map(super::number).to_vec();
    let purpose = |name: &str| format!("Introduction to {name}");
    let message = |draft: Draft, purpose: String| NewMessage {
        app: APP.to_owned(),
        reference: Some(row.id.clone()),
        draft,
        purpose,
        is_ask: false,
        about: about.clone(),
        reply_to: (by.editor.name.clone(), by.email.clone()),
    };
    let [to_student, to_mentor] = drafts;
    let (student, mentor) = (to_student.to.name().to_owned(), to_mentor.to.name().to_owned());
    [message(to_student, purpose(&mentor)), message(to_mentor, purpose(&student))]
}

pub(super) fn drafts((student, mentor): (Life, Life), by: &By) -> [Draft; 2] {
    let (student, mentor) = (Side::new(student), Side::new(mentor));
    let sender = Sender { uid: &by.editor.uid, name: &by.editor.name };
    [to_student(&student, &mentor, &sender), to_mentor(&student, &mentor, &sender)]
}
