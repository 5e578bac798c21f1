//! Sending both letters, taking an introduction back, and writing down the answers.

use ::store::Tx;
use api::{Answer, ApiError, Code};
use jiff::ToSpan;
use outreach::{MessageState, Outreach, OutreachError, outbox::MessageCard};
use serde_json::json;

use super::{
    APP, By, Deed, answer_of, begin, conflict, entity::introduction, has_mentor, number, obstacles, opened,
    rows, save, state_of,
};
use crate::{
    Suite,
    matchmaking::{
        introductions::model::{
            IntroductionAnswer, IntroductionSide, IntroductionState, RESTING_DAYS, outcome,
        },
        matches::{self, MatchOrigin, MatchState, NewMatch},
    },
};

/// Sends both letters, or none. Holds one of the mentor's places and a part of the contact budget of both.
pub async fn send(suite: &Suite, by: By, (id, seen): (&str, u32)) -> Answer<()> {
    let (own, id) = (suite.clone(), id.to_owned());
    suite.store().write(move |tx| async move { send_in(&own, &tx, &by, (&id, seen)).await }).await
}

async fn send_in(suite: &Suite, tx: &Tx, by: &By, (id, seen): (&str, u32)) -> Answer<()> {
    let row = opened(tx, id, seen).await?;
    let mut letters = suite.outreach.messages_of_in(tx, APP, id).await?;
    let is_again = state_of(&row) == IntroductionState::Asked;
    match state_of(&row) {
        // What has left before it was taken back is not sent twice.
        IntroductionState::Draft => letters.retain(|one| !one.state.has_left()),
        // One of them came back, was written anew and approved.
        IntroductionState::Asked if letters.iter().any(|one| one.state == MessageState::Approved) => {
            letters.retain(|one| one.state == MessageState::Approved);
        }
        _ => return Err(conflict("The letters of this introduction have been sent, or it is over.")),
    }
    matches::lock(tx).await?;
    let (student, mentor) = begin::both(tx, row.edition, (number(row.student), number(row.mentor))).await?;
    if let Some(why) = obstacles(&**tx, row.edition, (&student, &mentor), Some(id)).await?.into_iter().next()
    {
        return Err(conflict(why));
    }
    let ids: Vec<&str> = letters.iter().map(|letter| letter.id.as_str()).collect();
    suite.outreach.send_in(tx, &ids, &by.editor).await.map_err(|error| named(error, (&student, &mentor)))?;
    let after = introduction::Model { state: IntroductionState::Asked.name().to_owned(), ..row.clone() };
    let detail = json!({ "change": "introduction sent", "introduction": id });
    let what = sent_words(&letters, is_again);
    let deed = Deed { letters: &ids, ..Deed::new("sent", &what) };
    save(suite, tx, (&row, after), (by, deed), detail).await
}

fn sent_words(letters: &[MessageCard], is_again: bool) -> String {
    let what = match letters {
        [one] => format!("Sent the letter to {}", one.name),
        _ => "Sent both letters".to_owned(),
    };
    if is_again { format!("{what} again") } else { what }
}

/// A refusal tells whom it is about.
fn named(error: OutreachError, (student, mentor): (&campus::model::Life, &campus::model::Life)) -> ApiError {
    let OutreachError::Refused(refused) = &error else { return error.into() };
    let whom = [student, mentor].into_iter().find(|life| life.person.id.0 == refused.person);
    let name = whom.map(|life| life.person.name()).unwrap_or_default();
    ApiError::new(Code::Conflict, format!("{name}: {}", refused.message))
}

/// Composes both letters anew from the records as they are now. One that has left stays as it is.
pub async fn compose_again(suite: &Suite, by: By, (id, seen): (&str, u32)) -> Answer<()> {
    let (own, id) = (suite.clone(), id.to_owned());
    suite
        .store()
        .write(move |tx| async move {
            let row = opened(&tx, &id, seen).await?;
            if state_of(&row) != IntroductionState::Draft {
                return Err(conflict("Only letters that have not been sent can be composed anew."));
            }
            let people = begin::both(&tx, row.edition, (number(row.student), number(row.mentor))).await?;
            let drafts = begin::drafts(people, &by);
            let mut letters = own.outreach.messages_of_in(&tx, APP, &id).await?;
            letters.retain(|letter| !letter.state.has_left());
            let what = match letters.as_slice() {
                [] => return Err(conflict("Both letters have left. They cannot be changed.")),
                [one] => format!("Composed the letter to {} anew", one.name),
                _ => "Composed both letters anew".to_owned(),
            };
            for (reader, draft) in [row.student, row.mentor].map(number).into_iter().zip(drafts) {
                for letter in letters.iter().filter(|letter| letter.person == reader) {
                    let opened = (letter.id.as_str(), letter.revision);
                    own.outreach.replace_in(&tx, opened, &draft, &by.editor).await.map_err(ApiError::from)?;
                }
            }
            let detail = json!({ "change": "introduction composed anew", "introduction": id });
            save(&own, &tx, (&row, row.clone()), (&by, Deed::new("composed", &what)), detail).await
        })
        .await
}

/// Takes an introduction back, as long as nobody has answered with yes on both sides. Letters that have not left are
/// taken back with it.
pub async fn withdraw(suite: &Suite, by: By, (id, seen): (&str, u32)) -> Answer<()> {
    let (own, id) = (suite.clone(), id.to_owned());
    suite
        .store()
        .write(move |tx| async move {
            let row = opened(&tx, &id, seen).await?;
            if !state_of(&row).is_open() {
                return Err(conflict("This introduction is over."));
            }
            take_back_letters(&own.outreach, &tx, &id, &by).await?;
            let after =
                introduction::Model { state: IntroductionState::Withdrawn.name().to_owned(), ..row.clone() };
            let detail = json!({ "change": "introduction withdrawn", "introduction": id });
            save(&own, &tx, (&row, after), (&by, Deed::new("withdrawn", "Withdrawn")), detail).await
        })
        .await
}

/// What has left stays as it is.
async fn take_back_letters(outreach: &Outreach, tx: &Tx, id: &str, by: &By) -> Answer<()> {
    for letter in outreach.messages_of_in(tx, APP, id).await? {
        match outreach.withdraw_in(tx, &letter.id, &by.editor).await {
            Ok(()) | Err(OutreachError::Conflict(_)) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Ok(())
}

/// Writes down what one side has said. With two yeses they are matched, with one no the place is free.
pub async fn answer(
    suite: &Suite,
    by: By,
    (id, seen): (&str, u32),
    (side, said, note): (IntroductionSide, IntroductionAnswer, String),
) -> Answer<()> {
    let (own, id) = (suite.clone(), id.to_owned());
    suite
        .store()
        .write(move |tx| async move {
            let row = opened(&tx, &id, seen).await?;
            if state_of(&row) != IntroductionState::Asked {
                let why = "Nobody waits for an answer: the letters were not sent, or the introduction is over.";
                return Err(conflict(why));
            }
            let mut after = row.clone();
            match side {
                IntroductionSide::Student => after.student_answer = Some(said.name().to_owned()),
                IntroductionSide::Mentor => after.mentor_answer = Some(said.name().to_owned()),
            }
            after.note = note;
            let state = outcome(answer_of(after.student_answer.as_ref()), answer_of(after.mentor_answer.as_ref()));
            state.name().clone_into(&mut after.state);
            match state {
                IntroductionState::Accepted => after.match_id = Some(matched(&own, &tx, &row).await?),
                IntroductionState::Declined => {
                    let until = own.store().today().checked_add(i64::from(RESTING_DAYS).days());
                    after.rest_until = until.ok().map(|day| day.to_string());
                    // What has not reached the other side need not.
                    take_back_letters(&own.outreach, &tx, &id, &by).await?;
                }
                _ => {}
            }
            let who = match side {
                IntroductionSide::Student => "The student",
                IntroductionSide::Mentor => "The mentor",
            };
            let what = match said {
                IntroductionAnswer::Accepted => format!("{who} said yes"),
                IntroductionAnswer::Declined => format!("{who} said no"),
            };
            let detail = json!({ "change": "introduction answered", "introduction": id, "side": side, "answer": said,
                "state": state, "match": after.match_id });
            save(&own, &tx, (&row, after), (&by, Deed::new("answered", &what)), detail).await
        })
        .await
}

/// Matches the two, if the mentor still has a place.
async fn matched(suite: &Suite, tx: &Tx, row: &introduction::Model) -> Answer<String> {
    matches::lock(tx).await?;
    let (student, mentor) = begin::both(tx, row.edition, (number(row.student), number(row.mentor))).await?;
    let taken = matches::taken_of(&**tx, row.edition, mentor.person.id).await?;
    let left = mentor.mentoring.as_ref().map_or(0, |mentoring| matches::places_left(mentoring, taken));
    if left == 0 {
        let name = mentor.person.name();
        return Err(conflict(format!(
            "{name} has no place left any more. Write down the answer when there is one again."
        )));
    }
    if has_mentor(&**tx, row.edition, &student).await? {
        return Err(conflict(format!("{} has found a mentor meanwhile.", student.person.name())));
    }
    let new = NewMatch { student: student.person.id, mentor: mentor.person.id, state: MatchState::Accepted };
    let origin = (row.edition, MatchOrigin::Introduction, row.id.as_str());
    let made = matches::add(tx, suite.store(), origin, vec![new]).await?;
    made.into_iter().next().map(|one| one.id).ok_or_else(|| ApiError::internal("no match was written"))
}

/// Used by an undo.
pub(super) async fn unmatched(tx: &Tx, id: &str) -> Answer<()> {
    let Some(found) = matches::find(&**tx, id).await? else { return Ok(()) };
    match found.state {
        MatchState::Accepted => {}
        MatchState::Ended => {
            let why = "Their match has ended. Reopen it first, then take the answer back.";
            return Err(conflict(why));
        }
        _ => return Err(conflict("The two have gone on since. End their match instead.")),
    }
    matches::remove(tx, &[found]).await
}

/// Takes the letters out of the outbox that a step sent: they are approved as before.
pub(super) async fn unsent(
    outreach: &Outreach,
    tx: &Tx,
    (id, sent): (&str, &[String]),
    by: &By,
) -> Answer<()> {
    let mut letters = outreach.messages_of_in(tx, APP, id).await?;
    letters.retain(|letter| sent.is_empty() || sent.contains(&letter.id));
    for letter in letters {
        outreach.unsend_in(tx, &letter.id, &by.editor).await.map_err(ApiError::from)?;
    }
    Ok(())
}

/// Makes letters that were withdrawn drafts again. Says whether one of them is a draft now.
pub(super) async fn reopened(outreach: &Outreach, tx: &Tx, id: &str, by: &By) -> Answer<bool> {
    let letters = outreach.messages_of_in(tx, APP, id).await?;
    let withdrawn = letters.iter().filter(|letter| letter.state == MessageState::Withdrawn);
    for letter in withdrawn.clone() {
        outreach.reopen_in(tx, &letter.id, &by.editor).await.map_err(ApiError::from)?;
    }
    Ok(withdrawn.count() > 0)
}

/// Whether another introduction of the two was begun since.
pub(super) async fn is_alone(tx: &Tx, row: &introduction::Model) -> Answer<bool> {
    let pair = (row.edition, number(row.student), number(row.mentor));
    let others = rows::of_pair(&**tx, pair).await?.into_iter().filter(|other| other.id != row.id);
    Ok(!others.into_iter().any(|other| state_of(&other).is_open()))
}
