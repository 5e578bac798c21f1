use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{name, pronoun, school, year};
use crate::{Form, MaskedKind, Resume, TextSpan, resume::read_as};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = ProbeSwap)]
pub enum Swap {
    Name,
    Pronoun,
    School,
    GraduationYear,
}

impl Swap {
    pub const ALL: [Self; 4] = [Self::Name, Self::Pronoun, Self::School, Self::GraduationYear];
}

/// The résumé's text with another name, pronoun, school or year of graduation, wherever it says one. `None` if it says
/// none. The same salt gives the same text.
pub fn swapped(resume: &Resume, swap: Swap, salt: u64) -> Option<String> {
    Some(turned(resume, swap, salt)?.0)
}

/// That text, read as the résumé itself was: with the same headings and items, and up to the same day. `today` is for a
/// résumé that does not say when it was read.
pub fn swapped_resume(resume: &Resume, swap: Swap, salt: u64, today: Date) -> Option<Resume> {
    let (text, blocks) = turned(resume, swap, salt)?;
    Some(read_as(text, blocks, resume.read_on.unwrap_or(today)))
}

type Turned = (String, Vec<(u32, Form)>);

/// The other text, and where the blocks begin in it.
fn turned(resume: &Resume, swap: Swap, salt: u64) -> Option<Turned> {
    let letters: Vec<char> = resume.text.chars().collect();
    let places = |kind: MaskedKind| -> Vec<Place> {
        let of_kind = resume.masked.iter().filter(|masked| masked.kind == kind);
        of_kind.filter_map(|masked| Place::of(&letters, masked.span)).collect()
    };
    let edits = match swap {
        Swap::Name => {
            let (names, contacts) = (places(MaskedKind::Name), places(MaskedKind::Contact));
            name::edits(resume.name.as_deref(), &names, &contacts, salt)
        }
        Swap::Pronoun => pronoun::edits(&places(MaskedKind::Pronoun), salt),
        Swap::School => school::edits(&places(MaskedKind::School), salt),
        Swap::GraduationYear => year::edits(&places(MaskedKind::GraduationYear), salt),
    };
    let turned = rewritten(&letters, &resume.blocks, edits);
    (turned.0 != resume.text).then_some(turned)
}

/// What stands in one place of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    pub span: TextSpan,
    pub text: String,
}

impl Place {
    fn of(letters: &[char], span: TextSpan) -> Option<Self> {
        let text = letters.get(span.start as usize..span.end as usize)?.iter().collect();
        Some(Self { span, text })
    }

    /// The same place with other words.
    pub fn with(&self, text: String) -> Self {
        Self { span: self.span, text }
    }
}

fn rewritten(letters: &[char], blocks: &[(u32, Form)], mut edits: Vec<Place>) -> Turned {
    edits.sort_by_key(|edit| edit.span);
    let mut text = String::with_capacity(letters.len());
    let mut moved = Vec::with_capacity(blocks.len());
    let mut blocks = blocks.iter().copied().peekable();
    // How far the old and the new text are written.
    let (mut at, mut length) = (0, 0);
    for edit in edits {
        let TextSpan { start, end } = edit.span;
        if start < at {
            continue;
        }
        while let Some((block, form)) = blocks.next_if(|(block, _)| *block <= start) {
            moved.push((length + block.saturating_sub(at), form));
        }
        text.extend(&letters[at as usize..start as usize]);
        length += start - at;
        while let Some((block, form)) = blocks.next_if(|(block, _)| *block < end) {
            let before = &letters[start as usize..block as usize];
            let lines = before.iter().filter(|letter| **letter == '\n').count();
            moved.push((length + after_lines(&edit.text, lines), form));
        }
        text.push_str(&edit.text);
        length += count(edit.text.chars());
        at = end;
    }
    text.extend(&letters[at as usize..]);
    moved.extend(blocks.map(|(block, form)| (length + block.saturating_sub(at), form)));
    (text, moved)
}

/// Where the line after so many others begins, or the last one.
fn after_lines(text: &str, lines: usize) -> u32 {
    let starts = (1..).zip(text.chars()).filter(|(_, letter)| *letter == '\n').map(|(next, _)| next);
    starts.take(lines).last().unwrap_or(0)
}

fn count(letters: std::str::Chars<'_>) -> u32 {
    u32::try_from(letters.count()).unwrap_or(u32::MAX)
}

/// `new`, in capitals if `model` is.
pub fn in_the_case_of(model: &str, new: &str) -> String {
    let mut letters = model.chars().filter(|letter| letter.is_alphabetic());
    let begins_large = letters.next().is_some_and(char::is_uppercase);
    let goes_on_large = letters.next().is_some_and(char::is_uppercase) && letters.all(char::is_uppercase);
    if begins_large && goes_on_large {
        return new.to_uppercase();
    }
    let mut rest = new.chars();
    match rest.next() {
        Some(first) if begins_large => first.to_uppercase().chain(rest).collect(),
        _ => new.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Masked;

    fn resume(text: &str, masked: &[(MaskedKind, &str)]) -> Resume {
        let mut spans = Vec::new();
        for (kind, words) in masked {
            for (at, _) in text.match_indices(words) {
                let start = text[..at].chars().count();
                spans.push(Masked { kind: *kind, span: (start..start + words.chars().count()).into() });
            }
        }
        spans.sort_by_key(|masked| masked.span);
        Resume { text: text.to_owned(), masked: spans, ..Resume::default() }
    }

    #[test]
    fn what_is_not_there_cannot_be_swapped() {
        let plain = resume("Built bridges.", &[]);
        assert!(Swap::ALL.iter().all(|swap| swapped(&plain, *swap, 1).is_none()));
    }

    #[test]
    fn a_name_goes_everywhere_it_stands() {
        let mut jane = resume(
            "JANE DOE\njane.doe@mail.example\n\nWork\n- Jane led ten people.\n- Doe's method was kept.",
            &[
                (MaskedKind::Name, "JANE DOE"),
                (MaskedKind::Contact, "jane.doe@mail.example"),
                (MaskedKind::Name, "Jane"),
                (MaskedKind::Name, "Doe's"),
            ],
        );
        jane.name = Some("Jane Doe".into());
        for salt in 0..40 {
            let other = swapped(&jane, Swap::Name, salt).unwrap();
            let lower = other.to_lowercase();
            assert!(!lower.contains("jane") && !lower.contains("doe"), "{other}");
            assert!(other.contains(" led ten people") && other.contains("'s method was kept"), "{other}");
            assert!(other.contains("@mail.example"), "{other}");
            assert_eq!(swapped(&jane, Swap::Name, salt).unwrap(), other);
        }
    }

    #[test]
    fn a_spaced_name_stays_spaced() {
        let liam = resume("L I A M   S M I T H\nWelder", &[(MaskedKind::Name, "L I A M   S M I T H")]);
        let other = swapped(&liam, Swap::Name, 3).unwrap();
        let name = other.lines().next().unwrap();
        assert!(name.split_whitespace().all(|letter| letter.chars().count() == 1), "{name}");
        assert!(other.ends_with("\nWelder"));
    }

    #[test]
    fn blocks_begin_where_they_did() {
        let mut jane = resume(
            "JANE\n\nDOE\nCook\nJane cooks.",
            &[(MaskedKind::Name, "JANE\n\nDOE"), (MaskedKind::Name, "Jane")],
        );
        jane.name = Some("Jane Doe".into());
        let starts = ["JANE", "DOE", "Cook", "Jane", "cooks"];
        let place = |text: &str, word: &str| u32::try_from(text.find(word).unwrap()).unwrap();
        jane.blocks = starts.iter().map(|word| (place(&jane.text, word), Form::Item)).collect();
        // Plain letters, so that a byte is one.
        let salt = (0..99).find(|salt| swapped(&jane, Swap::Name, *salt).is_some_and(|text| text.is_ascii()));
        let (text, blocks) = turned(&jane, Swap::Name, salt.unwrap()).unwrap();
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!((lines[1], lines[3]), ("", "Cook"), "{text}");
        let first = lines[4].split(' ').next().unwrap();
        let expected = [lines[0], lines[2], "Cook", first, "cooks"].map(|word| place(&text, word));
        assert_eq!(blocks.iter().map(|(at, _)| *at).collect::<Vec<_>>(), expected, "{text}");
    }

    #[test]
    fn pronouns_turn_together() {
        let masked = ["She", "her"].map(|word| (MaskedKind::Pronoun, word));
        let text = resume("She led her team.", &masked);
        let turned: Vec<String> = (0..2).map(|salt| swapped(&text, Swap::Pronoun, salt).unwrap()).collect();
        assert_eq!(turned, ["He led his team.", "They led their team."]);
    }

    #[test]
    fn a_school_and_its_short_form_stay_one() {
        let masked = [(MaskedKind::School, "Harvard University"), (MaskedKind::School, "Harvard,")];
        let text = resume("BA, Harvard University\nTutor at Harvard, two years", &masked);
        for salt in 0..30 {
            let other = swapped(&text, Swap::School, salt).unwrap();
            assert!(!other.contains("Harvard"), "{other}");
            let (long, short) = other.split_once("\nTutor at ").unwrap();
            let short = short.split(',').next().unwrap();
            assert!(long.contains(short), "{other}");
        }
    }

    #[test]
    fn years_of_study_move_by_the_same() {
        let masked = ["2012–16", "May 2018"].map(|words| (MaskedKind::GraduationYear, words));
        let text = resume("BSc, 2012–16; MSc, May 2018", &masked);
        assert_eq!(swapped(&text, Swap::GraduationYear, 0).unwrap(), "BSc, 2009–13; MSc, May 2015");
    }
}
