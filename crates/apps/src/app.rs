//! What an app is, and how the list of them becomes one guarded router.

use axum::{Router, middleware};
use futures_util::future::BoxFuture;
use identity::{
    Identity, Role,
    guard::{identify, require},
};
use serde::Serialize;
use utoipa::{
    OpenApi, PartialSchema, ToSchema,
    openapi::{ObjectBuilder, RefOr, Schema, Type},
};
use utoipa_axum::router::OpenApiRouter;

use crate::{ALL, Suite, suite};

/// One app of the suite. Its folder is its slug; its routes are mounted at `/api/<slug>`, behind its role.
pub struct App {
    pub slug: &'static str,
    pub title: &'static str,
    /// Where its screen is.
    pub path: &'static str,
    pub area: Area,
    /// What it does, in one line.
    pub summary: &'static str,
    /// What it does, in a few.
    pub does: &'static [&'static str],
    pub status: Status,
    pub min_role: Role,
    pub routes: fn() -> OpenApiRouter<Suite>,
    /// A number to show on its tile.
    pub figure: Option<Count>,
}

/// Looks up what to show on a tile.
pub type Count = fn(Suite) -> BoxFuture<'static, store::Result<Figure>>;

/// The parts of the landing page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Area {
    AlumniAndGiving,
    Talent,
    Students,
    Workspace,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Status {
    Ready,
    /// Its screen says what it will do, and does nothing.
    Planned,
}

/// A number and what it counts: 3 people.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Figure {
    pub value: u64,
    pub label: String,
}

/// The slug of an app. Its values are those of [`ALL`], so the browser's list cannot miss one.
#[derive(Debug, Serialize)]
#[serde(transparent)]
pub struct AppSlug(pub &'static str);

impl PartialSchema for AppSlug {
    fn schema() -> RefOr<Schema> {
        ObjectBuilder::new()
            .schema_type(Type::String)
            .enum_values(Some(ALL.iter().map(|app| app.slug)))
            .into()
    }
}

impl ToSchema for AppSlug {}

#[derive(OpenApi)]
#[openapi(
    info(title = "Quadrangle", description = "The suite's own interface. Every refusal is a code and a sentence."),
    components(schemas(api::ErrorBody), schemas(AppSlug)),
    modifiers(&SessionCookie)
)]
struct Document;

struct SessionCookie;

impl utoipa::Modify for SessionCookie {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        use utoipa::openapi::security::{ApiKey, ApiKeyValue, SecurityScheme};
        let about = "The session. The names beside it are the permissions an operation needs.";
        let cookie = SecurityScheme::ApiKey(ApiKey::Cookie(ApiKeyValue::with_description("sid", about)));
        document.components.get_or_insert_default().add_security_scheme("session", cookie);
    }
}

/// Everything under `/api` and `/auth`, and the document that describes it.
pub fn router(suite: &Suite) -> (Router, utoipa::openapi::OpenApi) {
    let apps = ALL.iter().map(|app| mount(app, suite)).fold(OpenApiRouter::new(), OpenApiRouter::merge);
    assemble(apps, suite)
}

/// The routes of an app at its place, behind its role.
fn mount(app: &App, suite: &Suite) -> OpenApiRouter<Suite> {
    let routes = (app.routes)();
    if routes.get_openapi().paths.paths.is_empty() {
        return OpenApiRouter::new();
    }
    let guard = middleware::from_fn_with_state((suite.identity.clone(), app.min_role), require);
    OpenApiRouter::new().nest(&format!("/api/{}", app.slug), routes.route_layer(guard))
}

fn assemble(apps: OpenApiRouter<Suite>, suite: &Suite) -> (Router, utoipa::openapi::OpenApi) {
    let identity: OpenApiRouter<Suite> = identity::routes::router().with_state(suite.identity.clone());
    let (router, mut document) = OpenApiRouter::with_openapi(Document::openapi())
        .merge(identity)
        .merge(suite::router())
        .merge(apps)
        .with_state::<()>(suite.clone())
        .split_for_parts();
    api::complete(&mut document);
    let visitors = middleware::from_fn_with_state::<_, Identity, _>(suite.identity.clone(), identify);
    (router.layer(visitors), document)
}
