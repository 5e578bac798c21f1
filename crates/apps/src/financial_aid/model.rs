//! A family as it is kept: whose worksheet it is, and how it came to be as it is.

use aid::{
    AwardYear, Formula, Worksheet,
    interval::Bounds,
    worksheet::{Plan, WorkedOut},
};
use jiff::civil::Date;
use serde::Serialize;
use store::Time;
use utoipa::ToSchema;

/// A family whom somebody works with. Only they see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AidFamily {
    pub id: String,
    pub name: String,
    pub worksheet: Worksheet,
    /// Counts up with every change.
    pub revision: u32,
    pub created_at: Time,
    pub updated_at: Time,
    /// Only of one that was deleted.
    pub deleted_at: Option<Time>,
}

/// A family in the list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AidFamilyCard {
    pub id: String,
    pub name: String,
    pub year: AwardYear,
    pub formula: Option<Formula>,
    pub sai: Bounds,
    pub pell: Bounds,
    /// How many answers are missing, and how many cannot be.
    pub missing: usize,
    pub problems: usize,
    /// The first school, if it has a name.
    pub school: Option<String>,
    pub updated_at: Time,
}

/// How a family was before.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AidFamilyVersion {
    pub revision: u32,
    pub name: String,
    pub created_at: Time,
    pub sai: Bounds,
    /// Fields that differ from the version before, by their path.
    pub changed: Vec<String>,
}

/// A version with all that it says.
pub struct KeptVersion {
    pub revision: u32,
    pub name: String,
    pub created_at: Time,
    pub worksheet: Worksheet,
}

impl AidFamilyVersion {
    /// The newest first, each with what it changed. They come with the oldest first.
    pub fn list(kept: Vec<KeptVersion>, today: Date) -> Vec<Self> {
        let mut before: Option<Worksheet> = None;
        let mut versions = Vec::with_capacity(kept.len());
        for KeptVersion { revision, name, created_at, worksheet } in kept {
            let changed = before.as_ref().map_or_else(Vec::new, |before| changed(before, &worksheet));
            let sai = worksheet.range(today).sai;
            versions.push(Self { revision, name, created_at, sai, changed });
            before = Some(worksheet);
        }
        versions.reverse();
        versions
    }
}

impl AidFamilyCard {
    pub fn of(family: &AidFamily, today: Date) -> Self {
        let found = family.worksheet.range(today);
        let school = family.worksheet.schools.first().map(|plan: &Plan| plan.name.clone());
        Self {
            id: family.id.clone(),
            name: family.name.clone(),
            year: family.worksheet.application.year,
            formula: family.worksheet.application.formula(),
            sai: found.sai,
            pell: found.pell,
            missing: found.missing.len(),
            problems: found.problems.len(),
            school: school.filter(|name| !name.is_empty()),
            updated_at: family.updated_at,
        }
    }
}

/// The paths at which two worksheets differ.
pub fn changed(before: &Worksheet, after: &Worksheet) -> Vec<String> {
    let value = |sheet: &Worksheet| serde_json::to_value(sheet).unwrap_or_default();
    let mut found = Vec::new();
    differing(&value(before), &value(after), &mut String::new(), &mut found);
    found
}

fn differing(
    before: &serde_json::Value,
    after: &serde_json::Value,
    path: &mut String,
    found: &mut Vec<String>,
) {
    use serde_json::Value::{Array, Null, Object};
    let mut into = |key: &str, one: &serde_json::Value, other: &serde_json::Value| {
        let length = path.len();
        if length > 0 {
            path.push('.');
        }
        path.push_str(key);
        differing(one, other, path, found);
        path.truncate(length);
    };
    match (before, after) {
        (Object(one), Object(other)) => {
            for key in one.keys().chain(other.keys().filter(|key| !one.contains_key(*key))) {
                into(key, one.get(key).unwrap_or(&Null), other.get(key).unwrap_or(&Null));
            }
        }
        (Array(one), Array(other)) => {
            for place in 0..one.len().max(other.len()) {
                let at = |list: &[serde_json::Value]| list.get(place).cloned().unwrap_or_default();
                into(&place.to_string(), &at(one), &at(other));
            }
        }
        _ if before != after => found.push(path.clone()),
        _ => {}
    }
}

/// What the same answers come to in another award year.
pub fn in_year(worksheet: &Worksheet, year: AwardYear, today: Date) -> WorkedOut {
    let mut other = worksheet.clone();
    other.application.year = year;
    other.work_out(today)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_has_changed_is_named_by_its_path() {
        let before = Worksheet::default();
        let mut after = before.clone();
        after.application.benefit = Some(true);
        after.application.parents.state = Some("MA".to_owned());
        after.schools.push(Plan::default());
        assert_eq!(
            changed(&before, &after),
            ["application.benefit", "application.parents.state", "schools.0"]
        );
        assert!(changed(&after, &after).is_empty());
    }
}
