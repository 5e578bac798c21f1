//! What is asked one after the other, and what each message asks of the tools.

use std::collections::BTreeSet;

use chat::understand::Understood;
use serde_json::{Value, json};

use super::desk::{GRAMMAR, ask, context};

/// Each message with the tool that runs and its input.
type Turns = &'static [(&'static str, &'static str, &'static str)];

const DIALOGUES: &[Turns] = &[
    &[
        ("What is my Student Aid Index?", "aid_estimate", "{}"),
        ("What about 2025-26?", "aid_estimate", r#"{"year":"2025-26"}"#),
        ("And in 2027-28?", "aid_estimate", r#"{"year":"2027-28"}"#),
    ],
    &[
        ("What if I took 9 credits?", "aid_what_if", r#"{"credits":9}"#),
        ("and with 6 credits?", "aid_what_if", r#"{"credits":6}"#),
        ("What about half time in 2025-26?", "aid_what_if", r#"{"credits":6,"year":"2025-26"}"#),
        ("What happens to my Pell if I take 9 credits?", "aid_what_if", r#"{"credits":9}"#),
    ],
    &[
        (
            "What if my parents earned 10,000 more?",
            "aid_what_if",
            r#"{"field":"wages","whose":"parents","change":10000}"#,
        ),
        ("and 20,000 more?", "aid_what_if", r#"{"field":"wages","whose":"parents","change":20000}"#),
        ("What about 5,000 less?", "aid_what_if", r#"{"field":"wages","whose":"parents","change":-5000}"#),
    ],
    &[
        ("What would I pay at Northfield?", "aid_package", r#"{"school":"Northfield"}"#),
        ("And with 9 credits?", "aid_what_if", r#"{"credits":9}"#),
    ],
    &[
        ("What is the maximum Pell Grant in 2026-27?", "aid_tables", r#"{"table":"pell","year":"2026-27"}"#),
        ("and in 2024-25?", "aid_tables", r#"{"table":"pell","year":"2024-25"}"#),
    ],
    &[
        (
            "What is the income protection allowance for a family of four?",
            "aid_tables",
            r#"{"table":"protection","size":4}"#,
        ),
        ("And for a family of six?", "aid_tables", r#"{"table":"protection","size":6}"#),
    ],
    &[
        ("Why is my employment allowance 5,000?", "aid_line", r#"{"line":"employment"}"#),
        ("What about the payroll tax allowance?", "aid_line", r#"{"line":"payroll"}"#),
    ],
    &[
        ("What if savings were 50,000?", "aid_what_if", r#"{"field":"savings","amount":50000}"#),
        ("What if we had one more child?", "aid_what_if", r#"{"field":"familySize","change":1}"#),
        ("Compare the award years", "aid_years", "{}"),
    ],
];

#[test]
fn conversations_are_followed() {
    let mut wrong = Vec::new();
    for dialogue in DIALOGUES {
        let mut before: Option<Understood> = None;
        for (message, tool, input) in *dialogue {
            let after = GRAMMAR.understand(message, before.as_ref(), &context());
            let wanted: Value = serde_json::from_str(input).unwrap();
            let call = after.calls.first().map(|call| json!([call.tool, call.input])).unwrap_or_default();
            if call != json!([tool, wanted]) {
                wrong.push(format!(
                    "{message}\n  wanted {tool} {wanted}\n  got {call} {:?} {:?}",
                    after.intent, after.asks
                ));
            }
            before = Some(after);
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn no_word_of_the_aid_pages_is_taken_for_a_slip_of_the_finger() {
    let pages = campus::LIBRARY.iter().filter(|page| page.file.starts_with("aid-"));
    let words: BTreeSet<&str> = pages
        .flat_map(|page| page.text.split(|letter: char| !letter.is_alphabetic()))
        .filter(|word| word.len() > 4 && !word.starts_with(char::is_uppercase))
        .collect();
    let mended = |word: &&&str| {
        let message = format!("What does {word} mean?");
        GRAMMAR.understand(&message, None, &context()).message != message
    };
    let wrong: Vec<_> = words.iter().filter(mended).collect();
    assert!(words.len() > 500 && wrong.is_empty(), "{wrong:?}");
}

#[tokio::test]
async fn what_is_not_understood_is_said_to_be_so() {
    for (message, unknown) in [
        ("What if my parents earned 10,000 more on the moon?", "I did not understand “moon”"),
        ("Compare the award years for pirates", "I did not understand “pirates”"),
        ("What is my index with 9 credits?", "I left out “9 credits”"),
    ] {
        let said = ask(Some("four"), message).await.text();
        assert!(said.contains(unknown), "{message}: {said}");
    }
    for message in
        ["What is my SAI and Pell?", "What if savings were 50,000?", "What would I pay at Northfield?"]
    {
        let said = ask(Some("four"), message).await.text();
        assert!(!said.contains("not understand") && !said.contains("left out"), "{message}: {said}");
    }
}

#[test]
fn what_is_suggested_is_understood() {
    let suggested = [
        "What is my Student Aid Index?",
        "What if my parents earned $10,000 more?",
        "Why is the income protection allowance what it is?",
        "When is the deadline to file the FAFSA?",
        "What is still missing?",
        "What if income were $10,000 higher?",
        "Explain the available income",
        "Compare the award years",
        "And with 9 credits?",
        "What if savings were $20,000?",
        "Explain the net price",
        "What is the maximum Pell Grant in 2026-27?",
        "When am I independent?",
        "Which assets do not count?",
        "How do I correct a mistake on the FAFSA?",
        "How does the tax I paid enter the formula?",
        "Which tax year is used?",
        "How do I ask for a second look at my aid?",
        "Does my parents' immigration status matter for the FAFSA?",
        GRAMMAR.fallback.example,
    ];
    let before = GRAMMAR.understand("What if savings were $50,000?", None, &context());
    for message in suggested {
        let understood = GRAMMAR.understand(message, Some(&before), &context());
        assert!(!understood.calls.is_empty(), "{message}: {:?} {:?}", understood.intent, understood.asks);
    }
}
