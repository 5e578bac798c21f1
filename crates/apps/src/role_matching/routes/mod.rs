mod batches;
mod decisions;
mod detail;
mod exports;
mod fairness;
mod files;
mod postings;
mod ranking;
mod roles;
mod self_ids;
mod views;

use candidates::By;
use identity::{Allowed, Permission};
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::Suite;

/// As it stands in the access log.
const APP: &str = "role-matching";

pub fn router() -> OpenApiRouter<Suite> {
    OpenApiRouter::new()
        .routes(routes!(roles::list_talent_roles, roles::create_talent_role))
        .routes(routes!(roles::find_talent_role, roles::save_talent_role, roles::delete_talent_role))
        .routes(routes!(roles::restore_talent_role))
        .routes(routes!(roles::list_talent_role_versions))
        .routes(routes!(roles::restore_talent_role_version))
        .routes(routes!(postings::read_posting))
        .routes(routes!(postings::read_posting_file))
        .routes(routes!(postings::lint_posting))
        .routes(routes!(postings::list_openings))
        .routes(routes!(views::find_talent_pool))
        .routes(routes!(views::list_talent_views))
        .routes(routes!(batches::list_talent_batches, batches::create_talent_batch))
        .routes(routes!(batches::find_talent_batch, batches::delete_talent_batch))
        .routes(routes!(batches::restore_talent_batch))
        .routes(routes!(batches::read_talent_batch))
        .routes(routes!(self_ids::list_talent_self_id_imports, self_ids::import_talent_self_ids))
        .routes(routes!(self_ids::undo_talent_self_ids))
        .routes(routes!(files::add_talent_file))
        .routes(routes!(files::find_talent_file, files::remove_talent_file))
        .routes(routes!(files::restore_talent_file))
        .routes(routes!(files::confirm_talent_file, files::doubt_talent_file))
        .routes(routes!(ranking::rank_candidates))
        .routes(routes!(fairness::assess_role_fairness))
        .routes(routes!(fairness::probe_role_swaps))
        .routes(routes!(detail::find_candidate, detail::assess_candidate))
        .routes(routes!(detail::compare_candidates))
        .routes(routes!(detail::find_candidate_receipt))
        .routes(routes!(detail::replay_receipt))
        .routes(routes!(decisions::decide_candidate))
        .routes(routes!(decisions::contest_candidate))
        .routes(routes!(decisions::list_talent_contests))
        .routes(routes!(decisions::withdraw_talent_contest))
        .routes(routes!(decisions::restore_talent_contest))
        .routes(routes!(decisions::answer_talent_contest, decisions::reopen_talent_contest))
        .routes(routes!(exports::export_ranking_csv))
        .routes(routes!(exports::export_ranking_json))
        .routes(routes!(exports::export_ranking_pdf))
        .routes(routes!(exports::export_ranking_xlsx))
}

fn by<P>(user: &Allowed<P>) -> By {
    let may_share = user.may(Permission::EditContent);
    By { name: user.display_name.clone(), uid: user.uid.clone(), actor: user.actor(), may_share }
}
