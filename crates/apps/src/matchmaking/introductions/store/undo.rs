//! Taking the newest step back. What has left the house stays left, and says so.

use ::store::Tx;
use api::Answer;
use serde_json::json;

use super::{
    By, Kept, act, begin, conflict,
    entity::{introduction, step},
    log, number, obstacles, opened, rows, state_of,
};
use crate::{
    Suite,
    matchmaking::{introductions::model::IntroductionState, matches},
};

/// Takes the newest step back that was not taken back before.
pub async fn undo(suite: &Suite, by: By, (id, seen): (&str, u32)) -> Answer<()> {
    let (own, id) = (suite.clone(), id.to_owned());
    suite.store().write(move |tx| async move { undo_in(&own, &tx, &by, (&id, seen)).await }).await
}

/// The step that an undo would take back.
pub(super) fn next(steps: &[step::Model]) -> Option<&step::Model> {
    steps.iter().find(|step| !step.is_undone).filter(|step| step.deed != "created" && step.deed != "composed")
}

/// Whether a step cannot be taken back any more, because one of the letters that it sent has left.
pub(super) fn is_final(step: &step::Model, left: &[String]) -> bool {
    let sent = kept(step).map(|before| before.letters).unwrap_or_default();
    step.deed == "sent" && left.iter().any(|letter| sent.is_empty() || sent.contains(letter))
}

fn kept(step: &step::Model) -> Option<Kept> {
    serde_json::from_str(&step.before).ok()
}

async fn undo_in(suite: &Suite, tx: &Tx, by: &By, (id, seen): (&str, u32)) -> Answer<()> {
    let row = opened(tx, id, seen).await?;
    matches::lock(tx).await?;
    let steps = rows::steps(&**tx, id).await?;
    let Some(step) = next(&steps) else {
        return Err(conflict("There is nothing to take back. To give the introduction up, withdraw it."));
    };
    let before = kept(step).ok_or_else(|| conflict("It is not known any more how it was before."))?;
    if !state_of(&row).is_open() && !act::is_alone(tx, &row).await? {
        return Err(conflict("The two are being introduced again. Go on with that introduction."));
    }
    let is_draft = match step.deed.as_str() {
        "sent" => {
            act::unsent(&suite.outreach, tx, (id, &before.letters), by).await?;
            false
        }
        "answered" => {
            if let Some(made) = row.match_id.as_ref().filter(|made| before.match_id.as_ref() != Some(made)) {
                act::unmatched(tx, made).await?;
            }
            act::reopened(&suite.outreach, tx, id, by).await?
        }
        "withdrawn" => act::reopened(&suite.outreach, tx, id, by).await?,
        _ => return Err(conflict("This cannot be taken back.")),
    };
    let mut after = before.put_into(row.clone());
    // A letter that was taken back before it left has to be approved and sent anew.
    if is_draft {
        IntroductionState::Draft.name().clone_into(&mut after.state);
    }
    if state_of(&after) == IntroductionState::Asked {
        check_place(tx, &row).await?;
    }
    rows::mark_undone(&**tx, step.clone()).await?;
    let (revision, updated_at) = (row.revision.saturating_add(1), suite.store().now());
    rows::update(&**tx, introduction::Model { revision, updated_at, ..after }).await?;
    let detail = json!({ "change": "introduction step undone", "introduction": id, "step": step.what });
    log(suite, tx, by, detail).await
}

/// Whoever comes back after a no or a withdrawal takes a place again, if there is one.
async fn check_place(tx: &Tx, row: &introduction::Model) -> Answer<()> {
    if !matches!(state_of(row), IntroductionState::Declined | IntroductionState::Withdrawn) {
        return Ok(());
    }
    let (student, mentor) = begin::both(tx, row.edition, (number(row.student), number(row.mentor))).await?;
    let all = obstacles(&**tx, row.edition, (&student, &mentor), Some(&row.id)).await?;
    all.into_iter().next().map_or(Ok(()), |why| Err(conflict(why)))
}
