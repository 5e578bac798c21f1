//! Events, groups, posts and jobs, found by their words. What people have written is only found if it is theirs to
//! tell; the shelf follows them as the index of people does, and is put together anew when much has changed.

mod shelf;

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};

use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use store::{Error, Result, Store, Time};
use tokio::sync::Mutex;
use utoipa::ToSchema;

use self::shelf::{Asked, Entry, Hit, Shelf};
use crate::{
    model::{Employer, Event, EventKind, Group, Post, Role},
    people::Withheld,
    store::{
        changes,
        community::{self, Community, Stamp},
        edition::{self, Edition},
        people,
    },
};

/// So many changes are followed one by one.
const FOLLOWED: u64 = 5000;
/// People whose posts are read at once.
const TOGETHER: u32 = 50_000;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum RecordKind {
    Event,
    Group,
    Post,
    Job,
}

impl RecordKind {
    pub const ALL: [Self; 4] = [Self::Event, Self::Group, Self::Post, Self::Job];

    pub fn name(self) -> &'static str {
        match self {
            Self::Event => "event",
            Self::Group => "group",
            Self::Post => "post",
            Self::Job => "job",
        }
    }
}

/// What is looked for.
#[derive(Clone, Debug, Default)]
pub struct RecordQuery {
    /// Nothing for: all.
    pub kinds: Vec<RecordKind>,
    pub words: String,
    /// Every one of these words stands there.
    pub must: Vec<String>,
    /// One of these stands there, with all its words; nothing for: anywhere.
    pub places: Vec<String>,
    pub from: Option<Date>,
    pub to: Option<Date>,
    pub limit: usize,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct RecordsFound {
    pub total: usize,
    pub records: Vec<FoundRecord>,
}

/// A record as it may be quoted.
#[derive(Clone, Debug, PartialEq)]
pub struct FoundRecord {
    pub kind: RecordKind,
    pub id: u32,
    pub title: String,
    /// Where and when, in a few words.
    pub detail: String,
    pub date: Option<Date>,
    /// Words of the record, as they stand there.
    pub quote: String,
    /// Who wrote it.
    pub by: Option<(u32, String)>,
    pub score: f32,
}

/// The shelf, and what it is of.
#[derive(Default)]
pub struct Records(Mutex<Option<Kept>>);

struct Kept {
    edition: (i32, Time),
    position: i64,
    stamp: Stamp,
    shelf: Arc<Shelf>,
}

impl Records {
    pub async fn find(&self, store: &Store, query: &RecordQuery, today: Date) -> Result<RecordsFound> {
        let db = store.reader();
        let Some(current) = edition::current(db).await? else { return Ok(RecordsFound::default()) };
        let asked = Asked {
            kinds: query.kinds.clone(),
            words: query.words.clone(),
            must: query.must.clone(),
            places: query.places.clone(),
            from: query.from,
            to: query.to,
        };
        let (all, limit) = (self.shelf(store, &current).await?, query.limit);
        let (total, hits) = apart(move || all.search(&asked, today, limit)).await?;
        let records = show(store, current.edition, &hits, Some(&query.words)).await?;
        Ok(RecordsFound { total, records })
    }

    /// One by its number, with all of its text. Read from the database: what somebody has just taken back is not on the
    /// way out any more.
    pub async fn one(store: &Store, kind: RecordKind, id: u32) -> Result<Option<FoundRecord>> {
        let Some(current) = edition::current(store.reader()).await? else { return Ok(None) };
        let hit = Hit { kind, id, score: 0.0 };
        Ok(show(store, current.edition, &[hit], None).await?.pop())
    }

    /// As everything is now. Whoever comes while it is put together waits for it.
    async fn shelf(&self, store: &Store, current: &Edition) -> Result<Arc<Shelf>> {
        let db = store.reader();
        let mut kept = self.0.lock().await;
        let edition = (current.edition, current.created_at);
        let (position, stamp) = (changes::latest(db).await?, community::stamp(db, current.edition).await?);
        let is_near = |old: &&Kept| {
            let behind = position - old.position;
            old.edition == edition && !old.shelf.is_worn() && behind >= 0 && behind.unsigned_abs() <= FOLLOWED
        };
        let news = match kept.as_ref().filter(is_near) {
            Some(old) => Some(News::since(store, current.edition, (old, stamp)).await?),
            None => None,
        };
        // Whoever goes away meanwhile leaves nothing that is half done.
        let now = match (kept.take(), news) {
            (Some(old), Some(news)) if news.is_none() => old.shelf,
            (Some(old), Some(news)) => apart(move || news.put_into(old.shelf)).await?,
            _ => fresh(store, current.edition).await?,
        };
        *kept = Some(Kept { edition, position, stamp, shelf: Arc::clone(&now) });
        Ok(now)
    }
}

/// Everything, put together anew.
async fn fresh(store: &Store, edition: i32) -> Result<Arc<Shelf>> {
    let db = store.reader();
    let things = community::all(db, edition).await?;
    let mut shelf = apart(move || {
        let mut shelf = Shelf::default();
        add_things(&mut shelf, &things);
        shelf
    })
    .await?;
    let last = community::last_person(db, edition).await?;
    for first in (0..=last).step_by(TOGETHER as usize) {
        let range = (first, first.saturating_add(TOGETHER - 1));
        let posts = community::shared_posts(db, edition, range).await?;
        shelf = apart(move || {
            for post in &posts {
                shelf.add(&of_post(post));
            }
            shelf
        })
        .await?;
    }
    Ok(Arc::new(shelf))
}

/// What would hold up those who answer goes elsewhere.
async fn apart<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T> {
    tokio::task::spawn_blocking(work).await.map_err(|_| Error::Other("a search broke".to_owned()))
}

/// What has changed since the shelf was put together.
struct News {
    people: BTreeSet<u32>,
    posts: Vec<Post>,
    /// None if nothing but people has changed.
    things: Option<Community>,
}

impl News {
    async fn since(store: &Store, edition: i32, (old, stamp): (&Kept, Stamp)) -> Result<Self> {
        let db = store.reader();
        let changed = changes::since(db, old.position, FOLLOWED).await?;
        let people = changed.iter().filter(|change| change.edition == edition).map(|change| change.person.0);
        let people: BTreeSet<u32> = people.collect();
        let mut posts = Vec::new();
        for person in &people {
            posts.extend(community::shared_posts(db, edition, (*person, *person)).await?);
        }
        let things = if old.stamp == stamp { None } else { Some(community::all(db, edition).await?) };
        Ok(Self { people, posts, things })
    }

    fn is_none(&self) -> bool {
        self.people.is_empty() && self.things.is_none()
    }

    fn put_into(self, mut old: Arc<Shelf>) -> Arc<Shelf> {
        let own = Arc::make_mut(&mut old);
        own.forget(&self.people);
        for post in &self.posts {
            own.add(&of_post(post));
        }
        if let Some(things) = &self.things {
            own.forget_things();
            add_things(own, things);
        }
        old
    }
}

fn add_things(shelf: &mut Shelf, all: &Community) {
    let employers: BTreeMap<_, _> = all.employers.iter().map(|one| (one.id, one)).collect();
    all.events.iter().for_each(|event| shelf.add(&of_event(event)));
    all.groups.iter().for_each(|group| shelf.add(&of_group(group)));
    all.roles.iter().for_each(|role| shelf.add(&of_role(role, employers.get(&role.employer).copied())));
}

fn of_event(event: &Event) -> Entry {
    let place =
        event.place.as_ref().map_or("online".to_owned(), |place| format!("{} {}", place.city, place.region));
    Entry {
        kind: RecordKind::Event,
        id: event.id.0,
        person: None,
        date: Some(event.date),
        until: None,
        title: event.title.clone(),
        text: format!("{}\n{} {place} {}", event.description, event_name(event.kind), event.date.year()),
    }
}

fn of_group(group: &Group) -> Entry {
    let (title, text) = (group.name.clone(), group.about.clone());
    Entry { kind: RecordKind::Group, id: group.id.0, person: None, date: None, until: None, title, text }
}

fn of_post(post: &Post) -> Entry {
    Entry {
        kind: RecordKind::Post,
        id: post.id,
        person: Some(post.person.0),
        date: Some(post.date),
        until: None,
        title: String::new(),
        // Nobody is found by a way to reach them.
        text: Withheld::unknown().hidden(&post.text),
    }
}

fn of_role(role: &Role, employer: Option<&Employer>) -> Entry {
    let employer = employer.map_or("", |employer| employer.name.as_str());
    let way = if role.remote { "remote" } else { "" };
    let (city, region, industry) = (&role.place.city, &role.place.region, &role.industry);
    Entry {
        kind: RecordKind::Job,
        id: role.id.0,
        person: None,
        date: Some(role.posted),
        until: Some(role.closes),
        title: role.title.clone(),
        text: format!("{employer} {city} {region} {industry} {way} {}\n{}", role.must.join(" "), role.text),
    }
}

fn event_name(kind: EventKind) -> &'static str {
    super::facet::event_kind(kind)
}

/// What was found, as it is now. What is not there any more is left out. Of each text what says most of the words, or
/// without any, all of it.
async fn show(store: &Store, edition: i32, hits: &[Hit], words: Option<&str>) -> Result<Vec<FoundRecord>> {
    let db = store.reader();
    let ids = |kind| hits.iter().filter(|hit| hit.kind == kind).map(|hit| hit.id).collect::<Vec<_>>();
    let events: Vec<Event> = community::some(db, edition, &ids(RecordKind::Event), "").await?;
    let groups: Vec<Group> = community::some(db, edition, &ids(RecordKind::Group), "").await?;
    let roles: Vec<Role> = community::some(db, edition, &ids(RecordKind::Job), "").await?;
    let posts = community::some_posts(db, edition, &ids(RecordKind::Post)).await?;
    let employers: Vec<u32> = roles.iter().map(|role| role.employer.0).collect();
    let employers: Vec<Employer> = community::some(db, edition, &employers, "").await?;
    let writers = people::some(db, edition, posts.iter().map(|post| post.person.0)).await?;
    let mut found: BTreeMap<(RecordKind, u32), FoundRecord> = BTreeMap::new();
    let cut = |text: &str| match words {
        Some(words) => text[shelf::quote(text, words)].to_owned(),
        None => text.to_owned(),
    };
    let mut add = |record: FoundRecord| found.insert((record.kind, record.id), record);
    for event in &events {
        let place = event.place.as_ref().map_or("online", |place| place.city.as_str());
        let kind = event_name(event.kind);
        add(FoundRecord {
            detail: format!("{kind}, {place}"),
            date: Some(event.date),
            quote: cut(&event.description),
            ..FoundRecord::new(RecordKind::Event, event.id.0, &event.title)
        });
    }
    for group in &groups {
        let detail = format!("group, founded in {}", group.founded);
        let quote = cut(&group.about);
        add(FoundRecord { detail, quote, ..FoundRecord::new(RecordKind::Group, group.id.0, &group.name) });
    }
    for role in &roles {
        let employer = employers.iter().find(|employer| employer.id == role.employer);
        let employer = employer.map_or("", |employer| employer.name.as_str());
        let place = if role.remote { "remote" } else { role.place.city.as_str() };
        let parts: Vec<&str> = ["job", employer, place].into_iter().filter(|part| !part.is_empty()).collect();
        add(FoundRecord {
            detail: parts.join(", "),
            date: Some(role.posted),
            quote: cut(&role.text),
            ..FoundRecord::new(RecordKind::Job, role.id.0, &role.title)
        });
    }
    for post in &posts {
        let Some(writer) = writers.iter().find(|writer| writer.id == post.person) else { continue };
        let name = writer.name();
        let text = Withheld::unasked(writer).hidden(&post.text);
        add(FoundRecord {
            detail: "post".to_owned(),
            date: Some(post.date),
            quote: cut(&text),
            by: Some((writer.id.0, name.clone())),
            ..FoundRecord::new(RecordKind::Post, post.id, &format!("Post by {name}"))
        });
    }
    let one = |hit: &Hit| {
        let record = found.get(&(hit.kind, hit.id))?.clone();
        Some(FoundRecord { score: hit.score, ..record })
    };
    Ok(hits.iter().filter_map(one).collect())
}

impl FoundRecord {
    fn new(kind: RecordKind, id: u32, title: &str) -> Self {
        Self {
            kind,
            id,
            title: title.to_owned(),
            detail: String::new(),
            date: None,
            quote: String::new(),
            by: None,
            score: 0.0,
        }
    }
}
