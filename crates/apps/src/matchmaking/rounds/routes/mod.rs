mod cohort;
mod files;
mod publish;
mod rankings;
mod results;
mod rounds;
mod runs;
mod what_if;

use api::{ApiError, Code, Json, Text};
use axum::{
    http::StatusCode,
    response::{IntoResponse, Response},
};
use identity::{Allowed, permission};
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    model::Round,
    store::{By, Unsaved},
};
use crate::Suite;

type RoundName = Text<1, 200>;

pub fn router() -> OpenApiRouter<Suite> {
    OpenApiRouter::new()
        .routes(routes!(rounds::list_rounds, rounds::create_round))
        .routes(routes!(cohort::preview_round_cohort))
        .routes(routes!(rounds::find_round, rounds::save_round, rounds::delete_round))
        .routes(routes!(rounds::restore_round))
        .routes(routes!(rounds::list_round_versions))
        .routes(routes!(rounds::restore_round_version))
        .routes(routes!(cohort::list_round_members))
        .routes(routes!(cohort::upload_round_people))
        .routes(routes!(rankings::list_round_rankings))
        .routes(routes!(
            rankings::find_round_ranking,
            rankings::put_round_ranking,
            rankings::delete_round_ranking
        ))
        .routes(routes!(runs::list_round_runs, runs::start_round_run))
        .routes(routes!(runs::find_round_run))
        .routes(routes!(results::list_round_pairs))
        .routes(routes!(results::list_round_unmatched))
        .routes(routes!(results::list_round_blocking))
        .routes(routes!(results::draw_round_graph))
        .routes(routes!(what_if::ask_round_what_if))
        .routes(routes!(what_if::find_round_what_if))
        .routes(routes!(publish::publish_round))
        .routes(routes!(publish::take_back_round))
        .routes(routes!(files::export_round_csv))
        .routes(routes!(files::export_round_json))
}

fn by(user: &Allowed<permission::EditContent>) -> By {
    By { name: user.display_name.clone(), uid: user.uid.clone(), actor: user.actor() }
}

/// Why a round was not saved. If somebody else was faster, with what it says now.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RoundConflict {
    pub code: Code,
    /// A sentence that says what is wrong and what to do about it.
    pub message: String,
    /// Only with `overtaken`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub current: Option<Round>,
}

impl IntoResponse for Unsaved {
    fn into_response(self) -> Response {
        match self {
            Self::Refused(error) => error.into_response(),
            Self::Overtaken(current) => {
                let message = "This round was changed by somebody else since. Look at what it says now, then try again.";
                let (code, message, current) = (Code::Overtaken, message.to_owned(), Some(*current));
                (StatusCode::CONFLICT, Json(RoundConflict { code, message, current })).into_response()
            }
        }
    }
}

/// For those who only look.
impl From<Unsaved> for ApiError {
    fn from(unsaved: Unsaved) -> Self {
        match unsaved {
            Unsaved::Refused(error) => error,
            Unsaved::Overtaken(_) => {
                Self::new(Code::Conflict, "This round was changed by somebody else since. Open it again.")
            }
        }
    }
}
