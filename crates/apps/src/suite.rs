//! What belongs to the suite and to no app: the list of apps, and whether all is well.

use std::{sync::Arc, time::Duration};

use ai::SentenceModel;
use api::{Answer, Json};
use axum::extract::{FromRef, State};
use campus::{Campus, intake::Imports};
use candidates::Candidates;
use chat::{Chat, library::Library};
use identity::{Allowed, Identity, Role, permission};
use outreach::Outreach;
use serde::Serialize;
use store::{
    Store,
    jobs::{Jobs, Pace, Workers},
};
use traits::keep::Traits;
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{
    ALL, App, DebugPages,
    app::{AppSlug, Area, Figure, Status},
    jobs,
};

/// How many jobs are worked on at once.
const WORKERS: usize = 2;
/// How long after a killed process its jobs are taken up by another.
const LEASE: Duration = Duration::from_secs(10);

/// What every app can reach.
#[derive(Clone)]
pub struct Suite {
    pub identity: Identity,
    pub sentences: Arc<SentenceModel>,
    /// The people whom all apps look at.
    pub campus: Campus,
    pub jobs: Jobs,
    pub imports: Imports,
    pub chat: Chat,
    /// What answers cite.
    pub library: Library,
    pub traits: Traits,
    /// Letters to people, for every app that writes some.
    pub outreach: Outreach,
    /// Résumés and the roles that people are ranked for.
    pub candidates: Candidates,
    pub debug: DebugPages,
    /// The settings in force, for the page that shows them.
    pub settings: Arc<[SettingInForce]>,
}

/// A setting as it is shown. A secret's value is not.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SettingInForce {
    pub key: String,
    pub value: String,
    pub explanation: String,
}

impl Suite {
    /// Starts those who do the long work, and has them take up what was left undone.
    pub async fn start_work(&self) -> store::Result<Workers> {
        self.imports.take_up().await?;
        self.traits.bring().await?;
        self.traits.settle().await?;
        let pace = Pace { workers: WORKERS, lease: LEASE, ..Pace::default() };
        let works = [
            self.imports.works(),
            self.campus.works(),
            self.library.works(),
            self.traits.works(),
            self.outreach.works(),
            self.candidates.works(),
            crate::matchmaking::rounds::works(self),
            crate::graduway::quality::works(self),
        ]
        .concat();
        Ok(self.jobs.start(works, pace))
    }

    pub fn store(&self) -> &Store {
        self.identity.store()
    }
}

impl FromRef<Suite> for Identity {
    fn from_ref(suite: &Suite) -> Self {
        suite.identity.clone()
    }
}

pub fn router() -> OpenApiRouter<Suite> {
    OpenApiRouter::new().routes(routes!(list_apps)).routes(routes!(find_health)).merge(jobs::routes::router())
}

/// An app on the landing page.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AppCard {
    pub slug: AppSlug,
    pub title: &'static str,
    pub path: &'static str,
    pub area: Area,
    pub summary: &'static str,
    pub does: &'static [&'static str],
    pub status: Status,
    pub min_role: Role,
    pub figure: Option<Figure>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct AppList {
    pub apps: Vec<AppCard>,
}

/// The apps, in the order of the landing page.
#[utoipa::path(get, path = "/api/apps", tag = "suite", security(("session" = ["apps.use"])),
    responses((status = 200, body = AppList)))]
pub async fn list_apps(
    State(suite): State<Suite>,
    user: Allowed<permission::UseApps>,
) -> Answer<Json<AppList>> {
    let mut apps = Vec::with_capacity(ALL.len());
    for app in ALL.iter().filter(|app| user.role().is_at_least(app.min_role)) {
        apps.push(card(app, &suite).await?);
    }
    Ok(Json(AppList { apps }))
}

async fn card(app: &App, suite: &Suite) -> store::Result<AppCard> {
    let figure = match app.figure {
        Some(figure) => Some(figure(suite.clone()).await?),
        None => None,
    };
    Ok(AppCard {
        slug: AppSlug(app.slug),
        title: app.title,
        path: app.path,
        area: app.area,
        summary: app.summary,
        does: app.does,
        status: app.status,
        min_role: app.min_role,
        figure,
    })
}

/// Whether the suite can do its work.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Health {
    pub status: Wellness,
    pub database: Wellness,
    pub sentence_model: Presence,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Wellness {
    Ok,
}

/// Whether something is there that the suite can do without.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Presence {
    Ok,
    Missing,
    /// It is there, and does not work.
    Broken,
}

impl From<ai::Presence> for Presence {
    fn from(presence: ai::Presence) -> Self {
        match presence {
            ai::Presence::Here => Self::Ok,
            ai::Presence::Missing => Self::Missing,
            ai::Presence::Broken => Self::Broken,
        }
    }
}

/// Whether the suite can do its work. Answers 503 when it cannot.
#[utoipa::path(get, path = "/api/health", tag = "suite", security(()),
    responses((status = 200, body = Health)))]
pub async fn find_health(State(suite): State<Suite>) -> Answer<Json<Health>> {
    suite.store().ping().await?;
    let sentence_model = suite.sentences.presence().into();
    Ok(Json(Health { status: Wellness::Ok, database: Wellness::Ok, sentence_model }))
}
