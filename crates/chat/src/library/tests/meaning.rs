use rstest::rstest;

use super::*;

#[rstest]
#[tokio::test]
async fn while_the_model_is_away_words_decide_and_meaning_is_made_up_for(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let (_database, instance) = Instance::new(kind).await;
    instance.model.set_away(true);
    let card = instance.add("policy.txt", "Parking is free on Sundays.").await;
    let hits = instance.found("parking", |hits| !hits.is_empty()).await;
    assert_eq!((hits[0].document.as_str(), hits[0].parts.meaning), (card.id.as_str(), None));
    instance.model.set_away(false);
    let hits = instance.found("parking", |hits| hits.iter().all(|hit| hit.parts.meaning.is_some())).await;
    assert_eq!(hits.len(), 1);
    let jobs = instance.jobs.list(&store::jobs::Filter::default()).await.unwrap();
    let made_up: Vec<_> = jobs.iter().filter(|job| job.kind == "library.embed").collect();
    assert_eq!(made_up.len(), 1, "{made_up:?}");
    // Away again, what is known by meaning is still found by its words.
    instance.model.set_away(true);
    assert_eq!(instance.find("parking").await[0].parts.meaning, None);
}

#[tokio::test]
async fn without_a_model_words_alone_decide() {
    let (database, instance) = Instance::new(Kind::Sqlite).await;
    instance.add("policy.txt", "Parking is free on Sundays.").await;
    let store = database.open().await;
    let library = Library::new(Setup { jobs: Jobs::new(store.clone()), store, embedder: None });
    let _following = library.start();
    let mut followed = library.followed();
    followed.wait_for(|followed| followed.documents == 1).await.unwrap();
    let query = Query { text: "parking".to_owned(), limit: 5, ..Query::default() };
    let found = library.search(&query).await.unwrap();
    assert!(!found.by_meaning && found.is_likely);
    assert_eq!(found.hits[0].parts.meaning, None);
}

#[tokio::test]
async fn the_same_question_has_the_same_answer() {
    let (database, first) = Instance::new(Kind::Sqlite).await;
    for number in 0..5 {
        first.add(&format!("{number}.txt"), format!("{}\u{c}Number {number}.", long_text(3))).await;
    }
    first.follow(|followed| followed.documents == 5).await;
    let second = Instance::on(&database).await;
    second.follow(|followed| followed.documents == 5).await;
    for question in ["Which rule counts?", "item2x3", "When does the office answer?"] {
        let one = first.find(question).await;
        assert_eq!(one, first.find(question).await);
        assert_eq!(one, second.find(question).await);
        let mut pages: Vec<_> = one.iter().map(|hit| (&hit.document, hit.page)).collect();
        pages.dedup();
        assert_eq!(pages.len(), one.len(), "each page once");
    }
    for nothing in ["", "   ", "the of and", "🙂", &"x".repeat(100_000)] {
        first.find(nothing).await;
    }
}
