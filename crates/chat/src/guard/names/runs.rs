//! Where names may be: words with a capital that stand together, and names in small letters.

use super::{
    lists::{is_family, is_given, is_name, is_word},
    named::TITLES,
    opening::is_somebody,
};
use crate::guard::token::{Kind, Token, listed};

/// Words that stand together and may name somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Run {
    /// The places of its words among the tokens.
    pub at: Vec<usize>,
    /// Its first word has a capital only because a sentence begins there, perhaps.
    pub opens: bool,
    /// All in capital letters, or in a heading: ordinary words have a capital, too.
    pub loud: bool,
}

/// Words that begin sentences and are no part of what follows them.
const STARTERS: &str = "a about across after all also although among an and any are as ask at based be \
     because before below besides both but by call can check compare consider contact could dear despite \
     did do does during each either even every everyone except few find finally first for from further \
     given good great had has have he hello help her here hi his how however if in instead into is it its \
     just last let like look many meet more most my near neither next no nobody none not note nothing now \
     of on once one only open or other others our out over overall people per please read reach recent \
     say see several she should show similarly since so some speak start such sure talk tell thank thanks \
     that the their then there therefore these they this those though through thus to together today try \
     two under unlike until use using via visit was we well were what when where whether which while who \
     whose why will with within without would write yes yet you your add choose connect email follow \
     introduce invite join match message pair pick recommend remember share suggest welcome";

const PARTICLES: &str = "van von der den de da di del della dos la le bin ibn al el ter ten af av zu y st";

/// What an organisation, a building or an award is called by.
pub(super) const HEADS: &str = "foundation university college institute institution inc corp corporation \
     company llc ltd bank hospital clinic society association council committee agency bureau ministry \
     department office center centre school academy library museum hall building laboratory lab labs fund \
     scholarship scholarships award grant prize fellowship endowment trust group partners ventures \
     capital holdings technologies systems solutions consulting services industries enterprises club \
     league union church press times journal street avenue road boulevard program programme initiative \
     act conference project network chapter federation alliance commission authority board";

pub(super) fn is_starter(word: &str) -> bool {
    listed(STARTERS, word)
}

/// An abbreviated title makes a name of whatever follows it.
pub(super) fn is_title(token: &Token) -> bool {
    listed(TITLES, &token.folded) && (token.is_capital() || listed("dr mr mrs ms mx prof", &token.folded))
}

fn has_capital(token: &Token) -> bool {
    token.is_word() && token.text.contains(char::is_uppercase)
}

/// A name that somebody wrote in small letters.
fn is_small_name(token: &Token) -> bool {
    let word = token.folded.as_str();
    token.is_word() && word.len() > 2 && (is_given(word) || is_family(word)) && !is_word(word)
}

/// Whether a sentence, a quote or a point begins at this token.
pub(super) fn opens(tokens: &[Token], at: usize) -> bool {
    let mut before = tokens[..at].iter().rev();
    match before.next() {
        None => true,
        Some(sign) if sign.kind != Kind::Sign => false,
        Some(sign) => match sign.text.as_str() {
            "." => !before.next().is_some_and(|word| is_short(word) && sign.glued) && !tokens[at].glued,
            ":" | "!" | "?" | "\"" | "(" | "[" | "•" | "*" | "#" | "|" => true,
            "-" => !sign.glued || !tokens[at].glued,
            "'" => !sign.glued,
            _ => false,
        },
    }
}

/// Initials and shortened words, after which a dot ends nothing.
fn is_short(token: &Token) -> bool {
    token.is_word()
        && (token.folded.len() == 1
            || listed("dr mr mrs ms mx prof st jr sr no vs inc ltd co dept", &token.folded))
}

/// All runs of a sentence.
pub(super) fn runs(tokens: &[Token], heading: bool) -> Vec<Run> {
    let mut runs = Vec::new();
    let mut at = 0;
    while at < tokens.len() {
        let token = &tokens[at];
        let begins = has_capital(token) || is_small_name(token) || is_title(token);
        if !begins || is_pronoun(token) {
            at += 1;
            continue;
        }
        let opens = opens(tokens, at);
        if opens && is_starter(&token.folded) && !is_loud(token) && !is_somebody(tokens, at, false) {
            at += 1;
            continue;
        }
        let places = collect(tokens, at);
        at = places.last().map_or(at, |last| *last) + 1;
        let loud = heading || (places.len() > 2 && places.iter().all(|place| is_loud(&tokens[*place])));
        runs.push(Run { at: places, opens, loud });
    }
    runs
}

/// I, I'm, I've.
fn is_pronoun(token: &Token) -> bool {
    token.text == "I" || (token.text.starts_with("I'") && listed("im ive ill id", &token.folded))
}

fn is_loud(token: &Token) -> bool {
    token.text.chars().count() > 1 && !token.text.contains(char::is_lowercase)
}

fn collect(tokens: &[Token], start: usize) -> Vec<usize> {
    let mut places = vec![start];
    let small = !has_capital(&tokens[start]) && !is_title(&tokens[start]);
    let mut at = start;
    while let Some(next) = next_place(tokens, at, small, listed(HEADS, &tokens[at].folded)) {
        places.extend(at + 1..=next);
        at = next;
    }
    places.retain(|place| tokens[*place].kind != Kind::Sign);
    places
}

/// The next word of the same run.
fn next_place(tokens: &[Token], at: usize, small: bool, head: bool) -> Option<usize> {
    let next = tokens.get(at + 1)?;
    let belongs = |place: usize| {
        tokens
            .get(place)
            .is_some_and(|token| has_capital(token) && !is_pronoun(token) || is_small_name(token))
    };
    if next.kind == Kind::Sign {
        let joins = match next.text.as_str() {
            "." => next.glued && is_short(&tokens[at]),
            "-" | "_" => next.glued && tokens.get(at + 2).is_some_and(|after| after.glued),
            "&" => true,
            _ => false,
        };
        let after = tokens.get(at + 2).filter(|_| joins)?;
        let titled = next.text == "." && is_title(&tokens[at]) && after.is_word();
        return (belongs(at + 2) || titled).then_some(at + 2);
    }
    if next.is_number() || next.glued {
        return belongs(at + 1).then_some(at + 1);
    }
    if is_title(&tokens[at]) && next.is_word() {
        return Some(at + 1);
    }
    if belongs(at + 1) {
        return (!small || !has_capital(next) || is_name(&next.folded)).then_some(at + 1);
    }
    if listed(PARTICLES, &next.folded) && !small {
        let more = usize::from(tokens.get(at + 2).is_some_and(|after| listed(PARTICLES, &after.folded)));
        return belongs(at + 2 + more).then_some(at + 2 + more);
    }
    let of = head && (next.is("of") || next.is("for"));
    let the = usize::from(tokens.get(at + 2).is_some_and(|after| after.is("the")));
    (of && belongs(at + 2 + the)).then_some(at + 2 + the)
}
