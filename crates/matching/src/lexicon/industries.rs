//! Industries, by the names they go by.

use std::sync::LazyLock;

use super::{phrases::Phrases, rows::rows, text::words};

#[derive(Clone, Debug)]
pub struct Industry {
    pub name: &'static str,
    pub synonyms: Vec<&'static str>,
}

static LEXICON: LazyLock<(Vec<Industry>, Phrases)> = LazyLock::new(|| {
    let mut phrases = Phrases::default();
    let mut industries = Vec::new();
    for row in rows(include_str!("data/industries.tsv")) {
        let id = industries.len();
        phrases.add(row.cell(0), false, id);
        row.names(1).for_each(|(name, ambiguous)| phrases.add(name, ambiguous, id));
        industries
            .push(Industry { name: row.cell(0), synonyms: row.names(1).map(|(name, _)| name).collect() });
    }
    (industries, phrases)
});

pub fn industries() -> &'static [Industry] {
    &LEXICON.0
}

/// The industry of this name.
pub fn industry(name: &str) -> Option<&'static Industry> {
    LEXICON.1.get(name).first().map(|meaning| &LEXICON.0[meaning.id])
}

/// Every industry that the text names, each once, in the order of the text.
pub fn find_industries(text: &str) -> Vec<&'static Industry> {
    let mut found: Vec<usize> = Vec::new();
    for hit in LEXICON.1.find(&words(text)) {
        if !found.contains(&hit.meanings[0].id) {
            found.push(hit.meanings[0].id);
        }
    }
    found.into_iter().map(|id| &LEXICON.0[id]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_synonyms_lead_to_the_industry() {
        for (name, expected) in [
            ("pharma", Some("Pharmaceuticals")),
            ("Oil & Gas", Some("Oil and Gas")),
            ("FINTECH", Some("Financial Technology")),
            ("K-12", Some("Primary and Secondary Education")),
            ("", None),
            ("🙂", None),
        ] {
            assert_eq!(industry(name).map(|industry| industry.name), expected);
        }
        let found = find_industries("From biotech to higher education, then biotech again");
        assert_eq!(
            found.iter().map(|industry| industry.name).collect::<Vec<_>>(),
            ["Biotechnology", "Higher Education"]
        );
    }

    #[test]
    fn the_list_is_long_enough_and_no_name_means_two() {
        assert!(industries().len() >= 40);
        for (name, meanings) in LEXICON.1.all() {
            assert_eq!(meanings.len(), 1, "{name}");
        }
    }
}
