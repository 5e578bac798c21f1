//! Numbers in digits, with all the separators that people use.

use super::{Core, Token};

pub(super) fn read(tokens: &[Token], at: usize) -> Option<Core> {
    let mut text = tokens[at].text.clone();
    let mut end = at + 1;
    if text.len() == 1 {
        // 1 2 8 4
        let apart = |token: &&Token| token.is_number() && token.text.len() == 1 && !token.glued;
        let more = tokens[end..].iter().take_while(apart).count();
        if more >= 2 {
            text.extend(tokens[end..end + more].iter().map(|token| token.text.as_str()));
            end += more;
        }
    }
    if end == at + 1 && text.len() <= 3 && is_digits(&text) {
        while let Some((group, length)) = group(tokens, end) {
            text.push_str(group);
            end += length;
        }
    }
    let (value, or, step) = value_of(&text)?;
    let may_be_year = end == at + 1 && text.len() == 4 && is_digits(&text);
    let mut core = Core { or, step, may_be_year, ..Core::new(value, end) };
    raise(tokens, &mut core);
    Some(core)
}

fn is_digits(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_digit())
}

/// Three more digits after a space, an apostrophe or an underscore: 1 284, 1'284.
fn group(tokens: &[Token], at: usize) -> Option<(&str, usize)> {
    let three = |token: &&Token| token.is_number() && token.text.len() == 3 && is_digits(&token.text);
    let next = tokens.get(at)?;
    if three(&next) {
        return (!next.glued).then_some((&next.text, 1));
    }
    let separates = next.glued && (next.is_sign('\'') || next.is_sign('_'));
    let digits = tokens.get(at + 1).filter(three).filter(|token| separates && token.glued)?;
    Some((&digits.text, 2))
}

/// Scientific: 1.2e3, 1.2 × 10^3.
fn raise(tokens: &[Token], core: &mut Core) {
    let part = |skip: usize| tokens.get(core.end + skip);
    let Some(first) = part(0) else { return };
    let skip = if first.is("e") && first.glued {
        1
    } else if (first.is("x") || first.is("×") || first.is("*"))
        && part(1).is_some_and(|token| token.text == "10")
        && part(2).is_some_and(|token| token.is_sign('^'))
    {
        3
    } else {
        return;
    };
    let sign = part(skip).filter(|token| token.is_sign('-') || token.is_sign('+'));
    let skip = skip + usize::from(sign.is_some());
    let power = part(skip).and_then(|token| token.text.parse::<i32>().ok()).filter(|power| *power <= 30);
    if let Some(power) = power {
        let down = sign.is_some_and(|token| token.is_sign('-'));
        core.scale(10f64.powi(if down { -power } else { power }), skip + 1);
    }
}

/// The value, another way to read it, and its precision. Nothing for what is no number: 0123, 1.2.3.
fn value_of(text: &str) -> Option<(f64, Option<f64>, f64)> {
    let zero = text.len() > 1 && text.starts_with('0') && !text.starts_with("0.") && !text.starts_with("0,");
    if zero || text.len() > 24 {
        return None;
    }
    let (dots, commas) = (text.matches('.').count(), text.matches(',').count());
    let (plain, or) = match (dots, commas) {
        (0, 0) => (text.to_owned(), None),
        (0, _) if is_grouped(text, ',') => (text.replace(',', ""), None),
        (0, 1) if text.split(',').next_back().is_some_and(|decimals| decimals.len() <= 2) => {
            (text.replace(',', "."), None)
        }
        (1, 0) if is_grouped(text, '.') => (text.to_owned(), Some(text.replace('.', ""))),
        (1, 0) => (text.to_owned(), None),
        (_, 0) if is_grouped(text, '.') => (text.replace('.', ""), None),
        (1, _) if text.split('.').next().is_some_and(|whole| is_grouped(whole, ',')) => {
            (text.replace(',', ""), None)
        }
        (_, 1) if text.split(',').next().is_some_and(|whole| is_grouped(whole, '.')) => {
            (text.replace('.', "").replace(',', "."), None)
        }
        _ => return None,
    };
    let value: f64 = plain.parse().ok()?;
    let step = match plain.split_once('.') {
        Some((_, decimals)) => 10f64.powi(-i32::try_from(decimals.len()).ok()?),
        None => step_of(value),
    };
    Some((value, or.and_then(|or| or.parse().ok()), step))
}

/// 1,284,000: up to three digits, then three each.
fn is_grouped(text: &str, separator: char) -> bool {
    let mut parts = text.split(separator);
    let first = parts.next().is_some_and(|first| (1..=3).contains(&first.len()));
    let mut rest = parts.peekable();
    first && rest.peek().is_some() && rest.all(|part| part.len() == 3)
}

/// The precision of a whole number: the largest of 1, 5, 10, 50, 100 … that divides it.
pub(in crate::guard::figures) fn step_of(value: f64) -> f64 {
    let (mut step, mut power) = (1.0, 1.0);
    while value.abs() >= 5.0 * power {
        if value % (5.0 * power) == 0.0 {
            step = 5.0 * power;
        }
        if value % (10.0 * power) != 0.0 {
            break;
        }
        power *= 10.0;
        step = power;
    }
    step
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn separators_are_understood() {
        for (text, value, or) in [
            ("1,284", 1284.0, None),
            ("1.284", 1.284, Some(1284.0)),
            ("1.284.000", 1_284_000.0, None),
            ("7,395.50", 7395.5, None),
            ("7.395,50", 7395.5, None),
            ("12,5", 12.5, None),
            ("3.75", 3.75, None),
            ("0.5", 0.5, None),
        ] {
            assert_eq!(value_of(text).map(|(value, or, _)| (value, or)), Some((value, or)), "{text}");
        }
        for text in ["0123", "1.2.3", "1,2,3", "12,34,56"] {
            assert_eq!(value_of(text), None, "{text}");
        }
    }

    #[test]
    fn a_round_number_is_less_precise() {
        for (value, step) in
            [(1284.0, 1.0), (1285.0, 5.0), (1280.0, 10.0), (1300.0, 100.0), (1250.0, 50.0), (7500.0, 500.0)]
        {
            assert!((step_of(value) - step).abs() < 1e-9, "{value}");
        }
    }
}
