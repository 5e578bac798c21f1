//! Long work that people have started: how far it is, and how to stop it. Everybody sees their own, admins all.

pub mod routes;
