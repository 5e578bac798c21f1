use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    model::{Life, PersonId, RelativeKind},
    store::people::References,
};

#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PersonFamily {
    pub household: PersonHousehold,
    pub relatives: Vec<PersonRelative>,
}

/// Those who live behind one door; the first speaks for it.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PersonHousehold {
    pub name: String,
    pub members: Vec<PersonLink>,
}

/// Somebody else, with the way to their record if there is one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PersonLink {
    pub id: Option<u32>,
    pub name: String,
}

impl PersonLink {
    /// Somebody whom the campus knows, or used to know.
    pub fn to(person: PersonId, references: &References) -> Self {
        match references.people.get(&person) {
            Some(name) => Self { id: Some(person.0), name: name.clone() },
            None => Self { id: None, name: "Somebody no longer here".to_owned() },
        }
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PersonRelative {
    pub kind: RelativeKind,
    pub person: PersonLink,
    pub same_household: bool,
}

impl PersonFamily {
    pub fn new(life: &Life, references: &References) -> Self {
        let members = life.household.members.iter().map(|member| PersonLink::to(*member, references));
        let relatives = life.relatives.iter().map(|relative| PersonRelative {
            kind: relative.kind,
            person: PersonLink {
                id: relative.relative.filter(|id| references.people.contains_key(id)).map(|id| id.0),
                name: relative.name.clone(),
            },
            same_household: relative.same_household,
        });
        Self {
            household: PersonHousehold { name: life.household.name.clone(), members: members.collect() },
            relatives: relatives.collect(),
        }
    }
}
