mod meaning;

use std::{
    collections::BTreeSet,
    sync::{Arc, atomic::Ordering},
    time::Duration,
};

use api::{Code, Id};
use campus::store::{changes, edition};
use rstest::rstest;
use serde_json::{Value, json};
use store::testing::Kind;
use talent::{Need, Requirement, RequirementKind, score};

use crate::{
    CandidateId, Chosen, NOBODY, Pool, RolePool,
    files::store as files,
    testing::{Bench, RESUME, ada, agreed, make_campus, skill},
};

fn ids(pool: &Pool) -> BTreeSet<CandidateId> {
    pool.members.iter().map(|member| member.id.clone()).collect()
}

#[rstest]
#[tokio::test]
async fn whoever_has_agreed_is_in_the_pool_and_a_withdrawal_counts_at_once(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let bench = Bench::new(kind).await;
    let expected = agreed(7);
    assert!(expected.len() > 3, "{expected:?}");
    let pool = bench.candidates.pool().await.unwrap();
    assert_eq!(ids(&pool), expected);
    let somebody = expected.first().unwrap().clone();
    let CandidateId::Person(number) = somebody else { panic!("a person") };
    let opened = bench.candidates.open(&somebody).await.unwrap();
    assert_eq!(opened.member.id, somebody);
    assert!(!opened.resume.text.is_empty());

    bench.consent(number, false).await;
    let refused = bench.candidates.open(&somebody).await.err().unwrap();
    let unknown = bench.candidates.open(&CandidateId::Person(9999)).await.err().unwrap();
    assert_eq!(refused, unknown, "one cannot be told from the other");
    assert_eq!((refused.code(), refused.message()), (Code::NotFound, NOBODY));
    let without = bench.candidates.pool().await.unwrap();
    assert_eq!((ids(&without).len(), without.find(&somebody).is_none()), (expected.len() - 1, true));
    assert_ne!(without.revision, pool.revision);
    assert_eq!(bench.candidates.open_some(std::slice::from_ref(&somebody)).await.unwrap().len(), 0);

    bench.consent(number, true).await;
    let again = bench.candidates.pool().await.unwrap();
    assert_eq!((ids(&again), &again.revision), (expected, &pool.revision));
}

#[tokio::test]
async fn the_pool_is_the_same_on_both_databases() {
    let (one, other) = (Bench::new(Kind::Sqlite).await, Bench::new(Kind::Postgres).await);
    let (one, other) = (one.candidates.pool().await.unwrap(), other.candidates.pool().await.unwrap());
    assert_eq!(one.revision, other.revision);
    let names = |pool: &Pool| pool.members.iter().map(|one| one.label.clone()).collect::<Vec<_>>();
    assert_eq!(names(&one), names(&other), "in the same order");
    assert_eq!(names(&one).into_iter().collect::<BTreeSet<_>>().len(), one.members.len());
}

/// Two people who are not of the campus.
const BO: &str = "Bo Larsson\nbo.larsson@example.org\n\nExperience\n\nAnalyst, Harbor Books, 2019 to 2023\n\
    - Wrote reports in Excel and scripts in Python for 3 shops.\n\nSkills\nExcel, Python\n";

/// Something that is compared by what it means.
fn task(id: u16, text: &str) -> Requirement {
    Requirement { kind: RequirementKind::Task, ..skill(id, text, 4) }
}

/// A role ranked over everybody, with all that was found of each, as it goes out.
async fn ranked(kind: Kind) -> String {
    let bench = Bench::new(kind).await;
    bench.model.is_away.store(false, Ordering::SeqCst);
    let files = [("mira.txt", RESUME.as_bytes()), ("bo.txt", BO.as_bytes())];
    let (batch, _) = bench.read(&files).await;
    let _workers = bench.at_work();
    let pool = bench.when_whole().await;
    let asked = [
        skill(1, "Python", 5),
        skill(2, "Project management", 3),
        Requirement { need: Need::Nice, ..task(3, "Built dashboards that cut reporting time") },
    ];
    let among = RolePool { campus: true, batches: vec![Id::new(&batch.id).unwrap()] };
    let prepared = bench.candidates.prepare(&pool, &among, &asked).await.unwrap();
    assert!(prepared.by_meaning && prepared.people > 5);
    let ranking = prepared.board.rank(&asked);
    let of_each = ranking.places.iter().map(|place| {
        let member = pool.by_key(place.key).unwrap();
        let found = score::find(&prepared.ask, &member.indexed);
        let score = score::weigh(&asked, &found);
        assert_eq!(score.points, place.points);
        (member.label.clone(), found, score)
    });
    let of_each: Vec<_> = of_each.collect();
    assert!(of_each.iter().any(|(_, found, _)| found.iter().any(|one| one.meaning > 0)));
    serde_json::to_string(&(&pool.revision, &ranking, of_each)).unwrap()
}

#[tokio::test]
async fn a_role_is_ranked_the_same_on_both_databases_to_the_last_byte() {
    let (one, other) = (ranked(Kind::Sqlite).await, ranked(Kind::Postgres).await);
    assert!(one == other, "{one}\n{other}");
}

#[rstest]
#[tokio::test]
async fn another_campus_and_forgotten_changes_are_followed(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let bench = Bench::new(kind).await;
    let first = bench.candidates.pool().await.unwrap();
    make_campus(bench.store(), 8).await;
    assert_eq!(ids(&bench.candidates.pool().await.unwrap()), agreed(8));
    let back = bench.store().write(|tx| async move { edition::switch_back(&tx).await });
    back.await.unwrap();
    let again = bench.candidates.pool().await.unwrap();
    assert_eq!((ids(&again), &again.revision), (agreed(7), &first.revision));

    let somebody = first.members[0].id.clone();
    let CandidateId::Person(number) = somebody else { panic!("a person") };
    bench.consent(number, false).await;
    let latest = changes::latest(bench.store().reader()).await.unwrap();
    let forgotten = bench.store().write(move |tx| async move { changes::forget(&tx, latest).await });
    forgotten.await.unwrap();
    assert!(bench.candidates.pool().await.unwrap().find(&somebody).is_none());
}

#[tokio::test]
async fn without_a_campus_there_is_nobody() {
    let bench = Bench::empty(Kind::Sqlite).await;
    let pool = bench.candidates.pool().await.unwrap();
    assert!(pool.members.is_empty() && pool.meaning.is_whole());
    let refused = bench.candidates.open(&CandidateId::Person(1)).await.err().unwrap();
    assert_eq!(refused.message(), NOBODY);
}

#[tokio::test]
async fn a_comparison_is_kept_until_the_people_or_what_is_asked_for_change() {
    let bench = Bench::new(Kind::Sqlite).await;
    let (candidates, among) = (&bench.candidates, RolePool::default());
    let pool = candidates.pool().await.unwrap();
    let first = candidates.prepare(&pool, &among, &[skill(1, "Python", 3)]).await.unwrap();
    assert_eq!(first.people as usize, pool.members.len());
    let same = candidates.prepare(&pool, &among, &[skill(1, "Python", 9)]).await.unwrap();
    assert!(Arc::ptr_eq(&first, &same), "weights do not matter");
    let other = candidates.prepare(&pool, &among, &[skill(1, "Excel", 3)]).await.unwrap();
    assert!(!Arc::ptr_eq(&first, &other));
    let nobody = RolePool { campus: false, batches: Vec::new() };
    assert_eq!(candidates.prepare(&pool, &nobody, &[skill(1, "Python", 3)]).await.unwrap().people, 0);

    let CandidateId::Person(number) = pool.members[0].id else { panic!("a person") };
    bench.consent(number, false).await;
    let pool = candidates.pool().await.unwrap();
    let anew = candidates.prepare(&pool, &among, &[skill(1, "Python", 3)]).await.unwrap();
    assert!(!Arc::ptr_eq(&first, &anew));
}

#[tokio::test]
async fn a_resume_that_breaks_the_reader_takes_nobody_else_along() {
    let bench = Bench::empty(Kind::Sqlite).await;
    let (_, files) = bench.read(&[("mira.txt", RESUME.as_bytes()), ("bo.txt", BO.as_bytes())]).await;
    let bad = files[0].id.clone();
    let changed = bench.store().write(move |tx| async move {
        let mut kept = files::resume(&*tx, &bad).await?.unwrap();
        let mut body: Value = serde_json::from_str(&kept.body).unwrap();
        // What is masked stands in order; this does not.
        let span = |start: u32, end: u32| json!({ "kind": "name", "span": { "start": start, "end": end } });
        body["masked"] = json!([span(8, 12), span(1, 3)]);
        kept.body = body.to_string();
        files::put_resume(&*tx, kept).await?;
        Ok::<_, store::Error>(())
    });
    changed.await.unwrap();
    let pool = bench.candidates.pool().await.unwrap();
    let names: Vec<&str> = pool.members.iter().map(|one| one.name.as_str()).collect();
    assert_eq!(names, ["Bo Larsson"]);
    let one = CandidateId::File(files[0].id.clone());
    assert_eq!(bench.candidates.open(&one).await.err().unwrap().message(), NOBODY);
}

#[tokio::test]
async fn words_are_looked_up_in_what_the_list_shows() {
    let bench = Bench::empty(Kind::Sqlite).await;
    bench.read(&[("mira.txt", RESUME.as_bytes())]).await;
    let pool = bench.candidates.pool().await.unwrap();
    let mira = &pool.members[0];
    assert!(mira.says("dashboards PYTHON", true));
    assert!(mira.says(&mira.label, true));
    assert!(!mira.says("dashboards cobol", true));
    assert!(mira.says("okafor", false));
    assert!(!mira.says("okafor", true), "a blind list does not know the name");
}

#[tokio::test]
async fn sex_and_race_are_given_out_without_whose_they_are() {
    let bench = Bench::new(Kind::Sqlite).await;
    let (batch, files) = bench.read(&[("mira.txt", RESUME.as_bytes())]).await;
    let csv = "file,sex,race\nmira.txt,female,Asian\nnobody.txt,male,White\nmira.txt,robot,\n";
    let done = bench.candidates.import_self_ids(ada(), &batch.id, csv.as_bytes()).await.unwrap();
    assert_eq!((done.known, done.problems.len()), (1, 2), "{:?}", done.problems);
    let refused = bench.candidates.import_self_ids(ada(), &batch.id, b"name,sex\n").await;
    assert_eq!(refused.err().unwrap().code(), Code::ValidationFailed);

    let pool = bench.candidates.pool().await.unwrap();
    let chosen = |id: &CandidateId| Chosen { person: id.clone(), selected: true, points: 100 };
    let mut all: Vec<Chosen> = pool.members.iter().map(|member| chosen(&member.id)).collect();
    all.push(chosen(&CandidateId::Person(9999)));
    let outcomes = bench.candidates.outcomes(&pool, &all).await.unwrap();
    assert_eq!(outcomes.len(), pool.members.len(), "whoever may not be seen is not counted");
    all.reverse();
    let again = bench.candidates.outcomes(&pool, &all).await.unwrap();
    assert_eq!(format!("{outcomes:?}"), format!("{again:?}"), "in no order that tells whose they are");
    let mira = CandidateId::File(files[0].id.clone());
    let one = bench.candidates.outcomes(&pool, &[chosen(&mira)]).await.unwrap();
    assert_eq!((one[0].sex.as_deref(), one[0].race.as_deref()), (Some("Female"), Some("Asian")));
}

#[tokio::test]
async fn what_goes_on_has_gone_on_for_longer_a_month_later() {
    let bench = Bench::empty(Kind::Sqlite).await;
    let candidates = &bench.candidates;
    let (batch, _) = bench.read(&[("mira.txt", RESUME.as_bytes())]).await;
    let among = RolePool { campus: false, batches: vec![Id::new(&batch.id).unwrap()] };
    let years = skill(1, "20 years of experience", 5);
    let asked = [Requirement { kind: RequirementKind::Years, years: Some(20), ..years }];
    let look = async || {
        let pool = candidates.pool().await.unwrap();
        let prepared = candidates.prepare(&pool, &among, &asked).await.unwrap();
        let mira = &pool.members[0];
        let found = score::find(&prepared.ask, &mira.indexed);
        let listed = prepared.board.row(mira.key).unwrap();
        assert_eq!(listed[0].strength, found[0].strength, "the list says what the details say");
        let end = candidates.open(&mira.id).await.unwrap().resume.work[0].end;
        (pool.revision.clone(), found[0].strength, end)
    };
    let before = look().await;
    assert!(before.1 > 0);
    bench.database.clock.advance(Duration::from_hours(24 * 31));
    let after = look().await;
    assert!(after.0 != before.0 && after.1 > before.1, "{before:?} {after:?}");
    assert!(after.2 > before.2, "{before:?} {after:?}");
}
