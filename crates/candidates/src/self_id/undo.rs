//! The way back: what an import has said counts no more, and what was known before it is known again.

use std::collections::HashMap;

use api::{Answer, ApiError};
use identity::audit::Action;
use serde::Serialize;
use serde_json::json;
use store::Time;
use utoipa::ToSchema;

use super::{
    import::LOCK,
    store::{self as rows, entity, import},
};
use crate::{By, Candidates};

/// An import of what people have said of themselves, without what that is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = TalentSelfIdImport)]
pub struct SelfIdImport {
    pub id: String,
    /// Of so many files it said something.
    #[schema(value_type = i64)]
    pub files: u32,
    pub at: Time,
    pub by: String,
    pub undone_at: Option<Time>,
    pub undone_by: Option<String>,
}

impl Candidates {
    /// Those into a batch, the newest first.
    pub async fn self_id_imports(&self, batch: &str) -> Answer<Vec<SelfIdImport>> {
        self.batch(batch).await?;
        let all = rows::imports(self.store().reader(), batch).await?;
        Ok(all.into_iter().map(shown).collect())
    }

    /// Takes one back. What others have said since stays.
    pub async fn undo_self_ids(&self, by: By, batch: &str, id: &str) -> Answer<()> {
        self.batch(batch).await?;
        let (own, now) = (self.store().clone(), self.store().now());
        let (batch, id) = (batch.to_owned(), id.to_owned());
        self.store()
            .write(move |tx| async move {
                tx.lock_name(LOCK).await?;
                let row = rows::lock_import(&*tx, &id).await?.filter(|row| row.batch == batch);
                let row = row.ok_or_else(|| ApiError::not_found("There is no such import."))?;
                if row.undone_at.is_some() {
                    return Ok(());
                }
                let undone = import::Model { undone_at: Some(now), undone_by: Some(by.name.clone()), ..row };
                rows::update_import(&*tx, undone).await?;
                let files = rows::files_of(&*tx, &id).await?;
                let mut last: HashMap<String, entity::Model> = HashMap::new();
                for said in rows::in_force(&*tx, &files).await? {
                    let known = entity::Model {
                        file: said.file,
                        sex: said.sex,
                        race: said.race,
                        changed_at: said.at,
                    };
                    last.insert(known.file.clone(), known);
                }
                let (known, gone): (Vec<String>, Vec<String>) =
                    files.into_iter().partition(|file| last.contains_key(file));
                let known: Vec<entity::Model> = known.iter().filter_map(|file| last.remove(file)).collect();
                rows::put(&*tx, &known).await?;
                rows::forget(&*tx, &gone).await?;
                let detail = json!({ "change": "selfIdentificationUndone", "batch": batch, "import": id,
                    "files": known.len() + gone.len() });
                by.note(&tx, &own, (Action::TalentFilesChanged, detail)).await?;
                Ok::<_, ApiError>(())
            })
            .await
    }
}

fn shown((row, files): (import::Model, i64)) -> SelfIdImport {
    SelfIdImport {
        id: row.id,
        files: u32::try_from(files).unwrap_or(u32::MAX),
        at: row.at,
        by: row.by_name,
        undone_at: row.undone_at,
        undone_by: row.undone_by,
    }
}
