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

/// These are many without the ending of a plural.
const MASSES: &[&str] = &["education", "employment", "experience", "expertise", "proficiency"];

/// What somebody has made is called so, and no section is.
const WORKS: &[&str] = &[
    "analyser",
    "analysis",
    "analyzer",
    "app",
    "application",
    "assistant",
    "bot",
    "chatbot",
    "classification",
    "classifier",
    "clone",
    "compiler",
    "dashboard",
    "detection",
    "detector",
    "engine",
    "estimation",
    "forecast",
    "forecasting",
    "game",
    "generation",
    "generator",
    "identification",
    "model",
    "pipeline",
    "platform",
    "portal",
    "prediction",
    "predictor",
    "recognition",
    "recommendation",
    "recommender",
    "robot",
    "scanner",
    "scraper",
    "segmentation",
    "simulation",
    "simulator",
    "solver",
    "summarization",
    "system",
    "tracker",
    "translation",
    "translator",
    "website",
];
/// And this tells with what.
const MEANS: &[&str] = &["using", "via"];

/// No heading has more words.
const LONGEST: usize = 7;

/// What a heading announces that we do not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::resume) struct Guess {
    pub kind: SectionKind,
    /// It speaks of many: "Projects in Robotics" and not "Face Recognition Project".
    pub is_many: bool,
}

/// By the word that the line is about.
pub(in crate::resume) fn guess(line: &str) -> Option<Guess> {
    if line.contains('[') || titles::rank(line) > 0 {
        return None;
    }
    if text::key(line).contains(" of responsib") {
        return Some(Guess { kind: SectionKind::Volunteering, is_many: true });
    }
    let guess = |word: String| {
        let begins = |(_, all): &&(SectionKind, &[&str])| all.iter().any(|begin| word.starts_with(begin));
        let is_many = word.ends_with('s') || MASSES.contains(&word.as_str());
        ABOUT.iter().find(begins).map(|(kind, _)| Guess { kind: *kind, is_many })
    };
    heads(line).into_iter().find_map(guess)
}

/// Whether a line names something that was made, or is longer than any heading.
pub(in crate::resume) fn names_work(line: &str) -> bool {
    let key = text::key(line);
    let words = key.split(' ');
    words.clone().count() > LONGEST
        || words.clone().any(|word| MEANS.contains(&word))
        || heads(line).iter().any(|head| WORKS.contains(&head.as_str()))
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
    guess(line).map(|guess| guess.kind)
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
            assert_eq!(guess(line).map(|guess| guess.kind), expected, "{line}");
        }
    }

    #[test]
    fn many_are_told_from_one() {
        for (line, expected) in [
            ("Deep Learning Projects Undertaken", true),
            ("Web Technologies", true),
            ("Industry Experience", true),
            ("Face Recognition Project", false),
            ("House Price Prediction Tool", false),
            ("Python Certification Course", false),
        ] {
            assert_eq!(guess(line).map(|guess| guess.is_many), Some(expected), "{line}");
        }
    }

    #[test]
    fn what_was_made_is_told_from_a_section() {
        for (line, expected) in [
            ("House Price Prediction", true),
            ("Image Classification using CNN", true),
            ("HOSPITAL MANAGEMENT SYSTEM", true),
            ("Detection of Fake News", true),
            ("A Study of How Students of Two Towns Sleep", true),
            ("Extra Credits", false),
            ("What keeps me busy", false),
            ("STRENGTHS AND WEAKNESSES", false),
            ("", false),
        ] {
            assert_eq!(names_work(line), expected, "{line}");
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
