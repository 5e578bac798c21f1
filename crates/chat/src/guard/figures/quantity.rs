//! A number with its sign, its unit and what is said about its precision.

use super::{
    Bound, Measure, Next, Quantity, Reading, Sort, Token, around, before, harmless, numerals, one, stands,
    units,
};

pub(super) fn read(tokens: &[Token], at: usize) -> Next {
    let core = numerals::read(tokens, at)?;
    let currency = units::currency_before(tokens, at);
    let mut start = currency.map_or(at, |(_, start)| start);
    let negative = is_negative(tokens, start, at);
    start -= usize::from(negative && start > 0);
    let unit = units::after(tokens, core.end);
    let (mut measure, mut factor, mut end) = match (currency, unit) {
        (Some((measure, _)), Some((Measure::Dollars, _, end))) => (measure, 1.0, end),
        (Some((measure, _)), _) => (measure, 1.0, core.end),
        (None, Some(unit)) => unit,
        (None, None) => (Measure::Plain, 1.0, core.end),
    };
    if measure == Measure::Plain && before(tokens, core.end).is_some_and(|token| token.is("grand")) {
        (measure, factor) = (Measure::Dollars, 1.0);
    }
    if core.bare_one && harmless::one(tokens, at, measure) {
        return Some((Vec::new(), end));
    }
    let mut bound = units::bound_before(tokens, start);
    if let Some((after, ends)) =
        units::bound_after(tokens, core.end).or_else(|| units::bound_after(tokens, end))
    {
        bound = if bound == Bound::Exact { after } else { bound };
        end = end.max(ends);
        if measure == Measure::Plain {
            // "1,000+ dollars"
            if let Some((late, late_factor, late_end)) = units::after(tokens, end) {
                (measure, factor, end) = (late, late_factor, late_end);
            }
        }
    }
    let sign = if negative { -1.0 } else { 1.0 };
    let quantity = Quantity {
        value: core.value * factor * sign,
        or: core.or.map(|or| or * factor * sign),
        measure,
        bound,
        step: core.step * factor,
        may_be_year: core.may_be_year && measure == Measure::Plain && !negative,
        sort: if measure == Measure::Plain { around::sort(tokens, start, end) } else { Sort::Open },
        per: around::period(tokens, end),
    };
    Some(one(Reading::Quantity(quantity), end))
}

/// A minus that belongs to the number, not a hyphen or a range.
fn is_negative(tokens: &[Token], start: usize, at: usize) -> bool {
    let is_minus = |place: usize| {
        let Some(token) = before(tokens, place) else { return false };
        let apart = !token.glued || before(tokens, place - 1).is_some_and(|earlier| earlier.is_sign('('));
        (token.is_sign('-') && apart && tokens.get(place).is_some_and(|next| next.glued))
            || token.is("minus")
            || token.is("negative")
    };
    is_minus(start) || (start < at && is_minus(at))
}

/// Half an hour, half a million, a quarter million, a quarter of a million.
pub(super) fn half_of_a_unit(tokens: &[Token], at: usize) -> Next {
    const HALVES: &[(&str, f64)] = &[
        ("half a", 0.5),
        ("half an", 0.5),
        ("a quarter of a", 0.25),
        ("a quarter of an", 0.25),
        ("a quarter", 0.25),
    ];
    let (words, part) =
        HALVES.iter().find(|(words, _)| stands(tokens, at, &words.split(' ').collect::<Vec<_>>()))?;
    let name_at = at + words.split(' ').count();
    let name = tokens.get(name_at)?;
    let bound = units::bound_before(tokens, at);
    let quantity = |value: f64, measure: Measure| {
        Reading::Quantity(Quantity { bound, step: value, ..Quantity::exactly(value, measure) })
    };
    let large = match name.folded.as_str() {
        "dozen" => Some(12.0),
        "hundred" => Some(100.0),
        word => numerals::large(word),
    };
    if let Some(large) = large {
        let (measure, factor, end) =
            units::after(tokens, name_at + 1).unwrap_or((Measure::Plain, 1.0, name_at + 1));
        let measure = units::currency_before(tokens, at).map_or(measure, |(measure, _)| measure);
        return Some(one(quantity(part * large * factor, measure), end));
    }
    let (measure, factor, end) = units::after(tokens, name_at)?;
    Some(one(quantity(part * factor, measure), end))
}
