/// Lower case, without accents: what two spellings of one word have in common.
pub fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for character in text.chars().flat_map(char::to_lowercase) {
        match character {
            'à'..='å' | 'ā' | 'ă' | 'ą' | 'ǎ' => folded.push('a'),
            'ç' | 'ć' | 'ĉ' | 'ċ' | 'č' => folded.push('c'),
            'ď' | 'đ' | 'ð' => folded.push('d'),
            'è'..='ë' | 'ē' | 'ĕ' | 'ė' | 'ę' | 'ě' | 'ẽ' | 'ế' | 'ề' | 'ệ' => {
                folded.push('e');
            }
            'ĝ' | 'ğ' | 'ġ' | 'ģ' => folded.push('g'),
            'ĥ' | 'ħ' => folded.push('h'),
            'ì'..='ï' | 'ĩ' | 'ī' | 'ĭ' | 'į' | 'ı' => folded.push('i'),
            'ĵ' => folded.push('j'),
            'ķ' => folded.push('k'),
            'ĺ' | 'ļ' | 'ľ' | 'ł' => folded.push('l'),
            'ñ' | 'ń' | 'ņ' | 'ň' => folded.push('n'),
            'ò'..='ö' | 'ø' | 'ō' | 'ŏ' | 'ő' | 'ơ' | 'ộ' | 'ố' => folded.push('o'),
            'ŕ' | 'ŗ' | 'ř' => folded.push('r'),
            'ś' | 'ŝ' | 'ş' | 'š' | 'ș' => folded.push('s'),
            'ţ' | 'ť' | 'ț' => folded.push('t'),
            'ù'..='ü' | 'ũ' | 'ū' | 'ŭ' | 'ů' | 'ű' | 'ų' | 'ư' => folded.push('u'),
            'ŵ' => folded.push('w'),
            'ý' | 'ÿ' | 'ŷ' => folded.push('y'),
            'ź' | 'ż' | 'ž' => folded.push('z'),
            'æ' => folded.push_str("ae"),
            'œ' => folded.push_str("oe"),
            'ß' => folded.push_str("ss"),
            'þ' => folded.push_str("th"),
            // Accents that stand as characters of their own, as macOS writes them.
            '\u{300}'..='\u{36f}' => {}
            other => folded.push(other),
        }
    }
    folded
}

/// The words of a heading, folded, with one space between them. `GradYear` is two words.
pub fn words(heading: &str) -> String {
    let mut spaced = String::with_capacity(heading.len());
    let mut before = ' ';
    for character in heading.chars() {
        if before.is_lowercase() && character.is_uppercase() {
            spaced.push(' ');
        }
        spaced.push(character);
        before = character;
    }
    plain_words(&spaced)
}

/// The same where capitals do not start a word, as in `McDonald`.
pub fn plain_words(text: &str) -> String {
    let mut words = String::with_capacity(text.len());
    let mut before = ' ';
    for character in fold(text).chars() {
        // An apostrophe joins: O'Brien is one word, and so is "Donor's".
        if matches!(character, '\'' | '’' | '`') {
            continue;
        }
        let next = if character.is_alphanumeric() { character } else { ' ' };
        if next != ' ' || before != ' ' {
            words.push(next);
        }
        before = next;
    }
    words.truncate(words.trim_end().len());
    words
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::*;

    #[rstest]
    #[case("José", "jose")]
    #[case("Jose\u{301}", "jose")]
    #[case("STRAẞE", "strasse")]
    #[case("Łukasz Ørsted", "lukasz orsted")]
    fn spellings_of_one_word_fold_to_the_same(#[case] text: &str, #[case] folded: &str) {
        assert_eq!(fold(text), folded);
    }

    #[rstest]
    #[case("E-Mail  Address", "e mail address")]
    #[case("GradYear", "grad year")]
    #[case("grad_year (actual)", "grad year actual")]
    #[case("Donor's ID", "donors id")]
    #[case("ID", "id")]
    #[case(" -- ", "")]
    fn a_heading_is_its_words(#[case] heading: &str, #[case] expected: &str) {
        assert_eq!(words(heading), expected);
    }
}
