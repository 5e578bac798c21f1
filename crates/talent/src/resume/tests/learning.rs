//! What applicants for roles in machine learning write, often from India.

use documents::{Block, BlockKind, Document, Kind, Page};

use super::*;
use crate::model::SectionKind;

const SIDEBAR: &str = "Contact\nmira.rao@inkwell.example\n\nTop Skills\nPython\nPyTorch\n\n\
    Certifications\nTensorFlow Developer Certificate\n\n\
    Mira Rao\nML ENGINEER AT KLARNA\nStockholm, Sweden\n\n\
    Summary\nBuilds models for payments.\n\n\
    Experience\n\
    Klarna\nML Engineer\nJanuary 2020 - Present (6 years 5 months)\nStockholm, Sweden\n\
    - Built fraud models with PyTorch\n\n\
    Juniper Data\n2 years 1 month\nData Scientist\nJune 2018 - December 2019 (1 year 7 months)\nBengaluru, India\n\
    - Trained churn models in Python\n\n\
    Education\nNorthfield University\nB.Tech, Computer Science";

#[test]
fn jobs_as_a_network_prints_them_are_read() {
    assert_eq!(
        jobs(&resume(SIDEBAR)),
        ["ML Engineer | Klarna | 1/2020 - now", "Data Scientist | Juniper Data | 6/2018 - 12/2019"]
    );
    let read = resume(SIDEBAR);
    let places = read.units.iter().map(|unit| words(&read, unit.span)).filter(|text| text.contains("India"));
    assert_eq!(places.count(), 0);
}

#[test]
fn a_name_after_the_sidebar_begins_the_page() {
    let read = resume(SIDEBAR);
    assert_eq!(read.name.as_deref(), Some("Mira Rao"));
    let headline = read.units.iter().find(|unit| words(&read, unit.span).contains("ENGINEER")).unwrap();
    assert_eq!((headline.section, headline.kind), (SectionKind::Contact, EvidenceKind::Claimed));
    let again = SIDEBAR.replace("- Trained", "Mira Rao\n- Trained");
    let (read, trained) = (resume(&again), "Trained churn models in Python");
    let unit = read.units.iter().find(|unit| words(&read, unit.span) == trained).unwrap();
    assert_eq!(unit.section, SectionKind::Experience, "at the top of the second page");
}

#[test]
fn a_place_alone_is_no_title_and_no_employer() {
    let text = "Mira Rao\n\nExperience\nPune, India\nJan'19 - Dec'21\nData Scientist\nJuniper Data\n- Trained models\n\n\
                Machine Learning Engineer, Kessler Analytics\nPune, India    June-2022 to Till Date\n- Built models";
    assert_eq!(
        jobs(&resume(text)),
        [
            "Machine Learning Engineer | Kessler Analytics | 6/2022 - now",
            "Data Scientist | Juniper Data | 1/2019 - 12/2021"
        ]
    );
}

#[test]
fn a_line_with_a_label_is_part_of_its_list() {
    let heading = |text: &str| Block { kind: BlockKind::Heading(2), text: text.to_owned() };
    let lines = ["Mira Rao", "Skills", "Database : MySQL", "Cloud : AWS", "Languages Known : Python"];
    let page = Page { number: 1, label: None, blocks: lines.map(heading).into() };
    let document = Document {
        kind: Kind::Pdf,
        title: None,
        source: None,
        pages: vec![page],
        notes: vec![],
        hidden: vec![],
    };
    let read = crate::resume::read(&document, TODAY);
    assert_eq!(skills(&read, EvidenceKind::Listed), ["AWS", "MySQL", "Python"]);
    assert!(read.sections.iter().all(|one| one.kind != SectionKind::Other), "{:?}", read.sections);
}

#[test]
fn a_list_of_one_is_a_list() {
    let read = resume(
        "Mira Rao\n\nExperience\nClerk, Juniper Data, Jan 2019 to present\n- Kept files\n\nSkills\nPython\n",
    );
    assert_eq!(skills(&read, EvidenceKind::Listed), ["Python"]);
    let read = resume("Mira Rao\n\nSkills\nSQL, Excel\n\nLanguages\nFrench\n");
    assert!(read.sections.iter().all(|one| one.kind != SectionKind::Other), "{:?}", read.sections);
}

#[test]
fn the_head_of_a_table_is_no_school() {
    let text = "Mira Rao\n\nEducation\nDegree | Institute | Year | Percentage\n\
                B.Tech Computer Science | Northfield Institute of Technology | 2019 | 81%";
    let read = resume(text);
    let schools: Vec<_> = read.schools.iter().map(|one| one.school.as_deref()).collect();
    assert_eq!(schools, [Some("Northfield Institute of Technology")]);
    assert_eq!(masked(&read, MaskedKind::School), ["Northfield Institute of Technology"]);
}

#[test]
fn a_wish_is_no_evidence() {
    let read = resume(
        "Mira Rao\nAspiring Data Scientist | Python\n\n\
         Objective\nI have no experience with machine learning yet but want to become a machine learning engineer.\n\
         Nurse with 4 years of experience in Excel, seeking a challenging role in deep learning.",
    );
    assert_eq!(skills(&read, EvidenceKind::Claimed), ["Microsoft Excel", "Python"]);
    assert!(read.units.iter().all(|unit| !words(&read, unit.span).contains("ngineer")), "{:?}", read.units);
    assert!(read.units.iter().all(|unit| !words(&read, unit.span).contains("Scientist")), "{:?}", read.units);
}
