use std::{cmp::Reverse, collections::BTreeMap};

use jiff::civil::Date;
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    model::{GiftKind, Life},
    store::people::References,
};

/// What somebody has given, in cents, added up.
#[derive(Clone, Debug, Default, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PersonGiving {
    pub lifetime_cents: i64,
    pub count: usize,
    pub largest: Option<PersonGift>,
    pub first: Option<PersonGift>,
    pub last: Option<PersonGift>,
    /// Years with a gift, the newest first.
    pub by_year: Vec<GivingYear>,
    pub gifts: Vec<PersonGift>,
    pub pledges: Vec<PersonPledge>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct GivingYear {
    pub year: i16,
    pub cents: i64,
    pub count: usize,
}

#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PersonGift {
    pub id: u32,
    pub date: Date,
    pub cents: i64,
    pub kind: GiftKind,
    pub fund: String,
    /// What the fund is for, in a word.
    pub cause: String,
    pub appeal: Option<String>,
    /// The pledge that it pays a part of.
    pub pledge: Option<u32>,
}

#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PersonPledge {
    pub id: u32,
    pub date: Date,
    pub cents: i64,
    pub paid_cents: i64,
    /// What is still to come; never less than nothing.
    pub open_cents: i64,
    pub years: u8,
    pub fund: String,
}

impl PersonGiving {
    pub fn new(life: &Life, references: &References) -> Self {
        let fund = |id| references.funds.get(&id);
        let mut gifts: Vec<PersonGift> = Vec::with_capacity(life.gifts.len());
        gifts.extend(life.gifts.iter().map(|gift| PersonGift {
            id: gift.id,
            date: gift.date,
            cents: gift.cents,
            kind: gift.kind,
            fund: fund(gift.fund).map(|fund| fund.name.clone()).unwrap_or_default(),
            cause: fund(gift.fund).map(|fund| fund.cause.clone()).unwrap_or_default(),
            appeal: gift.appeal.and_then(|id| references.appeals.get(&id)).map(|appeal| appeal.name.clone()),
            pledge: gift.pledge.map(|pledge| pledge.0),
        }));
        gifts.sort_by_key(|gift| Reverse((gift.date, gift.id)));
        let mut years: BTreeMap<i16, GivingYear> = BTreeMap::new();
        for gift in &gifts {
            let year = gift.date.year();
            let sum = years.entry(year).or_insert(GivingYear { year, cents: 0, count: 0 });
            sum.cents = sum.cents.saturating_add(gift.cents);
            sum.count += 1;
        }
        Self {
            lifetime_cents: sum(gifts.iter().map(|gift| gift.cents)),
            count: gifts.len(),
            // Of several as large, the newest.
            largest: gifts.iter().rev().max_by_key(|gift| gift.cents).cloned(),
            first: gifts.last().cloned(),
            last: gifts.first().cloned(),
            by_year: years.into_values().rev().collect(),
            pledges: pledges(life, references),
            gifts,
        }
    }
}

fn pledges(life: &Life, references: &References) -> Vec<PersonPledge> {
    let mut pledges: Vec<_> = life.pledges.iter().collect();
    pledges.sort_by_key(|pledge| Reverse((pledge.date, pledge.id)));
    let shown = pledges.into_iter().map(|pledge| {
        let payments = life.gifts.iter().filter(|gift| gift.pledge == Some(pledge.id));
        let paid_cents = sum(payments.map(|gift| gift.cents));
        PersonPledge {
            id: pledge.id.0,
            date: pledge.date,
            cents: pledge.cents,
            paid_cents,
            open_cents: pledge.cents.saturating_sub(paid_cents).max(0),
            years: pledge.years,
            fund: references.funds.get(&pledge.fund).map(|fund| fund.name.clone()).unwrap_or_default(),
        }
    });
    shown.collect()
}

fn sum(cents: impl Iterator<Item = i64>) -> i64 {
    cents.fold(0, i64::saturating_add)
}
