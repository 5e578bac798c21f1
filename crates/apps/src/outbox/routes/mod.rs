mod check;
mod messages;
mod people;

use utoipa_axum::{router::OpenApiRouter, routes};

use crate::Suite;

pub(crate) fn router() -> OpenApiRouter<Suite> {
    OpenApiRouter::new()
        .routes(routes!(messages::list_outbox))
        .routes(routes!(messages::find_message, messages::change_message))
        .routes(routes!(messages::export_message))
        .routes(routes!(messages::restore_message_version))
        .routes(routes!(messages::approve_message))
        .routes(routes!(messages::reopen_message))
        .routes(routes!(messages::send_message))
        .routes(routes!(messages::unsend_message))
        .routes(routes!(messages::withdraw_message))
        .routes(routes!(messages::hurry_message))
        .routes(routes!(people::find_contact_budget, people::set_contact_budget))
        .routes(routes!(people::find_contact_pressure))
        .routes(routes!(people::add_wish))
        .routes(routes!(people::end_wish))
        .routes(routes!(people::restore_wish))
        .routes(routes!(check::check_text))
}
