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

use crate::{ALL, Suite, conversations, debug, library, outbox, people, suite, traits};

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
    let guard = |app: &App, routes: OpenApiRouter<Suite>| {
        let layer = middleware::from_fn_with_state((suite.identity.clone(), app.min_role), require);
        routes.route_layer(layer)
    };
    let (router, document) = assemble(guard).split_for_parts();
    let visitors = middleware::from_fn_with_state::<_, Identity, _>(suite.identity.clone(), identify);
    (router.with_state(suite.clone()).layer(visitors), complete(document))
}

/// The document alone.
pub fn openapi() -> utoipa::openapi::OpenApi {
    complete(assemble(|_, routes| routes).into_openapi())
}

/// The routes of the gate, of the suite and of every app at its place, behind its guard.
fn assemble(guard: impl Fn(&App, OpenApiRouter<Suite>) -> OpenApiRouter<Suite>) -> OpenApiRouter<Suite> {
    let start = OpenApiRouter::with_openapi(Document::openapi())
        .merge(identity::routes::router())
        .merge(suite::router())
        .merge(people::router())
        .merge(conversations::router())
        .merge(library::router())
        .merge(outbox::router())
        .merge(traits::departments())
        .nest("/api/debug", debug::router());
    ALL.iter().fold(start, |all, app| {
        let routes = (app.routes)();
        if routes.get_openapi().paths.paths.is_empty() {
            return all;
        }
        all.nest(&format!("/api/{}", app.slug), guard(app, routes))
    })
}

fn complete(mut document: utoipa::openapi::OpenApi) -> utoipa::openapi::OpenApi {
    api::complete(&mut document);
    document
}
