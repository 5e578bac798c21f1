//! Lines of work and study that are called by a word for what is private: cancer research, political consultants.

use matching::lexicon::text::{Gap, words};

/// Private when it is said of somebody, and a matter that others work on.
const MATTERS: &[&str] = &["cancer", "disability", "divorce", "hiv", "political"];

/// What says so behind it.
const WORK: &[&str] = &[
    "advertising",
    "analyst",
    "analysts",
    "attorney",
    "attorneys",
    "biologist",
    "biologists",
    "biology",
    "campaign",
    "campaigns",
    "care",
    "center",
    "centers",
    "centre",
    "clinic",
    "clinics",
    "communication",
    "communications",
    "consultant",
    "consultants",
    "consulting",
    "diagnostics",
    "drug",
    "drugs",
    "economist",
    "economists",
    "economy",
    "fundraiser",
    "fundraisers",
    "fundraising",
    "genomics",
    "hospital",
    "immunology",
    "institute",
    "journalism",
    "journalist",
    "journalists",
    "law",
    "lawyer",
    "lawyers",
    "philosophy",
    "prevention",
    "reporter",
    "reporters",
    "research",
    "researcher",
    "researchers",
    "science",
    "sciences",
    "scientist",
    "scientists",
    "screening",
    "services",
    "strategist",
    "strategists",
    "strategy",
    "theory",
    "therapeutics",
    "therapies",
    "therapy",
    "treatment",
    "treatments",
    "vaccine",
    "vaccines",
];

/// The message with such words taken out. Whatever else stands in it, stands where it was.
pub fn without(message: &str) -> String {
    let said = words(message);
    let mut left = message.to_owned();
    for pair in said.windows(2) {
        let is_line = MATTERS.contains(&pair[0].text.as_str())
            && WORK.contains(&pair[1].text.as_str())
            && pair[1].gap < Gap::List;
        if is_line {
            let bytes = pair[0].start..pair[0].end;
            left.replace_range(bytes.clone(), &" ".repeat(bytes.len()));
        }
    }
    left
}
