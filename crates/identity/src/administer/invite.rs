use serde_json::json;
use store::Tx;

use super::Actor;
use crate::{
    Identity, Refusal,
    audit::{self, Action},
    invitation,
    mail::Letter,
    strategy::Strategy,
    user,
};

const NO_INVITATION: Refusal = Refusal::NotFound("There is no such invitation.");

impl Identity {
    /// Writes an invitation down and sends it. If the mail does not leave, there is no invitation.
    pub async fn invite(&self, by: &Actor, address: &str) -> Result<invitation::Row, Refusal> {
        let email = self.admit(address)?;
        let mailer = self.mailer().ok_or(Refusal::NoMail)?.clone();
        let with_password = matches!(self.strategy_for_password().await, Ok(Strategy::Local));
        let (identity, actor, to) = (self.clone(), by.clone(), email.clone());
        let ((row, token), replaced) = self
            .store()
            .write(move |tx| async move {
                tx.lock_name(&email).await?;
                let now = identity.store().now();
                if user::store::find_by_email(&*tx, &email).await?.is_some_and(|user| user.is_email_verified)
                {
                    return Err(Refusal::AccountExists);
                }
                // The new mail replaces the old one.
                let replaced = invitation::store::find_open(&*tx, &email, now).await?;
                if let Some(open) = &replaced {
                    invitation::store::set_revoked(&*tx, &open.id, Some(now)).await?;
                }
                let made = invitation::store::create(&*tx, identity.store(), &email, &actor.email).await?;
                let detail = json!({ "email": &*email, "invitation": made.0.id });
                audit::store::append(
                    &*tx,
                    identity.store(),
                    actor.entry(Action::InvitationSent).detail(detail),
                )
                .await?;
                Ok((made, replaced))
            })
            .await?;
        let letter = Letter::Invitation { token, from: by.email.clone(), with_password };
        if let Err(error) = mailer.send(&to, &letter).await {
            tracing::warn!(%error, "an invitation did not leave");
            self.take_back(by, row, replaced).await?;
            return Err(Refusal::MailFailed);
        }
        Ok(row)
    }

    /// The mail did not leave: what was before it is again.
    async fn take_back(
        &self,
        by: &Actor,
        row: invitation::Row,
        replaced: Option<invitation::Row>,
    ) -> Result<(), Refusal> {
        let (identity, by) = (self.clone(), by.clone());
        self.store()
            .write(move |tx| async move {
                invitation::store::set_revoked(&*tx, &row.id, Some(identity.store().now())).await?;
                if let Some(replaced) = replaced {
                    invitation::store::set_revoked(&*tx, &replaced.id, None).await?;
                }
                let detail = json!({ "email": row.email, "invitation": row.id });
                let entry = by.entry(Action::MailFailed).detail(detail);
                audit::store::append(&*tx, identity.store(), entry).await?;
                Ok(())
            })
            .await
    }

    /// Takes an invitation back, or gives it out again.
    pub async fn set_invitation_revoked(
        &self,
        by: &Actor,
        id: &str,
        revoked: bool,
    ) -> Result<invitation::Row, Refusal> {
        let (identity, by, id) = (self.clone(), by.clone(), id.to_owned());
        self.store().write(move |tx| async move { identity.revoke_in(&tx, &by, &id, revoked).await }).await
    }

    pub(super) async fn revoke_in(
        &self,
        tx: &Tx,
        by: &Actor,
        id: &str,
        revoked: bool,
    ) -> Result<invitation::Row, Refusal> {
        let row = invitation::store::find(&**tx, id).await?.ok_or(NO_INVITATION)?;
        if row.accepted_at.is_some() {
            return Err(Refusal::Conflict(
                "This invitation has been accepted. Deactivate the account instead.",
            ));
        }
        if row.revoked_at.is_some() == revoked {
            return Ok(row);
        }
        if !revoked {
            let email = self.admit(&row.email)?;
            tx.lock_name(&email).await?;
            if invitation::store::find_open(&**tx, &email, self.store().now()).await?.is_some() {
                return Err(Refusal::Conflict("There is a newer invitation to this address."));
            }
        }
        let row = invitation::store::set_revoked(&**tx, id, revoked.then(|| self.store().now())).await?;
        let action = if revoked { Action::InvitationRevoked } else { Action::InvitationRestored };
        let detail = json!({ "email": row.email, "invitation": row.id });
        audit::store::append(&**tx, self.store(), by.entry(action).detail(detail)).await?;
        Ok(row)
    }
}
