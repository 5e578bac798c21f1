use std::sync::atomic::{AtomicUsize, Ordering};

use ::store::testing::{Kind, TestDatabase};
use ai::model::{ModelInfo, Provider, scripted::Scripted};
use rstest::rstest;
use sea_orm::{ActiveValue::Set, EntityTrait, QueryOrder};
use serde_json::{Value, json};

use super::*;

/// Two instances on one database, and how often a model was made.
struct Bench {
    _database: TestDatabase,
    store: Store,
    made: Arc<AtomicUsize>,
    one: Models,
    other: Models,
}

impl Bench {
    async fn new(kind: Kind) -> Self {
        let database = TestDatabase::new(kind).await;
        let store = database.open().await;
        store.migrate(&[::store::jobs::migrations, crate::migrations]).await.unwrap();
        let made = Arc::new(AtomicUsize::new(0));
        let count = Arc::clone(&made);
        let maker: Maker = Arc::new(move |settings, key| {
            if settings.provider == ProviderKind::None {
                return Ok(None);
            }
            count.fetch_add(1, Ordering::SeqCst);
            // The name tells what it was made of.
            let name = format!("{} {}", settings.model, key.unwrap_or_default());
            Ok(Some(Arc::new(Scripted::named(name)) as Arc<dyn Model>))
        });
        let models = |store: Store| Models::new(store, Sealer::new(&[7; 32]), Arc::clone(&maker));
        let (one, other) = (models(store.clone()), models(database.open().await));
        Self { _database: database, store, made, one, other }
    }

    async fn write(&self, prepared: Prepared) {
        self.try_write(prepared).await.unwrap();
    }

    async fn try_write(&self, prepared: Prepared) -> Result<(), ChatError> {
        let (models, writer) =
            (self.one.clone(), Writer { uid: "u1".to_owned(), name: "Dana Reyes".to_owned() });
        self.store.write(move |tx| async move { models.change_in(&tx, &writer, prepared).await }).await?;
        Ok(self.one.look().await?)
    }

    async fn set(&self, change: Value) -> Result<(), ChatError> {
        let mut all = json!({ "provider": "http", "baseUrl": "http://127.0.0.1:9/v1", "model": "m" });
        all.as_object_mut().unwrap().extend(change.as_object().unwrap().clone());
        let prepared = self.one.prepare(serde_json::from_value(all).unwrap()).await?;
        self.try_write(prepared).await
    }

    fn name(models: &Models) -> Option<String> {
        let ModelInfo { name, provider } = models.for_app("desk")?.model.describe();
        assert_eq!(provider, Provider::Scripted);
        Some(name)
    }
}

#[rstest]
#[tokio::test]
async fn a_key_is_kept_sealed_and_goes_when_it_is_removed(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let bench = Bench::new(kind).await;
    bench.set(json!({ "key": "sk-secret" })).await.unwrap();
    let row = rows::newest(bench.store.reader()).await.unwrap().unwrap();
    let sealed = row.sealed_key.clone().unwrap();
    assert!(!sealed.contains("secret") && !row.settings.contains("secret"));
    assert_eq!(Sealer::new(&[8; 32]).open(&sealed, KEY_PURPOSE), None, "another secret opens nothing");
    assert!(bench.one.settings().has_key);

    bench.set(json!({ "model": "n" })).await.unwrap();
    assert_eq!(Bench::name(&bench.one).as_deref(), Some("n sk-secret"), "it stays when it is not mentioned");
    let elsewhere = bench.set(json!({ "baseUrl": "http://mine.example/v1" })).await.unwrap_err();
    assert!(elsewhere.to_string().contains("enter the key"), "{elsewhere}");
    assert_eq!(Bench::name(&bench.one).as_deref(), Some("n sk-secret"), "nothing has changed");

    bench.set(json!({ "key": "" })).await.unwrap();
    assert!(!bench.one.settings().has_key);
    assert_eq!(Bench::name(&bench.one).as_deref(), Some("m "));
    bench.write(bench.one.prepare_undo(bench.one.settings().version).await.unwrap()).await;
    assert_eq!(Bench::name(&bench.one).as_deref(), Some("n sk-secret"), "undone, key and all");
}

#[rstest]
#[tokio::test]
async fn a_key_that_was_removed_is_forgotten_once_nothing_can_go_back_to_it(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let bench = Bench::new(kind).await;
    let kept = async || {
        let rows = setting::Entity::find().order_by_asc(setting::Column::Version);
        let rows = rows.all(bench.store.reader()).await.unwrap();
        rows.iter().map(|row| row.sealed_key.is_some()).collect::<Vec<_>>()
    };
    bench.set(json!({ "key": "sk-secret" })).await.unwrap();
    bench.set(json!({ "model": "n" })).await.unwrap();
    bench.set(json!({ "key": "" })).await.unwrap();
    assert_eq!(kept().await, [false, true, false], "it can be undone");
    bench.set(json!({ "model": "o" })).await.unwrap();
    assert_eq!(kept().await, [false; 4]);
    bench.write(bench.one.prepare_undo(bench.one.settings().version).await.unwrap()).await;
    assert!(!bench.one.settings().has_key, "and whoever goes back is told that there is none");
    assert_eq!(Bench::name(&bench.one).as_deref(), Some("m "));
}

/// As an earlier release has left it.
#[rstest]
#[tokio::test]
async fn old_keys_are_forgotten_though_nothing_changes(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let bench = Bench::new(kind).await;
    for model in ["a", "b", "c"] {
        bench.set(json!({ "model": model, "key": "sk-secret" })).await.unwrap();
    }
    let all_sealed: ::store::Result<()> = bench
        .store
        .write(|tx| async move {
            let sealed =
                setting::ActiveModel { sealed_key: Set(Some("sealed".to_owned())), ..Default::default() };
            setting::Entity::update_many().set(sealed).exec(&*tx).await?;
            Ok(())
        })
        .await;
    all_sealed.unwrap();
    bench.one.forget_old().await.unwrap();
    let rows = setting::Entity::find().order_by_asc(setting::Column::Version);
    let rows = rows.all(bench.store.reader()).await.unwrap();
    let kept: Vec<_> = rows.iter().map(|row| (row.version, AiSettings::read(row).has_key)).collect();
    assert_eq!(kept, [(1, false), (2, true), (3, true)]);
}

#[rstest]
#[tokio::test]
async fn another_instance_takes_over_what_was_set(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let bench = Bench::new(kind).await;
    bench.set(json!({ "key": "k", "apps": [{ "app": "aid", "means": "off" }] })).await.unwrap();
    assert_eq!(Bench::name(&bench.other), None);
    bench.other.look().await.unwrap();
    assert_eq!(Bench::name(&bench.other).as_deref(), Some("m k"));
    assert_eq!((bench.other.means("aid"), bench.other.means("desk")), (Means::Off, Means::Model));
    assert_eq!(bench.other.settings().changed_by, "Dana Reyes");
}

#[rstest]
#[tokio::test]
async fn whoever_comes_second_takes_nothing_back_and_changes_nothing(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let bench = Bench::new(kind).await;
    bench.set(json!({ "model": "a" })).await.unwrap();
    let seen = bench.one.settings().version;
    bench.set(json!({ "model": "b", "version": seen })).await.unwrap();
    let late = bench.set(json!({ "model": "c", "version": seen })).await;
    assert!(matches!(late, Err(ChatError::Overtaken)));
    let undone = bench.try_write(bench.one.prepare_undo(seen).await.unwrap()).await;
    assert!(matches!(undone, Err(ChatError::Overtaken)));
    assert_eq!(bench.one.settings().model, "b");
}

#[tokio::test]
async fn another_file_at_the_same_place_is_another_model() {
    let bench = Bench::new(Kind::Sqlite).await;
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("model.gguf");
    std::fs::write(&file, "GGUF").unwrap();
    let chosen = json!({ "provider": "local", "file": file });
    bench.set(chosen.clone()).await.unwrap();
    bench.set(chosen.clone()).await.unwrap();
    assert_eq!(bench.made.load(Ordering::SeqCst), 1);
    std::fs::write(&file, "GGUF, and larger").unwrap();
    bench.set(chosen).await.unwrap();
    assert_eq!(bench.made.load(Ordering::SeqCst), 2);
}

#[tokio::test]
async fn a_model_is_made_once_and_stays_while_its_server_does() {
    let bench = Bench::new(Kind::Sqlite).await;
    bench.set(json!({ "key": "k" })).await.unwrap();
    assert_eq!(bench.made.load(Ordering::SeqCst), 1);
    bench.set(json!({ "apps": [{ "app": "aid", "means": "engine" }], "mayPlan": true })).await.unwrap();
    assert_eq!(bench.made.load(Ordering::SeqCst), 1, "what it knows of its server stays");
    bench.set(json!({ "model": "n" })).await.unwrap();
    assert_eq!(bench.made.load(Ordering::SeqCst), 2);
    assert_eq!(Bench::name(&bench.one).as_deref(), Some("n k"));
    bench.set(json!({ "provider": "none" })).await.unwrap();
    assert_eq!(Bench::name(&bench.one), None);
}

#[rstest]
#[tokio::test]
async fn every_call_is_counted_however_many_they_are(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let bench = Bench::new(kind).await;
    let calls = (0..5_001).map(|at| call::Model {
        id: bench.store.new_id(),
        at: bench.store.now(),
        app: if at % 3 == 0 { "aid" } else { "desk" }.to_owned(),
        llm: "m".to_owned(),
        failure: if at % 1_000 == 0 { "away" } else { "" }.to_owned(),
        first_millis: Some(at % 100),
        millis: at % 100 + 1,
        prompt_tokens: 10,
        completion_tokens: 2,
        estimated: at == 0,
        cost: Some(7),
    });
    let calls: Vec<_> = calls.collect();
    bench.store.write(move |tx| async move { rows::insert_calls(&*tx, calls).await }).await.unwrap();
    let usage = bench.other.usage(1).await.unwrap();
    let seen: Vec<_> = usage
        .rows
        .iter()
        .map(|row| (row.app.as_str(), row.calls, row.failures, row.prompt_tokens, row.cost))
        .collect();
    assert_eq!(seen, [("desk", 3_334, 4, 33_340, 23_338), ("aid", 1_667, 2, 16_670, 11_669)]);
    assert!(usage.rows[1].estimated && !usage.rows[0].estimated);
    assert_eq!((usage.rows[0].first_median, usage.rows[0].slowest), (Some(49), 95));
}
