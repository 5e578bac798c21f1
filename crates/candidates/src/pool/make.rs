//! From what is kept of somebody to what is scored.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::Arc,
};

use jiff::civil::Date;
use matching::lexicon::text::fold;
use sha2::{Digest, Sha256};
use talent::{Blind, FlagKind, Month, Resume, resume, score};

use super::Directions;
use crate::{CandidateId, CandidateSource, Member, Preferences};

/// The letters of a label: none that is taken for another.
const LETTERS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LABEL: usize = 6;

/// Somebody who may be seen, as they are kept.
pub struct Source {
    pub id: CandidateId,
    pub origin: CandidateSource,
    pub name: Option<String>,
    pub batch: Option<String>,
    pub file_name: Option<String>,
    pub text: Text,
    pub preferences: Option<Preferences>,
    pub is_synthetic: bool,
    pub is_doubtful: bool,
}

/// A résumé.
pub enum Text {
    /// As somebody wrote it.
    Written(String),
    /// As it was read from a file, as JSON.
    Read(String),
}

impl Source {
    /// The résumé. `None` if what is kept cannot be understood any more.
    pub fn resume(&self, today: Date) -> Option<Resume> {
        match &self.text {
            Text::Written(text) => Some(resume::read_text(text, today)),
            Text::Read(body) => serde_json::from_str(body).ok().map(|resume| going_on(resume, today)),
        }
    }

    /// What a member is made from. What goes on "until now" ends with the month.
    fn origin(&self, today: Date) -> [u8; 32] {
        let mut digest = Sha256::new();
        digest.update(today.to_string());
        match &self.text {
            Text::Written(text) => digest.update(text),
            Text::Read(body) => digest.update(body),
        }
        digest.finalize().into()
    }

    /// The same person with the same résumé: it need not be read again.
    pub fn again(&self, old: &Member, today: Date) -> Option<Member> {
        let is_same = old.id == self.id && old.is_pointed && old.origin == self.origin(today);
        is_same.then(|| Member {
            name: self.name.clone().unwrap_or_else(|| old.name.clone()),
            batch: self.batch.clone(),
            file_name: self.file_name.clone(),
            preferences: self.preferences.clone(),
            is_synthetic: self.is_synthetic,
            is_doubtful: self.is_doubtful,
            ..old.clone()
        })
    }
}

/// What went on when it was read goes on until today.
fn going_on(mut resume: Resume, today: Date) -> Resume {
    let now = Month { year: today.year(), month: Some(today.month()) };
    for work in resume.work.iter_mut().filter(|work| work.is_now && work.end != Some(now)) {
        work.end = Some(now);
        // Who reads its text once more goes as far.
        resume.read_on = Some(today);
    }
    resume
}

/// What tells candidates apart in rankings: nothing of who they are, and no order in which they came.
pub fn key(id: &CandidateId) -> u64 {
    digest(id).first_chunk().map_or(0, |bytes| u64::from_be_bytes(*bytes))
}

fn digest(id: &CandidateId) -> [u8; 32] {
    Sha256::digest(format!("candidate {id}").as_bytes()).into()
}

/// What `work` makes of somebody. A résumé that it breaks at takes nobody else along: whoever it is about is left out.
pub fn alone<T>(id: &CandidateId, work: impl FnOnce() -> Option<T>) -> Option<T> {
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|_| {
        tracing::error!(candidate = %id, "reading a résumé broke; it is left out until it changes");
        None
    })
}

/// What of a résumé is to be compared by its meaning. Nothing of one that it breaks at: whoever it is about is left out.
pub fn meant(id: &CandidateId, resume: &Resume) -> Vec<String> {
    let texts = |blind: &Blind| score::texts(blind).into_iter().map(str::to_owned).collect();
    alone(id, || Some(texts(&resume::blind(resume)))).unwrap_or_default()
}

/// The same if and only if the members, their texts and the way they are compared are.
pub fn revision<'a>(members: impl Iterator<Item = &'a Arc<Member>>, by_meaning: bool) -> String {
    let mut digest = Sha256::new();
    digest.update(talent::SCORER);
    digest.update([u8::from(by_meaning)]);
    for member in members {
        digest.update(member.key.to_be_bytes());
        // The same text says more once what goes on has gone on for longer.
        digest.update(member.origin);
    }
    let mut revision = hex(&digest.finalize());
    revision.truncate(16);
    revision
}

/// Somebody whose résumé was read, and is not indexed yet.
pub struct Half {
    source: Source,
    origin: [u8; 32],
    resume: Resume,
    blind: Blind,
}

impl Half {
    pub fn new(source: Source, today: Date) -> Option<Self> {
        let (resume, blind) = alone(&source.id, || {
            let resume = source.resume(today)?;
            let blind = resume::blind(&resume);
            Some((resume, blind))
        })?;
        Some(Self { origin: source.origin(today), source, resume, blind })
    }

    /// What of it is to be compared by its meaning and cannot be yet.
    pub fn missing(&self, directions: &Directions) -> Vec<String> {
        let texts = score::texts(&self.blind).into_iter();
        texts.filter(|text| !directions.has(text)).map(str::to_owned).collect()
    }

    pub fn whole(self, directions: &Directions) -> Option<Member> {
        let id = self.source.id.clone();
        alone(&id, || Some(self.member(directions)))
    }

    fn member(self, directions: &Directions) -> Member {
        let Self { source, origin, resume, blind } = self;
        let is_pointed = score::texts(&blind).iter().all(|text| directions.has(text));
        let indexed = score::index(&blind, &|text| directions.get(text));
        let mut flags: Vec<FlagKind> = resume.flags.iter().map(|flag| flag.kind).collect();
        flags.sort_unstable();
        flags.dedup();
        let name = source.name.or_else(|| resume.name.clone()).or_else(|| source.file_name.clone());
        Member {
            key: key(&source.id),
            label: label(&digest(&source.id)[8..]),
            id: source.id,
            name: name.unwrap_or_default(),
            source: source.origin,
            batch: source.batch,
            file_name: source.file_name,
            also: Vec::new(),
            hash: hash(&resume.text),
            indexed: Arc::new(indexed),
            flags,
            is_doubtful: source.is_doubtful,
            title: resume.work.iter().find_map(|work| work.title.clone()),
            preferences: source.preferences,
            words: fold(&resume::veil(&resume, &[]).text).into(),
            origin,
            is_pointed,
            is_synthetic: source.is_synthetic,
        }
    }
}

/// "Candidate 4F2A9K".
fn label(bytes: &[u8]) -> String {
    let letter = |byte: &u8| char::from(LETTERS[usize::from(byte % 32)]);
    format!("Candidate {}", bytes.iter().take(LABEL).map(letter).collect::<String>())
}

/// SHA-256 as hex.
pub fn hash(text: &str) -> String {
    hex(&Sha256::digest(text.as_bytes()))
}

pub fn hex(bytes: &[u8]) -> String {
    use std::fmt::Write;
    bytes.iter().fold(String::new(), |mut hex, byte| {
        let _ = write!(hex, "{byte:02x}");
        hex
    })
}
