use axum::http::StatusCode;
use rstest::rstest;
use serde_json::{Value, json};
use store::testing::Kind;

use super::{BATCHES, Bench, ROLES, asked};

/// Twelve people of whom three each know nothing, one, two and three of what is asked for; the first six are women.
async fn twelve(bench: &Bench) -> String {
    let skills = ["Gardening", "Python", "Python, PostgreSQL", "Python, PostgreSQL, Kubernetes"];
    let names = ["Ada", "Bo", "Cy", "Dee", "Eli", "Fay", "Gus", "Hal", "Ida", "Jon", "Kai", "Lou"];
    let people: Vec<(String, String)> = names
        .iter()
        .enumerate()
        .map(|(at, name)| {
            let skills = skills[at % 4];
            let text = format!(
                "{name} Lind\n{name}@mail.example\n\nExperience\nClerk, {name} Works Ltd, Jan 2019 to \
                                present\n- Kept the files of {name} Works in order\n\nSkills\n{skills}\n"
            );
            (format!("{name}.txt"), text)
        })
        .collect();
    let files: Vec<(&str, &[u8])> =
        people.iter().map(|(name, text)| (name.as_str(), text.as_bytes())).collect();
    let batch = bench.upload(&files).await;
    let said = people.iter().enumerate().map(|(at, (file, _))| {
        let sex = if at < 6 { "Female" } else { "Male" };
        format!("{file},{sex},White\n")
    });
    say(bench, &batch, &said.collect::<String>()).await;
    batch
}

async fn say(bench: &Bench, batch: &str, rows: &str) {
    let table = format!("file,sex,race\n{rows}");
    let told = bench.person.upload(&format!("{BATCHES}/{batch}/self-ids"), table).await;
    assert_eq!(told.status, StatusCode::OK, "{told}");
}

async fn fairness(bench: &Bench, role: &str, cut: u32) -> Value {
    let reply = bench.person.post(&format!("{ROLES}/{role}/fairness"), &json!({ "cut": cut })).await;
    assert_eq!(reply.status, StatusCode::OK, "{reply}");
    reply.json()
}

#[tokio::test]
async fn what_people_say_of_themselves_leaves_as_rates_alone() {
    let bench = Bench::new().await;
    let batch = twelve(&bench).await;
    let role = bench.role(&json!({ "campus": false, "batches": [batch] }), asked()).await;
    let fair = fairness(&bench, &role, 100).await;
    let [sexes, races, both] = [0, 1, 2].map(|at| fair["selection"][at].clone());
    assert_eq!(sexes["rows"].as_array().unwrap().len(), 2, "{fair}");
    // Everybody is of one race: that they are would be said of each of them.
    assert_eq!((&races["rows"], &races["unknown"]), (&json!([]), &json!(12)));
    assert_eq!(both["rows"].as_array().unwrap().len(), 2, "{fair}");
    let row = bench.rank(&role, json!({ "blind": false })).await["rows"][0]["id"].clone();
    let detail = bench.person.get(&Bench::at(&role, &row, "?blind=false")).await.body.to_lowercase();
    assert!(!detail.contains("female") && !detail.contains("\"white\""), "{detail}");
}

#[rstest]
#[tokio::test]
async fn what_two_imports_say_is_known_until_both_are_taken_back(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let bench = Bench::on(kind).await;
    let batch = twelve(&bench).await;
    let role = bench.role(&json!({ "campus": false, "batches": [batch] }), asked()).await;
    let path = format!("{BATCHES}/{batch}/self-ids");
    let known = async || {
        let fair = fairness(&bench, &role, 100).await;
        12 - fair["selection"][0]["unknown"].as_u64().unwrap()
    };
    let imports = async || bench.person.get(&path).await.json()["imports"].clone();
    let undo = async |import: &Value| {
        let undone = bench.person.delete(&format!("{path}/{}", import["id"].as_str().unwrap())).await;
        assert_eq!(undone.status, StatusCode::NO_CONTENT, "{undone}");
    };
    // What the first has said of eleven, and something new of the twelfth.
    let names = ["Ada", "Bo", "Cy", "Dee", "Eli", "Fay", "Gus", "Hal", "Ida", "Jon", "Kai", "Lou"];
    let rows = names.iter().enumerate().map(|(at, name)| {
        let (sex, race) = (if at < 6 { "Female" } else { "Male" }, if at < 11 { "White" } else { "Asian" });
        format!("{name}.txt,{sex},{race}\n")
    });
    say(&bench, &batch, &rows.collect::<String>()).await;
    assert_eq!(known().await, 12);
    let both = imports().await;
    assert_eq!((&both[0]["files"], &both[1]["files"]), (&json!(12), &json!(12)), "{both}");
    undo(&both[1]).await;
    assert_eq!(known().await, 12, "the later one says it too");
    undo(&both[0]).await;
    assert_eq!(known().await, 0);
}

#[tokio::test]
async fn nobodys_group_is_told_by_a_small_pool() {
    let bench = Bench::new().await;
    let batch = bench.upload(&[("ada.txt", super::ADA.as_bytes())]).await;
    say(&bench, &batch, "ada.txt,Female,White\n").await;
    let role = bench.role(&json!({ "campus": false, "batches": [batch] }), asked()).await;
    for cut in [0, 5000, 10_000] {
        let fair = fairness(&bench, &role, cut).await.to_string();
        assert!(!fair.contains("Female") && !fair.contains("White"), "{fair}");
    }
    for format in ["json", "csv"] {
        let file = bench.person.get(&format!("{ROLES}/{role}/exports/{format}?blind=false")).await;
        assert!(!file.body.contains("Female") && !file.body.contains("White"), "{file}");
    }
}

#[tokio::test]
async fn nobodys_group_is_told_by_moving_the_line() {
    let bench = Bench::new().await;
    let batch = twelve(&bench).await;
    let role = bench.role(&json!({ "campus": false, "batches": [batch] }), asked()).await;
    let (mut asked_for, mut counted) = (Vec::new(), Vec::new());
    for cut in (0..=10_000).step_by(200) {
        asked_for.push(bench.rank(&role, json!({ "cut": cut, "limit": 1 })).await["selected"].clone());
        let fair = fairness(&bench, &role, cut).await;
        let table = &fair["selection"][0];
        assert_eq!(table["passed"], fair["selected"]);
        let passed: Vec<Value> =
            table["rows"].as_array().unwrap().iter().map(|row| row["passed"].clone()).collect();
        assert_eq!(passed.len(), 2, "{table}");
        let is_moved = table["messages"].to_string().contains("instead of");
        assert_eq!(is_moved, fair["cut"] != json!(cut), "{table}");
        counted.push(fair["selected"].clone());
    }
    asked_for.dedup();
    counted.dedup();
    assert_eq!(json!(asked_for), json!([12, 9, 6, 3, 0]), "one could cut between them");
    assert_eq!(json!(counted), json!([12, 6, 0]), "and does not for groups");
}
