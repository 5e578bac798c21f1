//! Patterns from a trait's own words, for traits that nobody wrote patterns for. Rather too few than wrong ones.

use super::{
    lexicon::Lexicon,
    pattern::{Item, Mode, Part, Pattern, REACH, Subject},
    read::{self, Word, is_function},
};
use crate::Trait;

/// Concepts whose words can stand for each other in any sentence.
const SYNONYMS: &[&str] = &[
    "ADOPT",
    "APOLOGISE",
    "ASK",
    "CHECK",
    "CHECKLIST",
    "DECIDE",
    "ERROR",
    "EXTENSION",
    "FIND",
    "FIX",
    "INFORM",
    "LEARN",
    "LISTEN",
    "NOTICE",
    "PRACTISE",
];

/// Results that somebody else could check.
const RESULTS: &[&str] = &["ADOPT", "LASTING", "MEASURED"];

/// They tell how, not what.
const VAGUE: &[&str] = &[
    "again", "also", "always", "clearly", "early", "most", "often", "only", "other", "own", "person",
    "several", "some", "thing", "time", "very", "well", "work", "people",
];

/// How many other words may stand among those of an example.
const CLOSE: usize = 2;

/// Of the words beside the act, two of three have to be there.
fn enough(count: usize) -> usize {
    (count * 2).div_ceil(3)
}

/// A clause of an anchor or an example: its words of content, and whether it is denied.
struct Saying {
    content: Vec<String>,
    denied: bool,
    own: bool,
    /// It has words that tell how, not what.
    vague: bool,
}

/// How people tell of having done it, if the trait says so.
pub fn from_evidence(one: &Trait, topic: Option<&Item>, lexicon: &Lexicon) -> Vec<Pattern> {
    let mut patterns = Vec::new();
    for (key, phrases) in &one.evidence.levels {
        let Some(level) = key.parse::<u8>().ok().filter(|level| (1..=4).contains(level)) else { continue };
        patterns.extend(phrases.iter().filter_map(|phrase| from_example(level, phrase, lexicon)));
    }
    patterns.extend(one.evidence.against.iter().filter_map(|phrase| from_example(1, phrase, lexicon)));
    for pattern in &mut patterns {
        pattern.topic = topic.cloned();
    }
    patterns
}

fn from_example(level: u8, phrase: &str, lexicon: &Lexicon) -> Option<Pattern> {
    let mut all = sayings(phrase, lexicon).into_iter();
    let mut saying = all.next().filter(|saying| saying.own)?;
    saying.content.extend(all.flat_map(|later| later.content));
    let mut seen = Vec::new();
    saying.content.retain(|word| {
        !seen.contains(word) && {
            seen.push(word.clone());
            true
        }
    });
    if saying.vague && saying.content.len() < 3 {
        return None;
    }
    let mut part = part(&saying, lexicon)?;
    part.enough = part.with.len();
    part.reach = part.with.len() + CLOSE;
    Some(Pattern { level, topic: None, parts: vec![part] })
}

/// From the words of the anchor itself. The fifth level asks for all of it and for a result besides.
pub fn from_anchor(one: &Trait, level: usize, lexicon: &Lexicon) -> Vec<Pattern> {
    let Ok(number) = u8::try_from(level + 1) else { return Vec::new() };
    let others: Vec<Saying> = one
        .anchors
        .iter()
        .enumerate()
        .filter(|(at, _)| *at != level)
        .flat_map(|(_, anchor)| sayings(anchor, lexicon))
        .collect();
    let parts = sayings(&one.anchors[level], lexicon)
        .into_iter()
        .filter(|saying| !others.iter().any(|other| is_alike(saying, other)))
        .filter_map(|saying| part(&saying, lexicon));
    if number < 5 {
        return parts.map(|part| Pattern { level: number, topic: None, parts: vec![part] }).collect();
    }
    let mut parts: Vec<Part> = parts.collect();
    if parts.is_empty() {
        return Vec::new();
    }
    for part in parts.iter_mut().skip(1) {
        part.subject = Subject::Any;
    }
    let result = Item { mode: Mode::Said, concepts: ids(RESULTS, lexicon), words: Vec::new() };
    parts.push(Part { subject: Subject::Any, act: result, with: Vec::new(), enough: 0, reach: REACH });
    vec![Pattern { level: number, topic: None, parts }]
}

fn ids(names: &[&str], lexicon: &Lexicon) -> Vec<usize> {
    names.iter().filter_map(|name| lexicon.id(name)).collect()
}

/// Two levels that say the same tell nothing apart.
fn is_alike(one: &Saying, other: &Saying) -> bool {
    let common = one.content.iter().filter(|word| other.content.contains(word)).count();
    common * 3 > one.content.len() * 2 && one.denied == other.denied
}

/// The clauses of a text, cut at commas and where two things are joined.
fn sayings(text: &str, lexicon: &Lexicon) -> Vec<Saying> {
    let reading = read::read(text, lexicon.vocabulary());
    let mut sayings: Vec<Saying> = Vec::new();
    let mut own = true;
    for clause in &reading.clauses {
        let words = &reading.words[clause.words.clone()];
        let content: Vec<String> =
            words.iter().filter(|word| is_content(word)).map(|word| word.lemma.clone()).collect();
        if sayings.is_empty() {
            own = !matches!(
                words[0].text.as_str(),
                "they" | "it" | "the" | "nobody" | "everyone" | "no" | "she" | "he"
            );
        }
        let Some(act) = content.first() else { continue };
        let at = words.iter().position(|word| word.lemma == *act).unwrap_or_default();
        let denied = clause.is_denied(clause.words.start + at);
        let vague = words.iter().any(|word| VAGUE.contains(&word.lemma.as_str()));
        sayings.push(Saying { content, denied, own, vague });
    }
    sayings
}

fn is_content(word: &Word) -> bool {
    !is_function(&word.text) && !VAGUE.contains(&word.lemma.as_str()) && word.text.len() > 2
}

/// The first word of content is the act, the others stand near it. None if there is nothing beside the act.
fn part(saying: &Saying, lexicon: &Lexicon) -> Option<Part> {
    let (act, rest) = saying.content.split_first()?;
    if rest.is_empty() {
        return None;
    }
    let synonyms = ids(SYNONYMS, lexicon);
    let item = |word: &String, mode: Mode| {
        let concepts =
            lexicon.of_word(word).iter().copied().filter(|concept| synonyms.contains(concept)).collect();
        Item { mode, concepts, words: vec![word.clone()] }
    };
    let mode = if saying.denied { Mode::Denied } else { Mode::Said };
    let with: Vec<Item> = rest.iter().map(|word| item(word, Mode::Said)).collect();
    let enough = enough(with.len());
    Some(Part { subject: Subject::Own, act: item(act, mode), with, enough, reach: REACH })
}
