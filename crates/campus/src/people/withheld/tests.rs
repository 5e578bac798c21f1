use std::time::{Duration, Instant};

use super::*;
use crate::generate::{Generator, Size};

/// Somebody with everything on record and nothing agreed to, as an import leaves them.
fn imported() -> Life {
    let mut life = Generator::new(7, Size::people(100), Generator::TODAY).person(60);
    life.consents.clear();
    life.person.email = "jane.doe@gmail.example".into();
    life.person.phone = Some("(617) 555-0123".into());
    life.household.street = "12 North Maple Street, Apt. 3".into();
    life
}

#[test]
fn what_is_on_record_is_hidden_however_it_is_written() {
    let withheld = Withheld::of(&imported());
    for text in [
        "Jane.Doe@Gmail.Example",
        "JANE.DOE@GMAIL.EXAMPLE",
        "jane.doe @ gmail.example",
        "(617) 555-0123",
        "617-555-0123",
        "617.555.0123",
        "617 555 0123",
        "+1 617 555 0123",
        "+1 (617) 555-0123",
        "(+1) 617-555-0123",
        "1-617-555-0123",
        "001 617 555 0123",
        "6175550123",
        "16175550123",
        "+16175550123",
        "617\u{2011}555\u{2011}0123",
        "６１７-５５５-０１２３",
        "555-0123",
        "12 North Maple Street, Apt. 3",
        "12 N. MAPLE ST",
        "12 north maple st",
        "12 N Maple Street Apartment 3",
    ] {
        let shown = withheld.hidden(&format!("Write, {text} or so"));
        assert_eq!(shown, "Write, (withheld) or so", "{text}");
    }
}

#[test]
fn whatever_looks_like_a_way_to_reach_somebody_is_hidden() {
    let withheld = Withheld::of(&imported());
    for text in [
        "other@sub.mail.example",
        "first+jobs@x.example",
        "o'neil@x.example",
        "søren@ø.example",
        "212-555-0199",
        "(212)555-0199",
        "212/555-0199",
        "+41 44 123 45 67",
        "0041 44 123 45 67",
        "+442079460958",
        "020 7946 0958",
        "01 23 45 67 89",
        "2125550199",
    ] {
        for (before, after) in [("", ""), ("at ", "."), ("Boston · ", " · 2019-2021"), ("2019 ", ", 3")] {
            let expected = format!("{before}(withheld){after}");
            assert_eq!(withheld.hidden(&format!("{before}{text}{after}")), expected);
        }
    }
    for (text, expected) in [
        ("Phone: 555-0199", "Phone: (withheld)"),
        ("call me at 555.2012", "call me at (withheld)"),
        ("Tel. no. 1234567", "Tel. no. (withheld)"),
        ("mailto:other@x.example", "mailto:(withheld)"),
        ("212-555-0199/212-555-0198", "(withheld)/(withheld)"),
        ("+1 212 555 0199\n+1 212 555 0198", "(withheld)\n(withheld)"),
    ] {
        assert_eq!(withheld.hidden(text), expected);
    }
}

#[test]
fn numbers_that_reach_nobody_stay() {
    let withheld = Withheld::of(&imported());
    for text in [
        "2019-2021",
        "2019 - 2021, 2022-",
        "Head of Mobile, 2019-2021",
        "03/2019 to 05/2021",
        "2019-01-02",
        "2019-01-02 to 2020-11-30",
        "01.02.2019 - 03.04.2021",
        "12/25/2019",
        "Class of 1998 2002 2006",
        "$85,000-$120,000",
        "85000-120000 a year",
        "$2125550199",
        "1,250,000 users",
        "1 250 000 users, then 12 500 000",
        "500-1000 employees",
        "ISBN 978-0-306-40615-7",
        "ISBN 9780306406157",
        "ISBN-10: 2125550199",
        "ISBN 0-306-40615-2",
        "ID 2125550199",
        "#2125550199",
        "order AB2125550199",
        "https://x.example/item/2125550199",
        "doi 10.1038/nature12373",
        "ORCID 0000-0002-1825-0097",
        "SSN-like 123-45-6789",
        "99-212-555-0199-01",
        "3.1415926535",
        "40.712776, -74.005974",
        "192.168.100.100",
        "02138-1234",
        "GPA 3.85 of 4.00, 120 credits, 18 of 20",
        "C++11 14 17 20",
        "4111 1111 1111 1111",
        "550e8400-e29b-41d4-a716-446655440000",
        "Engineer @ Acme.Org",
        "@janedoe",
        "12 Maple Lane",
        "112 North Maple Street",
        "paid 12@3.50",
    ] {
        assert_eq!(withheld.hidden(text), text);
    }
}

#[test]
fn each_of_the_three_is_by_itself() {
    let text = "jane.doe@gmail.example 617-555-0123 12 N Maple St";
    for (field, expected) in [
        (ConsentField::Email, "jane.doe@gmail.example (withheld) (withheld)"),
        (ConsentField::Phone, "(withheld) 617-555-0123 (withheld)"),
        (ConsentField::Address, "(withheld) (withheld) 12 N Maple St"),
        (ConsentField::Directory, "(withheld) (withheld) (withheld)"),
    ] {
        let mut life = imported();
        let (person, at) = (life.person.id, Generator::TODAY);
        life.consents.push(Consent { person, field, granted: true, at, basis: String::new() });
        assert_eq!(Withheld::of(&life).hidden(text), expected, "{field:?}");
    }
}

#[test]
fn several_numbers_in_one_cell_are_all_known() {
    let mut life = imported();
    life.person.is_staff = true;
    life.person.phone = Some("617-555-0123 ext. 4 / 030 1234567; +41 44 123 45 67".into());
    let withheld = Withheld::of(&life);
    let mut text = "(617) 5550123, +49 30 1234567, 044 123 45 67, 212-555-0199".to_owned();
    withheld.hide_in_letter(&mut text);
    assert_eq!(text, "(withheld), (withheld), (withheld), 212-555-0199", "an office has numbers to call");
}

#[test]
fn all_that_is_told_of_somebody_is_looked_at() {
    let lives: Vec<Life> = Generator::new(7, Size::people(400), Generator::TODAY).people().collect();
    let mut seen = 0;
    for mut life in lives {
        life.consents.clear();
        texts(&mut life).for_each(|text| text.push_str(" x@y.example"));
        // Letters are not told of one person alone.
        life.mails.clear();
        let before = format!("{life:?}").matches("x@y.example").count();
        Withheld::of(&life).hide_in(&mut life);
        assert!(!format!("{life:?}").contains("x@y.example"));
        seen = seen.max(before);
    }
    assert!(seen > 20, "{seen} texts");
}

#[test]
fn generated_lives_do_not_tell_what_is_withheld() {
    let (mut told, mut kept) = (0, 0);
    for mut life in Generator::new(7, Size::people(2000), Generator::TODAY).people() {
        let Some(before) = life.candidate.as_ref().map(|candidate| candidate.resume.clone()) else {
            continue;
        };
        Withheld::of(&life).hide_in(&mut life);
        let may = life.consents.iter().any(|one| one.field == ConsentField::Email && one.granted);
        let resume = &life.candidate.as_ref().unwrap().resume;
        if !before.contains(&life.person.email) {
            continue;
        }
        assert_eq!(resume.contains(&life.person.email), may, "{resume}");
        *(if may { &mut told } else { &mut kept }) += 1;
        let lost = before.split_whitespace().count().abs_diff(resume.split_whitespace().count());
        assert!(lost <= 8, "no more than that is lost of {before}\n{resume}");
    }
    assert!(told > 0 && kept > 0, "{told} told, {kept} withheld");
}

#[test]
fn no_text_takes_long() {
    let withheld = Withheld::of(&imported());
    let pieces = [
        "@",
        "a@",
        "a.b@c.",
        " @ ",
        "1",
        "1 ",
        "617-",
        "+",
        "(",
        "+1 (617",
        "0",
        "00 ",
        "phone ",
        "12 north ",
        "12 north maple ",
        "no ",
        "１",
        "\u{301}",
        ".",
        "617-555-0123 ",
        "x@y.zz ",
    ];
    for piece in pieces {
        let text = piece.repeat(1_000_000 / piece.len());
        let start = Instant::now();
        let shown = withheld.hidden(&text);
        assert!(start.elapsed() < Duration::from_secs(20), "{piece:?} took {:?}", start.elapsed());
        assert!(shown.len() <= 2 * text.len());
    }
}
