//! Files in which something is the matter, as small as they can be.

use std::fmt::Write;

/// A PDF of these objects; the first is the catalogue.
fn pdf(objects: &[&str], trailer: &str) -> Vec<u8> {
    let mut file = "%PDF-1.4\n".to_owned();
    let mut places = Vec::new();
    for (number, object) in (1..).zip(objects) {
        places.push(file.len());
        writeln!(file, "{number} 0 obj\n{object}\nendobj").unwrap();
    }
    let start = file.len();
    writeln!(file, "xref\n0 {}\n0000000000 65535 f ", objects.len() + 1).unwrap();
    for place in places {
        writeln!(file, "{place:010} 00000 n ").unwrap();
    }
    let size = objects.len() + 1;
    writeln!(file, "trailer\n<< /Size {size} /Root 1 0 R {trailer} >>\nstartxref\n{start}\n%%EOF").unwrap();
    file.into_bytes()
}

const CATALOGUE: &str = "<< /Type /Catalog /Pages 2 0 R >>";
const PAGES: &str = "<< /Type /Pages /Kids [3 0 R] /Count 1 >>";

/// Nobody opens it without the password.
pub fn encrypted() -> Vec<u8> {
    let page = "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R >>";
    let content = "<< /Length 12 >>\nstream\nnot readable\nendstream";
    let key = "5f".repeat(32);
    let lock = format!("<< /Filter /Standard /V 1 /R 2 /P -44 /O <{key}> /U <{key}> >>");
    let id = "/Encrypt 5 0 R /ID [<00112233445566778899aabbccddeeff> <00112233445566778899aabbccddeeff>]";
    pdf(&[CATALOGUE, PAGES, page, content, &lock], id)
}

/// A page that is a picture and nothing else.
pub fn scanned() -> Vec<u8> {
    let page = "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R \
        /Resources << /XObject << /Picture 5 0 R >> >> >>";
    let draw = "q 612 0 0 792 0 0 cm /Picture Do Q";
    let content = format!("<< /Length {} >>\nstream\n{draw}\nendstream", draw.len());
    let picture = "<< /Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray \
        /BitsPerComponent 8 /Length 1 >>\nstream\n0\nendstream";
    pdf(&[CATALOGUE, PAGES, page, &content, picture], "")
}
