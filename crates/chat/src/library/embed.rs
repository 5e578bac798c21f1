//! Finds out which way each passage points. While the model is away, a document is found by its words alone; when it
//! comes, a job of its own makes up for that.

use async_trait::async_trait;
use sea_orm::ActiveValue::Set;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use store::jobs::{Filter, Job, JobError, NewJob, Run, State, Work};

use super::{
    Library,
    entity::{passage, version},
    handle::tell,
    index::Entry,
    read::counted,
    store as rows,
    vectors::to_bytes,
};

/// Names the job in the table.
pub(super) const KIND: &str = "library.embed";
/// So many passages are understood at once, between two looks at whether it is still wanted.
const TOGETHER: u64 = 32;

#[derive(Clone, Debug, Serialize, Deserialize)]
struct Input {
    version: String,
}

/// Makes up for passages that were read while the model was away.
pub(super) struct EmbedPassages(pub Library);

#[async_trait]
impl Work for EmbedPassages {
    fn kind(&self) -> &'static str {
        KIND
    }

    async fn run(&self, run: &Run) -> Result<Value, JobError> {
        let input: Input = run.input()?;
        let embedded = self.0.understand(run, &input.version, &"understanding").await?;
        if embedded && let Some(version) = rows::version(run.store().reader(), &input.version).await? {
            let progress = counted(1, 1, "Understood");
            run.write(&"done", progress, move |tx| async move {
                let row = version::ActiveModel { embedded: Set(true), ..Default::default() };
                rows::change_version(&*tx, &version.id, row).await?;
                tell(&tx, &version.document).await
            })
            .await?;
        }
        self.0.look();
        Ok(json!({ "understood": embedded }))
    }
}

impl Library {
    /// Gives every passage of a version its direction. False if the model is away: what was done by then stays.
    pub(super) async fn understand(
        &self,
        run: &Run,
        version: &str,
        step: &(impl Serialize + Sync),
    ) -> Result<bool, JobError> {
        let db = run.store().reader();
        let all = rows::version(db, version).await?.map_or(0, |version| version.passages);
        let all = usize::try_from(all).unwrap_or(0);
        let missing = rows::count_without_direction(db, version).await?;
        let mut done = all.saturating_sub(usize::try_from(missing).unwrap_or(usize::MAX));
        loop {
            run.check()?;
            let some = rows::without_direction(db, version, TOGETHER).await?;
            if some.is_empty() {
                return Ok(true);
            }
            let texts = some.iter().map(spoken).collect();
            let directions = tokio::select! {
                reason = run.stopped() => return Err(reason),
                directions = self.directions(texts) => directions,
            };
            let Some(directions) = directions.filter(|directions| directions.len() == some.len()) else {
                return Ok(false);
            };
            done += some.len();
            let ordinals = some.iter().map(|passage| passage.ordinal);
            let found: Vec<_> = ordinals.zip(directions.iter().map(to_bytes)).collect();
            let (own, progress) = (version.to_owned(), counted(done, all, "Understanding passage"));
            run.write(step, progress, move |tx| async move { rows::put_directions(&*tx, &own, found).await })
                .await?;
        }
    }

    /// Sees to it that the passages of a version are understood, once.
    pub(super) async fn ask_to_understand(&self, version: &str, title: &str) -> store::Result<()> {
        let (own, version, title) = (self.clone(), version.to_owned(), format!("Understand {title}"));
        let asked = self.0.store.write(move |tx| async move {
            tx.lock_name(KIND).await?;
            for state in [State::Waiting, State::Running] {
                let filter = Filter {
                    kind: Some(KIND.to_owned()),
                    state: Some(state),
                    limit: u64::from(u16::MAX),
                    ..Filter::default()
                };
                let is_same = |job: &Job| job.input["version"] == json!(version);
                if own.0.jobs.list_in(&tx, &filter).await?.iter().any(is_same) {
                    return Ok(());
                }
            }
            let input = json!(Input { version });
            own.0.jobs.create_in(&tx, NewJob { kind: KIND, title, owner: None, input }).await?;
            Ok::<_, store::Error>(())
        });
        asked.await
    }
}

/// A passage as it is understood: what stands above it says what it is about.
fn spoken(passage: &passage::Model) -> String {
    let headings: Vec<String> = serde_json::from_str(&passage.headings).unwrap_or_default();
    Entry::spoken(&headings, &passage.text)
}
