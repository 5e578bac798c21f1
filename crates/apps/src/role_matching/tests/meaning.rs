use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use ai::{DIMENSIONS, EmbedError, Embedder, Vector};
use axum::http::StatusCode;
use candidates::Candidates;
use rstest::rstest;
use serde_json::{Value, json};
use store::testing::Kind;
use talent::score::Compared;

use super::{ADA, BO, Bench, CY, ROLES, skill};
use crate::{
    role_matching::{desk::Desk, swaps},
    testing::TestSuite,
};

/// Texts with words in common point the same way. It can be away.
struct Model(AtomicBool);

impl Embedder for Model {
    fn embed(&self, texts: &[&str]) -> Result<Vec<Vector>, EmbedError> {
        if self.0.load(Ordering::SeqCst) {
            return Err(EmbedError::Missing("nowhere".into()));
        }
        Ok(texts.iter().map(|text| direction(text)).collect())
    }
}

fn direction(text: &str) -> Vector {
    let mut vector = [0.0; DIMENSIONS];
    for word in text.to_lowercase().split(|letter: char| !letter.is_alphanumeric()) {
        let sum = word.bytes().fold(7_usize, |sum, byte| sum.wrapping_mul(31).wrapping_add(byte.into()));
        vector[sum % DIMENSIONS] += 1.0;
    }
    let length = vector.iter().map(|value| value * value).sum::<f32>().sqrt();
    vector.map(|value| value / length)
}

#[tokio::test]
async fn without_the_model_a_ranking_says_that_it_compared_by_words_alone() {
    let bench = Bench::new().await;
    let files = [("ada.txt", ADA), ("bo.txt", BO)].map(|(name, text)| (name, text.as_bytes()));
    let batch = bench.upload(&files).await;
    let role = bench.role(&json!({ "campus": false, "batches": [batch] }), tasks()).await;

    let suite = &bench.suite.suite;
    let (model, folder) = (Arc::new(Model(AtomicBool::new(false))), tempfile());
    let candidates = Candidates::new(candidates::Setup {
        store: suite.store().clone(),
        jobs: suite.jobs.clone(),
        sentences: model.clone(),
        folder: folder.clone(),
        assets: folder.clone(),
    });
    assert!(candidates.pool().await.unwrap().meaning.is_whole());
    model.0.store(true, Ordering::SeqCst);
    let desk = Desk::open(&candidates, (&role, "u1"), (None, None)).await.unwrap();
    let page = desk.page((&[], &[]), true);
    assert!(page.meaning.is_whole(), "all of them have a meaning to compare by: {page:?}");
    assert_eq!(page.compared, Compared::Words, "and what is asked for has none");

    // It is back: what is shown was compared without it, and so are the swaps of that.
    model.0.store(false, Ordering::SeqCst);
    let as_of = candidates.as_of().await.unwrap();
    let opened = candidates.open(&desk.member(0).unwrap().id).await.unwrap();
    let shown = desk.ranking.places[0].points;
    let swapped = swaps::of_one(&candidates, &desk, &opened, as_of).await.unwrap();
    assert_eq!(swapped.len(), 4);
    assert!(swapped.iter().all(|one| (one.before, one.after) == (shown, shown)), "{shown}: {swapped:?}");
    let report = swaps::report(&candidates, &desk, (0, 25), as_of).await.unwrap();
    assert_eq!((report.compared, report.candidates), (Compared::Words, 2));

    let desk = Desk::open(&candidates, (&role, "u1"), (None, None)).await.unwrap();
    assert!(matches!(desk.page((&[], &[]), true).compared, Compared::Meaning { .. }));
    let _ = std::fs::remove_dir_all(folder);
}

fn tempfile() -> std::path::PathBuf {
    std::env::temp_dir().join(format!("quad-meaning-{}", std::process::id()))
}

/// A suite with a model, and with a campus of so many people; without one for none.
async fn with_model(kind: Kind, people: u32) -> (Bench, Arc<Model>) {
    let model = Arc::new(Model(AtomicBool::new(false)));
    let suite = TestSuite::with(kind, |setup| setup.policy.max_sessions = 100).await;
    if people > 0 {
        suite.fill_campus(people).await;
    }
    (Bench::around(suite.comparing_by(model.clone())).await, model)
}

/// What a role asks for that is compared by its meaning.
fn tasks() -> Value {
    let task = json!({ "id": 2, "kind": "task", "label": "Billing", "text": "Built a pipeline that cut closing time",
        "need": "must", "weight": 5 });
    json!([skill(1, "Python", ("must", 5)), task])
}

/// How many of everybody can be compared by meaning.
async fn meaning(bench: &Bench) -> Value {
    bench.person.get("/api/role-matching/pool").await.json()["meaning"].clone()
}

#[rstest]
#[tokio::test]
async fn an_upload_elsewhere_leaves_a_ranking_as_it_was_to_the_last_byte(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let (bench, model) = with_model(kind, 0).await;
    let files = [("ada.txt", ADA), ("bo.txt", BO)].map(|(name, text)| (name, text.as_bytes()));
    let batch = bench.upload(&files).await;
    let role = bench.role(&json!({ "campus": false, "batches": [batch] }), tasks()).await;
    let before = bench.ranking(&role, json!({})).await;
    assert_eq!((before.status, &before.json()["compared"]["by"]), (StatusCode::OK, &json!("meaning")));
    let ada = before.json()["rows"][0]["id"].clone();
    let receipt = bench.person.get(&Bench::at(&role, &ada, "/receipt")).await.body;

    model.0.store(true, Ordering::SeqCst);
    let newest = bench.upload(&[("cy.txt", CY.as_bytes()), ("again.txt", ADA.as_bytes())]).await;
    assert_eq!(meaning(&bench).await, json!({ "done": 2, "of": 3 }));
    assert_eq!(bench.ranking(&role, json!({})).await.body, before.body);
    assert_eq!(bench.person.get(&Bench::at(&role, &ada, "/receipt")).await.body, receipt);
    let detail = bench.person.get(&Bench::at(&role, &ada, "")).await.json();
    assert_eq!(detail["meaning"], json!({ "done": 2, "of": 2 }), "those of the role");

    // Where one of the role's own is not understood, it is words for all of them.
    let all = bench.role(&json!({ "campus": false, "batches": [batch, newest] }), tasks()).await;
    let ranking = bench.rank(&all, json!({})).await;
    assert_eq!(
        (&ranking["compared"]["by"], &ranking["meaning"]),
        (&json!("words"), &json!({ "done": 2, "of": 3 }))
    );
}

#[rstest]
#[tokio::test]
async fn a_ranking_as_soon_as_a_batch_is_read_is_the_same_as_later(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let (bench, _) = with_model(kind, 100).await;
    // More lines than are understood while somebody waits.
    let lines: Vec<String> = (0..300).map(|number| format!("- Repaired pump number{number}")).collect();
    let long = format!("{BO}\nProjects\n\n{}\n", lines.join("\n"));
    let batch = bench.upload(&[("ada.txt", ADA.as_bytes()), ("bo.txt", long.as_bytes())]).await;
    let role = bench.role(&json!({ "campus": false, "batches": [batch] }), tasks()).await;
    let now = bench.ranking(&role, json!({})).await;
    assert_eq!(now.json()["compared"]["by"], "meaning", "{now}");
    assert_eq!(now.json()["meaning"], json!({ "done": 2, "of": 2 }));
    let whole = async {
        loop {
            let all = meaning(&bench).await;
            if all["done"] == all["of"] {
                return;
            }
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(Duration::from_mins(2), whole).await.expect("the campus is understood");
    assert_eq!(bench.ranking(&role, json!({})).await.body, now.body);
}

#[tokio::test]
async fn every_answer_and_file_says_how_it_was_compared_and_of_which_role() {
    let bench = Bench::new().await;
    let role = bench.three().await;
    let words = json!({ "by": "words" });
    let ranking = bench.rank(&role, json!({})).await;
    assert_eq!(ranking["compared"], words);
    let detail = bench.person.get(&Bench::at(&role, &ranking["rows"][0]["id"], "")).await.json();
    assert_eq!(detail["versions"]["compared"], words);
    let get = async |format: &str| {
        let file = bench.person.get(&format!("{ROLES}/{role}/exports/{format}?cut=6000")).await;
        assert_eq!(file.status, StatusCode::OK, "{file}");
        file
    };
    let csv = get("csv").await.body;
    assert!(csv.contains("Compared,by words alone") && csv.contains("no what-if"), "{csv}");
    assert!(csv.contains("60.00; the role says 50.00"), "{csv}");
    let json = get("json").await.json();
    assert_eq!((&json["versions"]["compared"], &json["versions"]["isWhatIf"]), (&words, &Value::Bool(false)));
    assert_eq!((&json["cut"], &json["savedCut"]), (&json!(6000), &json!(5000)));
}

#[tokio::test]
async fn swaps_are_made_a_part_at_a_time() {
    let bench = Bench::with_campus(300).await;
    let role = bench.role(&json!({ "campus": true, "batches": [] }), super::asked()).await;
    let probe = async |body: Value| {
        let reply = bench.person.post(&format!("{ROLES}/{role}/swaps"), &body).await;
        assert_eq!(reply.status, StatusCode::OK, "{reply}");
        reply.json()
    };
    let tried = |report: &Value| report["swaps"][0]["tried"].as_u64().unwrap();
    let all = probe(json!({ "count": 6 })).await;
    assert_eq!((&all["from"], &all["candidates"]), (&json!(0), &json!(6)));
    assert_eq!(all["of"], bench.rank(&role, json!({})).await["poolSize"]);
    let (first, rest) = (probe(json!({ "count": 2 })).await, probe(json!({ "from": 2, "count": 4 })).await);
    assert_eq!(rest["candidates"], 4);
    assert_eq!(tried(&first) + tried(&rest), tried(&all));
    assert_eq!(probe(json!({ "from": all["of"], "count": 25 })).await["candidates"], 0);
    let many = bench.person.post(&format!("{ROLES}/{role}/swaps"), &json!({ "count": 26 })).await;
    assert_eq!(many.status, StatusCode::UNPROCESSABLE_ENTITY, "{many}");
}
