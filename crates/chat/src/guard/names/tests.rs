use super::*;
use crate::{
    fact::{Fact, Name, Quote},
    guard::{token::tokens, vocabulary::Vocabulary},
};

fn ground() -> Ground {
    let names = [
        "Maya Chen",
        "Robert O'Brien Hale",
        "Sofía García-López",
        "Anke van der Berg",
        "Acme Robotics",
        "Boston",
    ];
    let mut facts: Vec<Fact> = (1u32..)
        .zip(names)
        .map(|(source, name)| Fact::Name(Name { name: name.to_owned(), person: None, source }))
        .collect();
    let text = "The Pell Grant is run by Wei Zhang, says Lena Bakker.".to_owned();
    facts.push(Fact::Quote(Quote { text, source: 9 }));
    Ground::new(&facts, &Vocabulary::new().with(["Matchmaking"]))
}

fn sources(text: &str) -> Option<Vec<u32>> {
    check(&tokens(text), &ground(), &[])
}

#[test]
fn a_name_that_a_source_gives_passes_in_every_form() {
    for (text, source) in [
        ("Maya Chen works there.", 1),
        ("Ask Maya about it.", 1),
        ("Write to Dr. Chen today.", 1),
        ("Prof. Maya Chen's work is known.", 1),
        ("M. Chen replied.", 1),
        ("M. C. replied.", 1),
        ("MC replied.", 1),
        ("MAYA CHEN replied.", 1),
        ("Talk to maya chen about it.", 1),
        ("Chen, Maya", 1),
        ("R. Hale mentors.", 2),
        ("Robert Hale mentors.", 2),
        ("Robert O'Brien Hale mentors.", 2),
        ("Robert O’Brien Hale mentors.", 2),
        ("Sofia Garcia-Lopez helps.", 3),
        ("SOFÍA GARCÍA-LÓPEZ helps.", 3),
        ("Anke van der Berg lives there.", 4),
        ("We asked Ms. van der Berg.", 4),
        ("She joined Acme Robotics.", 5),
        ("They live in Boston.", 6),
        ("It is run by Wei Zhang.", 9),
        ("Lena Bakker says so.", 9),
        ("The Pell Grant helps.", 9),
    ] {
        assert!(sources(text).is_some_and(|found| found.contains(&source)), "{text}: {:?}", sources(text));
    }
}

#[test]
fn a_name_that_no_source_gives_does_not_pass() {
    let mut wrong = Vec::new();
    for text in [
        "- Hope, an alumna of the class of 1998",
        "Rose: she works in aid",
        "Grace (class of 1998)",
        "Hope Strong - mentor",
        "Baker, R.",
        "Rose \"Rosie\" Baker",
        "Grace Rose King",
        "MS ROSE",
        "Ms Rose",
        "Rose's profile",
        "your mentor is grace king.",
        "you could ask rose about it.",
        "your contact is thandeka, who works in aid",
        "your mentor is thandeka.",
        "mentor: thandeka",
        "talk to thandeka about it.",
        "you can speak with thandeka.",
        "we met thandeka, who gave a lot.",
        "thandeka gave a lot.",
        "an alumna named thandeka can help.",
        "the donor thandeka is here.",
        "John Smith works there.",
        "Ask Dr. Young about it.",
        "We recommend Priya Patel.",
        "Maya Lopez works there.",
        "J. Chen replied.",
        "Maya Zhang replied.",
        "Maya Chen Smith replied.",
        "Talk to john smith about it.",
        "talk to priya about it.",
        "Grace is a strong mentor.",
        "Baker gave a lot.",
        "Will Young helps.",
        "May Chen helps.",
        "Bright Chen helps.",
        "June Park helps.",
        "She studied at Stanford.",
        "He works for Globex Corporation.",
        "The Golden Horizon Foundation pays.",
        "The Chen Foundation pays.",
        "Bright Meadow gave a lot.",
        "They live in Chicago.",
        "They live in China.",
        "Mаya Chen works there.",
        "Мая Чен работает там.",
        "陈玛雅 works there.",
        "J o h n helps.",
        "J-o-h-n helps.",
        "JOHN SMITH helps.",
        "Her name is JohnSmith.",
        "Smith, John",
        "Ask dr. feelgood about it.",
        "the School of Hard Knocks",
        "LinkedIn has more.",
        "Maya Strong helps.",
        "NASA hired her.",
    ] {
        if sources(text).is_some() {
            wrong.push(text);
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn a_name_that_is_a_word_begins_a_sentence_only_with_a_source() {
    let names = ["Grace King", "Will Baker", "Mark Young", "Rose Price"];
    let facts = names.map(|name| Fact::Name(Name { name: name.to_owned(), person: None, source: 1 }));
    let given = Ground::new(&facts, &Vocabulary::new());
    let nothing = Ground::new(&[], &Vocabulary::new());
    for text in [
        "Grace also works there.",
        "Rose manages the fund.",
        "Baker now runs it.",
        "Will gave a lot.",
        "Will really helps.",
        "Mark quickly agreed.",
        "Young oversees the lab.",
        "Price is a mentor.",
        "Price's profile fits.",
        "Grace and Rose helped.",
    ] {
        assert!(check(&tokens(text), &given, &[]).is_some(), "{text}");
        assert!(check(&tokens(text), &nothing, &[]).is_none(), "{text}");
    }
}

#[test]
fn ordinary_words_are_nobody() {
    for text in [
        "Strong mentors are rare.",
        "Here are the mentors.",
        "The University offers it on Monday, in May and in English.",
        "Mark your calendar.",
        "Will you write to them?",
        "Hope this helps!",
        "She has a degree in Computer Science and works as a Software Engineer.",
        "I think I'm right; I've looked.",
        "The Dean knows.",
        "Next Steps For You",
        "Financial Aid Options",
        "Summer Housing",
        "Grant Deadlines",
        "Grant: Who Can Apply",
        "What A Student Will Need",
        "READ THIS PAGE NOW.",
        "Hope and patience help.",
        "the donor is frank about it.",
        "you meet grant requirements.",
        "ask art students about it.",
        "talk to zorblax recruiters about it.",
        "the zorblax gave a lot.",
        "the people you meet will answer.",
        "Don't wait.",
        "They're here: Nobody else is.",
        "Young alumni give less.",
        "A GPA and the FAFSA matter in the U.S. and for a Ph.D.",
        "IMPORTANT: read this.",
        "Northfield University and Matchmaking are fine.",
        "Biology is popular.",
        "Grants help.",
    ] {
        assert!(sources(text).is_some(), "{text}");
    }
}

#[test]
fn words_that_nobody_knows_are_counted() {
    let unknown = |text: &str| unknown_words(&tokens(text), &ground());
    assert_eq!(unknown("the mentors are here"), (0, false));
    assert_eq!(unknown("a zorblax mentor"), (1, false));
    assert_eq!(unknown("znln ybcrm helps"), (2, true));
    assert_eq!(unknown("mayachen helps"), (1, true));
}

#[test]
fn nobody_of_the_lists_passes_without_a_source() {
    let names_of = |kind: &str| {
        let lines = include_str!("names.txt").lines().filter_map(move |line| line.strip_prefix(kind));
        lines.flat_map(str::split_whitespace).collect::<Vec<_>>()
    };
    let capital = |word: &str| word[..1].to_uppercase() + &word[1..];
    let (given, family) = (names_of("given "), names_of("family "));
    let known = ["maya", "robert", "sofia", "anke", "wei", "lena"];
    let ground = ground();
    let mut passed = Vec::new();
    for (at, given) in given.iter().enumerate().filter(|(_, given)| !known.contains(given)) {
        let (first, last) = (capital(given), capital(family[at % family.len()]));
        for text in [
            format!("We recommend {first} {last} to you."),
            format!("{first} {last} works there."),
            format!("Ask Dr. {last} about {first}."),
            format!("{first} {last}"),
            format!("- {first} {last}"),
            format!("## {first} {last}"),
            format!("**{first} {last}**"),
            format!("{first} {last}:"),
            format!("1. {first} {last}"),
            format!("{first} M. {last}"),
            format!("{first}-{last}"),
            format!("{first} {last}'s profile"),
            format!("({first} {last})"),
            format!("\u{201c}{first} {last}\u{201d}"),
            format!("Next Steps With {first} {last}"),
            format!("{last}, {first}"),
            format!("- {last}, {first} (2012)"),
            format!("{first} {last}").to_uppercase(),
            format!("CALL {first} {last} NOW.").to_uppercase(),
            format!("Your mentor is {given} {}.", last.to_lowercase()),
        ] {
            if check(&tokens(&text), &ground, &[]).is_some() {
                passed.push(text);
            }
        }
    }
    // Those that the ground gives, as given names and as family names.
    let grounded =
        ["maya", "robert", "sofia", "anke", "wei", "lena", "chen", "obrien", "hale", "garcia", "lopez"];
    let grounded = |name: &&&str| grounded.contains(*name) || ["berg", "zhang", "bakker"].contains(*name);
    let alone = given
        .iter()
        .filter(|name| !grounded(name))
        .map(|given| format!("{} also works there.", capital(given)));
    let family = family.iter().filter(|name| !grounded(name));
    let alone = alone.chain(family.map(|family| format!("{} now runs it.", capital(family))));
    passed.extend(alone.filter(|text| check(&tokens(text), &ground, &[]).is_some()));
    assert!(passed.is_empty() && given.len() > 1000, "{} pass: {passed:#?}", passed.len());
}

#[test]
fn nobody_whose_names_are_ordinary_words_passes_in_a_heading() {
    let words_of = |kind: &str| {
        let lines = include_str!("names.txt").lines().filter_map(move |line| line.strip_prefix(kind));
        let names = lines.flat_map(str::split_whitespace).filter(|name| lists::is_word(name));
        names.map(|name| name[..1].to_uppercase() + &name[1..]).collect::<Vec<_>>()
    };
    let (given, family, ground) = (words_of("given "), words_of("family "), ground());
    let pairs = given.iter().flat_map(|given| family.iter().map(move |family| (given, family)));
    let texts = pairs.filter(|(given, family)| given != family).enumerate();
    let texts = texts.map(|(at, (given, family))| match at % 3 {
        0 => format!("{given} {family}"),
        1 => format!("{family}, {given}"),
        _ => format!("CALL {given} {family} NOW.").to_uppercase(),
    });
    let passed: Vec<_> = texts.filter(|text| check(&tokens(text), &ground, &[]).is_some()).collect();
    assert!(passed.is_empty() && given.len() > 50, "{} pass: {passed:#?}", passed.len());
}
