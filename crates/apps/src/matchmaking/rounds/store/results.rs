//! What came of a run: pairs, and those who have nobody.

use api::{Answer, ApiError};
use sea_orm::{
    ColumnTrait, Condition, EntityTrait, IntoActiveModel, Order, PaginatorTrait, QueryFilter, QueryOrder,
    QuerySelect,
};
use serde_json::Value;
use store::{Error, Store, Tx};

use super::{
    By,
    entity::{pair, unmatched},
    method, note, read, signed, unsigned,
};
use crate::matchmaking::rounds::{
    model::{RoundMethod, RoundSide},
    results::{PairRow, UnmatchedRow},
};

/// So many rows are written by one statement.
const TOGETHER: usize = 400;

/// In which order pairs are listed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Sort {
    /// The best first.
    #[default]
    Value,
    Student,
    Mentor,
    /// Those who fare worst by their own order first.
    StudentChoice,
}

/// Which pairs are wanted.
#[derive(Clone, Debug)]
pub struct Wanted {
    pub method: RoundMethod,
    /// On either side.
    pub person: Option<u32>,
    pub sort: Sort,
    pub offset: u64,
    pub limit: u64,
}

/// Takes out what an attempt that came to no end has left.
pub async fn clear(tx: &Tx, run: &str) -> Result<(), Error> {
    pair::Entity::delete_many().filter(pair::Column::Run.eq(run)).exec(&**tx).await?;
    unmatched::Entity::delete_many().filter(unmatched::Column::Run.eq(run)).exec(&**tx).await?;
    Ok(())
}

pub async fn insert_pairs(tx: &Tx, run: &str, rows: &[PairRow]) -> Result<(), Error> {
    let model = |row: &PairRow| pair::Model {
        run: run.to_owned(),
        method: row.method.name().to_owned(),
        student: row.student.into(),
        mentor: row.mentor.into(),
        there: row.there,
        back: row.back,
        value: row.value,
        student_choice: signed(row.student_choice),
        mentor_choice: signed(row.mentor_choice),
    };
    for rows in rows.chunks(TOGETHER) {
        let rows = rows.iter().map(|row| model(row).into_active_model());
        pair::Entity::insert_many(rows).exec_without_returning(&**tx).await?;
    }
    Ok(())
}

pub async fn insert_unmatched(tx: &Tx, run: &str, rows: &[UnmatchedRow]) -> Result<(), Error> {
    let model = |row: &UnmatchedRow| -> Result<unmatched::Model, Error> {
        Ok(unmatched::Model {
            run: run.to_owned(),
            method: row.method.name().to_owned(),
            side: row.side.name().to_owned(),
            person: row.person.into(),
            reason: serde_json::to_string(&row.reason).map_err(|error| Error::Other(error.to_string()))?,
        })
    };
    for rows in rows.chunks(TOGETHER) {
        let rows: Vec<_> =
            rows.iter().map(|row| Ok(model(row)?.into_active_model())).collect::<Result<_, Error>>()?;
        unmatched::Entity::insert_many(rows).exec_without_returning(&**tx).await?;
    }
    Ok(())
}

/// A page of pairs, and how many there are.
pub async fn pairs(store: &Store, run: &str, wanted: &Wanted) -> Answer<(u64, Vec<PairRow>)> {
    let mut query = pair::Entity::find()
        .filter(pair::Column::Run.eq(run))
        .filter(pair::Column::Method.eq(wanted.method.name()));
    if let Some(person) = wanted.person {
        let either = Condition::any()
            .add(pair::Column::Student.eq(i64::from(person)))
            .add(pair::Column::Mentor.eq(i64::from(person)));
        query = query.filter(either);
    }
    let total = query.clone().count(store.reader()).await.map_err(Error::from)?;
    let (column, order) = match wanted.sort {
        Sort::Value => (pair::Column::Value, Order::Desc),
        Sort::Student => (pair::Column::Student, Order::Asc),
        Sort::Mentor => (pair::Column::Mentor, Order::Asc),
        Sort::StudentChoice => (pair::Column::StudentChoice, Order::Desc),
    };
    let page = query.order_by(column, order).order_by_asc(pair::Column::Student);
    let rows =
        page.offset(wanted.offset).limit(wanted.limit).all(store.reader()).await.map_err(Error::from)?;
    Ok((total, rows.iter().map(seen_pair).collect::<Answer<_>>()?))
}

/// All pairs of a method, by the students' numbers.
pub async fn all_pairs(store: &Store, run: &str, method: RoundMethod) -> Answer<Vec<PairRow>> {
    let wanted = Wanted { method, person: None, sort: Sort::Student, offset: 0, limit: u64::from(u32::MAX) };
    Ok(pairs(store, run, &wanted).await?.1)
}

/// A page of those who have nobody, and how many there are.
pub async fn unmatched(
    store: &Store,
    run: &str,
    (wanted, side): (RoundMethod, Option<RoundSide>),
    (offset, limit): (u64, u64),
) -> Answer<(u64, Vec<UnmatchedRow>)> {
    let mut query = unmatched::Entity::find()
        .filter(unmatched::Column::Run.eq(run))
        .filter(unmatched::Column::Method.eq(wanted.name()));
    if let Some(side) = side {
        query = query.filter(unmatched::Column::Side.eq(side.name()));
    }
    let total = query.clone().count(store.reader()).await.map_err(Error::from)?;
    // Students come first.
    let page = query.order_by_desc(unmatched::Column::Side).order_by_asc(unmatched::Column::Person);
    let rows = page.offset(offset).limit(limit).all(store.reader()).await.map_err(Error::from)?;
    Ok((total, rows.iter().map(seen_unmatched).collect::<Answer<_>>()?))
}

fn strange(what: &str) -> ApiError {
    ApiError::internal(format!("a run holds {what}"))
}

fn person(number: i64) -> Answer<u32> {
    u32::try_from(number).map_err(|_| strange(&number.to_string()))
}

fn seen_pair(row: &pair::Model) -> Answer<PairRow> {
    Ok(PairRow {
        method: method(&row.method).ok_or_else(|| strange(&row.method))?,
        student: person(row.student)?,
        mentor: person(row.mentor)?,
        there: row.there,
        back: row.back,
        value: row.value,
        student_choice: unsigned(row.student_choice),
        mentor_choice: unsigned(row.mentor_choice),
    })
}

fn seen_unmatched(row: &unmatched::Model) -> Answer<UnmatchedRow> {
    let side = RoundSide::BOTH.into_iter().find(|side| side.name() == row.side);
    Ok(UnmatchedRow {
        method: method(&row.method).ok_or_else(|| strange(&row.method))?,
        side: side.ok_or_else(|| strange(&row.side))?,
        person: person(row.person)?,
        reason: read(&row.reason)?,
    })
}

/// Names that leave are written down.
pub async fn note_export(store: &Store, by: By, detail: Value) -> store::Result<()> {
    let own = store.clone();
    store.write(move |tx| async move { note(&tx, &own, &by, detail).await }).await
}
