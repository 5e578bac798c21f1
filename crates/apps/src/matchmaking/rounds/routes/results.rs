use api::{Answer, Id, Json, Path, Query, Whole};
use axum::extract::State;
use identity::{Allowed, permission};
use serde::{Deserialize, Serialize};
use store::Store;
use utoipa::{IntoParams, ToSchema};

use crate::{
    Suite,
    matchmaking::rounds::{
        graph::{Chosen, RoundEdge, RoundNode, choose},
        model::{Named, RoundBlockingPair, RoundMethod, RoundPair, RoundSide, RoundUnmatched, sentence},
        names::Names,
        results::{PairRow, UnmatchedRow},
        store::{
            results::{self as rows, Sort, Wanted},
            runs,
        },
    },
};

const PER_PAGE: u32 = 50;
/// So many pairs a picture has, unless somebody says otherwise.
const DRAWN: u32 = 60;

/// In which order pairs are listed.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum RoundPairSort {
    /// The best first.
    Value,
    Student,
    Mentor,
    /// Students who fare worst by their own order first.
    Choice,
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct ListRoundPairs {
    #[param(inline)]
    method: RoundMethod,
    /// The number of somebody: only their pairs.
    #[param(format = Int64)]
    person: Option<u32>,
    #[param(inline)]
    sort: Option<RoundPairSort>,
    #[param(inline)]
    offset: Option<Whole<0, 100_000>>,
    #[param(inline)]
    limit: Option<Whole<1, 200>>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct RoundPairList {
    pub total: u64,
    pub pairs: Vec<RoundPair>,
}

/// The pairs of a result, a page at a time.
#[utoipa::path(get, path = "/runs/{id}/pairs", tag = "matchmaking", security(("session" = ["apps.use"])),
    params(("id" = Id, Path), ListRoundPairs),
    responses((status = 200, body = RoundPairList), (status = 404, body = api::ErrorBody),
        (status = 409, body = api::ErrorBody)))]
pub async fn list_round_pairs(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
    Path(id): Path<Id>,
    Query(query): Query<ListRoundPairs>,
) -> Answer<Json<RoundPairList>> {
    runs::done(suite.store(), &id).await?;
    let wanted = Wanted {
        method: query.method,
        person: query.person,
        sort: match query.sort {
            None | Some(RoundPairSort::Value) => Sort::Value,
            Some(RoundPairSort::Student) => Sort::Student,
            Some(RoundPairSort::Mentor) => Sort::Mentor,
            Some(RoundPairSort::Choice) => Sort::StudentChoice,
        },
        offset: query.offset.map_or(0, |offset| offset.0.into()),
        limit: query.limit.map_or(PER_PAGE, |limit| limit.0).into(),
    };
    let (total, pairs) = rows::pairs(suite.store(), &id, &wanted).await?;
    Ok(Json(RoundPairList { total, pairs: name_pairs(suite.store(), pairs).await? }))
}

pub async fn name_pairs(store: &Store, pairs: Vec<PairRow>) -> Answer<Vec<RoundPair>> {
    let names = Names::read(store, pairs.iter().flat_map(|pair| [pair.student, pair.mentor])).await?;
    let with_names = |pair: PairRow| RoundPair {
        student: names.student(pair.student),
        mentor: names.mentor(pair.mentor),
        there: pair.there,
        back: pair.back,
        value: pair.value,
        student_choice: pair.student_choice,
        mentor_choice: pair.mentor_choice,
    };
    Ok(pairs.into_iter().map(with_names).collect())
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct ListRoundUnmatched {
    #[param(inline)]
    method: RoundMethod,
    #[param(inline)]
    side: Option<RoundSide>,
    #[param(inline)]
    offset: Option<Whole<0, 100_000>>,
    #[param(inline)]
    limit: Option<Whole<1, 200>>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct RoundUnmatchedList {
    pub total: u64,
    /// Students first, by their numbers.
    pub people: Vec<RoundUnmatched>,
}

/// Those who have nobody, a page at a time, each with what stands in the way.
#[utoipa::path(get, path = "/runs/{id}/unmatched", tag = "matchmaking", security(("session" = ["apps.use"])),
    params(("id" = Id, Path), ListRoundUnmatched),
    responses((status = 200, body = RoundUnmatchedList), (status = 404, body = api::ErrorBody),
        (status = 409, body = api::ErrorBody)))]
pub async fn list_round_unmatched(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
    Path(id): Path<Id>,
    Query(query): Query<ListRoundUnmatched>,
) -> Answer<Json<RoundUnmatchedList>> {
    runs::done(suite.store(), &id).await?;
    let offset = query.offset.map_or(0, |offset| offset.0.into());
    let limit = query.limit.map_or(PER_PAGE, |limit| limit.0).into();
    let (total, people) =
        rows::unmatched(suite.store(), &id, (query.method, query.side), (offset, limit)).await?;
    Ok(Json(RoundUnmatchedList { total, people: name_unmatched(suite.store(), people).await? }))
}

pub async fn name_unmatched(store: &Store, people: Vec<UnmatchedRow>) -> Answer<Vec<RoundUnmatched>> {
    let mentioned = people.iter().flat_map(|one| one.reason.people().chain([one.person]));
    let names = Names::read(store, mentioned.collect::<Vec<_>>()).await?;
    let with_names = |one: UnmatchedRow| {
        let side = one.side;
        let reason = one.reason.named(|person| names.of(side.other(), person));
        let sentence = sentence(side, &reason);
        RoundUnmatched { side, person: names.of(side, one.person), reason, sentence }
    };
    Ok(people.into_iter().map(with_names).collect())
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ListRoundBlocking {
    #[param(inline)]
    method: RoundMethod,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct RoundBlockingList {
    /// How many there are; the first of them are named.
    pub total: u32,
    pub pairs: Vec<RoundBlockingNamed>,
}

/// A student and a mentor who would rather have each other.
#[derive(Debug, Serialize, ToSchema)]
pub struct RoundBlockingNamed {
    pub student: Named,
    pub mentor: Named,
}

/// Students and mentors who would rather have each other than what a result gives them.
#[utoipa::path(get, path = "/runs/{id}/blocking", tag = "matchmaking", security(("session" = ["apps.use"])),
    params(("id" = Id, Path), ListRoundBlocking),
    responses((status = 200, body = RoundBlockingList), (status = 404, body = api::ErrorBody),
        (status = 409, body = api::ErrorBody)))]
pub async fn list_round_blocking(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
    Path(id): Path<Id>,
    Query(query): Query<ListRoundBlocking>,
) -> Answer<Json<RoundBlockingList>> {
    runs::done(suite.store(), &id).await?;
    let run = runs::find(suite.store(), &suite.jobs, &id).await?;
    let numbers = run.comparison.map(|both| match query.method {
        RoundMethod::Stable => both.stable,
        RoundMethod::Total => both.total,
    });
    let (total, pairs) = numbers.map(|one| (one.blocking, one.blocking_pairs)).unwrap_or_default();
    let names = Names::read(suite.store(), pairs.iter().flat_map(|pair| [pair.student, pair.mentor])).await?;
    let with_names = |pair: &RoundBlockingPair| RoundBlockingNamed {
        student: names.student(pair.student),
        mentor: names.mentor(pair.mentor),
    };
    Ok(Json(RoundBlockingList { total, pairs: pairs.iter().map(with_names).collect() }))
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct DrawRoundGraph {
    /// The number of somebody: they, and those who have to do with them.
    #[param(format = Int64)]
    person: Option<u32>,
    /// So many pairs at most.
    #[param(inline)]
    limit: Option<Whole<1, 400>>,
}

/// A picture of both results: students on one side, mentors on the other.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RoundGraph {
    /// Which pairs these are, in a sentence.
    pub selection: String,
    /// How many there are altogether.
    pub total: u32,
    pub nodes: Vec<RoundNode>,
    pub edges: Vec<RoundEdge>,
}

/// Some of the pairs of both results as a picture.
#[utoipa::path(get, path = "/runs/{id}/graph", tag = "matchmaking", security(("session" = ["apps.use"])),
    params(("id" = Id, Path), DrawRoundGraph),
    responses((status = 200, body = RoundGraph), (status = 404, body = api::ErrorBody),
        (status = 409, body = api::ErrorBody)))]
pub async fn draw_round_graph(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
    Path(id): Path<Id>,
    Query(query): Query<DrawRoundGraph>,
) -> Answer<Json<RoundGraph>> {
    runs::done(suite.store(), &id).await?;
    let stable = rows::all_pairs(suite.store(), &id, RoundMethod::Stable).await?;
    let worth_most = rows::all_pairs(suite.store(), &id, RoundMethod::Total).await?;
    let chosen = query.person.map_or(Chosen::Best, Chosen::Around);
    let limit = query.limit.map_or(DRAWN, |limit| limit.0) as usize;
    let (edges, selection) = choose(&stable, &worth_most, (chosen, limit));
    let names = Names::read(suite.store(), edges.iter().flat_map(|edge| [edge.student, edge.mentor])).await?;
    let side = |side: RoundSide, mut people: Vec<u32>| {
        people.sort_unstable();
        people.dedup();
        people.into_iter().map(move |person| (side, person)).collect::<Vec<_>>()
    };
    let students = side(RoundSide::Students, edges.iter().map(|edge| edge.student).collect());
    let mentors = side(RoundSide::Mentors, edges.iter().map(|edge| edge.mentor).collect());
    let nodes = students.into_iter().chain(mentors);
    let nodes = nodes.map(|(side, person)| RoundNode { side, person: names.of(side, person) }).collect();
    let total = stable.iter().chain(&worth_most).map(|pair| (pair.student, pair.mentor));
    let total = total.collect::<std::collections::BTreeSet<_>>().len();
    Ok(Json(RoundGraph { selection, total: u32::try_from(total).unwrap_or(u32::MAX), nodes, edges }))
}
