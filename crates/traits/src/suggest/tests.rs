use matching::DIMENSIONS;

use super::*;
use crate::{Trait, starter};

fn suggest(title: &str, description: &str) -> Suggested {
    Library::new(starter(), None).suggest(&Role { title, description }, None).unwrap()
}

fn keys<'a>(suggestions: &[&'a Suggestion]) -> Vec<&'a str> {
    suggestions.iter().map(|one| one.key.as_str()).collect()
}

fn own(key: &str, cues: &[&str]) -> Trait {
    Trait {
        key: key.into(),
        name: "Birdsong".into(),
        definition: "Tells birds apart by their song.".into(),
        cues: cues.iter().map(|cue| (*cue).to_owned()).collect(),
        ..Trait::default()
    }
}

#[test]
fn known_roles_get_what_they_are_known_for() {
    for (title, apart, common) in [
        ("Registered Nurse", "helping-others", "attention-to-detail"),
        ("Accountant", "integrity", "teamwork"),
        ("Accountant", "attention-to-detail", "teamwork"),
        ("Sales Representative", "results-focus", "reliability"),
        ("Sales Representative", "persuasion", "integrity"),
        ("Software Engineer", "problem-analysis", "reliability"),
        ("Primary School Teacher", "clear-explaining", "reliability"),
        ("UX Designer", "creativity", "reliability"),
        ("Security Guard", "composure", "attention-to-detail"),
        ("Warehouse Manager", "team-leadership", "reliability"),
        ("Truck Driver", "safety", "planning"),
        ("Career Services Adviser", "active-listening", "reliability"),
    ] {
        let suggested = suggest(title, "");
        let (set_apart, shared) = (keys(&suggested.apart(8)), keys(&suggested.common(8)));
        assert!(set_apart.contains(&apart), "{title}: {set_apart:?}");
        assert!(shared.contains(&common), "{title}: {shared:?}");
    }
}

#[test]
fn the_last_word_says_what_the_work_is() {
    for (title, family) in [
        ("Medical Secretary", "office"),
        ("Director of Nursing", "executives"),
        ("Sales Engineer", "engineering"),
        ("Cooks, Restaurant", "cooks"),
        ("Krankenschwester", ""),
    ] {
        let suggested = suggest(title, "");
        let first = suggested.families.first().map_or("", |one| one.key);
        assert!(family.is_empty() || first == family, "{title}: {first}");
    }
}

#[test]
fn the_line_that_asks_for_a_trait_is_named() {
    let description =
        "We are a small team.\n- You handle confidential information every day.\n- You drive a van.";
    let suggested = suggest("Receptionist", description);
    let of = |key: &str| suggested.suggestions.iter().find(|one| one.key == key).unwrap();
    let Source::Description(span) = &of("confidentiality").source else { panic!("no line") };
    assert_eq!(&description[span.clone()], "You handle confidential information every day.");
    assert!(of("confidentiality").channels.words > 0.0);
    assert_eq!(of("customer-care").source, Source::Title);
    assert_eq!(suggest("Zorblax", "").suggestions[0].source, Source::General);
}

#[test]
fn the_first_line_may_be_the_title() {
    let description = "\n  Staff Nurse\nYou care for patients on a busy ward.";
    let suggested = suggest("", description);
    assert_eq!((suggested.title.text.as_str(), suggested.families[0].key), ("nurse", "nursing"));
    for one in &suggested.suggestions {
        if let Source::Description(span) = &one.source {
            assert_eq!(&description[span.clone()], "You care for patients on a busy ward.");
        }
    }
    assert_eq!(suggest("", "We look for somebody who cares for patients.").title.text, "");
}

#[test]
fn channels_add_up() {
    for one in
        suggest("Chemist", "You plan experiments. You work independently and write reports.").suggestions
    {
        let Channels { general, families, words, meaning } = one.channels;
        assert_eq!(meaning, None);
        let sum = (general + families + words).clamp(1.0, 5.0);
        assert!((one.importance - sum).abs() < 1e-5 && (one.score - (sum - 1.0) / 4.0).abs() < 1e-5);
    }
}

#[test]
fn nothing_to_read_is_said_so() {
    let library = Library::new(starter(), None);
    for (title, description) in [("", ""), ("  \n", "\t"), ("🙂", "… --- …"), ("\u{200b}", "\u{feff}")]
    {
        assert_eq!(library.suggest(&Role { title, description }, None), Err(Unusable::Empty));
    }
    assert!(Unusable::Empty.to_string().contains("title or a job description"));
    let none = Library::new(&[], None).suggest(&Role { title: "Nurse", description: "" }, None).unwrap();
    assert!(none.suggestions.is_empty() && none.families[0].key == "nursing");
}

#[test]
fn a_trait_of_ones_own_is_found_by_its_words() {
    let mut traits = starter().to_vec();
    traits.push(own("birdsong", &["birdsong", "bird calls"]));
    let library = Library::new(&traits, None);
    let ask = |description| library.suggest(&Role { title: "Park Ranger", description }, None).unwrap();
    let asked = ask("You know bird calls and lead walks.");
    assert!(keys(&asked.apart(3)).contains(&"birdsong"), "{:?}", asked.apart(3));
    let not_asked = ask("You mend fences.");
    assert!(!keys(&not_asked.apart(40)).contains(&"birdsong"));
}

#[test]
fn strange_letters_do_no_harm() {
    let library = Library::new(starter(), None);
    for text in [
        "\u{202e}esrun\u{202c} sucht 👩🏽‍⚕️ (m/w/d)",
        "護士。医院で働く。",
        "مهندس برمجيات",
        "a\u{301}\u{301}\u{301}\u{301} . . . …",
        "N\u{0}urse\r\nwork\u{85}under\u{2028}pressure. é",
        "Z̸̧͔͝a̶͓͗l̷̰͠g̶̺̈o̴̠͝ Nurse. Works under pressure",
        "\u{130}\u{130}\u{1e9e}\u{fb01} \u{1c6} i\u{307}i\u{307} @ at bei",
    ] {
        for role in [
            Role { title: text, description: "" },
            Role { title: "", description: text },
            Role { title: text, description: text },
        ] {
            let Ok(suggested) = library.suggest(&role, None) else { continue };
            for one in &suggested.suggestions {
                assert!(one.importance.is_finite() && (0.0..=1.0).contains(&one.score));
                if let Source::Description(span) = &one.source {
                    assert!(!role.description[span.clone()].trim().is_empty());
                }
            }
        }
    }
}

#[test]
fn the_same_input_gives_the_same_bytes() {
    let ask = || {
        serde_json::to_string(&suggest("Lab Technician", "You follow lab safety rules. You are accurate."))
            .unwrap()
    };
    let first = ask();
    assert!((0..20).all(|_| ask() == first));
    let mut turned = starter().to_vec();
    turned.reverse();
    let role =
        Role { title: "Lab Technician", description: "You follow lab safety rules. You are accurate." };
    let other = Library::new(&turned, None).suggest(&role, None).unwrap();
    let order =
        |suggested: &Suggested| suggested.suggestions.iter().map(|one| one.key.clone()).collect::<Vec<_>>();
    assert_eq!(order(&suggest(role.title, role.description)), order(&other));
}

#[test]
fn a_megabyte_is_read_to_its_end() {
    let library = Library::new(starter(), None);
    let line = "You work closely with nurses and check every chart. Safety first; no two days alike\n";
    let description = line.repeat(1_000_000 / line.len());
    assert!(library.suggest(&Role { title: "", description: &description }, None).is_ok());
}

#[test]
fn what_has_no_end_is_read_to_its_end() {
    let library = Library::new(starter(), None);
    for (letters, has_words) in
        [("a", true), ("é", true), (" ", false), (".\n", false), ("a.", true), ("nurse ", true)]
    {
        let long = letters.repeat(200_000 / letters.len());
        let suggested = library.suggest(&Role { title: &long, description: &long }, None);
        assert_eq!(suggested.is_ok(), has_words, "{letters:?}");
    }
}

#[test]
fn meaning_is_a_channel_if_there_is_a_model() {
    let embed = |texts: &[&str]| {
        let about = |text: &&str| {
            let mut vector = [0.01; DIMENSIONS];
            vector[usize::from(!text.to_lowercase().contains("creativ"))] = 1.0;
            vector
        };
        Some(texts.iter().map(about).collect())
    };
    let library = Library::new(starter(), Some(&embed));
    let role = Role { title: "Zorblax", description: "We want creatives. We are many." };
    let with = library.suggest(&role, Some(&embed)).unwrap();
    let creativity = with.suggestions.iter().find(|one| one.key == "creativity").unwrap();
    assert!(creativity.channels.meaning.unwrap() > 0.05);
    assert_eq!(creativity.source, Source::Description(0..18));
    let without = library.suggest(&role, None).unwrap();
    assert!(without.suggestions.iter().all(|one| one.channels.meaning.is_none()));
    let broken = |_: &[&str]| None;
    assert_eq!(library.suggest(&role, Some(&broken)).unwrap(), without);
    assert_eq!(Library::new(starter(), Some(&broken)).suggest(&role, Some(&embed)).unwrap(), without);
}

#[test]
fn what_a_line_asks_for_in_its_own_words_is_told_with_that_line() {
    let description = "You start what needs doing without being asked, and plan files against fixed dates.\n\
                       In the busy weeks you help colleagues out and work well under pressure.\n\
                       We are an equal opportunity employer with a friendly team.";
    let suggested = Library::new(starter(), None)
        .suggest(&Role { title: "Admissions Counselor", description }, None)
        .unwrap();
    let asked = |key: &str| {
        let one = suggested.suggestions.iter().find(|one| one.key == key).unwrap();
        match &one.source {
            Source::Description(bytes) if one.is_asked => Some(&description[bytes.clone()]),
            _ => None,
        }
    };
    for (key, words) in [("initiative", "without being asked"), ("composure", "under pressure")] {
        assert!(asked(key).is_some_and(|line| line.contains(words)), "{key}: {:?}", asked(key));
    }
    for key in ["inclusion", "teamwork", "digital-tools"] {
        assert_eq!(asked(key), None, "{key}");
    }
}
