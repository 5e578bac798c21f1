//! What is started together with its entry in the audit log.

use api::Answer;
use campus::{
    intake::{Import, Refused},
    reset,
    store::edition,
};
use chat::{ChatError, Prepared, Writer};
use identity::{
    Actor,
    audit::{self, Action},
};
use serde_json::json;
use store::{Tx, jobs::Job};

use crate::Suite;

pub async fn apply_import(suite: &Suite, by: Actor, id: &str) -> Answer<Job> {
    suite.imports.refuse_unreadable(id).await?;
    let (own, id) = (suite.clone(), id.to_owned());
    let started = suite.store().write(move |tx| async move {
        let (import, job) = own.imports.apply_in(&tx, &id, &by.uid).await?;
        note(&tx, &own, &by, Action::ImportApplied, &import).await?;
        Ok::<_, Refused>(job)
    });
    Ok(started.await?)
}

pub async fn undo_import(suite: &Suite, by: Actor, id: &str) -> Answer<Job> {
    let (own, id) = (suite.clone(), id.to_owned());
    let started = suite.store().write(move |tx| async move {
        let (import, job) = own.imports.undo_in(&tx, &id, &by.uid).await?;
        note(&tx, &own, &by, Action::ImportUndone, &import).await?;
        Ok::<_, Refused>(job)
    });
    Ok(started.await?)
}

async fn note(tx: &Tx, suite: &Suite, by: &Actor, action: Action, import: &Import) -> store::Result<()> {
    let detail = json!({ "file": import.name, "kind": import.kind, "import": import.id });
    audit::store::append(&**tx, suite.store(), by.entry(action).detail(detail)).await?;
    Ok(())
}

pub async fn reset_campus(suite: &Suite, by: Actor, wanted: reset::Wanted) -> Answer<Job> {
    let own = suite.clone();
    let started = suite.store().write(move |tx| async move {
        let job = reset::start_in(&tx, &own.jobs, &wanted, &by.uid).await?;
        let detail = json!({ "seed": wanted.seed, "size": wanted.size });
        let entry = by.entry(Action::CampusReset).detail(detail);
        audit::store::append(&*tx, own.store(), entry).await?;
        Ok::<_, Refused>(job)
    });
    Ok(started.await?)
}

pub async fn restore_campus(suite: &Suite, by: Actor) -> Answer<()> {
    let own = suite.clone();
    let restored = suite.store().write(move |tx| async move {
        reset::undo_in(&tx, &own.jobs).await?;
        let current = edition::current(&*tx).await?;
        let detail =
            json!({ "seed": current.as_ref().map(|one| one.seed), "size": current.map(|one| one.size) });
        let entry = by.entry(Action::CampusRestored).detail(detail);
        audit::store::append(&*tx, own.store(), entry).await?;
        Ok::<_, Refused>(())
    });
    Ok(restored.await?)
}

pub async fn change_ai(suite: &Suite, by: Actor, prepared: Prepared) -> Answer<()> {
    let own = suite.clone();
    let writer = Writer { uid: by.uid.clone(), name: by.email.clone() };
    let detail = json!({
        "provider": prepared.settings.provider,
        "baseUrl": prepared.settings.base_url,
        "model": prepared.settings.model,
    });
    let changed = suite.store().write(move |tx| async move {
        own.chat.models().change_in(&tx, &writer, prepared).await?;
        audit::store::append(&*tx, own.store(), by.entry(Action::AiChanged).detail(detail)).await?;
        Ok::<_, ChatError>(())
    });
    changed.await?;
    Ok(suite.chat.models().look().await?)
}
