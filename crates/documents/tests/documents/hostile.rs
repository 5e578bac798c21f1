//! Whatever the bytes are: an answer, within the limits.

use documents::{Cut, Limits, ReadError, passages};
use proptest::{
    collection::vec,
    prelude::*,
    sample::{Index, select},
};

use crate::made::{Pdf, bold, docx, line, zip};

fn limits() -> Limits {
    Limits { bytes: 1 << 20, unpacked: 4 << 20, pages: 50, text: 200_000, depth: 100 }
}

/// Reads anything, and whatever was read can be cut and found again.
fn survives(bytes: &[u8], name: &str) {
    let limits = limits();
    match documents::read(bytes, name, &limits) {
        Ok(document) => {
            let length: usize =
                document.pages.iter().flat_map(|p| &p.blocks).map(|b| b.text.chars().count()).sum();
            assert!(length > 0 && length <= limits.text && document.pages.len() <= limits.pages);
            crate::passages::check(&document, &passages(&document, &Cut::default()));
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

#[derive(Clone, Debug)]
enum Harm {
    Set(Index, u8),
    Cut(Index, usize),
    Repeat(Index, usize),
    End(Index),
}

fn harm() -> impl Strategy<Value = Harm> {
    prop_oneof![
        4 => (any::<Index>(), any::<u8>()).prop_map(|(at, byte)| Harm::Set(at, byte)),
        2 => (any::<Index>(), 1_usize..200).prop_map(|(at, length)| Harm::Cut(at, length)),
        2 => (any::<Index>(), 1_usize..200).prop_map(|(at, length)| Harm::Repeat(at, length)),
        1 => any::<Index>().prop_map(Harm::End),
    ]
}

fn harmed(mut bytes: Vec<u8>, harms: &[Harm]) -> Vec<u8> {
    for harm in harms {
        if bytes.is_empty() {
            break;
        }
        let length = bytes.len();
        match harm {
            Harm::Set(at, byte) => bytes[at.index(length)] = *byte,
            Harm::Cut(at, count) => {
                let start = at.index(length);
                bytes.drain(start..(start + count).min(length));
            }
            Harm::Repeat(at, count) => {
                let start = at.index(length);
                let part = bytes[start..(start + count).min(length)].to_vec();
                bytes.splice(start..start, part);
            }
            Harm::End(at) => bytes.truncate(at.index(length)),
        }
    }
    bytes
}

const TAGS: [&str; 12] = ["div", "p", "b", "table", "tr", "td", "li", "ul", "h1", "title", "script", "pre"];
const LOOKS: [&str; 4] = ["", "", " hidden", " style=\"color:#fff\""];
const WORDS: [&str; 6] = ["", " ", "a", " a", "two words", " ends with a space "];

const NAMES: [&str; 7] = ["", "a.pdf", "a.docx", "a.md", "a.html", "a.txt", "a.exe"];

fn healthy_pdf() -> Vec<u8> {
    let mut pdf = Pdf::new();
    let picture = pdf.picture();
    pdf.resources = format!("/XObject << /Im {picture} 0 R >>");
    pdf.catalog = "/PageLabels << /Nums [0 << /S /r >>] >>".into();
    let text = "A student who is enrolled in a degree program may apply.";
    let page =
        [bold(72, 740, 16, "Aid"), line(72, 700, 11, text), "q 9 0 0 9 0 0 cm /Im Do Q".into()].concat();
    pdf.page(&page).page(&line(72, 700, 11, text)).bytes()
}

fn healthy_docx() -> Vec<u8> {
    docx(
        "<w:p><w:pPr><w:pStyle w:val='Kopf1'/></w:pPr><w:r><w:t>Aid</w:t></w:r></w:p>\
         <w:tbl><w:tr><w:tc><w:p><w:r><w:t>a</w:t></w:r></w:p></w:tc><w:tc><w:p/></w:tc></w:tr></w:tbl>",
    )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, ..ProptestConfig::default() })]

    #[test]
    fn any_bytes_get_an_answer(bytes in vec(any::<u8>(), 0..3_000), name in select(&NAMES[..])) {
        survives(&bytes, name);
        survives(&[b"%PDF-1.4\n", bytes.as_slice()].concat(), name);
        survives(&[b"PK\x03\x04", bytes.as_slice()].concat(), name);
    }

    #[test]
    fn any_text_gets_an_answer(text in "(?s).{0,600}", name in select(&NAMES[..])) {
        survives(text.as_bytes(), name);
        survives(format!("<!doctype html>{text}").as_bytes(), name);
    }

    #[test]
    fn any_tags_get_an_answer(
        tags in vec((any::<bool>(), select(&TAGS[..]), select(&LOOKS[..]), select(&WORDS[..])), 0..80)
    ) {
        let tag = |(closes, name, look, words)| format!("<{}{name}{look}>{words}", if closes { "/" } else { "" });
        let html = tags.into_iter().map(tag).collect::<Vec<_>>().concat();
        survives(format!("<!doctype html>{html}").as_bytes(), "");
        survives(html.as_bytes(), "a.md");
    }

    #[test]
    fn a_harmed_pdf_gets_an_answer(harms in vec(harm(), 1..12)) {
        survives(&harmed(healthy_pdf(), &harms), "a.pdf");
    }

    #[test]
    fn a_harmed_docx_gets_an_answer(harms in vec(harm(), 1..6)) {
        survives(&harmed(healthy_docx(), &harms), "a.docx");
    }

    #[test]
    fn harmed_xml_gets_an_answer(harms in vec(harm(), 1..6)) {
        let body = "<w:p><w:pPr><w:numPr><w:ilvl w:val='0'/><w:numId w:val='1'/></w:numPr></w:pPr><w:r><w:t>Aid</w:t>\
                    <w:br w:type='page'/></w:r></w:p><w:tbl><w:tr><w:tc><w:p/></w:tc></w:tr></w:tbl>";
        let body = String::from_utf8_lossy(&harmed(body.into(), &harms)).into_owned();
        survives(&docx(&body), "a.docx");
    }
}

#[test]
fn the_healthy_ones_are_healthy() {
    assert!(documents::read(&healthy_pdf(), "", &limits()).is_ok());
    assert!(documents::read(&healthy_docx(), "", &limits()).is_ok());
    assert_eq!(documents::read(&vec![b'a'; 2 << 20], "", &limits()), Err(ReadError::TooLarge("1 MB".into())));
}

/// As large as an upload may be.
const FULL: usize = 20 << 20;

fn repeated(start: &str, part: &str, length: usize) -> Vec<u8> {
    [start, part.repeat(length / part.len()).as_str()].concat().into_bytes()
}

#[test]
fn a_pdf_of_streams_that_never_end_is_refused_at_once() {
    let small = Limits { unpacked: 8 << 20, ..Limits::default() };
    let full = repeated("%PDF-1.7\n", "stream", FULL);
    assert!(documents::read(&full, "a.pdf", &small).is_err());
    let parts = [
        "stream\n",
        "stream endstream ",
        "1 0 obj<</Filter/A85>>stream\n",
        "1 0 obj<</Filter/AHx>>stream\n",
        "1 0 obj<</Filter/LZW>>stream\n",
        "1 0 obj<</Filter/RL>>stream\n",
        "1 0 obj<</Subtype/Image>>stream\n",
        "1 0 obj(",
        "<</A<<( ",
        "1 % ",
        "/Encrypt 1 0 obj<<>>stream\n",
    ];
    for part in parts {
        let outcome = documents::read(&repeated("%PDF-1.7\n", part, 1 << 20), "a.pdf", &small);
        assert!(outcome.is_err(), "{part}");
    }
}

#[test]
fn markup_without_end_costs_no_more_than_its_length() {
    let parts = [
        "<table>",
        "<table><tr><td>x",
        "<ul>",
        "<ol><li>x",
        "<h1><table>",
        "<div hidden><table>",
        "<menu><table><td>",
        "<p a='",
        "<style>.x{color:red}",
        "<style>.x{color:red}</style><p class='x y z'>",
        "<style>@media all{@media all{</style>",
    ];
    for part in parts {
        let bytes = repeated("<!doctype html><p>Words", part, 128 << 10);
        let _ = documents::read(&bytes, "a.html", &Limits::default());
    }
    let attributes = (0..200_000).map(|at| format!("a{at} ")).collect::<Vec<_>>().concat();
    let crowded = format!("<!doctype html><p>Words<p {attributes}>");
    assert_eq!(documents::read(crowded.as_bytes(), "", &Limits::default()), Err(ReadError::Broken));
    let inline = format!("Words <b hidden>{} {}\n", "<i>x".repeat(50_000), "</u>".repeat(50_000));
    let veils = format!("Words\n\n{}", "<div hidden>\n\nno\n\n".repeat(3_000));
    for markdown in [format!("Words\n\n<p {attributes}>\n"), inline, veils] {
        let document = documents::read(markdown.as_bytes(), "a.md", &Limits::default()).unwrap();
        assert_eq!(crate::sketch(&document).lines().next(), Some("p Words"));
    }
}

#[test]
fn a_word_that_is_broken_in_every_line_is_read_once() {
    let bytes = repeated("", "ab-\n", 1 << 20);
    let document = documents::read(&bytes, "a.txt", &Limits::default()).unwrap();
    assert!(crate::sketch(&document).starts_with("p ab"));
}

#[test]
fn names_without_end_are_not_repeated_in_every_paragraph() {
    let long = "x".repeat(1 << 20);
    let numbering = format!(
        "<w:numbering><w:abstractNum w:abstractNumId='0'><w:lvl w:ilvl='0'><w:numFmt w:val='decimal'/>\
         <w:lvlText w:val='%1{long}'/></w:lvl></w:abstractNum>\
         <w:num w:numId='1'><w:abstractNumId w:val='0'/></w:num></w:numbering>"
    );
    let styles = format!(
        "<w:styles><w:style w:styleId='S'><w:name w:val='{long}'/><w:basedOn w:val='{long}'/></w:style></w:styles>"
    );
    let paragraph = "<w:p><w:pPr><w:pStyle w:val='S'/><w:numPr><w:numId w:val='1'/></w:numPr></w:pPr>\
                     <w:r><w:t>a</w:t></w:r></w:p>";
    let body = format!("<w:document><w:body>{}</w:body></w:document>", paragraph.repeat(20_000));
    let parts = [
        ("word/document.xml", body.as_bytes()),
        ("word/numbering.xml", numbering.as_bytes()),
        ("word/styles.xml", styles.as_bytes()),
    ];
    let document = documents::read(&zip(&parts), "a.docx", &Limits::default()).unwrap();
    assert_eq!(document.pages[0].blocks.len(), 20_000);
}
