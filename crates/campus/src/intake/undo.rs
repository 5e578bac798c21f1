use async_trait::async_trait;
use serde_json::{Value, json};
use store::jobs::{JobError, Progress, Run, Work};

use super::{ImportState, Imports, Input, Outcome, UNDO};
use crate::{
    model::{Person, PersonId},
    store::{
        imports::{self as rows, Row, journal, way},
        select, turn as turns,
    },
    turn,
};

/// So many people are named who have changed since.
const NAMED: usize = 3;

/// Takes an import back, whole or as far as it has come.
pub struct Undo {
    pub imports: Imports,
}

#[async_trait]
impl Work for Undo {
    fn kind(&self) -> &'static str {
        UNDO
    }

    async fn run(&self, run: &Run) -> Result<Value, JobError> {
        let Input { import, then } = run.input()?;
        let then = then.unwrap_or(Outcome::Undone);
        let row = self.imports.row(&import).await?;
        if row.import.job.as_deref() != Some(run.job_id()) || row.import.state != ImportState::Undoing {
            return Ok(json!({}));
        }
        let undone = match turn::take(run, &self.imports).await {
            Ok(()) => self.undo(run, &row, then).await,
            Err(error) => Err(error),
        };
        if matches!(undone, Err(JobError::Cancelled)) {
            // Half an import is none that anybody could want: another job goes on.
            self.imports.hand_over(&import, run.job_id(), then, row.import.error).await?;
        }
        undone
    }
}

impl Undo {
    async fn undo(&self, run: &Run, row: &Row, then: Outcome) -> Result<Value, JobError> {
        let import = row.import.id.clone();
        // Once it has begun there is no way back: the rest goes, too, whichever job goes on.
        if row.taken_back.is_none() && then == Outcome::Undone {
            self.refuse(run, row).await?;
        }
        let mut taken = row.taken_back.unwrap_or_default();
        let total = taken.entries + journal::count(run.store().reader(), &import).await?;
        while let (Some(edition), true) = (row.edition, taken.entries < total) {
            let own = import.clone();
            let step = move |tx: store::Tx| async move {
                let mut so_far = taken;
                so_far += journal::take_back(&tx, &own, edition).await?;
                rows::set_taken_back(&tx, &own, &so_far).await?;
                Ok::<_, store::Error>(so_far)
            };
            taken = run.write(&(), Progress::new(taken.entries, total, "Takes back"), step).await?;
        }
        let left = taken.left;
        let (own, job, now) = (import.clone(), run.job_id().to_owned(), run.store().now());
        let finish = move |tx: store::Tx| async move {
            if let Some(mut row) = rows::lock(&tx, &own).await? {
                (row.import.state, row.import.ended_at) = (then.state(), Some(now));
                (row.edition, row.turn, row.first_ids, row.taken_back) = (None, None, None, None);
                if then != Outcome::Undone {
                    // They are of the part that had come in.
                    (row.import.counts, row.preview) = (None, None);
                }
                if left > 0 {
                    let error = row.import.error.take().map(|error| format!("{error} ")).unwrap_or_default();
                    row.import.error = Some(format!("{error}{}", left_to_others(left)));
                }
                rows::update(&tx, &row).await?;
            }
            turns::pass(&tx, Some(&job), None).await?;
            Ok::<_, store::Error>(())
        };
        run.write(&(), Progress::new(total, total, "Done"), finish).await?;
        Ok(json!({ "records": taken.entries }))
    }

    /// Others may have been at work since it was asked for.
    async fn refuse(&self, run: &Run, row: &Row) -> Result<(), JobError> {
        let reader = run.store().reader();
        let why = match way::in_the_way(reader, row).await? {
            Some(other) => Some(super::undo_first(&other)),
            None => {
                run.report(Progress::new(0, None, "Looks whether anything has changed since"));
                let edition = row.edition.unwrap_or_default();
                let changed = journal::changed_since(reader, &row.import.id, edition).await?;
                if changed.is_empty() { None } else { Some(self.changed(run, edition, &changed).await?) }
            }
        };
        let Some(why) = why else { return Ok(()) };
        let (own, error, job) = (row.import.id.clone(), why.clone(), run.job_id().to_owned());
        run.store()
            .write(move |tx| async move {
                if let Some(mut row) = rows::lock(&tx, &own).await? {
                    (row.import.state, row.import.error) = (ImportState::Done, Some(error));
                    rows::update(&tx, &row).await?;
                }
                turns::pass(&tx, Some(&job), None).await.map(|_| ())
            })
            .await?;
        Err(JobError::Failed(why))
    }

    async fn changed(&self, run: &Run, edition: i32, people: &[PersonId]) -> store::Result<String> {
        let mut names = Vec::new();
        for person in people.iter().take(NAMED) {
            let found: Vec<Person> =
                select(run.store().reader(), edition, " AND id = $2", [i64::from(person.0).into()]).await?;
            names.extend(found.first().map(Person::name));
        }
        Ok(format!(
            "{} of the people it touched have been changed since by hand ({}). Take that back first; nothing was undone.",
            people.len(),
            names.join(", ")
        ))
    }
}

fn left_to_others(count: u64) -> String {
    format!("While it was being taken back, {count} records were changed by hand; they are left as they are.")
}
