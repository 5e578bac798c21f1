//! Traits: the vocabulary that employers and candidates are compared by. Everybody reads it, contributors change it.

mod phrase;
mod routes;
mod store;

use identity::Role;

pub(crate) use routes::departments;

use crate::{
    Suite,
    app::{App, Area, Figure, Status},
};

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
    status: Status::Ready,
    min_role: Role::Viewer,
    routes: routes::router,
    figure: Some(|suite| Box::pin(count_traits(suite))),
};

async fn count_traits(suite: Suite) -> ::store::Result<Figure> {
    let value = suite.traits.count().await?;
    let label = if value == 1 { "trait" } else { "traits" };
    Ok(Figure { value, label: label.to_owned() })
}
