//! What somebody keeps to themselves is neither shown nor searched, counted, mapped, exported or spoken of.

use campus::model::{ConsentField, Life};
use matching::lexicon::industries;
use serde_json::{Value, json};
use store::testing::Kind;

use super::{
    bench::{Bench, ask, chip, ids, post, search},
    wishes::agreed,
};

/// Somebody who shares everything, lives in a city with others and works.
fn open(bench: &Bench) -> Life {
    let shares = |life: &Life| ConsentField::ALL.iter().all(|field| agreed(life, *field));
    let lives = bench.lives();
    lives
        .into_iter()
        .find(|life| {
            life.person.is_alum
                && life.person.died.is_none()
                && life.person.place.city == "Boston"
                && life.positions.iter().any(|one| one.end.is_none())
                && !life.person.email.is_empty()
                && shares(life)
        })
        .unwrap()
}

/// Every figure and list that a place or a career shows up in.
struct Seen {
    in_place: Vec<u32>,
    outside: Vec<u32>,
    counted: u64,
    in_counts: u64,
    on_map: u64,
    everybody: Vec<u32>,
    /// Whether the answer to a question shows them. Their name stands in the question, and may be repeated.
    is_spoken_of: bool,
}

async fn look(bench: &Bench, at: &Value, (by, label): (&str, &str), (question, id): (&str, u32)) -> Seen {
    let viewer = bench.suite.viewer().await;
    let mut not = at.clone();
    not["excluded"] = json!(true);
    let (counted, found) = search(&viewer, &json!([at])).await;
    let (_, outside) = search(&viewer, &json!([not])).await;
    let (_, everybody) = search(&viewer, &json!([])).await;
    let counts = post(&viewer, "counts", &json!({ "chips": [], "by": by })).await;
    let group = counts["groups"].as_array().unwrap().iter().find(|group| group["label"] == label);
    let map = post(&viewer, "map", &json!({ "chips": [at] })).await;
    let dots = map["dots"].as_array().unwrap().iter().map(|dot| dot["people"].as_u64().unwrap());
    let (_, answer) = ask(&viewer, question).await;
    Seen {
        in_place: ids(&found),
        outside: ids(&outside),
        counted,
        in_counts: group.map_or(0, |group| group["people"].as_u64().unwrap()),
        on_map: dots.sum::<u64>() + map["elsewhere"].as_u64().unwrap_or(2),
        everybody: ids(&everybody),
        is_spoken_of: answer.to_string().contains(&format!("\"/people/{id}\"")),
    }
}

#[tokio::test]
async fn a_withheld_place_is_nowhere() {
    let bench = Bench::new(Kind::Sqlite).await;
    let contributor = bench.suite.contributor().await;
    let life = open(&bench);
    let (id, name) = (life.person.id.0, life.person.name());
    let place = chip("place", "Boston");
    let question = format!("alumni in Boston named {name}");
    let (cities, asked) = (("place", "Boston, MA"), (question.as_str(), id));
    let before = look(&bench, &place, cities, asked).await;
    assert!(before.in_place.contains(&id) && before.is_spoken_of, "{question}");
    bench.consent(&contributor, id, ConsentField::Address, false).await;
    let after = look(&bench, &place, cities, asked).await;
    assert!(!after.in_place.contains(&id), "found by a place they keep to themselves");
    assert!(!after.outside.contains(&id), "nor are they known to live elsewhere");
    assert!(after.everybody.contains(&id), "they still stand in the directory");
    assert_eq!((after.counted, after.in_counts), (before.counted - 1, before.in_counts - 1));
    assert!(after.on_map < before.on_map, "{} and {}", after.on_map, before.on_map);
    assert!(!after.is_spoken_of, "{question}");
    let viewer = bench.suite.viewer().await;
    let (_, found) = search(&viewer, &json!([chip("name", &format!("named {name}"))])).await;
    let person = found.iter().find(|person| person["id"] == id).unwrap();
    assert_eq!((&person["place"], &person["withheld"]), (&Value::Null, &json!(["place"])), "{person}");
    let row = exported(&bench, &json!([chip("name", &format!("named {name}"))]), &name).await;
    assert!(!row.contains("Boston") && row.contains(&life.person.email), "{row}");
    bench.consent(&contributor, id, ConsentField::Address, true).await;
    let again = look(&bench, &place, cities, asked).await;
    assert_eq!(
        (again.counted, again.in_counts, again.on_map, again.is_spoken_of),
        (before.counted, before.in_counts, before.on_map, true)
    );
}

#[tokio::test]
async fn a_withheld_career_is_nowhere() {
    let bench = Bench::new(Kind::Sqlite).await;
    let contributor = bench.suite.contributor().await;
    let life = open(&bench);
    let (id, name) = (life.person.id.0, life.person.name());
    let work = life.positions.iter().find(|one| one.end.is_none()).unwrap().clone();
    let employer = chip("employer", &format!("works at {}", work.employer_name));
    let question = format!("who works at {} and is named {name}?", work.employer_name);
    let industry = industries::industry(&work.industry).unwrap().name;
    let (counted_by, asked) = (("industry", industry), (question.as_str(), id));
    let before = look(&bench, &employer, counted_by, asked).await;
    assert!(before.in_place.contains(&id) && before.is_spoken_of, "{question}");
    bench.consent(&contributor, id, ConsentField::Career, false).await;
    let after = look(&bench, &employer, counted_by, asked).await;
    assert!(!after.in_place.contains(&id) && !after.outside.contains(&id));
    assert!(after.everybody.contains(&id), "they still stand in the directory");
    assert_eq!((after.counted, after.in_counts), (before.counted - 1, before.in_counts - 1));
    assert!(!after.is_spoken_of, "{question}");
    let viewer = bench.suite.viewer().await;
    let (_, found) = search(&viewer, &json!([chip("name", &format!("named {name}"))])).await;
    let person = found.iter().find(|person| person["id"] == id).unwrap();
    for field in ["title", "employer", "industry"] {
        assert_eq!(person[field], Value::Null, "{person}");
    }
    let row = exported(&bench, &json!([chip("name", &format!("named {name}"))]), &name).await;
    assert!(!row.contains(&work.employer_name) && !row.contains(&work.title), "{row}");
}

#[tokio::test]
async fn whoever_leaves_the_directory_is_not_in_it() {
    let bench = Bench::new(Kind::Sqlite).await;
    let contributor = bench.suite.contributor().await;
    let life = open(&bench);
    let (id, name) = (life.person.id.0, life.person.name());
    bench.consent(&contributor, id, ConsentField::Directory, false).await;
    let viewer = bench.suite.viewer().await;
    let chips = json!([chip("name", &format!("named {name}"))]);
    assert!(!ids(&search(&viewer, &chips).await.1).contains(&id));
    assert!(!ids(&search(&viewer, &json!([])).await.1).contains(&id));
    let (_, answer) = ask(&viewer, &format!("Who is named {name}?")).await;
    let path = format!("/people/{id}\"");
    assert!(!answer.to_string().contains(&path), "{answer:#}");
    let reply = export(&bench, &json!([])).await;
    assert!(!reply.contains(&life.person.email), "they are in no list that leaves");
}

#[tokio::test]
async fn ways_to_reach_somebody_leave_only_with_their_consent() {
    let bench = Bench::new(Kind::Sqlite).await;
    let lives = bench.lives();
    let sheet = export(&bench, &json!([])).await;
    let mut table = csv::Reader::from_reader(sheet.as_bytes());
    let (mut rows, mut withheld) = (0, 0);
    for row in table.records() {
        let row = row.unwrap();
        let (name, class) = (row.get(0).unwrap(), row.get(1).unwrap());
        let same = lives.iter().filter(|life| {
            life.person.name() == name
                && life.person.class_year.map(|year| year.to_string()).unwrap_or_default() == class
        });
        let same: Vec<&Life> = same.collect();
        let [life] = &same[..] else { continue };
        rows += 1;
        for (cell, field) in [
            (9, ConsentField::Email),
            (10, ConsentField::Phone),
            (6, ConsentField::Address),
            (4, ConsentField::Career),
        ] {
            let is_there = !row.get(cell).unwrap().is_empty();
            assert!(agreed(life, field) || !is_there, "{name}: {field:?}");
            withheld += usize::from(!agreed(life, field));
        }
        assert!(agreed(life, ConsentField::Directory) && life.person.died.is_none(), "{name}");
    }
    assert!(rows > 100 && withheld > 50, "{rows} rows, {withheld} withheld");
}

async fn export(bench: &Bench, chips: &Value) -> String {
    let contributor = bench.suite.contributor().await;
    let body = json!({ "name": "All of them", "chips": chips });
    let segment = contributor.post("/api/graduway/segments", &body).await.json();
    let path = format!("/api/graduway/segments/{}/export", segment["id"].as_str().unwrap());
    contributor.get(&path).await.body
}

async fn exported(bench: &Bench, chips: &Value, name: &str) -> String {
    let sheet = export(bench, chips).await;
    sheet.lines().find(|line| line.contains(name)).unwrap_or_else(|| panic!("{sheet}")).to_owned()
}
