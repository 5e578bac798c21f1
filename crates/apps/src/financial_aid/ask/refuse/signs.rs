//! Reads the phrases that ask for what is not given, and the concepts that do so together, in whatever words.

use std::{collections::HashMap, sync::LazyLock};

use chat::guard::{Pattern, words_of};

use super::Matter;

/// The phrases and rules, made once.
struct Signs {
    /// Phrases that only sound like it. They are taken out before anything is looked for.
    harmless: Vec<Pattern>,
    /// Each asks for it by itself.
    phrases: [(Matter, Vec<Pattern>); 4],
    concepts: Vec<Vec<Pattern>>,
    rules: Vec<Rule>,
}

/// What a sentence has to speak of, and what not, by the places of the concepts.
struct Rule {
    matter: Matter,
    needs: Vec<usize>,
    unless: Vec<usize>,
}

const PHRASES: &str = include_str!("signs.txt");
const CONCEPTS: &str = include_str!("concepts.txt");
const MATTERS: [(Matter, &str); 4] = [
    (Matter::Misreporting, "misreporting"),
    (Matter::Immigration, "immigration"),
    (Matter::Law, "law"),
    (Matter::Tax, "tax"),
];

static SIGNS: LazyLock<Signs> = LazyLock::new(|| {
    let named: Vec<(&str, &str)> =
        lines(CONCEPTS, "concepts").filter_map(|line| line.split_once(':')).collect();
    let places: HashMap<&str, usize> =
        named.iter().zip(0..).map(|((name, _), place)| (*name, place)).collect();
    let concept = |patterns: &'static str| patterns.split('|').map(Pattern::new).collect();
    let rules = lines(CONCEPTS, "rules").filter_map(|line| {
        let (matter, concepts) = line.split_once(':')?;
        let (matter, _) = MATTERS.into_iter().find(|(_, name)| *name == matter)?;
        let (unless, needs): (Vec<&str>, Vec<&str>) =
            concepts.split_whitespace().partition(|name| name.starts_with('-'));
        let places = |names: Vec<&str>| {
            names.into_iter().filter_map(|name| places.get(name.trim_start_matches('-')).copied()).collect()
        };
        Some(Rule { matter, needs: places(needs), unless: places(unless) })
    });
    Signs {
        harmless: lines(PHRASES, "only sounds like it").map(Pattern::new).collect(),
        phrases: MATTERS.map(|(matter, name)| (matter, lines(PHRASES, name).map(Pattern::new).collect())),
        rules: rules.collect(),
        concepts: named.iter().map(|(_, patterns)| concept(patterns)).collect(),
    }
});

/// The lines under a heading of a list.
fn lines(list: &'static str, name: &'static str) -> impl Iterator<Item = &'static str> {
    let lines = list.lines().skip_while(move |line| line.trim_matches(['[', ']']) != name);
    let lines = lines.skip(1).take_while(|line| !line.starts_with('['));
    lines.filter(|line| !line.is_empty() && !line.starts_with('#'))
}

/// What the message asks for: a sentence by itself, or what two that follow each other say together.
pub fn read(message: &str) -> Option<Matter> {
    let plain = letters_for_digits(message);
    let sentences: Vec<Vec<String>> =
        plain.split(['.', '!', '?', ';', '\n']).map(|sentence| open(&words_of(sentence))).collect();
    let by_phrase = sentences.iter().find_map(|words| {
        SIGNS.phrases.iter().find(|(_, phrases)| stands(phrases, words)).map(|(matter, _)| *matter)
    });
    let spoken_of: Vec<Vec<bool>> = sentences
        .iter()
        .map(|words| SIGNS.concepts.iter().map(|concept| stands(concept, words)).collect())
        .collect();
    by_phrase.or_else(|| spoken_of.iter().find_map(|spoken_of| by_rule(spoken_of))).or_else(|| {
        spoken_of.windows(2).find_map(|pair| {
            let both: Vec<bool> = pair[0].iter().zip(&pair[1]).map(|(one, other)| *one || *other).collect();
            by_rule(&both)
        })
    })
}

/// The words without what only sounds like it. What is taken out leaves a gap, so that nothing new comes together.
fn open(words: &[String]) -> Vec<String> {
    let mut left = words.to_vec();
    for place in SIGNS.harmless.iter().flat_map(|harmless| harmless.places(words)) {
        left[place].fill("…".to_owned());
    }
    left
}

fn stands(patterns: &[Pattern], words: &[String]) -> bool {
    patterns.iter().any(|pattern| pattern.stands(words))
}

fn by_rule(spoken_of: &[bool]) -> Option<Matter> {
    let holds = |rule: &&Rule| {
        rule.needs.iter().all(|concept| spoken_of[*concept])
            && !rule.unless.iter().any(|concept| spoken_of[*concept])
    };
    SIGNS.rules.iter().find(holds).map(|rule| rule.matter)
}

/// "h1de" is read as it is meant.
fn letters_for_digits(text: &str) -> String {
    let letters: Vec<char> = text.chars().collect();
    let is_letter = |at: Option<usize>| {
        at.and_then(|at| letters.get(at)).is_some_and(|letter: &char| letter.is_alphabetic())
    };
    let read = letters.iter().enumerate().map(|(at, letter)| {
        let inside = is_letter(at.checked_sub(1)) && is_letter(Some(at + 1));
        match letter {
            '1' | '!' if inside => 'i',
            '0' if inside => 'o',
            '3' if inside => 'e',
            '4' | '@' if inside => 'a',
            '5' | '$' if inside => 's',
            other => *other,
        }
    });
    read.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_speaks_of_concepts_that_there_are() {
        let names: Vec<&str> = lines(CONCEPTS, "concepts")
            .filter_map(|line| line.split_once(':'))
            .map(|(name, _)| name)
            .collect();
        let rules: Vec<&str> = lines(CONCEPTS, "rules").collect();
        assert_eq!(rules.len(), SIGNS.rules.len());
        for rule in rules {
            let (matter, concepts) = rule.split_once(':').unwrap();
            assert!(MATTERS.iter().any(|(_, name)| *name == matter), "{rule}");
            for concept in concepts.split_whitespace() {
                assert!(names.contains(&concept.trim_start_matches('-')), "{rule}: {concept}");
            }
        }
        let used =
            |name: &str| lines(CONCEPTS, "rules").any(|rule| rule.split([' ', '-']).any(|word| word == name));
        let unused: Vec<&&str> = names.iter().filter(|name| !used(name)).collect();
        assert!(unused.is_empty(), "{unused:?}");
        for (matter, phrases) in &SIGNS.phrases {
            assert!(phrases.len() > 5, "{matter:?}");
        }
    }
}
