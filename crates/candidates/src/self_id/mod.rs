//! Sex and race, as people have said of themselves. Kept apart from all else, read by nobody but [`outcomes`], which
//! gives them out without whose they are.

mod import;
mod made;
mod migrations;
mod outcomes;
mod store;
#[cfg(test)]
mod tests;
mod undo;

pub use import::SelfIdsImported;
pub use migrations::KeepImports;
pub use outcomes::Chosen;
pub use undo::SelfIdImport;
