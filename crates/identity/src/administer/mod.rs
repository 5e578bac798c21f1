//! What an admin can do to others. Every change is checked, written down and in effect on the next request.

mod invite;
mod undo;

use sea_orm::ActiveValue::{Set, Unchanged};
use serde_json::json;
use store::Tx;

use crate::{
    CHANNEL, Identity, Origin, Refusal, Role, User,
    audit::{self, Action, Entry},
    session,
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
    /// An entry of the audit log about something that this person does.
    pub fn entry(&self, action: Action) -> Entry {
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
            session::store::end_all(&**tx, &user.uid).await?;
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
                let ended = session::store::end_all(&*tx, &user.uid).await?;
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
