//! An audit file: what went in, which engine and tables, what came out. Replayed, it gives the same bytes.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};
use utoipa::ToSchema;

use crate::{Case, explain, pell::Standing, tables::table_version};

/// Changes whenever a result could change with the same input and the same tables.
pub const ENGINE_VERSION: &str = "aid-1";

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Input {
    pub case: Case,
    pub standing: Standing,
}

/// What a replay found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = AidReplayed)]
#[serde(rename_all = "camelCase")]
pub enum Replayed {
    /// To the byte.
    Same,
    /// Another engine or other tables than those of the file: a difference is to be expected.
    #[serde(rename_all = "camelCase")]
    OtherVersion { same_result: bool },
    /// The file was changed after it was written.
    Altered,
}

#[derive(Debug, thiserror::Error)]
pub enum ReplayError {
    #[error("this is not an audit file: {0}")]
    Unreadable(#[from] serde_json::Error),
}

/// The audit file of a case: JSON with sorted keys and no blanks, so that equal content is equal bytes.
pub fn audit(case: &Case, standing: &Standing) -> Result<Vec<u8>, ReplayError> {
    let input = Input { case: case.clone(), standing: standing.clone() };
    let file = serde_json::json!({
        "engine": ENGINE_VERSION,
        "tables": table_version(),
        "inputHash": input_hash(&input)?,
        "input": input,
        "result": explain(case, standing),
    });
    Ok(serde_json::to_vec(&Sorted(&file))?)
}

/// The SHA-256 of input, engine and tables together.
pub fn input_hash(input: &Input) -> Result<String, ReplayError> {
    let all = serde_json::json!({ "engine": ENGINE_VERSION, "tables": table_version(), "input": input });
    Ok(hex(&Sha256::digest(serde_json::to_string(&Sorted(&all))?)))
}

/// Reckons the input of an audit file again.
pub fn replay(file: &[u8]) -> Result<Replayed, ReplayError> {
    let found: Value = serde_json::from_slice(file)?;
    let input: Input = serde_json::from_value(found["input"].clone())?;
    let again = audit(&input.case, &input.standing)?;
    if again == file {
        return Ok(Replayed::Same);
    }
    if found["engine"] != ENGINE_VERSION || found["tables"] != table_version() {
        let now: Value = serde_json::from_slice(&again)?;
        return Ok(Replayed::OtherVersion { same_result: now["result"] == found["result"] });
    }
    Ok(Replayed::Altered)
}

/// Keys in order, whatever order the map keeps them in.
struct Sorted<'a>(&'a Value);

impl Serialize for Sorted<'_> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Value::Object(map) => {
                let mut entries: Vec<(&String, Sorted<'_>)> =
                    map.iter().map(|(key, value)| (key, Sorted(value))).collect();
                entries.sort_unstable_by_key(|(key, _)| *key);
                serializer.collect_map(entries)
            }
            Value::Array(values) => serializer.collect_seq(values.iter().map(Sorted)),
            other => other.serialize(serializer),
        }
    }
}

/// In hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut text, byte| {
        for half in [byte >> 4, byte & 15] {
            text.push(char::from_digit(u32::from(half), 16).unwrap_or('0'));
        }
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{MaxPell, samples};

    #[test]
    fn a_file_replays_to_the_same_bytes() {
        for (mut case, standing) in samples::all() {
            let file = audit(&case, &standing).unwrap();
            assert_eq!(file, audit(&case, &standing).unwrap());
            assert_eq!(replay(&file).unwrap(), Replayed::Same);
            for max in [None, Some(None), Some(Some(MaxPell::Other))] {
                case.given.max_pell = max;
                let file = audit(&case, &standing).unwrap();
                assert_eq!(replay(&file).unwrap(), Replayed::Same);
                let found: Value = serde_json::from_slice(&file).unwrap();
                let input: Input = serde_json::from_value(found["input"].clone()).unwrap();
                assert_eq!(input.case, case);
            }
        }
    }

    #[test]
    fn what_was_changed_afterwards_is_found() {
        let (case, standing) = samples::all().remove(0);
        let text = String::from_utf8(audit(&case, &standing).unwrap()).unwrap();
        let more = text.replacen("\"agi\":", "\"agi\":1", 1);
        assert_eq!(replay(more.as_bytes()).unwrap(), Replayed::Altered);
        let older = text.replace(ENGINE_VERSION, "aid-0");
        assert_eq!(replay(older.as_bytes()).unwrap(), Replayed::OtherVersion { same_result: true });
        assert!(replay(b"{}").is_err());
        assert!(replay(b"no").is_err());
    }

    #[test]
    fn keys_are_sorted() {
        let (case, standing) = samples::all().remove(0);
        let text = String::from_utf8(audit(&case, &standing).unwrap()).unwrap();
        assert!(text.starts_with(r#"{"engine":"aid-1","input":{"case":{"benefit":"#), "{}", &text[..80]);
    }
}
