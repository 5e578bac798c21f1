//! The employer network: ideal-candidate profiles (ICPs), chat interviews and candidate sessions.

use identity::Role;
use utoipa_axum::router::OpenApiRouter;

use crate::app::{App, Area, Status};

pub(crate) const APP: App = App {
    slug: "employer-talent-network",
    title: "Employer Talent Network",
    path: "/employer-talent-network",
    area: Area::Talent,
    summary: "Ideal candidate profiles and chat interviews.",
    does: &[
        "Builds ideal-candidate profiles from a description, an example or an interview.",
        "Shows the pool and the impact ratio while you edit.",
        "Interviews candidates with fixed questions and a transcript they can correct.",
        "Rates each trait against anchors, with the quote that earned it.",
    ],
    status: Status::Planned,
    min_role: Role::Viewer,
    routes: OpenApiRouter::new,
    figure: None,
};
