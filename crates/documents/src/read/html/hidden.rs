//! Whether an element can be seen, as far as its own attributes and simple style sheets tell. Text that people do not see is there for
//! machines, and is left out.

use html5ever::tokenizer::Tag;

use super::{
    colours::{self, parse},
    css::Sheet,
    lengths::{arguments, is_beyond, is_cut, is_far, is_tiny, is_unreadable, number, transformed},
};
use crate::{
    HiddenWhy,
    read::colour::{BLACK, Colour, WHITE, alike},
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
            look.ground = colours::attribute(colour);
        }
        let text = match &*tag.name {
            "font" => attribute("color"),
            "body" => attribute("text"),
            _ => None,
        };
        if let Some(colour) = text {
            look.text = colours::attribute(colour);
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
                    let most = if value.ends_with('%') { 10.0 } else { 0.1 };
                    self.hide(HiddenWhy::Invisible, number(value).is_some_and(|share| share < most));
                }
                "font-size" => self.hide(HiddenWhy::Size, is_unreadable(value)),
                "font" => {
                    // What follows the stroke is the height of lines.
                    let before = value.split('/').next().unwrap_or_default();
                    self.hide(HiddenWhy::Size, before.split(' ').any(is_unreadable));
                }
                "color" | "-webkit-text-fill-color" => {
                    let paint = parse(value);
                    self.hide(HiddenWhy::Invisible, paint.is_some_and(colours::Paint::is_clear));
                    match value {
                        "inherit" | "unset" | "currentcolor" => {}
                        "initial" => self.text = Some(BLACK),
                        _ => self.text = paint.map(|paint| paint.colour),
                    }
                }
                "background-color" | "background" => {
                    self.ground = ground(value, self.ground);
                }
                "width" | "height" | "max-width" | "max-height" => nothing |= is_tiny(value),
                "overflow" => cut |= value.contains("hidden"),
                "left" | "top" | "right" | "bottom" | "text-indent" | "margin-left" | "margin-top" => {
                    away |= is_far(value) || is_beyond(name, value);
                }
                "clip" => {
                    let cuts = value.starts_with("rect(0") || value.starts_with("rect(1px");
                    self.hide(HiddenWhy::Invisible, cuts);
                }
                "clip-path" => {
                    self.hide(HiddenWhy::Invisible, is_cut(value));
                }
                "transform" => self.hidden = self.hidden.or(transformed(value)),
                "filter" => {
                    let share = arguments(value, "opacity").and_then(|parts| number(parts.first()?));
                    self.hide(HiddenWhy::Invisible, share.is_some_and(|share| share < 0.1));
                }
                "content-visibility" => self.hide(HiddenWhy::Invisible, value == "hidden"),
                _ => {}
            }
        }
        self.hide(HiddenWhy::OffPage, away);
        self.hide(HiddenWhy::Invisible, nothing && cut);
    }
}

/// What matters here.
const NAMES: [&str; 26] = [
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
    "filter",
    "content-visibility",
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

/// The ground that a shorthand lays; nothing where a picture does. What says no colour leaves it as it was.
fn ground(value: &str, below: Option<Colour>) -> Option<Colour> {
    if value.contains("url(")
        || value.contains("gradient(")
        || value.contains("image")
        || value.contains("var(")
    {
        return None;
    }
    let mut depth = 0_usize;
    let parts = value.split(|c: char| {
        depth = match c {
            '(' => depth + 1,
            ')' => depth.saturating_sub(1),
            _ => depth,
        };
        c == ' ' && depth == 0
    });
    match parts.filter_map(parse).reduce(|_, last| last) {
        Some(paint) if paint.alpha > 0.95 => Some(paint.colour),
        Some(paint) => below.map(|below| paint.over(below)),
        None => below,
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
            r#"<p style="color:hsl(0, 0%, 100%)">"#,
            r#"<p style="color:rgb(100% 100% 100%)">"#,
            r#"<p style="color:mintcream">"#,
            r#"<p style="color:gold;background:gold">"#,
            r#"<p style="color:rgb(0 0 0 / 0)">"#,
            r#"<p style="color:hsla(0,0%,0%,0)">"#,
            r#"<p style="color:#00000000">"#,
            r#"<p style="color:oklch(1 0 0)">"#,
            r#"<p style="color:white;background:#fff no-repeat">"#,
            r#"<p style="color:white;background:no-repeat">"#,
            r#"<p style="color:white;background:rgba(255,255,255,.5)">"#,
            r#"<body text="ffffff">"#,
            r#"<p style="opacity:0">"#,
            r#"<p style="opacity:5%">"#,
            r#"<p style="filter:opacity(0)">"#,
            r#"<p style="font-size:0.1vw">"#,
            r#"<p style="font-size:.2mm">"#,
            r#"<p style="left:-50em">"#,
            r#"<p style="left:-100vw">"#,
            r#"<p style="left:9999px">"#,
            r#"<p style="text-indent:100%">"#,
            r#"<p style="transform:translateX(-9999px)">"#,
            r#"<p style="transform:scale(.01)">"#,
            r#"<p style="clip-path:circle(0)">"#,
            r#"<p style="clip-path:inset(50%)">"#,
            r#"<p style="clip-path:polygon(0 0, 0 0, 0 0)">"#,
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
            r#"<p style="color:hsl(0, 0%, 20%)">"#,
            r#"<p style="color:tomato">"#,
            r#"<p style="color:white;background:rebeccapurple">"#,
            r#"<p style="color:white;background:hsl(210 50% 30%) no-repeat">"#,
            r#"<p style="color:white;background:linear-gradient(navy, black)">"#,
            r#"<p style="color:rgba(0,0,0,.87)">"#,
            r#"<p style="opacity:80%">"#,
            r#"<p style="left:50%;margin-left:-50%;transform:translate(-50%, -50%)">"#,
            r#"<p style="transform:scale(1.02)">"#,
            r#"<p style="clip-path:polygon(0 0, 100% 0, 100% 100%, 0 100%)">"#,
            r#"<p style="clip-path:circle(40%)">"#,
            r#"<p style="font-size:4mm;text-indent:2em">"#,
            r##"<body text="#333333">"##,
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
