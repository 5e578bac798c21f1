//! What there is to tell, and of whom it may be told.

use std::collections::{BTreeMap, HashMap, HashSet};

use campus::{
    Campus,
    engagement::Look,
    model::{Employer, EmployerId, Event, Group, Position, Post, Role},
    search::ListedPerson,
    store::{edition, people, select},
};
use jiff::{ToSpan, civil::Date};
use sea_orm::{ConnectionTrait, Statement, Value};
use store::{Result, Store};

use super::super::{
    compose::{Gathered, Joined, Moved, Opening, Person, StudioTopic, TakingPart, Told},
    merge::Reader,
};

/// So far ahead events are told.
const AHEAD_DAYS: i64 = 150;
/// So long ago something is still news.
const NEWS_DAYS: i64 = 240;
/// So many records of a kind are gathered at most.
const MOST: usize = 12;
/// So many people are asked whether they share, until there are enough who do.
const ASKED: usize = 80;
/// So many of the newest are read at first. That is enough unless they are of few readers.
const NEWEST: usize = 2000;
/// A longer post is not quoted.
const LONGEST_POST: usize = 400;

pub(super) async fn current(store: &Store) -> Result<Option<(i32, Date)>> {
    let current = edition::current(store.reader()).await?;
    // A made-up campus has lived up to a day of its own.
    Ok(current.map(|current| (current.edition, store.today().max(current.today))))
}

fn text(date: Date) -> Value {
    date.to_string().into()
}

/// Events that are still to come, the soonest first.
pub async fn upcoming(store: &Store) -> Result<Vec<Event>> {
    let Some((edition, today)) = current(store).await? else { return Ok(Vec::new()) };
    let until = today.saturating_add(AHEAD_DAYS.days());
    let condition = " AND \"date\" >= $2 AND \"date\" <= $3";
    let mut events: Vec<Event> =
        select(store.reader(), edition, condition, [text(today), text(until)]).await?;
    events.sort_by_key(|event| (event.date, event.id));
    Ok(events)
}

/// An event by its number, and whether it is over.
pub async fn event(store: &Store, id: u32) -> Result<Option<(Event, bool)>> {
    let Some((edition, today)) = current(store).await? else { return Ok(None) };
    let found: Vec<Event> = select(store.reader(), edition, " AND id = $2", [i64::from(id).into()]).await?;
    Ok(found.into_iter().next().map(|event| {
        let is_over = event.date < today;
        (event, is_over)
    }))
}

/// All that these topics ask for. Of people, those who read it come first; with `only_readers`, nobody else is told of.
pub async fn gather(
    store: &Store,
    campus: &Campus,
    topics: &[StudioTopic],
    (readers, only_readers): (&[u32], bool),
) -> Result<Gathered> {
    let Some((edition, today)) = current(store).await? else { return Ok(Gathered::default()) };
    let gathering =
        Gathering { store, campus, edition, today, readers: readers.iter().copied().collect(), only_readers };
    let mut gathered = Gathered::default();
    for topic in topics {
        match topic {
            StudioTopic::Events => gathered.events = upcoming(store).await?.into_iter().take(MOST).collect(),
            StudioTopic::Jobs => gathered.openings = gathering.openings().await?,
            StudioTopic::Posts => gathered.posts = gathering.posts().await?,
            StudioTopic::Groups => gathered.groups = gathering.groups().await?,
            StudioTopic::Moves => gathered.moves = gathering.moves().await?,
            StudioTopic::Milestones => gathered.taking_part = gathering.taking_part().await?,
        }
    }
    Ok(gathered)
}

struct Gathering<'a> {
    store: &'a Store,
    campus: &'a Campus,
    edition: i32,
    today: Date,
    readers: HashSet<u32>,
    only_readers: bool,
}

impl Gathering<'_> {
    /// Readers before others, and nobody twice in a row.
    fn in_order<T>(
        &self,
        mut all: Vec<T>,
        person: impl Fn(&T) -> u32,
        when: impl Fn(&T) -> (String, u32),
    ) -> Vec<T> {
        all.retain(|one| !self.only_readers || self.readers.contains(&person(one)));
        all.sort_by(|one, other| {
            let rank = |it: &T| !self.readers.contains(&person(it));
            rank(one).cmp(&rank(other)).then_with(|| when(other).cmp(&when(one)))
        });
        let mut seen = HashSet::new();
        all.retain(|one| seen.insert(person(one)));
        all.truncate(ASKED);
        all
    }

    /// Whether nobody else comes before these: they are all that there is, or enough of them are of readers.
    fn is_enough<T>(&self, newest: &[T], person: impl Fn(&T) -> u32) -> bool {
        let readers: HashSet<u32> =
            newest.iter().map(person).filter(|id| self.readers.contains(id)).collect();
        newest.len() < NEWEST || readers.len() >= ASKED
    }

    async fn listed(&self, ids: impl Iterator<Item = u32>) -> Result<HashMap<u32, ListedPerson>> {
        let ids: Vec<u32> = ids.collect();
        let people = self.campus.listed(&ids).await?;
        Ok(people.into_iter().map(|person| (person.id, person)).collect())
    }

    async fn openings(&self) -> Result<Vec<Opening>> {
        let condition = " AND posted <= $2 AND closes >= $2";
        let mut roles: Vec<Role> =
            select(self.store.reader(), self.edition, condition, [text(self.today)]).await?;
        roles.sort_by(|one, other| (other.posted, one.id).cmp(&(one.posted, other.id)));
        roles.truncate(MOST);
        let employers: Vec<Employer> = select(self.store.reader(), self.edition, "", []).await?;
        let names: HashMap<EmployerId, String> =
            employers.into_iter().map(|one| (one.id, one.name)).collect();
        let opening = |role: Role| {
            let employer = names.get(&role.employer)?.clone();
            let city = Some(role.place.city).filter(|city| !role.remote && !city.trim().is_empty());
            Some(Opening { role: role.id.0, title: role.title, employer, city })
        };
        Ok(roles.into_iter().filter_map(opening).collect())
    }

    /// Posts speak of the work and the place of those who wrote them: they have to share all of it.
    async fn posts(&self) -> Result<Vec<Told>> {
        let since = self.today.saturating_sub(NEWS_DAYS.days());
        let condition = " AND \"date\" >= $2 AND \"date\" <= $3";
        let (db, values) = (self.store.reader(), || [text(since), text(self.today)]);
        let mut posts: Vec<Post> =
            select(db, self.edition, &newest("posts", condition, "date"), values()).await?;
        if !self.is_enough(&posts, |post| post.person.0) {
            posts = select(db, self.edition, condition, values()).await?;
        }
        let posts = self.in_order(posts, |post| post.person.0, |post| (post.date.to_string(), post.id));
        let listed = self.listed(posts.iter().map(|post| post.person.0)).await?;
        let mut told = Vec::new();
        for post in posts {
            let Some(person) = listed.get(&post.person.0).filter(|person| person.shared.words()) else {
                continue;
            };
            // The record hides ways to reach somebody.
            let record = self.campus.find_person(post.person).await?;
            let shown =
                record.and_then(|record| record.engagement.posts.into_iter().find(|one| one.id == post.id));
            let Some(shown) = shown.filter(|post| fits(&post.text)) else { continue };
            told.push(Told { by: teller(person), post: post.id, text: quoted(&shown.text) });
            if told.len() >= MOST {
                break;
            }
        }
        Ok(told)
    }

    async fn moves(&self) -> Result<Vec<Moved>> {
        let since = self.today.saturating_sub(NEWS_DAYS.days());
        let month = format!("{:04}-{:02}", since.year(), since.month());
        let condition = " AND \"start\" >= $2 AND \"end\" IS NULL";
        let (db, values) = (self.store.reader(), || [Value::from(month.clone())]);
        let mut positions: Vec<Position> =
            select(db, self.edition, &newest("positions", condition, "start"), values()).await?;
        if !self.is_enough(&positions, |one| one.person.0) {
            positions = select(db, self.edition, condition, values()).await?;
        }
        let begun = |one: &Position| format!("{:04}-{:02}", one.start.year, one.start.month);
        let positions = self.in_order(positions, |one| one.person.0, |one| (begun(one), one.id));
        let listed = self.listed(positions.iter().map(|one| one.person.0)).await?;
        let moved = positions.iter().filter_map(|position| {
            let person = listed.get(&position.person.0).filter(|person| person.shared.career)?;
            // What the directory shows is what may be told; another position is not the newest one.
            let work = person.work.as_ref().filter(|work| work.is_present && work.title == position.title)?;
            Some(Moved {
                who: teller(person),
                position: position.id,
                title: work.title.clone(),
                employer: work.employer.clone(),
                since: begun(position),
            })
        });
        Ok(moved.filter(|one| fits(&one.title) && fits(&one.employer)).take(MOST).collect())
    }

    /// How many joined, whoever they are.
    async fn groups(&self) -> Result<Vec<Joined>> {
        let db = self.store.reader();
        let sql = "SELECT \"group\", COUNT(*) FROM memberships WHERE edition = $1 AND since > $2 AND since <= $3 \
                   GROUP BY \"group\"";
        let since = self.today.checked_sub(1.year()).unwrap_or(self.today);
        let values: [Value; 3] = [self.edition.into(), text(since), text(self.today)];
        let rows =
            db.query_all_raw(Statement::from_sql_and_values(db.get_database_backend(), sql, values)).await?;
        let mut counts: BTreeMap<u32, u32> = BTreeMap::new();
        for row in rows {
            let (group, count): (i64, i64) = (row.try_get_by_index(0)?, row.try_get_by_index(1)?);
            counts.insert(u32::try_from(group).unwrap_or(0), u32::try_from(count).unwrap_or(u32::MAX));
        }
        let groups: Vec<Group> = select(db, self.edition, "", []).await?;
        let joined = groups.into_iter().filter_map(|group| {
            let count = *counts.get(&group.id.0)?;
            Some(Joined { group: group.id.0, name: group.name, count })
        });
        let mut joined: Vec<Joined> = joined.collect();
        joined.sort_by_key(|one| (std::cmp::Reverse(one.count), one.group));
        joined.truncate(MOST);
        Ok(joined)
    }

    async fn taking_part(&self) -> Result<Option<TakingPart>> {
        let Look::Ready { picture, .. } = self.campus.engagement().look().await? else { return Ok(None) };
        let count = picture.shares(&[picture.year().back(1)], &|_| true).pop();
        let count = count.filter(|count| count.any > 0);
        Ok(count.map(|count| TakingPart { year: count.year, any: count.any, contactable: count.contactable }))
    }
}

/// The same condition, for the newest alone.
fn newest(table: &str, condition: &str, when: &str) -> String {
    format!(
        "{condition} AND (person, id) IN (SELECT person, id FROM {table} WHERE edition = $1{condition} \
         ORDER BY \"{when}\" DESC, id DESC, person LIMIT {NEWEST})"
    )
}

fn teller(person: &ListedPerson) -> Person {
    Person { id: person.id, name: person.name.clone(), class_year: person.class_year }
}

/// Whether a text of somebody can be quoted: short, on one line, nothing in it that is hidden or a merge field.
fn fits(text: &str) -> bool {
    let is_shown = |c: char| !api::is_hidden(c) || c.is_whitespace();
    let words = text.trim();
    let length = words.chars().count();
    (1..=LONGEST_POST).contains(&length)
        && words.chars().all(is_shown)
        && !words.contains("{{")
        && !words.contains("(withheld)")
}

/// On one line, with quotes that do not end ours.
fn quoted(text: &str) -> String {
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    line.replace(['“', '”', '"'], "’")
}

/// Readers as far as they share it, in this order. Whoever does not stand in the directory is left out.
pub async fn readers(store: &Store, campus: &Campus, ids: &[u32]) -> Result<Vec<Reader>> {
    let Some((edition, _)) = current(store).await? else { return Ok(Vec::new()) };
    let names = people::some(store.reader(), edition, ids.iter().copied()).await?;
    let mut names: HashMap<u32, String> = names.into_iter().map(|one| (one.id.0, one.first_name)).collect();
    let listed = campus.listed(ids).await?;
    let reader = |person: ListedPerson| Some(Reader { first_name: names.remove(&person.id)?, person });
    Ok(listed.into_iter().filter_map(reader).collect())
}
