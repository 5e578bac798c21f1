//! Certificates and licences, by their names or by the words around "certified" and "licence".

use std::{ops::Range, sync::LazyLock};

use matching::lexicon::text::{Gap, Word};

use super::phrases::{Phrases, rows};

static CERTIFICATES: LazyLock<Phrases<&'static str>> = LazyLock::new(|| {
    let mut phrases = Phrases::default();
    for row in rows(include_str!("data/certificates.tsv")) {
        phrases.add(row.cell(0), row.cell(0));
        row.names(1).for_each(|name| phrases.add(name, row.cell(0)));
    }
    phrases
});

const NOUNS: &[&str] = &[
    "accreditation",
    "certificate",
    "certification",
    "certifications",
    "credential",
    "credentials",
    "licence",
    "licences",
    "license",
    "licenses",
    "licensure",
];

/// Words that are no part of a certificate's name.
const EMPTY: &[&str] = &[
    "a",
    "active",
    "an",
    "and",
    "any",
    "appropriate",
    "current",
    "for",
    "have",
    "hold",
    "holding",
    "in",
    "is",
    "must",
    "of",
    "or",
    "other",
    "our",
    "possess",
    "preferred",
    "professional",
    "relevant",
    "required",
    "the",
    "to",
    "valid",
    "with",
    "your",
];

/// Every certificate that is named, with its name in our list if it is there.
pub(super) fn find(text: &str, words: &[Word]) -> Vec<(Range<usize>, Option<&'static str>)> {
    let listed = CERTIFICATES.find(text, words);
    if !listed.is_empty() {
        return listed.into_iter().map(|hit| (hit.start..hit.end, Some(hit.value))).collect();
    }
    let is_name = |at: usize| !EMPTY.contains(&words[at].text.as_str());
    let mut found = Vec::new();
    for at in 0..words.len() {
        let word = words[at].text.as_str();
        if NOUNS.contains(&word) {
            let mut first = at;
            while first > 0 && at - first < 3 && words[first].gap < Gap::List && is_name(first - 1) {
                first -= 1;
            }
            if first < at {
                found.push((words[first].start..words[at].end, None));
            }
        } else if ["certified", "licensed"].contains(&word) {
            let mut last = at;
            while last + 1 < words.len()
                && last - at < 3
                && words[last + 1].gap < Gap::List
                && is_name(last + 1)
                && text[words[last + 1].start..].starts_with(char::is_uppercase)
            {
                last += 1;
            }
            if last > at {
                found.push((words[at].start..words[last].end, None));
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use matching::lexicon::text::words;

    use super::*;

    #[test]
    fn certificates_are_found_by_name_and_by_the_words_around_them() {
        for (text, expected) in [
            ("CPA or CMA", &["CPA", "CMA"][..]),
            ("Active RN license in Texas", &["RN license"]),
            ("AWS Certified Solutions Architect", &["AWS Certified Solutions Architect"]),
            ("CompTIA Security+ is a plus", &["CompTIA Security+"]),
            ("a valid state cosmetology license", &["state cosmetology license"]),
            ("Certified Wine Educator preferred", &["Certified Wine Educator"]),
            ("a certification", &[]),
            ("cpa", &[]),
            ("", &[]),
        ] {
            let found: Vec<&str> =
                find(text, &words(text)).into_iter().map(|(range, _)| &text[range]).collect();
            assert_eq!(found, expected);
        }
    }
}
