//! Uploaded files that are likely to be about somebody who is there already: by name and contact, or by their texts.

use std::{
    cmp::Reverse,
    collections::{BTreeMap, BTreeSet, HashMap},
    sync::Arc,
};

use api::{Answer, ApiError};
use campus::store::people;
use matching::lexicon::text::key;
use talent::{MaskedKind, Resume};

use super::{
    alike::{Sketch, likely, runs, shared, sketch},
    model::Twins,
};
use crate::{CandidateId, CandidateSource, Candidates, Member, Pool};

/// From here on two texts are one with a few changes.
const ALIKE: u16 = 800;
/// So many pairs are found.
const MOST: usize = 1000;
/// So many are opened at once.
const TOGETHER: usize = 100;
/// Digits of a number that one can be called at: the last so many tell.
const FEWEST_DIGITS: usize = 7;
const MOST_DIGITS: usize = 10;

/// What is known of texts, and the pairs of the pool that they were last looked for in.
#[derive(Default)]
pub struct Sketches {
    drawn: Drawn,
    found: Option<(Arc<Pool>, Vec<Twins>)>,
}

/// Of each member, by key: what it was made from, and the sketch of the text.
type Drawn = HashMap<u64, ([u8; 32], Option<Sketch>)>;

type Contacts = HashMap<CandidateId, BTreeSet<String>>;

impl Candidates {
    /// Pairs who are likely to be one, the most alike first. One of each pair is a file.
    pub async fn twins(&self) -> Answer<Vec<Twins>> {
        let pool = self.pool().await?;
        if !pool.members.iter().any(|one| is_upload(one)) {
            return Ok(Vec::new());
        }
        let mut held = self.0.sketches.lock().await;
        // The pool is another one as soon as anybody has changed.
        if let Some((_, twins)) = held.found.as_ref().filter(|(known, _)| Arc::ptr_eq(known, &pool)) {
            return Ok(twins.clone());
        }
        let contacts = self.contacts(&namesakes(&pool)).await?;
        let (before, people) = (std::mem::take(&mut held.drawn), pool.members.clone());
        let found = tokio::task::spawn_blocking(move || {
            let sketches = drawn(before, &people);
            let twins = pairs(&people, &sketches, &contacts);
            (sketches, twins)
        });
        let (drawn, twins) = found.await.map_err(ApiError::internal)?;
        *held = Sketches { drawn, found: Some((pool, twins.clone())) };
        Ok(twins)
    }

    /// Where these people can be reached, as far as it tells two apart.
    async fn contacts(&self, ids: &[CandidateId]) -> Answer<Contacts> {
        let mut all = Contacts::new();
        let numbers = ids.iter().filter_map(|id| match id {
            CandidateId::Person(number) => Some(*number),
            CandidateId::File(_) => None,
        });
        let known = people::some(self.store().reader(), self.edition().await?, numbers).await?;
        for person in known {
            let ways = [Some(person.email), person.phone].into_iter().flatten();
            let ways = ways.filter_map(|way| normal(&way)).collect();
            all.insert(CandidateId::Person(person.id.0), ways);
        }
        let files: Vec<CandidateId> =
            ids.iter().filter(|id| matches!(id, CandidateId::File(_))).cloned().collect();
        for some in files.chunks(TOGETHER) {
            for opened in self.open_some(some).await? {
                all.insert(opened.member.id.clone(), said(&opened.resume));
            }
        }
        Ok(all)
    }
}

fn is_upload(member: &Member) -> bool {
    member.source == CandidateSource::Upload
}

/// Everybody who shares a name with a file, and those files.
fn namesakes(pool: &Pool) -> Vec<CandidateId> {
    let mut named: HashMap<String, Vec<&Arc<Member>>> = HashMap::new();
    for member in &pool.members {
        named.entry(key(&member.name)).or_default().push(member);
    }
    let shared = named.into_iter().filter(|(name, people)| {
        !name.is_empty() && people.len() > 1 && people.iter().any(|one| is_upload(one))
    });
    shared.flat_map(|(_, people)| people.into_iter().map(|one| one.id.clone())).collect()
}

/// What a résumé says of how to reach whoever it is about.
fn said(resume: &Resume) -> BTreeSet<String> {
    let letters: Vec<char> = resume.text.chars().collect();
    let ways = resume.masked.iter().filter(|one| one.kind == MaskedKind::Contact);
    let words = ways.flat_map(|one| {
        let way = letters.get(one.span.start as usize..one.span.end as usize).unwrap_or_default();
        let way: String = way.iter().collect();
        let words: Vec<Option<String>> = way.split_whitespace().map(normal).collect();
        words.into_iter().chain([normal(&way)])
    });
    words.flatten().collect()
}

/// An address in small letters, or the last digits of a number; none if it is neither.
fn normal(way: &str) -> Option<String> {
    let way = way.trim_matches(|letter: char| !letter.is_alphanumeric());
    if way.contains('@') {
        let is_one = !way.contains(char::is_whitespace);
        return is_one.then(|| way.to_lowercase());
    }
    let digits: Vec<char> = way.chars().filter(char::is_ascii_digit).collect();
    let is_number = digits.len() >= FEWEST_DIGITS && !way.chars().any(char::is_alphabetic);
    is_number.then(|| digits[digits.len().saturating_sub(MOST_DIGITS)..].iter().collect())
}

/// A sketch of everybody; those of whoever has not changed are there already. Takes its time.
fn drawn(mut before: Drawn, people: &[Arc<Member>]) -> Drawn {
    let of_each = people.iter().map(|one| {
        let known = before.remove(&one.key).filter(|(origin, _)| *origin == one.origin);
        (one.key, known.unwrap_or_else(|| (one.origin, sketch(&one.words))))
    });
    of_each.collect()
}

/// Takes its time.
fn pairs(people: &[Arc<Member>], sketches: &Drawn, contacts: &Contacts) -> Vec<Twins> {
    let mut found: BTreeMap<(CandidateId, CandidateId), Twins> = BTreeMap::new();
    let sketches: Vec<Option<Sketch>> =
        people.iter().map(|one| sketches.get(&one.key).and_then(|(_, sketch)| *sketch)).collect();
    let mut read: HashMap<usize, Vec<u64>> = HashMap::new();
    for (one, other) in likely(&sketches, |at| is_upload(&people[at])) {
        for at in [one, other] {
            read.entry(at).or_insert_with(|| runs(&people[at].words));
        }
        let alike = shared(&read[&one], &read[&other]);
        let (one, other) = (&people[one], &people[other]);
        if alike >= ALIKE {
            twins_of(&mut found, &one.id, &other.id).alike = alike;
        }
    }
    for (one, other) in reached_alike(people, contacts) {
        twins_of(&mut found, one, other).same_name_and_contact = true;
    }
    let mut all: Vec<Twins> = found.into_values().collect();
    all.sort_by_key(|pair| Reverse((pair.same_name_and_contact, pair.alike)));
    all.truncate(MOST);
    all
}

/// Pairs with a file who share a name and a way to reach them.
fn reached_alike<'a>(
    people: &'a [Arc<Member>],
    contacts: &'a Contacts,
) -> BTreeSet<(&'a CandidateId, &'a CandidateId)> {
    let mut reached: HashMap<(String, &str), Vec<&Arc<Member>>> = HashMap::new();
    for member in people {
        for way in contacts.get(&member.id).into_iter().flatten() {
            reached.entry((key(&member.name), way.as_str())).or_default().push(member);
        }
    }
    let mut pairs = BTreeSet::new();
    for together in reached.into_values() {
        for (nth, one) in together.iter().enumerate() {
            let others = together[nth + 1..].iter();
            let with_file = others.filter(|other| is_upload(one) || is_upload(other));
            pairs.extend(with_file.map(|other| (&one.id, &other.id)));
        }
    }
    pairs
}

/// The pair of these two. The file is the later one of two files.
fn twins_of<'a>(
    found: &'a mut BTreeMap<(CandidateId, CandidateId), Twins>,
    one: &CandidateId,
    other: &CandidateId,
) -> &'a mut Twins {
    // People come before files, and earlier files before later ones.
    let (other, file) = if one < other { (one, other) } else { (other, one) };
    found.entry((file.clone(), other.clone())).or_insert_with(|| Twins {
        file: file.clone(),
        other: other.clone(),
        same_name_and_contact: false,
        alike: 0,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ways_to_reach_somebody_are_compared_by_what_they_mean() {
        assert_eq!(normal("Mira.Okafor@Example.org,").as_deref(), Some("mira.okafor@example.org"));
        assert_eq!(normal("+1 (555) 010-2030").as_deref(), Some("5550102030"));
        assert_eq!(normal("555 010 2030"), normal("(555) 010-2030"));
        for nothing in ["", "12", "linkedin.com/in/mira12345678", "Room 1234567"] {
            assert_eq!(normal(nothing), None, "{nothing}");
        }
    }
}
