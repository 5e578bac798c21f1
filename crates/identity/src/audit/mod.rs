//! The audit log: who did what, to whom, when and from where. Entries are chained by hash, so that
//! one that is changed, removed or put in between shows; `quad audit verify` checks the chain.

pub mod entity;
pub mod store;

use ::store::Time;
use sea_orm::{DeriveActiveEnum, EnumIter};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;

use crate::Origin;

/// Everything that is written down.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, EnumIter, DeriveActiveEnum, Serialize, Deserialize, ToSchema,
)]
#[sea_orm(rs_type = "String", db_type = "Text", rename_all = "snake_case")]
#[serde(rename_all = "snake_case")]
pub enum Action {
    SignedIn,
    SignInRefused,
    SessionLimitReached,
    SignedOut,
    SessionEnded,
    SessionsEnded,
    SessionTokenReused,
    IdentityConfirmed,
    PermissionDenied,
    AccountCreated,
    AccountVerified,
    AccountConnected,
    PasswordResetRequested,
    PasswordChanged,
    ProfileChanged,
    RoleChanged,
    UserDeactivated,
    UserReactivated,
    InvitationSent,
    InvitationRevoked,
    InvitationRestored,
    InvitationAccepted,
    AuditExported,
    ConsentChanged,
    MailFailed,
    ImportApplied,
    ImportUndone,
    CampusReset,
    CampusRestored,
    AiChanged,
    ConversationShared,
    LibraryChanged,
    TraitsChanged,
    SegmentsChanged,
    SegmentExported,
    RoundsChanged,
    OutreachChanged,
    PeopleMerged,
    QualityDecided,
    QualityUndone,
    TalentRolesChanged,
    TalentFilesChanged,
    TalentDecided,
    CandidatesExported,
}

/// Something that is about to be written down.
#[derive(Clone, Debug)]
pub struct Entry {
    pub action: Action,
    pub actor: Option<Person>,
    pub subject: Option<Person>,
    pub detail: Value,
    pub origin: Option<Origin>,
}

/// A person by uid, with the address they had then.
#[derive(Clone, Debug)]
pub struct Person {
    pub uid: String,
    pub name: String,
}

impl Entry {
    pub fn new(action: Action) -> Self {
        Self { action, actor: None, subject: None, detail: json!({}), origin: None }
    }

    /// Who did it.
    pub fn actor(mut self, uid: &str, name: &str) -> Self {
        self.actor = Some(Person { uid: uid.to_owned(), name: name.to_owned() });
        self
    }

    /// To whom it was done.
    pub fn subject(mut self, uid: &str, name: &str) -> Self {
        self.subject = Some(Person { uid: uid.to_owned(), name: name.to_owned() });
        self
    }

    pub fn detail(mut self, detail: Value) -> Self {
        self.detail = detail;
        self
    }

    pub fn origin(mut self, origin: &Origin) -> Self {
        self.origin = Some(origin.clone());
        self
    }
}

/// An entry as it is shown.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AuditEntry {
    pub seq: i64,
    pub at: Time,
    pub action: Action,
    pub actor_uid: Option<String>,
    pub actor_name: Option<String>,
    pub subject_uid: Option<String>,
    pub subject_name: Option<String>,
    /// What else is to be known; depends on the action.
    #[schema(value_type = Object)]
    pub detail: Value,
    /// Removed after the time set by `origin_retention_days`.
    pub ip_address: Option<String>,
    pub user_agent: Option<String>,
    pub hash: String,
    /// Whether the change can be taken back from here.
    pub can_undo: bool,
}

impl From<entity::Model> for AuditEntry {
    fn from(row: entity::Model) -> Self {
        let origin = row.origin.as_deref().and_then(|text| serde_json::from_str::<KeptOrigin>(text).ok());
        let (ip_address, user_agent) = origin.map(|origin| (origin.ip, origin.user_agent)).unzip();
        Self {
            seq: row.seq,
            at: row.at,
            action: row.action,
            actor_uid: row.actor_uid,
            actor_name: row.actor_name,
            subject_uid: row.subject_uid,
            subject_name: row.subject_name,
            detail: serde_json::from_str(&row.detail).unwrap_or_default(),
            ip_address,
            user_agent,
            hash: row.hash,
            can_undo: is_reversible(row.action),
        }
    }
}

/// Whether the log itself says how to take a change back.
pub fn is_reversible(action: Action) -> bool {
    matches!(
        action,
        Action::RoleChanged
            | Action::UserDeactivated
            | Action::UserReactivated
            | Action::InvitationSent
            | Action::InvitationRevoked
            | Action::InvitationRestored
            | Action::ConsentChanged
    )
}

/// Where an event came from. The chain holds its digest, so that it can be removed when its time is up
/// without breaking the chain, and cannot be changed before. The salt keeps the digest from being guessed.
#[derive(Debug, Serialize, Deserialize)]
struct KeptOrigin {
    ip: String,
    user_agent: String,
    salt: String,
}

/// The hash that comes before the first entry.
pub const START: &str = "0000000000000000000000000000000000000000000000000000000000000000";

/// What the chain says the hash of a row must be.
pub fn chain_hash(row: &entity::Model) -> String {
    let content = json!([
        row.previous_hash,
        row.seq,
        row.at.millis(),
        row.action,
        row.actor_uid,
        row.actor_name,
        row.subject_uid,
        row.subject_name,
        row.detail,
        row.origin_digest,
    ]);
    digest(&content.to_string())
}

fn digest(text: &str) -> String {
    crate::session::token::TokenHash::of(text).to_string()
}

/// The digest of an address whose owner has no account: says whether it is the same one, not which.
pub fn pseudonym(text: &str) -> String {
    let mut digest = digest(text);
    digest.truncate(16);
    digest
}
