//! Languages that people speak.

use std::sync::LazyLock;

use super::{phrases::Phrases, rows::rows, text::words};

#[derive(Clone, Copy, Debug)]
pub struct Language {
    pub name: &'static str,
    /// ISO 639: two letters, or three where there are no two.
    pub code: &'static str,
}

static LEXICON: LazyLock<(Vec<Language>, Phrases)> = LazyLock::new(|| {
    let mut phrases = Phrases::default();
    let mut languages = Vec::new();
    for row in rows(include_str!("data/languages.tsv")) {
        let id = languages.len();
        phrases.add(row.cell(0), false, id);
        row.names(2).for_each(|(name, ambiguous)| phrases.add(name, ambiguous, id));
        languages.push(Language { name: row.cell(0), code: row.cell(1) });
    }
    (languages, phrases)
});

pub fn languages() -> &'static [Language] {
    &LEXICON.0
}

/// The language of this name, in English or as its speakers say.
pub fn language(name: &str) -> Option<&'static Language> {
    LEXICON.1.get(name).first().map(|meaning| &LEXICON.0[meaning.id])
}

/// Every language that the text names with a capital letter, each once, in the order of the text.
pub fn find_languages(text: &str) -> Vec<&'static Language> {
    let words = words(text);
    let mut found: Vec<usize> = Vec::new();
    for hit in LEXICON.1.find(&words) {
        let (start, _) = hit.span(&words);
        // Without it, "polish" is what one does to shoes.
        let capital = text[start..].starts_with(char::is_uppercase);
        if capital && !found.contains(&hit.meanings[0].id) {
            found.push(hit.meanings[0].id);
        }
    }
    found.into_iter().map(|id| &LEXICON.0[id]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_lead_to_the_language() {
        for (name, expected) in [
            ("Français", Some("fr")),
            ("farsi", Some("fa")),
            ("ASL", Some("ase")),
            ("Klingon", None),
            ("", None),
        ] {
            assert_eq!(language(name).map(|language| language.code), expected, "{name}");
        }
        let found = find_languages("Fluent in Spanish and Mandarin, some Polish. I polish shoes. Spanish!");
        assert_eq!(found.iter().map(|language| language.code).collect::<Vec<_>>(), ["es", "zh", "pl"]);
    }

    #[test]
    fn the_list_is_long_enough_and_no_name_or_code_comes_twice() {
        assert!(languages().len() >= 60);
        for (name, meanings) in LEXICON.1.all() {
            assert_eq!(meanings.len(), 1, "{name}");
        }
        let mut codes: Vec<&str> = languages().iter().map(|language| language.code).collect();
        codes.sort_unstable();
        codes.dedup();
        assert_eq!(codes.len(), languages().len());
        assert!(codes.iter().all(|code| matches!(code.len(), 2 | 3)));
    }
}
