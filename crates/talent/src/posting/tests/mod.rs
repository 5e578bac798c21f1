mod hostile;
mod lints;
mod postings;

use std::ops::Range;

use matching::lexicon::text::key;

use super::read;
use crate::{Posting, Requirement, TextSpan};

/// The characters of the span.
fn words_of(text: &str, span: TextSpan) -> String {
    let range: Range<usize> = span.into();
    text.chars().skip(range.start).take(range.len()).collect()
}

/// What holds for every posting.
fn check(posting: &Posting) {
    let length = posting.text.chars().count();
    assert!(posting.requirements.len() <= 60);
    for (number, requirement) in (1..).zip(&posting.requirements) {
        let Requirement { id, label, text, weight, years, .. } = requirement;
        let span = requirement.span.unwrap();
        assert_eq!(*id, number);
        assert!((1..=200).contains(&label.chars().count()), "{requirement:?}");
        assert!((1..=1_000).contains(&text.chars().count()), "{requirement:?}");
        assert!((1..=10).contains(weight) && years.is_none_or(|years| (1..=60).contains(&years)));
        assert!(!span.is_empty() && span.end as usize <= length, "{requirement:?}");
    }
    assert!(posting.lints.len() <= 100);
    for lint in &posting.lints {
        assert!(!lint.message.is_empty());
        assert!(lint.span.is_none_or(|span| !span.is_empty() && span.end as usize <= length), "{lint:?}");
    }
}

/// Every word of a label stands in the text where its span says.
fn check_labels(posting: &Posting) {
    for requirement in &posting.requirements {
        let said = format!(" {} ", key(&words_of(&posting.text, requirement.span.unwrap())));
        for word in key(&requirement.label).split(' ') {
            assert!(said.contains(&format!(" {word} ")), "{requirement:?}: {said}");
        }
    }
}
