//! What the styles of a document mean.

use std::collections::HashMap;

use quick_xml::events::BytesStart;

use super::{
    look::{Ground, Look},
    place::Paper,
    theme::Theme,
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
    /// Of paragraphs that name none, and what holds for all.
    usual: String,
    below: Look,
    pub theme: Theme,
    pub paper: Paper,
}

impl Styles {
    pub fn new(theme: Theme, paper: Paper) -> Self {
        Self { theme, paper, ..Self::default() }
    }

    pub fn read(&mut self, xml: &str, depth: usize) -> Result<(), ReadError> {
        xml::walk(xml, depth, self)
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

    /// The same for the style of a paragraph, with what lies below all styles.
    pub fn of_paragraph(&self, id: &str) -> Look {
        let id = if self.all.contains_key(id) { id } else { &self.usual };
        self.look(id).over(self.below)
    }

    pub fn shades(&self, id: &str) -> bool {
        self.chain(id).any(|style| style.shades)
    }
}

impl Visit for Styles {
    fn open(&mut self, name: &str, tag: &BytesStart<'_>) {
        if name == "style" {
            let id = xml::attribute(tag, "styleId").unwrap_or_default();
            let is = |name: &str, one: &[&str]| {
                xml::attribute(tag, name).is_some_and(|value| one.contains(&value.as_str()))
            };
            if is("default", &["1", "true", "on"]) && is("type", &["paragraph"]) {
                self.usual.clone_from(&id);
            }
            self.current = Some((id, Style::default()));
            return;
        }
        if self.current.is_none() {
            self.below.property(name, tag, &self.theme, self.paper);
        }
        let (theme, paper) = (self.theme, self.paper);
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
                style.look.property(name, tag, &theme, paper);
                style.shades |= name == "shd" && Ground::shading(tag, &theme) != Ground::Clear;
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
