use jiff::civil::Date;

use super::{
    super::{
        dice::Stream,
        size::Kind,
        source::{Source, day_between, earlier},
    },
    family::Twin,
    identity::Identity,
};
use crate::model::PersonId;

/// What is wrong with a record on purpose, so that what looks for it can be measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// The second record of somebody.
    DuplicateOf(PersonId, Twin),
    /// Address, phone and mail were not confirmed in eight years, or never.
    StaleContact,
    /// Mail to the address comes back.
    Bounced,
    /// Nobody ever asked what may be used.
    NoConsent,
    /// The résumé of this person, if there is one, speaks to the program that reads it.
    HostileResume,
}

/// How good the record itself is.
pub(super) struct Quality {
    pub confirmed: Option<Date>,
    pub bounced: Option<Date>,
    pub asked_for_consent: bool,
    pub honest: bool,
}

const STALE_DAYS: u32 = 8 * 366;

pub(super) fn of(source: &Source, identity: &Identity) -> Quality {
    let mut dice = source.dice(Stream::Quality, identity.id.0);
    let dice = &mut dice;
    let (asked_for_consent, honest) = (!dice.chance(20), !dice.chance(4));
    let last = earlier(identity.last_day(source), 1);
    let alum = identity.kind == Kind::Alum;
    let since = if alum { identity.graduation() } else { earlier(last, 180) };
    let recent = day_between(since.max(earlier(last, 1800)), last, dice);
    let long_ago = day_between(since.max(earlier(last, 7000)), earlier(source.today, STALE_DAYS + 1), dice);
    let (never, stale, returned) = (dice.chance(30), dice.chance(100), dice.chance(25));
    let confirmed = match () {
        () if identity.twin.is_some() => long_ago,
        () if alum && never => None,
        () if alum && stale && long_ago.is_some() => long_ago,
        () => recent,
    };
    let from = confirmed.unwrap_or(since).max(earlier(source.today, 700));
    let bounced =
        if alum && returned && identity.died.is_none() { day_between(from, last, dice) } else { None };
    Quality { confirmed, bounced, asked_for_consent, honest }
}

pub(in super::super) fn flaws(source: &Source, number: u32) -> Vec<Flaw> {
    let identity = Identity::of(source, number);
    let quality = of(source, &identity);
    let living = identity.died.is_none();
    let stale = quality.confirmed.is_none_or(|at| at < earlier(source.today, STALE_DAYS));
    let mut flaws = Vec::new();
    flaws.extend(identity.twin.map(|(how, of)| Flaw::DuplicateOf(of, how)));
    flaws.extend((living && stale).then_some(Flaw::StaleContact));
    flaws.extend(quality.bounced.map(|_| Flaw::Bounced));
    flaws.extend((!quality.asked_for_consent).then_some(Flaw::NoConsent));
    flaws.extend((!quality.honest).then_some(Flaw::HostileResume));
    flaws
}
