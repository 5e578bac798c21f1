//! What the words around a plain number tell: whether it counts or rates, and for how long it holds.

use std::ops::Range;

use super::{Period, Sort, Token};
use crate::guard::token::listed;

/// Words with an s at their end that are no plural nouns.
const NO_NOUNS: &str = "is was has as this us its his yes points others across plus versus times class \
     always perhaps does goes comes makes gives takes works lives needs helps shows says";
const PLURALS: &str =
    "people alumni alumnae men women children persons faculty staff personnel folks criteria";
/// Words behind which no noun of the number comes.
const ENDS: &str = "of out in on at for to from with by are were have had who that than but as is was live give \
     gave speak know want can could may might will would do did come came said say went go replied answered \
     joined graduated make made fit likely and or not if when because while which where there here it they you \
     we she he i the a an all your our their its this these those every each some any no";

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

/// What a number counts: the plural that follows it, what it is a part of, or what stands before a colon.
pub(in crate::guard) fn noun_of<'a>(tokens: &'a [Token], at: &Range<usize>) -> Option<&'a str> {
    noun_after(tokens, at.end).or_else(|| noun_of_whole(tokens, at)).or_else(|| noun_before(tokens, at.start))
}

/// The plural that follows, perhaps after some words that tell more about it.
fn noun_after(tokens: &[Token], end: usize) -> Option<&str> {
    let mut said = 0;
    for (at, token) in tokens.get(end..)?.iter().enumerate().take(7) {
        let joins = token.is_sign('-') && token.glued;
        let lists = said > 0 && (token.is_sign(',') || listed("and or", &token.folded));
        if joins || lists {
            continue;
        }
        if !token.is_word() || listed(ENDS, &token.folded) {
            return None;
        }
        if is_plural(&token.folded) {
            return Some(last_of_compound(tokens, end + at));
        }
        said += 1;
    }
    None
}

/// "Alumni scholarships", "alumni gift funds": the last of them is counted.
fn last_of_compound(tokens: &[Token], at: usize) -> &str {
    const FIRST: &str = "scholarship grant award gift fund job internship event program course";
    let plural = |at: usize| tokens.get(at).is_some_and(|token| token.is_word() && is_plural(&token.folded));
    let mut last = at;
    loop {
        let skipped = usize::from(tokens.get(last + 1).is_some_and(|token| listed(FIRST, &token.folded)));
        if !plural(last + 1 + skipped) {
            return &tokens[last].folded;
        }
        last += 1 + skipped;
    }
}

/// "212 of the donors", "212 are donors", "212 (donors)".
fn noun_of_whole<'a>(tokens: &'a [Token], at: &Range<usize>) -> Option<&'a str> {
    const WHICH: &str = "all the our your these those their its";
    const NUMBERED: &str = "page pages chapter section step part title table figure room point row";
    let end = at.end;
    let named = at.start.checked_sub(1).is_some_and(|before| listed(NUMBERED, &tokens[before].folded));
    let link = tokens.get(end)?;
    if link.is("are") || link.is("were") {
        return noun_after(tokens, end + 1);
    }
    // "212 (donors)", "212: donors"
    if !named && ['(', ':', '='].iter().any(|sign| link.is_sign(*sign)) {
        return tokens.get(end + 1..end + 2).and_then(first_plural);
    }
    let which = tokens.get(end + 1..)?.iter().take_while(|token| listed(WHICH, &token.folded)).count();
    let number = usize::from(tokens.get(end + 1 + which).is_some_and(Token::is_number));
    let noun = noun_after(tokens, end + 1 + which + number);
    noun.filter(|_| link.is("of") && which > 0)
}

/// "Scholarships: 212", "scholarships (212)", "of our donors, 212", "the number of scholarships is 212".
fn noun_before(tokens: &[Token], start: usize) -> Option<&str> {
    const ROUGHLY: &str = "about around nearly roughly over under only exactly just some almost";
    const LINKS: &str = "is was are were at total number totaled reached reach equal equals to hit";
    let near = tokens[..start].iter().rev().take_while(|token| listed(ROUGHLY, &token.folded)).count();
    let place = (start - near).checked_sub(1)?;
    let (before, link) = (&tokens[..place], &tokens[place]);
    let number = before.iter().position(|token| listed("number count total", &token.folded));
    let number = number.filter(|at| tokens[at + 1].is("of")).map(|at| at + 2);
    let colon = link.is_sign(':');
    if let Some(from) = number.filter(|_| colon || listed(LINKS, &link.folded)) {
        return first_plural(before.get(from..)?);
    }
    if colon {
        let stop = before.iter().rposition(|token| token.is_sign('.') || token.is_sign(';'));
        return first_plural(&before[stop.map_or(0, |stop| stop + 1)..]);
    }
    let part = before.first().is_some_and(|token| token.is("of") || token.is("among"));
    if part && link.is_sign(',') {
        return first_plural(before);
    }
    let touches = listed(LINKS, &link.folded) || ['(', '-', '='].iter().any(|sign| link.is_sign(*sign));
    first_plural(&before[before.len().saturating_sub(1)..]).filter(|_| touches)
}

fn first_plural(tokens: &[Token]) -> Option<&str> {
    const HEADINGS: &str = "results figures numbers facts details highlights totals statistics stats sources \
         notes reasons steps basics scores points";
    let plural = tokens.iter().find(|token| token.is_word() && is_plural(&token.folded))?;
    Some(plural.folded.as_str()).filter(|word| !listed(HEADINGS, word))
}

fn is_plural(word: &str) -> bool {
    let single = ["ss", "us", "is"].iter().any(|ending| word.ends_with(ending));
    listed(PLURALS, word) || (word.len() > 3 && word.ends_with('s') && !single && !listed(NO_NOUNS, word))
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
