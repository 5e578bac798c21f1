use api::{Answer, ApiError, Id, Json, Path};
use axum::{extract::State, http::StatusCode};
use identity::{Allowed, permission};
use serde::{Deserialize, Serialize};
use serde_json::json;
use store::jobs::{Filter, Job, NewJob, State as JobState};
use utoipa::ToSchema;

use crate::{
    Suite,
    matchmaking::rounds::{
        model::{Named, RoundMethod, RoundMethodNumbers},
        names::Names,
        store::runs,
        what_if::{Asked, KIND, RoundChange, Told},
    },
};

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct AskRoundWhatIf {
    method: RoundMethod,
    change: RoundChange,
}

/// A question what would be, and once it is known, the answer.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RoundWhatIf {
    /// The job at work on it. How far it is, and how to stop it, is with the jobs.
    pub job: String,
    pub state: JobState,
    pub method: RoundMethod,
    pub change: RoundChange,
    /// Why it failed, for people.
    pub error: Option<String>,
    /// Only once it is done.
    pub answer: Option<RoundWhatIfAnswer>,
}

/// What would be.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RoundWhatIfAnswer {
    pub before: RoundMethodNumbers,
    pub after: RoundMethodNumbers,
    /// Students who would have somebody else, or nobody.
    pub moved: Vec<RoundMoved>,
    /// Whether the run would still come out as it did: nothing it rests on has changed since.
    pub is_current: bool,
}

/// A student whom a change would touch.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RoundMoved {
    pub student: Named,
    pub before: Option<Named>,
    pub after: Option<Named>,
}

/// Asks who would have whom if one thing were different. Keeps nothing but the answer, as long as its job. Whoever asks
/// anew no longer waits for the answer to what they asked before.
#[utoipa::path(post, path = "/runs/{id}/what-if", tag = "matchmaking", security(("session" = ["apps.use"])),
    params(("id" = Id, Path)), request_body = AskRoundWhatIf,
    responses((status = 202, body = RoundWhatIf), (status = 404, body = api::ErrorBody),
        (status = 409, body = api::ErrorBody), (status = 422, body = api::ErrorBody)))]
pub async fn ask_round_what_if(
    State(suite): State<Suite>,
    user: Allowed<permission::UseApps>,
    Path(id): Path<Id>,
    Json(body): Json<AskRoundWhatIf>,
) -> Answer<(StatusCode, Json<RoundWhatIf>)> {
    body.change.check().map_err(ApiError::invalid)?;
    let run = runs::done(suite.store(), &id).await?;
    let is_there = run.cohort.is_some_and(|cohort| body.change.is_about(&cohort));
    if !is_there {
        return Err(ApiError::invalid(
            "change: this person did not take part in the run. Choose one who did.",
        ));
    }
    let asked = Asked { run: run.id, method: body.method, change: body.change };
    let title = "What would be in a round".to_owned();
    let new = NewJob { kind: KIND, title, owner: Some(user.uid.clone()), input: json!(asked) };
    let job = suite.jobs.create(new).await?;
    cancel_before(&suite, &job).await?;
    Ok((StatusCode::ACCEPTED, Json(shown(&suite, job).await?)))
}

/// Each asks one thing at a time: of a viewer who asks a thousand, the last one is worked out.
async fn cancel_before(suite: &Suite, job: &Job) -> Answer<()> {
    for state in [JobState::Waiting, JobState::Running] {
        let (owner, kind) = (job.owner.clone(), Some(KIND.to_owned()));
        let filter = Filter { owner, kind, state: Some(state), ..Filter::default() };
        for other in suite.jobs.list(&filter).await? {
            if other.id < job.id && !other.cancel_requested {
                suite.jobs.cancel(&other.id).await?;
            }
        }
    }
    Ok(())
}

/// The answer to such a question. It is worth asking again until its state is `done`, `failed` or `cancelled`.
#[utoipa::path(get, path = "/what-ifs/{id}", tag = "matchmaking", security(("session" = ["apps.use"])),
    params(("id" = Id, Path)),
    responses((status = 200, body = RoundWhatIf), (status = 404, body = api::ErrorBody)))]
pub async fn find_round_what_if(
    State(suite): State<Suite>,
    user: Allowed<permission::UseApps>,
    Path(id): Path<Id>,
) -> Answer<Json<RoundWhatIf>> {
    let job = suite.jobs.find(&id).await?;
    let is_theirs = |job: &Job| job.kind == KIND && job.owner.as_deref() == Some(&*user.uid);
    let job = job
        .filter(is_theirs)
        .ok_or_else(|| ApiError::not_found("There is no such question any more. Ask it again."))?;
    Ok(Json(shown(&suite, job).await?))
}

async fn shown(suite: &Suite, job: Job) -> Answer<RoundWhatIf> {
    let asked: Asked = serde_json::from_value(job.input).map_err(ApiError::internal)?;
    let told = job.result.map(serde_json::from_value::<Told>).transpose().map_err(ApiError::internal)?;
    let answer = match told {
        Some(told) => Some(named(suite, told).await?),
        None => None,
    };
    let Asked { method, change, .. } = asked;
    Ok(RoundWhatIf { job: job.id, state: job.state, method, change, error: job.error, answer })
}

async fn named(suite: &Suite, told: Told) -> Answer<RoundWhatIfAnswer> {
    let mentioned = told.moved.iter().flat_map(|(student, from, to)| [Some(*student), *from, *to]);
    let names = Names::read(suite.store(), mentioned.flatten().collect::<Vec<_>>()).await?;
    let moved = told.moved.into_iter().map(|(student, from, to)| RoundMoved {
        student: names.student(student),
        before: from.map(|mentor| names.mentor(mentor)),
        after: to.map(|mentor| names.mentor(mentor)),
    });
    Ok(RoundWhatIfAnswer {
        before: told.before,
        after: told.after,
        moved: moved.collect(),
        is_current: told.is_current,
    })
}
