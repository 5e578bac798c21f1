//! The aid officer: the federal formula, line by line, and the school's own policy.

use identity::Role;
use utoipa_axum::router::OpenApiRouter;

use crate::app::{App, Area, Status};

pub(crate) const APP: App = App {
    slug: "financial-aid",
    title: "Virtual Financial Aid Officer",
    path: "/financial-aid",
    area: Area::Students,
    summary: "Explains aid options and checks what is missing.",
    does: &[
        "Computes the Student Aid Index and Pell Grant to the dollar, every line with its rule.",
        "Packages aid and shows grants apart from loans.",
        "Shows what would change the result, and by how much.",
        "Answers from the policy pages with the page and the quote.",
    ],
    status: Status::Planned,
    min_role: Role::Viewer,
    routes: OpenApiRouter::new,
    figure: None,
};
