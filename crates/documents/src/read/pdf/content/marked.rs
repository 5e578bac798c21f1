//! What text is marked as: part of a layer, a running header, or what its letters stand for.

use std::{ops::Range, rc::Rc};

use hayro_syntax::{
    object::{Dict, Name, Object},
    page::Resources,
};

use super::{Pen, Work};
use crate::{
    ReadError,
    read::pdf::{labels, spoken::Spoken},
};

pub(super) struct Mark {
    /// A layer that is off, or a running header: not part of the page.
    pub dropped: bool,
    /// A layer that is off.
    pub off: bool,
    /// What the letters inside stand for.
    actual: Option<Rc<str>>,
    /// The first of them.
    from: usize,
    /// Some of them are not seen.
    lost: bool,
}

impl Mark {
    pub fn off() -> Self {
        Self { dropped: true, off: true, actual: None, from: 0, lost: false }
    }
}

impl<'a> Pen<'_, 'a> {
    /// Whether something around says what the letters stand for.
    pub(super) fn speaks(&self) -> bool {
        self.marks.iter().any(|mark| mark.actual.is_some())
    }

    /// A letter is not seen.
    pub(super) fn lose(&mut self) {
        if let Some(mark) = self.marks.iter_mut().find(|mark| mark.actual.is_some()) {
            mark.lost = true;
        }
    }

    pub(super) fn mark(
        &mut self,
        tag: &str,
        properties: Option<&Object<'_>>,
        resources: &Resources<'a>,
        work: &mut Work,
    ) -> Result<(), ReadError> {
        if self.marks.len() >= 512 {
            return Ok(());
        }
        let dict = match properties {
            Some(Object::Dict(dict)) => Some(dict.clone()),
            Some(Object::Name(name)) => resources.properties.get::<Dict<'_>>(name.as_str()),
            _ => None,
        };
        dict.as_ref().map_or(Ok(()), |dict| work.read(dict))?;
        let layer = tag == "OC"
            && matches!(properties, Some(Object::Name(name)) if self.reader.layers.hides(&resources.properties, name.as_str()));
        let kind = dict.as_ref().and_then(|dict| dict.get::<Name<'_>>("Type"));
        let running = tag == "Artifact" && kind.is_some_and(|kind| kind.as_str() == "Pagination");
        let off = layer || self.is_off();
        let dropped = off || running || self.marks.last().is_some_and(|mark| mark.dropped);
        // The outermost speaks for those within it.
        let actual = dict.filter(|_| !self.speaks()).and_then(|dict| labels::string(&dict, "ActualText"));
        let actual = actual.map(Into::into);
        self.marks.push(Mark { dropped, off, actual, from: self.sheet.glyphs.len(), lost: false });
        Ok(())
    }

    /// Ends all marks but the first few.
    pub(super) fn end_marks(&mut self, few: usize) {
        let to = self.sheet.glyphs.len();
        for mark in self.marks.drain(few.min(self.marks.len())..) {
            let letters: Range<usize> = mark.from..to;
            if let Some(text) = mark.actual.filter(|_| mark.lost || !letters.is_empty()) {
                self.sheet.spoken.push(Spoken { letters, text, lost: mark.lost });
            }
        }
    }
}
