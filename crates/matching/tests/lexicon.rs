//! What the lexicons make of the texts that people write.

use matching::lexicon::{
    degrees::find_degrees,
    fields::find_fields,
    industries::find_industries,
    languages::find_languages,
    places::{Whereabouts, find_places, regions, whereabouts},
    seniority::{Seniority, seniority},
    skills::find_skills,
    text,
    titles::{nearest_titles, normalise_title, titles},
    years::find_years,
};
use proptest::prelude::*;

#[test]
fn titles_come_to_one_spelling() {
    for (text, canonical, level) in [
        ("Software Engineer", "Software Engineer", Seniority::Mid),
        ("Sr. Software Engineer (m/f/d)", "Senior Software Engineer", Seniority::Senior),
        ("Software Engineer III - Req #48213", "Software Engineer", Seniority::Mid),
        ("SWE @ Acme", "Software Engineer", Seniority::Mid),
        ("Senior Software Engineer / Team Lead", "Senior Software Engineer", Seniority::Senior),
        ("Registered Nurse, Boston, MA (part-time)", "Registered Nurse", Seniority::Mid),
        ("RN", "Registered Nurse", Seniority::Mid),
        ("CFO", "Chief Financial Officer", Seniority::Chief),
        ("VP Eng", "VP of Engineering", Seniority::Vp),
        ("Marketing", "Marketing Specialist", Seniority::Mid),
        ("President", "Chief Executive Officer", Seniority::Chief),
        ("Director, Alumni Relations", "Alumni Relations Manager", Seniority::Director),
        ("HR mgr", "Human Resources Manager", Seniority::Manager),
        ("primary school teacher at Lincoln Elementary", "Elementary School Teacher", Seniority::Mid),
        ("Accounting Intern", "Accountant", Seniority::Intern),
        ("K-12 maths teacher", "Mathematics Teacher", Seniority::Mid),
        ("Sofware Enginer", "Software Engineer", Seniority::Mid),
        ("Ingénieur / Civil Engineer", "Civil Engineer", Seniority::Mid),
        ("Co-Founder & CEO", "Founder", Seniority::Owner),
    ] {
        let found = normalise_title(text).unwrap_or_else(|| panic!("{text}"));
        assert_eq!((found.canonical, found.seniority), (canonical, level), "{text}: {found:?}");
        assert!(!found.matched.is_empty() || text.contains("Sofware"), "{text}: {found:?}");
    }
}

#[test]
fn what_is_no_title_has_none() {
    for text in ["", "   ", "?!…", "🙂🙂", "12345", "(m/f/d)", "שלום", "Zxqwv Blorp"] {
        assert_eq!(normalise_title(text), None, "{text}");
    }
}

#[test]
fn every_title_of_the_list_is_itself() {
    for title in titles() {
        let found = normalise_title(title.name).unwrap();
        assert_eq!((found.canonical, found.seniority), (title.name, title.seniority));
    }
}

#[test]
fn the_nearest_titles_fall_in_score_and_come_once() {
    let found = nearest_titles("Data Engineer", 10);
    assert_eq!(found[0].canonical, "Data Engineer");
    assert_eq!(found[0].broad, "Technology");
    assert!(found.is_sorted_by(|left, right| left.score >= right.score));
    let mut names: Vec<_> = found.iter().map(|title| title.canonical).collect();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), found.len());
    assert!(nearest_titles("Data Engineer", 0).is_empty());
}

#[test]
fn skills_are_found_where_they_stand() {
    for (text, expected) in [
        ("Python, k8s and C++", &["Python", "Kubernetes", "C++"][..]),
        ("Node.js/TypeScript on AWS", &["Node.js", "TypeScript", "AWS"]),
        ("Statistics in R and SQL", &["Statistics", "R", "SQL"]),
        ("R", &["R"]),
        ("R, Go, C", &["R", "Go", "C"]),
        ("r, python, stata", &["R", "Python", "Stata"]),
        ("wrote services in Go", &["Go"]),
        ("Excel, PowerPoint", &["Microsoft Excel", "Microsoft PowerPoint"]),
        ("budgets in Excel", &["Microsoft Excel"]),
        ("I excel at chess", &[]),
        ("Excel at everything you do", &[]),
        ("Go to the office, then go home", &[]),
        ("Vitamin C and plan B", &[]),
        ("our R&D and the C-suite", &[]),
        ("machine learning. Learning never ends", &["Machine Learning"]),
        (".NET and ASP.NET", &[".NET", "ASP.NET"]),
        ("CI/CD, M&A, A/B testing", &["CI/CD", "Mergers and Acquisitions", "A/B Testing"]),
        ("", &[]),
    ] {
        let found: Vec<_> = find_skills(text).iter().map(|found| found.skill.name).collect();
        assert_eq!(found, expected, "{text}");
    }
}

#[test]
fn what_machines_learn_with_is_found() {
    const MACHINE: &str = "Machine Learning";
    const DEEP: &str = "Deep Learning";
    const LANGUAGE: &str = "Natural Language Processing";
    const VISION: &str = "Computer Vision";
    for (text, expected) in [
        ("a neural network", &[DEEP][..]),
        ("Convolutional Neural Network (CNN)", &[DEEP, DEEP]),
        ("image classification using CNN", &[VISION, DEEP]),
        ("a CNN-LSTM model and a GAN model", &[DEEP; 3]),
        ("CNN", &[DEEP]),
        ("RNN, LSTM, GANs", &[DEEP; 3]),
        ("SVM, KNN, Random Forest and Decision Trees", &[MACHINE; 4]),
        ("k-means clustering, Naïve Bayes", &[MACHINE, MACHINE]),
        ("feature engineering for XGBoost", &[MACHINE, "XGBoost"]),
        ("fine-tuned BERT models for sentiment analysis", &[LANGUAGE, LANGUAGE]),
        ("named entity recognition with spaCy", &[LANGUAGE, LANGUAGE]),
        ("object detection with YOLO and OpenCV", &[VISION; 3]),
        ("YOLOv5 on a Raspberry Pi", &[VISION, "Raspberry Pi"]),
        ("Keras, JAX, Theano, Caffe", &["TensorFlow", "JAX", "Theano", "Caffe"]),
        ("LangChain and a vector database", &["Large Language Models", "Vector Databases"]),
        ("a large language model with RAG pipelines", &["Large Language Models"; 2]),
        ("Seaborn and Plotly", &["Data Visualization", "Data Visualization"]),
        ("Hadoop, Hive and Spark", &["Hadoop", "Apache Hive", "Apache Spark"]),
        ("recommendation engine", &["Recommender Systems"]),
        ("trained 15+ ML models", &[MACHINE]),
    ] {
        let found: Vec<_> = find_skills(text).iter().map(|found| found.skill.name).collect();
        assert_eq!(found, expected, "{text}");
    }
}

#[test]
fn names_that_others_have_too_are_no_skills() {
    for text in [
        "Interviewed by CNN and the local press",
        "news channels including CNN",
        "Worked with Bert and Ernie",
        "worked with Jax on the docks",
        "cleaned the floor with a rag",
        "Kept a hive of bees and sold honey",
        "Took part in classification of soils",
        "Wound transformers and repaired motors",
        "Added 5 ml of buffer to 20ml of water",
        "grew GaN wafers",
        "a caffe in Rome",
        "You only live once: YOLO",
    ] {
        assert!(find_skills(text).is_empty(), "{text}: {:?}", find_skills(text));
    }
}

#[test]
fn a_skill_that_is_missing_is_said_to_be() {
    for (text, expected) in [
        ("no Python", &[true][..]),
        ("no experience with Python", &[true]),
        ("I never used Java. Python I know", &[true, false]),
        ("no Python, but Java", &[true, false]),
        ("not only Python", &[false]),
        ("Java without Python", &[false, true]),
        ("no Python and Java", &[true, true]),
        ("Python", &[false]),
    ] {
        let found: Vec<_> = find_skills(text).iter().map(|found| found.negated).collect();
        assert_eq!(found, expected, "{text}");
    }
}

#[test]
fn spans_hold_what_was_matched() {
    let text = "🙂 Ich kann Pythön nicht, aber “K8s” – und C++!";
    let found = find_skills(text);
    assert_eq!(found.iter().map(|found| found.matched).collect::<Vec<_>>(), ["Pythön", "K8s", "C++"]);
    for one in found {
        assert_eq!(&text[one.start..one.end], one.matched);
    }
}

#[test]
fn long_and_hostile_texts_are_read_to_the_end() {
    let pieces = [
        "a",
        " ",
        "C, ",
        "Python no ",
        "🙂",
        "'94-",
        "שלום ",
        "((((",
        "Cambridge, ",
        "\u{301}",
        "1994-",
        "BS in ",
        "& ",
    ];
    let mut texts: Vec<String> = pieces.iter().map(|piece| piece.repeat(100_000 / piece.len())).collect();
    texts.push("Master of ".repeat(9000) + "Arts");
    for text in texts {
        read_all(&text);
    }
    assert!(regions().len() > 100);
}

/// Calls everything, and checks that every span is on letters.
fn read_all(text: &str) {
    let words = text::words(text).into_iter().map(|word| (word.start, word.end));
    let skills = find_skills(text).into_iter().map(|found| (found.start, found.end));
    let places = find_places(text).into_iter().map(|found| (found.start, found.end));
    if let Some(Whereabouts::Town { name, .. }) = whereabouts(text) {
        assert!(!name.is_empty() && text.contains(name));
    }
    let degrees = find_degrees(text).into_iter().map(|found| (found.start, found.end));
    let years = find_years(text, 2026);
    assert!(years.iter().all(|found| found.from <= found.to));
    let years = years.into_iter().map(|found| (found.start, found.end));
    for (start, end) in words.chain(skills).chain(places).chain(degrees).chain(years) {
        assert!(start < end && text.get(start..end).is_some(), "{start}..{end}");
    }
    let _ = (
        find_fields(text),
        find_industries(text),
        find_languages(text),
        seniority(text),
        normalise_title(text),
    );
}

proptest! {
    #[test]
    fn any_text_is_read_and_every_span_is_on_letters(text in "\\PC{0,80}", year in 0_u16..) {
        read_all(&text);
        find_years(&text, year);
    }

    #[test]
    fn known_words_between_odd_letters_are_read(pieces in prop::collection::vec(
        prop::sample::select(vec![
            "Python", "R", "’", "'94", "é", "🙂", " ", ", ", ". ", "Cambridge", "MA", "no ", "B.Sc.", "in", "\n", "שלום",
            "-", "1994", "98", "&", "C++", "#", ".net", "Ⅻ", "ﬁ",
        ]),
        0..24,
    )) {
        read_all(&pieces.concat());
    }

    #[test]
    fn normalising_twice_changes_nothing(text in "[a-zA-Z .,&'é/-]{0,40}") {
        let once = text::key(&text);
        prop_assert_eq!(text::key(&once), once);
    }
}
