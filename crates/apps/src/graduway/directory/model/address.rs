//! Where a filter is shown: its chips stand in the address, as the page of the directory reads and writes them.

use chat::Need;
use url::form_urlencoded::Serializer;

use super::{By, DirectoryChip};

/// The page of the directory, before anything is asked.
pub const HOME: &str = "/graduway";
/// The page reads no longer text of a chip, counted as a browser counts.
const LONGEST_TEXT: usize = 200;

/// How those who fit are looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum View {
    Table,
    /// Counted apart.
    Chart(By),
    /// Year by year.
    Years,
}

/// The address that opens these chips. A chip that the page would leave out would open a wider filter; then it is the
/// page itself.
pub fn address(chips: &[DirectoryChip], view: View) -> String {
    if chips.iter().any(|chip| chip.text.encode_utf16().count() > LONGEST_TEXT) {
        return HOME.to_owned();
    }
    let mut query = Serializer::new(String::new());
    query.extend_pairs(chips.iter().map(|chip| ("f", written(chip))));
    if chips.is_empty() {
        // Everybody, and not the same as nothing asked yet.
        query.append_pair("f", "");
    }
    if view != View::Table {
        query.append_pair("view", "chart");
    }
    let by = match view {
        // What a chart shows unless it is told otherwise is not in the address.
        View::Table | View::Chart(By::Decade) => None,
        View::Chart(by) => Some(by.name()),
        View::Years => Some("years"),
    };
    query.extend_pairs(by.map(|by| ("by", by)));
    format!("{HOME}?{}", query.finish())
}

/// `field:Chemistry`, `-gave:gave` for what is not so, `~place:Boston` for what would only be nice.
fn written(chip: &DirectoryChip) -> String {
    let not = if chip.excluded { "-" } else { "" };
    let nice = if chip.need == Need::Nice { "~" } else { "" };
    format!("{not}{nice}{}:{}", chip.slot, chip.text)
}
