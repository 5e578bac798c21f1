//! The talent network: candidates, what they can do and what they want, for those who advise them.
//!
//! Invariants: whoever has not agreed to be seen by employers is in no list, count or file, and cannot be told from
//! somebody who never was; what an employer would see is what somebody has agreed to, field by field; ways to reach
//! somebody are shown to nobody without their consent; whoever looks at somebody is written down.

mod cohort;
mod demand;
mod employer;
mod exports;
mod finalists;
mod model;
mod outcomes;
mod profile;
mod reasons;
mod routes;
mod shows;
mod worklists;

#[cfg(test)]
mod tests;

use identity::Role;

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
    status: Status::Ready,
    min_role: Role::Viewer,
    routes: routes::router,
    figure: None,
};
