//! Articles, plurals, possessives, capitals.

use matching::lexicon::languages;

/// Letters whose name begins with a vowel: an F, an MBA.
const SPOKEN_WITH_VOWEL: &str = "AEFHILMNORSX";

/// Short forms that are read as words.
const READ_AS_WORD: &[&str] = &[
    "FAFSA", "FERPA", "HIPAA", "LASER", "LYBUNT", "NASA", "NATO", "NAFTA", "NCAA", "NIMBY", "RADAR", "ROTC",
    "SCUBA", "STEM", "SWAT", "SWOT", "SYBUNT", "UNESCO", "UNICEF", "LEED", "FICO", "MOOC", "RAM", "SAP",
    "LAN", "FOMO",
];

/// A silent first letter.
const SILENT_H: &[&str] = &["heir", "herb", "honest", "honor", "honour", "hour"];

/// A vowel that is spoken as a consonant.
const SPOKEN_AS_CONSONANT: &[&str] = &[
    "eu", "ewe", "one", "once", "ouija", "ubiq", "uni", "ura", "use", "usu", "usa", "uti", "uto", "ute",
    "ukr", "uga", "uru",
];

/// What begins like those and is none: an unimportant, an uninvited.
const SPOKEN_AS_VOWEL: &[&str] = &["unid", "unim", "unin", "unint", "unira", "oner"];

const IRREGULAR: &[(&str, &str)] = &[
    ("alum", "alumni"),
    ("alumna", "alumnae"),
    ("alumnus", "alumni"),
    ("analysis", "analyses"),
    ("appendix", "appendices"),
    ("basis", "bases"),
    ("child", "children"),
    ("crisis", "crises"),
    ("criterion", "criteria"),
    ("curriculum", "curricula"),
    ("datum", "data"),
    ("foot", "feet"),
    ("goose", "geese"),
    ("hero", "heroes"),
    ("hypothesis", "hypotheses"),
    ("man", "men"),
    ("matrix", "matrices"),
    ("medium", "media"),
    ("mouse", "mice"),
    ("nobody", "nobody"),
    ("person", "people"),
    ("phenomenon", "phenomena"),
    ("potato", "potatoes"),
    ("quiz", "quizzes"),
    ("stimulus", "stimuli"),
    ("syllabus", "syllabi"),
    ("synopsis", "synopses"),
    ("that", "those"),
    ("thesis", "theses"),
    ("this", "these"),
    ("tooth", "teeth"),
    ("veto", "vetoes"),
    ("woman", "women"),
];

/// The same for one and for many.
const INVARIABLE: &[&str] = &[
    "advice",
    "aid",
    "aircraft",
    "alumni",
    "alumnae",
    "data",
    "equipment",
    "experience",
    "faculty",
    "feedback",
    "headquarters",
    "information",
    "news",
    "people",
    "personnel",
    "series",
    "species",
    "staff",
];

/// Words that end in -man and are no man.
const NO_MAN: &[&str] = &["german", "human", "norman", "roman", "shaman", "talisman"];

const VES: &[&str] =
    &["calf", "half", "knife", "leaf", "life", "loaf", "self", "shelf", "thief", "wife", "wolf"];

/// What stands behind the head of a name: fields of study, mothers-in-law.
const BEHIND: &[&str] =
    &[" of ", " in ", " at ", " for ", " to ", " with ", " who ", "-in-", "-up", " general"];

/// Words of a name that keep their capital.
const PROPER: &[&str] =
    &["african", "american", "asian", "eastern", "european", "latin", "middle", "native", "western"];

/// "a" or "an", by how the next word is spoken.
pub fn article(phrase: &str) -> &'static str {
    let word = phrase.trim_start_matches(|letter: char| !letter.is_alphanumeric());
    let is_part = |letter: char| letter.is_alphanumeric() || letter == '.' || letter == ',';
    let word = word.split(|letter: char| !is_part(letter)).next().unwrap_or_default();
    if spoken_with_vowel(word) { "an" } else { "a" }
}

/// "an MBA", "a university".
pub fn with_article(phrase: &str) -> String {
    format!("{} {phrase}", article(phrase))
}

fn spoken_with_vowel(word: &str) -> bool {
    if word.starts_with(|first: char| first.is_ascii_digit()) {
        return digits_with_vowel(word);
    }
    let letters: String = word.chars().filter(|letter| letter.is_alphanumeric()).collect();
    let is_short_form = letters.chars().all(|letter| letter.is_uppercase() || letter.is_ascii_digit())
        || (word.contains('.') && word.split('.').all(|part| part.chars().count() <= 1));
    let is_read = READ_AS_WORD.contains(&letters.as_str()) || letters.len() > 5;
    let first = letters.chars().next();
    if is_short_form && !is_read {
        return first.is_some_and(|first| SPOKEN_WITH_VOWEL.contains(first.to_ascii_uppercase()));
    }
    // "MBAs" and "PhD" are spelled out as well.
    let second_is_capital = letters.chars().nth(1).is_some_and(char::is_uppercase);
    if second_is_capital && !is_read {
        return first.is_some_and(|first| SPOKEN_WITH_VOWEL.contains(first));
    }
    let lower = letters.to_lowercase();
    let begins = |list: &[&str]| list.iter().any(|beginning| lower.starts_with(beginning));
    if begins(SILENT_H) || begins(SPOKEN_AS_VOWEL) {
        return true;
    }
    lower.starts_with(['a', 'e', 'i', 'o', 'u', 'é', 'ö', 'ä', 'ü', 'å', 'ø']) && !begins(SPOKEN_AS_CONSONANT)
}

/// Eight, eleven, eighteen, and what begins with them.
fn digits_with_vowel(word: &str) -> bool {
    let digits: String =
        word.chars().take_while(|letter| letter.is_ascii_digit() || *letter == ',').collect();
    let whole = digits.trim_end_matches(',');
    let group = whole.split(',').next().unwrap_or(whole);
    let is_eighteen_hundred = whole.len() == 4 && (group.starts_with("11") || group.starts_with("18"));
    group.starts_with('8') || group == "11" || group == "18" || is_eighteen_hundred
}

/// The plural of a name, however many words it has.
pub fn plural(name: &str) -> String {
    let behind = BEHIND.iter().filter_map(|behind| name.find(behind)).filter(|at| *at > 0).min();
    let (head, tail) = name.split_at(behind.unwrap_or(name.len()));
    let last = head.rfind([' ', '-']).map_or(0, |at| at + 1);
    format!("{}{}{tail}", &head[..last], many(&head[last..]))
}

fn many(word: &str) -> String {
    let lower = word.to_lowercase();
    let ends = |endings: &[&str]| endings.iter().any(|ending| lower.ends_with(ending));
    if INVARIABLE.contains(&lower.as_str()) || lower.is_empty() {
        return word.to_owned();
    }
    if let Some((_, many)) = IRREGULAR.iter().find(|(one, _)| *one == lower) {
        return like(word, many);
    }
    let is_short_form = word.chars().count() > 1 && word.chars().nth(1).is_some_and(char::is_uppercase);
    let stem = |cut: usize| &word[..word.len() - cut];
    let before_y = lower.chars().rev().nth(1);
    if is_short_form {
        format!("{word}s")
    } else if lower.ends_with("man") && !NO_MAN.contains(&lower.as_str()) {
        format!("{}men", stem(3))
    } else if VES.iter().any(|one| lower.ends_with(one)) {
        format!("{}ves", if lower.ends_with("fe") { stem(2) } else { stem(1) })
    } else if lower.ends_with('y') && before_y.is_some_and(|letter| !"aeiou".contains(letter)) {
        format!("{}ies", stem(1))
    } else if ends(&["s", "x", "z", "ch", "sh"]) && lower != "stomach" {
        format!("{word}es")
    } else {
        format!("{word}s")
    }
}

/// The same capital as the word that it stands for.
fn like(word: &str, other: &str) -> String {
    if word.starts_with(char::is_uppercase) { sentence_case(other) } else { other.to_owned() }
}

/// "Maya’s", "James’s", "the alumni’s", "the mentors’".
pub fn possessive(name: &str) -> String {
    let is_plural = name.ends_with('s') && name.starts_with("the ") && !name.ends_with("ss");
    if is_plural { format!("{name}’") } else { format!("{name}’s") }
}

/// With a capital at the beginning. Names that begin small on purpose keep doing so.
pub fn sentence_case(text: &str) -> String {
    let start = text.find(char::is_alphanumeric).unwrap_or(0);
    let (before, rest) = text.split_at(start);
    let word: String = rest.chars().take_while(|letter| letter.is_alphanumeric()).collect();
    let is_own = word.chars().skip(1).any(char::is_uppercase) && word.starts_with(char::is_lowercase);
    let mut letters = rest.chars();
    match letters.next().filter(|_| !is_own) {
        Some(first) => format!("{before}{}{}", first.to_uppercase(), letters.as_str()),
        None => text.to_owned(),
    }
}

/// As it stands inside a sentence: "Computer Science" is "computer science"; "French" and "AI" stay.
pub fn lowered(name: &str) -> String {
    let words = name.split_inclusive([' ', '-']).map(|word| {
        let bare = word.trim_end_matches([' ', '-']);
        let is_plain = bare.chars().skip(1).all(|letter| letter.is_lowercase() || !letter.is_alphabetic());
        let lower = word.to_lowercase();
        let is_proper = PROPER.contains(&lower.trim_end()) || languages::language(bare).is_some();
        if is_plain && !is_proper && bare.chars().count() > 1 { lower } else { word.to_owned() }
    });
    words.collect()
}

/// One of two forms: is or are, has or have.
pub fn agree<'a>(count: u64, one: &'a str, many: &'a str) -> &'a str {
    if count == 1 { one } else { many }
}
