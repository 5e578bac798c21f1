use std::{fmt, str::FromStr};

use sea_orm::{DeriveActiveEnum, EnumIter};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What a person may do, in three steps, each with all rights of the one below.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, EnumIter, DeriveActiveEnum, Serialize, Deserialize, ToSchema,
)]
#[sea_orm(rs_type = "String", db_type = "Text")]
#[serde(rename_all = "lowercase")]
pub enum Role {
    #[sea_orm(string_value = "viewer")]
    Viewer,
    #[sea_orm(string_value = "contributor")]
    Contributor,
    #[sea_orm(string_value = "admin")]
    Admin,
}

impl Role {
    pub const ALL: [Self; 3] = [Self::Viewer, Self::Contributor, Self::Admin];

    pub fn level(self) -> u8 {
        match self {
            Self::Viewer => 1,
            Self::Contributor => 2,
            Self::Admin => 3,
        }
    }

    pub fn is_at_least(self, required: Self) -> bool {
        self.level() >= required.level()
    }

    /// True for a contributor and for an admin.
    pub fn is_contributor(self) -> bool {
        self.is_at_least(Self::Contributor)
    }
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Viewer => "viewer",
            Self::Contributor => "contributor",
            Self::Admin => "admin",
        })
    }
}

impl FromStr for Role {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Self::ALL
            .into_iter()
            .find(|role| role.to_string() == text)
            .ok_or_else(|| "viewer, contributor or admin".to_owned())
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn levels_are_1_2_3() {
        assert_eq!(Role::ALL.map(Role::level), [1, 2, 3]);
    }

    // A-77 A-125
    #[test]
    fn a_check_passes_from_the_required_level_on() {
        use Role::{Admin, Contributor, Viewer};
        let table = [
            (Viewer, Viewer, true),
            (Viewer, Contributor, false),
            (Viewer, Admin, false),
            (Contributor, Viewer, true),
            (Contributor, Contributor, true),
            (Contributor, Admin, false),
            (Admin, Viewer, true),
            (Admin, Contributor, true),
            (Admin, Admin, true),
        ];
        for (held, required, passes) in table {
            assert_eq!(held.is_at_least(required), passes, "{held} for {required}");
        }
    }

    //
    #[test]
    fn contributors_and_admins_are_contributors() {
        assert_eq!(Role::ALL.map(Role::is_contributor), [false, true, true]);
    }

    proptest! {
        //
        #[test]
        fn the_order_is_total_and_transitive(a in 0..3_usize, b in 0..3_usize, c in 0..3_usize) {
            let [a, b, c] = [a, b, c].map(|index| Role::ALL[index]);
            prop_assert!(a.is_at_least(b) || b.is_at_least(a));
            prop_assert!(!(a.is_at_least(b) && b.is_at_least(c)) || a.is_at_least(c));
            prop_assert_eq!(a.is_at_least(b) && b.is_at_least(a), a == b);
        }

        //
        #[test]
        fn nothing_else_is_a_role(text in ".{0,12}") {
            let known = Role::ALL.iter().any(|role| role.to_string() == text);
            prop_assert_eq!(text.parse::<Role>().is_ok(), known);
        }
    }
}
