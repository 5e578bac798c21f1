//! Traits that are nearly the same: which they are, and how two become one.

use std::collections::BTreeMap;

use matching::Vector;
use serde::Serialize;
use store::Tx;
use utoipa::ToSchema;

use super::{
    Act, Editor, TraitContent, TraitError, Traits,
    change::{Edit, refuse},
    store::{self as rows, list},
    view::{TraitFinding, TraitName, TraitUse, content, findings, importance, unsigned},
};
use crate::lint::{Alike, redundant};

/// So many texts are compared by what they mean; more would keep people waiting.
const MOST_MEANINGS: usize = 400;
/// So many pairs are told.
const MOST_PAIRS: usize = 200;

/// Two traits that are nearly the same.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AlikeTraits {
    pub one: TraitName,
    pub one_definition: String,
    pub other: TraitName,
    pub other_definition: String,
    /// 0 to 1.
    pub score: f32,
    pub words: f32,
    /// Nothing, if words alone were compared.
    pub meaning: Option<f32>,
}

/// The pairs that were found, the most alike first.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AlikeList {
    pub pairs: Vec<AlikeTraits>,
    /// Whether what they mean was compared, or their words alone.
    pub by_meaning: bool,
}

/// What was found, and for which traits.
pub(super) struct Known {
    signature: (i64, Option<i64>, Option<i64>),
    list: AlikeList,
}

/// What two traits would become.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MergePreview {
    pub kept: TraitName,
    pub kept_version: u32,
    pub removed: TraitName,
    pub removed_version: u32,
    pub before: TraitContent,
    /// What the one that stays would say. It can be changed before it is kept.
    pub after: TraitContent,
    /// The departments that would say something of it.
    pub departments: Vec<TraitUse>,
    pub findings: Vec<TraitFinding>,
}

/// Which two traits become one, as they were seen.
#[derive(Clone, Debug)]
pub struct Merge {
    pub kept: String,
    pub kept_version: u32,
    pub removed: String,
    pub removed_version: u32,
    /// What the one that stays says; what the preview says, if there is nothing here.
    pub content: Option<TraitContent>,
}

impl Traits {
    /// All pairs of active traits that are nearly the same.
    pub async fn alike(&self) -> Result<AlikeList, TraitError> {
        let db = self.0.store.reader();
        let signature = list::signature(db).await?;
        // Whoever comes while it is looked for waits for that, and does not look again.
        let mut known = self.0.alike.lock().await;
        if let Some(known) = known.as_ref().filter(|known| known.signature == signature) {
            return Ok(known.list.clone());
        }
        let traits = rows::active(db).await?;
        let traits: Vec<crate::Trait> =
            traits.iter().map(|(head, version)| content(version).to_trait(&head.id)).collect();
        let own = self.clone();
        let found = tokio::task::spawn_blocking(move || {
            let meanings = own.meanings(&traits);
            let pairs = redundant(&traits, meanings.as_deref());
            let pairs = pairs.into_iter().take(MOST_PAIRS).map(|alike| show(&traits, alike)).collect();
            AlikeList { pairs, by_meaning: meanings.is_some() }
        });
        let list = found.await.map_err(|error| store::Error::Other(error.to_string()))?;
        *known = Some(Known { signature, list: list.clone() });
        Ok(list)
    }

    /// The directions of all, if the model is there and they are not too many.
    pub(super) fn meanings(&self, traits: &[crate::Trait]) -> Option<Vec<Vector>> {
        let embedder = self.0.embedder.as_ref().filter(|_| traits.len() <= MOST_MEANINGS)?;
        let texts: Vec<String> =
            traits.iter().map(|one| format!("{}. {}", one.name, one.definition)).collect();
        let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
        match embedder.embed(&texts) {
            Ok(vectors) => Some(vectors),
            Err(error) => {
                tracing::debug!(%error, "traits are compared by words alone");
                None
            }
        }
    }

    /// What two traits would become. Changes nothing.
    pub async fn merge_preview(&self, kept: &str, removed: &str) -> Result<MergePreview, TraitError> {
        let db = self.0.store.reader();
        let (kept, removed) =
            pair(rows::find_all(db, &[kept.to_owned(), removed.to_owned()]).await?, kept, removed)?;
        let tree = self.tree().await?;
        let ids = [kept.0.id.clone(), removed.0.id.clone()];
        let cells = super::store::departments::cells_about(db, &ids).await?;
        let asked = strongest(cells.iter().map(|cell| (cell.department.as_str(), cell.importance)));
        let departments = tree.all().iter().filter_map(|department| {
            let said = asked.get(department.id.as_str())?;
            Some(TraitUse {
                department: department.id.clone(),
                name: department.name.clone(),
                importance: importance(*said),
            })
        });
        let departments = departments.collect();
        let before = content(&kept.1);
        let after = merged(&kept, &removed);
        Ok(MergePreview {
            findings: findings(&after.to_trait(&kept.0.id)),
            kept: TraitName { id: kept.0.id, name: kept.0.name },
            kept_version: unsigned(kept.0.version),
            removed: TraitName { id: removed.0.id, name: removed.0.name },
            removed_version: unsigned(removed.0.version),
            before,
            after,
            departments,
        })
    }

    /// Makes one of two. Taking the newest version back brings the other one back, too.
    pub async fn merge_in(&self, tx: &Tx, merge: Merge, by: &Editor) -> Result<(), TraitError> {
        self.lock(tx).await?;
        let ids = [merge.kept.clone(), merge.removed.clone()];
        let (kept, removed) = pair(rows::find_all(&**tx, &ids).await?, &merge.kept, &merge.removed)?;
        if unsigned(kept.0.version) != merge.kept_version
            || unsigned(removed.0.version) != merge.removed_version
        {
            return Err(TraitError::Overtaken);
        }
        let after = match merge.content {
            Some(content) => content,
            None => merged(&kept, &removed),
        };
        refuse(&after)?;
        let (mut own, others) =
            (self.asked_in(tx, &merge.kept).await?, self.asked_in(tx, &merge.removed).await?);
        own.extend(others);
        let asked = strongest(own.iter().map(|(department, importance)| (department.as_str(), *importance)));
        let asked = asked.into_iter().map(|(department, said)| (department.to_owned(), said)).collect();
        // Its name may be the one that is kept.
        self.set_states_in(tx, std::slice::from_ref(&merge.removed), Act::Delete, by).await?;
        super::change::check_name(tx, &after.name, Some(&merge.kept)).await?;
        let cells = self.ask_in(tx, &merge.kept, asked).await?;
        let note = format!("Merged with {}", removed.0.name);
        let edit = Edit { note: &note, cells: &cells, merged: Some(&merge.removed), ..Edit::default() };
        self.put(tx, kept.0, &after, edit, by).await
    }
}

fn pair(
    mut found: Vec<rows::Whole>,
    kept: &str,
    removed: &str,
) -> Result<(rows::Whole, rows::Whole), TraitError> {
    if kept == removed {
        return Err(TraitError::Invalid("A trait cannot be merged with itself.".to_owned()));
    }
    found.retain(|(head, _)| head.deleted_at.is_none());
    let mut take = |id: &str| {
        let at = found.iter().position(|(head, _)| head.id == id).ok_or(TraitError::NotThere)?;
        Ok::<_, TraitError>(found.swap_remove(at))
    };
    Ok((take(kept)?, take(removed)?))
}

fn merged(kept: &rows::Whole, removed: &rows::Whole) -> TraitContent {
    let mut after = content(&kept.1).merged_with(&content(&removed.1));
    after.confused_with.retain(|other| other.key != kept.0.id && other.key != removed.0.id);
    after
}

/// Of two that a department says something of, what it says of the one that counts more.
fn strongest<'a>(cells: impl Iterator<Item = (&'a str, i32)>) -> BTreeMap<&'a str, i32> {
    let mut asked = BTreeMap::new();
    for (department, importance) in cells {
        let said = asked.entry(department).or_insert(importance);
        *said = importance.max(*said);
    }
    asked
}

fn show(traits: &[crate::Trait], alike: Alike) -> AlikeTraits {
    let (one, other) = (&traits[alike.one], &traits[alike.other]);
    let name = |one: &crate::Trait| TraitName { id: one.key.clone(), name: one.name.clone() };
    AlikeTraits {
        one: name(one),
        one_definition: one.definition.clone(),
        other: name(other),
        other_definition: other.definition.clone(),
        score: alike.likeness.score,
        words: alike.likeness.words,
        meaning: alike.likeness.meaning,
    }
}
