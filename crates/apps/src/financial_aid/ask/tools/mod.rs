//! What the aid officer can look up and work out. Nothing here changes anything.

mod estimate;
mod input;
mod line;
mod package;
mod rows;
mod show;
mod tables;
mod what_if;
mod years;

use std::sync::Arc;

use chat::Tool;

use super::families::Families;

pub use estimate::AID_ESTIMATE;
pub use line::AID_LINE;
pub use package::AID_PACKAGE;
pub use tables::AID_TABLES;
pub use what_if::AID_WHAT_IF;
pub use years::AID_YEARS;

pub fn all(families: &Families) -> Vec<Arc<dyn Tool>> {
    vec![
        estimate::tool(families.clone()),
        line::tool(families.clone()),
        what_if::tool(families.clone()),
        package::tool(families.clone()),
        years::tool(families.clone()),
        tables::tool(),
    ]
}
