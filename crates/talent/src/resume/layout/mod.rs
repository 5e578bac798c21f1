//! Which section every line belongs to.

mod guessed;
mod lists;
mod looks;

use std::ops::Range;

use jiff::civil::Date;
use matching::lexicon::text;

use super::{headings, lines::Line, personal};
use crate::model::{Form, MaskedKind, SectionKind};
use guessed::guessed;
use lists::{is_entry, is_enumeration, is_list, is_lone};
use looks::{Look, Looks};

/// A line that is no heading, and its section.
#[derive(Clone, Copy, Debug)]
pub(super) struct Placed<'a> {
    pub line: Line<'a>,
    pub kind: SectionKind,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Part {
    pub kind: SectionKind,
    pub heading: Range<usize>,
    pub range: Range<usize>,
}

#[derive(Default)]
pub(super) struct Layout<'a> {
    pub lines: Vec<Placed<'a>>,
    pub parts: Vec<Part>,
    /// No line was a heading: the sections are a guess.
    pub is_guess: bool,
}

impl<'a> Layout<'a> {
    fn open(&mut self, kind: SectionKind, heading: Range<usize>) {
        self.parts.push(Part { kind, range: heading.clone(), heading });
    }

    fn place(&mut self, line: Line<'a>, kind: SectionKind) {
        let known = match line.column {
            Some(_) => self.parts.iter_mut().rev().take(8).find(|part| part.kind == kind),
            None => self.parts.last_mut().filter(|part| part.kind == kind),
        };
        match known {
            Some(part) => part.range.end = line.end(),
            None => self.parts.push(Part { kind, heading: line.start..line.start, range: line.range() }),
        }
        self.lines.push(Placed { line, kind });
    }
}

pub(super) fn layout<'a>(lines: &[Line<'a>], today: Date) -> Layout<'a> {
    let is_heading = |line: &Line<'_>| !line.is_item() && headings::kind(line.text).is_some();
    let begins =
        |line: &Line<'_>| headings::inline(line.text).is_some_and(|found| fits(line, found, &State::first()));
    if lines.iter().any(|line| is_heading(line) || begins(line)) {
        by_headings(lines)
    } else {
        guessed(lines, today)
    }
}

/// What has been read so far.
#[expect(clippy::struct_excessive_bools, reason = "each is seen by itself")]
struct State {
    kind: SectionKind,
    /// What goes on after a paragraph that has its heading in its first line.
    before: Option<SectionKind>,
    has_begun: bool,
    is_prose: bool,
    /// How the heading of the section looks, if it has one.
    look: Option<Look>,
    /// Nothing stands below the heading so far.
    is_empty: bool,
    /// How the titles of its entries look that are set as headings may be.
    entries: Vec<Look>,
    /// The line before is an entry of a list and a block of its own.
    is_column: bool,
}

impl State {
    fn first() -> Self {
        Self { has_begun: false, ..Self::of(SectionKind::Contact, None) }
    }

    /// Of a section with this heading.
    fn of(kind: SectionKind, look: Option<Look>) -> Self {
        Self {
            kind,
            before: None,
            has_begun: true,
            is_prose: false,
            look,
            is_empty: true,
            entries: Vec::new(),
            is_column: false,
        }
    }

    fn placed(&mut self, line: &Line<'_>, entry: Option<Look>) {
        if let Some(look) = entry.filter(|look| !self.entries.contains(look)) {
            self.entries.push(look);
        }
        self.is_column = line.is_apart && is_lone(line);
        self.is_empty = false;
    }
}

fn by_headings<'a>(lines: &[Line<'a>]) -> Layout<'a> {
    let mut layout = Layout::default();
    let looks = Looks::of(lines);
    let mut state = State::first();
    for (at, line) in lines.iter().enumerate() {
        let next = lines.get(at + 1);
        let announced = if line.is_item() { None } else { headings::kind(line.text) };
        if let Some(kind) = line.column {
            match announced {
                Some(kind) => layout.open(kind, line.range()),
                None => layout.place(*line, kind),
            }
            state.has_begun = true;
            continue;
        }
        // After a sidebar the page begins with the name. Where it comes again, it is at the top of another page.
        if is_name(line) && state.has_begun && !lines[..at].iter().any(names_applicant) {
            state = State::first();
        }
        if line.is_apart
            && let Some(before) = state.before.take()
        {
            state.kind = before;
        }
        if let Some(kind) = announced {
            if is_label(line, kind, state.kind, looks.have_colons) {
                continue;
            }
            if !is_entry(line, next, &state, &looks) {
                layout.open(kind, line.range());
                state = State::of(kind, Some(looks.look(line)));
                continue;
            }
        }
        if let Some((kind, at)) = headings::inline(line.text).filter(|found| fits(line, *found, &state)) {
            inline(&mut layout, &mut state, line, kind, at);
            continue;
        }
        let mut entry = None;
        if announced.is_none() && state.has_begun && !is_enumeration(line, state.kind) {
            if looks.is_headed(line)
                && let Some(kind) = looks::begun(line, next, &state, &looks)
            {
                layout.open(kind, line.range());
                state = State::of(kind, Some(looks.look(line)));
                // What has no name that we know may still say something.
                if kind == SectionKind::Other {
                    layout.place(*line, kind);
                    state.is_empty = false;
                }
                continue;
            }
            entry = looks.entry(line, &state);
        }
        if let Some(kind) = headings::shouted(line.text).filter(|kind| is_shouted(line, *kind, state.kind)) {
            layout.open(kind, line.range());
            state = State::of(kind, None);
            continue;
        }
        let kind = if state.has_begun { state.kind } else { head(line, &mut state.is_prose) };
        layout.place(*line, kind);
        state.placed(line, entry);
    }
    layout
}

fn names_applicant(line: &Line<'_>) -> bool {
    line.text.contains(MaskedKind::Name.stand_in())
}

fn is_name(line: &Line<'_>) -> bool {
    line.text.trim() == MaskedKind::Name.stand_in()
}

fn inline<'a>(layout: &mut Layout<'a>, state: &mut State, line: &Line<'a>, kind: SectionKind, at: usize) {
    let content = Line { start: line.start + at, text: &line.text[at..], ..*line };
    layout.open(kind, line.start..content.start);
    layout.place(content, kind);
    state.is_empty = false;
    if line.is_item() {
        return;
    }
    if headings::is_cell(&line.text[..at]) {
        *state = State { is_empty: false, ..State::of(kind, None) };
        return;
    }
    let before = state.before.unwrap_or(state.kind);
    // After the head of a page nothing but a summary can go on.
    let before =
        if state.has_begun || before != SectionKind::Contact { before } else { SectionKind::Summary };
    // Under a job, such a line is one line.
    if is_of_entries(before) && !line.is_apart {
        return;
    }
    (state.kind, state.before, state.has_begun) = (kind, Some(before), true);
}

/// "Leadership | Teamwork" in a list, and "Portfolio | GitHub" in the head of a page, begin no section.
fn fits(line: &Line<'_>, (kind, at): (SectionKind, usize), state: &State) -> bool {
    let (before, rest) = line.text.split_at(at);
    if !headings::is_cell(before) || !before.contains(char::is_lowercase) {
        return true;
    }
    let is_dated = || rest.contains(|letter: char| letter.is_ascii_digit());
    let may_be_first = matches!(kind, SectionKind::Education | SectionKind::Experience) && is_dated();
    let is_one = is_list(state.kind) && (!line.is_apart || lists::are_entries(before, rest));
    let is_entry = is_one || is_label(line, kind, state.kind, true);
    !line.is_item() && if state.has_begun { !is_entry } else { may_be_first }
}

/// A line in capitals that names what stands below it, and no entry of the section that it stands in.
fn is_shouted(line: &Line<'_>, kind: SectionKind, within: SectionKind) -> bool {
    line.form == Form::Plain && kind != within && (line.is_apart || !is_list(within))
}

fn is_of_entries(kind: SectionKind) -> bool {
    matches!(
        kind,
        SectionKind::Experience | SectionKind::Projects | SectionKind::Education | SectionKind::Volunteering
    )
}

/// "Key achievements:" under a job begins no section.
fn is_label(line: &Line<'_>, kind: SectionKind, within: SectionKind, have_colons: bool) -> bool {
    let ends = line.text.ends_with(':');
    let is_close = match line.form {
        Form::Plain => !line.is_apart || ends,
        // Bold as a heading, and with a colon that no heading has.
        Form::Heading(_) => ends && !have_colons && !text::key(line.text).contains("skill"),
        Form::Item => false,
    };
    let is_of_works = matches!(within, SectionKind::Experience | SectionKind::Projects);
    is_of_works && looks::is_inner(kind) && line.text.contains(char::is_lowercase) && is_close
}

/// Before the first heading stand who it is and perhaps a few sentences.
fn head(line: &Line<'_>, is_prose: &mut bool) -> SectionKind {
    let contact =
        line.text.contains('@') || line.text.contains("[contact]") || line.text.contains("[address]");
    if contact || personal::is_street(line.text) {
        *is_prose = false;
        return SectionKind::Contact;
    }
    let count = text::words(line.text).len();
    *is_prose = *is_prose || count >= 6 || (count >= 4 && line.text.ends_with('.'));
    if *is_prose { SectionKind::Summary } else { SectionKind::Contact }
}

fn first_part(line: &str) -> &str {
    line.split([',', '|', '–', '—', '(']).next().unwrap_or(line).trim()
}
