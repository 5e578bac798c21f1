//! What a person's record needs besides the life itself: names for numbers, cards for lists, consents to change.

use std::collections::{BTreeSet, HashMap};

use sea_orm::{ConnectionTrait, Value};
use store::{Error, Result, Tx};

use super::{
    edition::{row_lock, statement},
    insert::insert,
    record::{Record, select},
};
use crate::model::{
    Appeal, AppealId, Consent, ConsentField, Course, CourseId, Department, DepartmentId, Event, EventId,
    Fund, FundId, Group, GroupId, Household, Life, Person, PersonId, StaffMember, Term, TermId,
};

/// What the numbers in somebody's life stand for.
#[derive(Clone, Debug, Default)]
pub struct References {
    pub people: HashMap<PersonId, String>,
    pub funds: HashMap<FundId, Fund>,
    pub appeals: HashMap<AppealId, Appeal>,
    pub events: HashMap<EventId, Event>,
    pub groups: HashMap<GroupId, Group>,
    pub departments: HashMap<DepartmentId, Department>,
    pub courses: HashMap<CourseId, Course>,
    pub terms: HashMap<TermId, Term>,
    /// The person's own office.
    pub staff: Option<StaffMember>,
    /// Those on campus with whom letters were exchanged.
    pub correspondents: HashMap<PersonId, Correspondent>,
}

/// Somebody, and what they have said about being reached.
#[derive(Clone, Debug)]
pub struct Correspondent {
    pub person: Person,
    pub street: String,
    pub consents: Vec<Consent>,
}

impl References {
    pub async fn of(db: &impl ConnectionTrait, edition: i32, life: &Life) -> Result<Self> {
        let own = i64::from(life.person.id.0);
        let staff: Vec<StaffMember> = select(db, edition, " AND mailbox_person = $2", [own.into()]).await?;
        let staff = staff.into_iter().next();
        let departments = life.student.iter().map(|student| student.department);
        let departments = departments.chain(staff.as_ref().and_then(|staff| staff.department));
        let funds = life.gifts.iter().map(|gift| gift.fund).chain(life.pledges.iter().map(|one| one.fund));
        let groups = life.memberships.iter().map(|one| one.group);
        let groups = groups.chain(life.posts.iter().filter_map(|post| post.group));
        let terms = life.enrolments.iter().map(|one| one.term);
        let terms = terms.chain(life.student.iter().map(|student| student.entry_term));
        let appeals = life.gifts.iter().filter_map(|gift| gift.appeal).map(|id| id.0);
        Ok(Self {
            people: names(db, edition, mentioned(life)).await?,
            funds: by_id(db, edition, funds.map(|id| id.0), |one: &Fund| one.id).await?,
            appeals: by_id(db, edition, appeals, |one: &Appeal| one.id).await?,
            events: by_id(db, edition, life.attendance.iter().map(|one| one.event.0), |one: &Event| one.id)
                .await?,
            groups: by_id(db, edition, groups.map(|id| id.0), |one: &Group| one.id).await?,
            departments: by_id(db, edition, departments.map(|id| id.0), |one: &Department| one.id).await?,
            courses: by_id(db, edition, life.enrolments.iter().map(|one| one.course.0), |one: &Course| {
                one.id
            })
            .await?,
            terms: by_id(db, edition, terms.map(|id| id.0), |one: &Term| one.id).await?,
            staff,
            correspondents: correspondents(db, edition, life).await?,
        })
    }
}

fn mentioned(life: &Life) -> impl Iterator<Item = u32> + '_ {
    let members = life.household.members.iter().copied();
    let relatives = life.relatives.iter().filter_map(|one| one.relative);
    let writers = life.notes.iter().map(|note| note.by);
    let adviser = life.student.iter().map(|student| student.adviser);
    members.chain(relatives).chain(writers).chain(adviser).map(|person| person.0)
}

async fn correspondents(
    db: &impl ConnectionTrait,
    edition: i32,
    life: &Life,
) -> Result<HashMap<PersonId, Correspondent>> {
    let parties = life.mails.iter().flat_map(|mail| [mail.from.person, mail.to.person]);
    let others = parties.filter(|one| *one != life.person.id && *one != PersonId::OUTSIDE);
    let others = some(db, edition, others.map(|one| one.0)).await?;
    let Some(ids) = listed(others.iter().map(|person| person.id.0)) else { return Ok(HashMap::new()) };
    let homes = others.iter().map(|person| person.household.0);
    let homes = by_id(db, edition, homes, |one: &Household| one.id).await?;
    let mut all: HashMap<PersonId, Correspondent> = HashMap::with_capacity(others.len());
    for person in others {
        let street = homes.get(&person.household).map(|home| home.street.clone()).unwrap_or_default();
        all.insert(person.id, Correspondent { person, street, consents: Vec::new() });
    }
    for consent in select::<Consent>(db, edition, &format!(" AND person IN {ids}"), []).await? {
        if let Some(one) = all.get_mut(&consent.person) {
            one.consents.push(consent);
        }
    }
    Ok(all)
}

/// `(1, 2, 3)` for a statement; `None` if there is nothing to ask for.
fn listed(ids: impl IntoIterator<Item = u32>) -> Option<String> {
    let ids: BTreeSet<u32> = ids.into_iter().collect();
    let ids: Vec<String> = ids.into_iter().map(|id| id.to_string()).collect();
    (!ids.is_empty()).then(|| format!("({})", ids.join(", ")))
}

async fn by_id<T: Record, I: std::hash::Hash + Eq>(
    db: &impl ConnectionTrait,
    edition: i32,
    ids: impl Iterator<Item = u32>,
    id: impl Fn(&T) -> I,
) -> Result<HashMap<I, T>> {
    let Some(ids) = listed(ids) else { return Ok(HashMap::new()) };
    let records: Vec<T> = select(db, edition, &format!(" AND id IN {ids}"), []).await?;
    Ok(records.into_iter().map(|record| (id(&record), record)).collect())
}

async fn names(
    db: &impl ConnectionTrait,
    edition: i32,
    ids: impl Iterator<Item = u32>,
) -> Result<HashMap<PersonId, String>> {
    let people = some(db, edition, ids).await?;
    Ok(people.into_iter().map(|person| (person.id, person.name())).collect())
}

/// Those of these people who exist, by their numbers.
pub async fn some(
    db: &impl ConnectionTrait,
    edition: i32,
    ids: impl IntoIterator<Item = u32>,
) -> Result<Vec<Person>> {
    let Some(ids) = listed(ids) else { return Ok(Vec::new()) };
    Ok(select(db, edition, &format!(" AND id IN {ids}"), []).await?)
}

pub async fn count(db: &impl ConnectionTrait, edition: i32) -> Result<u64> {
    let sql = "SELECT COUNT(*) FROM people WHERE edition = $1";
    let row = db.query_one_raw(statement(db, sql, [edition.into()])).await?;
    let count: i64 = row.map_or(Ok(0), |row| row.try_get_by_index(0))?;
    Ok(u64::try_from(count).unwrap_or(0))
}

/// The first and the last of the next so many people, in the order of their numbers. `None` after the last.
pub async fn next(
    db: &impl ConnectionTrait,
    edition: i32,
    after: u32,
    count: u32,
) -> Result<Option<(PersonId, PersonId)>> {
    let sql = format!(
        "SELECT MIN(id), MAX(id) FROM (SELECT id FROM people WHERE edition = $1 AND id > $2 ORDER BY id \
         LIMIT {count}) AS next"
    );
    let row = db.query_one_raw(statement(db, &sql, [edition.into(), i64::from(after).into()])).await?;
    let Some(row) = row else { return Ok(None) };
    let id = |at| -> Result<Option<PersonId>> {
        let id: Option<i64> = row.try_get_by_index(at)?;
        Ok(id.and_then(|id| u32::try_from(id).ok()).map(PersonId))
    };
    Ok(id(0)?.zip(id(1)?))
}

/// People whose names have parts that begin with these words, in the order of their names, and how many there are.
/// Slow on a large campus: for when there is no index.
pub async fn named(
    db: &impl ConnectionTrait,
    edition: i32,
    text: &str,
    (offset, limit): (u32, u32),
) -> Result<(u64, Vec<Person>)> {
    let mut words: Vec<Value> = Vec::new();
    let mut condition = String::new();
    for word in text.split(|c: char| c.is_whitespace() || c == '-').filter(|word| !word.is_empty()) {
        let spellings = spellings(word);
        let is = |at: usize| format!("{PARTS} LIKE ${at} ESCAPE '!'");
        let any: Vec<String> = (words.len() + 2..).take(spellings.len()).map(is).collect();
        condition.extend([" AND (", &any.join(" OR "), ")"]);
        words.extend(spellings.iter().map(|word| Value::from(pattern(word))));
    }
    let count = format!("SELECT COUNT(*) FROM people WHERE edition = $1{condition}");
    let values = [edition.into()].into_iter().chain(words.clone());
    let count = db.query_one_raw(statement(db, &count, values)).await?;
    let count: i64 = count.map_or(Ok(0), |row| row.try_get_by_index(0))?;
    let ids = format!(
        " AND id IN (SELECT id FROM people WHERE edition = $1{condition} ORDER BY last_name, first_name, id \
         LIMIT {limit} OFFSET {offset})"
    );
    let mut people: Vec<Person> = select(db, edition, &ids, words).await?;
    people.sort_by(|one, other| {
        (&one.last_name, &one.first_name, one.id).cmp(&(&other.last_name, &other.first_name, other.id))
    });
    Ok((u64::try_from(count).unwrap_or(0), people))
}

/// All the names of somebody, with a space before each part.
const PARTS: &str = "replace(lower(' ' || first_name || ' ' || last_name || ' ' || coalesce(former_last_name, '')), \
                     '-', ' ')";

/// A word in small letters. Not every database knows those outside of ASCII: so with a capital first, and in capitals.
fn spellings(word: &str) -> Vec<String> {
    let small = word.to_lowercase();
    let large = |c: char| if c.is_ascii() { c.to_string() } else { c.to_uppercase().to_string() };
    let mut letters = small.chars();
    let title = letters.next().map(large).unwrap_or_default() + letters.as_str();
    let capitals: String = small.chars().map(large).collect();
    let mut all = vec![small, title, capitals];
    all.dedup();
    all
}

/// A part that begins with the word.
fn pattern(word: &str) -> String {
    let mut pattern = String::with_capacity(word.len() + 3);
    pattern.push_str("% ");
    for c in word.chars() {
        if matches!(c, '%' | '_' | '!') {
            pattern.push('!');
        }
        pattern.push(c);
    }
    pattern.push('%');
    pattern
}

/// Keeps others from changing these people, or what belongs to them, until the transaction ends.
pub async fn lock(tx: &Tx, edition: i32, people: &[PersonId]) -> Result<()> {
    let lock = row_lock(&**tx);
    if lock.is_empty() {
        return Ok(());
    }
    let Some(ids) = listed(people.iter().map(|person| person.0)) else { return Ok(()) };
    let sql = format!("SELECT 1 FROM people WHERE edition = $1 AND id IN {ids} ORDER BY id{lock}");
    tx.query_all_raw(statement(&**tx, &sql, [edition.into()])).await?;
    Ok(())
}

/// What somebody has said about one field, if they have.
pub async fn consent(
    db: &impl ConnectionTrait,
    edition: i32,
    person: PersonId,
    field: ConsentField,
) -> Result<Option<Consent>> {
    let own: Vec<Consent> = select(db, edition, " AND person = $2", [i64::from(person.0).into()]).await?;
    Ok(own.into_iter().find(|consent| consent.field == field))
}

/// Puts a consent in the place of the one there was; `None` leaves nothing there.
pub async fn put_consent(
    tx: &Tx,
    edition: i32,
    (person, field): (PersonId, ConsentField),
    consent: Option<&Consent>,
) -> Result<()> {
    let sql = "DELETE FROM consents WHERE edition = $1 AND person = $2 AND field = $3";
    let values: [Value; 3] = [edition.into(), i64::from(person.0).into(), field.name().into()];
    tx.execute_raw(statement(&**tx, sql, values)).await?;
    insert(&**tx, edition, consent).await.map_err(Error::from)
}
