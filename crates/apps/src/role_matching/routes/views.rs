use api::{Answer, Json, Query, Text};
use axum::extract::State;
use candidates::{CandidateSource, ViewFilter};
use identity::{Allowed, permission};

use crate::{
    Suite,
    role_matching::{
        desk::count,
        model::{LabelledTalentView, ListTalentViews, TalentPool, TalentViewList},
        who::{meant, recalled},
    },
};

const PER_PAGE: u32 = 50;

/// How many can be ranked, and how many of them are compared by meaning.
#[utoipa::path(get, path = "/pool", tag = "role-matching", security(("session" = ["apps.use"])),
    responses((status = 200, body = TalentPool)))]
pub async fn find_talent_pool(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
) -> Answer<Json<TalentPool>> {
    let pool = suite.candidates.pool().await?;
    let of_campus = pool.members.iter().filter(|one| one.source == CandidateSource::Campus).count();
    Ok(Json(TalentPool {
        revision: pool.revision.clone(),
        size: count(pool.members.len()),
        campus: count(of_campus),
        uploaded: count(pool.members.len() - of_campus),
        meaning: pool.meaning,
    }))
}

/// Who has seen whom, the newest first.
#[utoipa::path(get, path = "/views", tag = "role-matching", security(("session" = ["apps.use"])),
    params(ListTalentViews),
    responses((status = 200, body = TalentViewList), (status = 404, body = api::ErrorBody)))]
pub async fn list_talent_views(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
    Query(query): Query<ListTalentViews>,
) -> Answer<Json<TalentViewList>> {
    let person = match query.candidate {
        Some(id) => Some(meant(&suite.candidates, &id).await?),
        None => None,
    };
    let filter = ViewFilter {
        person,
        by_uid: query.by.map(Text::into_string),
        before: query.before.map(|id| id.to_string()),
        limit: query.limit.map_or(PER_PAGE, |limit| limit.0).into(),
    };
    let (total, views) = suite.candidates.views(&filter).await?;
    let pool = suite.candidates.pool().await?;
    let views = views.into_iter().map(|mut view| {
        let label = pool.find(&view.person).map(|member| member.label.clone());
        recalled(&pool, &mut view.person);
        LabelledTalentView { view, label }
    });
    Ok(Json(TalentViewList { total, views: views.collect() }))
}
