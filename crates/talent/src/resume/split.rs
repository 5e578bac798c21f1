//! Lines cut into their parts, sentences and entries.

use std::ops::Range;

use matching::lexicon::{skills::find_skills, text};

/// What belongs to the name before it: "Acme, Inc."
const COMPANY: &[&str] = &[
    "ag",
    "co",
    "corp",
    "gmbh",
    "inc",
    "incorporated",
    "limited",
    "llc",
    "llp",
    "lp",
    "ltd",
    "plc",
    "pllc",
    "sa",
];

/// The parts of a line such as "Nurse | St. Anne's, Boston (remote)", without what separates them.
pub(super) fn parts(line: &str) -> Vec<Range<usize>> {
    let mut parts: Vec<Range<usize>> = Vec::new();
    let mut push = |range: Range<usize>| {
        let range = trimmed(line, range);
        if range.is_empty() {
            return;
        }
        match parts.last_mut() {
            Some(last) if COMPANY.contains(&text::key(&line[range.clone()]).as_str()) => last.end = range.end,
            _ => parts.push(range),
        }
    };
    let mut start = 0;
    let mut spaces = 0;
    for (at, letter) in line.char_indices() {
        if separates(line, at, letter) || (spaces >= 2 && !letter.is_whitespace()) {
            push(start..at);
            start = if letter.is_whitespace() || is_sign(letter) { at + letter.len_utf8() } else { at };
        }
        spaces = if letter.is_whitespace() { spaces + 1 } else { 0 };
    }
    push(start..line.len());
    parts
}

/// Heads of the columns of tables.
const COLUMNS: &[&str] = &[
    "board",
    "certificate",
    "cgpa",
    "class",
    "company",
    "course",
    "date",
    "dates",
    "degree",
    "description",
    "duration",
    "employer",
    "exam",
    "examination",
    "field",
    "from",
    "gpa",
    "grade",
    "institute",
    "institution",
    "language",
    "level",
    "location",
    "marks",
    "name",
    "organisation",
    "organization",
    "passing",
    "percentage",
    "period",
    "position",
    "project",
    "qualification",
    "role",
    "school",
    "skill",
    "specialization",
    "stream",
    "subject",
    "title",
    "to",
    "university",
    "year",
    "years",
];

/// "Role | Company | Period" says what stands below it, and nothing itself.
pub(super) fn is_table_head(line: &str) -> bool {
    let parts = parts(&line[..line.floor_char_boundary(200)]);
    let is_column = |name: &str| name.split(' ').all(|word| word == "of" || COLUMNS.contains(&word));
    parts.len() > 1 && parts.into_iter().all(|part| is_column(&text::key(&line[part])))
}

fn separates(line: &str, at: usize, letter: char) -> bool {
    let around = || {
        let before = line[..at].ends_with(char::is_whitespace);
        before && line[at + letter.len_utf8()..].starts_with(char::is_whitespace)
    };
    match letter {
        ',' => !is_in_number(line, at),
        '-' | '@' | '/' => around(),
        _ => is_sign(letter),
    }
}

fn is_in_number(line: &str, at: usize) -> bool {
    let is_digit = |letter: char| letter.is_ascii_digit();
    line[..at].ends_with(is_digit) && line[at + 1..].starts_with(is_digit)
}

fn is_sign(letter: char) -> bool {
    matches!(
        letter,
        ',' | ';'
            | '|'
            | '·'
            | '•'
            | '—'
            | '–'
            | '('
            | ')'
            | '\t'
            | ':'
            | '-'
            | '@'
            | '/'
            | '●'
            | '♦'
            | '▪'
            | '\n'
    )
}

/// Without spaces and loose signs at its ends. Brackets of stand-ins stay.
pub(super) fn trimmed(text: &str, range: Range<usize>) -> Range<usize> {
    let is_loose = |letter: char| {
        letter.is_whitespace()
            || matches!(letter, ',' | ';' | '|' | '·' | '•' | '—' | '–' | '-' | ':' | '/' | '(' | ')')
    };
    let from = range.start;
    let piece = &text[range];
    let front = piece.trim_start_matches(|letter: char| is_loose(letter) && letter != '(');
    let core = front.trim_end_matches(|letter: char| is_loose(letter) && letter != ')');
    let (front, core) = if core.contains('(') && core.contains(')') {
        (front, core)
    } else {
        let front = piece.trim_start_matches(is_loose);
        (front, front.trim_end_matches(is_loose))
    };
    let start = from + (piece.len() - front.len());
    start..start + core.len()
}

/// After these a dot ends no sentence.
const DOTTED: &[&str] = &[
    "approx", "asst", "assoc", "co", "corp", "dept", "dr", "e.g", "eg", "etc", "i.e", "ie", "inc", "jr",
    "ltd", "mr", "mrs", "ms", "mx", "no", "prof", "sr", "st", "univ", "vs",
];

/// The sentences of a text. A line that ends none is one.
pub(super) fn sentences(text: &str) -> Vec<Range<usize>> {
    ended(text, |before| !is_dotted(before))
}

/// The same, cut at every dot: in "R. Lee" and "in R. Then" nothing but the sense tells which of them ends one.
pub(super) fn shortest_sentences(text: &str) -> Vec<Range<usize>> {
    ended(text, |_| true)
}

/// `ends` says whether a dot after these words ends a sentence.
fn ended(text: &str, ends: impl Fn(&str) -> bool) -> Vec<Range<usize>> {
    let mut sentences = Vec::new();
    let mut start = 0;
    for (at, letter) in text.char_indices() {
        if !matches!(letter, '.' | '!' | '?' | '。') {
            continue;
        }
        let after = &text[at + letter.len_utf8()..];
        if !after.is_empty() && letter != '。' && !after.starts_with(char::is_whitespace) {
            continue;
        }
        let next = after.trim_start().chars().next();
        let goes_on = next.is_some_and(char::is_lowercase);
        if goes_on || (letter == '.' && !ends(&text[start..at])) {
            continue;
        }
        push(text, start..at + letter.len_utf8(), &mut sentences);
        start = at + letter.len_utf8();
    }
    push(text, start..text.len(), &mut sentences);
    sentences
}

fn is_dotted(before: &str) -> bool {
    let word = before.rsplit(|letter: char| letter.is_whitespace() || letter == '(').next().unwrap_or(before);
    let mut letters = word.chars();
    let is_initial = letters.next().is_some_and(char::is_uppercase) && letters.next().is_none();
    is_initial || (word.len() <= 6 && DOTTED.contains(&word.to_lowercase().as_str()))
}

fn push(text: &str, range: Range<usize>, out: &mut Vec<Range<usize>>) {
    let from = range.start;
    let piece = &text[range];
    let front = piece.trim_start();
    let start = from + (piece.len() - front.len());
    let length = front.trim_end().len();
    if front.contains(char::is_alphanumeric) {
        out.push(start..start + length);
    }
}

/// The entries of a list such as "Databases: SQL, Oracle; Excel", without the words before a colon.
pub(super) fn entries(line: &str) -> Vec<Range<usize>> {
    // What follows a longer beginning is a sentence, and "Excel: 3 years" is about Excel.
    let is_label = |label: &str| text::words(label).len() <= 4 && find_skills(label).is_empty();
    let first = line.find(':').filter(|at| is_label(&line[..*at])).map_or(0, |at| at + 1);
    let mut start = first;
    let mut entries = Vec::new();
    let mut open = 0_usize;
    let mut spaces = 0;
    for (at, letter) in line.char_indices().skip_while(|(at, _)| *at < first) {
        let is_end = match letter {
            '(' => {
                open += 1;
                false
            }
            ')' => {
                open = open.saturating_sub(1);
                false
            }
            ',' => open == 0 && !is_in_number(line, at),
            ';' | '|' | '·' | '•' | '\t' | '●' | '▪' | '\n' => open == 0,
            _ => spaces >= 3 && !letter.is_whitespace() && open == 0,
        };
        if is_end {
            entries.push(trimmed(line, start..at));
            start = if letter.is_alphanumeric() { at } else { at + letter.len_utf8() };
        }
        spaces = if letter.is_whitespace() { spaces + 1 } else { 0 };
    }
    entries.push(trimmed(line, start..line.len()));
    entries.retain(|range| line[range.clone()].contains(char::is_alphanumeric));
    entries
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cut(text: &str, by: fn(&str) -> Vec<Range<usize>>) -> Vec<&str> {
        by(text).into_iter().map(|range| &text[range]).collect()
    }

    #[test]
    fn a_line_has_parts() {
        for (line, expected) in [
            ("Nurse | St. Anne's, Boston", &["Nurse", "St. Anne's", "Boston"][..]),
            ("Acme, Inc. – Engineer", &["Acme, Inc.", "Engineer"]),
            ("Engineer   Acme", &["Engineer", "Acme"]),
            ("Co-Founder @ Re-Use (remote)", &["Co-Founder", "Re-Use", "remote"]),
            ("[school]: [year]", &["[school]", "[year]"]),
            ("", &[]),
            (" - ", &[]),
        ] {
            assert_eq!(cut(line, parts), expected, "{line}");
        }
    }

    #[test]
    fn heads_of_tables_are_told_from_entries() {
        for line in [
            "Role | Company | Period",
            "Degree | Institute | Year | Percentage",
            "Course, Board/University, Year of Passing, CGPA",
        ] {
            assert!(is_table_head(line), "{line}");
        }
        for line in ["B.Tech | Hartwell Institute | 2019", "Degree", "", "Project Manager | Company"] {
            assert!(!is_table_head(line), "{line}");
        }
    }

    #[test]
    fn a_text_has_sentences() {
        for (text, expected) in [
            ("Built it. Ran it!", &["Built it.", "Ran it!"][..]),
            (
                "Worked with Dr. Lee on Node.js, e.g. servers",
                &["Worked with Dr. Lee on Node.js, e.g. servers"],
            ),
            ("Grew sales by 3.5 points. Won", &["Grew sales by 3.5 points.", "Won"]),
            ("Mr. A. Lee led", &["Mr. A. Lee led"]),
            ("...", &[]),
        ] {
            assert_eq!(cut(text, sentences), expected, "{text}");
        }
        assert_eq!(cut("Wrote it in R. Then left", shortest_sentences), ["Wrote it in R.", "Then left"]);
    }

    #[test]
    fn a_list_has_entries() {
        for (text, expected) in [
            ("Databases: SQL, Oracle; Excel", &["SQL", "Oracle", "Excel"][..]),
            ("AWS (EC2, S3), Docker", &["AWS (EC2, S3)", "Docker"]),
            ("Python · R · Go", &["Python", "R", "Go"]),
            ("Excel    Word", &["Excel", "Word"]),
            ("Python: 5 years", &["Python: 5 years"]),
            ("", &[]),
        ] {
            assert_eq!(cut(text, entries), expected, "{text}");
        }
    }
}
