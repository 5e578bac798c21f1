//! People who do not exist, scored anew each time.

use api::{Answer, Json};
use axum::extract::State;
use serde::Serialize;
use traits::{
    Trait, demo,
    keep::{TraitScore, scores},
    starter,
};
use utoipa::ToSchema;

use super::{DebugTrait, Visiting};
use crate::Suite;

#[derive(Debug, Serialize, ToSchema)]
pub struct DebugTraitDemo {
    pub traits: Vec<DebugTrait>,
    pub people: Vec<DebugPerson>,
}

/// Somebody made up.
#[derive(Debug, Serialize, ToSchema)]
pub struct DebugPerson {
    pub name: String,
    /// What they said in an interview; places are places in it.
    pub answer: String,
    /// In the order of the keys.
    pub scores: Vec<TraitScore>,
}

/// Made-up people, and what the scorer finds in what they said.
#[utoipa::path(get, path = "/trait-demo", tag = "debug", security(()),
    responses((status = 200, body = DebugTraitDemo), (status = 404, body = api::ErrorBody),
        (status = 429, body = api::ErrorBody)))]
pub async fn find_trait_demo(
    State(suite): State<Suite>,
    _visiting: Visiting,
) -> Answer<Json<DebugTraitDemo>> {
    Ok(Json(suite.debug.work(show).await?))
}

fn show() -> DebugTraitDemo {
    let demo = demo();
    let wanted: Vec<&Trait> = starter().iter().filter(|one| demo.traits.contains(&one.key)).collect();
    let people = demo.people.iter().map(|person| DebugPerson {
        name: person.name.clone(),
        answer: person.answer.clone(),
        scores: scores(&person.answer, &wanted),
    });
    DebugTraitDemo {
        traits: demo.traits.iter().map(|key| DebugTrait::new(key)).collect(),
        people: people.collect(),
    }
}
