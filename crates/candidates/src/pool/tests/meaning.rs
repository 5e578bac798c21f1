//! By what people are compared: by what texts mean if all whom a role is open to can be, by words alone otherwise.

use std::sync::{Arc, atomic::Ordering};

use api::Id;
use rstest::rstest;
use store::testing::Kind;

use super::{BO, ids, task};
use crate::{
    CandidateId, RolePool, TalentBatch,
    testing::{Bench, RESUME, skill},
};

fn only(batch: &TalentBatch) -> RolePool {
    RolePool { campus: false, batches: vec![Id::new(&batch.id).unwrap()] }
}

#[tokio::test]
async fn nobody_is_compared_by_meaning_before_everybody_can_be() {
    let bench = Bench::new(Kind::Sqlite).await;
    let before = bench.candidates.pool().await.unwrap();
    assert!(!before.meaning.is_whole(), "the model is away: {:?}", before.meaning);
    assert!(bench.candidates.point(&["Python".to_owned()]).await.is_empty());

    bench.model.is_away.store(false, Ordering::SeqCst);
    bench.candidates.0.patience.forget();
    let _workers = bench.at_work();
    let whole = bench.when_whole().await;
    assert_eq!(ids(&whole), ids(&before));
    assert_ne!(whole.revision, before.revision, "they are compared in another way");
    assert_eq!(bench.candidates.point(&["Python".to_owned()]).await.len(), 1);

    // What somebody has changed since is understood at once.
    let somebody = whole.members[0].id.clone();
    let CandidateId::Person(number) = somebody else { panic!("a person") };
    bench.consent(number, false).await;
    bench.consent(number, true).await;
    let again = bench.candidates.pool().await.unwrap();
    assert_eq!(again.revision, whole.revision);
}

#[rstest]
#[tokio::test]
async fn a_role_is_compared_by_meaning_once_those_it_is_open_to_can_be(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let bench = Bench::new(kind).await;
    bench.model.is_away.store(false, Ordering::SeqCst);
    let (batch, _) = bench.read(&[("mira.txt", RESUME.as_bytes())]).await;
    let pool = bench.candidates.pool().await.unwrap();
    assert!(!pool.meaning.is_whole(), "the campus waits for a job: {:?}", pool.meaning);
    let asked = [skill(1, "Python", 5), task(2, "Built dashboards that cut reporting time")];
    let prepare = async |among: RolePool| bench.candidates.prepare(&pool, &among, &asked).await.unwrap();
    assert!(pool.meaning_within(&only(&batch)).is_whole());
    assert!(prepare(only(&batch)).await.by_meaning);
    assert!(!prepare(RolePool::default()).await.by_meaning);
    let both = RolePool { campus: true, ..only(&batch) };
    assert!(!prepare(both).await.by_meaning, "nobody is compared by other means than the rest");
}

#[rstest]
#[tokio::test]
async fn an_upload_elsewhere_leaves_a_role_as_it_was(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let bench = Bench::empty(kind).await;
    let (candidates, away) = (&bench.candidates, &bench.model.is_away);
    away.store(false, Ordering::SeqCst);
    let (own, files) = bench.read(&[("mira.txt", RESUME.as_bytes())]).await;
    let asked = [skill(1, "Python", 5), task(2, "Built dashboards that cut reporting time")];
    let prepare = async |among: &RolePool| {
        let pool = candidates.pool().await.unwrap();
        (candidates.prepare(&pool, among, &asked).await.unwrap(), pool)
    };
    let (first, before) = prepare(&only(&own)).await;
    assert!(first.by_meaning);

    // Nobody knows what the others mean, and one of them is a copy of her.
    away.store(true, Ordering::SeqCst);
    let (others, _) = bench.read(&[("bo.txt", BO.as_bytes()), ("again.txt", RESUME.as_bytes())]).await;
    let (same, pool) = prepare(&only(&own)).await;
    assert!(!pool.meaning.is_whole() && pool.revision != before.revision, "{:?}", pool.meaning);
    assert!(Arc::ptr_eq(&first, &same), "nothing is compared again");
    let (other, _) = prepare(&only(&others)).await;
    assert_eq!((other.people, other.by_meaning), (2, false));
    assert_ne!(other.revision, first.revision);

    candidates.remove_file(crate::testing::ada(), (&own.id, &files[0].id), true).await.unwrap();
    let (gone, _) = prepare(&only(&own)).await;
    assert!(gone.people == 0 && gone.revision != first.revision);
}

#[tokio::test]
async fn a_comparison_without_the_model_is_not_kept() {
    let bench = Bench::empty(Kind::Sqlite).await;
    let (candidates, away) = (&bench.candidates, &bench.model.is_away);
    away.store(false, Ordering::SeqCst);
    let (batch, _) = bench.read(&[("mira.txt", RESUME.as_bytes())]).await;
    let pool = candidates.pool().await.unwrap();
    assert!(pool.meaning.is_whole());
    let among = RolePool { campus: false, batches: vec![Id::new(&batch.id).unwrap()] };
    let asked = [skill(1, "Python", 3), task(2, "Built dashboards that cut reporting time")];
    away.store(true, Ordering::SeqCst);
    let without = candidates.prepare(&pool, &among, &asked).await.unwrap();
    assert!(!without.by_meaning);
    away.store(false, Ordering::SeqCst);
    let with = candidates.prepare(&pool, &among, &asked).await.unwrap();
    assert!(with.by_meaning);
    let again = candidates.prepare(&pool, &among, &asked).await.unwrap();
    assert!(Arc::ptr_eq(&with, &again));
}

#[tokio::test]
async fn nobody_waits_for_a_resume_with_more_lines_than_are_understood_at_once() {
    let bench = Bench::empty(Kind::Sqlite).await;
    let away = &bench.model.is_away;
    let (_, short) = bench.read(&[("mira.txt", RESUME.as_bytes())]).await;
    away.store(false, Ordering::SeqCst);
    assert!(bench.candidates.pool().await.unwrap().meaning.is_whole(), "a few are understood at once");
    let lines: Vec<String> = (0..600).map(|number| format!("- Repaired pump number{number}.")).collect();
    let long = BO.replace("Skills\n", "") + "\nProjects\n\n" + &lines.join("\n");
    // The model is away while it is read, and back when somebody asks for it.
    away.store(true, Ordering::SeqCst);
    bench.read(&[("long.txt", long.as_bytes())]).await;
    away.store(false, Ordering::SeqCst);
    let asked = bench.model.texts.load(Ordering::SeqCst);
    let pool = bench.candidates.pool().await.unwrap();
    assert_eq!((pool.members.len(), pool.meaning.done), (2, 1));
    // One text is to see whether the model is there.
    assert!(bench.model.texts.load(Ordering::SeqCst) <= asked + 1);
    assert!(pool.find(&CandidateId::File(short[0].id.clone())).is_some());
    bench.candidates.0.patience.forget();
    let _workers = bench.at_work();
    assert_eq!(bench.when_whole().await.members.len(), 2);
}
