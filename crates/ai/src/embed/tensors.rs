use std::{
    collections::HashMap,
    fs::File,
    io::{self, ErrorKind},
    os::unix::fs::FileExt,
    path::Path,
};

use serde::Deserialize;
use serde_json::Value;

use super::EmbedError;

/// The list of what is in a file is never this long.
const LIST_LIMIT: usize = 1 << 20;

/// The numbers of a model, in a file of the format `safetensors`: the length of a list, the list, the numbers.
pub struct Tensors {
    file: File,
    list: HashMap<String, Value>,
    /// Where the numbers start.
    start: u64,
}

#[derive(Deserialize)]
struct Entry {
    dtype: String,
    shape: Vec<usize>,
    data_offsets: (u64, u64),
}

impl Tensors {
    pub fn open(path: &Path) -> Result<Self, EmbedError> {
        let wrong = |error: io::Error| EmbedError::Files(format!("{}: {error}", path.display()));
        let file = File::open(path).map_err(wrong)?;
        let mut length = [0; 8];
        file.read_exact_at(&mut length, 0).map_err(wrong)?;
        let length = u64::from_le_bytes(length);
        let length = usize::try_from(length).unwrap_or(usize::MAX).min(LIST_LIMIT);
        let mut list = vec![0; length];
        file.read_exact_at(&mut list, 8).map_err(wrong)?;
        let list = serde_json::from_slice(&list);
        let list = list.map_err(|error| wrong(io::Error::new(ErrorKind::InvalidData, error)))?;
        Ok(Self { file, list, start: 8 + length as u64 })
    }

    pub fn read(&self, name: &str, shape: &[usize]) -> Result<Vec<f32>, EmbedError> {
        let wrong = |error: io::Error| EmbedError::Files(format!("{name}: {error}"));
        let start = self.find(name, shape)?;
        let mut bytes = vec![0; shape.iter().product::<usize>() * size_of::<f32>()];
        self.file.read_exact_at(&mut bytes, start).map_err(wrong)?;
        Ok(floats(&bytes).collect())
    }

    /// A table that stays in the file, of which single rows are read.
    pub fn table(&self, name: &str, shape: [usize; 2]) -> Result<Table, EmbedError> {
        let start = self.find(name, &shape)?;
        let file = self.file.try_clone().map_err(|error| EmbedError::Files(error.to_string()))?;
        Ok(Table { file, start, shape })
    }

    /// Where the tensor starts, if it is what we want.
    fn find(&self, name: &str, shape: &[usize]) -> Result<u64, EmbedError> {
        let wrong = |what: &str| EmbedError::Files(format!("{name} {what}"));
        let entry = self.list.get(name).ok_or_else(|| wrong("is missing"))?;
        let entry =
            Entry::deserialize(entry).map_err(|error| wrong(&format!("is not listed well: {error}")))?;
        let (start, end) = entry.data_offsets;
        let size = (shape.iter().product::<usize>() * size_of::<f32>()) as u64;
        if entry.dtype != "F32" || entry.shape != shape || end.checked_sub(start) != Some(size) {
            return Err(wrong("has another type or shape"));
        }
        self.start.checked_add(start).ok_or_else(|| wrong("lies outside of the file"))
    }
}

/// Most words of a language are rare: their rows stay on the disk, and the system keeps what is often read.
pub struct Table {
    file: File,
    start: u64,
    shape: [usize; 2],
}

impl Table {
    pub fn read(&self, row: u32, bytes: &mut Vec<u8>) -> Result<impl Iterator<Item = f32>, EmbedError> {
        let wrong = |error: &dyn std::fmt::Display| EmbedError::Run(format!("row {row}: {error}"));
        let [rows, width] = self.shape;
        if row as usize >= rows {
            return Err(wrong(&"there is none"));
        }
        bytes.resize(width * size_of::<f32>(), 0);
        let start = self.start + u64::from(row) * bytes.len() as u64;
        self.file.read_exact_at(bytes, start).map_err(|error| wrong(&error))?;
        Ok(floats(bytes))
    }
}

fn floats(bytes: &[u8]) -> impl Iterator<Item = f32> {
    bytes.as_chunks().0.iter().map(|bytes| f32::from_le_bytes(*bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIST: &str = r#"{"__metadata__":{"format":"pt"},
        "pair":{"dtype":"F32","shape":[2,2],"data_offsets":[0,16]},
        "half":{"dtype":"F16","shape":[2],"data_offsets":[0,4]},
        "short":{"dtype":"F32","shape":[2],"data_offsets":[8,12]},
        "beyond":{"dtype":"F32","shape":[2],"data_offsets":[12,20]}}"#;

    fn open(length: u64, list: &str, numbers: &[f32]) -> Result<Tensors, EmbedError> {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("model");
        let numbers: Vec<u8> = numbers.iter().flat_map(|number| number.to_le_bytes()).collect();
        std::fs::write(&path, [&length.to_le_bytes(), list.as_bytes(), &numbers].concat()).unwrap();
        Tensors::open(&path)
    }

    fn good() -> Tensors {
        open(LIST.len() as u64, LIST, &[1.0, 2.0, 3.0, 4.0]).unwrap()
    }

    #[test]
    fn numbers_are_read_whole_or_by_row() {
        assert_eq!(good().read("pair", &[2, 2]).unwrap(), [1.0, 2.0, 3.0, 4.0]);
        let (table, mut bytes) = (good().table("pair", [2, 2]).unwrap(), Vec::new());
        assert_eq!(table.read(1, &mut bytes).unwrap().collect::<Vec<_>>(), [3.0, 4.0]);
        assert!(table.read(2, &mut bytes).is_err());
    }

    #[test]
    fn what_is_not_as_it_should_be_is_refused_by_name() {
        for (name, shape) in
            [("pair", &[4][..]), ("half", &[2]), ("short", &[2]), ("beyond", &[2]), ("none", &[1])]
        {
            let refused = good().read(name, shape).unwrap_err().to_string();
            assert!(refused.contains(name), "{refused}");
        }
    }

    #[test]
    fn a_file_of_another_kind_is_refused() {
        assert!(open(2, "[]", &[]).is_err());
        assert!(open(9, "{}", &[]).is_err(), "shorter than it says");
        assert!(open(u64::MAX, "{}", &[]).is_err());
        assert!(open(u64::MAX, &" ".repeat(2 << 20), &[]).is_err());
    }
}
