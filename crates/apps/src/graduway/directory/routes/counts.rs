use api::{Answer, Json};
use axum::extract::State;
use identity::{Allowed, permission};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{DirectoryFilter, desk, meant, ready};
use crate::{
    Suite,
    graduway::directory::model::{By, DirectoryDot, EditedChip, LEAST, reading},
};

/// More groups than these are not looked at.
const MOST: usize = 40;

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CountDirectory {
    #[serde(default)]
    #[schema(max_items = 40)]
    chips: Vec<EditedChip>,
    by: By,
}

/// How many there are of each group.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DirectoryCounts {
    pub reading: String,
    pub by: By,
    /// What the groups are: Industry.
    pub label: String,
    pub total: u64,
    /// The largest first, unless they have an order of their own. Who is of several groups counts in each.
    pub groups: Vec<DirectoryGroup>,
    /// How many more groups there are than are shown.
    pub more: usize,
    /// Who is in no group: it is not known of them, or they do not share it.
    pub without: u64,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DirectoryGroup {
    pub label: String,
    pub people: u64,
    /// The chip that narrows the filter to this group.
    pub chip: Option<DirectoryGroupChip>,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DirectoryGroupChip {
    pub slot: String,
    pub text: String,
}

/// Counts those who fit, group by group.
#[utoipa::path(post, path = "/directory/counts", tag = "graduway", security(("session" = ["apps.use"])),
    request_body = CountDirectory,
    responses((status = 200, body = DirectoryCounts), (status = 422, body = api::ErrorBody),
        (status = 503, body = api::ErrorBody)))]
pub async fn count_directory(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
    Json(body): Json<CountDirectory>,
) -> Answer<Json<DirectoryCounts>> {
    let desk = desk(&suite);
    let (chips, _) = meant(&desk, &body.chips).await?;
    let counted = ready(desk.counts(&chips, body.by).await?)?;
    // Classes are a line of years: the newest of too many are the ones to see.
    let skipped = if body.by == By::Class { counted.groups.len().saturating_sub(MOST * 2) } else { 0 };
    let most = if body.by == By::Class { MOST * 2 } else { MOST };
    let more = counted.groups.len().saturating_sub(most);
    let groups = counted.groups.into_iter().skip(skipped).take(most).map(|(group, people)| DirectoryGroup {
        label: group.label,
        people,
        chip: group.chip.map(|(slot, text)| DirectoryGroupChip { slot: slot.to_owned(), text }),
    });
    Ok(Json(DirectoryCounts {
        reading: reading(&chips),
        by: body.by,
        label: body.by.label().to_owned(),
        total: counted.total,
        groups: groups.collect(),
        more,
        without: counted.without,
    }))
}

/// How many gave, came and volunteered, year by year.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DirectorySeries {
    pub reading: String,
    pub years: Vec<i16>,
    pub lines: Vec<DirectoryLine>,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DirectoryLine {
    pub by: By,
    pub label: String,
    /// One for each year.
    pub people: Vec<u64>,
}

/// Draws the last fifteen years of those who fit.
#[utoipa::path(post, path = "/directory/series", tag = "graduway", security(("session" = ["apps.use"])),
    request_body = DirectoryFilter,
    responses((status = 200, body = DirectorySeries), (status = 422, body = api::ErrorBody),
        (status = 503, body = api::ErrorBody)))]
pub async fn draw_directory_series(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
    Json(body): Json<DirectoryFilter>,
) -> Answer<Json<DirectorySeries>> {
    let desk = desk(&suite);
    let (chips, _) = meant(&desk, &body.chips).await?;
    let lines =
        [(By::GivingYear, "Gave"), (By::EventYear, "Came to an event"), (By::VolunteerYear, "Volunteered")];
    let (years, drawn) = ready(desk.series(&chips, &chips, &lines.map(|(by, _)| by)).await?)?;
    let label = |by: By| lines.iter().find(|(own, _)| *own == by).map_or("", |(_, label)| label);
    let lines = drawn.into_iter().map(|line| DirectoryLine {
        by: line.by,
        label: label(line.by).to_owned(),
        people: line.counts,
    });
    Ok(Json(DirectorySeries { reading: reading(&chips), years, lines: lines.collect() }))
}

/// Where those who fit live. A dot stands for at least three people.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DirectoryMap {
    pub reading: String,
    pub total: u64,
    /// The largest first.
    pub dots: Vec<DirectoryDot>,
    /// A dot stands for so many at least.
    pub least: u64,
    /// How many live where they are fewer than that. None if these are fewer than that themselves.
    pub elsewhere: Option<u64>,
    /// Whether there is anybody elsewhere: "fewer than 3".
    pub has_few: bool,
    /// Of how many the place is not known, or not shared. None while there are few elsewhere: what is left of the total
    /// would say how few.
    pub without: Option<u64>,
}

/// Shows where those live who fit and share their place.
#[utoipa::path(post, path = "/directory/map", tag = "graduway", security(("session" = ["apps.use"])),
    request_body = DirectoryFilter,
    responses((status = 200, body = DirectoryMap), (status = 422, body = api::ErrorBody),
        (status = 503, body = api::ErrorBody)))]
pub async fn map_directory(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
    Json(body): Json<DirectoryFilter>,
) -> Answer<Json<DirectoryMap>> {
    let desk = desk(&suite);
    let (chips, _) = meant(&desk, &body.chips).await?;
    let mapped = ready(desk.map(&chips).await?)?;
    let elsewhere = mapped.dots.elsewhere;
    let has_few = elsewhere > 0 && elsewhere < LEAST;
    Ok(Json(DirectoryMap {
        reading: reading(&chips),
        total: mapped.total,
        dots: mapped.dots.dots,
        least: LEAST,
        elsewhere: (!has_few).then_some(elsewhere),
        has_few,
        without: (!has_few).then_some(mapped.without),
    }))
}
