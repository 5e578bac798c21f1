//! Keeps the index up to date: opens what was kept, applies what has changed, asks for a new one when it has to be.

use std::{
    collections::{BTreeSet, HashMap},
    sync::Arc,
    time::Duration,
};

use matching::index::{Change, Document};
use store::{Result, Time};
use tokio::{
    task::JoinSet,
    time::{Instant, MissedTickBehavior},
};

use super::{
    Live, Search,
    ask::Asking,
    deeds::Things,
    document::{Documents, Profile},
};
use crate::{
    model::PersonId,
    store::{
        changes::{self, CHANNEL},
        edition::{self, Edition},
        life,
    },
    units::{Presence, UnitsError},
};

/// How often the change log is looked at, even if nobody says that there is something new.
const LOOK: Duration = Duration::from_millis(200);
/// How often an index of words alone looks for the model.
const LOOK_FOR_MODEL: Duration = Duration::from_secs(2);
/// How often it looks at one that does not work.
const REST_FOR_MODEL: Duration = Duration::from_mins(1);
/// After the database has refused.
const REST: Duration = Duration::from_secs(2);
const TOGETHER: u64 = 500;
/// One in twenty changed since, but at least and at most so many: then changes in memory become part of the files.
const COMPACT_AT: u64 = 5000;
const COMPACT_AT_MOST: u64 = 25_000;
/// Who is further behind, and by more than one in four, makes a new index.
const FAR_BEHIND: u64 = 50_000;
/// Changes that are kept for other instances; who is further behind makes a new index.
const KEPT: i64 = 200_000;

/// Keeps the index up to date until it is dropped.
#[must_use = "the index follows the campus until this is dropped"]
pub struct Following(JoinSet<()>);

impl Following {
    /// Returns when nothing of it runs any more.
    pub async fn stop(mut self) {
        self.0.shutdown().await;
    }
}

struct Follower {
    search: Arc<Search>,
    asking: Asking,
    documents: Documents,
    /// The campus whose events and groups they know.
    documents_of: Option<i32>,
    /// The campus whose kept index was looked for.
    tried: Option<(i32, Time)>,
    next_look_for_model: Instant,
    /// While the model is away, an index by meaning stays as it is until there is one of words alone.
    rest_until: Instant,
    compacting: JoinSet<()>,
}

impl Search {
    /// Starts to follow. Once is enough.
    pub fn start(self: &Arc<Self>) -> Following {
        let follower = Follower {
            search: Arc::clone(self),
            asking: Asking::default(),
            documents: Documents::default(),
            documents_of: None,
            tried: None,
            next_look_for_model: Instant::now(),
            rest_until: Instant::now(),
            compacting: JoinSet::new(),
        };
        let mut tasks = JoinSet::new();
        tasks.spawn(follower.follow());
        Following(tasks)
    }
}

impl Follower {
    async fn follow(mut self) {
        let mut events = self.search.store.listen(CHANNEL);
        let mut tick = tokio::time::interval(LOOK);
        tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            if let Err(error) = self.step().await {
                tracing::warn!(%error, "the search index cannot follow the campus");
                tokio::time::sleep(REST).await;
            }
            tokio::select! {
                _ = tick.tick() => {}
                () = self.search.nudge.notified() => {}
                Some(_) = events.recv() => {}
            }
        }
    }

    async fn step(&mut self) -> Result<()> {
        self.settle();
        let Some(current) = edition::current(self.search.store.reader()).await? else { return Ok(()) };
        let fits = |live: Option<&Arc<Live>>| live.is_some_and(|live| live.is_of(&current, live.by_meaning));
        let own = Some((current.edition, current.created_at));
        // Whoever makes an index now looks for what was kept first.
        let mut is_made = false;
        if !fits(self.search.live().as_ref()) && self.tried != own {
            match self.search.building.try_lock() {
                Ok(_alone) => {
                    self.open(&current).await?;
                    self.tried = own;
                }
                Err(_) => is_made = true,
            }
        }
        let live = self.search.live();
        let fits = fits(live.as_ref());
        let is_wanted = !fits || self.search.is_torn() || self.has_new_model(live.as_deref()).await;
        if is_wanted && !is_made {
            self.asking.ask(&self.search, &current);
        }
        match live {
            Some(live) => self.catch_up(&live).await,
            None => Ok(()),
        }
    }

    /// What was kept of this campus, if it is whole. With the directions of the model rather than without.
    async fn open(&self, current: &Edition) -> Result<()> {
        if let Err(error) = self.search.folder() {
            self.search.shown().trouble = Some(error.to_string());
            return Err(store::Error::Other(error.to_string()));
        }
        for by_meaning in [self.search.units.model_id().is_some(), false] {
            if self.search.open_kept(current, by_meaning).await? {
                break;
            }
        }
        Ok(())
    }

    /// Whether the model has come since an index of words alone was made.
    async fn has_new_model(&mut self, live: Option<&Live>) -> bool {
        let needs_one = live.is_some_and(|live| !live.by_meaning) && self.search.units.model_id().is_some();
        if !needs_one || self.asking.is_busy() || Instant::now() < self.next_look_for_model {
            return false;
        }
        let presence = self.search.units.presence().await;
        let pause = if presence == Presence::Broken { REST_FOR_MODEL } else { LOOK_FOR_MODEL };
        self.next_look_for_model = Instant::now() + pause;
        presence == Presence::Here
    }

    async fn catch_up(&mut self, live: &Arc<Live>) -> Result<()> {
        if live.by_meaning && Instant::now() < self.rest_until {
            return Ok(());
        }
        loop {
            self.settle();
            if !self.compact(live).await {
                break;
            }
            let position = live.index.position();
            let db = self.search.store.reader();
            let latest = changes::latest(db).await?.cast_unsigned();
            if self.is_far_behind(live, latest - position.min(latest)) {
                break;
            }
            let changes = changes::since(db, position.cast_signed(), TOGETHER).await?;
            let first = changes.first().map(|change| change.seq.cast_unsigned());
            if first.map_or(latest > position, |first| first != position + 1) {
                if !self.search.is_torn() {
                    self.search.distrust(&"changes were missed");
                }
                break;
            }
            let Some(last) = changes.last() else { break };
            let own = changes.iter().filter(|change| change.edition == live.edition.edition);
            let people: BTreeSet<u32> = own.map(|change| change.person.0).collect();
            let Some(people) = self.read(live, people).await? else { break };
            let (index, position) = (Arc::clone(live), last.seq.cast_unsigned());
            let applied = tokio::task::spawn_blocking(move || index.index.apply(people, position)).await;
            match applied {
                Ok(Ok(())) => self.search.tell(live),
                Ok(Err(error)) => {
                    self.search.distrust(&error);
                    break;
                }
                Err(error) => {
                    self.search.distrust(&"a change broke");
                    return Err(store::Error::Other(error.to_string()));
                }
            }
        }
        Ok(())
    }

    /// Whether a new index is quicker than to go through so many changes one by one. It is asked for then.
    fn is_far_behind(&self, live: &Live, changes: u64) -> bool {
        let is_far = changes > FAR_BEHIND.max(live.index.people() / 4)
            && !self.asking.is_cancelled(live.edition.edition);
        if is_far && !self.search.is_torn() {
            self.search.distrust(&format!("{changes} changes wait"));
        }
        is_far
    }

    /// Those people as they are now. `None` if their texts have no direction while the model is away: an index of words
    /// alone takes over then, until the model is back and everybody has one again.
    async fn read(&mut self, live: &Live, people: BTreeSet<u32>) -> Result<Option<Vec<Change>>> {
        let (db, edition) = (self.search.store.reader(), live.edition.edition);
        let mut profiles = HashMap::new();
        for (first, last) in runs(&people) {
            for life in life::profiles(db, edition, PersonId(first), PersonId(last)).await? {
                profiles.insert(life.person.id.0, Profile::new(life));
            }
        }
        // Another campus has other events, and there may be new ones.
        let is_other = self.documents_of != Some(edition);
        if is_other || !profiles.values().all(|profile| self.documents.knows(profile)) {
            self.documents = Documents::new(Things::read(db, edition).await?);
            self.documents_of = Some(edition);
        }
        let texts = profiles.values().flat_map(Profile::texts).map(str::to_owned);
        let units = if live.by_meaning { self.search.units.of(texts).await } else { Ok(HashMap::new()) };
        let units = match units {
            Ok(units) => units,
            Err(UnitsError::Store(error)) => return Err(error),
            // Nobody wants another index: better by words alone than not at all.
            Err(UnitsError::Model(error)) if self.asking.is_cancelled(edition) => {
                tracing::warn!(%error, "changed people are found by words alone");
                HashMap::new()
            }
            Err(UnitsError::Model(error)) => {
                self.search.distrust(&error);
                self.rest_until = Instant::now() + LOOK_FOR_MODEL;
                return Ok(None);
            }
        };
        let changes = people.into_iter().map(|id| match profiles.get(&id) {
            Some(profile) => {
                let document: Document = self.documents.make(profile, &units);
                Change::Put(document)
            }
            None => Change::Remove(id),
        });
        Ok(Some(changes.collect()))
    }

    /// Makes many changes in memory part of the files. Searches and changes go on meanwhile, up to a point: false if
    /// there are so many that they have to wait for the index that is being made.
    async fn compact(&mut self, live: &Arc<Live>) -> bool {
        let most = (live.index.people() / 20).clamp(COMPACT_AT, COMPACT_AT_MOST);
        let pending = || live.index.pending() as u64;
        if pending() <= most {
            return true;
        }
        if self.compacting.is_empty() {
            let (search, live) = (Arc::clone(&self.search), Arc::clone(live));
            self.compacting.spawn(async move { search.compact(&live).await });
        }
        if pending() > 2 * most {
            while self.compacting.join_next().await.is_some() {}
        }
        pending() <= 2 * most
    }

    /// Takes note of what has ended.
    fn settle(&mut self) {
        self.asking.settle();
        while self.compacting.try_join_next().is_some() {}
    }
}

impl Search {
    async fn compact(&self, live: &Arc<Live>) {
        // Whoever makes an index from the database counts on the changes since being in memory.
        let Ok(_alone) = self.building.try_lock() else { return };
        let index = Arc::clone(live);
        match tokio::task::spawn_blocking(move || index.index.compact()).await {
            Ok(Ok(())) => {}
            Ok(Err(error)) => return self.distrust(&error),
            Err(_) => return self.distrust(&"making one of index and changes broke"),
        }
        let old = live.index.kept_position().cast_signed() - KEPT;
        if old > 0 {
            let forgotten = self.store.write(move |tx| async move { changes::forget(&tx, old).await }).await;
            if let Err(error) = forgotten {
                tracing::warn!(%error, "old changes of the campus are kept for now");
            }
        }
    }
}

/// Numbers that follow each other, as first and last.
fn runs(numbers: &BTreeSet<u32>) -> Vec<(u32, u32)> {
    let mut runs: Vec<(u32, u32)> = Vec::new();
    for number in numbers {
        match runs.last_mut() {
            Some((_, last)) if last.checked_add(1) == Some(*number) => *last = *number,
            _ => runs.push((*number, *number)),
        }
    }
    runs
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_are_read_together() {
        let numbers = BTreeSet::from([1, 2, 3, 7, 9, 10, u32::MAX]);
        assert_eq!(runs(&numbers), [(1, 3), (7, 7), (9, 10), (u32::MAX, u32::MAX)]);
        assert!(runs(&BTreeSet::new()).is_empty());
    }
}
