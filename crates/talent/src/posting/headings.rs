//! What a heading announces.

use std::sync::LazyLock;

use matching::lexicon::text::words;

use super::phrases::{Phrases, rows};

/// What the lines below a heading are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Section {
    Nice,
    /// About the company, its benefits, equal opportunity, how to apply, where and when.
    Silent,
    Must,
    Tasks,
    /// Anything may stand there: the sentences decide.
    Intro,
}

/// A heading has no more words and letters.
const MOST_WORDS: usize = 9;
const LONGEST: usize = 90;

struct Headings {
    /// What a line has to be as a whole.
    whole: Phrases<Section>,
    /// What a line that looks like a heading has to contain.
    part: Phrases<Section>,
}

static HEADINGS: LazyLock<Headings> = LazyLock::new(|| {
    let mut headings = Headings { whole: Phrases::default(), part: Phrases::default() };
    for row in rows(include_str!("data/headings.tsv")) {
        let alone = row.heading.strip_suffix(" alone");
        let section = match alone.unwrap_or(row.heading) {
            "nice" => Section::Nice,
            "must" => Section::Must,
            "tasks" => Section::Tasks,
            "intro" => Section::Intro,
            _ => Section::Silent,
        };
        headings.whole.add(row.cell(0), section);
        if alone.is_none() {
            headings.part.add(row.cell(0), section);
        }
    }
    headings
});

/// How a line stands among others.
#[derive(Clone, Copy, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is seen by itself")]
pub(super) struct Setting {
    pub is_item: bool,
    pub is_first: bool,
    pub after_blank: bool,
    pub before_item: bool,
}

/// The section that a line opens, if it is a heading and nothing else.
pub(super) fn heading(line: &str, setting: Setting) -> Option<Section> {
    let bare = bare(line);
    if bare.len() > LONGEST || line.ends_with(['.', ',', ';', '!']) {
        return None;
    }
    if !(1..=MOST_WORDS).contains(&words(bare).len()) {
        return None;
    }
    let whole = HEADINGS.whole.get(bare);
    if whole.is_some() || setting.is_first {
        return whole;
    }
    if bare.contains([':', '：']) || !looks_like_one(line, bare, setting) {
        return None;
    }
    let before_bracket = bare.split('(').next().unwrap_or(bare);
    by_part(bare)
        .or_else(|| HEADINGS.whole.get(before_bracket))
        .or_else(|| announces(line).then_some(Section::Intro))
}

/// The section that a text opens if it is the name of one as a whole.
pub(super) fn named(text: &str) -> Option<Section> {
    if text.len() > LONGEST { None } else { HEADINGS.whole.get(text) }
}

/// The most telling part decides: preferred qualifications are preferred.
fn by_part(name: &str) -> Option<Section> {
    HEADINGS.part.find(name, &words(name)).into_iter().map(|hit| hit.value).min()
}

/// More words before a colon are a sentence.
fn is_short(name: &str) -> bool {
    name.split_whitespace().nth(5).is_none()
}

/// A heading and what follows it on the same line: "Requirements: Python". The section, and where the rest begins.
pub(super) fn inline(line: &str) -> Option<(Section, usize)> {
    let (at, colon) = line.char_indices().take(LONGEST).find(|(_, letter)| matches!(letter, ':' | '：'))?;
    let name = bare(&line[..at]);
    let section = HEADINGS.whole.get(name).or_else(|| by_part(name).filter(|_| is_short(name)))?;
    let after = at + colon.len_utf8();
    let rest = line[after..].trim_start_matches(|letter: char| letter.is_whitespace() || letter == '*');
    let is_clock = line[..at].ends_with(|letter: char| letter.is_ascii_digit());
    (!rest.is_empty() && !is_clock).then_some((section, line.len() - rest.len()))
}

fn bare(line: &str) -> &str {
    line.trim_matches(|letter: char| {
        letter.is_whitespace() || matches!(letter, '#' | '*' | '_' | '=' | ':' | '：' | '[' | ']' | '-' | '?')
    })
}

fn announces(line: &str) -> bool {
    line.ends_with([':', '：']) || line.starts_with('#') || (line.starts_with("**") && line.ends_with("**"))
}

fn looks_like_one(line: &str, bare: &str, setting: Setting) -> bool {
    let upper = bare.chars().filter(|letter| letter.is_uppercase()).count();
    let shouted = upper >= 4 && !bare.contains(char::is_lowercase);
    let capitals = || {
        bare.split_whitespace()
            .filter(|word| word.chars().count() > 3)
            .all(|word| word.starts_with(|letter: char| !letter.is_lowercase()))
    };
    announces(line)
        || (shouted && !setting.is_item)
        || (!setting.is_item && setting.before_item)
        || (!setting.is_item && setting.after_blank && capitals())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(line: &str) -> Option<Section> {
        heading(line, Setting::default())
    }

    #[test]
    fn headings_come_in_many_wordings() {
        use Section::{Intro, Must, Nice, Silent, Tasks};
        for (line, section) in [
            ("Requirements", Must),
            ("REQUIREMENTS:", Must),
            ("## What you'll bring", Must),
            ("**Who you are**", Must),
            ("Minimum Qualifications:", Must),
            ("Preferred Qualifications:", Nice),
            ("Nice-to-have", Nice),
            ("Bonus points if you have:", Nice),
            ("What You’ll Do", Tasks),
            ("What will you do?", Tasks),
            ("What will you be doing", Tasks),
            ("What you would be doing:", Tasks),
            ("What are we looking for?", Must),
            ("What do you bring?", Must),
            ("Key Responsibilities:", Tasks),
            ("ESSENTIAL DUTIES AND RESPONSIBILITIES", Tasks),
            ("About us", Silent),
            ("What we offer", Silent),
            ("Perks & Benefits:", Silent),
            ("Equal Opportunity Employer:", Silent),
            ("How to apply", Silent),
            ("About the role", Intro),
        ] {
            assert_eq!(plain(line), Some(section), "{line}");
        }
    }

    #[test]
    fn sentences_and_items_are_no_headings() {
        for line in [
            "",
            "---",
            "Experience with Python and SQL.",
            "You will need to travel to our offices in Boston about once a month",
            "Own the requirements of the product",
            "Python",
        ] {
            assert_eq!(plain(line), None, "{line}");
        }
        let first = Setting { is_first: true, before_item: true, ..Setting::default() };
        assert_eq!(heading("Senior Requirements Engineer:", first), None);
    }

    #[test]
    fn a_heading_may_share_its_line() {
        assert_eq!(inline("Requirements: Python"), Some((Section::Must, 14)));
        assert_eq!(inline("**Nice to have:** Go"), Some((Section::Nice, 18)));
        assert_eq!(inline("Location: Boston").map(|found| found.0), Some(Section::Silent));
        for line in ["Requirements:", "Note: read this", "Python: 3 years", "at 9:30", ""] {
            assert_eq!(inline(line), None, "{line}");
        }
    }
}
