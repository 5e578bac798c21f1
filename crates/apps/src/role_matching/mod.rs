//! Role matching: from a job description to an explained shortlist.

use identity::Role;
use utoipa_axum::router::OpenApiRouter;

use crate::app::{App, Area, Status};

pub(crate) const APP: App = App {
    slug: "role-matching",
    title: "Role-to-Candidate Matching",
    path: "/role-matching",
    area: Area::Talent,
    summary: "Paste a role, get a ranked and explained shortlist.",
    does: &[
        "Reads a job description into requirements you can weigh.",
        "Ranks candidates by an additive score and quotes the evidence.",
        "Hides what must not count, and proves that it does not.",
        "Gives a receipt from which every score can be recomputed.",
    ],
    status: Status::Planned,
    min_role: Role::Viewer,
    routes: OpenApiRouter::new,
    figure: None,
};
