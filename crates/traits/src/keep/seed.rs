//! The traits and departments that every suite begins with.

use std::collections::{BTreeMap, BTreeSet};

use store::Tx;

use super::{
    Editor, TraitContent, TraitError, Traits,
    change::Edit,
    entity::{cell, department},
    handle::KEPT_FOR,
    model::fold_name,
    store::{self as rows, departments as table},
    view::content,
};
use crate::{Department, Trait};

/// What is said of who brought them.
const BRINGER: &str = "Quadrangle";

impl Traits {
    /// Brings the starter library. What people have changed or deleted stays as they left it; what they have not
    /// touched follows the newest release. Also removes for good what was deleted long ago. Gives how many were brought.
    pub async fn bring(&self) -> store::Result<usize> {
        let brought = self.bring_these(crate::starter(), crate::departments()).await;
        brought.map_err(|error| match error {
            TraitError::Store(error) => error,
            other => store::Error::Other(other.to_string()),
        })
    }

    pub(super) async fn bring_these(
        &self,
        traits: &'static [Trait],
        departments: &'static [Department],
    ) -> Result<usize, TraitError> {
        let own = self.clone();
        let brought = self.0.store.write(move |tx| async move {
            own.lock(&tx).await?;
            let before = own.0.store.now().minus(KEPT_FOR);
            rows::remove_deleted(&*tx, before).await?;
            table::remove_deleted(&*tx, before).await?;
            let brought = own.bring_traits(&tx, traits).await?;
            own.bring_departments(&tx, departments).await?;
            Ok::<_, TraitError>(brought)
        });
        brought.await
    }

    async fn bring_traits(&self, tx: &Tx, traits: &[Trait]) -> Result<usize, TraitError> {
        let by = Editor { uid: None, name: BRINGER.to_owned() };
        let known = rows::seeded(&**tx).await?;
        let ids: Vec<String> = known.iter().map(|(head, _)| head.id.clone()).collect();
        let touched: BTreeSet<String> = rows::touched(&**tx, &ids).await?.into_iter().collect();
        let mut known: BTreeMap<String, rows::Whole> =
            known.into_iter().filter_map(|whole| Some((whole.0.seed.clone()?, whole))).collect();
        let names: Vec<String> = traits.iter().map(|one| fold_name(&one.name)).collect();
        let taken = rows::named(&**tx, &names).await?;
        let mut taken: BTreeMap<String, String> =
            taken.into_iter().map(|(head, _)| (head.folded, head.id)).collect();
        let (mut heads, mut versions, mut brought) = (Vec::new(), Vec::new(), 0);
        for one in traits {
            let new = TraitContent::from(one);
            let is_free = taken.get(&fold_name(&new.name)).is_none_or(|id| *id == one.key);
            match known.remove(&one.key) {
                None if is_free => {
                    let mut head = self.new_head(&one.key, &new, &by);
                    head.seed = Some(one.key.clone());
                    let edit = Edit { note: "Came with the suite", ..Edit::default() };
                    versions.push(self.version_of(&head, &new, edit, &by));
                    taken.insert(head.folded.clone(), head.id.clone());
                    heads.push(head);
                    brought += 1;
                }
                Some((head, version))
                    if is_free
                        && head.deleted_at.is_none()
                        && !touched.contains(&head.id)
                        && content(&version) != new =>
                {
                    let edit = Edit { note: "Came with a new release", ..Edit::default() };
                    self.put(tx, head, &new, edit, &by).await?;
                    brought += 1;
                }
                _ => {}
            }
        }
        rows::insert(&**tx, heads).await?;
        rows::insert_versions(&**tx, versions).await?;
        Ok(brought)
    }

    /// One that was there once is never brought again, and what it asks for is the people's own.
    async fn bring_departments(&self, tx: &Tx, departments: &[Department]) -> Result<(), TraitError> {
        let known: BTreeSet<String> =
            table::seeds(&**tx).await?.into_iter().filter_map(|row| row.seed).collect();
        let there: BTreeSet<String> = rows::seeded(&**tx)
            .await?
            .into_iter()
            .filter(|(head, _)| head.deleted_at.is_none())
            .map(|(head, _)| head.id)
            .collect();
        let mut present: BTreeSet<String> =
            table::all(&**tx).await?.into_iter().map(|department| department.id).collect();
        let mut cells = Vec::new();
        for (position, one) in (0..).zip(departments) {
            if known.contains(&one.key) {
                continue;
            }
            let row = department::Model {
                id: one.key.clone(),
                parent: one.parent.clone().filter(|parent| present.contains(parent)),
                name: one.name.clone(),
                about: one.about.clone(),
                position,
                seed: Some(one.key.clone()),
                updated_at: self.0.store.now(),
                updated_by_name: BRINGER.to_owned(),
                deleted_at: None,
                deleted_with: None,
            };
            present.insert(row.id.clone());
            table::insert(&**tx, row).await?;
            cells.extend(one.traits.iter().filter(|(key, _)| there.contains(*key)).map(|(key, said)| {
                cell::Model { department: one.key.clone(), trait_id: key.clone(), importance: (*said).into() }
            }));
        }
        Ok(table::put_cells(&**tx, &cells).await?)
    }
}
