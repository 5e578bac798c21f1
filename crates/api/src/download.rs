use axum::{
    body::Body,
    http::{HeaderValue, header},
    response::{IntoResponse, Response},
};
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};

/// What stands in the name as it is (RFC 8187, `attr-char`).
const ESCAPED: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'.').remove(b'_').remove(b'~');
const LONGEST_NAME: usize = 150;

/// A file to keep. The browser never shows it as a page, whatever it claims to be.
pub struct Download<'a> {
    pub name: &'a str,
    pub media: &'static str,
    pub body: Body,
}

impl IntoResponse for Download<'_> {
    fn into_response(self) -> Response {
        let mut response = self.body.into_response();
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(self.media));
        // Both names are ASCII without quotes.
        if let Ok(disposition) = HeaderValue::from_str(&disposition(self.name)) {
            headers.insert(header::CONTENT_DISPOSITION, disposition);
        }
        headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
        response
    }
}

fn disposition(name: &str) -> String {
    let parted = |c: char| c.is_control() || "/\\:*?\"<>|".contains(c) || crate::is_hidden(c);
    let name: String = name.chars().map(|c| if parted(c) { ' ' } else { c }).take(LONGEST_NAME).collect();
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    // "Who gave?.md" leaves a space before its ending.
    let name = name.replace(" .", ".");
    let name = name.trim_start_matches(['.', ' ']);
    let name = if name.is_empty() { "file" } else { name };
    let plain: String = name.chars().map(|c| if c.is_ascii() && c != '%' { c } else { '_' }).collect();
    if plain == name {
        return format!("attachment; filename=\"{plain}\"");
    }
    format!("attachment; filename=\"{plain}\"; filename*=UTF-8''{}", utf8_percent_encode(name, ESCAPED))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_stays_a_name() {
        for (name, header) in [
            ("audit.csv", "attachment; filename=\"audit.csv\""),
            ("Who gave?.md", "attachment; filename=\"Who gave.md\""),
            ("Who? And why?.pdf", "attachment; filename=\"Who And why.pdf\""),
            ("../../etc/passwd", "attachment; filename=\"etc passwd\""),
            ("", "attachment; filename=\"file\""),
            ("a\"; filename=\"b.exe", "attachment; filename=\"a ; filename= b.exe\""),
            ("a\r\nSet-Cookie: x", "attachment; filename=\"a Set-Cookie x\""),
            ("Zoë.pdf", "attachment; filename=\"Zo_.pdf\"; filename*=UTF-8''Zo%C3%AB.pdf"),
        ] {
            assert_eq!(disposition(name), header);
        }
        assert!(disposition(&"ü".repeat(1000)).len() < 1200);
    }
}
