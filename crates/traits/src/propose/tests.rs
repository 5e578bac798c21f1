use std::collections::BTreeSet;

use matching::DIMENSIONS;

use super::{
    forms::{Form, unknown_third, verb_of},
    *,
};
use crate::{lint::lint, starter};

/// Name, definition and line. Nobody has them in the library.
const INVENTED: &[(&str, &str, &str)] = &[
    ("Curiosity", "", ""),
    ("Patience", "", ""),
    ("Handling Complaints", "", ""),
    ("Data Storytelling", "", ""),
    ("Client Reporting", "", "Prepare monthly reports and present findings to clients."),
    ("Bedside Manner", "", "You listen to patients and their families."),
    ("Dose Safety", "", "You record every dose without a mistake, and hand over on time."),
    ("Lab Upkeep", "", "Responsible for maintaining records and training new staff in our lab."),
    ("Upcycling", "Upcycles waste materials into teaching aids and shows pupils how to repeat it.", ""),
    ("Delegation", "", ""),
    ("Zymurgy", "", ""),
    ("Public Speaking", "", ""),
    ("Honesty", "", ""),
    ("Plain Dealing", "Tells buyers what is wrong with a thing before they ask.", ""),
    ("Night Watch", "Walks the rounds on time, notes what is open and locks what should be closed.", ""),
    (
        "Volunteer Care",
        "The ability to thank volunteers for their work and to find tasks that suit them.",
        "",
    ),
    (
        "Software Craft",
        "",
        "Collaborate with cross-functional teams to define, design, and ship new features.",
    ),
    ("Front Desk", "", "Strong communication skills and attention to detail."),
    ("Good Taste", "Considers every option and values the very best (always).", ""),
    (
        "Moderating",
        "Quickly calms a heated room, e.g. by naming what both sides share.",
        "Must lift 50 pounds.",
    ),
];

fn drafted(name: &str, definition: &str, line: &str) -> Proposal {
    let library = Library { traits: starter(), is_kept: &|_| true, meanings: None, embed: None };
    propose(&Asked { name, definition, line }, &library).unwrap()
}

fn as_trait(draft: &Proposal) -> Trait {
    Trait {
        name: draft.name.clone(),
        definition: draft.definition.text.clone(),
        why: draft.why.text.clone(),
        anchors: draft.anchors.each_ref().map(|anchor| anchor.text.clone()),
        questions: draft.questions.iter().map(|question| question.text.clone()).collect(),
        ..Trait::default()
    }
}

fn all() -> Vec<Proposal> {
    let known = starter().iter().map(|one| drafted(&one.name, &one.definition, ""));
    known.chain(INVENTED.iter().map(|(name, definition, line)| drafted(name, definition, line))).collect()
}

#[test]
fn what_we_propose_passes_our_own_lints() {
    for draft in all() {
        let one = as_trait(&draft);
        // What somebody gave is theirs.
        let is_given = |field: Field| match field {
            Field::Definition => draft.definition.from == "what was given",
            field => field == Field::Name,
        };
        let found: Vec<String> = lint(&one)
            .into_iter()
            .filter(|finding| finding.weight != Weight::Hint && !is_given(finding.field))
            .map(|finding| format!("{:?} {}", finding.field, finding.message))
            .collect();
        assert!(found.is_empty(), "{}: {found:#?}\n{one:#?}", draft.name);
    }
}

#[test]
fn levels_differ_and_read_well() {
    for draft in all() {
        let texts: BTreeSet<&str> = draft.anchors.iter().map(|anchor| anchor.text.as_str()).collect();
        assert_eq!(texts.len(), LEVELS, "{}", draft.name);
        assert!((3..=4).contains(&draft.questions.len()));
        let pieces = draft.anchors.iter().chain(&draft.questions).chain([&draft.why]);
        for Piece { text, from } in pieces {
            let name = &draft.name;
            assert!(text.starts_with(char::is_uppercase) && text.ends_with(['.', '?']), "{name}: {text}");
            for wrong in ["  ", " ,", ",,", "..", " .", "[act]", " a a", " an an ", " the the "] {
                assert!(!text.contains(wrong), "{name}: {text}");
            }
            assert!(text.chars().count() <= 600 && !from.is_empty());
            assert_eq!(agreement(text), None, "{name}: {text}");
        }
    }
}

/// The word after "not" and "to" that should be plain and is not, or the one after "nobody" and "still" that should not.
fn agreement(text: &str) -> Option<String> {
    let words: Vec<String> = text.split_whitespace().map(str::to_lowercase).collect();
    words.windows(2).find_map(|pair| {
        let (before, word) = (pair[0].as_str(), pair[1].trim_matches([',', '.', '?']));
        let is_wrong = match before {
            "not" | "can" => verb_of(word, Form::Third).is_some() || unknown_third(word).is_some(),
            "nobody" | "still" => verb_of(word, Form::Plain).is_some(),
            _ => false,
        };
        is_wrong.then(|| format!("{before} {word}"))
    })
}

#[test]
fn each_piece_says_what_it_was_made_of() {
    let draft = drafted("Client Reporting", "", "Prepare monthly reports and present findings to clients.");
    assert_eq!(draft.definition.text, "Prepares monthly reports and presents findings to clients.");
    assert_eq!(
        draft.anchors[0].text,
        "Does not prepare monthly reports, and the people concerned turn to somebody else."
    );
    assert_eq!(draft.anchors[0].from, "the rule “left out” with “prepares monthly reports” of the line");
    assert!(draft.anchors[2].from.contains("“presents findings to clients” of the line"));
    assert!(draft.questions[0].text.contains("you had to prepare monthly reports"));
    let listed = drafted("Curiosity", "", "");
    assert_eq!(listed.definition.from, "our own list of definitions, under “curiosity”");
    let given = drafted("Curiosity", "Asks why things are as they are.", "");
    assert_eq!(
        (given.definition.text.as_str(), given.definition.from.as_str()),
        ("Asks why things are as they are.", "what was given")
    );
}

#[test]
fn a_name_or_definition_that_nobody_may_be_rated_on_is_refused_with_the_reason() {
    let library = Library { traits: starter(), is_kept: &|_| true, meanings: None, embed: None };
    for (name, definition, says) in [
        ("Happiness", "", "what somebody feels"),
        ("Young Energy", "", "age"),
        ("Charm", "Keeps eye contact and smiles.", "Nobody may be rated"),
    ] {
        let refused = propose(&Asked { name, definition, line: "" }, &library).unwrap_err();
        assert!(refused.to_string().contains(says), "{name}: {refused}");
    }
    // What a line says of such things is left out.
    let draft = drafted("Reception", "", "Greet visitors, smile and keep eye contact.");
    assert!(!format!("{:?}", draft.anchors).contains("eye contact"), "{draft:#?}");
}

#[test]
fn what_the_library_has_is_told_and_what_is_near_is_told_apart() {
    let same = drafted("reliability", "", "");
    assert_eq!(same.alike.map(|alike| alike.id).as_deref(), Some("reliability"));
    let near = drafted("Promise Keeping", "Delivers what was promised by the agreed date.", "");
    assert_eq!(near.alike.as_ref().map(|alike| alike.id.as_str()), Some("reliability"));
    assert!(near.confused_with.iter().all(|other| other.key != "reliability"));
    assert!(near.frameworks.onet.iter().any(|style| style == "Dependability"), "{:?}", near.frameworks);
    assert_eq!(near.nearest[0].id, "reliability");
    let library = Library { traits: starter(), is_kept: &|_| false, meanings: None, embed: None };
    let asked = Asked { name: "Promise Keeping", definition: near.definition.text.as_str(), line: "" };
    assert_eq!(propose(&asked, &library).unwrap().alike, None, "nobody keeps it");

    let told = drafted("Influence", "", "");
    for other in &told.confused_with {
        assert!(other.difference.contains(" is seen when somebody "), "{other:?}");
        assert!(other.difference.contains("; influence when somebody "), "{other:?}");
    }
    let nothing = Library { traits: &[], is_kept: &|_| true, meanings: None, embed: None };
    let alone = propose(&asked, &nothing).unwrap();
    assert!(alone.confused_with.is_empty() && alone.nearest.is_empty() && alone.alike.is_none());
    assert_eq!(alone.frameworks, Frameworks::default());
}

#[test]
fn meaning_counts_if_there_is_a_model() {
    let about = |text: &str| {
        let mut vector = [0.0; DIMENSIONS];
        vector[usize::from(!text.contains("Composure"))] = 1.0;
        vector
    };
    let embed = |texts: &[&str]| Some(texts.iter().map(|text| about(text)).collect());
    let meanings: Vec<_> = starter().iter().map(|one| about(&one.name)).collect();
    let library =
        Library { traits: starter(), is_kept: &|_| true, meanings: Some(&meanings), embed: Some(&embed) };
    let asked = Asked { name: "Zymurgy of Composure", definition: "", line: "" };
    assert_eq!(propose(&asked, &library).unwrap().nearest[0].id, "composure");
}

#[test]
fn the_same_input_gives_the_same_bytes() {
    let ask = || serde_json::to_string(&all()).unwrap();
    assert_eq!(ask(), ask());
}

#[test]
fn strange_texts_do_no_harm() {
    let long = "check ".repeat(160);
    let wide = "é".repeat(900);
    for text in [
        "",
        " ",
        ",,, ... ;;;",
        "(((",
        "<img src=x onerror=alert(1)>",
        "'; DROP TABLE traits; --",
        "日本語 テキスト",
        "\u{202e}skcehc",
        "Checks",
        "checks, checks and checks or checks",
        "and and and or or",
        "to to to",
        long.as_str(),
        wide.as_str(),
    ] {
        for (name, definition, line) in
            [("Care", text, ""), ("Zymurgy", "", text), (text, "", ""), (text, text, text)]
        {
            let draft = drafted(name, definition, line);
            let found = lint(&as_trait(&draft));
            let is_level = |field: Field| matches!(field, Field::Anchor(_));
            assert!(
                !found.iter().any(|finding| is_level(finding.field) && finding.weight != Weight::Hint),
                "{text:?}: {found:#?}"
            );
            assert!(draft.anchors.iter().all(|anchor| anchor.text.chars().count() <= 600), "{text:?}");
        }
    }
}

#[test]
fn a_models_words_are_taken_piece_by_piece() {
    let before = drafted("Client Reporting", "", "Prepare monthly reports and present findings to clients.");
    let words = |anchors: [&str; LEVELS]| Phrasing {
        anchors: anchors.map(str::to_owned).to_vec(),
        questions: vec!["When did you last prepare a report that a client could use at once?".to_owned(); 4],
    };
    let mut draft = before.clone();
    let good = "Prepares monthly reports for clients only when somebody asks for them.";
    let phrasing = words([
        // Nobody sees it; it is too long for a line; it has a figure; it says what another level says.
        "Does not understand monthly reports and always tries to avoid the people concerned.",
        good,
        "Prepares monthly reports and presents findings\nto clients.",
        "When people disagree, still prepares 12 monthly reports and asks afterwards whether it helped.",
        "Does not prepare monthly reports, and the people concerned turn to somebody else instead.",
    ]);
    let is_plain = |text: &str| !text.contains(char::is_numeric);
    assert_eq!(draft.rephrase(&phrasing, &is_plain), 5);
    assert_eq!(draft.anchors[1].text, good);
    assert!(draft.anchors[1].from.starts_with("the language model, after the rule “in part”"));
    for at in [0, 2, 3, 4] {
        assert_eq!(draft.anchors[at], before.anchors[at]);
    }
    let mut draft = before.clone();
    let few = Phrasing { anchors: vec![good.to_owned()], questions: Vec::new() };
    assert_eq!(draft.rephrase(&few, &is_plain), 0, "which level is meant is not known");
    let unfair = Phrasing {
        anchors: Vec::new(),
        questions: vec!["Does your religion allow work on Sundays?".to_owned(); 4],
    };
    assert_eq!(draft.rephrase(&unfair, &is_plain), 0);
    assert_eq!(draft, before);
}
