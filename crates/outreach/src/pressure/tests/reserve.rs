use std::collections::BTreeSet;

use campus::model::ConsentField;
use jiff::{ToSpan, civil::Date};
use rstest::rstest;
use store::testing::Kind;

use crate::{
    Outreach, OutreachError,
    bench::{Bench, write},
    pressure::{
        Budget, BudgetKind, Channel, Contact, Limit, LimitScope, NewWish, Reason, Refused, Reserve, Verdict,
        WishKind,
    },
};

async fn reserve(outreach: &Outreach, wanted: Vec<Reserve>) -> Result<Vec<Contact>, OutreachError> {
    write(outreach, move |own, tx| async move { own.reserve_in(&tx, &wanted).await }).await
}

fn letter(bench: &Bench, person: u32) -> Reserve {
    Reserve::letter("matchmaking", person, bench.store().today())
}

fn refused(verdict: Verdict) -> Refused {
    match verdict {
        Verdict::Refused(refused) => refused,
        Verdict::Allowed { .. } => panic!("this is allowed"),
    }
}

#[rstest]
#[tokio::test]
async fn two_apps_at_once_never_exceed_the_budget(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let bench = Bench::new(kind, None).await;
    let second = bench.second().await;
    let person = bench.somebody(0).await;
    let mut tasks = tokio::task::JoinSet::new();
    for number in 0..24 {
        let outreach = if number % 2 == 0 { bench.outreach.clone() } else { second.clone() };
        let app = if number % 3 == 0 { "matchmaking" } else { "graduway" };
        let wanted = Reserve { app: app.to_owned(), ..letter(&bench, person) };
        tasks.spawn(async move {
            loop {
                match reserve(&outreach, vec![wanted.clone()]).await {
                    // Two processes on one SQLite file: the other one has its turn.
                    Err(OutreachError::Store(store::Error::Busy)) => tokio::task::yield_now().await,
                    other => return other.is_ok(),
                }
            }
        });
    }
    let allowed = tasks.join_all().await.into_iter().filter(|is_allowed| *is_allowed).count();
    assert_eq!(allowed, 2, "two in seven days, whoever asks");
}

#[rstest]
#[tokio::test]
async fn a_household_is_not_exceeded_by_its_members(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let bench = Bench::new(kind, None).await;
    let (one, other) = bench.couple().await;
    let mut tasks = tokio::task::JoinSet::new();
    for number in 0..16 {
        let wanted = letter(&bench, if number % 2 == 0 { one } else { other });
        let outreach = bench.outreach.clone();
        tasks.spawn(async move { reserve(&outreach, vec![wanted]).await.is_ok() });
    }
    let allowed = tasks.join_all().await.into_iter().filter(|is_allowed| *is_allowed).count();
    assert_eq!(allowed, 3, "three in seven days for those behind one door");
    let told = refused(bench.outreach.may_contact(one, bench.store().today(), Channel::Email).await.unwrap());
    assert_eq!(told.reason, Reason::Limit);
}

#[rstest]
#[tokio::test]
async fn all_are_reserved_or_none(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let bench = Bench::new(kind, None).await;
    let (one, other) = (bench.somebody(0).await, bench.somebody(1).await);
    reserve(&bench.outreach, vec![letter(&bench, other), letter(&bench, other)]).await.unwrap();
    let both = reserve(&bench.outreach, vec![letter(&bench, one), letter(&bench, other)]).await;
    assert!(matches!(both, Err(OutreachError::Refused(told)) if told.person == other));
    let left = bench.outreach.pressure(one, bench.store().today()).await.unwrap();
    assert_eq!(left.contacts, [], "nothing was taken from the first");
}

#[tokio::test]
async fn what_is_given_back_can_be_taken_again_and_what_was_sent_cannot() {
    let bench = Bench::new(Kind::Sqlite, None).await;
    let person = bench.somebody(0).await;
    let today = bench.store().today();
    let made = reserve(&bench.outreach, vec![letter(&bench, person), letter(&bench, person)]).await.unwrap();
    let told = refused(bench.outreach.may_contact(person, today, Channel::Email).await.unwrap());
    let ids: BTreeSet<&str> = told.contacts.iter().map(|one| one.id.as_str()).collect();
    assert_eq!(ids, made.iter().map(|one| one.id.as_str()).collect(), "and by which");
    assert_eq!(told.earliest, Some(today.checked_add(7.days()).unwrap()));
    assert!(told.message.contains("at most 2 contacts in 7 days"), "{}", told.message);

    let (sent, planned) = (made[0].id.clone(), made[1].id.clone());
    let own = sent.clone();
    write(&bench.outreach, move |outreach, tx| async move { outreach.sent_in(&tx, &own, today).await })
        .await
        .unwrap();
    for id in [planned.clone(), planned, sent] {
        write(&bench.outreach, move |outreach, tx| async move { outreach.release_in(&tx, &id).await })
            .await
            .unwrap();
    }
    let now = bench.outreach.may_contact(person, today, Channel::Email).await.unwrap();
    assert!(matches!(now, Verdict::Allowed { left: 1, .. }), "one was sent, one given back: {now:?}");
}

#[tokio::test]
async fn who_has_not_agreed_or_asked_for_peace_is_left_alone() {
    let bench = Bench::new(Kind::Sqlite, None).await;
    let (person, today) = (bench.somebody(0).await, bench.store().today());
    let may = async |channel| bench.outreach.may_contact(person, today, channel).await.unwrap();
    bench.consent(person, ConsentField::Email, false).await;
    assert_eq!(refused(may(Channel::Email).await).reason, Reason::NoConsent);
    bench.consent(person, ConsentField::Email, true).await;
    assert!(may(Channel::Email).await.is_allowed());

    let until: Option<Date> = Some(today.checked_add(10.days()).unwrap());
    let wish = |kind, until| NewWish {
        person,
        kind,
        until,
        reason: "Said so".to_owned(),
        by_name: "Ada".to_owned(),
    };
    let add = async |new: NewWish| {
        write(&bench.outreach, move |own, tx| async move { own.add_wish_in(&tx, new).await }).await.unwrap().1
    };
    add(wish(WishKind::DoNotAsk, None)).await;
    assert!(may(Channel::Email).await.is_allowed(), "no ask, no refusal");
    let ask = Reserve { is_ask: true, ..letter(&bench, person) };
    assert_eq!(refused(bench.outreach.may(&ask).await.unwrap()).reason, Reason::DoNotAsk);

    let made = add(wish(WishKind::DoNotContact, until)).await;
    assert_eq!(add(wish(WishKind::DoNotContact, until)).await, made, "the same again is the same");
    let told = refused(may(Channel::Email).await);
    assert_eq!(
        (told.reason, told.earliest),
        (Reason::DoNotContact, Some(today.checked_add(11.days()).unwrap()))
    );
    assert!(reserve(&bench.outreach, vec![letter(&bench, person)]).await.is_err());
    let later = Reserve { day: told.earliest.unwrap(), ..letter(&bench, person) };
    assert!(bench.outreach.may(&later).await.unwrap().is_allowed());
    for (is_ended, is_allowed) in [(true, true), (false, false)] {
        let id = made.id.clone();
        write(&bench.outreach, move |own, tx| async move { own.end_wish_in(&tx, &id, is_ended).await })
            .await
            .unwrap();
        assert_eq!(may(Channel::Email).await.is_allowed(), is_allowed);
    }
    let nobody = bench.outreach.may_contact(4_000_000, today, Channel::Email).await.unwrap();
    assert_eq!(refused(nobody).reason, Reason::Nobody);
}

#[rstest]
#[tokio::test]
async fn a_budget_is_set_once_for_who_has_seen_the_last(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let bench = Bench::new(kind, None).await;
    let (budget, revision) = bench.outreach.budget().await.unwrap();
    assert_eq!((budget, revision), (Budget::default(), 0));
    let never = Limit { scope: LimitScope::Person, kind: BudgetKind::Contacts, days: 30, most: 0 };
    let set = async |limits: Vec<Limit>, seen: u32| {
        let budget = Budget(limits);
        write(
            &bench.outreach,
            move |own, tx| async move { own.set_budget_in(&tx, (&budget, seen), "Ada").await },
        )
        .await
    };
    assert_eq!(set(vec![never], 0).await.unwrap(), Budget::default(), "the one there was");
    assert!(matches!(set(vec![never], 0).await, Err(OutreachError::Overtaken)));
    assert!(matches!(set(vec![], 1).await, Err(OutreachError::Invalid(_))));
    let person = bench.somebody(0).await;
    let told =
        refused(bench.outreach.may_contact(person, bench.store().today(), Channel::Email).await.unwrap());
    assert_eq!((told.limit, told.earliest), (Some(never), None));
    set(Budget::default().0, 1).await.unwrap();
    assert_eq!(bench.outreach.budget().await.unwrap(), (Budget::default(), 2));
}

#[tokio::test]
async fn many_are_looked_at_as_each_alone() {
    let bench = Bench::new(Kind::Sqlite, None).await;
    let (one, other) = bench.couple().await;
    let alone = bench.somebody(0).await;
    reserve(&bench.outreach, vec![letter(&bench, one), letter(&bench, one), letter(&bench, other)])
        .await
        .unwrap();
    let people: Vec<u32> = (1..=crate::bench::PEOPLE).chain([4_000_000]).collect();
    let wanted = letter(&bench, 0);
    let together = bench.outreach.may_all(&people, &wanted).await.unwrap();
    assert_eq!(together.len(), people.len());
    for (person, verdict) in &together {
        let single = bench.outreach.may(&Reserve { person: *person, ..wanted.clone() }).await.unwrap();
        assert_eq!(&single, verdict, "{person}");
    }
    let of = |person: u32| {
        together.iter().find(|(one, _)| *one == person).map(|(_, verdict)| verdict.clone()).unwrap()
    };
    assert!(of(alone).is_allowed());
    assert_eq!(refused(of(one)).reason, Reason::Limit);
    assert_eq!(refused(of(other)).limit.unwrap().scope, LimitScope::Household, "the door is full");
}
