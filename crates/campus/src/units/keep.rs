use std::{
    collections::{BTreeMap, HashMap, VecDeque},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use ai::{EmbedError, Embedder, Presence};
use matching::{Vector, index::Unit};
use store::{Error, Store};

use super::hash;
use crate::store::units as rows;

/// So many texts are embedded before they are written down.
const TOGETHER: usize = 128;
/// Units in memory take 1.6 KB each.
const MOST_IN_MEMORY: usize = 60_000;
/// Of what was asked for lately.
const MOST_QUERIES: usize = 512;

/// What turns texts into directions.
#[derive(Clone)]
pub struct Model {
    /// Directions of one model are not to be compared with those of another.
    pub id: String,
    pub embedder: Arc<dyn Embedder>,
}

#[derive(Debug, thiserror::Error)]
pub enum UnitsError {
    #[error(transparent)]
    Store(#[from] Error),
    #[error(transparent)]
    Model(#[from] EmbedError),
}

/// The directions of texts: those of units, which are kept, and those of queries, which are remembered for a while.
pub struct Units {
    store: Store,
    model: Option<Model>,
    known: Mutex<HashMap<u64, Arc<Unit>>>,
    queries: Mutex<Queries>,
    /// How the last try to embed something ended; none if nobody has tried.
    tried: Mutex<Option<Presence>>,
}

#[derive(Default)]
struct Queries {
    known: HashMap<String, Box<Vector>>,
    /// The oldest first.
    order: VecDeque<String>,
}

impl Units {
    pub fn new(store: Store, model: Option<Model>) -> Self {
        Self { store, model, known: Mutex::default(), queries: Mutex::default(), tried: Mutex::default() }
    }

    pub fn model_id(&self) -> Option<&str> {
        self.model.as_ref().map(|model| model.id.as_str())
    }

    /// Whether the model does its work. Its files may come at any time.
    pub async fn presence(&self) -> Presence {
        let Some(model) = &self.model else { return Presence::Missing };
        let embedded = self.embed(model, vec!["campus".to_owned()]).await;
        let presence = presence_after(&embedded);
        if let (Presence::Broken, Err(error)) = (presence, &embedded) {
            tracing::warn!(%error, "texts have no meaning to search by");
        }
        presence
    }

    /// Whether queries have a direction, as far as the last try tells. Files that were missing may have come since;
    /// a model that does not work is not tried again before somebody searches: that takes its time.
    pub async fn can_embed(&self) -> bool {
        let tried = *self.tried();
        match tried {
            Some(Presence::Here) => true,
            Some(Presence::Broken) => false,
            Some(Presence::Missing) | None => self.presence().await == Presence::Here,
        }
    }

    /// How many units of this model are kept.
    pub async fn count(&self) -> store::Result<u64> {
        match &self.model {
            Some(model) => rows::count(self.store.reader(), &model.id).await,
            None => Ok(0),
        }
    }

    /// The units with these texts, by their hashes. Those that were never met are embedded and written down.
    pub async fn of(
        &self,
        texts: impl IntoIterator<Item = String>,
    ) -> Result<HashMap<u64, Arc<Unit>>, UnitsError> {
        let Some(model) = &self.model else { return Ok(HashMap::new()) };
        let mut wanted: BTreeMap<u64, String> = texts.into_iter().map(|text| (hash(&text), text)).collect();
        let mut units = HashMap::with_capacity(wanted.len());
        let take = |units: &mut HashMap<_, _>, wanted: &mut BTreeMap<u64, String>, unit: Arc<Unit>| {
            // The text is compared, too: a hash is not a proof.
            if wanted.get(&unit.hash) == Some(&unit.text) {
                wanted.remove(&unit.hash);
                units.insert(unit.hash, unit);
            }
        };
        {
            let known = self.known();
            let here: Vec<_> = wanted.keys().filter_map(|hash| known.get(hash).cloned()).collect();
            for unit in here {
                take(&mut units, &mut wanted, unit);
            }
        }
        let hashes: Vec<u64> = wanted.keys().copied().collect();
        for unit in rows::find(self.store.reader(), &model.id, &hashes).await? {
            let unit = Arc::new(unit);
            self.remember(&unit);
            take(&mut units, &mut wanted, unit);
        }
        let missing: Vec<(u64, String)> = wanted.into_iter().collect();
        for some in missing.chunks(TOGETHER) {
            for unit in self.make_most(model, some).await? {
                self.remember(&unit);
                units.insert(unit.hash, unit);
            }
        }
        Ok(units)
    }

    /// All of them; if the model breaks at some text and does its work otherwise, those that it can take.
    async fn make_most(&self, model: &Model, texts: &[(u64, String)]) -> Result<Vec<Arc<Unit>>, UnitsError> {
        let made = self.make(model, texts).await;
        if !is_broken(&made) || self.presence().await != Presence::Here {
            return made;
        }
        let mut units = Vec::with_capacity(texts.len());
        for text in texts {
            let made = self.make(model, std::slice::from_ref(text)).await;
            match made {
                Err(UnitsError::Model(error @ EmbedError::Run(_))) => {
                    tracing::warn!(%error, hash = text.0, "a text has no meaning to search by");
                }
                made => units.extend(made?),
            }
        }
        Ok(units)
    }

    async fn make(&self, model: &Model, texts: &[(u64, String)]) -> Result<Vec<Arc<Unit>>, UnitsError> {
        let vectors = self.embed(model, texts.iter().map(|(_, text)| text.clone()).collect()).await?;
        let units = texts
            .iter()
            .zip(vectors)
            .map(|((hash, text), vector)| Arc::new(Unit { hash: *hash, text: text.clone(), vector }));
        let units: Vec<_> = units.collect();
        let (id, new) = (model.id.clone(), units.clone());
        self.store.write(move |tx| async move { rows::put(&tx, &id, &new).await }).await?;
        Ok(units)
    }

    /// The direction of what somebody looks for. `None` without a model.
    pub async fn query(&self, text: &str) -> Result<Option<Box<Vector>>, UnitsError> {
        let Some(model) = &self.model else { return Ok(None) };
        if let Some(vector) = self.queries().known.get(text) {
            return Ok(Some(vector.clone()));
        }
        let vector = match self.embed(model, vec![text.to_owned()]).await {
            Ok(vectors) => vectors.into_iter().next().map(Box::new),
            Err(UnitsError::Model(EmbedError::Missing(_))) => None,
            Err(error) => return Err(error),
        };
        if let Some(vector) = &vector {
            self.queries().remember(text, vector);
        }
        Ok(vector)
    }

    async fn embed(&self, model: &Model, texts: Vec<String>) -> Result<Vec<Vector>, UnitsError> {
        let embedded = embed(model, texts).await;
        *self.tried() = Some(presence_after(&embedded));
        embedded
    }

    fn remember(&self, unit: &Arc<Unit>) {
        let mut known = self.known();
        if known.len() >= MOST_IN_MEMORY {
            known.clear();
        }
        known.insert(unit.hash, Arc::clone(unit));
    }

    fn known(&self) -> MutexGuard<'_, HashMap<u64, Arc<Unit>>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn queries(&self) -> MutexGuard<'_, Queries> {
        self.queries.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn tried(&self) -> MutexGuard<'_, Option<Presence>> {
        self.tried.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn is_broken<T>(made: &Result<T, UnitsError>) -> bool {
    matches!(made, Err(UnitsError::Model(EmbedError::Run(_))))
}

fn presence_after(embedded: &Result<Vec<Vector>, UnitsError>) -> Presence {
    match embedded {
        Ok(_) => Presence::Here,
        Err(UnitsError::Model(EmbedError::Missing(_))) => Presence::Missing,
        Err(_) => Presence::Broken,
    }
}

impl Queries {
    fn remember(&mut self, text: &str, vector: &Vector) {
        if self.known.insert(text.to_owned(), Box::new(*vector)).is_none() {
            self.order.push_back(text.to_owned());
        }
        if self.order.len() > MOST_QUERIES
            && let Some(oldest) = self.order.pop_front()
        {
            self.known.remove(&oldest);
        }
    }
}

/// Not on a thread that serves requests.
async fn embed(model: &Model, texts: Vec<String>) -> Result<Vec<Vector>, UnitsError> {
    let own = Arc::clone(&model.embedder);
    let embedded = tokio::task::spawn_blocking(move || {
        let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
        own.embed(&texts)
    });
    let panicked = |_| EmbedError::Run("it panicked".to_owned());
    Ok(embedded.await.map_err(panicked)??)
}
