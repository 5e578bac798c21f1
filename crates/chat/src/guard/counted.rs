//! What a count counts: twelve alumni are not twelve scholarships.

use std::{collections::HashSet, sync::LazyLock};

use matching::lexicon::titles;

use super::token::{Token, folded_words, listed};

/// What a known count is a count of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Counted {
    /// It is no count, or its unit says it all.
    Anything,
    /// The nouns of a figure's label: "alumni" of "alumni in Boston". None, if the label names no kind of thing.
    Labelled(Vec<String>),
    /// The words that follow the number in a text, up to its noun.
    Written(Vec<String>),
    /// The words around a number of a text that counts nothing by itself.
    Around(Vec<String>),
}

/// Everybody who can be found.
const PEOPLE: &str = "people persons person individual alumni alumnae alumnus alumna alum graduate profile \
     candidate member contact folk";
/// Some of them.
const ROLES: &str = "mentor mentee donor student classmate colleague applicant volunteer employer engineer \
     nurse teacher professional undergraduate senior junior fellow";
/// The words by which kinds of work are called: "president" of "Vice President of Sales".
static WORKERS: LazyLock<HashSet<String>> = LazyLock::new(|| {
    let head = |title: &titles::Title| {
        let words = folded_words(title.name);
        let own = words.iter().take_while(|word| !listed("of in for at to with", word));
        own.last().map(|word| stem(word)).filter(|word| !is_thing(word) && !listed(MACHINES, word))
    };
    titles::titles().iter().filter_map(head).collect()
});
/// Kinds of work that are more often a thing.
const MACHINES: &str = "model printer master chair research staff member hotel vp";
/// What an answer shows, whatever it is.
const SHOWN: &str = "match result name option entry record item row suggestion choice card other hit";
/// Words of a label behind which its noun is over.
const JOINTS: &str = "who whom that which in of with from by for at on to near and or about among per";

impl Counted {
    /// What a figure with this label counts.
    pub fn label(label: &str) -> Self {
        let words = folded_words(label);
        let counts = |word: &str| listed("number count total sum amount", word);
        let skipped = if words.len() > 2 && counts(&words[0]) && words[1] == "of" { 2 } else { 0 };
        let head = words[skipped..].iter().take_while(|word| !listed(JOINTS, word));
        Self::Labelled(head.map(|word| stem(word)).collect())
    }

    /// What a number of a text counts: it stands in these tokens and ends here.
    pub fn written(tokens: &[Token], (start, end): (usize, usize), noun: Option<&str>) -> Self {
        let words = |tokens: &[Token]| {
            tokens.iter().filter(|token| token.is_word()).map(|word| stem(&word.folded)).collect()
        };
        let Some(noun) = noun else {
            let inside = |token: &&Token| !['.', '!', '?', ';'].iter().any(|sign| token.is_sign(*sign));
            let before = tokens[..start].iter().rev().take(WINDOW).take_while(inside).count();
            let after = tokens[end..].iter().take(WINDOW).take_while(inside).count();
            return Self::Around(words(&tokens[start - before..end + after]));
        };
        let last = tokens[end..].iter().position(|token| token.is(noun)).map_or(end, |at| end + at + 1);
        Self::Written(words(&tokens[end..last]))
    }

    /// Whether this can be said to be a number of that.
    pub fn fits(&self, noun: &str) -> bool {
        let noun = stem(noun);
        match self {
            Self::Anything => true,
            Self::Labelled(own) => own.contains(&noun) || listed(SHOWN, &noun) || are_people(own, &noun),
            Self::Written(own) => own.contains(&noun) || is_somebody(own, &noun),
            Self::Around(own) => own.contains(&noun),
        }
    }
}

/// How many words around a number of a text are looked at.
const WINDOW: usize = 6;

/// People are alumni here, and may be whatever was asked for; mentors are people, and no donors.
fn are_people(own: &[String], noun: &str) -> bool {
    let has = |list: &str| own.iter().any(|word| listed(list, word));
    let has_role = || own.iter().any(|word| is_role(word));
    let general = has(PEOPLE) || has(SHOWN) || own.iter().all(|word| !is_thing(word));
    if listed(PEOPLE, noun) {
        return general || has_role();
    }
    general && !has(ALUMNI) && is_role(noun) && !has_role()
}

const ALUMNI: &str = "alumni alumnae alumnus alumna alum graduate";
/// What is counted, and is nobody.
const THINGS: &str = "fund program programme course event scholarship grant award job position group school page \
     source passage document letter note message email mail task step question answer reason way thing point \
     criterion criteria application gift pair trait opening interview meeting review company city country \
     language firm employee credit";

/// Somebody who does something: a mentor, a lawyer.
fn is_role(word: &str) -> bool {
    listed(ROLES, word) || WORKERS.contains(word)
}

fn is_thing(word: &str) -> bool {
    listed(THINGS, word)
}

/// Whoever is counted in a text is a person.
fn is_somebody(own: &[String], noun: &str) -> bool {
    let last = own.last().map_or("", String::as_str);
    let alike = listed(ALUMNI, last) && listed(ALUMNI, noun);
    alike || (listed("people persons person individual", noun) && (listed(PEOPLE, last) || is_role(last)))
}

/// The singular of a regular noun.
fn stem(word: &str) -> String {
    match word {
        "people" | "persons" | "alumnus" => return word.to_owned(),
        _ => {}
    }
    if let Some(start) = word.strip_suffix("ies").filter(|start| start.len() > 1) {
        return format!("{start}y");
    }
    let es = ["ches", "shes", "sses", "xes"].iter().any(|ending| word.ends_with(ending));
    if es {
        return word[..word.len() - 2].to_owned();
    }
    let plural = word.len() > 3 && word.ends_with('s') && !word.ends_with("ss");
    word[..word.len() - usize::from(plural)].to_owned()
}
