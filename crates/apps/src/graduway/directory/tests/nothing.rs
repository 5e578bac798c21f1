//! Who gave nothing did not give, in whatever words.

use super::{super::model::*, *};

fn told(text: &str) -> String {
    let compiled = compile(text, TODAY);
    let chips = compiled
        .chips
        .iter()
        .map(|chip| format!("{}{}={}", if chip.excluded { "!" } else { "" }, chip.slot, chip.text));
    let chips = chips.collect::<Vec<_>>().join("; ");
    let unknown: Vec<&str> = compiled.unknown.iter().map(|unknown| unknown.text.as_str()).collect();
    if unknown.is_empty() { chips } else { format!("{chips} | {}", unknown.join(", ")) }
}

#[test]
fn who_gave_nothing_did_not_give() {
    let mut wrong = Vec::new();
    for (text, expected) in [
        ("alumni in Boston who have given nothing", "kind=alumni; place=Boston; !gave=gave"),
        ("who donated nothing", "!gave=gave"),
        ("who gave nothing", "!gave=gave"),
        ("who contributed nothing at all", "!gave=gave"),
        ("who gave $0", "!gave=gave"),
        ("who gave $0.00", "!gave=gave"),
        ("alumni who gave 0 dollars in all", "kind=alumni; !gave=gave"),
        ("alumni who have donated zero dollars", "kind=alumni; !gave=gave"),
        ("alumni with zero gifts", "kind=alumni; !gave=gave"),
        ("alumni with 0 donations", "kind=alumni; !gave=gave"),
        ("alumni with a total giving of $0", "kind=alumni; !gave=gave"),
        ("lifetime giving: $0", "!gave=gave | lifetime"),
        ("$0 donors in Ohio", "!gave=gave; place=Ohio"),
        ("alumni who gave us nothing", "kind=alumni; !gave=gave"),
        ("alumni who gave the school nothing", "kind=alumni; !gave=gave"),
        ("alumni who gave no money", "kind=alumni; !gave=gave"),
        ("alumni who gave no gifts", "kind=alumni; !gave=gave"),
        ("alumni who gave not a cent", "kind=alumni; !gave=gave"),
        ("alumni who gave nothing in Boston", "kind=alumni; !gave=gave; place=Boston"),
        ("alumni who gave nothing but volunteered", "kind=alumni; !gave=gave; volunteered=volunteered"),
        (
            "alumni who gave nothing but came to an event",
            "kind=alumni; !gave=gave; attended=attended an event",
        ),
        ("alumni who never donated anything", "kind=alumni; !gave=gave"),
        ("alumni who never gave a dime", "kind=alumni; !gave=gave"),
        ("alumni who have not given us a cent", "kind=alumni; !gave=gave"),
        ("alumni who didn't give us a dime", "kind=alumni; !gave=gave"),
        ("alumni who have yet to give", "kind=alumni; !gave=gave"),
        ("alumni who gave nothing in 2024", "kind=alumni; !gave_in=gave in 2024"),
        ("alumni who gave $0 in 2024", "kind=alumni; !gave_in=gave in 2024"),
        ("alumni who have given nothing since 2020", "kind=alumni; !gave_in=gave since 2020"),
        ("who gave us nothing last year", "!gave_in=gave in 2025"),
        ("who gave nothing in 2023 and 2024", "!gave_in=gave in 2023; !gave_in=gave in 2024"),
        ("gave in 2023 but nothing in 2024", "gave_in=gave in 2023; !gave_in=gave in 2024"),
        ("gave nothing in 2023 but gave in 2024", "!gave_in=gave in 2023; gave_in=gave in 2024"),
        (
            "gave $100 or more in 2023 but nothing in 2024",
            "given=gave at least $100 in all; gave_in=gave in 2023; !gave_in=gave in 2024",
        ),
    ] {
        let got = told(text);
        if got != expected {
            wrong.push(format!("{text}\n  wanted {expected}\n  got    {got}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Some words look like nothing and are something.
#[test]
fn who_gave_something_did_give() {
    let mut wrong = Vec::new();
    for (text, expected) in [
        ("gave $0 to $100", "given=gave $0 to $100 in all"),
        ("gave more than $0", "given=gave over $0 in all"),
        ("gave $10", "given=gave at least $10 in all"),
        ("gave $0.50", "given=gave at least $0.50 in all"),
        ("gave 0.5 million dollars", "given=gave at least $500,000 in all"),
        ("gave in 2020", "gave_in=gave in 2020"),
        ("alumni who gave nothing but advice", "kind=alumni; gave=gave | advice"),
        ("donors. Nothing else", "gave=gave | Nothing else"),
    ] {
        let got = told(text);
        if got != expected {
            wrong.push(format!("{text}\n  wanted {expected}\n  got    {got}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let emission = told("donors in zero-emission transport");
    assert!(emission.starts_with("gave=gave"), "{emission}");
}
