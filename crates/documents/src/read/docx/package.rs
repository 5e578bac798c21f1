//! The ZIP and its parts. What is unpacked is counted, whatever the directory of the ZIP says.

use std::{
    collections::HashMap,
    io::{Cursor, Read},
};

use quick_xml::events::BytesStart;
use zip::{ZipArchive, result::ZipError};

use super::xml::{self, Visit, attribute};
use crate::{Limits, ReadError, read::kind};

pub(super) struct Package<'a> {
    archive: ZipArchive<Cursor<&'a [u8]>>,
    /// Bytes that may still be unpacked.
    left: usize,
    most: usize,
    depth: usize,
}

impl<'a> Package<'a> {
    pub fn open(bytes: &'a [u8], limits: &Limits) -> Result<Self, ReadError> {
        let archive = ZipArchive::new(Cursor::new(bytes)).map_err(|_| ReadError::Broken)?;
        Ok(Self { archive, left: limits.unpacked, most: limits.unpacked, depth: limits.depth })
    }

    /// A part as text, if it is there.
    pub fn part(&mut self, name: &str) -> Result<Option<String>, ReadError> {
        let file = match self.archive.by_name(name) {
            Ok(file) => file,
            Err(ZipError::FileNotFound) => return Ok(None),
            Err(ZipError::InvalidPassword) => return Err(ReadError::Encrypted),
            Err(_) => return Err(ReadError::Broken),
        };
        if file.encrypted() {
            return Err(ReadError::Encrypted);
        }
        let mut bytes = Vec::new();
        let most = u64::try_from(self.left).unwrap_or(u64::MAX).saturating_add(1);
        file.take(most).read_to_end(&mut bytes).map_err(|_| ReadError::Broken)?;
        self.left = self.left.checked_sub(bytes.len()).ok_or_else(|| ReadError::too_many_bytes(self.most))?;
        kind::decode(&bytes).map(Some).ok_or(ReadError::Broken)
    }

    /// Where the text is: the package says so itself.
    pub fn main_part(&mut self) -> Result<String, ReadError> {
        const USUAL: &str = "word/document.xml";
        let Some(relations) = self.part("_rels/.rels")? else {
            return Ok(USUAL.into());
        };
        let mut found = Relations::default();
        xml::walk(&relations, self.depth, &mut found)?;
        Ok(found.main.map_or(USUAL.into(), |target| target.trim_start_matches('/').to_owned()))
    }

    /// The headers of a part, by what it calls them.
    pub fn headers(&mut self, of: &str) -> Result<HashMap<String, String>, ReadError> {
        let (folder, name) = of.rsplit_once('/').map_or(("", of), |(folder, name)| (folder, name));
        let within =
            |name: &str| if folder.is_empty() { name.to_owned() } else { format!("{folder}/{name}") };
        let Some(relations) = self.part(&within(&format!("_rels/{name}.rels")))? else {
            return Ok(HashMap::new());
        };
        let mut found = Relations::default();
        xml::walk(&relations, self.depth, &mut found)?;
        let place = |target: String| match target.strip_prefix('/') {
            Some(whole) => whole.to_owned(),
            None => within(&target),
        };
        Ok(found.headers.into_iter().map(|(id, target)| (id, place(target))).collect())
    }
}

#[derive(Default)]
struct Relations {
    main: Option<String>,
    headers: Vec<(String, String)>,
}

impl Visit for Relations {
    fn open(&mut self, name: &str, tag: &BytesStart<'_>) {
        let kind = attribute(tag, "Type").unwrap_or_default();
        if name == "Relationship" && kind.ends_with("/officeDocument") {
            self.main = attribute(tag, "Target");
        }
        if name == "Relationship"
            && kind.ends_with("/header")
            && let (Some(id), Some(target)) = (attribute(tag, "Id"), attribute(tag, "Target"))
        {
            self.headers.push((id, target));
        }
    }

    fn close(&mut self, _name: &str) {}

    fn text(&mut self, _text: &str) {}
}

/// The title among the properties of the document.
pub(super) fn title(xml: &str, depth: usize) -> Option<String> {
    #[derive(Default)]
    struct Title {
        inside: bool,
        text: String,
    }
    impl Visit for Title {
        fn open(&mut self, name: &str, _tag: &BytesStart<'_>) {
            self.inside = name == "title";
        }

        fn close(&mut self, _name: &str) {
            self.inside = false;
        }

        fn text(&mut self, text: &str) {
            if self.inside {
                self.text.push_str(text);
            }
        }
    }
    let mut title = Title::default();
    xml::walk(xml, depth, &mut title).ok()?;
    Some(title.text)
}
