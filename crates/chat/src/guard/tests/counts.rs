use super::*;
use crate::fact::{Amount, Figure, Quote};

/// Those of the texts that are judged otherwise, over counts with these labels and this quote.
fn wrong(labels: &[(&str, u64)], quote: &str, passing: bool, texts: &[&str]) -> Vec<String> {
    let figure = |(label, count): &(&str, u64)| {
        Fact::Figure(Figure { label: (*label).to_owned(), amount: Amount::Count(*count), source: 1 })
    };
    let mut facts: Vec<Fact> = labels.iter().map(figure).collect();
    facts.push(Fact::Quote(Quote { text: quote.to_owned(), source: 2 }));
    let ground = Ground::new(&facts, &Vocabulary::new());
    let fine = |text: &&&str| matches!(check(&Sentence::from(**text), &ground), Verdict::Fine(_));
    texts.iter().filter(|text| fine(text) != passing).map(|text| (*text).to_owned()).collect()
}

const NONE: [&str; 0] = [];

#[test]
fn a_count_of_alumni_counts_nothing_else() {
    let cut = [
        "There are 212 scholarships.",
        "We offer 212 new scholarships.",
        "We offer 212 fully funded, renewable scholarships.",
        "We offer 212 full-ride scholarships.",
        "We offer 212 merit and need grants.",
        "There are 212 donors.",
        "There are 212 mentors.",
        "There are 212 gifts.",
        "There are 212 staff.",
        "There are 212 faculty.",
        "212 of the donors replied.",
        "212 of our students replied.",
        "212 are donors.",
        "Scholarships: 212",
        "Scholarships: about 212",
        "Scholarships (212)",
        "212 (scholarships)",
        "212: scholarships",
        "Of our donors, 212 live in Boston.",
        "Among donors, 212 live in Boston.",
        "Scholarships - 212",
        "The number of scholarships is 212.",
        "The number of open scholarships was 212.",
        "The scholarships total 212.",
        "There are two hundred and twelve scholarships.",
        "There are 212 work-study jobs.",
        "There are 212 dollars.",
        "That is 212 percent.",
        "There are 212 thousand alumni.",
        "There are 212k alumni.",
        "It takes 212 days.",
        "It takes 212 alumni years.",
        "There are 212 alumni scholarships.",
        "There are 212 alumni gift funds.",
        "There are 212 alumni mentors.",
        "There are 212 pairs of alumni.",
        "There are 212 companies in Boston.",
        "About 212 grants are open.",
    ];
    assert_eq!(wrong(&[("alumni in Boston", 212)], "Boston", false, &cut), NONE);
}

#[test]
fn a_count_of_alumni_counts_them_by_every_word_for_them() {
    let fine = [
        "There are 212 alumni.",
        "There are 212 generous alumni.",
        "There are 212 very generous and loyal alumni.",
        "There are 212 well-known alumni.",
        "There are 212 alums.",
        "There are 212 graduates in Boston.",
        "There are 212 people.",
        "There are 212 profiles.",
        "I found 212 matches.",
        "I found 212 results.",
        "There are 212.",
        "Of these, 212 live in Boston.",
        "212 of them live in Boston.",
        "212 of the alumni live in Boston.",
        "212 of our alumni live in Boston.",
        "212 are in Boston.",
        "212 are alumni.",
        "Alumni in Boston: 212",
        "Results: 212",
        "Alumni (212)",
        "The number of alumni in Boston is 212.",
        "The alumni total 212.",
        "About 210 alumni live in Boston.",
    ];
    assert_eq!(wrong(&[("alumni in Boston", 212)], "Boston", true, &fine), NONE);
}

#[test]
fn people_may_be_whatever_was_asked_for_and_no_thing() {
    for label in ["people who fit", "shown", "Healthcare"] {
        let labels = [(label, 12)];
        let fine =
            ["There are 12 mentors.", "I found 12 people.", "Here are 12 donors.", "I have 12 options."];
        assert_eq!(wrong(&labels, "Boston", true, &fine), NONE, "{label}");
        let cut = ["There are 12 scholarships.", "Here are 12 gifts.", "They gave to 12 funds."];
        assert_eq!(wrong(&labels, "Boston", false, &cut), NONE, "{label}");
    }
}

#[test]
fn people_in_general_may_be_said_with_any_job_title() {
    for label in ["people who fit", "shown", "people"] {
        let labels = [(label, 12)];
        let fine = [
            "There are 12 lawyers in Boston.",
            "I found 12 software developers.",
            "Here are 12 compensation and benefits managers.",
            "There are twelve vice presidents.",
            "12 of the accountants live in Boston.",
        ];
        assert_eq!(wrong(&labels, "Boston", true, &fine), NONE, "{label}");
        let cut = ["There are 12 hotels.", "There are 12 printers.", "There are 13 lawyers."];
        assert_eq!(wrong(&labels, "Boston", false, &cut), NONE, "{label}");
    }
    let cut = ["There are 12 lawyers.", "There are 12 donors.", "There are 12 mentors."];
    assert_eq!(wrong(&[("alumni in Boston", 12)], "Boston", false, &cut), NONE);
    assert_eq!(wrong(&[("open scholarships", 12)], "Boston", false, &cut), NONE);
    let lawyers = [("lawyers in Boston", 12)];
    assert_eq!(wrong(&lawyers, "Boston", true, &["There are 12 lawyers.", "There are 12 people."]), NONE);
    assert_eq!(wrong(&lawyers, "Boston", false, &["There are 12 nurses.", "There are 12 mentors."]), NONE);
}

#[test]
fn a_count_of_things_counts_no_people() {
    let labels = [("open scholarships for nursing students", 12), ("number of gifts", 7)];
    let fine = [
        "There are 12 scholarships.",
        "I found 12 options.",
        "Here are seven gifts.",
        "One gift of 7 gifts.",
    ];
    assert_eq!(wrong(&labels, "Boston", true, &fine), NONE);
    let cut =
        ["There are 12 alumni.", "There are 12 students.", "Here are 7 people.", "Here are 7 scholarships."];
    assert_eq!(wrong(&labels, "Boston", false, &cut), NONE);
}

#[test]
fn a_number_of_a_quote_counts_what_it_counts_there() {
    let quote = "You need 12 credits. The board has 9 student members, and 40 alumni help. Meet in hall 77. Read chapter 5.";
    let fine = [
        "You need 12 credits.",
        "It has nine members.",
        "There are 40 alumni.",
        "There are 40 people.",
        "It is hall 77.",
        "Chapter 5: Fees",
    ];
    assert_eq!(wrong(&[], quote, true, &fine), NONE);
    let cut = [
        "There are 12 alumni.",
        "There are 9 credits.",
        "There are 40 students.",
        "There are 77 alumni.",
        "There are 12 results.",
    ];
    assert_eq!(wrong(&[], quote, false, &cut), NONE);
}

#[test]
fn a_share_or_a_rank_is_no_date_and_no_two_counts() {
    let date = |month: i8, day: i8| {
        let amount = Amount::Date(jiff::civil::date(2026, month, day));
        Fact::Figure(Figure { label: "closing date".to_owned(), amount, source: 1 })
    };
    let count = |count: u64| {
        Fact::Figure(Figure { label: "people".to_owned(), amount: Amount::Count(count), source: 1 })
    };
    let facts = [date(2, 1), date(1, 5), date(3, 3), count(1), count(2), count(3), count(12)];
    let ground = Ground::new(&facts, &Vocabulary::new());
    let fine = |text: &&str| matches!(check(&Sentence::from(*text), &ground), Verdict::Fine(_));
    let hostile = [
        "Half of the employers come back.",
        "Half live in Boston.",
        "A third are engineers.",
        "Two thirds are engineers.",
        "One in five comes back.",
        "She is the 3rd largest donor.",
        "She is the third.",
    ];
    assert_eq!(hostile.into_iter().filter(fine).collect::<Vec<_>>(), NONE);
    let benign = [
        "It closes by the 3rd.",
        "It closes on 3/3.",
        "They are 3 out of 12 people.",
        "It closes on March 3.",
    ];
    assert_eq!(benign.into_iter().filter(|text| !fine(text)).collect::<Vec<_>>(), NONE);
}

#[test]
fn what_a_page_promises_is_quoted_and_not_said() {
    let page = "We confirm your gift within five working days. You will receive a letter [form 8] by post.";
    let facts = [Fact::Quote(Quote { text: page.to_owned(), source: 2 })];
    let ground = Ground::new(&facts, &Vocabulary::new());
    let judged = |text: &str| check(&Sentence::from(text), &ground);
    for text in [
        "The page says: “We confirm your gift within five working days.”",
        "The page says: “You will receive a letter [form 8] by post.”",
        "The page says: “You will receive a letter …”",
    ] {
        assert!(matches!(judged(text), Verdict::Fine(shown) if shown.sources == [2]), "{text}");
    }
    for text in [
        "The page says: “We confirm your grant within five working days.”",
        "You “will receive a letter” soon.",
        "We confirm your gift: “within five working days.”",
        "You will receive a grant: “We confirm your gift within five working days.”",
        "I hereby confirm it: “You will receive a letter [form 8] by post.”",
    ] {
        assert!(matches!(judged(text), Verdict::Cut(_)), "{text}");
    }
}
