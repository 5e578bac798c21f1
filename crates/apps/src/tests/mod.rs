//! Rules that hold for every app and every route.

mod acceptance;
mod contract;
mod health;
mod layout;
mod permissions;
