//! The alumni platform: questions about the directory, events, groups and posts.

pub(crate) mod directory;
mod engagement;
pub(crate) mod quality;
pub(crate) mod studio;

pub(crate) use directory::assistant;
pub use directory::heard;

use identity::Role;
use utoipa_axum::router::OpenApiRouter;

use crate::{
    Suite,
    app::{App, Area, Status},
};

pub(crate) const APP: App = App {
    slug: "graduway",
    title: "Alumni Platform AI",
    path: "/graduway",
    area: Area::AlumniAndGiving,
    summary: "Answers and summaries from your alumni community.",
    does: &[
        "Searches the directory in plain words and shows the filter it understood.",
        "Answers from events, groups, posts and jobs, with links to the records.",
        "Measures engagement in four modes and shows who is rising or lapsing.",
        "Finds duplicates and stale data, and merges without losing a gift.",
    ],
    status: Status::Ready,
    min_role: Role::Viewer,
    routes: router,
    figure: None,
};

fn router() -> OpenApiRouter<Suite> {
    OpenApiRouter::new()
        .merge(directory::router())
        .merge(engagement::router())
        .merge(quality::router())
        .merge(studio::router())
}
