use jiff::civil::Date;

use super::{Desk, alike, person};
use crate::{
    import::Record,
    model::{FundId, Gift, GiftKind, KeySystem, PersonKey},
    store::dossier::Parts,
};

/// What became of the gift that a row is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gifts {
    Added,
    Changed,
    Unchanged,
}

/// Puts a gift to those of its giver. Of rows that say the same, the `nth` is the nth such gift that was there before
/// `first` was given out.
pub fn put(
    record: &Record,
    nth: u32,
    first: u32,
    parts: &mut Parts,
    desk: &mut Desk,
) -> Result<(Gifts, u32), String> {
    let (cents, date) = check(record, desk)?;
    let person = parts.person.as_ref().map(|person| person.id).ok_or("The donor is not known.")?;
    let fund = desk.things.fund(record.text("fund"), &mut desk.ids.funds);
    let appeal =
        record.text("campaign").map(|name| desk.things.appeal(name, date.year(), &mut desk.ids.appeals));
    let outcome = if let Some(place) = find(record, (nth, first), (cents, date, fund), parts) {
        let gift = &mut parts.gifts[place];
        let before = gift.clone();
        (gift.date, gift.cents) = (date, cents);
        gift.fund = if record.text("fund").is_some() { fund } else { gift.fund };
        gift.appeal = appeal.or(gift.appeal);
        gift.kind = kind(record).unwrap_or(gift.kind);
        (if *gift == before { Gifts::Unchanged } else { Gifts::Changed }, gift.id)
    } else {
        let id = Desk::number(&mut desk.ids.gifts);
        let kind = kind(record).unwrap_or(GiftKind::Transfer);
        parts.gifts.push(Gift { id, person, date, cents, fund, appeal, kind, pledge: None });
        if let Some(value) = record.text("external_id").map(person::key_of) {
            person::add_key(parts, PersonKey { person, system: KeySystem::Gift, value, record: id });
        }
        (Gifts::Added, id)
    };
    for note in notes(record, date) {
        person::note(parts, desk, &note);
    }
    Ok(outcome)
}

/// Whether all that a row says of a gift is known of this giver.
pub fn is_known(record: &Record, nth: u32, first: u32, parts: &Parts, desk: &Desk) -> bool {
    let known = || {
        let (cents, date) = check(record, desk).ok()?;
        let fund = desk.things.known_fund(record.text("fund"))?;
        let gift = &parts.gifts[find(record, (nth, first), (cents, date, fund), parts)?];
        let appeal = match record.text("campaign") {
            Some(name) => Some(desk.things.known_appeal(name, date.year())?),
            None => gift.appeal,
        };
        let is_noted = |note: &String| parts.notes.iter().any(|known| alike(&known.text, note));
        let same = (gift.cents, gift.date, gift.appeal) == (cents, date, appeal)
            && (record.text("fund").is_none() || gift.fund == fund)
            && kind(record).is_none_or(|kind| kind == gift.kind);
        Some(same && notes(record, date).iter().all(is_noted))
    };
    known().unwrap_or(false)
}

/// The amount and the day of a gift that can be one.
fn check(record: &Record, desk: &Desk) -> Result<(i64, Date), String> {
    let (Some(amount), Some(date)) = (record.money("amount"), record.date("date")) else {
        return Err("Gift amount and gift date are missing. Fill them in.".to_owned());
    };
    check_currency(amount.currency.or(record.text("currency")))?;
    if amount.hundredths <= 0 {
        return Err("Gift amount: a gift is more than nothing. Leave refunds and empty gifts out.".to_owned());
    }
    if date > desk.day {
        return Err(format!("Gift date “{date}”: is still to come. Write the day on which it was received."));
    }
    Ok((amount.hundredths, date))
}

/// The gift that a row is about, among those of its giver.
fn find(
    record: &Record,
    (nth, first): (u32, u32),
    alike: (i64, Date, FundId),
    parts: &Parts,
) -> Option<usize> {
    if let Some(key) = record.text("external_id").map(person::key_of) {
        let known = parts.keys.iter().find(|known| known.system == KeySystem::Gift && known.value == key)?;
        return parts.gifts.iter().position(|gift| gift.id == known.record);
    }
    let is_alike =
        |(_, gift): &(usize, &Gift)| gift.id < first && (gift.cents, gift.date, gift.fund) == alike;
    let mut alike = parts.gifts.iter().enumerate().filter(is_alike);
    alike.nth(usize::try_from(nth).unwrap_or(1).saturating_sub(1)).map(|(place, _)| place)
}

/// What a row says of a gift that has no field of its own.
fn notes(record: &Record, date: Date) -> Vec<String> {
    let anonymous = record.boolean("anonymous") == Some(true);
    let anonymous = anonymous.then(|| format!("Gift of {date}: wishes to stay anonymous."));
    let notes = record.text("notes").map(|notes| format!("Gift of {date}: {notes}"));
    anonymous.into_iter().chain(notes).collect()
}

/// Everything that is kept is in US dollars.
pub fn check_currency(currency: Option<&str>) -> Result<(), String> {
    match currency {
        Some(other) if !other.eq_ignore_ascii_case("USD") => Err(format!(
            "Currency “{other}”: amounts are kept in US dollars. Convert the amount, and write USD or nothing."
        )),
        _ => Ok(()),
    }
}

fn kind(record: &Record) -> Option<GiftKind> {
    const WORDS: [(GiftKind, &[&str]); 6] = [
        (GiftKind::PledgePayment, &["pledge"]),
        (GiftKind::Matching, &["match"]),
        (GiftKind::Stock, &["stock", "securit", "share"]),
        (GiftKind::Card, &["card", "credit", "visa", "master", "amex", "paypal", "online"]),
        (GiftKind::Check, &["check", "cheque", "cash"]),
        (GiftKind::Transfer, &["transfer", "wire", "ach", "eft", "bank", "debit", "sepa"]),
    ];
    let said = [record.text("kind"), record.text("method")];
    let said = said.into_iter().flatten().collect::<Vec<_>>().join(" ").to_lowercase();
    WORDS.iter().find(|(_, words)| words.iter().any(|word| said.contains(word))).map(|(kind, _)| *kind)
}
