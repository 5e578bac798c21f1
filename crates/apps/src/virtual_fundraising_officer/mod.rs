//! The fundraising officer: a portfolio, the next best move for each donor, and drafts.

use identity::Role;
use utoipa_axum::router::OpenApiRouter;

use crate::app::{App, Area, Status};

pub(crate) const APP: App = App {
    slug: "virtual-fundraising-officer",
    title: "Virtual Fundraising Officer",
    path: "/virtual-fundraising-officer",
    area: Area::AlumniAndGiving,
    summary: "Plans outreach and drafts each next touch.",
    does: &[
        "Shows a portfolio by stage, with the chance that each donor still gives.",
        "Proposes the next move with its reason, and says when to wait.",
        "Drafts letters in which every sentence rests on a record.",
        "Plans a campaign: gift pyramid, prospects per level, gaps.",
    ],
    status: Status::Planned,
    min_role: Role::Viewer,
    routes: OpenApiRouter::new,
    figure: None,
};
