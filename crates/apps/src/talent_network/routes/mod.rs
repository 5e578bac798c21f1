mod cohort;
mod duplicates;
mod exports;
mod finalists;
mod profiles;
mod steps;

use candidates::{By, CandidateId};
use identity::{Allowed, permission};
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::Suite;

/// As it stands in the access log.
const APP: &str = "talent-network";
const PER_PAGE: u32 = 50;

pub fn router() -> OpenApiRouter<Suite> {
    OpenApiRouter::new()
        .routes(routes!(cohort::find_network_summary))
        .routes(routes!(cohort::list_network_candidates))
        .routes(routes!(cohort::list_network_worklist))
        .routes(routes!(cohort::find_network_demand))
        .routes(routes!(cohort::find_network_outcomes))
        .routes(routes!(profiles::find_network_candidate))
        .routes(routes!(profiles::find_network_employer_view))
        .routes(routes!(steps::set_network_stage))
        .routes(routes!(steps::undo_network_stage))
        .routes(routes!(steps::confirm_network_candidate))
        .routes(routes!(steps::undo_network_confirmation))
        .routes(routes!(duplicates::list_network_duplicates))
        .routes(routes!(duplicates::merge_network_candidates))
        .routes(routes!(duplicates::undo_network_merge))
        .routes(routes!(finalists::list_network_roles))
        .routes(routes!(finalists::list_network_finalists))
        .routes(routes!(exports::export_network_csv))
        .routes(routes!(exports::export_network_json))
        .routes(routes!(exports::export_network_xlsx))
        .routes(routes!(exports::export_network_pdf))
}

fn by(user: &Allowed<permission::EditContent>) -> By {
    By { name: user.display_name.clone(), uid: user.uid.clone(), actor: user.actor(), may_share: true }
}

/// Whom a list names.
fn named<'a>(ids: impl Iterator<Item = &'a str>) -> Vec<CandidateId> {
    ids.filter_map(|id| id.parse().ok()).collect()
}
