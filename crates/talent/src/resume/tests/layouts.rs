use documents::{Block, BlockKind, Document, Kind, Page};

use super::{
    texts::{
        ALL, BULLETLESS, EMPLOYER_FIRST, GAPS, LABELS, LEFT_COLUMN_FIRST, NO_HEADINGS, RATED, RESEARCHER,
        SALES, SPACED_NAME, STUDENT, TABLE, THIRD_PERSON, TWO_COLUMNS, WRAPPED,
    },
    *,
};
use crate::{model::SectionKind, resume::read};

fn school(resume: &Resume) -> (Option<&str>, Option<&str>, Option<&str>, Option<i16>) {
    let one = &resume.schools[0];
    (one.degree.as_deref(), one.field.as_deref(), one.school.as_deref(), one.year)
}

#[test]
fn every_layout_has_a_name() {
    let names: Vec<Option<String>> = ALL.iter().map(|text| resume(text).name).collect();
    let expected = [
        "Emma Halloran",
        "Tomás Ferreira",
        "Aisha Rahman",
        "Wei He",
        "Jordan Carpenter",
        "Priya Nair",
        "Noah Lindqvist",
        "Grace Baker",
        "Jürgen Müller-Weiß",
        "Amara Okafor",
        "Sam Whitehorse",
        "Mei Tanaka",
        "Luca Di Stefano",
        "Olivia Novak",
        "Keisha Brown",
    ];
    assert_eq!(names, expected.map(|name| Some(name.to_owned())));
}

#[test]
fn every_layout_has_its_jobs() {
    let cases: [(&str, &[&str]); 15] = [
        (
            SPACED_NAME,
            &[
                "Senior Data Analyst | Bluewater Insurance | 1/2019 - now",
                "Data Analyst | Kestrel Retail | 6/2015 - 12/2018",
            ],
        ),
        (
            EMPLOYER_FIRST,
            &[
                "Registered Nurse | Harbor General Hospital | 3/2018 - 12/2020",
                "Nursing Assistant | St. Clare Clinic | 2016 - 2018",
            ],
        ),
        (
            TABLE,
            &[
                "Project Manager | Meridian Construction | 2019 - 2023",
                "Site Engineer | Fairfield Builders | 2014 - 2019",
            ],
        ),
        (
            NO_HEADINGS,
            &[
                "Backend Engineer | Copper Systems | 4/2020 - now",
                "Junior Developer | Lantern Labs | 2018 - 2020",
            ],
        ),
        (
            STUDENT,
            &[
                "Tutor | Springfield Library | 2024 - now",
                "Chess engine | ? | 3/2025 - 5/2025",
                "Campus Map App | ? | 9/2024 - 11/2024",
                "Barista | Corner Cafe | 6/2024 - 8/2024",
            ],
        ),
        (TWO_COLUMNS, &["Marketing Manager | Foxglove Books | 2017 - 2021"]),
        (LEFT_COLUMN_FIRST, &["Senior Architect | Granite Studio | 5/2016 - now"]),
        (THIRD_PERSON, &["Controller | Copperfield Manufacturing | 3/2016 - now"]),
        (LABELS, &["Mechanical Engineer | Steyr Pumps GmbH | 4/2017 - 3/2019"]),
        (
            BULLETLESS,
            &[
                "Product Manager | Tidewater Software | 9/2019 - now",
                "Business Analyst | Keystone Bank | 1/2016 - 8/2019",
            ],
        ),
        (
            GAPS,
            &[
                "Warehouse Associate | Blue Heron Logistics | 2012 - 2015",
                "Truck Driver | Northern Freight | ? - ?",
            ],
        ),
        (
            RESEARCHER,
            &[
                "Postdoctoral Researcher | Marine Institute | 10/2018 - 12/2020",
                "Research Assistant | Coastal Lab | 7/2016 - 9/2016",
            ],
        ),
        (RATED, &["Engineer | Alder Works | 3/2021 - 11/2023"]),
        (WRAPPED, &["Operations Manager | Halcyon Logistics | 6/2018 - now"]),
        (
            SALES,
            &[
                "Account Executive | Cobalt Software | 5/2019 - now",
                "Inside Sales Representative | ? | 2014 - 2019",
            ],
        ),
    ];
    for (text, expected) in cases {
        assert_eq!(jobs(&resume(text)), expected, "{text}");
    }
}

#[test]
fn schools_are_read_with_degree_field_and_year() {
    for (text, degree, field, name, year) in [
        (SPACED_NAME, "Bachelor of Science", Some("Statistics"), "Calder College", Some(2015)),
        (EMPLOYER_FIRST, "Bachelor of Science in Nursing", Some("Nursing"), "Ashford University", Some(2018)),
        (TABLE, "Master of Engineering", Some("Civil Engineering"), "Old Dominion Polytechnic", Some(2014)),
        (NO_HEADINGS, "Bachelor of Science", Some("Computer Science"), "Lakeshore University", Some(2018)),
        (STUDENT, "Bachelor of Arts", Some("Computer Science"), "Northfield University", Some(2027)),
        (
            TWO_COLUMNS,
            "Master of Business Administration",
            Some("Business Administration"),
            "Vermilion University",
            Some(2017),
        ),
        (THIRD_PERSON, "Master of Accountancy", Some("Accounting"), "University of Port Ellis", Some(2012)),
        (LABELS, "Diploma", Some("Mechanical Engineering"), "Technische Universität Graz", Some(2013)),
        (GAPS, "High School Diploma", None, "Springfield High School", None),
        (RESEARCHER, "Doctor of Philosophy", Some("Biology"), "University of the Hudson Valley", Some(2018)),
        (WRAPPED, "Bachelor of Arts", None, "Art Institute of Chicago", Some(2009)),
        (
            SALES,
            "Bachelor of Business Administration",
            Some("Marketing"),
            "Howard University, Washington, DC",
            Some(2011),
        ),
    ] {
        assert_eq!(school(&resume(text)), (Some(degree), field, Some(name), year), "{text}");
    }
    assert_eq!(resume(RESEARCHER).schools.len(), 2);
    assert_eq!(resume(TABLE).schools.len(), 1);
}

#[test]
fn pieces_are_worth_what_they_show() {
    let read = resume(SPACED_NAME);
    assert!(skills(&read, EvidenceKind::Outcome).contains(&"Tableau"));
    assert!(skills(&read, EvidenceKind::Outcome).contains(&"Python"));
    assert_eq!(skills(&read, EvidenceKind::Listed), ["Microsoft Excel", "Python", "SQL", "Tableau"]);

    let read = resume(STUDENT);
    let practised = skills(&read, EvidenceKind::Practised);
    assert!(["Node.js", "React", "Rust"].iter().all(|name| practised.contains(name)), "{practised:?}");
    assert!(skills(&read, EvidenceKind::Outcome).is_empty());

    let read = resume(RATED);
    let claimed = skills(&read, EvidenceKind::Claimed);
    assert!(claimed.contains(&"Python") && claimed.contains(&"SQL"), "{claimed:?}");
    assert!(skills(&read, EvidenceKind::Listed).contains(&"Docker"));
    assert!(skills(&read, EvidenceKind::Described).contains(&"Jenkins"));
    assert!(!read.units.iter().any(|unit| unit.skills.iter().any(|(name, _)| name == "Kubernetes")));

    let read = resume(TABLE);
    let certified = read.units.iter().filter(|unit| unit.kind == EvidenceKind::Certified);
    let certified: Vec<String> = certified.map(|unit| words(&read, unit.span)).collect();
    assert_eq!(certified, ["MEng Civil Engineering", "PMP, 2020", "Licensed Professional Engineer"]);
}

#[test]
fn a_title_is_a_piece_of_its_job_and_an_employer_is_none() {
    let read = resume(EMPLOYER_FIRST);
    let titles: Vec<_> = read.units.iter().filter(|unit| unit.is_title).collect();
    assert_eq!(titles.len(), 2);
    assert_eq!(words(&read, titles[0].span), "Registered Nurse");
    assert_eq!(titles[0].work, Some(0));
    let texts: Vec<String> = blind(&read).units.iter().map(|unit| unit.text.clone()).collect();
    assert!(!texts.iter().any(|text| text.contains("Hospital") || text.contains("2018")), "{texts:?}");
    let of_first = read.units.iter().filter(|unit| unit.work == Some(0)).count();
    assert_eq!(of_first, 3);
}

#[test]
fn a_bullet_that_goes_on_is_one_piece() {
    let read = resume(WRAPPED);
    let long = read.units.iter().map(|unit| words(&read, unit.span)).find(|text| text.starts_with("Planned"));
    assert!(long.unwrap().ends_with("telephone calls"));
}

#[test]
fn months_of_work_count_once_and_study_does_not() {
    for (text, months) in [
        (SPACED_NAME, Some(132)),
        (EMPLOYER_FIRST, Some(54)),
        (STUDENT, Some(3)),
        (GAPS, Some(36)),
        (RESEARCHER, Some(30)),
        (SALES, Some(143)),
    ] {
        assert_eq!(blind(&resume(text)).months, months, "{text}");
    }
    assert_eq!(blind(&resume("Emma Brown\n\nEducation\nB.A., Calder College, 2001 - 2005")).months, None);
}

#[test]
fn languages_are_those_besides_the_one_it_is_written_in() {
    for (text, expected) in [
        (EMPLOYER_FIRST, &["Portuguese", "Spanish"][..]),
        (TWO_COLUMNS, &["Hindi"]),
        (THIRD_PERSON, &["French"]),
        (LABELS, &["German"]),
        (BULLETLESS, &["Yoruba"]),
        (RATED, &["Italian", "German"]),
        (SALES, &[]),
    ] {
        assert_eq!(blind(&resume(text)).languages, expected, "{text}");
    }
}

#[test]
fn the_highest_degree_and_all_fields_are_seen() {
    let seen = blind(&resume(RESEARCHER));
    assert_eq!((seen.degree.as_deref(), seen.fields.len()), (Some("Doctor of Philosophy"), 1));
    assert_eq!(blind(&resume("Skills\nExcel")).degree, None);
}

#[test]
fn a_file_says_itself_what_is_a_heading_and_what_an_item() {
    let block = |kind, text: &str| Block::new(kind, text);
    let blocks = vec![
        block(BlockKind::Heading(1), "Emma Brown"),
        block(BlockKind::Paragraph, "emma@mail.example"),
        block(BlockKind::Heading(2), "Experience"),
        block(BlockKind::Heading(3), "Welder — Harbor Yards — 2016 to 2018"),
        block(BlockKind::Item, "Built hulls"),
        block(BlockKind::Item, "Trained apprentices"),
        block(BlockKind::Heading(2), "What keeps me busy"),
        block(BlockKind::Paragraph, "Rowing"),
    ];
    let page = |blocks| Page { number: 1, label: None, blocks };
    let document = Document {
        kind: Kind::Docx,
        title: None,
        source: None,
        pages: vec![
            page(blocks),
            page(vec![
                block(BlockKind::Heading(2), "Skills"),
                block(BlockKind::Row { header: false }, "Welding | Excel"),
            ]),
        ],
        notes: vec!["One picture has no text.".into()],
        hidden: Vec::new(),
    };
    let read = read(&document, TODAY);
    is_sound(&read);
    assert_eq!(jobs(&read), ["Welder | Harbor Yards | 2016 - 2018"]);
    let kinds: Vec<SectionKind> = read.sections.iter().map(|section| section.kind).collect();
    assert_eq!(
        kinds,
        [SectionKind::Contact, SectionKind::Experience, SectionKind::Other, SectionKind::Skills]
    );
    assert!(read.text.ends_with("\n\nSkills\n\nWelding | Excel"));
    assert!(skills(&read, EvidenceKind::Listed).contains(&"Microsoft Excel"));
    assert!(read.doubts.contains(&"One picture has no text.".to_owned()));
}

#[test]
fn sections_that_are_called_otherwise_are_found() {
    for (heading, kind) in [
        ("MAJOR PROJECTS", SectionKind::Projects),
        ("ROBOTICS PROJECTS", SectionKind::Projects),
        ("P R O J E C T W O R K", SectionKind::Projects),
    ] {
        let read = resume(&format!(
            "Emma Brown\nemma@mail.example\n\nSUMMARY\nCalm.\n\n{heading}\nFace Finder, 2019\n- Found faces with Python\n\n\
             TECHNICAL STRENGTHS\nDocker"
        ));
        assert!(read.sections.iter().any(|section| section.kind == kind), "{heading}: {:?}", read.sections);
        assert_eq!(skills(&read, EvidenceKind::Practised), ["Python"], "{heading}");
        assert_eq!(jobs(&read), ["Face Finder | ? | 2019 - 2019"], "{heading}");
    }
}

#[test]
fn headings_of_a_file_are_taken_by_what_they_are_about() {
    let block = |kind, text: &str| Block::new(kind, text);
    let blocks = vec![
        block(BlockKind::Heading(1), "Emma Brown"),
        block(BlockKind::Heading(2), "Experience"),
        block(BlockKind::Paragraph, "Engineer, Acme, 2019 to 2020"),
        block(BlockKind::Item, "Ran MySQL for a bank"),
        block(BlockKind::Heading(2), "Deep Learning Projects Undertaken"),
        block(BlockKind::Item, "Found faces with Python"),
        block(BlockKind::Heading(2), "Technologies and Platforms"),
        block(BlockKind::Paragraph, "Kubernetes, PostgreSQL"),
    ];
    let page = Page { number: 1, label: None, blocks };
    let document = Document {
        kind: Kind::Docx,
        title: None,
        source: None,
        pages: vec![page],
        notes: Vec::new(),
        hidden: Vec::new(),
    };
    let read = read(&document, TODAY);
    assert_eq!(skills(&read, EvidenceKind::Practised), ["Python"]);
    assert_eq!(skills(&read, EvidenceKind::Listed), ["Kubernetes", "PostgreSQL"]);
}

#[test]
fn headings_beside_their_sections_are_found() {
    for bar in [" | ", "\t", "      "] {
        let read = resume(&format!(
            "Emma Brown\nemma@mail.example\nEXPERIENCE{bar}ML Engineer, Acme, 2019–2021\n- Found faces with Python\n\
             EDUCATION{bar}B.Tech, 2019\nSKILLS{bar}Docker, Kubernetes"
        ));
        assert_eq!(jobs(&read), ["ML Engineer | Acme | 2019 - 2021"], "{bar:?}");
        assert_eq!(skills(&read, EvidenceKind::Described), ["Machine Learning", "Python"], "{bar:?}");
        assert_eq!(skills(&read, EvidenceKind::Listed), ["Docker", "Kubernetes"], "{bar:?}");
    }
    let links = "Emma Brown\nPortfolio | GitHub | emma@mail.example\n\nBackend Engineer, Acme, 2019 to 2020\n- Built a shop";
    assert_eq!(jobs(&resume(links)), ["Backend Engineer | Acme | 2019 - 2020"]);
}

#[test]
fn skills_beside_the_name_of_a_job_are_listed() {
    let read = resume(
        "Emma Brown\n\nExperience\n2019–2020 | ML Engineer, Acme, TensorFlow and Spark pipelines for fraud\n\
         2017–2018 | Analyst, Tableau",
    );
    assert_eq!(skills(&read, EvidenceKind::Described), ["Machine Learning"]);
    // The last word of the second is whom the work was done for.
    assert_eq!(skills(&read, EvidenceKind::Listed), ["Apache Spark", "TensorFlow"]);
}

#[test]
fn what_cannot_be_read_well_is_doubted() {
    for text in ["", " \n\n ", "🙂🙂🙂", "Just a line", "[name]", "• • •\n- - -\n|||"] {
        assert!(!resume(text).doubts.is_empty(), "{text}");
    }
    assert!(resume(SPACED_NAME).doubts.is_empty());
    assert!(resume(NO_HEADINGS).doubts.iter().any(|doubt| doubt.contains("no headings")));
}

#[test]
fn any_text_is_read_without_harm() {
    let long = format!(
        "Emma Brown\n\nExperience\n{}",
        "Nurse, Clinic, 2019 to 2020\n- Cared for 12 people.\n".repeat(400)
    );
    let one_line = "Python and SQL (2019), a@b.example ".repeat(500);
    for text in [
        long.as_str(),
        one_line.as_str(),
        &"(".repeat(5000),
        &"\n".repeat(5000),
        &"[name] [school] ".repeat(300),
    ] {
        resume(text);
    }
}
