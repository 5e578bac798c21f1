use ::store::Tx;
use jiff::{ToSpan, civil::Date};

use super::{
    Quality, QualityError,
    merge::Change,
    model::{
        Decider, Decision, Detail, Item, ItemBefore, QualityAct, QualityKind, QualityState, QualityTask,
    },
    store::{decisions, items, journal, tasks},
    values::said,
};
use crate::{
    model::{Person, PersonId},
    store::people,
};

/// Whoever is asked to ask somebody has two weeks for it.
const DUE_DAYS: i32 = 14;
/// Longer than that is not putting off.
const LONGEST_YEARS: i16 = 2;

/// What somebody wants to do about an item.
#[derive(Clone, Debug)]
pub struct Deciding {
    pub item: String,
    pub act: QualityAct,
    /// Why, for those who dismiss.
    pub reason: Option<String>,
    /// Until when, for those who put off; when it is due, for those who ask.
    pub until: Option<Date>,
}

impl Item {
    pub(super) fn is_undecided(&self) -> bool {
        matches!(self.state, QualityState::Open | QualityState::Snoozed)
    }

    /// The other one of a pair.
    pub(super) fn removed(&self, keep: PersonId) -> Result<PersonId, QualityError> {
        let Some(other) = self.other else {
            return Err(QualityError::invalid(
                "This is not about two records. Only duplicates can be merged.",
            ));
        };
        match keep {
            _ if keep == self.person => Ok(other),
            _ if keep == other => Ok(self.person),
            _ => Err(QualityError::invalid("keep: one of the two records of this pair.")),
        }
    }
}

impl Quality {
    /// An item that nobody has decided yet.
    pub(super) async fn undecided(&self, tx: &Tx, edition: i32, id: &str) -> Result<Item, QualityError> {
        let item = items::find(&**tx, edition, id).await?.ok_or(QualityError::NO_ITEM)?;
        if item.is_undecided() {
            return Ok(item);
        }
        let decision = match item.decision {
            Some(seq) => decisions::find(&**tx, seq).await?,
            None => None,
        };
        Err(QualityError::conflict(match decision {
            Some(decision) => format!(
                "It was decided already: {}, by {}. Undo that first to decide anew.",
                decision.title(),
                decision.by_name
            ),
            None => "It is not so any more: the record has changed since. Go on to the next.".to_owned(),
        }))
    }

    /// Decides an item, if the transaction is committed. Merges go another way.
    pub async fn decide_in(&self, tx: &Tx, by: &Decider, wanted: Deciding) -> Result<Decision, QualityError> {
        let (act, today) = (wanted.act, self.store.today());
        let edition = self.begin(tx, act.changes_the_campus()).await?;
        let item = self.undecided(tx, edition, &wanted.item).await?;
        if !item.kind.allows(act) || act == QualityAct::Merge {
            let acts: Vec<&str> = item
                .kind
                .acts()
                .iter()
                .filter(|one| **one != QualityAct::Merge)
                .map(|one| one.name())
                .collect();
            return Err(QualityError::invalid(format!("act: for this item one of {}.", acts.join(", "))));
        }
        let reason = wanted.reason.filter(|reason| !reason.is_empty());
        if act == QualityAct::Dismiss && reason.is_none() {
            return Err(QualityError::invalid("reason: say in a few words why it can be dismissed."));
        }
        let until = until(act, wanted.until, today)?;
        people::lock(tx, edition, &item.people().collect::<Vec<_>>()).await?;
        let person = self.person(tx, edition, item.person).await?;
        let other = match item.other {
            Some(other) => Some(self.person(tx, edition, other).await?),
            None => None,
        };
        let seq = decisions::next(tx).await?;
        let changes = self.changes(tx, edition, &item, &person, act).await?;
        let rows = u64::try_from(changes.len()).unwrap_or(0);
        if act.changes_the_campus() {
            journal::write(tx, seq, edition, &changes).await?;
        }
        let state = if act == QualityAct::Snooze { QualityState::Snoozed } else { QualityState::Decided };
        let kept_until = until.filter(|_| act == QualityAct::Snooze);
        let mut detail = Detail { items: vec![ItemBefore::of(&item)], rows, ..Detail::default() };
        items::set_state(tx, edition, &item.id, (state, kept_until, Some(seq))).await?;
        if act == QualityAct::Ask {
            let task = self.task(&item, &person, by, until.unwrap_or(today));
            tasks::insert(tx, edition, seq, &task).await?;
            detail.task = Some(task.id);
        }
        if act.changes_the_campus() {
            detail.items.extend(self.recheck(tx, edition, item.person, Some(seq)).await?);
        }
        if act == QualityAct::CloseOutreach {
            detail.left = self.left(tx, edition, item.person).await?;
        }
        let decision = Decision {
            seq,
            edition,
            item: item.id.clone(),
            kind: item.kind,
            act,
            person: item.person,
            person_name: person.name(),
            other: item.other,
            other_name: other.map(|other| other.name()),
            reason,
            detail,
            by: Some(by.uid.clone()),
            by_name: by.name.clone(),
            at: self.store.now(),
            undone_at: None,
            undone_by_name: None,
        };
        decisions::insert(tx, &decision).await?;
        Ok(decision)
    }

    async fn person(&self, tx: &Tx, edition: i32, id: PersonId) -> Result<Person, QualityError> {
        people::some(&**tx, edition, [id.0]).await?.pop().ok_or(QualityError::NOBODY)
    }

    fn task(&self, item: &Item, person: &Person, by: &Decider, due: Date) -> QualityTask {
        QualityTask {
            id: self.store.new_id(),
            item: item.id.clone(),
            person: person.id.0,
            person_name: person.name(),
            title: item.kind.question(&person.name()),
            due,
            created_at: self.store.now(),
            created_by_name: by.name.clone(),
            done_at: None,
            done_by_name: None,
        }
    }

    /// Whether a task is done.
    pub async fn set_task_in(
        &self,
        tx: &Tx,
        by: &Decider,
        id: &str,
        is_done: bool,
    ) -> Result<QualityTask, QualityError> {
        let edition = self.begin(tx, false).await?;
        let task = tasks::find(&**tx, edition, id).await?.ok_or(QualityError::NO_TASK)?;
        if task.done_at.is_some() != is_done {
            let done = is_done.then(|| (self.store.now(), by.name.as_str()));
            tasks::set_done(tx, id, done).await?;
        }
        tasks::find(&**tx, edition, id).await?.ok_or(QualityError::NO_TASK)
    }

    async fn changes(
        &self,
        tx: &Tx,
        edition: i32,
        item: &Item,
        person: &Person,
        act: QualityAct,
    ) -> Result<Vec<Change>, QualityError> {
        let today = self.store.today();
        let mut now = person.clone();
        match act {
            QualityAct::Confirm => {
                now.contact_confirmed = Some(today);
                if item.kind == QualityKind::BouncedMail {
                    now.email_bounced = None;
                }
            }
            QualityAct::MarkBounced if person.email.is_empty() => {
                return Err(QualityError::invalid(
                    "There is no mail address on file that mail could come back from.",
                ));
            }
            QualityAct::MarkBounced => now.email_bounced = Some(today),
            QualityAct::Graduate => {
                (now.is_student, now.is_alum) = (false, true);
                now.class_year = now.class_year.or(item.since.map(Date::year));
            }
            QualityAct::CloseOutreach => {
                return super::act::close_outreach(tx, edition, person.id, today).await;
            }
            _ => return Ok(Vec::new()),
        }
        Ok(Change::of(Some(person), Some(&now)).into_iter().collect())
    }
}

fn until(act: QualityAct, until: Option<Date>, today: Date) -> Result<Option<Date>, QualityError> {
    let last = today.checked_add(LONGEST_YEARS.years()).unwrap_or(Date::MAX);
    match (act, until) {
        (QualityAct::Snooze, None) => {
            Err(QualityError::invalid("until: name the day on which it comes back."))
        }
        (QualityAct::Snooze | QualityAct::Ask, Some(day)) if day <= today || day > last => {
            Err(QualityError::invalid(format!("until: a day after today and up to {}.", said(last))))
        }
        (QualityAct::Snooze | QualityAct::Ask, Some(day)) => Ok(Some(day)),
        (QualityAct::Ask, None) => Ok(today.checked_add(DUE_DAYS.days()).ok()),
        (_, Some(_)) => Err(QualityError::invalid("until: only for what is put off or asked.")),
        (_, None) => Ok(None),
    }
}
