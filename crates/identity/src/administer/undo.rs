use serde_json::Value;
use store::Tx;

use super::{Actor, Change, NO_USER};
use crate::{
    Identity, Refusal, Role, User,
    audit::{self, Action},
    user,
};

const MOVED_ON: Refusal =
    Refusal::Conflict("This has been changed again since. Look at the newest state first.");

impl Identity {
    /// Takes a change back that the log describes, unless things have moved on since.
    pub async fn undo(&self, by: &Actor, seq: i64) -> Result<(), Refusal> {
        let (identity, by) = (self.clone(), by.clone());
        let touched = self
            .store()
            .write(move |tx| async move {
                let row = audit::store::find(&*tx, seq).await?;
                let row = row.ok_or(Refusal::NotFound("There is no such entry."))?;
                identity.undo_in(&tx, &by, &row).await?;
                Ok::<_, Refusal>(row.subject_uid)
            })
            .await?;
        if let Some(uid) = touched {
            self.cache().forget_user(&uid);
        }
        Ok(())
    }

    async fn undo_in(&self, tx: &Tx, by: &Actor, row: &audit::entity::Model) -> Result<(), Refusal> {
        let detail: Value = serde_json::from_str(&row.detail).unwrap_or_default();
        let role = |key: &str| detail[key].as_str().and_then(|text| text.parse::<Role>().ok());
        let invitation = detail["invitation"].as_str().unwrap_or_default();
        match row.action {
            Action::RoleChanged => {
                let user = self.subject(tx, row).await?;
                if Some(user.effective_role()) != role("to") {
                    return Err(MOVED_ON);
                }
                self.change_in(tx, by, user, Change { role: role("from"), active: None }).await?;
            }
            Action::UserDeactivated | Action::UserReactivated => {
                let user = self.subject(tx, row).await?;
                let active = row.action == Action::UserDeactivated;
                if user.is_active() == active {
                    return Err(MOVED_ON);
                }
                self.change_in(tx, by, user, Change { role: None, active: Some(active) }).await?;
            }
            Action::InvitationRevoked => {
                self.revoke_in(tx, by, invitation, false).await?;
            }
            Action::InvitationSent | Action::InvitationRestored => {
                self.revoke_in(tx, by, invitation, true).await?;
            }
            _ => return Err(Refusal::Conflict("This cannot be taken back.")),
        }
        Ok(())
    }

    async fn subject(&self, tx: &Tx, row: &audit::entity::Model) -> Result<User, Refusal> {
        let uid = row.subject_uid.as_deref().unwrap_or_default();
        user::store::find_and_lock(&**tx, uid).await?.ok_or(NO_USER)
    }
}
