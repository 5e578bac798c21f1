use axum::http::StatusCode;
use serde_json::{Value, json};

use super::{Bench, ROLES, asked, skill};

#[tokio::test]
async fn what_is_out_of_bounds_is_refused_with_a_sentence() {
    let bench = Bench::new().await;
    let role = bench.three().await;
    let many: Vec<Value> = (1..=61).map(|id| skill(id, "Python", ("nice", 1))).collect();
    let with = |change: &dyn Fn(&mut Value)| {
        let mut one = skill(1, "Python", ("must", 5));
        change(&mut one);
        json!({ "whatIf": { "requirements": [one] } })
    };
    let wrong = [
        json!({ "whatIf": { "requirements": many } }),
        json!({ "whatIf": { "requirements": [skill(1, "Python", ("must", 1)), skill(1, "Rust", ("must", 1))] } }),
        with(&|one| one["weight"] = json!(11)),
        with(&|one| one["weight"] = json!(0)),
        with(&|one| one["id"] = json!(0)),
        with(&|one| one["id"] = json!(1001)),
        with(&|one| one["years"] = json!(61)),
        with(&|one| one["label"] = json!("")),
        with(&|one| one["label"] = json!("x".repeat(201))),
        with(&|one| one["text"] = json!("x".repeat(1001))),
        with(&|one| one["need"] = json!("perhaps")),
        with(&|one| one["span"] = json!({ "start": 9, "end": 2 })),
        with(&|one| one["taxon"] = json!({ "scheme": "x".repeat(21), "id": "a", "name": "b" })),
        with(&|one| one["extra"] = json!(1)),
        json!({ "cut": 10_001 }),
        json!({ "limit": 0 }),
        json!({ "limit": 201 }),
        json!({ "offset": -1 }),
        json!({ "sort": "luck" }),
        json!({ "filter": [] }),
        json!({ "filter": { "text": "x".repeat(201) } }),
        json!({ "filter": { "band": 0 } }),
        json!({ "blind": "no" }),
        json!({ "unknown": true }),
        json!([]),
    ];
    for body in wrong {
        let reply = bench.ranking(&role, body.clone()).await;
        assert_eq!(reply.status, StatusCode::UNPROCESSABLE_ENTITY, "{body}: {reply}");
        assert!(reply.message().len() > 10, "{reply}");
    }
}

#[tokio::test]
async fn nothing_is_found_where_nothing_is() {
    let bench = Bench::new().await;
    let role = bench.three().await;
    for id in ["p0", "p1", "p01", "f", "fnothing", "f%00", "x", "p99999999999"] {
        let reply = bench.person.get(&format!("{ROLES}/{role}/candidates/{id}")).await;
        assert!([StatusCode::NOT_FOUND, StatusCode::BAD_REQUEST].contains(&reply.status), "{id}: {reply}");
    }
    for body in
        [json!({ "candidates": ["p1"] }), json!({ "candidates": ["p1", "p1"] }), json!({ "candidates": [] })]
    {
        let reply = bench.person.post(&format!("{ROLES}/{role}/comparison"), &body).await;
        assert_eq!(reply.status, StatusCode::UNPROCESSABLE_ENTITY, "{reply}");
    }
    let none = format!("{ROLES}/nothing");
    assert_eq!(bench.person.get(&none).await.status, StatusCode::NOT_FOUND);
    assert_eq!(bench.ranking("nothing", json!({})).await.status, StatusCode::NOT_FOUND);
    assert_eq!(bench.person.get(&format!("{none}/exports/csv")).await.status, StatusCode::NOT_FOUND);
    let far = bench.rank(&role, json!({ "offset": 1_000_000 })).await;
    assert_eq!((&far["total"], far["rows"].as_array().unwrap().len()), (&json!(3), 0));
    let empty = bench.role(&json!({ "campus": false, "batches": [] }), json!([])).await;
    let ranking = bench.rank(&empty, json!({})).await;
    assert_eq!((&ranking["poolSize"], &ranking["bands"]), (&json!(0), &json!(0)));
    let groups = bench.person.post(&format!("{ROLES}/{empty}/fairness"), &json!({})).await;
    assert_eq!(groups.status, StatusCode::OK, "{groups}");
}

#[tokio::test]
async fn a_role_that_asks_for_nothing_ranks_everybody_alike() {
    let bench = Bench::new().await;
    let role = bench.three().await;
    let ranking = bench.rank(&role, json!({ "whatIf": { "requirements": [] } })).await;
    let rows = ranking["rows"].as_array().unwrap();
    assert!(rows.len() == 3 && rows.iter().all(|row| row["points"] == 0), "{ranking}");
}

#[tokio::test]
async fn strange_postings_are_read_or_refused() {
    let bench = Bench::new().await;
    let path = "/api/role-matching/readings";
    for text in
        ["\u{202e}\u{200b}a", "=1+1", "<script>alert(1)</script>", "- - - - -", "(".repeat(20_000).as_str()]
    {
        let reply = bench.person.post(path, &json!({ "text": text })).await;
        assert_eq!(reply.status, StatusCode::OK, "{reply}");
        assert!(reply.json()["requirements"].as_array().unwrap().len() <= 60);
    }
    for body in [json!({ "text": "x".repeat(20_001) }), json!({ "text": " \u{200b} " }), json!({})] {
        let reply = bench.person.post(path, &body).await;
        assert_eq!(reply.status, StatusCode::UNPROCESSABLE_ENTITY, "{reply}");
    }
    for file in [&b""[..], b"%PDF-1.7", b"PK\x03\x04zip"] {
        let reply = bench.person.upload(&format!("{path}/file?name=role.pdf"), file).await;
        assert_eq!(reply.status, StatusCode::UNPROCESSABLE_ENTITY, "{reply}");
    }
    let huge = bench.person.upload(&format!("{path}/file?name=role.txt"), vec![b'x'; 11 << 20]).await;
    assert_eq!(huge.status, StatusCode::PAYLOAD_TOO_LARGE, "{huge}");
}

#[tokio::test]
async fn a_table_holds_no_formula() {
    let bench = Bench::new().await;
    let batch = bench.upload(&[("ada.txt", super::ADA.as_bytes())]).await;
    let body = json!({ "name": "=SUM(A1)", "text": "", "requirements": [skill(1, "=cmd", ("must", 1))],
        "pool": { "campus": false, "batches": [batch] }, "cut": 0 });
    let made = bench.person.post(ROLES, &body).await;
    assert_eq!(made.status, StatusCode::CREATED, "{made}");
    let path = format!("{ROLES}/{}/exports/csv", made.json()["id"].as_str().unwrap());
    let file = bench.person.get(&path).await.body;
    assert!(file.contains("'=SUM(A1), revision 1") && file.contains("'=cmd"), "{file}");
    assert!(!file.contains(",=") && !file.contains("\"="), "{file}");
}

#[tokio::test]
async fn a_list_takes_no_place_of_an_object() {
    let bench = Bench::new().await;
    let body = json!({ "name": "Role", "text": "", "requirements": asked(), "pool": [], "cut": 0 });
    assert_eq!(bench.person.post(ROLES, &body).await.status, StatusCode::UNPROCESSABLE_ENTITY);
}
