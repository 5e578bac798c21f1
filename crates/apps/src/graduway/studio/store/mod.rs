//! The SQL of the studio: pieces with their versions, and what there is to tell.

mod entity;
mod migrations;
mod pieces;
mod records;
mod told;

use store::sea_orm_migration::MigrationTrait;

pub use pieces::{
    By, Unsaved, approve, change, create, find, list, reopen, restore_version, set_deleted, versions,
    write_down,
};
pub use records::{event, gather, readers, upcoming};
pub use told::{outdated, private, withdrawn};

pub fn migrations() -> Vec<Box<dyn MigrationTrait>> {
    vec![Box::new(migrations::CreatePieces)]
}
