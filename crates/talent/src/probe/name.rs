use matching::lexicon::text::fold;

use super::swap::{Place, in_the_case_of};

/// First and last, of many cultures; some with accents, hyphens and particles, some that are trades or languages.
const NAMES: &[(&str, &str)] = &[
    ("Emily", "Walsh"),
    ("Lakisha", "Washington"),
    ("Jamal", "Jefferson"),
    ("Mohammed", "Al-Farsi"),
    ("Fatima", "Bouzid"),
    ("Wei", "Zhang"),
    ("Xiuying", "Liu"),
    ("Nguyễn", "Thảo"),
    ("Priya", "Venkataraman"),
    ("Arjun", "Patel"),
    ("María José", "García López"),
    ("Juan", "Hernández"),
    ("Chidinma", "Okonkwo"),
    ("Kwame", "Boateng"),
    ("Amara", "Diallo"),
    ("Siobhán", "O'Connell"),
    ("Seán", "Ó Briain"),
    ("Jürgen", "Müller-Lüdenscheidt"),
    ("Greta", "von Hohenberg"),
    ("Katarzyna", "Wiśniewska"),
    ("Oleksandr", "Shevchenko"),
    ("Anastasia", "Volkova"),
    ("Yuki", "Tanaka"),
    ("Haruto", "Nakamura"),
    ("Min-jun", "Kim"),
    ("Seo-yeon", "Park"),
    ("Aisha", "Rahman"),
    ("David", "Cohen"),
    ("Shira", "Ben-David"),
    ("Mehmet", "Yılmaz"),
    ("Leilani", "Kealoha"),
    ("Tama", "Ngata"),
    ("Dakota", "Whitehorse"),
    ("Grace", "Baker"),
    ("Jordan", "Carpenter"),
    ("Ruby", "Swift"),
    ("Julia", "Cook"),
    ("Björk", "Sigurðardóttir"),
    ("Luca", "Di Stefano"),
    ("Agnès", "Lefèvre"),
    ("Thandiwe", "Mokoena"),
    ("Gurpreet", "Singh"),
];

/// The name wherever it stands, whole or in part, and what of it stands in addresses.
pub fn edits(name: Option<&str>, names: &[Place], contacts: &[Place], salt: u64) -> Vec<Place> {
    let Some(old) = name.or_else(|| names.first().map(|place| place.text.as_str())) else {
        return Vec::new();
    };
    let old: Vec<String> = old.split_whitespace().map(plain).filter(|word| !word.is_empty()).collect();
    let Some(new) = choose(&old, salt) else { return Vec::new() };
    let mut edits: Vec<Place> = names
        .iter()
        .map(|place| place.with(renamed(&place.text, old.last().map_or("", String::as_str), new)))
        .collect();
    edits.extend(contacts.iter().filter_map(|place| Some(place.with(addressed(&place.text, &old, new)?))));
    edits
}

/// A name that shares no word with the old one.
fn choose(old: &[String], salt: u64) -> Option<(&'static str, &'static str)> {
    let first = usize::try_from(salt % NAMES.len() as u64).unwrap_or_default();
    let mut from_there = NAMES.iter().cycle().skip(first).take(NAMES.len());
    let is_shared = |name: &str| name.split_whitespace().any(|word| old.contains(&plain(word)));
    from_there.find(|(first, last)| !is_shared(first) && !is_shared(last)).copied()
}

fn renamed(text: &str, old_last: &str, (first, last): (&str, &str)) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    if words.len() > 2 && words.iter().all(|word| word.chars().count() == 1) {
        let between = if text.contains("  ") { "   " } else { " " };
        let spaced = [first, last].map(spaced).join(between);
        return in_the_case_of(text, &spaced);
    }
    let tail = ["'s", "’s", ",", "."].into_iter().find(|tail| text.ends_with(tail)).unwrap_or_default();
    let new = match words[..] {
        [] => return text.to_owned(),
        [word] if plain(word) == old_last => last.to_owned(),
        [_] => first.to_owned(),
        [word, ..] if word.ends_with(',') => format!("{last}, {first}"),
        _ if text.contains('\n') => format!("{first}{}{last}", gap(text)),
        _ => format!("{first} {last}"),
    };
    in_the_case_of(text, &new) + tail
}

/// What stands between the lines of a name.
fn gap(text: &str) -> &str {
    let Some(at) = text.find('\n') else { return " " };
    let (before, after) = (text[..at].trim_end(), text[at..].trim_start());
    &text[before.len()..text.len() - after.len()]
}

fn spaced(name: &str) -> String {
    let letters: Vec<String> =
        name.chars().filter(|letter| letter.is_alphabetic()).map(String::from).collect();
    letters.join(" ")
}

/// An address with the new name in the place of the old one; `None` if it has nothing of it.
fn addressed(text: &str, old: &[String], (first, last): (&str, &str)) -> Option<String> {
    let lower = text.to_lowercase();
    let [first, last] = [first, last].map(plain);
    let mut new = lower.clone();
    for (at, word) in old.iter().enumerate().filter(|(_, word)| word.chars().count() > 2) {
        new = new.replace(word.as_str(), if at + 1 == old.len() { &last } else { &first });
    }
    (new != lower).then_some(new)
}

/// Its letters alone, as they stand in an address.
fn plain(word: &str) -> String {
    let word = word.trim_end_matches("'s").trim_end_matches("’s");
    fold(word).chars().filter(|letter| letter.is_alphanumeric()).collect()
}
