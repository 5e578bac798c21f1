//! Degrees of several people at once, classes by the last digits of their years, and languages with what says that they
//! are spoken.

use std::ops::Range;

use chat::{
    Term, Value,
    understand::{Context, Read},
};
use matching::lexicon::languages::language;

use super::scan::Scan;

/// Whoever is called by a degree: `PhDs in physics`.
const HOLDERS: &[(&str, &str)] = &[
    ("phds", "Doctor of Philosophy"),
    ("doctorates", "Doctorate"),
    ("mbas", "Master of Business Administration"),
    ("jds", "Juris Doctor"),
    ("mds", "Doctor of Medicine"),
    ("mfas", "Master of Fine Arts"),
    ("mphs", "Master of Public Health"),
    ("msws", "Master of Social Work"),
    ("bas", "Bachelor of Arts"),
    ("edds", "Doctor of Education"),
];

pub fn degrees(text: &str, context: &Context<'_>) -> Vec<Read> {
    let scan = Scan::new(text, context);
    let of = |at: usize| {
        let (_, name) = HOLDERS.iter().find(|(said, _)| *said == scan.word(at))?;
        Some(read(&scan, at..at + 1, name, name))
    };
    (0..scan.words.len()).filter_map(of).collect()
}

/// So far ahead a class may lie.
const AHEAD: i16 = 8;

/// "Class of 85 to 89", "classes of 85 and 89".
pub fn classes(text: &str, context: &Context<'_>) -> Vec<Read> {
    let scan = Scan::new(text, context);
    let begins = |at: &usize| scan.is(*at, &["class", "classes"]) && scan.word(at + 1) == "of";
    (0..scan.words.len()).filter(begins).flat_map(|at| classes_from(&scan, at)).collect()
}

fn classes_from(scan: &Scan<'_>, at: usize) -> Vec<Read> {
    let Some(first) = short_year(scan, at + 2) else { return Vec::new() };
    let is_range = scan.is(at + 3, &["to", "through", "thru", "until", "till"]);
    let next = at + 3 + usize::from(is_range);
    if is_range || scan.is_hyphened(next) {
        let last = short_year(scan, next).filter(|last| *last >= first);
        return last.map(|last| class(scan, at..next + 1, (first, last))).into_iter().collect();
    }
    let mut found = vec![class(scan, at..next, (first, first))];
    let mut next = next;
    while scan.is(next, &["and", "or"])
        && let Some(year) = short_year(scan, next + 1)
    {
        found.push(class(scan, next + 1..next + 2, (year, year)));
        next += 2;
    }
    found
}

/// A year without its century: the last of its kind that a class may have.
fn short_year(scan: &Scan<'_>, at: usize) -> Option<i16> {
    let digits = scan.words.get(at).map(|word| word.text.as_str()).filter(|text| text.len() == 2)?;
    let year = 2000 + digits.parse::<i16>().ok().filter(|year| *year >= 0)?;
    Some(if year > scan.today.year() + AHEAD { year - 100 } else { year })
}

fn class(scan: &Scan<'_>, words: Range<usize>, (from, to): (i16, i16)) -> Read {
    let text = if from == to { from.to_string() } else { format!("{from} to {to}") };
    let value = Value::Range(chat::Range { from: Some(f64::from(from)), to: Some(f64::from(to)) });
    Read { bytes: scan.bytes(&words), text, value, is_pointed: true }
}

const SPEAKING: &[&str] =
    &["speak", "speaks", "speaking", "spoke", "fluent in", "fluently", "who speak", "who speaks"];

/// "who speak Spanish or French", "Spanish speakers".
pub fn languages(text: &str, context: &Context<'_>) -> Vec<Read> {
    let scan = Scan::new(text, context);
    let mut found = Vec::new();
    for at in 0..scan.words.len() {
        let known = |at: usize| {
            language(scan.slice(&(at..(at + 1).min(scan.words.len())))).filter(|_| at < scan.words.len())
        };
        if let Some(next) = scan.phrase(at, SPEAKING)
            && let Some(one) = known(next)
        {
            found.push(read(&scan, at..next + 1, one.code, one.name));
            let mut last = next;
            while scan.is(last + 1, &["or", "and"])
                && let Some(other) = known(last + 2)
            {
                found.push(read(&scan, last + 2..last + 3, other.code, other.name));
                last += 2;
            }
        } else if let Some(one) = known(at)
            && scan.is(at + 1, &["speaker", "speakers", "speaking", "fluency"])
        {
            found.push(read(&scan, at..at + 2, one.code, one.name));
        }
    }
    found
}

fn read(scan: &Scan<'_>, words: Range<usize>, id: &str, name: &str) -> Read {
    let value = Value::Term(Term { id: id.to_owned(), name: name.to_owned() });
    Read { bytes: scan.bytes(&words), text: name.to_owned(), value, is_pointed: true }
}
