//! What did not happen, what only might, and what somebody else was to do.

use std::ops::Range;

use super::{
    grammar::{Kind, OMISSIONS, WISHES, is},
    lemma::Form,
    words::Word,
};

/// From which word on something holds, to the end of the clause.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Moods {
    /// Where a denial begins or, the second time, is taken back.
    denials: Vec<usize>,
    open: Option<usize>,
    handed_on: Option<usize>,
}

/// What they ask of somebody else, somebody else does.
const HANDING_ON: &[&str] = &[
    "advise",
    "allow",
    "ask",
    "beg",
    "convince",
    "enable",
    "encourage",
    "expect",
    "force",
    "get",
    "instruct",
    "invite",
    "order",
    "persuade",
    "push",
    "remind",
    "request",
    "teach",
    "tell",
    "train",
    "urge",
    "want",
    "warn",
];

/// After these, `if` means `whether`.
const WONDERING: &[&str] = &["ask", "check", "hear", "know", "see", "sure", "test", "wonder", "look"];

impl Moods {
    pub fn is_denied(&self, word: usize) -> bool {
        self.denials.iter().filter(|&&from| from < word).count() % 2 == 1
    }

    pub fn is_open(&self, word: usize) -> bool {
        self.open.is_some_and(|from| from < word)
    }

    pub fn is_handed_on(&self, word: usize) -> bool {
        self.handed_on.is_some_and(|from| from <= word)
    }
}

/// The moods of a clause. What leans on the clause before takes over what holds there: all of it, or but for a denial.
pub fn moods(words: &[Word], range: Range<usize>, carried: Option<(&Moods, bool)>) -> Moods {
    let mut moods = Moods::default();
    if let Some((source, with_denial)) = carried {
        // Before the first word, whatever its number.
        let from = range.start.checked_sub(1);
        if source.open.is_some() && with_denial {
            moods.open = from;
        }
        if with_denial && source.denials.len() % 2 == 1 {
            moods.denials.extend(from);
        }
        if source.handed_on.is_some() && with_denial {
            moods.handed_on = Some(range.start);
        }
    }
    for at in range.clone() {
        look(words, &range, at, &mut moods);
    }
    moods
}

fn look(words: &[Word], range: &Range<usize>, at: usize, moods: &mut Moods) {
    let text = words[at].text.as_str();
    let lemma = words[at].lemma.as_str();
    let next = |by: usize| words[..range.end].get(at + by).map_or("", |word| word.text.as_str());
    if denies(text, next(1)) {
        // "Did not tell nobody" is denied once; "never without" is taken back.
        if moods.denials.is_empty() || text == "without" {
            moods.denials.push(at);
        }
    } else if text == "if" && at <= range.start + 1 {
        let before = at.checked_sub(1).map_or("", |before| words[before].lemma.as_str());
        if !WONDERING.contains(&before) {
            moods.open.get_or_insert(at);
        }
    } else if is(text, Kind::Modal) {
        // "They could do it" is a result, "I could do it" an offer.
        let is_own = || words[range.start..at].iter().any(|word| matches!(word.text.as_str(), "i" | "we"));
        let is_seen = matches!(text, "can" | "could") && matches!(next(1), "see" | "hear" | "read");
        let was_able = text == "could" && (matches!(next(1), "not" | "tell" | "feel") || !is_own());
        let is_month = text == "may" && at == range.start;
        if !(is_seen || was_able || is_month) {
            moods.open.get_or_insert(at);
        }
    } else if next(1) == "to" && WISHES.iter().any(|wish| *wish == lemma || *wish == text) {
        moods.open.get_or_insert(at + 1);
    } else if next(1) == "to" && OMISSIONS.contains(&lemma) {
        moods.denials.push(at + 1);
    } else if let Some(from) = handed_on(words, range, at) {
        moods.handed_on.get_or_insert(from);
    }
}

fn denies(text: &str, next: &str) -> bool {
    match text {
        "not" => !matches!(next, "only" | "just"),
        "no" => !matches!(next, "matter" | "doubt" | "longer" | "sooner"),
        "never" => next != "mind",
        "nothing" => next != "but",
        "instead" | "rather" => matches!(next, "of" | "than"),
        other => is(other, Kind::Negation),
    }
}

/// Where somebody else begins to act: "was told", "asked him to …", "let her …".
fn handed_on(words: &[Word], range: &Range<usize>, at: usize) -> Option<usize> {
    let word = &words[at];
    let ahead = |by: usize| words[..range.end].get(at + by);
    if matches!(word.lemma.as_str(), "be" | "been") || matches!(word.text.as_str(), "got" | "was" | "were") {
        let by = (1..3).find(|&by| ahead(by).is_some_and(|word| !is(&word.text, Kind::Adverb)))?;
        let verb = ahead(by)?;
        let is_state = matches!(verb.lemma.as_str(), "do" | "finish" | "go" | "suppose" | "use" | "become");
        return (verb.form == Form::Past && !is_state).then_some(at + by);
    }
    if HANDING_ON.contains(&word.lemma.as_str()) {
        let to = (2..6).find(|&by| ahead(by).is_some_and(|word| word.text == "to"))?;
        return Some(at + to);
    }
    if word.lemma == "let" {
        return ahead(2).map(|_| at + 2);
    }
    None
}
