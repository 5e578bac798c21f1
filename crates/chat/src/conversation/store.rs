//! The SQL of conversations.

use sea_orm::{
    ActiveModelTrait,
    ActiveValue::Set,
    ColumnTrait, Condition, ConnectionTrait, EntityTrait, IntoActiveModel, Order, PaginatorTrait,
    QueryFilter, QueryOrder, QuerySelect, QueryTrait, Select,
    sea_query::{Expr, ExprTrait, OnConflict},
};
use store::{Result, Time, query::contains};

use super::entity::{State, answer, conversation, feedback, turn};

/// Which conversations to list.
#[derive(Clone, Debug, Default)]
pub struct Filter {
    pub owner: String,
    pub app: Option<String>,
    /// Those about this record of the app.
    pub subject: Option<String>,
    /// Words of the title, of a message or of an answer.
    pub text: Option<String>,
    /// Only those last used before this moment.
    pub before: Option<(Time, String)>,
    pub limit: u64,
}

pub async fn find(db: &impl ConnectionTrait, id: &str) -> Result<Option<conversation::Model>> {
    let found = conversation::Entity::find_by_id(id).filter(conversation::Column::DeletedAt.is_null());
    Ok(found.one(db).await?)
}

/// Also one that was deleted.
pub async fn find_any(db: &impl ConnectionTrait, id: &str) -> Result<Option<conversation::Model>> {
    Ok(conversation::Entity::find_by_id(id).one(db).await?)
}

/// The one last used first.
pub async fn list(db: &impl ConnectionTrait, filter: &Filter) -> Result<Vec<conversation::Model>> {
    Ok(listed(filter).all(db).await?)
}

pub(super) fn listed(filter: &Filter) -> Select<conversation::Entity> {
    use conversation::Column;
    let mut condition =
        Condition::all().add(Column::Owner.eq(&filter.owner)).add(Column::DeletedAt.is_null());
    if let Some(app) = &filter.app {
        condition = condition.add(Column::App.eq(app));
    }
    if let Some(subject) = &filter.subject {
        condition = condition.add(Column::Subject.eq(subject));
    }
    if let Some((time, id)) = &filter.before {
        let same_moment = Condition::all().add(Column::UpdatedAt.eq(*time)).add(Column::Id.lt(id));
        condition = condition.add(Condition::any().add(Column::UpdatedAt.lt(*time)).add(same_moment));
    }
    if let Some(text) = &filter.text {
        // Whose a message is, its conversation says: everybody else's are not read.
        let own = conversation::Entity::find()
            .select_only()
            .column(Column::Id)
            .filter(Column::Owner.eq(&filter.owner))
            .into_query();
        let asked = turn::Entity::find()
            .select_only()
            .column(turn::Column::Conversation)
            .filter(turn::Column::Conversation.in_subquery(own))
            .filter(contains(turn::Column::Text, text))
            .into_query();
        let answered = answer::Entity::find()
            .select_only()
            .column(answer::Column::Conversation)
            .filter(answer::Column::Owner.eq(&filter.owner))
            .filter(contains(answer::Column::Words, text))
            .into_query();
        let somewhere = Condition::any()
            .add(contains(Column::Title, text))
            .add(Column::Id.in_subquery(asked))
            .add(Column::Id.in_subquery(answered));
        condition = condition.add(somewhere);
    }
    conversation::Entity::find()
        .filter(condition)
        .order_by_desc(Column::UpdatedAt)
        .order_by_desc(Column::Id)
        .limit(filter.limit)
}

/// The first message of each of these conversations that contains the words, then the first answers.
pub async fn matching_texts(
    db: &impl ConnectionTrait,
    conversations: &[String],
    text: &str,
) -> Result<Vec<(String, String)>> {
    let first_asked = turn::Entity::find()
        .select_only()
        .column_as(turn::Column::Id.min(), "first")
        .filter(turn::Column::Conversation.is_in(conversations))
        .filter(contains(turn::Column::Text, text))
        .group_by(turn::Column::Conversation)
        .into_query();
    let asked = turn::Entity::find()
        .select_only()
        .columns([turn::Column::Conversation, turn::Column::Text])
        .filter(turn::Column::Id.in_subquery(first_asked));
    let first_answered = answer::Entity::find()
        .select_only()
        .column_as(answer::Column::Id.min(), "first")
        .filter(answer::Column::Conversation.is_in(conversations))
        .filter(contains(answer::Column::Words, text))
        .group_by(answer::Column::Conversation)
        .into_query();
    let answered = answer::Entity::find()
        .select_only()
        .columns([answer::Column::Conversation, answer::Column::Words])
        .filter(answer::Column::Id.in_subquery(first_answered));
    let mut found: Vec<(String, String)> = asked.into_tuple().all(db).await?;
    found.extend(answered.into_tuple::<(String, String)>().all(db).await?);
    Ok(found)
}

pub async fn turns(db: &impl ConnectionTrait, conversation: &str) -> Result<Vec<turn::Model>> {
    let of_it = turn::Entity::find().filter(turn::Column::Conversation.eq(conversation));
    Ok(of_it.order_by(turn::Column::Id, Order::Asc).all(db).await?)
}

pub async fn find_turn(db: &impl ConnectionTrait, id: &str) -> Result<Option<turn::Model>> {
    Ok(turn::Entity::find_by_id(id).one(db).await?)
}

pub async fn answers(
    db: &impl ConnectionTrait,
    conversation: &str,
) -> Result<Vec<(answer::Model, Option<feedback::Model>)>> {
    let of_it = answer::Entity::find().filter(answer::Column::Conversation.eq(conversation));
    // Instances may differ about the time, and with it about ids.
    let rows = of_it.order_by(answer::Column::Number, Order::Asc).all(db).await?;
    let ids: Vec<_> = rows.iter().map(|row| row.id.clone()).collect();
    let mut said = feedback::Entity::find().filter(feedback::Column::Answer.is_in(ids)).all(db).await?;
    let with_feedback = rows.into_iter().map(|row| {
        let at = said.iter().position(|feedback| feedback.answer == row.id);
        (row, at.map(|at| said.swap_remove(at)))
    });
    Ok(with_feedback.collect())
}

pub async fn answers_to(db: &impl ConnectionTrait, turn: &str) -> Result<Vec<answer::Model>> {
    Ok(of_turn(turn).all(db).await?)
}

pub(super) fn of_turn(turn: &str) -> Select<answer::Entity> {
    let of_it = answer::Entity::find().filter(answer::Column::Turn.eq(turn));
    of_it.order_by(answer::Column::Number, Order::Asc)
}

pub async fn find_answer(db: &impl ConnectionTrait, id: &str) -> Result<Option<answer::Model>> {
    Ok(answer::Entity::find_by_id(id).one(db).await?)
}

pub async fn find_feedback(db: &impl ConnectionTrait, answer: &str) -> Result<Option<feedback::Model>> {
    Ok(feedback::Entity::find_by_id(answer).one(db).await?)
}

/// The answer that this request has already begun.
pub async fn find_by_key(db: &impl ConnectionTrait, owner: &str, key: &str) -> Result<Option<answer::Model>> {
    let same = answer::Entity::find().filter(answer::Column::Owner.eq(owner));
    Ok(same.filter(answer::Column::Key.eq(key)).one(db).await?)
}

pub async fn insert_conversation(tx: &impl ConnectionTrait, row: conversation::Model) -> Result<()> {
    let row = conversation::ActiveModel::from(row).reset_all();
    conversation::Entity::insert(row).exec_without_returning(tx).await?;
    Ok(())
}

pub async fn insert_turn(tx: &impl ConnectionTrait, row: turn::Model) -> Result<()> {
    turn::Entity::insert(turn::ActiveModel::from(row).reset_all()).exec_without_returning(tx).await?;
    Ok(())
}

pub async fn insert_answer(tx: &impl ConnectionTrait, row: answer::Model) -> Result<()> {
    answer::Entity::insert(answer::ActiveModel::from(row).reset_all()).exec_without_returning(tx).await?;
    Ok(())
}

pub async fn update(
    tx: &impl ConnectionTrait,
    row: conversation::ActiveModel,
) -> Result<conversation::Model> {
    Ok(row.update(tx).await?)
}

/// Shows this turn last, and puts the conversation first in the list.
pub async fn touch(tx: &impl ConnectionTrait, id: &str, leaf: &str, now: Time) -> Result<()> {
    let row =
        conversation::ActiveModel { leaf: Set(leaf.to_owned()), updated_at: Set(now), ..Default::default() };
    conversation::Entity::update_many().set(row).filter(conversation::Column::Id.eq(id)).exec(tx).await?;
    Ok(())
}

/// Who holds an answer, and until when.
#[derive(Clone, Debug)]
pub struct Hold {
    pub holder: String,
    pub until: Time,
}

/// Takes up an answer that nobody works on any more. `None` if somebody does, or it has ended.
pub async fn claim(
    tx: &impl ConnectionTrait,
    id: &str,
    hold: &Hold,
    now: Time,
) -> Result<Option<answer::Model>> {
    let row = answer::ActiveModel {
        holder: Set(hold.holder.clone()),
        lease_until: Set(hold.until),
        ..Default::default()
    };
    let claimed = answer::Entity::update_many()
        .set(row)
        .col_expr(answer::Column::Attempts, Expr::col(answer::Column::Attempts).add(1))
        .filter(answer::Column::Id.eq(id))
        .filter(answer::Column::State.eq(State::Working))
        .filter(answer::Column::LeaseUntil.lte(now))
        .exec(tx)
        .await?;
    if claimed.rows_affected == 0 { Ok(None) } else { find_answer(tx, id).await }
}

/// An answer as it is at the moment.
#[derive(Clone, Debug)]
pub struct Progress {
    pub id: String,
    pub seq: i64,
    pub body: String,
}

/// Writes down how far an answer is, and holds it for longer. Nothing happens if it is in other hands.
pub async fn save(tx: &impl ConnectionTrait, progress: Progress, hold: &Hold) -> Result<()> {
    let row = answer::ActiveModel {
        seq: Set(progress.seq),
        body: Set(progress.body),
        lease_until: Set(hold.until),
        ..Default::default()
    };
    answer::Entity::update_many()
        .set(row)
        .filter(answer::Column::Id.eq(progress.id))
        .filter(answer::Column::Holder.eq(&hold.holder))
        .filter(answer::Column::State.eq(State::Working))
        .exec(tx)
        .await?;
    Ok(())
}

/// Holds answers for longer in which nothing has changed.
pub async fn renew(tx: &impl ConnectionTrait, ids: &[String], hold: &Hold) -> Result<()> {
    let row = answer::ActiveModel { lease_until: Set(hold.until), ..Default::default() };
    answer::Entity::update_many()
        .set(row)
        .filter(answer::Column::Id.is_in(ids))
        .filter(answer::Column::Holder.eq(&hold.holder))
        .filter(answer::Column::State.eq(State::Working))
        .exec(tx)
        .await?;
    Ok(())
}

/// Ends an answer that `holder` works on. `None` if it is in other hands or has ended.
pub async fn end(
    tx: &impl ConnectionTrait,
    holder: &str,
    ended: answer::ActiveModel,
) -> Result<Option<answer::Model>> {
    let id = ended.id.clone().take().unwrap_or_default();
    let written = answer::Entity::update_many()
        .set(ended)
        .filter(answer::Column::Id.eq(&id))
        .filter(answer::Column::Holder.eq(holder))
        .filter(answer::Column::State.eq(State::Working))
        .exec(tx)
        .await?;
    if written.rows_affected == 0 { Ok(None) } else { find_answer(tx, &id).await }
}

pub async fn ask_to_stop(tx: &impl ConnectionTrait, id: &str) -> Result<()> {
    let row = answer::ActiveModel { stop_asked: Set(true), ..Default::default() };
    let working = answer::Entity::update_many().set(row).filter(answer::Column::Id.eq(id));
    working.filter(answer::Column::State.eq(State::Working)).exec(tx).await?;
    Ok(())
}

/// Which of the answers that `holder` works on are to be stopped.
pub async fn to_be_stopped(db: &impl ConnectionTrait, holder: &str) -> Result<Vec<String>> {
    let asked = answer::Entity::find()
        .select_only()
        .column(answer::Column::Id)
        .filter(answer::Column::State.eq(State::Working))
        .filter(answer::Column::Holder.eq(holder))
        .filter(answer::Column::StopAsked.eq(true));
    Ok(asked.into_tuple().all(db).await?)
}

/// How many answers are under way for somebody, on any instance. One that was begun just now may have no holder yet.
pub async fn count_under_way(
    db: &impl ConnectionTrait,
    owner: &str,
    (now, just): (Time, Time),
) -> Result<u64> {
    let held = answer::Column::LeaseUntil.gt(now).or(answer::Column::CreatedAt.gt(just));
    let under_way = answer::Entity::find()
        .filter(answer::Column::State.eq(State::Working))
        .filter(answer::Column::Owner.eq(owner))
        .filter(held);
    Ok(under_way.count(db).await?)
}

pub async fn put_feedback(tx: &impl ConnectionTrait, row: feedback::Model) -> Result<()> {
    use feedback::Column;
    let anew = OnConflict::column(Column::Answer)
        .update_columns([Column::Rating, Column::Reason, Column::Note, Column::At])
        .to_owned();
    let row = feedback::ActiveModel::from(row).reset_all();
    feedback::Entity::insert(row).on_conflict(anew).exec_without_returning(tx).await?;
    Ok(())
}

pub async fn remove_feedback(tx: &impl ConnectionTrait, answer: &str) -> Result<()> {
    feedback::Entity::delete_by_id(answer).exec(tx).await?;
    Ok(())
}

/// The newest feedback with the message and the answer that it is about.
pub async fn newest_feedback(
    db: &impl ConnectionTrait,
    limit: u64,
) -> Result<Vec<(feedback::Model, Option<(answer::Model, turn::Model)>)>> {
    let said = feedback::Entity::find().order_by_desc(feedback::Column::At).limit(limit).all(db).await?;
    let ids = said.iter().map(|feedback| feedback.answer.clone());
    let about = answer::Entity::find().filter(answer::Column::Id.is_in(ids)).all(db).await?;
    let ids = about.iter().map(|answer| answer.turn.clone());
    let asked = turn::Entity::find().filter(turn::Column::Id.is_in(ids)).all(db).await?;
    let ids = about.iter().map(|answer| answer.conversation.clone());
    let deleted = conversation::Entity::find()
        .select_only()
        .column(conversation::Column::Id)
        .filter(conversation::Column::Id.is_in(ids))
        .filter(conversation::Column::DeletedAt.is_not_null());
    let deleted: Vec<String> = deleted.into_tuple().all(db).await?;
    let both = |id: &str| {
        let answer =
            about.iter().find(|answer| answer.id == id && !deleted.contains(&answer.conversation))?;
        let turn = asked.iter().find(|turn| turn.id == answer.turn)?;
        Some((answer.clone(), turn.clone()))
    };
    Ok(said.into_iter().map(|feedback| (feedback.clone(), both(&feedback.answer))).collect())
}

/// Removes for good what was deleted before then.
pub async fn remove_deleted(tx: &impl ConnectionTrait, before: Time) -> Result<u64> {
    let gone = conversation::Entity::delete_many().filter(conversation::Column::DeletedAt.lt(before));
    Ok(gone.exec(tx).await?.rows_affected)
}

/// The same row, ready to be changed.
pub fn changed(row: conversation::Model) -> conversation::ActiveModel {
    row.into_active_model()
}
