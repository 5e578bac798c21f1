use std::{collections::HashMap, sync::LazyLock};

/// Letters with marks, and what is left when the marks are gone. Only those that lower case leaves as one letter.
const MARKED: &[(&str, &str)] = &[
    ("a", "àáâãäåāăąǎạảấầẩẫậắằẳẵặª"),
    ("ae", "æǽ"),
    ("c", "çćĉċč"),
    ("d", "ďđð"),
    ("e", "èéêëēĕėęěẹẻẽếềểễệ"),
    ("f", "ƒ"),
    ("ff", "ﬀ"),
    ("fi", "ﬁ"),
    ("fl", "ﬂ"),
    ("g", "ĝğġģǧ"),
    ("h", "ĥħ"),
    ("i", "ìíîïĩīĭįıǐịỉ"),
    ("j", "ĵ"),
    ("k", "ķǩ"),
    ("l", "ĺļľŀł"),
    ("n", "ñńņňŉŋ"),
    ("o", "òóôõöøōŏőǒọỏốồổỗộơớờởỡợº"),
    ("oe", "œ"),
    ("r", "ŕŗř"),
    ("s", "śŝşšșſ"),
    ("ss", "ß"),
    ("t", "ţťŧț"),
    ("th", "þ"),
    ("u", "ùúûüũūŭůűųǔụủưứừửữự"),
    ("w", "ŵẁẃẅ"),
    ("y", "ýÿŷỳỵỷỹ"),
    ("z", "źżž"),
];

static PLAIN: LazyLock<HashMap<char, &'static str>> = LazyLock::new(|| {
    MARKED.iter().flat_map(|(plain, marked)| marked.chars().map(move |letter| (letter, *plain))).collect()
});

/// Adds the letter in lower case and without its marks. Nothing for a mark that stands by itself.
pub(super) fn fold_into(letter: char, out: &mut String) {
    if letter.is_ascii() {
        out.push(letter.to_ascii_lowercase());
        return;
    }
    for lower in full_width(letter).to_lowercase() {
        match PLAIN.get(&lower) {
            Some(plain) => out.push_str(plain),
            None if is_mark(lower) => {}
            None => out.push(lower),
        }
    }
}

/// Letters and digits as wide as Chinese ones are the same letters.
fn full_width(letter: char) -> char {
    match letter {
        '！'..='～' => char::from_u32(letter as u32 - 0xFEE0).unwrap_or(letter),
        other => other,
    }
}

/// Marks that combine with a letter, and what cannot be seen: joiners, soft hyphens, signs of direction.
pub(super) fn is_mark(letter: char) -> bool {
    matches!(letter,
        '\u{0300}'..='\u{036F}' | '\u{00AD}' | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}'
        | '\u{2060}'..='\u{2069}' | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folded(text: &str) -> String {
        let mut out = String::new();
        text.chars().for_each(|letter| fold_into(letter, &mut out));
        out
    }

    #[test]
    fn marks_case_and_width_do_not_matter() {
        for (text, plain) in [
            ("Zürich", "zurich"),
            ("Zu\u{308}rich", "zurich"),
            ("ŁÓDŹ", "lodz"),
            ("Straße", "strasse"),
            ("STRAẞE", "strasse"),
            ("Łukasz Ørsted", "lukasz orsted"),
            ("İstanbul", "istanbul"),
            ("Đà Nẵng", "da nang"),
            ("Ｐｙｔｈｏｎ", "python"),
            ("soft\u{AD}ware", "software"),
            ("Москва", "москва"),
            ("東京", "東京"),
        ] {
            assert_eq!(folded(text), plain);
        }
    }

    #[test]
    fn no_letter_is_listed_twice() {
        assert_eq!(PLAIN.len(), MARKED.iter().map(|(_, marked)| marked.chars().count()).sum::<usize>());
    }
}
