use std::ops::Range;

use super::{headings, split};
use crate::model::{Form, SectionKind};

/// A line, without its bullet and the spaces around it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Line<'a> {
    /// Where it begins in the whole text.
    pub start: usize,
    pub text: &'a str,
    pub form: Form,
    /// A blank line stands before it.
    pub is_apart: bool,
    /// The section of the column that it stands in, where the page has some side by side.
    pub column: Option<SectionKind>,
}

impl Line<'_> {
    pub fn end(&self) -> usize {
        self.start + self.text.len()
    }

    pub fn range(&self) -> Range<usize> {
        self.start..self.end()
    }

    pub fn is_item(&self) -> bool {
        self.form == Form::Item
    }
}

/// The columns of a page, once a row of headings has opened some.
#[derive(Default)]
struct Columns {
    all: Vec<Column>,
    /// Bars stand between them, as in a row of a table: a row without one goes on in the last cell.
    by_bars: bool,
}

struct Column {
    left: usize,
    kind: SectionKind,
}

/// All lines that are not blank. `blocks` say where each block of a file begins and what it is.
pub(super) fn lines<'a>(text: &'a str, blocks: &[(usize, Form)]) -> Vec<Line<'a>> {
    let mut lines = Vec::new();
    let mut columns = Columns::default();
    let (mut next, mut is_apart, mut block) = (0, true, 0);
    for row in text.split('\n') {
        let start = next;
        next += row.len() + 1;
        if row.trim().is_empty() {
            is_apart = true;
            continue;
        }
        let content = start + (row.len() - row.trim_start().len());
        while blocks.get(block + 1).is_some_and(|(first, _)| *first <= content) {
            block += 1;
        }
        let form = blocks.get(block).filter(|(first, _)| *first <= content).map(|(_, form)| *form);
        for (left, cell, column) in cells(row, &mut columns) {
            lines.push(line(start + left, cell, form, column, is_apart));
        }
        is_apart = false;
    }
    lines
}

fn line(
    start: usize,
    text: &str,
    form: Option<Form>,
    column: Option<SectionKind>,
    is_apart: bool,
) -> Line<'_> {
    let bullet = bullet(text);
    let form = match form {
        Some(form @ (Form::Heading(_) | Form::Item)) => form,
        _ if bullet > 0 => Form::Item,
        _ => Form::Plain,
    };
    Line { start: start + bullet, text: &text[bullet..], form, is_apart, column }
}

/// The row as one, or its columns once a row of headings has opened some.
fn cells<'a>(row: &'a str, columns: &mut Columns) -> Vec<(usize, &'a str, Option<SectionKind>)> {
    let kinds_of =
        |cells: &[(usize, &str)]| cells.iter().map(|(_, cell)| headings::kind(cell)).collect::<Vec<_>>();
    let is_barred = row.contains(BAR) && (columns.all.is_empty() || columns.by_bars);
    let (mut cells, mut by_bars) = (wide(row, false), false);
    if is_barred {
        let barred = wide(row, true);
        let heads = kinds_of(&barred).iter().all(Option::is_some) && !split::is_table_head(row);
        by_bars = columns.by_bars || heads;
        cells = if by_bars { barred } else { cells };
    }
    let kinds = if cells.len() > 1 || !columns.all.is_empty() { kinds_of(&cells) } else { Vec::new() };
    if cells.len() > 1 && kinds.iter().all(Option::is_some) {
        let all = (cells.iter().zip(&kinds))
            .filter_map(|((left, _), kind)| Some(Column { left: *left, kind: (*kind)? }))
            .collect();
        *columns = Columns { all, by_bars };
    }
    let is_after = columns.by_bars && !row.contains(BAR);
    if is_after && headings::kind(row.trim()).is_some() {
        *columns = Columns::default();
    }
    let whole = (row.len() - row.trim_start().len(), row.trim());
    match columns.all.last() {
        None => return vec![(whole.0, whole.1, None)],
        Some(last) if is_after => return vec![(whole.0, whole.1, Some(last.kind))],
        Some(_) => {}
    }
    let mut placed = Vec::with_capacity(cells.len());
    // How wide the first column is depends on names; in which order the columns come does not.
    let is_full = cells.len() == columns.all.len();
    for (number, ((left, cell), kind)) in cells.into_iter().zip(kinds).enumerate() {
        let by_place = columns.all.partition_point(|column| column.left <= left + 2).saturating_sub(1);
        let last = columns.all.len() - 1;
        let at = match (is_full, columns.by_bars) {
            (true, _) => number,
            (_, true) => number.min(last),
            _ => by_place,
        };
        let column = &mut columns.all[at];
        column.kind = kind.unwrap_or(column.kind);
        placed.push((left, cell, Some(column.kind)));
    }
    placed
}

/// Between the cells of a row of a table.
const BAR: &str = " | ";

/// What stands between gaps of three spaces or a tab, or between bars, and where.
fn wide(row: &str, by_bars: bool) -> Vec<(usize, &str)> {
    let mut cells = Vec::new();
    let mut start = 0;
    let mut spaces = 0;
    for (at, letter) in row.char_indices() {
        match letter {
            '\t' => spaces += 3,
            _ if letter.is_whitespace() => spaces += 1,
            '|' if by_bars && row[..at].ends_with(' ') && row[at + 1..].starts_with(' ') => {
                cells.push((start, &row[start..at]));
                start = at + 1;
                spaces = 0;
            }
            _ => {
                if spaces >= 3 {
                    cells.push((start, &row[start..at]));
                    start = at;
                }
                spaces = 0;
            }
        }
    }
    cells.push((start, &row[start..]));
    let trimmed = cells.into_iter().map(|(start, cell)| {
        let left = start + (cell.len() - cell.trim_start().len());
        (left, cell.trim())
    });
    trimmed.filter(|(_, cell)| !cell.is_empty()).collect()
}

/// These are bullets whatever follows.
const BULLETS: &[char] = &[
    '•', '‣', '▪', '◦', '●', '○', '■', '□', '➢', '➤', '✓', '✔', '›', '»', '→', '⁃', '∙', '·', '▸', '►', '◆',
    '❖', '\u{f0b7}', '\u{f0a7}', '\u{2b9a}',
];
/// These only before a space.
const SPACED: &[char] = &['-', '*', '–', '—', '+', '>', 'o'];

/// How many bytes a bullet or a number and the spaces after it take.
fn bullet(text: &str) -> usize {
    let Some(first) = text.chars().next() else { return 0 };
    let rest = &text[first.len_utf8()..];
    let is_spaced = rest.starts_with(char::is_whitespace);
    let after = if BULLETS.contains(&first) || (SPACED.contains(&first) && is_spaced) {
        rest
    } else {
        let number = text.trim_start_matches(|letter: char| letter.is_ascii_digit());
        let digits = text.len() - number.len();
        match number.strip_prefix(['.', ')']) {
            Some(after) if (1..=2).contains(&digits) && after.starts_with(' ') => after,
            _ => return 0,
        }
    };
    let content = after.trim_start();
    if content.is_empty() { 0 } else { text.len() - content.len() }
}

/// A line that goes on below is one line.
pub(super) fn joined<'a>(text: &'a str, lines: &[Line<'a>]) -> Vec<Line<'a>> {
    let mut joined: Vec<Line<'a>> = Vec::with_capacity(lines.len());
    for line in lines {
        match joined.last_mut() {
            Some(last) if goes_on(last, line) => last.text = &text[last.start..line.end()],
            _ => joined.push(*line),
        }
    }
    joined
}

/// Shorter lines were broken on purpose.
const FULL: usize = 40;

fn goes_on(before: &Line<'_>, line: &Line<'_>) -> bool {
    let is_text = !line.is_apart && line.form == Form::Plain && !matches!(before.form, Form::Heading(_));
    if !is_text || before.column.is_some() || before.text.ends_with(['.', '!', '?', ':', ';']) {
        return false;
    }
    let last = before.text.rsplit('\n').next().unwrap_or(before.text);
    let is_open = last.ends_with([',', '&', '/', '-'])
        || last.rsplit(' ').next().is_some_and(|word| JOINTS.contains(&word.to_lowercase().as_str()));
    let is_small = line.text.starts_with(char::is_lowercase);
    (is_open || is_small) && last.chars().count() >= FULL && headings::kind(line.text).is_none()
}

const JOINTS: &[&str] = &[
    "a", "an", "and", "as", "at", "by", "for", "from", "in", "into", "of", "on", "or", "the", "to", "using",
    "via", "with",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bullets_of_all_kinds_go() {
        for (text, content) in [
            ("- built", "built"),
            ("*  built", "built"),
            ("•built", "built"),
            ("● built", "built"),
            ("– built", "built"),
            ("3) built", "built"),
            ("o built", "built"),
            ("12. built", "built"),
        ] {
            let lines = lines(text, &[]);
            assert_eq!((lines[0].text, lines[0].form), (content, Form::Item), "{text}");
            assert_eq!(&text[lines[0].range()], content);
        }
        for text in ["-5 degrees", "2019. A year", "over", "*", "3.5 GPA"] {
            assert_eq!(lines(text, &[])[0].form, Form::Plain, "{text}");
        }
    }

    #[test]
    fn columns_are_told_apart_once_headings_stand_side_by_side() {
        let text = "Ann\nEXPERIENCE          SKILLS\nNurse, 2019         Triage\n                    Excel\nCook, 2018";
        let kinds: Vec<_> = lines(text, &[]).iter().map(|line| (line.text, line.column)).collect();
        let (work, skills) = (Some(SectionKind::Experience), Some(SectionKind::Skills));
        assert_eq!(
            kinds,
            [
                ("Ann", None),
                ("EXPERIENCE", work),
                ("SKILLS", skills),
                ("Nurse, 2019", work),
                ("Triage", skills),
                ("Excel", skills),
                ("Cook, 2018", work),
            ]
        );
    }

    #[test]
    fn a_row_of_headings_with_bars_opens_columns_until_the_next_heading() {
        let text = "EDUCATION | SKILLS\nB.Tech, 2019 | Python\nGit\nPROJECTS\nChess | a game";
        let kinds: Vec<_> = lines(text, &[]).iter().map(|line| (line.text, line.column)).collect();
        let (study, skills) = (Some(SectionKind::Education), Some(SectionKind::Skills));
        assert_eq!(
            kinds,
            [
                ("EDUCATION", study),
                ("SKILLS", skills),
                ("B.Tech, 2019", study),
                ("Python", skills),
                ("Git", skills),
                ("PROJECTS", None),
                ("Chess | a game", None),
            ]
        );
    }

    #[test]
    fn a_broken_line_is_joined() {
        let text =
            "- Built the booking system of the whole hospital with\n  Python and a lot of patience\n- Next";
        let all = joined(text, &lines(text, &[]));
        assert_eq!(all.len(), 2);
        assert!(all[0].text.ends_with("patience"));
    }
}
