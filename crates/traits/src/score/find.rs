//! Looks for a pattern in what was read, and says why a near miss is none.

use std::{collections::HashMap, ops::Range};

use super::{
    lexicon::{Hit, Hits},
    pattern::{Item, Mode, Part, Pattern, Subject},
    read::{Clause, Form, Reading, Who, is_determiner, is_object, is_preposition, is_verb_sign},
};

/// So many acts of one kind nobody tells. What is before them is not looked at.
const MOST: usize = 2_000;

/// A pattern that was found: for each part its words, and the word of its act.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    pub parts: Vec<Found>,
    /// Told of a group, not of the speaker.
    pub shared: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    pub words: Range<usize>,
    pub act: usize,
}

/// Why what would fit does not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Miss {
    /// A plan, a wish, a duty, a thought.
    Open,
    /// Told as something that is always so.
    Claimed,
    /// Somebody else did it.
    Others,
    /// A result is there, but no act of the speaker's that led to it.
    Unearned,
}

/// A text and all that the lexicon has found in it.
pub struct Text<'a> {
    reading: &'a Reading,
    hits: Hits,
    /// Where each plain form stands.
    places: HashMap<&'a str, Vec<usize>>,
    sentence_of: Vec<Option<usize>>,
    clause_of: Vec<usize>,
}

/// The best places of a part so far.
#[derive(Default)]
struct Best {
    own: Option<Found>,
    shared: Option<Found>,
    miss: Option<Miss>,
}

enum Fit {
    Yes { shared: bool },
    No(Option<Miss>),
}

impl<'a> Text<'a> {
    pub fn new(reading: &'a Reading, hits: Hits) -> Self {
        let mut places: HashMap<&str, Vec<usize>> = HashMap::new();
        let mut sentence_of = vec![None; reading.words.len()];
        let mut clause_of = vec![0; reading.words.len()];
        for (at, sentence) in reading.sentences.iter().enumerate() {
            for word in sentence.words.clone() {
                sentence_of[word] = Some(at);
                places.entry(&reading.words[word].lemma).or_default().push(word);
            }
            for clause in sentence.clauses.clone() {
                reading.clauses[clause].words.clone().for_each(|word| clause_of[word] = clause);
            }
        }
        Self { reading, hits, places, sentence_of, clause_of }
    }

    pub fn reading(&self) -> &Reading {
        self.reading
    }

    /// The first place of every part, if all are there; else why not, where there is a reason.
    pub fn find(&self, pattern: &Pattern) -> Result<Match, Option<Miss>> {
        if pattern.topic.as_ref().is_some_and(|topic| !self.has(topic)) {
            return Err(None);
        }
        let mut found = Match { parts: Vec::new(), shared: false };
        let mut miss: Option<Option<Miss>> = None;
        for part in &pattern.parts {
            match self.find_part(part) {
                Ok((one, shared)) => {
                    found.parts.push(one);
                    found.shared |= shared;
                }
                Err(reason) => miss = Some(miss.flatten().into_iter().chain(reason).min()),
            }
        }
        let results = pattern.parts.iter().filter(|part| part.subject == Subject::Any).count();
        let is_unearned = pattern.level == 5 && results > 0 && found.parts.len() == results;
        match miss {
            None => Ok(found),
            Some(None) if is_unearned => Err(Some(Miss::Unearned)),
            Some(reason) => Err(reason),
        }
    }

    /// The speaker's own act before one that was shared; of several the last, for that is how it ended.
    fn find_part(&self, part: &Part) -> Result<(Found, bool), Option<Miss>> {
        let mut best = Best::default();
        for &concept in &part.act.concepts {
            let hits = self.hits.all(concept).iter().rev().copied();
            self.search(part, hits, &mut best);
        }
        for word in &part.act.words {
            let places = self.places.get(word.as_str()).into_iter().flatten().rev();
            self.search(part, places.map(|&start| Hit { start, end: start + 1 }), &mut best);
        }
        let Best { own, shared, miss } = best;
        own.map(|own| (own, false)).or(shared.map(|shared| (shared, true))).ok_or(miss)
    }

    /// Goes back from the end until there is an own act, or one was found further on.
    fn search(&self, part: &Part, hits: impl Iterator<Item = Hit>, best: &mut Best) {
        for hit in hits.take(MOST) {
            if best.own.as_ref().is_some_and(|own| own.act >= hit.start) {
                return;
            }
            let fit = self.fit(part, hit);
            if matches!(fit, Fit::No(None)) {
                continue;
            }
            let Some(words) = self.surroundings(part, hit) else { continue };
            let found = Found { words, act: hit.start };
            match fit {
                Fit::Yes { shared: false } => {
                    best.own = Some(found);
                    return;
                }
                Fit::Yes { shared: true } => {
                    if best.shared.as_ref().is_none_or(|shared| shared.act < hit.start) {
                        best.shared = Some(found);
                    }
                }
                Fit::No(reason) => best.miss = best.miss.into_iter().chain(reason).min(),
            }
        }
    }

    /// Whether it is spoken of anywhere, be it in a sentence that counts for nothing.
    fn has(&self, item: &Item) -> bool {
        item.concepts.iter().any(|&concept| self.hits.is_mentioned(concept))
            || item.words.iter().any(|word| self.places.contains_key(word.as_str()))
    }

    fn clause(&self, word: usize) -> &Clause {
        &self.reading.clauses[self.clause_of[word]]
    }

    /// Whether the act at this place is told as the part wants it.
    fn fit(&self, part: &Part, hit: Hit) -> Fit {
        let clause = self.clause(hit.start);
        if clause.is_denied(hit.start) != (part.act.mode == Mode::Denied) {
            return Fit::No(None);
        }
        let who = clause.who_at(hit.start);
        match part.subject {
            _ if clause.is_open(hit.start) => Fit::No(Some(Miss::Open)),
            Subject::Any => Fit::Yes { shared: false },
            Subject::Others if matches!(who, Who::Other | Who::Unsaid) => Fit::Yes { shared: false },
            Subject::Others => Fit::No(None),
            Subject::Own if !self.is_act(hit.start) => Fit::No(None),
            Subject::Own => match who {
                Who::Me if clause.past => Fit::Yes { shared: false },
                Who::We if clause.past => Fit::Yes { shared: true },
                Who::Me | Who::We => Fit::No(Some(Miss::Claimed)),
                Who::Other => Fit::No(Some(Miss::Others)),
                Who::Unsaid => Fit::No(None),
            },
        }
    }

    /// "A great coach" is none, "I did coach" is one: a plain form after an article is a thing. `did` alone only helps.
    fn is_act(&self, word: usize) -> bool {
        let words = &self.reading.words;
        if words[word].lemma == "do" {
            return words
                .get(word + 1)
                .is_some_and(|next| is_determiner(&next.text) || is_object(&next.text));
        }
        let from = self.clause(word).words.start.max(word.saturating_sub(3));
        let before = words[from..word].iter().rev();
        let after_preposition = word > from && is_preposition(&words[word - 1].text);
        words[word].form == Form::Past
            || (words[word].form == Form::Ing && after_preposition)
            || !after_preposition
                && !before
                    .take_while(|word| !is_verb_sign(&word.text))
                    .any(|word| is_determiner(&word.text) || word.lemma == "#")
    }

    /// The words from the first to the last that the part asks for, if the sentence has them near the act.
    fn surroundings(&self, part: &Part, act: Hit) -> Option<Range<usize>> {
        let sentence = &self.reading.sentences[self.sentence_of[act.start]?];
        let within = sentence.words.start.max(act.start.saturating_sub(part.reach))
            ..sentence.words.end.min(act.end + part.reach);
        let mut range = act.start..act.end;
        let mut count = 0;
        for item in &part.with {
            let hit = self.near(item, within.clone(), act);
            match (item.mode, hit) {
                (Mode::Absent, Some(_)) => return None,
                (_, None) => {}
                (_, Some(hit)) => {
                    count += 1;
                    range = range.start.min(hit.start)..range.end.max(hit.end);
                }
            }
        }
        (count >= part.enough).then_some(range)
    }

    fn near(&self, item: &Item, within: Range<usize>, act: Hit) -> Option<Hit> {
        let concepts =
            item.concepts.iter().filter_map(|&concept| self.hits.nearest(concept, within.clone(), act));
        let words = item.words.iter().filter_map(|word| {
            let places = self.places.get(word.as_str())?;
            let from = places.partition_point(|&place| place < within.start);
            let near = places[from..]
                .iter()
                .take_while(|&&place| place < within.end)
                .filter(|&&place| place != act.start);
            near.min_by_key(|place| place.abs_diff(act.start)).map(|&start| Hit { start, end: start + 1 })
        });
        concepts
            .chain(words)
            .filter(|hit| match item.mode {
                Mode::Said => true,
                Mode::Denied => self.clause(hit.start).is_denied(hit.start),
                Mode::Absent => !self.clause(hit.start).is_denied(hit.start),
            })
            .min_by_key(|hit| (hit.start.abs_diff(act.start), hit.start))
    }
}
