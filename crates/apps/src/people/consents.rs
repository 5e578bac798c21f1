//! A changed consent, the entry in the log and the note to those who follow are one transaction.

use campus::{
    model::PersonId,
    people::{self, ConsentChange, ConsentError, Consenting},
};
use identity::{
    Actor, Refusal,
    audit::{self, Action, Entry},
};
use store::{Store, Tx};

const NO_ENTRY: Refusal = Refusal::NotFound("There is no such entry.");

/// Writes down what somebody has said. Gives the entry in the log, if anything changed.
pub async fn change(
    store: &Store,
    by: Actor,
    said: Consenting,
) -> Result<(ConsentChange, Option<i64>), Refusal> {
    let own = store.clone();
    store
        .write(move |tx| async move {
            let (name, change) = people::change(&tx, said).await.map_err(refuse)?;
            let entry = note(&tx, &own, &by, (&name, &change)).await?;
            Ok((change, entry))
        })
        .await
}

/// Takes the change back that an entry of the log describes.
pub async fn undo(store: &Store, by: Actor, seq: i64) -> Result<ConsentChange, Refusal> {
    let own = store.clone();
    store
        .write(move |tx| async move {
            let row = audit::store::find(&*tx, seq).await?;
            let row = row.filter(|row| row.action == Action::ConsentChanged).ok_or(NO_ENTRY)?;
            let change: ConsentChange = serde_json::from_str(&row.detail).map_err(|_| NO_ENTRY)?;
            let (name, back) = people::take_back(&tx, &change).await.map_err(refuse)?;
            note(&tx, &own, &by, (&name, &back)).await?;
            Ok(back)
        })
        .await
}

async fn note(
    tx: &Tx,
    store: &Store,
    by: &Actor,
    (name, change): (&str, &ConsentChange),
) -> Result<Option<i64>, Refusal> {
    if change.is_nothing() {
        return Ok(None);
    }
    let detail = serde_json::to_value(change).expect("a change is plain data");
    let entry = Entry::new(Action::ConsentChanged)
        .actor(&by.uid, &by.email)
        .origin(&by.origin)
        .subject(&subject(change.person), name)
        .detail(detail);
    Ok(Some(audit::store::append(&**tx, store, entry).await?))
}

/// What the log calls somebody who is not a user.
fn subject(person: PersonId) -> String {
    format!("person:{}", person.0)
}

fn refuse(error: ConsentError) -> Refusal {
    match error {
        ConsentError::Nobody => Refusal::NotFound("There is no such person on the campus."),
        ConsentError::MovedOn => {
            Refusal::Conflict("This has been changed again since. Look at the newest state first.")
        }
        ConsentError::Store(error) => Refusal::Store(error),
    }
}
