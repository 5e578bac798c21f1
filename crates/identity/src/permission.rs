use serde::{Serialize, Serializer};
use utoipa::{
    PartialSchema, ToSchema,
    openapi::{ObjectBuilder, RefOr, Schema, Type},
};

use crate::Role;

/// Declares each permission once: its variant, its name on the wire, the lowest role that has it,
/// and a type of the same name for handlers to ask for: `Allowed<permission::ManageUsers>`.
macro_rules! permissions {
    ($($(#[$doc:meta])* $variant:ident = $name:literal, $role:ident;)+) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Permission {
            $($(#[$doc])* $variant,)+
        }

        impl Permission {
            pub const ALL: &[Self] = &[$(Self::$variant,)+];

            pub fn name(self) -> &'static str {
                match self { $(Self::$variant => $name,)+ }
            }

            /// The lowest role that has it; every higher role has it too.
            pub fn lowest_role(self) -> Role {
                match self { $(Self::$variant => Role::$role,)+ }
            }
        }

        $($(#[$doc])* pub struct $variant;

        impl Needed for $variant {
            const PERMISSION: Permission = Permission::$variant;
        })+
    };
}

/// A permission as a type.
pub trait Needed {
    const PERMISSION: Permission;
}

permissions! {
    /// Open the apps and use their engines on one's own work.
    UseApps = "apps.use", Viewer;
    /// Change one's own name and picture, see and end one's own sessions.
    EditProfile = "profile.edit", Viewer;
    /// See who works here and in which role.
    ReadUsers = "users.read", Viewer;
    /// Change what others see: traits, profiles, imports, publishing.
    EditContent = "content.edit", Contributor;
    /// Change roles, invite, deactivate, see and end the sessions of others.
    ManageUsers = "users.manage", Admin;
    /// Make the campus anew, and go back to the one before.
    ManageCampus = "campus.manage", Admin;
    /// Read and export the audit log.
    ReadAudit = "audit.read", Admin;
    /// Set the language model, and see what it is used for.
    ManageAi = "ai.manage", Admin;
    /// Set how often people may be contacted.
    ManageOutreach = "outreach.manage", Admin;
    /// See the settings in force.
    ReadSettings = "settings.read", Admin;
}

impl Serialize for Permission {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl PartialSchema for Permission {
    fn schema() -> RefOr<Schema> {
        let names = Self::ALL.iter().map(|permission| permission.name());
        ObjectBuilder::new().schema_type(Type::String).enum_values(Some(names)).into()
    }
}

impl ToSchema for Permission {}

impl Role {
    pub fn has(self, permission: Permission) -> bool {
        self.is_at_least(permission.lowest_role())
    }

    pub fn permissions(self) -> Vec<Permission> {
        Permission::ALL.iter().copied().filter(|permission| self.has(*permission)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_role_has_what_the_one_below_has() {
        let names =
            |role: Role| role.permissions().iter().map(|permission| permission.name()).collect::<Vec<_>>();
        insta::assert_debug_snapshot!(names(Role::Viewer), @r#"
        [
            "apps.use",
            "profile.edit",
            "users.read",
        ]
        "#);
        assert_eq!(names(Role::Contributor).len(), 4);
        assert_eq!(names(Role::Admin).len(), Permission::ALL.len());
    }
}
