//! User administration: who may use the suite, in which role, and what has happened. For admins; the list of
//! users is open, read-only, to everybody who is signed in.

mod routes;
mod store;
mod table;

use identity::{Role, user};

use crate::{
    Suite,
    app::{App, Area, Figure, Status},
};

pub(crate) const APP: App = App {
    slug: "admin",
    title: "User Administration",
    path: "/admin/users",
    area: Area::Workspace,
    summary: "Roles, sessions and usage for your team.",
    does: &[
        "Lists everybody who may use the suite, with role and last sign-in.",
        "Changes roles, ends sessions, invites and deactivates.",
        "Keeps an audit log whose entries cannot be changed unnoticed.",
    ],
    status: Status::Ready,
    min_role: Role::Viewer,
    routes: routes::router,
    figure: Some(|suite| Box::pin(count_people(suite))),
};

async fn count_people(suite: Suite) -> ::store::Result<Figure> {
    let value = user::store::count(suite.store().reader()).await?;
    let label = if value == 1 { "person" } else { "people" };
    Ok(Figure { value, label: label.to_owned() })
}
