//! The whole suite in memory, and people who use it: `suite.viewer().await.get("/api/apps").await`.

mod person;

use std::{
    path::PathBuf,
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    },
    time::Duration,
};

use ai::{Embedder, SentenceModel};
use axum::{Router, http::StatusCode};
use campus::{
    Campus,
    fill::fill,
    generate::{Generator, Size},
    intake::{Imports, Shelf},
    store::edition::{self, NewEdition},
};
use candidates::Candidates;
use chat::{
    Chat, Maker, Models, Patience,
    library::{self, Library},
};
use identity::{
    Domains, Identity, Policy, Role, Setup,
    mail::{Mailer, Transport},
    policy::PasswordCost,
};
use outreach::Outreach;
use serde_json::json;
use store::{
    Sealer, Store,
    jobs::Jobs,
    sea_orm::{ConnectionTrait, Statement},
    testing::{Kind, ManualClock, TestDatabase},
};
use traits::keep::{self, Traits};

pub use person::{Person, Reply};

use crate::{DebugPages, Suite};

pub const DOMAIN: &str = "quadrangle.example";
const CHEAP: PasswordCost = PasswordCost { memory_kib: 64, passes: 1 };

static FOLDERS: AtomicU32 = AtomicU32::new(0);

/// A suite of one test's own: its database, its clock, its outbox.
pub struct TestSuite {
    pub suite: Suite,
    pub clock: Arc<ManualClock>,
    pub database: TestDatabase,
    router: Router,
    outbox: PathBuf,
    uploads: PathBuf,
}

impl TestSuite {
    pub async fn new() -> Self {
        Self::on(Kind::Sqlite).await
    }

    pub async fn on(kind: Kind) -> Self {
        Self::with(kind, |_| {}).await
    }

    /// With other settings than those of a demo.
    pub async fn with(kind: Kind, change: impl FnOnce(&mut Setup)) -> Self {
        let database = TestDatabase::new(kind).await;
        let store = database.open().await;
        store.migrate(crate::MIGRATIONS).await.expect("the tables can be made");
        Self::around(database, store, change).await
    }

    async fn around(database: TestDatabase, store: Store, change: impl FnOnce(&mut Setup)) -> Self {
        let number = FOLDERS.fetch_add(1, Ordering::SeqCst);
        let outbox = std::env::temp_dir().join(format!("quad-outbox-{}-{number}", std::process::id()));
        let mut setup = setup(outbox.clone());
        change(&mut setup);
        let identity = Identity::new(store.clone(), setup).expect("the set-up is right");
        identity.prepare_demo().await.expect("the demo accounts can be made");
        let sentences = Arc::new(SentenceModel::new(outbox.join("assets"), 1));
        let jobs = Jobs::new(store.clone());
        let uploads = outbox.with_file_name(format!("quad-uploads-{}-{number}", std::process::id()));
        let shelf = Shelf { folder: uploads.clone(), most: 2 };
        let imports = Imports::new(store.clone(), jobs.clone(), shelf);
        let (own, folder) = (jobs.clone(), outbox.join("index"));
        let campus = Campus::new(campus::Setup { store: store.clone(), jobs: own, folder, model: None });
        let library =
            Library::new(library::Setup { store: store.clone(), jobs: jobs.clone(), embedder: None });
        let (own, queue) = (store.clone(), jobs.clone());
        let traits = Traits::new(keep::Setup { store: own, jobs: queue, embedder: None, uses: Vec::new() });
        let outreach = Outreach::new(outreach::Setup {
            store: store.clone(),
            jobs: jobs.clone(),
            mailer: identity.mailer().cloned(),
            sender: "Quadrangle <quad@quadrangle.example>".to_owned(),
        });
        let candidates = Candidates::new(candidates::Setup {
            store: store.clone(),
            jobs: jobs.clone(),
            sentences: sentences.clone(),
            folder: outbox.join("candidates"),
            assets: outbox.join("assets"),
        });
        let chat = chat(store, &campus, &library);
        let settings = Arc::new([]);
        let debug = DebugPages::new(true);
        let suite = Suite {
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
        };
        let router = crate::router(&suite).0;
        Self { suite, clock: database.clock.clone(), database, router, outbox, uploads }
    }

    /// The same suite with its debug pages off.
    #[must_use]
    pub fn without_debug_pages(mut self) -> Self {
        self.suite.debug = DebugPages::new(false);
        self.router = crate::router(&self.suite).0;
        self
    }

    /// The same suite with something that knows what candidates' texts mean.
    #[must_use]
    pub fn comparing_by(mut self, sentences: Arc<dyn Embedder>) -> Self {
        self.suite.candidates = Candidates::new(candidates::Setup {
            store: self.suite.store().clone(),
            jobs: self.suite.jobs.clone(),
            sentences,
            folder: self.outbox.join("candidates"),
            assets: self.assets(),
        });
        self.router = crate::router(&self.suite).0;
        self
    }

    /// Another instance on the same database.
    pub async fn second_instance(&self) -> Self {
        self.second_instance_with(|_| {}).await
    }

    /// Another instance on the same database, with other settings.
    pub async fn second_instance_with(&self, change: impl FnOnce(&mut Setup)) -> Self {
        let store = self.database.open().await;
        Self::around(self.database.share(), store, change).await
    }

    /// Somebody of another instance comes to this one, cookies and all.
    pub fn bring(&self, person: &Person) -> Person {
        person.copy().at_instance(self.router.clone())
    }

    /// Where the files of models would be. There are none.
    pub fn assets(&self) -> PathBuf {
        self.outbox.join("assets")
    }

    /// Somebody who is not signed in.
    pub fn anon(&self) -> Person {
        Person::new(self.router.clone())
    }

    pub async fn viewer(&self) -> Person {
        self.demo(Role::Viewer).await
    }

    pub async fn contributor(&self) -> Person {
        self.demo(Role::Contributor).await
    }

    pub async fn admin(&self) -> Person {
        self.demo(Role::Admin).await
    }

    async fn demo(&self, role: Role) -> Person {
        let person = self.anon();
        let reply = person.post("/api/session/demo", &json!({ "role": role })).await;
        assert_eq!(reply.status, StatusCode::OK, "{reply}");
        person
    }

    pub fn advance(&self, by: Duration) {
        self.clock.advance(by);
    }

    /// Changes the database behind the suite's back.
    pub async fn sql(&self, statement: &'static str) {
        let done: store::Result<()> = self
            .suite
            .store()
            .write(move |tx| async move { Ok(tx.execute_unprepared(statement).await.map(|_| ())?) })
            .await;
        done.expect("the statement is right");
    }

    /// Puts a campus of so many people into it: those of `Generator::new(7, …)`.
    pub async fn fill_campus(&self, people: u32) {
        let store = self.suite.store();
        let size = Size::people(people);
        let new = NewEdition { seed: 7, size, today: Generator::TODAY, created_by: None };
        let own = store.clone();
        let begun = store.write(move |tx| async move { edition::begin(&tx, &own, new).await });
        let number = begun.await.expect("an edition begins");
        let begun =
            edition::find(store.reader(), number).await.expect("it can be read").expect("it is there");
        fill(store, &begun, |_| ()).await.expect("it is filled");
        let own = store.clone();
        let made = store.write(move |tx| async move { edition::make_current(&tx, &own, number).await });
        made.await.expect("it is the one in use");
    }

    /// How many rows a table has.
    pub async fn count(&self, table: &str) -> i64 {
        let reader = self.suite.store().reader();
        let backend = reader.get_database_backend();
        let statement = Statement::from_string(backend, format!("SELECT count(*) AS n FROM {table}"));
        let row =
            reader.query_one_raw(statement).await.expect("the table is there").expect("a count is a row");
        row.try_get("", "n").expect("a count is a number")
    }

    /// The mails that have left so far, each as its text. Waits for as many as there should be.
    pub async fn mails(&self, expected: usize) -> Vec<String> {
        let wait = async {
            loop {
                let mails = self.read_mails();
                if mails.len() >= expected {
                    return mails;
                }
                tokio::task::yield_now().await;
            }
        };
        tokio::time::timeout(Duration::from_mins(2), wait).await.expect("the mails leave")
    }

    fn read_mails(&self) -> Vec<String> {
        let entries = std::fs::read_dir(&self.outbox).into_iter().flatten().flatten();
        let mut mails: Vec<_> = entries
            .filter_map(|entry| {
                let text = std::fs::read_to_string(entry.path()).ok().filter(|text| text.ends_with('\n'))?;
                Some((entry.metadata().ok()?.modified().ok()?, text.replace("=\r\n", "").replace("=3D", "=")))
            })
            .collect();
        mails.sort();
        mails.into_iter().map(|(_, text)| text).collect()
    }

    /// The token of the link in the newest mail of so many.
    pub async fn newest_link(&self, mails: usize) -> String {
        let newest = self.mails(mails).await.pop().expect("there is a mail");
        let link = newest.lines().find(|line| line.contains("/login/")).expect("the mail has a link");
        link.trim().split_once('#').expect("the link has a token").1.to_owned()
    }
}

impl Drop for TestSuite {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.outbox);
        let _ = std::fs::remove_dir_all(&self.uploads);
    }
}

/// Conversations without a language model.
fn chat(store: Store, campus: &Campus, library: &Library) -> Chat {
    let no_model: Maker = Arc::new(|_, _| Ok(None));
    let models = Models::new(store.clone(), Sealer::new(&[0; 32]), no_model);
    let assistants = crate::assistants(campus, library, &store);
    let (most_per_person, patience) = (8, Patience::default());
    Chat::new(chat::Setup { store, assistants, models, embedder: None, most_per_person, patience })
}

fn setup(outbox: PathBuf) -> Setup {
    let public_url = "http://127.0.0.1:4600/";
    let mut policy = Policy::new(Domains::parse(DOMAIN).expect("a domain"));
    policy.password = CHEAP;
    let mailer = Mailer::new(Transport::Folder(outbox), "Quadrangle <quad@quadrangle.example>", public_url);
    Setup {
        policy,
        public_url: public_url.parse().expect("an address"),
        trusted_proxies: Vec::new(),
        firebase: None,
        google: None,
        local: true,
        demo: true,
        mailer: Some(mailer.expect("a sender")),
        http: reqwest::Client::builder().build().expect("a client"),
    }
}
