use std::time::Duration;

use rstest::rstest;
use store::testing::Kind;

use crate::{
    CandidateId, NOBODY, ViewFilter,
    testing::{Bench, RESUME, ada, agreed},
};

const ADA: (&str, &str) = ("u1", "Ada");

#[rstest]
#[tokio::test]
async fn a_view_is_written_down_once_a_minute(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let bench = Bench::new(kind).await;
    let candidates = &bench.candidates;
    let (batch, files) = bench.read(&[("mira.txt", RESUME.as_bytes())]).await;
    let mut people: Vec<CandidateId> = agreed(7).into_iter().take(2).collect();
    people.push(CandidateId::File(files[0].id.clone()));
    for _ in 0..3 {
        candidates.saw(ADA, &people, ("role-matching", "ranking")).await.unwrap();
    }
    candidates.saw(ADA, &people[..1], ("role-matching", "profile")).await.unwrap();
    candidates.saw(("u2", "Ben"), &people[..1], ("role-matching", "ranking")).await.unwrap();
    bench.database.clock.advance(Duration::from_mins(1));
    candidates.saw(ADA, &people, ("role-matching", "ranking")).await.unwrap();

    let all = ViewFilter { limit: 100, ..ViewFilter::default() };
    let (total, views) = candidates.views(&all).await.unwrap();
    assert_eq!((total, views.len()), (8, 8));
    assert!(views.is_sorted_by(|newer, older| newer.id > older.id));
    let of_one = ViewFilter { person: Some(people[0].clone()), ..all.clone() };
    assert_eq!(candidates.views(&of_one).await.unwrap().0, 4);
    let by_ben = ViewFilter { by_uid: Some("u2".to_owned()), ..all.clone() };
    assert_eq!(candidates.views(&by_ben).await.unwrap().0, 1);
    let next = ViewFilter { before: Some(views[1].id.clone()), limit: 2, ..all.clone() };
    assert_eq!(candidates.views(&next).await.unwrap(), (8, views[2..4].to_vec()));

    let CandidateId::Person(number) = people[0] else { panic!("a person") };
    bench.consent(number, false).await;
    assert_eq!(candidates.views(&all).await.unwrap().0, 4, "before it is counted");
    assert_eq!(candidates.views(&of_one).await.err().unwrap().message(), NOBODY);
    candidates.remove_file(ada(), (&batch.id, &files[0].id), true).await.unwrap();
    assert_eq!(candidates.views(&all).await.unwrap().0, 2);
}

#[rstest]
#[tokio::test]
async fn whoever_looked_at_a_file_has_looked_at_whom_it_stands_for(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let bench = Bench::new(kind).await;
    let candidates = &bench.candidates;
    let (_, files) = bench.read(&[("mira.txt", RESUME.as_bytes())]).await;
    let file = CandidateId::File(files[0].id.clone());
    let person = agreed(7).first().unwrap().clone();
    candidates.saw(("u2", "Ben"), std::slice::from_ref(&file), ("role-matching", "profile")).await.unwrap();
    let merged = candidates.merge(ada(), &file, &person).await.unwrap();

    let all = ViewFilter { limit: 100, ..ViewFilter::default() };
    let of = |person: &CandidateId| ViewFilter { person: Some(person.clone()), ..all.clone() };
    for filter in [&all, &of(&person)] {
        let (total, views) = candidates.views(filter).await.unwrap();
        assert_eq!((total, views.len()), (1, 1));
        assert_eq!((views[0].by.as_str(), &views[0].person), ("Ben", &person));
    }
    let CandidateId::Person(number) = person else { panic!("a person") };
    bench.consent(number, false).await;
    assert_eq!(candidates.views(&all).await.unwrap().0, 0, "whoever may not be seen is in no list");
    bench.consent(number, true).await;
    candidates.unmerge(ada(), &merged.id).await.unwrap();
    assert_eq!(candidates.views(&of(&file)).await.unwrap().1[0].person, file);
    assert_eq!(candidates.views(&of(&CandidateId::Person(number))).await.unwrap().0, 0);
}

#[tokio::test]
async fn those_who_are_seen_together_are_written_down_in_one_order() {
    let bench = Bench::new(Kind::Sqlite).await;
    let mut people: Vec<CandidateId> = agreed(7).into_iter().collect();
    people.reverse();
    bench.candidates.saw(ADA, &people, ("role-matching", "ranking")).await.unwrap();
    let all = ViewFilter { limit: 500, ..ViewFilter::default() };
    let (_, views) = bench.candidates.views(&all).await.unwrap();
    let seen: Vec<CandidateId> = views.into_iter().map(|view| view.person).collect();
    assert_eq!(seen, people, "the newest first");
}
