use std::collections::{BTreeMap, BTreeSet, HashMap};

use api::{Answer, Id, Json, Path, Query, Text, Whole, receive};
use axum::{body::Body, extract::State};
use campus::{
    model::KeySystem,
    store::{imports::lookup, people},
};
use identity::{Allowed, permission};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::{RoundConflict, by};
use crate::{
    Suite,
    matchmaking::rounds::{
        cohort::{Cohort, Participant, RoundMember, members, resolve},
        file::{self, RoundFileReport, Row, Who},
        model::{Round, RoundCapacity, RoundCount, RoundList, RoundPlan, RoundSide},
        store::{self as rows, Unsaved, merged::Merged},
    },
};

/// The largest file of people.
const MOST_BYTES: usize = 8 * 1024 * 1024;
/// So many of each side are shown of a cohort.
const SAMPLE: usize = 20;
const PER_PAGE: u32 = 50;

/// Who would take part.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RoundCohort {
    pub students: RoundCohortSide,
    pub mentors: RoundCohortSide,
    /// People who were asked for and take no part: how many for each reason.
    pub left_out: Vec<RoundCount>,
    /// How many pairs there are to compare.
    pub pairs: u64,
    /// Why the round cannot be run like this, and what to do about it.
    pub problem: Option<String>,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RoundCohortSide {
    pub total: u32,
    /// Students who look for a mentor, or places that mentors have.
    pub places: u32,
    /// The first of them by their numbers.
    pub sample: Vec<RoundMember>,
}

impl RoundCohortSide {
    async fn read(suite: &Suite, edition: i32, (side, people): (RoundSide, &[Participant])) -> Answer<Self> {
        let first = &people[..people.len().min(SAMPLE)];
        Ok(Self {
            total: u32::try_from(people.len()).unwrap_or(u32::MAX),
            places: people.iter().map(|one| u32::from(one.places)).sum(),
            sample: members(suite, edition, (side, first)).await?,
        })
    }
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PreviewRoundCohort {
    plan: RoundPlan,
}

/// Who would take part by a plan. Keeps nothing.
#[utoipa::path(post, path = "/rounds/cohort", tag = "matchmaking", security(("session" = ["apps.use"])),
    request_body = PreviewRoundCohort,
    responses((status = 200, body = RoundCohort), (status = 409, body = api::ErrorBody),
        (status = 422, body = api::ErrorBody)))]
pub async fn preview_round_cohort(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
    Json(body): Json<PreviewRoundCohort>,
) -> Answer<Json<RoundCohort>> {
    let cohort = resolve(&suite, &body.plan.checked()?).await?;
    let (students, mentors) =
        ((RoundSide::Students, &*cohort.students), (RoundSide::Mentors, &*cohort.mentors));
    Ok(Json(RoundCohort {
        students: RoundCohortSide::read(&suite, cohort.edition, students).await?,
        mentors: RoundCohortSide::read(&suite, cohort.edition, mentors).await?,
        left_out: cohort.counts(),
        pairs: cohort.pairs(),
        problem: cohort.problem(),
    }))
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct ListRoundMembers {
    #[param(inline)]
    side: RoundSide,
    #[param(inline)]
    offset: Option<Whole<0, 100_000>>,
    #[param(inline)]
    limit: Option<Whole<1, 200>>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct RoundMemberList {
    pub total: u32,
    /// By their numbers.
    pub people: Vec<RoundMember>,
}

/// Those of one side who take part, a page at a time, with the places that they have.
#[utoipa::path(get, path = "/rounds/{id}/people", tag = "matchmaking", security(("session" = ["apps.use"])),
    params(("id" = Id, Path), ListRoundMembers),
    responses((status = 200, body = RoundMemberList), (status = 404, body = api::ErrorBody),
        (status = 409, body = api::ErrorBody)))]
pub async fn list_round_members(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
    Path(id): Path<Id>,
    Query(query): Query<ListRoundMembers>,
) -> Answer<Json<RoundMemberList>> {
    let round = rows::find(suite.store(), &id).await?;
    let Cohort { edition, students, mentors, .. } = resolve(&suite, &round.plan).await?;
    let people = match query.side {
        RoundSide::Students => students,
        RoundSide::Mentors => mentors,
    };
    let (offset, limit) =
        (query.offset.map_or(0, |offset| offset.0), query.limit.map_or(PER_PAGE, |limit| limit.0));
    let first = people.len().min(offset as usize);
    let end = people.len().min(first + limit as usize);
    let total = u32::try_from(people.len()).unwrap_or(u32::MAX);
    let people = members(&suite, edition, (query.side, &people[first..end])).await?;
    Ok(Json(RoundMemberList { total, people }))
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct UploadRoundPeople {
    #[param(inline)]
    side: RoundSide,
    /// What the file is called.
    #[param(value_type = String, min_length = 1, max_length = 200)]
    name: Text<1, 200>,
    /// The revision of the round that it is for.
    #[param(inline)]
    seen: Whole<1, 1_000_000_000>,
    /// Only looks at the file, and changes nothing.
    check: Option<bool>,
}

/// What became of a file.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RoundFileAnswer {
    pub report: RoundFileReport,
    /// The round as it is now.
    pub round: Round,
}

/// Names the people of one side in a file: the body of the request is the file as it is, CSV with a column `id` or `email`,
/// and for mentors `capacity`. Rows that cannot be taken are told one by one; the others take the place of the filter.
#[utoipa::path(post, path = "/rounds/{id}/people", tag = "matchmaking", security(("session" = ["content.edit"])),
    params(("id" = Id, Path), UploadRoundPeople),
    request_body(content = Vec<u8>, content_type = "application/octet-stream"),
    responses((status = 200, body = RoundFileAnswer), (status = 404, body = api::ErrorBody),
        (status = 409, body = RoundConflict), (status = 413, body = api::ErrorBody),
        (status = 422, body = api::ErrorBody)))]
pub async fn upload_round_people(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path(id): Path<Id>,
    Query(query): Query<UploadRoundPeople>,
    body: Body,
) -> Result<Json<RoundFileAnswer>, Unsaved> {
    let round = rows::find(suite.store(), &id).await?;
    let data = receive(body, MOST_BYTES).await?;
    let (found, mut report) = file::read(&data, query.side)?;
    let found = look_up(&suite, found, &mut report).await?;
    report.people = u32::try_from(found.len()).unwrap_or(u32::MAX);
    if query.check.unwrap_or(false) || found.is_empty() {
        return Ok(Json(RoundFileAnswer { report, round }));
    }
    let mut plan = round.plan.clone();
    let file = query.name.into_string();
    plan.group_mut(query.side).listed = Some(RoundList { file, people: found.keys().copied().collect() });
    if query.side == RoundSide::Mentors {
        let mut set: BTreeMap<u32, u16> =
            plan.capacities.iter().map(|one| (one.person, one.places)).collect();
        set.extend(found.iter().filter_map(|(person, places)| Some((*person, (*places)?))));
        plan.capacities = set.into_iter().map(|(person, places)| RoundCapacity { person, places }).collect();
    }
    let new = (round.name.clone(), plan.checked()?);
    let round = rows::save(suite.store(), by(&user), (&id, query.seen.0), new).await?;
    Ok(Json(RoundFileAnswer { report, round }))
}

/// Who is meant by each row: people with the places that the file says they have.
async fn look_up(
    suite: &Suite,
    found: Vec<Row>,
    report: &mut RoundFileReport,
) -> Answer<BTreeMap<u32, Option<u16>>> {
    let db = suite.store().reader();
    let edition = rows::campus(db).await?;
    let merged = Merged::read(db, edition).await?;
    let numbers = found.iter().filter_map(|row| match &row.who {
        Who::Number(number) | Who::Both(number, _) => Some(*number),
        Who::Address(_) => None,
    });
    let numbers = merged.all(numbers);
    let mut there = BTreeMap::new();
    for some in numbers.chunks(1000) {
        let people = people::some(db, edition, some.iter().copied()).await?;
        there.extend(people.into_iter().map(|person| (person.id.0, person.email.trim().to_lowercase())));
    }
    let addresses: BTreeSet<String> = found
        .iter()
        .filter_map(|row| match &row.who {
            Who::Address(address) => Some(address.clone()),
            Who::Number(_) | Who::Both(..) => None,
        })
        .collect();
    let addresses: Vec<String> = addresses.into_iter().collect();
    let holders: HashMap<_, _> = lookup::emails(db, edition, &addresses, 2).await?;
    // The address of a record that went into another is a further one of that by now.
    let moved = found.iter().filter_map(|row| match &row.who {
        Who::Both(number, address) if merged.now(*number) != *number => Some(address.clone()),
        _ => None,
    });
    let moved: Vec<String> = moved.collect::<BTreeSet<_>>().into_iter().collect();
    let further = lookup::keys(db, edition, KeySystem::Email, &moved).await?;
    let further: BTreeSet<(u32, String)> = further.into_iter().map(|key| (key.person.0, key.value)).collect();
    let mut taken = BTreeMap::new();
    for row in found {
        let (column, value, person) = match &row.who {
            Who::Number(number) => {
                let now = merged.now(*number);
                ("id", number.to_string(), there.contains_key(&now).then_some(now).ok_or(Missing::Nobody))
            }
            Who::Both(number, address) => match (merged.now(*number), there.get(&merged.now(*number))) {
                (_, None) => ("id", number.to_string(), Err(Missing::Nobody)),
                (now, Some(own)) if own == address || further.contains(&(now, address.clone())) => {
                    ("id", number.to_string(), Ok(now))
                }
                (_, Some(_)) => ("email", address.clone(), Err(Missing::SomebodyElse)),
            },
            Who::Address(address) => {
                let person = match holders.get(address).map(Vec::as_slice) {
                    Some([person]) => Ok(person.0),
                    Some([_, _, ..]) => Err(Missing::Several),
                    _ => Err(Missing::Nobody),
                };
                ("email", address.clone(), person)
            }
        };
        match person {
            Err(missing) => report.reject(row.line, column, &value, missing.words(column)),
            Ok(person) if taken.contains_key(&person) => {
                report.reject(
                    row.line,
                    column,
                    &value,
                    "This person is named in a row before. The first row counts.",
                );
            }
            Ok(person) => {
                taken.insert(person, row.places);
            }
        }
    }
    report.errors.sort_by_key(|error| error.line);
    Ok(taken)
}

enum Missing {
    Nobody,
    Several,
    SomebodyElse,
}

impl Missing {
    fn words(&self, column: &str) -> &'static str {
        match (self, column) {
            (Self::SomebodyElse, _) => {
                "The person with this number has another address. Correct one of the two, or leave one out."
            }
            (Self::Several, _) => "Several people have this address. Name them by their numbers.",
            (Self::Nobody, "id") => "Nobody on the campus has this number.",
            (Self::Nobody, _) => "Nobody on the campus has this address.",
        }
    }
}
