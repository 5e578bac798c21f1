use campus::{
    generate::Generator,
    model::{ConsentField, EventKind, Life},
};
use serde_json::{Value, json};
use store::testing::Kind;

use super::{
    bench::{Bench, ask},
    wishes::agreed,
};

fn list(value: &Value) -> Vec<Value> {
    value.as_array().cloned().unwrap_or_default()
}

/// A quote is shown without the lines that its text is broken into.
fn on_one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A question about jobs where there are some, and one about what somebody has written who shares it.
pub fn asked(generator: &Generator) -> [String; 2] {
    let job = generator.world().roles.iter().find(|role| !role.remote).unwrap();
    let life = generator.people().find(|life| shares(life) && !life.posts.is_empty()).unwrap();
    let words = life.posts[0].text.split(|letter: char| !letter.is_alphabetic());
    let longest = words.filter(|word| word.starts_with(char::is_lowercase)).max_by_key(|word| word.len());
    [
        format!("Which jobs are open in {}?", job.place.city),
        format!("What do alumni write about {}?", longest.unwrap()),
    ]
}

/// Whether their posts may be shown.
pub fn shares(life: &Life) -> bool {
    let needed = [ConsentField::Directory, ConsentField::Address, ConsentField::Career];
    life.person.died.is_none() && needed.iter().all(|field| agreed(life, *field))
}

#[tokio::test]
async fn an_answer_from_records_quotes_them_and_names_each_by_its_id() {
    let bench = Bench::new(Kind::Sqlite).await;
    let viewer = bench.suite.viewer().await;
    let (world, [jobs, posts]) = (bench.generator.world(), asked(&bench.generator));
    for (question, kind) in [
        ("Which events are coming up?", "events"),
        ("When is the next homecoming?", "events"),
        ("Is there a group for writers?", "groups"),
        (jobs.as_str(), "jobs"),
        (posts.as_str(), "posts"),
    ] {
        let (_, answer) = ask(&viewer, question).await;
        assert_eq!(answer["state"], "done", "{answer:#}");
        let sources = list(&answer["sources"]);
        assert!(!sources.is_empty(), "{question}: {answer:#}");
        let mut quotes = list(&answer["parts"]);
        quotes.retain(|part| part["style"] == "quote");
        assert!(!quotes.is_empty(), "{question}: {answer:#}");
        for source in &sources {
            let path = source["origin"]["path"].as_str().unwrap();
            let (own, id) = path.strip_prefix("/graduway/records/").unwrap().split_once('/').unwrap();
            assert_eq!(own, kind, "{question}: {path}");
            let id: u32 = id.parse().unwrap();
            let text = match own {
                "events" => {
                    world.events.iter().find(|event| event.id.0 == id).map(|event| &event.description)
                }
                "groups" => world.groups.iter().find(|group| group.id.0 == id).map(|group| &group.about),
                "jobs" => world.roles.iter().find(|role| role.id.0 == id).map(|role| &role.text),
                _ => None,
            };
            let number = &source["number"];
            let said = quotes
                .iter()
                .flat_map(|part| list(&part["sentences"]))
                .find(|one| list(&one["sources"]).contains(number));
            let said: String = list(&said.unwrap()["runs"])
                .iter()
                .map(|run| run["text"].as_str().unwrap().to_owned())
                .collect();
            if let Some(text) = text {
                assert!(
                    on_one_line(text).contains(&on_one_line(&said)),
                    "{question}: {said} is not in {text}"
                );
            }
        }
    }
    let upcoming = world.events.iter().filter(|event| event.date >= bench.suite.suite.store().today());
    assert!(upcoming.clone().count() == 0 || upcoming.clone().any(|event| event.kind != EventKind::Reunion));
}

#[tokio::test]
async fn where_none_is_planned_the_last_one_is_told() {
    let bench = Bench::new(Kind::Sqlite).await;
    let viewer = bench.suite.viewer().await;
    let today = bench.suite.suite.store().today();
    let homecomings =
        || bench.generator.world().events.iter().filter(|one| one.kind == EventKind::Homecoming);
    assert!(homecomings().all(|event| event.date < today), "one is planned: this proves nothing");
    let last = homecomings().max_by_key(|event| event.date).unwrap();
    let (_, answer) = ask(&viewer, "When is the next homecoming?").await;
    assert!(answer["parts"][0].to_string().contains("planned yet"), "{answer:#}");
    let path = format!("/graduway/records/events/{}", last.id.0);
    assert_eq!(answer["sources"][0]["origin"]["path"], path, "{answer:#}");
}

#[tokio::test]
async fn records_are_counted_as_records_and_not_as_people() {
    let bench = Bench::new(Kind::Sqlite).await;
    let viewer = bench.suite.viewer().await;
    let year = bench.suite.suite.store().today().year() - 1;
    let events = bench.generator.world().events.iter().filter(|event| event.date.year() == year).count();
    assert!(events > 4, "{events}: this proves nothing");
    let (_, answer) = ask(&viewer, "How many events were there last year?").await;
    let run = &answer["runs"][0];
    assert_eq!(
        (&run["tool"], &run["facts"][0]["value"]),
        (&json!("find_records"), &json!(events.to_string()))
    );
    let told = answer["parts"][0].to_string();
    assert!(
        told.contains("I found") && told.contains(&format!("The first four of {events} are shown")),
        "{told}"
    );
    assert!(!answer.to_string().contains("Cut\""), "{answer:#}");
}

#[tokio::test]
async fn words_with_a_figure_are_told_when_nothing_was_made_of_them() {
    let bench = Bench::of(Kind::Sqlite, 200).await;
    let viewer = bench.suite.viewer().await;
    for (question, left) in [("alumni turning 50", "turning 50"), ("wugs under 40 in Boston", "wugs 40")] {
        let (_, answer) = ask(&viewer, question).await;
        let notices: Vec<Value> =
            list(&answer["parts"]).into_iter().filter(|part| part["kind"] == "notice").collect();
        assert!(
            notices.iter().any(|notice| notice["reason"] == "notUnderstood"
                && notice["text"].as_str().unwrap().contains(left)),
            "{question}: {answer:#}"
        );
    }
}

#[tokio::test]
async fn a_post_is_quoted_only_as_long_as_its_writer_shares_it() {
    let bench = Bench::new(Kind::Sqlite).await;
    let (viewer, contributor) = (bench.suite.viewer().await, bench.suite.contributor().await);
    let needed = [ConsentField::Directory, ConsentField::Address, ConsentField::Career];
    let lives = bench.lives();
    let life = lives.iter().find(|life| shares(life) && !life.posts.is_empty()).unwrap();
    let post = &life.posts[0];
    let words: String = post.text.split_whitespace().take(12).collect::<Vec<_>>().join(" ");
    let path = format!("/api/graduway/directory/records?kind=post&limit=50&q={}", urlencoded(&words));
    let has = |found: &Value| list(&found["records"]).iter().any(|one| one["id"] == post.id);
    assert!(has(&viewer.get(&path).await.json()), "{}", viewer.get(&path).await);
    for field in needed {
        bench.consent(&contributor, life.person.id.0, field, false).await;
        assert!(!has(&viewer.get(&path).await.json()), "{field:?}");
        bench.consent(&contributor, life.person.id.0, field, true).await;
        assert!(has(&viewer.get(&path).await.json()), "{field:?}, again");
    }
    for one in
        list(&viewer.get("/api/graduway/directory/records?kind=post&limit=50&q=work").await.json()["records"])
    {
        let writer = lives.iter().find(|life| one["person"] == life.person.id.0).unwrap();
        assert!(needed.iter().all(|field| agreed(writer, *field)), "{one}");
    }
}

fn urlencoded(text: &str) -> String {
    url::form_urlencoded::byte_serialize(text.as_bytes()).collect()
}

#[tokio::test]
async fn what_is_in_no_record_is_said_to_be_in_none() {
    let bench = Bench::of(Kind::Sqlite, 200).await;
    let viewer = bench.suite.viewer().await;
    let (_, answer) = ask(&viewer, "Is there a group for zorbing?").await;
    assert!(answer["parts"].to_string().contains("found nothing"), "{answer:#}");
    assert_eq!(answer["sources"], json!([]));
}

#[tokio::test]
async fn jobs_that_are_closed_are_not_told_of() {
    let bench = Bench::of(Kind::Sqlite, 200).await;
    let viewer = bench.suite.viewer().await;
    bench.suite.sql("UPDATE roles SET closes = '2026-11-01' WHERE id > 1").await;
    let found = viewer
        .get("/api/graduway/directory/records?kind=job&limit=50&q=Which%20jobs%20are%20open")
        .await
        .json();
    let ids: Vec<Value> = list(&found["records"]).iter().map(|one| one["id"].clone()).collect();
    assert_eq!(ids, [json!(1)], "{found}");
}
