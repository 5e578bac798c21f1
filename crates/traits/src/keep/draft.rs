//! What people have written and not saved: each their own, one for each trait.

use serde_json::{Map, Value};

use super::{
    TraitDraft, TraitError, Traits,
    change::{NEW, existing},
    entity::draft,
    store::{self as rows, drafts},
    view::signed,
};

/// The longest draft, in bytes.
const LONGEST: usize = 100_000;

impl Traits {
    /// The newest first.
    pub async fn drafts(&self, owner: &str) -> Result<Vec<TraitDraft>, TraitError> {
        let drafts = drafts::of(self.0.store.reader(), owner).await?;
        Ok(drafts.into_iter().map(Into::into).collect())
    }

    pub async fn draft(&self, owner: &str, id: &str) -> Result<Option<TraitDraft>, TraitError> {
        Ok(drafts::find(self.0.store.reader(), owner, id).await?.map(Into::into))
    }

    /// Keeps what is written so far, in the place of what was kept before.
    pub async fn put_draft(
        &self,
        owner: &str,
        id: &str,
        (content, base): (Map<String, Value>, Option<u32>),
    ) -> Result<TraitDraft, TraitError> {
        let content = Value::Object(content).to_string();
        if content.len() > LONGEST {
            return Err(TraitError::Invalid(format!(
                "content: at most {LONGEST} bytes, this has {}.",
                content.len()
            )));
        }
        let row = draft::Model {
            owner: owner.to_owned(),
            trait_id: id.to_owned(),
            content,
            base_version: base.map(signed),
            updated_at: self.0.store.now(),
        };
        let kept = row.clone();
        self.0
            .store
            .write(move |tx| async move {
                if row.trait_id != NEW {
                    existing(rows::lock(&*tx, &row.trait_id).await?)?;
                }
                Ok::<_, TraitError>(drafts::put(&*tx, row).await?)
            })
            .await?;
        Ok(kept.into())
    }

    pub async fn remove_draft(&self, owner: &str, id: &str) -> Result<(), TraitError> {
        let (owner, id) = (owner.to_owned(), id.to_owned());
        self.0.store.write(move |tx| async move { Ok(drafts::remove(&*tx, &owner, &id).await?) }).await
    }
}
