//! Numbers in words: twelve hundred, a hundred and five, seven point four.

use matching::lexicon::numbers::{SMALL, TENS};

use super::{Core, Token, large};
use crate::guard::figures::units;

/// How words follow each other: after twenty comes a digit, after hundred anything smaller.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Last {
    Nothing,
    Small,
    Tens,
    Large,
}

fn place(words: &[&str], word: &str) -> Option<f64> {
    let at = words.iter().position(|name| *name == word)?;
    u8::try_from(at).ok().map(f64::from)
}

fn tens(word: &str) -> Option<f64> {
    let word = match word {
        "fourty" => "forty",
        "ninty" => "ninety",
        other => other,
    };
    place(&TENS, word).map(|at| (at + 2.0) * 10.0)
}

/// Up to ninety.
pub(in crate::guard::figures) fn small(word: &str) -> Option<f64> {
    place(&SMALL, word).or_else(|| tens(word))
}

pub(super) fn read(tokens: &[Token], at: usize) -> Option<Core> {
    if let Some(core) = run_together(tokens, at) {
        return Some(core);
    }
    let first = tokens.get(at)?;
    if first.is("a") || first.is("an") {
        let next = tokens.get(at + 1)?;
        return match next.folded.as_str() {
            "hundred" | "dozen" | "thousand" | "million" | "billion" | "trillion" => {
                follow(tokens, at + 1, Some(1.0))
            }
            "grand" if is_money(tokens, at + 2) => follow(tokens, at + 1, Some(1.0)),
            "couple" | "pair" | "duo" => Some(Core::new(2.0, at + 2)),
            "trio" => Some(Core::new(3.0, at + 2)),
            "quartet" => Some(Core::new(4.0, at + 2)),
            _ => units::lasts(tokens, at).then(|| Core::new(1.0, at + 1)),
        };
    }
    follow(tokens, at, None)
}

/// "A grand piano" is no thousand.
fn is_money(tokens: &[Token], at: usize) -> bool {
    let after = ["a", "per", "in", "for", "to", "from", "and", "or", "each", "toward", "towards"];
    tokens.get(at).is_none_or(|token| !token.is_word() || after.contains(&token.folded.as_str()))
}

fn follow(tokens: &[Token], at: usize, article: Option<f64>) -> Option<Core> {
    let (mut total, mut current, mut end) = (0.0, article, at);
    let mut last = if article.is_some() { Last::Small } else { Last::Nothing };
    while let Some(token) = tokens.get(end) {
        let skipped =
            end > at && ((token.is_sign('-') && token.glued) || (token.is("and") && last == Last::Large));
        let Some(token) = tokens.get(end + usize::from(skipped)) else { break };
        let word = token.folded.as_str();
        let opens = matches!(last, Last::Nothing | Last::Large);
        if let Some(value) = tens(word).filter(|_| opens) {
            current = Some(current.unwrap_or(0.0) + value);
            last = Last::Tens;
        } else if let Some(value) =
            place(&SMALL, word).filter(|value| opens || (last == Last::Tens && (1.0..10.0).contains(value)))
        {
            current = Some(current.unwrap_or(0.0) + value);
            last = Last::Small;
        } else if skipped && token.is("and") {
            break;
        } else if let Some(value) =
            current.filter(|_| matches!(word, "hundred" | "dozen") && last != Last::Large)
        {
            current = Some(value * if word == "hundred" { 100.0 } else { 12.0 });
            last = Last::Large;
        } else if let Some((value, factor)) = current.zip(large(word)) {
            total += value * factor;
            current = None;
            last = Last::Large;
        } else if let Some(value) = current.filter(|_| word == "point" && !skipped) {
            return decimals(tokens, total + value, end + 1);
        } else {
            break;
        }
        end += 1 + usize::from(skipped);
    }
    if last == Last::Nothing || end == at {
        return None;
    }
    let bare_one = article.is_none() && end == at + 1 && tokens[at].is("one");
    Some(Core { bare_one, ..Core::new(total + current.unwrap_or(0.0), end) })
}

/// Seven point four.
fn decimals(tokens: &[Token], whole: f64, at: usize) -> Option<Core> {
    let (mut value, mut step, mut end) = (whole, 1.0, at);
    let digit = |token: &Token| place(&SMALL, &token.folded).filter(|digit| *digit < 10.0);
    while let Some(next) = tokens.get(end).and_then(digit) {
        step /= 10.0;
        value += next * step;
        end += 1;
    }
    (end > at).then(|| Core { step, ..Core::new(value, end) })
}

/// Number words without a space: "twentyfive", "twohundred".
fn run_together(tokens: &[Token], at: usize) -> Option<Core> {
    let token = tokens.get(at).filter(|token| token.is_word() && token.folded.len() > 5)?;
    if small(&token.folded).is_some() || large(&token.folded).is_some() {
        return None;
    }
    let larger = ["hundred", "thousand", "million", "billion"];
    let names: Vec<&str> = SMALL.into_iter().chain(TENS).chain(larger).collect();
    let mut rest = token.folded.as_str();
    let mut words: Vec<Token> = Vec::new();
    while !rest.is_empty() {
        let word = *names.iter().filter(|name| rest.starts_with(**name)).max_by_key(|name| name.len())?;
        words.push(Token { text: word.to_owned(), folded: word.to_owned(), kind: token.kind, glued: false });
        rest = &rest[word.len()..];
    }
    let core = follow(&words, 0, None).filter(|core| words.len() > 1 && core.end == words.len())?;
    Some(Core { end: at + 1, ..core })
}

#[cfg(test)]
mod tests {
    use super::super::super::super::token::tokens;
    use super::*;

    #[test]
    fn words_are_numbers() {
        for (text, value) in [
            ("zero", 0.0),
            ("twenty-five", 25.0),
            ("twelve hundred", 1200.0),
            ("a hundred and five", 105.0),
            ("one thousand two hundred and eighty-four", 1284.0),
            ("a thousand and one", 1001.0),
            ("seven thousand three hundred ninety-five", 7395.0),
            ("two dozen", 24.0),
            ("a couple", 2.0),
            ("three million", 3e6),
            ("twentyfive", 25.0),
            ("twohundred", 200.0),
        ] {
            let tokens = tokens(text);
            let core = read(&tokens, 0).unwrap_or_else(|| panic!("{text} is a number"));
            assert!((core.value - value).abs() < 1e-9 && core.end == tokens.len(), "{text}: {core:?}");
        }
    }

    #[test]
    fn a_word_that_merely_begins_like_one_is_none() {
        for text in ["tennis", "often", "someone", "a grand piano", "weighty"] {
            assert_eq!(read(&tokens(text), 0), None, "{text}");
        }
    }

    #[test]
    fn digits_one_by_one_are_several_numbers() {
        assert_eq!(read(&tokens("one two eight four"), 0).map(|core| core.end), Some(1));
    }
}
