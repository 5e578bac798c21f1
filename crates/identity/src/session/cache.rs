use std::{
    collections::HashMap,
    sync::{
        Arc, RwLock,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::Duration,
};

use store::Time;

use super::{Live, token::TokenHash};

/// How long an entry is believed without a look at the database. What this instance changes is forgotten
/// at once, what others change when they say so; this covers the rest, such as the command line.
const BELIEVED_FOR: Duration = Duration::from_secs(5);

/// Sessions in use, by the token they were shown with.
#[derive(Default)]
pub struct Cache {
    entries: RwLock<HashMap<TokenHash, Arc<Live>>>,
    /// Counts the times something was forgotten.
    forgotten: AtomicU64,
    /// Set while other instances cannot be heard.
    deaf: AtomicBool,
}

/// The state of the cache before a look at the database.
#[derive(Clone, Copy)]
pub struct Ticket(u64);

const POISONED: &str = "nothing panics while holding the sessions";

impl Cache {
    pub fn get(&self, token: &TokenHash, now: Time) -> Option<Arc<Live>> {
        if self.deaf.load(Ordering::Relaxed) {
            return None;
        }
        let entries = self.entries.read().expect(POISONED);
        entries.get(token).filter(|live| now.since(live.read_at) < BELIEVED_FOR).cloned()
    }

    /// Take one before reading from the database what is to be kept here.
    pub fn ticket(&self) -> Ticket {
        Ticket(self.forgotten.load(Ordering::SeqCst))
    }

    /// Keeps an entry, unless something was forgotten since the ticket was taken: it might have been this.
    pub fn put(&self, ticket: Ticket, token: TokenHash, live: &Arc<Live>) {
        let mut entries = self.entries.write().expect(POISONED);
        if let Some(before) = entries.get(&token) {
            live.carry_over(before);
        }
        if self.forgotten.load(Ordering::SeqCst) == ticket.0 {
            entries.insert(token, Arc::clone(live));
        }
    }

    pub fn forget_user(&self, uid: &str) {
        self.forget(|live| live.row.user_id == uid);
    }

    pub fn forget_session(&self, id: &str) {
        self.forget(|live| live.row.id == id);
    }

    pub fn forget_all(&self) {
        self.forget(|_| true);
    }

    fn forget(&self, which: impl Fn(&Live) -> bool) {
        let mut entries = self.entries.write().expect(POISONED);
        self.forgotten.fetch_add(1, Ordering::SeqCst);
        entries.retain(|_, live| !which(live));
    }

    /// While other instances cannot be heard, every request looks at the database.
    pub fn set_deaf(&self, deaf: bool) {
        self.deaf.store(deaf, Ordering::SeqCst);
        self.forget_all();
    }

    pub fn remove_stale(&self, now: Time, longest: Duration) {
        let mut entries = self.entries.write().expect(POISONED);
        entries.retain(|_, live| now.since(live.last_activity()) < longest);
    }

    /// The entry of a session, however it was shown.
    pub fn find(&self, session_id: &str) -> Option<Arc<Live>> {
        let entries = self.entries.read().expect(POISONED);
        let of_session = entries.values().filter(|live| live.row.id == session_id);
        of_session.max_by_key(|live| live.last_activity()).cloned()
    }
}
