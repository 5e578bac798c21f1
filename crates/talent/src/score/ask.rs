//! A role's requirements, prepared once for any number of people.

use matching::lexicon::{
    degrees::{Level, find_degrees},
    fields::{Field, find_fields},
    languages::{find_languages, language},
    skills::find_skills,
};

use super::{
    Directions,
    direction::Wide,
    indexed::Indexed,
    known::{self, TitleMark},
    words,
};
use crate::{Requirement, RequirementKind, Taxon, taxonomy};

/// What a word weighs by how many of the role's requirements have it, and what one of every posting weighs: a word that
/// stands everywhere in a posting tells its requirements apart as little as "experience" does.
const RARITY: [u32; 3] = [6, 4, 3];
const FREQUENT: u32 = 2;
const COMMON: u32 = 1;
/// Every word of a title: of a machine learning engineer, "engineer" is rare only where all else is about learning.
const OF_TITLE: u32 = 3;
/// But for these: how high is not what.
const RANKS: [&str; 6] = ["junior", "lead", "principal", "senior", "sr", "staff"];

/// With these words a degree in a field nearby is what was asked for.
const OPEN: &[&str] = &["equivalent", "related", "relevant", "similar"];

/// Bits of the filter that keeps most words from being looked up.
const FILTER: u64 = 1 << 16;

/// A role's requirements, ready to be looked for. Weights and needs are no part of it.
#[derive(Clone, Debug)]
pub struct Ask {
    pub(super) wants: Vec<Want>,
    dictionary: Dictionary,
    pub(super) print: u64,
    has_meaning: bool,
}

#[derive(Clone, Debug)]
pub(super) struct Want {
    pub id: u16,
    pub what: What,
    pub years: Option<u8>,
    /// What its words weigh together.
    pub total: u32,
    pub direction: Option<Box<Wide>>,
}

#[derive(Clone, Debug)]
pub(super) enum What {
    /// Skills of the lexicon, each as good as the others. `is_shown`: a quality that is shown by what was done as much
    /// as by its name.
    Skill {
        numbers: Vec<u16>,
        neighbours: Vec<u16>,
        is_shown: bool,
    },
    /// Anything that words and meaning find.
    Work,
    Title(Option<TitleMark>),
    /// Words of its name, or a short form that stands for all of them.
    Certificate(Option<u64>),
    Degree(Degree),
    /// Any of these.
    Language(Vec<&'static str>),
    /// So many months.
    Years(u32),
}

#[derive(Clone, Debug)]
pub(super) struct Degree {
    pub level: Level,
    pub fields: Vec<&'static Field>,
    pub takes_related: bool,
}

/// The texts of a role that are compared by their meaning, in order.
pub fn asked(requirements: &[Requirement]) -> Vec<&str> {
    requirements.iter().filter_map(meant).collect()
}

/// Prepares the requirements, those that are to be ignored as well: they may count in a moment.
pub fn ask(requirements: &[Requirement], directions: Directions<'_>) -> Ask {
    let mut wants: Vec<Want> = requirements
        .iter()
        .map(|requirement| Want {
            id: requirement.id,
            what: what(requirement),
            years: requirement.years.filter(|years| *years > 0),
            total: 0,
            direction: meant(requirement).and_then(directions).and_then(|one| Wide::of(&one)).map(Box::new),
        })
        .collect();
    let texts: Vec<Vec<(u64, bool)>> = requirements.iter().map(own_words).collect();
    let dictionary = Dictionary::new(&texts, &mut wants);
    let numbers = texts.iter().flatten().map(|(word, _)| *word);
    let ids = wants.iter().map(|want| u64::from(want.id));
    let print = numbers.chain(ids).fold(0, |all, one| words::mix(all ^ one));
    let has_meaning = (requirements.iter().zip(&wants))
        .all(|(requirement, want)| meant(requirement).is_none() || want.direction.is_some());
    Ask { wants, dictionary, print, has_meaning }
}

impl Ask {
    /// How many requirements there are.
    pub fn len(&self) -> usize {
        self.wants.len()
    }

    pub fn is_empty(&self) -> bool {
        self.wants.is_empty()
    }

    /// Whether all that has a meaning is compared by it.
    pub fn has_meaning(&self) -> bool {
        self.has_meaning
    }

    /// For each requirement and each piece of the résumé, what the words weigh that both have.
    pub(super) fn cover(&self, who: &Indexed, cover: &mut Vec<u32>) {
        let pieces = who.pieces.len();
        cover.clear();
        cover.resize(pieces * self.wants.len(), 0);
        for (at, piece) in who.pieces.iter().enumerate() {
            for word in who.words(piece) {
                for (want, weight) in self.dictionary.get(*word) {
                    cover[*want * pieces + at] += weight;
                }
            }
        }
    }
}

/// What of a requirement is compared by its meaning.
fn meant(requirement: &Requirement) -> Option<&str> {
    match requirement.kind {
        RequirementKind::Task => Some(&requirement.text),
        RequirementKind::Title => Some(&requirement.label),
        RequirementKind::Skill => {
            let numbers = skills_of(requirement);
            let is_meant = numbers.is_empty() || numbers.into_iter().any(known::is_shown);
            is_meant.then_some(requirement.label.as_str())
        }
        _ => None,
    }
}

fn own_words(requirement: &Requirement) -> Vec<(u64, bool)> {
    match requirement.kind {
        RequirementKind::Certificate | RequirementKind::Language => words::asked(&requirement.label),
        _ => meant(requirement).map(words::asked).unwrap_or_default(),
    }
}

/// "Python or R" asks for either.
fn skills_of(requirement: &Requirement) -> Vec<u16> {
    let (label, taxon) = (requirement.label.as_str(), requirement.taxon.as_ref());
    let placed = |taxon: &Taxon| known::skill_number(&taxon.name);
    let mut numbers: Vec<u16> =
        taxon.filter(|taxon| taxon.scheme == "quadrangle").and_then(placed).into_iter().collect();
    match known::skill_number(label) {
        Some(number) => numbers.push(number),
        None => numbers.extend(named(label)),
    }
    if numbers.is_empty() {
        numbers.extend(taxon.and_then(placed));
    }
    numbers.sort_unstable();
    numbers.dedup();
    numbers
}

fn named(label: &str) -> impl Iterator<Item = u16> {
    let found = find_skills(label).into_iter().filter(|found| !found.negated);
    found.filter_map(|found| known::skill_number(found.skill.name))
}

fn what(requirement: &Requirement) -> What {
    match requirement.kind {
        RequirementKind::Skill => match skills_of(requirement) {
            numbers if numbers.is_empty() => What::Work,
            numbers => What::Skill {
                neighbours: neighbours(&numbers),
                is_shown: numbers.iter().copied().any(known::is_shown),
                numbers,
            },
        },
        RequirementKind::Task => What::Work,
        RequirementKind::Title => What::Title(known::title_mark(&requirement.label)),
        RequirementKind::Certificate => What::Certificate(words::short_form(&requirement.label)),
        RequirementKind::Degree => What::Degree(degree(requirement)),
        RequirementKind::Language => match languages_of(requirement) {
            names if names.is_empty() => What::Certificate(None),
            names => What::Language(names),
        },
        RequirementKind::Years => What::Years(12 * u32::from(requirement.years.unwrap_or(1).max(1))),
    }
}

/// "French or German" asks for either.
fn languages_of(requirement: &Requirement) -> Vec<&'static str> {
    let named = |text: &str| find_languages(text).into_iter().map(|language| language.name);
    match language(&requirement.label) {
        Some(language) => vec![language.name],
        None if named(&requirement.label).next().is_none() => named(&requirement.text).take(1).collect(),
        None => named(&requirement.label).collect(),
    }
}

fn neighbours(numbers: &[u16]) -> Vec<u16> {
    let near = numbers.iter().flat_map(|number| taxonomy::neighbours(known::skill_name(*number)));
    let mut neighbours = Vec::new();
    for number in near.filter_map(|name| known::skill_number(name)) {
        if !numbers.contains(&number) && !neighbours.contains(&number) {
            neighbours.push(number);
        }
    }
    neighbours
}

/// The lowest degree that is asked for, and every field that would do.
fn degree(requirement: &Requirement) -> Degree {
    let mut source = requirement.label.as_str();
    let mut found = find_degrees(source);
    if found.is_empty() {
        source = &requirement.text;
        found = find_degrees(source);
    }
    let mut fields: Vec<&'static Field> = found.iter().filter_map(|one| one.field).collect();
    // "Higher education" asks for no teacher.
    fields.extend(find_fields(source).into_iter().filter(|field| field.name != "Education"));
    let says = |text: &str| {
        let folded = matching::lexicon::text::key(text);
        folded.split(' ').any(|word| OPEN.contains(&word))
    };
    Degree {
        level: found.iter().map(|one| one.degree.level).min().unwrap_or(Level::Bachelor),
        fields,
        takes_related: says(&requirement.label) || says(&requirement.text),
    }
}

/// All words of a role, each with the requirements that have it.
#[derive(Clone, Debug)]
struct Dictionary {
    words: Vec<u64>,
    wants: Vec<Vec<(usize, u32)>>,
    filter: Vec<u64>,
}

impl Dictionary {
    fn new(texts: &[Vec<(u64, bool)>], wants: &mut [Want]) -> Self {
        let mut all: Vec<(u64, bool)> = texts.iter().flatten().copied().collect();
        all.sort_unstable();
        all.dedup();
        let mut dictionary = Self {
            words: all.iter().map(|(word, _)| *word).collect(),
            wants: vec![Vec::new(); all.len()],
            filter: vec![0; usize::try_from(FILTER / 64).unwrap_or_default()],
        };
        let ranks = RANKS.map(words::number_of);
        for ((word, is_common), having) in all.iter().zip(&mut dictionary.wants) {
            let has = |at: &usize| texts[*at].iter().any(|(other, _)| other == word);
            let places: Vec<usize> = (0..texts.len()).filter(has).collect();
            let usual = match places.len() {
                _ if *is_common => COMMON,
                count => RARITY.get(count - 1).copied().unwrap_or(FREQUENT),
            };
            for place in places {
                let weight = match wants[place].what {
                    What::Title(_) if ranks.contains(word) => COMMON,
                    What::Title(_) => OF_TITLE,
                    _ => usual,
                };
                wants[place].total += weight;
                having.push((place, weight));
            }
            let (at, bit) = place_of(*word);
            dictionary.filter[at] |= bit;
        }
        dictionary
    }

    fn get(&self, word: u64) -> &[(usize, u32)] {
        let (at, bit) = place_of(word);
        if self.filter[at] & bit == 0 {
            return &[];
        }
        self.words.binary_search(&word).map_or(&[], |at| self.wants[at].as_slice())
    }
}

fn place_of(word: u64) -> (usize, u64) {
    let bit = word % FILTER;
    (usize::try_from(bit / 64).unwrap_or_default(), 1 << (bit % 64))
}
