//! Letters of TeX's own fonts. Where only their bitmaps are in a file, each is called after its code and nothing says
//! what it stands for; but the two orders in which such fonts have their letters are known.

use hayro_syntax::object::{Array, Dict, Name, Object};

/// Fonts with fewer letters than these are of symbols, whose order is another.
const FEW_LETTERS: usize = 3;
/// The dot of lists, where TeX's font of symbols has it.
const BULLET: u32 = 15;
/// What the newer order has from 0x80 on; from 0xC0 on it is Latin-1 but for four.
const UPPER: &str = "ĂĄĆČĎĚĘĞĹĽŁŃŇŊŐŔŘŚŠŞŤŢŰŮŸŹŽŻĲİđ§ăąćčďěęğĺľłńňŋőŕřśšşťţűůÿźžżĳ¡¿£";

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TexFont {
    /// The order of 1982, OT1.
    Old,
    /// That of 1990, T1.
    New,
    Symbols,
}

impl TexFont {
    /// `None` if the letters of a font are not called after their codes.
    pub fn of(font: &Dict<'_>) -> Option<Self> {
        if font.get::<Name<'_>>("Subtype")?.as_str() != "Type3" || font.contains_key("ToUnicode") {
            return None;
        }
        let names = font.get::<Dict<'_>>("Encoding")?.get::<Array<'_>>("Differences")?;
        let mut next = 0;
        let mut codes = Vec::new();
        for object in names.iter::<Object<'_>>() {
            match object {
                Object::Number(number) => next = u32::try_from(number.as_i64()).ok()?,
                Object::Name(name) if name.as_str() == ".notdef" => next += 1,
                Object::Name(name) => {
                    if code_of(name.as_str())? != next {
                        return None;
                    }
                    codes.push(next);
                    next += 1;
                }
                _ => return None,
            }
        }
        Some(Self::with(&codes))
    }

    fn with(codes: &[u32]) -> Self {
        let is_letter = |code: &&u32| char::from_u32(**code).is_some_and(|c| c.is_ascii_alphanumeric());
        if codes.iter().filter(is_letter).count() < FEW_LETTERS {
            Self::Symbols
        } else if codes.iter().any(|code| matches!(code, 16 | 17 | 21 | 22 | 27..=31 | 128..=255)) {
            Self::New
        } else {
            Self::Old
        }
    }

    pub fn letter(self, code: u32) -> Option<String> {
        let text = match (self, code) {
            (Self::Symbols, BULLET) => "•",
            (Self::Symbols, _) => return None,
            (Self::Old, 11) | (Self::New, 27) => "ff",
            (Self::Old, 12) | (Self::New, 28) => "fi",
            (Self::Old, 13) | (Self::New, 29) => "fl",
            (Self::Old, 14) | (Self::New, 30) => "ffi",
            (Self::Old, 15) | (Self::New, 31) => "ffl",
            (Self::Old, 34) | (Self::New, 17) => "”",
            (Self::Old, 92) | (Self::New, 16) => "“",
            (Self::Old, 123) | (Self::New, 21) => "–",
            (Self::Old, 124) | (Self::New, 22) => "—",
            (Self::New, 25) => "ı",
            (Self::New, 127) => "-",
            (_, 39) => "’",
            (_, 96) => "‘",
            (Self::New, 0xD7) => "Œ",
            (Self::New, 0xDF) => "SS",
            (Self::New, 0xF7) => "œ",
            (Self::New, 0xFF) => "ß",
            (Self::New, 0x80..=0xBF) => {
                let at = usize::try_from(code - 0x80).ok()?;
                return UPPER.chars().nth(at).map(String::from);
            }
            (_, 33..=126) | (Self::New, 0xC0..=0xFE) => return char::from_u32(code).map(String::from),
            _ => return None,
        };
        Some(text.to_owned())
    }
}

/// `a65` is the letter with the code 65.
fn code_of(name: &str) -> Option<u32> {
    let digits = name.strip_prefix(|first: char| first.is_ascii_alphabetic())?;
    let is_plain = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    digits.parse().ok().filter(|code| is_plain && *code < 256)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(codes: &[u32]) -> String {
        let font = TexFont::with(codes);
        codes.iter().filter_map(|code| font.letter(*code)).collect()
    }

    #[test]
    fn both_orders_are_told_apart_by_the_codes_in_use() {
        assert_eq!(written(&[79, 14, 99, 101, 123, 92, 97, 34]), "Office–“a”");
        assert_eq!(written(&[79, 30, 99, 101, 21, 16, 97, 17]), "Office–“a”");
        assert_eq!(written(&[82, 0xE9, 115, 117, 109, 0xE9, 0xA3, 0xFF, 39]), "Résuméčß’");
        assert_eq!(UPPER.chars().count(), 64);
    }

    #[test]
    fn symbols_have_an_order_of_their_own() {
        assert_eq!(written(&[15]), "•");
        assert_eq!(written(&[0, 15, 65]), "•");
        assert_eq!(written(&[13, 65, 66, 67]), "flABC");
    }

    #[test]
    fn a_letter_is_called_after_its_code() {
        assert_eq!((code_of("a65"), code_of("g7")), (Some(65), Some(7)));
        for name in ["", "a", "65", "A65b", "a+65", "a300", "Aacute", "aé"] {
            assert_eq!(code_of(name), None, "{name}");
        }
    }
}
