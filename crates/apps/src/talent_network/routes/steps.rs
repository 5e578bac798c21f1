use api::{Answer, ApiError, Code, Id, Json, Lines, Path};
use axum::{
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use candidates::{
    CandidateId,
    network::{NetworkFreshness, NetworkMove, NetworkProgress, Unmoved},
};
use identity::{Allowed, permission};

use super::by;
use crate::{
    Suite,
    talent_network::model::{
        NetworkConfirmation, NetworkProgressConflict, SetNetworkStage, UndoNetworkConfirmation,
        UndoNetworkStage,
    },
};

/// A step that was not taken, as an answer.
pub struct Stayed(Unmoved);

impl From<Unmoved> for Stayed {
    fn from(unmoved: Unmoved) -> Self {
        Self(unmoved)
    }
}

impl From<ApiError> for Stayed {
    fn from(error: ApiError) -> Self {
        Self(Unmoved::Refused(error))
    }
}

impl IntoResponse for Stayed {
    fn into_response(self) -> Response {
        match self.0 {
            Unmoved::Refused(error) => error.into_response(),
            Unmoved::Overtaken(current) => {
                let message =
                    "Somebody else has changed this since. Look at how far they are now, then try again.";
                let (code, message, current) = (Code::Overtaken, message.to_owned(), Some(*current));
                let body = Json(NetworkProgressConflict { code, message, current });
                (StatusCode::CONFLICT, body).into_response()
            }
        }
    }
}

/// Writes down how far somebody has come.
#[utoipa::path(post, path = "/candidates/{uid}/stage", tag = "talent-network",
    security(("session" = ["content.edit"])), params(("uid" = Id, Path)), request_body = SetNetworkStage,
    responses((status = 200, body = NetworkMove), (status = 404, body = api::ErrorBody),
        (status = 409, body = NetworkProgressConflict), (status = 422, body = api::ErrorBody)))]
pub async fn set_network_stage(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path(uid): Path<Id>,
    Json(body): Json<SetNetworkStage>,
) -> Result<Json<NetworkMove>, Stayed> {
    let person = CandidateId::find(&uid)?;
    let note = body.note.map(Lines::into_string).unwrap_or_default();
    let moved = suite.candidates.move_to(by(&user), (&person, body.seen.0), (body.stage, note)).await?;
    Ok(Json(moved))
}

/// Takes a step back, while it is the last one in force.
#[utoipa::path(post, path = "/candidates/{uid}/stage/undo", tag = "talent-network",
    security(("session" = ["content.edit"])), params(("uid" = Id, Path)), request_body = UndoNetworkStage,
    responses((status = 200, body = NetworkProgress), (status = 404, body = api::ErrorBody),
        (status = 409, body = NetworkProgressConflict), (status = 422, body = api::ErrorBody)))]
pub async fn undo_network_stage(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path(uid): Path<Id>,
    Json(body): Json<UndoNetworkStage>,
) -> Result<Json<NetworkProgress>, Stayed> {
    let person = CandidateId::find(&uid)?;
    Ok(Json(suite.candidates.move_back(by(&user), (&person, &body.step)).await?))
}

/// Confirms that somebody's profile is right as it is.
#[utoipa::path(post, path = "/candidates/{uid}/confirm", tag = "talent-network",
    security(("session" = ["content.edit"])), params(("uid" = Id, Path)),
    responses((status = 200, body = NetworkConfirmation), (status = 404, body = api::ErrorBody)))]
pub async fn confirm_network_candidate(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path(uid): Path<Id>,
) -> Answer<Json<NetworkConfirmation>> {
    let person = CandidateId::find(&uid)?;
    let confirmation = suite.candidates.confirm(by(&user), &person).await?;
    let freshness = suite.candidates.freshness_of(&person).await?;
    Ok(Json(NetworkConfirmation { freshness, confirmation }))
}

/// Takes a confirmation back. Those of others stay.
#[utoipa::path(post, path = "/candidates/{uid}/confirm/undo", tag = "talent-network",
    security(("session" = ["content.edit"])), params(("uid" = Id, Path)), request_body = UndoNetworkConfirmation,
    responses((status = 200, body = NetworkFreshness), (status = 404, body = api::ErrorBody),
        (status = 409, body = api::ErrorBody), (status = 422, body = api::ErrorBody)))]
pub async fn undo_network_confirmation(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path(uid): Path<Id>,
    Json(body): Json<UndoNetworkConfirmation>,
) -> Answer<Json<NetworkFreshness>> {
    let person = CandidateId::find(&uid)?;
    suite.candidates.unconfirm(by(&user), (&person, &body.confirmation)).await?;
    Ok(Json(suite.candidates.freshness_of(&person).await?))
}
