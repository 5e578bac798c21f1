//! Number words that claim nothing: "no one", "first of all", "double-check".

use std::{collections::HashMap, sync::LazyLock};

use super::{Measure, Token, before};
use crate::guard::token::{Kind, listed};

/// Phrases in which a number word is no figure.
const PHRASES: &str = "of the two; the two of them; the two of you; these two; those two; one on one; \
     one to one; one by one; one another; two way; two sided; two step; two factor; second hand; second \
     thought; second thoughts; second guess; third party; third parties; third person; double check; \
     double checked; double checking; double major; double majored; double majoring; double degree; \
     double sided; high five; two cents; at first; first and foremost; first name; first names; first \
     hand; first come; first generation; half way; first things first; one size fits all; back to square \
     one; day one; one way; zero in; all in one; half brother; half sister; half hearted; half baked; six \
     sigma; 21 st century; a second opinion; a second look; every second counts; other half; better half; \
     one stop; fourth of july; one and only; one at a time; one day at a time; on the one hand; the one \
     hand; one or the other; one thing; one or more; one off; one offs";

/// The phrases by their first word.
static BY_FIRST: LazyLock<HashMap<&'static str, Vec<Vec<&'static str>>>> = LazyLock::new(|| {
    let mut phrases: HashMap<_, Vec<_>> = HashMap::new();
    for phrase in PHRASES.split("; ") {
        let words: Vec<&str> = phrase.split_ascii_whitespace().collect();
        phrases.entry(words[0]).or_default().push(words);
    }
    phrases
});

/// Where a harmless phrase that stands here ends.
pub(super) fn skip(tokens: &[Token], at: usize) -> Option<usize> {
    let first = tokens.get(at).filter(|token| token.kind != Kind::Sign)?;
    BY_FIRST.get(first.folded.as_str())?.iter().find_map(|phrase| ends(tokens, at, phrase))
}

/// Where the phrase ends if it stands here, with spaces or hyphens between its words.
fn ends(tokens: &[Token], at: usize, phrase: &[&str]) -> Option<usize> {
    let mut end = at;
    for (place, word) in phrase.iter().enumerate() {
        if place > 0 && tokens.get(end).is_some_and(|token| token.is_sign('-') && token.glued) {
            end += 1;
        }
        tokens.get(end).filter(|token| token.is(word))?;
        end += 1;
    }
    Some(end)
}

/// Whether the bare word "one" claims nothing here.
pub(super) fn one(tokens: &[Token], at: usize, measure: Measure) -> bool {
    const VAGUE: &str = "of way thing option reason example more that who which to i you we is with has \
         was can for in from such place point part place last another";
    const COUNTING: &str = "only exactly just precisely found merely";
    match measure {
        Measure::Plain => {}
        // At one time.
        Measure::Times => return true,
        Measure::Days => return some_day(tokens, at),
        _ => return false,
    }
    let next = tokens.get(at + 1);
    let vague = next.is_none_or(|next| !next.is_word() || listed(VAGUE, &next.folded));
    let there_is = at.checked_sub(2).is_some_and(|two| {
        tokens[two].is("there")
            && (tokens[at - 1].is("is") || tokens[at - 1].is("was") || tokens[at - 1].is("'s"))
    });
    let counts = before(tokens, at).is_some_and(|token| listed(COUNTING, &token.folded)) || there_is;
    vague || !counts
}

/// "One day she will", "she will, one day, …": it says nothing about how long; "in one day" does.
fn some_day(tokens: &[Token], at: usize) -> bool {
    const WHO: &str = "i you he she it we they the a an your our their his her my this that somebody someone";
    const LASTING: &str = "in within for after takes take took only just lasts about under over than by";
    let next = tokens.get(at + 2);
    let comma = next.is_some_and(|next| next.is_sign(','));
    let who = next.is_some_and(|next| next.is_capital() || listed(WHO, &next.folded));
    let lasts = before(tokens, at).is_some_and(|token| listed(LASTING, &token.folded));
    tokens.get(at + 1).is_some_and(|day| day.is("day")) && !lasts && (comma || (at == 0 && who))
}

/// Whether "first", "second", "third" claim nothing here.
pub(super) fn ordinal(tokens: &[Token], at: usize, value: f64) -> bool {
    const RANKS: &str = "ranked ranks rank came finished placed place position";
    const RANKED: &str = "place prize largest highest biggest best most in among year lowest smallest \
         oldest ranked rank richest position";
    let hyphen = usize::from(tokens.get(at + 1).is_some_and(|sign| sign.is_sign('-') && sign.glued));
    let next = tokens.get(at + 1 + hyphen);
    let opens = at == 0 || before(tokens, at).is_some_and(|token| !token.is_word() && !token.is_number());
    // "Third, write to her."
    if opens && next.is_some_and(|next| next.is_sign(',') || next.is_sign(':')) {
        return true;
    }
    let ranked = before(tokens, at).is_some_and(|token| listed(RANKS, &token.folded));
    let word = next.map_or("", |next| next.folded.as_str());
    let first_year = value < 1.5 && word == "year";
    value < 2.5 && !ranked && (first_year || !listed(RANKED, word))
}
