//! Files for the tests, made from their parts.

use std::io::{Cursor, Write};

use flate2::{Compression, write::ZlibEncoder};
use zip::{ZipWriter, write::SimpleFileOptions};

pub fn zip(parts: &[(&str, &[u8])]) -> Vec<u8> {
    let mut writer = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in parts {
        writer.start_file(*name, SimpleFileOptions::default()).unwrap();
        writer.write_all(bytes).unwrap();
    }
    writer.finish().unwrap().into_inner()
}

const STYLES: &str = r#"<w:styles>
  <w:style w:styleId="Kopf1"><w:name w:val="heading 1"/></w:style>
  <w:style w:styleId="Kopf2"><w:name w:val="Heading 2"/></w:style>
  <w:style w:styleId="Own"><w:name w:val="Section"/><w:basedOn w:val="Kopf2"/></w:style>
  <w:style w:styleId="Outline"><w:name w:val="Policy part"/><w:pPr><w:outlineLvl w:val="2"/></w:pPr></w:style>
  <w:style w:styleId="Loop1"><w:name w:val="a"/><w:basedOn w:val="Loop2"/></w:style>
  <w:style w:styleId="Loop2"><w:name w:val="b"/><w:basedOn w:val="Loop1"/></w:style>
  <w:style w:styleId="TOC1"><w:name w:val="toc 1"/></w:style>
  <w:style w:styleId="ListBullet"><w:name w:val="List Bullet"/></w:style>
</w:styles>"#;

const NUMBERING: &str = r#"<w:numbering>
  <w:abstractNum w:abstractNumId="0">
    <w:lvl w:ilvl="0"><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl>
    <w:lvl w:ilvl="1"><w:numFmt w:val="lowerLetter"/><w:lvlText w:val="%2)"/></w:lvl>
  </w:abstractNum>
  <w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>
</w:numbering>"#;

const FOOTNOTES: &str = r#"<w:footnotes>
  <w:footnote w:type="separator" w:id="0"><w:p><w:r><w:t>line</w:t></w:r></w:p></w:footnote>
  <w:footnote w:id="2"><w:p><w:r><w:t>See the catalog.</w:t></w:r></w:p></w:footnote>
</w:footnotes>"#;

/// A DOCX with this inside its body.
pub fn docx(body: &str) -> Vec<u8> {
    let document = format!("<w:document xmlns:w='w'><w:body>{body}</w:body></w:document>");
    zip(&[
        ("word/document.xml", document.as_bytes()),
        ("word/styles.xml", STYLES.as_bytes()),
        ("word/numbering.xml", NUMBERING.as_bytes()),
        ("word/footnotes.xml", FOOTNOTES.as_bytes()),
        (
            "docProps/core.xml",
            b"<cp:coreProperties><dc:title>Aid &amp; awards</dc:title></cp:coreProperties>",
        ),
    ])
}

pub fn packed(data: &[u8]) -> Vec<u8> {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::fast());
    encoder.write_all(data).unwrap();
    encoder.finish().unwrap()
}

/// A PDF from its objects; the first is the catalog, the second the tree of pages.
#[derive(Default)]
pub struct Pdf {
    objects: Vec<Vec<u8>>,
    pages: Vec<usize>,
    pub catalog: String,
    pub resources: String,
}

impl Pdf {
    pub fn new() -> Self {
        let font = |name: &str| format!("<< /Type /Font /Subtype /Type1 /BaseFont /{name} >>");
        let objects = vec![Vec::new(), Vec::new(), font("Helvetica").into(), font("Helvetica-Bold").into()];
        Self { objects, ..Self::default() }
    }

    pub fn add(&mut self, object: impl Into<Vec<u8>>) -> usize {
        self.objects.push(object.into());
        self.objects.len()
    }

    pub fn stream(&mut self, entries: &str, data: &[u8]) -> usize {
        let head = format!("<< {entries} /Length {} >>\nstream\n", data.len());
        self.add([head.as_bytes(), data, b"\nendstream"].concat())
    }

    pub fn picture(&mut self) -> usize {
        let entries =
            "/Type /XObject /Subtype /Image /Width 2 /Height 2 /ColorSpace /DeviceGray /BitsPerComponent 8";
        self.stream(entries, &[0, 99, 200, 255])
    }

    pub fn page(mut self, content: &str) -> Self {
        let content = self.stream("", content.as_bytes());
        let usual = "/Font << /F1 3 0 R /F2 4 0 R >>";
        let usual = if self.resources.contains("/Font ") { "" } else { usual };
        let resources = format!("<< {usual} {} >>", self.resources);
        let page = format!("<< /Type /Page /Parent 2 0 R /Contents {content} 0 R /Resources {resources} >>");
        let page = self.add(page);
        self.pages.push(page);
        self
    }

    pub fn bytes(mut self) -> Vec<u8> {
        let kids: Vec<String> = self.pages.iter().map(|page| format!("{page} 0 R")).collect();
        let tree = format!(
            "<< /Type /Pages /Count {} /Kids [{}] /MediaBox [0 0 612 792] >>",
            kids.len(),
            kids.join(" ")
        );
        self.objects[0] = format!("<< /Type /Catalog /Pages 2 0 R {} >>", self.catalog).into();
        self.objects[1] = tree.into();
        let mut bytes = b"%PDF-1.7\n".to_vec();
        let mut places = Vec::new();
        for (at, object) in self.objects.iter().enumerate() {
            places.push(bytes.len());
            bytes.extend(format!("{} 0 obj\n", at + 1).as_bytes());
            bytes.extend(object);
            bytes.extend(b"\nendobj\n");
        }
        let start = bytes.len();
        bytes.extend(format!("xref\n0 {}\n0000000000 65535 f \n", places.len() + 1).as_bytes());
        for place in &places {
            bytes.extend(format!("{place:010} 00000 n \n").as_bytes());
        }
        let size = places.len() + 1;
        bytes.extend(
            format!("trailer << /Size {size} /Root 1 0 R >>\nstartxref\n{start}\n%%EOF\n").as_bytes(),
        );
        bytes
    }
}

/// A line of text in Helvetica, from the lower left of the page.
pub fn line(x: u32, y: u32, size: u32, text: &str) -> String {
    let text = text.replace('(', "\\(").replace(')', "\\)");
    format!("BT /F1 {size} Tf {x} {y} Td ({text}) Tj ET\n")
}

pub fn bold(x: u32, y: u32, size: u32, text: &str) -> String {
    line(x, y, size, text).replace("/F1", "/F2")
}
