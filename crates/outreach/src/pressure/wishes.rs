//! What people have asked for, and what an administrator has set.

use campus::store::people;
use jiff::civil::Date;
use store::Tx;

use super::{
    Budget, Wish, WishKind,
    entity::{setting, wish},
    reserve::current,
    store as rows,
};
use crate::{Outreach, OutreachError};

type Result<T> = std::result::Result<T, OutreachError>;

/// What somebody has asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewWish {
    pub person: u32,
    pub kind: WishKind,
    pub until: Option<Date>,
    pub reason: String,
    /// Who writes it down.
    pub by_name: String,
}

impl Outreach {
    /// Writes a wish down, with the name of the person. The same again changes nothing.
    pub async fn add_wish_in(&self, tx: &Tx, new: NewWish) -> Result<(String, Wish)> {
        let edition = current(&**tx).await?;
        tx.lock_name(&format!("outreach wishes {edition} {}", new.person)).await?;
        let person = people::some(&**tx, edition, [new.person]).await?.pop().ok_or(OutreachError::Nobody)?;
        let until_day = new.until.map(|day| day.to_string());
        let is_same = |row: &wish::Model| row.kind == new.kind && row.until_day == until_day;
        let known = rows::wishes(&**tx, edition, new.person).await?.into_iter().find(is_same);
        let row = match known {
            Some(row) => row,
            None => {
                let row = wish::Model {
                    id: self.store().new_id(),
                    edition,
                    person: i64::from(new.person),
                    kind: new.kind,
                    until_day,
                    reason: new.reason,
                    created_at: self.store().now(),
                    created_by_name: new.by_name,
                    ended_at: None,
                };
                rows::insert_wish(&**tx, row.clone()).await?;
                row
            }
        };
        Ok((person.name(), row.into()))
    }

    /// Takes a wish back, or brings one back that was taken back.
    pub async fn end_wish_in(&self, tx: &Tx, id: &str, is_ended: bool) -> Result<Wish> {
        let row = rows::find_wish(&**tx, id).await?.ok_or(OutreachError::NoWish)?;
        let ended_at = is_ended.then(|| self.store().now());
        let row = wish::Model { ended_at, ..row };
        rows::update_wish(&**tx, row.clone()).await?;
        Ok(row.into())
    }

    /// The budget in force, with its revision: 0 if nobody has set one.
    pub async fn budget(&self) -> Result<(Budget, u32)> {
        let row = rows::budget_row(self.store().reader()).await?;
        let revision = row.as_ref().map_or(0, |row| u32::try_from(row.revision).unwrap_or(0));
        let budget = row.and_then(|row| serde_json::from_str(&row.value).ok()).unwrap_or_default();
        Ok((budget, revision))
    }

    /// Sets the budget in the place of the one with this revision. Gives the one there was.
    pub async fn set_budget_in(
        &self,
        tx: &Tx,
        (budget, seen): (&Budget, u32),
        by_name: &str,
    ) -> Result<Budget> {
        if let Some(problem) = budget.problem() {
            return Err(OutreachError::Invalid(problem));
        }
        tx.lock_name("outreach budget").await?;
        let row = rows::budget_row(&**tx).await?;
        let revision = row.as_ref().map_or(0, |row| row.revision);
        if u32::try_from(revision).ok() != Some(seen) {
            return Err(OutreachError::Overtaken);
        }
        let before = rows::budget(&**tx).await?;
        let value = serde_json::to_string(budget)
            .map_err(|error| store::Error::Other(format!("a budget cannot be written: {error}")))?;
        let new = setting::Model {
            name: String::new(),
            value,
            revision: revision.saturating_add(1),
            changed_at: self.store().now(),
            changed_by_name: by_name.to_owned(),
        };
        rows::put_budget(&**tx, new, row.is_none()).await?;
        Ok(before)
    }
}
