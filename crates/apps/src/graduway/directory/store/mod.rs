//! The SQL of the directory: segments with their versions, and the names that chips are held against.

mod entity;
mod migrations;
mod names;
mod segments;

use store::sea_orm_migration::MigrationTrait;

pub use names::{Names, names};
pub use segments::{
    Content, Editor, Kept, Unsaved, change, create, export, find, list, restore_version, set_deleted, undo,
    versions,
};

pub fn migrations() -> Vec<Box<dyn MigrationTrait>> {
    vec![Box::new(migrations::CreateSegments)]
}
