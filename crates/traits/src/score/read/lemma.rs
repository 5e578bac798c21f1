//! The plain form of a word, whatever its ending, its spelling or a slip of the finger.

use std::collections::{HashMap, HashSet};

use matching::lexicon::numbers;

use super::irregular::{verb_of, verbs};

/// The words that something depends on. A word near one of them is taken for it.
#[derive(Default)]
pub struct Vocabulary {
    known: HashSet<String>,
    /// Known words by what is left when one letter is gone; none if two words share it.
    slips: HashMap<String, Option<String>>,
}

/// What the ending says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    Past,
    Ing,
    S,
    Plain,
}

/// They only look like a past.
const NOT_PAST: &[&str] = &[
    "bed", "bleed", "breed", "exceed", "hundred", "indeed", "need", "proceed", "red", "seed", "shed",
    "speed", "succeed",
];

const PRESENT: &[(&str, &str)] =
    &[("am", "be"), ("are", "be"), ("does", "do"), ("has", "have"), ("is", "be")];

const PLURALS: &[(&str, &str)] = &[
    ("analyses", "analysis"),
    ("children", "child"),
    ("criteria", "criterion"),
    ("feet", "foot"),
    ("lives", "life"),
    ("men", "man"),
    ("shelves", "shelf"),
    ("women", "woman"),
];

/// Besides the small ones.
const NUMBERS: &[&str] = &["hundred", "thousand", "million", "dozen", "fourty"];

/// Shorter words have too many neighbours.
const SHORTEST_SLIP: usize = 6;

/// Longer ones are no words.
const LONGEST_SLIP: usize = 24;

pub fn is_number(word: &str) -> bool {
    is_spelled(word) || (word.starts_with(|first: char| first.is_ascii_digit()) && !is_ordinal(word))
}

/// From two on: "one" and "zero" seldom count.
fn is_spelled(word: &str) -> bool {
    NUMBERS.contains(&word) || numbers::value(word).is_some_and(|value| value > 1)
}

/// A year tells when, not how many.
pub fn is_year(word: &str) -> bool {
    word.len() == 4
        && (word.starts_with("19") || word.starts_with("20"))
        && word.bytes().all(|byte| byte.is_ascii_digit())
}

fn is_ordinal(word: &str) -> bool {
    ["st", "nd", "rd", "th"].iter().any(|ending| word.ends_with(ending))
}

impl Vocabulary {
    pub fn new<'a>(words: impl IntoIterator<Item = &'a str>) -> Self {
        let mut all = Self::default();
        verbs().for_each(|verb| all.add(verb));
        words.into_iter().for_each(|word| all.add(word));
        all
    }

    pub fn add(&mut self, word: &str) {
        if !self.known.insert(word.to_owned()) || word.len() < SHORTEST_SLIP {
            return;
        }
        for near in shortened(word).chain([word.to_owned()]) {
            let meant = self.slips.entry(near).or_insert_with(|| Some(word.to_owned()));
            if meant.as_deref() != Some(word) {
                *meant = None;
            }
        }
    }

    /// The plain form, and what the ending says.
    pub fn lemma(&self, word: &str) -> (String, Form) {
        if let Some((_, verb)) = PRESENT.iter().chain(PLURALS).find(|(form, _)| *form == word) {
            return ((*verb).to_owned(), Form::Plain);
        }
        if let Some(verb) = verb_of(word) {
            return (verb.to_owned(), Form::Past);
        }
        let spelled = spelling(word);
        let found = endings(&spelled).into_iter().find(|(base, _)| self.known.contains(base));
        if let Some(found) = found {
            return found;
        }
        if self.known.contains(&spelled) {
            return (spelled, Form::Plain);
        }
        if let Some(found) = self.slip(&spelled) {
            return found;
        }
        let (base, form) = endings(&spelled).into_iter().next().unwrap_or((spelled, Form::Plain));
        (stem(&base).to_owned(), form)
    }

    /// The known word that this was meant to be, if one letter too many, too few or out of place explains it.
    fn slip(&self, word: &str) -> Option<(String, Form)> {
        if !(SHORTEST_SLIP..=LONGEST_SLIP).contains(&word.len()) {
            return None;
        }
        let same_start = |meant: &String, typed: &str| meant.as_bytes().first() == typed.as_bytes().first();
        let forms = [(word.to_owned(), Form::Plain)].into_iter().chain(endings(word));
        for (typed, form) in forms.filter(|(typed, _)| typed.len() + 1 >= SHORTEST_SLIP) {
            let meant =
                self.slips.get(&typed).cloned().flatten().filter(|meant| meant.len() == typed.len() + 1);
            let meant = meant
                .or_else(|| {
                    shortened(&typed).find(|near| near.len() >= SHORTEST_SLIP && self.known.contains(near))
                })
                .or_else(|| swapped(&typed).find(|near| self.known.contains(near)));
            if let Some(meant) = meant.filter(|meant| same_start(meant, &typed)) {
                let (lemma, known) = self.lemma(&meant);
                return Some((lemma, if form == Form::Plain { known } else { form }));
            }
        }
        None
    }
}

/// The word without one of its letters, never the first.
fn shortened(word: &str) -> impl Iterator<Item = String> {
    word.char_indices()
        .skip(1)
        .map(|(at, letter)| format!("{}{}", &word[..at], &word[at + letter.len_utf8()..]))
}

/// The word with two neighbouring letters in the other order.
fn swapped(word: &str) -> impl Iterator<Item = String> {
    let letters: Vec<char> = word.chars().collect();
    (1..letters.len().saturating_sub(1)).map(move |at| {
        let mut letters = letters.clone();
        letters.swap(at, at + 1);
        letters.into_iter().collect()
    })
}

/// What the forms of an unknown word have in common: `bake`, `baked`, `baking`.
fn stem(base: &str) -> &str {
    let base = base.strip_suffix('e').filter(|base| base.len() > 2).unwrap_or(base);
    let mut letters = base.chars().rev();
    match (letters.next(), letters.next()) {
        (Some(last), Some(before)) if last == before && base.len() > 3 => {
            &base[..base.len() - last.len_utf8()]
        }
        _ => base,
    }
}

/// One spelling of what is spelled in two ways.
fn spelling(word: &str) -> String {
    for (american, british) in [
        ("ize", "ise"),
        ("izes", "ises"),
        ("ized", "ised"),
        ("izing", "ising"),
        ("yze", "yse"),
        ("yzed", "ysed"),
    ] {
        if word.len() > 6 && word.ends_with(american) {
            return format!("{}{british}", &word[..word.len() - american.len()]);
        }
    }
    word.to_owned()
}

/// What the word may come from, the likeliest first.
fn endings(word: &str) -> Vec<(String, Form)> {
    let mut found = Vec::new();
    let mut add = |base: String, form: Form| found.push((base, form));
    if let Some(base) = word.strip_suffix("ied").filter(|base| base.len() > 1) {
        add(format!("{base}y"), Form::Past);
    } else if let Some(base) =
        word.strip_suffix("ed").filter(|base| base.len() > 1 && !NOT_PAST.contains(&word))
    {
        for base in bases(base) {
            add(base, Form::Past);
        }
    } else if let Some(base) = word.strip_suffix("ing").filter(|base| base.len() > 2) {
        for base in bases(base) {
            add(base, Form::Ing);
        }
    } else if let Some(base) = word.strip_suffix("ies").filter(|base| base.len() > 1) {
        add(format!("{base}y"), Form::S);
    } else if let Some(base) =
        word.strip_suffix('s').filter(|base| base.len() > 2 && !base.ends_with(['s', 'u', 'i']))
    {
        add(base.to_owned(), Form::S);
        if let Some(base) = base.strip_suffix('e') {
            add(base.to_owned(), Form::S);
        }
    }
    found
}

/// What stood before `ed` or `ing`. After one vowel and one consonant an `e` is gone, else the consonant were doubled.
fn bases(base: &str) -> Vec<String> {
    let is_vowel = |letter: Option<char>| letter.is_some_and(|letter| "aeiou".contains(letter));
    let mut letters = base.chars().rev();
    let (last, before, earlier) = (letters.next(), letters.next(), letters.next());
    let lost_e = !is_vowel(last) && is_vowel(before) && !is_vowel(earlier);
    let mut all = vec![base.to_owned(), format!("{base}e")];
    if lost_e {
        all.reverse();
    }
    all.extend(undoubled(base));
    all
}

fn undoubled(base: &str) -> Option<String> {
    let mut letters = base.chars().rev();
    let (last, before) = (letters.next()?, letters.next()?);
    (last == before).then(|| base[..base.len() - last.len_utf8()].to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms_spellings_and_slips_lead_to_one_word() {
        let vocabulary = Vocabulary::new([
            "stop", "deadline", "organise", "warn", "file", "fill", "deliver", "check", "promise",
        ]);
        for (word, lemma, form) in [
            ("stopped", "stop", Form::Past),
            ("told", "tell", Form::Past),
            ("deadlines", "deadline", Form::S),
            ("deadlne", "deadline", Form::Plain),
            ("dealdine", "deadline", Form::Plain),
            ("deliverred", "deliver", Form::Past),
            ("organized", "organise", Form::Past),
            ("filed", "file", Form::Past),
            ("filled", "fill", Form::Past),
            ("warning", "warn", Form::Ing),
            ("unheardof", "unheardof", Form::Plain),
            ("hundred", "hundred", Form::Plain),
        ] {
            assert_eq!(vocabulary.lemma(word), (lemma.to_owned(), form), "{word}");
        }
    }

    #[test]
    fn years_and_ordinals_are_no_amounts() {
        assert!(is_number("52") && is_number("twelve") && is_number("2.7"));
        assert!(!is_number("20th") && is_year("2022") && !is_year("1850"));
    }
}
