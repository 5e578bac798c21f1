//! Matchmaking: students and alumni matched by conversation, and whole cohorts at once.

mod ask;
pub(crate) mod introductions;
pub(crate) mod matches;
mod meaning;
pub(crate) mod rounds;

pub(crate) use ask::assistant;

use identity::Role;
use utoipa_axum::router::OpenApiRouter;

use crate::{
    Suite,
    app::{App, Area, Status},
};

pub(crate) const APP: App = App {
    slug: "matchmaking",
    title: "Matchmaking Chat",
    path: "/matchmaking",
    area: Area::AlumniAndGiving,
    summary: "Describe a need, get mentors and alumni who fit.",
    does: &[
        "Turns a description of a student into criteria you can edit.",
        "Ranks mentors by how well each side fits the other, and shows the parts of every score.",
        "Drafts introductions to both sides, with a source for each sentence.",
        "Matches a whole cohort under capacities, and shows who is left over and why.",
    ],
    status: Status::Ready,
    min_role: Role::Viewer,
    routes: router,
    figure: None,
};

fn router() -> OpenApiRouter<Suite> {
    OpenApiRouter::new()
        .merge(ask::router())
        .merge(introductions::router())
        .merge(matches::router())
        .merge(rounds::router())
}
