use serde_json::json;

use super::{super::password::Password, store};
use crate::{
    Email, Identity, Origin, Refusal,
    audit::{self, Action, Entry},
    limit::{self, Attempt, account_key},
    mail::{Letter, link::Purpose},
    session, user,
};

impl Identity {
    /// Sends a link to choose a new password, if there is an account to choose one for. Says nothing either way.
    pub async fn request_reset(&self, address: &str, origin: Origin) -> Result<(), Refusal> {
        let mailer = self.mailer().ok_or(Refusal::ResetNotConfigured)?.clone();
        let email = self.admit(address)?;
        self.take_attempt(Attempt::Mail, Some(&email), &origin).await?;
        let (identity, to) = (self.clone(), email.clone());
        let token = self
            .store()
            .write(move |tx| async move {
                let user = user::store::find_by_email(&*tx, &email).await?;
                let uid = user.as_ref().map_or("", |user| &user.uid);
                let credential = store::find(&*tx, uid).await?;
                let account = user.as_ref().zip(credential.map(|credential| credential.version));
                let known = account.as_ref().map(|(user, version)| (user.uid.as_str(), *version));
                let token = store::make_link(&*tx, identity.store(), Purpose::Reset, &email, known).await?;
                let entry = Entry::new(Action::PasswordResetRequested).origin(&origin);
                let entry = match &user {
                    Some(user) => entry.subject(&user.uid, &user.email),
                    None => entry.detail(json!({ "address": audit::pseudonym(&email) })),
                };
                audit::store::append(&*tx, identity.store(), entry).await?;
                Ok::<_, Refusal>(known.is_some().then_some(token))
            })
            .await?;
        mailer.send_later(to, token.map(|token| Letter::Reset { token }));
        Ok(())
    }

    /// Sets a new password by the link that was sent, and ends every session of the account.
    pub async fn reset_password(
        &self,
        token: String,
        password: Password,
        origin: Origin,
    ) -> Result<(), Refusal> {
        self.take_attempt(Attempt::SignIn, None, &origin).await?;
        password.check_strength(&[])?;
        // A hash is dear: nobody gets one for a link that does not work.
        let (reader, now) = (self.store().reader(), self.store().now());
        store::find_link(reader, Purpose::Reset, &token, now).await?.ok_or(Refusal::Link)?;
        let hash = self.passwords().hash(password, self.store().entropy()).await?;
        let identity = self.clone();
        let user = self
            .store()
            .write(move |tx| async move {
                let now = identity.store().now();
                let uid = store::use_link(&*tx, Purpose::Reset, &token, now).await?.ok_or(Refusal::Link)?;
                store::set_password(&*tx, &uid, hash, now).await?;
                session::store::end_all(&*tx, &uid).await?;
                // Whoever reads the mailbox has shown that the address is theirs.
                let user = identity.set_verified(&tx, &uid, Action::PasswordChanged, &origin).await?;
                if let Some(email) = Email::parse(&user.email) {
                    limit::store::clear_failures(&*tx, &account_key(&email)).await?;
                }
                tx.notify(crate::CHANNEL, &uid).await?;
                Ok::<_, Refusal>(user)
            })
            .await?;
        self.cache().forget_user(&user.uid);
        if let (Some(mailer), Some(email)) = (self.mailer(), Email::parse(&user.email)) {
            mailer.send_later(email, Letter::PasswordChanged);
        }
        Ok(())
    }
}
