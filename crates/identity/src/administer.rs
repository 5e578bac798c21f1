//! What an admin can do to others. Every change is checked, written down and in effect on the next request.

use sea_orm::ActiveValue::{Set, Unchanged};
use serde_json::{Value, json};
use store::Tx;

use crate::{
    CHANNEL, Identity, Origin, Refusal, Role, User,
    audit::{self, Action, Entry},
    invitation,
    mail::Letter,
    session,
    strategy::Strategy,
    user::{self, link::Provider, store::NewUser},
};

/// Who makes a change, and from where.
#[derive(Clone, Debug)]
pub struct Actor {
    pub uid: String,
    pub email: String,
    pub origin: Origin,
}

impl Actor {
    pub(crate) fn entry(&self, action: Action) -> Entry {
        Entry::new(action).actor(&self.uid, &self.email).origin(&self.origin)
    }
}

/// What is to become of a user. What is `None` stays.
#[derive(Clone, Copy, Debug, Default)]
pub struct Change {
    pub role: Option<Role>,
    pub active: Option<bool>,
}

const NO_USER: Refusal = Refusal::NotFound("User profile not found");
const NO_INVITATION: Refusal = Refusal::NotFound("There is no such invitation.");
const MOVED_ON: Refusal =
    Refusal::Conflict("This has been changed again since. Look at the newest state first.");

impl Identity {
    pub async fn change_user(&self, by: &Actor, uid: &str, change: Change) -> Result<User, Refusal> {
        let (identity, by, target) = (self.clone(), by.clone(), uid.to_owned());
        let user = self
            .store()
            .write(move |tx| async move {
                let user = user::store::find_and_lock(&*tx, &target).await?.ok_or(NO_USER)?;
                identity.change_in(&tx, &by, user, change).await
            })
            .await?;
        self.cache().forget_user(uid);
        Ok(user)
    }

    async fn change_in(&self, tx: &Tx, by: &Actor, user: User, change: Change) -> Result<User, Refusal> {
        let role = change.role.unwrap_or(user.effective_role());
        let active = change.active.unwrap_or(user.is_active());
        let was_admin = user.is_active() && user.effective_role() == Role::Admin;
        if was_admin && !(active && role == Role::Admin) {
            let admins = user::store::lock_active_admins(&**tx).await?;
            if admins.iter().all(|admin| admin.uid == user.uid) {
                return Err(Refusal::LastAdmin);
            }
        }
        let mut after = user.clone();
        if role != user.effective_role() {
            after = self.set_role(tx, by, &user, role).await?;
        }
        if active != user.is_active() {
            after = self.set_active(tx, by, &user, active).await?;
        }
        tx.notify(CHANNEL, &user.uid).await?;
        Ok(after)
    }

    async fn set_role(&self, tx: &Tx, by: &Actor, user: &User, role: Role) -> Result<User, Refusal> {
        let change = user::entity::ActiveModel {
            uid: Unchanged(user.uid.clone()),
            role: Set(Some(role)),
            ..Default::default()
        };
        let after = user::store::update(&**tx, change).await?;
        session::store::change_role(&**tx, &after).await?;
        let detail = json!({ "from": user.effective_role(), "to": role });
        let entry = by.entry(Action::RoleChanged).subject(&user.uid, &user.email).detail(detail);
        audit::store::append(&**tx, self.store(), entry).await?;
        Ok(after)
    }

    async fn set_active(&self, tx: &Tx, by: &Actor, user: &User, active: bool) -> Result<User, Refusal> {
        let change = user::entity::ActiveModel {
            uid: Unchanged(user.uid.clone()),
            deactivated_at: Set((!active).then(|| self.store().now())),
            ..Default::default()
        };
        let after = user::store::update(&**tx, change).await?;
        if !active {
            session::store::end_all(&**tx, &user.uid, None).await?;
        }
        let action = if active { Action::UserReactivated } else { Action::UserDeactivated };
        audit::store::append(&**tx, self.store(), by.entry(action).subject(&user.uid, &user.email)).await?;
        Ok(after)
    }

    /// Ends every session of a user here, and at Firebase if that is how they sign in.
    pub async fn sign_out_user(&self, by: &Actor, uid: &str) -> Result<u64, Refusal> {
        let (identity, by, target) = (self.clone(), by.clone(), uid.to_owned());
        let (ended, subjects) = self
            .store()
            .write(move |tx| async move {
                let user = user::store::find_and_lock(&*tx, &target).await?.ok_or(NO_USER)?;
                let ended = session::store::end_all(&*tx, &user.uid, None).await?;
                let detail = json!({ "sessions": ended });
                let entry = by.entry(Action::SessionsEnded).subject(&user.uid, &user.email).detail(detail);
                audit::store::append(&*tx, identity.store(), entry).await?;
                tx.notify(CHANNEL, &user.uid).await?;
                let links = user::store::links(&*tx, &user.uid).await?;
                let at_firebase = links.into_iter().filter(|link| link.provider == Provider::Firebase);
                Ok::<_, Refusal>((ended, at_firebase.map(|link| link.subject).collect::<Vec<_>>()))
            })
            .await?;
        self.cache().forget_user(uid);
        for subject in subjects {
            self.revoke_at_firebase(&subject).await;
        }
        Ok(ended)
    }

    /// Our own sessions are ended already; that Firebase could not be told is worth a line in the log, no more.
    async fn revoke_at_firebase(&self, subject: &str) {
        let Some(firebase) = self.firebase() else { return };
        match firebase.revoke(subject, self.store()).await {
            Ok(true) => {}
            Ok(false) => {
                tracing::info!("no service account: refresh tokens at Firebase run out by themselves");
            }
            Err(error) => tracing::warn!(%error, "refresh tokens at Firebase were not revoked"),
        }
    }

    /// Ends one session of a user.
    pub async fn end_session_of(&self, by: &Actor, uid: &str, session_id: &str) -> Result<(), Refusal> {
        let (identity, by) = (self.clone(), by.clone());
        let (uid, id) = (uid.to_owned(), session_id.to_owned());
        self.store()
            .write(move |tx| async move {
                let row = session::store::find(&*tx, &id).await?.filter(|row| row.user_id == uid);
                let row = row.ok_or(Refusal::NotFound("This session has ended already."))?;
                session::store::end(&*tx, &row.id).await?;
                let entry = by.entry(Action::SessionEnded).subject(&row.user_id, &row.email);
                audit::store::append(&*tx, identity.store(), entry).await?;
                tx.notify(CHANNEL, &row.user_id).await?;
                Ok::<_, Refusal>(())
            })
            .await?;
        self.cache().forget_session(session_id);
        Ok(())
    }

    /// Writes an invitation down and sends it. If the mail does not leave, there is no invitation.
    pub async fn invite(&self, by: &Actor, address: &str) -> Result<invitation::Row, Refusal> {
        let email = self.admit(address)?;
        let mailer = self.mailer().ok_or(Refusal::NoMail)?.clone();
        let with_password = matches!(self.strategy_for_password().await, Ok(Strategy::Local));
        let (identity, actor, to) = (self.clone(), by.clone(), email.clone());
        let (row, token) = self
            .store()
            .write(move |tx| async move {
                tx.lock_name(&email).await?;
                let now = identity.store().now();
                if user::store::find_by_email(&*tx, &email).await?.is_some_and(|user| user.is_email_verified)
                {
                    return Err(Refusal::AccountExists);
                }
                if let Some(open) = invitation::store::find_open(&*tx, &email, now).await? {
                    // The new mail replaces the old one.
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
                Ok(made)
            })
            .await?;
        let letter = Letter::Invitation { token, from: by.email.clone(), with_password };
        if let Err(error) = mailer.send(&to, &letter).await {
            tracing::warn!(%error, "an invitation did not leave");
            let (id, now) = (row.id, self.store().now());
            self.store()
                .write(move |tx| async move { invitation::store::set_revoked(&*tx, &id, Some(now)).await })
                .await?;
            return Err(Refusal::MailFailed);
        }
        Ok(row)
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

    async fn revoke_in(
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
        let row = invitation::store::set_revoked(&**tx, id, revoked.then(|| self.store().now())).await?;
        let action = if revoked { Action::InvitationRevoked } else { Action::InvitationRestored };
        let detail = json!({ "email": row.email, "invitation": row.id });
        audit::store::append(&**tx, self.store(), by.entry(action).detail(detail)).await?;
        Ok(row)
    }

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
            Action::InvitationRestored => {
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

    /// Writes down that somebody has taken the log with them.
    pub async fn note_export(&self, by: &Actor) -> Result<(), Refusal> {
        let (identity, entry) = (self.clone(), by.entry(Action::AuditExported));
        self.store()
            .write(move |tx| async move { audit::store::append(&*tx, identity.store(), entry).await.map(|_| ()) })
            .await
            .map_err(Refusal::Store)
    }

    /// Makes somebody an admin, from the command line of the machine that holds the data.
    pub async fn grant_admin(&self, address: &str) -> Result<User, Refusal> {
        let email = self.admit(address)?;
        let identity = self.clone();
        let user = self
            .store()
            .write(move |tx| async move {
                tx.lock_name(&email).await?;
                let user = match user::store::find_by_email(&*tx, &email).await? {
                    Some(user) => user,
                    // They become an admin with their first sign-in.
                    None => {
                        let display_name = crate::enter::display_name("", &email);
                        let new = NewUser { email, display_name, photo_url: None, is_email_verified: false };
                        user::store::create(&*tx, identity.store(), new).await?
                    }
                };
                let by = Actor {
                    uid: "command-line".to_owned(),
                    email: "command line".to_owned(),
                    origin: Origin::default(),
                };
                identity
                    .change_in(&tx, &by, user, Change { role: Some(Role::Admin), active: Some(true) })
                    .await
            })
            .await?;
        self.cache().forget_user(&user.uid);
        Ok(user)
    }
}
