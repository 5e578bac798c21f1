//! Changes to traits. Each writes a version, and each can be taken back.

use store::Tx;

use super::{
    Editor, TraitContent, TraitError, TraitState, Traits,
    cells::CellChange,
    entity::{head, version},
    model::fold_name,
    store::{self as rows, drafts},
    view::{content, signed},
};
use crate::lint;

/// Keeps other changes of traits and departments waiting until this one is committed.
const LOCK: &str = "traits";
/// The draft of a trait that is not there yet.
pub const NEW: &str = "new";
const LONGEST_BASE: usize = 66;

/// What somebody wants a trait to say.
#[derive(Clone, Debug, Default)]
pub struct Change {
    pub content: TraitContent,
    /// Departments with their importance, if they are to be set: all others then take over what is said above them.
    pub asked_by: Option<Vec<(String, i32)>>,
    /// What has changed, in a few words.
    pub note: String,
}

/// What else is to be known of a version.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Edit<'a> {
    pub note: &'a str,
    pub import: Option<&'a str>,
    pub cells: &'a [CellChange],
    pub merged: Option<&'a str>,
}

impl Traits {
    pub(super) async fn lock(&self, tx: &Tx) -> store::Result<()> {
        tx.lock_name(LOCK).await
    }

    /// Gives its id.
    pub async fn create_in(&self, tx: &Tx, change: Change, by: &Editor) -> Result<String, TraitError> {
        self.lock(tx).await?;
        refuse(&change.content)?;
        check_name(tx, &change.content.name, None).await?;
        let id = self.0.store.new_id();
        let note = if change.note.is_empty() { "Created" } else { &change.note };
        let head = self.new_head(&id, &change.content, by);
        rows::insert(&**tx, vec![head.clone()]).await?;
        let cells = self.ask_in(tx, &id, change.asked_by.unwrap_or_default()).await?;
        let edit = Edit { note, cells: &cells, ..Edit::default() };
        rows::insert_versions(&**tx, vec![self.version_of(&head, &change.content, edit, by)]).await?;
        self.forget_draft(tx, NEW, by).await?;
        Ok(id)
    }

    /// Whoever has seen another version is refused. Saying the same again changes nothing.
    pub async fn change_in(
        &self,
        tx: &Tx,
        id: &str,
        version: u32,
        change: Change,
        by: &Editor,
    ) -> Result<(), TraitError> {
        self.lock(tx).await?;
        let (head, before) = self.current(tx, id, version).await?;
        refuse(&change.content)?;
        check_name(tx, &change.content.name, Some(id)).await?;
        let cells = match change.asked_by {
            Some(asked_by) => self.ask_in(tx, id, asked_by).await?,
            None => Vec::new(),
        };
        if content(&before) != change.content || !cells.is_empty() {
            let note = if change.note.is_empty() { "Changed" } else { &change.note };
            let edit = Edit { note, cells: &cells, ..Edit::default() };
            self.put(tx, head, &change.content, edit, by).await?;
        }
        self.forget_draft(tx, id, by).await?;
        Ok(())
    }

    /// The trait and what it says, if it is there and still at this version.
    pub(super) async fn current(&self, tx: &Tx, id: &str, version: u32) -> Result<rows::Whole, TraitError> {
        let head = existing(rows::lock(&**tx, id).await?)?;
        if head.version != signed(version) {
            return Err(TraitError::Overtaken);
        }
        rows::find(&**tx, id).await?.ok_or(TraitError::NotThere)
    }

    /// A copy under a name of its own, asked for by the same departments. Gives its id.
    pub async fn duplicate_in(&self, tx: &Tx, id: &str, by: &Editor) -> Result<String, TraitError> {
        self.lock(tx).await?;
        let (head, version) = rows::find(&**tx, id).await?.ok_or(TraitError::NotThere)?;
        let head = existing(Some(head))?;
        let mut copy = content(&version);
        copy.name = free_name(tx, &copy.name).await?;
        let asked_by = self.asked_in(tx, id).await?;
        let note = format!("Copy of {}", head.name);
        let draft = drafts::find(&**tx, by.uid.as_deref().unwrap_or_default(), NEW).await?;
        let id = self.create_in(tx, Change { content: copy, asked_by: Some(asked_by), note }, by).await?;
        // What is being written stays.
        if let Some(draft) = draft {
            drafts::put(&**tx, draft).await?;
        }
        Ok(id)
    }

    /// Says again what an earlier version said.
    pub async fn restore_version_in(
        &self,
        tx: &Tx,
        id: &str,
        (number, version): (u32, u32),
        by: &Editor,
    ) -> Result<(), TraitError> {
        let earlier = rows::version(&**tx, id, signed(number)).await?;
        let content = content(&earlier.ok_or(TraitError::NoVersion(number))?);
        let note = format!("Version {number} restored");
        let draft = drafts::find(&**tx, by.uid.as_deref().unwrap_or_default(), id).await?;
        self.change_in(tx, id, version, Change { content, asked_by: None, note }, by).await?;
        if let Some(draft) = draft {
            drafts::put(&**tx, draft).await?;
        }
        Ok(())
    }

    /// Takes the newest change back: what was said, what departments asked for, and a trait that went into this one.
    pub async fn undo_in(&self, tx: &Tx, id: &str, version: u32, by: &Editor) -> Result<(), TraitError> {
        self.lock(tx).await?;
        let (head, newest) = self.current(tx, id, version).await?;
        let Some(before) = rows::version(&**tx, id, head.version - 1).await? else {
            self.set_states_in(tx, &[id.to_owned()], super::Act::Delete, by).await?;
            return Ok(());
        };
        let said = content(&before);
        check_name(tx, &said.name, Some(id)).await?;
        let cells = self.take_back_cells(tx, &newest).await?;
        let note = format!("Version {} taken back", head.version);
        self.put(tx, head, &said, Edit { note: &note, cells: &cells, ..Edit::default() }, by).await?;
        if let Some(other) = &newest.merged {
            let outcome =
                self.set_states_in(tx, std::slice::from_ref(other), super::Act::Restore, by).await?;
            if let Some(skipped) = outcome.unchanged.first() {
                return Err(TraitError::Conflict(skipped.reason.clone()));
            }
        }
        Ok(())
    }

    pub(super) fn new_head(&self, id: &str, content: &TraitContent, by: &Editor) -> head::Model {
        let now = self.0.store.now();
        let mut head = head::Model {
            id: id.to_owned(),
            name: String::new(),
            folded: String::new(),
            state: TraitState::Active,
            version: 1,
            definition: String::new(),
            search: String::new(),
            frameworks: String::new(),
            created_at: now,
            created_by_name: by.name.clone(),
            updated_at: now,
            updated_by_name: by.name.clone(),
            deleted_at: None,
            seed: None,
        };
        describe(&mut head, content);
        head
    }

    pub(super) fn version_of(
        &self,
        head: &head::Model,
        content: &TraitContent,
        edit: Edit<'_>,
        by: &Editor,
    ) -> version::Model {
        let json = |error| tracing::error!(%error, "a trait cannot be written down");
        version::Model {
            trait_id: head.id.clone(),
            number: head.version,
            name: content.name.clone(),
            body: serde_json::to_string(content).map_err(json).unwrap_or_default(),
            note: edit.note.to_owned(),
            created_at: self.0.store.now(),
            created_by: by.uid.clone(),
            created_by_name: by.name.clone(),
            import_id: edit.import.map(str::to_owned),
            cells: (!edit.cells.is_empty()).then(|| serde_json::json!(edit.cells).to_string()),
            merged: edit.merged.map(str::to_owned),
        }
    }

    /// Writes the next version.
    pub(super) async fn put(
        &self,
        tx: &Tx,
        mut head: head::Model,
        content: &TraitContent,
        edit: Edit<'_>,
        by: &Editor,
    ) -> Result<(), TraitError> {
        head.version += 1;
        (head.updated_at, head.updated_by_name) = (self.0.store.now(), by.name.clone());
        describe(&mut head, content);
        rows::insert_versions(&**tx, vec![self.version_of(&head, content, edit, by)]).await?;
        Ok(rows::update(&**tx, head).await?)
    }

    async fn forget_draft(&self, tx: &Tx, id: &str, by: &Editor) -> store::Result<()> {
        match &by.uid {
            Some(uid) => drafts::remove(&**tx, uid, id).await,
            None => Ok(()),
        }
    }
}

/// What lists and searches need.
fn describe(head: &mut head::Model, content: &TraitContent) {
    head.name.clone_from(&content.name);
    head.folded = fold_name(&content.name);
    head.definition.clone_from(&content.definition);
    head.search = content.search_text();
    head.frameworks = content.framework_lines();
}

/// What is not deleted.
pub(super) fn existing(head: Option<head::Model>) -> Result<head::Model, TraitError> {
    head.filter(|head| head.deleted_at.is_none()).ok_or(TraitError::NotThere)
}

/// Nobody may be rated on what they feel or are.
pub(super) fn refuse(content: &TraitContent) -> Result<(), TraitError> {
    match lint::refusal(&content.to_trait("")) {
        Some(finding) => Err(TraitError::Refused(finding.message)),
        None => Ok(()),
    }
}

pub(super) async fn check_name(tx: &Tx, name: &str, own: Option<&str>) -> Result<(), TraitError> {
    let same = rows::named(&**tx, &[fold_name(name)]).await?;
    match same.into_iter().find(|(head, _)| Some(head.id.as_str()) != own) {
        Some((head, _)) => Err(TraitError::NameTaken(head.name)),
        None => Ok(()),
    }
}

/// "Drive (copy)", or the first number that nobody has.
async fn free_name(tx: &Tx, name: &str) -> Result<String, TraitError> {
    let base: String = name.chars().take(LONGEST_BASE).collect();
    let base = base.trim_end();
    let mut candidates = vec![format!("{base} (copy)")];
    candidates.extend((2..=100).map(|number| format!("{base} (copy {number})")));
    let folded: Vec<String> = candidates.iter().map(|name| fold_name(name)).collect();
    let taken = rows::named(&**tx, &folded).await?;
    let is_free = |name: &String| !taken.iter().any(|(head, _)| head.folded == fold_name(name));
    let full =
        || TraitError::Conflict("There are a hundred copies already. Rename some of them first.".to_owned());
    candidates.into_iter().find(is_free).ok_or_else(full)
}
