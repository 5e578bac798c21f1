//! From words to chips, from chips to a filter, and from a filter to plain English. Pure.

mod address;
mod chip;
mod compile;
mod filter;
mod group;
mod heard;
mod map;
mod reading;

pub use address::{HOME, View, address};
pub use chip::{ChipOperator, DirectoryChip, EditedChip, LONGEST_CHIP, read_chips};
pub use compile::{Ask, Compilation, FOR_ASK, UnknownWords, compile};
pub use filter::{Wanted, filter, notes};
pub use group::{About, By, Group, Kind, groups};
pub use heard::heard;
pub use map::{DirectoryDot, Dots, LEAST, dots, full as city_name};
pub use reading::reading;
