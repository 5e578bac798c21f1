//! The talent network: candidates, what they can do and what they want.

use identity::Role;
use utoipa_axum::router::OpenApiRouter;

use crate::app::{App, Area, Status};

pub(crate) const APP: App = App {
    slug: "talent-network",
    title: "Talent Network",
    path: "/talent-network",
    area: Area::Talent,
    summary: "Browse graduates by skill, trait and goal.",
    does: &[
        "Shows each candidate with evidence and its strength.",
        "Keeps consent per field, with a preview of what an employer sees.",
        "Recommends roles with reasons, and lists who is one skill away.",
        "Draws demand by department and skill.",
    ],
    status: Status::Planned,
    min_role: Role::Viewer,
    routes: OpenApiRouter::new,
    figure: None,
};
