//! The style sheets of a page, as far as they say how an element looks by its name, its class or its id.

use std::{collections::HashMap, rc::Rc};

use html5ever::tokenizer::Tag;

/// Rules of a page.
const MOST: usize = 5_000;
/// Rules that begin with the same name, and classes of one element.
const FEW: usize = 20;
/// Bytes of one rule.
const LONGEST: usize = 4_000;

#[derive(Default)]
pub(super) struct Sheet {
    /// By the last part of the selector: `.x`, `#x` or `x`.
    rules: HashMap<String, Vec<Rule>>,
    count: usize,
    /// Something that cannot be read here may lay a ground below words.
    pub unread: bool,
}

struct Rule {
    /// Every part that an element must have.
    parts: Vec<String>,
    /// How much it weighs against others: ids, classes, names, and when it came.
    weight: [usize; 4],
    style: Rc<str>,
}

impl Sheet {
    pub fn read(&mut self, css: &str) {
        let css = uncommented(css);
        let mut rest = css.as_str();
        while let Some((head, after)) = rest.split_once('{') {
            let head = head.trim_start_matches(|c: char| c.is_whitespace() || c == '}');
            self.unread |= head.contains("@import");
            let head = head.rsplit(';').next().unwrap_or_default().trim();
            if head.starts_with('@') && is_always(head) {
                rest = after;
                continue;
            }
            let (inside, next) = block(after, head.starts_with('@'));
            rest = next;
            if head.starts_with('@') || inside.len() > LONGEST || self.count >= MOST {
                self.unread |= inside.contains("background");
                continue;
            }
            let style: Rc<str> = inside.into();
            for selector in head.split(',') {
                self.add(selector.trim(), &style);
            }
        }
    }

    fn add(&mut self, selector: &str, style: &Rc<str>) {
        let simple = |c: char| c.is_alphanumeric() || matches!(c, '-' | '_' | '.' | '#' | '*');
        let parts = parts(selector);
        let Some(last) = parts.last().filter(|_| selector.chars().all(simple) && self.count < MOST) else {
            self.unread |= style.contains("background");
            return;
        };
        let rules = self.rules.entry(last.clone()).or_default();
        if rules.len() >= FEW {
            self.unread |= style.contains("background");
            return;
        }
        self.count += 1;
        let count = |mark: char| parts.iter().filter(|part| part.starts_with(mark)).count();
        let (ids, classes) = (count('#'), count('.'));
        let weight = [ids, classes, parts.len() - ids - classes - count('*'), self.count];
        rules.push(Rule { parts, weight, style: style.clone() });
    }

    /// What the rules say of an element, the weightiest last.
    pub fn style(&self, tag: &Tag) -> Vec<Rc<str>> {
        if self.rules.is_empty() {
            return Vec::new();
        }
        let attribute = |name: &str| tag.attrs.iter().find(|attribute| &*attribute.name.local == name);
        let id = attribute("id").map(|id| format!("#{}", id.value.trim()));
        let classes = attribute("class").map_or("", |classes| &*classes.value);
        let classes = classes.split_ascii_whitespace().take(FEW).map(|class| format!(".{class}"));
        let own: Vec<String> =
            ["*".into(), tag.name.to_string()].into_iter().chain(id).chain(classes).collect();
        let fits = |rule: &&Rule| rule.parts.iter().all(|part| own.contains(part));
        let mut rules: Vec<&Rule> =
            own.iter().filter_map(|key| self.rules.get(key)).flatten().filter(fits).collect();
        rules.sort_by_key(|rule| rule.weight);
        rules.into_iter().map(|rule| rule.style.clone()).collect()
    }
}

/// `p.x#y` as `p`, `.x` and `#y`.
fn parts(selector: &str) -> Vec<String> {
    let mut parts: Vec<String> = Vec::new();
    for c in selector.chars() {
        if matches!(c, '.' | '#') || parts.is_empty() {
            parts.push(String::new());
        }
        if let Some(part) = parts.last_mut() {
            let named = !part.starts_with(['.', '#']);
            part.push(if named { c.to_ascii_lowercase() } else { c });
        }
    }
    parts
}

/// Whether what is inside holds on every screen.
fn is_always(head: &str) -> bool {
    let query = head.strip_prefix("@media").map(str::trim);
    query.is_some_and(|query| matches!(query, "" | "all" | "screen" | "only screen"))
        || head.starts_with("@layer")
        || head.starts_with("@supports")
}

/// What stands before the end of a block, and what follows it.
fn block(text: &str, nests: bool) -> (&str, &str) {
    let mut deep = 0_usize;
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            b'{' if nests => deep += 1,
            b'}' if deep == 0 => return (&text[..at], &text[at + 1..]),
            b'}' => deep -= 1,
            _ => {}
        }
    }
    (text, "")
}

fn uncommented(css: &str) -> String {
    let mut plain = String::with_capacity(css.len());
    let mut rest = css;
    while let Some((before, after)) = rest.split_once("/*") {
        plain.push_str(before);
        plain.push(' ');
        rest = after.split_once("*/").map_or("", |(_, rest)| rest);
    }
    plain + rest
}
