use proptest::prelude::*;

use super::super::*;

/// Pieces of which letters are made, good and bad.
fn piece() -> impl Strategy<Value = String> {
    let words = vec![
        "Federal Pell Grant",
        "Direct Unsub",
        "Fed PLUS",
        "Loan",
        "Scholarship",
        "Tuition",
        "Fees",
        "Total",
        "Subtotal",
        "Net cost",
        "Cost of attendance",
        "Balance due",
        "Work-Study",
        "Fall 2026",
        "Spring 2027",
        "Grants and Scholarships",
        "LOANS",
        "per semester",
        "/yr",
        "x 2",
        "up to",
        "over four years",
        "SAI",
        "deposit",
        "you will be awarded",
        "if",
        "Award",
        "Amount",
        "Accepted",
        "Housing",
        "(",
        ")",
        "-",
        "=",
        ":",
        "|",
        "•",
        "é🎓",
        "Year 1",
        "On campus",
        "and",
    ];
    let amounts = vec![
        "$1,850",
        "1,850.50",
        "$0",
        "3700",
        "2026",
        "($500)",
        "-$20",
        "$2,000 - $3,000",
        "$9",
        "$99999999999",
        "€5",
        "$ -",
        "12%",
        "2026-27",
        "05/01/2026",
        "$12k",
        "0.5",
    ];
    let gaps = vec![" ", "\t", "   ", "\n", "\r\n", "\n\n", ", ", ". ", "; "];
    prop_oneof![
        5 => prop::sample::select(words).prop_map(str::to_owned),
        4 => prop::sample::select(amounts).prop_map(str::to_owned),
        6 => prop::sample::select(gaps).prop_map(str::to_owned),
        1 => "\\PC{0,6}",
    ]
}

fn letter() -> impl Strategy<Value = String> {
    prop::collection::vec(piece(), 0..60).prop_map(|pieces| pieces.concat())
}

fn check(text: &str) -> Result<(), TestCaseError> {
    let found = read(text);
    let units: Vec<u16> = text.encode_utf16().collect();
    let sum = |test: fn(Kind) -> bool| {
        let counted =
            found.items.iter().filter(|item| item.certainty != Certainty::Unclear && test(item.kind));
        counted.map(|item| item.amount).sum::<i64>()
    };
    for item in &found.items {
        prop_assert!(item.from <= item.to && item.to <= units.len());
        let span = String::from_utf16(&units[item.from..item.to]).ok();
        prop_assert_eq!(span.as_deref(), Some(item.text.as_str()));
        prop_assert!(item.line >= 1);
        if item.kind.is_gift() {
            let words = words::words(&item.label, 0);
            prop_assert!(!words::vocabulary().has_loan_word(&words), "{} is no gift", item.label);
        }
        if item.kind == Kind::Other {
            prop_assert_eq!(item.certainty, Certainty::Unclear);
        }
    }
    let totals = &found.totals;
    prop_assert_eq!(totals.grants, sum(Kind::is_gift));
    prop_assert_eq!(totals.work, sum(|kind| kind == Kind::Work));
    prop_assert_eq!(totals.loans, sum(|kind| matches!(kind, Kind::StudentLoan | Kind::PrivateLoan)));
    prop_assert_eq!(totals.parent_loans, sum(|kind| kind == Kind::ParentLoan));
    let costs = sum(|kind| kind == Kind::Cost);
    if let Some(cost) = totals.cost {
        let stated = found.stated.iter().any(|stated| stated.amount == cost)
            || found.stated.iter().map(|stated| stated.amount).sum::<i64>() >= cost;
        prop_assert!(cost == costs || (cost > costs && stated));
    }
    if let (Some(cost), Some(net)) = (totals.cost, totals.net_price) {
        prop_assert_eq!(net, (cost - totals.grants).max(0));
    }
    prop_assert_eq!(&read(text), &found);
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(600) })]

    #[test]
    fn any_text_is_read_without_panic(text in "(\\PC|[\\n\\t$,.0-9()-]){0,200}") {
        check(&text)?;
    }

    #[test]
    fn whatever_a_letter_is_made_of_its_sums_are_those_of_its_lines(text in letter()) {
        check(&text)?;
    }
}
