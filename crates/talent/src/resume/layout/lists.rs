//! What stands in a list of skills, of languages or of what somebody likes: its entries, some of which are called as
//! sections are.

use matching::lexicon::{
    languages::language,
    skills::{find_skills, skill},
    text::{key, words},
};

use super::{Looks, State};
use crate::{
    model::{Form, SectionKind},
    resume::{headings, lines::Line, skills},
};

/// Skills that are called as a section may be, besides those of the lexicon.
const MORE: &[&str] = &[
    "community service",
    "presentations",
    "programming",
    "software",
    "technology",
    "training",
    "volunteering",
];
/// An entry has no more words.
const MOST_WORDS: usize = 4;

pub(super) fn is_list(kind: SectionKind) -> bool {
    matches!(kind, SectionKind::Skills | SectionKind::Languages | SectionKind::Interests)
}

/// In a list, "Leadership" is one of its entries. On a page whose lines are blocks of their own that shows by the entries
/// around it, and by how it looks: not as a heading.
pub(super) fn is_entry(line: &Line<'_>, next: Option<&Line<'_>>, within: &State, looks: &Looks) -> bool {
    let is_quiet = line.text.contains(char::is_lowercase) && !line.text.ends_with(':');
    if !is_list(within.kind) || !is_quiet {
        return false;
    }
    if line.form == Form::Plain && !line.is_apart {
        return true;
    }
    let is_unlike = within.look.is_some_and(|look| look != looks.look(line));
    let goes_on = || next.is_none_or(|next| headings::kind(next.text).is_some() || is_lone(next));
    (within.is_empty || within.is_column)
        && names_skill(line.text)
        && (is_unlike || (line.form == Form::Plain && goes_on()))
}

/// "Leadership | Teamwork" in two columns of a list.
pub(super) fn are_entries(cell: &str, rest: &str) -> bool {
    names_skill(cell) && is_few(rest)
}

fn names_skill(text: &str) -> bool {
    let key = key(text);
    skill(&key).is_some() || MORE.contains(&key.as_str())
}

/// Whether a line may be an entry that stands alone.
pub(super) fn is_lone(line: &Line<'_>) -> bool {
    !line.is_item() && !line.text.contains([',', ';', '•', '·']) && is_few(line.text)
}

fn is_few(text: &str) -> bool {
    let is_sentence = text.ends_with('.') || text.contains(|letter: char| letter.is_ascii_digit());
    !is_sentence && words(&text[..text.floor_char_boundary(80)]).len() <= MOST_WORDS
}

/// "Python, SQL, Excel", "Cloud : AWS", "Python": in plain text, a line of a list looks like a heading.
pub(super) fn is_enumeration(line: &Line<'_>, within: SectionKind) -> bool {
    let is_labelled = || line.text.split_once(':').is_some_and(|(_, rest)| !find_skills(rest).is_empty());
    let is_several = || line.text.contains([',', ';', '|', '·', '•']) || is_labelled();
    let is_one = || skills::is_list(line.text, 1) || language(line.text).is_some();
    (is_list(within) && (is_several() || is_one())) || skills::is_list(line.text, 2)
}
