//! Result and trace on paper.

use aid::{
    Explained,
    trace::Line,
    worksheet::{PlanResult, WorkedOut},
};
use documents::pdf::{Paper, PaperBlock, PaperSize, Run};
use jiff::Timestamp;

use super::words::{NO_OFFER, bounds, cents, formula, money, number, tables, value, way};

pub fn paper(name: &str, found: &WorkedOut, created: Timestamp) -> Paper {
    let mut blocks = headline(found);
    // Without any cost there is no price to tell.
    blocks.extend(found.schools.iter().filter(|school| school.package.cost > 0).flat_map(school));
    if let Some(result) = &found.result {
        blocks.push(PaperBlock::PageBreak);
        blocks.push(heading(1, "How the index comes about"));
        blocks.extend(trace(result));
    }
    blocks.push(audit(found));
    let (year, tables) = (found.year, tables(found.tables));
    Paper {
        title: format!("Aid estimate: {name}"),
        byline: Some(format!("Award year {year} · {tables} · {}", created.strftime("%-d %B %Y"))),
        created,
        size: PaperSize::Letter,
        blocks,
    }
}

fn headline(found: &WorkedOut) -> Vec<PaperBlock> {
    let mut rows = vec![
        row("Student Aid Index", &bounds(found.sai, number)),
        row("Federal Pell Grant, full time for a full year", &bounds(found.pell, money)),
    ];
    if let Some(result) = &found.result {
        rows.push(row("Formula", formula(result.formula)));
        rows.push(row("Grant by", way(result.estimate.way)));
    }
    let mut blocks = vec![
        PaperBlock::Paragraph(vec![Run::bold(NO_OFFER)]),
        PaperBlock::Table { header: vec!["Result".to_owned(), String::new()], rows },
    ];
    if !found.note.is_empty() {
        blocks.push(note(found.note));
    }
    if !found.missing.is_empty() {
        let count = found.missing.len();
        blocks.push(note(&format!(
            "Answers that would narrow the range: {count}. {}",
            found.missing.join(", ")
        )));
    }
    let problems = found
        .problems
        .iter()
        .map(|problem| vec![Run::plain(format!("{}: {}", problem.field, problem.message))]);
    let items: Vec<Vec<Run>> = problems.collect();
    if !items.is_empty() {
        blocks.push(PaperBlock::List { numbered: false, items });
    }
    blocks
}

fn school(school: &PlanResult) -> Vec<PaperBlock> {
    let package = &school.package;
    let name = if school.name.is_empty() { "The school" } else { &school.name };
    let rows = [
        ("Cost of attendance", package.cost),
        ("Federal Pell Grant", -package.pell),
        ("Other grants and scholarships", -package.grants),
        ("Supplemental grant", -package.campus_grant),
        ("Net price: cost less grants", package.net_price),
        ("Work-study, to be earned", package.work_study),
        ("Subsidized loan, to be paid back", package.subsidised),
        ("Unsubsidized loan, to be paid back", package.unsubsidised),
        ("Still to be paid", package.unmet),
    ];
    let rows = rows.iter().map(|(label, amount)| row(label, &money(*amount))).collect();
    let mut blocks = vec![
        heading(1, name),
        PaperBlock::Table { header: vec!["One year".to_owned(), "Amount".to_owned()], rows },
    ];
    let payments = school.schedule.payments.iter();
    let terms: Vec<Vec<String>> = payments
        .map(|one| vec![one.term.clone(), format!("{} %", one.intensity), cents(one.amount)])
        .collect();
    if !terms.is_empty() {
        let header = ["Term", "Of full time", "Pell payment"].map(str::to_owned).to_vec();
        blocks.push(PaperBlock::Table { header, rows: terms });
    }
    blocks
}

fn trace(result: &Explained) -> impl Iterator<Item = PaperBlock> {
    let header = ["Line", "Value", "Rule", "Source"].map(str::to_owned).to_vec();
    let rows = result.lines.iter().map(explained).collect();
    [PaperBlock::Table { header, rows }].into_iter()
}

fn explained(line: &Line) -> Vec<String> {
    let inputs: Vec<String> =
        line.inputs.iter().map(|one| format!("{} {}", one.key, number(one.value))).collect();
    let rule =
        if inputs.is_empty() { line.rule.clone() } else { format!("{} ({})", line.rule, inputs.join(", ")) };
    let source = match &line.cell {
        Some(cell) => format!("{}; {}, {}", line.citation, cell.table, cell.row),
        None => line.citation.clone(),
    };
    vec![line.label.clone(), value(line), rule, source]
}

fn audit(found: &WorkedOut) -> PaperBlock {
    let hash = found.input_hash.as_deref().unwrap_or("none: answers are missing");
    note(&format!("Engine {}, tables {}, input {hash}.", found.engine, found.table_version))
}

fn row(label: &str, value: &str) -> Vec<String> {
    vec![label.to_owned(), value.to_owned()]
}

fn heading(level: u8, text: &str) -> PaperBlock {
    PaperBlock::Heading { level, text: text.to_owned() }
}

fn note(text: &str) -> PaperBlock {
    PaperBlock::Note(vec![Run::plain(text)])
}
