//! Takes away from a title what is not about the work.

use crate::lexicon::{places, text};

/// A title of more letters is no title. What comes after does not count.
const LONGEST: usize = 300;

/// How the work is done, wherever it stands in a title.
const NOISE: &[&str] = &[
    "all genders",
    "any gender",
    "fixed term",
    "fte",
    "full time",
    "fulltime",
    "hiring now",
    "hybrid",
    "immediate start",
    "maternity cover",
    "on site",
    "onsite",
    "part time",
    "parttime",
    "per diem",
    "remote",
    "urgent",
    "we are hiring",
    "wfh",
    "work from home",
];

/// The same, where nothing else stands between two separators: a contract manager manages contracts.
const ALONE: &[&str] = &[
    "acting",
    "contract",
    "contractor",
    "d",
    "divers",
    "f",
    "female",
    "former",
    "freelance",
    "gn",
    "interim",
    "m",
    "male",
    "permanent",
    "retired",
    "seasonal",
    "temp",
    "temporary",
    "w",
    "x",
];

/// Words before a title that somebody had, or has for a while.
const PAST: &[&str] = &["acting", "ex", "former", "formerly", "interim", "retired"];

const NUMERALS: &[&str] = &["i", "ii", "iii", "iv", "v", "vi", "1", "2", "3", "4", "5"];

/// Words that announce a number: all that has no meaning without it goes, too.
const NUMBERED: &[&str] = &[
    "band",
    "class",
    "code",
    "grade",
    "gs",
    "ic",
    "id",
    "job",
    "level",
    "no",
    "nr",
    "pay",
    "ref",
    "req",
    "requisition",
    "step",
    "tier",
];

/// The whole title first, then its parts as they stand, all normalised. Nothing comes twice.
pub(super) fn parts(title: &str) -> Vec<String> {
    let title = short(title);
    let title = without_employer(title);
    let pieces: Vec<String> = split(title)
        .into_iter()
        .filter(|piece| !places::is_place(piece))
        .map(cleaned)
        .filter(|piece| !piece.is_empty())
        .collect();
    let whole = text::join(pieces.iter().map(String::as_str));
    let mut parts = Vec::with_capacity(pieces.len() + 1);
    for part in std::iter::once(whole).chain(pieces) {
        if !part.is_empty() && !parts.contains(&part) {
            parts.push(part);
        }
    }
    parts
}

fn short(title: &str) -> &str {
    title.char_indices().nth(LONGEST).map_or(title, |(at, _)| &title[..at])
}

/// `Engineer at Acme` and `Engineer @ Acme` are engineers.
fn without_employer(title: &str) -> &str {
    let lower = title.to_ascii_lowercase();
    let cut = [" at ", " @", "@ ", " bei ", " chez "]
        .iter()
        .filter_map(|word| lower.find(word))
        .filter(|at| *at > 0)
        .min();
    cut.map_or(title, |at| &title[..at])
}

fn split(title: &str) -> Vec<&str> {
    title
        .split(['|', '/', ',', ';', '–', '—', '(', ')', '[', ']', '{', '}', ':', '•', '·', '\n', '\t'])
        .flat_map(|piece| piece.split(" - "))
        .map(str::trim)
        .filter(|piece| !piece.is_empty())
        .collect()
}

fn cleaned(piece: &str) -> String {
    let normal = text::normalise(piece);
    if ALONE.contains(&normal.as_str()) {
        return String::new();
    }
    let mut padded = format!(" {normal} ");
    for noise in NOISE {
        padded = padded.replace(&format!(" {noise} "), " ");
    }
    let words: Vec<&str> =
        padded.split(' ').filter(|word| !word.is_empty()).skip_while(|word| PAST.contains(word)).collect();
    let kept = words.iter().enumerate().filter(|(at, _)| !is_number(&words, *at)).map(|(_, word)| *word);
    text::join(kept)
}

fn is_number(words: &[&str], at: usize) -> bool {
    let word = words[at];
    let digits = word.chars().filter(char::is_ascii_digit).count();
    let is_code = digits >= 2 && digits * 2 >= word.len();
    let announces = NUMBERED.contains(&word) && words.get(at + 1).is_some_and(|next| numeral(next));
    let is_rank = word.len() <= 3 && digits > 0 && word.starts_with(['l', 'e', 't']) && at > 0;
    (is_code && word != "3d" && word != "2d") || announces || is_rank || (at > 0 && NUMERALS.contains(&word))
}

fn numeral(word: &str) -> bool {
    NUMERALS.contains(&word) || word.chars().any(|letter| letter.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_the_work_goes() {
        for (title, expected) in [
            ("Software Engineer (m/f/d)", "software engineer"),
            ("Software Engineer III", "software engineer"),
            ("Nurse - Req #48213", "nurse"),
            ("Accountant, Level 4", "accountant"),
            ("Data Analyst @ Acme Corp.", "data analyst"),
            ("Teacher at Lincoln High", "teacher"),
            ("Cook | Part-time", "cook"),
            ("Account Executive - New York", "account executive"),
            ("3D Artist", "3d artist"),
            ("Retired teacher", "teacher"),
            ("Contract Manager", "contract manager"),
            ("Program Analyst GS-12", "program analyst"),
            ("🙂", ""),
            ("", ""),
        ] {
            assert_eq!(parts(title).first().map_or("", String::as_str), expected, "{title}");
        }
    }

    #[test]
    fn two_jobs_in_one_title_are_told_apart() {
        assert_eq!(
            parts("Senior Software Engineer / Team Lead"),
            ["senior software engineer team lead", "senior software engineer", "team lead"]
        );
    }
}
