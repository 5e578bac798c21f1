//! Articles, plurals, lists, numbers, dates.

use jiff::civil::date;

use crate::{
    Amount, Range,
    phrase::{
        Voice, agree, amount, and_list, and_more, article, count_of, date as written, day_of_year, days,
        decimal, difference, dollars, lowered, month, number, number_word, opening_count, or_list, ordinal,
        percent, plural, possessive, range, roughly, sentence, sentence_case, short_date, with_article,
        years,
    },
};

#[test]
fn articles_go_by_sound() {
    for (phrase, expected) in [
        ("mentor", "a"),
        ("alumni profile", "an"),
        ("MBA", "an"),
        ("PhD", "a"),
        ("M.A.", "an"),
        ("B.A.", "a"),
        ("MBAs", "an"),
        ("FAFSA form", "a"),
        ("NASA engineer", "a"),
        ("SAT score", "an"),
        ("LSAT score", "an"),
        ("university", "a"),
        ("unique path", "a"),
        ("uninvited guest", "an"),
        ("unimportant date", "an"),
        ("user", "a"),
        ("umbrella", "an"),
        ("European", "a"),
        ("eulogy", "a"),
        ("hour", "an"),
        ("honest answer", "an"),
        ("honorary degree", "an"),
        ("heir", "an"),
        ("history major", "a"),
        ("hotel", "a"),
        ("one-time gift", "a"),
        ("once", "a"),
        ("onerous task", "an"),
        ("18-year-old", "an"),
        ("11th grader", "an"),
        ("8% raise", "an"),
        ("80-page report", "an"),
        ("800 number", "an"),
        ("1,800-person event", "a"),
        ("1800s building", "an"),
        ("12-month plan", "a"),
        ("$8 gift", "an"),
        ("$500 gift", "a"),
        ("F", "an"),
        ("A", "an"),
        ("B+", "a"),
        ("U", "a"),
        ("X-ray", "an"),
        ("“early” answer", "an"),
        ("Éclair", "an"),
        ("Ukrainian", "a"),
        ("U.S. citizen", "a"),
    ] {
        assert_eq!(article(phrase), expected, "{phrase}");
        assert_eq!(with_article(phrase), format!("{expected} {phrase}"));
    }
}

#[test]
fn plurals_are_those_of_the_dictionary() {
    for (one, many) in [
        ("mentor", "mentors"),
        ("person", "people"),
        ("Person", "People"),
        ("alum", "alumni"),
        ("alumnus", "alumni"),
        ("alumna", "alumnae"),
        ("alumni", "alumni"),
        ("child", "children"),
        ("woman", "women"),
        ("chairman", "chairmen"),
        ("German", "Germans"),
        ("human", "humans"),
        ("class", "classes"),
        ("match", "matches"),
        ("box", "boxes"),
        ("quiz", "quizzes"),
        ("university", "universities"),
        ("day", "days"),
        ("journey", "journeys"),
        ("analysis", "analyses"),
        ("criterion", "criteria"),
        ("thesis", "theses"),
        ("half", "halves"),
        ("life", "lives"),
        ("proof", "proofs"),
        ("staff", "staff"),
        ("series", "series"),
        ("photo", "photos"),
        ("hero", "heroes"),
        ("MBA", "MBAs"),
        ("PhD", "PhDs"),
        ("CEO", "CEOs"),
        ("alumni profile", "alumni profiles"),
        ("field of study", "fields of study"),
        ("vice president", "vice presidents"),
        ("mother-in-law", "mothers-in-law"),
        ("runner-up", "runners-up"),
        ("attorney general", "attorneys general"),
        ("first-generation student", "first-generation students"),
        ("syllabus", "syllabi"),
        ("bonus", "bonuses"),
        ("", ""),
    ] {
        assert_eq!(plural(one), many, "{one}");
    }
}

#[test]
fn counts_agree_with_what_is_counted() {
    for (count, noun, expected, opening) in [
        (0, "mentor", "no mentors", "No mentors"),
        (1, "mentor", "one mentor", "One mentor"),
        (3, "mentor", "three mentors", "Three mentors"),
        (9, "person", "nine people", "Nine people"),
        (10, "person", "10 people", "Ten people"),
        (12, "alum", "12 alumni", "Twelve alumni"),
        (21, "class", "21 classes", "Twenty-one classes"),
        (40, "gift", "40 gifts", "Forty gifts"),
        (100, "gift", "100 gifts", "One hundred gifts"),
        (1_284, "alumni profile", "1,284 alumni profiles", "1,284 alumni profiles"),
        (1_000_000, "match", "1,000,000 matches", "1,000,000 matches"),
    ] {
        assert_eq!(count_of(count, noun), expected);
        assert_eq!(opening_count(count, noun), opening);
    }
    assert_eq!(
        (agree(1, "is", "are"), agree(0, "is", "are"), agree(2, "has", "have")),
        ("is", "are", "have")
    );
    assert_eq!(
        (number_word(7), number_word(0), number_word(1_500)),
        ("seven".into(), "no".into(), "1,500".into())
    );
}

#[test]
fn numbers_are_written_as_the_screens_write_them() {
    for (written, expected) in [
        (number(0), "0"),
        (number(999), "999"),
        (number(1_284), "1,284"),
        (number(12_345_678), "12,345,678"),
        (decimal(12.5), "12.5"),
        (decimal(3.0), "3"),
        (decimal(0.256), "0.26"),
        (decimal(-0.001), "0"),
        (decimal(-1_234.5), "-1,234.5"),
        (decimal(f64::NAN), "unknown"),
        (dollars(739_500), "$7,395"),
        (dollars(739_550), "$7,395.50"),
        (dollars(5), "$0.05"),
        (dollars(0), "$0"),
        (dollars(-120_000), "-$1,200"),
        (percent(12.5), "12.5%"),
        (percent(42.0), "42%"),
        (percent(33.333), "33.3%"),
        (percent(100.0), "100%"),
        (range("$1,000", "$2,500"), "$1,000 to $2,500"),
        (range("5", "5"), "5"),
        (ordinal(1), "first"),
        (ordinal(9), "ninth"),
        (ordinal(10), "10th"),
        (ordinal(11), "11th"),
        (ordinal(21), "21st"),
        (ordinal(22), "22nd"),
        (ordinal(103), "103rd"),
        (ordinal(112), "112th"),
        (ordinal(1_001), "1,001st"),
        (roughly(1_284), "about 1,300"),
        (roughly(1_295), "just under 1,300"),
        (roughly(1_305), "just over 1,300"),
        (roughly(1_300), "1,300"),
        (roughly(7), "7"),
        (roughly(0), "0"),
        (difference(5, 2, "mentor"), "three more mentors"),
        (difference(2, 3, "gift"), "one fewer gift"),
        (difference(20, 40, "person"), "20 fewer people"),
        (difference(4, 4, "gift"), "as many gifts"),
    ] {
        assert_eq!(written, expected);
    }
}

#[test]
fn amounts_carry_their_unit() {
    for (figure, expected) in [
        (Amount::Count(1_284), "1,284"),
        (Amount::Dollars(739_500), "$7,395"),
        (Amount::Percent(12.5), "12.5%"),
        (Amount::Years(1.0), "1 year"),
        (Amount::Years(2.5), "2.5 years"),
        (Amount::Months(14.0), "14 months"),
        (Amount::Days(1.0), "1 day"),
        (Amount::Hours(0.5), "0.5 hours"),
        (Amount::Kilometres(50.0), "50 km"),
        (Amount::Year(2012), "2012"),
        (Amount::Date(date(2026, 3, 14)), "March 14, 2026"),
        (Amount::Number(3.25), "3.25"),
    ] {
        assert_eq!(amount(&figure), expected);
    }
}

#[test]
fn dates_are_american() {
    let (march, april) = (date(2026, 3, 14), date(2026, 4, 1));
    for (text, expected) in [
        (written(march), "March 14, 2026"),
        (short_date(march), "Mar 14, 2026"),
        (day_of_year(march), "March 14"),
        (month(march), "March 2026"),
        (days(march, march), "March 14, 2026"),
        (days(march, date(2026, 3, 20)), "March 14 to 20, 2026"),
        (days(march, april), "March 14 to April 1, 2026"),
        (days(date(2026, 3, 1), date(2026, 3, 31)), "March 2026"),
        (days(date(2025, 12, 30), march), "December 30, 2025 to March 14, 2026"),
        (years(Range { from: Some(1990.0), to: Some(1999.0) }), "1990 to 1999"),
        (years(Range { from: Some(2012.0), to: Some(2012.0) }), "2012"),
        (years(Range { from: Some(2010.0), to: None }), "since 2010"),
        (years(Range { from: None, to: Some(1979.0) }), "until 1979"),
        (years(Range { from: None, to: None }), ""),
    ] {
        assert_eq!(text, expected);
    }
}

#[test]
fn lists_end_with_and_or_or() {
    let names = ["Maya", "Oliver", "Nadia", "Sam", "Lee"];
    for (text, expected) in [
        (and_list(&names[..0]), ""),
        (and_list(&names[..1]), "Maya"),
        (and_list(&names[..2]), "Maya and Oliver"),
        (and_list(&names[..3]), "Maya, Oliver and Nadia"),
        (or_list(&names[..3]), "Maya, Oliver or Nadia"),
        (and_list(&["Boston, MA", "Austin, TX", "Reno"]), "Boston, MA; Austin, TX; and Reno"),
        (and_more(&names, 2), "Maya, Oliver and three more"),
        (and_more(&names, 4), "Maya, Oliver, Nadia, Sam and Lee"),
        (and_more(&names, 9), "Maya, Oliver, Nadia, Sam and Lee"),
        (and_more(&names, 0), "five more"),
    ] {
        assert_eq!(text, expected);
    }
}

#[test]
fn capitals_and_possessives() {
    for (text, expected) in [
        (possessive("Maya"), "Maya’s"),
        (possessive("James"), "James’s"),
        (possessive("the alumni"), "the alumni’s"),
        (possessive("the mentors"), "the mentors’"),
        (possessive("the class"), "the class’s"),
        (sentence_case("three mentors"), "Three mentors"),
        (sentence_case("“early” answers"), "“Early” answers"),
        (sentence_case("iPhone users"), "iPhone users"),
        (sentence_case("élan"), "Élan"),
        (sentence_case("$5 is enough"), "$5 is enough"),
        (sentence_case(""), ""),
        (lowered("Computer Science"), "computer science"),
        (lowered("French"), "French"),
        (lowered("African American Studies"), "African American studies"),
        (lowered("VP of Sales"), "VP of sales"),
        (lowered("Human-Computer Interaction"), "human-computer interaction"),
    ] {
        assert_eq!(text, expected);
    }
}

#[test]
fn sentences_get_their_capital_their_stop_and_their_sources() {
    let built =
        sentence().say("i compared ").strong("1,284 profiles").say(" with it").from(1).from(1).from(2).end();
    assert_eq!(built.plain(), "I compared 1,284 profiles with it.");
    assert_eq!(built.runs.iter().map(|run| run.strong).collect::<Vec<_>>(), [false, true, false]);
    assert_eq!(built.sources, [1, 2]);
    for (text, expected) in [
        (sentence().say("it says “no”").end(), "It says “no.”"),
        (sentence().say("it says “no.”").end(), "It says “no.”"),
        (sentence().say("done! ").end(), "Done!"),
        (sentence().strong("all of it").end(), "All of it."),
        (sentence().say("is it so").ask(), "Is it so?"),
        (sentence().say("what they share").colon(), "What they share:"),
        (sentence().say("a ").say("").say("b").end(), "A b."),
        (sentence().end(), ""),
    ] {
        assert_eq!(text.plain(), expected);
    }
}

#[test]
fn a_voice_varies_and_stays_the_same() {
    let wordings = ["one", "two", "three", "four"];
    let said = |seed: &str, turn| Voice::new(seed).at_turn(turn).pick(&wordings);
    let turns: Vec<&str> = (0..4).map(|turn| said("conversation", turn)).collect();
    let mut different = turns.clone();
    different.sort_unstable();
    different.dedup();
    assert_eq!(different.len(), 4, "each once before any twice: {turns:?}");
    assert_eq!(said("conversation", 4), turns[0]);
    assert_eq!(turns, (0..4).map(|turn| said("conversation", turn)).collect::<Vec<_>>());
    let mut voice = Voice::new("answer");
    let within: Vec<&str> = (0..4).map(|_| voice.pick(&wordings)).collect();
    assert!(within.windows(2).all(|pair| pair[0] != pair[1]), "{within:?}");
    let firsts: std::collections::HashSet<&str> = (0..40).map(|seed| said(&format!("{seed}"), 0)).collect();
    assert_eq!(firsts.len(), 4, "every wording comes first somewhere");
    assert_eq!(Voice::new("x").pick(&[]), "");
}
