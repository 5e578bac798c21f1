use api::Answer;

use super::{
    entity::Model,
    store::{self as rows, ViewFilter},
};
use crate::{CandidateId, Candidates, TalentView};

/// So many are listed at once.
const MOST: u64 = 500;
const A_MINUTE: i64 = 60_000;

impl Candidates {
    /// Writes down that somebody has looked at candidates: at each of them once a minute at most.
    pub async fn saw(
        &self,
        (uid, name): (&str, &str),
        people: &[CandidateId],
        (app, what): (&str, &str),
    ) -> Answer<()> {
        if people.is_empty() {
            return Ok(());
        }
        let edition = self.edition().await?;
        let now = self.store().now();
        let row = |person: &CandidateId| {
            let (number, file) = person.columns();
            Model {
                id: self.store().new_id(),
                edition: if file.is_empty() { edition } else { 0 },
                person: number,
                file,
                by_uid: uid.to_owned(),
                by_name: name.to_owned(),
                app: app.to_owned(),
                what: what.to_owned(),
                minute: now.millis().div_euclid(A_MINUTE),
                at: now,
            }
        };
        let new: Vec<Model> = people.iter().map(row).collect();
        let written = self.store().write(move |tx| async move { rows::insert(&*tx, new).await });
        Ok(written.await?)
    }

    /// How many views there are, and the newest first. Only of those who may be seen.
    pub async fn views(&self, filter: &ViewFilter) -> Answer<(u64, Vec<TalentView>)> {
        if let Some(person) = &filter.person {
            self.seen_edition(person).await?;
        }
        let edition = self.edition().await?;
        let filter = ViewFilter { limit: filter.limit.clamp(1, MOST), ..filter.clone() };
        let (total, rows) = rows::list(self.store().reader(), edition, &filter).await?;
        Ok((total, rows.into_iter().map(Into::into).collect()))
    }
}

impl From<Model> for TalentView {
    fn from(row: Model) -> Self {
        Self {
            person: CandidateId::of_columns(row.person, &row.file),
            id: row.id,
            what: row.what,
            app: row.app,
            by_uid: row.by_uid,
            by: row.by_name,
            at: row.at,
        }
    }
}
