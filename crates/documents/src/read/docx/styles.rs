//! What the styles of a document mean.

use std::collections::HashMap;

use quick_xml::events::BytesStart;

use super::{
    look::{Ground, Look},
    xml::{self, Visit, short, value},
};
use crate::ReadError;

#[derive(Clone, Debug, Default)]
pub(super) struct Style {
    name: String,
    based_on: Option<String>,
    outline: Option<u8>,
    /// The list it puts its paragraphs into.
    pub list: Option<(u32, usize)>,
    look: Look,
    /// It shades something: a row of a table, say.
    shades: bool,
}

#[derive(Default)]
pub(super) struct Styles {
    all: HashMap<String, Style>,
    current: Option<(String, Style)>,
}

impl Styles {
    pub fn read(xml: &str, depth: usize) -> Result<Self, ReadError> {
        let mut styles = Self::default();
        xml::walk(xml, depth, &mut styles)?;
        Ok(styles)
    }

    /// The style and those it is based on, nearest first.
    fn chain<'a>(&'a self, id: &'a str) -> impl Iterator<Item = &'a Style> {
        let mut next = Some(id);
        // Styles that are based on each other would go on for ever.
        (0..20).map_while(move |_| {
            let style = self.all.get(next?)?;
            next = style.based_on.as_deref();
            Some(style)
        })
    }

    /// The level of a heading, from 1.
    pub fn heading(&self, id: &str) -> Option<u8> {
        self.chain(id).find_map(|style| {
            let name = style.name.to_lowercase();
            let numbered = name.strip_prefix("heading ").and_then(|level| level.trim().parse::<u8>().ok());
            match name.as_str() {
                "title" => Some(1),
                _ => {
                    numbered.or(style.outline.map(|level| level + 1)).filter(|level| (1..=9).contains(level))
                }
            }
        })
    }

    pub fn list(&self, id: &str) -> Option<(u32, usize)> {
        self.chain(id).find_map(|style| style.list)
    }

    pub fn is_list(&self, id: &str) -> bool {
        self.chain(id).any(|style| style.name.to_lowercase().starts_with("list "))
    }

    /// The list of contents repeats the headings.
    pub fn is_contents(&self, id: &str) -> bool {
        self.chain(id).any(|style| style.name.to_lowercase().starts_with("toc "))
    }

    pub fn look(&self, id: &str) -> Look {
        self.chain(id).fold(Look::default(), |look, style| look.over(style.look))
    }

    pub fn shades(&self, id: &str) -> bool {
        self.chain(id).any(|style| style.shades)
    }
}

impl Visit for Styles {
    fn open(&mut self, name: &str, tag: &BytesStart<'_>) {
        if name == "style" {
            let id = xml::attribute(tag, "styleId").unwrap_or_default();
            self.current = Some((id, Style::default()));
            return;
        }
        let (Some((_, style)), value) = (&mut self.current, value(tag)) else {
            return;
        };
        match name {
            "name" => style.name = short(tag).unwrap_or_default(),
            "basedOn" => style.based_on = short(tag),
            "outlineLvl" => {
                style.outline = value.and_then(|level| level.parse().ok()).filter(|level| *level < 9);
            }
            "numId" => {
                let id = value.and_then(|id| id.parse().ok()).unwrap_or(0);
                style.list = Some((id, style.list.map_or(0, |(_, level)| level)));
            }
            "ilvl" => {
                let level = value.and_then(|level| level.parse().ok()).unwrap_or(0);
                style.list = Some((style.list.map_or(0, |(id, _)| id), level));
            }
            _ => {
                style.look.property(name, tag);
                style.shades |= name == "shd" && Ground::shading(tag) != Ground::Clear;
            }
        }
    }

    fn close(&mut self, name: &str) {
        if name == "style"
            && let Some((id, style)) = self.current.take()
        {
            self.all.insert(id, style);
        }
    }

    fn text(&mut self, _text: &str) {}
}
