use super::nicknames::formal;
use crate::import::value::{fold, plain_words};

/// A name taken apart, so that its spellings can be compared.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Name {
    /// First names, folded; the first one counts most.
    pub given: String,
    pub family: String,
}

const TITLES: [&str; 13] =
    ["mr", "mrs", "ms", "miss", "mx", "dr", "prof", "professor", "rev", "hon", "sir", "dame", "capt"];
const SUFFIXES: [&str; 14] =
    ["jr", "sr", "ii", "iii", "iv", "phd", "md", "esq", "mba", "jd", "dds", "cpa", "rn", "dvm"];
/// Words that belong to the family name that follows.
const PARTICLES: [&str; 14] =
    ["de", "del", "della", "di", "da", "dos", "du", "la", "le", "van", "von", "der", "den", "al"];

impl Name {
    pub fn of(given: &str, family: &str) -> Self {
        let given = kept(given, true);
        let family = kept(family, false);
        Self { given: given.join(" "), family: family.concat() }
    }

    /// `Ada Lovelace`, `Lovelace, Ada`, `Dr. Ada M. Lovelace, Ph.D.`
    pub fn whole(name: &str) -> Self {
        let mut parts = name.split(',').filter(|part| {
            let words = name_words(part);
            !words.is_empty() && !words.split(' ').all(|word| SUFFIXES.contains(&word))
        });
        let (first, second) = (parts.next().unwrap_or(""), parts.next());
        if let Some(given) = second {
            return Self::of(given, first);
        }
        let all = kept(first, true);
        let mut start = all.len().saturating_sub(1);
        while start > 1 && PARTICLES.contains(&all[start - 1].as_str()) {
            start -= 1;
        }
        Self { given: all[..start].join(" "), family: all[start..].concat() }
    }

    /// First names and family name of a whole name, as they are spelled, without titles and degrees.
    pub fn spelled(name: &str) -> (String, String) {
        let is_extra = |part: &str, words: &[&str]| {
            let part = name_words(part);
            part.split(' ').all(|word| words.contains(&word))
        };
        let mut parts = name.split(',').filter(|part| !part.trim().is_empty() && !is_extra(part, &SUFFIXES));
        let (first, second) = (parts.next().unwrap_or(name), parts.next());
        let plain = |part: &str| {
            let words = part.split_whitespace();
            let kept: Vec<&str> =
                words.filter(|word| !is_extra(word, &TITLES) && !is_extra(word, &SUFFIXES)).collect();
            if kept.is_empty() {
                vec![part.trim().to_owned()]
            } else {
                kept.iter().map(|word| (*word).to_owned()).collect()
            }
        };
        if let Some(given) = second {
            return (plain(given).join(" "), plain(first).join(" "));
        }
        let all = plain(first);
        let mut start = all.len().saturating_sub(1);
        while start > 1 && PARTICLES.contains(&name_words(&all[start - 1]).as_str()) {
            start -= 1;
        }
        (all[..start].join(" "), all[start..].join(" "))
    }

    /// What similar spellings of the family name have in common: its first letter and its consonants, none twice.
    pub fn key(&self) -> String {
        let mut key = String::new();
        for character in self.family.chars() {
            let sound = match character {
                'z' => 's',
                'k' | 'q' => 'c',
                'v' | 'w' => 'f',
                'p' if self.family.contains("ph") => 'f',
                other => other,
            };
            let silent = !key.is_empty() && matches!(sound, 'a' | 'e' | 'i' | 'o' | 'u' | 'y' | 'h');
            if !silent && !key.ends_with(sound) {
                key.push(sound);
            }
        }
        key
    }

    /// The first letters under which the first name could be filed.
    pub fn initials(&self) -> Vec<char> {
        let first = self.first();
        let mut initials: Vec<char> = std::iter::once(first)
            .chain(formal(first).iter().copied())
            .filter_map(|name| name.chars().next())
            .collect();
        initials.sort_unstable();
        initials.dedup();
        initials
    }

    /// How alike two names are, from 0 to 1.
    pub fn likeness(&self, other: &Self) -> f64 {
        if self.family.is_empty() || other.family.is_empty() {
            return 0.0;
        }
        let family =
            if self.family == other.family { 1.0 } else { strsim::jaro_winkler(&self.family, &other.family) };
        family.min(same_given(self.first(), other.first()))
    }

    fn first(&self) -> &str {
        self.given.split(' ').next().unwrap_or("")
    }
}

fn same_given(left: &str, right: &str) -> f64 {
    if left.is_empty() || right.is_empty() {
        return 0.0;
    }
    if left == right {
        return 1.0;
    }
    let is = |one: &str, name: &str| one == name || formal(one).contains(&name);
    if is(left, right) || is(right, left) || formal(left).iter().any(|name| is(right, name)) {
        return 0.97;
    }
    let (short, long) = if left.len() < right.len() { (left, right) } else { (right, left) };
    if short.chars().count() == 1 && long.starts_with(short) {
        return 0.9;
    }
    strsim::jaro_winkler(left, right)
}

fn name_words(text: &str) -> String {
    plain_words(&fold(text).replace("ph.d", "phd"))
}

/// The words that are part of a name. Of a name that is all titles, all of it.
fn kept(text: &str, drop_titles: bool) -> Vec<String> {
    let folded = name_words(text);
    let all: Vec<String> = folded.split(' ').filter(|word| !word.is_empty()).map(str::to_owned).collect();
    let extra =
        |word: &String| SUFFIXES.contains(&word.as_str()) || drop_titles && TITLES.contains(&word.as_str());
    let kept: Vec<String> = all.iter().filter(|word| !extra(word)).cloned().collect();
    if kept.is_empty() { all } else { kept }
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::*;

    #[rstest]
    #[case("Lovelace, Ada", "Ada Lovelace")]
    #[case("Dr. Ada Lovelace, Ph.D.", "ADA LOVELACE")]
    #[case("José Núñez Jr.", "Jose Nunez")]
    #[case("Bob Smith", "Robert Smith")]
    #[case("Ronald McDonald", "MCDONALD, RON")]
    #[case("Bill O’Brien", "William O'Brien")]
    #[case("Ludwig van Beethoven", "van Beethoven, Ludwig")]
    #[case("Anna-Lena Mueller", "Anna Lena Mueller")]
    #[case("R. Smith", "Rob Smith")]
    #[case("Katherine Johnson", "Kathrine Jonson")]
    fn spellings_of_one_name_are_alike(#[case] left: &str, #[case] right: &str) {
        let (left, right) = (Name::whole(left), Name::whole(right));
        assert!(left.likeness(&right) >= 0.9, "{left:?} {right:?} {}", left.likeness(&right));
        assert_eq!(left.key(), right.key());
        assert!(left.initials().iter().any(|initial| right.initials().contains(initial)));
    }

    #[rstest]
    #[case("Ada Lovelace", "Ada", "Lovelace")]
    #[case("LOVELACE, Ada M.", "Ada M.", "LOVELACE")]
    #[case("Dr. Ada Lovelace, Ph.D.", "Ada", "Lovelace")]
    #[case("Ludwig van Beethoven", "Ludwig", "van Beethoven")]
    #[case("Madonna", "", "Madonna")]
    #[case("Dr.", "", "Dr.")]
    fn a_whole_name_is_taken_apart_as_it_is_spelled(
        #[case] whole: &str,
        #[case] given: &str,
        #[case] family: &str,
    ) {
        assert_eq!(Name::spelled(whole), (given.to_owned(), family.to_owned()));
    }

    #[rstest]
    #[case("Ada Lovelace", "Grace Lovelace")]
    #[case("Ada Lovelace", "Ada Hopper")]
    #[case("Lovelace", "Ada Lovelace")]
    #[case("", "")]
    fn different_names_are_not_alike(#[case] left: &str, #[case] right: &str) {
        assert!(Name::whole(left).likeness(&Name::whole(right)) < 0.9);
    }
}
