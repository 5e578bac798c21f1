use std::sync::Arc;

use store::{Result, Time};

use super::{
    Live, Row, store as rows,
    token::{TokenHash, next_token},
};
use crate::{Identity, audit};

/// What a session cookie amounts to.
pub enum Resolved {
    /// It was good once, or never.
    Expired,
    SignedIn {
        live: Arc<Live>,
        /// To be handed to the browser in place of the one it has.
        next_token: Option<String>,
    },
}

/// Which of its tokens a session was shown with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shown {
    Current,
    Next,
    Previous,
}

impl Identity {
    /// Finds the session of a token, extends its life and hands out a new token when it is time.
    pub async fn resolve(&self, token: &str) -> Result<Resolved> {
        let now = self.store().now();
        let key = TokenHash::of(token);
        let live = match self.cache().get(&key, now) {
            Some(live) => live,
            None => match self.read_session(key, now).await? {
                Some(live) => live,
                None => return Ok(Resolved::Expired),
            },
        };
        if live.expires_at(self.policy()) <= now || live.good_until.is_some_and(|until| until < now) {
            self.cache().forget_session(&live.row.id);
            return Ok(Resolved::Expired);
        }
        live.activity.note(now);
        let next_token = self.next_token(&live, token, now).await?;
        Ok(Resolved::SignedIn { live, next_token })
    }

    /// Reads a session from the database. `None` if there is none, or it may not be used any more.
    async fn read_session(&self, key: TokenHash, now: Time) -> Result<Option<Arc<Live>>> {
        let ticket = self.cache().ticket();
        let hash = key.to_string();
        let Some((row, user)) = rows::find_by_token(self.store().reader(), &hash).await? else {
            return Ok(None);
        };
        let mut good_until = None;
        match shown(&row, &hash) {
            Shown::Current => {}
            Shown::Next => {
                self.promote(row.clone(), now).await?;
                // Read again: the row has changed, and with it the cache's ticket.
                return Box::pin(self.read_session(key, now)).await;
            }
            Shown::Previous if now > row.previous_until => {
                self.end_stolen(row).await?;
                return Ok(None);
            }
            Shown::Previous => good_until = Some(row.previous_until),
        }
        if let Some(user) = &user {
            let welcome = user.is_active()
                && user.is_email_verified
                && self.policy().domains.admit(&user.email).is_some();
            if !welcome {
                self.end_session(&row.id).await?;
                return Ok(None);
            }
        }
        let activity = self.cache().activity_of(&row);
        let live = Arc::new(Live { good_until, ..Live::new(row, user, activity, now) });
        self.cache().put(ticket, key, &live);
        Ok(Some(live))
    }

    async fn promote(&self, row: Row, now: Time) -> Result<()> {
        let id = row.id.clone();
        self.store().write(move |tx| async move { rows::promote_next(&*tx, &row, now).await }).await?;
        self.cache().forget_session(&id);
        Ok(())
    }

    /// A token that was replaced long ago has come back: somebody else has a copy. Nobody keeps the session.
    async fn end_stolen(&self, row: Row) -> Result<()> {
        let (store, id) = (self.store().clone(), row.id.clone());
        self.store()
            .write(move |tx| async move {
                rows::end(&*tx, &row.id).await?;
                let entry =
                    audit::Entry::new(audit::Action::SessionTokenReused).subject(&row.user_id, &row.email);
                audit::store::append(&*tx, &store, entry).await?;
                tx.notify(crate::CHANNEL, &row.user_id).await
            })
            .await?;
        self.cache().forget_session(&id);
        Ok(())
    }

    /// Writes down what sessions have been active since the last time. Requests only note it in memory.
    pub async fn save_activity(&self) -> Result<()> {
        let active = self.cache().unsaved();
        if active.is_empty() {
            return Ok(());
        }
        let seen: Vec<_> = active
            .iter()
            .map(|activity| rows::Touch {
                id: activity.session_id.clone(),
                last_activity: activity.latest(),
                expires_at: activity.expires_at(self.policy()),
            })
            .collect();
        let times: Vec<Time> = seen.iter().map(|touch| touch.last_activity).collect();
        self.store().write(move |tx| async move { rows::touch(&*tx, &seen).await }).await?;
        for (activity, latest) in active.iter().zip(times) {
            activity.note_saved(latest);
        }
        Ok(())
    }

    /// The token to hand out, if it is time for one. The one at hand stays good until that one comes back.
    async fn next_token(&self, live: &Live, token: &str, now: Time) -> Result<Option<String>> {
        if live.good_until.is_some() || !live.row.should_rotate(now) {
            return Ok(None);
        }
        let next = next_token(token, &live.row.rotation_key);
        let next_hash = TokenHash::of(&next).to_string();
        if live.row.next_hash.as_ref() != Some(&next_hash) {
            let row = live.row.clone();
            self.store()
                .write(move |tx| async move { rows::offer_next(&*tx, &row, &next_hash).await })
                .await?;
            self.cache().forget_session(&live.row.id);
        }
        Ok(Some(next))
    }
}

fn shown(row: &Row, hash: &str) -> Shown {
    if row.token_hash == hash {
        Shown::Current
    } else if row.next_hash.as_deref() == Some(hash) {
        Shown::Next
    } else {
        Shown::Previous
    }
}
