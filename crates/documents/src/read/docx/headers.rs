//! The headers of the first page: in many a résumé name and address stand there and nowhere else.

use quick_xml::events::BytesStart;

use super::{
    package::Package,
    xml::{self, Visit},
};
use crate::ReadError;

/// The parts that are the headers of the first section: of its first page, if that has one of its own, and of the others.
pub(super) fn parts(
    package: &mut Package<'_>,
    main: &str,
    document: &str,
    depth: usize,
) -> Result<Vec<String>, ReadError> {
    let mut section = Section::default();
    xml::walk(document, depth, &mut section)?;
    let own = section.first.filter(|_| section.titled);
    let ids: Vec<String> = own.into_iter().chain(section.usual).collect();
    if ids.is_empty() {
        return Ok(Vec::new());
    }
    let related = package.headers(main)?;
    let mut parts = Vec::new();
    for target in ids.iter().filter_map(|id| related.get(id)) {
        parts.extend(package.part(target)?);
    }
    Ok(parts)
}

/// What the first section says of its headers.
#[derive(Default)]
struct Section {
    first: Option<String>,
    usual: Option<String>,
    /// Its first page has a header of its own.
    titled: bool,
    inside: bool,
    read: bool,
}

impl Visit for Section {
    fn open(&mut self, name: &str, tag: &BytesStart<'_>) {
        match name {
            "sectPr" => self.inside = !self.read,
            "headerReference" if self.inside => {
                let id = xml::attribute(tag, "id");
                match xml::attribute(tag, "type").as_deref() {
                    Some("first") => self.first = id,
                    Some("even") => {}
                    _ => self.usual = id,
                }
            }
            "titlePg" if self.inside => self.titled = xml::is_on(tag),
            _ => {}
        }
    }

    fn close(&mut self, name: &str) {
        if name == "sectPr" {
            (self.inside, self.read) = (false, true);
        }
    }

    fn text(&mut self, _text: &str) {}
}
