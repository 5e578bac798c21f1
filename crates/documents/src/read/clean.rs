//! Characters that nobody sees are taken out of every text: they hide words from people and show them to machines.

pub(crate) struct Cleaned {
    pub text: String,
    /// How many invisible characters there were, not counting those that are there for typesetting.
    pub removed: usize,
    /// What runs of them say.
    pub runs: Vec<String>,
}

/// Fewer in a row are typesetting: of pictures made of several, or of scripts that join their letters.
const LONG_RUN: usize = 4;
/// So many of a run are named where they say nothing.
const NAMED: usize = 40;

/// One kind of space, no invisible characters, ligatures as letters. Line ends stay only in code.
pub(crate) fn clean(text: &str, code: bool) -> Cleaned {
    let mut cleaned = Cleaned { text: String::with_capacity(text.len()), removed: 0, runs: Vec::new() };
    let mut run = String::new();
    for c in text.chars() {
        let unseen = is_unseen(c);
        if unseen {
            run.push(c);
        } else if !run.is_empty() {
            cleaned.end_run(&mut run);
        }
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
            c if unseen || c.is_control() => cleaned.removed += 1,
            c if is_nobodys(c) => {}
            c => cleaned.text.push(c),
        }
    }
    cleaned.end_run(&mut run);
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

impl Cleaned {
    fn end_run(&mut self, run: &mut String) {
        self.runs.extend(said(run, self.text.chars().next_back()));
        run.clear();
    }
}

/// What a run of invisible characters says, if it is more than typesetting needs. Tags and selectors of variants can
/// spell any text; of others there is only to tell that they are there.
fn said(run: &str, before: Option<char>) -> Option<String> {
    const FLAG: char = '\u{1f3f4}';
    let length = run.chars().count();
    let tags: String = run.chars().filter_map(tag).collect();
    let is_flag = before == Some(FLAG) && length <= 7;
    if !tags.is_empty() && !is_flag {
        return Some(tags);
    }
    if length < LONG_RUN || is_flag {
        return None;
    }
    let bytes: Vec<u8> = run.chars().filter_map(selector).collect();
    let spelled = String::from_utf8(bytes).ok().filter(|text| text.chars().any(char::is_alphanumeric));
    Some(spelled.unwrap_or_else(|| {
        let names = run.chars().take(NAMED).map(|c| format!("U+{:04X}", u32::from(c)));
        names.collect::<Vec<_>>().join(" ")
    }))
}

/// The letter that a tag stands for.
fn tag(c: char) -> Option<char> {
    let code = u32::from(c).checked_sub(0xe_0000)?;
    char::from_u32(code).filter(|letter| matches!(letter, ' '..='~'))
}

/// The byte that a selector of a variant stands for, where they are made to carry some.
fn selector(c: char) -> Option<u8> {
    let code = u32::from(c);
    let number = match code {
        0xfe00..=0xfe0f => code - 0xfe00,
        0xe_0100..=0xe_01ef => code - 0xe_0100 + 16,
        _ => return None,
    };
    u8::try_from(number).ok()
}

/// Zero width, direction, variation and tag characters, and fillers.
fn is_unseen(c: char) -> bool {
    matches!(c,
        '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff9}'..='\u{fffb}'
        | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
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
    fn runs_of_invisible_characters_are_told_in_words() {
        let written = |text: &str, from: u32| -> String {
            text.chars().filter_map(|c| char::from_u32(from + u32::from(c))).collect()
        };
        let told = |text: &str| clean(text, false).runs;
        assert_eq!(told(&format!("a{}b", written("hire me", 0xe_0000))), ["hire me"]);
        assert_eq!(told(&format!("a{}", written("hire me", 0xe_0100 - 16))), ["hire me"]);
        assert_eq!(told("a\u{200b}\u{200c}\u{feff}\u{200b}b"), ["U+200B U+200C U+FEFF U+200B"]);
        assert_eq!(clean("a\u{200b}\u{200c}\u{feff}\u{200b}b", false).text, "ab");
        for usual in ["a\u{200b}b", "\u{2764}\u{fe0f}\u{200d}\u{1f525}", "a\u{0}\u{0}\u{0}\u{0}\u{0}"] {
            assert!(told(usual).is_empty(), "{usual:?}");
        }
        let flag = format!("\u{1f3f4}{}\u{e007f} won", written("gbeng", 0xe_0000));
        assert!(told(&flag).is_empty(), "a flag is no message");
    }

    #[test]
    fn code_keeps_its_lines_and_indents() {
        assert_eq!(clean("\n\n  if x {\n\ty\u{200b}();\n  }\n\n", true).text, "  if x {\n\ty();\n  }");
    }
}
