//! The people who may use the suite: the collection `users`, keyed by uid.

pub mod entity;
pub mod link;
pub mod store;

use ::store::Time;
use serde::Serialize;
use utoipa::ToSchema;

use crate::Role;

pub use entity::Model as User;

/// A person as the suite shows them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Profile {
    pub uid: String,
    pub email: String,
    pub display_name: String,
    #[serde(rename = "photoURL", skip_serializing_if = "Option::is_none")]
    pub photo_url: Option<String>,
    pub role: Role,
    pub created_at: Time,
    /// Not there for somebody who was given a role before their first sign-in.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last_login_at: Option<Time>,
    pub is_email_verified: bool,
}

impl User {
    /// A profile without a role counts as a viewer's.
    pub fn effective_role(&self) -> Role {
        self.role.unwrap_or(Role::Viewer)
    }

    pub fn is_active(&self) -> bool {
        self.deactivated_at.is_none()
    }

    pub fn profile(&self) -> Profile {
        Profile {
            uid: self.uid.clone(),
            email: self.email.clone(),
            display_name: self.display_name.clone(),
            photo_url: self.photo_url.clone(),
            role: self.effective_role(),
            created_at: self.created_at,
            last_login_at: self.last_login_at,
            is_email_verified: self.is_email_verified,
        }
    }
}
