//! Lists of traits, without what they say at length.

use sea_orm::{
    ColumnTrait, Condition, ConnectionTrait, EntityTrait, FromQueryResult, PaginatorTrait, QueryFilter,
    QueryOrder, QuerySelect, QueryTrait, Select,
    sea_query::{CaseStatement, Expr, ExprTrait, Func, SelectStatement, SimpleExpr, SubQueryStatement},
};
use store::{Result, Time, query::contains};

use crate::keep::entity::{
    TraitState, cell, department,
    head::{self, Column},
};

/// Which traits to list.
#[derive(Clone, Debug, Default)]
pub struct Filter {
    /// Folded; each has to be in the name, the definition or the cues.
    pub words: Vec<String>,
    /// Those that a department asks for: itself first, then the ones above it.
    pub chain: Option<Vec<String>>,
    /// Such as `nace:Professionalism`.
    pub framework: Option<String>,
    pub shown: Shown,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Shown {
    #[default]
    Active,
    Archived,
    /// What is not deleted.
    All,
    Deleted,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Sort {
    #[default]
    Name,
    /// The newest change first.
    Updated,
    /// What most departments ask for first.
    Usage,
}

/// A trait in a list.
#[derive(Clone, Debug, PartialEq, Eq, FromQueryResult)]
pub struct Listed {
    pub id: String,
    pub name: String,
    pub folded: String,
    pub state: TraitState,
    pub version: i32,
    pub definition: String,
    pub frameworks: String,
    pub updated_at: Time,
    pub updated_by_name: String,
    pub deleted_at: Option<Time>,
    /// How many departments say themselves that they ask for it.
    pub usage: i64,
}

fn condition(filter: &Filter) -> Condition {
    let mut all = Condition::all();
    all = match filter.shown {
        Shown::Deleted => all.add(Column::DeletedAt.is_not_null()),
        _ => all.add(Column::DeletedAt.is_null()),
    };
    all = match filter.shown {
        Shown::Active => all.add(Column::State.eq(TraitState::Active)),
        Shown::Archived => all.add(Column::State.eq(TraitState::Archived)),
        Shown::All | Shown::Deleted => all,
    };
    for word in &filter.words {
        all = all.add(contains(Column::Search, word));
    }
    if let Some(framework) = &filter.framework {
        let line = format!("\n{framework}\n").replace('\\', "\\\\").replace('%', "\\%").replace('_', "\\_");
        let line = sea_orm::sea_query::LikeExpr::new(format!("%{line}%")).escape('\\');
        all = all.add(Expr::col(Column::Frameworks).like(line));
    }
    if let Some(chain) = &filter.chain {
        all = all.add(Column::Id.in_subquery(asked_for(chain)));
    }
    all
}

/// The traits that a department asks for. Of all that its chain says of a trait, the nearest has the smallest number:
/// ten times its distance, and the importance.
fn asked_for(chain: &[String]) -> SelectStatement {
    let of = |id: &String| Expr::col(cell::Column::Department).eq(id);
    let distance = chain
        .iter()
        .zip((0i32..).step_by(10))
        .fold(CaseStatement::new(), |case, (id, distance)| case.case(of(id), Expr::val(distance)));
    let number = SimpleExpr::Case(Box::new(distance.finally(0))).add(Expr::col(cell::Column::Importance));
    cell::Entity::find()
        .select_only()
        .column(cell::Column::TraitId)
        .filter(cell::Column::Department.is_in(chain))
        .group_by(cell::Column::TraitId)
        .having(SimpleExpr::from(Func::min(number)).modulo(10).gt(0))
        .into_query()
}

fn usage() -> SimpleExpr {
    let there = department::Entity::find()
        .select_only()
        .column(department::Column::Id)
        .filter(department::Column::DeletedAt.is_null())
        .into_query();
    let of_it = Expr::col((cell::Entity, cell::Column::TraitId)).equals((head::Entity, Column::Id));
    let count = cell::Entity::find()
        .select_only()
        .expr(Func::count(Expr::col((cell::Entity, cell::Column::Department))))
        .filter(of_it)
        .filter(cell::Column::Importance.gt(0))
        .filter(cell::Column::Department.in_subquery(there))
        .into_query();
    SubQueryStatement::SelectStatement(count).into()
}

fn cards() -> Select<head::Entity> {
    head::Entity::find()
        .select_only()
        .columns([
            Column::Id,
            Column::Name,
            Column::Folded,
            Column::State,
            Column::Version,
            Column::Definition,
            Column::Frameworks,
            Column::UpdatedAt,
            Column::UpdatedByName,
            Column::DeletedAt,
        ])
        .column_as(usage(), "usage")
}

/// So many after that one, or from the beginning.
pub async fn page(
    db: &impl ConnectionTrait,
    filter: &Filter,
    sort: Sort,
    (after, limit): (Option<&Listed>, u64),
) -> Result<Vec<Listed>> {
    let id = |after: &Listed| Column::Id.gt(after.id.clone());
    let name = |after: &Listed| Column::Folded.eq(after.folded.clone());
    let later_name = |after: &Listed| {
        Condition::any().add(Column::Folded.gt(after.folded.clone())).add(name(after).and(id(after)))
    };
    let later = after.map(|after| match sort {
        Sort::Name => later_name(after),
        Sort::Updated => Condition::any()
            .add(Column::UpdatedAt.lt(after.updated_at))
            .add(Column::UpdatedAt.eq(after.updated_at).and(id(after))),
        Sort::Usage => Condition::any()
            .add(usage().lt(after.usage))
            .add(Condition::all().add(usage().eq(after.usage)).add(later_name(after))),
    });
    let mut query = cards().filter(condition(filter));
    if let Some(later) = later {
        query = query.filter(later);
    }
    query = match sort {
        Sort::Name => query.order_by_asc(Column::Folded),
        Sort::Updated => query.order_by_desc(Column::UpdatedAt),
        Sort::Usage => query.order_by_desc(usage()).order_by_asc(Column::Folded),
    };
    Ok(query.order_by_asc(Column::Id).limit(limit).into_model::<Listed>().all(db).await?)
}

/// One as it would stand in a list.
pub async fn listed(db: &impl ConnectionTrait, id: &str) -> Result<Option<Listed>> {
    Ok(cards().filter(Column::Id.eq(id)).into_model::<Listed>().one(db).await?)
}

pub async fn count(db: &impl ConnectionTrait, filter: &Filter) -> Result<u64> {
    Ok(head::Entity::find().filter(condition(filter)).count(db).await?)
}

/// The frameworks of every trait that is not deleted.
pub async fn frameworks(db: &impl ConnectionTrait) -> Result<Vec<String>> {
    let all = head::Entity::find().select_only().column(Column::Frameworks);
    Ok(all.filter(Column::DeletedAt.is_null()).into_tuple().all(db).await?)
}

/// Says something else whenever an active trait has changed.
pub async fn signature(db: &impl ConnectionTrait) -> Result<(i64, Option<i64>, Option<i64>)> {
    let signature = head::Entity::find()
        .select_only()
        .expr(Func::count(Expr::col(Column::Id)))
        .expr(Func::max(Expr::col(Column::UpdatedAt)))
        .expr(Func::cast_as(Func::sum(Expr::col(Column::Version)), "bigint"))
        .filter(Column::DeletedAt.is_null())
        .filter(Column::State.eq(TraitState::Active));
    Ok(signature.into_tuple().one(db).await?.unwrap_or_default())
}
