use documents::{Block, BlockKind, Cut, Document, Kind, Page, Passage, passages};

fn block(kind: BlockKind, text: &str) -> Block {
    Block::new(kind, text)
}

fn document(pages: Vec<Vec<Block>>) -> Document {
    let pages = (1..).zip(pages).map(|(number, blocks)| Page { number, label: None, blocks });
    let (notes, hidden) = (Vec::new(), Vec::new());
    Document { kind: Kind::Text, title: None, source: None, pages: pages.collect(), notes, hidden }
}

fn sentence(words: usize) -> String {
    format!("{} end.", vec!["word"; words - 1].join(" "))
}

fn words(passage: &Passage) -> usize {
    passage.text.split_whitespace().count()
}

/// Holds for every passage of every document.
pub fn check(document: &Document, passages: &[Passage]) {
    for passage in passages {
        let page = document.pages.iter().find(|page| page.number == passage.page).unwrap();
        let own: String = page.text().chars().skip(passage.span.start).take(passage.span.len()).collect();
        assert!(passage.text.ends_with(&own), "{own:?} is not in {:?}", passage.text);
        assert!(!own.is_empty() && passage.blocks.end <= page.blocks.len());
        // A quote begins with its first word; code may begin with an indent.
        let indent = own.chars().take_while(|c| c.is_whitespace()).count();
        assert!(page.find(&own).is_some_and(|found| found.start <= passage.span.start + indent));
    }
}

#[test]
fn a_caption_stands_above_its_own_text_alone() {
    let document = document(vec![vec![
        block(BlockKind::Heading(2), "Chapter 3 Awards"),
        block(BlockKind::Paragraph, "About awards."),
        block(BlockKind::Heading(1), "Volume 7, Chapter 3, Example 2: Semester hours"),
        block(BlockKind::Paragraph, "A student takes nine hours."),
        block(BlockKind::Heading(3), "Cooperative education"),
        block(BlockKind::Paragraph, "Work counts as courses."),
    ]]);
    let found = passages(&document, &Cut::default());
    let headings: Vec<String> = found.iter().map(|passage| passage.headings.join(" > ")).collect();
    assert_eq!(
        headings,
        [
            "Chapter 3 Awards",
            "Chapter 3 Awards > Volume 7, Chapter 3, Example 2: Semester hours",
            "Chapter 3 Awards > Cooperative education",
        ]
    );
}

#[test]
fn headings_lead_to_their_passages() {
    let document = document(vec![
        vec![
            block(BlockKind::Heading(1), "Aid"),
            block(BlockKind::Heading(2), "Grants"),
            block(BlockKind::Paragraph, "About grants."),
            block(BlockKind::Heading(2), "Loans"),
        ],
        vec![
            block(BlockKind::Paragraph, "About loans."),
            block(BlockKind::Heading(2), "Nothing yet"),
            block(BlockKind::Heading(1), "Dates"),
            block(BlockKind::Paragraph, "About dates."),
        ],
    ]);
    let found = passages(&document, &Cut::default());
    check(&document, &found);
    let found: Vec<(u32, String, &str)> =
        found.iter().map(|p| (p.page, p.headings.join(" > "), p.text.as_str())).collect();
    assert_eq!(
        found,
        [
            (1, "Aid > Grants".into(), "About grants."),
            (2, "Aid > Loans".into(), "About loans."),
            (2, "Aid".into(), "Nothing yet"),
            (2, "Dates".into(), "About dates."),
        ]
    );
}

#[test]
fn long_sections_are_cut_between_sentences_and_rather_between_paragraphs() {
    let paragraph = |sentences: usize| vec![sentence(20); sentences].join(" ");
    let blocks = (0..6).map(|_| block(BlockKind::Paragraph, &paragraph(8))).collect();
    let document = document(vec![blocks]);
    let found = passages(&document, &Cut::default());
    check(&document, &found);
    assert_eq!(found.len(), 6, "{:?}", found.iter().map(words).collect::<Vec<_>>());
    assert!(found.iter().all(|passage| words(passage) == 160 && passage.blocks.len() == 1));

    let one = self::document(vec![vec![block(BlockKind::Paragraph, &paragraph(50))]]);
    let found = passages(&one, &Cut::default());
    check(&one, &found);
    assert!(found.iter().all(|passage| (120..=220).contains(&words(passage))));
    assert!(found.iter().all(|passage| passage.text.ends_with("end.")));
    assert_eq!(found.iter().map(words).sum::<usize>(), 1000);

    let endless = self::document(vec![vec![block(BlockKind::Paragraph, &"word ".repeat(1000))]]);
    let found = passages(&endless, &Cut::default());
    check(&endless, &found);
    assert!(found.iter().all(|passage| words(passage) <= 220));
}

#[test]
fn no_passage_crosses_a_page() {
    let page = || vec![block(BlockKind::Paragraph, &sentence(30))];
    let document = document(vec![page(), page(), page()]);
    let found = passages(&document, &Cut::default());
    assert_eq!(found.iter().map(|passage| passage.page).collect::<Vec<_>>(), [1, 2, 3]);
}

#[test]
fn a_table_stays_whole_or_keeps_its_header() {
    let row = |header, text: &str| block(BlockKind::Row { header }, text);
    let table = |rows: usize| {
        let mut blocks = vec![row(true, "Term | Award")];
        blocks.extend((0..rows).map(|at| row(false, &format!("Term {at} | $3,750 and a few words more"))));
        blocks
    };
    let small = document(vec![[vec![block(BlockKind::Paragraph, &sentence(150))], table(15)].concat()]);
    let found = passages(&small, &Cut::default());
    check(&small, &found);
    assert_eq!(found.len(), 2);
    assert_eq!(found[1].blocks, 1..17);

    let large = document(vec![table(100)]);
    let found = passages(&large, &Cut::default());
    check(&large, &found);
    assert!(found.len() > 3);
    assert!(found.iter().all(|passage| passage.text.starts_with("Term | Award\nTerm ")));
    let rows: usize = found.iter().map(|passage| passage.text.matches("$3,750").count()).sum();
    assert_eq!(rows, 100);
}

#[test]
fn the_text_of_a_page_has_one_place_for_every_block() {
    let page = Page {
        number: 1,
        label: None,
        blocks: vec![
            block(BlockKind::Heading(1), "Größe"),
            block(BlockKind::Item, "eins"),
            block(BlockKind::Item, "zwei"),
            block(BlockKind::Paragraph, "Ende — aus"),
        ],
    };
    assert_eq!(page.text(), "Größe\n\neins\nzwei\n\nEnde — aus");
    let text: Vec<char> = page.text().chars().collect();
    for (span, block) in page.spans().into_iter().zip(&page.blocks) {
        assert_eq!(text[span].iter().collect::<String>(), block.text);
    }
}
