use std::{
    collections::HashMap,
    sync::{
        Arc, RwLock,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::Duration,
};

use store::Time;

use super::{Activity, Live, Row, token::TokenHash};

/// How long an entry is believed without a look at the database. What this instance changes is forgotten
/// at once, what others change when they are heard; this covers the rest, such as a table edited by hand.
const BELIEVED_FOR: Duration = Duration::from_mins(10);

/// Sessions in use, by the token they were shown with.
#[derive(Default)]
pub struct Cache {
    entries: RwLock<HashMap<TokenHash, Arc<Live>>>,
    /// By session: tokens come and go, what was seen of the session stays.
    activities: RwLock<HashMap<String, Arc<Activity>>>,
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
        entries.get(token).filter(|live| live.was_read_within(BELIEVED_FOR, now)).cloned()
    }

    /// Take one before reading from the database what is to be kept here.
    pub fn ticket(&self) -> Ticket {
        Ticket(self.forgotten.load(Ordering::SeqCst))
    }

    /// Keeps an entry, unless something was forgotten since the ticket was taken: it might have been this.
    pub fn put(&self, ticket: Ticket, token: TokenHash, live: &Arc<Live>) {
        let mut entries = self.entries.write().expect(POISONED);
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

    /// What is known of the activity of a session, here and in the row just read.
    pub fn activity_of(&self, row: &Row) -> Arc<Activity> {
        let mut activities = self.activities.write().expect(POISONED);
        let new = || Arc::new(Activity::of(row));
        let activity = activities.entry(row.id.clone()).or_insert_with(new);
        activity.note_saved(row.last_activity);
        Arc::clone(activity)
    }

    /// The sessions whose latest activity the database does not know.
    pub fn unsaved(&self) -> Vec<Arc<Activity>> {
        let activities = self.activities.read().expect(POISONED);
        activities.values().filter(|activity| !activity.is_saved()).cloned().collect()
    }

    pub fn remove_stale(&self, now: Time, longest: Duration) {
        let mut entries = self.entries.write().expect(POISONED);
        let mut activities = self.activities.write().expect(POISONED);
        activities.retain(|_, activity| now.since(activity.latest()) < longest);
        entries.retain(|_, live| activities.contains_key(&live.row.id));
    }
}
