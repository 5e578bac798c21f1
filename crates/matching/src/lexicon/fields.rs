//! Fields of study, grouped as the US Department of Education groups them.

use std::sync::LazyLock;

use super::{
    phrases::{Hit, Phrases},
    rows::rows,
    text::{Word, words},
};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Field {
    pub name: &'static str,
    pub group: &'static str,
    /// The two digits of the group in the Classification of Instructional Programs.
    pub code: &'static str,
}

/// Fields whose name people say for all that stands under the same heading: a mechanical engineer has studied
/// engineering.
const WHOLE: &[&str] = &["Engineering"];

struct Lexicon {
    fields: Vec<Field>,
    phrases: Phrases,
}

static LEXICON: LazyLock<Lexicon> = LazyLock::new(|| {
    let mut lexicon = Lexicon { fields: Vec::new(), phrases: Phrases::default() };
    for row in rows(include_str!("data/fields.tsv")) {
        let id = lexicon.fields.len();
        let (code, group) = row.heading.split_once(' ').unwrap_or(("", row.heading));
        lexicon.phrases.add(row.cell(0), false, id);
        row.names(1).for_each(|(name, ambiguous)| lexicon.phrases.add(name, ambiguous, id));
        lexicon.fields.push(Field { name: row.cell(0), group, code });
    }
    lexicon
});

pub fn fields() -> &'static [Field] {
    &LEXICON.fields
}

/// The field of this name, abbreviated or not.
pub fn field(name: &str) -> Option<&'static Field> {
    LEXICON.phrases.get(name).first().map(|meaning| &LEXICON.fields[meaning.id])
}

/// What somebody may have studied who has studied this: the field itself, and all under its heading if it stands for
/// them.
pub fn meant_by(field: &Field) -> impl Iterator<Item = &'static Field> {
    let is_whole = WHOLE.contains(&field.name);
    fields().iter().filter(move |one| one.name == field.name || (is_whole && one.code == field.code))
}

/// Every field that the text names, each once, in the order of the text.
pub fn find_fields(text: &str) -> Vec<&'static Field> {
    let words = words(text);
    let mut found = Vec::new();
    for hit in LEXICON.phrases.find(&words) {
        let (start, end) = hit.span(&words);
        let field = field_of(&hit);
        let written = hit.meanings[0].exact.is_none_or(|exact| exact == &text[start..end]);
        if written && !found.contains(&field) {
            found.push(field);
        }
    }
    found
}

/// The field whose name begins with this word, and the word after it. For places where only a field can stand.
pub(super) fn at(words: &[Word], first: usize) -> Option<(&'static Field, usize)> {
    LEXICON.phrases.longest_at(words, first).map(|hit| (field_of(&hit), hit.after))
}

fn field_of(hit: &Hit<'_>) -> &'static Field {
    &LEXICON.fields[hit.meanings[0].id]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_synonyms_lead_to_the_field() {
        for (name, expected) in [
            ("Comp Sci", Some(("Computer Science", "11"))),
            ("cs", Some(("Computer Science", "11"))),
            ("Women’s Studies", Some(("Gender Studies", "05"))),
            ("econ", Some(("Economics", "45"))),
            ("", None),
            ("underwater basket weaving", None),
        ] {
            assert_eq!(field(name).map(|field| (field.name, field.code)), expected, "{name}");
        }
        let found = find_fields("I read history and it was fine; then Physics, then history again");
        assert_eq!(found.iter().map(|field| field.name).collect::<Vec<_>>(), ["History", "Physics"]);
    }

    #[test]
    fn engineering_is_every_kind_of_it_and_chemistry_is_chemistry() {
        let meant = |name: &str| meant_by(field(name).unwrap()).map(|one| one.name).collect::<Vec<_>>();
        assert_eq!(meant("chemistry"), ["Chemistry"]);
        assert_eq!(meant("Mechanical Engineering"), ["Mechanical Engineering"]);
        let engineering = meant("engineering");
        for name in ["Engineering", "Mechanical Engineering", "Materials Science"] {
            assert!(engineering.contains(&name), "{name}: {engineering:?}");
        }
        assert!(!engineering.contains(&"Physics"), "{engineering:?}");
    }

    #[test]
    fn the_list_is_long_enough_and_no_name_means_two() {
        assert!(fields().len() >= 120);
        assert!(fields().iter().all(|field| field.code.len() == 2 && !field.group.is_empty()));
        for (name, meanings) in LEXICON.phrases.all() {
            assert_eq!(meanings.len(), 1, "{name}");
        }
    }
}
