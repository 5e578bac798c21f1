mod files;
mod pieces;
mod read;

use api::{Answer, ApiError, Code, Json};
use axum::{
    http::StatusCode,
    response::{IntoResponse, Response},
};
use identity::{Allowed, permission};
use outreach::Editor;
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    model::{Kept, StudioPiece},
    store::{self as rows, By, Unsaved},
};
use crate::Suite;

pub(in crate::graduway) fn router() -> OpenApiRouter<Suite> {
    OpenApiRouter::new()
        .routes(routes!(read::find_studio))
        .routes(routes!(read::list_studio_pieces, pieces::create_studio_piece))
        .routes(routes!(read::find_studio_piece, pieces::save_studio_piece, pieces::delete_studio_piece))
        .routes(routes!(pieces::compose_studio_piece))
        .routes(routes!(pieces::restore_studio_piece))
        .routes(routes!(read::list_studio_versions))
        .routes(routes!(pieces::restore_studio_version))
        .routes(routes!(pieces::approve_studio_piece))
        .routes(routes!(pieces::reopen_studio_piece))
        .routes(routes!(read::preview_studio_piece))
        .routes(routes!(read::find_studio_recipients))
        .routes(routes!(files::export_studio_text))
        .routes(routes!(files::export_studio_html))
        .routes(routes!(files::export_studio_mail))
        .routes(routes!(files::export_studio_recipients))
}

fn by(user: &Allowed<permission::EditContent>) -> By {
    By { editor: Editor { uid: user.uid.clone(), name: user.display_name.clone() }, actor: user.actor() }
}

/// A piece with what stands against it now.
async fn shown(suite: &Suite, kept: Kept) -> Answer<StudioPiece> {
    let private = rows::private(suite.store(), &kept.content.draft).await?;
    let outdated = rows::outdated(suite.store(), &suite.campus, &kept.content).await?;
    Ok(StudioPiece::new(kept, private, outdated))
}

/// Why a piece was not saved. If somebody else was faster, with what it says now.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct StudioConflict {
    pub code: Code,
    /// A sentence that says what is wrong and what to do about it.
    pub message: String,
    pub current: StudioPiece,
}

/// A refusal that may carry the piece as it is.
pub enum StudioRefused {
    Plain(ApiError),
    Overtaken(Box<StudioConflict>),
}

impl From<ApiError> for StudioRefused {
    fn from(error: ApiError) -> Self {
        Self::Plain(error)
    }
}

impl IntoResponse for StudioRefused {
    fn into_response(self) -> Response {
        match self {
            Self::Plain(error) => error.into_response(),
            Self::Overtaken(conflict) => (StatusCode::CONFLICT, Json(*conflict)).into_response(),
        }
    }
}

async fn saved(suite: &Suite, saved: Result<Kept, Unsaved>) -> Result<Json<StudioPiece>, StudioRefused> {
    match saved {
        Ok(kept) => Ok(Json(shown(suite, kept).await?)),
        Err(Unsaved::Refused(error)) => Err(error.into()),
        Err(Unsaved::Overtaken(kept)) => {
            let message = "This piece has been changed since you opened it. Look at what it says now, then do it again.";
            let current = shown(suite, *kept).await?;
            let (code, message) = (Code::Overtaken, message.to_owned());
            Err(StudioRefused::Overtaken(Box::new(StudioConflict { code, message, current })))
        }
    }
}
