use documents::{HiddenWhy, Kind, Limits, ReadError};

use crate::{
    made::{docx, zip},
    read, sketch,
};

fn paragraph(properties: &str, text: &str) -> String {
    format!("<w:p><w:pPr>{properties}</w:pPr><w:r><w:t>{text}</w:t></w:r></w:p>")
}

fn sketched(body: &str) -> String {
    sketch(&read(&docx(body), "policy.docx").unwrap())
}

#[test]
fn headings_come_from_styles_in_any_language() {
    let body = [
        paragraph("<w:pStyle w:val='Kopf1'/>", "Aid"),
        paragraph("<w:pStyle w:val='Own'/>", "Who may apply"),
        paragraph("<w:pStyle w:val='Outline'/>", "Part"),
        paragraph("<w:outlineLvl w:val='0'/>", "By outline"),
        paragraph("<w:pStyle w:val='Loop1'/>", "Round in circles"),
        paragraph("", "Plain &lt;text&gt; &#169; &unknown;here"),
    ];
    let expected =
        "h1 Aid\nh2 Who may apply\nh3 Part\nh1 By outline\np Round in circles\np Plain <text> © here";
    assert_eq!(sketched(&body.concat()), expected);
    let document = read(&docx(&body.concat()), "policy.docx").unwrap();
    assert_eq!((document.kind, document.title.as_deref()), (Kind::Docx, Some("Aid & awards")));
}

#[test]
fn items_carry_the_numbers_that_word_shows() {
    let list = |level: u8| format!("<w:numPr><w:ilvl w:val='{level}'/><w:numId w:val='1'/></w:numPr>");
    let body = [
        paragraph(&list(0), "Apply"),
        paragraph(&list(1), "online"),
        paragraph(&list(1), "by mail"),
        paragraph(&list(0), "Wait"),
        paragraph("<w:pStyle w:val='ListBullet'/>", "No number"),
        paragraph("<w:numPr><w:numId w:val='0'/></w:numPr>", "No list"),
    ];
    assert_eq!(
        sketched(&body.concat()),
        "- 1. Apply\n- a) online\n- b) by mail\n- 2. Wait\n- No number\np No list"
    );
}

#[test]
fn tables_are_rows_and_boxes_are_text() {
    let cell = |text: &str| format!("<w:tc>{}</w:tc>", paragraph("", text));
    let table = format!(
        "<w:tbl><w:tr><w:trPr><w:tblHeader/></w:trPr>{}{}</w:tr><w:tr>{}{}</w:tr><w:tr>{}{}</w:tr></w:tbl>",
        cell("Term"),
        cell("Award"),
        cell("Fall"),
        cell("$3,750"),
        cell("Spring"),
        cell("")
    );
    let boxed = format!("<w:tbl><w:tr>{}</w:tr></w:tbl>", cell("Please note"));
    assert_eq!(sketched(&(table + &boxed)), "! Term | Award\n| Fall | $3,750\n| Spring |\np Please note");
}

#[test]
fn a_table_that_lays_out_a_page_is_text() {
    let cell = |texts: &[&str]| {
        format!("<w:tc>{}</w:tc>", texts.iter().map(|text| paragraph("", text)).collect::<String>())
    };
    let row = |cells: &[&[&str]]| {
        let cells: String = cells.iter().map(|texts| cell(texts)).collect();
        sketched(&format!("<w:tbl><w:tr>{cells}</w:tr></w:tbl>"))
    };
    let job: &[&str] =
        &["ML Engineer, Acme", "Built a ranking model that all of the teams use.", "Led a team."];
    let listed = "p ML Engineer, Acme\np Built a ranking model that all of the teams use.\np Led a team.";
    assert_eq!(row(&[&["EXPERIENCE"], job]), format!("p EXPERIENCE\n{listed}"));
    assert_eq!(row(&[job, &["SKILLS", "Python", "SQL"]]), format!("{listed}\np SKILLS\np Python\np SQL"));
    assert_eq!(
        row(&[&["SKILLS", "Python", "SQL", "Spark"], &["Berlin"]]),
        "p SKILLS\np Python\np SQL\np Spark\np Berlin"
    );
    assert_eq!(
        row(&[&["2019–2021"], job]),
        format!("| 2019–2021 | {}", listed.strip_prefix("p ").unwrap()),
        "what was done then stands beside a year"
    );
    assert_eq!(row(&[&["Pell Grant", "(federal)"], &["$3,750"]]), "| Pell Grant (federal) | $3,750");
}

#[test]
fn what_was_deleted_or_hidden_is_left_out() {
    let run =
        |properties: &str, text: &str| format!("<w:r><w:rPr>{properties}</w:rPr><w:t>{text}</w:t></w:r>");
    let body = [
        "<w:p>".into(),
        run("", "Kept"),
        format!("<w:del>{}</w:del>", run("", " deleted")),
        format!("<w:ins>{}</w:ins>", run("", " inserted")),
        "<w:r><w:instrText>PAGE</w:instrText><w:delText>gone</w:delText></w:r>".into(),
        run("<w:vanish/>", " vanished"),
        run("<w:color w:val='FFFFFF'/>", " white"),
        run("<w:sz w:val='2'/>", " tiny"),
        run("<w:vanish w:val='0'/>", " shown"),
        run("<w:color w:val='FFFFFF'/><w:shd w:fill='000000'/>", " on black"),
        "</w:p>".into(),
        paragraph("<w:pStyle w:val='TOC1'/>", "Kept .... 1"),
    ];
    let document = read(&docx(&body.concat()), "policy.docx").unwrap();
    assert_eq!(sketch(&document), "p Kept inserted shown on black");
    assert_eq!(document.notes, ["Hidden text was left out."]);
}

#[test]
fn pages_are_those_that_word_saw() {
    let body = "<w:p><w:r><w:t>One</w:t><w:br w:type='page'/></w:r></w:p>\
                <w:p><w:r><w:lastRenderedPageBreak/><w:t>Two goes</w:t><w:lastRenderedPageBreak/>\
                <w:t>on</w:t></w:r></w:p>\
                <w:p><w:pPr><w:pageBreakBefore/></w:pPr><w:r><w:t>Four</w:t><w:footnoteReference w:id='2'/></w:r></w:p>";
    assert_eq!(
        sketched(body),
        "== 1\np One\n== 2\np Two goes\n== 3\np on\n== 4\np Four\np Note 1. See the catalog."
    );
}

#[test]
fn text_boxes_are_read_once() {
    let inner = paragraph("", "In the box");
    let body = format!(
        "<w:p><w:r><mc:AlternateContent><mc:Choice><w:txbxContent>{inner}</w:txbxContent></mc:Choice>\
         <mc:Fallback><w:txbxContent>{inner}</w:txbxContent></mc:Fallback></mc:AlternateContent></w:r>\
         <w:r><w:t>Outside</w:t></w:r></w:p>"
    );
    assert_eq!(sketched(&body), "p In the box\np Outside");
}

#[test]
fn what_is_no_document_has_a_name() {
    type Parts = [(&'static str, &'static [u8])];
    let table: [(&Parts, ReadError); 6] = [
        (&[("xl/workbook.xml", b"<x/>")], ReadError::Unsupported("an Excel workbook")),
        (&[("ppt/presentation.xml", b"<x/>")], ReadError::Unsupported("a PowerPoint presentation")),
        (&[("photo.jpg", b"x")], ReadError::Unsupported("a ZIP archive")),
        (&[("word/document.xml", b"<w:document><w:body/></w:document>")], ReadError::Empty),
        (&[("word/document.xml", b"<w:document><w:body>")], ReadError::Broken),
        (
            &[("word/document.xml", b"<!DOCTYPE x [<!ENTITY a SYSTEM 'file:///etc/passwd'>]><w:p>&a;</w:p>")],
            ReadError::Broken,
        ),
    ];
    for (parts, error) in table {
        assert_eq!(read(&zip(parts), "x.docx").unwrap_err(), error, "{}", parts[0].0);
    }
}

#[test]
fn a_bomb_is_refused_before_it_goes_off() {
    let limits = Limits { unpacked: 1 << 20, ..Limits::default() };
    let padding = " ".repeat(2 << 20);
    let bomb = docx(&format!("<w:p>{padding}</w:p>"));
    assert!(bomb.len() < 100_000);
    assert_eq!(documents::read(&bomb, "x.docx", &limits), Err(ReadError::TooLarge("1 MB".into())));

    let deep = format!("{}{}", "<w:sdt>".repeat(5_000), "</w:sdt>".repeat(5_000));
    assert_eq!(read(&docx(&deep), "x.docx"), Err(ReadError::Broken));
    let long = docx(&paragraph("", &"word ".repeat(3_000)));
    let limits = Limits { text: 10_000, ..Limits::default() };
    assert_eq!(
        documents::read(&long, "x.docx", &limits),
        Err(ReadError::TooLarge("10,000 characters of text".into()))
    );
}

#[test]
fn the_header_of_the_first_page_comes_before_its_text() {
    let rels = "<Relationships>
        <Relationship Id='rId1' Type='http://x/relationships/header' Target='header1.xml'/>
        <Relationship Id='rId2' Type='http://x/relationships/header' Target='/word/header2.xml'/>
        <Relationship Id='rId3' Type='http://x/relationships/footer' Target='footer1.xml'/>
        </Relationships>";
    let header = |inner: &str| format!("<w:hdr>{inner}</w:hdr>");
    let vanished = "<w:p><w:r><w:rPr><w:vanish/></w:rPr><w:t>Hire me</w:t></w:r></w:p>";
    let usual = [paragraph("", "ada@example.org"), paragraph("", "Page 1 of 2"), vanished.into()].concat();
    let first = [paragraph("", "Ada Lovelace"), paragraph("", "ada@example.org")].concat();
    let read_with = |section: &str, last: &str| {
        let body = [
            paragraph("<w:pStyle w:val='Kopf1'/>", "Experience"),
            paragraph(&format!("<w:sectPr>{section}</w:sectPr>"), "Work"),
            format!("<w:sectPr>{last}</w:sectPr>"),
        ];
        let document = format!("<w:document><w:body>{}</w:body></w:document>", body.concat());
        let styles = "<w:styles><w:style w:styleId='Kopf1'><w:name w:val='heading 1'/></w:style></w:styles>";
        let (one, two) = (header(&first), header(&usual));
        let parts = [
            ("word/document.xml", document.as_bytes()),
            ("word/styles.xml", styles.as_bytes()),
            ("word/_rels/document.xml.rels", rels.as_bytes()),
            ("word/header1.xml", one.as_bytes()),
            ("word/header2.xml", two.as_bytes()),
        ];
        read(&zip(&parts), "resume.docx").unwrap()
    };
    let references =
        "<w:headerReference w:type='first' r:id='rId1'/><w:headerReference w:type='default' r:id='rId2'/>";
    let document = read_with(&format!("{references}<w:titlePg/>"), "");
    assert_eq!(sketch(&document), "p Ada Lovelace\np ada@example.org\nh1 Experience\np Work");
    assert_eq!(document.title.as_deref(), Some("Experience"));
    assert_eq!(crate::told(&document), [(HiddenWhy::Invisible, "Hire me")]);
    let untitled = read_with(references, "");
    assert_eq!(sketch(&untitled), "p ada@example.org\nh1 Experience\np Work", "its own is not shown");
    let later = read_with("", references);
    assert_eq!(sketch(&later), "h1 Experience\np Work", "of another section");
    let missing = read_with("<w:headerReference w:type='default' r:id='rId9'/>", "");
    assert_eq!(sketch(&missing), "h1 Experience\np Work");
}
