//! Tables: columns as wide as their words ask for, cells that wrap, and the header again on every page.

use super::{
    Run,
    layout::{Layout, ascent, points},
    letters::Shaped,
    lines::{self, Line},
    look::{self, Style},
    tree::{Element, Owner},
};

struct Column {
    x: f32,
    width: f32,
    /// Figures stand on the right.
    figures: bool,
}

struct Cell {
    shaped: Shaped,
    lines: Vec<Line>,
}

pub(super) fn put(layout: &mut Layout, header: &[String], rows: &[Vec<String>]) {
    let count = rows.iter().map(Vec::len).chain([header.len()]).max().unwrap_or(0);
    if count == 0 {
        return;
    }
    let columns = columns(layout, header, rows, count);
    let table = layout.tree.element(Element::Table, None);
    let head = (!header.is_empty()).then(|| cells(layout, header, &columns, look::HEAD));
    let mut body: Vec<Vec<Cell>> = rows.iter().map(|row| cells(layout, row, &columns, look::CELL)).collect();

    let first = body.first().map_or(0.0, |row| height(row, look::CELL).min(120.0));
    let needed = head.as_deref().map_or(0.0, |head| height(head, look::HEAD)) + first;
    if needed > layout.room() && !layout.is_fresh() {
        layout.new_page();
    }
    if let Some(head) = &head {
        put_head(layout, head, &columns, Some(table));
    }
    for row in &mut body {
        let element = layout.tree.element(Element::Row, Some(table));
        let owners: Vec<usize> =
            row.iter().map(|_| layout.tree.element(Element::Cell, Some(element))).collect();
        loop {
            let whole = height(row, look::CELL);
            let room = layout.room();
            let above = head.as_deref().map_or(0.0, |head| height(head, look::HEAD));
            if whole > room && whole <= layout.most_room() - above {
                next_page(layout, head.as_deref(), &columns);
            }
            // A row that fits no page goes on over several.
            let most = lines_in(layout.room());
            if most == 0 {
                next_page(layout, head.as_deref(), &columns);
            }
            let most = lines_in(layout.room()).max(1);
            let rest = split(row, most);
            put_row(layout, row, &columns, &owners);
            match rest {
                Some(rest) => *row = rest,
                None => break,
            }
        }
    }
    layout.down += look::GAP;
}

fn next_page(layout: &mut Layout, head: Option<&[Cell]>, columns: &[Column]) {
    layout.new_page();
    if let Some(head) = head.filter(|head| height(head, look::HEAD) < layout.most_room() / 3.0) {
        put_head(layout, head, columns, None);
    }
}

fn lines_in(room: f32) -> usize {
    let mut lines = 0;
    while points(lines + 1) * look::CELL.leading + 2.0 * look::PAD <= room {
        lines += 1;
    }
    lines
}

/// Takes the lines beyond the first out of a row.
fn split(row: &mut [Cell], most: usize) -> Option<Vec<Cell>> {
    if row.iter().all(|cell| cell.lines.len() <= most) {
        return None;
    }
    let rest = row.iter_mut().map(|cell| {
        let lines = cell.lines.split_off(most.min(cell.lines.len()));
        Cell { shaped: cell.shaped.clone(), lines }
    });
    Some(rest.collect())
}

fn height(row: &[Cell], style: Style) -> f32 {
    let lines = row.iter().map(|cell| cell.lines.len()).max().unwrap_or(0).max(1);
    points(lines) * style.leading + 2.0 * look::PAD
}

/// The first header is part of the table; those on later pages only repeat it.
fn put_head(layout: &mut Layout, head: &[Cell], columns: &[Column], table: Option<usize>) {
    let height = height(head, look::HEAD);
    layout.area(look::SIDE, layout.down, layout.measure(), height, look::SHADE);
    let row = table.map(|table| layout.tree.element(Element::Row, Some(table)));
    for (cell, column) in head.iter().zip(columns) {
        let owner = row
            .map_or(Owner::Running, |row| Owner::Element(layout.tree.element(Element::HeadCell, Some(row))));
        put_cell(layout, cell, column, look::HEAD, owner);
    }
    layout.down += height;
}

fn put_row(layout: &mut Layout, row: &[Cell], columns: &[Column], owners: &[usize]) {
    for ((cell, column), owner) in row.iter().zip(columns).zip(owners) {
        put_cell(layout, cell, column, look::CELL, Owner::Element(*owner));
    }
    layout.down += height(row, look::CELL);
    layout.area(look::SIDE, layout.down - 0.3, layout.measure(), 0.6, look::RULE);
}

fn put_cell(layout: &mut Layout, cell: &Cell, column: &Column, style: Style, owner: Owner) {
    let mut baseline = layout.down + look::PAD + ascent(style);
    for line in &cell.lines {
        let left = column.x + look::PAD;
        let x = if column.figures { column.x + column.width - look::PAD - line.width } else { left };
        layout.line(&cell.shaped, line.letters.clone(), x, baseline, style, owner);
        baseline += style.leading;
    }
}

fn cells(layout: &Layout, texts: &[String], columns: &[Column], style: Style) -> Vec<Cell> {
    let cell = |(at, column): (usize, &Column)| {
        let runs = [Run::plain(texts.get(at).map_or("", String::as_str))];
        let shaped = layout.fonts.shape(&runs, style);
        let lines = lines::lines(&shaped, style.size, column.width - 2.0 * look::PAD);
        Cell { shaped, lines }
    };
    columns.iter().enumerate().map(cell).collect()
}

/// Each column gets what its longest word needs, and of what is left as much as its text asks for.
fn columns(layout: &Layout, header: &[String], rows: &[Vec<String>], count: usize) -> Vec<Column> {
    let room = layout.measure();
    let mut wants: Vec<(f32, f32)> = vec![(2.0 * look::PAD + 8.0, 2.0 * look::PAD + 8.0); count];
    let styled =
        [(header, look::HEAD)].into_iter().chain(rows.iter().map(|row| (row.as_slice(), look::CELL)));
    for (texts, style) in styled {
        for (want, text) in wants.iter_mut().zip(texts) {
            let shaped = layout.fonts.shape(&[Run::plain(text.as_str())], style);
            let around = 2.0 * look::PAD + 0.5;
            want.0 = want.0.max(lines::widest_word(&shaped, style.size).min(room / 3.0) + around);
            want.1 = want.1.max(shaped.width(style.size) + around);
        }
    }
    let least: f32 = wants.iter().map(|want| want.0).sum();
    let most: f32 = wants.iter().map(|want| want.1).sum();
    let width = |(low, high): (f32, f32)| {
        if least >= room {
            low * room / least
        } else if most <= room {
            high * room / most
        } else {
            low + (high - low) * (room - least) / (most - least)
        }
    };
    let figures = |at: usize| {
        let cells = || rows.iter().filter_map(|row| row.get(at)).filter(|cell| !cell.trim().is_empty());
        at > 0 && cells().next().is_some() && cells().all(|cell| is_figure(cell))
    };
    let mut x = look::SIDE;
    let column = |(at, want): (usize, (f32, f32))| {
        let column = Column { x, width: width(want), figures: figures(at) };
        x += column.width;
        column
    };
    wants.into_iter().enumerate().map(column).collect()
}

fn is_figure(text: &str) -> bool {
    let text = text.trim();
    let plain = |c: char| c.is_ascii_digit() || " .,$€£%+-−–()".contains(c);
    text.chars().all(plain) && text.contains(|c: char| c.is_ascii_digit()) || ["–", "—", "-"].contains(&text)
}
