//! Letters of fonts that do not say everything.

use documents::ReadError;
use rustybuzz::Face;

use crate::{
    made::{Pdf, line},
    read, sketch,
};

const SENTENCE: &str = "The office answers every question that a student has.";
const LOST: &str = "Some letters of this file have no meaning that can be read, and were left out.";
const INTER: &[u8] = include_bytes!("../../fonts/Inter-Regular.ttf");

fn with_font(pdf: &mut Pdf, font: usize) {
    pdf.resources = format!("/Font << /F1 3 0 R /F2 4 0 R /F9 {font} 0 R >>");
}

fn shown(pdf: Pdf, text: &str) -> Result<documents::Document, ReadError> {
    let content = format!("{} BT /F9 12 Tf 72 600 Td {text} Tj ET", line(72, 700, 12, SENTENCE));
    read(&pdf.page(&content).bytes(), "")
}

#[test]
fn text_in_a_font_that_cannot_be_read_is_missed() {
    let mut pdf = Pdf::new();
    let font = pdf.add("<< /Type /Font /Subtype /Type0 /BaseFont /X /Encoding /Identity-H >>");
    with_font(&mut pdf, font);
    let few = shown(pdf, "<00410042004300440045>").unwrap();
    assert_eq!((sketch(&few), few.notes), (format!("p {SENTENCE}"), vec![LOST.to_owned()]));

    let mut pdf = Pdf::new();
    let font = pdf.add("<< /Type /Font /Subtype /Type0 /BaseFont /X /Encoding /Identity-H >>");
    with_font(&mut pdf, font);
    let most = shown(pdf, &format!("<{}>", "0041".repeat(200)));
    assert_eq!(most.unwrap_err(), ReadError::NotText);
}

/// A font in the file, its letters by their glyphs.
fn embedded(pdf: &mut Pdf, unicode: &str) -> usize {
    let file = pdf.stream(&format!("/Length1 {}", INTER.len()), INTER);
    let inner = pdf.add(format!(
        "<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Inter /CIDToGIDMap /Identity /DW 600 /CIDSystemInfo \
         << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor << /Type /FontDescriptor \
         /FontName /Inter /Flags 4 /FontFile2 {file} 0 R >> >>"
    ));
    pdf.add(format!(
        "<< /Type /Font /Subtype /Type0 /BaseFont /Inter /Encoding /Identity-H /DescendantFonts [{inner} 0 R] \
         {unicode} >>"
    ))
}

fn glyphs(text: &str) -> String {
    let face = Face::from_slice(INTER, 0).unwrap();
    let glyph = |letter| format!("{:04X}", face.glyph_index(letter).unwrap().0);
    format!("<{}>", text.chars().map(glyph).collect::<String>())
}

#[test]
fn a_font_in_the_file_says_what_its_glyphs_are() {
    let mut pdf = Pdf::new();
    let font = embedded(&mut pdf, "");
    with_font(&mut pdf, font);
    let document = shown(pdf, &glyphs("Łódź-Résumé")).unwrap();
    assert_eq!(sketch(&document).replace("h1", "p"), format!("p {SENTENCE}\np Łódź-Résumé"));
    assert!(document.notes.is_empty());
}

#[test]
fn a_meaning_that_is_none_does_not_count() {
    let face = Face::from_slice(INTER, 0).unwrap();
    for nothing in ["0000", "E001"] {
        let mut pdf = Pdf::new();
        let means = |letter| format!("<{:04X}> <{nothing}> ", face.glyph_index(letter).unwrap().0);
        let map = format!(
            "/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /X def /CMapType 2 def \
             1 begincodespacerange <0000> <FFFF> endcodespacerange 3 beginbfchar {} endbfchar endcmap end end",
            ['A', 'd', 'a'].map(means).concat()
        );
        let map = pdf.stream("", map.as_bytes());
        let font = embedded(&mut pdf, &format!("/ToUnicode {map} 0 R"));
        with_font(&mut pdf, font);
        let document = shown(pdf, &glyphs("Ada")).unwrap();
        assert_eq!(sketch(&document).replace("h1", "p"), format!("p {SENTENCE}\np Ada"), "{nothing}");
    }
}

#[test]
fn bitmaps_are_as_large_as_their_dots_make_them() {
    let drawn = |matrix: &str, bounds: &str, content: &str| {
        let mut pdf = Pdf::new();
        let letter = pdf.stream("", b"30 0 0 0 28 40 d1 0 0 28 40 re f");
        let font = pdf.add(format!(
            "<< /Type /Font /Subtype /Type3 /FontMatrix {matrix} /FontBBox {bounds} /FirstChar 65 /LastChar 67 \
             /Widths [30 30 30] /CharProcs << /A {letter} 0 R /B {letter} 0 R /C {letter} 0 R >> /Encoding << \
             /Type /Encoding /Differences [65 /A /B /C] >> >>"
        ));
        with_font(&mut pdf, font);
        sketch(&read(&pdf.page(&format!("{} {content}", line(72, 700, 12, SENTENCE))).bytes(), "").unwrap())
    };
    let dots = "q 0.24 0 0 0.24 0 0 cm BT /F9 1 Tf 300 2500 Td (ABC) Tj ET Q";
    for bounds in ["[0 0 28 40]", "[0 0 0 0]"] {
        let text = drawn("[1 0 0 1 0 0]", bounds, dots).replace("h1", "p");
        assert_eq!(text, format!("p {SENTENCE}\np ABC"), "{bounds}");
    }
    let small = drawn("[0.001 0 0 0.001 0 0]", "[0 0 750 750]", dots);
    assert_eq!(small, format!("p {SENTENCE}"), "a quarter of a point is not read");
}
