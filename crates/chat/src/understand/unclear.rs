//! What to ask back when a message cannot be understood.

use matching::lexicon::text;

use super::{Grammar, Intent, message::Message};
use crate::{guard::is_listed, phrase};

/// Small words of the languages that people are most likely to try, and English has not.
const FOREIGN: &[&str] = &[
    "aber",
    "alumnos",
    "auf",
    "avec",
    "bitte",
    "busco",
    "che",
    "como",
    "cuantos",
    "dans",
    "das",
    "dei",
    "della",
    "der",
    "donde",
    "ein",
    "eine",
    "en",
    "encontrar",
    "es",
    "est",
    "et",
    "fur",
    "gli",
    "hay",
    "hola",
    "ich",
    "ingenieros",
    "ist",
    "je",
    "les",
    "mit",
    "moi",
    "muestra",
    "nao",
    "nicht",
    "nous",
    "oder",
    "ou",
    "para",
    "pour",
    "por",
    "qual",
    "quali",
    "que",
    "quels",
    "qui",
    "quien",
    "quienes",
    "sind",
    "sont",
    "suche",
    "sur",
    "trova",
    "trouver",
    "uma",
    "und",
    "une",
    "von",
    "voor",
    "wer",
    "wie",
    "zeige",
    "zu",
];

/// A text of this share of foreign small words is no English.
const SHARE: usize = 5;

pub(super) fn nothing_said(grammar: &Grammar) -> String {
    format!("What would you like to know? I can {}.", grammar.fallback.can)
}

pub(super) fn unclear(grammar: &Grammar, message: &Message) -> String {
    let fallback = &grammar.fallback;
    if is_foreign(message) {
        return format!(
            "I only read English so far. Could you ask in English, for example: “{}”?",
            fallback.example
        );
    }
    if message.is_cut {
        return format!(
            "That is a long text. Please tell me in a sentence or two what you need; I can {}.",
            fallback.can
        );
    }
    format!("I am not sure what you are looking for. I can {}. Try “{}.”", fallback.can, fallback.example)
}

/// "the second one", with nothing above it.
pub(super) fn no_list(grammar: &Grammar) -> String {
    format!("There is no list yet to go on from. Try “{}.”", grammar.fallback.example)
}

/// Two things it may mean.
pub(super) fn either(left: &Intent, right: &Intent) -> String {
    format!("I can {} or {}. Which would you like?", left.does, right.does)
}

pub(super) fn which_person(name: &str, people: &[String]) -> String {
    let several = phrase::number_word(u64::try_from(people.len()).unwrap_or(u64::MAX));
    let names = phrase::or_list(people);
    format!("I know {several} people called {name}: {names}. Whom do you mean?")
}

/// Whom of those who were shown.
pub(super) fn which_of(names: &[String]) -> String {
    format!("Whom do you mean: {}?", phrase::or_list(names))
}

/// Nothing in it is a word, and nothing may be a name.
pub(super) fn is_gibberish(message: &Message) -> bool {
    let is_odd = |word: &text::Word| {
        let has_capital = message.text[word.start..].starts_with(char::is_uppercase);
        let is_known = |word: &str| is_listed(word) || is_listed(text::stem(word));
        let ends = ["d", "ed", "ing", "ly"].iter().filter_map(|end| word.text.strip_suffix(end));
        !has_capital
            && word.text.chars().all(char::is_alphabetic)
            && !is_known(&word.text)
            && !ends.into_iter().any(is_known)
    };
    message.words.len() > 1 && message.words.iter().all(is_odd)
}

/// Another script, or too many small words of other languages.
pub(super) fn is_foreign(message: &Message) -> bool {
    let letters = message.text.chars().filter(|letter| letter.is_alphabetic());
    let (latin, other): (Vec<char>, Vec<char>) =
        letters.partition(|letter| text::fold(&letter.to_string()).is_ascii());
    let foreign = message.words.iter().filter(|word| FOREIGN.contains(&word.text.as_str())).count();
    other.len() > latin.len() || (foreign > 1 && foreign * SHARE >= message.words.len())
}
