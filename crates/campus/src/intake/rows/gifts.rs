use std::collections::{HashMap, HashSet};

use jiff::civil::Date;

use super::{Desk, person};
use crate::{
    import::Record,
    model::{FundId, Gift, GiftKind, KeySystem, PersonId, PersonKey},
    store::dossier::Parts,
};

/// What a row says of a gift that can be one. Of rows that say the same, the `nth` is the nth such gift that was there
/// before the import.
pub struct GiftRow {
    cents: i64,
    date: Date,
    nth: u32,
}

/// The gifts of somebody, to be found without looking through all of them for each row.
pub struct GiftIndex {
    first: u32,
    /// Where the gift is that has an id of another system.
    keys: HashMap<String, usize>,
    /// Where those are that were there before, in their order.
    alike: HashMap<(i64, Date, FundId), Vec<usize>>,
    notes: HashSet<String>,
    /// What rows have said of the giver.
    said: HashSet<(Vec<Option<String>>, Option<i16>)>,
}

impl GiftIndex {
    pub fn new(parts: &Parts, first: u32) -> Self {
        let mut index = Self {
            first,
            keys: HashMap::new(),
            alike: HashMap::new(),
            notes: parts.notes.iter().map(|note| plain(&note.text)).collect(),
            said: HashSet::new(),
        };
        let mut places = HashMap::with_capacity(parts.gifts.len());
        for (place, gift) in parts.gifts.iter().enumerate() {
            places.insert(gift.id, place);
            index.add(place, gift);
        }
        for key in parts.keys.iter().filter(|key| key.system == KeySystem::Gift) {
            if let Some(place) = places.get(&key.record) {
                index.keys.insert(key.value.clone(), *place);
            }
        }
        index
    }

    /// Whether no row before has said the same of the giver.
    pub fn is_first_of(&mut self, record: &Record) -> bool {
        let texts =
            ["donor_id", "donor_email", "donor_name"].map(|field| record.text(field).map(str::to_owned));
        self.said.insert((texts.to_vec(), record.year("class_year")))
    }

    fn add(&mut self, place: usize, gift: &Gift) {
        if gift.id < self.first {
            let alike = self.alike.entry((gift.cents, gift.date, gift.fund)).or_default();
            let at = alike.partition_point(|other| *other < place);
            alike.insert(at, place);
        }
    }

    fn remove(&mut self, place: usize, gift: &Gift) {
        if let Some(alike) = self.alike.get_mut(&(gift.cents, gift.date, gift.fund)) {
            alike.retain(|other| *other != place);
        }
    }

    /// The gift that a row is about.
    fn find(&self, record: &Record, row: &GiftRow, fund: FundId) -> Option<usize> {
        if let Some(key) = record.text("external_id").map(person::key_of) {
            return self.keys.get(&key).copied();
        }
        let nth = usize::try_from(row.nth).unwrap_or(1).saturating_sub(1);
        self.alike.get(&(row.cents, row.date, fund))?.get(nth).copied()
    }
}

/// The amount and the day of a gift that can be one.
pub fn read(record: &Record, nth: u32, desk: &Desk) -> Result<GiftRow, String> {
    let (Some(amount), Some(date)) = (record.money("amount"), record.date("date")) else {
        return Err("Gift amount and gift date are missing. Fill them in.".to_owned());
    };
    check_currency(amount.currency, record.text("currency"))?;
    check_kind(record)?;
    if amount.hundredths <= 0 {
        return Err("Gift amount: a gift is more than nothing. Leave refunds and empty gifts out.".to_owned());
    }
    if date > desk.day {
        return Err(format!("Gift date “{date}”: is still to come. Write the day on which it was received."));
    }
    Ok(GiftRow { cents: amount.hundredths, date, nth })
}

impl GiftRow {
    /// Puts a gift to those of its giver. Gives it as it was before, if it was there, and where it is.
    pub fn put(
        &self,
        record: &Record,
        person: PersonId,
        (parts, index): (&mut Parts, &mut GiftIndex),
        desk: &mut Desk,
    ) -> (Option<Gift>, usize) {
        let (cents, date) = (self.cents, self.date);
        let fund = desk.things.fund(record.text("fund"), &mut desk.ids.funds);
        let appeal =
            record.text("campaign").map(|name| desk.things.appeal(name, date.year(), &mut desk.ids.appeals));
        let outcome = if let Some(place) = index.find(record, self, fund) {
            let gift = &mut parts.gifts[place];
            let before = gift.clone();
            (gift.date, gift.cents) = (date, cents);
            gift.fund = if record.text("fund").is_some() { fund } else { gift.fund };
            gift.appeal = appeal.or(gift.appeal);
            gift.kind = kind(record).unwrap_or(gift.kind);
            if *gift != before {
                index.remove(place, &before);
                index.add(place, gift);
            }
            (Some(before), place)
        } else {
            let (id, place) = (Desk::number(&mut desk.ids.gifts), parts.gifts.len());
            let kind = kind(record).unwrap_or(GiftKind::Transfer);
            let gift = Gift { id, person, date, cents, fund, appeal, kind, pledge: None };
            index.add(place, &gift);
            parts.gifts.push(gift);
            if let Some(value) = record.text("external_id").map(person::key_of) {
                index.keys.insert(value.clone(), place);
                parts.keys.push(PersonKey { person, system: KeySystem::Gift, value, record: id });
            }
            (None, place)
        };
        for note in notes(record, date) {
            if index.notes.insert(plain(&note)) {
                person::add_note(parts, desk, &note);
            }
        }
        outcome
    }

    /// Whether all that a row says of a gift is known of this giver.
    pub fn is_known(&self, record: &Record, parts: &Parts, index: &GiftIndex, desk: &Desk) -> bool {
        let known = || {
            let fund = desk.things.known_fund(record.text("fund"))?;
            let gift = &parts.gifts[index.find(record, self, fund)?];
            let appeal = match record.text("campaign") {
                Some(name) => Some(desk.things.known_appeal(name, self.date.year())?),
                None => gift.appeal,
            };
            let is_noted = |note: &String| index.notes.contains(&plain(note));
            let same = (gift.cents, gift.date, gift.appeal) == (self.cents, self.date, appeal)
                && (record.text("fund").is_none() || gift.fund == fund)
                && kind(record).is_none_or(|kind| kind == gift.kind);
            Some(same && notes(record, self.date).iter().all(is_noted))
        };
        known().unwrap_or(false)
    }
}

/// What makes two notes one.
fn plain(note: &str) -> String {
    note.trim().to_lowercase()
}

/// What a row says of a gift that has no field of its own.
fn notes(record: &Record, date: Date) -> Vec<String> {
    let anonymous = record.boolean("anonymous") == Some(true);
    let anonymous = anonymous.then(|| format!("Gift of {date}: wishes to stay anonymous."));
    let notes = record.text("notes").map(|notes| format!("Gift of {date}: {notes}"));
    anonymous.into_iter().chain(notes).collect()
}

/// Everything that is kept is in US dollars. The amount and the column beside it may both name a currency.
pub fn check_currency(stated: Option<&str>, column: Option<&str>) -> Result<(), String> {
    if let (Some(stated), Some(column)) = (stated, column)
        && !stated.eq_ignore_ascii_case(column)
    {
        return Err(format!("Currency “{column}”: the amount is in {stated}. Correct one of them."));
    }
    match stated.or(column) {
        Some(other) if !other.eq_ignore_ascii_case("USD") => Err(format!(
            "Currency “{other}”: amounts are kept in US dollars. Convert the amount, and write USD or nothing."
        )),
        _ => Ok(()),
    }
}

/// What files of gifts hold beside money that has arrived, and what to do about it.
const NOT_RECEIVED: [(&[&str], &str); 3] = [
    (
        &["write off", "write-off", "writeoff", "written off", "refund", "revers", "chargeback", "void"],
        "is no money that came in. Leave the row out, and correct the gift that it is about.",
    ),
    (
        &["planned", "expectanc", "intention", "commitment"],
        "is still to come. Leave the row out until the money is there.",
    ),
    (
        &["in kind", "in-kind", "soft credit"],
        "is no money of this donor. Leave the row out, or write a note about the person.",
    ),
];

/// What has not arrived would be counted as if it had.
fn check_kind(record: &Record) -> Result<(), String> {
    for shown in [record.text("kind"), record.text("method")].into_iter().flatten() {
        let said = shown.to_lowercase();
        let says = |words: &[&str]| words.iter().any(|word| said.contains(word));
        if let Some((_, why)) = NOT_RECEIVED.iter().find(|(words, _)| says(words)) {
            return Err(format!("Gift type “{shown}”: {why}"));
        }
        if says(&["pledge"]) && !says(&["pay", "pmt", "instal"]) {
            return Err(format!(
                "Gift type “{shown}”: is a promise, and no money that came in. Leave the row out, and import its payments."
            ));
        }
    }
    Ok(())
}

fn kind(record: &Record) -> Option<GiftKind> {
    const WORDS: [(GiftKind, &[&str]); 6] = [
        (GiftKind::Matching, &["match", "mg pay", "mg pmt"]),
        (GiftKind::PledgePayment, &["pledge"]),
        (GiftKind::Stock, &["stock", "securit", "share"]),
        (GiftKind::Card, &["card", "credit", "visa", "master", "amex", "paypal", "online"]),
        (GiftKind::Check, &["check", "cheque", "cash"]),
        (GiftKind::Transfer, &["transfer", "wire", "ach", "eft", "bank", "debit", "sepa"]),
    ];
    let said = [record.text("kind"), record.text("method")];
    let said = said.into_iter().flatten().collect::<Vec<_>>().join(" ").to_lowercase();
    WORDS.iter().find(|(_, words)| words.iter().any(|word| said.contains(word))).map(|(kind, _)| *kind)
}
