//! What stands around a number: its unit, and words such as "about" and "more than".

use super::{Bound, Found, Measure, Quantity, Reading, Token, before, stands};
use crate::guard::token::listed;

/// The unit that follows a number, what its value is multiplied by, and where it ends.
pub(super) fn after(tokens: &[Token], end: usize) -> Option<(Measure, f64, usize)> {
    let hyphen = usize::from(tokens.get(end).is_some_and(|token| token.is_sign('-') && token.glued));
    let at = end + hyphen;
    unit(tokens, at).or_else(|| {
        let between = tokens.get(at).is_some_and(|token| listed(BETWEEN, &token.folded));
        between.then(|| unit(tokens, at + 1)).flatten()
    })
}

/// Words that may stand between a number and its unit.
const BETWEEN: &str = "full whole more additional extra consecutive academic calendar business working \
     school straight us american solid good total entire";

/// Whether the article here counts a time: "a decade", "within a week". "Twice a week" and "a day job" do not.
pub(super) fn lasts(tokens: &[Token], article: usize) -> bool {
    const LASTING: &str = "takes take took taking lasts lasted spent spend within in for after about nearly almost \
         over under";
    const BEHIND: &str = "to left of until ago at in with as on and or before after from";
    let whole = tokens.get(article + 1).is_some_and(|token| listed("full whole entire", &token.folded));
    let between = tokens.get(article + 1).is_some_and(|token| listed(BETWEEN, &token.folded));
    let at = article + 1 + usize::from(between);
    let Some(time) = tokens.get(at) else { return false };
    if listed("decade century fortnight", &time.folded) {
        return true;
    }
    if !listed("day week month year hour", &time.folded) {
        return false;
    }
    let next = tokens.get(at + 1);
    let Some(lead) = before(tokens, article) else {
        // "A week is enough."
        let enough =
            |token: &Token| listed("enough plenty left needed sufficient usual allowed", &token.folded);
        return next.is_some_and(|next| listed("is was", &next.folded))
            && tokens.get(at + 2).is_some_and(enough);
    };
    let behind = |words: &str| next.is_some_and(|next| listed(words, &next.folded));
    let ends = next.is_none_or(|next| !next.is_word() && !next.is_sign('-')) || behind(BEHIND);
    // "Take a day to think", "for a day", "$2,500 in a year".
    let idle = (article == 1 && lead.is("take"))
        || (lead.is("for") && time.is("day"))
        || article.checked_sub(2).is_some_and(|two| tokens[two].is_number());
    let had = listed("have has had with", &lead.folded) && (behind("to left of until") || (whole && ends));
    let was = listed("is was only just", &lead.folded) && behind("left until ago");
    (listed(LASTING, &lead.folded) && ends && !idle) || had || was
}

fn unit(tokens: &[Token], at: usize) -> Option<(Measure, f64, usize)> {
    let token = tokens.get(at)?;
    if stands(tokens, at, &["per", "cent"]) {
        return Some((Measure::Percent, 1.0, at + 2));
    }
    let points = tokens.get(at + 1).is_some_and(|next| matches!(next.folded.as_str(), "point" | "points"));
    let (measure, factor) = match token.folded.as_str() {
        "percent" | "percentage" | "%" | "pct" if points => return Some((Measure::Points, 1.0, at + 2)),
        "%" | "percent" | "pct" | "percents" | "percentage" => (Measure::Percent, 1.0),
        "‰" => (Measure::Percent, 0.1),
        "pp" | "ppt" => (Measure::Points, 1.0),
        "$" | "dollar" | "dollars" | "buck" | "bucks" | "usd" | "greenbacks" => (Measure::Dollars, 1.0),
        "cent" | "cents" | "¢" => (Measure::Dollars, 0.01),
        "year" | "years" | "yr" | "yrs" | "yo" => (Measure::Years, 1.0),
        "decade" | "decades" => (Measure::Years, 10.0),
        "century" | "centuries" => (Measure::Years, 100.0),
        "month" | "months" | "mos" | "mo" => (Measure::Months, 1.0),
        "day" | "days" => (Measure::Days, 1.0),
        "week" | "weeks" | "wk" | "wks" => (Measure::Days, 7.0),
        "fortnight" | "fortnights" => (Measure::Days, 14.0),
        "hour" | "hours" | "hr" | "hrs" | "h" => (Measure::Hours, 1.0),
        "minute" | "minutes" | "min" | "mins" => (Measure::Hours, 1.0 / 60.0),
        "second" | "seconds" | "sec" | "secs" if !token.is("second") => (Measure::Hours, 1.0 / 3600.0),
        "km" | "kilometre" | "kilometres" | "kilometer" | "kilometers" | "kms" => (Measure::Kilometres, 1.0),
        "m" | "metre" | "metres" | "meter" | "meters" => (Measure::Kilometres, 0.001),
        "times" | "x" | "×" | "fold" => (Measure::Times, 1.0),
        word => (Measure::Other(other(word)?), 1.0),
    };
    Some((measure, factor, at + 1))
}

/// Units that no tool gives: they are only compared with themselves, by the first of their names.
const OTHERS: &[&str] = &[
    "euro euros eur €",
    "semester semesters",
    "sterling gbp quid £",
    "pound pounds lb lbs",
    "yen jpy ¥",
    "yuan rmb",
    "rupee rupees inr ₹",
    "peso pesos",
    "franc francs chf",
    "cad",
    "aud",
    "bitcoin bitcoins btc ₿",
    "mile miles mi",
    "foot feet ft",
    "inch inches",
    "cm centimetres centimeters",
    "mm millimetres millimeters",
    "kg kilogram kilograms kilos",
    "gram grams",
    "ton tons tonne tonnes",
    "ounce ounces oz",
    "acre acres",
    "hectare hectares",
    "gb gigabytes",
    "mb megabytes",
    "tb terabytes",
    "degree ° celsius fahrenheit",
    "litre litres liter liters",
    "gallon gallons",
    "kwh",
    "watt watts kw mw",
    "mph",
    "kph",
    "basis bps",
];

fn other(word: &str) -> Option<&'static str> {
    let names = OTHERS.iter().find(|names| names.split(' ').any(|name| name == word))?;
    names.split(' ').next()
}

/// The currency that stands before a number, and where it begins.
pub(super) fn currency_before(tokens: &[Token], at: usize) -> Option<(Measure, usize)> {
    let token = before(tokens, at)?;
    let start = at - 1;
    match token.folded.as_str() {
        "$" => {
            let code = before(tokens, start).filter(|code| code.is_word() && token.glued);
            match code.map(|code| code.folded.as_str()) {
                None => Some((Measure::Dollars, start)),
                Some("us") => Some((Measure::Dollars, start - 1)),
                Some(_) => Some((Measure::Other("another dollar"), start - 1)),
            }
        }
        "usd" => Some((Measure::Dollars, start)),
        word @ ("€" | "£" | "¥" | "₹" | "₿" | "eur" | "gbp" | "jpy" | "inr" | "cad" | "aud" | "chf"
        | "btc") => other(word).map(|name| (Measure::Other(name), start)),
        _ => None,
    }
}

/// What the words before a number make of it.
pub(super) fn bound_before(tokens: &[Token], at: usize) -> Bound {
    const PHRASES: &[(&[&str], Bound)] = &[
        (&["no", "more", "than"], Bound::AtMost),
        (&["not", "more", "than"], Bound::AtMost),
        (&["no", "less", "than"], Bound::AtLeast),
        (&["no", "fewer", "than"], Bound::AtLeast),
        (&["not", "less", "than"], Bound::AtLeast),
        (&["not", "quite"], Bound::Under),
        (&["more", "or", "less"], Bound::About),
        (&["just", "shy", "of"], Bound::Under),
        (&["in", "excess", "of"], Bound::Over),
        (&["in", "the", "region", "of"], Bound::About),
        (&["on", "the", "order", "of"], Bound::About),
        (&["somewhere", "around"], Bound::About),
        (&["more", "than"], Bound::Over),
        (&["greater", "than"], Bound::Over),
        (&["higher", "than"], Bound::Over),
        (&["better", "than"], Bound::Over),
        (&["upwards", "of"], Bound::AtLeast),
        (&["at", "least"], Bound::AtLeast),
        (&["minimum", "of"], Bound::AtLeast),
        (&["less", "than"], Bound::Under),
        (&["fewer", "than"], Bound::Under),
        (&["lower", "than"], Bound::Under),
        (&["close", "to"], Bound::About),
        (&["up", "to"], Bound::AtMost),
        (&["at", "most"], Bound::AtMost),
        (&["maximum", "of"], Bound::AtMost),
        (&["as", "many", "as"], Bound::AtMost),
        (&["as", "much", "as"], Bound::AtMost),
        (&["approx", "."], Bound::About),
        (&["ca", "."], Bound::About),
    ];
    for (words, bound) in PHRASES {
        if at.checked_sub(words.len()).is_some_and(|start| stands(tokens, start, words)) {
            return *bound;
        }
    }
    before(tokens, at).map_or(Bound::Exact, |token| match token.folded.as_str() {
        "about" | "around" | "roughly" | "approximately" | "approx" | "circa" | "ca" | "~" | "≈" | "some"
        | "approaching" | "estimated" | "near" => Bound::About,
        "over" | "above" | "exceeding" | "exceeds" | "exceed" | "exceeded" | ">" | "topping" | "beyond" => {
            Bound::Over
        }
        "≥" => Bound::AtLeast,
        "nearly" | "almost" | "under" | "below" | "<" => Bound::Under,
        "≤" => Bound::AtMost,
        _ => Bound::Exact,
    })
}

/// What the words after a number and its unit make of it.
pub(super) fn bound_after(tokens: &[Token], end: usize) -> Option<(Bound, usize)> {
    const PHRASES: &[(&[&str], Bound)] = &[
        (&["or", "so"], Bound::About),
        (&["or", "thereabouts"], Bound::About),
        (&["give", "or", "take"], Bound::About),
        (&["or", "more"], Bound::AtLeast),
        (&["or", "higher"], Bound::AtLeast),
        (&["or", "above"], Bound::AtLeast),
        (&["and", "up"], Bound::AtLeast),
        (&["and", "counting"], Bound::AtLeast),
        (&["or", "less"], Bound::AtMost),
        (&["or", "fewer"], Bound::AtMost),
        (&["plus"], Bound::AtLeast),
        (&["ish"], Bound::About),
        (&["-", "ish"], Bound::About),
        (&["-", "plus"], Bound::AtLeast),
    ];
    if tokens.get(end).is_some_and(|token| token.is_sign('+') && token.glued) {
        return Some((Bound::AtLeast, end + 1));
    }
    let phrase = PHRASES.iter().find(|(words, _)| stands(tokens, end, words));
    phrase.map(|(words, bound)| (*bound, end + words.len()))
}

/// "10–20 %", "between $3 and 5", "three to five years": one unit for both.
pub(super) fn share(tokens: &[Token], found: &mut [Found]) {
    for second in 1..found.len() {
        let (head, tail) = found.split_at_mut(second);
        let (Some(first), Some(second)) = (head.last_mut(), tail.first_mut()) else { continue };
        let between = &tokens[first.at.end..second.at.start.max(first.at.end)];
        let words: Vec<&str> = between.iter().map(|token| token.folded.as_str()).collect();
        let joins = matches!(
            words.as_slice(),
            ["-" | "to" | "and" | "or" | ","]
                | [",", "and" | "or"]
                | ["-" | "to" | "and" | "or", "$" | "€" | "£"]
        );
        let (Reading::Quantity(left), Reading::Quantity(right)) = (&mut first.reading, &mut second.reading)
        else {
            continue;
        };
        if !joins {
            continue;
        }
        let is_range = matches!(words.first(), Some(&("-" | "to")))
            || tokens[first.at.start.saturating_sub(3)..first.at.start]
                .iter()
                .any(|token| token.is("between"));
        lend(left, right, is_range);
    }
}

fn lend(left: &mut Quantity, right: &mut Quantity, is_range: bool) {
    if left.measure == Measure::Plain && !left.may_be_year && right.measure != Measure::Plain {
        left.measure = right.measure;
    } else if right.measure == Measure::Plain && left.measure != Measure::Plain && is_range {
        right.measure = left.measure;
    }
}
