//! Rules that hold for every app and every route.

mod acceptance;
mod contract;
mod layout;
mod permissions;
