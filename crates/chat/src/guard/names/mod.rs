//! The names of a sentence: each must be one that a source gives.

mod introduced;
mod letters;
pub(super) mod lists;
mod named;
mod opening;
mod persons;
mod resolve;
mod runs;

pub(super) use letters::{is_foreign, is_spaced_out, unknown_words};
pub(super) use named::Named;

use super::{
    ground::Ground,
    token::{Kind, Token},
};

/// The sources of all names of a sentence; nothing if one of them has none.
pub(super) fn check(tokens: &[Token], ground: &Ground, cited: &[u32]) -> Option<Vec<u32>> {
    if tokens.iter().any(|token| is_foreign(token) && !ground.has_word(&token.folded))
        || is_spaced_out(tokens, ground)
        || persons::has_invented(tokens, ground)
        || introduced::has_introduced(tokens, ground)
    {
        return None;
    }
    let mut sources = Vec::new();
    for run in runs::runs(tokens, is_heading(tokens)) {
        sources.extend(resolve::resolve(tokens, &run, (ground, cited))?);
    }
    Some(sources)
}

/// Most words of a heading have a capital, and it ends without a stop.
fn is_heading(tokens: &[Token]) -> bool {
    let words: Vec<&Token> = tokens.iter().filter(|token| token.is_word()).collect();
    let capital = words.iter().filter(|token| token.is_capital()).count();
    let stops = tokens
        .last()
        .is_some_and(|token| token.kind == Kind::Sign && !token.is_sign(':') && !token.is_sign('?'));
    words.len() > 1 && words.len() < 9 && capital * 3 >= words.len() * 2 && !stops
}

#[cfg(test)]
mod tests;
