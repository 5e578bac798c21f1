//! One pass over an XML part. No declarations of one's own, no entities beyond the five that XML has, no nesting
//! beyond the limit.

use quick_xml::{
    Reader, XmlVersion,
    events::{BytesStart, Event},
};

use crate::ReadError;

pub(super) trait Visit {
    fn open(&mut self, name: &str, tag: &BytesStart<'_>);
    fn close(&mut self, name: &str);
    fn text(&mut self, text: &str);
}

pub(super) fn walk(xml: &str, most: usize, visit: &mut impl Visit) -> Result<(), ReadError> {
    let mut reader = Reader::from_str(xml);
    reader.config_mut().expand_empty_elements = true;
    let mut depth = 0_usize;
    loop {
        match reader.read_event().map_err(|_| ReadError::Broken)? {
            Event::Start(tag) => {
                depth += 1;
                if depth > most {
                    return Err(ReadError::Broken);
                }
                visit.open(tag.local_name().into_inner(), &tag);
            }
            Event::End(tag) => {
                depth = depth.saturating_sub(1);
                visit.close(tag.local_name().into_inner());
            }
            Event::Text(text) => visit.text(&text.xml10_content()),
            Event::CData(text) => visit.text(&text.xml10_content()),
            Event::GeneralRef(reference) => {
                let mut letters = [0; 4];
                let letter = reference.resolve_char_ref().ok().flatten();
                visit.text(match (letter, &*reference.xml10_content()) {
                    (Some(letter), _) => letter.encode_utf8(&mut letters),
                    (None, "amp") => "&",
                    (None, "lt") => "<",
                    (None, "gt") => ">",
                    (None, "quot") => "\"",
                    (None, "apos") => "'",
                    _ => "",
                });
            }
            // Word writes none; who does wants something opened or unfolded.
            Event::DocType(_) => return Err(ReadError::Broken),
            Event::Eof if depth > 0 => return Err(ReadError::Broken),
            Event::Eof => return Ok(()),
            // Elements without content come as a start and an end.
            Event::Empty(_) | Event::Decl(_) | Event::PI(_) | Event::Comment(_) => {}
        }
    }
}

/// An attribute by its name without prefix.
pub(super) fn attribute(tag: &BytesStart<'_>, name: &str) -> Option<String> {
    let found = tag.attributes().flatten().find(|found| found.key.local_name().into_inner() == name)?;
    found.normalized_value(XmlVersion::Explicit1_0).ok().map(std::borrow::Cow::into_owned)
}

pub(super) fn value(tag: &BytesStart<'_>) -> Option<String> {
    attribute(tag, "val")
}

/// The name of a style or how a number looks: whatever is longer is none.
pub(super) fn short(tag: &BytesStart<'_>) -> Option<String> {
    value(tag).filter(|value| value.len() <= 255)
}

/// A switch is on unless it says otherwise.
pub(super) fn is_on(tag: &BytesStart<'_>) -> bool {
    !value(tag).is_some_and(|value| matches!(value.as_str(), "0" | "false" | "off" | "none"))
}
