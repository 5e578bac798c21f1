use super::swap::{Place, in_the_case_of};

/// Of a woman, of a man, of neither. Of several rows that have a word, the first holds.
const WORDS: &[[&str; 3]] = &[
    ["she", "he", "they"],
    ["her", "his", "their"],
    ["her", "him", "them"],
    ["hers", "his", "theirs"],
    ["herself", "himself", "themself"],
    ["herself", "himself", "themselves"],
    ["ms", "mr", "mx"],
    ["mrs", "mr", "mx"],
    ["miss", "mr", "mx"],
];

/// These have no third form that says nothing.
const NOUNS: &[[&str; 2]] = &[
    ["woman", "man"],
    ["women", "men"],
    ["female", "male"],
    ["girl", "boy"],
    ["lady", "gentleman"],
    ["mother", "father"],
    ["mom", "dad"],
    ["mum", "dad"],
    ["wife", "husband"],
    ["daughter", "son"],
    ["sister", "brother"],
    ["girlfriend", "boyfriend"],
    ["sorority", "fraternity"],
];

pub fn edits(pronouns: &[Place], salt: u64) -> Vec<Place> {
    pronouns.iter().map(|place| place.with(turned(&place.text, salt))).collect()
}

/// Word by word: "she/her" becomes "he/his".
fn turned(text: &str, salt: u64) -> String {
    let mut turned = String::with_capacity(text.len());
    let mut word = String::new();
    for letter in text.chars().map(Some).chain([None]) {
        match letter.filter(|letter| letter.is_alphabetic()) {
            Some(letter) => word.push(letter),
            None => {
                turned.push_str(&other(&word, salt));
                word.clear();
                turned.extend(letter);
            }
        }
    }
    turned
}

fn other(word: &str, salt: u64) -> String {
    let folded = word.to_lowercase();
    let step = if salt.is_multiple_of(2) { 1 } else { 2 };
    for row in WORDS {
        if let Some(at) = row.iter().position(|form| *form == folded) {
            return in_the_case_of(word, row[(at + step) % 3]);
        }
    }
    for [of_woman, of_man] in NOUNS {
        if *of_woman == folded {
            return in_the_case_of(word, of_man);
        }
        if *of_man == folded {
            return in_the_case_of(word, of_woman);
        }
    }
    word.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_form_turns_into_one_of_the_same_kind() {
        for (text, expected) in [
            ("she/her", "he/his"),
            ("(He, Him)", "(They, Them)"),
            ("Ms.", "Mr."),
            ("MRS", "MR"),
            ("they", "she"),
            ("wife", "husband"),
            ("fraternity", "sorority"),
            ("xyz", "xyz"),
        ] {
            assert_eq!(turned(text, 0), expected);
        }
        assert_eq!(turned("she/her", 1), "they/their");
    }
}
