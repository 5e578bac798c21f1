//! Sizes, distances and colours, in points.

use super::PaperSize;

pub(super) type Colour = [u8; 3];

pub(super) const INK: Colour = [31, 41, 51];
pub(super) const MUTED: Colour = [91, 103, 112];
pub(super) const LINK: Colour = [29, 78, 216];
pub(super) const RULE: Colour = [208, 213, 220];
pub(super) const SHADE: Colour = [243, 244, 246];

pub(super) const SIDE: f32 = 62.0;
pub(super) const TOP: f32 = 60.0;
pub(super) const BOTTOM: f32 = 70.0;
/// Where page numbers stand, from below.
pub(super) const FOOT: f32 = 38.0;
/// The room of a page number, and some air before it.
pub(super) const NUMBER: f32 = 100.0;
/// Between blocks.
pub(super) const GAP: f32 = 8.0;
/// Before the words of an item.
pub(super) const INDENT: f32 = 17.0;
/// Around the words of a cell.
pub(super) const PAD: f32 = 5.0;

/// How a text is set.
#[derive(Clone, Copy, Debug)]
pub(super) struct Style {
    pub size: f32,
    /// From line to line.
    pub leading: f32,
    pub bold: bool,
    pub colour: Colour,
}

pub(super) const TITLE: Style = Style { size: 21.0, leading: 26.0, bold: true, colour: INK };
pub(super) const BYLINE: Style = Style { size: 9.5, leading: 14.0, bold: false, colour: MUTED };
pub(super) const BODY: Style = Style { size: 10.0, leading: 15.0, bold: false, colour: INK };
pub(super) const QUOTE: Style = Style { size: 10.0, leading: 15.0, bold: false, colour: MUTED };
pub(super) const NOTE: Style = Style { size: 8.0, leading: 11.5, bold: false, colour: MUTED };
pub(super) const CELL: Style = Style { size: 9.0, leading: 12.5, bold: false, colour: INK };
pub(super) const HEAD: Style = Style { bold: true, ..CELL };
pub(super) const FOOTER: Style = Style { size: 8.0, leading: 10.0, bold: false, colour: MUTED };

pub(super) fn heading(level: u8) -> Style {
    let (size, leading) = match level {
        0 | 1 => (15.5, 20.0),
        2 => (12.5, 17.0),
        _ => (10.5, 15.0),
    };
    Style { size, leading, bold: true, colour: INK }
}

impl PaperSize {
    pub(super) fn points(self) -> (f32, f32) {
        match self {
            Self::A4 => (595.276, 841.89),
            Self::Letter => (612.0, 792.0),
        }
    }
}
