//! The queue as a list: what it holds, what comes before and after an item, and how much of it there is.

use jiff::civil::Date;
use sea_orm::{ConnectionTrait, Value};
use store::Result;

use super::{items, number, statement, strange};
use crate::quality::{
    model::{Item, QualityKind, QualityState},
    queue::{Filter, QualitySort},
};

/// Which items, as a condition.
struct Wanted {
    condition: String,
    values: Vec<Value>,
}

impl Wanted {
    fn new(edition: i32, filter: &Filter, today: Date) -> Self {
        let mut wanted = Self { condition: "WHERE edition = $1".to_owned(), values: vec![edition.into()] };
        if let Some(kind) = filter.kind {
            let place = wanted.value(kind.name());
            wanted.and(&format!("kind = {place}"));
        }
        if let Some(person) = filter.person {
            let place = wanted.value(i64::from(person.0));
            wanted.and(&format!("(person = {place} OR other = {place})"));
        }
        let day = today.to_string();
        match filter.state {
            None => wanted.and("state <> 'gone'"),
            Some(QualityState::Open) => {
                let place = wanted.value(day);
                wanted.and(&format!("(state = 'open' OR (state = 'snoozed' AND until <= {place}))"));
            }
            Some(QualityState::Snoozed) => {
                let place = wanted.value(day);
                wanted.and(&format!("state = 'snoozed' AND until > {place}"));
            }
            Some(state) => {
                let place = wanted.value(state.name());
                wanted.and(&format!("state = {place}"));
            }
        }
        wanted
    }

    fn and(&mut self, further: &str) {
        self.condition.push_str(" AND ");
        self.condition.push_str(further);
    }

    fn value(&mut self, value: impl Into<Value>) -> String {
        self.values.push(value.into());
        format!("${}", self.values.len())
    }

    /// Only what comes after an item, or before it. The item itself need not be wanted any more.
    fn beside(mut self, item: &Item, sort: QualitySort, is_after: bool) -> Self {
        let number = self.value(item.number);
        let (column, key, descends) = match sort {
            QualitySort::Urgent => ("behind", self.value(100 - i32::from(item.rank)), false),
            QualitySort::Oldest => ("since", self.since(item), false),
            QualitySort::Newest => ("since", self.since(item), true),
        };
        let sign = if is_after == descends { "<" } else { ">" };
        self.and(&format!("({column} {sign} {key} OR ({column} = {key} AND number {sign} {number}))"));
        self
    }

    fn since(&mut self, item: &Item) -> String {
        self.value(item.since.map(|since| since.to_string()).unwrap_or_default())
    }
}

fn order(sort: QualitySort, is_forward: bool) -> String {
    let (column, descends) = match sort {
        QualitySort::Urgent => ("behind", false),
        QualitySort::Oldest => ("since", false),
        QualitySort::Newest => ("since", true),
    };
    let way = if descends == is_forward { "DESC" } else { "ASC" };
    format!(" ORDER BY {column} {way}, number {way}")
}

/// Some items, those after one if it is given.
pub async fn list(
    db: &impl ConnectionTrait,
    edition: i32,
    filter: &Filter,
    today: Date,
    (after, limit): (Option<&Item>, u32),
) -> Result<Vec<Item>> {
    let mut wanted = Wanted::new(edition, filter, today);
    if let Some(after) = after {
        wanted = wanted.beside(after, filter.sort, true);
    }
    let rest = format!("{}{} LIMIT {limit}", wanted.condition, order(filter.sort, true));
    items::select(db, &rest, wanted.values).await
}

/// The items next to one: the one before, and the one after.
pub async fn neighbours(
    db: &impl ConnectionTrait,
    edition: i32,
    filter: &Filter,
    today: Date,
    item: &Item,
) -> Result<(Option<String>, Option<String>)> {
    let mut found = Vec::with_capacity(2);
    for is_after in [false, true] {
        let wanted = Wanted::new(edition, filter, today).beside(item, filter.sort, is_after);
        let rest = format!("{}{} LIMIT 1", wanted.condition, order(filter.sort, is_after));
        found.push(items::select(db, &rest, wanted.values).await?.pop().map(|item| item.id));
    }
    let after = found.pop().flatten();
    Ok((found.pop().flatten(), after))
}

pub async fn count(db: &impl ConnectionTrait, edition: i32, filter: &Filter, today: Date) -> Result<u64> {
    let wanted = Wanted::new(edition, filter, today);
    let sql = format!("SELECT COUNT(*) FROM quality_items {}", wanted.condition);
    Ok(u64::try_from(number(db, &sql, wanted.values).await?).unwrap_or(0))
}

/// How many come before an item.
pub async fn ahead(
    db: &impl ConnectionTrait,
    edition: i32,
    filter: &Filter,
    today: Date,
    item: &Item,
) -> Result<u64> {
    let wanted = Wanted::new(edition, filter, today).beside(item, filter.sort, false);
    let sql = format!("SELECT COUNT(*) FROM quality_items {}", wanted.condition);
    Ok(u64::try_from(number(db, &sql, wanted.values).await?).unwrap_or(0))
}

/// How many there are of each kind and state. What was put off until today or earlier is open.
pub async fn counts(
    db: &impl ConnectionTrait,
    edition: i32,
    today: Date,
) -> Result<Vec<(QualityKind, QualityState, u64)>> {
    let sql = "SELECT kind, CASE WHEN state = 'snoozed' AND until <= $2 THEN 'open' ELSE state END AS now, \
               COUNT(*) FROM quality_items WHERE edition = $1 GROUP BY 1, 2 ORDER BY 1, 2";
    let rows = db.query_all_raw(statement(db, sql, [edition.into(), today.to_string().into()])).await?;
    let mut counts = Vec::with_capacity(rows.len());
    for row in rows {
        let (kind, state): (String, String) = (row.try_get_by_index(0)?, row.try_get_by_index(1)?);
        let kind = QualityKind::from_name(&kind).ok_or_else(|| strange(&kind))?;
        let state = QualityState::from_name(&state).ok_or_else(|| strange(&state))?;
        counts.push((kind, state, u64::try_from(row.try_get_by_index::<i64>(2)?).unwrap_or(0)));
    }
    Ok(counts)
}
