//! A search, from the text that was typed to the people who are shown.

use std::{collections::HashMap, sync::Arc, time::Instant};

use matching::{
    Vector,
    index::{Field, Filter, Hit, IndexError, Order, Page, Query, Weights},
    lexicon::text,
};
use store::{Error, Result};

use super::{
    Audience, Evidence, EvidenceChannel, EvidenceField, FoundPerson, Live, PeopleFound, PeopleQuery,
    ScoreParts, Search, SearchMode, SearchTook, compile, facet,
};
use crate::store::{edition::Edition, people};

/// More reasons are not read.
const EVIDENCE: usize = 6;
/// What is less like the query than this is no reason.
const LIKE: f32 = 0.3;
/// A longer text is more than a name.
const LONGEST_NAME: usize = 5;

const NO_MEANING: &str =
    "Search by meaning is not available, words alone decide: the sentence model is missing or does not work.";

impl Search {
    /// Finds people of this campus. `None` while there is no index of it: another campus gives the same numbers to
    /// other people.
    pub async fn find(&self, current: &Edition, query: &PeopleQuery) -> Result<Option<PeopleFound>> {
        let Some(live) = self.live_of(current) else { return Ok(None) };
        let mut took = SearchTook::default();
        let start = Instant::now();
        // Neither a name nor a smile means anything that somebody could do.
        let is_plain = text::words(&query.text).is_empty() || is_name(&live, &query.text);
        let vector = if is_plain || !live.by_meaning { None } else { self.direction(&query.text).await };
        took.meaning = micros(start);
        let has_meaning = live.index.has_vectors() && (vector.is_some() || is_plain);
        let start = Instant::now();
        let answer = match search(&live, query, vector).await? {
            Ok(answer) => answer,
            Err(error) => {
                self.distrust(&error);
                return Ok(None);
            }
        };
        took.index = micros(start);
        let start = Instant::now();
        let people = self.show(&live, &answer.hits).await?;
        took.people = micros(start);
        let mode = if has_meaning { SearchMode::WordsAndMeaning } else { SearchMode::Words };
        let note = (mode == SearchMode::Words).then(|| NO_MEANING.to_owned());
        Ok(Some(PeopleFound { total: answer.eligible, mode, note, people, took }))
    }

    async fn direction(&self, text: &str) -> Option<Box<Vector>> {
        match self.units.query(text).await {
            Ok(vector) => vector,
            Err(error) => {
                tracing::warn!(%error, "a search goes by words alone");
                None
            }
        }
    }

    /// Who has left since the index heard of them is not shown.
    async fn show(&self, live: &Live, hits: &[Hit]) -> Result<Vec<FoundPerson>> {
        let ids = hits.iter().map(|hit| hit.id);
        let people = people::some(self.store.reader(), live.edition.edition, ids).await?;
        let people: HashMap<u32, _> = people.into_iter().map(|person| (person.id.0, person)).collect();
        let shown = hits.iter().filter_map(|hit| {
            let person = people.get(&hit.id)?;
            let parts = ScoreParts { words: hit.parts.words, meaning: hit.parts.meaning };
            Some(FoundPerson { score: hit.score, parts, evidence: evidence(hit), ..FoundPerson::new(person) })
        });
        Ok(shown.collect())
    }
}

async fn search(
    live: &Arc<Live>,
    query: &PeopleQuery,
    vector: Option<Box<Vector>>,
) -> Result<std::result::Result<matching::index::Answer, IndexError>> {
    let (live, filter) = (Arc::clone(live), compile::filter(&query.filter, Audience::Staff));
    let page = Page { offset: query.offset as usize, count: query.limit as usize, order: Order::Name };
    let meaning = if vector.is_some() { 1.0 } else { 0.0 };
    let query = Query { text: query.text.clone(), vector };
    let found = tokio::task::spawn_blocking(move || {
        live.index.search(&query, &filter, Weights { words: 1.0, meaning }, page)
    });
    found.await.map_err(|_| Error::Other("a search broke".to_owned()))
}

/// Whether the text is nothing but names of people here. Their meaning says nothing about anybody. A word that is
/// rather something else, such as a trade, is no name by itself.
fn is_name(live: &Live, query: &str) -> bool {
    let words = text::words(query);
    if words.is_empty() || words.len() > LONGEST_NAME {
        return false;
    }
    let tags = words.iter().map(|word| Filter::tag(facet::NAME, &word.text));
    let nobody = Page { offset: 0, count: 0, order: Order::Id };
    let called =
        live.index.search(&Query::default(), &Filter::All(tags.collect()), Weights::default(), nobody);
    if words.len() > 1 && called.is_ok_and(|answer| answer.eligible > 0) {
        return true;
    }
    words.iter().all(|word| {
        live.index.occurrences(&word.text).is_ok_and(|count| count.names > 0 && count.names >= count.words)
    })
}

fn evidence(hit: &Hit) -> Vec<Evidence> {
    let all = hit.measured.words.max(f32::EPSILON);
    let words = hit.words.iter().map(|word| Evidence {
        channel: EvidenceChannel::Words,
        field: Some(field(word.field)),
        text: word.found.clone(),
        share: (word.share / all).clamp(0.0, 1.0),
    });
    let units = hit.units.iter().filter(|unit| unit.cosine >= LIKE).map(|unit| Evidence {
        channel: EvidenceChannel::Meaning,
        field: None,
        text: unit.text.clone(),
        share: unit.cosine.clamp(0.0, 1.0),
    });
    let mut evidence: Vec<Evidence> = words.take(EVIDENCE).chain(units).collect();
    evidence.sort_by(|one, other| other.share.total_cmp(&one.share));
    evidence.truncate(EVIDENCE);
    evidence
}

fn field(field: Field) -> EvidenceField {
    match field {
        Field::Name => EvidenceField::Name,
        Field::Headline => EvidenceField::Headline,
        Field::Title => EvidenceField::Title,
        Field::Employer => EvidenceField::Employer,
        Field::Skill => EvidenceField::Skill,
        Field::Study => EvidenceField::Study,
        Field::Place => EvidenceField::Place,
        Field::Interest => EvidenceField::Interest,
        Field::Text => EvidenceField::Text,
    }
}

fn micros(since: Instant) -> u64 {
    u64::try_from(since.elapsed().as_micros()).unwrap_or(u64::MAX)
}
