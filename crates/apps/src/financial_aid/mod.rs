//! The aid officer: the federal formula, line by line, and the school's own policy.

mod ask;
mod model;
mod outputs;
mod routes;
mod store;

use identity::Role;

pub(crate) use ask::assistant;
pub(crate) use store::migrations;

use crate::app::{App, Area, Figure, Status};

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
    status: Status::Ready,
    min_role: Role::Viewer,
    routes: routes::router,
    figure: Some(|_| Box::pin(async { Ok(count_years()) })),
};

fn count_years() -> Figure {
    let value = u64::try_from(aid::AwardYear::ALL.len()).unwrap_or(u64::MAX);
    Figure { value, label: "award years".to_owned() }
}
