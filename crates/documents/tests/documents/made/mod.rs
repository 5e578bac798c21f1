//! Files for the tests, made from their parts.

mod pdf;

use std::io::{Cursor, Write};

use flate2::{Compression, write::ZlibEncoder};
use zip::{ZipWriter, write::SimpleFileOptions};

pub use pdf::{Pdf, bold, line};

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

impl Pdf {
    pub fn picture(&mut self) -> usize {
        let entries =
            "/Type /XObject /Subtype /Image /Width 2 /Height 2 /ColorSpace /DeviceGray /BitsPerComponent 8";
        self.stream(entries, &[0, 99, 200, 255])
    }
}
