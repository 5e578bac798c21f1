//! The success coach: a caseload for advisers, plans for students.

use identity::Role;
use utoipa_axum::router::OpenApiRouter;

use crate::app::{App, Area, Status};

pub(crate) const APP: App = App {
    slug: "student-success",
    title: "Student Success Coach",
    path: "/student-success",
    area: Area::Students,
    summary: "Spots students at risk and suggests the next step.",
    does: &[
        "Orders a caseload by priority, with the drivers in plain words.",
        "Shows a student's record, plan and holds on one page.",
        "Answers what grade is needed, and what a lighter load would cost.",
        "Hands a crisis to a person at once.",
    ],
    status: Status::Planned,
    min_role: Role::Viewer,
    routes: OpenApiRouter::new,
    figure: None,
};
