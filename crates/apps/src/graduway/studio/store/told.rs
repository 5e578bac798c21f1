//! Whether what a piece tells may still be told today.

use std::collections::{BTreeSet, HashMap};

use campus::{Campus, search::Shared, store::people};
use outreach::{Draft, Gap, Place, Sentence, Source, lint::Private};
use store::{Result, Store};

use super::{
    super::model::Content,
    records::{current, event},
};

const WITHDRAWN: &str =
    "Somebody named here does not share this any more. Write the piece anew, or remove the sentence.";

/// What keeps a piece from being sent that was not so when it was written: the event is over, or somebody does not share
/// any more what it tells of them.
pub async fn outdated(store: &Store, campus: &Campus, content: &Content) -> Result<Vec<Gap>> {
    let mut gaps = Vec::new();
    if let Some(id) = content.event {
        let why = match event(store, id).await? {
            Some((_, false)) => None,
            Some((event, true)) => Some(format!("The event was on {}.", chat::phrase::date(event.date))),
            None => Some("The event is not on record any more.".to_owned()),
        };
        gaps.extend(why.map(|why| Gap {
            place: Place::Whole,
            message: format!("{why} Write the piece anew for one that is coming up."),
        }));
    }
    gaps.extend(withdrawn(campus, &content.draft).await?);
    Ok(gaps)
}

/// The sentences of which somebody does not share any more what they tell of them.
pub async fn withdrawn(campus: &Campus, draft: &Draft) -> Result<Vec<Gap>> {
    let ids = told_of(draft);
    if ids.is_empty() {
        return Ok(Vec::new());
    }
    // Whoever has died or left the directory is not among them.
    let listed = campus.listed(&ids.into_iter().collect::<Vec<_>>()).await?;
    let shared: HashMap<u32, Shared> = listed.into_iter().map(|person| (person.id, person.shared)).collect();
    let is_told = |sentence: &Sentence| {
        people_of(sentence).all(|id| shared.get(&id).is_some_and(|shared| may_tell(sentence, *shared)))
    };
    let gaps = draft.texts().filter(|(_, sentence)| !is_told(sentence));
    Ok(gaps.map(|(place, _)| Gap { place, message: WITHDRAWN.to_owned() }).collect())
}

fn may_tell(sentence: &Sentence, shared: Shared) -> bool {
    records_of(sentence).all(|record| match record.split_once(':') {
        Some(("position", _)) => shared.career,
        Some(("post", _)) => shared.words(),
        _ => shared.listed,
    })
}

fn records_of(sentence: &Sentence) -> impl Iterator<Item = &str> {
    sentence.sources.iter().filter_map(|source| match source {
        Source::Record { record, .. } => Some(record.as_str()),
        Source::Library { .. } | Source::Phrase { .. } | Source::Editor { .. } => None,
    })
}

fn people_of(sentence: &Sentence) -> impl Iterator<Item = u32> {
    records_of(sentence).filter_map(|record| record.strip_prefix("person:")?.parse().ok())
}

fn told_of(draft: &Draft) -> BTreeSet<u32> {
    draft.texts().flat_map(|(_, sentence)| people_of(sentence)).collect()
}

/// What of those a draft speaks of must not be passed on.
pub async fn private(store: &Store, draft: &Draft) -> Result<Vec<Private>> {
    let Some((edition, _)) = current(store).await? else { return Ok(Vec::new()) };
    let people = people::some(store.reader(), edition, told_of(draft)).await?;
    let private = people.into_iter().flat_map(|person| {
        let email = (!person.email.is_empty())
            .then(|| Private { what: "mail address".to_owned(), value: person.email.clone() });
        let phone = person.phone.map(|value| Private { what: "phone number".to_owned(), value });
        email.into_iter().chain(phone)
    });
    Ok(private.collect())
}
