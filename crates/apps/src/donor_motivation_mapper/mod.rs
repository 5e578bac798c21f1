//! The motivation mapper: why a donor gives, in their own words.

use identity::Role;
use utoipa_axum::router::OpenApiRouter;

use crate::app::{App, Area, Status};

pub(crate) const APP: App = App {
    slug: "donor-motivation-mapper",
    title: "Donor Motivation Mapper",
    path: "/donor-motivation-mapper",
    area: Area::AlumniAndGiving,
    summary: "Shows why each donor gives, with the evidence.",
    does: &[
        "Reads notes, letters, surveys and gift history.",
        "Scores four published frameworks from the same quotes, with intervals.",
        "Says \"not enough evidence\" where that is so.",
        "Compares donors and shows change over time.",
    ],
    status: Status::Planned,
    min_role: Role::Viewer,
    routes: OpenApiRouter::new,
    figure: None,
};
