mod ai;
mod audit;
mod campus;
mod imports;
mod invitations;
mod settings;
mod users;

use utoipa_axum::{router::OpenApiRouter, routes};

use crate::Suite;

pub(super) fn router() -> OpenApiRouter<Suite> {
    OpenApiRouter::new()
        .routes(routes!(users::list_users))
        .routes(routes!(users::find_user, users::update_user))
        .routes(routes!(users::list_user_sessions, users::end_user_sessions))
        .routes(routes!(users::end_user_session))
        .routes(routes!(invitations::list_invitations, invitations::create_invitation))
        .routes(routes!(invitations::delete_invitation))
        .routes(routes!(invitations::restore_invitation))
        .routes(routes!(audit::list_audit))
        .routes(routes!(audit::export_audit))
        .routes(routes!(audit::verify_audit))
        .routes(routes!(audit::undo_change))
        .routes(routes!(settings::find_settings))
        .routes(routes!(ai::find_ai, ai::change_ai))
        .routes(routes!(ai::undo_ai))
        .routes(routes!(ai::test_ai))
        .routes(routes!(ai::find_ai_usage))
        .routes(routes!(ai::list_feedback))
        .routes(routes!(imports::list_imports, imports::create_import))
        .routes(routes!(imports::find_import, imports::update_import, imports::discard_import))
        .routes(routes!(imports::check_import))
        .routes(routes!(imports::apply_import))
        .routes(routes!(imports::undo_import))
        .routes(routes!(imports::export_import_errors))
        .routes(routes!(campus::find_campus))
        .routes(routes!(campus::reset_campus))
        .routes(routes!(campus::undo_reset))
}
