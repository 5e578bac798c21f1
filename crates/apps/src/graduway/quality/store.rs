//! What is decided together with its entry in the audit log.

use std::future::Future;

use campus::{
    model::PersonId,
    quality::{Decider, Deciding, Decision, Merging, Quality, QualityError, QualityTask},
};
use identity::{
    Actor,
    audit::{self, Action, Entry},
};
use serde_json::json;
use store::{Tx, jobs::Job};

use super::engine;
use crate::Suite;

type Result<T> = std::result::Result<T, QualityError>;

/// Who decides, for the queue and for the log.
#[derive(Clone)]
pub struct By {
    pub decider: Decider,
    pub actor: Actor,
}

/// Runs a change and writes down what it says of itself, both or neither.
async fn write<T, F, Fut>(suite: &Suite, by: By, work: F) -> Result<T>
where
    T: Send + 'static,
    F: FnOnce(Quality, Tx, By) -> Fut + Send + 'static,
    Fut: Future<Output = Result<(T, Entry)>> + Send + 'static,
{
    let (own, quality) = (suite.clone(), engine(suite));
    let written = suite.store().write(move |tx| async move {
        let (value, entry) = work(quality, tx.clone(), by).await?;
        audit::store::append(&*tx, own.store(), entry).await?;
        Ok::<_, QualityError>(value)
    });
    let value = written.await?;
    suite.campus.look();
    Ok(value)
}

fn entry(by: &By, action: Action, decision: &Decision) -> Entry {
    let detail = json!({
        "decision": decision.seq,
        "change": decision.act,
        "item": decision.item,
        "other": decision.other,
        "otherName": decision.other_name,
        "reason": decision.reason,
        "gifts": decision.detail.gifts,
        "cents": decision.detail.cents,
        "rows": decision.detail.rows,
    });
    by.actor
        .entry(action)
        .subject(&format!("person:{}", decision.person.0), &decision.person_name)
        .detail(detail)
}

pub async fn merge(suite: &Suite, by: By, merging: Merging) -> Result<i64> {
    write(suite, by, move |quality, tx, by| async move {
        let decision = quality.merge_in(&tx, &by.decider, merging).await?;
        Ok((decision.seq, entry(&by, Action::PeopleMerged, &decision)))
    })
    .await
}

pub async fn decide(suite: &Suite, by: By, deciding: Deciding) -> Result<i64> {
    write(suite, by, move |quality, tx, by| async move {
        let decision = quality.decide_in(&tx, &by.decider, deciding).await?;
        Ok((decision.seq, entry(&by, Action::QualityDecided, &decision)))
    })
    .await
}

pub async fn undo(suite: &Suite, by: By, seq: i64) -> Result<()> {
    write(suite, by, move |quality, tx, by| async move {
        let decision = quality.undo_in(&tx, &by.decider, seq).await?;
        Ok(((), entry(&by, Action::QualityUndone, &decision)))
    })
    .await
}

pub async fn pair(suite: &Suite, by: By, one: PersonId, other: PersonId) -> Result<String> {
    write(suite, by, move |quality, tx, by| async move {
        let item = quality.pair_in(&tx, one, other).await?;
        let detail = json!({ "change": "paired", "item": item });
        let entry = by.actor.entry(Action::QualityDecided).detail(detail);
        Ok((item, entry))
    })
    .await
}

pub async fn set_task(suite: &Suite, by: By, id: String, is_done: bool) -> Result<QualityTask> {
    write(suite, by, move |quality, tx, by| async move {
        let task = quality.set_task_in(&tx, &by.decider, &id, is_done).await?;
        let change = if is_done { "task done" } else { "task reopened" };
        let subject = format!("person:{}", task.person);
        let entry = by
            .actor
            .entry(Action::QualityDecided)
            .subject(&subject, &task.person_name)
            .detail(json!({ "change": change, "task": task.id, "item": task.item }));
        Ok((task, entry))
    })
    .await
}

/// A scan changes nothing that anybody decides about: it is a job, and no entry in the log.
pub async fn scan(suite: &Suite, by: &Actor, stale_years: u8) -> Result<Job> {
    let (quality, uid) = (engine(suite), by.uid.clone());
    suite.store().write(move |tx| async move { quality.scan_in(&tx, &uid, stale_years).await }).await
}
