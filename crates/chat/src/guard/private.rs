//! What is private to people: faith, health, love, politics, looks. No tool tells it of anybody, so whoever says it has
//! made it up.

use super::{
    ground::Ground,
    token::{Token, listed},
};

/// Said of somebody. Words that are also a field of study or a thing are not here.
const PRIVATE: &str = "muslim muslims jew jews jewish christian christians catholic catholics protestant protestants \
     hindu hindus buddhist buddhists atheist atheists gay lesbian lesbians bisexual queer transgender lgbt lgbtq \
     cancer pregnant disabled diabetic depressed hiv republican republicans democrat democrats hispanic latino \
     latina caucasian divorced widowed attractive sexy ugly";
/// Words beside it that do not make it part of something else.
const SMALL: &str = "a an and are as at be been by for had has have he her his in is it most not of on or she so some that \
     the their they to very was we were who with";

pub(super) fn is_told(tokens: &[Token], ground: &Ground) -> bool {
    let words: Vec<&str> =
        tokens.iter().filter(|token| token.is_word()).map(|token| token.folded.as_str()).collect();
    (0..words.len()).any(|at| listed(PRIVATE, words[at]) && !is_given(&words, at, ground))
}

/// Part of something that a source calls so, of somebody's name, or of what was asked: it may be repeated.
fn is_given(words: &[&str], at: usize, ground: &Ground) -> bool {
    let word = words[at];
    let is_asked =
        ground.texts.iter().any(|text| text.source == 0 && text.words.iter().any(|own| own == word));
    let is_name = ground.names.iter().any(|name| name.words().iter().any(|own| own == word));
    let before = at.checked_sub(1).map(|before| &words[before..=at]);
    let after = words.get(at..at + 2);
    let is_part = [before, after]
        .into_iter()
        .flatten()
        .any(|pair| !pair.iter().any(|one| listed(SMALL, one)) && ground.quoted(pair, false, &[]).is_some());
    is_asked || is_name || is_part
}

#[cfg(test)]
mod tests {
    use super::{super::token::tokens, *};
    use crate::{
        fact::{Fact, Quote},
        guard::Vocabulary,
    };

    #[test]
    fn what_nobody_may_know_is_told_by_nobody() {
        let quote = |text: &str, source| Fact::Quote(Quote { text: text.to_owned(), source });
        let facts = [
            quote("Nurse, Catholic Charities", 1),
            quote("Leads cancer research in Boston. She raised money for cancer patients.", 2),
            quote("redheaded Republicans", 0),
        ];
        let ground = Ground::new(&facts, &Vocabulary::default());
        for (text, expected) in [
            ("He is gay.", true),
            ("She has been treated for cancer.", true),
            ("He is Catholic.", true),
            ("The first is the most attractive.", true),
            ("He was divorced in 2011.", true),
            ("She works at Catholic Charities.", false),
            ("He leads cancer research.", false),
            ("I made nothing of “redheaded Republicans”.", false),
            ("Two of them live in Boston.", false),
        ] {
            assert_eq!(is_told(&tokens(text), &ground), expected, "{text}");
        }
    }
}
