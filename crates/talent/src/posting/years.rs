//! Years of experience, as postings ask for them.

use matching::lexicon::{
    numbers,
    text::{Gap, Word, words},
};

use super::hits::Hit;
use crate::RequirementKind;

/// "5+ years of experience", from byte `start` up to byte `end`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Years {
    pub count: u8,
    pub start: usize,
    pub end: usize,
    /// Where the word after "of" begins, if that is what follows.
    pub of: Option<usize>,
}

const MOST: u8 = 60;

const YEAR: &[&str] = &["year", "years", "yr", "yrs"];

/// Between a number and its years.
const MORE: &[&str] = &["or", "more", "plus", "full", "consecutive"];

/// Before a number these speak of something else: "in the last 5 years".
const OTHER_BEFORE: &[&str] = &["last", "next", "past", "previous", "every", "within", "first", "coming"];

/// So do these behind it: "18 years old", "a 2 years contract".
const OTHER_AFTER: &[&str] = &[
    "ago",
    "contract",
    "degree",
    "diploma",
    "history",
    "in",
    "old",
    "plan",
    "program",
    "programme",
    "tenure",
    "term",
    "warranty",
];

/// Words between years and the word "experience".
const KINDS: &[&str] = &[
    "combined",
    "direct",
    "full",
    "hands",
    "industry",
    "minimum",
    "more",
    "of",
    "on",
    "or",
    "prior",
    "professional",
    "progressive",
    "progressively",
    "proven",
    "recent",
    "related",
    "relevant",
    "responsible",
    "similar",
    "solid",
    "the",
    "time",
    "total",
    "work",
    "working",
];

/// Every number of years that is asked for, in the order of the text. Of "3 to 5 years" it is the smaller one.
pub(super) fn find(text: &str, words: &[Word]) -> Vec<Years> {
    let is_year = |at: &usize| YEAR.contains(&words[*at].text.as_str());
    (1..words.len()).filter(is_year).filter_map(|at| read(text, words, at)).collect()
}

fn read(text: &str, words: &[Word], at: usize) -> Option<Years> {
    let (first, years) = number_before(text, words, at)?;
    let word = |at: usize| words.get(at).map_or("", |word: &Word| word.text.as_str());
    let before = first.checked_sub(1).map_or("", word);
    let same_sentence = |at: usize| words.get(at).is_some_and(|word| word.gap < Gap::Stop);
    let next = if same_sentence(at + 1) { word(at + 1) } else { "" };
    // "2-year degree"; "in" alone is fine where experience is meant: "5 years in sales".
    let is_other = (words[at].gap == Gap::Joined && words[at].text == "year")
        || OTHER_BEFORE.contains(&before)
        || (OTHER_AFTER.contains(&next) && !(next == "in" && word(at + 2) != "business"))
        || (next == "of" && ["age", "history", "service"].contains(&word(at + 2)));
    if is_other || !(1..=MOST).contains(&years) {
        return None;
    }
    let mut last = at;
    while same_sentence(last + 1) && KINDS.contains(&word(last + 1)) && last < at + 6 {
        last += 1;
    }
    let of_experience = same_sentence(last + 1) && ["experience", "exp"].contains(&word(last + 1));
    let end = if of_experience { words[last + 1].end } else { words[at].end };
    let of = (!of_experience && next == "of").then(|| words.get(at + 2).map(|word| word.start)).flatten();
    Some(Years { count: years, start: words[first].start, end, of })
}

/// What "Experience: 3" and "Years of experience: 3-5" say: the number is all that follows its label.
pub(super) fn labelled(label: &str, text: &str, found: &[Word]) -> Option<u8> {
    let asks = |word: &Word| YEAR.contains(&word.text.as_str()) || word.text == "experience";
    let is_label = label.trim_end_matches([' ', '*']).ends_with(':') && words(label).iter().any(asks);
    let (first, years) = number_before(text, found, found.len())?;
    (is_label && first == 0 && (1..=MOST).contains(&years)).then_some(years)
}

/// The number of years before the word at `at`: where it begins, and the smallest that will do.
fn number_before(text: &str, words: &[Word], at: usize) -> Option<(usize, u8)> {
    let mut last = at.checked_sub(1)?;
    for _ in 0..2 {
        if MORE.contains(&words[last].text.as_str()) {
            last = last.checked_sub(1)?;
        }
    }
    let most = number(&words[last].text)?;
    let between = |from: usize, to: usize| text[words[from].end..words[to].start].trim();
    let earlier = |back: usize| {
        let place = last.checked_sub(back)?;
        number(&words[place].text).map(|number| (place, number))
    };
    if let Some((place, least)) = earlier(1) {
        let sign = between(place, last);
        let is_range = least < most && ["-", "–", "—"].contains(&sign);
        let is_half = sign == "." && most < 10;
        let is_twice = least == most && sign == "(";
        if is_range || is_half || is_twice {
            return Some((place, least));
        }
    }
    if let Some((place, least)) = earlier(2).filter(|_| words[last - 1].text == "to")
        && least < most
    {
        return Some((place, least));
    }
    Some((last, most))
}

fn number(word: &str) -> Option<u8> {
    let is_number = word.len() <= 2 && word.bytes().all(|byte| byte.is_ascii_digit());
    if is_number { word.parse().ok() } else { numbers::value(word) }
}

/// Which skills the years belong to: those behind them, or the one right before. Says for each hit how many years, and
/// which years belong to none.
pub(super) fn attach(text: &str, hits: &[Hit], found: &[Years]) -> (Vec<Option<u8>>, Vec<Years>) {
    let mut years_of = vec![None; hits.len()];
    let mut free = Vec::new();
    let place = |byte: usize| hits.partition_point(|hit| hit.range.start < byte);
    let is_skill = |at: &usize| hits[*at].kind() == RequirementKind::Skill && !hits[*at].is_strength();
    for (number, years) in found.iter().enumerate() {
        let until = found.get(number + 1).map_or(text.len(), |next| next.start).max(years.end);
        let until = text[years.end..until].find(';').map_or(until, |at| years.end + at);
        let before = place(years.start).checked_sub(1).filter(is_skill);
        let mut meant: Vec<usize> =
            before.into_iter().filter(|at| is_beside(text, hits[*at].range.end, years.start)).collect();
        if meant.is_empty() {
            meant = (place(years.end)..place(until).max(place(years.end))).filter(is_skill).collect();
        }
        for at in &meant {
            years_of[*at] = Some(years.count);
        }
        if meant.is_empty() {
            free.push(*years);
        }
    }
    (years_of, free)
}

/// "Python (5 years)", "Python: 5 years", "Python - 5 years".
fn is_beside(text: &str, end: usize, start: usize) -> bool {
    let between = text.get(end..start).unwrap_or("x").trim_matches([' ', '*', '_']);
    ["(", ":", "-", "–", "—", "(min", "(at least", "(minimum"].contains(&between)
}

#[cfg(test)]
mod tests {
    use matching::lexicon::text::words;

    use super::*;

    #[test]
    fn years_are_read_as_postings_write_them() {
        for (text, expected) in [
            ("5+ years of experience", &[(5, "5+ years of experience")][..]),
            ("3-5 years’ experience in sales", &[(3, "3-5 years’ experience")]),
            (
                "at least three (3) years of relevant work experience",
                &[(3, "three (3) years of relevant work experience")],
            ),
            ("2 or more yrs with SQL", &[(2, "2 or more yrs")]),
            ("5 to 7 years as a nurse", &[(5, "5 to 7 years")]),
            ("1.5 years", &[(1, "1.5 years")]),
            ("4 years of Python and 2 years of SQL", &[(4, "4 years"), (2, "2 years")]),
            ("10 years in marketing", &[(10, "10 years")]),
            ("five years of hands-on experience", &[(5, "five years of hands-on experience")]),
        ] {
            let found = find(text, &words(text));
            let found: Vec<(u8, &str)> =
                found.iter().map(|years| (years.count, &text[years.start..years.end])).collect();
            assert_eq!(found, expected, "{text}");
        }
    }

    #[test]
    fn other_years_are_none() {
        for text in [
            "",
            "years",
            "a 2-year degree",
            "18 years old",
            "21 years of age",
            "in the last 5 years",
            "0-1 years",
            "500 years",
            "99 years of Go",
            "founded 30 years ago",
            "for 40 years in business",
            "this year",
        ] {
            assert!(find(text, &words(text)).is_empty(), "{text}");
        }
    }
}
