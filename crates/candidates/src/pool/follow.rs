//! Keeps the pool as the database is.

use std::{
    collections::{BTreeMap, BTreeSet, HashMap},
    sync::Arc,
};

use api::{Answer, ApiError};
use campus::store::{changes, edition, people};
use jiff::civil::Date;
use store::{Error, Result, Time};

use super::{
    make::{Half, Source, key, revision},
    store as rows,
};
use crate::{CandidateId, CandidateSource, Candidates, Meaning, Member, Pool, files::store as files};

/// So many people of the campus are looked at together.
const STEP: u32 = 2000;
/// So many changes are followed one by one; after more, everybody is read anew.
const FOLLOWED: u64 = 2000;
/// So many texts are understood while somebody waits; more by a job.
const SOON: usize = 256;

/// The pool, and of when it is.
#[derive(Default)]
pub struct Held {
    seen: Option<Seen>,
    members: BTreeMap<u64, Arc<Member>>,
    pool: Option<Arc<Pool>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Seen {
    campus: Option<(i32, Time)>,
    /// The first of the month: until then goes what goes on.
    today: Date,
    /// The last changes to people and to files.
    position: i64,
    file: i64,
}

impl Held {
    /// Those who cannot be compared by meaning yet.
    pub fn unpointed(&self) -> Vec<CandidateId> {
        self.members.values().filter(|one| !one.is_pointed).map(|one| one.id.clone()).collect()
    }

    /// Takes over those who were indexed anew and have not changed since.
    pub fn replace(&mut self, members: Vec<Member>) {
        for new in members {
            if let Some(old) = self.members.get_mut(&new.key)
                && old.origin == new.origin
            {
                let (is_pointed, indexed) = (new.is_pointed, new.indexed);
                *old = Arc::new(Member { indexed, is_pointed, ..(**old).clone() });
                self.pool = None;
            }
        }
    }

    fn remove(&mut self, id: &CandidateId) {
        self.members.remove(&key(id));
    }

    fn add(&mut self, members: Vec<Member>) {
        self.members.extend(members.into_iter().map(|one| (one.key, Arc::new(one))));
    }

    /// Says in which other batches everybody stands.
    fn place(&mut self, mut batches: HashMap<CandidateId, BTreeSet<String>>) {
        for member in self.members.values_mut() {
            let mut also = batches.remove(&member.id).unwrap_or_default();
            if let Some(own) = &member.batch {
                also.remove(own);
            }
            if !also.iter().eq(&member.also) {
                let also = also.into_iter().collect();
                *member = Arc::new(Member { also, ..(**member).clone() });
            }
        }
    }

    fn pool(&mut self) -> Arc<Pool> {
        let pool = self.pool.take().unwrap_or_else(|| Arc::new(shown(&self.members)));
        self.pool = Some(Arc::clone(&pool));
        pool
    }
}

fn shown(members: &BTreeMap<u64, Arc<Member>>) -> Pool {
    let members: Vec<Arc<Member>> = members.values().cloned().collect();
    let meaning = Meaning::counted(members.iter());
    let revision = revision(members.iter(), meaning.is_whole());
    let places: HashMap<CandidateId, usize> =
        members.iter().enumerate().map(|(at, member)| (member.id.clone(), at)).collect();
    Pool { revision, meaning, members, places }
}

impl Candidates {
    /// Everybody who can be ranked now.
    pub async fn pool(&self) -> Answer<Arc<Pool>> {
        let own = self.clone();
        // It is finished even if whoever asked goes away: the next one has it then.
        let brought = tokio::spawn(async move { own.bring().await }).await;
        let pool = brought.map_err(ApiError::internal)??;
        if pool.meaning.is_whole() {
            self.0.patience.forget();
        } else if let Err(error) = self.ask_to_point().await {
            tracing::warn!(%error, "candidates are compared by words alone");
        }
        Ok(pool)
    }

    /// The campus that everybody sees; 0 before there is one.
    pub(crate) async fn edition(&self) -> Result<i32> {
        Ok(edition::current(self.store().reader()).await?.map_or(0, |current| current.edition))
    }

    /// The day up to which goes what goes on "until now".
    pub async fn as_of(&self) -> Result<Date> {
        Ok(self.look().await?.today)
    }

    async fn bring(&self) -> Answer<Arc<Pool>> {
        let mut held = self.0.held.lock().await;
        let now = self.look().await?;
        if held.seen != Some(now) {
            // Whoever fails in between leaves nothing that looks whole.
            let before = held.seen.take();
            held.pool = None;
            self.catch_up(&mut held, before, now).await?;
            held.seen = Some(now);
            if before.is_none()
                && let Err(error) = self.ask_to_read_again().await
            {
                tracing::warn!(%error, "what another version has read stays as it is");
            }
        }
        Ok(held.pool())
    }

    /// How things are. Whatever is read after this is at least as new.
    async fn look(&self) -> Result<Seen> {
        let db = self.store().reader();
        let current = edition::current(db).await?;
        let today = self.store().today();
        let today = current.as_ref().map_or(today, |current| current.today.max(today));
        Ok(Seen {
            campus: current.map(|current| (current.edition, current.created_at)),
            today: today.first_of_month(),
            position: changes::latest(db).await?,
            file: files::latest_change(db).await?,
        })
    }

    async fn catch_up(&self, held: &mut Held, before: Option<Seen>, now: Seen) -> Result<()> {
        match (self.changed(before, now).await?, now.campus) {
            (Some(numbers), Some((edition, _))) => {
                self.read_people(held, (edition, now.today), &numbers).await?;
            }
            _ => self.read_campus(held, now).await?,
        }
        // In another month, what goes on in a file goes on for longer.
        let of_now = before.filter(|before| before.today == now.today);
        let since = of_now.map(|before| before.file).filter(|file| *file <= now.file);
        if since.is_none() {
            held.members.retain(|_, one| one.source != CandidateSource::Upload);
        }
        if since != Some(now.file) {
            self.read_files(held, now.today, since.unwrap_or(0)).await?;
        }
        held.place(self.copies().await?.batches());
        Ok(())
    }

    /// Who has changed since. `None` if that cannot be said: then everybody has.
    async fn changed(&self, before: Option<Seen>, now: Seen) -> Result<Option<Vec<u32>>> {
        let same = before.filter(|before| (before.campus, before.today) == (now.campus, now.today));
        let Some(before) = same.filter(|before| before.position <= now.position) else { return Ok(None) };
        if before.position == now.position {
            return Ok(Some(Vec::new()));
        }
        let changes = changes::since(self.store().reader(), before.position, FOLLOWED + 1).await?;
        let is_next = changes.first().is_some_and(|first| first.seq == before.position + 1);
        if !is_next || u64::try_from(changes.len()).unwrap_or(u64::MAX) > FOLLOWED {
            return Ok(None);
        }
        let edition = now.campus.map(|(edition, _)| edition);
        let own = changes.iter().filter(|change| Some(change.edition) == edition);
        let numbers: BTreeSet<u32> = own.map(|change| change.person.0).collect();
        Ok(Some(numbers.into_iter().collect()))
    }

    async fn read_people(
        &self,
        held: &mut Held,
        (edition, today): (i32, Date),
        numbers: &[u32],
    ) -> Result<()> {
        let mut soon = SOON;
        for some in numbers.chunks(rows::TOGETHER) {
            let sources = rows::these(self.store().reader(), edition, some).await?;
            let made = self.made(held, sources, (today, &mut soon)).await?;
            for number in some {
                held.remove(&CandidateId::Person(*number));
            }
            held.add(made);
        }
        Ok(())
    }

    async fn read_campus(&self, held: &mut Held, now: Seen) -> Result<()> {
        let db = self.store().reader();
        let mut all = Vec::new();
        if let Some((edition, _)) = now.campus {
            let mut after = 0;
            while let Some((first, last)) = people::next(db, edition, after, STEP).await? {
                let sources = rows::between(db, edition, (first, last)).await?;
                all.extend(self.made(held, sources, (now.today, &mut 0)).await?);
                after = last.0;
            }
        }
        held.members.retain(|_, one| one.source != CandidateSource::Campus);
        held.add(all);
        Ok(())
    }

    async fn read_files(&self, held: &mut Held, today: Date, since: i64) -> Result<()> {
        let db = self.store().reader();
        let changed = rows::files_since(db, since).await?;
        let seen: Vec<String> =
            changed.iter().filter(|(_, is_seen)| *is_seen).map(|(id, _)| id.clone()).collect();
        let mut soon = SOON;
        let mut all = Vec::new();
        for some in seen.chunks(rows::TOGETHER) {
            let sources = rows::uploads(db, some).await?;
            all.extend(self.made(held, sources, (today, &mut soon)).await?);
        }
        for (id, _) in changed {
            held.remove(&CandidateId::File(id));
        }
        held.add(all);
        Ok(())
    }

    /// Reads résumés, but for those that were read before. `soon`: what so many texts mean is found out at once; if there
    /// are more, a job finds it out.
    async fn made(
        &self,
        held: &Held,
        sources: Vec<Source>,
        (today, soon): (Date, &mut usize),
    ) -> Result<Vec<Member>> {
        let old: Vec<Option<Arc<Member>>> =
            sources.iter().map(|source| held.members.get(&key(&source.id)).cloned()).collect();
        let (own, most) = (self.clone(), *soon);
        let (members, left) = apart(move || {
            let (mut members, mut halves) = (Vec::with_capacity(sources.len()), Vec::new());
            for (source, old) in sources.into_iter().zip(old) {
                match old.and_then(|old| source.again(&old, today)) {
                    Some(member) => members.push(member),
                    None => halves.extend(Half::new(source, today)),
                }
            }
            let directions = &own.0.directions;
            let missing = halves.iter().flat_map(|half| half.missing(directions));
            let missing: BTreeSet<String> = missing.take(most + 1).collect();
            let left = most.checked_sub(missing.len());
            if left.is_some() && !missing.is_empty() {
                let missing: Vec<String> = missing.into_iter().collect();
                if let Err(error) = own.0.learn(&missing) {
                    tracing::debug!(%error, "candidates are compared by words alone");
                }
            }
            members.extend(halves.into_iter().filter_map(|half| half.whole(directions)));
            (members, left.unwrap_or(0))
        })
        .await?;
        *soon = left;
        Ok(members)
    }
}

/// What takes its time holds nobody else up.
pub async fn apart<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T> {
    let done = tokio::task::spawn_blocking(work).await;
    done.map_err(|error| Error::Other(format!("reading candidates broke: {error}")))
}
