//! What a text looks like to the eye: without what cannot be seen, and with every kind of digit and letter brought
//! to the plain one it stands for.

/// The text without characters that cannot be seen, and whether there were any.
pub(super) fn visible(text: &str) -> (String, bool) {
    let seen: String = text.chars().filter(|letter| !is_hidden(*letter)).collect();
    let hidden = seen.len() != text.len();
    (seen, hidden)
}

/// Joiners, signs of direction, variation selectors, fillers: nothing of it shows.
fn is_hidden(letter: char) -> bool {
    matches!(letter,
        '\u{AD}' | '\u{34F}' | '\u{61C}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}' | '\u{180B}'..='\u{180F}'
        | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{3164}' | '\u{FE00}'..='\u{FE0F}'
        | '\u{FEFF}' | '\u{FFA0}' | '\u{FFF9}'..='\u{FFFB}' | '\u{1D173}'..='\u{1D17A}' | '\u{E0100}'..='\u{E01EF}')
}

/// Characters that text for people never needs: control characters, tags that spell hidden words, private letters.
pub(super) fn is_forbidden(letter: char) -> bool {
    (letter.is_control() && !matches!(letter, '\n' | '\r' | '\t'))
        || matches!(letter, '\u{E000}'..='\u{F8FF}' | '\u{FFFD}' | '\u{E0000}'..='\u{E007F}' | '\u{F0000}'..='\u{10FFFF}')
}

/// The text as it is judged: plain letters, digits, quotes, dashes and spaces. Not for the screen.
pub(super) fn judged(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for letter in text.chars() {
        if letter.is_ascii() {
            plain.push(if letter.is_ascii_whitespace() { ' ' } else { letter });
        } else {
            put_plain(letter, &mut plain);
        }
    }
    plain
}

fn put_plain(letter: char, plain: &mut String) {
    if let Some(digit) = digit(letter) {
        // Powers and notes are not part of the number that they follow.
        if is_raised(letter) && plain.ends_with(|before: char| before.is_alphanumeric() || before == ')') {
            plain.push('^');
        }
        plain.push(digit);
    } else if let Some(number) = enclosed_number(letter) {
        put_apart(&number.to_string(), plain);
    } else if let Some((over, under)) = fraction(letter) {
        put_apart(&format!("{over}/{under}"), plain);
    } else if let Some(roman) = roman(letter) {
        put_apart(roman, plain);
    } else if let Some(latin) = styled(letter) {
        plain.push(latin);
    } else {
        match letter {
            '\u{2018}' | '\u{2019}' | '\u{201B}' | '\u{2032}' | '\u{02BC}' | '\u{FF07}' | '\u{B4}' => {
                plain.push('\'');
            }
            '\u{201C}'..='\u{201F}' | '\u{AB}' | '\u{BB}' | '\u{2033}' => plain.push('"'),
            '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{FE58}' | '\u{FE63}' => plain.push('-'),
            '\u{2044}' | '\u{2215}' | '\u{29F8}' => plain.push('/'),
            '\u{2236}' => plain.push(':'),
            '\u{066A}' | '\u{FE6A}' | '\u{2052}' => plain.push('%'),
            '\u{066B}' | '\u{2024}' | '\u{B7}' | '\u{3002}' => plain.push('.'),
            '\u{066C}' | '\u{201A}' | '\u{FF64}' | '\u{3001}' => plain.push(','),
            '\u{FE69}' => plain.push('$'),
            '\u{2026}' => plain.push_str("..."),
            'ﬀ' => plain.push_str("ff"),
            'ﬁ' => plain.push_str("fi"),
            'ﬂ' => plain.push_str("fl"),
            'ﬃ' => plain.push_str("ffi"),
            'ﬄ' => plain.push_str("ffl"),
            // The box around a digit.
            '\u{20E3}' | '\u{20DD}'..='\u{20E2}' => {}
            '！'..='～' => plain.extend(char::from_u32(letter as u32 - 0xFEE0)),
            space if space.is_whitespace() => plain.push(' '),
            other => plain.push(other),
        }
    }
}

fn put_apart(number: &str, plain: &mut String) {
    if plain.ends_with(char::is_alphanumeric) {
        plain.push(' ');
    }
    plain.push_str(number);
}

/// The zeros of the scripts that write numbers by tens.
const ZEROS: &[u32] = &[
    0x0660, 0x06F0, 0x07C0, 0x0966, 0x09E6, 0x0A66, 0x0AE6, 0x0B66, 0x0BE6, 0x0C66, 0x0CE6, 0x0D66, 0x0DE6,
    0x0E50, 0x0ED0, 0x0F20, 0x1040, 0x1090, 0x17E0, 0x1810, 0x1946, 0x19D0, 0x1A80, 0x1A90, 0x1B50, 0x1BB0,
    0x1C40, 0x1C50, 0xA620, 0xA8D0, 0xA900, 0xA9D0, 0xA9F0, 0xAA50, 0xABF0, 0xFF10, 0x104A0, 0x11066,
    0x110F0, 0x11136, 0x111D0, 0x112F0, 0x11450, 0x114D0, 0x11650, 0x116C0, 0x11730, 0x118E0, 0x11C50,
    0x16A60, 0x16B50, 0x1D7CE, 0x1D7D8, 0x1D7E2, 0x1D7EC, 0x1D7F6, 0x1E950, 0x1FBF0,
];

fn digit(letter: char) -> Option<char> {
    let code = letter as u32;
    let value = match letter {
        '¹' => 1,
        '²' => 2,
        '³' => 3,
        '⁴'..='⁹' => code - 0x2070,
        '₀'..='₉' => code - 0x2080,
        '⁰' | '〇' => 0,
        _ => code - *ZEROS.iter().find(|zero| (**zero..**zero + 10).contains(&code))?,
    };
    char::from_digit(value, 10)
}

fn is_raised(letter: char) -> bool {
    matches!(letter, '¹' | '²' | '³' | '⁰' | '⁴'..='⁹' | '₀'..='₉')
}

fn enclosed_number(letter: char) -> Option<u32> {
    let code = letter as u32;
    Some(match letter {
        '①'..='⑳' => code - 0x2460 + 1,
        '⑴'..='⒇' => code - 0x2474 + 1,
        '⒈'..='⒛' => code - 0x2488 + 1,
        '⓪' | '⓿' | '🄋' | '🄌' | '🄀' => 0,
        '⓫'..='⓴' => code - 0x24EB + 11,
        '⓵'..='⓾' => code - 0x24F5 + 1,
        '❶'..='❿' => code - 0x2776 + 1,
        '➀'..='➉' => code - 0x2780 + 1,
        '➊'..='➓' => code - 0x278A + 1,
        '㉑'..='㉟' => code - 0x3251 + 21,
        '㊱'..='㊿' => code - 0x32B1 + 36,
        '🄁'..='🄊' => code - 0x1F101,
        '🔟' => 10,
        '💯' => 100,
        _ => return None,
    })
}

fn fraction(letter: char) -> Option<(u8, u8)> {
    Some(match letter {
        '½' => (1, 2),
        '⅓' => (1, 3),
        '⅔' => (2, 3),
        '¼' => (1, 4),
        '¾' => (3, 4),
        '⅕' => (1, 5),
        '⅖' => (2, 5),
        '⅗' => (3, 5),
        '⅘' => (4, 5),
        '⅙' => (1, 6),
        '⅚' => (5, 6),
        '⅐' => (1, 7),
        '⅛' => (1, 8),
        '⅜' => (3, 8),
        '⅝' => (5, 8),
        '⅞' => (7, 8),
        '⅑' => (1, 9),
        '⅒' => (1, 10),
        _ => return None,
    })
}

fn roman(letter: char) -> Option<&'static str> {
    const ROMAN: [&str; 16] =
        ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "L", "C", "D", "M"];
    let code = letter as u32;
    let at = match letter {
        'Ⅰ'..='Ⅿ' => code - 0x2160,
        'ⅰ'..='ⅿ' => code - 0x2170,
        _ => return None,
    };
    ROMAN.get(at as usize).copied()
}

/// Letters in circles, in boxes and in the fonts of mathematics.
fn styled(letter: char) -> Option<char> {
    let code = letter as u32;
    let (base, at) = match code {
        0x24B6..=0x24CF => (b'A', code - 0x24B6),
        0x24D0..=0x24E9 => (b'a', code - 0x24D0),
        0x1F110..=0x1F129 => (b'A', code - 0x1F110),
        0x1F130..=0x1F149 => (b'A', code - 0x1F130),
        0x1F150..=0x1F169 => (b'A', code - 0x1F150),
        0x1F170..=0x1F189 => (b'A', code - 0x1F170),
        0x1F1E6..=0x1F1FF => (b'A', code - 0x1F1E6),
        0x1D400..=0x1D6A3 => {
            let at = (code - 0x1D400) % 52;
            if at < 26 { (b'A', at) } else { (b'a', at - 26) }
        }
        _ => return letter_like(letter),
    };
    u8::try_from(at).ok().map(|at| char::from(base + at))
}

/// The letters of mathematics that have a place of their own.
fn letter_like(letter: char) -> Option<char> {
    Some(match letter {
        'ℂ' | 'ℭ' => 'C',
        'ℊ' => 'g',
        'ℋ' | 'ℌ' | 'ℍ' => 'H',
        'ℎ' => 'h',
        'ℐ' | 'ℑ' => 'I',
        'ℒ' => 'L',
        'ℓ' => 'l',
        'ℕ' => 'N',
        'ℙ' => 'P',
        'ℚ' => 'Q',
        'ℛ' | 'ℜ' | 'ℝ' => 'R',
        'ℤ' | 'ℨ' => 'Z',
        'ℬ' => 'B',
        'ℯ' => 'e',
        'ℰ' => 'E',
        'ℱ' => 'F',
        'ℳ' => 'M',
        'ℴ' => 'o',
        'K' => 'K',
        'Å' => 'Å',
        _ => return None,
    })
}

/// The words without case and marks, one space between them: how two texts are compared.
pub(super) fn squeezed(text: &str) -> String {
    matching::lexicon::text::fold(text).split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_seen_is_taken_out() {
        assert_eq!(visible("1\u{200B}2\u{2060}84 al\u{AD}umni"), ("1284 alumni".to_owned(), true));
        assert_eq!(visible("\u{202E}4821\u{202C}"), ("4821".to_owned(), true));
        assert_eq!(visible("Zoë"), ("Zoë".to_owned(), false));
    }

    #[test]
    fn every_kind_of_digit_is_a_digit() {
        for (written, plain) in [
            ("１２８４", "1284"),
            ("١٢٨٤", "1284"),
            ("𝟏𝟚𝟪𝟺", "1284"),
            ("①②", "1 2"),
            ("⑳", "20"),
            ("x²", "x^2"),
            ("¹²", "1^2"),
            ("½", "1/2"),
            ("3½", "3 1/2"),
            ("Title Ⅳ", "Title IV"),
            ("1️⃣", "1\u{FE0F}"),
            ("１２％", "12%"),
            ("10–20", "10-20"),
            ("−5", "-5"),
        ] {
            assert_eq!(judged(written), plain, "{written}");
        }
    }

    #[test]
    fn letters_of_mathematics_are_letters() {
        assert_eq!(judged("𝐌𝐚𝐲𝐚 𝒞hen Ⓜaya"), "Maya Chen Maya");
        assert_eq!(judged("Ｍａｙａ"), "Maya");
    }

    #[test]
    fn two_spellings_compare_alike() {
        assert_eq!(squeezed("  Zoë\n LÓPEZ "), "zoe lopez");
    }
}
