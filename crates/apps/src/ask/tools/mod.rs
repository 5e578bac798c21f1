//! What the suite's own conversation can look up.

mod count;
mod find;
mod traits;

use std::sync::Arc;

use campus::Campus;
use chat::Tool;

pub use count::COUNT_PEOPLE;
pub use find::{FIND_PEOPLE, MOST, SHOWN};
pub use traits::{Level, Mentoring, Traits, Years};

pub fn people(campus: &Campus) -> [Arc<dyn Tool>; 2] {
    [find::tool(campus.clone()), count::tool(campus.clone())]
}
