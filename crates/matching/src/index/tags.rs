//! Who has a tag: one bitmap for each, read from the mapped file when it is asked for.

use std::{collections::BTreeMap, io, path::Path};

use super::{
    IndexError, Tag,
    files::{Entry, Mapped, Output, cast},
};
use crate::People;

const NAME: &str = "tags";

#[derive(Debug, Default)]
pub struct TagsBuilder(BTreeMap<Tag, People>);

impl TagsBuilder {
    pub fn add(&mut self, place: u32, tag: Tag) {
        self.0.entry(tag).or_default().insert(place);
    }

    pub fn write(&mut self, folder: &Path) -> io::Result<Entry> {
        let mut output = Output::create(folder, NAME)?;
        let mut directory = vec![self.0.len() as u64];
        let mut bitmaps = Vec::new();
        for (tag, people) in &mut self.0 {
            people.optimize();
            let start = bitmaps.len() as u64;
            people.serialize_into(&mut bitmaps)?;
            directory.extend([tag.0, start, bitmaps.len() as u64]);
        }
        output.write(&directory)?;
        output.write(&bitmaps)?;
        output.finish()
    }
}

pub struct Tags {
    file: Mapped,
    count: usize,
}

impl Tags {
    pub fn open(folder: &Path) -> Result<Self, IndexError> {
        let file = Mapped::open(folder, NAME)?;
        let count = file.bytes().first_chunk().map(|count| u64::from_ne_bytes(*count));
        let count = count.and_then(|count| usize::try_from(count).ok()).ok_or_else(|| file.torn())?;
        let tags = Self { file, count };
        if tags.directory().len() != count {
            return Err(tags.file.torn());
        }
        Ok(tags)
    }

    /// Of each tag in order: the tag, where its bitmap starts and where it ends.
    fn directory(&self) -> &[[u64; 3]] {
        let bytes = self.file.bytes().get(8..8 + self.count * 24).unwrap_or_default();
        cast(bytes)
    }

    pub fn get(&self, tag: Tag) -> Result<People, IndexError> {
        let directory = self.directory();
        let Ok(place) = directory.binary_search_by_key(&tag.0, |[tag, ..]| *tag) else {
            return Ok(People::new());
        };
        let [_, start, end] = directory[place];
        let base = 8 + self.count * 24;
        let place = |at: u64| usize::try_from(at).map_or(usize::MAX, |at| at.saturating_add(base));
        let bytes = self.file.bytes().get(place(start)..place(end)).ok_or_else(|| self.file.torn())?;
        Ok(People::deserialize_unchecked_from(bytes)?)
    }
}
