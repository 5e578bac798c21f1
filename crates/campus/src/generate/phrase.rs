use std::collections::BTreeMap;

use super::dice::Dice;

/// What may be said of somebody, by name. What is unknown is not in it.
#[derive(Clone, Debug, Default)]
pub(super) struct Facts(Vec<(&'static str, String)>);

impl Facts {
    pub fn with(mut self, name: &'static str, value: impl Into<String>) -> Self {
        self.set(name, value);
        self
    }

    pub fn set(&mut self, name: &'static str, value: impl Into<String>) {
        let value = value.into();
        match self.0.iter_mut().find(|(known, _)| *known == name) {
            Some(known) => known.1 = value,
            None => self.0.push((name, value)),
        }
    }

    pub fn without(mut self, name: &str) -> Self {
        self.0.retain(|(known, _)| *known != name);
        self
    }

    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(known, _)| *known == name).map(|(_, value)| value.as_str())
    }
}

/// Sentences with `{facts}` and `[one|another]` wording, by section.
///
/// `{a:fact}` puts the article before it, `{cap:fact}` begins with a capital, `{low:fact}` with a small letter.
pub(super) struct Phrases(BTreeMap<&'static str, Vec<&'static str>>);

impl Phrases {
    pub fn parse(files: &[&'static str]) -> Self {
        let mut sections: BTreeMap<_, Vec<_>> = BTreeMap::new();
        let mut section = "";
        for line in files.iter().flat_map(|file| file.lines()).filter(|line| !line.is_empty()) {
            match line.strip_prefix("# ") {
                Some(name) => section = name,
                None => sections.entry(section).or_default().push(line),
            }
        }
        Self(sections)
    }

    pub fn has(&self, section: &str) -> bool {
        self.0.contains_key(section)
    }

    /// One of the section's sentences for which every fact is known.
    pub fn say(&self, section: &str, facts: &Facts, dice: &mut Dice) -> String {
        self.try_say(section, facts, dice)
            .unwrap_or_else(|| panic!("section {section} has a sentence that asks for less"))
    }

    pub fn try_say(&self, section: &str, facts: &Facts, dice: &mut Dice) -> Option<String> {
        let patterns = self.0.get(section).unwrap_or_else(|| panic!("there is a section {section}"));
        let start = dice.index(patterns.len());
        let pattern = patterns[start..].iter().chain(&patterns[..start]).find(|one| sayable(one, facts))?;
        let mut text = String::with_capacity(pattern.len() * 2);
        render(pattern, facts, dice, &mut text);
        Some(text)
    }

    /// Different sentences of one section, in random order.
    pub fn say_some(&self, section: &str, count: usize, facts: &Facts, dice: &mut Dice) -> Vec<String> {
        let patterns = self.0.get(section).unwrap_or_else(|| panic!("there is a section {section}"));
        let fitting: Vec<&str> = patterns.iter().copied().filter(|one| sayable(one, facts)).collect();
        let chosen = dice.some(&fitting, count);
        let mut texts = Vec::with_capacity(chosen.len());
        for pattern in chosen {
            let mut text = String::with_capacity(pattern.len() * 2);
            render(pattern, facts, dice, &mut text);
            texts.push(text);
        }
        texts
    }
}

fn sayable(pattern: &str, facts: &Facts) -> bool {
    slots(pattern).all(|slot| facts.get(name_of(slot)).is_some())
}

fn slots(pattern: &str) -> impl Iterator<Item = &str> {
    pattern.split('{').skip(1).filter_map(|rest| rest.split_once('}')).map(|(slot, _)| slot)
}

fn name_of(slot: &str) -> &str {
    slot.split_once(':').map_or(slot, |(_, name)| name)
}

fn render(pattern: &str, facts: &Facts, dice: &mut Dice, text: &mut String) {
    let mut rest = pattern;
    while let Some(at) = rest.find(['{', '[']) {
        text.push_str(&rest[..at]);
        let close = if rest[at..].starts_with('{') { '}' } else { ']' };
        let (inside, after) = rest[at + 1..].split_once(close).expect("what a pattern opens it closes");
        if close == '}' {
            fill(inside, facts, text);
        } else {
            let options: Vec<&str> = inside.split('|').collect();
            let option = *dice.pick(&options);
            render(option, facts, dice, text);
        }
        rest = after;
    }
    text.push_str(rest);
}

fn fill(slot: &str, facts: &Facts, text: &mut String) {
    let value = facts.get(name_of(slot)).expect("only sayable patterns are rendered");
    match slot.split_once(':').map(|(how, _)| how) {
        Some("a") => {
            text.push_str(article(value));
            text.push(' ');
            text.push_str(value);
        }
        Some("cap") => text.push_str(&capital(value)),
        Some("low") => text.push_str(&small(value)),
        _ => text.push_str(value),
    }
}

pub(super) fn capital(value: &str) -> String {
    let mut letters = value.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// Lower case for the middle of a sentence; abbreviations and names of products stay as they are.
pub(super) fn small(value: &str) -> String {
    let mut letters = value.chars();
    match (letters.next(), letters.clone().next()) {
        (Some(first), Some(second)) if second.is_lowercase() || second == ' ' => {
            first.to_lowercase().chain(letters).collect()
        }
        _ => value.to_owned(),
    }
}

/// By sound: a university, an hour, an MBA.
pub(super) fn article(value: &str) -> &'static str {
    let word = value.split([' ', '-']).next().unwrap_or_default();
    let spelled = word.len() > 1 && word.chars().all(|letter| letter.is_ascii_uppercase());
    let lower = word.to_lowercase();
    let vowel = if spelled {
        lower.starts_with(['a', 'e', 'f', 'h', 'i', 'l', 'm', 'n', 'o', 'r', 's', 'x'])
    } else if ["uni", "use", "eu", "one"].iter().any(|start| lower.starts_with(start)) {
        false
    } else {
        lower.starts_with(['a', 'e', 'i', 'o', 'u']) || ["hour", "honest", "heir"].contains(&lower.as_str())
    };
    if vowel { "an" } else { "a" }
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::{super::dice::Stream, *};

    #[rstest]
    #[case("editor", "an")]
    #[case("Urban planner", "an")]
    #[case("university", "a")]
    #[case("MBA", "an")]
    #[case("PCB layout", "a")]
    #[case("hour", "an")]
    #[case("European tour", "a")]
    fn an_article_goes_by_sound(#[case] word: &str, #[case] expected: &str) {
        assert_eq!(article(word), expected);
    }

    #[rstest]
    #[case("Senior editor", "senior editor")]
    #[case("SQL", "SQL")]
    #[case("R", "R")]
    fn a_small_letter_leaves_abbreviations_alone(#[case] word: &str, #[case] expected: &str) {
        assert_eq!(small(word), expected);
    }

    #[test]
    fn a_sentence_is_said_only_when_its_facts_are_known() {
        let phrases = Phrases::parse(&["# hello\nDear {name}, {a:title}\n[Hi|Hi] {first}"]);
        let mut dice = Dice::new(1, Stream::World, 0);
        let facts = Facts::default().with("first", "Ada");
        assert!((0..20).all(|_| phrases.say("hello", &facts, &mut dice) == "Hi Ada"));
        let facts = Facts::default().with("name", "Ada Obi").with("title", "editor");
        assert_eq!(phrases.say("hello", &facts, &mut dice), "Dear Ada Obi, an editor");
    }
}
