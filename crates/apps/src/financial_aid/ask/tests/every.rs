//! Whatever the tools give can be said: no sentence of ours is cut, for any line, table or what-if.

use chat::Call;
use serde_json::{Value, json};

use super::{
    super::tools,
    desk::{families, planned},
};

fn call(tool: &str, input: Value) -> Vec<Call> {
    vec![Call { tool: tool.to_owned(), input }]
}

/// The values that a field of a tool's input may have.
fn choices(tool: &str, field: &str) -> Vec<String> {
    fn found(schema: &Value, all: &mut Vec<String>) {
        match schema {
            Value::Object(fields) => {
                let one = fields.get("const").into_iter();
                let many = fields.get("enum").and_then(Value::as_array).into_iter().flatten();
                all.extend(one.chain(many).filter_map(Value::as_str).map(str::to_owned));
                fields.values().for_each(|value| found(value, all));
            }
            Value::Array(items) => items.iter().for_each(|item| found(item, all)),
            _ => {}
        }
    }
    let all = tools::all(&families());
    let tool = all.iter().find(|one| one.spec().name == tool).unwrap();
    let mut names = Vec::new();
    found(&tool.spec().input["properties"][field], &mut names);
    names.sort();
    names.dedup();
    names
}

async fn holds(family: Option<&str>, tool: &str, input: Value, wrong: &mut Vec<String>) {
    let said = planned(family, call(tool, input.clone())).await;
    let refused = said.ran.iter().filter_map(|ran| ran.outcome.as_ref().err());
    let is_refused = refused.count() > 0;
    if !said.cut.is_empty() || (said.fine.is_empty() && !is_refused) {
        wrong.push(format!("{family:?} {tool} {input}: {:?}", said.cut));
    }
}

#[tokio::test]
async fn every_line_can_be_explained() {
    let lines = choices("aid_line", "line");
    assert!(lines.len() > 28, "{lines:?}");
    let mut wrong = Vec::new();
    for family in ["four", "alone", "unfinished"] {
        for line in &lines {
            holds(Some(family), "aid_line", json!({ "line": line }), &mut wrong).await;
        }
        for year in choices("aid_estimate", "year") {
            holds(Some(family), "aid_estimate", json!({ "year": year }), &mut wrong).await;
            holds(Some(family), "aid_package", json!({ "year": year }), &mut wrong).await;
        }
        holds(Some(family), "aid_years", json!({}), &mut wrong).await;
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[tokio::test]
async fn every_table_can_be_read_out() {
    let (names, years) = (choices("aid_tables", "table"), choices("aid_tables", "year"));
    assert_eq!((names.len(), years.len()), (9, 4));
    let mut wrong = Vec::new();
    for table in &names {
        for year in &years {
            holds(None, "aid_tables", json!({ "table": table, "year": year }), &mut wrong).await;
        }
        for more in [
            json!({ "size": 9, "place": "alaska" }),
            json!({ "size": 2, "place": "hawaii", "student": "independent" }),
            json!({ "whose": "student", "student": "dependent", "yearOfStudy": 4 }),
            json!({ "size": 1, "yearOfStudy": 1 }),
        ] {
            let mut input = json!({ "table": table });
            for (key, value) in more.as_object().unwrap() {
                input[key] = value.clone();
            }
            holds(None, "aid_tables", input, &mut wrong).await;
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[tokio::test]
async fn every_what_if_can_be_told() {
    let fields = choices("aid_what_if", "field");
    assert_eq!(fields.len(), 8);
    let mut wrong = Vec::new();
    for family in ["four", "alone"] {
        for field in &fields {
            for whose in ["parents", "student", "spouse", "otherParent"] {
                let amount = json!({ "field": field, "whose": whose, "amount": 5 });
                holds(Some(family), "aid_what_if", amount, &mut wrong).await;
                let change = json!({ "field": field, "whose": whose, "change": -12_345 });
                holds(Some(family), "aid_what_if", change, &mut wrong).await;
            }
            let huge = json!({ "field": field, "amount": 999_999_999_999_i64 });
            holds(Some(family), "aid_what_if", huge, &mut wrong).await;
        }
        for credits in [0, 1, 6, 12, 18] {
            holds(Some(family), "aid_what_if", json!({ "credits": credits }), &mut wrong).await;
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Nobody is told a figure where there is nothing to take it from.
#[tokio::test]
async fn without_a_family_or_with_somebody_elses_there_are_no_figures() {
    for tool in ["aid_estimate", "aid_what_if", "aid_package", "aid_years"] {
        let said = planned(None, call(tool, json!({}))).await;
        let text = said.text();
        assert!(
            text.contains("family") && !text.contains(|letter: char| letter.is_ascii_digit()),
            "{tool}: {text}"
        );
        let gone = planned(Some("gone"), call(tool, json!({}))).await;
        assert!(gone.ran[0].outcome.is_err() && gone.fine.is_empty(), "{tool}: {}", gone.text());
    }
}
