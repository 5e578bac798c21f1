//! Résumés as they come out of Word, LaTeX and Canva: PDFs in which titles of projects and names of sections may look
//! alike.

#[path = "../../../documents/tests/documents/made/pdf.rs"]
mod pdf;

use documents::Limits;
use pdf::{Pdf, bold, line};
use talent::{EvidenceKind, Resume, SectionKind, resume};

use super::roles::TODAY;

/// A page from its lines: "# " before a line that is large and bold, "* " before one that is bold, "- " before an item.
/// Blank lines are space.
fn read(text: &str) -> Resume {
    let mut content = String::new();
    let mut y = 770;
    for text in text.lines().map(str::trim) {
        y -= if text.is_empty() { 6 } else { 13 };
        let drawn = match text.split_at_checked(2) {
            Some(("# ", text)) => bold(60, y, 14, text),
            Some(("* ", text)) => bold(60, y, 10, text),
            Some(("- ", text)) => line(72, y, 10, &format!("\\267 {text}")),
            _ if text.is_empty() => String::new(),
            _ => line(60, y, 10, text),
        };
        content.push_str(&drawn);
    }
    let document = documents::read(&Pdf::new().page(&content).bytes(), "resume.pdf", &Limits::default());
    resume::read(&document.unwrap(), TODAY)
}

/// In which sections and kinds of evidence these words stand.
fn places(resume: &Resume, words: &str) -> Vec<(SectionKind, EvidenceKind)> {
    let said = |span: talent::TextSpan| -> String {
        let range: std::ops::Range<usize> = span.into();
        resume.text.chars().skip(range.start).take(range.len()).collect()
    };
    let units = resume.units.iter().filter(|unit| said(unit.span).contains(words));
    units.map(|unit| (unit.section, unit.kind)).collect()
}

fn stands(resume: &Resume, words: &str, section: SectionKind, kind: EvidenceKind) {
    assert_eq!(places(resume, words), [(section, kind)], "{words}\n{}\n{:#?}", resume.text, resume.sections);
}

fn practised(resume: &Resume, words: &[&str]) {
    for words in words {
        stands(resume, words, SectionKind::Projects, EvidenceKind::Practised);
    }
}

fn has(resume: &Resume, kind: SectionKind) -> bool {
    resume.sections.iter().any(|section| section.kind == kind)
}

const HEAD: &str = "# Mira Rao\nmira.rao@inkwell.example\n\n";

const PROJECTS: &str = "\
    * House Price Prediction
    - Trained a random forest in Python
    - Compared it with linear regression
    * Image Classification using CNN
    - Built a network in Keras
    * College Fest 4 U
    - Served a page in Flask
    * Mood Garden
    - Grew plants with TensorFlow
    * Essay Grading Tool
    - Graded essays with spaCy";

const TITLES: [&str; 10] = [
    "House Price Prediction",
    "Trained a random forest",
    "Image Classification using CNN",
    "Built a network",
    "College Fest",
    "Served a page",
    "Mood Garden",
    "Grew plants",
    "Essay Grading Tool",
    "Graded essays",
];

#[test]
fn titles_of_projects_without_dates_are_titles_however_headings_are_set() {
    for [school, projects, skills] in [
        ["* Education", "* Projects", "* Skills"],
        ["* EDUCATION", "* PROJECTS", "* SKILLS"],
        ["# Education", "# Projects", "# Skills"],
        ["# EDUCATION", "PROJECTS", "SKILLS"],
        ["* EDUCATION:", "* PROJECTS:", "* SKILLS:"],
    ] {
        for last in ["", "* DECLARATION", "* Hobbies", "* Languages Known"] {
            let page = format!(
                "{HEAD}{school}\nB.E. in Computer Science, Kaveri Institute of Technology, 2021\n\n\
                 {projects}\n{PROJECTS}\n\n{skills}\nDocker, Kubernetes\n\n{last}\nEnglish"
            );
            let read = read(&page);
            practised(&read, &TITLES);
            assert!(last.contains("DECL") || !has(&read, SectionKind::Other), "{page}");
            stands(&read, "Docker", SectionKind::Skills, EvidenceKind::Listed);
        }
    }
}

#[test]
fn titles_are_titles_where_nothing_is_bold() {
    for [school, projects, skills] in
        [["Education", "Projects", "Skills"], ["EDUCATION", "PROJECTS", "SKILLS"]]
    {
        for end in ["", "."] {
            let items = PROJECTS.replace("* ", "").lines().fold(String::new(), |all, line| {
                let end = if line.trim().starts_with("- ") { end } else { "" };
                format!("{all}{line}{end}\n")
            });
            let page = format!(
                "{HEAD}{school}\nB.E. in Computer Science, Kaveri Institute of Technology, 2021\n\n\
                 {projects}\n{items}\n{skills}\nDocker, Kubernetes"
            );
            practised(&read(&page), &TITLES);
        }
    }
}

#[test]
fn a_tool_a_course_and_a_project_are_no_sections_where_they_are_made() {
    let read = read(&format!(
        "{HEAD}* Projects\n\
         * House Price Prediction Tool\n- Trained a random forest in Python\n\
         * Face Recognition Project\n- Built a network in Keras\n\
         * Technologies Used\n- OpenCV and dlib\n\
         * Movie Awards Explorer\n- Served a page in Flask\n\n\
         * Certifications\n* Deep Learning Specialization\nCoursera\n* Machine Learning\nStanford Online\n\
         * Python Certification Course\nUdemy\n\n\
         * Awards\n* Best Paper\nat the winter school\n* Runner Up\nof the hackathon\n\n\
         * Skills\n* Cloud Platforms\nAWS, GCP\n* Web Stuff\nFlask, Django"
    ));
    practised(
        &read,
        &["House Price", "Trained a", "Face Recognition", "Built a", "OpenCV", "Movie Awards", "Served"],
    );
    for name in ["Deep Learning Specialization", "Machine Learning", "Python Certification Course"] {
        stands(&read, name, SectionKind::Certificates, EvidenceKind::Certified);
    }
    for name in ["Best Paper", "Runner Up"] {
        stands(&read, name, SectionKind::Awards, EvidenceKind::Practised);
    }
    for name in ["AWS", "GCP", "Django"] {
        stands(&read, name, SectionKind::Skills, EvidenceKind::Listed);
    }
    assert!(!has(&read, SectionKind::Other), "{:#?}", read.sections);
}

#[test]
fn a_section_that_nobody_knows_ends_the_one_before_it_and_is_kept() {
    for (sections, unknown) in [
        (["* EDUCATION", "* PROJECTS", "* SKILLS"], "* EXTRA CREDITS"),
        (["* EDUCATION", "* PROJECTS", "* SKILLS"], "* THIRD THING"),
        (["# Education", "# Projects", "# Skills"], "# Extra Credits"),
        (["# EDUCATION", "# PROJECTS", "# SKILLS"], "# EXTRA CREDITS"),
    ] {
        let [school, projects, skills] = sections;
        let below = "Ran 2 marathons in Pune\n- Sang in the choir of Tableau Hall";
        let page = format!(
            "{HEAD}{school}\nB.E. in Computer Science, Kaveri Institute of Technology, 2021\n\n\
             {projects}\n{PROJECTS}\n\n{unknown}\n{below}\n\n{skills}\nDocker, Kubernetes"
        );
        let read = read(&page);
        practised(&read, &TITLES);
        for words in [&unknown[2..], "marathons", "choir"] {
            stands(&read, words, SectionKind::Other, EvidenceKind::Claimed);
        }
        stands(&read, "Docker", SectionKind::Skills, EvidenceKind::Listed);
    }
}

#[test]
fn jobs_go_on_below_what_is_bold_in_them() {
    for [work, school] in [["* Experience", "* Education"], ["* EXPERIENCE", "* EDUCATION"]] {
        let read = read(&format!(
            "{HEAD}{work}\n* Data Scientist, Cauvery Systems\nJan 2020 - Dec 2021\n\
             * Roles and Responsibilities:\n- Trained models in PyTorch\n\
             * Fraud Detection\n- Found fraud with XGBoost\n\
             * Test Engineer, Teesta Labs\nJan 2018 - Dec 2019\n\
             * Responsibilities\n- Wrote tests in Selenium\n\n\
             {school}\nB.E. in Computer Science, Kaveri Institute of Technology, 2017"
        ));
        for words in ["PyTorch", "XGBoost", "Selenium", "Fraud Detection"] {
            stands(&read, words, SectionKind::Experience, EvidenceKind::Described);
        }
        let jobs: Vec<_> =
            read.work.iter().map(|job| (job.title.as_deref(), job.employer.as_deref())).collect();
        assert_eq!(
            jobs,
            [(Some("Data Scientist"), Some("Cauvery Systems")), (Some("Test Engineer"), Some("Teesta Labs"))]
        );
    }
}

#[test]
fn in_a_sidebar_of_skills_an_entry_is_one_whatever_it_is_called() {
    for heading in ["SKILLS", "* Skills", "* SKILLS", "# Skills"] {
        for entry in ["Leadership", "Research", "Training", "Teaching", "Programming"] {
            for order in [["Teamwork", entry, "Python"], [entry, "Python", "SQL"], ["Python", "SQL", entry]] {
                let page = format!(
                    "{HEAD}{heading}\n{}\n\n{}\nKaveri Institute of Technology, 2021",
                    order.join("\n\n"),
                    heading.replace("Skills", "Education").replace("SKILLS", "EDUCATION")
                );
                let read = read(&page);
                for words in order {
                    stands(&read, words, SectionKind::Skills, EvidenceKind::Listed);
                }
            }
        }
    }
}
