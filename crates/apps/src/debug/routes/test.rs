//! What an answer shows, and that it shows the same twice.

use api::{Answer, ApiError, Id, Json};
use aws_lc_rs::digest::{SHA256, digest};
use axum::extract::State;
use serde::{Deserialize, Serialize};
use traits::{
    Trait,
    keep::{TraitScore, scores},
    starter,
};
use utoipa::ToSchema;

use super::{Visiting, timed};
use crate::{
    Suite,
    debug::{typed::Typed, visible::Visible},
};

/// So many random bytes decide where a trait stands.
const RANDOM: usize = 8;

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct DebugTestTraits {
    /// What somebody answered, exactly as it was typed.
    text: Typed<20_000>,
    /// The keys of the starter traits that are looked for. All of them, if nothing is said.
    #[serde(default)]
    #[schema(max_items = 40)]
    traits: Vec<Id>,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DebugTraitTest {
    /// The answer as it was typed; places are places in it.
    pub answer: String,
    /// In the order of their keys.
    pub scores: Vec<TraitScore>,
    /// The SHA-256 of all scores, of two runs with the traits in another order each.
    pub hashes: [String; 2],
    pub is_same: bool,
    /// Of the first run.
    pub microseconds: u64,
}

/// Which anchor an answer reaches on each trait, the words that it rests on, and whether a second run says the same.
/// Nothing is kept.
#[utoipa::path(post, path = "/trait-test", tag = "debug", security(()), request_body = DebugTestTraits,
    responses((status = 200, body = DebugTraitTest), (status = 404, body = api::ErrorBody),
        (status = 422, body = api::ErrorBody), (status = 429, body = api::ErrorBody)))]
pub async fn test_traits(
    State(suite): State<Suite>,
    _visiting: Visiting,
    Json(body): Json<DebugTestTraits>,
) -> Answer<Json<DebugTraitTest>> {
    let traits = wanted(&body.traits)?;
    let answer = body.text.into_string();
    let mut random = vec![0_u8; 2 * RANDOM * traits.len()];
    suite.store().entropy().fill(&mut random);
    let test = move || {
        if Visible::new(&answer).text.trim().is_empty() {
            return Err(ApiError::invalid("text: must not be empty"));
        }
        let (one, other) = random.split_at(RANDOM * traits.len());
        let (first, microseconds) = timed(|| scores(&answer, &shuffled(&traits, one)));
        let second = scores(&answer, &shuffled(&traits, other));
        let hashes = [hash(&first), hash(&second)];
        Ok(DebugTraitTest { is_same: hashes[0] == hashes[1], answer, scores: first, hashes, microseconds })
    };
    suite.debug.work(test).await?.map(Json)
}

/// The traits of these keys, each once; all, if there are none.
fn wanted(keys: &[Id]) -> Answer<Vec<&'static Trait>> {
    let unknown = keys.iter().find(|key| !starter().iter().any(|one| one.key == ***key));
    if let Some(key) = unknown {
        let message = format!("traits: there is no trait {key} in the starter library");
        return Err(ApiError::invalid(message));
    }
    let is_wanted = |one: &&Trait| keys.is_empty() || keys.iter().any(|key| **key == one.key);
    Ok(starter().iter().filter(is_wanted).collect())
}

fn shuffled(traits: &[&'static Trait], random: &[u8]) -> Vec<&'static Trait> {
    let mut drawn: Vec<(&[u8], &'static Trait)> = random.chunks(RANDOM).zip(traits.iter().copied()).collect();
    drawn.sort_by_key(|(number, _)| *number);
    drawn.into_iter().map(|(_, one)| one).collect()
}

/// The SHA-256 of what is said, in hexadecimal.
fn hash(scores: &[TraitScore]) -> String {
    let said = serde_json::to_vec(scores).expect("scores can be written as JSON");
    let digest = digest(&SHA256, &said);
    digest.as_ref().iter().fold(String::new(), |hex, byte| hex + &format!("{byte:02x}"))
}
