use super::*;

fn plain() -> Trait {
    Trait {
        key: "reliability".to_owned(),
        name: "Reliability".to_owned(),
        definition: "Delivers what was promised by the agreed date.".to_owned(),
        anchors: [
            "Misses agreed dates and leaves others to find out.",
            "Delivers most tasks on time but reports a delay late.",
            "Delivers on the agreed date and gives notice before a delay.",
            "Tracks every open promise and brings a new date days ahead.",
            "Delivers a long run of shared work on time, so that others drop their reminders.",
        ]
        .map(str::to_owned),
        ..Trait::default()
    }
}

fn kinds(one: &Trait) -> Vec<(Kind, Field)> {
    lint(one).into_iter().map(|finding| (finding.kind, finding.field)).collect()
}

#[test]
fn a_plain_trait_is_fine() {
    assert_eq!(kinds(&plain()), []);
}

#[test]
fn what_somebody_feels_or_is_is_refused_with_the_reason() {
    for (definition, kind, says) in [
        ("Stays happy and upbeat with customers.", Kind::Emotion, "what somebody feels"),
        ("Shows confidence in meetings.", Kind::Emotion, "what somebody feels"),
        ("Speaks without an accent.", Kind::Protected, "national origin"),
        ("Is young and learns quickly.", Kind::Protected, "age"),
        ("Is a good culture fit.", Kind::Protected, "likeness"),
        ("Keeps eye contact.", Kind::Protected, "appearance or disability"),
    ] {
        let refused = refusal(&Trait { definition: definition.to_owned(), ..plain() });
        let refused = refused.unwrap_or_else(|| panic!("{definition}"));
        assert_eq!((refused.kind, refused.field), (kind, Field::Definition), "{definition}");
        assert!(refused.message.contains(says), "{}", refused.message);
    }
}

#[test]
fn who_is_treated_alike_is_no_attribute_that_is_rated() {
    for definition in [
        "Invites people regardless of age, gender or religion.",
        "Works with people of different nationality and faith.",
    ] {
        assert_eq!(refusal(&Trait { definition: definition.to_owned(), ..plain() }), None, "{definition}");
    }
}

#[test]
fn coded_words_come_with_what_to_say_instead() {
    let one = Trait { why: "Our rockstars are aggressive.".to_owned(), ..plain() };
    let found = lint(&one);
    let said: Vec<&str> = found.iter().map(|finding| &one.why[finding.span.clone()]).collect();
    assert_eq!(said, ["rockstars", "aggressive"]);
    assert!(found.iter().all(|finding| finding.kind == Kind::Coded && finding.message.contains("Instead: ")));
}

#[test]
fn an_anchor_tells_what_can_be_seen() {
    let mut one = plain();
    one.anchors[2] = "Understands deadlines and always tries to meet them.".to_owned();
    let found: Vec<_> =
        lint(&one).into_iter().map(|finding| one.anchors[2][finding.span].to_owned()).collect();
    assert_eq!(found, ["Understands", "always", "tries"]);
    one.anchors[2] = String::new();
    assert_eq!(kinds(&one), [(Kind::Missing, Field::Anchor(2))]);
}

#[test]
fn levels_that_say_the_same_are_told() {
    let mut one = plain();
    one.anchors[3] = "Delivers on the agreed dates, and gives notice before the delay.".to_owned();
    assert_eq!(kinds(&one), [(Kind::Indistinct, Field::Anchor(3))]);
}

#[test]
fn long_words_and_sentences_are_hard_to_read() {
    let hard = "Operationalises organisational interdependencies, systematically institutionalising \
                multidimensional accountability infrastructures.";
    assert!(grade(hard).is_some_and(|grade| grade > 20.0));
    assert!(grade("He ran to the shop.").is_some_and(|grade| grade < 3.0));
    assert_eq!(grade(" … "), None);
    let one = Trait { definition: hard.to_owned(), ..plain() };
    assert_eq!(kinds(&one), [(Kind::HardToRead, Field::Definition)]);
}

#[test]
fn nearly_the_same_traits_are_found() {
    let drive = Trait {
        name: "Drive".to_owned(),
        definition: "Starts useful work without being told to, and sees it through.".to_owned(),
        ..Trait::default()
    };
    let initiative = Trait {
        name: "Initiative".to_owned(),
        definition: "Starts useful work before being told, and brings it to its end.".to_owned(),
        ..Trait::default()
    };
    let alike = redundant(&[plain(), drive, initiative], None);
    let pairs: Vec<_> = alike.iter().map(|alike| (alike.one, alike.other)).collect();
    assert_eq!(pairs, [(1, 2)]);
}

#[test]
fn hostile_texts_are_read_without_harm() {
    for text in [
        "",
        "'",
        "’’’ ’",
        "\u{200b}\u{202e}",
        "e",
        "es",
        "ed",
        "ße\u{301}",
        "日本語 テキスト",
        &"a ".repeat(50_000),
    ] {
        let one = Trait { name: text.to_owned(), definition: text.to_owned(), ..plain() };
        assert!(lint(&one).iter().all(|finding| finding.span.end <= text.len().max(200)));
        let _ = grade(text);
    }
}

#[test]
fn what_is_asked_and_why_are_read_as_well() {
    for question in ["Are you pregnant?", "Where is your accent from?", "Do you feel happy at work?"] {
        let one = Trait { questions: vec![question.to_owned()], ..plain() };
        assert!(refusal(&one).is_some_and(|finding| finding.field == Field::Question(0)), "{question}");
    }
    let one = Trait { why: "Young men do it best.".to_owned(), ..plain() };
    assert!(refusal(&one).is_some_and(|finding| finding.field == Field::Why));
    let one = Trait { why: "Frustrated customers come back.".to_owned(), ..plain() };
    assert!(refusal(&one).is_none());
}

#[test]
fn a_word_is_refused_for_what_it_means_here() {
    for (definition, is_refused) in [
        ("Prefers colleagues of young age.", true),
        ("Works in a team whose members all are young.", true),
        ("Does it as only women can.", true),
        ("Looks people in the eye.", true),
        ("Shows joy at work.", true),
        ("Gives shy and angry answers.", true),
        ("Works with people of all ages.", false),
        ("Serves people regardless of their age, gender or religion.", false),
        ("Handles angry customers and worried parents.", false),
        ("Gives a straight answer in good faith.", false),
        ("Finds race conditions in older records.", false),
        ("Speaks foreign languages and keeps healthy margins.", false),
    ] {
        let one = Trait { definition: definition.to_owned(), ..plain() };
        assert_eq!(refusal(&one).is_some(), is_refused, "{definition}: {:?}", refusal(&one));
    }
}
