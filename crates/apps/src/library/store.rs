//! What is changed together with its entry in the audit log.

use api::Answer;
use chat::library::{Arrived, DocumentCard, DocumentChange, Librarian, LibraryError, NewDocument};
use identity::{
    Actor,
    audit::{self, Action},
};
use serde_json::{Value, json};
use store::Tx;

use crate::Suite;

/// Who changes the library, for the library and for the log.
pub struct By {
    pub librarian: Librarian,
    pub actor: Actor,
}

pub async fn add_document(suite: &Suite, by: By, new: NewDocument, file: Arrived) -> Answer<DocumentCard> {
    let (own, name) = (suite.clone(), file.name.clone());
    let added = suite.store().write(move |tx| async move {
        let document = own.library.add_in(&tx, new, file, &by.librarian).await?;
        let detail = json!({ "change": "added", "document": document, "file": name });
        note(&tx, &own, &by, detail).await?;
        Ok::<_, LibraryError>(document)
    });
    Ok(suite.library.find_card(&added.await?).await?)
}

pub async fn replace_document(
    suite: &Suite,
    by: By,
    id: &str,
    (file, message): (Arrived, String),
) -> Answer<DocumentCard> {
    let (own, document, name) = (suite.clone(), id.to_owned(), file.name.clone());
    let replaced = suite.store().write(move |tx| async move {
        let version = own.library.replace_in(&tx, &document, (file, message), &by.librarian).await?;
        let detail = json!({ "change": "replaced", "document": document, "file": name, "version": version });
        note(&tx, &own, &by, detail).await?;
        Ok::<_, LibraryError>(())
    });
    replaced.await?;
    Ok(suite.library.find_card(id).await?)
}

pub async fn change_document(
    suite: &Suite,
    by: By,
    id: &str,
    change: DocumentChange,
) -> Answer<DocumentCard> {
    let (own, document) = (suite.clone(), id.to_owned());
    let changed = suite.store().write(move |tx| async move {
        let detail = json!({
            "change": "changed", "document": document, "title": change.title, "area": change.area,
        });
        own.library.change_in(&tx, &document, change, &by.librarian).await?;
        note(&tx, &own, &by, detail).await?;
        Ok::<_, LibraryError>(())
    });
    changed.await?;
    suite.library.look();
    Ok(suite.library.find_card(id).await?)
}

pub async fn delete_document(suite: &Suite, by: By, id: &str) -> Answer<()> {
    let (own, document) = (suite.clone(), id.to_owned());
    let deleted = suite.store().write(move |tx| async move {
        let title = own.library.delete_in(&tx, &document, &by.librarian).await?;
        note(&tx, &own, &by, json!({ "change": "deleted", "document": document, "title": title })).await?;
        Ok::<_, LibraryError>(())
    });
    deleted.await?;
    suite.library.look();
    Ok(())
}

pub async fn restore_document(suite: &Suite, by: By, id: &str) -> Answer<DocumentCard> {
    let (own, document) = (suite.clone(), id.to_owned());
    let restored = suite.store().write(move |tx| async move {
        let title = own.library.restore_in(&tx, &document, &by.librarian).await?;
        note(&tx, &own, &by, json!({ "change": "restored", "document": document, "title": title })).await?;
        Ok::<_, LibraryError>(())
    });
    restored.await?;
    suite.library.look();
    Ok(suite.library.find_card(id).await?)
}

pub async fn restore_version(suite: &Suite, by: By, id: &str, number: u32) -> Answer<DocumentCard> {
    let (own, document) = (suite.clone(), id.to_owned());
    let restored = suite.store().write(move |tx| async move {
        let before = own.library.restore_version_in(&tx, &document, number, &by.librarian).await?;
        let detail = json!({
            "change": "version restored", "document": document, "version": number, "before": before,
        });
        note(&tx, &own, &by, detail).await?;
        Ok::<_, LibraryError>(())
    });
    restored.await?;
    suite.library.look();
    Ok(suite.library.find_card(id).await?)
}

async fn note(tx: &Tx, suite: &Suite, by: &By, detail: Value) -> store::Result<()> {
    let entry = by.actor.entry(Action::LibraryChanged).detail(detail);
    audit::store::append(&**tx, suite.store(), entry).await?;
    Ok(())
}
