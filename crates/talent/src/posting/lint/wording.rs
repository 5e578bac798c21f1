//! Single words and turns of phrase.
//!
//! The words that speak to men or to women are chosen from Gaucher, Friesen & Kay, "Evidence that gendered wording in
//! job advertisements exists and sustains gender inequality" (2011); those that every trade needs are left out.

use std::{ops::Range, sync::LazyLock};

use matching::lexicon::text::{Gap, Word};

use super::{Finding, Page};
use crate::{
    LintKind,
    posting::{
        cues::{Mode, Modes},
        phrases::{Match, Phrases, rows},
    },
};

/// One line of the list.
#[derive(Debug)]
struct Entry {
    group: &'static str,
    instead: Option<&'static str>,
    /// Before these words it is meant otherwise: a competitive salary.
    unless: Vec<&'static str>,
}

struct List {
    entries: Vec<Entry>,
    phrases: Phrases<usize>,
}

static LIST: LazyLock<List> = LazyLock::new(|| {
    let mut list = List { entries: Vec::new(), phrases: Phrases::default() };
    for row in rows(include_str!("../data/lints.tsv")) {
        row.names(0).for_each(|phrase| list.phrases.add(phrase, list.entries.len()));
        list.entries.push(Entry {
            group: row.heading,
            instead: Some(row.cell(1)).filter(|instead| !instead.is_empty()),
            unless: row.names(2).collect(),
        });
    }
    list
});

/// So many are looked at; more are not told anyway.
const LOOKED_AT: usize = 500;

/// It tells a reader or a program what to do with it.
pub(in crate::posting) fn instructs(text: &str, words: &[Word]) -> bool {
    LIST.phrases.find(text, words).iter().any(|hit| LIST.entries[hit.value].group == "injection")
}

/// It asks for an age or for what the law protects. Nobody is measured by that, whatever the posting says.
pub(in crate::posting) fn excludes(text: &str, words: &[Word]) -> bool {
    LIST.phrases.find(text, words).iter().any(|hit| {
        let entry = &LIST.entries[hit.value];
        matches!(entry.group, "age" | "protected") && !entry.unless.contains(&next(words, hit))
    })
}

pub(super) fn look(page: &Page<'_>) -> Vec<Finding> {
    let hits = LIST.phrases.find(page.text(), &page.words);
    hits.iter().take(LOOKED_AT).filter_map(|hit| finding(page, hit)).collect()
}

fn finding(page: &Page<'_>, hit: &Match<usize>) -> Option<Finding> {
    let entry = &LIST.entries[hit.value];
    let range = hit.start..hit.end;
    let is_meant_otherwise = entry.unless.contains(&next(&page.words, hit))
        || (entry.group == "protected" && is_promise(page, &range));
    if is_meant_otherwise {
        return None;
    }
    let said = &page.text()[range.clone()];
    let kind = match entry.group {
        "masculine" | "feminine" => LintKind::GenderCoded,
        "age" => LintKind::AgeProxy,
        "protected" => LintKind::Protected,
        "jargon" => LintKind::Jargon,
        _ => LintKind::Injection,
    };
    let why = match entry.group {
        "masculine" => format!("“{said}” speaks to men more than to others."),
        "feminine" => format!("“{said}” speaks to women more than to others."),
        "age" => format!("“{said}” tells people of some ages to stay away."),
        "protected" => format!("“{said}” asks for what the law protects, and the work does not need it."),
        "jargon" => format!("“{said}” says little, and puts off those who do not talk like that."),
        _ => format!("“{said}” tells a reader or a program what to do. It changes nothing here."),
    };
    let instead = entry.instead.map(|instead| as_written(said, instead));
    let what_to_do = match (&instead, kind) {
        (Some(instead), _) => format!(" Write “{instead}”."),
        (None, LintKind::AgeProxy) => " Say what the work needs, not how old somebody is.".to_owned(),
        (None, _) => " Leave it out.".to_owned(),
    };
    // What is to be left out is replaced by nothing.
    let instead = instead.or_else(|| Some(String::new()));
    Some(Finding { kind, message: why + &what_to_do, range: Some(range), instead })
}

/// The word right behind it, if there is one.
fn next<'a>(words: &'a [Word], hit: &Match<usize>) -> &'a str {
    let next = words.get(hit.after).filter(|word| word.gap <= Gap::Space);
    next.map_or("", |word| word.text.as_str())
}

/// "Regardless of nationality" asks for none.
fn is_promise(page: &Page<'_>, range: &Range<usize>) -> bool {
    Modes::of(page.text(), page.sentence(range)).has(Mode::Equal)
}

fn as_written(said: &str, instead: &str) -> String {
    let mut letters = instead.chars();
    match letters.next() {
        Some(first) if said.starts_with(char::is_uppercase) => first.to_uppercase().chain(letters).collect(),
        _ => instead.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_group_is_known_and_big_enough() {
        for (group, least) in [
            ("masculine", 20),
            ("feminine", 8),
            ("age", 10),
            ("protected", 15),
            ("jargon", 20),
            ("injection", 8),
        ] {
            let count = LIST.entries.iter().filter(|entry| entry.group == group).count();
            assert!(count >= least, "{group}: {count}");
        }
        let groups = ["masculine", "feminine", "age", "protected", "jargon", "injection"];
        assert!(LIST.entries.iter().all(|entry| groups.contains(&entry.group)));
    }
}
