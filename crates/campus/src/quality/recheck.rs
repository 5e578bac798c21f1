//! What a change makes of the other items about a person: some are not so any more, some are so now.

use ::store::Tx;

use super::{
    Quality, QualityError,
    issues::{self, Rules},
    model::{Issue, Item, ItemBefore, QualityKind, QualityState},
    store::{items, scans, slices},
};
use crate::model::PersonId;

impl Issue {
    /// As an item that waits to be decided.
    pub fn item(self) -> Item {
        Item {
            id: Item::issue_id(self.kind, self.person),
            number: 0,
            kind: self.kind,
            person: self.person,
            other: None,
            score: None,
            rank: self.rank,
            since: self.since,
            evidence: self.evidence,
            suggested: self.suggested,
            digest: super::digest([self.facts.as_str()]),
            state: QualityState::Open,
            until: None,
            decision: None,
            by_hand: false,
        }
    }
}

impl Quality {
    /// As the last scan had them.
    pub(super) async fn rules(&self, edition: i32) -> Result<Rules, QualityError> {
        let last = scans::latest(self.store.reader(), edition).await?;
        let stale_years = last.map_or(Rules::STALE_YEARS, |scan| scan.stale_years);
        Ok(Rules { today: self.store.today(), stale_years })
    }

    /// Looks at somebody again after a change. Gives how the items were that it has closed. What this very decision has
    /// decided stays decided, whatever is left of it.
    pub(super) async fn recheck(
        &self,
        tx: &Tx,
        edition: i32,
        person: PersonId,
        decision: Option<i64>,
    ) -> Result<Vec<ItemBefore>, QualityError> {
        let rules = self.rules(edition).await?;
        let facts = slices::facts(&**tx, edition, (person, person), &self.pointers).await?;
        let found: Vec<Item> =
            facts.iter().flat_map(|one| issues::issues(one, rules)).map(Issue::item).collect();
        let (mut closed, mut own) = (Vec::new(), Vec::new());
        for item in items::of_person(&**tx, edition, person).await? {
            if item.state == QualityState::Decided && item.decision.is_some() && item.decision == decision {
                own.push(ItemBefore::of(&item));
            }
            let is_so = item.kind == QualityKind::Duplicate || found.iter().any(|one| one.id == item.id);
            if !is_so && item.is_undecided() {
                closed.push(ItemBefore::of(&item));
                items::set_state(tx, edition, &item.id, (QualityState::Gone, None, decision)).await?;
            }
        }
        // Before the first scan nobody has asked what is wrong.
        if let Some(scan) = scans::latest(&**tx, edition).await? {
            items::put(tx, edition, scan.number, &found).await?;
        }
        for item in &own {
            items::restore(tx, edition, item).await?;
        }
        Ok(closed)
    }

    /// What still waits elsewhere for somebody who has died.
    pub(super) async fn left(
        &self,
        tx: &Tx,
        edition: i32,
        person: PersonId,
    ) -> Result<Vec<String>, QualityError> {
        let facts = slices::facts(&**tx, edition, (person, person), &self.pointers).await?;
        let pending = facts.iter().flat_map(|one| &one.pending);
        Ok(pending.map(|(label, rows)| format!("{label} ({rows})")).collect())
    }

    /// Closes all that waits to be decided about somebody whose record goes. Gives how it was.
    pub(super) async fn close(
        &self,
        tx: &Tx,
        edition: i32,
        person: PersonId,
        (but, decision): (&str, i64),
    ) -> Result<Vec<ItemBefore>, QualityError> {
        let mut closed = Vec::new();
        for item in items::of_person(&**tx, edition, person).await? {
            if item.id != but && item.state != QualityState::Gone {
                closed.push(ItemBefore::of(&item));
                items::set_state(tx, edition, &item.id, (QualityState::Gone, None, Some(decision))).await?;
            }
        }
        Ok(closed)
    }
}
