//! Characters that nobody sees are taken out of every text: they hide words from people and show them to machines.

pub(crate) struct Cleaned {
    pub text: String,
    /// How many invisible characters there were, not counting those that are there for typesetting.
    pub removed: usize,
}

/// One kind of space, no invisible characters, ligatures as letters. Line ends stay only in code.
pub(crate) fn clean(text: &str, code: bool) -> Cleaned {
    let mut cleaned = Cleaned { text: String::with_capacity(text.len()), removed: 0 };
    for c in text.chars() {
        match c {
            '\n' | '\t' | ' ' if code => cleaned.text.push(c),
            '\u{ad}' | '\u{feff}' | '\r' => {}
            '\u{fb00}'..='\u{fb06}' => cleaned.text.push_str(ligature(c)),
            // The bullet of the Symbol font, which has no other name in many files.
            '\u{f0b7}' | '\u{f0a7}' | '\u{f0d8}' => cleaned.text.push('•'),
            c if c.is_whitespace() => {
                if !cleaned.text.ends_with(' ') && !cleaned.text.is_empty() {
                    cleaned.text.push(' ');
                }
            }
            c if is_invisible(c) => cleaned.removed += 1,
            c if is_nobodys(c) => {}
            c => cleaned.text.push(c),
        }
    }
    let end = cleaned.text.trim_end().len();
    cleaned.text.truncate(end);
    if code {
        let blank = cleaned.text.lines().take_while(|line| line.trim().is_empty()).map(|line| line.len() + 1);
        let start = blank.sum::<usize>().min(cleaned.text.len());
        cleaned.text.drain(..start);
    }
    cleaned
}

fn ligature(c: char) -> &'static str {
    match c {
        '\u{fb00}' => "ff",
        '\u{fb01}' => "fi",
        '\u{fb02}' => "fl",
        '\u{fb03}' => "ffi",
        '\u{fb04}' => "ffl",
        _ => "st",
    }
}

/// Zero width, direction, variation and tag characters, fillers and controls.
fn is_invisible(c: char) -> bool {
    matches!(c,
        '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{ffa0}' | '\u{fff9}'..='\u{fffb}' | '\u{1d173}'..='\u{1d17a}'
        | '\u{e0000}'..='\u{e0fff}')
        || c.is_control()
}

/// Private use and characters that are none: a box on every screen.
fn is_nobodys(c: char) -> bool {
    matches!(u32::from(c), 0xe000..=0xf8ff | 0xf0000..=0x10_ffff) || u32::from(c) & 0xfffe == 0xfffe
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_left_as_people_see_it() {
        let table = [
            ("plain words", "plain words", 0),
            ("  two\u{a0}\u{2003} spaces\r\nand\ta line ", "two spaces and a line", 0),
            ("o\u{fb03}ce \u{fb02}oor", "office floor", 0),
            ("soft\u{ad}ware", "software", 0),
            ("a\u{200b}b\u{202e}c\u{2066}d\u{feff}", "abcd", 3),
            ("\u{e0049}\u{e0067}ok\u{e007f}", "ok", 3),
            ("\u{f0b7} item \u{f8ff}", "• item", 0),
            ("bell\u{7}\u{0}", "bell", 2),
            ("\u{200d}", "", 1),
            ("naïve café, 北京, שלום", "naïve café, 北京, שלום", 0),
        ];
        for (before, after, removed) in table {
            let cleaned = clean(before, false);
            assert_eq!((cleaned.text.as_str(), cleaned.removed), (after, removed), "{before:?}");
        }
    }

    #[test]
    fn code_keeps_its_lines_and_indents() {
        assert_eq!(clean("\n\n  if x {\n\ty\u{200b}();\n  }\n\n", true).text, "  if x {\n\ty();\n  }");
    }
}
