use jiff::civil::Date;
use matching::lexicon::{degrees, text};

use super::{Layout, first_part, head};
use crate::{
    model::SectionKind,
    resume::{dates, education, lines::Line, skills, titles},
};

/// Without any heading, each line says itself what it is about.
pub(super) fn guessed<'a>(lines: &[Line<'a>], today: Date) -> Layout<'a> {
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

fn is_sentence(line: &str) -> bool {
    line.ends_with(['.', '!', '?']) && text::words(line).len() > 5
}
