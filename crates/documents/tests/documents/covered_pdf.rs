//! Words of a PDF that something was painted over, and words that stand for others.

use documents::{Document, HiddenWhy};

use crate::{
    made::{Pdf, line},
    read, sketch, told,
};

const SENTENCE: &str = "The office answers every question that a student has.";
const SECRET: &str = "Kubernetes Terraform Python";
const NOTE: &str = "Hidden text was left out.";
const VEILED: &str = "Something that may be transparent lies over some of the text; compare what is seen.";

fn page(content: &str) -> Document {
    let mut pdf = Pdf::new();
    let picture = pdf.picture();
    let entries =
        "/Type /XObject /Subtype /Image /Width 2 /Height 2 /ColorSpace /DeviceGray /BitsPerComponent 8";
    let seen_through = pdf.stream(&format!("{entries} /SMask {picture} 0 R"), &[0, 99, 200, 255]);
    let fonts = "/Font << /F1 3 0 R >> /ExtGState << /Full << /ca 1 /BM /Normal >> >>";
    let form = format!("/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << {fonts} >>");
    let group = format!("{form} /Group << /S /Transparency >>");
    let cover = pdf.stream(&form, b"1 g 60 590 400 40 re f");
    let glass = pdf.stream(&group, b"/Full gs 1 g 60 590 400 40 re f");
    let both = format!("{} 1 g 60 590 400 40 re f", line(72, 600, 12, SECRET));
    let both = pdf.stream(&group, both.as_bytes());
    let tile = "/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 9 9] /XStep 9 /YStep 9 \
                /Resources << >>";
    let dots = pdf.stream(tile, b"0.8 g 0 0 1 1 re f");
    let shading = pdf.add(
        "<< /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 612 0] /Function << /FunctionType 2 /N 1 \
         /Domain [0 1] /C0 [1 0 0] /C1 [0 0 1] >> >>",
    );
    pdf.resources = format!(
        "/XObject << /Im {picture} 0 R /Logo {seen_through} 0 R /Cover {cover} 0 R /Glass {glass} 0 R \
         /Both {both} 0 R >> /ExtGState << /Faint << /ca 0.3 >> /Half << /ca 0.8 /CA 0.8 >> \
         /Marker << /BM /Multiply >> /Light << /BM [/Lighten] >> >> /Pattern << /Dots {dots} 0 R >> \
         /Shading << /Sh {shading} 0 R >>"
    );
    read(&pdf.page(content).bytes(), "").unwrap()
}

#[test]
fn words_that_are_painted_over_are_told() {
    let secret = line(72, 600, 12, SECRET);
    let area = "60 590 400 40 re f";
    let table = [
        format!("{secret} 1 g {area}"),
        format!("{secret} 0.2 0.2 0.9 rg {area}"),
        format!("{secret} q 400 0 0 40 60 590 cm /Im Do Q"),
        format!("{secret} /Cover Do"),
        format!("{secret} /Glass Do"),
        format!("{secret} 1 g 60 590 m 200 590 l 460 590 l 460 630 l 60 630 l h f"),
        format!("{secret} 1 g 40 610 m 40 700 480 700 480 610 c 480 520 40 520 40 610 c f"),
        format!("{secret} 1 g 60 590 400 14 re f 60 604 400 20 re f"),
        format!("{secret} 1 G 40 w 60 605 m 460 605 l S"),
        format!("{secret} /Half gs 1 g {area} {area} {area}"),
        format!("{secret} /Light gs 1 g {area}"),
        format!("{secret} /Marker gs 0 g {area}"),
        format!("{secret} q 60 590 400 40 re W n 1 g 0 0 612 792 re f Q"),
        "/Half gs /Both Do".to_owned(),
    ];
    for content in table {
        let content = format!("q {content} Q {}", line(72, 700, 12, SENTENCE));
        let document = page(&content);
        assert_eq!(sketch(&document), format!("p {SENTENCE}"), "{content}");
        assert_eq!(told(&document), [(HiddenWhy::Invisible, SECRET)], "{content}");
        assert_eq!(document.notes, [NOTE], "{content}");
    }
}

#[test]
fn what_leaves_words_to_be_seen_hides_nothing() {
    let words = line(72, 600, 12, SENTENCE);
    let area = "60 590 400 40 re f";
    let table = [
        format!("1 g {area} 0 g {words}"),
        format!("{words} 1 1 0 rg /Marker gs {area}"),
        format!("{words} 1 1 0 rg /Faint gs {area}"),
        format!("{words} /Faint gs /Glass Do"),
        format!("{words} /Faint gs q 400 0 0 40 60 590 cm /Im Do Q"),
        format!("{words} 60 603 400 1 re f 1 w 60 598 m 460 598 l S"),
        format!("{words} 0 0 612 792 re 20 20 572 752 re f*"),
        format!("{words} q 0 0 40 40 re W n 1 g 0 0 612 792 re f Q"),
        format!("{words} q 0 0 5 5 re 600 780 5 5 re W n 1 g 0 0 612 792 re f Q"),
        format!("{words} 1 g 500 590 50 40 re f q 100 0 0 100 450 650 cm /Im Do Q"),
        format!("{words} 1 g 60 620 m 460 620 l 460 720 l h f"),
        // A cell with its colour, then its words; and the next one.
        format!("0.9 0.9 1 rg 60 590 400 20 re f 0 g {words} 0.8 0.8 1 rg 60 570 400 19 re f"),
    ];
    for content in table {
        let document = page(&content);
        assert_eq!(sketch(&document), format!("p {SENTENCE}"), "{content}");
        assert_eq!((told(&document), document.notes.len()), (Vec::new(), 0), "{content}");
    }
}

#[test]
fn what_may_be_transparent_is_a_doubt() {
    let words = line(72, 600, 12, SENTENCE);
    let document = page(&format!("{words} q 400 0 0 40 60 590 cm /Logo Do Q"));
    assert_eq!((sketch(&document), told(&document)), (format!("p {SENTENCE}"), Vec::new()));
    assert_eq!(document.notes, [VEILED]);
    let tiled = page(&format!("{words} /Pattern cs /Dots scn 60 590 400 40 re f"));
    assert_eq!((sketch(&tiled), told(&tiled)), (format!("p {SENTENCE}"), Vec::new()));
    assert_eq!(tiled.notes, [VEILED]);
    let corner = page(&format!("{words} q 40 0 0 40 60 590 cm /Logo Do Q"));
    assert!(corner.notes.is_empty(), "a logo over a few letters");
}

#[test]
fn letters_may_say_what_they_show_and_nothing_else() {
    let said = |actual: &str, shown: &str| {
        let seen = line(72, 700, 12, SENTENCE);
        let content = format!("{seen} /Span << /ActualText {actual} >> BDC {} EMC", line(72, 600, 12, shown));
        page(&content)
    };
    let fits = [
        ("(office)", "o\\256ce", "office"),
        ("(Office)", "OFFICE", "Office"),
        ("<FEFF00AD>", "-", ""),
        ("<FEFF0063006100660065>", "ca fe", "cafe"),
        ("<FEFF0063006100660301>", "caf", "caf\u{301}"),
        ("<FEFF007200E90073>", "res", "rés"),
        ("(ffi)", "f", "ffi"),
        ("(Phone)", "@", "Phone"),
        ("(E-Mail:)", "\\267", "E-Mail:"),
    ];
    for (actual, shown, expected) in fits {
        let document = said(actual, shown);
        let expected = [format!("p {SENTENCE}"), format!("p {expected}")];
        let expected = expected.into_iter().filter(|block| block != "p ").collect::<Vec<_>>().join("\n");
        assert_eq!(sketch(&document).replace("h1 ", "p "), expected, "{actual}");
        assert_eq!((told(&document), document.notes.len()), (Vec::new(), 0), "{actual}");
    }
    let hidden = [
        ("(Kubernetes Terraform Python, ten years)", "x", "Kubernetes Terraform Python, ten years"),
        ("(Kubernetes)", "@", "Kubernetes"),
        ("(Phone Kubernetes)", "@", "Phone Kubernetes"),
        ("(Python)", "gopher", "Python"),
        ("(Python)", "No Python", "Python"),
        ("(Cats and Kubernetes)", "Cats", "Cats and Kubernetes"),
    ];
    for (actual, shown, told_of) in hidden {
        let document = said(actual, shown);
        assert!(sketch(&document).ends_with(shown), "{actual}: {}", sketch(&document));
        assert_eq!(told(&document), [(HiddenWhy::Invisible, told_of)], "{actual}");
        assert_eq!(document.notes, [NOTE], "{actual}");
    }
}

#[test]
fn words_that_say_what_they_show_are_hidden_with_their_letters() {
    let secret = line(72, 600, 12, SECRET);
    let marked = format!("/Span << /ActualText ({SECRET}) >> BDC {secret} EMC 1 g 80 590 400 40 re f");
    let document = page(&format!("{} {marked}", line(72, 700, 12, SENTENCE)));
    assert!(!sketch(&document).contains("Terraform"), "{}", sketch(&document));
    assert_eq!(told(&document), [(HiddenWhy::Invisible, &SECRET[1..])]);
}

#[test]
fn letters_that_something_is_painted_within_are_seen() {
    let cut = |mode: u8| {
        let name = line(72, 600, 24, "Ada Lovelace").replace("BT", &format!("BT {mode} Tr"));
        format!("{} q {name}", line(72, 700, 12, SENTENCE))
    };
    for paint in
        ["/Sh sh", "q 400 0 0 60 60 580 cm /Im Do Q", "0 0 0.5 rg 60 580 400 60 re f", "0 0 612 792 re f"]
    {
        let document = page(&format!("{} {paint} Q", cut(7)));
        assert_eq!(sketch(&document), format!("p {SENTENCE}\nh1 Ada Lovelace"), "{paint}");
        assert_eq!((told(&document), document.notes.len()), (Vec::new(), 0), "{paint}");
    }
    let hidden = [
        format!("{} Q", cut(7)),
        format!("{} 1 g 0 0 612 792 re f Q", cut(7)),
        format!("{} 0 g 60 20 400 60 re f Q", cut(7)),
        format!("{} 0 g 60 580 400 60 re f Q", cut(3)),
    ];
    for content in &hidden {
        let document = page(content);
        assert_eq!(sketch(&document), format!("p {SENTENCE}"), "{content}");
        assert_eq!(told(&document), [(HiddenWhy::Invisible, "Ada Lovelace")], "{content}");
    }
    let ground = format!("{} 0 g 60 480 400 150 re f Q 1 g {}", cut(7), line(72, 500, 12, SECRET));
    assert_eq!(told(&page(&ground)), [(HiddenWhy::Colour, SECRET)], "only the letters are painted");
}
