//! Three accounts to look around with, one per role, one click each. They have no password, so nobody
//! can sign in to them where the demo is off.

use ::store::{Time, Tx};
use sea_orm::ActiveValue::{Set, Unchanged};
use serde::Serialize;
use serde_json::json;
use utoipa::ToSchema;

use super::local;
use crate::{
    Email, Identity, Origin, Refusal, Role, User,
    audit::{self, Action, Entry},
    enter::Entrance,
    session::{self, Method},
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
        if self.is_demo() { self.possible_demo_accounts() } else { Vec::new() }
    }

    fn possible_demo_accounts(&self) -> Vec<DemoAccount> {
        let Some(domain) = self.policy().domains.list().first() else { return Vec::new() };
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

    /// In the demo, sees to it that each account is there, with its role. Elsewhere, that none that was left from a
    /// demo counts as somebody.
    pub async fn prepare_demo(&self) -> Result<(), Refusal> {
        for account in self.possible_demo_accounts() {
            let identity = self.clone();
            self.store()
                .write(move |tx| async move {
                    let email = Email::parse(&account.email).ok_or(Refusal::NoDemo)?;
                    tx.lock_name(&email).await?;
                    match user::store::find_by_email(&*tx, &email).await? {
                        None if identity.is_demo() => identity.make_demo_account(&tx, account, email).await,
                        None => Ok(()),
                        Some(user) if identity.is_demo() => set(&tx, user, account.role, None).await,
                        Some(user) => identity.retire_demo_account(&tx, user).await,
                    }
                })
                .await?;
        }
        Ok(())
    }

    async fn make_demo_account(&self, tx: &Tx, account: DemoAccount, email: Email) -> Result<(), Refusal> {
        let display_name = account.display_name;
        let new = NewUser { email, display_name, photo_url: None, is_email_verified: true };
        let user = user::store::create(&**tx, self.store(), new).await?;
        set(tx, user, account.role, None).await
    }

    async fn retire_demo_account(&self, tx: &Tx, user: User) -> Result<(), Refusal> {
        let has_owner = user::store::has_link(&**tx, &user.uid).await?
            || local::store::find(&**tx, &user.uid).await?.is_some();
        if has_owner || !user.is_active() {
            return Ok(());
        }
        let entry = Entry::new(Action::UserDeactivated).subject(&user.uid, &user.email);
        audit::store::append(&**tx, self.store(), entry.detail(json!({ "reason": "a demo account" })))
            .await?;
        session::store::end_all(&**tx, &user.uid).await?;
        let role = user.effective_role();
        set(tx, user, role, Some(self.store().now())).await
    }

    pub async fn sign_in_to_demo(&self, role: Role, origin: Origin) -> Result<Entrance, Refusal> {
        let account =
            self.demo_accounts().into_iter().find(|account| account.role == role).ok_or(Refusal::NoDemo)?;
        let email = Email::parse(&account.email).ok_or(Refusal::NoDemo)?;
        let user = user::store::find_by_email(self.store().reader(), &email).await?.ok_or(Refusal::NoDemo)?;
        self.enter(user.uid, Method::Demo, origin).await
    }
}

async fn set(tx: &Tx, user: User, role: Role, deactivated_at: Option<Time>) -> Result<(), Refusal> {
    let change = user::entity::ActiveModel {
        uid: Unchanged(user.uid),
        role: Set(Some(role)),
        deactivated_at: Set(deactivated_at),
        ..Default::default()
    };
    user::store::update(&**tx, change).await?;
    Ok(())
}
