//! What was counted, as it is now: whoever looks brings it up to date first, if that is quick.

use std::{
    collections::{BTreeSet, HashMap},
    sync::{Arc, Mutex, PoisonError},
};

use jiff::civil::Date;
use store::{
    Error, Result, Store,
    jobs::{Job, Jobs},
};

use super::{
    Counted, EngagedPerson, Picture, Standing, count, make,
    store::{
        records::{self, Names, Who},
        rows::{self, Seen},
    },
};
use crate::{
    model::PersonId,
    store::{
        changes,
        edition::{self, Edition},
        life,
        people::{self, References},
    },
};

/// A campus of so many people is counted while somebody waits; a larger one by a job.
const WHILE_WAITING: u32 = 6000;
/// So many changes are followed while somebody waits; after more, everybody is counted anew.
const FOLLOWED: u64 = 500;
/// So many people are asked for by one statement.
const TOGETHER: usize = 500;

/// The engagement of the alumni, kept up to date by those who look at it.
pub struct Engagement {
    store: Store,
    jobs: Jobs,
    held: Mutex<Option<Held>>,
    /// One at a time brings it up to date; the others wait and have it then.
    turn: tokio::sync::Mutex<()>,
}

#[derive(Clone)]
struct Held {
    seen: Seen,
    picture: Arc<Picture>,
}

/// One of the alumni, for a list.
#[derive(Clone, Debug)]
pub struct Met {
    pub name: String,
    pub standing: Standing,
    pub counted: Vec<Counted>,
}

/// What there is to see.
pub enum Look {
    /// There is no campus.
    Nothing,
    /// It is being counted for the first time.
    Counting(Job),
    /// It was cancelled, or failed, before there was anything to see.
    Stopped(Job),
    Ready {
        picture: Arc<Picture>,
        /// A newer one is being counted.
        counting: Option<Job>,
    },
}

impl Engagement {
    pub fn new(store: Store, jobs: Jobs) -> Self {
        Self { store, jobs, held: Mutex::default(), turn: tokio::sync::Mutex::default() }
    }

    /// The day up to which is counted. A made-up campus has lived up to a day of its own.
    pub fn as_of(&self, edition: &Edition) -> Date {
        self.store.today().max(edition.today)
    }

    /// Everybody as they stand now, or as nearly so as can be had at once.
    pub async fn look(&self) -> Result<Look> {
        let Some(current) = edition::current(self.store.reader()).await? else { return Ok(Look::Nothing) };
        let as_of = self.as_of(&current);
        let _alone = self.turn.lock().await;
        let mut counting = None;
        let seen = rows::seen(self.store.reader()).await?.filter(|seen| seen.is_of(&current));
        let seen = match seen {
            Some(seen) if seen.as_of == as_of && !self.is_far_behind(&seen).await? => {
                counting = make::under_way(&self.jobs).await?;
                seen
            }
            old if current.people <= WHILE_WAITING => {
                make::count_all(&self.store, &current, as_of).await?;
                let made = rows::seen(self.store.reader()).await?.filter(|seen| seen.is_of(&current));
                match made.or(old) {
                    Some(seen) => seen,
                    None => return Ok(Look::Nothing),
                }
            }
            old => match (make::stopped(&self.jobs, &current, as_of).await?, old) {
                (Some(_), Some(old)) => old,
                (Some(job), None) => return Ok(Look::Stopped(job)),
                (None, old) => {
                    let job = make::ask(&self.jobs, &current, as_of, None).await?;
                    let Some(old) = old else { return Ok(Look::Counting(job)) };
                    counting = Some(job);
                    old
                }
            },
        };
        let picture = self.caught_up(seen).await?;
        Ok(Look::Ready { picture, counting })
    }

    /// Has everybody counted anew for somebody, whatever is there. `None` if there is no campus.
    pub async fn count_anew(&self, by: Option<&str>) -> Result<Option<Job>> {
        let Some(current) = edition::current(self.store.reader()).await? else { return Ok(None) };
        Ok(Some(make::ask(&self.jobs, &current, self.as_of(&current), by).await?))
    }

    async fn is_far_behind(&self, seen: &Seen) -> Result<bool> {
        let db = self.store.reader();
        let latest = changes::latest(db).await?;
        if latest <= seen.position {
            return Ok(latest < seen.position);
        }
        let first = changes::since(db, seen.position, 1).await?.first().map(|change| change.seq);
        let missed = first != Some(seen.position + 1);
        Ok(missed || u64::try_from(latest - seen.position).unwrap_or(0) > FOLLOWED)
    }

    /// The picture with all changes in it.
    async fn caught_up(&self, seen: Seen) -> Result<Arc<Picture>> {
        let db = self.store.reader();
        let changes = changes::since(db, seen.position, FOLLOWED + 1).await?;
        let Some(last) = changes.last().map(|change| change.seq) else { return self.picture(seen).await };
        if u64::try_from(changes.len()).unwrap_or(u64::MAX) > FOLLOWED {
            return self.picture(seen).await;
        }
        let own = changes.iter().filter(|change| change.edition == seen.edition);
        let people: BTreeSet<PersonId> = own.map(|change| change.person).collect();
        let ids: Vec<u32> = people.iter().map(|person| person.0).collect();
        let standings = self.stand(&seen, &ids).await?;
        let before = self.picture(seen).await?;
        let (those, new) = (people.iter().copied().collect::<Vec<_>>(), standings.clone());
        let written =
            self.store.write(move |tx| async move { rows::change(&tx, (seen, last), (&those, &new)).await });
        if !written.await? {
            // Somebody else has brought it further.
            let seen = rows::seen(db).await?.unwrap_or(seen);
            return self.picture(seen).await;
        }
        let picture = Arc::new(apart(move || before.with(&people, standings)).await?);
        self.hold(Seen { position: last, ..seen }, &picture);
        Ok(picture)
    }

    async fn stand(&self, seen: &Seen, ids: &[u32]) -> Result<Vec<Standing>> {
        let known = records::read(self.store.reader(), seen.edition, Who::These(ids)).await?;
        let mut names = Names::default();
        Ok(known.iter().map(|one| one.standing(seen.as_of, &mut names)).collect())
    }

    async fn picture(&self, mut seen: Seen) -> Result<Arc<Picture>> {
        let held = self.held.lock().unwrap_or_else(PoisonError::into_inner).clone();
        if let Some(held) = held.filter(|held| held.seen == seen) {
            return Ok(held.picture);
        }
        let db = self.store.reader();
        loop {
            let standings = rows::load(db, seen.made).await?;
            // Another instance may have shown newer ones meanwhile, and begun to remove these.
            match rows::seen(db).await?.filter(|now| now.made != seen.made) {
                Some(newer) => seen = newer,
                None => {
                    let as_of = seen.as_of;
                    let picture = Arc::new(apart(move || Picture::new(as_of, standings)).await?);
                    self.hold(seen, &picture);
                    return Ok(picture);
                }
            }
        }
    }

    fn hold(&self, seen: Seen, picture: &Arc<Picture>) {
        let held = Held { seen, picture: Arc::clone(picture) };
        *self.held.lock().unwrap_or_else(PoisonError::into_inner) = Some(held);
    }

    /// Those of these people who live and have graduated, as they are now, in the order asked for.
    pub async fn meet(&self, ids: &[PersonId]) -> Result<Vec<Met>> {
        let db = self.store.reader();
        let Some(current) = edition::current(db).await? else { return Ok(Vec::new()) };
        let as_of = self.as_of(&current);
        let numbers: Vec<u32> = ids.iter().map(|person| person.0).collect();
        let mut known: HashMap<PersonId, records::Known> = HashMap::with_capacity(ids.len());
        for some in numbers.chunks(TOGETHER) {
            let read = records::read(db, current.edition, Who::These(some)).await?;
            known.extend(read.into_iter().map(|one| (one.person, one)));
        }
        let people = people::some(db, current.edition, known.keys().map(|person| person.0)).await?;
        let mut names: HashMap<PersonId, String> =
            people.into_iter().map(|person| (person.id, person.name())).collect();
        let mut shared = Names::default();
        let met = ids.iter().filter_map(|person| {
            let one = known.remove(person)?;
            let counted = count(&one.seen, as_of);
            let standing = one.standing(as_of, &mut shared);
            Some(Met { name: names.remove(person)?, standing, counted })
        });
        Ok(met.collect())
    }

    /// Somebody with all that is counted of them up to a day. `None` if there is no such person.
    pub async fn person(&self, person: PersonId) -> Result<Option<(EngagedPerson, Date)>> {
        let db = self.store.reader();
        let Some(current) = edition::current(db).await? else { return Ok(None) };
        let Some(life) = life::find(db, current.edition, person).await? else { return Ok(None) };
        let references = References::of(db, current.edition, &life).await?;
        let as_of = self.as_of(&current);
        Ok(Some((EngagedPerson::new(life, &references, as_of), as_of)))
    }
}

/// What looks at everybody holds nobody else up.
async fn apart<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T> {
    tokio::task::spawn_blocking(work).await.map_err(|_| Error::Other("a count broke".to_owned()))
}
