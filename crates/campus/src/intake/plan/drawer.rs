use std::{
    collections::{BTreeMap, HashMap},
    fs::File,
    io::{Error as IoError, Read, Result as IoResult, Seek, SeekFrom, Write},
    path::PathBuf,
};

use store::{Error, Result};

use super::files::Dossier;
use crate::{intake::compact::Compact, model::PersonId, store::dossier::Parts};

/// What a dry run would have written of people, on the disk until it ends: in memory is only where it lies.
pub struct Drawer {
    /// Away while it is being read or written.
    file: Option<File>,
    places: Compact<u64>,
}

impl Drawer {
    /// The file has no name as soon as it is open, and is gone with whoever opened it.
    pub async fn open(path: PathBuf) -> Result<Self> {
        let open = move || {
            let file = File::options().read(true).write(true).create(true).truncate(true).open(&path)?;
            std::fs::remove_file(&path)?;
            Ok(file)
        };
        Ok(Self { file: Some(apart(open).await?), places: Compact::default() })
    }

    pub async fn take(&mut self, people: &[PersonId]) -> Result<HashMap<PersonId, Parts>> {
        let places: Vec<(PersonId, u64)> =
            people.iter().filter_map(|id| Some((*id, self.places.get(id.0.into())?))).collect();
        if places.is_empty() {
            return Ok(HashMap::new());
        }
        let mut file = self.file()?;
        let read = move || {
            let mut found = HashMap::with_capacity(places.len());
            for (person, place) in places {
                file.seek(SeekFrom::Start(place))?;
                let mut length = [0; 4];
                file.read_exact(&mut length)?;
                let mut text = vec![0; u32::from_le_bytes(length) as usize];
                file.read_exact(&mut text)?;
                found.insert(person, serde_json::from_slice(&text)?);
            }
            Ok((file, found))
        };
        let (file, found) = apart(read).await?;
        self.file = Some(file);
        Ok(found)
    }

    /// Keeps those who have changed.
    pub async fn put(&mut self, dossiers: &BTreeMap<PersonId, Dossier>) -> Result<()> {
        let mut file = self.file()?;
        let mut text = Vec::new();
        let mut starts = Vec::new();
        for (person, dossier) in dossiers.iter().filter(|(_, dossier)| dossier.is_changed()) {
            let start = text.len();
            starts.push((person.0, start as u64));
            text.extend([0; 4]);
            serde_json::to_writer(&mut text, &dossier.now).map_err(|error| strange(&error.into()))?;
            let length = u32::try_from(text.len() - start - 4).unwrap_or(u32::MAX);
            text[start..start + 4].copy_from_slice(&length.to_le_bytes());
        }
        let write = move || {
            let end = file.seek(SeekFrom::End(0))?;
            file.write_all(&text)?;
            Ok((file, end))
        };
        let (file, end) = apart(write).await?;
        self.file = Some(file);
        for (person, start) in starts {
            self.places.insert(person.into(), end + start);
        }
        Ok(())
    }

    fn file(&mut self) -> Result<File> {
        self.file.take().ok_or_else(|| Error::Other("the dry run has lost its file".to_owned()))
    }
}

async fn apart<T: Send + 'static>(work: impl FnOnce() -> IoResult<T> + Send + 'static) -> Result<T> {
    let done = tokio::task::spawn_blocking(work).await.unwrap_or_else(|error| Err(IoError::other(error)));
    done.map_err(|error| strange(&error))
}

fn strange(error: &IoError) -> Error {
    Error::Other(format!("what a dry run remembers could not be kept: {error}"))
}
