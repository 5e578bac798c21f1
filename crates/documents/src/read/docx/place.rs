//! Where boxes, frames and paragraphs stand, as far as that is outside the page. Lengths are in twentieths of a point.

use quick_xml::events::BytesStart;

use super::xml::{self, Visit};
use crate::{HiddenWhy, ReadError};

/// In the units of drawings.
const UNIT: i64 = 635;
/// What stands further to the left than a margin is wide begins outside the page.
const LEFT: i64 = -2_880;
/// No page is wider.
const RIGHT: i64 = 15_840;
/// A frame that does not say how wide it is.
const FRAME: i64 = 1_440;
/// Of old drawings, in points: beyond every page.
const BEYOND: f64 = 1_600.0;
const BEFORE: f64 = -800.0;

/// The largest page of a document, and its margins.
#[derive(Clone, Copy, Debug)]
pub(super) struct Paper {
    width: i64,
    height: i64,
    left: i64,
    top: i64,
}

impl Default for Paper {
    fn default() -> Self {
        Self { width: 12_240, height: 15_840, left: 1_440, top: 1_440 }
    }
}

fn whole(tag: &BytesStart<'_>, name: &str) -> Option<i64> {
    xml::attribute(tag, name)?.trim().parse::<i64>().ok().map(|length| length.clamp(-1 << 40, 1 << 40))
}

impl Paper {
    pub fn of(document: &str, depth: usize) -> Result<Self, ReadError> {
        let mut sizes = Sizes(None, None);
        xml::walk(document, depth, &mut sizes)?;
        let usual = Self::default();
        let (width, height) = sizes.0.unwrap_or((usual.width, usual.height));
        let (left, top) = sizes.1.unwrap_or((usual.left, usual.top));
        Ok(Self { width, height, left, top })
    }
}

struct Sizes(Option<(i64, i64)>, Option<(i64, i64)>);

impl Visit for Sizes {
    fn open(&mut self, name: &str, tag: &BytesStart<'_>) {
        let (into, one, other) = match name {
            "pgSz" => (&mut self.0, "w", "h"),
            "pgMar" => (&mut self.1, "left", "top"),
            _ => return,
        };
        if let (Some(one), Some(other)) = (whole(tag, one), whole(tag, other)) {
            *into = Some(into.map_or((one, other), |(most, high)| (most.max(one), high.max(other))));
        }
    }

    fn close(&mut self, _name: &str) {}

    fn text(&mut self, _text: &str) {}
}

/// What a place is counted from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Origin {
    Page,
    Margin,
    /// Wherever it stands in the text.
    #[default]
    Text,
}

impl Origin {
    fn named(name: Option<&str>) -> Self {
        match name {
            Some("page") => Self::Page,
            Some("margin" | "column") => Self::Margin,
            _ => Self::Text,
        }
    }

    /// Whether nothing of it lies on a page that is so long and whose margin is so wide.
    fn is_off(self, at: i64, length: i64, page: i64, margin: i64) -> bool {
        let (before, after) = match self {
            Self::Page => (0, page),
            Self::Margin => (-margin.max(0), page - margin.max(0)),
            Self::Text => (-page, page),
        };
        at + length <= before || at >= after
    }
}

/// Where a box stands.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Anchor {
    across: (Origin, Option<i64>),
    down: (Origin, Option<i64>),
    width: i64,
    height: i64,
    /// Which of the two is being read.
    inside: Option<bool>,
    /// It says itself that it is not seen, or is an old drawing.
    unseen: Option<HiddenWhy>,
}

impl Anchor {
    pub fn open(&mut self, name: &str, tag: &BytesStart<'_>) {
        match name {
            "positionH" | "positionV" => {
                let from = Origin::named(xml::attribute(tag, "relativeFrom").as_deref());
                self.inside = Some(name == "positionH");
                if name == "positionH" { self.across.0 = from } else { self.down.0 = from }
            }
            "extent" => {
                let length = |name: &str| whole(tag, name).unwrap_or(0) / UNIT;
                (self.width, self.height) = (length("cx"), length("cy"));
            }
            "docPr" => {
                let hidden = xml::attribute(tag, "hidden");
                let hidden = hidden.is_some_and(|value| matches!(value.as_str(), "1" | "true" | "on"));
                self.unseen = hidden.then_some(HiddenWhy::Invisible);
            }
            "shape" | "rect" | "roundrect" | "oval" => {
                if let Some(style) = xml::attribute(tag, "style") {
                    *self = Self { unseen: old_unseen(&style), ..Self::default() };
                }
            }
            _ => {}
        }
    }

    pub fn close(&mut self, name: &str) {
        if matches!(name, "positionH" | "positionV") {
            self.inside = None;
        }
    }

    /// What stands in a place that is written as text.
    pub fn text(&mut self, text: &str) {
        let at = || text.trim().parse::<i64>().ok().map(|length| length.clamp(-1 << 40, 1 << 40) / UNIT);
        match self.inside {
            Some(true) => self.across.1 = at().or(self.across.1),
            Some(false) => self.down.1 = at().or(self.down.1),
            None => {}
        }
    }

    pub fn unseen(&self, paper: Paper) -> Option<HiddenWhy> {
        let Paper { width, height, left, top } = paper;
        let across = self.across.1.is_some_and(|at| self.across.0.is_off(at, self.width, width, left));
        let down = self.down.1.is_some_and(|at| self.down.0.is_off(at, self.height, height, top));
        self.unseen.or((across || down).then_some(HiddenWhy::OffPage))
    }
}

/// The style of an old drawing: `position:absolute;margin-left:-5000pt`.
fn old_unseen(style: &str) -> Option<HiddenWhy> {
    style.split(';').filter_map(|rule| rule.split_once(':')).find_map(|(name, value)| {
        let points = || value.trim().trim_end_matches("pt").parse::<f64>().ok();
        match name.trim() {
            "margin-left" | "margin-top" | "left" | "top" => {
                points().filter(|at| !(BEFORE..BEYOND).contains(at)).map(|_| HiddenWhy::OffPage)
            }
            "visibility" => (value.trim() == "hidden").then_some(HiddenWhy::Invisible),
            _ => None,
        }
    })
}

/// Whether the words of a paragraph begin outside the page.
pub(super) fn indents_away(tag: &BytesStart<'_>) -> bool {
    let length = |name: &str| whole(tag, name);
    let left = length("left").or(length("start")).unwrap_or(0);
    let first = left + length("firstLine").unwrap_or(0) - length("hanging").unwrap_or(0);
    let right = length("right").or(length("end")).unwrap_or(0);
    left.min(first) <= LEFT || left.max(first) >= RIGHT || right <= -RIGHT
}

/// Whether a frame stands outside the page.
pub(super) fn is_framed_away(tag: &BytesStart<'_>, paper: Paper) -> bool {
    let Paper { width, height, left, top } = paper;
    let (across, down) = (xml::attribute(tag, "hAnchor"), xml::attribute(tag, "vAnchor"));
    let across = if across.as_deref() == Some("page") { Origin::Page } else { Origin::Margin };
    let length = |name: &str| whole(tag, name).unwrap_or(FRAME);
    whole(tag, "x").is_some_and(|x| across.is_off(x, length("w"), width, left))
        || whole(tag, "y").is_some_and(|y| Origin::named(down.as_deref()).is_off(y, length("h"), height, top))
}

/// Whether a table that text flows around stands outside the page.
pub(super) fn floats_away(tag: &BytesStart<'_>, paper: Paper) -> bool {
    let Paper { width, height, .. } = paper;
    whole(tag, "tblpX").is_some_and(|x| Origin::Text.is_off(x, 0, width, 0))
        || whole(tag, "tblpY").is_some_and(|y| Origin::Text.is_off(y, 0, height, 0))
}

/// Whether a table begins outside the page.
pub(super) fn is_pushed_away(tag: &BytesStart<'_>) -> bool {
    whole(tag, "w").is_some_and(|at| at <= -RIGHT || at >= RIGHT)
}
