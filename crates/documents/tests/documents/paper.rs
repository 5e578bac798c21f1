//! PDFs of our own, read back with our own reader.

use documents::{
    Document,
    pdf::{Paper, PaperBlock, PaperSize, Run, write},
};

use crate::{read, sketch};

fn paper(blocks: Vec<PaperBlock>) -> Paper {
    Paper {
        title: "Your aid, explained".into(),
        byline: Some("For Ana Núñez · 16 November 2026".into()),
        created: "2026-11-16T09:30:00Z".parse().unwrap(),
        size: PaperSize::Letter,
        blocks,
    }
}

fn heading(level: u8, text: &str) -> PaperBlock {
    PaperBlock::Heading { level, text: text.into() }
}

fn text(text: &str) -> PaperBlock {
    PaperBlock::Paragraph(vec![Run::plain(text)])
}

fn again(paper: &Paper) -> Document {
    read(&write(paper).unwrap(), "paper.pdf").unwrap()
}

#[test]
fn what_was_written_is_read() {
    let paper = paper(vec![
        heading(1, "What you get"),
        PaperBlock::Paragraph(vec![
            Run::plain("The award is "),
            Run::bold("$7,395"),
            Run::plain(" for the year, and is paid in two halves; see the "),
            Run::link("office’s page", "https://example.org/aid"),
            Run::plain(" for when."),
        ]),
        PaperBlock::List {
            numbered: false,
            items: vec![vec![Run::plain("fill in the form")], vec![Run::plain("sign it")]],
        },
        PaperBlock::List {
            numbered: true,
            items: vec![vec![Run::plain("first")], vec![Run::plain("second")]],
        },
        PaperBlock::Table {
            header: vec!["Term".into(), "Paid on".into(), "Award".into()],
            rows: vec![
                vec!["Fall".into(), "September 1".into(), "$3,697.50".into()],
                vec!["Spring".into(), "February 1".into(), "$3,697.50".into()],
            ],
        },
        heading(2, "In their words"),
        PaperBlock::Quote(vec![Run::plain("A student may not receive two grants at once.")]),
        PaperBlock::Note(vec![Run::plain("Figures are those of the award year 2026–27.")]),
    ]);
    let document = again(&paper);
    assert_eq!(document.title.as_deref(), Some("Your aid, explained"));
    assert_eq!(
        sketch(&document),
        "h1 Your aid, explained\n\
         p For Ana Núñez · 16 November 2026\n\
         h2 What you get\n\
         p The award is $7,395 for the year, and is paid in two halves; see the office’s page for when.\n\
         - fill in the form\n\
         - sign it\n\
         - 1. first\n\
         - 2. second\n\
         ! Term | Paid on | Award\n\
         | Fall | September 1 | $3,697.50\n\
         | Spring | February 1 | $3,697.50\n\
         h3 In their words\n\
         p A student may not receive two grants at once.\n\
         p Figures are those of the award year 2026–27."
    );
}

#[test]
fn the_same_paper_is_the_same_bytes() {
    let paper =
        paper(vec![heading(1, "One"), text("Two"), PaperBlock::Quote(vec![Run::plain("Three 北京")])]);
    assert_eq!(write(&paper).unwrap(), write(&paper).unwrap());
    let other = Paper { created: "2026-11-17T09:30:00Z".parse().unwrap(), ..paper.clone() };
    assert_ne!(write(&paper).unwrap(), write(&other).unwrap());
}

#[test]
fn long_texts_go_on_over_the_pages() {
    let sentence = "The office answers every question that a student may have about it. ";
    let blocks: Vec<PaperBlock> =
        (0..40).flat_map(|at| [heading(2, &format!("Question {at}")), text(&sentence.repeat(4))]).collect();
    for size in [PaperSize::A4, PaperSize::Letter] {
        let document = again(&Paper { size, ..paper(blocks.clone()) });
        assert!((4..8).contains(&document.pages.len()), "{} pages", document.pages.len());
        let all: Vec<String> = document.pages.iter().map(documents::Page::text).collect();
        assert_eq!(all.concat().matches("answers every question").count(), 160, "nothing is lost");
        assert!(!all.concat().contains("Page 1 of"), "page numbers are not part of the text");
        for page in &document.pages {
            let last = page.blocks.last().unwrap();
            assert!(!last.text.starts_with("Question"), "a heading stands above its text");
        }
    }
}

#[test]
fn a_table_over_several_pages_repeats_its_header_only_for_the_eye() {
    let rows =
        (0..120).map(|at| vec![format!("Row {at}"), format!("{at}.00"), "some words that wrap ".repeat(4)]);
    let table = PaperBlock::Table {
        header: vec!["Name".into(), "Amount".into(), "Why".into()],
        rows: rows.collect(),
    };
    let document = again(&paper(vec![table]));
    assert!(document.pages.len() > 3);
    let all = sketch(&document);
    assert_eq!(all.matches("Name | Amount | Why").count(), 1);
    for at in [0, 57, 119] {
        assert!(all.contains(&format!("Row {at} | {at}.00 | some words that wrap")), "row {at}");
    }
}

#[test]
fn a_row_that_fits_no_page_is_cut() {
    let long = "Many words in a single cell. ".repeat(600);
    let table =
        PaperBlock::Table { header: vec!["A".into(), "B".into()], rows: vec![vec!["x".into(), long]] };
    let document = again(&paper(vec![table, text("After the table.")]));
    let all: Vec<String> = document.pages.iter().map(documents::Page::text).collect();
    assert!(document.pages.len() > 2);
    assert_eq!(all.join(" ").split_whitespace().filter(|word| *word == "single").count(), 600);
    assert!(all.last().unwrap().ends_with("After the table."));
}

#[test]
fn letters_that_the_font_does_not_have_can_still_be_copied() {
    let words = "Zoë Müller, Łukasz Żak, Ελένη, Дмитрий, Nguyễn Văn Ân, 王小明, 😀 and الطالب";
    let document = again(&paper(vec![text(words)]));
    let found = sketch(&document);
    for word in ["Zoë Müller", "Łukasz Żak", "Ελένη", "Дмитрий", "Nguyễn Văn Ân", "王小明", "😀", "الطالب"]
    {
        assert!(found.contains(word), "{word} in {found}");
    }
}

#[test]
fn links_lead_to_the_web_or_nowhere() {
    let link = |address: &str| {
        let bytes = write(&paper(vec![PaperBlock::Paragraph(vec![Run::link("here", address)])])).unwrap();
        bytes.windows(5).any(|part| part == b"/URI ")
            || bytes.windows(7).any(|part| part == b"/S /URI" || part == b"/S/URI/")
    };
    assert!(link("https://example.org/a?b=c"));
    for address in
        ["javascript:alert(1)", "http://example.org", "file:///etc/passwd", "https://", "https://a b", ""]
    {
        assert!(!link(address), "{address}");
    }
}

#[test]
fn odd_papers_are_written_all_the_same() {
    let odd = [
        paper(vec![]),
        Paper { title: String::new(), byline: None, ..paper(vec![]) },
        Paper { title: "Long ".repeat(400), ..paper(vec![text("")]) },
        paper(vec![
            PaperBlock::Table { header: vec![], rows: vec![] },
            PaperBlock::List { numbered: true, items: vec![] },
        ]),
        paper(vec![PaperBlock::Table { header: vec!["A".into()], rows: vec![vec![]; 3] }]),
        paper(vec![PaperBlock::Table { header: vec![], rows: vec![vec!["x".repeat(300); 12]] }]),
        paper(vec![PaperBlock::PageBreak, PaperBlock::PageBreak, text("a\u{202e}b\u{0}\n\n\nc\t")]),
        paper(vec![heading(9, &"w".repeat(2_000)), text(&"w".repeat(3_500))]),
    ];
    for paper in odd {
        let bytes = write(&paper).unwrap();
        assert!(bytes.starts_with(b"%PDF-"));
    }
}
