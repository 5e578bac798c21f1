//! The alumni platform: questions about the directory, events, groups and posts.

use identity::Role;
use utoipa_axum::router::OpenApiRouter;

use crate::app::{App, Area, Status};

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
    status: Status::Planned,
    min_role: Role::Viewer,
    routes: OpenApiRouter::new,
    figure: None,
};
