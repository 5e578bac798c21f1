//! Who may get a piece today, and why the others do not.

use std::collections::{BTreeMap, HashMap, HashSet};

use api::Answer;
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
        let addressed: Vec<u32> =
            ids.iter().copied().filter(|id| found.get(id).is_some_and(is_addressed)).collect();
        let verdicts = suite.outreach.may_all(&addressed, &Reserve::letter(APP.slug, 0, today)).await?;
        let mut refused: HashMap<u32, Refused> = verdicts
            .into_iter()
            .filter_map(|(person, verdict)| match verdict {
                Verdict::Refused(refused) => Some((person, refused)),
                Verdict::Allowed { .. } => None,
            })
            .collect();
        let mut all = Vec::with_capacity(ids.len());
        for person in ids {
            let reader = found.remove(person);
            let left_out = self.left_out(reader.as_ref(), refused.remove(person));
            all.push(Looked { person: *person, reader, left_out });
        }
        Ok(all)
    }

    fn left_out(&mut self, reader: Option<&Reader>, refused: Option<Refused>) -> Option<StudioLeftOut> {
        let why = |reason, message: &str| Some(StudioLeftOut { reason, message: message.to_owned() });
        let Some(reader) = reader else {
            return why(StudioReason::NotListed, "Does not stand in the directory any more.");
        };
        if !reader.person.shared.email {
            let message = "Has not agreed to be written to by mail. Ask for it first.";
            return why(StudioReason::NoConsent, message);
        }
        let Some(address) = &reader.person.email else {
            return why(StudioReason::NoAddress, "No mail address is on record. Find one first.");
        };
        if let Some(refused) = refused {
            return Some(refusal(refused));
        }
        if !self.addresses.insert(address.trim().to_lowercase()) {
            let message = "Somebody else in this list has the same address and gets it.";
            return why(StudioReason::SameAddress, message);
        }
        None
    }
}

/// Whether a mail could go to them, as far as their own record says: only then the budget is asked.
fn is_addressed(reader: &Reader) -> bool {
    reader.person.shared.email && reader.person.email.is_some()
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
