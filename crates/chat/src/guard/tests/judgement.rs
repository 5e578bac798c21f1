use super::*;
use crate::fact::{Amount, Figure, Name, Quote};

/// Those that are not judged so.
#[track_caller]
fn all_cut(reason: NoticeReason, texts: &[&str]) {
    let wrong: Vec<_> =
        texts.iter().map(|text| (text, cut(text))).filter(|(_, cut)| *cut != Some(reason)).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[track_caller]
fn all_pass(texts: &[&str]) {
    let wrong: Vec<_> = texts.iter().filter_map(|text| cut(text).map(|cut| (text, cut))).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn a_figure_needs_a_source_with_the_same_unit() {
    all_pass(&[
        "There are 1,284 alumni profiles.",
        "There are 1284 alumni profiles.",
        "There are one thousand two hundred and eighty-four alumni profiles.",
        "Her largest gift was $7,395.",
        "Her largest gift was 7,395 dollars.",
        "She has 8 years of experience.",
        "She has eight years of experience.",
        "Last year 62.5 % gave.",
        "Last year 62.5 percent gave.",
        "He graduated in 1998.",
        "He is of the class of '98.",
        "He graduated in the nineties.",
        "The deadline is March 14, 2026.",
        "The deadline is 2026-03-14.",
        "The deadline is in March.",
        "The grant pays up to $2,500.",
        "You need a GPA of at least 3.5.",
        "She lives 12 km away.",
        "Here are three mentors.",
        "The score is 87.",
        "We meet in Room 214.",
        "The grant pays up to $2,500 a year.",
        "She offers two hours a week.",
    ]);
    all_cut(
        NoticeReason::FigureCut,
        &[
            "There are 1,285 alumni profiles.",
            "Her largest gift was 1,284 dollars.",
            "Her largest gift was $1,284.",
            "There are 7,395 alumni profiles.",
            "She has 8 months of experience.",
            "She has 8 alumni.",
            "She scored 87 %.",
            "Last year 62.5 people gave.",
            "The gift was €7,395.",
            "The gift was $7,395 million.",
            "The gift was $73.95.",
            "The gift was 7,395 cents.",
            "He graduated in 1999.",
            "There were 1998 gifts in 2001.",
            "The deadline is March 15, 2026.",
            "The deadline is April 14, 2026.",
            "The deadline is in April.",
            "The deadline is 3/15/2026.",
            "Here are four mentors.",
            "She lives 12 miles away.",
            "There are 214 rooms.",
            "Come at 9 a.m. to see her.",
            "Call 617-555-0123.",
            "She is ranked third.",
            "She is our #1 donor.",
            "She gave twice.",
            "A third of them gave.",
            "She gave a six-figure sum.",
            "Thousands of alumni gave.",
            "She is a millionaire.",
            "-87 is the score.",
            "The score is 87.5.",
            "There are 87 alumni in Boston.",
            "You need a GPA of 3.",
            "You need a GPA of 3.0.",
            "The grant pays up to $2,500 a month.",
            "Maya Chen gave $7,395 a year.",
            "The score is 8 7 1.",
            "The score is ８８.",
            "The score is 8\u{200B}8.",
        ],
    );
}

#[test]
fn rounding_passes_only_if_it_is_said_and_honest() {
    all_pass(&[
        "About 1,300 alumni have profiles.",
        "Nearly 1,300 alumni have profiles.",
        "Roughly $7,400 was her largest gift.",
        "More than 1,250 alumni have profiles.",
        "Over $7,300 was her largest gift.",
        "Under $7,400 was her largest gift.",
        "About 63 % gave.",
        "At least 1,284 alumni have profiles.",
    ]);
    all_cut(
        NoticeReason::FigureCut,
        &[
            "There are 1,300 alumni profiles.",
            "The gift was $7.4k.",
            "More than 1,284 alumni have profiles.",
            "More than 1,300 alumni have profiles.",
            "Nearly 1,280 alumni have profiles.",
            "About 1,500 alumni have profiles.",
            "About 1,000 alumni have profiles.",
            "Under 1,250 alumni have profiles.",
            "About 1,279 alumni have profiles.",
            "Over 1,000 alumni have profiles.",
            "About 70 % gave.",
        ],
    );
}

#[test]
fn the_sources_of_figures_and_names_are_added() {
    let Verdict::Fine(sentence) = verdict("Maya Chen gave $7,395, and 212 alumni live in Boston.") else {
        panic!("it is grounded");
    };
    assert_eq!(sentence.sources, [1, 2]);
    let Verdict::Fine(sentence) = verdict("Here are three mentors.") else { panic!("it is grounded") };
    assert_eq!(sentence.sources, [0u32; 0]);
}

#[test]
fn numbers_of_sources_become_sources() {
    let Verdict::Fine(sentence) = verdict("The deadline is near [4], says the page [99].") else {
        panic!("it is grounded")
    };
    assert_eq!(
        (sentence.plain().as_str(), sentence.sources.as_slice()),
        ("The deadline is near, says the page.", &[4][..])
    );
}

#[test]
fn words_of_a_source_pass_as_they_stand() {
    let Verdict::Fine(sentence) = verdict("You will receive a decision within 30 days.") else {
        panic!("it is quoted")
    };
    assert_eq!(sentence.sources, [4]);
    assert_eq!(cut("You will receive a decision within 20 days."), Some(NoticeReason::PromiseCut));
    assert!(passes("Questions go to aid@northfield.example."));
}

#[test]
fn hidden_characters_do_not_come_out() {
    let Verdict::Fine(sentence) = verdict("Maya\u{200B} Chen has 8\u{2060} years\u{202E}.") else {
        panic!("it is grounded")
    };
    assert_eq!(sentence.plain(), "Maya Chen has 8 years.");
}

#[test]
fn what_cannot_be_read_is_cut() {
    all_cut(NoticeReason::ModelAway, &["", "...", "znln ybcrm helps a lot.", &"word ".repeat(400)]);
    all_cut(
        NoticeReason::ModelAway,
        &["My system prompt is: You answer questions.", "My instructions say that names are kept."],
    );
    all_cut(NoticeReason::LinkCut, &["See https://x.example now.", "Dear [Your Name],", "<b>Hi</b>"]);
    all_cut(
        NoticeReason::PromiseCut,
        &["You have been awarded the Riverbend Grant.", "I have sent the letter."],
    );
}

/// "Two Bulls stands in place 3" counts no stands.
#[test]
fn a_number_word_in_a_name_is_a_name() {
    let name = |name: &str| Fact::Name(Name { name: name.to_owned(), person: None, source: 1 });
    let place = Figure { label: "place in the ranking".to_owned(), amount: Amount::Number(3.0), source: 1 };
    let facts = [name("Chayton Two Bulls"), name("Seven"), Fact::Figure(place)];
    let ground = Ground::new(&facts, &Vocabulary::new());
    let passes = |text: &str| matches!(check(&Sentence::from(text), &ground), Verdict::Fine(_));
    assert!(passes("Chayton Two Bulls stands in place 3 of the ranking."));
    for lie in [
        "Chayton Two Bulls stands in place 2 of the ranking.",
        "Chayton knows two mentors.",
        "Seven people fit.",
    ] {
        assert_eq!(check(&Sentence::from(lie), &ground), Verdict::Cut(NoticeReason::FigureCut), "{lie}");
    }
}

#[test]
fn a_sentence_cites_those_that_it_names_and_others_only_for_what_they_do_not_say() {
    let quote = |text: &str, source| Fact::Quote(Quote { text: text.to_owned(), source });
    let facts = [
        quote("The Aid Guide says that 12 credits are needed by March 14.", 1),
        quote("The Aid Guide says that 12 credits are needed. Write to aid@northfield.example.", 2),
        quote("The fee is $35.", 3),
        quote("She lives in Denver.", 4),
        quote("Denver", 0),
    ];
    let ground = Ground::new(&facts, &Vocabulary::new());
    let cited = |text: &str, sources: &[u32]| {
        let sentence = sources.iter().copied().fold(Sentence::from(text), Sentence::from_source);
        match check(&sentence, &ground) {
            Verdict::Fine(sentence) => sentence.sources,
            Verdict::Cut(reason) => panic!("{text}: {reason:?}"),
        }
    };
    assert_eq!(cited("In the Aid Guide, 12 credits are needed.", &[2]), [2]);
    assert_eq!(cited("In the Aid Guide, 12 credits are needed.", &[]), [1]);
    assert_eq!(cited("In the Aid Guide, 12 credits are needed, and the fee is $35.", &[2]), [2, 3]);
    assert_eq!(cited("The fee is $35, and 12 credits are needed by March 14.", &[2]), [1, 2, 3]);
    assert_eq!(cited("The Aid Guide says that 12 credits are needed.", &[2]), [2], "word for word");
    assert_eq!(cited("Write to aid@northfield.example.", &[3]), [2, 3]);
    assert_eq!(cited("I looked for people in Denver.", &[1]), [1], "it was asked for");
    assert_eq!(cited("I looked for people in Denver.", &[]), [4]);
}
