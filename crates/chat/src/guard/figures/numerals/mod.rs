//! Numbers in digits and in words, without their unit.

mod digits;
mod spelled;

pub(super) use digits::step_of;
pub(super) use spelled::small;

use super::Token;
use crate::guard::token::Kind;

/// A number that was read, and where it ends.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Core {
    pub value: f64,
    pub or: Option<f64>,
    pub step: f64,
    pub end: usize,
    pub may_be_year: bool,
    /// It is the word "one" and nothing else.
    pub bare_one: bool,
}

impl Core {
    fn new(value: f64, end: usize) -> Self {
        Self { value, or: None, step: step_of(value), end, may_be_year: false, bare_one: false }
    }

    fn scale(&mut self, factor: f64, tokens: usize) {
        self.value *= factor;
        self.or = self.or.map(|or| or * factor);
        self.step *= factor;
        self.end += tokens;
        self.may_be_year = false;
        self.bare_one = false;
    }
}

/// The number that begins here.
pub(super) fn read(tokens: &[Token], at: usize) -> Option<Core> {
    let token = tokens.get(at)?;
    let mut core = if token.is_number() { digits::read(tokens, at)? } else { spelled::read(tokens, at)? };
    add_a_part(tokens, &mut core);
    multiply(tokens, &mut core, token.is_number());
    Some(core)
}

/// Two and a half; 3 1/2.
fn add_a_part(tokens: &[Token], core: &mut Core) {
    let words: Vec<&str> = tokens[core.end..].iter().take(3).map(|token| token.folded.as_str()).collect();
    let part = match words.as_slice() {
        ["and", "a" | "one", "half"] => 0.5,
        ["and", "a" | "one", "quarter"] => 0.25,
        [over, "/", under] if tokens[core.end].is_number() && !tokens[core.end].glued => {
            match (over.parse::<f64>(), under.parse::<f64>()) {
                (Ok(over), Ok(under)) if over < under && under <= 10.0 => over / under,
                _ => return,
            }
        }
        _ => return,
    };
    core.value += part;
    core.scale(1.0, 3);
    core.step = part;
}

/// Thousand, million, k. Several may follow each other.
fn multiply(tokens: &[Token], core: &mut Core, in_digits: bool) {
    while let Some(token) = tokens.get(core.end) {
        let hyphen = usize::from(token.is_sign('-') && token.glued);
        let Some(word) = tokens.get(core.end + hyphen) else { return };
        let ends =
            tokens.get(core.end + hyphen + 1).is_none_or(|next| !next.glued || next.kind == Kind::Sign);
        let factor = match word.folded.as_str() {
            "hundred" if in_digits => 100.0,
            "dozen" if in_digits => 12.0,
            name => match large(name).or_else(|| suffix(word).filter(|_| hyphen == 0 && ends && in_digits)) {
                Some(factor) => factor,
                None => return,
            },
        };
        core.scale(factor, 1 + hyphen);
    }
}

pub(super) fn large(word: &str) -> Option<f64> {
    Some(match word {
        "thousand" | "grand" => 1e3,
        "lakh" => 1e5,
        "million" | "mil" | "mln" | "mn" => 1e6,
        "crore" => 1e7,
        "billion" | "bln" | "bn" => 1e9,
        "trillion" => 1e12,
        _ => return None,
    })
}

/// "5 m" is five metres: after a space only capital letters stand for thousands and more.
fn suffix(token: &Token) -> Option<f64> {
    let factor = match token.folded.as_str() {
        "k" => 1e3,
        "m" | "mm" => 1e6,
        "b" => 1e9,
        "t" => 1e12,
        _ => return None,
    };
    (token.glued || matches!(token.text.as_str(), "k" | "K" | "M" | "B")).then_some(factor)
}
