//! The colours of a theme, which count before those that are written beside them.

use quick_xml::events::BytesStart;

use super::xml::{self, Visit};
use crate::{
    ReadError,
    read::colour::{self, BLACK, Colour, WHITE},
};

/// As they are called in a theme.
const SLOTS: [&str; 12] = [
    "dk1", "lt1", "dk2", "lt2", "accent1", "accent2", "accent3", "accent4", "accent5", "accent6", "hlink",
    "folHlink",
];

#[derive(Clone, Copy, Debug)]
pub(super) struct Theme([Option<Colour>; SLOTS.len()]);

impl Default for Theme {
    fn default() -> Self {
        let mut colours = [None; SLOTS.len()];
        (colours[0], colours[1]) = (Some(BLACK), Some(WHITE));
        Self(colours)
    }
}

impl Theme {
    pub fn read(xml: &str, depth: usize) -> Result<Self, ReadError> {
        let mut reading = Reading::default();
        xml::walk(xml, depth, &mut reading)?;
        Ok(reading.theme)
    }

    /// By the name that a document or a drawing has for it.
    pub fn colour(&self, name: &str) -> Option<Colour> {
        let slot = match name {
            "background1" | "light1" | "bg1" => "lt1",
            "text1" | "dark1" | "tx1" => "dk1",
            "background2" | "light2" | "bg2" => "lt2",
            "text2" | "dark2" | "tx2" => "dk2",
            "hyperlink" => "hlink",
            "followedHyperlink" => "folHlink",
            other => other,
        };
        self.0[SLOTS.iter().position(|known| *known == slot)?]
    }

    /// The colour that a tag says: from the theme, lighter or darker, or else the one that is written there. Nothing if it
    /// is what suits the ground.
    pub fn said(&self, tag: &BytesStart<'_>, plain: &str, themed: &str) -> Option<Colour> {
        let share = |name: &str| {
            let digits = xml::attribute(tag, &format!("{themed}{name}"))?;
            u32::from_str_radix(&digits, 16).ok().filter(|share| *share <= 255)
        };
        let written = || xml::attribute(tag, plain).and_then(|digits| colour::hex(&digits));
        let name = if themed == "theme" { "themeColor" } else { themed };
        let Some(own) = xml::attribute(tag, name).and_then(|name| self.colour(&name)) else {
            return written();
        };
        let mixed = |part: u8, share: u32, towards: u32| {
            let mixed = (u32::from(part) * share + towards * (255 - share)) / 255;
            u8::try_from(mixed).unwrap_or(u8::MAX)
        };
        Some(match (share("Shade"), share("Tint")) {
            (Some(share), _) => own.map(|part| mixed(part, share, 0)),
            (None, Some(share)) => own.map(|part| mixed(part, share, 255)),
            (None, None) => own,
        })
    }
}

#[derive(Default)]
struct Reading {
    theme: Theme,
    inside: bool,
    slot: Option<usize>,
}

impl Visit for Reading {
    fn open(&mut self, name: &str, tag: &BytesStart<'_>) {
        match name {
            "clrScheme" => self.inside = true,
            "srgbClr" | "sysClr" => {
                let digits = xml::attribute(tag, if name == "sysClr" { "lastClr" } else { "val" });
                if let (Some(slot), Some(digits)) = (self.slot, digits) {
                    self.theme.0[slot] = colour::hex(&digits);
                }
            }
            _ if self.inside => self.slot = SLOTS.iter().position(|slot| *slot == name).or(self.slot),
            _ => {}
        }
    }

    fn close(&mut self, name: &str) {
        if name == "clrScheme" {
            (self.inside, self.slot) = (false, None);
        }
    }

    fn text(&mut self, _text: &str) {}
}
