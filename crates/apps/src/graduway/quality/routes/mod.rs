mod decide;
mod history;
mod queue;
mod scans;
mod tasks;

use campus::quality::Decider;
use identity::{Allowed, permission};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::store::By;
use crate::Suite;

pub fn router() -> OpenApiRouter<Suite> {
    OpenApiRouter::new()
        .routes(routes!(queue::list_quality_items))
        .routes(routes!(queue::find_quality_item))
        .routes(routes!(decide::preview_quality_merge))
        .routes(routes!(decide::merge_people))
        .routes(routes!(decide::decide_quality_item))
        .routes(routes!(decide::pair_people))
        .routes(routes!(history::list_quality_decisions))
        .routes(routes!(history::undo_quality_decision))
        .routes(routes!(scans::start_quality_scan))
        .routes(routes!(tasks::list_quality_tasks))
        .routes(routes!(tasks::change_quality_task))
}

fn by(user: &Allowed<permission::EditContent>) -> By {
    let decider = Decider { uid: user.uid.clone(), name: user.display_name.clone() };
    By { decider, actor: user.actor() }
}
