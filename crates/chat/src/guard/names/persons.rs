//! People made of words that are also ordinary English: "Rose Baker", "King, Grace", "Hope, an alumna". In headings,
//! points and capitals nothing else tells them from other words.

use super::{
    lists::{is_family, is_given, is_name},
    runs::opens,
};
use crate::guard::{
    ground::Ground,
    token::{Kind, Token, listed},
    vocabulary,
};

/// Given names that are far more often a thing of a campus.
pub(super) const THINGS: &str = "grant summer autumn art will";

/// What somebody is or was.
pub(super) const PERSONS: &str = "alumna alumnus alum mentor mentee donor student graduate professor dean \
     director advisor adviser colleague classmate coach coordinator engineer manager teacher nurse doctor \
     founder lawyer attorney analyst scientist researcher designer consultant lecturer registrar counselor \
     trustee volunteer president officer contact";

/// Whether a listed given name and a listed family name stand together, and no source puts them together.
pub(super) fn has_invented(tokens: &[Token], ground: &Ground) -> bool {
    (0..tokens.len()).any(|at| {
        let person = given_first(tokens, at)
            .or_else(|| family_first(tokens, at, ground))
            .or_else(|| initial_first(tokens, at));
        person.is_some_and(|(end, words)| !is_grounded(&words, (tokens, at, end), ground))
            || is_described(tokens, at, ground)
            || is_alone(tokens, at, ground)
            || is_pointed_at(tokens, at, ground)
    })
}

/// "Rose Baker", "Rose M. Baker", "Rose (Rosie) Baker": where it ends and its words.
fn given_first(tokens: &[Token], at: usize) -> Option<(usize, Vec<&str>)> {
    let first = capital(tokens, at).filter(|first| is_given(&first.folded))?;
    let mut words = vec![first.folded.as_str()];
    let mut place = at + 1;
    while words.len() < 4 {
        let signs = tokens.get(place..)?.iter().take_while(|token| is_inside(token)).count();
        place += signs;
        let word = capital(tokens, place)?;
        words.push(&word.folded);
        if is_family(&word.folded) {
            return Some((place + 1, words));
        }
        let middle = word.folded.chars().count() == 1 || is_name(&word.folded) || signs > 0;
        if !middle {
            return None;
        }
        place += 1;
    }
    None
}

/// Signs that may stand inside a name.
fn is_inside(token: &Token) -> bool {
    token.kind == Kind::Sign
        && matches!(token.text.as_str(), "." | "\"" | "'" | "(" | ")" | "*" | "_" | "-" | "/" | "&")
}

/// "Baker, Rose" and "Baker, R." where a line begins, in the order of a name that is read aloud.
fn family_first<'a>(tokens: &'a [Token], at: usize, ground: &Ground) -> Option<(usize, Vec<&'a str>)> {
    let family = capital(tokens, at).filter(|family| is_family(&family.folded) && opens(tokens, at))?;
    tokens.get(at + 1).filter(|sign| sign.is_sign(','))?;
    let given = capital(tokens, at + 2)?;
    let initial = given.folded.chars().count() == 1 && tokens.get(at + 3).is_some_and(|dot| dot.is_sign('.'));
    if !initial && !is_given(&given.folded) {
        return None;
    }
    let goes_on = tokens.get(at + 3).is_some_and(|next| next.is_sign(',') || listed("and or", &next.folded));
    let known = |word: &str| ground.names.iter().any(|name| name.said(&[word]).is_some());
    if goes_on && known(&family.folded) && known(&given.folded) {
        return None;
    }
    Some((at + 3, vec![&given.folded, &family.folded]))
}

fn capital(tokens: &[Token], at: usize) -> Option<&Token> {
    tokens.get(at).filter(|token| token.is_capital())
}

/// Whether a source or the vocabulary has these words together.
fn is_grounded(words: &[&str], (tokens, at, end): (&[Token], usize, usize), ground: &Ground) -> bool {
    let covers = |from: usize| {
        let known = ground.vocabulary.longest(tokens, from).max(vocabulary::work(tokens, from));
        known.is_some_and(|to| to >= end)
    };
    ground.names.iter().any(|name| name.said(words).is_some())
        || ground.quoted(words, true, &[]).is_some()
        || (at.saturating_sub(3)..=at).any(covers)
}

/// "R. Baker" where a line begins.
fn initial_first(tokens: &[Token], at: usize) -> Option<(usize, Vec<&str>)> {
    let initial = capital(tokens, at).filter(|initial| initial.folded.len() == 1 && opens(tokens, at))?;
    let dot = usize::from(tokens.get(at + 1).is_some_and(|dot| dot.is_sign('.')));
    let family = capital(tokens, at + 1 + dot).filter(|family| is_family_only(&family.folded))?;
    let letter = dot == 0 && listed("a i", &initial.folded);
    (!letter).then(|| (at + 2 + dot, vec![initial.folded.as_str(), family.folded.as_str()]))
}

/// Family names that are far more often a place or a thing.
pub(super) const PLACES: &str = "price hall park church camp booth branch bond justice song lake hill green bell field \
     fellow ball battle cross law grant dean summer";

fn is_family_only(word: &str) -> bool {
    is_family(word) && !listed(PLACES, word)
}

fn is_known(word: &str, ground: &Ground) -> bool {
    ground.names.iter().any(|name| name.said(&[word]).is_some())
        || ground.quoted(&[word], true, &[]).is_some()
}

/// "Hope, an alumna", "Grace: she works in aid", "Rose (class of 2012)": a name that opens a line, and what is said of
/// a person behind it.
fn is_described(tokens: &[Token], at: usize, ground: &Ground) -> bool {
    let Some(first) = capital(tokens, at).filter(|_| opens(tokens, at)) else { return false };
    let given = is_given(&first.folded) && !listed(THINGS, &first.folded);
    if !(given || is_family_only(&first.folded)) || is_known(&first.folded, ground) {
        return false;
    }
    let named = tokens[at + 1..].iter().take(2).take_while(|token| token.is_capital()).count();
    let sign = at + 1 + if given { named } else { 0 };
    let apart = tokens.get(sign).is_some_and(|sign| {
        sign.kind == Kind::Sign && matches!(sign.text.as_str(), "," | ":" | "-" | "(" | ";" | "/")
    });
    apart && {
        let rest = &tokens[sign + 1..];
        let place = given && capital(rest, 0).is_some_and(|next| is_known(&next.folded, ground));
        place || says_a_person(rest, tokens[sign].is_sign(','))
    }
}

/// A given name is all that a line says.
fn is_alone(tokens: &[Token], at: usize, ground: &Ground) -> bool {
    const OTHERS: &str = "patience charity prudence mercy faith hope destiny melody earnest frank ruby mark";
    let words = tokens.iter().filter(|token| token.kind != Kind::Sign).count();
    let name = capital(tokens, at).filter(|name| is_given(&name.folded));
    name.is_some_and(|name| {
        words == 1
            && !listed(THINGS, &name.folded)
            && !listed(OTHERS, &name.folded)
            && !is_known(&name.folded, ground)
    })
}

/// "Best Match: Hope", "Say Hello To Rose", "Coach Hunter": a name behind a word that leads to one.
fn is_pointed_at(tokens: &[Token], at: usize, ground: &Ground) -> bool {
    const LEADING: &str = "match matches spotlight name hello hi dear thanks you ask meet to by best sincerely \
         regards call email mentors";
    let Some(name) = capital(tokens, at) else { return false };
    let given = is_given(&name.folded) && !listed(THINGS, &name.folded);
    let ends = |at: usize| {
        tokens.get(at).is_none_or(|next| next.kind == Kind::Sign && !next.is_sign('-') || next.is("and"))
    };
    let sign =
        at.checked_sub(1).is_some_and(|at| [':', '-', ','].iter().any(|sign| tokens[at].is_sign(*sign)));
    // "Alumni Spotlight: Rose Field"
    let two = given && sign && capital(tokens, at + 1).is_some() && ends(at + 2);
    let before = at.checked_sub(1 + usize::from(sign)).map_or("", |at| tokens[at].folded.as_str());
    let led = listed(PERSONS, before) || (given && listed(LEADING, before));
    (given || is_family_only(&name.folded)) && (ends(at + 1) || two) && led && !is_known(&name.folded, ground)
}

pub(super) fn says_a_person(tokens: &[Token], comma: bool) -> bool {
    let mut near = tokens.iter().take(4).take_while(|token| !token.is_sign('.'));
    let who = comma && tokens.first().is_some_and(|token| token.is("who"));
    let class = tokens.first().is_some_and(|token| token.is_number() || token.is_sign('\''));
    who || class
        || near.any(|token| listed(PERSONS, &token.folded) || listed("she he her his class", &token.folded))
}
