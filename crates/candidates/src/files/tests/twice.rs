//! Tests of files that come more than once, in whatever order they come and go.

use api::Id;
use rstest::rstest;
use store::testing::Kind;

use crate::{
    CandidateId, DecisionKind, FileState, RoleDraft, RolePool, TalentBatch, ViewFilter,
    network::NetworkStage,
    testing::{Bench, RESUME, ada, skill},
};

/// The files that a role on these batches ranks.
async fn ranked(bench: &Bench, batches: &[&TalentBatch]) -> Vec<String> {
    let batches = batches.iter().map(|batch| Id::new(&batch.id).unwrap()).collect();
    let among = RolePool { campus: false, batches };
    let pool = bench.candidates.pool().await.unwrap();
    let prepared = bench.candidates.prepare(&pool, &among, &[skill(1, "Python", 3)]).await.unwrap();
    let files = pool.within(&among).map(|member| match &member.id {
        CandidateId::File(file) => file.clone(),
        CandidateId::Person(_) => panic!("a file"),
    });
    let files: Vec<String> = files.collect();
    assert_eq!(prepared.board.len(), files.len());
    files
}

async fn state(bench: &Bench, batch: &TalentBatch) -> FileState {
    bench.candidates.batch(&batch.id).await.unwrap().1[0].state
}

#[rstest]
#[tokio::test]
async fn a_file_that_comes_again_is_ranked_once_by_roles_of_either_batch(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let bench = Bench::empty(kind).await;
    let candidates = &bench.candidates;
    let (first, one) = bench.read(&[("mira.txt", RESUME.as_bytes())]).await;
    let (second, other) = bench.read(&[("again.txt", RESUME.as_bytes())]).await;
    assert_eq!(other[0].state, FileState::Duplicate);
    assert_eq!(other[0].duplicate_name.as_deref(), Some("mira.txt"));
    let (one, other) = (one[0].id.as_str(), other[0].id.as_str());
    assert_eq!(ranked(&bench, &[&first]).await, [one]);
    assert_eq!(ranked(&bench, &[&second]).await, [one]);
    assert_eq!(ranked(&bench, &[&first, &second]).await, [one]);

    candidates.set_batch_deleted(ada(), &first.id, true).await.unwrap();
    assert_eq!(ranked(&bench, &[&second]).await, [other], "the next copy takes its place");
    assert!(ranked(&bench, &[&first]).await.is_empty());
    candidates.set_batch_deleted(ada(), &first.id, false).await.unwrap();
    assert_eq!(ranked(&bench, &[&first, &second]).await, [one], "nobody is there twice");
    assert_eq!(ranked(&bench, &[&second]).await, [one], "and all is as it was");

    candidates.remove_file(ada(), (&second.id, other), true).await.unwrap();
    assert_eq!(ranked(&bench, &[&first, &second]).await, [one]);
    assert!(ranked(&bench, &[&second]).await.is_empty());
    candidates.remove_file(ada(), (&second.id, other), false).await.unwrap();
    assert_eq!(ranked(&bench, &[&second]).await, [one]);
    candidates.remove_file(ada(), (&first.id, one), true).await.unwrap();
    assert_eq!(ranked(&bench, &[&first, &second]).await, [other]);
    candidates.remove_file(ada(), (&first.id, one), false).await.unwrap();
    assert_eq!(ranked(&bench, &[&first, &second]).await, [one]);
}

#[tokio::test]
async fn what_was_deleted_uploaded_again_and_brought_back_is_there_once() {
    let bench = Bench::empty(Kind::Sqlite).await;
    let candidates = &bench.candidates;
    let doubtful = "Mira Okafor\nPython\n";
    let files = [("mira.txt", RESUME.as_bytes()), ("short.txt", doubtful.as_bytes())];
    let (first, read) = bench.read(&files).await;
    if read[1].state.can_confirm() {
        candidates.confirm_file(ada(), (&first.id, &read[1].id)).await.unwrap();
    }
    let before = ranked(&bench, &[&first]).await.len();
    candidates.set_batch_deleted(ada(), &first.id, true).await.unwrap();
    let (second, _) = bench.read(&files).await;
    candidates.set_batch_deleted(ada(), &first.id, false).await.unwrap();
    for batches in [&[&first][..], &[&second], &[&first, &second]] {
        assert_eq!(ranked(&bench, batches).await.len(), before);
    }
}

#[tokio::test]
async fn two_that_were_told_apart_stay_two() {
    let bench = Bench::empty(Kind::Sqlite).await;
    let candidates = &bench.candidates;
    let (first, one) = bench.read(&[("mira.txt", RESUME.as_bytes())]).await;
    let (second, twin) = bench.read(&[("twin.txt", RESUME.as_bytes())]).await;
    let confirmed = candidates.confirm_file(ada(), (&second.id, &twin[0].id)).await.unwrap();
    assert_eq!((confirmed.duplicate_of, confirmed.duplicate_name), (None, None));
    for (batch, file) in [(&first, &one[0]), (&second, &twin[0])] {
        candidates.remove_file(ada(), (&batch.id, &file.id), true).await.unwrap();
        assert_eq!(ranked(&bench, &[&first, &second]).await.len(), 1);
        candidates.remove_file(ada(), (&batch.id, &file.id), false).await.unwrap();
        assert_eq!(ranked(&bench, &[&first, &second]).await.len(), 2);
    }
}

fn page(hidden: &str) -> String {
    let lines = RESUME.lines().filter(|line| !line.is_empty()).map(|line| format!("<p>{line}</p>"));
    format!("<!doctype html><html><body>{}{hidden}</body></html>", lines.collect::<String>())
}

#[rstest]
#[tokio::test]
async fn a_file_with_hidden_text_never_stands_for_the_honest_one(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let bench = Bench::empty(kind).await;
    let candidates = &bench.candidates;
    let tricky = page("<p style=\"display:none\">Kubernetes, Terraform, Rust, Go and ten years of each</p>");
    let (first, one) = bench.read(&[("tricky.html", tricky.as_bytes())]).await;
    assert_eq!(one[0].state, FileState::HiddenText, "{one:?}");
    let (second, other) = bench.read(&[("honest.html", page("").as_bytes())]).await;
    assert!(other[0].state.is_candidate() && other[0].state != FileState::HiddenText, "{other:?}");
    let honest = other[0].id.as_str();
    assert_eq!(state(&bench, &first).await, FileState::Duplicate);
    assert_eq!(ranked(&bench, &[&first]).await, [honest]);

    candidates.set_batch_deleted(ada(), &second.id, true).await.unwrap();
    assert_eq!(state(&bench, &first).await, FileState::HiddenText, "and says so again");
    assert_eq!(ranked(&bench, &[&first]).await, [one[0].id.as_str()]);
    candidates.set_batch_deleted(ada(), &second.id, false).await.unwrap();
    assert_eq!(ranked(&bench, &[&first, &second]).await, [honest]);
}

#[rstest]
#[tokio::test]
async fn what_was_decided_about_a_file_goes_to_the_copy_that_takes_its_place(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let bench = Bench::empty(kind).await;
    let candidates = &bench.candidates;
    let (first, one) = bench.read(&[("mira.txt", RESUME.as_bytes())]).await;
    let (second, other) = bench.read(&[("again.txt", RESUME.as_bytes())]).await;
    let [one, other] = [&one, &other].map(|files| CandidateId::File(files[0].id.clone()));
    let batches = [&first, &second].map(|batch| Id::new(&batch.id).unwrap()).to_vec();
    let draft = RoleDraft {
        name: "Analyst".to_owned(),
        pool: RolePool { campus: false, batches },
        ..RoleDraft::default()
    };
    let role = candidates.create_role(ada(), draft).await.unwrap().id;
    let shortlist = (Some(DecisionKind::Shortlist), String::new());
    candidates.decide(ada(), &role, &one, shortlist).await.unwrap();
    candidates.move_to(ada(), (&one, 0), (NetworkStage::Interviewed, String::new())).await.ok().unwrap();
    candidates.saw(("u2", "Ben"), std::slice::from_ref(&one), ("role-matching", "profile")).await.unwrap();

    let known_of = async |person: &CandidateId| {
        let decided = candidates.decisions(&role).await.unwrap();
        assert_eq!(decided.len(), 1);
        assert_eq!(decided.get(person).and_then(|decision| decision.kind), Some(DecisionKind::Shortlist));
        assert_eq!(candidates.decision_history(&role, person).await.unwrap().len(), 1);
        assert_eq!(candidates.progress(person).await.unwrap().stage, NetworkStage::Interviewed);
        let of_them = ViewFilter { person: Some(person.clone()), limit: 9, ..ViewFilter::default() };
        assert_eq!(candidates.views(&of_them).await.unwrap().0, 1);
    };
    known_of(&one).await;
    candidates.set_batch_deleted(ada(), &first.id, true).await.unwrap();
    known_of(&other).await;
    candidates.set_batch_deleted(ada(), &first.id, false).await.unwrap();
    known_of(&one).await;
    candidates.confirm_file(ada(), (&second.id, other.to_string().trim_start_matches('f'))).await.unwrap();
    candidates.set_batch_deleted(ada(), &first.id, true).await.unwrap();
    assert!(!candidates.decisions(&role).await.unwrap().contains_key(&other), "that is somebody else");
}
