//! A campus from its seed into the database, some people at a time.

use store::{Result, Store, Tx};
use tokio::sync::mpsc;

use crate::{
    generate::Generator,
    model::Life,
    store::{edition::Edition, life},
};

/// So many people are written in one transaction.
const TOGETHER: u32 = 500;
/// How many such batches may lie ready.
const READY: usize = 2;

/// People that follow each other, made while the ones before are being written.
pub struct Batches {
    ready: mpsc::Receiver<Vec<Life>>,
}

impl Batches {
    /// Those of an edition, from the person numbered `from`.
    pub fn start(edition: &Edition, from: u32) -> Self {
        let generator = Generator::new(edition.seed, edition.size, edition.today);
        let (sender, ready) = mpsc::channel(READY);
        tokio::task::spawn_blocking(move || {
            let last = generator.size().total();
            let mut first = from;
            while first <= last {
                let end = last.min(first.saturating_add(TOGETHER - 1));
                let batch = (first..=end).map(|number| generator.person(number)).collect();
                if sender.blocking_send(batch).is_err() {
                    return;
                }
                first = end + 1;
            }
        });
        Self { ready }
    }

    pub async fn next(&mut self) -> Option<Vec<Life>> {
        self.ready.recv().await
    }
}

/// Puts what there is once into an edition.
pub async fn put_world(tx: &Tx, edition: &Edition) -> Result<()> {
    let generator = Generator::new(edition.seed, edition.size, edition.today);
    life::put_world(tx, edition.edition, generator.world()).await
}

/// Fills an edition from the beginning. `progress` is told how many people there are so far.
pub async fn fill(store: &Store, edition: &Edition, mut progress: impl FnMut(u32)) -> Result<()> {
    let own = edition.clone();
    store.write(move |tx| async move { put_world(&tx, &own).await }).await?;
    let mut batches = Batches::start(edition, 1);
    let mut done = 0;
    while let Some(batch) = batches.next().await {
        done += u32::try_from(batch.len()).unwrap_or(0);
        let number = edition.edition;
        store.write(move |tx| async move { life::put_lives(&tx, number, &batch).await }).await?;
        progress(done);
    }
    Ok(())
}
