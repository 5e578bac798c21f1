//! Who somebody is and what they may do: the ways to sign in, sessions, users, roles, permissions, the
//! guard in front of every route, and the audit log. Serves every app; knows none of them.

mod administer;
pub mod audit;
mod email;
mod enter;
pub mod guard;
mod identity;
pub mod invitation;
mod limit;
pub mod mail;
mod migrations;
mod origin;
mod own;
pub mod permission;
pub mod policy;
mod refusal;
mod role;
pub mod routes;
pub mod session;
pub mod strategy;
pub mod user;

pub use administer::{Actor, Change};
pub use email::{Domains, Email};
pub use guard::{Allowed, Visitor};
pub use identity::{Identity, Setup};
pub use limit::Attempt;
pub use migrations::migrations;
pub use origin::Origin;
pub use own::ProfileChange;
pub use permission::Permission;
pub use policy::Policy;
pub use refusal::Refusal;
pub use role::Role;
pub use user::{Profile, User};

/// Where instances tell each other, by uid, whose sessions they have changed.
const CHANNEL: &str = "quad_sessions";
