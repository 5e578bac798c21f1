//! Degrees of several people at once, and languages with what says that they are spoken.

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

fn read(scan: &Scan<'_>, words: std::ops::Range<usize>, id: &str, name: &str) -> Read {
    let value = Value::Term(Term { id: id.to_owned(), name: name.to_owned() });
    Read { bytes: scan.bytes(&words), text: name.to_owned(), value, is_pointed: true }
}
