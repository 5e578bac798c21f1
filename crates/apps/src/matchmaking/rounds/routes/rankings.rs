use std::collections::BTreeSet;

use api::{Answer, ApiError, Id, Json, Path, Query, Whole};
use axum::extract::State;
use identity::{Allowed, permission};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::by;
use crate::{
    Suite,
    matchmaking::rounds::{
        model::{Ranking, RoundRanking, RoundSide},
        names::Names,
        store::{
            self as rows,
            merged::Merged,
            rankings::{self, Kept},
        },
    },
};

/// So many people one list can name.
const MOST_RANKED: usize = 2000;
const PER_PAGE: u32 = 50;

#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct ListRoundRankings {
    #[param(inline)]
    side: RoundSide,
    #[param(inline)]
    offset: Option<Whole<0, 100_000>>,
    #[param(inline)]
    limit: Option<Whole<1, 200>>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct RoundRankingList {
    pub total: u64,
    /// By the numbers of those who made them.
    pub rankings: Vec<RoundRanking>,
}

/// The lists of one side that were ranked by hand, a page at a time.
#[utoipa::path(get, path = "/rounds/{id}/rankings", tag = "matchmaking", security(("session" = ["apps.use"])),
    params(("id" = Id, Path), ListRoundRankings),
    responses((status = 200, body = RoundRankingList), (status = 404, body = api::ErrorBody)))]
pub async fn list_round_rankings(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
    Path(id): Path<Id>,
    Query(query): Query<ListRoundRankings>,
) -> Answer<Json<RoundRankingList>> {
    rows::find(suite.store(), &id).await?;
    let page = (query.offset.map_or(0, |offset| offset.0), query.limit.map_or(PER_PAGE, |limit| limit.0));
    let page = (u64::from(page.0), u64::from(page.1));
    let (total, kept) = rankings::page(suite.store(), &id, query.side, page).await?;
    Ok(Json(RoundRankingList { total, rankings: with_names(&suite, kept).await? }))
}

/// A list, if there is one.
#[derive(Debug, Serialize, ToSchema)]
pub struct RoundRankingFound {
    pub ranking: Option<RoundRanking>,
}

/// Whom somebody was ranked to have, by hand; nothing as long as nobody has ranked for them.
#[utoipa::path(get, path = "/rounds/{id}/rankings/{field}/{number}", tag = "matchmaking",
    security(("session" = ["apps.use"])),
    params(("id" = Id, Path), ("field" = RoundSide, Path), ("number" = u32, Path)),
    responses((status = 200, body = RoundRankingFound), (status = 404, body = api::ErrorBody)))]
pub async fn find_round_ranking(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
    Path((id, side, person)): Path<(Id, RoundSide, u32)>,
) -> Answer<Json<RoundRankingFound>> {
    rows::find(suite.store(), &id).await?;
    if let Some(kept) = rankings::find(suite.store().reader(), &id, (side, person)).await? {
        return Ok(Json(RoundRankingFound { ranking: with_names(&suite, vec![kept]).await?.pop() }));
    }
    if !Names::read(suite.store(), [person]).await?.knows(person) {
        return Err(ApiError::not_found(format!("Nobody on the campus has the number {person}.")));
    }
    Ok(Json(RoundRankingFound { ranking: None }))
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PutRoundRanking {
    /// The numbers of those of the other side, the best first; those who are alike to them together.
    #[schema(max_items = 2000)]
    tiers: Vec<Vec<u32>>,
    /// Whether the others follow in the order of their scores, or are not wanted.
    #[serde(default)]
    rest: bool,
    // The revision that this was made of; 0 if there was none.
    #[schema(inline)]
    seen: Whole<0, 1_000_000_000>,
}

/// A list, and the one before it, to go back to.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RoundRankingSaved {
    pub ranking: RoundRanking,
    pub before: Option<RoundRanking>,
}

/// Ranks by hand whom somebody would have.
#[utoipa::path(put, path = "/rounds/{id}/rankings/{field}/{number}", tag = "matchmaking",
    security(("session" = ["content.edit"])),
    params(("id" = Id, Path), ("field" = RoundSide, Path), ("number" = u32, Path)),
    request_body = PutRoundRanking,
    responses((status = 200, body = RoundRankingSaved), (status = 404, body = api::ErrorBody),
        (status = 409, body = api::ErrorBody), (status = 422, body = api::ErrorBody)))]
pub async fn put_round_ranking(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path((id, side, person)): Path<(Id, RoundSide, u32)>,
    Json(body): Json<PutRoundRanking>,
) -> Answer<Json<RoundRankingSaved>> {
    rows::find(suite.store(), &id).await?;
    let ranking = checked(Ranking { side, person, tiers: body.tiers, rest: body.rest })?;
    let names = Names::read(suite.store(), mentioned(&ranking)).await?;
    if let Some(nobody) = mentioned(&ranking).into_iter().find(|person| !names.knows(*person)) {
        return Err(ApiError::invalid(format!(
            "Nobody on the campus has the number {nobody}. Take it off the list."
        )));
    }
    let before = rankings::put(suite.store(), by(&user), &id, (ranking, body.seen.0)).await?;
    let kept = rankings::find(suite.store().reader(), &id, (side, person))
        .await?
        .ok_or_else(rankings::not_ranked)?;
    let before = with_names(&suite, before.into_iter().collect()).await?.pop();
    Ok(Json(RoundRankingSaved { ranking: named(&kept, &names), before }))
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct DeleteRoundRanking {
    /// The revision that was seen.
    #[param(inline)]
    seen: Whole<1, 1_000_000_000>,
}

/// Takes a list away: from then on the scores count. Gives what it said, to go back to.
#[utoipa::path(delete, path = "/rounds/{id}/rankings/{field}/{number}", tag = "matchmaking",
    security(("session" = ["content.edit"])),
    params(("id" = Id, Path), ("field" = RoundSide, Path), ("number" = u32, Path), DeleteRoundRanking),
    responses((status = 200, body = RoundRanking), (status = 404, body = api::ErrorBody),
        (status = 409, body = api::ErrorBody)))]
pub async fn delete_round_ranking(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path((id, side, person)): Path<(Id, RoundSide, u32)>,
    Query(query): Query<DeleteRoundRanking>,
) -> Answer<Json<RoundRanking>> {
    let removed = rankings::remove(suite.store(), by(&user), &id, (side, person, query.seen.0)).await?;
    let removed = with_names(&suite, vec![removed]).await?.pop();
    Ok(Json(removed.ok_or_else(rankings::not_ranked)?))
}

fn checked(mut ranking: Ranking) -> Answer<Ranking> {
    ranking.tiers.retain(|tier| !tier.is_empty());
    let all: Vec<u32> = ranking.tiers.iter().flatten().copied().collect();
    if all.len() > MOST_RANKED {
        return Err(ApiError::invalid(format!("tiers: at most {MOST_RANKED} people on a list.")));
    }
    if all.contains(&ranking.person) {
        return Err(ApiError::invalid("tiers: nobody ranks themselves. Take the person off their own list."));
    }
    if all.iter().collect::<BTreeSet<_>>().len() < all.len() {
        return Err(ApiError::invalid("tiers: somebody is named twice. Name each once."));
    }
    Ok(ranking)
}

fn mentioned(ranking: &Ranking) -> Vec<u32> {
    ranking.tiers.iter().flatten().copied().chain([ranking.person]).collect()
}

async fn with_names(suite: &Suite, kept: Vec<Kept>) -> Answer<Vec<RoundRanking>> {
    let db = suite.store().reader();
    let merged = Merged::read(db, rows::campus(db).await?).await?;
    let now = |one: Kept| Kept { ranking: merged.ranking(one.ranking), ..one };
    let kept: Vec<Kept> = kept.into_iter().map(now).collect();
    let people: Vec<u32> = kept.iter().flat_map(|one| mentioned(&one.ranking)).collect();
    let names = Names::read(suite.store(), people).await?;
    Ok(kept.iter().map(|one| named(one, &names)).collect())
}

fn named(kept: &Kept, names: &Names) -> RoundRanking {
    let tiers = kept.ranking.tiers.iter();
    RoundRanking {
        side: kept.ranking.side,
        person: names.named(kept.ranking.person),
        tiers: tiers.map(|tier| tier.iter().map(|person| names.named(*person)).collect()).collect(),
        rest: kept.ranking.rest,
        revision: kept.revision,
        updated_at: kept.updated_at,
    }
}
