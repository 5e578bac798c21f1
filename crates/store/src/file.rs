use std::{
    fs::{self, OpenOptions},
    io::ErrorKind,
    os::unix::fs::MetadataExt,
    path::PathBuf,
};

use crate::{Error, Result};

/// The SQLite file as it was when it was opened. In WAL mode SQLite goes on writing into a file
/// that has been removed or replaced, and everything is lost at the next start; this notices.
#[derive(Clone)]
pub(crate) struct DatabaseFile {
    path: PathBuf,
    inode: u64,
}

impl DatabaseFile {
    pub fn opened(path: PathBuf) -> Result<Self> {
        let inode = inode(&path)?;
        Ok(Self { path, inode })
    }

    pub fn check(&self) -> Result<()> {
        if inode(&self.path)? == self.inode {
            Ok(())
        } else {
            Err(Error::Unavailable(format!("{} is another file than the one opened", self.path.display())))
        }
    }

    /// SQLite calls it an I/O error when a disk turns read-only under an open file; this tells the two apart.
    /// It tries the log: opening and closing the database itself would drop SQLite's locks on it.
    pub fn explain(&self, error: Error) -> Error {
        let Error::Unavailable(text) = error else { return error };
        let mut log = self.path.clone().into_os_string();
        log.push("-wal");
        match OpenOptions::new().append(true).open(log).map_err(|cause| cause.kind()) {
            Err(ErrorKind::ReadOnlyFilesystem | ErrorKind::PermissionDenied) => Error::ReadOnly(text),
            _ => Error::Unavailable(text),
        }
    }
}

fn inode(path: &PathBuf) -> Result<u64> {
    fs::metadata(path)
        .map(|metadata| metadata.ino())
        .map_err(|error| Error::Unavailable(format!("{}: {error}", path.display())))
}
