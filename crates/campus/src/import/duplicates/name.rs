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
        let (given, family): (Vec<&str>, Vec<&str>) =
            (given.split_whitespace().collect(), family.split_whitespace().collect());
        let family = name_words(&core(&family, false, 1).join(" ")).replace(' ', "");
        Self { given: name_words(&core(&given, true, 1).join(" ")), family }
    }

    /// `Ada Lovelace`, `Lovelace, Ada`, `Dr. Ada M. Lovelace, Ph.D.`
    pub fn whole(name: &str) -> Self {
        let (given, family) = Self::spelled(name);
        Self { given: name_words(&given), family: name_words(&family).replace(' ', "") }
    }

    /// First names and family name of a whole name, as they are spelled, without titles and degrees. Nobody is left
    /// with one word because the other is a title somewhere: Md Rahman and Hon Lam have two names.
    pub fn spelled(name: &str) -> (String, String) {
        let mut parts: Vec<Vec<&str>> =
            name.split(',').map(|part| part.split_whitespace().collect()).collect();
        parts.retain(|part| !name_words(&part.join(" ")).is_empty());
        for place in (1..parts.len()).rev() {
            let others: usize = parts.iter().map(Vec::len).sum::<usize>() - parts[place].len();
            if others > 1 && parts[place].iter().all(|word| is_suffix(word)) {
                parts.remove(place);
            }
        }
        match parts.as_slice() {
            [] => (String::new(), name.trim().to_owned()),
            [only] => {
                let words = core(only, true, 2);
                let mut start = words.len().saturating_sub(1);
                while start > 1 && PARTICLES.contains(&name_words(words[start - 1]).as_str()) {
                    start -= 1;
                }
                (words[..start].join(" "), words[start..].join(" "))
            }
            [family, given, ..] => (core(given, true, 1).join(" "), core(family, false, 1).join(" ")),
        }
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

    /// Whether the first names can be those of one person: a nickname, an initial, a middle name. One who has none
    /// could be anybody.
    pub fn could_be_given(&self, other: &Self) -> bool {
        let words = |name: &str| name.split(' ').filter(|word| !word.is_empty()).map(str::to_owned).collect();
        let (left, right): (Vec<String>, Vec<String>) = (words(&self.given), words(&other.given));
        let is_one = |left: &String, right: &String| {
            let is_long = left.chars().count().min(right.chars().count()) > 4;
            let likeness = same_given(left, right);
            likeness >= if is_long { 0.93 } else { 0.97 } || is_initial(left, right)
        };
        left.is_empty()
            || right.is_empty()
            || left.iter().any(|left| right.iter().any(|right| is_one(left, right)))
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
    if is_initial(left, right) {
        return 0.9;
    }
    strsim::jaro_winkler(left, right)
}

fn is_initial(left: &str, right: &str) -> bool {
    let (short, long) = if left.len() < right.len() { (left, right) } else { (right, left) };
    short.chars().count() == 1 && long.starts_with(short)
}

fn name_words(text: &str) -> String {
    plain_words(&fold(text).replace("ph.d", "phd"))
}

/// The words without titles in front and degrees behind, as long as so many are left.
fn core<'a, 'b>(words: &'b [&'a str], has_titles: bool, least: usize) -> &'b [&'a str] {
    let mut kept = words;
    while let [title, rest @ ..] = kept
        && has_titles
        && rest.len() >= least
        && is_title(title)
    {
        kept = rest;
    }
    while let [rest @ .., suffix] = kept
        && rest.len() >= least
        && is_suffix(suffix)
    {
        kept = rest;
    }
    kept
}

/// Hon is a name, too, and then it has no point.
fn is_title(word: &str) -> bool {
    let plain = name_words(word).replace(' ', "");
    TITLES.contains(&plain.as_str()) && (plain != "hon" || word.ends_with('.'))
}

fn is_suffix(word: &str) -> bool {
    SUFFIXES.contains(&name_words(word).replace(' ', "").as_str())
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
    #[case("Md Rahman", "Md", "Rahman")]
    #[case("Rahman, Md", "Md", "Rahman")]
    #[case("Md Abdul Rahman", "Md Abdul", "Rahman")]
    #[case("Naomasa Ii", "Naomasa", "Ii")]
    #[case("Hon Lam", "Hon", "Lam")]
    #[case("Lam, Hon Wai", "Hon Wai", "Lam")]
    #[case("Dame Diop", "Dame", "Diop")]
    #[case("Hon. Robert Lam III", "Robert", "Lam")]
    #[case("Lovelace, Ada, Ph.D.", "Ada", "Lovelace")]
    #[case("Ada Lovelace, M.D., Ph.D.", "Ada", "Lovelace")]
    #[case("Salinger, J.D.", "J.D.", "Salinger")]
    #[case("King, Jr., Martin Luther", "Martin Luther", "King")]
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

    #[rstest]
    #[case("Ann", "Bob", false)]
    #[case("Dan", "Dana", false)]
    #[case("Bob", "Robert", true)]
    #[case("R.", "Robert", true)]
    #[case("Mary Ann", "Ann", true)]
    #[case("Elisabeth", "Elizabeth", true)]
    #[case("Maria", "Mario", false)]
    #[case("", "Robert", true)]
    fn first_names_of_one_person(#[case] left: &str, #[case] right: &str, #[case] could_be: bool) {
        let (left, right) = (Name::of(left, "Smith"), Name::of(right, "Smith"));
        assert_eq!((left.could_be_given(&right), right.could_be_given(&left)), (could_be, could_be));
    }
}
