//! Three accounts to look around with, one per role, one click each. They have no password, so nobody
//! can sign in to them where the demo is off.

use sea_orm::ActiveValue::{Set, Unchanged};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    Email, Identity, Origin, Refusal, Role,
    enter::Entrance,
    session::Method,
    user::{self, store::NewUser},
};

/// A demo account as the login screen offers it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DemoAccount {
    pub role: Role,
    pub email: String,
    pub display_name: String,
}

impl Identity {
    pub fn demo_accounts(&self) -> Vec<DemoAccount> {
        let Some(domain) = self.policy().domains.list().first().filter(|_| self.is_demo()) else {
            return Vec::new();
        };
        let account = |role, name: &str, display_name: &str| DemoAccount {
            role,
            email: format!("{name}@{domain}"),
            display_name: display_name.to_owned(),
        };
        vec![
            account(Role::Admin, "demo.admin", "Dana Reyes"),
            account(Role::Contributor, "demo.contributor", "Theo Lindqvist"),
            account(Role::Viewer, "demo.viewer", "Priya Raman"),
        ]
    }

    /// Makes the accounts that are not there yet. A role that was changed since stays changed.
    pub async fn prepare_demo(&self) -> Result<(), Refusal> {
        for account in self.demo_accounts() {
            let identity = self.clone();
            self.store()
                .write(move |tx| async move {
                    let email = Email::parse(&account.email).ok_or(Refusal::NoDemo)?;
                    tx.lock_name(&email).await?;
                    if user::store::find_by_email(&*tx, &email).await?.is_some() {
                        return Ok(());
                    }
                    let new = NewUser {
                        email,
                        display_name: account.display_name,
                        photo_url: None,
                        is_email_verified: true,
                    };
                    let user = user::store::create(&*tx, identity.store(), new).await?;
                    let change = user::entity::ActiveModel {
                        uid: Unchanged(user.uid),
                        role: Set(Some(account.role)),
                        ..Default::default()
                    };
                    user::store::update(&*tx, change).await?;
                    Ok::<_, Refusal>(())
                })
                .await?;
        }
        Ok(())
    }

    pub async fn sign_in_to_demo(&self, role: Role, origin: Origin) -> Result<Entrance, Refusal> {
        let account =
            self.demo_accounts().into_iter().find(|account| account.role == role).ok_or(Refusal::NoDemo)?;
        let email = Email::parse(&account.email).ok_or(Refusal::NoDemo)?;
        let user = user::store::find_by_email(self.store().reader(), &email).await?.ok_or(Refusal::NoDemo)?;
        self.enter(user.uid, Method::Demo, origin).await
    }
}
