//! What two records become, what is shown before, and what stands in the way of taking it back.

use campus::{
    model::{Consent, ConsentField, FundId, Gift, GiftKind, KeySystem, PersonId},
    people::{self, Consenting},
    quality::{
        Merging, QualityState,
        merge::{Choices, MergeField, MergeSide},
    },
    store::{changes, insert},
};
use jiff::civil::date;
use rstest::rstest;
use store::{Error, Tx, testing::Kind};

use crate::stage::{Stage, somebody, text};

async fn consent(stage: &Stage, person: u32, field: ConsentField, granted: bool) -> people::ConsentChange {
    let said = Consenting {
        person: PersonId(person),
        field,
        granted,
        basis: "By phone".to_owned(),
        today: date(2026, 11, 15),
    };
    let changed = stage.store.write(move |tx: Tx| async move { people::change(&tx, said).await });
    changed.await.unwrap().1
}

#[rstest]
#[tokio::test]
async fn everything_of_both_is_in_the_record_that_stays(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let stage = Stage::new(kind, 120).await;
    let (keep, gone) = (70, 93);
    consent(&stage, keep, ConsentField::Email, true).await;
    consent(&stage, gone, ConsentField::Email, false).await;
    let (left, right) = (stage.life(keep).await.unwrap(), stage.life(gone).await.unwrap());
    let seen = changes::latest(stage.store.reader()).await.unwrap();
    let decision = stage.merge(keep, gone, Choices::new()).await.unwrap();
    let life = stage.life(keep).await.unwrap();

    assert_eq!(life.gifts.len(), left.gifts.len() + right.gifts.len());
    assert_eq!(life.pledges.len(), left.pledges.len() + right.pledges.len());
    let cents = |life: &campus::model::Life| life.gifts.iter().map(|gift| gift.cents).sum::<i64>();
    assert_eq!(cents(&life), cents(&left) + cents(&right));
    assert_eq!(decision.detail.cents, cents(&right));
    let email = life.consents.iter().find(|one| one.field == ConsentField::Email).unwrap();
    assert!(!email.granted, "the stricter answer wins");
    for attended in right.attendance.iter().chain(&left.attendance) {
        assert!(life.attendance.iter().any(|one| one.event == attended.event));
    }
    assert!(life.mails.len() >= right.mails.len().max(left.mails.len()));
    assert_eq!(life.person.email, left.person.email);
    assert_eq!(life.household.id, left.household.id);
    let noted = changes::since(stage.store.reader(), seen, 1000).await.unwrap();
    for person in [keep, gone] {
        assert!(noted.iter().any(|change| change.person == PersonId(person)), "the index follows {person}");
    }
}

#[tokio::test]
async fn what_is_chosen_is_what_is_kept_and_the_other_address_still_finds_them() {
    let stage = Stage::new(Kind::Sqlite, 120).await;
    let (keep, gone) = (70, 93);
    let (left, right) = (stage.life(keep).await.unwrap(), stage.life(gone).await.unwrap());
    let fields = [MergeField::FirstName, MergeField::Email, MergeField::Home, MergeField::Bio];
    let choices: Choices = fields.into_iter().map(|field| (field, MergeSide::Removed)).collect();
    let item = stage.pair(keep, gone).await;
    let preview = stage.quality.preview(&item, PersonId(keep), &choices).await.unwrap();
    for field in preview.fields.iter().filter(|one| fields.contains(&one.field)) {
        assert!(field.is_chosen && field.side == MergeSide::Removed, "{field:?}");
    }
    stage.merge(keep, gone, choices).await.unwrap();
    let life = stage.life(keep).await.unwrap();
    assert_eq!(life.person.first_name, right.person.first_name);
    assert_eq!(life.person.last_name, left.person.last_name);
    assert_eq!(life.person.email, right.person.email);
    assert_eq!((life.household.id, &life.person.place), (right.household.id, &right.person.place));
    assert!(life.household.members.contains(&PersonId(keep)));
    assert!(!life.household.members.contains(&PersonId(gone)));
    let email = left.person.email.clone();
    let keys = campus::store::select::<campus::model::PersonKey>(
        stage.store.reader(),
        stage.edition,
        " AND person = $2",
        [i64::from(keep).into()],
    );
    let keys = keys.await.unwrap();
    assert!(keys.iter().any(|key| key.system == KeySystem::Email && key.value == email), "{keys:?}");
}

#[tokio::test]
async fn nothing_is_shown_that_somebody_withholds() {
    let stage = Stage::new(Kind::Sqlite, 120).await;
    let (keep, gone) = (70, 93);
    for field in [ConsentField::Email, ConsentField::Phone, ConsentField::Address] {
        consent(&stage, keep, field, true).await;
        consent(&stage, gone, field, false).await;
    }
    let right = stage.life(gone).await.unwrap();
    let item = stage.pair(keep, gone).await;
    let card = stage.quality.card(&item, &campus::quality::Filter::default()).await.unwrap();
    let shown = serde_json::to_string(&card).unwrap();
    let kept_first = stage.quality.preview(&item, PersonId(keep), &Choices::new()).await.unwrap();
    let gone_first = stage.quality.preview(&item, PersonId(gone), &Choices::new()).await.unwrap();
    let previews = serde_json::to_string(&(kept_first, gone_first)).unwrap();
    for text in [shown, previews] {
        assert!(!text.contains(&right.person.email), "{}", right.person.email);
        assert!(!text.contains(&right.household.street), "{}", right.household.street);
        assert!(right.person.phone.as_ref().is_none_or(|phone| !text.contains(phone)));
        assert!(text.contains("No consent for email."));
    }
}

#[tokio::test]
async fn a_record_that_changed_since_the_preview_is_looked_at_again() {
    let stage = Stage::new(Kind::Sqlite, 120).await;
    let item = stage.pair(70, 93).await;
    let seal = stage.quality.preview(&item, PersonId(70), &Choices::new()).await.unwrap().seal;
    consent(&stage, 93, ConsentField::Employers, true).await;
    let after = stage.hash().await;
    let merging = Merging { item, keep: PersonId(70), choices: Choices::new(), seal };
    let quality = stage.quality.clone();
    let merged =
        stage.store.write(move |tx: Tx| async move { quality.merge_in(&tx, &somebody(), merging).await });
    let why = text(&merged.await.unwrap_err());
    assert_eq!(why, "One of the two records has changed since you looked. Look at the preview again.");
    assert_eq!(stage.hash().await, after);
}

#[rstest]
#[tokio::test]
async fn an_undo_leaves_alone_what_came_later_and_is_refused_where_it_would_undo_that(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let stage = Stage::new(kind, 120).await;
    let (keep, gone) = (70, 93);
    stage.sql("DELETE FROM consents WHERE person = 70 AND field = 'phone'").await;
    consent(&stage, gone, ConsentField::Phone, true).await;
    let start = stage.hash().await;
    let merged = stage.merge(keep, gone, Choices::new()).await.unwrap();

    // Somebody else's record, and a gift that came later: both stay.
    let other = consent(&stage, 55, ConsentField::Phone, true).await;
    let (edition, late) = (
        stage.edition,
        Gift {
            id: 2_100_000_000,
            person: PersonId(keep),
            date: date(2026, 11, 16),
            cents: 77,
            fund: FundId(1),
            appeal: None,
            kind: GiftKind::Card,
            pledge: None,
        },
    );
    let put =
        stage.store.write(move |tx: Tx| async move { Ok::<_, Error>(insert(&*tx, edition, [&late]).await?) });
    put.await.unwrap();
    // An answer about the very thing that was merged is in the way.
    let answer = consent(&stage, keep, ConsentField::Phone, false).await;
    let before = stage.hash().await;
    let name = stage.life(keep).await.unwrap().person.name();
    let why = text(&stage.undo(merged.seq).await.unwrap_err());
    assert_eq!(
        why,
        format!(
            "Since then somebody has changed: Consents of {name}. Put that back first and then undo, or correct the records by hand."
        )
    );
    assert_eq!(stage.hash().await, before);

    let back = stage.store.write(move |tx: Tx| async move { people::take_back(&tx, &answer).await });
    back.await.unwrap();
    stage.undo(merged.seq).await.unwrap();
    assert!(stage.life(keep).await.unwrap().gifts.iter().any(|gift| gift.cents == 77));
    assert!(stage.life(55).await.unwrap().consents.iter().any(|one| one.basis == "By phone"));
    let back = stage.store.write(move |tx: Tx| async move { people::take_back(&tx, &other).await });
    back.await.unwrap();
    stage.sql("DELETE FROM gifts WHERE id = 2100000000").await;
    assert_eq!(stage.hash().await, start);
}

#[tokio::test]
async fn a_merge_that_would_lose_money_does_not_happen() {
    let stage = Stage::new(Kind::Sqlite, 120).await;
    let gone = (90..120).find(|id| !stage.generator().person(*id).gifts.is_empty()).unwrap();
    // A database that swallows gifts behind the back of whoever moves them.
    stage
        .sql(
            "CREATE TRIGGER swallow AFTER INSERT ON gifts WHEN NEW.person = 70 BEGIN \
              DELETE FROM gifts WHERE edition = NEW.edition AND person = NEW.person AND id = NEW.id; END",
        )
        .await;
    let (start, totals) = (stage.hash().await, stage.totals().await);
    let why = text(&stage.merge(70, gone, Choices::new()).await.unwrap_err());
    assert!(why.starts_with("The gifts would not come to the same:"), "{why}");
    assert_eq!((stage.hash().await, stage.totals().await), (start, totals));
    let open = stage.open().await;
    assert_eq!(open.items[0].state, QualityState::Open, "it can be decided again");
}

#[tokio::test]
async fn the_number_of_a_record_that_went_is_given_to_nobody_else() {
    let stage = Stage::new(Kind::Sqlite, 100).await;
    let edition = stage.edition;
    let mut person = stage.generator().person(80).person;
    let mut household = stage.generator().person(80).household;
    let id = 1_000_007;
    (person.id, person.household) = (PersonId(id), campus::model::HouseholdId(id));
    (household.id, household.members) = (person.household, vec![person.id]);
    let put = stage.store.write(move |tx: Tx| async move {
        insert(&*tx, edition, [&household]).await?;
        insert(&*tx, edition, [&person]).await?;
        Ok::<_, Error>(())
    });
    put.await.unwrap();
    let next = || campus::store::imports::lookup::Ids::next(stage.store.reader(), edition);
    assert_eq!(next().await.unwrap().people, id + 1);
    let merged = stage.merge(80, id, Choices::new()).await.unwrap();
    assert_eq!(next().await.unwrap().people, id + 1, "it may come back");
    stage.undo(merged.seq).await.unwrap();
    assert_eq!(next().await.unwrap().people, id + 1);
}

#[tokio::test]
async fn a_consent_that_nobody_asked_for_stays_unasked() {
    let stage = Stage::new(Kind::Sqlite, 100).await;
    stage.sql("DELETE FROM consents WHERE person IN (70, 71)").await;
    let granted = Consent {
        person: PersonId(71),
        field: ConsentField::Career,
        granted: true,
        at: date(2020, 1, 1),
        basis: "Form".to_owned(),
    };
    let edition = stage.edition;
    let put = stage
        .store
        .write(move |tx: Tx| async move { Ok::<_, Error>(insert(&*tx, edition, [&granted]).await?) });
    put.await.unwrap();
    let item = stage.pair(70, 71).await;
    let preview = stage.quality.preview(&item, PersonId(70), &Choices::new()).await.unwrap();
    for one in preview.consents {
        let expected = (one.field == ConsentField::Career).then_some(true);
        assert_eq!((one.kept, one.result), (None, expected), "{:?}", one.field);
    }
}
