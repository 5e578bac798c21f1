//! How words look, as far as it hides them, and what lies behind them.

use quick_xml::events::BytesStart;

use super::{
    place::{self, Anchor, Paper},
    theme::Theme,
    xml,
};
use crate::{
    HiddenWhy,
    read::colour::{self, BLACK, Colour, WHITE, alike},
};

/// Smaller letters cannot be read, in half points.
const SMALLEST: f64 = 8.0;
/// Letters that are squeezed to less cannot be read, in hundredths of their width.
const NARROWEST: f64 = 20.0;

/// What a run or a style says about its words.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Look {
    vanished: Option<bool>,
    /// Said to be what suits the ground, or something that cannot be told: none inside.
    colour: Option<Option<Colour>>,
    /// In half points.
    size: Option<f64>,
    /// In hundredths.
    squeezed: Option<f64>,
    /// A frame or an indent puts it outside the page.
    framed: Option<bool>,
    indented: Option<bool>,
    /// What letters are filled with comes next, and counts before their colour.
    filling: bool,
    filled: bool,
    pub ground: Ground,
}

impl Look {
    /// Says nothing but what it stands on.
    pub fn on(ground: Ground) -> Self {
        Self { ground, ..Self::default() }
    }

    pub fn property(&mut self, name: &str, tag: &BytesStart<'_>, theme: &Theme, paper: Paper) {
        match name {
            "vanish" => self.vanished = Some(xml::is_on(tag)),
            "webHidden" if xml::is_on(tag) => self.vanished = Some(true),
            "color" if !self.filled => self.colour = Some(theme.said(tag, "val", "theme")),
            "textFill" => (self.filling, self.filled) = (true, true),
            "gradFill" if self.filling => (self.filling, self.colour) = (false, Some(None)),
            "noFill" if self.filling => (self.filling, self.vanished) = (false, Some(true)),
            "srgbClr" | "schemeClr" if self.filling => {
                let value = xml::value(tag);
                let colour = value.and_then(|value| colour::hex(&value).or_else(|| theme.colour(&value)));
                (self.filling, self.colour) = (false, Some(colour));
            }
            "w" => self.squeezed = xml::value(tag).and_then(|share| share.trim_end_matches('%').parse().ok()),
            "framePr" => self.framed = Some(place::is_framed_away(tag, paper)),
            "ind" => self.indented = Some(place::indents_away(tag)),
            "sz" => self.size = xml::value(tag).and_then(|size| size.parse().ok()),
            "shd" => self.ground = Ground::shading(tag, theme).over(self.ground),
            "highlight" => self.ground = Ground::highlight(tag).over(self.ground),
            _ => {}
        }
    }

    /// What it does not say itself is as below it.
    pub fn over(self, below: Self) -> Self {
        Self {
            vanished: self.vanished.or(below.vanished),
            colour: self.colour.or(below.colour),
            size: self.size.or(below.size),
            squeezed: self.squeezed.or(below.squeezed),
            framed: self.framed.or(below.framed),
            indented: self.indented.or(below.indented),
            filling: false,
            filled: false,
            ground: self.ground.over(below.ground),
        }
    }

    /// Why the words cannot be seen, if so.
    pub fn hides(self) -> Option<HiddenWhy> {
        if self.vanished == Some(true) {
            return Some(HiddenWhy::Invisible);
        }
        if self.size.is_some_and(|size| size < SMALLEST)
            || self.squeezed.is_some_and(|share| share < NARROWEST)
        {
            return Some(HiddenWhy::Size);
        }
        if self.framed == Some(true) || self.indented == Some(true) {
            return Some(HiddenWhy::OffPage);
        }
        match (self.colour.flatten(), self.ground) {
            (Some(colour), Ground::Plain(ground)) if alike(colour, ground) => Some(HiddenWhy::Colour),
            _ => None,
        }
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Ground {
    /// What is below is seen.
    #[default]
    Clear,
    /// A pattern, a picture, a colour of the theme.
    Unknown,
    Plain(Colour),
}

impl Ground {
    pub fn over(self, below: Self) -> Self {
        if self == Self::Clear { below } else { self }
    }

    /// Whether white letters might be read on it.
    fn shows_white(self) -> bool {
        match self {
            Self::Clear => false,
            Self::Unknown => true,
            Self::Plain(colour) => !alike(colour, WHITE),
        }
    }

    fn of(colour: Option<Colour>) -> Self {
        colour.map_or(Self::Unknown, Self::Plain)
    }

    pub fn shading(tag: &BytesStart<'_>, theme: &Theme) -> Self {
        let fill = xml::attribute(tag, "fill").filter(|fill| fill != "auto");
        match xml::value(tag).as_deref() {
            None | Some("clear" | "nil") if fill.is_none() && xml::attribute(tag, "themeFill").is_none() => {
                Self::Clear
            }
            None | Some("clear" | "nil") => Self::of(theme.said(tag, "fill", "themeFill")),
            Some("solid") => Self::of(theme.said(tag, "color", "theme")),
            _ => Self::Unknown,
        }
    }

    fn highlight(tag: &BytesStart<'_>) -> Self {
        let colour = match xml::value(tag).as_deref() {
            None | Some("none") => return Self::Clear,
            Some("white") => WHITE,
            Some("black") => BLACK,
            Some("yellow") => [255, 255, 0],
            Some("green") => [0, 255, 0],
            Some("cyan") => [0, 255, 255],
            Some("magenta") => [255, 0, 255],
            Some("blue") => [0, 0, 255],
            Some("red") => [255, 0, 0],
            Some("darkBlue") => [0, 0, 128],
            Some("darkCyan") => [0, 128, 128],
            Some("darkGreen") => [0, 128, 0],
            Some("darkMagenta") => [128, 0, 128],
            Some("darkRed") => [128, 0, 0],
            Some("darkYellow") => [128, 128, 0],
            Some("darkGray") => [128, 128, 128],
            Some("lightGray") => [192, 192, 192],
            Some(_) => return Self::Unknown,
        };
        Self::Plain(colour)
    }
}

/// The paper, and the shapes that hold text.
pub(super) struct Backdrop {
    theme: Theme,
    page: Paper,
    /// Where the drawing stands that is open.
    anchor: Anchor,
    paper: Ground,
    /// The paper where nothing lies behind the text.
    bare: Ground,
    /// The colour of the paper is shown, not only stored.
    coloured: bool,
    boxes: Vec<(Ground, Option<HiddenWhy>)>,
    /// What the shape is filled with whose parts are being read.
    fill: Option<Ground>,
    /// That shape lies behind the text, and is large enough to be its ground.
    behind: bool,
    /// All of them do.
    low: bool,
    inside: Inside,
}

/// Of a shape that words can stand on, in the units of drawings: 12,700 are a point.
const WIDE: u32 = 1_000_000;
const HIGH: u32 = 200_000;

/// What the properties are of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Inside {
    #[default]
    Words,
    Shape,
    /// The line around a shape.
    Line,
    Cell,
    Table,
}

impl Backdrop {
    pub fn new(coloured: bool, theme: Theme, page: Paper) -> Self {
        Self {
            theme,
            page,
            anchor: Anchor::default(),
            paper: Ground::Plain(WHITE),
            bare: Ground::Plain(WHITE),
            coloured,
            boxes: Vec::new(),
            fill: None,
            behind: false,
            low: false,
            inside: Inside::Words,
        }
    }

    /// The same for a part in which every shape lies behind the text.
    pub fn low(self) -> Self {
        Self { low: true, ..self }
    }

    /// For another part of the same document.
    pub fn beside(&self) -> Self {
        let new = Self::new(false, self.theme, self.page);
        if self.is_doubtful() { new.doubted() } else { new }
    }

    /// Something lies behind the text, nobody knows where.
    pub fn doubted(self) -> Self {
        Self { paper: Ground::Unknown, ..self }
    }

    pub fn is_doubtful(&self) -> bool {
        self.paper == Ground::Unknown
    }

    /// What words stand on if nothing lies behind the text.
    pub fn ground_on_paper(&self) -> Ground {
        self.boxes.last().map_or(Ground::Clear, |(ground, _)| *ground).over(self.bare)
    }

    /// Below everything that has a ground of its own.
    pub fn ground(&self) -> Ground {
        self.boxes.last().map_or(Ground::Clear, |(ground, _)| *ground).over(self.paper)
    }

    /// Why the box that is open cannot be seen, or one around it.
    pub fn unseen(&self) -> Option<HiddenWhy> {
        self.boxes.iter().find_map(|(_, why)| *why)
    }

    pub fn text(&mut self, text: &str) {
        self.anchor.text(text);
    }

    /// The ground that a tag gives to the cell that is open, or else to its table.
    pub fn of_table(&self, name: &str, tag: &BytesStart<'_>) -> Option<(bool, Ground)> {
        let is_cell = match self.inside {
            Inside::Cell => true,
            Inside::Table => false,
            _ => return None,
        };
        (name == "shd").then(|| (is_cell, Ground::shading(tag, &self.theme)))
    }

    pub fn open(&mut self, name: &str, tag: &BytesStart<'_>) {
        if matches!(name, "anchor" | "inline") {
            self.anchor = Anchor::default();
        }
        self.anchor.open(name, tag);
        match name {
            "background" if self.coloured => {
                self.bare = Ground::of(self.theme.said(tag, "color", "theme"));
                self.paper = if self.is_doubtful() { self.paper } else { self.bare };
            }
            "tcPr" => self.inside = Inside::Cell,
            "tblPr" | "tblPrEx" => self.inside = Inside::Table,
            "wsp" => self.fill = None,
            "shape" | "rect" | "roundrect" | "oval" => {
                self.fill = xml::attribute(tag, "fillcolor").map(|_| Ground::Unknown);
            }
            "spPr" => self.inside = Inside::Shape,
            "txbxContent" => self.boxes.push((self.fill.unwrap_or_default(), self.anchor.unseen(self.page))),
            "anchor" => {
                let behind = xml::attribute(tag, "behindDoc");
                self.behind = self.low || behind.is_some_and(|value| matches!(value.as_str(), "1" | "true"));
            }
            "extent" => {
                let reaches = |name: &str, least: u32| {
                    let length = xml::attribute(tag, name).and_then(|length| length.parse::<u32>().ok());
                    length.is_some_and(|length| length >= least)
                };
                self.behind &= reaches("cx", WIDE) && reaches("cy", HIGH);
            }
            "blip" if self.behind => self.paper = Ground::Unknown,
            "fillRef" if self.fill.is_none() => {
                let filled = xml::attribute(tag, "idx").is_some_and(|index| index != "0");
                self.fill = filled.then_some(Ground::Unknown);
            }
            _ if self.inside == Inside::Shape => self.of_shape(name, tag),
            _ => {}
        }
    }

    fn of_shape(&mut self, name: &str, tag: &BytesStart<'_>) {
        match name {
            "ln" => self.inside = Inside::Line,
            "noFill" => self.fill = Some(Ground::Clear),
            "srgbClr" => {
                let colour = xml::value(tag).and_then(|digits| colour::hex(&digits));
                self.fill = Some(Ground::of(colour));
            }
            "schemeClr" => {
                self.fill = Some(Ground::of(xml::value(tag).and_then(|name| self.theme.colour(&name))));
            }
            // What stands inside a colour changes it.
            "solidFill" | "alpha" | "lumMod" | "lumOff" | "shade" | "tint" => {
                self.fill = Some(Ground::Unknown);
            }
            "gradFill" | "blipFill" | "pattFill" => {
                self.fill = Some(Ground::Unknown);
                self.inside = Inside::Words;
            }
            _ => {}
        }
    }

    pub fn close(&mut self, name: &str) {
        self.anchor.close(name);
        match name {
            "tcPr" | "tblPr" | "tblPrEx" | "spPr" => self.inside = Inside::Words,
            "ln" if self.inside == Inside::Line => self.inside = Inside::Shape,
            "txbxContent" => {
                self.boxes.pop();
            }
            "wsp" if self.behind && self.fill.is_some_and(Ground::shows_white) => {
                self.paper = Ground::Unknown;
            }
            "anchor" => self.behind = false,
            _ => {}
        }
    }
}
