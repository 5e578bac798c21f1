//! The patterns of every level that is known, found by the words of its anchor.

use std::{
    borrow::Cow,
    collections::{BTreeMap, HashMap},
    sync::LazyLock,
};

use super::{
    derive,
    lexicon::Lexicon,
    pattern::{self, Pattern},
};
use crate::{LEVELS, Trait, starter};

/// By trait, then by level.
type Lines = BTreeMap<String, BTreeMap<String, Vec<String>>>;

const DATA: &[&str] = &[
    include_str!("patterns/duty.json"),
    include_str!("patterns/people.json"),
    include_str!("patterns/thinking.json"),
    include_str!("patterns/working.json"),
];

/// Beside the levels of a trait: what an answer has to be about.
const ABOUT: &str = "topic";

/// A lexicon, and what tells each level of the traits that came with the suite.
pub struct Library {
    pub lexicon: Lexicon,
    levels: HashMap<&'static str, Vec<Pattern>>,
    /// Those of the starter library, once and for all.
    ready: Vec<(&'static Trait, Vec<Pattern>)>,
}

pub static LIBRARY: LazyLock<Library> = LazyLock::new(|| load().expect("the patterns can be read"));

fn load() -> Result<Library, String> {
    let mut lexicon = Lexicon::named();
    let mut levels: HashMap<&str, Vec<Pattern>> = HashMap::new();
    for data in DATA {
        let lines: Lines = serde_json::from_str(data).map_err(|error| error.to_string())?;
        for (key, by_level) in lines {
            let one =
                starter().iter().find(|one| one.key == key).ok_or(format!("there is no trait {key}"))?;
            let found = read_levels(&by_level, &mut lexicon).map_err(|why| format!("{key}: {why}"))?;
            for pattern in found {
                let anchor =
                    one.anchors.get(usize::from(pattern.level) - 1).ok_or("there are five levels")?;
                levels.entry(anchor).or_default().push(pattern);
            }
        }
    }
    let mut library = Library { lexicon, levels, ready: Vec::new() };
    library.ready = starter().iter().map(|one| (one, library.derived(one))).collect();
    Ok(library)
}

/// The patterns of a trait. What it is about, if it says so, has to be spoken of somewhere.
fn read_levels(
    by_level: &BTreeMap<String, Vec<String>>,
    lexicon: &mut Lexicon,
) -> Result<Vec<Pattern>, String> {
    let about = by_level.get(ABOUT).and_then(|lines| lines.first());
    let topic = about.map(|line| pattern::item(line, lexicon)).transpose()?;
    let mut patterns = Vec::new();
    for (level, lines) in by_level.iter().filter(|(level, _)| *level != ABOUT) {
        let number: u8 = level.parse().map_err(|_| format!("{level} is no level"))?;
        for line in lines {
            let pattern = Pattern::parse(number, line, lexicon)?;
            patterns.push(Pattern { topic: topic.clone(), ..pattern });
        }
    }
    Ok(patterns)
}

impl Library {
    /// What tells the levels of this trait. A level in other words than ours is read from those words.
    pub fn patterns(&self, one: &Trait) -> Cow<'_, [Pattern]> {
        let same = |other: &Trait| other.anchors == one.anchors && other.evidence == one.evidence;
        match self.ready.iter().find(|(other, _)| same(other)) {
            Some((_, patterns)) => Cow::Borrowed(patterns),
            None => Cow::Owned(self.derived(one)),
        }
    }

    fn derived(&self, one: &Trait) -> Vec<Pattern> {
        let known = one.anchors.iter().find_map(|anchor| self.levels.get(anchor.as_str()));
        let topic = known.and_then(|known| known.first()).and_then(|pattern| pattern.topic.as_ref());
        let mut patterns = derive::from_evidence(one, topic, &self.lexicon);
        for level in 0..LEVELS {
            match self.levels.get(one.anchors[level].as_str()) {
                Some(known) => patterns.extend(known.iter().cloned()),
                None => patterns.extend(derive::from_anchor(one, level, &self.lexicon)),
            }
        }
        patterns
    }
}
