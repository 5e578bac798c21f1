use api::{Answer, Id, Json, Path};
use axum::extract::State;
use identity::{Allowed, permission};

use super::APP;
use crate::{
    Suite,
    role_matching::{
        desk::{Desk, apart},
        model::{CandidateRanking, RankCandidates},
    },
};

const PER_PAGE: u32 = 50;

/// Everybody of a role's pool, ranked, a page at a time. Who looks at it is written down.
#[utoipa::path(post, path = "/roles/{id}/ranking", tag = "role-matching", security(("session" = ["apps.use"])),
    params(("id" = Id, Path)), request_body = RankCandidates,
    responses((status = 200, body = CandidateRanking), (status = 404, body = api::ErrorBody),
        (status = 422, body = api::ErrorBody)))]
pub async fn rank_candidates(
    State(suite): State<Suite>,
    user: Allowed<permission::UseApps>,
    Path(id): Path<Id>,
    Json(body): Json<RankCandidates>,
) -> Answer<Json<CandidateRanking>> {
    let cut = body.cut.and_then(|cut| u16::try_from(cut.0).ok());
    let desk = Desk::open(&suite.candidates, (&id, &user.uid), (body.what_if, cut)).await?;
    let offset = body.offset.map_or(0, |offset| offset.0) as usize;
    let limit = body.limit.map_or(PER_PAGE, |limit| limit.0) as usize;
    let (filter, sort, blind) = (body.filter, body.sort, body.blind);
    let ranking = apart(move || {
        let chosen = desk.chosen(&filter, sort, blind);
        let shown: Vec<usize> = chosen.iter().skip(offset).take(limit).copied().collect();
        (desk.page((&chosen, &shown), blind), desk.people(&shown))
    });
    let (ranking, seen) = ranking.await?;
    let what = if blind { "ranking, blind" } else { "ranking with names" };
    suite.candidates.saw((&user.uid, &user.display_name), &seen, (APP, what)).await?;
    Ok(Json(ranking))
}
