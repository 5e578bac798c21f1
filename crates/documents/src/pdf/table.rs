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
    /// Figures stand on the right, this far from its edge.
    figures: Option<f32>,
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
    let shape = |texts: &[String], style: Style| -> Vec<Shaped> {
        let text = |at: usize| texts.get(at).map_or("", String::as_str);
        (0..count).map(|at| layout.fonts.shape(&[Run::plain(text(at))], style)).collect()
    };
    let head = (!header.is_empty()).then(|| shape(header, look::HEAD));
    let body: Vec<Vec<Shaped>> = rows.iter().map(|row| shape(row, look::CELL)).collect();
    let columns = columns(layout.measure(), head.iter().chain(&body), rows, count);
    let table = layout.tree.element(Element::Table, None);
    let head = head.map(|head| cells(head, &columns, look::HEAD));
    let mut body: Vec<Vec<Cell>> = body.into_iter().map(|row| cells(row, &columns, look::CELL)).collect();

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
        let x = match column.figures {
            Some(edge) => column.x + column.width - edge - line.width,
            None => column.x + look::PAD,
        };
        layout.line(&cell.shaped, line.letters.clone(), x, baseline, style, owner);
        baseline += style.leading;
    }
}

fn cells(row: Vec<Shaped>, columns: &[Column], style: Style) -> Vec<Cell> {
    let cell = |(shaped, column): (Shaped, &Column)| {
        let lines =
            lines::lines(&shaped, style.size, column.width - look::PAD - column.figures.unwrap_or(look::PAD));
        Cell { shaped, lines }
    };
    row.into_iter().zip(columns).map(cell).collect()
}

/// Each column gets what its longest word needs, and what its text asks for as far as there is room.
fn columns<'a>(
    room: f32,
    shaped: impl Iterator<Item = &'a Vec<Shaped>>,
    rows: &[Vec<String>],
    count: usize,
) -> Vec<Column> {
    let before = |at: usize| if is_figures(rows, at) { 2.0 * look::PAD } else { look::PAD };
    let around: Vec<f32> = (0..count).map(|at| before(at) + edge(rows, at, count) + 0.5).collect();
    let mut wants: Vec<(f32, f32)> = around.iter().map(|around| (around + 8.0, around + 8.0)).collect();
    let size = look::CELL.size;
    for row in shaped {
        for ((want, around), shaped) in wants.iter_mut().zip(&around).zip(row) {
            want.0 = want.0.max(lines::widest_word(shaped, size).min(room / 3.0) + around);
            want.1 = want.1.max(shaped.width(size) + around);
        }
    }
    let least: f32 = wants.iter().map(|want| want.0).sum();
    let most: f32 = wants.iter().map(|want| want.1).sum();
    let cap = cap(&wants, room);
    let width = |(low, high): (f32, f32)| {
        if least >= room {
            low * room / least
        } else if most <= room {
            high * room / most
        } else {
            high.min(cap).max(low)
        }
    };
    let mut x = look::SIDE;
    let column = |(at, want): (usize, (f32, f32))| {
        let figures = is_figures(rows, at).then(|| edge(rows, at, count));
        let column = Column { x, width: width(want), figures };
        x += column.width;
        column
    };
    wants.into_iter().enumerate().map(column).collect()
}

/// How wide columns may be at most, so that together they fill the room: the wide ones give way, not the narrow.
fn cap(wants: &[(f32, f32)], room: f32) -> f32 {
    let (mut low, mut high) = (0.0, room);
    for _ in 0..24 {
        let middle = f32::midpoint(low, high);
        let all: f32 = wants.iter().map(|(least, most)| most.min(middle).max(*least)).sum();
        if all > room { high = middle } else { low = middle }
    }
    low
}

/// What stays free on the right. Figures keep away from the words after them.
fn edge(rows: &[Vec<String>], at: usize, count: usize) -> f32 {
    if is_figures(rows, at) && at + 1 < count { 3.0 * look::PAD } else { look::PAD }
}

fn is_figures(rows: &[Vec<String>], at: usize) -> bool {
    let cells = || rows.iter().filter_map(|row| row.get(at)).filter(|cell| !cell.trim().is_empty());
    at > 0 && cells().next().is_some() && cells().all(|cell| is_figure(cell))
}

fn is_figure(text: &str) -> bool {
    let text = text.trim();
    let plain = |c: char| c.is_ascii_digit() || " .,$€£%+-−–()".contains(c);
    text.chars().all(plain) && text.contains(|c: char| c.is_ascii_digit()) || ["–", "—", "-"].contains(&text)
}
