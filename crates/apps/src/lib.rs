//! The apps of the suite, one folder each. This file is the list of them.
//!
//! To add one: a folder here, its `mod` line and its line in [`ALL`], `make contract`, and a folder of the
//! same name in `web/src/apps`. The tests and the type checker say which of these is missing.

mod app;
mod ask;
mod conversations;
mod debug;
mod jobs;
mod library;
mod outbox;
mod people;
mod pointers;
mod sheet;
mod suite;
#[cfg(feature = "testing")]
pub mod testing;
#[cfg(test)]
mod tests;
mod unsaved;

mod admin;
mod donor_motivation_mapper;
mod employer_talent_network;
mod financial_aid;
mod graduway;
mod matchmaking;
mod outlook_inbox;
mod role_matching;
mod student_success;
mod talent_network;
mod traits;
mod virtual_fundraising_officer;

pub use app::{App, openapi, router};
pub use ask::assistants;
pub use debug::DebugPages;
pub use graduway::heard;
pub use pointers::pointers;
pub use suite::{SettingInForce, Suite};

use store::Migrations;

/// Every app, in the order of the landing page.
pub const ALL: &[App] = &[
    matchmaking::APP,
    graduway::APP,
    virtual_fundraising_officer::APP,
    donor_motivation_mapper::APP,
    role_matching::APP,
    talent_network::APP,
    employer_talent_network::APP,
    traits::APP,
    student_success::APP,
    financial_aid::APP,
    outlook_inbox::APP,
    admin::APP,
];

/// The tables of everything, in the order in which they are made.
pub const MIGRATIONS: &[Migrations] = &[
    store::jobs::migrations,
    identity::migrations,
    campus::migrations,
    chat::migrations,
    ::traits::keep::migrations,
    ::outreach::migrations,
    ::candidates::migrations,
    financial_aid::migrations,
    matchmaking::matches::migrations,
    matchmaking::introductions::migrations,
    matchmaking::rounds::migrations,
    graduway::directory::migrations,
    graduway::studio::migrations,
];
