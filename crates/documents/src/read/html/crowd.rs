//! Tags with more attributes than any page has. The tokenizer compares each with all before it, so that one tag of a few
//! megabytes would take it hours.

/// Attributes of one tag.
const MOST: usize = 1_000;

/// Where the first such tag begins.
pub(super) fn crowded(text: &str) -> Option<usize> {
    let bytes = text.as_bytes();
    let mut at = 0;
    while let Some(length) = bytes[at..].iter().position(|byte| *byte == b'<') {
        let start = at + length;
        let rest = &bytes[start + 1..];
        let closes = rest.first() == Some(&b'/');
        let name_at = start + 1 + usize::from(closes);
        if rest.starts_with(b"!--") {
            at = after_comment(text, start)?;
        } else if bytes.get(name_at).is_some_and(u8::is_ascii_alphabetic) {
            let (end, count) = tag(bytes, name_at);
            if count > MOST {
                return Some(start);
            }
            let name = word(bytes, name_at);
            at = if closes { end } else { after_raw(bytes, name, end)? };
        } else {
            at = start + 1;
        }
    }
    None
}

fn after_comment(text: &str, start: usize) -> Option<usize> {
    let inside = start + "<!--".len();
    for short in [">", "->"] {
        if text[inside..].starts_with(short) {
            return Some(inside + short.len());
        }
    }
    let end = |mark: &str| text[inside..].find(mark).map(|length| inside + length + mark.len());
    // The rarer end is looked for only before the usual one.
    let usual = end("-->");
    let other = text[inside..usual.unwrap_or(text.len())].find("--!>").map(|length| inside + length + 4);
    other.or(usual)
}

fn is_space(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\n' | b'\r' | 12)
}

fn skip(bytes: &[u8], at: usize, goes_on: impl Fn(u8) -> bool) -> usize {
    at + bytes[at..].iter().take_while(|byte| goes_on(**byte)).count()
}

fn word(bytes: &[u8], at: usize) -> &[u8] {
    &bytes[at..skip(bytes, at, |byte| !is_space(byte) && !matches!(byte, b'/' | b'>'))]
}

/// Where a tag ends, and how many attributes it has.
fn tag(bytes: &[u8], name: usize) -> (usize, usize) {
    let mut at = name + word(bytes, name).len();
    let mut count = 0;
    loop {
        at = skip(bytes, at, |byte| is_space(byte) || byte == b'/');
        match bytes.get(at) {
            None => return (at, count),
            Some(b'>') => return (at + 1, count),
            Some(_) => count += 1,
        }
        at = skip(bytes, at + 1, |byte| !is_space(byte) && !matches!(byte, b'/' | b'>' | b'='));
        let value = skip(bytes, at, is_space);
        if bytes.get(value) != Some(&b'=') {
            continue;
        }
        at = skip(bytes, value + 1, is_space);
        at = match bytes.get(at) {
            Some(quote @ (b'"' | b'\'')) => (skip(bytes, at + 1, |byte| byte != *quote) + 1).min(bytes.len()),
            _ => skip(bytes, at, |byte| !is_space(byte) && byte != b'>'),
        };
    }
}

/// Behind what is no markup; nothing if it goes on to the end.
fn after_raw(bytes: &[u8], name: &[u8], at: usize) -> Option<usize> {
    const RAW: [&[u8]; 8] =
        [b"script", b"style", b"xmp", b"iframe", b"noembed", b"noframes", b"title", b"textarea"];
    if name.eq_ignore_ascii_case(b"plaintext") {
        return None;
    }
    if !RAW.iter().any(|raw| name.eq_ignore_ascii_case(raw)) {
        return Some(at);
    }
    let mut from = at;
    while let Some(length) = bytes[from..].iter().position(|byte| *byte == b'<') {
        from += length;
        let end = bytes[from + 1..].strip_prefix(b"/").and_then(|rest| rest.get(..name.len()));
        if end.is_some_and(|end| end.eq_ignore_ascii_case(name)) {
            return Some(from);
        }
        from += 1;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_tags_with_too_many_attributes_are_crowded() {
        let many = |value: &str| (0..=MOST).map(|at| format!("a{at}{value} ")).collect::<Vec<_>>().concat();
        for value in ["", "=x", " = \">\"", "='<b>'", "/"] {
            assert_eq!(crowded(&format!("Words <p {}>", many(value))), Some(6), "{value}");
            assert_eq!(crowded(&format!("</p {}", many(value))), Some(0), "{value}");
            assert_eq!(crowded(&format!("<!--><p {}", many(value))), Some(5), "{value}");
        }
        let words = many("");
        let fine = [
            format!("<p class=x>{words}</p>"),
            format!("a < b {words}"),
            format!("<script>if (a <b) {{ {words} }}</script><p>"),
            format!("<!-- <p {words} --><p>"),
            format!("<p title=\"{words}\">"),
            "<p a b c>".repeat(MOST),
            "<".into(),
            "<p a=\"".into(),
            "<textarea>".into(),
        ];
        for text in fine {
            assert_eq!(crowded(&text), None, "{text}");
        }
    }
}
