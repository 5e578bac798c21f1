//! How a file comes into the library: whole, once, and to be read by a job that outlives the request.

use std::time::Duration;

use aws_lc_rs::digest::{SHA256, digest};
use futures_util::{Stream, StreamExt};
use serde_json::json;
use store::{Tx, jobs::NewJob};
use tokio::sync::{Semaphore, SemaphorePermit};

use super::{
    Library, LibraryError, ReadState,
    entity::{document, version},
    handle::{existing, tell},
    read::{self, Input},
    store as rows,
    view::{DocumentCard, unsigned},
};

/// The largest file that is taken, in megabytes.
const MOST: u64 = 50;
/// So many files arrive at once: each is held in memory.
const AT_ONCE: usize = 4;
/// How long somebody waits for their turn before they are told to come back.
const PATIENCE_FOR_TURN: Duration = Duration::from_secs(30);
/// How long nothing may arrive.
const PATIENCE: Duration = Duration::from_secs(30);
/// How long all of it may take.
const PATIENCE_IN_ALL: Duration = Duration::from_mins(15);
const LONGEST_TITLE: usize = 200;

/// Who changes the library.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Librarian {
    /// None for the suite itself.
    pub uid: Option<String>,
    pub name: String,
}

/// A file that has arrived.
#[derive(Clone, Debug)]
pub struct Arrived {
    pub name: String,
    pub(super) data: Vec<u8>,
    pub(super) sha256: String,
}

/// A document to be added.
#[derive(Clone, Debug, Default)]
pub struct NewDocument {
    /// If there is none, the file's own; else its name.
    pub title: Option<String>,
    pub area: String,
    /// Where the text comes from, in a line.
    pub source: String,
    pub note: String,
    /// The name under which the suite brings it along.
    pub seed: Option<String>,
}

/// Through which files come in, a few at a time.
pub(super) struct Door {
    turns: Semaphore,
    patience: Duration,
}

impl Default for Door {
    fn default() -> Self {
        Self::new(AT_ONCE, PATIENCE_FOR_TURN)
    }
}

impl Door {
    pub fn new(at_once: usize, patience: Duration) -> Self {
        Self { turns: Semaphore::new(at_once), patience }
    }

    /// Those who are slow may keep their turn for long: nobody waits for them without an end.
    async fn turn(&self) -> Result<SemaphorePermit<'_>, LibraryError> {
        let turn = tokio::time::timeout(self.patience, self.turns.acquire()).await;
        turn.map_err(|_| LibraryError::Busy)?.map_err(|_| LibraryError::Busy)
    }
}

impl Arrived {
    pub fn new(name: &str, data: Vec<u8>) -> Result<Self, LibraryError> {
        if data.is_empty() {
            return Err(LibraryError::Empty);
        }
        if data.len() as u64 > Library::most_bytes() {
            return Err(LibraryError::TooLarge(MOST));
        }
        let sha256 = hex(digest(&SHA256, &data).as_ref());
        Ok(Self { name: name.to_owned(), data, sha256 })
    }

    /// What the file is called, without folder and ending.
    fn title(&self) -> String {
        let name = self.name.rsplit(['/', '\\']).next().unwrap_or(&self.name);
        let stem = name.rsplit_once('.').map_or(name, |(stem, _)| stem);
        let title = stem.replace(['_', '-'], " ");
        let title = title.split_whitespace().collect::<Vec<_>>().join(" ");
        let title = if title.is_empty() { "Untitled".to_owned() } else { title };
        title[..title.floor_char_boundary(LONGEST_TITLE)].to_owned()
    }

    /// What it seems to be; whoever reads it knows better.
    fn kind(&self) -> String {
        let ending = self.name.rsplit_once('.').map(|(_, ending)| ending.to_lowercase());
        match ending.as_deref() {
            Some("pdf") => "pdf",
            Some("docx") => "docx",
            Some("htm" | "html") => "html",
            Some("md" | "markdown") => "markdown",
            _ => "text",
        }
        .to_owned()
    }
}

impl Library {
    /// The largest file that is taken.
    pub fn most_bytes() -> u64 {
        MOST * 1_000_000
    }

    /// For whoever says beforehand that more will come.
    pub fn too_large() -> LibraryError {
        LibraryError::TooLarge(MOST)
    }

    /// Waits for a file.
    pub async fn receive<B, E>(
        &self,
        name: &str,
        body: impl Stream<Item = Result<B, E>>,
    ) -> Result<Arrived, LibraryError>
    where
        B: AsRef<[u8]>,
    {
        let _turn = self.0.door.turn().await?;
        let mut data = Vec::new();
        let mut body = std::pin::pin!(body);
        let last = tokio::time::Instant::now() + PATIENCE_IN_ALL;
        loop {
            let next = tokio::time::timeout(PATIENCE, body.next());
            let next = tokio::time::timeout_at(last, next).await.map_err(|_| LibraryError::CutOff)?;
            let next = next.map_err(|_| LibraryError::CutOff)?;
            let Some(piece) = next else { break };
            let piece = piece.map_err(|_| LibraryError::CutOff)?;
            if (data.len() + piece.as_ref().len()) as u64 > Self::most_bytes() {
                return Err(Self::too_large());
            }
            data.extend_from_slice(piece.as_ref());
        }
        Arrived::new(name, data)
    }

    /// Adds a document. It is searched once it has been read.
    pub async fn add(
        &self,
        new: NewDocument,
        file: Arrived,
        by: &Librarian,
    ) -> Result<DocumentCard, LibraryError> {
        let (own, by) = (self.clone(), by.clone());
        let added = self.0.store.write(move |tx| async move { own.add_in(&tx, new, file, &by).await });
        self.find_card(&added.await?).await
    }

    /// Adds a document if the transaction is committed, and gives its id.
    pub async fn add_in(
        &self,
        tx: &Tx,
        new: NewDocument,
        file: Arrived,
        by: &Librarian,
    ) -> Result<String, LibraryError> {
        self.refuse_same(tx, &file.sha256).await?;
        let (id, now) = (self.0.store.new_id(), self.0.store.now());
        let is_named = new.title.as_ref().is_some_and(|title| !title.trim().is_empty());
        let row = document::Model {
            id: id.clone(),
            title: if is_named { new.title.unwrap_or_default() } else { file.title() },
            area: new.area,
            current: None,
            newest: 1,
            seed: new.seed,
            created_at: now,
            created_by: by.name.clone(),
            updated_at: now,
            updated_by: by.name.clone(),
            deleted_at: None,
        };
        let number = row.newest;
        rows::insert(&**tx, row).await?;
        let marks = Marks { number, source: new.source, note: new.note, may_rename: !is_named };
        self.take_in(tx, &id, (file, marks), by).await?;
        Ok(id)
    }

    /// Puts another file in the place of the one that is there. The old one stays as an earlier version.
    pub async fn replace(
        &self,
        id: &str,
        file: Arrived,
        note: String,
        by: &Librarian,
    ) -> Result<DocumentCard, LibraryError> {
        let (own, by, document) = (self.clone(), by.clone(), id.to_owned());
        let replaced = self
            .0
            .store
            .write(move |tx| async move { own.replace_in(&tx, &document, (file, note), &by).await });
        replaced.await?;
        self.find_card(id).await
    }

    /// The same if the transaction is committed. Gives the number of the new version.
    pub async fn replace_in(
        &self,
        tx: &Tx,
        id: &str,
        (file, note): (Arrived, String),
        by: &Librarian,
    ) -> Result<u32, LibraryError> {
        self.refuse_same(tx, &file.sha256).await?;
        let mut row = existing(rows::lock(&**tx, id).await?)?;
        let versions = rows::versions(&**tx, id).await?;
        let source = versions.last().map(|last| last.source.clone()).unwrap_or_default();
        row.newest = versions.last().map_or(1, |last| last.number + 1);
        (row.updated_at, row.updated_by) = (self.0.store.now(), by.name.clone());
        let marks = Marks { number: row.newest, source, note, may_rename: false };
        rows::update(&**tx, row).await?;
        let number = unsigned(marks.number);
        self.take_in(tx, id, (file, marks), by).await?;
        Ok(number)
    }

    /// The same file twice would be found twice.
    pub(super) async fn refuse_same(&self, tx: &Tx, sha256: &str) -> Result<(), LibraryError> {
        tx.lock_name(&format!("library {sha256}")).await?;
        match rows::same_file(&**tx, sha256).await?.pop() {
            None => Ok(()),
            Some((version, document)) => Err(LibraryError::SameFile {
                document: document.id,
                title: document.title,
                version: unsigned(version.number),
            }),
        }
    }

    async fn take_in(
        &self,
        tx: &Tx,
        document: &str,
        (file, marks): (Arrived, Marks),
        by: &Librarian,
    ) -> Result<(), LibraryError> {
        let version = self.0.store.new_id();
        let new = NewJob {
            kind: read::KIND,
            title: format!("Read {}", file.name),
            owner: by.uid.clone(),
            input: json!(Input { version: version.clone(), may_rename: marks.may_rename }),
        };
        let job = self.0.jobs.create_in(tx, new).await?;
        let row = version::Model {
            id: version,
            document: document.to_owned(),
            number: marks.number,
            kind: file.kind(),
            name: file.name,
            sha256: file.sha256.clone(),
            bytes: i64::try_from(file.data.len()).unwrap_or(i64::MAX),
            source: marks.source,
            note: marks.note,
            state: ReadState::Reading,
            problem: None,
            pages: 0,
            passages: 0,
            embedded: false,
            created_at: self.0.store.now(),
            created_by: by.uid.clone(),
            created_by_name: by.name.clone(),
            job: Some(job.id),
        };
        if !rows::has_file(&**tx, &file.sha256).await? {
            rows::put_file(&**tx, &file.sha256, file.data).await?;
        }
        rows::insert_version(&**tx, row).await?;
        Ok(tell(tx, document).await?)
    }
}

/// What is written on a new version.
struct Marks {
    number: i32,
    source: String,
    note: String,
    /// Whether the file's own title is better than the one it has.
    may_rename: bool,
}

fn hex(bytes: &[u8]) -> String {
    use std::fmt::Write;
    bytes.iter().fold(String::new(), |mut hex, byte| {
        let _ = write!(hex, "{byte:02x}");
        hex
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_gives_its_document_a_name() {
        for (name, title, kind) in [
            ("folder/Gift_acceptance-policy.PDF", "Gift acceptance policy", "pdf"),
            ("notes", "notes", "text"),
            (".md", "Untitled", "markdown"),
            ("a.b.docx", "a.b", "docx"),
            ("C:\\temp\\page.html", "page", "html"),
        ] {
            let file = Arrived::new(name, vec![1]).unwrap();
            assert_eq!((file.title().as_str(), file.kind().as_str()), (title, kind));
        }
        assert!(matches!(Arrived::new("empty.txt", Vec::new()), Err(LibraryError::Empty)));
    }
}
