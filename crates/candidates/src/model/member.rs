//! Who can be ranked.

use std::{collections::HashMap, sync::Arc};

use jiff::civil::Date;
use matching::lexicon::text::fold;
use serde::Serialize;
use talent::{FlagKind, Resume, score::Indexed};
use utoipa::ToSchema;

use super::{CandidateId, RolePool};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum CandidateSource {
    /// A record of the campus.
    Campus,
    /// A file that was uploaded.
    Upload,
}

/// What somebody looks for. Those who were uploaded have not been asked.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = CandidatePreferences)]
pub struct Preferences {
    pub titles: Vec<String>,
    pub places: Vec<String>,
    pub remote: bool,
    pub available_from: Option<Date>,
}

/// How many are compared by what they mean, of how many. Until it is all of them, words alone decide for everybody:
/// nobody is compared by other means than the rest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = CandidateMeaning)]
pub struct Meaning {
    #[schema(value_type = i64)]
    pub done: u32,
    #[schema(value_type = i64)]
    pub of: u32,
}

impl Meaning {
    pub fn is_whole(self) -> bool {
        self.done >= self.of
    }

    pub(crate) fn counted<'a>(members: impl Iterator<Item = &'a Arc<Member>>) -> Self {
        members.fold(Self::default(), |counted, member| Self {
            done: counted.done.saturating_add(member.is_pointed.into()),
            of: counted.of.saturating_add(1),
        })
    }
}

/// A candidate, ready to be scored. Their résumé is read again for who opens it.
#[derive(Clone)]
pub struct Member {
    /// Tells members apart in rankings: a hash that says nothing of who it is.
    pub key: u64,
    pub id: CandidateId,
    /// What stands for the name in a blind list: "Candidate 4F2A9K".
    pub label: String,
    pub name: String,
    pub source: CandidateSource,
    /// Of those who were uploaded: the batch and the file.
    pub batch: Option<String>,
    pub file_name: Option<String>,
    /// Other batches that they stand in too, by way of duplicates and of files that were merged into them.
    pub(crate) also: Vec<String>,
    /// SHA-256 of the text that was read, as hex.
    pub hash: String,
    pub indexed: Arc<Indexed>,
    /// What was tried in the résumé, each kind once.
    pub flags: Vec<FlagKind>,
    /// Whether a person should look at how the résumé was read.
    pub is_doubtful: bool,
    /// The latest job title.
    pub title: Option<String>,
    pub preferences: Option<Preferences>,
    /// The résumé as a blind reader sees it, folded, to look words up in.
    pub(crate) words: Arc<str>,
    /// What it was made from: the same makes the same.
    pub(crate) origin: [u8; 32],
    /// Whether all that is to be compared by meaning can be.
    pub(crate) is_pointed: bool,
    /// Made up, not a person: sex and race may be made up as well.
    pub(crate) is_synthetic: bool,
}

impl Member {
    /// Whether all these words stand in the résumé, or in what the list shows of who it is: in a blind list the label
    /// and never the name.
    pub fn says(&self, text: &str, blind: bool) -> bool {
        let shown = fold(if blind { &self.label } else { &self.name });
        let wanted = fold(text);
        wanted.split_whitespace().all(|word| self.words.contains(word) || shown.contains(word))
    }
}

/// Everybody who can be ranked.
pub struct Pool {
    /// The same if and only if the members, their texts and the way all of them would be compared are.
    pub revision: String,
    /// Of all members. A role asks for those it is open to: see [`Pool::meaning_within`].
    pub meaning: Meaning,
    /// By key.
    pub members: Vec<Arc<Member>>,
    pub(crate) places: HashMap<CandidateId, usize>,
}

impl Pool {
    pub fn find(&self, id: &CandidateId) -> Option<&Arc<Member>> {
        self.places.get(id).and_then(|at| self.members.get(*at))
    }

    pub fn by_key(&self, key: u64) -> Option<&Arc<Member>> {
        self.members.binary_search_by_key(&key, |member| member.key).ok().map(|at| &self.members[at])
    }

    /// Those whom a role is open to.
    pub fn within<'a>(&'a self, pool: &'a RolePool) -> impl Iterator<Item = &'a Arc<Member>> {
        self.members.iter().filter(|member| pool.holds(member))
    }

    /// How many of those can be compared by what they mean.
    pub fn meaning_within(&self, pool: &RolePool) -> Meaning {
        Meaning::counted(self.within(pool))
    }
}

/// A candidate with the résumé, as they were when somebody opened them.
#[derive(Clone)]
pub struct Opened {
    pub member: Arc<Member>,
    pub resume: Arc<Resume>,
}
