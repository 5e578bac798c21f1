//! Which names of a sentence stand for each other: "Python or R" is one thing to ask for, "Python and R" are two.

use std::ops::Range;

use matching::lexicon::text::{Word, key};

use super::{
    cues::{Listing, listings},
    hits::{Hit, What},
};
use crate::taxonomy;

/// What stands between two names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Joint {
    Comma,
    And,
    Or,
    Slash,
}

/// The names that are one thing, as places among the hits: most have one.
pub(super) fn groups(text: &str, words: &[Word], hits: &[Hit]) -> Vec<Range<usize>> {
    let joints: Vec<Option<Joint>> = hits.windows(2).map(|pair| joint(text, &pair[0], &pair[1])).collect();
    let mut same = vec![false; joints.len()];
    for (at, joint) in joints.iter().enumerate() {
        match joint {
            Some(Joint::Or) => same[first_alternative(&joints, hits, at)..=at].fill(true),
            Some(Joint::Slash) => same[at] = stands_in(&hits[at], &hits[at + 1]),
            _ => {}
        }
    }
    for listing in listings(text, words) {
        let first = hits.partition_point(|hit| hit.range.start < listing.end);
        let Some(hit) = hits.get(first) else { continue };
        let between = text[listing.end..hit.range.start].trim_matches([' ', ',', ':', '(', '.']);
        if !between.is_empty() {
            continue;
        }
        let goes_on = |joint: Option<Joint>| match listing.value {
            Listing::OneOf => joint.is_some(),
            Listing::Examples => matches!(joint, Some(Joint::Comma | Joint::Or | Joint::Slash)),
        };
        let count = joints[first..].iter().take_while(|joint| goes_on(**joint)).count();
        // "such as SQL, Python and Tableau" may well mean all of them.
        let ends_with_and = joints.get(first + count) == Some(&Some(Joint::And));
        if listing.value == Listing::OneOf || !ends_with_and {
            same[first..first + count].fill(true);
        }
    }
    let mut groups: Vec<Range<usize>> = Vec::new();
    for at in 0..hits.len() {
        match groups.last_mut() {
            Some(group) if same[at - 1] => group.end = at + 1,
            _ => groups.push(Range { start: at, end: at + 1 }),
        }
    }
    groups
}

/// Where the alternatives begin that end with this "or": "Java, Kotlin or Scala"; but not "Excel, Python or R".
fn first_alternative(joints: &[Option<Joint>], hits: &[Hit], or: usize) -> usize {
    let mut first = or;
    while first > 0 && joints[first - 1] == Some(Joint::Comma) && is_like(&hits[first - 1], &hits[or + 1]) {
        first -= 1;
    }
    first
}

fn joint(text: &str, left: &Hit, right: &Hit) -> Option<Joint> {
    let between = &text[left.range.end..right.range.start];
    if left.kind() != right.kind() || between.len() > 20 || between.contains([';', '(', ')', ':']) {
        return None;
    }
    match key(between).as_str() {
        "" if between.contains(['/', '|']) => Some(Joint::Slash),
        "" => between.contains(',').then_some(Joint::Comma),
        "or" | "and or" | "or in" | "or with" | "or a" | "or an" | "or in a" | "degree or" => Some(Joint::Or),
        "and" | "plus" | "as well as" | "and either" | "and in" | "and with" => Some(Joint::And),
        _ => None,
    }
}

/// Of one group of the list, so that one may do for the other.
fn is_like(left: &Hit, right: &Hit) -> bool {
    match (left.what, right.what) {
        (What::Skill(left), What::Skill(right)) => left.group == right.group,
        _ => true,
    }
}

/// "AWS/Azure" are one or the other, "HTML/CSS" are both.
fn stands_in(left: &Hit, right: &Hit) -> bool {
    match (left.what, right.what) {
        // Keras and TensorFlow are two names of one skill.
        (What::Skill(left), What::Skill(right)) => {
            left.name == right.name || taxonomy::neighbours(left.name).contains(&right.name)
        }
        (What::Degree(_), What::Degree(_)) => true,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use matching::lexicon::text::words;

    use super::{super::hits, *};

    fn labels(text: &str) -> Vec<&str> {
        let words = words(text);
        let hits = hits::find(text, &words);
        let span = |group: Range<usize>| hits[group.start].range.start..hits[group.end - 1].range.end;
        groups(text, &words, &hits).into_iter().map(|group| &text[span(group)]).collect()
    }

    #[test]
    fn alternatives_are_one_thing_and_lists_are_many() {
        for (text, expected) in [
            ("experience with Python, SQL and Tableau", &["Python", "SQL", "Tableau"][..]),
            ("experience with Python or R", &["Python or R"]),
            ("knowledge of Java, Kotlin or Scala", &["Java, Kotlin or Scala"]),
            ("Python, SQL, and either Tableau or Power BI", &["Python", "SQL", "Tableau or Power BI"]),
            ("HTML/CSS and AWS/Azure", &["HTML", "CSS", "AWS/Azure"]),
            ("Keras/Tensorflow/PyTorch", &["Keras/Tensorflow/PyTorch"]),
            ("a dashboard tool such as Tableau, Looker, Qlik", &["Tableau, Looker, Qlik"]),
            ("at least one of Python, SQL and Excel", &["Python, SQL and Excel"]),
            ("fluent in French or German", &["French or German"]),
            ("CPA or CMA", &["CPA or CMA"]),
            ("Java, Struts and Jenkins", &["Java", "Struts", "Jenkins"]),
            ("nothing of the kind", &[]),
        ] {
            assert_eq!(labels(text), expected, "{text}");
        }
    }
}
