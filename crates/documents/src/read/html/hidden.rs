//! Whether an element can be seen, as far as its own attributes and simple style sheets tell. Text that people do not see is there for
//! machines, and is left out.

use html5ever::tokenizer::Tag;

use super::css::Sheet;
use crate::{
    HiddenWhy,
    read::colour::{BLACK, Colour, WHITE, alike, hex},
};

/// How the text inside an element looks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Look {
    pub hidden: Option<HiddenWhy>,
    text: Option<Colour>,
    /// None where a picture or a style sheet decides that cannot be read.
    ground: Option<Colour>,
}

impl Default for Look {
    fn default() -> Self {
        Self { hidden: None, text: None, ground: Some(WHITE) }
    }
}

impl Look {
    /// The look inside a tag. With a style sheet that cannot be read the ground is known only where the tag itself says it.
    pub fn inside(self, tag: &Tag, sheet: &Sheet) -> Self {
        let attribute = |name: &str| {
            tag.attrs
                .iter()
                .find(|attribute| &*attribute.name.local == name)
                .map(|attribute| &*attribute.value)
        };
        let mut look = self;
        if sheet.unread {
            look.ground = None;
        }
        if let Some(colour) = attribute("bgcolor") {
            look.ground = parse(colour);
        }
        if let Some(colour) = attribute("color").filter(|_| &*tag.name == "font") {
            look.text = parse(colour);
        }
        let unshown = attribute("hidden").is_some()
            || attribute("aria-hidden").is_some_and(|value| value.trim().eq_ignore_ascii_case("true"))
            || &*tag.name == "dialog" && attribute("open").is_none();
        look.hidden = unshown.then_some(HiddenWhy::Invisible);
        let rules = sheet.style(tag);
        let styles: Vec<&str> = rules.iter().map(|rule| &**rule).chain(attribute("style")).collect();
        if !styles.is_empty() {
            look.apply(&styles);
        }
        if let (Some(text), Some(ground)) = (look.text, look.ground) {
            look.hide(HiddenWhy::Colour, alike(text, ground));
        }
        look
    }

    /// The first reason is told.
    fn hide(&mut self, why: HiddenWhy, hides: bool) {
        self.hidden = self.hidden.or(hides.then_some(why));
    }

    fn apply(&mut self, styles: &[&str]) {
        let styles: Vec<String> = styles.iter().map(|style| style.to_ascii_lowercase()).collect();
        let (mut nothing, mut cut, mut away) = (false, false, false);
        for (name, value) in settled(&styles) {
            match name {
                "display" => self.hide(HiddenWhy::Invisible, value == "none"),
                "visibility" => self.hide(HiddenWhy::Invisible, matches!(value, "hidden" | "collapse")),
                "opacity" => {
                    self.hide(HiddenWhy::Invisible, number(value).is_some_and(|share| share < 0.1));
                }
                "font-size" => self.hide(HiddenWhy::Size, is_unreadable(value)),
                "font" => {
                    // What follows the stroke is the height of lines.
                    let before = value.split('/').next().unwrap_or_default();
                    self.hide(HiddenWhy::Size, before.split(' ').any(is_unreadable));
                }
                "color" | "-webkit-text-fill-color" => {
                    self.hide(HiddenWhy::Invisible, is_clear(value));
                    self.text = parse(value);
                }
                "background-color" | "background" => {
                    self.ground = if value == "none" || is_clear(value) { self.ground } else { parse(value) };
                }
                "width" | "height" | "max-width" | "max-height" => nothing |= is_tiny(value),
                "overflow" => cut |= value.contains("hidden"),
                "left" | "top" | "right" | "bottom" | "text-indent" | "margin-left" | "margin-top" => {
                    away |= number(value).is_some_and(|far| far <= -400.0);
                }
                "clip" => {
                    let cuts = value.starts_with("rect(0") || value.starts_with("rect(1px");
                    self.hide(HiddenWhy::Invisible, cuts);
                }
                "clip-path" => {
                    let cuts = value.contains("100%") || value.contains("inset(50%");
                    self.hide(HiddenWhy::Invisible, cuts);
                }
                "transform" => self.hide(HiddenWhy::Size, value.contains("scale(0)")),
                _ => {}
            }
        }
        self.hide(HiddenWhy::OffPage, away);
        self.hide(HiddenWhy::Invisible, nothing && cut);
    }
}

/// What matters here.
const NAMES: [&str; 24] = [
    "display",
    "visibility",
    "opacity",
    "font-size",
    "font",
    "color",
    "-webkit-text-fill-color",
    "background-color",
    "background",
    "width",
    "height",
    "max-width",
    "max-height",
    "overflow",
    "left",
    "top",
    "right",
    "bottom",
    "text-indent",
    "margin-left",
    "margin-top",
    "clip",
    "clip-path",
    "transform",
];

/// The values that hold in the end: the last of a name, or the last that is important.
fn settled(styles: &[String]) -> Vec<(&str, &str)> {
    let mut settled: Vec<(&str, &str, bool)> = Vec::new();
    for (name, value) in
        styles.iter().flat_map(|style| style.split(';')).filter_map(|rule| rule.split_once(':'))
    {
        let (name, value) = (name.trim(), value.trim());
        let (value, important) = match value.split_once('!') {
            Some((value, mark)) => (value.trim(), mark.trim() == "important"),
            None => (value, false),
        };
        if !NAMES.contains(&name) {
            continue;
        }
        match settled.iter().position(|(other, ..)| *other == name) {
            Some(at) if settled[at].2 && !important => continue,
            Some(at) => drop(settled.remove(at)),
            None => {}
        }
        settled.push((name, value, important));
    }
    settled.into_iter().map(|(name, value, _)| (name, value)).collect()
}

/// The number that a value begins with.
fn number(value: &str) -> Option<f64> {
    let end =
        value.find(|c: char| !c.is_ascii_digit() && !matches!(c, '.' | '-' | '+')).unwrap_or(value.len());
    value[..end].parse().ok()
}

/// Nothing, or a single point.
fn is_tiny(value: &str) -> bool {
    let small = if value.ends_with("px") || value.ends_with("pt") { 1.5 } else { 0.05 };
    number(value).is_some_and(|size| size < small) && !value.ends_with('%') || value == "0%"
}

/// Too small for letters.
fn is_unreadable(value: &str) -> bool {
    let ends = |units: &[&str]| units.iter().any(|unit| value.ends_with(unit));
    let small = if ends(&["px", "pt"]) {
        4.0
    } else if ends(&["%"]) {
        25.0
    } else if ends(&["em"]) {
        0.25
    } else {
        0.05
    };
    number(value).is_some_and(|size| size < small)
}

fn is_clear(value: &str) -> bool {
    let parts: Vec<&str> = value.trim_end_matches(')').split([',', '/']).collect();
    let last = parts.last().map(|part| part.trim());
    value == "transparent" || (parts.len() == 4 && last.and_then(number).is_some_and(|alpha| alpha < 0.1))
}

/// `#fff`, `#ffffff`, `rgb(255, 255, 255)` and the names that are used to hide things.
fn parse(value: &str) -> Option<Colour> {
    let value = value.trim().to_ascii_lowercase();
    if let Some(digits) = value.strip_prefix('#') {
        let digit = |at: usize| digits.get(at..=at).and_then(|digit| u8::from_str_radix(digit, 16).ok());
        return match digits.len() {
            3 | 4 => Some([digit(0)? * 17, digit(1)? * 17, digit(2)? * 17]),
            6 | 8 => digits.get(..6).and_then(hex),
            _ => None,
        };
    }
    if let Some(inside) =
        value.strip_prefix("rgb").and_then(|rest| rest.trim_start_matches('a').strip_prefix('('))
    {
        let parts = inside.trim_end_matches(')').split([',', ' ', '/']).filter(|part| !part.is_empty());
        let parts: Vec<u8> = parts.take(3).map_while(|part| part.parse().ok()).collect();
        return parts.try_into().ok();
    }
    match value.as_str() {
        "white" => Some(WHITE),
        "black" => Some(BLACK),
        "snow" | "ivory" | "ghostwhite" | "floralwhite" => Some([250, 250, 248]),
        "whitesmoke" => Some([245; 3]),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::super::lone;
    use crate::HiddenWhy;

    #[test]
    fn what_nobody_sees_is_hidden() {
        let hidden = [
            "<p hidden>",
            r#"<p aria-hidden="true">"#,
            r#"<p style="display: none">"#,
            r#"<p style="DISPLAY:NONE !important">"#,
            r#"<p style="color:red;visibility:hidden">"#,
            r#"<p style="opacity:0.01">"#,
            r#"<p style="font-size:0">"#,
            r#"<p style="font-size:1px">"#,
            r#"<p style="font-size:3pt">"#,
            r#"<p style="font:bold 2px/1 serif">"#,
            r#"<p style="color:#fff">"#,
            r#"<p class="hero" id="top" style="color:#fff">"#,
            r#"<p style="color:#f2f2f2">"#,
            r#"<p style="color:white;background:#fefefe">"#,
            r#"<p style="color:rgb(10,10,10);background-color:black">"#,
            r#"<p style="color:rgba(0,0,0,0)">"#,
            r#"<font color="white">"#,
            r#"<p style="position:absolute;left:-9999px">"#,
            r#"<p style="height:0;overflow:hidden">"#,
            r#"<p style="clip:rect(0 0 0 0)">"#,
            "<script>",
            "<template>",
        ];
        for tag in hidden {
            assert!(lone(tag).unwrap().hides.is_some(), "{tag}");
        }
        let seen = [
            "<p>",
            r#"<p style="color:#333">"#,
            r#"<p style="color:white;background:navy">"#,
            r#"<p style="display:none;display:block">"#,
            r#"<p style="color:#fff;background:url(dark.png)">"#,
            r#"<p style="font-size:12px">"#,
            r#"<p style="font-size:90%">"#,
            r#"<p style="opacity:0.8;left:-4px">"#,
            r#"<p style="width:0">"#,
            r#"<p style="font:italic 1 12px/1px serif">"#,
            r#"<p aria-hidden="false">"#,
        ];
        for tag in seen {
            assert!(lone(tag).unwrap().hides.is_none(), "{tag}");
        }
    }

    #[test]
    fn the_reason_is_told() {
        let table = [
            ("<p hidden>", HiddenWhy::Invisible),
            (r#"<p style="opacity:0">"#, HiddenWhy::Invisible),
            (r#"<p style="font-size:2px">"#, HiddenWhy::Size),
            (r#"<p style="color:#fff">"#, HiddenWhy::Colour),
            (r#"<p style="text-indent:-9999px">"#, HiddenWhy::OffPage),
            ("<script>", HiddenWhy::Invisible),
        ];
        for (tag, why) in table {
            assert_eq!(lone(tag).unwrap().hides, Some(why), "{tag}");
        }
    }
}
