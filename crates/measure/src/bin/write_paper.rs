//! Writes a paper with one of everything, to look at: `cargo run -p documents --example write_paper -- paper.pdf`.

use std::{env, error::Error, fs};

use documents::pdf::{Paper, PaperBlock, PaperSize, Run, write};

const WORDS: &str = "The office of financial aid answers every question that a student may have, and sends what was \
                     decided by mail within ten working days. Whoever does not agree may ask the committee to look at \
                     the case again, and has thirty days to do so. ";

fn main() -> Result<(), Box<dyn Error>> {
    let path = env::args().nth(1).ok_or("where to?")?;
    let paper = Paper {
        title: "Your financial aid for 2026–27, and how it was worked out".into(),
        byline: Some("For Ana Núñez · Office of Financial Aid · 16 November 2026".into()),
        created: "2026-11-16T09:30:00Z".parse()?,
        size: PaperSize::Letter,
        blocks: blocks(),
    };
    fs::write(path, write(&paper)?)?;
    Ok(())
}

fn heading(level: u8, text: &str) -> PaperBlock {
    PaperBlock::Heading { level, text: text.into() }
}

fn blocks() -> Vec<PaperBlock> {
    let mut blocks = vec![
        heading(1, "What you get"),
        PaperBlock::Paragraph(vec![
            Run::plain("The award is "),
            Run::bold("$7,395 for the year"),
            Run::plain(format!(". {WORDS}See the ")),
            Run::link(
                "page of the office that explains all of this in more words than fit here",
                "https://example.org",
            ),
            Run::plain("."),
        ]),
        PaperBlock::List {
            numbered: false,
            items: vec![
                vec![Run::plain("Fill in the form.")],
                vec![Run::bold("Sign it. "), Run::plain(WORDS)],
            ],
        },
        PaperBlock::List {
            numbered: true,
            items: vec![vec![Run::plain("Wait for the letter.")], vec![Run::plain("Answer it.")]],
        },
        heading(2, "When it is paid"),
        table(3),
        PaperBlock::Quote(vec![Run::plain(WORDS)]),
        PaperBlock::Paragraph(vec![Run::plain(
            "Names: Zoë Müller, Łukasz Żak, Ελένη, Дмитрий, Nguyễn Văn Ân. Not in the font: 王小明, 😀, الطالب.",
        )]),
        PaperBlock::Note(vec![Run::plain("Figures are those of the award year 2026–27.")]),
        PaperBlock::Note(vec![Run::plain(WORDS)]),
        heading(1, "Everything else"),
    ];
    blocks.extend((0..6).map(|_| PaperBlock::Paragraph(vec![Run::plain(WORDS.repeat(2))])));
    blocks.push(heading(3, "A long table"));
    blocks.push(table(45));
    blocks
}

fn table(rows: usize) -> PaperBlock {
    let row = |at: usize| {
        let words = if at.is_multiple_of(4) { WORDS } else { "The first day of classes" };
        vec![format!("Term {at}"), format!("${}.50", 97 * at), words.into(), format!("{}%", 5 * at)]
    };
    let header = vec!["Term".into(), "Award".into(), "Paid on".into(), "Of the year".into()];
    PaperBlock::Table { header, rows: (1..=rows).map(row).collect() }
}
