//! Making, changing and bringing back roles. Whatever changes one writes a version of it and an entry in the audit log in
//! the same transaction.

use api::{Answer, ApiError, Code};
use identity::audit::Action;
use sea_orm::ConnectionTrait;
use serde_json::json;

use super::{
    entity::role,
    store::{self as rows, MOST, MOST_OWN, VERSIONS},
};
use crate::{By, Candidates, RoleDraft, TalentRole, TalentRoleVersion, Unsaved};

const NOT_OWN: &str = "Only contributors and admins change a role that others see. Make a role of your own.";

fn not_there() -> ApiError {
    ApiError::not_found("There is no such role. It may have been deleted.")
}

/// A role that `uid` may see. What belongs to somebody else is not there.
fn seen_by(row: Option<role::Model>, uid: &str) -> Answer<role::Model> {
    let is_seen = |row: &role::Model| row.owner.as_deref().is_none_or(|owner| owner == uid);
    row.filter(is_seen).ok_or_else(not_there)
}

/// A role that somebody may change: their own, or with the right to change what others see one that they see.
fn changed_by(row: Option<role::Model>, by: &By) -> Answer<role::Model> {
    let row = seen_by(row, &by.uid)?;
    if row.owner.is_none() && !by.may_share {
        return Err(ApiError::new(Code::PermissionDenied, NOT_OWN));
    }
    Ok(row)
}

/// Refuses what hangs on a role that is not there.
pub(crate) async fn there(db: &impl ConnectionTrait, id: &str) -> Answer<()> {
    let row = rows::find(db, id).await?;
    row.filter(|row| row.deleted_at.is_none()).map(|_| ()).ok_or_else(not_there)
}

impl Candidates {
    /// Those that `uid` sees, or that everybody does; the last one changed first.
    pub async fn roles(&self, uid: Option<&str>) -> Answer<Vec<TalentRole>> {
        rows::list(self.store().reader(), uid).await?.into_iter().map(shown).collect()
    }

    /// One that `uid` sees.
    pub async fn role(&self, id: &str, uid: &str) -> Answer<TalentRole> {
        let row = rows::find(self.store().reader(), id).await?;
        shown(seen_by(row.filter(|row| row.deleted_at.is_none()), uid)?)
    }

    /// Begins a role: of one who changes what others see, for everybody; of anybody else, for themselves.
    pub async fn create_role(&self, by: By, draft: RoleDraft) -> Answer<TalentRole> {
        let draft = draft.checked()?;
        let owner = (!by.may_share).then(|| by.uid.clone());
        let (own, now, body) = (self.store().clone(), self.store().now(), written(&draft)?);
        self.store()
            .write(move |tx| async move {
                tx.lock_name("talent roles").await?;
                let most = if owner.is_some() { MOST_OWN } else { MOST };
                if rows::count(&*tx, owner.as_deref()).await? >= most {
                    let message = format!("There are {most} roles. Delete some before you add another.");
                    return Err(ApiError::new(Code::Conflict, message));
                }
                let row = role::Model {
                    id: own.new_id(),
                    name: draft.name,
                    body,
                    revision: 1,
                    created_at: now,
                    created_by: by.name.clone(),
                    updated_at: now,
                    updated_by: by.name.clone(),
                    deleted_at: None,
                    owner,
                };
                rows::insert(&*tx, row.clone()).await?;
                rows::keep_version(&*tx, &row).await?;
                let detail = json!({ "change": "created", "role": row.id, "name": row.name });
                by.note(&tx, &own, (Action::TalentRolesChanged, detail)).await?;
                shown(row)
            })
            .await
    }

    /// Saves what was made of the revision `seen`.
    pub async fn save_role(
        &self,
        by: By,
        (id, seen): (&str, u32),
        draft: RoleDraft,
    ) -> Result<TalentRole, Unsaved> {
        let draft = draft.checked()?;
        let (own, id, now) = (self.store().clone(), id.to_owned(), self.store().now());
        let body = written(&draft)?;
        self.store()
            .write(move |tx| async move {
                let row = rows::lock(&*tx, &id).await?;
                let row = changed_by(row.filter(|row| row.deleted_at.is_none()), &by)?;
                // Sent twice, it is saved once.
                if row.body == body {
                    return Ok(shown(row)?);
                }
                if unsigned(row.revision) != seen {
                    return Err(Unsaved::Overtaken(Box::new(shown(row)?)));
                }
                let row = role::Model {
                    name: draft.name,
                    body,
                    revision: row.revision.saturating_add(1),
                    updated_at: now,
                    updated_by: by.name.clone(),
                    ..row
                };
                rows::update(&*tx, row.clone()).await?;
                rows::keep_version(&*tx, &row).await?;
                let detail = json!({ "change": "changed", "role": row.id, "name": row.name, "before": seen });
                by.note(&tx, &own, (Action::TalentRolesChanged, detail)).await?;
                Ok(shown(row)?)
            })
            .await
    }

    /// Takes a role out of sight, or brings it back.
    pub async fn set_role_deleted(&self, by: By, id: &str, deleted: bool) -> Answer<TalentRole> {
        let (own, id, now) = (self.store().clone(), id.to_owned(), self.store().now());
        self.store()
            .write(move |tx| async move {
                let row = changed_by(rows::lock(&*tx, &id).await?, &by)?;
                if row.deleted_at.is_some() == deleted {
                    return shown(row);
                }
                let row = role::Model { deleted_at: deleted.then_some(now), ..row };
                rows::update(&*tx, row.clone()).await?;
                let change = if deleted { "deleted" } else { "restored" };
                let detail = json!({ "change": change, "role": row.id, "name": row.name });
                by.note(&tx, &own, (Action::TalentRolesChanged, detail)).await?;
                shown(row)
            })
            .await
    }

    /// The newest first, each with what it changed.
    pub async fn role_versions(&self, id: &str, uid: &str) -> Answer<Vec<TalentRoleVersion>> {
        let db = self.store().reader();
        self.role(id, uid).await?;
        let mut before: Option<RoleDraft> = None;
        let mut versions = Vec::new();
        for row in rows::versions(db, id).await? {
            let draft = read(&row.body)?;
            let changed = before.as_ref().map(|before| RoleDraft::changed(before, &draft));
            versions.push(TalentRoleVersion {
                revision: unsigned(row.revision),
                name: draft.name.clone(),
                created_at: row.created_at,
                created_by: row.created_by,
                changed: changed.unwrap_or_default(),
            });
            before = Some(draft);
        }
        versions.reverse();
        Ok(versions)
    }

    pub async fn restore_role_version(
        &self,
        by: By,
        (id, seen): (&str, u32),
        revision: u32,
    ) -> Result<TalentRole, Unsaved> {
        let db = self.store().reader();
        self.role(id, &by.uid).await?;
        let found = rows::version(db, id, revision).await?.ok_or_else(|| {
            let message = format!("There is no version {revision} any more: the last {VERSIONS} are kept.");
            ApiError::not_found(message)
        })?;
        self.save_role(by, (id, seen), read(&found.body)?).await
    }
}

fn written(draft: &RoleDraft) -> Answer<String> {
    serde_json::to_string(draft).map_err(ApiError::internal)
}

fn read(body: &str) -> Answer<RoleDraft> {
    serde_json::from_str(body).map_err(ApiError::internal)
}

fn unsigned(number: i32) -> u32 {
    u32::try_from(number).unwrap_or(0)
}

fn shown(row: role::Model) -> Answer<TalentRole> {
    let draft = read(&row.body)?;
    Ok(TalentRole {
        id: row.id,
        name: draft.name,
        text: draft.text,
        requirements: draft.requirements,
        pool: draft.pool,
        cut: draft.cut,
        revision: unsigned(row.revision),
        created_at: row.created_at,
        created_by: row.created_by,
        updated_at: row.updated_at,
        updated_by: row.updated_by,
        deleted_at: row.deleted_at,
        is_own: row.owner.is_some(),
    })
}
