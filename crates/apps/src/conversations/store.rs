//! What is changed together with its entry in the audit log.

use api::Answer;
use chat::{Change, ChatError, ConversationCard, Writer};
use identity::{
    Actor,
    audit::{self, Action},
};
use serde_json::json;

use crate::Suite;

/// Sharing opens a conversation to everybody who is signed in, so it is written down.
pub async fn change_conversation(
    suite: &Suite,
    (writer, by): (Writer, Actor),
    id: &str,
    change: Change,
) -> Answer<ConversationCard> {
    let (own, id, shared) = (suite.clone(), id.to_owned(), change.is_shared);
    let changed = suite.store().write(move |tx| async move {
        let card = own.chat.change_in(&tx, &writer, &id, change).await?;
        if let Some(is_shared) = shared {
            let detail = json!({ "conversation": id, "title": card.title, "isShared": is_shared });
            let entry = by.entry(Action::ConversationShared).detail(detail);
            audit::store::append(&*tx, own.store(), entry).await?;
        }
        Ok::<_, ChatError>(card)
    });
    Ok(changed.await?)
}
