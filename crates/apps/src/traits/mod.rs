//! Traits: the vocabulary that employers and candidates are compared by. Everybody reads it, contributors change it.

mod routes;
mod store;

use identity::Role;

pub(crate) use routes::departments;

use crate::app::{App, Area, Status};

pub(crate) const APP: App = App {
    slug: "traits",
    title: "Traits",
    path: "/traits",
    area: Area::Talent,
    summary: "Define traits by department, with AI drafts.",
    does: &[
        "Keeps traits with definitions, anchors and interview questions.",
        "Maps them to departments, with inheritance and overrides.",
        "Suggests traits from a job description and says which line each came from.",
        "Points out traits that overlap or cannot be observed.",
    ],
    status: Status::Planned,
    min_role: Role::Viewer,
    routes: routes::router,
    figure: None,
};
