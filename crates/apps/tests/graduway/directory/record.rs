//! One event, group, post or job, as its page shows it.

use apps::testing::{Person, Reply, TestSuite};
use axum::http::StatusCode;
use campus::{
    generate::{Generator, Size},
    model::{ConsentField, Life},
    people::Withheld,
};
use serde_json::{Value, json};
use store::testing::Kind;

use super::{
    bench::{Bench, ask},
    records::{asked, shares},
};

const PEOPLE: u32 = 700;
const NEEDED: [ConsentField; 3] = [ConsentField::Directory, ConsentField::Address, ConsentField::Career];

async fn suite() -> (TestSuite, Generator) {
    let suite = TestSuite::new().await;
    suite.fill_campus(PEOPLE).await;
    (suite, Generator::new(7, Size::people(PEOPLE), Generator::TODAY))
}

async fn open(person: &Person, field: &str, id: u32) -> Reply {
    person.get(&format!("/api/graduway/directory/records/{field}/{id}")).await
}

async fn shown(person: &Person, field: &str, id: u32) -> Value {
    let reply = open(person, field, id).await;
    assert_eq!(reply.status, StatusCode::OK, "{field} {id}: {reply}");
    reply.json()
}

fn writer(generator: &Generator) -> Life {
    generator.people().find(|life| shares(life) && !life.posts.is_empty()).unwrap()
}

#[tokio::test]
async fn an_event_a_group_and_a_job_open_with_all_of_their_words() {
    let (suite, generator) = suite().await;
    let (viewer, world) = (suite.viewer().await, generator.world());
    let event = world.events.iter().max_by_key(|event| event.description.len()).unwrap();
    let found = shown(&viewer, "event", event.id.0).await;
    let place = event.place.as_ref().map_or("online", |place| place.city.as_str());
    let detail = found["detail"].as_str().unwrap();
    assert!(detail.ends_with(&format!(", {place}")), "{found}");
    let expected = json!({
        "kind": "event", "id": event.id.0, "title": event.title, "detail": detail,
        "date": event.date.to_string(), "quote": event.description, "person": null,
    });
    assert_eq!(found, expected);
    let group = world.groups.iter().max_by_key(|group| group.about.len()).unwrap();
    let expected = json!({
        "kind": "group", "id": group.id.0, "title": group.name,
        "detail": format!("group, founded in {}", group.founded), "date": null, "quote": group.about,
        "person": null,
    });
    assert_eq!(shown(&viewer, "group", group.id.0).await, expected);
    let job = world.roles.iter().max_by_key(|role| role.text.len()).unwrap();
    let employer = world.employers.iter().find(|employer| employer.id == job.employer).unwrap();
    let place = if job.remote { "remote" } else { job.place.city.as_str() };
    let expected = json!({
        "kind": "job", "id": job.id.0, "title": job.title,
        "detail": format!("job, {}, {place}", employer.name), "date": job.posted.to_string(),
        "quote": job.text, "person": null,
    });
    assert_eq!(shown(&viewer, "job", job.id.0).await, expected);
    assert!([&event.description, &group.about, &job.text].iter().all(|text| !text.is_empty()));
}

#[tokio::test]
async fn a_post_opens_with_its_writer_as_long_as_they_share_it() {
    let (suite, generator) = suite().await;
    let (viewer, contributor) = (suite.viewer().await, suite.contributor().await);
    let life = writer(&generator);
    let (post, person) = (&life.posts[0], life.person.id.0);
    let found = shown(&viewer, "post", post.id).await;
    let expected = json!({
        "kind": "post", "id": post.id, "title": format!("Post by {}", life.person.name()), "detail": "post",
        "date": post.date.to_string(), "quote": Withheld::unasked(&life.person).hidden(&post.text),
        "person": person,
    });
    assert_eq!(found, expected);
    let never = open(&viewer, "post", u32::MAX).await;
    for field in NEEDED {
        let path = format!("/api/people/{person}/consents/{}", field.name());
        let say = |granted: bool| json!({ "granted": granted, "basis": "By phone" });
        assert_eq!(contributor.patch(&path, &say(false)).await.status, StatusCode::OK);
        // At once, and for everybody: whoever asks cannot tell it from a post that was never written.
        for reader in [&viewer, &contributor] {
            let reply = open(reader, "post", post.id).await;
            assert_eq!((reply.status, &reply.body), (never.status, &never.body), "{field:?}");
        }
        assert_eq!(contributor.patch(&path, &say(true)).await.status, StatusCode::OK);
        assert_eq!(shown(&viewer, "post", post.id).await, expected, "{field:?}, again");
    }
}

#[tokio::test]
async fn posts_of_those_who_do_not_share_them_are_not_there() {
    let (suite, generator) = suite().await;
    let viewer = suite.viewer().await;
    let (mut open_ones, mut kept) = (0, 0);
    for life in generator.people() {
        for post in &life.posts {
            let reply = open(&viewer, "post", post.id).await;
            let expected = if shares(&life) { StatusCode::OK } else { StatusCode::NOT_FOUND };
            assert_eq!(reply.status, expected, "{}: {reply}", post.id);
            let count = if shares(&life) { &mut open_ones } else { &mut kept };
            *count += 1;
        }
    }
    assert!(open_ones > 0 && kept > 0, "{open_ones} open, {kept} kept");
}

#[tokio::test]
async fn a_way_to_reach_its_writer_is_withheld_from_a_post() {
    let (suite, generator) = suite().await;
    suite.sql("UPDATE posts SET text = 'I moved. Write to rosa@example.org or call 617-555-0147.'").await;
    let found = shown(&suite.viewer().await, "post", writer(&generator).posts[0].id).await;
    let quote = found["quote"].as_str().unwrap();
    assert!(quote.starts_with("I moved. Write to (withheld)"), "{found}");
    assert!(!quote.contains('@') && !quote.contains("0147"), "{found}");
}

#[tokio::test]
async fn what_an_answer_cites_opens() {
    let bench = Bench::of(Kind::Sqlite, PEOPLE).await;
    let viewer = bench.suite.viewer().await;
    let (mut kinds, [jobs, posts]) = (Vec::new(), asked(&bench.generator));
    for question in
        ["Which events are coming up?", "Is there a group for writers?", jobs.as_str(), posts.as_str()]
    {
        let (_, answer) = ask(&viewer, question).await;
        for source in answer["sources"].as_array().unwrap() {
            let path = source["origin"]["path"].as_str().unwrap();
            let (plural, id) = path.strip_prefix("/graduway/records/").unwrap().split_once('/').unwrap();
            let field = plural.strip_suffix('s').unwrap();
            let found = shown(&viewer, field, id.parse().unwrap()).await;
            assert_eq!(found["title"], source["title"], "{path}");
            let (told, detail) = (source["detail"].as_str().unwrap(), found["detail"].as_str().unwrap());
            assert!(told.starts_with(detail), "{told}: {found}");
            kinds.push(field.to_owned());
        }
    }
    kinds.sort();
    kinds.dedup();
    assert_eq!(kinds, ["event", "group", "job", "post"]);
}

#[tokio::test]
async fn a_record_that_is_not_there_says_so() {
    let (suite, _) = suite().await;
    let viewer = suite.viewer().await;
    for field in ["event", "group", "post", "job"] {
        for id in [0, 999_999_999, u32::MAX] {
            let reply = open(&viewer, field, id).await;
            assert_eq!((reply.status, reply.code().as_str()), (StatusCode::NOT_FOUND, "not_found"), "{id}");
            assert_eq!(reply.message(), format!("There is no such {field}."));
        }
    }
    let empty = TestSuite::new().await;
    let reply = open(&empty.viewer().await, "event", 1).await;
    assert_eq!(reply.status, StatusCode::NOT_FOUND, "a suite without a campus: {reply}");
}

#[tokio::test]
async fn an_address_that_names_no_record_says_what_is_wrong_with_it() {
    let (suite, _) = suite().await;
    let viewer = suite.viewer().await;
    let (kind, number) = ("event, group, post or job", "a whole number");
    for (address, says) in [
        ("shoe/1", kind),
        ("events/1", kind),
        ("Event/1", kind),
        ("constructor/1", kind),
        ("%00/1", kind),
        ("shoe/x", kind),
        ("event/x", number),
        ("event/-1", number),
        ("event/+1", number),
        ("event/1.0", number),
        ("event/1e3", number),
        ("event/4294967296", number),
        ("event/%D9%A3", number),
        ("event/1%20OR%201=1", number),
    ] {
        let reply = viewer.get(&format!("/api/graduway/directory/records/{address}")).await;
        let told = (reply.status, reply.code());
        assert_eq!(told, (StatusCode::BAD_REQUEST, "malformed_request".to_owned()), "{address}: {reply}");
        assert!(reply.message().contains(says), "{address}: {reply}");
    }
}

#[tokio::test]
async fn whoever_may_use_the_app_may_open_a_record_and_nobody_else() {
    let (suite, generator) = suite().await;
    let event = generator.world().events[0].id.0;
    for person in [suite.viewer().await, suite.contributor().await, suite.admin().await] {
        assert_eq!(open(&person, "event", event).await.status, StatusCode::OK);
    }
    // Who is not signed in does not even learn whether an address is right.
    for (field, id) in [("event", event), ("event", 0), ("shoe", 1)] {
        assert_eq!(open(&suite.anon(), field, id).await.status, StatusCode::UNAUTHORIZED, "{field} {id}");
    }
}
