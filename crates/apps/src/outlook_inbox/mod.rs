//! The email co-pilot: a mailbox that sorts itself and drafts replies.

use identity::Role;
use utoipa_axum::router::OpenApiRouter;

use crate::app::{App, Area, Status};

pub(crate) const APP: App = App {
    slug: "outlook-inbox",
    title: "Email Co-Pilot",
    path: "/outlook-inbox",
    area: Area::Workspace,
    summary: "Sorts your inbox and drafts replies in your voice.",
    does: &[
        "Sorts mail by what it needs from you, with the reason.",
        "Summarises a thread and lists what was promised.",
        "Drafts replies in your voice; nothing is sent without you.",
        "Shows who is writing, from the campus record.",
    ],
    status: Status::Planned,
    min_role: Role::Viewer,
    routes: OpenApiRouter::new,
    figure: None,
};
