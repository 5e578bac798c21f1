//! Who somebody is changes nothing that a scorer sees.

use super::{
    texts::{ALL, SALES, STUDENT, THIRD_PERSON},
    *,
};
use crate::resume::veil;

const HEAD: &str = "\nBoston · (617) 555-0142 · me@mail.example\n\n";

/// A résumé of somebody.
fn of(name: &str, they: &str, their: &str, school: &str, year: &str) -> String {
    format!(
        "{name}{HEAD}Summary\nData analyst, class of {year}. Known for {their} patience; {they} studied at {school}.\n\n\
         Experience\nData Analyst, Kestrel Retail, 2016 to 2018\n\
         - Built dashboards in Tableau for 40 managers\n- Praised for {their} clear SQL\n\n\
         Education\nB.Sc. in Statistics, {school}, {year}\n- Thesis on forecasting with Python\n\n\
         Skills\nPython, SQL, Tableau"
    )
}

#[test]
fn a_name_changes_nothing() {
    let first = seen(&of("Emma Brown", "she", "her", "Calder College", "2015"));
    assert!(first.0.len() > 8, "{first:?}");
    for name in [
        "María José García López",
        "JAMAL WASHINGTON",
        "L I   W E I",
        "Grace Baker",
        "Julia Swift",
        "Ruby Cook",
        "Austin French",
        "April May",
        "Greta von Hohenberg, MBA",
        "Nguyễn Thảo",
        "Dr. Seán Ó Briain",
        "王 伟",
        "Dean Mason",
        "Excel Python",
    ] {
        let other = seen(&of(name, "she", "her", "Calder College", "2015"));
        let own: Vec<&String> = other.0.iter().filter(|unit| !unit.contains("MBA")).collect();
        assert_eq!(own, first.0.iter().collect::<Vec<_>>(), "{name}");
        assert_eq!((other.1, &other.2, &other.3), (first.1, &first.2, &first.3), "{name}");
        assert_eq!(other.4, first.4, "{name}");
    }
}

#[test]
fn pronouns_schools_and_years_change_nothing() {
    let first = seen(&of("Emma Brown", "she", "her", "Calder College", "2015"));
    for (they, their) in [("he", "his"), ("they", "their")] {
        assert_eq!(seen(&of("Emma Brown", they, their, "Calder College", "2015")), first);
    }
    for school in [
        "Harvard University",
        "Massachusetts Institute of Technology",
        "Universidad Nacional Autónoma de México",
        "Ruby College",
        "Python School of Art",
        "University of the Hudson Valley",
        "École Polytechnique",
    ] {
        assert_eq!(seen(&of("Emma Brown", "she", "her", school, "2015")), first, "{school}");
    }
    for year in ["1979", "1998", "2026"] {
        assert_eq!(seen(&of("Emma Brown", "she", "her", "Calder College", year)), first, "{year}");
    }
}

#[test]
fn a_school_without_a_telling_word_changes_nothing() {
    let text = |school: &str| {
        format!("Emma Brown\n\nEducation\nB.Sc. in Statistics, {school}, 2015\n\nSkills\nExcel")
    };
    let first = seen(&text("Calder College"));
    for school in ["Caltech", "Zamorano", "ENS Lyon", "University of California, Berkeley"] {
        assert_eq!(seen(&text(school)), first, "{school}");
    }
}

#[test]
fn nothing_that_tells_who_it_is_is_seen() {
    let whose: [(&str, &[&str]); 3] = [
        (THIRD_PERSON, &["grace", "baker", "she", "her", "ms", "denver", "ellis", "303", "photo"]),
        (STUDENT, &["jordan", "carpenter", "northfield", "2027"]),
        (SALES, &["keisha", "brown", "howard", "2011", "atlanta"]),
    ];
    for (text, words) in whose {
        let units = seen(text).0;
        for unit in &units {
            let lower = unit.to_lowercase();
            let mut all = lower.split(|letter: char| !letter.is_alphanumeric());
            let told = all.find(|word| words.contains(word));
            assert_eq!(told, None, "{unit}");
        }
    }
}

#[test]
fn every_kind_of_mask_is_found() {
    let read = resume(super::texts::LABELS);
    assert_eq!(masked(&read, MaskedKind::Name), ["Jürgen Müller-Weiß"]);
    assert_eq!(masked(&read, MaskedKind::Age), ["12 May 1984"]);
    assert_eq!(masked(&read, MaskedKind::School), ["Technische Universität Graz"]);
    assert_eq!(masked(&read, MaskedKind::GraduationYear), ["2008 – 2013"]);
    assert_eq!(masked(&read, MaskedKind::Address), ["Austrian", "Hauptstrasse 12, 8010 Graz"]);
    assert_eq!(masked(&read, MaskedKind::Pronoun), ["married, two children"]);
    let read = resume(THIRD_PERSON);
    assert_eq!(masked(&read, MaskedKind::Photo), ["Photo of Grace Baker"]);
    assert_eq!(masked(&read, MaskedKind::Name), ["Grace Baker", "Grace", "Baker", "Grace"]);
    assert_eq!(masked(&read, MaskedKind::Pronoun), ["Ms", "She", "her", "Ms"]);
}

#[test]
fn a_veiled_text_has_stand_ins_and_the_same_places() {
    for text in ALL {
        let read = resume(text);
        let spans: Vec<TextSpan> = read.units.iter().map(|unit| unit.span).collect();
        let veiled = veil(&read, &spans);
        assert_eq!(veiled.spans.len(), spans.len());
        let name = read.name.clone().unwrap();
        assert!(!veiled.text.contains(&name) && veiled.text.contains("[name]"), "{}", veiled.text);
        let letters: Vec<char> = veiled.text.chars().collect();
        let shown = |span: TextSpan| letters[Range::<usize>::from(span)].iter().collect::<String>();
        let texts: Vec<String> = blind(&read).units.into_iter().map(|unit| unit.text).collect();
        let places: Vec<String> = veiled.spans.iter().flatten().map(|span| shown(*span)).collect();
        let plain: Vec<String> =
            places.iter().map(|text| text.split_whitespace().collect::<Vec<_>>().join(" ")).collect();
        assert_eq!(plain, texts);
    }
    let read = resume("Emma Brown\n\nSkills\nExcel");
    let name = read.masked[0].span;
    assert_eq!(veil(&read, &[name, TextSpan::new(0, 3)]).spans, [None, None]);
}
