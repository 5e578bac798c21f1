use api::{Answer, ApiError, Json, Text};
use axum::extract::State;
use serde::{Deserialize, Deserializer};
use utoipa::ToSchema;

use crate::{Allowed, Identity, Profile, ProfileChange, enter, permission};

/// One's own profile.
#[utoipa::path(get, path = "/api/profile", tag = "profile", security(("session" = ["profile.edit"])),
    responses((status = 200, body = Profile)))]
pub async fn find_profile(user: Allowed<permission::EditProfile>) -> Json<Profile> {
    Json(user.profile())
}

/// What people may change of themselves: nothing that decides what they may do.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct UpdateProfile {
    display_name: Option<Text<1, 200>>,
    /// `null` removes the picture.
    #[serde(rename = "photoURL", default, deserialize_with = "given")]
    #[schema(value_type = Option<String>, max_length = 2048, pattern = "^https://")]
    photo_url: Option<Option<String>>,
}

/// Tells a field that is `null` from one that is not there.
fn given<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Option<String>>, D::Error> {
    Option::deserialize(deserializer).map(Some)
}

/// Changes one's own name or picture.
#[utoipa::path(patch, path = "/api/profile", tag = "profile", security(("session" = ["profile.edit"])),
    request_body = UpdateProfile, responses((status = 200, body = Profile)))]
pub async fn update_profile(
    State(identity): State<Identity>,
    user: Allowed<permission::EditProfile>,
    Json(request): Json<UpdateProfile>,
) -> Answer<Json<Profile>> {
    let refused = || ApiError::invalid("photoURL: an address that starts with https://");
    let photo_url = match request.photo_url {
        None => None,
        Some(None) => Some(None),
        Some(Some(address)) => Some(Some(enter::photo_url(Some(&address)).ok_or_else(refused)?)),
    };
    let change = ProfileChange { display_name: request.display_name.map(Text::into_string), photo_url };
    let after = identity.update_profile(&user.actor(), change).await?;
    Ok(Json(after.profile()))
}
