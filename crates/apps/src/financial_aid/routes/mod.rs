mod bundled;
mod families;
mod files;
mod streams;
mod work;

use aid::Worksheet;
use api::{Answer, ApiError, Text};
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::Suite;

/// What a family is called.
type FamilyName = Text<1, 120>;

pub fn router() -> OpenApiRouter<Suite> {
    OpenApiRouter::new()
        .routes(routes!(families::list_aid_families, families::create_aid_family))
        .routes(routes!(families::find_aid_family, families::save_aid_family, families::delete_aid_family))
        .routes(routes!(families::restore_aid_family))
        .routes(routes!(families::list_aid_family_versions))
        .routes(routes!(families::restore_aid_family_version))
        .routes(routes!(work::list_aid_years))
        .routes(routes!(work::work_out_aid))
        .routes(routes!(work::draw_aid_curve))
        .routes(routes!(work::compare_aid_years))
        .routes(routes!(bundled::find_aid_form))
        .routes(routes!(bundled::find_asked_aid_fields))
        .routes(routes!(bundled::list_aid_samples))
        .routes(routes!(bundled::run_aid_checks))
        .routes(routes!(bundled::read_aid_letter))
        .routes(routes!(bundled::draft_aid_appeal))
        .routes(routes!(bundled::make_aid_checklist))
        .routes(routes!(files::export_aid))
        .routes(routes!(files::replay_aid))
        .routes(routes!(streams::compare_isir))
        .routes(routes!(streams::open_isir))
        .routes(routes!(streams::work_out_aid_batch))
        .routes(routes!(streams::open_aid_batch))
        .routes(routes!(streams::find_aid_batch_template))
}

/// What is too large to be a worksheet. Answers that cannot be are kept: they are told at their field.
fn check(worksheet: &Worksheet) -> Answer<()> {
    let texts = worksheet.schools.iter().flat_map(|plan| {
        [plan.name.as_str()].into_iter().chain(plan.terms.iter().map(|term| term.name.as_str()))
    });
    let states = [&worksheet.application.parents.state, &worksheet.application.household.state];
    let texts = texts.chain(states.into_iter().flatten().map(String::as_str));
    for text in texts {
        Text::<0, 200>::new(text)
            .map_err(|why| ApiError::invalid(format!("A name in the worksheet cannot be kept: {why}.")))?;
    }
    let is_small = worksheet.schools.len() <= 8 && worksheet.schools.iter().all(|plan| plan.terms.len() <= 8);
    is_small.then_some(()).ok_or_else(|| {
        ApiError::invalid("A worksheet has room for eight schools, and a school for eight terms.")
    })
}

/// Does what may take long beside those who answer others.
async fn blocking<I: Send + 'static, T: Send + 'static>(
    input: I,
    work: impl FnOnce(I) -> Answer<T> + Send + 'static,
) -> Answer<T> {
    tokio::task::spawn_blocking(move || work(input)).await.map_err(ApiError::internal)?
}
