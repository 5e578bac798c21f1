//! Who looks for a mentor: others do, and whoever says "I need a mentor" asks for those who mentor.

use std::ops::Range;

use chat::{
    Value,
    understand::{Context, Read},
};
use matching::lexicon::text::{Word, words};

/// Verbs of others.
const THEIRS: &[&str] = &["looks", "needs", "seeks", "wants"];

/// What says that somebody has none and wants one.
const WANTING: &[&str] = &["look", "looking", "need", "no", "seek", "seeking", "want", "without", "would"];

/// What else may stand between that and the mentor.
const AMONG: &[&str] = &["for", "has", "have", "like"];

/// What may stand before that.
const BEFORE: &[&str] =
    &["also", "am", "are", "currently", "do", "does", "is", "not", "really", "still", "that", "who"];

const MYSELF: &[&str] = &["i", "id", "im", "me", "us", "we", "wed", "were"];

pub fn find(text: &str, _: &Context<'_>) -> Vec<Read> {
    let all = words(text);
    (0..all.len()).filter_map(|at| wish(&all, at)).map(read).collect()
}

fn read(bytes: Range<usize>) -> Read {
    Read { bytes, text: String::new(), value: Value::Flag, is_pointed: true }
}

/// The wish that ends with this word.
fn wish(words: &[Word], at: usize) -> Option<Range<usize>> {
    let is = |at: usize, list: &[&str]| list.contains(&words[at].text.as_str());
    if is(at, &["mentee", "mentees"]) {
        return Some(words[at].start..words[at].end);
    }
    if !is(at, &["mentor", "mentors", "mentoring"]) {
        return None;
    }
    let noun = at - usize::from(at > 0 && is(at - 1, &["a", "any"]));
    let is_wish = |at: &usize| is(*at, THEIRS) || is(*at, WANTING) || is(*at, AMONG);
    let first = (0..noun).rev().take_while(is_wish).last()?;
    // "for a mentor" is no wish.
    (first..noun).find(|at| !is(*at, AMONG))?;
    let is_theirs = (first..noun).any(|at| is(at, THEIRS));
    let subject = (0..first).rev().find(|at| !is(*at, BEFORE));
    let is_others = subject.map_or(first > 0, |subject| !is(subject, MYSELF));
    (is_theirs || is_others).then(|| words[first].start..words[at].end)
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;

    #[test]
    fn others_look_for_a_mentor_and_whoever_asks_looks_for_those_who_mentor() {
        let context = Context::on(date(2026, 11, 16));
        for (text, expected) in [
            ("Which students are looking for a mentor?", Some("looking for a mentor")),
            ("Who wants a mentor in Ohio?", Some("wants a mentor")),
            ("students who do not need a mentor", Some("need a mentor")),
            ("students without a mentor", Some("without a mentor")),
            ("alumni who have no mentor", Some("have no mentor")),
            ("people who would like a mentor", Some("would like a mentor")),
            ("mentees in Boston", Some("mentees")),
            ("Looks for a mentor", Some("Looks for a mentor")),
            ("I am looking for a mentor in Boston", None),
            ("I need a mentor", None),
            ("We would like a mentor for her", None),
            ("looking for a mentor in Boston", None),
            ("Find a mentor for a student", None),
            ("alumni who mentor", None),
        ] {
            let found = find(text, &context);
            assert_eq!(found.first().map(|read| &text[read.bytes.clone()]), expected, "{text}");
        }
    }
}
