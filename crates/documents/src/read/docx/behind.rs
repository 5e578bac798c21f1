//! Shapes and pictures behind the text. They may be anchored after the words that stand on them, or in a header.

use quick_xml::events::BytesStart;

use super::{
    body::SKIPPED,
    look::Backdrop,
    xml::{self, Visit},
};
use crate::ReadError;

/// Whether white words may be read on one of them. In a header all of them lie behind the text of the page.
pub(super) fn is_painted(
    xml: &str,
    in_header: bool,
    backdrop: Backdrop,
    depth: usize,
) -> Result<bool, ReadError> {
    let mut behind = Behind { backdrop: if in_header { backdrop.low() } else { backdrop }, skipped: 0 };
    xml::walk(xml, depth, &mut behind)?;
    Ok(behind.backdrop.is_doubtful())
}

struct Behind {
    backdrop: Backdrop,
    /// How deep inside something that is not shown.
    skipped: usize,
}

impl Visit for Behind {
    fn open(&mut self, name: &str, tag: &BytesStart<'_>) {
        if self.skipped > 0 || SKIPPED.contains(&name) {
            self.skipped += 1;
        } else {
            self.backdrop.open(name, tag);
        }
    }

    fn close(&mut self, name: &str) {
        if self.skipped > 0 {
            self.skipped -= 1;
        } else {
            self.backdrop.close(name);
        }
    }

    fn text(&mut self, text: &str) {
        if self.skipped == 0 {
            self.backdrop.text(text);
        }
    }
}
