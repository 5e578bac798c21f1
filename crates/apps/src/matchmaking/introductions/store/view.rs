//! Introductions as they are shown.

use std::collections::HashMap;

use api::Answer;
use campus::{model::PersonId, store::people};
use outreach::{MessageState, Verdict};
use sea_orm::ConnectionTrait;

use super::{
    APP, Wanted, answer_of, begin::between, current, entity::introduction, life_of, not_there, number,
    obstacles, places_left, rows, state_of, undo,
};
use crate::{
    Suite,
    matchmaking::introductions::model::{
        IntroducedPerson, Introduction, IntroductionCard, IntroductionCheck, IntroductionState,
        IntroductionStep,
    },
};

/// The last one changed first.
pub async fn list(suite: &Suite, wanted: &Wanted) -> Answer<Vec<IntroductionCard>> {
    let db = suite.store().reader();
    let edition = current(db).await?;
    let rows = rows::list(db, edition, wanted).await?;
    let people = rows.iter().flat_map(|row| [number(row.student), number(row.mentor)]);
    let names = names(db, edition, people).await?;
    Ok(rows.iter().map(|row| card(row, &names)).collect())
}

pub async fn find(suite: &Suite, id: &str) -> Answer<Introduction> {
    let db = suite.store().reader();
    let row = rows::find(db, id).await?.ok_or_else(not_there)?;
    let names = names(db, row.edition, [number(row.student), number(row.mentor)]).await?;
    let letters = suite.outreach.messages_of(APP, id).await?;
    let gone = letters.iter().filter(|letter| letter.card.state.has_left());
    let gone: Vec<String> = gone.map(|letter| letter.card.id.clone()).collect();
    let (mut to_student, mut to_mentor) = (None, None);
    for letter in letters {
        if i64::from(letter.card.person) == row.student {
            to_student = Some(letter);
        } else {
            to_mentor = Some(letter);
        }
    }
    let steps = rows::steps(db, id).await?;
    let is_draft = state_of(&row) == IntroductionState::Draft;
    let student = life_of(db, row.edition, number(row.student)).await?;
    let mentor = life_of(db, row.edition, number(row.mentor)).await?;
    let (mut left, mut in_the_way) = (0, Vec::new());
    match (&student, &mentor) {
        (Some(student), Some(mentor)) => {
            // A draft does not stand in its own way; what was sent holds a place like any other.
            let own = is_draft.then_some(id);
            left = places_left(db, row.edition, mentor, own).await?;
            if is_draft {
                in_the_way = obstacles(db, row.edition, (student, mentor), Some(id)).await?;
            }
        }
        _ => in_the_way.push("One of the two is not on the campus any more.".to_owned()),
    }
    if is_draft {
        let letters = [&to_student, &to_mentor].into_iter().flatten();
        for letter in letters.filter(|letter| !letter.card.state.has_left()) {
            let name = &letter.card.name;
            if let Verdict::Refused(refused) = &letter.may_contact {
                in_the_way.push(format!("{name}: {}", refused.message));
            }
            if letter.card.state != MessageState::Approved {
                in_the_way.push(format!("The letter to {name} is not approved."));
            }
        }
    }
    Ok(Introduction {
        card: card(&row, &names),
        to_student,
        to_mentor,
        places_left: left,
        obstacles: in_the_way,
        undo: undo::next(&steps).filter(|step| !undo::is_final(step, &gone)).map(|step| step.what.clone()),
        steps: steps
            .into_iter()
            .map(|step| IntroductionStep {
                at: step.at,
                by_name: step.by_name,
                what: step.what,
                is_undone: step.is_undone,
            })
            .collect(),
    })
}

/// Whether two people can be introduced, and what stands in the way.
pub async fn check(suite: &Suite, (student, mentor): (u32, u32)) -> Answer<IntroductionCheck> {
    let db = suite.store().reader();
    let edition = current(db).await?;
    let nobody = |who: &str| api::ApiError::not_found(format!("There is no such {who} on the campus."));
    let one = life_of(db, edition, student).await?.ok_or_else(|| nobody("student"))?;
    let other = life_of(db, edition, mentor).await?.ok_or_else(|| nobody("mentor"))?;
    let mut all = Vec::new();
    all.extend(between(suite, db, edition, (&one, &other)).await?);
    all.extend(obstacles(db, edition, (&one, &other), None).await?);
    let today = suite.store().today();
    for life in [&one, &other] {
        let channel = outreach::Channel::Email;
        if let Verdict::Refused(refused) =
            suite.outreach.may_contact(life.person.id.0, today, channel).await?
        {
            all.push(format!("{}: {}", life.person.name(), refused.message));
        }
    }
    Ok(IntroductionCheck {
        places_left: places_left(db, edition, &other, None).await?,
        student: IntroducedPerson { id: student, name: one.person.name() },
        mentor: IntroducedPerson { id: mentor, name: other.person.name() },
        obstacles: all,
    })
}

async fn names(
    db: &impl ConnectionTrait,
    edition: i32,
    ids: impl IntoIterator<Item = u32>,
) -> Answer<HashMap<PersonId, String>> {
    let found = people::some(db, edition, ids).await?;
    Ok(found.into_iter().map(|person| (person.id, person.name())).collect())
}

fn card(row: &introduction::Model, names: &HashMap<PersonId, String>) -> IntroductionCard {
    let person = |id: i64| {
        let id = number(id);
        let name = names.get(&PersonId(id)).cloned().unwrap_or_else(|| "Somebody no longer here".to_owned());
        IntroducedPerson { id, name }
    };
    IntroductionCard {
        id: row.id.clone(),
        student: person(row.student),
        mentor: person(row.mentor),
        state: state_of(row),
        student_answer: answer_of(row.student_answer.as_ref()),
        mentor_answer: answer_of(row.mentor_answer.as_ref()),
        note: row.note.clone(),
        rest_until: row.rest_until.as_ref().and_then(|day| day.parse().ok()),
        match_id: row.match_id.clone(),
        revision: u32::try_from(row.revision).unwrap_or(0),
        created_at: row.created_at,
        created_by_name: row.created_by_name.clone(),
        updated_at: row.updated_at,
    }
}
