//! Puts the crates together as the settings say.

use std::{num::NonZero, sync::Arc, time::Duration};

use ai::{
    Embedder, SentenceModel,
    model::{
        Model,
        http::{HttpModel, HttpSettings, Jitter, Secret},
    },
};
use anyhow::{Context, anyhow};
use apps::{DebugPages, Suite};
use campus::{
    Campus,
    intake::{Imports, Shelf},
    units,
};
use candidates::Candidates;
use chat::{
    AiSettings, Assistant, Chat, Maker, Models, Patience, ProviderKind,
    library::{self, Library},
};
use identity::{
    Identity, Policy, Setup,
    mail::{Mailer, Transport},
    policy::{PasswordCost, Rate},
    strategy::{firebase::FirebaseConfig, google::GoogleConfig},
};
use outreach::Outreach;
use store::{Database, Sealer, Store, SystemClock, SystemEntropy, jobs::Jobs};
use traits::keep::{self, Traits};

use crate::settings::Settings;

/// Opens the database and brings its tables up to date.
pub async fn open_store(settings: &Settings) -> anyhow::Result<Store> {
    let database = settings.database();
    if let Database::Sqlite(path) = &database
        && let Some(folder) = path.parent()
    {
        tokio::fs::create_dir_all(folder).await.with_context(|| format!("data = {}", folder.display()))?;
    }
    let store = open(&database).await?;
    store.migrate(apps::MIGRATIONS).await.with_context(|| format!("database_url = {database:?}"))?;
    Ok(store)
}

/// Opens the database for who only looks: makes nothing, changes nothing.
pub async fn open_store_to_read(settings: &Settings) -> anyhow::Result<Store> {
    let database = settings.database();
    let outdated = || anyhow!("{database:?} is not up to date; run quad migrate");
    if let Database::Sqlite(path) = &database
        && !path.exists()
    {
        return Err(outdated());
    }
    let store = open(&database).await?;
    let behind = store.steps_behind(apps::MIGRATIONS).await;
    match behind.with_context(|| format!("database_url = {database:?}"))? {
        0 => Ok(store),
        _ => Err(outdated()),
    }
}

async fn open(database: &Database) -> anyhow::Result<Store> {
    let opened = Store::open(database, Arc::new(SystemClock), Arc::new(SystemEntropy)).await;
    opened.with_context(|| format!("database_url = {database:?}"))
}

pub fn open_suite(settings: &Settings, store: Store) -> anyhow::Result<Suite> {
    let identity = Identity::new(store.clone(), setup(settings)?).map_err(|error| anyhow!(error))?;
    let threads = std::thread::available_parallelism().map_or(1, NonZero::get);
    let sentences = Arc::new(SentenceModel::new(settings.assets(), threads));
    let jobs = Jobs::new(store.clone());
    let shelf = Shelf { folder: settings.data.join("uploads"), most: settings.import_megabytes.0.into() };
    let imports = Imports::new(store.clone(), jobs.clone(), shelf);
    let model =
        units::Model { id: ai::assets::SENTENCE_MODEL.sha256.to_owned(), embedder: sentences.clone() };
    let folder = settings.data.join("index");
    let (own, queue) = (store.clone(), jobs.clone());
    let campus = Campus::new(campus::Setup { store: own, jobs: queue, folder, model: Some(model) });
    let embedder: Option<Arc<dyn Embedder>> = Some(sentences.clone());
    let (own, queue) = (store.clone(), jobs.clone());
    let library = Library::new(library::Setup { store: own, jobs: queue, embedder: embedder.clone() });
    let (own, queue, model) = (store.clone(), jobs.clone(), embedder.clone());
    let traits = Traits::new(keep::Setup { store: own, jobs: queue, embedder: model, uses: Vec::new() });
    let outreach = Outreach::new(outreach::Setup {
        store: store.clone(),
        jobs: jobs.clone(),
        mailer: identity.mailer().cloned(),
        sender: settings.mail_from.0.clone(),
    });
    let candidates = Candidates::new(candidates::Setup {
        store: store.clone(),
        jobs: jobs.clone(),
        sentences: sentences.clone(),
        folder: settings.data.join("candidates"),
        assets: settings.assets(),
    });
    let assistants = apps::assistants(&campus, &library, &store);
    let chat = open_chat(settings, store, (assistants, embedder))?;
    let debug = DebugPages::new(settings.debug_pages());
    let settings = settings.in_force().into();
    Ok(Suite {
        identity,
        sentences,
        campus,
        jobs,
        imports,
        chat,
        library,
        traits,
        outreach,
        candidates,
        debug,
        settings,
    })
}

fn open_chat(
    settings: &Settings,
    store: Store,
    (assistants, embedder): (Vec<Assistant>, Option<Arc<dyn Embedder>>),
) -> anyhow::Result<Chat> {
    let sealer = match &settings.secret_key {
        Some(key) => Sealer::new(&key.0),
        None => Sealer::from_file(&settings.data.join("secret.key"), store.entropy())?,
    };
    let models = Models::new(store.clone(), sealer, model_maker(store.clone())?);
    Ok(Chat::new(chat::Setup {
        store,
        assistants,
        models,
        embedder,
        most_per_person: settings.answers_per_person.0 as usize,
        patience: Patience::default(),
    }))
}

/// Makes the language model that an admin has set.
fn model_maker(store: Store) -> anyhow::Result<Maker> {
    let client = reqwest::Client::builder()
        .redirect(reqwest::redirect::Policy::none())
        .connect_timeout(Duration::from_secs(5))
        .build()?;
    Ok(Arc::new(move |settings, key| match settings.provider {
        ProviderKind::None => Ok(None),
        ProviderKind::Http => {
            let wrong = || "The address of the provider has to start with http:// or https://.".to_owned();
            let address: url::Url = settings.base_url.parse().map_err(|_| wrong())?;
            if !matches!(address.scheme(), "http" | "https") || !address.has_host() {
                return Err(wrong());
            }
            let store = store.clone();
            let jitter = Jitter::new(move |below| below_at_random(&store, below));
            let key = key.map(Secret::new);
            let http = HttpSettings::new(address, settings.model.clone(), key, jitter);
            Ok(Some(Arc::new(HttpModel::new(http, client.clone()))))
        }
        ProviderKind::Local => local_model(settings),
    }))
}

/// A number from 0 to one below the limit.
fn below_at_random(store: &Store, limit: u64) -> u64 {
    let mut bytes = [0; 8];
    store.entropy().fill(&mut bytes);
    u64::from_le_bytes(bytes) % limit.max(1)
}

#[cfg(feature = "local-llm")]
fn local_model(settings: &AiSettings) -> Result<Option<Arc<dyn Model>>, String> {
    use ai::model::local::{LocalModel, LocalSettings};
    let threads = std::thread::available_parallelism().map_or(1, NonZero::get);
    // One core is left for whoever does not wait for words.
    let local = LocalSettings::new(settings.file.clone().into(), threads.saturating_sub(1).max(1));
    let model = LocalModel::start(local).map_err(|error| error.to_string())?;
    Ok(Some(Arc::new(model)))
}

#[cfg(not(feature = "local-llm"))]
fn local_model(_: &AiSettings) -> Result<Option<Arc<dyn Model>>, String> {
    let why = "This build of the suite runs no model of its own. Build it with the feature local-llm, or use a \
               server on this machine that speaks as OpenAI's does.";
    Err(why.to_owned())
}

fn setup(settings: &Settings) -> anyhow::Result<Setup> {
    Ok(Setup {
        policy: policy(settings),
        public_url: settings.public_url(),
        trusted_proxies: settings.trusted_proxies.clone(),
        firebase: firebase(settings),
        google: google(settings),
        local: settings.local_accounts(),
        demo: settings.demo,
        mailer: mailer(settings)?,
        http: http_client()?,
    })
}

fn policy(settings: &Settings) -> Policy {
    let minutes = |minutes: u32| Duration::from_mins(minutes.into());
    let mut policy = Policy::new(settings.domains.clone());
    policy.local_session = minutes(settings.local_session_minutes.0);
    policy.remote_session = minutes(settings.remote_session_minutes.0);
    policy.absolute_session = minutes(settings.absolute_session_minutes.0);
    policy.max_sessions = settings.max_sessions.0;
    policy.cleanup_interval = Duration::from_secs(settings.session_cleanup_seconds.0.into());
    policy.enumeration_protection = settings.enumeration_protection();
    policy.admin_users_min_role = settings.admin_users_min_role;
    policy.origin_retention = minutes(settings.origin_retention_days.0 * 24 * 60);
    policy.limits.per_address = Rate { burst: settings.sign_in_burst.0, ..policy.limits.per_address };
    policy.limits.per_account = Rate { burst: settings.password_burst.0, ..policy.limits.per_account };
    policy.limits.mails_per_address =
        Rate { burst: settings.mail_burst.0, ..policy.limits.mails_per_address };
    policy.password =
        PasswordCost { memory_kib: settings.password_memory_kib.0, passes: settings.password_passes.0 };
    policy
}

fn firebase(settings: &Settings) -> Option<FirebaseConfig> {
    let project = settings.firebase_project.clone()?;
    let without_slash = |url: &url::Url| url.as_str().trim_end_matches('/').to_owned();
    let auth_domain = settings.firebase_auth_domain.clone();
    Some(FirebaseConfig {
        auth_domain: auth_domain.unwrap_or_else(|| format!("{project}.firebaseapp.com")),
        project,
        api_key: settings.firebase_api_key.clone(),
        keys_url: settings.firebase_keys_url.to_string(),
        emulator_url: settings.firebase_emulator_url.as_ref().map(without_slash),
        service_account: settings.firebase_service_account.as_ref().map(|file| file.account.clone()),
        admin_url: without_slash(&settings.firebase_admin_url),
    })
}

fn google(settings: &Settings) -> Option<GoogleConfig> {
    Some(GoogleConfig {
        issuer: settings.google_issuer.as_str().trim_end_matches('/').to_owned(),
        client_id: settings.google_client_id.clone()?,
        client_secret: settings.google_client_secret.clone()?.0,
        redirect_url: format!("{}auth/google/callback", settings.public_url()),
    })
}

fn mailer(settings: &Settings) -> anyhow::Result<Option<Mailer>> {
    let transport = match &settings.smtp_url {
        Some(url) => Transport::smtp(&url.0.0)
            .map_err(|allowed| anyhow!("smtp_url = (hidden) is not allowed; allowed: {allowed}"))?,
        None if settings.demo => Transport::Folder(settings.data.join("outbox")),
        None => return Ok(None),
    };
    let from = &settings.mail_from.0;
    let mailer = Mailer::new(transport, from, settings.public_url().as_str());
    mailer.map(Some).map_err(|allowed| anyhow!("mail_from = {from:?} is not allowed; allowed: {allowed}"))
}

/// For identity providers: no redirects, which could lead anywhere, and no wait without an end.
fn http_client() -> anyhow::Result<reqwest::Client> {
    Ok(reqwest::Client::builder()
        .redirect(reqwest::redirect::Policy::none())
        .connect_timeout(Duration::from_secs(3))
        .timeout(Duration::from_secs(5))
        .build()?)
}

/// For large files: they may take as long as they like while something arrives.
pub fn download_client() -> anyhow::Result<reqwest::Client> {
    Ok(reqwest::Client::builder()
        .connect_timeout(Duration::from_secs(5))
        .read_timeout(Duration::from_secs(30))
        .build()?)
}
