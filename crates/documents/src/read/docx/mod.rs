//! DOCX: a ZIP of XML parts. Headings by style, lists with the numbers Word shows, tables, footnotes, the header of the
//! first page before its text; what was deleted or hidden is left out. Pages are those that Word last saw, if it wrote them down.

mod behind;
mod body;
mod headers;
mod look;
mod numbering;
mod package;
mod paragraph;
mod place;
mod row;
mod styles;
mod theme;
mod xml;

use super::{Draft, HIDDEN, first_heading};
use crate::{Kind, Limits, Page, ReadError};
use body::Body;
use look::Backdrop;
use numbering::Numbering;
use package::Package;
use place::Paper;
use styles::Styles;
use theme::Theme;

const PALE: &str = "Some of the text is pale and can be read only if a shape or picture lies behind it; compare what is seen.";

pub(super) fn read(bytes: &[u8], limits: &Limits) -> Result<Draft, ReadError> {
    let mut package = Package::open(bytes, limits)?;
    let main = package.main_part()?;
    let folder = main.rsplit_once('/').map_or("", |(folder, _)| folder).to_owned();
    let document = package.part(&main)?.ok_or(ReadError::Broken)?;
    let beside = |name: &str| if folder.is_empty() { name.to_owned() } else { format!("{folder}/{name}") };

    let theme = package.part(&beside("theme/theme1.xml"))?;
    let theme = theme.map_or(Ok(Theme::default()), |xml| Theme::read(&xml, limits.depth))?;
    let mut styles = Styles::new(theme, Paper::of(&document, limits.depth)?);
    if let Some(xml) = package.part(&beside("styles.xml"))? {
        styles.read(&xml, limits.depth)?;
    }
    let numbering = package.part(&beside("numbering.xml"))?;
    let numbering = numbering.map_or(Ok(Numbering::default()), |xml| Numbering::read(&xml, limits.depth))?;

    let settings = package.part(&beside("settings.xml"))?;
    let coloured = settings.is_some_and(|xml| xml.contains("displayBackgroundShape"));

    let headers = headers::parts(&mut package, &main, &document, limits.depth)?;
    let backdrop = |coloured| Backdrop::new(coloured, styles.theme, styles.paper);
    let mut painted = behind::is_painted(&document, false, backdrop(false), limits.depth)?;
    for xml in &headers {
        painted |= behind::is_painted(xml, true, backdrop(false), limits.depth)?;
    }
    let backdrop = if painted { backdrop(coloured).doubted() } else { backdrop(coloured) };

    let mut body = Body::new(&styles, numbering, backdrop);
    for name in ["footnotes.xml", "endnotes.xml"] {
        if let Some(xml) = package.part(&beside(name))? {
            body.read_notes(&xml, &styles, limits.depth)?;
        }
    }
    xml::walk(&document, limits.depth, &mut body)?;
    let mut above = Vec::new();
    for xml in &headers {
        for block in body.read_header(xml, &styles, limits.depth)? {
            if !above.contains(&block) {
                above.push(block);
            }
        }
    }
    let (pages, told, unseen) = body.finish();
    let pages = (1..).zip(pages).map(|(number, blocks)| Page { number, label: None, blocks });

    let mut draft = Draft::new(Kind::Docx, pages.collect());
    let title = package.part("docProps/core.xml")?.and_then(|xml| package::title(&xml, limits.depth));
    draft.title = title.filter(|title| !title.trim().is_empty()).or_else(|| first_heading(&draft.pages));
    if let Some(first) = draft.pages.first_mut() {
        first.blocks.splice(0..0, above);
    }
    draft.unseen = unseen;
    draft.notes.extend(told.hidden.then(|| HIDDEN.to_owned()));
    draft.notes.extend(told.doubted.then(|| PALE.to_owned()));
    Ok(draft)
}
