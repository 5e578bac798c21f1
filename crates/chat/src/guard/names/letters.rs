//! Words that do not look like words: letters of other scripts, letters one by one, words that nobody knows.

use super::lists::{is_family, is_given, is_word};
use crate::guard::{
    ground::Ground,
    token::{Kind, Token, listed},
};

/// A word with letters that English is not written with. It may look like another word.
pub(in crate::guard) fn is_foreign(token: &Token) -> bool {
    token.is_word() && token.text.chars().any(|letter| !letter.is_ascii() && !is_latin(letter))
}

/// The letters of Latin alphabets, and the marks on them.
fn is_latin(letter: char) -> bool {
    matches!(letter, '\u{C0}'..='\u{24F}' | '\u{1E00}'..='\u{1EFF}' | '\u{300}'..='\u{36F}' | '\u{2BC}' | 'ª' | 'º')
}

/// Letters one by one: "J o h n", "J-o-h-n".
pub(in crate::guard) fn is_spaced_out(tokens: &[Token], ground: &Ground) -> bool {
    let mut letters = 0;
    let mut at = 0;
    while let Some(token) = tokens.get(at) {
        if let Some(end) = ground.vocabulary.longest(tokens, at).filter(|end| *end > at + 1) {
            (at, letters) = (end, 0);
            continue;
        }
        if token.is_word() && token.text.chars().count() == 1 {
            letters += 1;
        } else if !(token.kind == Kind::Sign && letters > 0 && ["-", "_", "."].contains(&token.text.as_str()))
        {
            letters = 0;
        }
        if letters > 2 {
            return true;
        }
        at += 1;
    }
    false
}

/// How many words are neither English nor anything that a source says, and whether two of them stand together.
pub(in crate::guard) fn unknown_words(tokens: &[Token], ground: &Ground) -> (usize, bool) {
    let (mut unknown, mut together, mut last) = (0, false, None);
    for (at, token) in tokens.iter().enumerate() {
        if !is_unknown(tokens, at, ground) {
            continue;
        }
        unknown += 1;
        together |=
            last.is_some_and(|last| last + 1 == at || (last + 2 == at && tokens[at - 1].is_sign('-')));
        last = Some(at);
        together |= at.checked_sub(1).is_some_and(|before| listed(INTRODUCING, &tokens[before].folded));
        // Two names without a space between them.
        let letters = token.folded.len();
        together |= (3..letters.saturating_sub(2)).any(|cut| {
            token.folded.is_char_boundary(cut)
                && is_given(&token.folded[..cut])
                && is_family(&token.folded[cut..])
        });
    }
    (unknown, together)
}

pub(super) fn is_unknown(tokens: &[Token], at: usize, ground: &Ground) -> bool {
    let token = &tokens[at];
    let lower =
        token.is_word() && !token.text.contains(char::is_uppercase) && token.folded.chars().count() > 2;
    lower
        && !is_ordinary(token)
        && !ground.has_word(&token.folded)
        && ground.vocabulary.longest(tokens, at).is_none()
        && !listed(SHORT, &token.folded)
}

/// After these words comes a name.
const INTRODUCING: &str = "called named ask meet contact email mr mrs ms dr prof professor dean";
/// Shortened words that are no names.
const SHORT: &str = "usd eur gbp pct yrs hrs mins approx circa etc ish kms mph";

/// An ordinary word, also in a contraction: don't, they'll.
pub(super) fn is_ordinary(token: &Token) -> bool {
    let text = token.text.to_lowercase();
    if let Some((head, tail)) = text.rsplit_once('\'')
        && ["t", "re", "ve", "ll", "d", "m"].contains(&tail)
    {
        return is_word(head)
            || head.strip_suffix('n').is_some_and(is_word)
            || ["i", "ca", "wo"].contains(&head);
    }
    is_word(&token.folded) || token.folded.chars().count() == 1
}
