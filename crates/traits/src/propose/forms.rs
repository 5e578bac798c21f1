//! Verbs of work, and the forms they stand in.

use std::{collections::HashMap, sync::LazyLock};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    /// "check"
    Plain,
    /// "checks"
    Third,
    /// "checking"
    Gerund,
}

/// Each form, and the verb that it is of.
struct Verbs {
    plain: HashMap<String, &'static str>,
    third: HashMap<String, &'static str>,
    gerund: HashMap<String, &'static str>,
}

static VERBS: LazyLock<Verbs> = LazyLock::new(|| {
    let verbs = || include_str!("../../data/verbs.txt").split_whitespace();
    Verbs {
        plain: verbs().map(|verb| (verb.to_owned(), verb)).collect(),
        third: verbs().map(|verb| (third(verb), verb)).collect(),
        gerund: verbs().flat_map(|verb| gerunds(verb).map(|form| (form, verb))).collect(),
    }
});

/// The verb that this word is a form of. The word is in small letters.
pub(super) fn verb_of(word: &str, form: Form) -> Option<&'static str> {
    let forms = match form {
        Form::Plain => &VERBS.plain,
        Form::Third => &VERBS.third,
        Form::Gerund => &VERBS.gerund,
    };
    forms.get(word).copied()
}

/// What one person does: "checks", "carries", "passes".
pub(super) fn third(verb: &str) -> String {
    match verb {
        "be" => "is".to_owned(),
        "have" => "has".to_owned(),
        _ => match verb.strip_suffix('y') {
            Some(start) if !start.ends_with(['a', 'e', 'i', 'o', 'u']) => format!("{start}ies"),
            _ if ["s", "x", "z", "ch", "sh", "o"].iter().any(|ending| verb.ends_with(ending)) => {
                format!("{verb}es")
            }
            _ => format!("{verb}s"),
        },
    }
}

/// Both that a rule could give: only one of them is a word, and nobody writes the other.
fn gerunds(verb: &str) -> [String; 2] {
    if let Some(start) = verb.strip_suffix("ie") {
        return [format!("{start}ying"), format!("{verb}ing")];
    }
    let last = verb.chars().next_back().unwrap_or_default();
    match verb.strip_suffix('e').filter(|start| !start.ends_with('e')) {
        Some(start) => [format!("{start}ing"), format!("{verb}ing")],
        None => [format!("{verb}ing"), format!("{verb}{last}ing")],
    }
}

/// They end as a verb does, and name things.
const THINGS: &[&str] = &[
    "aims", "dates", "days", "facts", "figures", "goals", "hours", "ideas", "limits", "means", "needs",
    "risks", "rules", "skills", "tasks", "terms", "things", "tools", "weeks", "words", "years",
];

/// The verb of a word that we do not know, if it ends as one does: "upcycles".
pub(super) fn unknown_third(word: &str) -> Option<String> {
    let is_plain = word.len() > 3 && word.chars().all(|letter| letter.is_ascii_lowercase());
    let ends = word.ends_with('s') && !["ss", "us", "is"].iter().any(|ending| word.ends_with(ending));
    if !is_plain || !ends || THINGS.contains(&word) {
        return None;
    }
    if let Some(start) = word.strip_suffix("ies") {
        return Some(format!("{start}y"));
    }
    let hissing = ["ches", "shes", "sses", "xes", "zes"].iter().any(|ending| word.ends_with(ending));
    Some(word[..word.len() - if hissing { 2 } else { 1 }].to_owned())
}

/// "openly", "quickly": stands before a verb and belongs to it.
pub(super) fn is_adverb(word: &str) -> bool {
    const OTHERS: &[&str] =
        &["apply", "assembly", "comply", "daily", "early", "family", "rely", "reply", "supply", "weekly"];
    word.len() > 4 && word.ends_with("ly") && !OTHERS.contains(&word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_form_leads_to_its_verb() {
        for (word, form, verb) in [
            ("check", Form::Plain, Some("check")),
            ("carries", Form::Third, Some("carry")),
            ("passes", Form::Third, Some("pass")),
            ("watches", Form::Third, Some("watch")),
            ("stays", Form::Third, Some("stay")),
            ("making", Form::Gerund, Some("make")),
            ("stopping", Form::Gerund, Some("stop")),
            ("maintaining", Form::Gerund, Some("maintain")),
            ("overseeing", Form::Gerund, Some("oversee")),
            ("table", Form::Plain, None),
            ("understands", Form::Third, None),
        ] {
            assert_eq!(verb_of(word, form), verb, "{word}");
        }
        assert_eq!(unknown_third("upcycles").as_deref(), Some("upcycle"));
        assert_eq!(unknown_third("fizzes").as_deref(), Some("fizz"));
        for word in ["business", "facts", "bus", "his", "é's", "s", ""] {
            assert_eq!(unknown_third(word), None, "{word}");
        }
    }
}
