use api::{ApiError, Code};
use identity::{Actor, audit::Action};
use serde_json::Value;
use store::{Store, Tx};

use crate::TalentRole;

/// Who changes something, for the thing and for the log.
#[derive(Clone)]
pub struct By {
    pub name: String,
    pub uid: String,
    pub actor: Actor,
    /// Whether what they make is for others as well.
    pub may_share: bool,
}

impl By {
    pub(crate) async fn note(
        &self,
        tx: &Tx,
        store: &Store,
        (action, detail): (Action, Value),
    ) -> store::Result<()> {
        identity::audit::store::append(&**tx, store, self.actor.entry(action).detail(detail)).await?;
        Ok(())
    }
}

/// Why a role was not saved.
pub enum Unsaved {
    /// Somebody, or another window, was faster: this is what they have made of it.
    Overtaken(Box<TalentRole>),
    Refused(ApiError),
}

impl From<ApiError> for Unsaved {
    fn from(error: ApiError) -> Self {
        Self::Refused(error)
    }
}

impl From<store::Error> for Unsaved {
    fn from(error: store::Error) -> Self {
        Self::Refused(error.into())
    }
}

/// For those who only look.
impl From<Unsaved> for ApiError {
    fn from(unsaved: Unsaved) -> Self {
        match unsaved {
            Unsaved::Refused(error) => error,
            Unsaved::Overtaken(_) => {
                Self::new(Code::Conflict, "This role was changed by somebody else since. Open it again.")
            }
        }
    }
}
