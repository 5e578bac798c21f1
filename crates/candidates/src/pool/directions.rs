//! Where texts point, kept in a file: the hash of a text, and its direction in whole numbers. It can be removed at any
//! time; what is missing is found out anew. A direction is given as it was rounded, the first time as well: a score does
//! not depend on whether it was kept.
//!
//! Everything here waits for the disk: not for a thread that serves requests.

use std::{
    collections::HashMap,
    fs::{self, File, OpenOptions},
    io::{Read, Seek, Write},
    os::unix::fs::FileExt,
    path::{Path, PathBuf},
    sync::{Mutex, MutexGuard, PoisonError},
};

use ai::assets::SENTENCE_MODEL;
use matching::{DIMENSIONS, Vector};
use sha2::{Digest, Sha256};

const KEY: usize = 16;
const SCALE: usize = 4;
const CHECK: usize = 4;
const RECORD: usize = KEY + SCALE + DIMENSIONS + CHECK;
/// A file with more directions than these is begun anew: most of them are of texts that are gone.
const MOST: u64 = 2_000_000;
/// So many records are read at once.
const TOGETHER: usize = 1000;

type Key = [u8; KEY];
type Record = [u8; RECORD];

/// The directions that are known.
pub struct Directions {
    path: PathBuf,
    kept: Mutex<Option<Kept>>,
}

#[derive(Default)]
struct Kept {
    /// None if it cannot be written: then what is new is kept in memory.
    file: Option<File>,
    places: HashMap<Key, Place>,
}

enum Place {
    /// Where its record begins.
    File(u64),
    Memory(Box<Record>),
}

impl Directions {
    /// Directions of one model are not to be compared with those of another.
    pub fn new(folder: &Path) -> Self {
        let model = SENTENCE_MODEL.sha256.get(..16).unwrap_or(SENTENCE_MODEL.sha256);
        Self { path: folder.join(format!("directions-{model}.bin")), kept: Mutex::default() }
    }

    pub fn has(&self, text: &str) -> bool {
        self.opened().as_ref().is_some_and(|kept| kept.places.contains_key(&key(text)))
    }

    pub fn get(&self, text: &str) -> Option<Vector> {
        let guard = self.opened();
        let kept = guard.as_ref()?;
        match kept.places.get(&key(text))? {
            Place::Memory(record) => Some(vector(record)),
            Place::File(at) => {
                let mut record = [0; RECORD];
                kept.file.as_ref()?.read_exact_at(&mut record, *at).ok()?;
                is_whole(&record).then(|| vector(&record))
            }
        }
    }

    pub fn put(&self, texts: &[String], vectors: &[Vector]) {
        let mut guard = self.opened();
        let Some(kept) = guard.as_mut() else { return };
        let mut records: Vec<(Key, Record)> = Vec::with_capacity(texts.len());
        for (text, vector) in texts.iter().zip(vectors) {
            let key = key(text);
            if !kept.places.contains_key(&key) && !records.iter().any(|(known, _)| *known == key) {
                records.push((key, record(&key, vector)));
            }
        }
        let bytes: Vec<u8> = records.iter().flat_map(|(_, record)| record.iter().copied()).collect();
        match kept.file.as_mut().map(|file| append(file, &bytes)) {
            Some(Ok(first)) => {
                let places = (first..).step_by(RECORD).map(Place::File);
                kept.places.extend(records.into_iter().map(|(key, _)| key).zip(places));
            }
            Some(Err(_)) | None => {
                let memory = records.into_iter().map(|(key, record)| (key, Place::Memory(Box::new(record))));
                kept.places.extend(memory);
            }
        }
    }

    fn opened(&self) -> MutexGuard<'_, Option<Kept>> {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.is_none() {
            *kept = Some(open(&self.path).unwrap_or_else(|error| {
                tracing::warn!(%error, path = %self.path.display(), "directions are kept in memory alone");
                Kept::default()
            }));
        }
        kept
    }
}

fn open(path: &Path) -> std::io::Result<Kept> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let mut file = OpenOptions::new().read(true).append(true).create(true).open(path)?;
    let length = file.metadata()?.len();
    let mut places = HashMap::new();
    let mut at = 0;
    if length / RECORD as u64 <= MOST {
        let mut piece = vec![0; RECORD * TOGETHER];
        loop {
            let count = fill(&mut file, &mut piece)?;
            let (records, _) = piece[..count].as_chunks::<RECORD>();
            let whole = records.iter().take_while(|record| is_whole(record));
            let before = at;
            for record in whole {
                if let Some(key) = record.first_chunk::<KEY>() {
                    places.insert(*key, Place::File(at));
                }
                at += RECORD as u64;
            }
            if at - before < piece.len() as u64 {
                break;
            }
        }
    }
    if at < length {
        // A process was killed while it wrote, or there is too much of it.
        file.set_len(at)?;
    }
    Ok(Kept { file: Some(file), places })
}

/// As much as there is.
fn fill(file: &mut File, piece: &mut [u8]) -> std::io::Result<usize> {
    let mut count = 0;
    while count < piece.len() {
        match file.read(&mut piece[count..])? {
            0 => break,
            more => count += more,
        }
    }
    Ok(count)
}

/// Says where the bytes begin: others may append to the file as well.
fn append(file: &mut File, bytes: &[u8]) -> std::io::Result<u64> {
    let before = file.metadata()?.len();
    let written = file.write_all(bytes).and_then(|()| file.stream_position());
    match written {
        Ok(end) => Ok(end.saturating_sub(bytes.len() as u64)),
        Err(error) => {
            tracing::warn!(%error, "directions could not be written down");
            let _ = file.set_len(before);
            Err(error)
        }
    }
}

fn key(text: &str) -> Key {
    let digest = Sha256::digest(text.as_bytes());
    digest.first_chunk().copied().unwrap_or_default()
}

fn check(bytes: &[u8]) -> [u8; CHECK] {
    Sha256::digest(bytes).first_chunk().copied().unwrap_or_default()
}

fn is_whole(record: &Record) -> bool {
    let (bytes, sum) = record.split_at(RECORD - CHECK);
    check(bytes) == sum
}

fn record(key: &Key, vector: &Vector) -> Record {
    let largest = vector.iter().fold(0.0_f32, |most, value| most.max(value.abs()));
    let scale = if largest > 0.0 { largest / 127.0 } else { 1.0 };
    let mut record = [0; RECORD];
    record[..KEY].copy_from_slice(key);
    record[KEY..KEY + SCALE].copy_from_slice(&scale.to_le_bytes());
    for (cell, value) in record[KEY + SCALE..].iter_mut().zip(vector) {
        *cell = rounded(value / scale).cast_unsigned();
    }
    let sum = check(&record[..RECORD - CHECK]);
    record[RECORD - CHECK..].copy_from_slice(&sum);
    record
}

#[expect(clippy::cast_possible_truncation, reason = "it was brought between -127 and 127")]
fn rounded(value: f32) -> i8 {
    value.round().clamp(-127.0, 127.0) as i8
}

fn vector(record: &Record) -> Vector {
    let scale = record[KEY..].first_chunk().map_or(0.0, |bytes| f32::from_le_bytes(*bytes));
    let mut vector = [0.0; DIMENSIONS];
    for (value, cell) in vector.iter_mut().zip(&record[KEY + SCALE..]) {
        *value = f32::from(cell.cast_signed()) * scale;
    }
    vector
}

#[cfg(test)]
mod tests {
    use super::*;

    fn direction(seed: u8) -> Vector {
        let mut vector = [0.0; DIMENSIONS];
        for (value, at) in vector.iter_mut().zip(0_u8..=255) {
            *value = f32::from(at.wrapping_mul(seed)) / 255.0 - 0.5;
        }
        let length = vector.iter().map(|value| value * value).sum::<f32>().sqrt();
        vector.map(|value| value / length)
    }

    fn texts(names: &[&str]) -> Vec<String> {
        names.iter().map(|name| (*name).to_owned()).collect()
    }

    #[test]
    fn what_is_kept_is_there_again_and_the_same_as_the_first_time() {
        let folder = tempfile::tempdir().unwrap();
        let first = Directions::new(folder.path());
        assert_eq!(first.get("pipes"), None);
        first.put(&texts(&["pipes", "beds", "pipes"]), &[direction(3), direction(7), direction(9)]);
        let before = first.get("pipes").unwrap();
        let off = before.iter().zip(direction(3)).map(|(one, other)| (one - other).abs());
        assert!(off.fold(0.0, f32::max) < 0.001);
        let again = Directions::new(folder.path());
        assert_eq!(again.get("pipes"), Some(before));
        assert_eq!(again.get("beds"), first.get("beds"));
        assert!(!again.has("tables"));
    }

    #[test]
    fn a_torn_end_is_cut_off_and_the_rest_stays() {
        let folder = tempfile::tempdir().unwrap();
        let first = Directions::new(folder.path());
        first.put(&texts(&["pipes", "beds"]), &[direction(3), direction(7)]);
        let file = OpenOptions::new().write(true).open(&first.path).unwrap();
        file.set_len((RECORD * 2 - 10) as u64).unwrap();
        let again = Directions::new(folder.path());
        assert!(again.has("pipes") && !again.has("beds"));
        again.put(&texts(&["tables"]), &[direction(5)]);
        assert_eq!(Directions::new(folder.path()).get("tables"), again.get("tables"));
    }

    #[test]
    fn without_a_folder_to_write_to_it_stays_in_memory() {
        let file = tempfile::NamedTempFile::new().unwrap();
        let directions = Directions::new(&file.path().join("below"));
        directions.put(&texts(&["pipes"]), &[direction(3)]);
        assert!(directions.get("pipes").is_some());
    }
}
