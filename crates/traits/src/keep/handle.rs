//! The handle that everything else takes, and what can be read of traits.

use std::{sync::Arc, time::Duration};

use ai::Embedder;
use futures_util::future::BoxFuture;
use matching::lexicon::text::fold;
use store::{
    Store,
    jobs::{Jobs, Work},
};
use tokio::sync::Mutex;

use super::{
    TraitError,
    engines::Ready,
    entity::head,
    merge::Known,
    store::{
        self as rows, departments as table,
        list::{self, Filter, Shown, Sort},
    },
    tree::{Own, Tree},
    view::{
        TraitDetail, TraitList, TraitName, TraitUsage, TraitUse, TraitVersion, TraitVersionDetail, UsedBy,
        content, importance, signed,
    },
};

/// How long what is deleted can be brought back.
pub const KEPT_FOR: Duration = Duration::from_hours(30 * 24);

/// Asks another app what of it uses a trait.
pub type Uses = Arc<dyn Fn(String) -> BoxFuture<'static, store::Result<Vec<UsedBy>>> + Send + Sync>;

/// What traits are made of.
pub struct Setup {
    pub store: Store,
    pub jobs: Jobs,
    /// Says what means the same. Without it, or while it is away, words alone decide.
    pub embedder: Option<Arc<dyn Embedder>>,
    /// The other apps that use traits.
    pub uses: Vec<Uses>,
}

/// The traits of the suite.
#[derive(Clone)]
pub struct Traits(pub(super) Arc<Inner>);

pub(super) struct Inner {
    pub store: Store,
    pub jobs: Jobs,
    pub embedder: Option<Arc<dyn Embedder>>,
    pub uses: Vec<Uses>,
    /// Which traits are alike, as it was found last.
    pub alike: Mutex<Option<Known>>,
    /// The traits that can be suggested, as they were last.
    pub ready: Mutex<Option<Arc<Ready>>>,
}

/// Who changes a trait.
#[derive(Clone, Debug)]
pub struct Editor {
    /// None for the suite itself.
    pub uid: Option<String>,
    pub name: String,
}

/// Which traits somebody wants to see.
#[derive(Clone, Debug, Default)]
pub struct Wanted {
    /// Words of the name, the definition or the cues.
    pub text: Option<String>,
    /// Those that this department asks for, itself or because of one above it.
    pub department: Option<String>,
    /// Such as `nace:Professionalism`.
    pub framework: Option<String>,
    pub shown: Shown,
    pub sort: Sort,
    /// The last of the page before.
    pub after: Option<String>,
    pub limit: u64,
}

impl Traits {
    pub fn new(setup: Setup) -> Self {
        Self(Arc::new(Inner {
            store: setup.store,
            jobs: setup.jobs,
            embedder: setup.embedder,
            uses: setup.uses,
            alike: Mutex::default(),
            ready: Mutex::default(),
        }))
    }

    /// The work that is done for traits.
    pub fn works(&self) -> Vec<Arc<dyn Work>> {
        self.import_works()
    }

    pub(super) async fn filter(&self, wanted: &Wanted) -> Result<Filter, TraitError> {
        let chain = match &wanted.department {
            None => None,
            Some(id) => {
                let tree = self.tree().await?;
                let chain: Vec<String> = tree.chain(id).into_iter().map(|one| one.id.clone()).collect();
                if chain.is_empty() {
                    return Err(TraitError::NoDepartment);
                }
                Some(chain)
            }
        };
        let words = wanted.text.as_deref().map(fold).unwrap_or_default();
        Ok(Filter {
            words: words.split_whitespace().map(str::to_owned).collect(),
            chain,
            framework: wanted.framework.clone(),
            shown: wanted.shown,
        })
    }

    /// How many are active.
    pub async fn count(&self) -> store::Result<u64> {
        list::count(self.0.store.reader(), &Filter::default()).await
    }

    pub async fn list(&self, wanted: &Wanted) -> Result<TraitList, TraitError> {
        let db = self.0.store.reader();
        let filter = self.filter(wanted).await?;
        let after = match &wanted.after {
            None => None,
            Some(id) => {
                let gone = || {
                    TraitError::Invalid("after: there is no such trait. Start from the beginning.".to_owned())
                };
                Some(list::listed(db, id).await?.ok_or_else(gone)?)
            }
        };
        let total = list::count(db, &filter).await?;
        let mut page = list::page(db, &filter, wanted.sort, (after.as_ref(), wanted.limit + 1)).await?;
        let limit = usize::try_from(wanted.limit).unwrap_or(usize::MAX);
        let has_more = page.len() > limit;
        page.truncate(limit);
        let next = page.last().filter(|_| has_more).map(|last| last.id.clone());
        Ok(TraitList { traits: page.into_iter().map(Into::into).collect(), total, next })
    }

    /// The values of frameworks that traits have, and how many have each.
    pub async fn frameworks(&self) -> Result<Vec<(String, u64)>, TraitError> {
        let mut counts = std::collections::BTreeMap::new();
        for lines in list::frameworks(self.0.store.reader()).await? {
            for line in lines.lines().filter(|line| !line.is_empty()) {
                *counts.entry(line.to_owned()).or_default() += 1;
            }
        }
        Ok(counts.into_iter().collect())
    }

    /// One that is deleted is shown as long as it can be brought back.
    pub async fn find(&self, id: &str) -> Result<TraitDetail, TraitError> {
        let db = self.0.store.reader();
        let (head, version) = rows::find(db, id).await?.ok_or(TraitError::NotThere)?;
        self.check_kept(&head)?;
        let content = content(&version);
        let keys: Vec<String> = content.confused_with.iter().map(|other| other.key.clone()).collect();
        let related = rows::names(db, &keys).await?;
        let related = related.into_iter().map(|(id, name)| TraitName { id, name }).collect();
        let departments = self.uses_of(&head.id).await?;
        Ok(TraitDetail::of(head, content, related, departments))
    }

    pub(super) fn check_kept(&self, head: &head::Model) -> Result<(), TraitError> {
        let last = self.0.store.now().minus(KEPT_FOR);
        if head.deleted_at.is_some_and(|at| at < last) { Err(TraitError::NotThere) } else { Ok(()) }
    }

    async fn uses_of(&self, id: &str) -> Result<Vec<TraitUse>, TraitError> {
        let tree = self.tree().await?;
        let own = Own::new(table::cells_about(self.0.store.reader(), &[id.to_owned()]).await?);
        let uses = tree.all().iter().filter_map(|department| {
            Some(TraitUse {
                department: department.id.clone(),
                name: department.name.clone(),
                importance: importance(own.get(&department.id, id)?),
            })
        });
        Ok(uses.collect())
    }

    /// What uses a trait: departments, and what other apps say.
    pub async fn usage(&self, id: &str) -> Result<TraitUsage, TraitError> {
        let db = self.0.store.reader();
        let (head, _) = rows::find(db, id).await?.ok_or(TraitError::NotThere)?;
        self.check_kept(&head)?;
        let tree = self.tree().await?;
        let own = Own::new(table::cells_about(db, &[id.to_owned()]).await?);
        let inherited = tree.all().iter().filter(|one| {
            let said = own.nearest(&tree.chain(&one.id), id);
            said.is_some_and(|said| said.importance > 0 && said.from != one.id)
        });
        let inherited_by = inherited.count() as u64;
        let mut elsewhere = Vec::new();
        for uses in &self.0.uses {
            elsewhere.extend(uses(id.to_owned()).await?);
        }
        let mut departments = self.uses_of(id).await?;
        departments.retain(|one| one.importance > 0);
        Ok(TraitUsage { departments, inherited_by, elsewhere })
    }

    /// The newest first.
    pub async fn versions(&self, id: &str) -> Result<Vec<TraitVersion>, TraitError> {
        let versions = rows::versions(self.0.store.reader(), id).await?;
        if versions.is_empty() {
            return Err(TraitError::NotThere);
        }
        Ok(versions.into_iter().map(Into::into).collect())
    }

    pub async fn version(&self, id: &str, number: u32) -> Result<TraitVersionDetail, TraitError> {
        let found = rows::version(self.0.store.reader(), id, signed(number)).await?;
        let found = found.ok_or(TraitError::NoVersion(number))?;
        Ok(TraitVersionDetail { content: content(&found), version: found.into() })
    }

    pub(super) async fn tree(&self) -> Result<Tree, TraitError> {
        Ok(Tree::new(table::all(self.0.store.reader()).await?))
    }
}
