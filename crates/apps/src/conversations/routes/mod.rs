mod answers;
mod ask;
mod list;

use api::Text;
use chat::Writer;
use identity::{Allowed, permission};
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::Suite;

/// A message as it is typed.
type Message = api::Lines<1, 4000>;
/// Made by the browser for each request, so that one that is repeated is known.
type Key = Text<8, 64>;

pub fn router() -> OpenApiRouter<Suite> {
    OpenApiRouter::new()
        .routes(routes!(ask::list_assistants))
        .routes(routes!(ask::find_assistant))
        .routes(routes!(list::list_conversations, ask::start_conversation))
        .routes(routes!(list::find_conversation, list::change_conversation, list::delete_conversation))
        .routes(routes!(list::restore_conversation))
        .routes(routes!(list::export_conversation))
        .routes(routes!(ask::continue_conversation))
        .routes(routes!(ask::answer_again))
        .routes(routes!(answers::watch_answer))
        .routes(routes!(answers::stop_answer))
        .routes(routes!(answers::rate_answer, answers::unrate_answer))
}

fn writer(user: &Allowed<permission::UseApps>) -> Writer {
    Writer { uid: user.uid.clone(), name: user.display_name.clone() }
}
