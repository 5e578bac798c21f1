//! Who may get a piece today, and why the others do not.

use std::collections::{BTreeMap, HashSet};

use api::Answer;
use jiff::civil::Date;
use outreach::{
    Reserve, Verdict,
    pressure::{Reason, Refused},
};

use super::{
    merge::Reader,
    model::{StudioLeftOut, StudioLeftOutCount, StudioReason, StudioRecipients},
    store::readers,
};
use crate::{Suite, graduway::APP};

/// So many people are looked at together.
pub const TOGETHER: usize = 250;

/// One of those who fit.
pub struct Looked {
    pub person: u32,
    /// None if they do not stand in the directory any more.
    pub reader: Option<Reader>,
    pub left_out: Option<StudioLeftOut>,
}

/// Looks at people one after the other. Two who share an address get one mail.
#[derive(Default)]
pub struct Looking {
    addresses: HashSet<String>,
}

impl Looking {
    pub async fn look(&mut self, suite: &Suite, ids: &[u32]) -> Answer<Vec<Looked>> {
        let today = suite.store().today();
        let mut found: BTreeMap<u32, Reader> = readers(suite.store(), &suite.campus, ids)
            .await?
            .into_iter()
            .map(|reader| (reader.person.id, reader))
            .collect();
        let mut all = Vec::with_capacity(ids.len());
        for person in ids {
            let reader = found.remove(person);
            let left_out = self.left_out(suite, *person, reader.as_ref(), today).await?;
            all.push(Looked { person: *person, reader, left_out });
        }
        Ok(all)
    }

    async fn left_out(
        &mut self,
        suite: &Suite,
        person: u32,
        reader: Option<&Reader>,
        today: Date,
    ) -> Answer<Option<StudioLeftOut>> {
        let why = |reason, message: &str| Some(StudioLeftOut { reason, message: message.to_owned() });
        let Some(reader) = reader else {
            return Ok(why(StudioReason::NotListed, "Does not stand in the directory any more."));
        };
        if !reader.person.shared.email {
            let message = "Has not agreed to be written to by mail. Ask for it first.";
            return Ok(why(StudioReason::NoConsent, message));
        }
        let Some(address) = &reader.person.email else {
            return Ok(why(StudioReason::NoAddress, "No mail address is on record. Find one first."));
        };
        if let Verdict::Refused(refused) =
            suite.outreach.may(&Reserve::letter(APP.slug, person, today)).await?
        {
            return Ok(Some(refusal(refused)));
        }
        if !self.addresses.insert(address.trim().to_lowercase()) {
            let message = "Somebody else in this list has the same address and gets it.";
            return Ok(why(StudioReason::SameAddress, message));
        }
        Ok(None)
    }
}

fn refusal(refused: Refused) -> StudioLeftOut {
    let reason = match refused.reason {
        Reason::Nobody | Reason::Died => StudioReason::Gone,
        Reason::DoNotContact | Reason::DoNotAsk => StudioReason::DoNotContact,
        Reason::NoConsent => StudioReason::NoConsent,
        Reason::NoAddress => StudioReason::NoAddress,
        Reason::Bounced => StudioReason::Bounced,
        Reason::Limit => StudioReason::OftenEnough,
    };
    StudioLeftOut { reason, message: refused.message }
}

/// How it stands with the first of those who fit.
pub async fn summary(suite: &Suite, ids: &[u32]) -> Answer<StudioRecipients> {
    let first = &ids[..ids.len().min(2 * TOGETHER)];
    let mut looking = Looking::default();
    let (mut reached, mut counts) = (0, BTreeMap::new());
    for some in first.chunks(TOGETHER) {
        for one in looking.look(suite, some).await? {
            match one.left_out {
                None => reached += 1,
                Some(left_out) => *counts.entry(left_out.reason).or_insert(0) += 1,
            }
        }
    }
    let left_out = counts.into_iter().map(|(reason, people)| StudioLeftOutCount { reason, people }).collect();
    Ok(StudioRecipients { total: ids.len() as u64, checked: first.len(), reached, left_out })
}
