//! Whatever is merged and in whichever order it is taken back, the campus is as it was, and every gift is there.

use std::collections::BTreeMap;

use campus::{
    model::{FundId, Gift, GiftKind, KeySystem, PersonId, PersonKey, Relative, RelativeKind},
    quality::{
        QualityError,
        merge::{Choices, MergeField, MergeSide},
    },
    store::insert,
};
use jiff::civil::date;
use rand::{RngExt, SeedableRng, rngs::ChaCha20Rng};
use store::{Error, Tx, testing::Kind};

use crate::stage::{Stage, Totals};

const FIELDS: [MergeField; 16] = [
    MergeField::FirstName,
    MergeField::LastName,
    MergeField::FormerLastName,
    MergeField::Pronouns,
    MergeField::ClassYear,
    MergeField::BirthYear,
    MergeField::Died,
    MergeField::Email,
    MergeField::Phone,
    MergeField::Home,
    MergeField::Headline,
    MergeField::Bio,
    MergeField::Mentoring,
    MergeField::Candidate,
    MergeField::Student,
    MergeField::Office,
];

/// What imports bring and no generated campus has: ids of other systems, shared numbers, family on both sides.
async fn make_it_hard(stage: &Stage) {
    let edition = stage.edition;
    let key = |person: u32, system, value: &str, record: u32| PersonKey {
        person: PersonId(person),
        system,
        value: value.to_owned(),
        record,
    };
    let gift = |person: u32, id: u32| Gift {
        id,
        person: PersonId(person),
        date: date(2024, 2, 29),
        cents: 12_345,
        fund: FundId(1),
        appeal: None,
        kind: GiftKind::Check,
        pledge: None,
    };
    let relative = |person: u32, name: &str, other: u32| Relative {
        person: PersonId(person),
        kind: RelativeKind::Parent,
        name: name.to_owned(),
        relative: Some(PersonId(other)),
        same_household: false,
    };
    let keys: Vec<PersonKey> = (50..90)
        .flat_map(|person| {
            [
                key(person, KeySystem::Constituent, &format!("c-{}", person / 2), person),
                key(person, KeySystem::Email, "shared@example.edu", person),
                key(person, KeySystem::Gift, &format!("g-{person}"), 2_000_000_001),
            ]
        })
        .collect();
    let gifts: Vec<Gift> = (50..90).map(|person| gift(person, 2_000_000_001)).collect();
    let relatives: Vec<Relative> = (60..90).map(|person| relative(person, "Pat Old", person - 10)).collect();
    let more: Vec<Relative> = (60..90).map(|person| relative(person, "Pat Young", person - 9)).collect();
    let done = stage.store.write(move |tx: Tx| async move {
        insert(&*tx, edition, &keys).await?;
        insert(&*tx, edition, &gifts).await?;
        insert(&*tx, edition, &relatives).await?;
        insert(&*tx, edition, &more).await?;
        Ok::<_, Error>(())
    });
    done.await.unwrap();
}

fn some_choices(dice: &mut ChaCha20Rng) -> Choices {
    let mut choices = Choices::new();
    for field in FIELDS {
        match dice.random_range(0..4) {
            0 => choices.insert(field, MergeSide::Removed),
            1 => choices.insert(field, MergeSide::Kept),
            _ => None,
        };
    }
    choices
}

/// Somebody who merges and undoes at random.
struct Walk<'a> {
    stage: &'a Stage,
    dice: ChaCha20Rng,
    totals: &'a Totals,
    /// Those who have not gone into another.
    here: Vec<u32>,
    /// Decisions that stand, the latest last, with who went.
    standing: Vec<(i64, u32)>,
    /// How the campus was whenever these decisions and no others stood.
    known: BTreeMap<Vec<i64>, Vec<u8>>,
    made: usize,
    undone: usize,
    refused: usize,
    /// How often the same decisions stood as once before.
    returned: usize,
}

impl Walk<'_> {
    async fn merge(&mut self) {
        let count = self.here.len();
        let (one, other) = (self.dice.random_range(0..count), self.dice.random_range(0..count - 1));
        let other = if other < one { other } else { other + 1 };
        let (keep, gone) = (self.here[one], self.here[other]);
        let decision = self.stage.merge(keep, gone, some_choices(&mut self.dice)).await.unwrap();
        self.here.swap_remove(other);
        self.standing.push((decision.seq, gone));
        self.made += 1;
        self.compare().await;
    }

    /// Undoes the latest decision or any.
    async fn undo(&mut self) {
        let last = self.standing.len() - 1;
        let place = if self.dice.random_range(0..2) == 0 { last } else { self.dice.random_range(0..=last) };
        let (seq, gone) = self.standing[place];
        match self.stage.undo(seq).await {
            Ok(_) => {
                self.standing.remove(place);
                self.here.push(gone);
                self.undone += 1;
                self.compare().await;
            }
            Err(QualityError::Conflict(why)) => {
                assert!(why.ends_with("Undo that first."), "{why}");
                assert!(place < last, "nothing came later: {why}");
                self.refused += 1;
                // A refusal rolls everything back: to look every so often is enough.
                if self.refused.is_multiple_of(8) {
                    self.compare().await;
                }
            }
            Err(other) => panic!("{other:?}"),
        }
    }

    async fn compare(&mut self) {
        let now = self.stage.print().await;
        let active: Vec<i64> = self.standing.iter().map(|(seq, _)| *seq).collect();
        if let Some(before) = self.known.get(&active) {
            assert_eq!(&now, before, "the same merges stand, so the campus is the same");
            self.returned += 1;
        } else {
            self.known.insert(active, now);
        }
    }

    /// Merges and undoes until so many merges were made, then undoes the rest.
    async fn go(&mut self, merges: usize) {
        let most = self.made + merges;
        while self.made < most || !self.standing.is_empty() {
            let is_merge =
                self.made < most && (self.standing.is_empty() || self.dice.random_range(0..100) < 55);
            if is_merge {
                self.merge().await;
            } else {
                self.undo().await;
            }
            assert_eq!(&self.stage.totals().await, self.totals, "gifts are the same at every step");
        }
    }
}

/// Goes there and back a few times. All merges at once would make one record of a whole campus.
async fn merge_and_undo(kind: Kind, people: u32, (rounds, merges): (usize, usize)) {
    let stage = Stage::new(kind, people).await;
    make_it_hard(&stage).await;
    let (start, totals, print) = (stage.hash().await, stage.totals().await, stage.print().await);
    let mut walk = Walk {
        stage: &stage,
        dice: ChaCha20Rng::seed_from_u64(42),
        totals: &totals,
        here: (1..=people).collect(),
        standing: Vec::new(),
        known: BTreeMap::from([(Vec::new(), print)]),
        made: 0,
        undone: 0,
        refused: 0,
        returned: 0,
    };
    for round in 0..rounds {
        walk.go(merges).await;
        assert_eq!(stage.hash().await, start, "round {round}");
    }
    let Walk { made, undone, refused, returned, .. } = walk;
    assert_eq!((made, undone), (rounds * merges, rounds * merges));
    assert!(refused > 0 && returned > made / 4, "{refused} refused, {returned} times back");
}

#[tokio::test]
async fn five_hundred_merges_and_undos_in_any_order_restore_every_table() {
    merge_and_undo(Kind::Sqlite, 90, (10, 50)).await;
}

#[tokio::test]
async fn forty_merges_and_undos_in_any_order_restore_every_table_on_the_other_database() {
    merge_and_undo(Kind::Postgres, 90, (1, 40)).await;
}
