use std::{
    fs::Metadata,
    path::{Path, PathBuf},
    time::{Duration, UNIX_EPOCH},
};

use futures_util::{Stream, StreamExt};
use store::Time;
use tokio::{fs, io::AsyncWriteExt};

use super::Refused;

/// How long nothing may arrive.
const PATIENCE: Duration = Duration::from_secs(30);
/// A file of this age may still be on its way.
const YOUNG: Duration = Duration::from_hours(24);
const UNFINISHED: &str = "part";

/// Where files lie that were brought in, each under the id of its import.
#[derive(Clone, Debug)]
pub struct Shelf {
    pub folder: PathBuf,
    /// The largest file that is taken, in megabytes.
    pub most: u64,
}

impl Shelf {
    pub fn path(&self, id: &str) -> PathBuf {
        self.folder.join(id)
    }

    pub fn most_bytes(&self) -> u64 {
        self.most.saturating_mul(1_000_000)
    }

    /// Puts a file onto the disk while it arrives, and says how large it is. One that does not arrive whole leaves
    /// nothing.
    pub async fn put<B, E>(&self, id: &str, body: impl Stream<Item = Result<B, E>>) -> Result<u64, Refused>
    where
        B: AsRef<[u8]>,
    {
        fs::create_dir_all(&self.folder).await?;
        let path = self.path(id);
        let unfinished = path.with_extension(UNFINISHED);
        let kept = self.receive(&unfinished, body).await;
        if kept.is_err() {
            let _ = fs::remove_file(&unfinished).await;
            return kept;
        }
        fs::rename(&unfinished, &path).await?;
        sync_folder(&self.folder).await?;
        kept
    }

    async fn receive<B, E>(&self, path: &Path, body: impl Stream<Item = Result<B, E>>) -> Result<u64, Refused>
    where
        B: AsRef<[u8]>,
    {
        let mut file = fs::File::create(path).await?;
        let mut bytes = 0;
        let mut body = std::pin::pin!(body);
        loop {
            let next = tokio::time::timeout(PATIENCE, body.next()).await.map_err(|_| Refused::CutOff)?;
            let Some(piece) = next else { break };
            let piece = piece.map_err(|_| Refused::CutOff)?;
            bytes += piece.as_ref().len() as u64;
            if bytes > self.most_bytes() {
                return Err(Refused::TooLarge(self.most));
            }
            file.write_all(piece.as_ref()).await?;
        }
        file.sync_all().await?;
        Ok(bytes)
    }

    pub async fn remove(&self, id: &str) {
        if let Err(error) = fs::remove_file(self.path(id)).await
            && error.kind() != std::io::ErrorKind::NotFound
        {
            tracing::warn!(%error, import = id, "a file that is not needed any more was not removed");
        }
    }

    pub async fn remove_if(&self, is_done: bool, id: &str) {
        if is_done {
            self.remove(id).await;
        }
    }

    /// Removes what a killed process has left behind: files that never arrived, and those nobody needs. What is new may
    /// be arriving at another instance, which has not told of it yet.
    pub async fn tidy(&self, now: Time, is_needed: impl Fn(&str) -> bool) -> std::io::Result<()> {
        let mut entries = match fs::read_dir(&self.folder).await {
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(()),
            entries => entries?,
        };
        while let Some(entry) = entries.next_entry().await? {
            let is_old = is_older(&entry.metadata().await?, now.minus(YOUNG));
            if is_old && !entry.file_name().to_str().is_some_and(&is_needed) {
                fs::remove_file(entry.path()).await?;
            }
        }
        Ok(())
    }
}

fn is_older(file: &Metadata, than: Time) -> bool {
    let since = file.modified().ok().and_then(|time| time.duration_since(UNIX_EPOCH).ok());
    since.is_some_and(|since| i64::try_from(since.as_millis()).is_ok_and(|millis| millis < than.millis()))
}

/// A file whose name is not on the disk is gone after a power cut.
async fn sync_folder(folder: &Path) -> std::io::Result<()> {
    fs::File::open(folder).await?.sync_all().await
}
