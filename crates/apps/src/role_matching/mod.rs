//! Role matching: from a job description to an explained shortlist.
//!
//! Invariants: without a word about it every list, profile and file is blind, and what candidates are called in it tells
//! nobody who they are; whoever may not be seen is in none of them, nor in a count; whoever looks at somebody is written
//! down.

mod desk;
mod exports;
mod impact;
mod model;
mod profile;
mod routes;
mod shown;
mod store;
mod swaps;
mod who;

#[cfg(test)]
mod tests;

use identity::Role;

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
    status: Status::Ready,
    min_role: Role::Viewer,
    routes: routes::router,
    figure: None,
};
