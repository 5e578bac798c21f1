//! Where the index keeps its files. A process has a part of the folder to itself, and in it a place for each campus,
//! so that a new one is made beside the old one.

use std::{
    fs::{self, File, TryLockError},
    io,
    path::{Path, PathBuf},
};

use matching::index::{Index, IndexError};

use super::document::RULES;
use crate::{store::edition::Edition, units};

/// More processes than this do not share a folder.
const MOST_PROCESSES: u32 = 16;

pub struct Folder {
    path: PathBuf,
    /// Held as long as the process lives, and let go of by whatever ends it.
    _lock: File,
}

impl Folder {
    /// The first part that no other process holds.
    pub fn take(root: &Path) -> io::Result<Self> {
        for number in 0..MOST_PROCESSES {
            let path = root.join(number.to_string());
            fs::create_dir_all(&path)?;
            let lock = File::create(path.join("lock"))?;
            match lock.try_lock() {
                Ok(()) => return Ok(Self { path, _lock: lock }),
                Err(TryLockError::WouldBlock) => {}
                Err(TryLockError::Error(error)) => return Err(error),
            }
        }
        Err(io::Error::other("too many processes share the folder of the search index"))
    }

    /// The place for the index of a campus, with the directions of a model or without any. The time at which the
    /// campus was made is part of its name: another database may have an edition of the same number. So are the rules
    /// by which the index is made.
    pub fn place(&self, edition: &Edition, model: Option<&str>) -> PathBuf {
        let kind = model.map_or("words".to_owned(), |model| format!("{:016x}", units::hash(model)));
        self.path.join(format!("{}{RULES}-{kind}", prefix(edition)))
    }

    /// What was kept in a place, if it is whole.
    pub fn open(place: &Path) -> Result<Index, IndexError> {
        Index::open(place)
    }

    /// Removes everything but one place, and what is there of other campuses that are left.
    pub fn sweep(&self, kept: &Path, others: &[Edition]) -> io::Result<()> {
        let others: Vec<String> = others.iter().map(prefix).collect();
        for entry in fs::read_dir(&self.path)? {
            let entry = entry?;
            let (path, name) = (entry.path(), entry.file_name());
            let may_come_back = others.iter().any(|prefix| name.to_string_lossy().starts_with(prefix));
            if path.is_dir() && path != kept && !may_come_back {
                fs::remove_dir_all(path)?;
            }
        }
        Ok(())
    }
}

fn prefix(edition: &Edition) -> String {
    format!("{}-{}-", edition.edition, edition.created_at.millis())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_processes_do_not_share_a_part() {
        let root = tempfile::tempdir().unwrap();
        let first = Folder::take(root.path()).unwrap();
        let second = Folder::take(root.path()).unwrap();
        assert_ne!(first.path, second.path);
        let left = first.path.clone();
        drop(first);
        assert_eq!(Folder::take(root.path()).unwrap().path, left);
    }
}
