use std::sync::{Arc, LazyLock};

use api::{Answer, ApiError, Json, Whole};
use axum::extract::State;
use chat::{
    EditedCriterion,
    part::{FitCard, Matches, Sought},
    understand::{Context, Grammar},
};
use identity::{Allowed, permission};
use matching::reciprocal::Move;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    cards::{self, points},
    change::{How, Trial, Tried, what_if},
    criteria::{FitCriterion, NEVER_USED},
    desk::{Ask, Desk, FitPerson, Trouble, Worked},
    explain::{self, Reason},
    grammar::{criterion_of, grammar},
    smallest::Proposal,
    tools::SHOWN,
};
use crate::Suite;

/// More criteria than anybody has.
const MOST_CRITERIA: usize = 40;

static GRAMMAR: LazyLock<Grammar> = LazyLock::new(grammar);

pub fn router() -> OpenApiRouter<Suite> {
    OpenApiRouter::new().routes(routes!(find_fits)).routes(routes!(explain_fit)).routes(routes!(try_fits))
}

/// Whom others are looked for, and what is asked of them.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct FitQuestion {
    /// The number of the person that others are looked for. Without it, they are as the criteria tell.
    person: Option<u32>,
    /// Mentors, unless the person is a mentor.
    seeks: Option<Sought>,
    /// Somebody whom those who are found should be like.
    like: Option<u32>,
    /// As on the chips of the conversation.
    #[serde(default)]
    #[schema(max_items = 40)]
    criteria: Vec<EditedCriterion>,
    /// How much unlikeness counts in the list, from 0 to 1; 0.2 if nobody says otherwise.
    #[schema(minimum = 0, maximum = 1)]
    diversity: Option<f64>,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct FindFits {
    question: FitQuestion,
    #[schema(inline)]
    limit: Option<Whole<1, 20>>,
    #[schema(inline)]
    skip: Option<Whole<0, 10_000>>,
}

/// Who fits both ways.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FitList {
    pub matches: Matches,
    /// How many were compared.
    pub compared: u32,
    /// Whether that is everybody who could be, or the few hundred who come closest.
    pub is_whole: bool,
    /// How many would fit but for something.
    pub apart: u32,
    /// The criteria as they were read.
    pub criteria: Vec<FitCriterion>,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ExplainFit {
    question: FitQuestion,
    /// The number of the person who is asked about.
    about: u32,
    #[schema(inline)]
    shown: Option<Whole<1, 20>>,
}

/// Why somebody fits or does not.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FitExplanation {
    pub name: String,
    /// In the ranking, counted from 1; none if they are out of it.
    pub place: Option<u32>,
    pub is_shown: bool,
    /// By fit they are among those who are shown; variety put somebody else there.
    pub is_passed_over: bool,
    pub card: Option<FitCard>,
    /// What takes them out of the ranking.
    pub blocked: Vec<String>,
    /// Why they were not compared at all.
    pub missing: Option<String>,
    /// Against the last one of the first so many by fit, what costs most first.
    pub differences: Vec<Reason>,
    pub last: Option<FitLast>,
    /// The smallest change of the criteria that would bring them up.
    pub change: Option<Proposal>,
}

/// The last one of the first so many by fit.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FitLast {
    pub person: u32,
    pub name: String,
    pub fit: f64,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct TryFits {
    question: FitQuestion,
    #[schema(min_items = 1, max_items = 20)]
    changes: Vec<FitTrial>,
    #[schema(inline)]
    shown: Option<Whole<1, 20>>,
}

/// A change of all criteria of a slot.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct FitTrial {
    slot: String,
    #[schema(inline)]
    how: FitTrialHow,
    #[schema(inline)]
    weight: Option<Whole<1, 5>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum FitTrialHow {
    Drop,
    Nice,
    Must,
    Weigh,
}

/// What a change does to the first so many by fit.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FitWhatIf {
    /// How many are in the ranking.
    pub before: u32,
    pub after: u32,
    pub enter: Vec<FitMove>,
    pub leave: Vec<FitMove>,
    pub stay: Vec<FitMove>,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FitMove {
    pub person: u32,
    pub name: String,
    /// None if they are out of the ranking.
    pub before: Option<FitStand>,
    pub after: Option<FitStand>,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FitStand {
    /// Counted from 1.
    pub place: u32,
    /// From 0 to 100.
    pub fit: f64,
}

/// Ranks those who fit both ways, by the criteria as they stand: a slider moves, and the list follows.
#[utoipa::path(post, path = "/fits", tag = "matchmaking", security(("session" = ["apps.use"])), request_body = FindFits,
    responses((status = 200, body = FitList), (status = 422, body = api::ErrorBody)))]
pub async fn find_fits(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
    Json(asked): Json<FindFits>,
) -> Answer<Json<FitList>> {
    let worked = work(&suite, asked.question).await?;
    let limit = asked.limit.map_or(SHOWN, |limit| limit.0) as usize;
    let skip = asked.skip.map_or(0, |skip| skip.0) as usize;
    Ok(Json(FitList {
        matches: cards::page(&worked, skip, limit),
        compared: number(worked.others.len()),
        is_whole: worked.is_whole,
        apart: number(worked.ranked.apart.len()),
        criteria: worked.ask.criteria.clone(),
    }))
}

/// Tells why somebody fits or does not, part by part, and what would have to change.
#[utoipa::path(post, path = "/fits/why", tag = "matchmaking", security(("session" = ["apps.use"])),
    request_body = ExplainFit,
    responses((status = 200, body = FitExplanation), (status = 404, body = api::ErrorBody),
        (status = 422, body = api::ErrorBody)))]
pub async fn explain_fit(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
    Json(asked): Json<ExplainFit>,
) -> Answer<Json<FitExplanation>> {
    let shown = asked.shown.map_or(SHOWN, |shown| shown.0) as usize;
    let person = FitPerson { id: Some(asked.about.to_string()), name: format!("#{}", asked.about) };
    let ask = Ask { about: Some(person.clone()), ..ask(&suite, &asked.question)? };
    let worked = desk(&suite).work(ask).await.map_err(not_there)?;
    let told = explain::about(&desk(&suite), &worked, &person, shown).await.map_err(not_there)?;
    let last = told.last.map(|last| FitLast {
        person: last.record.person.id.0,
        name: last.record.person.name(),
        fit: last.fit,
    });
    Ok(Json(FitExplanation {
        card: told.card.and_then(|one| cards::card(&worked, &one)),
        name: told.name,
        place: told.place,
        is_shown: told.is_shown,
        is_passed_over: told.is_passed_over,
        blocked: told.blocked,
        missing: told.missing,
        differences: told.lost,
        last,
        change: told.change,
    }))
}

/// Tells who would enter and who would leave, if criteria were dropped, softened, hardened or weighed otherwise.
#[utoipa::path(post, path = "/fits/what-if", tag = "matchmaking", security(("session" = ["apps.use"])),
    request_body = TryFits,
    responses((status = 200, body = FitWhatIf), (status = 422, body = api::ErrorBody)))]
pub async fn try_fits(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
    Json(asked): Json<TryFits>,
) -> Answer<Json<FitWhatIf>> {
    let shown = asked.shown.map_or(SHOWN, |shown| shown.0) as usize;
    let worked = work(&suite, asked.question).await?;
    let trials = asked.changes.iter().map(|trial| of_slot(&worked, trial)).collect::<Answer<Vec<_>>>()?;
    let tried = what_if(&desk(&suite), &worked, &trials, shown).await.map_err(not_there)?;
    let moves = |all: &[Move]| all.iter().filter_map(|one| moved(&tried, one)).collect();
    Ok(Json(FitWhatIf {
        before: number(tried.moves.before),
        after: number(tried.moves.after),
        enter: moves(&tried.moves.enter),
        leave: moves(&tried.moves.leave),
        stay: moves(&tried.moves.stay),
    }))
}

fn of_slot(worked: &Worked, trial: &FitTrial) -> Answer<Trial> {
    let how = match trial.how {
        FitTrialHow::Drop => How::Drop,
        FitTrialHow::Nice => How::Nice,
        FitTrialHow::Must => How::Must,
        FitTrialHow::Weigh => How::Weigh,
    };
    let none = || format!("Nothing was asked for in “{}”, so there is nothing to change.", trial.slot);
    let own = Trial::of_slot(worked, how, &trial.slot).ok_or_else(|| ApiError::invalid(none()))?;
    if how == How::Weigh && trial.weight.is_none() {
        return Err(ApiError::invalid("weight: say which, from 1 to 5."));
    }
    let weight = trial.weight.and_then(|weight| u8::try_from(weight.0).ok());
    Ok(Trial { weight, ..own })
}

fn moved(tried: &Tried, one: &Move) -> Option<FitMove> {
    let stand =
        |at: Option<(usize, f64)>| at.map(|(place, fit)| FitStand { place: number(place), fit: points(fit) });
    let name = tried.record(one.id)?.person.name();
    Some(FitMove { person: one.id, name, before: stand(one.before), after: stand(one.after) })
}

fn number(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

fn desk(suite: &Suite) -> Desk {
    Desk { campus: suite.campus.clone(), store: suite.store().clone() }
}

async fn work(suite: &Suite, question: FitQuestion) -> Answer<Arc<Worked>> {
    desk(suite).work(ask(suite, &question)?).await.map_err(not_there)
}

fn ask(suite: &Suite, question: &FitQuestion) -> Answer<Ask> {
    if question.criteria.len() > MOST_CRITERIA {
        return Err(ApiError::invalid(format!("At most {MOST_CRITERIA} criteria can be compared at once.")));
    }
    if question.diversity.is_some_and(|share| !(0.0..=1.0).contains(&share)) {
        return Err(ApiError::invalid("diversity: a share lies between 0 and 1."));
    }
    let context = Context::on(suite.store().today());
    let criteria = GRAMMAR.read_chips("match", &question.criteria, &context).map_err(ApiError::invalid)?;
    let criteria: Vec<FitCriterion> = criteria.iter().filter_map(criterion_of).collect();
    if let Some(chip) = criteria.iter().find(|chip| chip.is_protected()) {
        return Err(ApiError::invalid(format!(
            "“{}” cannot be used: {NEVER_USED}. Please remove it.",
            chip.text
        )));
    }
    let person = |id: u32| FitPerson { id: Some(id.to_string()), name: format!("#{id}") };
    let ask = Ask {
        whom: question.person.map(person),
        seeks: question.seeks,
        like: question.like.map(person),
        criteria,
        diversity: question.diversity,
        about: None,
    };
    if ask.is_empty() {
        let message = "Say whom it is for: a person, or at least one criterion such as a goal or a field.";
        return Err(ApiError::invalid(message));
    }
    Ok(ask)
}

fn not_there(trouble: Trouble) -> ApiError {
    match trouble {
        Trouble::Said(why) => ApiError::invalid(chat::phrase::sentence_case(&why)),
        Trouble::Several(several) => {
            ApiError::invalid(format!("Several people are called {}. Send a number.", several.name))
        }
        Trouble::Store(error) => error.into(),
    }
}
