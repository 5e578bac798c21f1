//! What a line of Markdown begins with.

/// A mark, and how many bytes it takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mark {
    /// It cannot be told yet.
    Wait,
    /// An empty line, or a line across the page.
    Empty(usize),
    Item(usize),
    Heading(usize),
    Quote(usize),
    None,
}

/// Reads the beginning of a line.
pub(super) fn read(text: &str, end: bool) -> Mark {
    let Some(first) = text.chars().next() else { return if end { Mark::None } else { Mark::Wait } };
    match first {
        '\n' | ' ' => Mark::Empty(1),
        '#' => heading(text, end),
        '-' | '*' | '+' | '_' | '•' | '–' | '—' | '‣' | '●' => bullet(text, first, end),
        '>' => match text.as_bytes().get(1) {
            Some(b' ') => Mark::Quote(2),
            Some(b'>' | b'\n') => Mark::Quote(1),
            Some(_) => Mark::None,
            None if end => Mark::None,
            None => Mark::Wait,
        },
        digit if digit.is_ascii_digit() => numbered(text, end),
        _ => Mark::None,
    }
}

fn heading(text: &str, end: bool) -> Mark {
    let level = text.bytes().take_while(|byte| *byte == b'#').count();
    match text.as_bytes().get(level) {
        Some(b' ') if level <= 6 => Mark::Heading(level + 1),
        Some(_) => Mark::None,
        None if end || level > 6 => Mark::None,
        None => Mark::Wait,
    }
}

fn bullet(text: &str, sign: char, end: bool) -> Mark {
    let length = sign.len_utf8();
    let run = text.chars().take_while(|letter| *letter == sign).count();
    let after = text[run * length..].chars().next();
    // A line of dashes or stars divides.
    if (3..60).contains(&run) && "-*_".contains(sign) {
        return match after {
            Some('\n') => Mark::Empty(run * length + 1),
            None if end => Mark::Empty(run * length),
            None => Mark::Wait,
            Some(_) => Mark::None,
        };
    }
    match after {
        Some(' ') if run == 1 && sign != '_' => Mark::Item(length + 1),
        Some('\n') if run == 1 && sign != '_' => Mark::Empty(length + 1),
        None if !end && run < 60 => Mark::Wait,
        _ => Mark::None,
    }
}

fn numbered(text: &str, end: bool) -> Mark {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    if digits > 2 {
        return Mark::None;
    }
    match (text.as_bytes().get(digits), text.as_bytes().get(digits + 1)) {
        (Some(b'.' | b')'), Some(b' ')) => Mark::Item(digits + 2),
        (None, _) | (Some(b'.' | b')'), None) if !end => Mark::Wait,
        _ => Mark::None,
    }
}
