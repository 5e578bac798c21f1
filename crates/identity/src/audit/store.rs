use sea_orm::{
    ActiveModelTrait,
    ActiveValue::{Set, Unchanged},
    ColumnTrait, Condition, ConnectionTrait, DbBackend, EntityTrait, PaginatorTrait, QueryFilter, QueryOrder,
    QuerySelect,
    sea_query::Expr,
};
use serde::Serialize;
use store::{Error, Result, Store, Time, query};
use utoipa::ToSchema;

use super::{
    Action, Entry, KeptOrigin, chain_hash, digest,
    entity::{self, Column, Entity, Model, head},
};

const ONLY_ROW: i32 = 1;
/// How many entries are read at a time.
const BATCH: u64 = 1000;

/// Writes an entry at the end of the chain.
pub async fn append(tx: &impl ConnectionTrait, store: &Store, entry: Entry) -> Result<i64> {
    let query = head::Entity::find_by_id(ONLY_ROW);
    let query = if tx.get_database_backend() == DbBackend::Postgres { query.lock_exclusive() } else { query };
    let end = query.one(tx).await?.ok_or_else(|| Error::Other("the audit log has no end".to_owned()))?;

    let origin = entry.origin.map(|origin| KeptOrigin {
        ip: origin.ip_text(),
        user_agent: origin.user_agent,
        salt: store.entropy().token(),
    });
    let origin = origin.and_then(|origin| serde_json::to_string(&origin).ok());
    let (actor_uid, actor_name) = entry.actor.map(|actor| (actor.uid, actor.name)).unzip();
    let (subject_uid, subject_name) = entry.subject.map(|subject| (subject.uid, subject.name)).unzip();
    let mut row = Model {
        seq: end.seq + 1,
        at: store.now(),
        action: entry.action,
        actor_uid,
        actor_name,
        subject_uid,
        subject_name,
        detail: entry.detail.to_string(),
        origin_digest: origin.as_deref().map(digest),
        origin,
        previous_hash: end.hash,
        hash: String::new(),
    };
    row.hash = chain_hash(&row);

    let end = head::ActiveModel { id: Unchanged(ONLY_ROW), seq: Set(row.seq), hash: Set(row.hash.clone()) };
    head::Entity::update(end).exec(tx).await?;
    let seq = row.seq;
    Entity::insert(entity::ActiveModel::from(row).reset_all()).exec_without_returning(tx).await?;
    Ok(seq)
}

pub async fn find(db: &impl ConnectionTrait, seq: i64) -> Result<Option<Model>> {
    Ok(Entity::find_by_id(seq).one(db).await?)
}

/// Which entries to list.
#[derive(Clone, Debug, Default)]
pub struct Filter {
    pub action: Option<Action>,
    /// Somebody who did it or to whom it was done, by uid.
    pub person: Option<String>,
    /// A part of a name.
    pub text: Option<String>,
    pub from: Option<Time>,
    pub until: Option<Time>,
    /// Only entries older than this one.
    pub before: Option<i64>,
}

/// The newest entries first.
pub async fn list(db: &impl ConnectionTrait, filter: &Filter, limit: u64) -> Result<Vec<Model>> {
    let mut condition = Condition::all();
    if let Some(action) = filter.action {
        condition = condition.add(Column::Action.eq(action));
    }
    if let Some(uid) = &filter.person {
        let either = Condition::any().add(Column::ActorUid.eq(uid)).add(Column::SubjectUid.eq(uid));
        condition = condition.add(either);
    }
    if let Some(text) = &filter.text {
        let either = Condition::any()
            .add(query::contains(Column::ActorName, text))
            .add(query::contains(Column::SubjectName, text));
        condition = condition.add(either);
    }
    if let Some(from) = filter.from {
        condition = condition.add(Column::At.gte(from));
    }
    if let Some(until) = filter.until {
        condition = condition.add(Column::At.lt(until));
    }
    if let Some(before) = filter.before {
        condition = condition.add(Column::Seq.lt(before));
    }
    Ok(Entity::find().filter(condition).order_by_desc(Column::Seq).limit(limit).all(db).await?)
}

/// What a check of the whole chain found.
#[derive(Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Verdict {
    pub entries: i64,
    /// The hash at the end. Whoever notes it down can later tell that nothing before it was changed.
    pub head: String,
    /// What is wrong, at the first place where something is.
    pub broken: Option<String>,
}

pub async fn verify(db: &impl ConnectionTrait) -> Result<Verdict> {
    let end = head::Entity::find_by_id(ONLY_ROW).one(db).await?;
    let (mut seq, mut hash) = (0, super::START.to_owned());
    let broken = 'chain: loop {
        let rows =
            Entity::find().filter(Column::Seq.gt(seq)).order_by_asc(Column::Seq).limit(BATCH).all(db).await?;
        if rows.is_empty() {
            break None;
        }
        for row in rows {
            if let Some(problem) = problem(&row, seq, &hash) {
                break 'chain Some(problem);
            }
            (seq, hash) = (row.seq, row.hash);
        }
    };
    let broken = broken.or_else(|| match end {
        Some(end) if end.seq == seq && end.hash == hash => None,
        Some(end) => Some(format!("the log ends at entry {seq} and should end at entry {}", end.seq)),
        None => Some("the end of the log is not recorded".to_owned()),
    });
    Ok(Verdict { entries: seq, head: hash, broken })
}

/// Whether there is an entry with this hash.
pub async fn contains(db: &impl ConnectionTrait, hash: &str) -> Result<bool> {
    Ok(Entity::find().filter(Column::Hash.eq(hash)).count(db).await? > 0)
}

fn problem(row: &Model, previous_seq: i64, previous_hash: &str) -> Option<String> {
    let seq = row.seq;
    if seq != previous_seq + 1 {
        return Some(format!("entry {} is missing", previous_seq + 1));
    }
    if row.previous_hash != previous_hash {
        return Some(format!("entry {seq} does not follow the one before it"));
    }
    if row.hash != chain_hash(row) {
        return Some(format!("entry {seq} has been changed"));
    }
    let origin_fits = row.origin.is_none() || row.origin.as_deref().map(digest) == row.origin_digest;
    (!origin_fits).then(|| format!("the origin of entry {seq} has been changed"))
}

/// Removes addresses and browsers of entries older than that. The chain stays whole.
pub async fn forget_origins(tx: &impl ConnectionTrait, before: Time) -> Result<u64> {
    let forgotten = Entity::update_many()
        .col_expr(Column::Origin, Expr::value(Option::<String>::None))
        .filter(Column::At.lt(before))
        .filter(Column::Origin.is_not_null())
        .exec(tx)
        .await?;
    Ok(forgotten.rows_affected)
}
