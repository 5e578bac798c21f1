use jiff::civil::date;

use super::{
    super::{
        dice::Stream,
        source::{day_between, earlier},
    },
    draft::Draft,
};
use crate::model::{Consent, ConsentField};

/// What may be used, and how many in a thousand who were asked agree.
const FIELDS: [(ConsentField, u32); 6] = [
    (ConsentField::Email, 880),
    (ConsentField::Phone, 560),
    (ConsentField::Address, 720),
    (ConsentField::Directory, 690),
    (ConsentField::Career, 640),
    (ConsentField::Employers, 420),
];

/// Some were never asked for some fields: nothing is recorded then, and nothing may be assumed.
pub(super) fn of(draft: &Draft<'_>) -> Vec<Consent> {
    let mut dice = draft.dice(Stream::Consent);
    let dice = &mut dice;
    let identity = &draft.identity;
    let last = earlier(identity.last_day(draft.source()), 1);
    let adult = date(identity.birth_year + 18, 7, 1).max(earlier(last, 3000));
    let basis = *dice.pick(draft.source().words.list("bases"));
    let Some(at) = day_between(adult, last, dice) else { return Vec::new() };
    let mut consents = Vec::new();
    for (field, agree) in FIELDS {
        let (asked, granted) = (dice.chance(930), dice.chance(agree));
        if asked {
            consents.push(Consent { person: identity.id, field, granted, at, basis: basis.into() });
        }
    }
    consents
}
