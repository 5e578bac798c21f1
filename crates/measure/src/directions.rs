use std::{
    collections::HashMap,
    error::Error,
    fs::{File, OpenOptions},
    io::{BufReader, Read, Write},
    path::Path,
};

use ai::{Embedder, MiniLm};
use aws_lc_rs::digest::{SHA256, digest};
use matching::{DIMENSIONS, Vector};

type Hash = [u8; 32];

/// How many directions are written down at a time.
const BATCH: usize = 1024;

/// Directions of texts, kept in a file by the hash of the text.
pub struct Directions {
    model: MiniLm,
    /// Another model, or another way to run it, gives other hashes.
    model_hash: Hash,
    known: HashMap<Hash, Vector>,
    file: File,
}

impl Directions {
    pub fn open(model: MiniLm, path: &Path) -> Result<Self, Box<dyn Error>> {
        let probe = bytes(&model.embed(&["A title, or a skill, or a sentence about both."])?[0]);
        let model_hash = hash(&probe);
        let mut file = OpenOptions::new().create(true).append(true).read(true).open(path)?;
        let known = read(&mut file);
        // What was cut off while it was written is written anew.
        file.set_len(u64::try_from(known.len() * (size_of::<Hash>() + size_of::<Vector>()))?)?;
        Ok(Self { model, model_hash, known, file })
    }

    pub fn of(&mut self, texts: &[String]) -> Result<Vec<Vector>, Box<dyn Error>> {
        let hashes: Vec<Hash> = texts.iter().map(|text| self.hash_of(text)).collect();
        let mut missing: HashMap<Hash, &str> =
            hashes.iter().copied().zip(texts.iter().map(String::as_str)).collect();
        missing.retain(|hash, _| !self.known.contains_key(hash));
        let mut missing: Vec<(Hash, &str)> = missing.into_iter().collect();
        missing.sort_unstable();
        for (number, batch) in missing.chunks(BATCH).enumerate() {
            eprintln!("directions: {} of {}", number * BATCH, missing.len());
            let texts: Vec<&str> = batch.iter().map(|(_, text)| *text).collect();
            let mut record = Vec::new();
            for ((hash, _), vector) in batch.iter().zip(self.model.embed(&texts)?) {
                record.extend(hash);
                record.extend(bytes(&vector));
                self.known.insert(*hash, vector);
            }
            self.file.write_all(&record)?;
        }
        Ok(hashes.iter().map(|hash| self.known[hash]).collect())
    }

    fn hash_of(&self, text: &str) -> Hash {
        let mut bytes = self.model_hash.to_vec();
        bytes.extend(text.as_bytes());
        hash(&bytes)
    }
}

fn hash(bytes: &[u8]) -> Hash {
    digest(&SHA256, bytes).as_ref().try_into().expect("a SHA-256 has 32 bytes")
}

fn bytes(vector: &Vector) -> Vec<u8> {
    vector.iter().flat_map(|value| value.to_le_bytes()).collect()
}

fn read(file: &mut File) -> HashMap<Hash, Vector> {
    let mut known = HashMap::new();
    let mut reader = BufReader::new(file);
    let (mut hash, mut values) = ([0; 32], vec![0; size_of::<Vector>()]);
    while reader.read_exact(&mut hash).is_ok() && reader.read_exact(&mut values).is_ok() {
        let mut vector = [0.0; DIMENSIONS];
        for (value, bytes) in vector.iter_mut().zip(values.as_chunks().0) {
            *value = f32::from_le_bytes(*bytes);
        }
        known.insert(hash, vector);
    }
    known
}
