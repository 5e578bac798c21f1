use std::{
    collections::BTreeSet,
    sync::{Arc, atomic::Ordering},
    time::Duration,
};

use api::{Code, Id};
use rstest::rstest;
use store::testing::Kind;

use super::{NetworkStage, Unmoved, freshness};
use crate::{
    CandidateId, DecisionKind, FileState, NOBODY, NewContest, RoleDraft, RolePool,
    testing::{Bench, RESUME, ada, agreed},
};

#[rstest]
#[tokio::test]
async fn everybody_who_has_agreed_stands_somewhere_and_nobody_else(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let bench = Bench::new(kind).await;
    let network = bench.candidates.network().await.unwrap();
    let ids: BTreeSet<CandidateId> = network.people.iter().map(|one| one.member.id.clone()).collect();
    assert_eq!(ids, agreed(7));
    assert!(!network.roles.is_empty());
    for one in &network.people {
        let standing = &one.standing;
        assert!(standing.best.len() <= 10 && standing.best.is_sorted_by(|a, b| a.points >= b.points));
        assert_eq!(standing.ready == 0, standing.ready_for.is_empty());
        for role in standing.best.iter().map(|one| one.role).chain(standing.ready_for.iter().copied()) {
            assert!(network.role(role).is_some(), "{role}");
        }
    }
    assert!(network.people.iter().any(|one| one.standing.is_evidenced()));
    assert!(network.people.iter().any(|one| one.background.department.is_some()));

    let same = bench.candidates.network().await.unwrap();
    assert!(Arc::ptr_eq(&network, &same), "it is made once");
    let CandidateId::Person(number) = *ids.first().unwrap() else { panic!("a person") };
    bench.consent(number, false).await;
    let without = bench.candidates.network().await.unwrap();
    assert!(without.find(&CandidateId::Person(number)).is_none());
    assert_eq!(without.people.len(), ids.len() - 1);
    let other = &without.people[0];
    let before = network.find(&other.member.id).unwrap();
    assert!(Arc::ptr_eq(&before.standing, &other.standing), "whoever has not changed is not compared again");
    bench.consent(number, true).await;
    let again = bench.candidates.network().await.unwrap();
    let id = CandidateId::Person(number);
    assert_eq!(again.find(&id).unwrap().standing, network.find(&id).unwrap().standing);
}

#[rstest]
#[tokio::test]
async fn steps_are_kept_and_taken_back(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let bench = Bench::new(kind).await;
    let candidates = &bench.candidates;
    let somebody = agreed(7).first().unwrap().clone();
    let to = async |stage: NetworkStage, seen: u32| {
        candidates.move_to(ada(), (&somebody, seen), (stage, String::new())).await
    };
    let begun = candidates.progress(&somebody).await.unwrap();
    assert_eq!((begun.stage, begun.revision, begun.steps.len()), (NetworkStage::Profile, 0, 0));
    let back_from = async |step: &str| candidates.move_back(ada(), (&somebody, step)).await;
    let first = to(NetworkStage::Matched, 0).await.ok().unwrap().step.unwrap();
    let twice = to(NetworkStage::Matched, 0).await.ok().unwrap();
    assert_eq!(twice.step, None, "nothing was written that could be taken back");
    let twice = twice.progress;
    assert_eq!((twice.revision, twice.steps.len()), (1, 1), "sent twice, it is one step");
    match to(NetworkStage::Offer, 0).await {
        Err(Unmoved::Overtaken(now)) => assert_eq!(*now, twice),
        _ => panic!("somebody else was faster"),
    }
    let further = to(NetworkStage::Interviewed, 1).await.ok().unwrap();
    let (second, further) = (further.step.unwrap(), further.progress);
    assert_eq!((further.stage, further.revision), (NetworkStage::Interviewed, 2));
    match back_from(&first).await {
        Err(Unmoved::Overtaken(now)) => assert_eq!(*now, further),
        _ => panic!("it is not the last any more"),
    }
    let back = back_from(&second).await.ok().unwrap();
    assert_eq!((back.stage, back.revision, back.steps.len()), (NetworkStage::Matched, 3, 2));
    assert!(back.steps[0].undone_at.is_some());
    match back_from(&second).await {
        Err(Unmoved::Overtaken(now)) => assert_eq!(*now, back),
        _ => panic!("it was taken back, and the one before it was not meant"),
    }
    back_from(&first).await.ok().unwrap();
    match back_from("nothing").await {
        Err(Unmoved::Refused(error)) => assert_eq!(error.code(), Code::NotFound),
        _ => panic!("there is no such step"),
    }
    let journeys = candidates.journeys().await.unwrap();
    assert!(journeys.get(&somebody).is_none_or(|one| one.stage() == NetworkStage::Profile));
    match candidates
        .move_to(ada(), (&CandidateId::Person(9999), 0), (NetworkStage::Offer, String::new()))
        .await
    {
        Err(Unmoved::Refused(error)) => assert_eq!(error.message(), NOBODY),
        _ => panic!("nobody"),
    }
}

#[rstest]
#[tokio::test]
async fn a_profile_is_stale_after_ninety_days(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let bench = Bench::empty(kind).await;
    let (_, files) = bench.read(&[("mira.txt", RESUME.as_bytes())]).await;
    let mira = CandidateId::File(files[0].id.clone());
    let candidates = &bench.candidates;
    assert!(!candidates.freshness_of(&mira).await.unwrap().is_stale);
    bench.database.clock.advance(Duration::from_hours(24 * 90));
    assert!(candidates.freshness_of(&mira).await.unwrap().is_stale);
    let first = candidates.confirm(ada(), &mira).await.unwrap().unwrap();
    let fresh = candidates.freshness_of(&mira).await.unwrap();
    assert_eq!((fresh.is_stale, fresh.confirmed_by.as_deref()), (false, Some("Ada")));
    assert_eq!(candidates.confirm(ada(), &mira).await.unwrap(), None, "once a day is enough");
    let refused = async |id: &str| candidates.unconfirm(ada(), (&mira, id)).await.err().unwrap().code();
    assert_eq!(refused("nothing").await, Code::NotFound);
    candidates.unconfirm(ada(), (&mira, &first)).await.unwrap();
    assert!(candidates.freshness_of(&mira).await.unwrap().is_stale);
    assert_eq!(refused(&first).await, Code::Conflict);
    let second = candidates.confirm(ada(), &mira).await.unwrap().unwrap();
    bench.database.clock.advance(Duration::from_hours(24));
    candidates.confirm(ada(), &mira).await.unwrap().unwrap();
    candidates.unconfirm(ada(), (&mira, &second)).await.unwrap();
    assert!(!candidates.freshness_of(&mira).await.unwrap().is_stale, "the one of the next day stays");
    let network = candidates.network().await.unwrap();
    let background = &network.find(&mira).unwrap().background;
    assert!(!freshness(background, None, background.known_right).is_stale);
}

#[rstest]
#[tokio::test]
async fn a_file_is_merged_and_parted_again(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let bench = Bench::empty(kind).await;
    let candidates = &bench.candidates;
    let other = RESUME.replace("Tableau", "Tableau, Looker");
    let stranger = RESUME.replace("Mira Okafor", "Bo Larsson").replace("mira.okafor", "bo.larsson");
    let stranger = stranger.lines().take(4).collect::<Vec<_>>().join("\n") + "\nSkills\nWelding, Cooking\n";
    let (_, files) = bench
        .read(&[("a.txt", RESUME.as_bytes()), ("b.txt", other.as_bytes()), ("c.txt", stranger.as_bytes())])
        .await;
    let ids: Vec<CandidateId> = files.iter().map(|file| CandidateId::File(file.id.clone())).collect();
    let twins = candidates.twins().await.unwrap();
    assert_eq!(twins.len(), 1, "{twins:?}");
    assert_eq!((&twins[0].file, &twins[0].other), (&ids[1], &ids[0]));
    assert!(twins[0].same_name_and_contact, "{twins:?}");

    let merged = candidates.merge(ada(), &ids[1], &ids[0]).await.unwrap();
    assert_eq!((merged.file_name.as_str(), &merged.into), ("b.txt", &ids[0]));
    let pool = candidates.pool().await.unwrap();
    assert!(pool.find(&ids[1]).is_none() && pool.find(&ids[0]).is_some());
    assert!(candidates.twins().await.unwrap().is_empty());
    assert_eq!(candidates.merges().await.unwrap().len(), 1);
    assert_eq!(candidates.merges_into(&ids[0]).await.unwrap().len(), 1);
    assert!(candidates.merge(ada(), &ids[1], &ids[0]).await.is_err(), "it is nobody of its own any more");
    assert!(candidates.merge(ada(), &ids[0], &ids[0]).await.is_err());

    let parted = candidates.unmerge(ada(), &merged.id).await.unwrap();
    assert!(parted.undone_at.is_some());
    assert!(candidates.pool().await.unwrap().find(&ids[1]).is_some());
    assert!(candidates.merges().await.unwrap().is_empty());
    assert_eq!(candidates.twins().await.unwrap().len(), 1);
}

#[rstest]
#[tokio::test]
async fn what_was_decided_about_a_file_goes_with_it_into_whom_it_is_merged(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let bench = Bench::new(kind).await;
    let candidates = &bench.candidates;
    let (batch, files) = bench.read(&[("a.txt", RESUME.as_bytes())]).await;
    let file = CandidateId::File(files[0].id.clone());
    let person = agreed(7).first().unwrap().clone();
    let draft = RoleDraft {
        name: "Analyst".to_owned(),
        pool: RolePool { campus: false, batches: vec![Id::new(&batch.id).unwrap()] },
        ..RoleDraft::default()
    };
    let role = candidates.create_role(ada(), draft).await.unwrap();
    let decide = async |who: &CandidateId, kind: Option<DecisionKind>| {
        candidates.decide(ada(), &role.id, who, (kind, String::new())).await.unwrap()
    };
    decide(&file, Some(DecisionKind::Shortlist)).await;
    candidates.move_to(ada(), (&file, 0), (NetworkStage::Interviewed, String::new())).await.ok().unwrap();
    let note = "SQL is there.".to_owned();
    let new = NewContest { role: role.id.clone(), person: file.clone(), requirement: None, note };
    candidates.contest(ada(), new).await.unwrap();

    let merged = candidates.merge(ada(), &file, &person).await.unwrap();
    let pool = candidates.pool().await.unwrap();
    let ids: Vec<&CandidateId> = pool.within(&role.pool).map(|one| &one.id).collect();
    assert_eq!(ids, [&person], "the role is open to whom the file is about");
    let decided = candidates.decisions(&role.id).await.unwrap();
    assert_eq!(decided[&person].kind, Some(DecisionKind::Shortlist));
    assert_eq!(candidates.decision_history(&role.id, &person).await.unwrap()[0].person, person);
    assert_eq!(candidates.finalists().await.unwrap()[0].id, person);
    let progress = candidates.progress(&person).await.unwrap();
    assert_eq!((progress.stage, progress.revision), (NetworkStage::Interviewed, 1));
    assert_eq!(candidates.journeys().await.unwrap()[&person].stage(), NetworkStage::Interviewed);
    assert_eq!(candidates.contests(&role.id, Some(&person)).await.unwrap()[0].person, person);
    decide(&person, None).await;
    assert!(candidates.decisions(&role.id).await.unwrap().is_empty());

    candidates.unmerge(ada(), &merged.id).await.unwrap();
    let decided = candidates.decisions(&role.id).await.unwrap();
    assert_eq!(
        decided[&file].kind,
        Some(DecisionKind::Shortlist),
        "what was decided about each is theirs again"
    );
    assert_eq!(candidates.progress(&person).await.unwrap().revision, 0);
}

#[tokio::test]
async fn a_merged_file_stands_for_itself_while_the_other_is_away() {
    let bench = Bench::empty(Kind::Sqlite).await;
    let candidates = &bench.candidates;
    let other = RESUME.replace("Tableau", "Tableau, Looker");
    let (first, one) = bench.read(&[("a.txt", RESUME.as_bytes())]).await;
    let (second, two) = bench.read(&[("b.txt", other.as_bytes())]).await;
    let ids = [&one, &two].map(|files| CandidateId::File(files[0].id.clone()));
    candidates.merge(ada(), &ids[1], &ids[0]).await.unwrap();
    let there = async || {
        let pool = candidates.pool().await.unwrap();
        pool.members.iter().map(|member| member.id.clone()).collect::<Vec<_>>()
    };
    assert_eq!(there().await, [ids[0].clone()]);
    candidates.remove_file(ada(), (&first.id, &one[0].id), true).await.unwrap();
    assert_eq!(there().await, [ids[1].clone()]);
    candidates.remove_file(ada(), (&first.id, &one[0].id), false).await.unwrap();
    assert_eq!(there().await, [ids[0].clone()], "nobody is there twice");
    let (_, again) = bench.read(&[("c.txt", other.as_bytes())]).await;
    assert_eq!(again[0].state, FileState::Duplicate, "what was merged is merged when it comes again");
    candidates.set_batch_deleted(ada(), &second.id, true).await.unwrap();
    candidates.set_batch_deleted(ada(), &second.id, false).await.unwrap();
    assert_eq!(candidates.merges().await.unwrap().len(), 1);

    candidates.confirm_file(ada(), (&second.id, &two[0].id)).await.unwrap();
    assert!(candidates.merges().await.unwrap().is_empty(), "whoever is another person is merged no more");
    candidates.merge(ada(), &ids[1], &ids[0]).await.unwrap();
    let merges = candidates.merges_into(&ids[0]).await.unwrap();
    assert_eq!(merges.iter().filter(|one| one.undone_at.is_none()).count(), 1);
}

#[tokio::test]
async fn open_roles_that_the_model_could_not_read_are_looked_at_again() {
    let bench = Bench::new(Kind::Sqlite).await;
    let (candidates, away) = (&bench.candidates, &bench.model.is_away);
    away.store(false, Ordering::SeqCst);
    let _workers = bench.at_work();
    bench.when_whole().await;
    away.store(true, Ordering::SeqCst);
    let without = candidates.network().await.unwrap();
    away.store(false, Ordering::SeqCst);
    let with = candidates.network().await.unwrap();
    assert!(!Arc::ptr_eq(&without, &with));
    assert!(Arc::ptr_eq(&with, &candidates.network().await.unwrap()));
}

#[rstest]
#[tokio::test]
async fn whoever_was_shortlisted_once_is_remembered(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let bench = Bench::new(kind).await;
    let candidates = &bench.candidates;
    let mut roles = Vec::new();
    for name in ["Analyst", "Engineer"] {
        let draft = RoleDraft { name: name.to_owned(), ..RoleDraft::default() };
        roles.push(candidates.create_role(ada(), draft).await.unwrap().id);
    }
    let people: Vec<CandidateId> = agreed(7).into_iter().take(2).collect();
    let shortlist = Some(DecisionKind::Shortlist);
    for (role, person) in [(&roles[0], &people[0]), (&roles[1], &people[0]), (&roles[0], &people[1])] {
        candidates.decide(ada(), role, person, (shortlist, String::new())).await.unwrap();
    }
    candidates.decide(ada(), &roles[0], &people[1], (None, String::new())).await.unwrap();
    let finalists = candidates.finalists().await.unwrap();
    assert_eq!(finalists.len(), 1);
    let mut names: Vec<&str> = finalists[0].shortlisted.iter().map(|one| one.name.as_str()).collect();
    names.sort_unstable();
    assert_eq!((&finalists[0].id, names), (&people[0], vec!["Analyst", "Engineer"]));
    candidates.set_role_deleted(ada(), &roles[1], true).await.unwrap();
    assert_eq!(candidates.finalists().await.unwrap()[0].shortlisted.len(), 1);
    let CandidateId::Person(number) = people[0] else { panic!("a person") };
    bench.consent(number, false).await;
    assert!(candidates.finalists().await.unwrap().is_empty());
}
