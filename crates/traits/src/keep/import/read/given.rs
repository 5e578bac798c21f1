//! Which parts of a trait a file speaks of. A trait that is there keeps the others.

use std::collections::HashSet;

use serde_json::{Map, Value};

use crate::keep::TraitContent;

/// The columns of a row, as an export calls them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Given(pub HashSet<String>);

/// A key of JSON, and the columns that say the same.
const OF_JSON: &[(&str, &[&str])] = &[
    ("why", &["why"]),
    ("anchors", &["anchor 1", "anchor 2", "anchor 3", "anchor 4", "anchor 5"]),
    ("questions", &["questions"]),
    ("confusedWith", &["confused with"]),
    ("frameworks", &["nace", "onet", "big five", "own framework"]),
    ("cues", &["cues"]),
    ("evidence", &["evidence against", "evidence 1", "evidence 2", "evidence 3", "evidence 4", "evidence 5"]),
];

impl Given {
    pub fn of_json(one: &Map<String, Value>) -> Self {
        let said = OF_JSON.iter().filter(|(key, _)| one.contains_key(*key));
        Self(said.flat_map(|(_, columns)| columns.iter().map(|column| (*column).to_owned())).collect())
    }

    /// What the file says, and for the rest what was there.
    pub fn over(&self, before: TraitContent, said: TraitContent) -> TraitContent {
        let has = |column: &str| self.0.contains(column);
        let mut after = TraitContent { name: said.name, definition: said.definition, ..before };
        if has("why") {
            after.why = said.why;
        }
        for (at, text) in said.anchors.into_iter().enumerate() {
            if has(&format!("anchor {}", at + 1)) {
                after.anchors[at] = text;
            }
        }
        if has("questions") {
            after.questions = said.questions;
        }
        if has("confused with") {
            after.confused_with = said.confused_with;
        }
        let (own, new) = (&mut after.frameworks, said.frameworks);
        for (column, own, new) in [
            ("nace", &mut own.nace, new.nace),
            ("onet", &mut own.onet, new.onet),
            ("big five", &mut own.big_five, new.big_five),
            ("own framework", &mut own.own, new.own),
        ] {
            if has(column) {
                *own = new;
            }
        }
        if has("cues") {
            after.cues = said.cues;
        }
        if has("evidence against") {
            after.evidence.against = said.evidence.against;
        }
        for (at, phrases) in said.evidence.levels.into_iter().enumerate() {
            if has(&format!("evidence {}", at + 1)) {
                after.evidence.levels[at] = phrases;
            }
        }
        after
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_file_does_not_speak_of_stays() {
        let text = |text: &str| text.to_owned();
        let mut before = TraitContent { name: text("A"), why: text("It helps."), ..TraitContent::default() };
        before.anchors[0] = text("Waits.");
        before.anchors[1] = text("Asks.");
        before.cues = vec![text("starter")];
        let mut said =
            TraitContent { name: text("A"), definition: text("Starts."), ..TraitContent::default() };
        said.anchors[0] = text("Sleeps.");
        let given = Given(["name", "definition", "anchor 1", "cues"].map(text).into());
        let after = given.over(before.clone(), said);
        assert_eq!((after.definition.as_str(), after.why.as_str()), ("Starts.", "It helps."));
        assert_eq!((after.anchors[0].as_str(), after.anchors[1].as_str()), ("Sleeps.", "Asks."));
        assert!(after.cues.is_empty(), "an empty cell empties");

        let json: Map<String, Value> = serde_json::from_str(r#"{"name": "A", "anchors": []}"#).unwrap();
        let given = Given::of_json(&json);
        let after = given.over(before, TraitContent { name: text("A"), ..TraitContent::default() });
        assert_eq!((after.anchors[0].as_str(), after.why.as_str(), after.cues.len()), ("", "It helps.", 1));
    }
}
