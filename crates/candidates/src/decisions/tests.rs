use api::Code;
use rstest::rstest;
use store::testing::Kind;

use crate::{
    By, CandidateId, ContestState, DecisionKind, NOBODY, NewContest, RoleDraft,
    testing::{Bench, ada, agreed},
};

async fn role(bench: &Bench) -> String {
    let draft = RoleDraft { name: "Data analyst".to_owned(), ..RoleDraft::default() };
    bench.candidates.create_role(ada(), draft).await.unwrap().id
}

#[rstest]
#[tokio::test]
async fn decisions_are_kept_with_all_that_came_before(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let bench = Bench::new(kind).await;
    let candidates = &bench.candidates;
    let role = role(&bench).await;
    let somebody = agreed(7).first().unwrap().clone();
    let decide = async |kind: Option<DecisionKind>, reason: &str| {
        candidates.decide(ada(), &role, &somebody, (kind, reason.to_owned())).await
    };
    decide(Some(DecisionKind::Shortlist), "").await.unwrap();
    decide(Some(DecisionKind::Shortlist), "").await.unwrap();
    let refused = decide(Some(DecisionKind::Reject), "  ").await.err().unwrap();
    assert_eq!(refused.code(), Code::ValidationFailed);
    decide(Some(DecisionKind::Reject), "No shift work.").await.unwrap();
    let all = candidates.decisions(&role).await.unwrap();
    assert_eq!(all[&somebody].kind, Some(DecisionKind::Reject));
    decide(None, "").await.unwrap();
    assert!(candidates.decisions(&role).await.unwrap().is_empty());
    let history = candidates.decision_history(&role, &somebody).await.unwrap();
    let kinds: Vec<_> = history.iter().map(|one| one.kind).collect();
    assert_eq!(kinds, [None, Some(DecisionKind::Reject), Some(DecisionKind::Shortlist)]);

    let CandidateId::Person(number) = somebody else { panic!("a person") };
    bench.consent(number, false).await;
    let refused = candidates.decision_history(&role, &somebody).await.err().unwrap();
    assert_eq!(refused.message(), NOBODY);
    let refused = decide(Some(DecisionKind::Shortlist), "").await.err().unwrap();
    assert_eq!(refused.message(), NOBODY);
    assert!(candidates.decisions("nothing").await.is_err());
}

#[tokio::test]
async fn a_report_is_answered_and_goes_with_whom_it_is_about() {
    let bench = Bench::new(Kind::Sqlite).await;
    let candidates = &bench.candidates;
    let role = role(&bench).await;
    let somebody = agreed(7).first().unwrap().clone();
    let new = NewContest {
        role: role.clone(),
        person: somebody.clone(),
        requirement: Some(2),
        note: "SQL is there.".to_owned(),
    };
    let made = candidates.contest(ada(), new.clone()).await.unwrap();
    assert_eq!((made.state, made.requirement), (ContestState::Open, Some(2)));
    let empty = NewContest { note: " ".to_owned(), ..new };
    assert!(candidates.contest(ada(), empty).await.is_err());
    let answered = candidates.answer_contest(ada(), &role, &made.id, "Seen.".to_owned()).await.unwrap();
    assert_eq!((answered.state, answered.answer.as_deref()), (ContestState::Answered, Some("Seen.")));
    assert_eq!(candidates.contests(&role, Some(&somebody)).await.unwrap(), [answered]);

    let CandidateId::Person(number) = somebody else { panic!("a person") };
    bench.consent(number, false).await;
    assert!(candidates.contests(&role, None).await.unwrap().is_empty());
}

fn about(role: &str, person: &CandidateId, note: &str) -> NewContest {
    NewContest { role: role.to_owned(), person: person.clone(), requirement: Some(2), note: note.to_owned() }
}

fn bo() -> By {
    By { name: "Bo".to_owned(), uid: "u2".to_owned(), ..ada() }
}

#[rstest]
#[tokio::test]
async fn a_report_that_is_sent_twice_is_one(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let bench = Bench::new(kind).await;
    let candidates = &bench.candidates;
    let role = role(&bench).await;
    let somebody = agreed(7).first().unwrap().clone();
    let new = about(&role, &somebody, "SQL is there.");
    let both = tokio::join!(candidates.contest(ada(), new.clone()), candidates.contest(ada(), new.clone()));
    assert_eq!(both.0.unwrap(), both.1.unwrap());
    let other = candidates.contest(bo(), new.clone()).await.unwrap();
    assert_eq!(candidates.contests(&role, None).await.unwrap().len(), 2, "somebody else says so too");
    candidates.answer_contest(ada(), &role, &other.id, "Seen.".to_owned()).await.unwrap();
    candidates.contest(bo(), new).await.unwrap();
    assert_eq!(candidates.contests(&role, None).await.unwrap().len(), 3, "it was answered, and is said anew");
}

#[rstest]
#[tokio::test]
async fn answers_are_kept_with_all_that_came_before(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let bench = Bench::new(kind).await;
    let candidates = &bench.candidates;
    let role = role(&bench).await;
    let somebody = agreed(7).first().unwrap().clone();
    let id = candidates.contest(ada(), about(&role, &somebody, "SQL is there.")).await.unwrap().id;
    for answer in ["No.", "Yes, it is.", "Yes, it is."] {
        candidates.answer_contest(bo(), &role, &id, answer.to_owned()).await.unwrap();
    }
    let opened = candidates.reopen_contest(ada(), &role, &id).await.unwrap();
    assert_eq!((opened.state, &opened.answer, &opened.answered_by), (ContestState::Open, &None, &None));
    let said: Vec<_> = opened.answers.iter().map(|one| (one.answer.as_deref(), one.by.as_str())).collect();
    assert_eq!(said, [(None, "Ada"), (Some("Yes, it is."), "Bo"), (Some("No."), "Bo")]);
    assert_eq!(candidates.reopen_contest(ada(), &role, &id).await.unwrap(), opened, "it is open already");
    assert_eq!(candidates.contests(&role, Some(&somebody)).await.unwrap(), [opened]);
}

#[rstest]
#[tokio::test]
async fn whoever_reported_takes_it_back_unless_it_was_answered(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let bench = Bench::new(kind).await;
    let candidates = &bench.candidates;
    let role = role(&bench).await;
    let somebody = agreed(7).first().unwrap().clone();
    let made = candidates.contest(ada(), about(&role, &somebody, "SQL is there.")).await.unwrap();
    assert_eq!(made.created_by_uid.as_deref(), Some("u1"));
    let at = (role.as_str(), made.id.as_str());
    let refused = candidates.withdraw_contest(bo(), at, true).await.err().unwrap();
    assert_eq!(refused.code(), Code::PermissionDenied);
    candidates.withdraw_contest(ada(), at, true).await.unwrap();
    assert!(candidates.contests(&role, None).await.unwrap().is_empty());
    let refused = candidates.answer_contest(bo(), &role, &made.id, "Seen.".to_owned()).await.err().unwrap();
    assert_eq!(refused.code(), Code::NotFound);
    candidates.withdraw_contest(ada(), at, false).await.unwrap();
    assert_eq!(candidates.contests(&role, None).await.unwrap(), std::slice::from_ref(&made));
    candidates.answer_contest(bo(), &role, &made.id, "Seen.".to_owned()).await.unwrap();
    let refused = candidates.withdraw_contest(ada(), at, true).await.err().unwrap();
    assert_eq!(refused.code(), Code::Conflict);
}
