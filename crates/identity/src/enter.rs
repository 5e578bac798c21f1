//! The last step of every way to sign in: somebody has proved who they are, and now gets a session.

use sea_orm::ActiveValue::{Set, Unchanged};
use serde_json::json;
use store::Tx;

use crate::{
    Email, Identity, Origin, Refusal, User,
    audit::{self, Action, Entry},
    invitation,
    session::{self, Method, store as sessions},
    strategy::{Vouched, local},
    user::{self, link::Provider, store::NewUser},
};

/// What somebody gets who has proved who they are.
pub enum Entrance {
    Session {
        row: Box<session::Row>,
        user: Box<User>,
        /// The only copy.
        token: String,
    },
    /// They have as many sessions as are allowed. The token lets them end one of them.
    Waiting(String),
}

impl Identity {
    /// Opens a session for a user whose identity has been proved.
    pub async fn enter(&self, uid: String, method: Method, origin: Origin) -> Result<Entrance, Refusal> {
        // Which sessions still live is decided by what the database knows.
        self.save_activity().await?;
        let identity = self.clone();
        self.store()
            .write(move |tx| async move {
                let user = user::store::find_and_lock(&*tx, &uid).await?.ok_or(Refusal::NoProfile)?;
                identity.enter_in(&tx, user, method, &origin).await
            })
            .await
    }

    async fn enter_in(
        &self,
        tx: &Tx,
        user: User,
        method: Method,
        origin: &Origin,
    ) -> Result<Entrance, Refusal> {
        self.check_welcome(&user)?;
        let entry = |action| {
            Entry::new(action)
                .actor(&user.uid, &user.email)
                .origin(origin)
                .detail(json!({ "method": session::AuthMethod::from(method) }))
        };
        match sessions::open(&**tx, self.store(), self.policy(), &user, (method, origin)).await {
            Ok(opened) => {
                // Strictly newer, even when the clock has not moved.
                let now = self.store().now();
                let login = user
                    .last_login_at
                    .map_or(now, |last| now.max(last + std::time::Duration::from_millis(1)));
                let change = user::entity::ActiveModel {
                    uid: Unchanged(user.uid.clone()),
                    last_login_at: Set(Some(login)),
                    ..Default::default()
                };
                audit::store::append(&**tx, self.store(), entry(Action::SignedIn)).await?;
                let user = Box::new(user::store::update(&**tx, change).await?);
                tx.notify(crate::CHANNEL, &user.uid).await?;
                Ok(Entrance::Session { row: Box::new(opened.row), user, token: opened.token })
            }
            Err(Refusal::SessionLimit) => {
                let token = sessions::start_waiting(&**tx, self.store(), &user.uid, method).await?;
                audit::store::append(&**tx, self.store(), entry(Action::SessionLimitReached)).await?;
                Ok(Entrance::Waiting(token))
            }
            Err(other) => Err(other),
        }
    }

    /// Whether an account may have a session at all.
    pub fn check_welcome(&self, user: &User) -> Result<(), Refusal> {
        if self.policy().domains.admit(&user.email).is_none() {
            return Err(Refusal::Domain(self.policy().domains.clone()));
        }
        if !user.is_email_verified {
            return Err(Refusal::EmailNotVerified);
        }
        if !user.is_active() {
            return Err(Refusal::Deactivated);
        }
        Ok(())
    }

    /// Lets somebody in for whom a remote provider vouches.
    pub async fn arrive(
        &self,
        vouched: Vouched,
        method: Method,
        origin: Origin,
    ) -> Result<Entrance, Refusal> {
        let email = self.check_vouched(&vouched, &origin).await?;
        self.save_activity().await?;
        let identity = self.clone();
        self.store()
            .write(move |tx| async move {
                // Two first sign-ins at the same moment make one account.
                tx.lock_name(&email).await?;
                let user = match user::store::find_by_link(&*tx, vouched.provider, &vouched.subject).await? {
                    Some(user) => user,
                    None => identity.adopt(&tx, &vouched, &email).await?,
                };
                let user = user::store::find_and_lock(&*tx, &user.uid).await?.ok_or(Refusal::NoProfile)?;
                identity.enter_in(&tx, user, method, &origin).await
            })
            .await
    }

    /// Whether somebody for whom a provider vouches may come in at all.
    pub async fn check_vouched(&self, vouched: &Vouched, origin: &Origin) -> Result<Email, Refusal> {
        let domains = &self.policy().domains;
        let (refusal, reason) = match domains.admit(&vouched.email) {
            Some(email) if vouched.is_email_verified => return Ok(email),
            // They can do something about it. At Google, an address that is not confirmed is not the domain's.
            Some(_) if vouched.provider == Provider::Firebase => {
                (Refusal::EmailNotVerified, "address not confirmed")
            }
            _ => (Refusal::Domain(domains.clone()), "domain"),
        };
        self.note_refusal(reason, &vouched.email, origin).await;
        Err(refusal)
    }

    /// Finds or makes the account of somebody whose provider has not been seen before.
    async fn adopt(&self, tx: &Tx, vouched: &Vouched, email: &Email) -> Result<User, Refusal> {
        let user = match user::store::find_by_email(&**tx, email).await? {
            None => {
                let new = NewUser {
                    display_name: display_name(&vouched.display_name, email),
                    photo_url: photo_url(vouched.photo_url.as_deref()),
                    email: email.clone(),
                    is_email_verified: true,
                };
                user::store::create(&**tx, self.store(), new).await?
            }
            Some(user) if self.is_unclaimed(tx, &user).await? => {
                // Whoever chose a password for an address without showing that it is theirs loses it here.
                local::store::remove(&**tx, &user.uid).await?;
                let change = user::entity::ActiveModel {
                    uid: Unchanged(user.uid.clone()),
                    is_email_verified: Set(true),
                    display_name: Set(display_name(&vouched.display_name, email)),
                    ..Default::default()
                };
                user::store::update(&**tx, change).await?
            }
            Some(_) => return Err(Refusal::ConnectFirst),
        };
        user::store::add_link(&**tx, &user.uid, vouched.provider, &vouched.subject, self.store().now())
            .await?;
        self.accept_open_invitation(tx, &user, email).await?;
        Ok(user)
    }

    /// Nobody has shown yet that the account is theirs: its address is not confirmed, no provider vouches for it.
    async fn is_unclaimed(&self, tx: &Tx, user: &User) -> Result<bool, Refusal> {
        Ok(!user.is_email_verified && !user::store::has_link(&**tx, &user.uid).await?)
    }

    /// Somebody who was invited and signs in with a provider has taken the invitation up.
    async fn accept_open_invitation(&self, tx: &Tx, user: &User, email: &Email) -> Result<(), Refusal> {
        let now = self.store().now();
        if let Some(open) = invitation::store::find_open(&**tx, email, now).await? {
            invitation::store::set_accepted(&**tx, &open.id, now).await?;
            let entry = Entry::new(Action::InvitationAccepted).actor(&user.uid, &user.email);
            audit::store::append(&**tx, self.store(), entry).await?;
        }
        Ok(())
    }

    /// Writes down that somebody was not let in. Of an address without an account only a digest is kept.
    pub async fn note_refusal(&self, reason: &'static str, email: &str, origin: &Origin) {
        let identity = self.clone();
        let (address, origin) = (email.to_owned(), origin.clone());
        let noted: Result<(), Refusal> = self
            .store()
            .write(move |tx| async move {
                let known = match Email::parse(&address) {
                    Some(email) => user::store::find_by_email(&*tx, &email).await?,
                    None => None,
                };
                let entry = Entry::new(Action::SignInRefused).origin(&origin);
                let entry = match known {
                    Some(user) => entry.subject(&user.uid, &user.email).detail(json!({ "reason": reason })),
                    None => entry.detail(json!({ "reason": reason, "address": audit::pseudonym(&address) })),
                };
                audit::store::append(&*tx, identity.store(), entry).await?;
                Ok(())
            })
            .await;
        if let Err(error) = noted {
            tracing::warn!(%error, reason, "a refusal was not written down");
        }
    }
}

/// The name a provider gives, made safe to show; the start of the address if there is none.
pub fn display_name(given: &str, email: &str) -> String {
    let name: String = given.trim().chars().filter(|c| !api::is_hidden(*c)).take(200).collect();
    if name.is_empty() { email.split('@').next().unwrap_or_default().to_owned() } else { name }
}

/// A picture's address, if it is one.
pub fn photo_url(given: Option<&str>) -> Option<String> {
    let given = given.filter(|address| address.len() <= 2048)?;
    let address = url::Url::parse(given).ok()?;
    (address.scheme() == "https").then(|| address.to_string())
}
