//! What people do with their own account.

use sea_orm::ActiveValue::{Set, Unchanged};
use serde_json::json;

use crate::{
    Actor, CHANNEL, Identity, Origin, Refusal, User,
    audit::{self, Action},
    session::{self, Session},
    strategy::Vouched,
    user,
};

/// What people may change of themselves. What is `None` stays.
#[derive(Clone, Debug, Default)]
pub struct ProfileChange {
    pub display_name: Option<String>,
    /// `Some(None)` removes the picture.
    pub photo_url: Option<Option<String>>,
}

impl Identity {
    pub async fn update_profile(&self, by: &Actor, change: ProfileChange) -> Result<User, Refusal> {
        let (identity, by) = (self.clone(), by.clone());
        let user = self
            .store()
            .write(move |tx| async move {
                let before = user::store::find_and_lock(&*tx, &by.uid).await?.ok_or(Refusal::NoProfile)?;
                let change = user::entity::ActiveModel {
                    uid: Unchanged(by.uid.clone()),
                    display_name: Set(change.display_name.unwrap_or(before.display_name.clone())),
                    photo_url: Set(change.photo_url.unwrap_or(before.photo_url.clone())),
                    ..Default::default()
                };
                let after = user::store::update(&*tx, change).await?;
                session::store::rename(&*tx, &after).await?;
                let names = json!({ "from": before.display_name, "to": after.display_name });
                let entry = by.entry(Action::ProfileChanged).detail(names);
                audit::store::append(&*tx, identity.store(), entry).await?;
                tx.notify(CHANNEL, &by.uid).await?;
                Ok::<_, Refusal>(after)
            })
            .await?;
        self.cache().forget_user(&user.uid);
        Ok(user)
    }

    /// The sessions of a user.
    pub async fn sessions_of(&self, uid: &str, asking: Option<&str>) -> store::Result<Vec<Session>> {
        self.save_activity().await?;
        let rows = session::store::list(self.store().reader(), uid, self.store().now()).await?;
        Ok(rows.into_iter().map(|row| Session::show(row, asking)).collect())
    }

    /// Writes down that the person behind a session has proved once more who they are.
    pub async fn confirm(&self, by: &Actor, session_id: &str) -> Result<(), Refusal> {
        let (identity, by, id) = (self.clone(), by.clone(), session_id.to_owned());
        self.store()
            .write(move |tx| async move {
                session::store::confirm(&*tx, &id, identity.store().now()).await?;
                audit::store::append(&*tx, identity.store(), by.entry(Action::IdentityConfirmed)).await?;
                tx.notify(CHANNEL, &by.uid).await
            })
            .await?;
        self.cache().forget_session(session_id);
        Ok(())
    }

    /// Connects an account at a provider to the user who is signed in. Both addresses must be the same.
    pub async fn connect(&self, by: &Actor, vouched: Vouched) -> Result<(), Refusal> {
        let email = self.admit(&vouched.email)?;
        if !vouched.is_email_verified || *email != by.email {
            return Err(Refusal::Conflict("The other account has another email address."));
        }
        let (identity, by) = (self.clone(), by.clone());
        self.store()
            .write(move |tx| async move {
                tx.lock_name(&email).await?;
                match user::store::find_by_link(&*tx, vouched.provider, &vouched.subject).await? {
                    Some(owner) if owner.uid == by.uid => return Ok(()),
                    Some(_) => return Err(Refusal::AccountExists),
                    None => {}
                }
                let now = identity.store().now();
                user::store::add_link(&*tx, &by.uid, vouched.provider, &vouched.subject, now).await?;
                audit::store::append(&*tx, identity.store(), by.entry(Action::AccountConnected)).await?;
                Ok(())
            })
            .await
    }

    /// Somebody known by uid, as the one who makes a change.
    pub async fn actor(&self, uid: &str, origin: Origin) -> Result<Actor, Refusal> {
        let user = user::store::find(self.store().reader(), uid).await?.ok_or(Refusal::NoProfile)?;
        Ok(Actor { uid: user.uid, email: user.email, origin })
    }
}
