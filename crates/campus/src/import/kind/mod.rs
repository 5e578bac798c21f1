//! What can be imported: five kinds of rows, each with its fields and the names that columns have for them.

mod alumni;
mod giving;
mod people;
mod students;
mod work;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::value::{Type, words};

#[derive(Clone, Copy, Debug, Deserialize, Eq, Hash, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = ImportKind)]
pub enum Kind {
    Alumni,
    Gifts,
    Students,
    Candidates,
    Roles,
}

#[derive(Clone, Copy, Debug, Serialize)]
pub struct Field {
    pub name: &'static str,
    pub label: &'static str,
    pub holds: Type,
    /// What columns are called that hold it, as [`words`].
    #[serde(skip)]
    pub aliases: &'static [&'static str],
}

impl Field {
    const fn new(
        name: &'static str,
        label: &'static str,
        holds: Type,
        aliases: &'static [&'static str],
    ) -> Self {
        Self { name, label, holds, aliases }
    }

    /// Its name, its label and the aliases, as [`words`].
    pub fn names(&self) -> impl Iterator<Item = String> {
        [words(self.name), words(self.label)]
            .into_iter()
            .chain(self.aliases.iter().copied().map(str::to_owned))
    }

    pub fn is_called(&self, heading: &str) -> bool {
        self.aliases.contains(&heading) || words(self.name) == heading || words(self.label) == heading
    }
}

impl Kind {
    pub const ALL: [Self; 5] = [Self::Alumni, Self::Gifts, Self::Students, Self::Candidates, Self::Roles];

    pub fn fields(self) -> &'static [Field] {
        match self {
            Self::Alumni => &alumni::ALUMNI,
            Self::Gifts => &giving::GIFTS,
            Self::Students => &students::STUDENTS,
            Self::Candidates => &work::CANDIDATES,
            Self::Roles => &work::ROLES,
        }
    }

    /// Of each group, a row must have at least one.
    pub fn needs(self) -> &'static [&'static [&'static str]] {
        match self {
            Self::Alumni | Self::Candidates => &[&["last_name", "full_name"]],
            Self::Gifts => &[&["donor_id", "donor_email", "donor_name"], &["amount"], &["date"]],
            Self::Students => &[&["student_id", "email"], &["last_name", "full_name"]],
            Self::Roles => &[&["title"], &["employer"]],
        }
    }

    pub fn field(self, name: &str) -> Option<&'static Field> {
        self.fields().iter().find(|field| field.name == name)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn no_name_of_a_column_means_two_fields_of_a_kind() {
        for kind in Kind::ALL {
            let mut seen = HashSet::new();
            for field in kind.fields() {
                for name in field.names().collect::<HashSet<_>>() {
                    assert!(seen.insert(name.clone()), "{kind:?}: {name}");
                }
            }
        }
    }

    #[test]
    fn aliases_are_written_as_headings_are_compared() {
        for field in Kind::ALL.iter().flat_map(|kind| kind.fields()) {
            for alias in field.aliases {
                assert_eq!(*alias, words(alias), "{}", field.name);
            }
        }
    }

    #[test]
    fn what_is_needed_are_fields() {
        for kind in Kind::ALL {
            for name in kind.needs().iter().copied().flatten() {
                assert!(kind.field(name).is_some(), "{kind:?}: {name}");
            }
        }
    }
}
