use matching::lexicon::text::fold;

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
