//! What kind of file it is.

use std::io::Cursor;

use encoding_rs::{Encoding, WINDOWS_1252};
use zip::ZipArchive;

use crate::ReadError;

pub(super) enum Found {
    Pdf,
    Docx,
    Html(String),
    Markdown(String),
    Text(String),
}

/// How a file begins, and what it then is.
const MAGIC: &[(&[u8], &str)] = &[
    (b"{\\rtf", "a rich text file (.rtf)"),
    (b"\x89PNG", "a picture"),
    (b"\xff\xd8\xff", "a picture"),
    (b"GIF8", "a picture"),
    (b"II*\0", "a picture"),
    (b"MM\0*", "a picture"),
    (b"BM", "a picture"),
    (b"%!PS", "a PostScript file"),
    (b"7z\xbc\xaf", "a compressed archive"),
    (b"Rar!", "a compressed archive"),
    (b"\x1f\x8b", "a compressed archive"),
    (b"ID3", "a sound file"),
    (b"OggS", "a sound file"),
];

/// Inside an archive, and what it then is.
const PARTS: &[(&str, &str)] = &[
    ("xl/", "an Excel workbook"),
    ("ppt/", "a PowerPoint presentation"),
    ("META-INF/container.xml", "an e-book (.epub)"),
    ("content.xml", "an OpenDocument file"),
    ("Index/Document.iwa", "an Apple Pages, Numbers or Keynote file"),
];

const OLE: &[u8] = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1";

pub(super) fn find(bytes: &[u8], name: &str) -> Result<Found, ReadError> {
    let head = &bytes[..bytes.len().min(1024)];
    if head.windows(5).any(|part| part == b"%PDF-") {
        return Ok(Found::Pdf);
    }
    if bytes.starts_with(b"PK\x03\x04") || bytes.starts_with(b"PK\x05\x06") {
        return archive(bytes);
    }
    if bytes.starts_with(OLE) {
        return Err(compound(bytes));
    }
    if let Some((_, what)) =
        MAGIC.iter().find(|(start, _)| bytes.starts_with(start) && is_binary(head, start))
    {
        return Err(ReadError::Unsupported(what));
    }
    if head.get(4..8) == Some(b"ftyp") || (head.starts_with(b"RIFF") && head.get(8..12) == Some(b"WEBP")) {
        return Err(ReadError::Unsupported("a picture or a film"));
    }
    let text = decode(bytes).ok_or(ReadError::NotText)?;
    if text.trim().is_empty() {
        return Err(ReadError::Empty);
    }
    let extension = name.rsplit_once('.').map(|(_, end)| end.to_ascii_lowercase()).unwrap_or_default();
    if extension == "pdf" || extension == "docx" {
        return Err(ReadError::Broken);
    }
    Ok(match extension.as_str() {
        _ if is_html(&text) => Found::Html(text),
        "html" | "htm" | "xhtml" if text.contains('<') => Found::Html(text),
        "md" | "markdown" | "mdx" => Found::Markdown(text),
        "txt" | "text" | "log" | "csv" => Found::Text(text),
        _ if is_markdown(&text) => Found::Markdown(text),
        _ => Found::Text(text),
    })
}

/// "BM" begins pictures and sentences.
fn is_binary(head: &[u8], start: &[u8]) -> bool {
    start.len() > 3 || head.iter().any(|byte| *byte < 9 || *byte >= 0x80)
}

fn archive(bytes: &[u8]) -> Result<Found, ReadError> {
    let archive = ZipArchive::new(Cursor::new(bytes)).map_err(|_| ReadError::Broken)?;
    let has = |start: &str| archive.file_names().flatten().any(|name| name.starts_with(start));
    if has("word/document") || has("_rels/.rels") && has("word/") {
        return Ok(Found::Docx);
    }
    let part = PARTS.iter().find(|(start, _)| has(start));
    Err(ReadError::Unsupported(part.map_or("a ZIP archive", |(_, what)| what)))
}

/// Old Office files, and new ones with a password, which are packed into an old one.
fn compound(bytes: &[u8]) -> ReadError {
    let holds = |name: &str| {
        let wide: Vec<u8> = name.encode_utf16().flat_map(u16::to_le_bytes).collect();
        bytes.windows(wide.len()).any(|part| part == wide)
    };
    if holds("EncryptedPackage") {
        ReadError::Encrypted
    } else if holds("WordDocument") {
        ReadError::Unsupported("an old Word file (.doc)")
    } else if holds("Workbook") {
        ReadError::Unsupported("an old Excel file (.xls)")
    } else {
        ReadError::Unsupported("an old Office file")
    }
}

/// UTF-8, UTF-16 with a mark, else what Windows wrote before; nothing if it is not text.
pub(super) fn decode(bytes: &[u8]) -> Option<String> {
    let text = if let Some((encoding, mark)) = Encoding::for_bom(bytes) {
        encoding.decode_without_bom_handling(&bytes[mark..]).0
    } else if let Ok(text) = str::from_utf8(bytes) {
        text.into()
    } else {
        WINDOWS_1252.decode_without_bom_handling(bytes).0
    };
    let odd = text.chars().filter(|c| is_odd(*c)).count();
    (odd * 50 <= text.chars().count()).then(|| text.replace("\r\n", "\n").replace('\r', "\n"))
}

/// Controls that text does not have, and bytes that no encoding knows.
fn is_odd(c: char) -> bool {
    c == '\u{fffd}' || c.is_control() && !matches!(c, '\n' | '\r' | '\t' | '\u{c}' | '\u{1a}' | '\u{85}')
}

fn is_html(text: &str) -> bool {
    let mut start = text.trim_start();
    while let Some((_, rest)) = start.strip_prefix("<!--").and_then(|rest| rest.split_once("-->")) {
        start = rest.trim_start();
    }
    let head: String = start.chars().take(1024).collect::<String>().to_ascii_lowercase();
    let xml = head.starts_with("<?xml") && head.contains("<html");
    xml || ["<!doctype html", "<html", "<head", "<body", "<title"].iter().any(|tag| head.starts_with(tag))
}

/// Two different signs at least: a single dash or hash stands in many texts.
fn is_markdown(text: &str) -> bool {
    if text.starts_with("---\n") && text.contains("\ntitle:") && text[4..].contains("\n---\n") {
        return true;
    }
    let line = |test: fn(&str) -> bool| text.lines().take(400).any(|line| test(line.trim_start()));
    let signs = [
        line(|line| line.starts_with('#') && line.trim_start_matches('#').starts_with(' ')),
        line(|line| line.starts_with("```")),
        line(|line| line.starts_with("|--") || line.starts_with("| --") || line.starts_with("| :-")),
        line(|line| line.contains("](http") || line.contains("](/")),
        line(|line| line.starts_with("**") || line.contains(" **")),
    ];
    signs.iter().filter(|sign| **sign).count() >= 2
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name_of(bytes: &[u8], name: &str) -> String {
        match find(bytes, name) {
            Ok(Found::Pdf) => "pdf".into(),
            Ok(Found::Docx) => "docx".into(),
            Ok(Found::Html(_)) => "html".into(),
            Ok(Found::Markdown(_)) => "markdown".into(),
            Ok(Found::Text(_)) => "text".into(),
            Err(error) => format!("{error:?}"),
        }
    }

    #[test]
    fn content_goes_before_the_name() {
        let wide: Vec<u8> = "EncryptedPackage".encode_utf16().flat_map(u16::to_le_bytes).collect();
        let word: Vec<u8> = "WordDocument".encode_utf16().flat_map(u16::to_le_bytes).collect();
        let table: &[(&[u8], &str, &str)] = &[
            (b"\n%PDF-1.7 ...", "letter.txt", "pdf"),
            (b"<!DOCTYPE html><p>Hi", "page.txt", "html"),
            (b"<!-- saved --> <HTML><p>Hi", "", "html"),
            (b"<p>Hi</p>", "page.htm", "html"),
            (b"<p>Hi</p>", "page.txt", "text"),
            (b"# Title\n\nSee [this](https://example.org).", "", "markdown"),
            (b"# Title\n\nWords", "notes.md", "markdown"),
            (b"# Title\n\nWords", "notes", "text"),
            (b"BM is how this sentence begins", "", "text"),
            (b"BM\x00\x01", "", "Unsupported(\"a picture\")"),
            (b"\x89PNG\r\n", "scan.pdf", "Unsupported(\"a picture\")"),
            (b"{\\rtf1 Hello}", "letter.doc", "Unsupported(\"a rich text file (.rtf)\")"),
            (b"\0\0\0\x18ftypheic", "photo.heic", "Unsupported(\"a picture or a film\")"),
            (&[OLE, &wide].concat(), "letter.docx", "Encrypted"),
            (&[OLE, &word].concat(), "letter.doc", "Unsupported(\"an old Word file (.doc)\")"),
            (OLE, "", "Unsupported(\"an old Office file\")"),
            (b"PK\x03\x04 cut off", "letter.docx", "Broken"),
            (b"Not a PDF at all", "letter.pdf", "Broken"),
            (b"", "empty.txt", "Empty"),
            (b" \n\t ", "blank.txt", "Empty"),
            (b"\x01\x02\x03\x04\x05\x06", "data.bin", "NotText"),
        ];
        for (bytes, name, kind) in table {
            assert_eq!(name_of(bytes, name), *kind, "{name} {:?}", String::from_utf8_lossy(bytes));
        }
    }

    #[test]
    fn encodings_are_found() {
        let wide = |mark: [u8; 2], bytes: fn(u16) -> [u8; 2]| {
            [mark.to_vec(), "Café".encode_utf16().flat_map(bytes).collect()].concat()
        };
        let table: [Vec<u8>; 5] = [
            "Café".into(),
            [b"\xef\xbb\xbf".to_vec(), "Café".into()].concat(),
            wide([0xff, 0xfe], u16::to_le_bytes),
            wide([0xfe, 0xff], u16::to_be_bytes),
            b"Caf\xe9".to_vec(),
        ];
        for bytes in table {
            assert_eq!(decode(&bytes).as_deref(), Some("Café"), "{bytes:?}");
        }
        assert_eq!(decode(b"one\r\ntwo\rthree").as_deref(), Some("one\ntwo\nthree"));
    }
}
