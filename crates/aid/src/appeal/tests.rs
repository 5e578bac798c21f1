use std::collections::BTreeSet;

use jiff::civil::date;
use proptest::prelude::*;

use super::*;
use crate::families::families;

const TODAY: Date = date(2026, 11, 17);

fn sample(id: &str) -> Worksheet {
    families().into_iter().find(|family| family.id == id).unwrap().worksheet
}

fn told(kind: Kind, amount: Option<i64>) -> Circumstance {
    Circumstance { kind, who: None, amount, date: None, details: String::new() }
}

fn text(appeal: &Appeal) -> String {
    let sentences = appeal.paragraphs.iter().flat_map(|paragraph| &paragraph.sentences);
    sentences.map(|sentence| sentence.text.clone()).collect::<Vec<_>>().join(" ")
}

/// Index and grant before and after.
fn figures(id: &str, circumstance: &Circumstance) -> [i64; 4] {
    let appeal = draft(&sample(id), circumstance, TODAY);
    assert_eq!(appeal.problems, []);
    let effect = appeal.effect.unwrap();
    [effect.sai_before, effect.sai_after, effect.pell_before, effect.pell_after]
}

/// Afterwards as the second program found it, written from the tables alone.
#[test]
fn the_effect_is_what_the_formula_says() {
    let of = |id: &str, kind: Kind, amount: i64| figures(id, &told(kind, Some(amount)));
    assert_eq!(of("two-earners", Kind::ReducedIncome, 6000), [3541, 2322, 3855, 5075]);
    assert_eq!(of("two-earners", Kind::MedicalCosts, 9000), [3541, 2647, 3855, 4750]);
    assert_eq!(of("two-earners", Kind::MedicalCosts, 4937), [3541, 3541, 3855, 3855], "covered already");
    assert_eq!(of("two-earners", Kind::MedicalCosts, 90_000)[1], -1500, "costs may be more than all income");
    assert_eq!(of("two-earners", Kind::Divorce, 30_000), [3541, -1037, 3855, 7395]);
    assert_eq!(of("newlyweds", Kind::OneTimeIncome, 10_000), [12_708, 7708, 740, 740]);
    assert_eq!(of("on-my-own", Kind::OtherCosts, 5000), [4372, 0, 3025, 7395]);
    let gone =
        |who: Option<Who>| figures("second-marriage", &Circumstance { who, ..told(Kind::Death, None) });
    assert_eq!(gone(None), [3444, -1337, 3950, 7395]);
    assert_eq!(gone(Some(Who::OtherParent)), gone(None));
    assert_eq!(gone(Some(Who::Parent)), [3444, -1500, 3950, 7395]);
    let lost = Circumstance { who: Some(Who::OtherParent), ..told(Kind::JobLoss, None) };
    assert_eq!(figures("second-marriage", &lost), [3444, -1500, 3950, 7395], "all that was earned");
}

#[test]
fn changes_and_what_is_taken_for_granted_are_named() {
    let appeal = draft(&sample("two-earners"), &told(Kind::Divorce, Some(30_000)), TODAY);
    let effect = appeal.effect.unwrap();
    let changes: Vec<(&str, i64, i64)> =
        effect.changes.iter().map(|change| (change.field.as_str(), change.from, change.to)).collect();
    assert_eq!(
        changes,
        [
            ("parent.amounts.agi", 72_000, 42_000),
            ("parent.amounts.earned", 72_000, 42_000),
            ("parents.familySize", 4, 3)
        ]
    );
    assert!(effect.assumptions.last().unwrap().contains("if the office agrees"));
    let joint = draft(&sample("two-earners"), &told(Kind::JobLoss, None), TODAY);
    assert!(joint.effect.is_none(), "on a joint return it is not clear whose work it was");
}

#[test]
fn the_letter_says_who_when_and_how_much() {
    let circumstance = Circumstance {
        date: Some(date(2026, 3, 2)),
        details: " The plant closed.\r\nHe looks for work; nothing yet.\u{0} ".to_owned(),
        ..told(Kind::JobLoss, Some(30_000))
    };
    let appeal = draft(&sample("two-earners"), &circumstance, TODAY);
    assert_eq!(appeal.subject, "Request for a second look at my financial aid for 2026-27");
    let text = text(&appeal);
    for part in [
        "I estimate a Student Aid Index of 3,541.",
        "My parent lost their work (March 2, 2026).",
        "In a year this is about $30,000 less.",
        "The plant closed. He looks for work; nothing yet.",
        "The form looks at 2024, and so it does not show this.",
        "For that year it has $72,000 as my parents' adjusted gross income.",
    ] {
        assert!(text.contains(part), "{part} is not in: {text}");
    }
    let once = draft(&sample("newlyweds"), &told(Kind::OneTimeIncome, Some(900)), TODAY);
    assert!(self::text(&once).contains("The form looks at 2024, and this payment is part of it."));
    assert_eq!(appeal.attachments.len(), 4);
    assert_eq!((appeal.due, appeal.page), (Some(date(2027, 4, 15)), "aid-appeals"));
    assert_eq!(draft(&sample("two-earners"), &circumstance, date(2027, 4, 16)).due, None);
}

#[test]
fn an_amount_is_never_more_than_the_answers_show() {
    let sheet = sample("two-earners");
    let appeal = draft(&sheet, &told(Kind::JobLoss, Some(72_001)), TODAY);
    assert_eq!(appeal.problems[0].field, "amount");
    assert!(appeal.problems[0].message.starts_with("$72,001 is more than the $72,000"));
    assert!(appeal.effect.is_none() && !text(&appeal).contains("72,001"));
    assert!(draft(&sheet, &told(Kind::JobLoss, Some(72_000)), TODAY).effect.is_some());
    for amount in [0, -5, i64::MIN, i64::MAX] {
        let appeal = draft(&sheet, &told(Kind::OneTimeIncome, Some(amount)), TODAY);
        assert_eq!((appeal.problems.len(), appeal.effect), (1, None));
    }
}

#[test]
fn what_cannot_be_is_named_and_left_out() {
    let single = draft(&sample("single-parent"), &told(Kind::Divorce, Some(100)), TODAY);
    assert_eq!((single.problems[0].field.as_str(), single.effect), ("kind", None));
    let nobody = Circumstance { who: Some(Who::Spouse), ..told(Kind::JobLoss, Some(100)) };
    assert_eq!(draft(&sample("two-earners"), &nobody, TODAY).problems[0].field, "who");
    let child = Circumstance { who: Some(Who::Student), ..told(Kind::Death, Some(100)) };
    assert_eq!(draft(&sample("two-earners"), &child, TODAY).problems[0].field, "who");
    let long = Circumstance {
        details: "ä".repeat(1001),
        date: Some(date(2028, 1, 1)),
        ..told(Kind::OtherCosts, Some(100))
    };
    let appeal = draft(&sample("two-earners"), &long, TODAY);
    let fields: Vec<&str> = appeal.problems.iter().map(|problem| problem.field.as_str()).collect();
    assert_eq!(fields, ["details", "date"]);
    assert!(!text(&appeal).contains("2028") && text(&appeal).contains(&"ä".repeat(1000)));
}

#[test]
fn without_all_answers_there_is_a_letter_but_no_figure() {
    let appeal = draft(&sample("half-finished"), &told(Kind::ReducedIncome, Some(9000)), TODAY);
    assert!(appeal.effect.is_none() && appeal.problems.is_empty());
    assert!(text(&appeal).contains("I name no index here"));
    draft(&Worksheet::default(), &told(Kind::Death, None), TODAY);
}

/// Every number in a text, without commas.
fn numbers(text: &str) -> BTreeSet<String> {
    let plain = text.replace(',', "");
    plain
        .split(|one: char| !one.is_ascii_digit())
        .filter(|part| !part.is_empty())
        .map(str::to_owned)
        .collect()
}

/// What a letter may name: answers, lines, what was given, and the years and the share of the rules.
fn known(sheet: &Worksheet, circumstance: &Circumstance) -> BTreeSet<String> {
    let mut known = numbers("2026-27 2024 11");
    known.extend(circumstance.amount.map(|amount| amount.to_string()));
    known.extend(circumstance.date.iter().flat_map(|date| [date.day().to_string(), date.year().to_string()]));
    if let Ok((case, standing)) = sheet.complete(TODAY) {
        let lines = explain(&case, &standing).lines;
        known.extend(lines.iter().map(|line| line.value.unsigned_abs().to_string()));
        let share = lines.iter().filter(|line| line.key.ends_with("protection"));
        known.extend(share.map(|line| crate::money::divided(line.value * 11, 100).to_string()));
        let inputs = lines.iter().flat_map(|line| &line.inputs);
        known.extend(inputs.map(|input| input.value.unsigned_abs().to_string()));
    }
    known
}

#[test]
fn every_figure_has_a_source_and_nothing_is_promised() {
    let promises = ["will receive", "guarantee", "entitled", "must give", "will get", "!", "approve"];
    for family in families() {
        for kind in Kind::ALL {
            for amount in [None, Some(1234)] {
                for who in [None, Some(Who::Student)] {
                    let date = Some(date(2026, 5, 9));
                    let circumstance = Circumstance { who, date, ..told(kind, amount) };
                    let appeal = draft(&family.worksheet, &circumstance, TODAY);
                    let known = known(&family.worksheet, &circumstance);
                    for sentence in appeal.paragraphs.iter().flat_map(|paragraph| &paragraph.sentences) {
                        let found = numbers(&sentence.text);
                        assert!(found.is_subset(&known), "{}: {found:?}", sentence.text);
                        assert!(found.is_empty() || sentence.source.is_some(), "{}", sentence.text);
                        assert!(sentence.text.ends_with('.'), "{}", sentence.text);
                        let text = sentence.text.to_lowercase();
                        assert!(promises.iter().all(|promise| !text.contains(promise)), "{text}");
                    }
                    assert!(!appeal.attachments.is_empty());
                }
            }
        }
    }
}

#[test]
fn papers_are_those_of_the_page() {
    let page = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../campus/library/aid-appeals.md");
    let page = std::fs::read_to_string(page).unwrap();
    for words in [
        "last pay stub, letter from the employer, proof of unemployment benefits not older than 90 days",
        "three latest pay stubs, letter from the employer",
        "proof of two addresses or a court paper, W-2 forms of both",
        "death certificate, W-2 forms",
        "bills and proof of what was paid, insurance statements",
        "the tax form that shows it, and where the money went",
        "an estimate of this year's income",
        "about 11 percent of the income protection allowance",
    ] {
        assert!(page.contains(words), "{words}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(300) })]

    #[test]
    fn nothing_panics(
        place in 0_usize..8, kind in 0_usize..7, who in 0_usize..5, amount in prop::option::of(any::<i64>()),
        small in prop::option::of(0_i64..90_000), details in any::<String>(), days in -800_000_i32..800_000,
    ) {
        let sheet = families().swap_remove(place).worksheet;
        let date = TODAY.checked_add(jiff::Span::new().days(days)).ok();
        let who = Who::ALL.get(who).copied();
        let circumstance = Circumstance { kind: Kind::ALL[kind], who, amount: small.or(amount), date, details };
        let appeal = draft(&sheet, &circumstance, TODAY);
        prop_assert!(appeal.effect.is_none() || appeal.problems.is_empty());
        let text = text(&appeal);
        prop_assert!(!text.contains(|one: char| one.is_control()));
        if let Some(effect) = appeal.effect {
            prop_assert!(effect.changes.iter().all(|change| change.to <= change.from));
        }
    }
}
