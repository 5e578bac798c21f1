use api::{Answer, Id, Json, Path};
use axum::extract::State;
use candidates::CandidateId;
use identity::{Allowed, permission};

use super::APP;
use crate::{
    Suite,
    talent_network::{
        cohort::{Cohort, apart, nobody},
        employer,
        model::{NetworkEmployerView, NetworkProfile},
        profile,
    },
};

/// One candidate: evidence, wishes, consents, and the open roles that are for them. Who looks at it is written down.
#[utoipa::path(get, path = "/candidates/{uid}", tag = "talent-network", security(("session" = ["apps.use"])),
    params(("uid" = Id, Path)),
    responses((status = 200, body = NetworkProfile), (status = 404, body = api::ErrorBody)))]
pub async fn find_network_candidate(
    State(suite): State<Suite>,
    user: Allowed<permission::UseApps>,
    Path(uid): Path<Id>,
) -> Answer<Json<NetworkProfile>> {
    let person = CandidateId::find(&uid)?;
    let shown = profile::profile(&suite, &person).await?;
    suite.candidates.saw((&user.uid, &user.display_name), &[person], (APP, "profile")).await?;
    Ok(Json(shown))
}

/// Exactly what an employer sees of somebody. Who looks at it is written down.
#[utoipa::path(get, path = "/candidates/{uid}/employer-view", tag = "talent-network",
    security(("session" = ["apps.use"])), params(("uid" = Id, Path)),
    responses((status = 200, body = NetworkEmployerView), (status = 404, body = api::ErrorBody)))]
pub async fn find_network_employer_view(
    State(suite): State<Suite>,
    user: Allowed<permission::UseApps>,
    Path(uid): Path<Id>,
) -> Answer<Json<NetworkEmployerView>> {
    let person = CandidateId::find(&uid)?;
    let cohort = Cohort::open(&suite.candidates).await?;
    let opened = suite.candidates.open(&person).await?;
    // What they agree to is looked at last: what is shown is never more than that.
    let agreement = suite.candidates.agreement(&person).await?;
    let one = cohort.network.find(&person).cloned().ok_or_else(nobody)?;
    let view = apart(move || employer::view(&opened, &one, agreement.as_ref())).await?;
    suite.candidates.saw((&user.uid, &user.display_name), &[person], (APP, "employer view")).await?;
    Ok(Json(view))
}
