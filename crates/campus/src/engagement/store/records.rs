//! What living alumni did, read without their texts: many at a time.

use std::{
    collections::{HashMap, HashSet},
    sync::Arc,
};

use jiff::civil::Date;
use sea_orm::{ConnectionTrait, DbErr, QueryResult};
use store::Result;

use super::{alum::Facts, date, date_or_none, number, statement, strange};
use crate::{
    engagement::{EngagementRule as Rule, Seen, Standing, count},
    model::{ConsentField, EventKind, GiftKind, MentoringSide, NoteKind, PersonId},
};

/// Whose records are read.
#[derive(Clone, Copy, Debug)]
pub enum Who<'a> {
    Between(u32, u32),
    These(&'a [u32]),
}

impl Who<'_> {
    fn condition(self, column: &str) -> String {
        match self {
            Self::Between(first, last) => format!("{column} BETWEEN {first} AND {last}"),
            Self::These([]) => "1 = 0".to_owned(),
            Self::These(ids) => {
                let ids: Vec<String> = ids.iter().map(u32::to_string).collect();
                format!("{column} IN ({})", ids.join(", "))
            }
        }
    }
}

/// One of the alumni.
pub struct Known {
    pub person: PersonId,
    pub facts: Facts,
    pub seen: Vec<Seen>,
}

/// Names that many share are kept once.
#[derive(Default)]
pub struct Names(HashSet<Arc<str>>);

impl Names {
    pub fn share(&mut self, name: &str) -> Arc<str> {
        if let Some(known) = self.0.get(name) {
            return Arc::clone(known);
        }
        let name: Arc<str> = name.into();
        self.0.insert(Arc::clone(&name));
        name
    }
}

impl Known {
    pub fn standing(&self, as_of: Date, names: &mut Names) -> Standing {
        let alum = self.facts.alum(&mut |name| names.share(name));
        Standing::new(self.person, alum, &count(&self.seen, as_of), as_of)
    }
}

/// Living alumni among those, in the order of their numbers.
pub async fn read(db: &impl ConnectionTrait, edition: i32, who: Who<'_>) -> Result<Vec<Known>> {
    let reading = Reading { db, edition, who };
    let mut all = reading.people().await?;
    reading.consents(&mut all).await?;
    reading.studies(&mut all).await?;
    reading.gifts(&mut all).await?;
    reading.pledges(&mut all).await?;
    reading.roles(&mut all).await?;
    reading.mentoring(&mut all).await?;
    reading.events(&mut all).await?;
    reading.groups(&mut all).await?;
    reading.texts(&mut all).await?;
    Ok(all)
}

struct Reading<'a, C> {
    db: &'a C,
    edition: i32,
    who: Who<'a>,
}

impl<C: ConnectionTrait> Reading<'_, C> {
    async fn rows(&self, sql: &str, column: &str) -> Result<Vec<QueryResult>> {
        let sql = format!("{sql} AND {}", self.who.condition(column));
        Ok(self.db.query_all_raw(statement(self.db, &sql, [self.edition.into()])).await?)
    }

    /// Gives each row to the one it belongs to; the person is in the first column.
    async fn each(
        &self,
        all: &mut [Known],
        (sql, column): (&str, &str),
        mut give: impl FnMut(&mut Known, &QueryResult) -> std::result::Result<(), DbErr>,
    ) -> Result<()> {
        for row in self.rows(sql, column).await? {
            let person = PersonId(number(&row, 0)?);
            if let Ok(place) = all.binary_search_by_key(&person, |one| one.person) {
                give(&mut all[place], &row)?;
            }
        }
        Ok(())
    }

    async fn people(&self) -> Result<Vec<Known>> {
        let sql = "SELECT p.id, p.class_year, p.region, p.country, p.email, p.email_bounced, p.phone, \
                   h.street, p.contact_confirmed FROM people p LEFT JOIN households h ON h.edition = p.edition AND \
                   h.id = p.household WHERE p.edition = $1 AND p.is_alum AND p.died IS NULL";
        let rows = self.rows(sql, "p.id").await?;
        let mut all = rows.iter().map(person).collect::<std::result::Result<Vec<_>, _>>()?;
        all.sort_unstable_by_key(|one| one.person);
        Ok(all)
    }

    async fn consents(&self, all: &mut [Known]) -> Result<()> {
        let sql = "SELECT person, field FROM consents WHERE edition = $1 AND granted";
        self.each(all, (sql, "person"), |one, row| {
            let field: String = row.try_get_by_index(1)?;
            one.facts.granted.extend(ConsentField::ALL.into_iter().find(|known| known.name() == field));
            Ok(())
        })
        .await
    }

    async fn studies(&self, all: &mut [Known]) -> Result<()> {
        let sql = "SELECT person, end_year, field, id FROM education WHERE edition = $1";
        let mut order: HashMap<PersonId, Vec<(u32, i16, String)>> = HashMap::new();
        self.each(all, (sql, "person"), |one, row| {
            let study = (number(row, 3)?, year(row, 1)?.unwrap_or(0), row.try_get_by_index(2)?);
            order.entry(one.person).or_default().push(study);
            Ok(())
        })
        .await?;
        for one in all {
            let mut own = order.remove(&one.person).unwrap_or_default();
            own.sort_unstable_by_key(|study| study.0);
            one.facts.studies = own.into_iter().map(|(_, year, field)| (year, field)).collect();
        }
        Ok(())
    }

    async fn gifts(&self, all: &mut [Known]) -> Result<()> {
        let sql = "SELECT person, id, \"date\", cents, kind FROM gifts WHERE edition = $1";
        self.each(all, (sql, "person"), |one, row| {
            let kind = gift(&row.try_get_by_index::<String>(4)?)?;
            if let Some(rule) = Rule::of_gift(kind, row.try_get_by_index(3)?) {
                one.seen.push(Seen::on(rule, number(row, 1)?, date(row, 2)?));
            }
            Ok(())
        })
        .await
    }

    async fn pledges(&self, all: &mut [Known]) -> Result<()> {
        let sql = "SELECT person, id, \"date\" FROM pledges WHERE edition = $1 AND cents > 0";
        self.each(all, (sql, "person"), |one, row| {
            one.seen.push(Seen::on(Rule::Pledge, number(row, 1)?, date(row, 2)?));
            Ok(())
        })
        .await
    }

    async fn roles(&self, all: &mut [Known]) -> Result<()> {
        let sql = "SELECT person, id, \"start\", \"end\" FROM volunteering WHERE edition = $1";
        self.each(all, (sql, "person"), |one, row| {
            let (from, until) = (date(row, 2)?, date_or_none(row, 3)?);
            one.seen.push(Seen::lasting(Rule::VolunteerRole, number(row, 1)?, from, until));
            Ok(())
        })
        .await
    }

    async fn mentoring(&self, all: &mut [Known]) -> Result<()> {
        let sql = "SELECT person, side, taken, since FROM mentoring WHERE edition = $1";
        self.each(all, (sql, "person"), |one, row| {
            let side = match row.try_get_by_index::<String>(1)?.as_str() {
                "mentor" => MentoringSide::Mentor,
                "mentee" => MentoringSide::Mentee,
                other => return Err(strange(other)),
            };
            let rule = Rule::of_mentoring(side, u8::try_from(number(row, 2)?).unwrap_or(u8::MAX));
            let since = date(row, 3)?;
            let until = if rule.card().lasts { None } else { Some(since) };
            one.seen.push(Seen::lasting(rule, one.person.0, since, until));
            Ok(())
        })
        .await
    }

    async fn events(&self, all: &mut [Known]) -> Result<()> {
        let sql = "SELECT a.person, a.event, e.\"date\", e.kind FROM attendance a JOIN events e ON e.edition = \
                   a.edition AND e.id = a.event WHERE a.edition = $1 AND a.status = 'attended'";
        self.each(all, (sql, "a.person"), |one, row| {
            let rule = Rule::of_event(event(&row.try_get_by_index::<String>(3)?)?);
            one.seen.push(Seen::on(rule, number(row, 1)?, date(row, 2)?));
            Ok(())
        })
        .await
    }

    async fn groups(&self, all: &mut [Known]) -> Result<()> {
        let sql = "SELECT person, \"group\", since, organiser FROM memberships WHERE edition = $1";
        self.each(all, (sql, "person"), |one, row| {
            let (group, since) = (number(row, 1)?, date(row, 2)?);
            one.seen.push(Seen::on(Rule::GroupJoined, group, since));
            if row.try_get_by_index(3)? {
                one.seen.push(Seen::lasting(Rule::Organiser, group, since, None));
            }
            Ok(())
        })
        .await
    }

    /// Posts, talks and letters: when, and not what.
    async fn texts(&self, all: &mut [Known]) -> Result<()> {
        let sql = "SELECT person, id, \"date\" FROM posts WHERE edition = $1";
        self.each(all, (sql, "person"), |one, row| {
            one.seen.push(Seen::on(Rule::Post, number(row, 1)?, date(row, 2)?));
            Ok(())
        })
        .await?;
        let sql =
            "SELECT person, id, \"date\", kind FROM notes WHERE edition = $1 AND kind IN ('call', 'meeting')";
        self.each(all, (sql, "person"), |one, row| {
            let kind = match row.try_get_by_index::<String>(3)?.as_str() {
                "call" => NoteKind::Call,
                _ => NoteKind::Meeting,
            };
            let (id, date) = (number(row, 1)?, date(row, 2)?);
            one.seen.extend(Rule::of_note(kind).map(|rule| Seen::on(rule, id, date)));
            Ok(())
        })
        .await?;
        let sql = "SELECT from_person, id, \"at\" FROM mails WHERE edition = $1";
        self.each(all, (sql, "from_person"), |one, row| {
            one.seen.push(Seen::on(Rule::Mail, number(row, 1)?, date(row, 2)?));
            Ok(())
        })
        .await
    }
}

fn person(row: &QueryResult) -> std::result::Result<Known, DbErr> {
    let text = |at: usize| -> std::result::Result<String, DbErr> {
        Ok(row.try_get_by_index::<Option<String>>(at)?.unwrap_or_default())
    };
    let person = PersonId(number(row, 0)?);
    let bounced: Option<String> = row.try_get_by_index(5)?;
    let facts = Facts {
        class_year: year(row, 1)?,
        place: (text(2)?, text(3)?),
        has_email: !text(4)?.trim().is_empty() && bounced.is_none(),
        has_phone: !text(6)?.trim().is_empty(),
        has_street: !text(7)?.trim().is_empty(),
        ..Facts::default()
    };
    let confirmed = date_or_none(row, 8)?;
    let seen = confirmed.map(|date| Seen::on(Rule::ContactConfirmed, person.0, date));
    Ok(Known { person, facts, seen: seen.into_iter().collect() })
}

fn year(row: &QueryResult, at: usize) -> std::result::Result<Option<i16>, DbErr> {
    let year: Option<i64> = row.try_get_by_index(at)?;
    year.map(|year| i16::try_from(year).map_err(|_| strange(&year.to_string()))).transpose()
}

fn gift(text: &str) -> std::result::Result<GiftKind, DbErr> {
    Ok(match text {
        "card" => GiftKind::Card,
        "check" => GiftKind::Check,
        "transfer" => GiftKind::Transfer,
        "stock" => GiftKind::Stock,
        "pledge_payment" => GiftKind::PledgePayment,
        "matching" => GiftKind::Matching,
        other => return Err(strange(other)),
    })
}

fn event(text: &str) -> std::result::Result<EventKind, DbErr> {
    Ok(match text {
        "reunion" => EventKind::Reunion,
        "homecoming" => EventKind::Homecoming,
        "lecture" => EventKind::Lecture,
        "career_panel" => EventKind::CareerPanel,
        "regional_meetup" => EventKind::RegionalMeetup,
        "webinar" => EventKind::Webinar,
        other => return Err(strange(other)),
    })
}
