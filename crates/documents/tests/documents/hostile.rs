//! Whatever the bytes are: an answer, within the limits.

use documents::{Cut, Limits, ReadError, passages};
use proptest::{
    collection::vec,
    prelude::*,
    sample::{Index, select},
};

use crate::made::{Pdf, bold, docx, line};

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
