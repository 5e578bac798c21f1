use super::{Desk, person};
use crate::{
    import::Record,
    model::{Gift, GiftKind, KeySystem, PersonKey},
    store::dossier::Parts,
};

/// What became of the gift that a row is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gifts {
    Added,
    Changed,
    Unchanged,
}

/// Puts a gift to those of its giver. `nth` of the rows alike are gifts that were there before `first` was given out.
pub fn put(
    record: &Record,
    nth: u32,
    first: u32,
    parts: &mut Parts,
    desk: &mut Desk,
) -> Result<(Gifts, u32), String> {
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
    let person = parts.person.as_ref().map(|person| person.id).ok_or("The donor is not known.")?;
    let fund = desk.things.fund(record.text("fund"), &mut desk.ids.funds);
    let appeal =
        record.text("campaign").map(|name| desk.things.appeal(name, date.year(), &mut desk.ids.appeals));
    let wanted = Gift {
        id: 0,
        person,
        date,
        cents: amount.hundredths,
        fund,
        appeal,
        kind: kind(record).unwrap_or(GiftKind::Transfer),
        pledge: None,
    };
    let key = record.text("external_id").map(person::key_of);
    let known = match &key {
        Some(key) => {
            let known =
                parts.keys.iter().find(|known| known.system == KeySystem::Gift && known.value == *key);
            known.and_then(|known| parts.gifts.iter().position(|gift| gift.id == known.record))
        }
        None => {
            let is_alike = |(_, gift): &(usize, &Gift)| {
                gift.id < first
                    && (gift.date, gift.cents, gift.fund) == (wanted.date, wanted.cents, wanted.fund)
            };
            let mut alike = parts.gifts.iter().enumerate().filter(is_alike);
            alike.nth(usize::try_from(nth).unwrap_or(1) - 1).map(|(place, _)| place)
        }
    };
    let outcome = match known {
        Some(place) => {
            let gift = &mut parts.gifts[place];
            let before = gift.clone();
            (gift.date, gift.cents) = (wanted.date, wanted.cents);
            gift.fund = if record.text("fund").is_some() { wanted.fund } else { gift.fund };
            gift.appeal = wanted.appeal.or(gift.appeal);
            gift.kind = kind(record).unwrap_or(gift.kind);
            (if *gift == before { Gifts::Unchanged } else { Gifts::Changed }, gift.id)
        }
        None => {
            let id = Desk::number(&mut desk.ids.gifts);
            parts.gifts.push(Gift { id, ..wanted });
            if let Some(value) = key {
                person::add_key(parts, PersonKey { person, system: KeySystem::Gift, value, record: id });
            }
            (Gifts::Added, id)
        }
    };
    put_notes(record, &format!("Gift of {date}"), parts, desk);
    Ok(outcome)
}

fn put_notes(record: &Record, what: &str, parts: &mut Parts, desk: &mut Desk) {
    if record.boolean("anonymous") == Some(true) {
        person::note(parts, desk, &format!("{what}: wishes to stay anonymous."));
    }
    if let Some(notes) = record.text("notes") {
        person::note(parts, desk, &format!("{what}: {notes}"));
    }
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
