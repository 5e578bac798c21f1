use matching::lexicon::text::fold;

use super::swap::{Place, in_the_case_of};

/// As it is written, and in short. Of every standing, and of many countries.
const SCHOOLS: &[(&str, &str)] = &[
    ("Harvard University", "Harvard"),
    ("Lakeview Community College", "Lakeview"),
    ("Stanford University", "Stanford"),
    ("University of Oxford", "Oxford"),
    ("Howard University", "Howard"),
    ("Spelman College", "Spelman"),
    ("Universidad de Guadalajara", "Guadalajara"),
    ("University of Lagos", "Lagos"),
    ("Tsinghua University", "Tsinghua"),
    ("Riverside Technical Institute", "Riverside"),
    ("Brigham Young University", "Brigham Young"),
    ("Gallaudet University", "Gallaudet"),
    ("University of Phoenix", "Phoenix"),
    ("Princeton University", "Princeton"),
    ("Miami Dade College", "Miami Dade"),
    ("Ohio State University", "Ohio State"),
    ("Wellesley College", "Wellesley"),
    ("Navajo Technical University", "Navajo"),
    ("University of Cape Town", "Cape Town"),
    ("Yeshiva University", "Yeshiva"),
];

/// Each school becomes another one, and its short forms become that one's.
pub fn edits(schools: &[Place], salt: u64) -> Vec<Place> {
    let mut known: Vec<String> = schools.iter().map(|place| plain(&place.text)).collect();
    known.sort_by(|left, right| right.len().cmp(&left.len()).then(left.cmp(right)));
    known.dedup();
    let is_part =
        |short: &str, long: &str| short != long && (long.contains(short) || initials(long) == short);
    let whole: Vec<&str> = (known.iter().map(String::as_str))
        .filter(|name| !known.iter().any(|other| is_part(name, other)))
        .collect();
    let edit = |place: &Place| {
        let old = plain(&place.text);
        let at = whole.iter().position(|name| *name == old || is_part(&old, name))?;
        let (long, short) = choose(&whole, salt, at)?;
        let tail = [",", "."].into_iter().find(|tail| place.text.ends_with(tail)).unwrap_or_default();
        let new = if whole[at] == old {
            long.to_owned()
        } else if initials(whole[at]) == old {
            initials(&plain(long))
        } else {
            short.to_owned()
        };
        Some(place.with(in_the_case_of(&place.text, &new) + tail))
    };
    schools.iter().filter_map(edit).collect()
}

/// The next ones of the list, but none that is there already.
fn choose(known: &[&str], salt: u64, at: usize) -> Option<(&'static str, &'static str)> {
    let first = usize::try_from(salt % SCHOOLS.len() as u64).unwrap_or_default();
    let from_there = SCHOOLS.iter().cycle().skip(first).take(SCHOOLS.len());
    let is_known = |name: &str| known.iter().any(|known| known.contains(&fold(name)));
    let mut free: Vec<_> = from_there.filter(|(_, short)| !is_known(short)).copied().collect();
    let at = at.checked_rem(free.len())?;
    Some(free.swap_remove(at))
}

fn plain(text: &str) -> String {
    fold(text.trim_end_matches([',', '.']).trim())
}

fn initials(name: &str) -> String {
    let words = name.split_whitespace().filter(|word| !["of", "the", "and", "at", "de"].contains(word));
    words.filter_map(|word| word.chars().next()).collect()
}
