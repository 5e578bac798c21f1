//! A line that looks like a heading and has no name of one: a section that we do not know, or the title of a project,
//! a certificate, an award. Both are bold on many pages.

use matching::lexicon::text;

use super::{State, first_part, is_of_entries};
use crate::{
    model::{Form, SectionKind},
    resume::{education, headings, lines::Line, titles, veil::says_something},
};

/// How a line is set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Look {
    form: Form,
    /// In capitals, where some heading of this form is.
    is_loud: bool,
}

/// How the headings of a file look.
#[derive(Default)]
pub(super) struct Looks {
    /// All that some heading has that we know.
    known: Vec<Look>,
    /// What titles of entries have as well.
    shared: Vec<Form>,
    /// Headings end with a colon.
    pub have_colons: bool,
}

impl Looks {
    pub fn of(lines: &[Line<'_>]) -> Self {
        let mut looks = Self::default();
        let known = |line: &Line<'_>| if line.is_item() { None } else { headings::kind(line.text) };
        for line in lines {
            if let Some(kind) = known(line) {
                let look = Look { form: line.form, is_loud: is_loud(line.text) };
                add(&mut looks.known, look);
                looks.have_colons |= !is_inner(kind) && line.text.ends_with(':');
            }
        }
        let mut section: Option<SectionKind> = None;
        let mut is_first = false;
        for line in lines.iter().filter(|line| line.column.is_none()) {
            if let Some(kind) = known(line) {
                (section, is_first) = (Some(kind), true);
                continue;
            }
            let is_set = matches!(line.form, Form::Heading(_)) && says_something(line.text);
            let is_entry = |kind: SectionKind| has_entries(kind) && begins_entry(line);
            let is_group = || headings::guess(line.text).is_some_and(|guess| guess.is_many);
            if is_set && section.is_some_and(|kind| (is_first && !is_group()) || is_entry(kind)) {
                add(&mut looks.shared, line.form);
            }
            is_first = false;
        }
        looks
    }

    pub fn look(&self, line: &Line<'_>) -> Look {
        let is_loud = is_loud(line.text) && self.known.contains(&Look { form: line.form, is_loud: true });
        Look { form: line.form, is_loud }
    }

    /// How a line looks that may be the title of an entry.
    pub fn entry(&self, line: &Line<'_>, within: &State) -> Option<Look> {
        let is_set = matches!(line.form, Form::Heading(_)) && says_something(line.text);
        let is_title = is_set && (within.is_empty || self.is_headed(line) || begins_entry(line));
        is_title.then(|| self.look(line))
    }

    /// Whether the line is set as some heading is that we know.
    pub fn is_headed(&self, line: &Line<'_>) -> bool {
        matches!(line.form, Form::Heading(_)) && self.known.iter().any(|look| look.form == line.form)
    }
}

impl Look {
    fn level(self) -> Option<u8> {
        if let Form::Heading(level) = self.form { Some(level) } else { None }
    }
}

fn add<T: PartialEq>(all: &mut Vec<T>, one: T) {
    if !all.contains(&one) {
        all.push(one);
    }
}

/// Without small letters. Those of stand-ins do not count.
fn is_loud(text: &str) -> bool {
    let (first, rest) = text.split_once('[').unwrap_or((text, ""));
    let outside = rest.split('[').map(|part| part.split_once(']').map_or(part, |(_, after)| after));
    !std::iter::once(first).chain(outside).any(|part| part.contains(char::is_lowercase))
}

/// The section that a line begins which is set as the headings are: one that it is about, or [`SectionKind::Other`].
/// `None` for what belongs to the section that it stands in.
pub(super) fn begun(
    line: &Line<'_>,
    next: Option<&Line<'_>>,
    within: &State,
    looks: &Looks,
) -> Option<SectionKind> {
    let look = looks.look(line);
    let levels = look.level().zip(within.look.and_then(Look::level));
    let is_inner = levels.is_some_and(|(own, above)| own > above);
    let is_outer = levels.is_some_and(|(own, above)| own < above);
    // Where headings are in capitals, what is not is none.
    let is_quiet = !looks.known.contains(&look);
    if is_inner || is_quiet || !says_something(line.text) {
        return None;
    }
    let may_be_entry = has_entries(within.kind);
    if may_be_entry && begins_entry(line) {
        return None;
    }
    let guess = headings::guess(line.text);
    let is_kin = guess.is_some_and(|guess| guess.kind == within.kind);
    // Right below a heading stands what it announces, and no other section.
    let may_announce = is_kin || !within.is_empty;
    if let Some(guess) = guess.filter(|guess| may_announce && is_announced(line, look, *guess, within, looks))
    {
        return Some(guess.kind);
    }
    if is_kin || !may_announce || within.entries.contains(&look) {
        return None;
    }
    if is_outer || !may_be_entry {
        return Some(SectionKind::Other);
    }
    if headings::names_work(line.text) {
        return None;
    }
    // The other entries of the section look otherwise.
    if !within.entries.is_empty() {
        return Some(SectionKind::Other);
    }
    let is_shared = !look.is_loud && looks.shared.contains(&line.form);
    let is_above_entry =
        is_of_entries(within.kind) && next.is_some_and(|next| !next.is_item() && begins(next));
    (!is_shared && !is_above_entry).then_some(SectionKind::Other)
}

/// Whether a line announces what it is about: "Robotics Projects" does, "Face Recognition Project" is one of them, and
/// "Technologies used" stands under a project.
fn is_announced(line: &Line<'_>, look: Look, guess: headings::Guess, within: &State, looks: &Looks) -> bool {
    let is_of_works = is_of_entries(within.kind) && within.kind != SectionKind::Education;
    if guess.kind == within.kind {
        return guess.is_many && (look.is_loud || !looks.shared.contains(&line.form));
    }
    if guess.is_many {
        return !(is_of_works && guess.kind == SectionKind::Skills && says_used(line.text));
    }
    !is_of_works || (look.is_loud && guess.kind != SectionKind::Skills)
}

fn says_used(text: &str) -> bool {
    text::words(text).iter().any(|word| word.text == "used")
}

/// What may stand under a job or a project as well.
pub(super) fn is_inner(kind: SectionKind) -> bool {
    matches!(kind, SectionKind::Awards | SectionKind::Summary | SectionKind::Skills)
}

/// Sections made of entries that may have titles.
fn has_entries(kind: SectionKind) -> bool {
    matches!(
        kind,
        SectionKind::Experience
            | SectionKind::Projects
            | SectionKind::Education
            | SectionKind::Volunteering
            | SectionKind::Certificates
            | SectionKind::Awards
            | SectionKind::Publications
            | SectionKind::Skills
    )
}

/// Whether a line says itself that it is a job, a project or a school.
fn begins_entry(line: &Line<'_>) -> bool {
    begins(line) || education::names_school(line.text)
}

fn begins(line: &Line<'_>) -> bool {
    line.text.contains(|letter: char| letter.is_ascii_digit()) || titles::rank(first_part(line.text)) > 0
}
