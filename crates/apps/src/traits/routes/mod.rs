mod changes;
mod departments;
mod drafts;
mod engines;
mod imports;
mod merges;
mod propose;
mod read;

use api::{ApiError, Code, Json};
use axum::{
    http::StatusCode,
    response::{IntoResponse, Response},
};
use identity::{Allowed, permission};
use serde::Serialize;
use traits::keep::{Editor, TraitDetail, TraitError};
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::store::By;
use crate::Suite;

pub use departments::router as departments;

pub fn router() -> OpenApiRouter<Suite> {
    OpenApiRouter::new()
        .routes(routes!(read::list_traits, changes::create_trait))
        .routes(routes!(read::list_trait_frameworks))
        .routes(routes!(read::check_trait))
        .routes(routes!(engines::suggest_traits))
        .routes(routes!(engines::score_traits))
        .routes(routes!(propose::propose_trait))
        .routes(routes!(read::export_traits_csv))
        .routes(routes!(read::export_traits_json))
        .routes(routes!(changes::change_traits))
        .routes(routes!(merges::list_alike_traits))
        .routes(routes!(drafts::list_trait_drafts))
        .routes(routes!(imports::list_trait_imports, imports::create_trait_import))
        .routes(routes!(imports::find_trait_import))
        .routes(routes!(imports::undo_trait_import))
        .routes(routes!(imports::export_trait_import_errors))
        .routes(routes!(read::find_trait, changes::change_trait, changes::delete_trait))
        .routes(routes!(read::find_trait_usage))
        .routes(routes!(read::list_trait_versions))
        .routes(routes!(read::find_trait_version))
        .routes(routes!(changes::restore_trait_version))
        .routes(routes!(changes::duplicate_trait))
        .routes(routes!(changes::archive_trait))
        .routes(routes!(changes::unarchive_trait))
        .routes(routes!(changes::restore_trait))
        .routes(routes!(changes::undo_trait_change))
        .routes(routes!(merges::preview_trait_merge, merges::merge_traits))
        .routes(routes!(drafts::find_trait_draft, drafts::put_trait_draft, drafts::delete_trait_draft))
}

fn by(user: &Allowed<permission::EditContent>) -> By {
    let editor = Editor { uid: Some(user.uid.clone()), name: user.display_name.clone() };
    By { editor, actor: user.actor() }
}

/// Why a trait was not changed. If somebody else was faster, with what it says now.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TraitConflict {
    pub code: Code,
    /// A sentence that says what is wrong and what to do about it.
    pub message: String,
    /// Only with `overtaken`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub current: Option<TraitDetail>,
}

/// A refusal that may carry the trait as it is.
pub enum Refused {
    Plain(ApiError),
    Overtaken(Box<TraitConflict>),
}

impl Refused {
    async fn new(suite: &Suite, id: &str, error: TraitError) -> Self {
        if !matches!(error, TraitError::Overtaken) {
            return Self::Plain(error.into());
        }
        match suite.traits.find(id).await {
            Ok(current) => Self::Overtaken(Box::new(TraitConflict {
                code: Code::Overtaken,
                message: error.to_string(),
                current: Some(current),
            })),
            Err(error) => Self::Plain(error.into()),
        }
    }
}

impl From<TraitError> for Refused {
    fn from(error: TraitError) -> Self {
        Self::Plain(error.into())
    }
}

impl From<ApiError> for Refused {
    fn from(error: ApiError) -> Self {
        Self::Plain(error)
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        match self {
            Self::Plain(error) => error.into_response(),
            Self::Overtaken(conflict) => (StatusCode::CONFLICT, Json(*conflict)).into_response(),
        }
    }
}
