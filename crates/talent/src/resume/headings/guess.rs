use matching::lexicon::text;

use crate::{model::SectionKind, resume::titles};

/// With what the word begins that a heading is about.
const ABOUT: &[(SectionKind, &[&str])] = &[
    (SectionKind::Projects, &["project"]),
    (SectionKind::Skills, &["skill", "proficien", "expertise", "strength", "tool", "technolog"]),
    (SectionKind::Experience, &["experience", "employment", "internship"]),
    (SectionKind::Education, &["education", "academic", "qualification"]),
    (SectionKind::Awards, &["achievement", "award", "honour", "honor"]),
    (SectionKind::Certificates, &["certif", "course"]),
    (SectionKind::Publications, &["publication", "patent"]),
    (SectionKind::Volunteering, &["activit"]),
];

/// In capitals alone only these are no name of a company or a school.
const SHOUTED: &[&str] = &[
    "achievements",
    "activities",
    "awards",
    "certifications",
    "experience",
    "experiences",
    "internships",
    "projects",
    "publications",
    "qualifications",
    "skills",
];

/// What follows the word that it is about.
const AFTER: &[&str] = &["at", "by", "during", "for", "from", "i", "in", "of", "on", "to", "using", "with"];
const DONE: &[&str] = &[
    "acquired",
    "completed",
    "details",
    "done",
    "gained",
    "handled",
    "known",
    "summary",
    "taken",
    "undertaken",
    "used",
];

/// No heading has more words.
const LONGEST: usize = 7;

/// What a heading announces that we do not know, by the word that it is about: "Projects in Robotics".
pub(in crate::resume) fn guess(line: &str) -> Option<SectionKind> {
    if line.contains('[') || titles::rank(line) > 0 {
        return None;
    }
    if text::key(line).contains(" of responsib") {
        return Some(SectionKind::Volunteering);
    }
    let kind = |word: String| {
        let begins = |(_, all): &&(SectionKind, &[&str])| all.iter().any(|begin| word.starts_with(begin));
        ABOUT.iter().find(begins).map(|(kind, _)| *kind)
    };
    heads(line).into_iter().find_map(kind)
}

/// The same for a line of a page without headings: only what stands in capitals, and cannot be a name.
pub(in crate::resume) fn shouted(line: &str) -> Option<SectionKind> {
    let is_loud = !line.contains(char::is_lowercase)
        && !line.contains(|letter: char| {
            letter.is_ascii_digit() || matches!(letter, ',' | '|' | '@' | '.' | '(' | '•' | '·')
        });
    if !is_loud || !heads(line).iter().any(|head| SHOUTED.contains(&head.as_str())) {
        return None;
    }
    guess(line)
}

/// The last word of each thing that a heading is about.
fn heads(line: &str) -> Vec<String> {
    let key = text::key(line);
    let words: Vec<&str> = key.split(' ').collect();
    if words.len() > LONGEST {
        return Vec::new();
    }
    let about = words.split(|word| AFTER.contains(word)).next().unwrap_or_default();
    let last =
        |part: &[&str]| part.iter().rev().find(|word| !DONE.contains(word)).map(|word| (*word).to_owned());
    about.split(|word| *word == "and").filter_map(last).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_word_that_a_heading_is_about_decides() {
        for (line, expected) in [
            ("Deep Learning Projects Undertaken", Some(SectionKind::Projects)),
            ("Projects in Robotics", Some(SectionKind::Projects)),
            ("Tools I Use", Some(SectionKind::Skills)),
            ("Database Technologies", Some(SectionKind::Skills)),
            ("Honours & Prizes", Some(SectionKind::Awards)),
            ("Courses Taken", Some(SectionKind::Certificates)),
            ("Patents Filed", None),
            ("Posts of Responsibility", Some(SectionKind::Volunteering)),
            ("Roles and Responsibilities", None),
            ("Project Manager", None),
            ("Institute of Technology", None),
            ("What I did with all of the tools that I had", None),
            ("[school] Projects", None),
            ("", None),
        ] {
            assert_eq!(guess(line), expected, "{line}");
        }
    }

    #[test]
    fn in_capitals_only_what_is_no_name_is_a_heading() {
        for (line, expected) in [
            ("DEEP LEARNING PROJECTS", Some(SectionKind::Projects)),
            ("SKILLS ACQUIRED", Some(SectionKind::Skills)),
            ("INFOSYS TECHNOLOGIES", None),
            ("VELLORE INSTITUTE OF TECHNOLOGY", None),
            ("PROJECTS, 2019", None),
            ("Deep Learning Projects", None),
        ] {
            assert_eq!(shouted(line), expected, "{line}");
        }
    }
}
