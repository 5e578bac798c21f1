//! The browser's copy of the contract is the contract.

use std::{fs, path::Path};

#[test]
fn the_browser_has_the_newest_contract() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/api/openapi.json");
    let kept = fs::read_to_string(&path).unwrap_or_default();
    let made = crate::openapi().to_pretty_json().unwrap();
    assert!(kept.trim_end() == made.trim_end(), "the contract has changed: run `make contract`");
}

#[test]
fn every_operation_is_named_and_says_who_may_call_it() {
    let document = serde_json::to_value(crate::openapi()).unwrap();
    for (path, item) in document["paths"].as_object().unwrap() {
        for (method, operation) in item.as_object().unwrap() {
            assert!(operation["operationId"].is_string(), "{method} {path}");
            assert!(operation["security"].is_array(), "{method} {path} does not say who may call it");
            assert!(operation["summary"].is_string(), "{method} {path} does not say what it does");
        }
    }
}
