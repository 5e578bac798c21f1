//! Which lines are headings, and of what.

mod guess;

use std::{collections::HashMap, sync::LazyLock};

use matching::lexicon::text;

use super::{letters::closed, split, veil::says_something};
use crate::model::SectionKind;

pub(super) use guess::{Guess, guess, names_work, shouted};

/// What people call the sections of a résumé, below the kind of section that it is.
static HEADINGS: LazyLock<Vec<(&'static str, SectionKind)>> = LazyLock::new(|| {
    let mut kind = SectionKind::Other;
    let mut headings = Vec::new();
    for line in include_str!("names.txt").lines() {
        match line.strip_prefix("# ") {
            Some(named) => kind = self::named(named),
            None => headings.push((line, kind)),
        }
    }
    headings
});

static BY_NAME: LazyLock<HashMap<&'static str, SectionKind>> =
    LazyLock::new(|| HEADINGS.iter().copied().collect());

/// Without spaces: where every letter stands alone, nothing tells where a word ends.
static BY_LETTERS: LazyLock<HashMap<String, SectionKind>> =
    LazyLock::new(|| HEADINGS.iter().map(|(name, kind)| (name.replace(' ', ""), *kind)).collect());

fn named(kind: &str) -> SectionKind {
    match kind {
        "Contact" => SectionKind::Contact,
        "Summary" => SectionKind::Summary,
        "Experience" => SectionKind::Experience,
        "Projects" => SectionKind::Projects,
        "Education" => SectionKind::Education,
        "Skills" => SectionKind::Skills,
        "Certificates" => SectionKind::Certificates,
        "Languages" => SectionKind::Languages,
        "Volunteering" => SectionKind::Volunteering,
        "Awards" => SectionKind::Awards,
        "Publications" => SectionKind::Publications,
        "Interests" => SectionKind::Interests,
        "References" => SectionKind::References,
        _ => SectionKind::Other,
    }
}

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
    let closed = closed(line);
    let name = text::key(closed.as_deref().unwrap_or(line));
    if closed.is_some()
        && let Some(kind) = BY_LETTERS.get(&name.replace(' ', ""))
    {
        return Some(*kind);
    }
    let name = name.strip_prefix("my ").unwrap_or(&name);
    let name = name.strip_suffix(" continued").unwrap_or(name);
    BY_NAME.get(name).copied()
}

/// The section that a line announces before it goes on: "Skills: Excel". With it, where the rest begins.
pub(super) fn inline(line: &str) -> Option<(SectionKind, usize)> {
    let head = &line[..line.floor_char_boundary(LONGEST)];
    let by = |sign: &'static str| head.find(sign).map(|at| (&head[..at], at + sign.len(), sign));
    let signs = [by(" | "), by("\t"), by("   "), by(":"), by(". "), by(" - "), by(" – "), by(" — ")];
    for (before, after, sign) in signs.into_iter().flatten() {
        let Some(kind) = kind(before) else { continue };
        let is_list = matches!(
            kind,
            SectionKind::Skills | SectionKind::Languages | SectionKind::Certificates | SectionKind::Interests
        );
        let fits = match sign {
            " | " | "\t" | "   " => !before.ends_with(':') && !split::is_table_head(line),
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

/// Whether what stands before the rest of a line is the first cell of a row: the heading stands beside its section.
pub(super) fn is_cell(before: &str) -> bool {
    let words = before.trim_end();
    let gap = &before[words.len()..];
    let is_wide = gap.contains('\t') || gap.len() >= 3;
    words.ends_with('|') || (is_wide && !words.ends_with([':', '.', '-', '–', '—']))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_heading_means_two_things_and_all_are_written_as_keys() {
        assert_eq!(BY_NAME.len(), HEADINGS.len());
        for (name, kind) in &*HEADINGS {
            assert_eq!(text::key(name), *name);
            assert_eq!(BY_LETTERS.get(&name.replace(' ', "")), Some(kind), "{name}");
        }
        let kinds: std::collections::HashSet<SectionKind> = BY_NAME.values().copied().collect();
        assert_eq!(kinds.len(), 14);
    }

    #[test]
    fn headings_of_students_and_engineers_are_known() {
        use SectionKind::{
            Awards, Certificates, Education, Experience, Interests, Other, Projects, Publications, Skills,
            Summary, Volunteering,
        };
        for (kind, lines) in [
            (
                Education,
                &[
                    "ACADEMIC DETAILS",
                    "Academic Qualification",
                    "Educational Qualifications:",
                    "Educational Background",
                    "Educational Details",
                    "Scholastic Record",
                ][..],
            ),
            (
                Projects,
                &[
                    "MAJOR PROJECTS",
                    "Minor Projects",
                    "Academic Projects",
                    "Projects Undertaken",
                    "Machine Learning Projects",
                    "Data Science Projects",
                    "PROJECT WORK",
                    "Project Experience",
                    "Relevant Coursework",
                    "Hackathons",
                ],
            ),
            (
                Skills,
                &[
                    "Technical Strengths",
                    "Technical Proficiency",
                    "Technical Expertise",
                    "Technical Skill Set",
                    "SKILLSET",
                    "Technical Skills and Tools",
                    "Tools & Libraries",
                    "Tools and Frameworks",
                    "Languages & Tools",
                    "Programming Skills",
                    "Data Science Skills",
                    "IT Skills",
                    "Core Competencies",
                    "Skills and Languages",
                ],
            ),
            (
                Experience,
                &[
                    "Work Experiences",
                    "Internship",
                    "Internships and Experience",
                    "Industrial Training",
                    "Research Work",
                    "Research Internships",
                ],
            ),
            (Awards, &["Scholastic Achievements", "Achievements and Awards"]),
            (Volunteering, &["Positions of Responsibility", "Extra-curricular Activities"]),
            (Certificates, &["Certifications and Courses", "Courses Undertaken", "MOOCs", "Online Courses"]),
            (Publications, &["Research Publications"]),
            (Interests, &["Areas of Interest", "Hobbies"]),
            (Summary, &["Profile Summary", "Career Objective"]),
            (Other, &["DECLARATION"]),
        ] {
            for line in lines {
                assert_eq!(self::kind(line), Some(kind), "{line}");
            }
        }
    }

    #[test]
    fn headings_of_single_letters_may_have_lost_their_gaps() {
        for (line, expected) in [
            ("W O R K E X P E R I E N C E", Some(SectionKind::Experience)),
            ("T E C H N I C A L S K I L L S", Some(SectionKind::Skills)),
            ("A B O U T M E", Some(SectionKind::Summary)),
            ("T O O L S & F R A M E W O R K S", Some(SectionKind::Skills)),
            ("J O H N S M I T H", None),
            ("technicalskills", None),
        ] {
            assert_eq!(kind(line), expected, "{line}");
        }
    }

    #[test]
    fn a_heading_may_be_the_first_cell_of_a_row() {
        for (line, expected) in [
            ("EXPERIENCE | ML Engineer, Acme", Some((SectionKind::Experience, "ML Engineer, Acme"))),
            ("EDUCATION\tB.Tech, 2019", Some((SectionKind::Education, "B.Tech, 2019"))),
            ("SKILLS     Python, SQL", Some((SectionKind::Skills, "Python, SQL"))),
            ("School | Degree | Year", None),
            ("Projects:   Python", None),
            ("Engineer | Acme", None),
        ] {
            let found = inline(line);
            assert_eq!(found.map(|(kind, at)| (kind, &line[at..])), expected, "{line}");
            assert!(found.is_none_or(|(_, at)| is_cell(&line[..at])));
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
