use ::store::Tx;
use sea_orm::ActiveValue::{Set, Unchanged};
use serde_json::json;

use super::{super::password::Password, store};
use crate::{
    Email, Identity, Origin, Refusal, User,
    audit::{self, Action, Entry},
    enter::Entrance,
    invitation,
    limit::Attempt,
    mail::{Letter, link::Purpose},
    session::Method,
    user::{self, store::NewUser},
};

/// Who wants an account.
pub struct SignUp {
    pub email: String,
    pub password: Password,
    pub display_name: String,
}

struct NewAccount {
    email: Email,
    hash: String,
    display_name: String,
    origin: Origin,
}

impl Identity {
    /// Makes an account that becomes usable once its address is confirmed.
    pub async fn sign_up(&self, request: SignUp, origin: Origin) -> Result<(), Refusal> {
        let email = self.admit(&request.email)?;
        let mailer = self.mailer().ok_or(Refusal::NoMail)?.clone();
        request.password.check_strength(&[&email, &request.display_name])?;
        self.take_attempt(Attempt::Mail, Some(&email), &origin).await?;
        let hash = self.passwords().hash(request.password, self.store().entropy()).await?;
        let identity = self.clone();
        let to = email.clone();
        let letter = self
            .store()
            .write(move |tx| async move {
                tx.lock_name(&email).await?;
                let new = NewAccount { email, hash, display_name: request.display_name, origin };
                identity.make_account(&tx, new).await
            })
            .await?;
        mailer.send_later(to, letter);
        Ok(())
    }

    /// The letter that goes out: a link, or a word to somebody who has an account already.
    async fn make_account(&self, tx: &Tx, new: NewAccount) -> Result<Letter, Refusal> {
        let existing = user::store::find_by_email(&**tx, &new.email).await?;
        if existing.as_ref().is_some_and(|user| user.is_email_verified) {
            if !self.policy().enumeration_protection {
                return Err(Refusal::AccountExists);
            }
            self.pretend(tx, new).await?;
            return Ok(Letter::AccountExists);
        }
        let user = match existing {
            // Asked for before and never confirmed: the newest request counts, as nobody has shown it is theirs.
            Some(user) => rename(tx, &user, new.display_name).await?,
            None => {
                let user = NewUser {
                    email: new.email.clone(),
                    display_name: new.display_name,
                    photo_url: None,
                    is_email_verified: false,
                };
                user::store::create(&**tx, self.store(), user).await?
            }
        };
        store::set_password(&**tx, &user.uid, new.hash, self.store().now()).await?;
        let entry = Entry::new(Action::AccountCreated).actor(&user.uid, &user.email).origin(&new.origin);
        audit::store::append(&**tx, self.store(), entry).await?;
        let token = self.link_for(tx, Purpose::Verify, &user).await?;
        Ok(Letter::Verify { token })
    }

    /// Does for an address that has an account what is done for one that has none, and leaves nothing of it but a
    /// line in the log: the time tells nothing.
    async fn pretend(&self, tx: &Tx, new: NewAccount) -> Result<(), Refusal> {
        let decoy = NewUser {
            email: Email::parse(&format!("{}@invalid.example", self.store().new_id()))
                .ok_or(Refusal::NoProfile)?,
            display_name: new.display_name,
            photo_url: None,
            is_email_verified: false,
        };
        let decoy = user::store::create(&**tx, self.store(), decoy).await?;
        store::set_password(&**tx, &decoy.uid, new.hash, self.store().now()).await?;
        let entry = Entry::new(Action::SignInRefused).origin(&new.origin);
        let entry =
            entry.detail(json!({ "reason": "account exists", "address": audit::pseudonym(&new.email) }));
        audit::store::append(&**tx, self.store(), entry).await?;
        store::find(&**tx, &decoy.uid).await?;
        store::make_link(&**tx, self.store(), Purpose::Verify, &new.email, None).await?;
        store::remove(&**tx, &decoy.uid).await?;
        Ok(user::store::remove(&**tx, &decoy.uid).await?)
    }

    async fn link_for(&self, tx: &Tx, purpose: Purpose, user: &User) -> Result<String, Refusal> {
        let email = Email::parse(&user.email).ok_or(Refusal::NoProfile)?;
        let version = store::find(&**tx, &user.uid).await?.map_or(0, |credential| credential.version);
        Ok(store::make_link(&**tx, self.store(), purpose, &email, Some((&user.uid, version))).await?)
    }

    pub(super) async fn send_verification(&self, user: &User, email: &Email) -> Result<(), Refusal> {
        let Some(mailer) = self.mailer() else { return Ok(()) };
        let (identity, user) = (self.clone(), user.clone());
        let token = self
            .store()
            .write(move |tx| async move { identity.link_for(&tx, Purpose::Verify, &user).await })
            .await?;
        mailer.send_later(email.clone(), Letter::Verify { token });
        Ok(())
    }

    /// Confirms an address by the link that was sent to it, and signs its owner in.
    pub async fn verify_email(&self, token: String, origin: Origin) -> Result<Entrance, Refusal> {
        self.take_attempt(Attempt::SignIn, None, &origin).await?;
        let (identity, from) = (self.clone(), origin.clone());
        let uid = self
            .store()
            .write(move |tx| async move {
                let now = identity.store().now();
                let uid = store::use_link(&*tx, Purpose::Verify, &token, now).await?.ok_or(Refusal::Link)?;
                identity.set_verified(&tx, &uid, Action::AccountVerified, &from).await?;
                Ok::<_, Refusal>(uid)
            })
            .await?;
        self.enter(uid, Method::Local, origin).await
    }

    pub(super) async fn set_verified(
        &self,
        tx: &Tx,
        uid: &str,
        action: Action,
        origin: &Origin,
    ) -> Result<User, Refusal> {
        let change = user::entity::ActiveModel {
            uid: Unchanged(uid.to_owned()),
            is_email_verified: Set(true),
            ..Default::default()
        };
        let user = user::store::update(&**tx, change).await?;
        let entry = Entry::new(action).actor(&user.uid, &user.email).origin(origin);
        audit::store::append(&**tx, self.store(), entry).await?;
        Ok(user)
    }

    /// Takes an invitation up: makes the account, with a password, and signs its owner in.
    pub async fn accept_invitation(
        &self,
        token: String,
        password: Password,
        display_name: String,
        origin: Origin,
    ) -> Result<Entrance, Refusal> {
        self.take_attempt(Attempt::SignIn, None, &origin).await?;
        password.check_strength(&[&display_name])?;
        // A hash is dear: nobody gets one for an invitation that is not open.
        let (reader, now) = (self.store().reader(), self.store().now());
        let row = invitation::store::find_by_token(reader, &token).await?;
        row.filter(|row| row.state(now) == invitation::State::Open).ok_or(Refusal::Link)?;
        let hash = self.passwords().hash(password, self.store().entropy()).await?;
        let (identity, from) = (self.clone(), origin.clone());
        let uid = self
            .store()
            .write(move |tx| async move {
                let now = identity.store().now();
                let row = invitation::store::find_by_token(&*tx, &token).await?;
                let row = row.filter(|row| row.state(now) == invitation::State::Open).ok_or(Refusal::Link)?;
                let email = identity.admit(&row.email)?;
                tx.lock_name(&email).await?;
                let user = match user::store::find_by_email(&*tx, &email).await? {
                    Some(user) if user.is_email_verified => return Err(Refusal::AccountExists),
                    Some(user) => rename(&tx, &user, display_name).await?,
                    None => {
                        let new = NewUser { email, display_name, photo_url: None, is_email_verified: true };
                        user::store::create(&*tx, identity.store(), new).await?
                    }
                };
                store::set_password(&*tx, &user.uid, hash, now).await?;
                invitation::store::set_accepted(&*tx, &row.id, now).await?;
                identity.set_verified(&tx, &user.uid, Action::InvitationAccepted, &from).await?;
                Ok(user.uid)
            })
            .await?;
        self.enter(uid, Method::Local, origin).await
    }
}

async fn rename(tx: &Tx, user: &User, display_name: String) -> Result<User, Refusal> {
    let change = user::entity::ActiveModel {
        uid: Unchanged(user.uid.clone()),
        display_name: Set(display_name),
        ..Default::default()
    };
    Ok(user::store::update(&**tx, change).await?)
}
