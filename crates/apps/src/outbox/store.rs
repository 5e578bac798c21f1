//! What is changed together with its entry in the audit log.

use std::future::Future;

use ::store::Tx;
use api::{Answer, ApiError};
use identity::{
    Actor, Allowed,
    audit::{self, Action},
};
use outreach::{Budget, Editor, Outreach, OutreachError, Rewrite, pressure::NewWish, pressure::Wish};
use serde_json::{Value, json};

use crate::Suite;

/// Who changes something, for the letters and for the log.
#[derive(Clone)]
pub struct By {
    pub editor: Editor,
    pub actor: Actor,
}

impl By {
    pub fn new<P>(user: &Allowed<P>) -> Self {
        Self { editor: editor(user), actor: user.actor() }
    }
}

/// Somebody as the author of what they write.
pub fn editor<P>(user: &Allowed<P>) -> Editor {
    Editor { uid: user.uid.clone(), name: user.display_name.clone() }
}

/// Runs a change and writes down what it says of itself, both or neither.
async fn write<T, F, Fut>(suite: &Suite, by: By, work: F) -> Answer<T>
where
    T: Send + 'static,
    F: FnOnce(Outreach, Tx, Editor) -> Fut + Send + 'static,
    Fut: Future<Output = Result<(T, Value), OutreachError>> + Send + 'static,
{
    let own = suite.clone();
    let written = suite.store().write(move |tx| async move {
        let (value, detail) = work(own.outreach.clone(), tx.clone(), by.editor).await?;
        let entry = by.actor.entry(Action::OutreachChanged).detail(detail);
        audit::store::append(&*tx, own.store(), entry).await?;
        Ok::<_, OutreachError>(value)
    });
    written.await.map_err(ApiError::from)
}

pub async fn rewrite(suite: &Suite, by: By, (id, seen): (&str, u32), new: Rewrite) -> Answer<()> {
    let id = id.to_owned();
    write(suite, by, move |outreach, tx, by| async move {
        outreach.rewrite_in(&tx, (&id, seen), &new, &by).await?;
        Ok(((), json!({ "change": "message changed", "message": id, "before": seen })))
    })
    .await
}

pub async fn restore_version(suite: &Suite, by: By, (id, seen): (&str, u32), revision: u32) -> Answer<()> {
    let id = id.to_owned();
    write(suite, by, move |outreach, tx, by| async move {
        outreach.restore_version_in(&tx, (&id, seen), revision, &by).await?;
        Ok(((), json!({ "change": "message version restored", "message": id, "version": revision })))
    })
    .await
}

pub async fn approve(suite: &Suite, by: By, id: &str, hash: String) -> Answer<()> {
    let id = id.to_owned();
    write(suite, by, move |outreach, tx, by| async move {
        outreach.approve_in(&tx, &id, &hash, &by).await?;
        Ok(((), json!({ "change": "message approved", "message": id, "hash": hash })))
    })
    .await
}

/// What is done with a message that belongs to nothing else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    Reopen,
    Send,
    Unsend,
    Withdraw,
    Hurry,
}

pub async fn act(suite: &Suite, by: By, id: &str, act: Act) -> Answer<()> {
    let id = id.to_owned();
    write(suite, by, move |outreach, tx, by| async move {
        let change = match act {
            Act::Reopen => outreach.reopen_in(&tx, &id, &by).await.map(|()| "message reopened"),
            Act::Send => outreach.send_in(&tx, &[&id], &by).await.map(|()| "message sent to the outbox"),
            Act::Unsend => {
                outreach.unsend_in(&tx, &id, &by).await.map(|()| "message taken out of the outbox")
            }
            Act::Withdraw => outreach.withdraw_in(&tx, &id, &by).await.map(|()| "message withdrawn"),
            Act::Hurry => outreach.hurry_in(&tx, &id, &by).await.map(|()| "message tried again"),
        };
        Ok(((), json!({ "change": change?, "message": id })))
    })
    .await
}

pub async fn set_budget(suite: &Suite, by: By, budget: Budget, seen: u32) -> Answer<()> {
    write(suite, by, move |outreach, tx, by| async move {
        let before = outreach.set_budget_in(&tx, (&budget, seen), &by.name).await?;
        Ok(((), json!({ "change": "contact budget set", "before": before, "after": budget })))
    })
    .await
}

pub async fn add_wish(suite: &Suite, by: By, new: NewWish) -> Answer<Wish> {
    write(suite, by, move |outreach, tx, _| async move {
        let (name, wish) = outreach.add_wish_in(&tx, new).await?;
        let detail = json!({ "change": "wish written down", "person": wish.person, "name": name, "wish": wish.id,
            "kind": wish.kind, "until": wish.until });
        Ok((wish, detail))
    })
    .await
}

pub async fn end_wish(suite: &Suite, by: By, id: &str, is_ended: bool) -> Answer<Wish> {
    let id = id.to_owned();
    write(suite, by, move |outreach, tx, _| async move {
        let wish = outreach.end_wish_in(&tx, &id, is_ended).await?;
        let change = if is_ended { "wish taken back" } else { "wish brought back" };
        Ok((wish.clone(), json!({ "change": change, "person": wish.person, "wish": id })))
    })
    .await
}
