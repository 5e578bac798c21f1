//! The pages of the demo campus, in our own words. They lie in `library/` as Markdown.

/// A page and its text.
#[derive(Clone, Copy, Debug)]
pub struct PolicyPage {
    pub file: &'static str,
    pub text: &'static str,
}

macro_rules! pages {
    ($($file:literal),+ $(,)?) => {
        &[$(PolicyPage { file: $file, text: include_str!(concat!("../library/", $file)) },)+]
    };
}

/// In the order of their areas.
pub const LIBRARY: &[PolicyPage] = pages![
    "aid-appeals.md",
    "aid-applying.md",
    "aid-asking-the-office.md",
    "aid-common-questions.md",
    "aid-cost-of-attendance.md",
    "aid-loans.md",
    "aid-pell-grant.md",
    "aid-satisfactory-progress.md",
    "aid-scholarships-and-summer.md",
    "aid-student-aid-index.md",
    "aid-verification.md",
    "aid-withdrawing.md",
    "aid-work-study.md",
    "alumni-directory-and-privacy.md",
    "alumni-events-chapters-volunteering.md",
    "alumni-mentoring-guide.md",
    "campus-academic-calendar-2026-27.md",
    "campus-data-and-privacy.md",
    "campus-use-of-ai.md",
    "giving-counting-and-recognition.md",
    "giving-funds-and-endowments.md",
    "giving-gift-acceptance.md",
    "giving-stewardship-and-asking.md",
    "students-accommodations.md",
    "students-advising-and-tutoring.md",
    "students-career-center.md",
    "students-counseling-and-crisis.md",
    "students-dropping-a-course.md",
    "students-standing-and-holds.md",
    "talent-employer-recruiting-policy.md",
    "talent-fair-hiring-guide.md",
    "talent-internships-and-credit.md",
];

#[cfg(test)]
mod tests {
    use std::{collections::BTreeSet, fs, path::Path};

    use super::*;

    #[test]
    fn every_page_of_the_folder_is_listed_and_says_what_it_is() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("library");
        let there: BTreeSet<_> = fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        let listed: BTreeSet<_> = LIBRARY.iter().map(|page| page.file.to_owned()).collect();
        assert_eq!(there, listed);
        for page in LIBRARY {
            for field in ["title: ", "area: ", "source: ", "updated: 2026-"] {
                assert!(
                    page.text.lines().take(7).any(|line| line.starts_with(field)),
                    "{}: {field}",
                    page.file
                );
            }
        }
    }
}
