use sea_orm::entity::prelude::*;
use serde::Serialize;
use store::Time;
use utoipa::ToSchema;

use crate::Role;

/// How somebody signed in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EnumIter, DeriveActiveEnum)]
#[sea_orm(rs_type = "String", db_type = "Text")]
pub enum Method {
    #[sea_orm(string_value = "firebase")]
    Firebase,
    #[sea_orm(string_value = "google")]
    Google,
    #[sea_orm(string_value = "local")]
    Local,
    #[sea_orm(string_value = "demo")]
    Demo,
}

/// The same in the words of the specification: what is not remote is the fallback.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum AuthMethod {
    None,
    Firebase,
    Google,
    Fallback,
}

impl From<Method> for AuthMethod {
    fn from(method: Method) -> Self {
        match method {
            Method::Firebase => Self::Firebase,
            Method::Google => Self::Google,
            Method::Local | Method::Demo => Self::Fallback,
        }
    }
}

#[sea_orm::model]
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "sessions")]
pub struct Model {
    /// Names the session in lists. It opens nothing.
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: String,
    /// SHA-256 of the token in the cookie.
    #[sea_orm(unique)]
    pub token_hash: String,
    /// The token handed out last, until the browser shows that it has it.
    #[sea_orm(unique)]
    pub next_hash: Option<String>,
    /// The token before this one, good until `previous_until` and a sign of theft after that.
    #[sea_orm(unique)]
    pub previous_hash: Option<String>,
    pub previous_until: Time,
    pub user_id: String,
    pub email: String,
    pub display_name: String,
    pub role: Role,
    pub method: Method,
    pub created_at: Time,
    pub last_activity: Time,
    pub expires_at: Time,
    pub rotated_at: Time,
    /// When the person last proved who they are.
    pub confirmed_at: Time,
    pub user_agent: String,
    pub ip_address: String,
    pub csrf_token: String,
    /// Makes the next token from the one at hand.
    pub rotation_key: String,
}

impl ActiveModelBehavior for ActiveModel {}
