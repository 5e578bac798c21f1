//! Which language model answers, for which app, and what that takes. None is normal.

mod entity;
mod migrations;
mod settings;
mod store;
mod trial;
mod usage;

use std::{
    fmt,
    sync::{Arc, Mutex, PoisonError, RwLock},
    time::SystemTime,
};

use ::store::{Sealer, Store, Tx};
use ai::{
    ModelError, Piece, Request,
    model::{
        Model,
        meter::{Metered, Metering},
    },
};
use futures_util::StreamExt;

use self::entity::{call, setting};
pub use self::{
    settings::{AiSettings, ChangeAiSettings, Means, ModelPrices, ProviderKind, SetApp},
    trial::Trial,
    usage::{AiUsage, UsageRow},
};
pub(crate) use migrations::CreateModels;

use self::store as rows;
use crate::{ChatError, ask::Writer};

/// Where instances tell each other that the settings have changed.
pub(crate) const CHANNEL: &str = "ai";
const OTHER_SERVER: &str =
    "The address is another server's: enter the key for it, or remove the one that is kept.";
const KEY_PURPOSE: &str = "language model key";
/// How many calls wait to be written down; what is beyond is not counted.
const CALLS_KEPT: usize = 10_000;

/// A model, and what it is trusted with.
#[derive(Clone)]
pub struct Chosen {
    pub model: Arc<dyn Model>,
    /// Whether it may choose tools. What it chooses is checked all the same.
    pub may_plan: bool,
}

impl Chosen {
    /// The words of an answer, as long as they are no more than so many bytes.
    pub async fn say(&self, request: Request, longest: usize) -> Result<String, ModelError> {
        let mut said = String::new();
        let mut pieces = self.model.ask(request);
        while let Some(piece) = pieces.next().await {
            match piece? {
                Piece::Text(text) => said.push_str(&text),
                Piece::Call(_) => {}
                Piece::End(_) => break,
            }
            if said.len() > longest {
                return Err(ModelError::Endless);
            }
        }
        Ok(said)
    }
}

impl fmt::Debug for Chosen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Chosen").field("model", &self.model.describe()).finish_non_exhaustive()
    }
}

/// Makes a model of settings and a key. The error is a sentence for the admin.
pub type Maker =
    Arc<dyn Fn(&AiSettings, Option<String>) -> Result<Option<Arc<dyn Model>>, String> + Send + Sync>;

/// The model in use, which an admin can change at any time.
#[derive(Clone)]
pub struct Models(Arc<Inner>);

struct Inner {
    store: Store,
    sealer: Sealer,
    maker: Maker,
    current: RwLock<Current>,
    /// The one that was made last, perhaps only to see whether it can be.
    made: Mutex<Option<Made>>,
    /// Answers that have ended and are not yet written down.
    calls: Mutex<Vec<call::Model>>,
}

/// Settings that are about to be written down.
#[derive(Clone, Default)]
pub struct Prepared {
    pub settings: AiSettings,
    sealed_key: Option<String>,
    /// The version that it changes, if that matters.
    after: Option<i64>,
}

/// A model and what it was made of: with the same settings it stays the same, and what it knows of its server with it.
struct Made {
    of: Parts,
    model: Option<Arc<dyn Model>>,
}

#[derive(PartialEq)]
struct Parts {
    provider: ProviderKind,
    base_url: String,
    model: String,
    file: String,
    /// When the file was written, and how large it is: another may lie at the same place by now.
    written: Option<(SystemTime, u64)>,
    key: Option<String>,
}

impl Parts {
    fn new(settings: &AiSettings, key: Option<String>) -> Self {
        let file = std::fs::metadata(&settings.file).ok().filter(|_| !settings.file.is_empty());
        Self {
            provider: settings.provider,
            base_url: settings.base_url.clone(),
            model: settings.model.clone(),
            file: settings.file.clone(),
            written: file.and_then(|file| Some((file.modified().ok()?, file.len()))),
            key,
        }
    }
}

#[derive(Default)]
struct Current {
    version: i64,
    settings: AiSettings,
    model: Option<Arc<dyn Model>>,
}

impl Models {
    pub fn new(store: Store, sealer: Sealer, maker: Maker) -> Self {
        let (current, made, calls) = (RwLock::default(), Mutex::default(), Mutex::default());
        Self(Arc::new(Inner { store, sealer, maker, current, made, calls }))
    }

    /// This model for every app.
    pub fn fixed(store: Store, chosen: Chosen) -> Self {
        let model = chosen.model;
        let maker: Maker = Arc::new(move |_, _| Ok(Some(Arc::clone(&model))));
        let models = Self::new(store, Sealer::new(&[0; 32]), maker);
        let settings =
            AiSettings { provider: ProviderKind::Http, may_plan: chosen.may_plan, ..AiSettings::default() };
        models.take(1, settings, None);
        models
    }

    pub fn means(&self, app: &str) -> Means {
        self.current(|current| current.settings.means(app))
    }

    /// The model for this app, if it has one. What it does is counted.
    pub fn for_app(&self, app: &str) -> Option<Chosen> {
        let (model, may_plan, prices) = self.current(|current| {
            let model = current.model.clone().filter(|_| current.settings.means(app) == Means::Model);
            Some((model?, current.settings.may_plan, current.settings.prices))
        })?;
        let (models, app) = (self.clone(), app.to_owned());
        let observer = move |metering: Metering| models.count(&app, &metering);
        let prices = prices.map(Into::into);
        Some(Chosen { model: Arc::new(Metered::new(model, prices, Arc::new(observer))), may_plan })
    }

    /// The settings in force, without the key.
    pub fn settings(&self) -> AiSettings {
        self.current(|current| current.settings.clone())
    }

    /// Takes over what is written down, if it is newer than what is known.
    pub async fn look(&self) -> ::store::Result<()> {
        let known = self.current(|current| current.version);
        let Some(row) = rows::newest(self.0.store.reader()).await? else { return Ok(()) };
        if row.version != known {
            self.take_row(&row);
        }
        Ok(())
    }

    /// Settings as an admin wants them, checked. A key that is not mentioned stays.
    pub async fn prepare(&self, change: ChangeAiSettings) -> Result<Prepared, ChatError> {
        let before = rows::newest(self.0.store.reader()).await?;
        let is_kept = change.key.is_none();
        let had = before.as_ref().map(AiSettings::read).unwrap_or_default();
        let sealed_key = match change.key.as_deref() {
            Some("") => None,
            Some(key) => Some(self.0.sealer.seal(key, KEY_PURPOSE)),
            None => before.and_then(|row| row.sealed_key),
        };
        let settings = change.settings(sealed_key.is_some()).map_err(ChatError::Invalid)?;
        // Whoever may change the address could have the key sent to themselves.
        if is_kept && sealed_key.is_some() && !settings.may_use_key_of(&had) {
            return Err(ChatError::Invalid(OTHER_SERVER.to_owned()));
        }
        self.model_for(&settings, self.open(sealed_key.as_deref())).map_err(ChatError::Invalid)?;
        Ok(Prepared { settings, sealed_key, after: change.version })
    }

    /// The settings before this version, if it is the newest.
    pub async fn prepare_undo(&self, version: i64) -> Result<Prepared, ChatError> {
        let before = rows::before_newest(self.0.store.reader()).await?;
        let before = before.map(|row| Prepared {
            settings: AiSettings::read(&row),
            sealed_key: row.sealed_key,
            after: Some(version),
        });
        Ok(before.unwrap_or(Prepared { after: Some(version), ..Prepared::default() }))
    }

    /// Writes the settings down. They are in force once the transaction is committed and [`Models::look`] has run.
    pub async fn change_in(&self, tx: &Tx, writer: &Writer, prepared: Prepared) -> Result<(), ChatError> {
        let row = setting::Model {
            version: 0,
            settings: prepared.settings.write(),
            sealed_key: prepared.sealed_key,
            changed_by: writer.name.clone(),
            changed_at: self.0.store.now(),
        };
        tx.notify(CHANNEL, "").await?;
        let is_newest = rows::append(tx, row, prepared.after).await?;
        is_newest.then_some(()).ok_or(ChatError::Overtaken)
    }

    fn take_row(&self, row: &setting::Model) {
        self.take(row.version, AiSettings::read(row), self.open(row.sealed_key.as_deref()));
    }

    fn take(&self, version: i64, settings: AiSettings, key: Option<String>) {
        let model = self.model_for(&settings, key).unwrap_or_else(|error| {
            tracing::error!(error, "the language model cannot be used as it is set");
            None
        });
        *self.0.current.write().unwrap_or_else(PoisonError::into_inner) =
            Current { version, settings, model };
    }

    /// The model of these settings: the one there is, or a new one.
    fn model_for(
        &self,
        settings: &AiSettings,
        key: Option<String>,
    ) -> Result<Option<Arc<dyn Model>>, String> {
        let of = Parts::new(settings, key.clone());
        let mut made = self.0.made.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(made) = made.as_ref().filter(|made| made.of == of) {
            return Ok(made.model.clone());
        }
        let model = (self.0.maker)(settings, key)?;
        *made = Some(Made { of, model: model.clone() });
        Ok(model)
    }

    fn open(&self, sealed: Option<&str>) -> Option<String> {
        let opened = self.0.sealer.open(sealed?, KEY_PURPOSE);
        if opened.is_none() {
            tracing::error!("the key of the language model was sealed with another secret; set it again");
        }
        opened
    }

    fn current<T>(&self, read: impl FnOnce(&Current) -> T) -> T {
        read(&self.0.current.read().unwrap_or_else(PoisonError::into_inner))
    }

    fn count(&self, app: &str, metering: &Metering) {
        let mut calls = self.0.calls.lock().unwrap_or_else(PoisonError::into_inner);
        if calls.len() < CALLS_KEPT {
            calls.push(usage::call(&self.0.store, app, metering));
        }
    }

    /// Writes down what was counted.
    pub(crate) async fn keep(&self) -> ::store::Result<()> {
        let calls = std::mem::take(&mut *self.0.calls.lock().unwrap_or_else(PoisonError::into_inner));
        if calls.is_empty() {
            return Ok(());
        }
        let written = calls.clone();
        let kept = self.0.store.write(move |tx| async move { rows::insert_calls(&*tx, written).await }).await;
        if kept.is_err() {
            self.0.calls.lock().unwrap_or_else(PoisonError::into_inner).extend(calls);
        }
        kept
    }
}

#[cfg(test)]
mod tests;
