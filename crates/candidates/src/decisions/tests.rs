use api::Code;
use rstest::rstest;
use store::testing::Kind;

use crate::{
    CandidateId, ContestState, DecisionKind, NOBODY, NewContest, RoleDraft,
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
