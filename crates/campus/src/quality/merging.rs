use ::store::Tx;
use jiff::civil::Date;

use super::{
    Quality, QualityError,
    duplicates::{Crowd, compare},
    merge::{Choices, Ledger},
    model::{Decider, Decision, Detail, Item, ItemBefore, QualityAct, QualityKind, QualityState},
    preview::Two,
    store::{
        decisions, items, journal,
        pointers::{self, Sides},
        read,
    },
};
use crate::{
    model::PersonId,
    store::{edition, people},
};

/// Two records that are to become one.
#[derive(Clone, Debug)]
pub struct Merging {
    pub item: String,
    /// The record that stays.
    pub keep: PersonId,
    pub choices: Choices,
    /// From the preview: what is merged is what was seen.
    pub seal: String,
}

impl Quality {
    /// Makes one record of two, if the transaction is committed.
    pub async fn merge_in(&self, tx: &Tx, by: &Decider, wanted: Merging) -> Result<Decision, QualityError> {
        let edition = self.begin(tx, true).await?;
        let item = self.undecided(tx, edition, &wanted.item).await?;
        let (kept, removed) = (wanted.keep, item.removed(wanted.keep)?);
        people::lock(tx, edition, &[kept, removed]).await?;
        let two = Two::load(&**tx, edition, kept, removed).await?;
        if two.seal() != wanted.seal {
            let text = "One of the two records has changed since you looked. Look at the preview again.";
            return Err(QualityError::conflict(text));
        }
        self.refuse_twice(tx, edition, (kept, removed)).await?;
        let plan = two.plan(&wanted.choices);
        let before = read::ledger(&**tx, edition, kept, removed).await?;
        let seq = decisions::next(tx).await?;
        journal::write(tx, seq, edition, &plan.changes).await?;
        self.check_money(tx, edition, (kept, removed), &before).await?;
        let sides = Sides { removed, kept, home: plan.after.life.person.household };
        for pointer in &self.pointers {
            pointers::move_rows(tx, seq, edition, pointer, sides).await?;
        }
        let moved = Ledger::of(two.removed.life.gifts.iter(), two.removed.life.pledges.iter());
        items::set_state(tx, edition, &item.id, (QualityState::Decided, None, Some(seq))).await?;
        let mut closed = vec![ItemBefore::of(&item)];
        closed.extend(self.close(tx, edition, removed, (&item.id, seq)).await?);
        closed.extend(self.recheck(tx, edition, kept, Some(seq)).await?);
        let decision = Decision {
            seq,
            edition,
            item: item.id.clone(),
            kind: item.kind,
            act: QualityAct::Merge,
            person: kept,
            person_name: plan.after.life.person.name(),
            other: Some(removed),
            other_name: Some(two.removed.life.person.name()),
            reason: None,
            detail: Detail {
                items: closed,
                task: None,
                gifts: moved.given().count,
                cents: moved.given().shown(),
                rows: plan.changes.iter().filter(|change| change.is_made()).count() as u64,
                left: Vec::new(),
            },
            by: Some(by.uid.clone()),
            by_name: by.name.clone(),
            at: self.store.now(),
            undone_at: None,
            undone_by_name: None,
        };
        decisions::insert(tx, &decision).await?;
        decisions::note_merged(tx, &decision, removed).await?;
        Ok(decision)
    }

    /// Refuses if something would be wanted of one person twice that was wanted of each record once.
    async fn refuse_twice(
        &self,
        tx: &Tx,
        edition: i32,
        sides: (PersonId, PersonId),
    ) -> Result<(), QualityError> {
        for pointer in &self.pointers {
            let twice = pointers::twice(&**tx, edition, pointer, sides).await?;
            if twice > 0 {
                return Err(QualityError::conflict(format!(
                    "Both records have the same among their {}: {twice} would be there twice. End one of each two \
                     first, then merge.",
                    pointer.label
                )));
            }
        }
        Ok(())
    }

    /// Refuses unless the two have given and promised to every fund what they had before.
    pub(super) async fn check_money(
        &self,
        tx: &Tx,
        edition: i32,
        (kept, removed): (PersonId, PersonId),
        before: &Ledger,
    ) -> Result<(), QualityError> {
        let after = read::ledger(&**tx, edition, kept, removed).await?;
        if after == *before {
            return Ok(());
        }
        let (was, is) = (before.given(), after.given());
        tracing::error!(?before, ?after, kept = kept.0, removed = removed.0, "gifts would not be the same");
        Err(QualityError::conflict(format!(
            "The gifts would not come to the same: {} before and {} after, {} and {} cents. Nothing was changed; \
             tell an administrator.",
            was.count, is.count, was.cents, is.cents
        )))
    }

    /// Puts two records into the queue that somebody takes for one.
    pub async fn pair_in(&self, tx: &Tx, one: PersonId, other: PersonId) -> Result<String, QualityError> {
        if one == other {
            return Err(QualityError::invalid("other: another record than the first one."));
        }
        let number = self.begin(tx, false).await?;
        let (one, other) = (one.min(other), one.max(other));
        let dossiers = read::dossiers(&**tx, number, &[one.0, other.0]).await?;
        let (Some(left), Some(right)) = (dossiers.get(&one.0), dossiers.get(&other.0)) else {
            return Err(QualityError::NOBODY);
        };
        let id = Item::pair_id(one, other);
        if let Some(known) = items::find(&**tx, number, &id).await?
            && known.state != QualityState::Gone
        {
            return Ok(id);
        }
        let people = edition::find(&**tx, number).await?.map_or(2, |edition| edition.people);
        let likeness = compare(left, right, &Crowd::usual(people), 2);
        let since = left.person.contact_confirmed.min(right.person.contact_confirmed);
        let item = pair(one, other, (likeness.score, likeness.reasons), since, true);
        items::put(tx, number, 0, &[item]).await?;
        Ok(id)
    }
}

/// Two records that could be of one person, as an item.
pub(super) fn pair(
    one: PersonId,
    other: PersonId,
    (score, evidence): (u8, Vec<super::QualityReason>),
    since: Option<Date>,
    by_hand: bool,
) -> Item {
    Item {
        id: Item::pair_id(one, other),
        number: 0,
        kind: QualityKind::Duplicate,
        person: one.min(other),
        other: Some(one.max(other)),
        score: Some(score),
        rank: score,
        since,
        evidence,
        suggested: if score >= 50 { QualityAct::Merge } else { QualityAct::NotSame },
        digest: super::digest(["duplicate"]),
        state: QualityState::Open,
        until: None,
        decision: None,
        by_hand,
    }
}
