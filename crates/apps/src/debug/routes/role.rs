//! What a role asks for: each channel by itself on the text as it was typed, and what cleaning it changes.

use std::sync::Arc;

use api::{Answer, ApiError, Json};
use axum::extract::State;
use serde::{Deserialize, Serialize};
use traits::{
    keep::{RoleFamily, TitleStep},
    suggest::{Channel, Embed, Library, Role, Suggested, Unusable, unread},
};
use utoipa::ToSchema;

use super::{DebugTrait, Visiting, timed};
use crate::{
    Suite,
    debug::{
        typed::Typed,
        visible::{Place, Visible, merged, places},
    },
};

/// So many candidates of a channel are shown, and so many traits of a ranking.
const CANDIDATES: usize = 20;
const RANKED: usize = 12;

/// Fewer points are none.
const LEAST: f32 = 1e-6;

/// A role, exactly as it was typed. Either part may be empty, not both.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct DebugRole {
    title: Option<Typed<200>>,
    /// The text of the job description.
    description: Option<Typed<20_000>>,
}

impl DebugRole {
    fn into_texts(self) -> (String, String) {
        let description = self.description.map(Typed::into_string);
        (self.title.map(Typed::into_string).unwrap_or_default(), description.unwrap_or_default())
    }
}

/// What each channel says of a role by itself.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DebugRoleSuggest {
    pub channels: Vec<DebugChannel>,
    /// The kinds of work that the role belongs to.
    pub families: Vec<RoleFamily>,
    pub total_microseconds: u64,
    /// Whether there is a sentence model. Without it the last channel has no candidates.
    pub by_meaning: bool,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DebugChannel {
    /// `general`, `families`, `words` or `meaning`.
    pub name: &'static str,
    pub microseconds: u64,
    /// The best first.
    pub candidates: Vec<DebugCandidate>,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DebugCandidate {
    #[serde(flatten)]
    pub one: DebugTrait,
    /// Points of importance.
    pub score: f32,
}

/// The raw candidates for a role, by channel, with what each took. Nothing is cleaned before, and nothing is kept.
#[utoipa::path(post, path = "/role-suggest", tag = "debug", security(()), request_body = DebugRole,
    responses((status = 200, body = DebugRoleSuggest), (status = 404, body = api::ErrorBody),
        (status = 422, body = api::ErrorBody), (status = 429, body = api::ErrorBody)))]
pub async fn suggest_role_raw(
    State(suite): State<Suite>,
    _visiting: Visiting,
    Json(body): Json<DebugRole>,
) -> Answer<Json<DebugRoleSuggest>> {
    let (title, description) = body.into_texts();
    let (pages, model) = (suite.debug.clone(), Arc::clone(&suite.sentences));
    let work = move || {
        let role = Role { title: &title, description: &description };
        pages.with_library(&model, |library, embed| raw(library, &role, embed))
    };
    suite.debug.work(work).await?.map(Json).map_err(refused)
}

fn raw(library: &Library, role: &Role<'_>, embed: Option<&Embed<'_>>) -> Result<DebugRoleSuggest, Unusable> {
    let (answer, total_microseconds) = timed(|| {
        let channels: Result<Vec<_>, Unusable> =
            Channel::ALL.iter().map(|channel| channel_of(library, *channel, role, embed)).collect();
        Ok::<_, Unusable>((channels?, library.suggest_as_typed(role, embed)?.families))
    });
    let (channels, families) = answer?;
    Ok(DebugRoleSuggest {
        channels,
        families: families.iter().map(Into::into).collect(),
        total_microseconds,
        by_meaning: library.compares_meaning() && embed.is_some(),
    })
}

fn channel_of(
    library: &Library,
    channel: Channel,
    role: &Role<'_>,
    embed: Option<&Embed<'_>>,
) -> Result<DebugChannel, Unusable> {
    let (points, microseconds) = timed(|| library.channel(channel, role, embed));
    let candidates = points?.into_iter().filter(|(_, score)| score.abs() >= LEAST).take(CANDIDATES);
    let candidates = candidates.map(|(key, score)| DebugCandidate { one: DebugTrait::new(key), score });
    Ok(DebugChannel { name: channel.name(), microseconds, candidates: candidates.collect() })
}

/// What cleaning a role changes.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DebugCleanRoleSuggest {
    /// How the title came to what it counts as.
    pub steps: Vec<TitleStep>,
    /// The title as it counted.
    pub title: String,
    /// What our own list of titles calls it.
    pub known_title: Option<String>,
    pub level: Option<String>,
    /// The description as it was typed.
    pub description: String,
    /// What of it was not read.
    pub removed: Vec<Place>,
    /// What is suggested for the role as it was typed.
    pub before: Vec<DebugRank>,
    /// What is suggested for it once it is clean.
    pub after: Vec<DebugMovedRank>,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DebugRank {
    #[serde(flatten)]
    pub one: DebugTrait,
    /// 1 to 5.
    pub importance: f32,
    /// From 1.
    pub rank: u32,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DebugMovedRank {
    #[serde(flatten)]
    pub now: DebugRank,
    /// Nothing, if there was nothing to suggest from.
    pub rank_before: Option<u32>,
}

/// What is suggested for a role before and after it is cleaned, with each step. Nothing is kept.
#[utoipa::path(post, path = "/clean-role-suggest", tag = "debug", security(()), request_body = DebugRole,
    responses((status = 200, body = DebugCleanRoleSuggest), (status = 404, body = api::ErrorBody),
        (status = 422, body = api::ErrorBody), (status = 429, body = api::ErrorBody)))]
pub async fn suggest_role_clean(
    State(suite): State<Suite>,
    _visiting: Visiting,
    Json(body): Json<DebugRole>,
) -> Answer<Json<DebugCleanRoleSuggest>> {
    let (title, description) = body.into_texts();
    let (pages, model) = (suite.debug.clone(), Arc::clone(&suite.sentences));
    let work = move || {
        let role = Role { title: &title, description: &description };
        pages.with_library(&model, |library, embed| clean(library, &role, embed))
    };
    suite.debug.work(work).await?.map(Json).map_err(refused)
}

fn clean(
    library: &Library,
    typed: &Role<'_>,
    embed: Option<&Embed<'_>>,
) -> Result<DebugCleanRoleSuggest, Unusable> {
    let title = Visible::new(typed.title).text.replace(['\n', '\t'], " ");
    let description = Visible::new(typed.description);
    let role = Role { title: &title, description: &description.text };
    let after = library.suggest(&role, embed)?;
    // Before it is clean there may be no word in it.
    let before = library.suggest_as_typed(typed, embed).map(|before| ranks(&before)).unwrap_or_default();
    let rank_before =
        |key: &str| before.iter().find(|ranked| ranked.one.key == key).map(|ranked| ranked.rank);
    let moved = ranks(&after).into_iter().take(RANKED).map(|now| {
        let rank_before = rank_before(&now.one.key);
        DebugMovedRank { now, rank_before }
    });
    let moved: Vec<DebugMovedRank> = moved.collect();
    let mut removed = description.removed.clone();
    removed.extend(unread(&role).iter().filter_map(|bytes| description.typed(bytes)));
    Ok(DebugCleanRoleSuggest {
        steps: steps(typed.title, &title, &after),
        title: after.title.text.clone(),
        known_title: after.title.known.map(str::to_owned),
        level: after.title.level.map(str::to_owned),
        description: typed.description.to_owned(),
        removed: places(typed.description, &merged(removed)),
        after: moved,
        before: before.into_iter().take(RANKED).collect(),
    })
}

/// What was changed, beginning with what nobody sees.
fn steps(typed: &str, seen: &str, suggested: &Suggested) -> Vec<TitleStep> {
    let hidden = (typed != seen).then(|| TitleStep {
        what: "hidden characters".to_owned(),
        before: typed.to_owned(),
        after: seen.to_owned(),
    });
    hidden.into_iter().chain(suggested.title.steps.iter().map(Into::into)).collect()
}

fn ranks(suggested: &Suggested) -> Vec<DebugRank> {
    let ranked = (1..).zip(&suggested.suggestions);
    ranked
        .map(|(rank, one)| DebugRank { one: DebugTrait::new(&one.key), importance: one.importance, rank })
        .collect()
}

fn refused(unusable: Unusable) -> ApiError {
    ApiError::invalid(unusable.to_string())
}
