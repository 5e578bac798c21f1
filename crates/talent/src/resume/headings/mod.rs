//! Which lines are headings, and of what.

mod names;

use std::{collections::HashMap, sync::LazyLock};

use matching::lexicon::text;

use super::{letters::closed, veil::says_something};
use crate::model::SectionKind;
use names::HEADINGS;

static BY_NAME: LazyLock<HashMap<&'static str, SectionKind>> = LazyLock::new(|| {
    HEADINGS.iter().flat_map(|(kind, names)| names.iter().map(|name| (*name, *kind))).collect()
});

/// A heading has at most so many letters.
const LONGEST: usize = 60;

/// What a line that is nothing but a heading announces.
pub(super) fn kind(line: &str) -> Option<SectionKind> {
    if line.len() > LONGEST * 2 || line.chars().count() > LONGEST {
        return None;
    }
    // "[school]" stands for a school and announces none.
    if line.contains('[') && !says_something(line) {
        return None;
    }
    let line = line.trim_end_matches(|letter: char| letter.is_whitespace() || matches!(letter, ':' | '.'));
    // "Experience (continued)", "Experience (10 years)".
    let line = match line.rsplit_once(" (") {
        Some((before, inside)) if inside.ends_with(')') => before,
        _ => line,
    };
    let name = closed(line).map_or_else(|| text::key(line), |closed| text::key(&closed));
    let name = name.strip_prefix("my ").unwrap_or(&name);
    let name = name.strip_suffix(" continued").unwrap_or(name);
    BY_NAME.get(name).copied()
}

/// The section that a line announces before it goes on: "Skills: Excel". With it, where the rest begins.
pub(super) fn inline(line: &str) -> Option<(SectionKind, usize)> {
    let head = &line[..line.floor_char_boundary(LONGEST)];
    let by = |sign: &'static str| head.find(sign).map(|at| (&head[..at], at + sign.len(), sign));
    for (before, after, sign) in [by(":"), by(". "), by(" - "), by(" – "), by(" — ")].into_iter().flatten()
    {
        let Some(kind) = kind(before) else { continue };
        let is_list = matches!(
            kind,
            SectionKind::Skills | SectionKind::Languages | SectionKind::Certificates | SectionKind::Interests
        );
        let fits = match sign {
            ":" => !matches!(kind, SectionKind::Experience | SectionKind::Other | SectionKind::Projects),
            ". " => kind == SectionKind::Summary && !before.contains(char::is_lowercase),
            _ => is_list,
        };
        let rest = line[after..].trim_start();
        if fits && !rest.is_empty() {
            return Some((kind, line.len() - rest.len()));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_heading_means_two_things_and_all_are_written_as_keys() {
        let count: usize = HEADINGS.iter().map(|(_, names)| names.len()).sum();
        assert_eq!(BY_NAME.len(), count);
        for name in BY_NAME.keys() {
            assert_eq!(text::key(name), **name);
        }
    }

    #[test]
    fn headings_are_known_however_they_are_written() {
        for (line, expected) in [
            ("WORK HISTORY", Some(SectionKind::Experience)),
            ("Work Experience:", Some(SectionKind::Experience)),
            ("E D U C A T I O N", Some(SectionKind::Education)),
            ("Where I have worked", Some(SectionKind::Experience)),
            ("Tools & Skills", Some(SectionKind::Skills)),
            ("TOOLS AND SKILLS", Some(SectionKind::Skills)),
            ("Good at", Some(SectionKind::Skills)),
            ("— Projects —", Some(SectionKind::Projects)),
            ("## Certifications", Some(SectionKind::Certificates)),
            ("Experience (continued)", Some(SectionKind::Experience)),
            ("Formación", Some(SectionKind::Education)),
            ("Experienced nurse", None),
            ("Emma Brown", None),
            ("[Experience]", Some(SectionKind::Experience)),
            ("[contact]", None),
            ("[school]", None),
            ("", None),
        ] {
            assert_eq!(kind(line), expected, "{line}");
        }
    }

    #[test]
    fn a_heading_may_go_on_in_its_line() {
        for (line, expected) in [
            ("Skills: Excel, SQL", Some((SectionKind::Skills, "Excel, SQL"))),
            ("Languages – French", Some((SectionKind::Languages, "French"))),
            ("PROFILE. Most recently nurse", Some((SectionKind::Summary, "Most recently nurse"))),
            ("Summary. Calm.", None),
            ("Work: hard", None),
            ("Highlight: rebuilt the ward", None),
            ("Skills:", None),
            ("[school]: BSc, Biology", None),
        ] {
            assert_eq!(inline(line).map(|(kind, at)| (kind, &line[at..])), expected, "{line}");
        }
    }
}
