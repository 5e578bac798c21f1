//! The family that a conversation is about.

use std::sync::Arc;

use aid::Worksheet;
use api::Code;
use chat::{Asker, ToolError};
use futures_util::future::BoxFuture;
use jiff::civil::Date;
use store::Store;

use crate::financial_aid::store as rows;

/// A family as the tools see it.
#[derive(Clone, Debug)]
pub struct Family {
    pub id: String,
    pub name: String,
    pub worksheet: Worksheet,
    /// The day on which it is looked at.
    pub today: Date,
}

/// Opens somebody's family by its id. Nobody opens another one's.
pub type Families = Arc<dyn Fn(&str, &str) -> BoxFuture<'static, Result<Family, ToolError>> + Send + Sync>;

/// Those that are kept.
pub fn kept(store: Store) -> Families {
    Arc::new(move |owner, id| {
        let (store, owner, id) = (store.clone(), owner.to_owned(), id.to_owned());
        Box::pin(async move {
            let found = rows::find(&store, &owner, &id).await.map_err(|error| match error.code() {
                Code::NotFound => ToolError::Input(in_a_clause(error.message())),
                _ => ToolError::Failed(error.message().to_owned()),
            })?;
            let today = store.today();
            Ok(Family { id: found.id, name: found.name, worksheet: found.worksheet, today })
        })
    })
}

/// "There is no …" after "One step could not be done:".
fn in_a_clause(message: &str) -> String {
    let mut letters = message.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}

/// The family of the conversation. Nothing if it is about none.
pub async fn opened(families: &Families, asker: &Asker) -> Result<Option<Family>, ToolError> {
    match &asker.subject {
        Some(subject) => families(&asker.uid, subject).await.map(Some),
        None => Ok(None),
    }
}
