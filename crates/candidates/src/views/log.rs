use std::collections::BTreeSet;

use api::Answer;

use super::{
    entity::Model,
    store::{self as rows, ViewFilter, Wanted},
};
use crate::{CandidateId, Candidates, FileState, TalentFile, TalentView};

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
        // Always in the same order: of two who look at the same people at once, none waits for the other in a circle.
        let people: BTreeSet<&CandidateId> = people.iter().collect();
        let new: Vec<Model> = people.into_iter().map(row).collect();
        let written = self.store().write(move |tx| async move { rows::insert(&*tx, new).await });
        Ok(written.await?)
    }

    /// Whom rows of files tell of: whoever looks at those has looked at these.
    pub async fn told_of(&self, files: &[TalentFile]) -> Answer<Vec<CandidateId>> {
        let copies = self.copies().await?;
        let is_told = |file: &&TalentFile| {
            file.removed_at.is_none() && (file.person.is_some() || file.state == FileState::Duplicate)
        };
        let people = files.iter().filter(is_told).map(|file| CandidateId::File(file.id.clone()));
        Ok(people.map(|id| copies.whose(&id)).collect())
    }

    /// How many views there are, and the newest first. Only of those who may be seen. What was seen of a file that stands
    /// for somebody else now was seen of them.
    pub async fn views(&self, filter: &ViewFilter) -> Answer<(u64, Vec<TalentView>)> {
        if let Some(person) = &filter.person {
            self.seen_edition(person).await?;
        }
        let (pool, copies) = (self.pool().await?, self.copies().await?);
        let of_seen = copies.files().into_iter().filter(|(person, _)| pool.find(person).is_some());
        let wanted = Wanted {
            edition: self.edition().await?,
            people: filter.person.as_ref().map(|person| copies.all(person)),
            copies: of_seen.flat_map(|(_, files)| files).map(str::to_owned).collect(),
            filter: &ViewFilter { limit: filter.limit.clamp(1, MOST), ..filter.clone() },
        };
        let (total, rows) = rows::list(self.store().reader(), &wanted).await?;
        let about = |view: TalentView| TalentView { person: copies.whose(&view.person), ..view };
        Ok((total, rows.into_iter().map(TalentView::from).map(about).collect()))
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
