//! A generation is a folder. It counts once its manifest is there, which is written last.

use std::{
    fs::{self, File},
    io::{self, BufWriter, Read, Write},
    path::{Path, PathBuf},
};

use memmap2::MmapMut;
use serde::{Deserialize, Serialize};
use tantivy::directory::{Directory, MmapDirectory, OwnedBytes};

use super::IndexError;

/// Changes with the layout of any file, and with the way in which texts become words.
const FORMAT: u32 = 3;
/// Read back, it tells whether the machine that wrote it put the bytes of a number in our order.
const BYTE_ORDER: u32 = 0x0102_0304;
const MANIFEST: &str = "manifest.json";
/// Files up to this size are read through when the index opens; of larger ones only the size is compared.
const CHECKED_UP_TO: u64 = 1 << 20;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Manifest {
    format: u32,
    byte_order: [u8; 4],
    pub people: u32,
    pub has_vectors: bool,
    pub units: u32,
    /// How far the change log had been read.
    pub position: u64,
    pub files: Vec<Entry>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Entry {
    pub name: String,
    pub length: u64,
    pub checksum: u32,
}

impl Manifest {
    pub fn new(people: u32, has_vectors: bool, units: u32, position: u64, files: Vec<Entry>) -> Self {
        let byte_order = BYTE_ORDER.to_ne_bytes();
        Self { format: FORMAT, byte_order, people, has_vectors, units, position, files }
    }

    /// The last step of a generation: from here on it counts.
    pub fn write(&self, folder: &Path) -> Result<(), IndexError> {
        let new = folder.join("manifest.new");
        let mut file = File::create(&new)?;
        file.write_all(&serde_json::to_vec_pretty(self).map_err(io::Error::from)?)?;
        file.sync_all()?;
        fs::rename(new, folder.join(MANIFEST))?;
        sync_folder(folder)?;
        folder.parent().map_or(Ok(()), sync_folder)?;
        Ok(())
    }

    /// Refuses a generation that is not whole, or not ours.
    pub fn read(folder: &Path) -> Result<Self, IndexError> {
        let bytes = fs::read(folder.join(MANIFEST))
            .map_err(|_| IndexError::torn(format!("{} was not finished", folder.display())))?;
        let manifest: Self =
            serde_json::from_slice(&bytes).map_err(|_| IndexError::torn("its manifest cannot be read"))?;
        if manifest.format != FORMAT || manifest.byte_order != BYTE_ORDER.to_ne_bytes() {
            return Err(IndexError::torn("it is of another version"));
        }
        for entry in &manifest.files {
            entry.check(folder, CHECKED_UP_TO)?;
        }
        Ok(manifest)
    }

    /// Reads everything and compares it with what was written.
    pub fn verify(&self, folder: &Path) -> Result<(), IndexError> {
        self.files.iter().try_for_each(|entry| entry.check(folder, u64::MAX))
    }
}

impl Entry {
    /// Of a file that somebody else wrote, which is on the disk when this returns.
    pub fn of(folder: &Path, name: String) -> Result<Self, IndexError> {
        let file = File::open(folder.join(&name))?;
        file.sync_all()?;
        Ok(Self { length: file.metadata()?.len(), checksum: checksum(file)?, name })
    }

    fn check(&self, folder: &Path, up_to: u64) -> Result<(), IndexError> {
        let torn = |what: &str| IndexError::torn(format!("{} {what}", self.name));
        let file = File::open(folder.join(&self.name)).map_err(|_| torn("is missing"))?;
        if file.metadata()?.len() != self.length {
            return Err(torn("has another size than was written"));
        }
        if self.length <= up_to && checksum(file)? != self.checksum {
            return Err(torn("has other bytes than were written"));
        }
        Ok(())
    }
}

fn checksum(file: File) -> io::Result<u32> {
    let mut sum = Sum(crc32fast::Hasher::new());
    io::copy(&mut io::BufReader::with_capacity(1 << 20, file), &mut sum)?;
    Ok(sum.0.finalize())
}

struct Sum(crc32fast::Hasher);

impl Write for Sum {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.update(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A file that is written from beginning to end.
pub struct Output {
    name: &'static str,
    file: BufWriter<File>,
    hasher: crc32fast::Hasher,
    pub length: u64,
}

impl Output {
    pub fn create(folder: &Path, name: &'static str) -> io::Result<Self> {
        let file = BufWriter::with_capacity(1 << 18, File::create(folder.join(name))?);
        Ok(Self { name, file, hasher: crc32fast::Hasher::new(), length: 0 })
    }

    pub fn write<T: bytemuck::NoUninit>(&mut self, values: &[T]) -> io::Result<()> {
        let bytes = bytemuck::cast_slice(values);
        self.hasher.update(bytes);
        self.length += bytes.len() as u64;
        self.file.write_all(bytes)
    }

    /// It is on the disk when this returns.
    pub fn finish(self) -> io::Result<Entry> {
        let file = self.file.into_inner().map_err(io::IntoInnerError::into_error)?;
        file.sync_all()?;
        Ok(Entry { name: self.name.into(), length: self.length, checksum: self.hasher.finalize() })
    }
}

/// A file as if it were in memory.
#[derive(Clone)]
pub struct Mapped {
    name: &'static str,
    bytes: OwnedBytes,
}

impl Mapped {
    pub fn open(folder: &Path, name: &'static str) -> Result<Self, IndexError> {
        let directory = MmapDirectory::open(folder).map_err(tantivy::TantivyError::from)?;
        let handle = directory.get_file_handle(Path::new(name))?;
        let bytes = handle.read_bytes(0..handle.len())?;
        Ok(Self { name, bytes })
    }

    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Whether the whole file is so many values. Asked once, when the index opens.
    pub fn check<T: bytemuck::AnyBitPattern>(&self, count: usize) -> Result<(), IndexError> {
        if self.bytes.len() == count * size_of::<T>() && self.values::<T>().len() == count {
            Ok(())
        } else {
            Err(IndexError::torn(format!("{} does not hold {count} values", self.name)))
        }
    }

    /// Nothing if the file does not hold such values, which `check` tells.
    pub fn values<T: bytemuck::AnyBitPattern>(&self) -> &[T] {
        cast(&self.bytes)
    }

    pub fn torn(&self) -> IndexError {
        IndexError::torn(format!("{} cannot be read", self.name))
    }
}

/// A file in memory, in pages as large as there are: rows that lie far apart are found sooner than in small ones.
pub struct Loaded {
    name: &'static str,
    bytes: Option<MmapMut>,
}

impl Loaded {
    pub fn open(folder: &Path, name: &'static str) -> Result<Self, IndexError> {
        let mut file = File::open(folder.join(name))?;
        let length = usize::try_from(file.metadata()?.len()).map_err(io::Error::other)?;
        if length == 0 {
            return Ok(Self { name, bytes: None });
        }
        let mut bytes = MmapMut::map_anon(length)?;
        // Where it is refused, small pages do.
        #[cfg(target_os = "linux")]
        let _ = bytes.advise(memmap2::Advice::HugePage);
        file.read_exact(&mut bytes)?;
        Ok(Self { name, bytes: Some(bytes) })
    }

    pub fn bytes(&self) -> &[u8] {
        self.bytes.as_deref().unwrap_or_default()
    }

    pub fn torn(&self) -> IndexError {
        IndexError::torn(format!("{} cannot be read", self.name))
    }
}

/// Nothing where the bytes are not a whole number of values, or do not lie where values may.
pub fn cast<T: bytemuck::AnyBitPattern>(bytes: &[u8]) -> &[T] {
    bytemuck::try_cast_slice(bytes).unwrap_or_default()
}

/// The folders of all generations, finished or not, oldest first.
pub fn generations(root: &Path) -> io::Result<Vec<(u64, PathBuf)>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(root)? {
        let entry = entry?;
        let name = entry.file_name();
        let number = name.to_str().and_then(|name| name.strip_prefix('g')).and_then(|name| name.parse().ok());
        found.extend(number.map(|number| (number, entry.path())));
    }
    found.sort_unstable();
    Ok(found)
}

/// A new folder for the next one.
pub fn next_generation(root: &Path) -> io::Result<PathBuf> {
    fs::create_dir_all(root)?;
    let number = generations(root)?.last().map_or(1, |(last, _)| last + 1);
    let folder = root.join(format!("g{number:08}"));
    fs::create_dir(&folder)?;
    Ok(folder)
}

fn sync_folder(folder: &Path) -> io::Result<()> {
    File::open(folder)?.sync_all()
}
