//! What the words around a plain number tell: whether it counts or rates, and for how long it holds.

use super::{Period, Sort, Token};
use crate::guard::token::listed;

/// Words with an s at their end that are no plural nouns.
const NO_NOUNS: &str = "is was has as this us its his yes points others across plus versus times class \
     always perhaps does goes comes makes gives takes works lives needs helps shows says";
const PLURALS: &str = "people alumni alumnae men women children persons";

/// Whether the number from `start` to `end` counts what follows or rates what stands before.
pub(super) fn sort(tokens: &[Token], start: usize, end: usize) -> Sort {
    const RATINGS: &str =
        "gpa score scores scored grade rating rated index average percentile level points gpas";
    const LINKS: &str =
        "of is was at least about a an the to than around roughly nearly over under only exactly";
    let linked = tokens[..start].iter().rev().take(5).find(|token| !listed(LINKS, &token.folded));
    if linked.is_some_and(|token| listed(RATINGS, &token.folded)) {
        return Sort::Rated;
    }
    if noun_after(tokens, end).is_some() { Sort::Counted } else { Sort::Open }
}

/// What a number counts: the plural that follows it, perhaps after a word or two.
pub(in crate::guard) fn noun_after(tokens: &[Token], end: usize) -> Option<&str> {
    const ENDS: &str =
        "of out in on at for and or to from with by are were have had who that than but as is was";
    let plural = |word: &str| {
        listed(PLURALS, word)
            || (word.len() > 3 && word.ends_with('s') && !word.ends_with("ss") && !listed(NO_NOUNS, word))
    };
    let near = tokens.get(end..)?.iter().take(3);
    let mut words = near.take_while(|token| token.is_word() && !listed(ENDS, &token.folded));
    words.find(|token| plural(&token.folded)).map(|token| token.folded.as_str())
}

/// A year, per month, monthly: what follows a figure.
pub(super) fn period(tokens: &[Token], end: usize) -> Option<Period> {
    let first = tokens.get(end)?;
    if let Some(period) = named(&first.folded).filter(|_| first.folded.ends_with("ly")) {
        return Some(period);
    }
    let leads = listed("a an per each every", &first.folded) || first.is_sign('/');
    let second = tokens.get(end + 1).filter(|_| leads)?;
    let skipped = usize::from(listed("single academic school calendar full", &second.folded));
    named(&tokens.get(end + 1 + skipped)?.folded)
}

/// The period that the words about a figure name.
pub(in crate::guard) fn period_in(words: &[String]) -> Option<Period> {
    words.iter().find_map(|word| named(word))
}

fn named(word: &str) -> Option<Period> {
    Some(match word {
        "year" | "yearly" | "annual" | "annually" | "yr" => Period::Year,
        "semester" | "term" | "quarter" | "quarterly" | "trimester" => Period::Term,
        "month" | "monthly" | "mo" => Period::Month,
        "week" | "weekly" | "wk" => Period::Week,
        "day" | "daily" => Period::Day,
        "hour" | "hourly" | "hr" => Period::Hour,
        _ => return None,
    })
}
