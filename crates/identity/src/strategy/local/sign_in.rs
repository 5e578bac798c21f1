use super::{super::password::Password, store};
use crate::{
    Email, Identity, Origin, Refusal, User,
    enter::Entrance,
    limit::{self, Attempt, account_key, seconds},
    session::Method,
    user,
};

impl Identity {
    pub async fn sign_in_locally(
        &self,
        address: &str,
        password: Password,
        origin: Origin,
    ) -> Result<Entrance, Refusal> {
        let email = self.admit(address)?;
        self.take_attempt(Attempt::Password, Some(&email), &origin).await?;
        let key = account_key(&email);
        let reader = self.store().reader();
        let softlock = limit::store::find_softlock(reader, &key).await?;
        let user = user::store::find_by_email(reader, &email).await?;
        let credential = match &user {
            Some(user) => store::find(reader, &user.uid).await?,
            None => store::find(reader, "").await?,
        };
        if let Some(remaining) = softlock.and_then(|softlock| softlock.remaining(self.store().now())) {
            return Err(Refusal::Locked(seconds(remaining)));
        }
        let has_password = credential.is_some();
        let hash = credential.map(|credential| credential.password_hash);
        let is_right = self.passwords().verify(password, hash).await?;
        self.settle(key, is_right).await?;
        let Some(user) = user.filter(|_| is_right) else {
            self.note_refusal("password", &email, &origin).await;
            return Err(self.wrong_password(has_password));
        };
        if !user.is_email_verified {
            self.send_verification(&user, &email).await?;
        }
        self.enter(user.uid, Method::Local, origin).await
    }

    fn wrong_password(&self, has_account: bool) -> Refusal {
        if has_account || self.policy().enumeration_protection {
            Refusal::Credentials
        } else {
            Refusal::NoAccount
        }
    }

    /// Writes down how a guess went. Whoever guessed while others locked the account learns nothing from it.
    async fn settle(&self, key: String, is_right: bool) -> Result<(), Refusal> {
        let now = self.store().now();
        self.store()
            .write(move |tx| async move {
                tx.lock_name(&key).await?;
                let softlock = limit::store::find_softlock(&*tx, &key).await?;
                if let Some(remaining) = softlock.and_then(|softlock| softlock.remaining(now)) {
                    return Err(Refusal::Locked(seconds(remaining)));
                }
                if is_right {
                    limit::store::clear_failures(&*tx, &key).await?;
                } else {
                    limit::store::record_failure(&*tx, &key, now).await?;
                }
                Ok(())
            })
            .await
    }

    /// Proves once more that somebody signed in is who they are.
    pub async fn confirm_password(
        &self,
        user: &User,
        password: Password,
        origin: &Origin,
    ) -> Result<(), Refusal> {
        let email = Email::parse(&user.email).ok_or(Refusal::NoProfile)?;
        self.take_attempt(Attempt::Password, Some(&email), origin).await?;
        let key = account_key(&email);
        let softlock = limit::store::find_softlock(self.store().reader(), &key).await?;
        if let Some(remaining) = softlock.and_then(|softlock| softlock.remaining(self.store().now())) {
            return Err(Refusal::Locked(seconds(remaining)));
        }
        let credential = store::find(self.store().reader(), &user.uid).await?;
        let hash = credential.map(|credential| credential.password_hash);
        let is_right = self.passwords().verify(password, hash).await?;
        self.settle(key, is_right).await?;
        if is_right {
            return Ok(());
        }
        self.note_refusal("confirmation", &email, origin).await;
        Err(Refusal::Credentials)
    }
}
