use super::Letter;

const BODY: &str = "margin:0;padding:24px;background:#ffffff;color:#1a1a1a;\
                    font-family:Georgia,'Times New Roman',serif;font-size:16px;line-height:1.5";
const SHEET: &str = "max-width:600px;margin:0 auto";
const HEADING: &str = "font-size:22px;line-height:1.3;margin:0 0 20px 0";
const PARAGRAPH: &str = "margin:0 0 16px 0";

/// A page with its styles in it. It loads nothing, runs nothing and links to nothing: all of the text is text.
pub fn html(letter: &Letter) -> String {
    let subject = escaped(&letter.subject);
    let paragraphs: String = letter.paragraphs.iter().map(|text| paragraph(text)).collect();
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">\n\
         <title>{subject}</title>\n</head>\n<body style=\"{BODY}\">\n<div style=\"{SHEET}\">\n\
         <h1 style=\"{HEADING}\">{subject}</h1>\n{paragraphs}</div>\n</body>\n</html>\n"
    )
}

fn paragraph(text: &str) -> String {
    format!("<p style=\"{PARAGRAPH}\">{}</p>\n", escaped(text))
}

fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len() + 16);
    for c in text.chars() {
        match c {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            c => safe.push(c),
        }
    }
    safe
}
