//! Figures that are not plain numbers: shares, multiples, ranks, orders of magnitude.

use matching::lexicon::numbers;

use super::{Bound, Measure, Next, Quantity, Reading, Token, before, harmless, numerals, one, stands, units};
use crate::guard::token::listed;

pub(super) fn read(tokens: &[Token], at: usize) -> Next {
    share(tokens, at)
        .or_else(|| one_in_five(tokens, at))
        .or_else(|| magnitude(tokens, at))
        .or_else(|| multiple(tokens, at))
        .or_else(|| ordinal(tokens, at))
}

/// The value of "third", "quarters", "fifth" below a line.
fn denominator(word: &str) -> Option<f64> {
    Some(match word.strip_suffix('s').unwrap_or(word) {
        "half" | "halve" => 2.0,
        "third" => 3.0,
        "quarter" | "fourth" => 4.0,
        "fifth" => 5.0,
        "sixth" => 6.0,
        "seventh" => 7.0,
        "eighth" => 8.0,
        "ninth" => 9.0,
        "tenth" => 10.0,
        "twentieth" => 20.0,
        "hundredth" => 100.0,
        _ => return None,
    })
}

/// A third, two-thirds, half of, three quarters.
fn share(tokens: &[Token], at: usize) -> Next {
    let token = tokens.get(at)?;
    if token.is("half") && !(stands(tokens, at + 1, &["a"]) || stands(tokens, at + 1, &["an"])) {
        let bound = units::bound_before(tokens, at);
        return Some(one(Reading::Ratio { of: 1.0, among: 2.0, bound }, at + 1));
    }
    let article = token.is("a") || token.is("an");
    let (of, end) = if article {
        (1.0, at + 1)
    } else {
        numerals::read(tokens, at).map(|core| (core.value, core.end))?
    };
    let hyphen = usize::from(tokens.get(end).is_some_and(|sign| sign.is_sign('-') && sign.glued));
    let name = tokens.get(end + hyphen)?;
    let among = denominator(&name.folded).filter(|among| of < *among || article)?;
    let plural = name.folded.ends_with('s');
    let follows = tokens.get(end + hyphen + 1).map_or("", |next| next.folded.as_str());
    let is_share = if article {
        // "A second", "a third party", "a fifth mentor": a rank, unless it is a part of something.
        matches!(
            follows,
            "of" | "are" | "were" | "have" | "live" | "work" | "gave" | "more" | "less" | "" | "." | ","
        )
    } else {
        plural || of <= 1.0
    };
    let bound = units::bound_before(tokens, at);
    is_share.then(|| (vec![Reading::Ratio { of, among, bound }], end + hyphen + 1))
}

/// One in five, 9 out of 10, fifty-fifty.
fn one_in_five(tokens: &[Token], at: usize) -> Next {
    if stands(tokens, at, &["fifty", "-", "fifty"]) || stands(tokens, at, &["fifty", "fifty"]) {
        let end = at + if tokens[at + 1].is("fifty") { 2 } else { 3 };
        return Some(one(Reading::Ratio { of: 1.0, among: 2.0, bound: Bound::Exact }, end));
    }
    let first = numerals::read(tokens, at)?;
    let words: Vec<&str> = tokens[first.end..].iter().take(3).map(|token| token.folded.as_str()).collect();
    let skipped = match words.as_slice() {
        ["out", "of", "every"] => 3,
        ["out", "of", ..] | ["in" | "of", "every", ..] => 2,
        ["in", ..] => 1,
        _ => return None,
    };
    let second = numerals::read(tokens, first.end + skipped)?;
    let plain = units::after(tokens, second.end).is_none() && units::currency_before(tokens, at).is_none();
    let ratio = plain && first.value < second.value && (skipped > 1 || second.value <= 100.0);
    let bound = units::bound_before(tokens, at);
    ratio.then(|| (vec![Reading::Ratio { of: first.value, among: second.value, bound }], second.end))
}

/// Twice, doubled, tenfold.
fn multiple(tokens: &[Token], at: usize) -> Next {
    let word = tokens.get(at).filter(|token| token.is_word())?.folded.as_str();
    let value = match word {
        "twice" | "double" | "doubled" | "doubles" | "doubling" => 2.0,
        "thrice" | "triple" | "tripled" | "triples" | "tripling" => 3.0,
        "quadruple" | "quadrupled" | "quadruples" => 4.0,
        "quintuple" | "quintupled" => 5.0,
        "halved" | "halves" => 0.5,
        _ => numerals::small(word.strip_suffix("fold")?)?,
    };
    let bound = units::bound_before(tokens, at);
    let times = Quantity { bound, ..Quantity::exactly(value, Measure::Times) };
    Some(one(Reading::Quantity(times), at + 1))
}

/// Hundreds of, tens of thousands, five figures, double digits.
fn magnitude(tokens: &[Token], at: usize) -> Next {
    let token = tokens.get(at)?;
    let unit_after = |end: usize| {
        let of = usize::from(tokens.get(end).is_some_and(|next| next.is("of")));
        units::after(tokens, end + of).unwrap_or((Measure::Plain, 1.0, end))
    };
    let plural = |word: &str| match word {
        "tens" => Some(10.0),
        "dozens" => Some(12.0),
        "scores" if tokens.get(at + 1).is_some_and(|next| next.is("of")) => Some(20.0),
        "hundreds" => Some(100.0),
        "thousands" => Some(1e3),
        "millions" => Some(1e6),
        "billions" => Some(1e9),
        _ => None,
    };
    // "The last decades" say little; "decades of experience" say how many at least.
    let time = match token.folded.as_str() {
        "decades" => Some(10.0),
        "centuries" => Some(100.0),
        _ => None,
    };
    let counts = before(tokens, at)
        .is_some_and(|token| listed("for spent over after has with", &token.folded))
        || tokens.get(at + 1).is_some_and(|next| next.is("of"));
    if let Some(years) = time.filter(|_| counts) {
        let (low, high) = (2.0 * years, 100.0 * years);
        return Some(one(Reading::Between { low, high, measure: Measure::Years }, at + 1));
    }
    if let Some(mut factor) = plural(&token.folded) {
        let mut end = at + 1;
        while let Some(more) =
            tokens.get(end + 1).and_then(|next| plural(&next.folded)).filter(|_| tokens[end].is("of"))
        {
            (factor, end) = (factor * more, end + 2);
        }
        let (measure, times, end) = unit_after(end);
        let measure = units::currency_before(tokens, at).map_or(measure, |(measure, _)| measure);
        return Some(one(
            Reading::Between { low: 2.0 * factor * times, high: 100.0 * factor * times, measure },
            end,
        ));
    }
    let (digits, end) = match token.folded.as_str() {
        "single" => (1.0, at + 1),
        "double" => (2.0, at + 1),
        "triple" => (3.0, at + 1),
        _ => numerals::read(tokens, at).map(|core| (core.value, core.end))?,
    };
    let hyphen = usize::from(tokens.get(end).is_some_and(|sign| sign.is_sign('-') && sign.glued));
    let name = tokens.get(end + hyphen)?;
    let money = match name.folded.as_str() {
        "figure" | "figures" if (1.0..13.0).contains(&digits) => true,
        "digit" | "digits" if (1.0..13.0).contains(&digits) => false,
        _ => return None,
    };
    let (low, high) = (10f64.powf(digits - 1.0), 10f64.powf(digits));
    let (named, times, ends) = unit_after(end + hyphen + 1);
    let measure = if money && named == Measure::Plain { Measure::Dollars } else { named };
    Some(one(Reading::Between { low: low * times, high: high * times, measure }, ends.max(end + hyphen + 1)))
}

/// 3rd, third, twenty-first.
fn ordinal(tokens: &[Token], at: usize) -> Next {
    const SMALL: &str = "zeroth first second third fourth fifth sixth seventh eighth ninth tenth \
         eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth";
    const TENS: &str = "twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth";
    let token = tokens.get(at)?;
    if token.is_number() {
        let ending = tokens.get(at + 1).filter(|next| next.glued)?;
        let value = numerals::read(tokens, at).filter(|core| core.end == at + 1)?.value;
        return matches!(ending.folded.as_str(), "st" | "nd" | "rd" | "th")
            .then(|| (vec![Reading::Ordinal(value)], at + 2));
    }
    let place = |names: &str, word: &str| {
        names
            .split_whitespace()
            .position(|name| name == word)
            .and_then(|at| u8::try_from(at).ok())
            .map(f64::from)
    };
    let whole = |word: &str| {
        place(SMALL, word).or_else(|| place(TENS, word).map(|at| (at + 2.0) * 10.0)).or(match word {
            "hundredth" => Some(100.0),
            "thousandth" => Some(1000.0),
            "millionth" => Some(1e6),
            _ => None,
        })
    };
    if let Some(value) = whole(&token.folded) {
        let calm = harmless::ordinal(tokens, at, value);
        return Some((if calm { Vec::new() } else { vec![Reading::Ordinal(value)] }, at + 1));
    }
    let tens = numbers::TENS.iter().any(|name| token.is(name));
    let hyphen = usize::from(tokens.get(at + 1).is_some_and(|sign| sign.is_sign('-') && sign.glued));
    let last = tokens.get(at + 1 + hyphen).and_then(|next| place(SMALL, &next.folded)).filter(|_| tens)?;
    let value = numerals::small(&token.folded)? + last;
    Some(one(Reading::Ordinal(value), at + 2 + hyphen))
}
