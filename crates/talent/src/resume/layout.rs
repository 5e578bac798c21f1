//! Which section every line belongs to.

use std::ops::Range;

use jiff::civil::Date;
use matching::lexicon::{degrees, languages::language, skills::find_skills, text};

use super::{dates, education, headings, lines::Line, personal, skills, titles};
use crate::model::{Form, MaskedKind, SectionKind};

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
struct State {
    kind: SectionKind,
    /// What goes on after a paragraph that has its heading in its first line.
    before: Option<SectionKind>,
    has_begun: bool,
    is_prose: bool,
}

impl State {
    fn first() -> Self {
        Self { kind: SectionKind::Contact, before: None, has_begun: false, is_prose: false }
    }
}

fn by_headings<'a>(lines: &[Line<'a>]) -> Layout<'a> {
    let mut layout = Layout::default();
    let levels: Vec<Form> = (lines.iter())
        .filter(|line| matches!(line.form, Form::Heading(_)) && headings::kind(line.text).is_some())
        .map(|line| line.form)
        .collect();
    let mut state = State::first();
    for (at, line) in lines.iter().enumerate() {
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
            if is_label(line, kind, state.kind) {
                continue;
            }
            if !is_entry(line, state.kind) {
                layout.open(kind, line.range());
                state = State { kind, before: None, has_begun: true, is_prose: false };
                continue;
            }
        }
        if let Some((kind, at)) = headings::inline(line.text).filter(|found| fits(line, *found, &state)) {
            inline(&mut layout, &mut state, line, kind, at);
            continue;
        }
        let is_entry = has_entries(state.kind) && begins_entry(line, lines.get(at + 1));
        let is_other = is_entry || is_enumeration(line, state.kind);
        if state.has_begun && levels.contains(&line.form) && !is_other {
            state.kind = headings::guess(line.text).unwrap_or(SectionKind::Other);
            layout.open(state.kind, line.range());
            continue;
        }
        if let Some(kind) = headings::shouted(line.text).filter(|kind| is_shouted(line, *kind, state.kind)) {
            layout.open(kind, line.range());
            state = State { kind, before: None, has_begun: true, is_prose: false };
            continue;
        }
        let kind = if state.has_begun { state.kind } else { head(line, &mut state.is_prose) };
        layout.place(*line, kind);
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
    if line.is_item() {
        return;
    }
    if headings::is_cell(&line.text[..at]) {
        *state = State { kind, before: None, has_begun: true, is_prose: false };
        return;
    }
    let before = state.before.unwrap_or(state.kind);
    // After the head of a page nothing but a summary can go on.
    let before =
        if state.has_begun || before != SectionKind::Contact { before } else { SectionKind::Summary };
    // Under a job, such a line is one line.
    if has_entries(before) && !line.is_apart {
        return;
    }
    *state = State { kind, before: Some(before), has_begun: true, is_prose: state.is_prose };
}

/// "Leadership | Teamwork" in a list, and "Portfolio | GitHub" in the head of a page, begin no section.
fn fits(line: &Line<'_>, (kind, at): (SectionKind, usize), state: &State) -> bool {
    let (before, rest) = line.text.split_at(at);
    if !headings::is_cell(before) || !before.contains(char::is_lowercase) {
        return true;
    }
    let is_dated = || rest.contains(|letter: char| letter.is_ascii_digit());
    let may_be_first = matches!(kind, SectionKind::Education | SectionKind::Experience) && is_dated();
    let is_entry = (is_list(state.kind) && !line.is_apart) || is_label(line, kind, state.kind);
    !line.is_item() && if state.has_begun { !is_entry } else { may_be_first }
}

/// A line in capitals that names what stands below it, and no entry of the section that it stands in.
fn is_shouted(line: &Line<'_>, kind: SectionKind, within: SectionKind) -> bool {
    line.form == Form::Plain && kind != within && (line.is_apart || !is_list(within))
}

fn is_list(kind: SectionKind) -> bool {
    matches!(kind, SectionKind::Skills | SectionKind::Languages | SectionKind::Interests)
}

fn has_entries(kind: SectionKind) -> bool {
    matches!(
        kind,
        SectionKind::Experience | SectionKind::Projects | SectionKind::Education | SectionKind::Volunteering
    )
}

/// Whether a heading that is none of ours names a job, a project or a school.
fn begins_entry(line: &Line<'_>, next: Option<&Line<'_>>) -> bool {
    let says_when = |line: &Line<'_>| line.text.contains(|letter: char| letter.is_ascii_digit());
    let is_title = |line: &Line<'_>| titles::rank(first_part(line.text)) > 0;
    says_when(line)
        || is_title(line)
        || education::names_school(line.text)
        || next.is_some_and(|next| !next.is_item() && (says_when(next) || is_title(next)))
}

/// "Key achievements:" under a job begins no section.
fn is_label(line: &Line<'_>, kind: SectionKind, within: SectionKind) -> bool {
    let inner = matches!(kind, SectionKind::Awards | SectionKind::Summary | SectionKind::Skills);
    let is_plain = line.form == Form::Plain && line.text.contains(char::is_lowercase);
    let is_close = !line.is_apart || line.text.ends_with(':');
    matches!(within, SectionKind::Experience | SectionKind::Projects) && inner && is_plain && is_close
}

/// In a list, "Leadership" is one of its entries.
fn is_entry(line: &Line<'_>, within: SectionKind) -> bool {
    let is_plain = line.form == Form::Plain && line.text.contains(char::is_lowercase);
    is_list(within) && is_plain && !line.is_apart && !line.text.ends_with(':')
}

/// "Python, SQL, Excel", "Cloud : AWS", "Python": in plain text, a line of a list looks like a heading.
fn is_enumeration(line: &Line<'_>, within: SectionKind) -> bool {
    let is_labelled = || line.text.split_once(':').is_some_and(|(_, rest)| !find_skills(rest).is_empty());
    let is_several = || line.text.contains([',', ';', '|', '·', '•']) || is_labelled();
    let is_one = || skills::is_list(line.text, 1) || language(line.text).is_some();
    (is_list(within) && (is_several() || is_one())) || skills::is_list(line.text, 2)
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

/// Without any heading, each line says itself what it is about.
fn guessed<'a>(lines: &[Line<'a>], today: Date) -> Layout<'a> {
    let mut layout = Layout { is_guess: true, ..Layout::default() };
    let mut kind = SectionKind::Contact;
    let mut is_prose = false;
    for (at, line) in lines.iter().enumerate() {
        let is_short = text::words(line.text).len() <= 16;
        let is_dated = || line.text.contains("[year]") || !dates::find(line.text, today).is_empty();
        let has_span = |line: &Line<'_>| dates::find(line.text, today).iter().any(|one| one.is_span);
        let next_is_dated =
            || lines.iter().skip(at + 1).take(2).any(|next| !next.is_item() && has_span(next));
        let is_title = || titles::rank(first_part(line.text)) > 0;
        let has_degree = || !degrees::find_degrees(line.text).is_empty();
        kind = if skills::is_list(line.text, 3) {
            SectionKind::Skills
        } else if line.is_item() {
            if matches!(kind, SectionKind::Contact | SectionKind::Skills) {
                SectionKind::Experience
            } else {
                kind
            }
        } else if is_short && (has_degree() || education::names_school(line.text)) && !is_sentence(line.text)
        {
            let is_job = is_title() && !has_degree() && is_dated();
            if is_job { SectionKind::Experience } else { SectionKind::Education }
        } else if is_short && !is_sentence(line.text) && (is_dated() || (is_title() && next_is_dated())) {
            SectionKind::Experience
        } else if kind == SectionKind::Contact {
            head(line, &mut is_prose)
        } else if kind == SectionKind::Skills {
            SectionKind::Other
        } else {
            kind
        };
        layout.place(*line, kind);
    }
    layout
}

fn first_part(line: &str) -> &str {
    line.split([',', '|', '–', '—', '(']).next().unwrap_or(line).trim()
}

fn is_sentence(line: &str) -> bool {
    line.ends_with(['.', '!', '?']) && text::words(line).len() > 5
}
