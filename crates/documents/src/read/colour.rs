//! Colours, as far as one can hide in another.

/// Red, green and blue.
pub(super) type Colour = [u8; 3];

pub(super) const WHITE: Colour = [255; 3];
pub(super) const BLACK: Colour = [0; 3];

/// Whether letters of one cannot be told from a ground of the other.
pub(super) fn alike(one: Colour, other: Colour) -> bool {
    one.iter().zip(other).all(|(a, b)| a.abs_diff(b) <= 12)
}

/// Six digits, as in `ffffff`.
pub(super) fn hex(digits: &str) -> Option<Colour> {
    if digits.len() != 6 || !digits.bytes().all(|digit| digit.is_ascii_hexdigit()) {
        return None;
    }
    let [_, red, green, blue] = u32::from_str_radix(digits, 16).ok()?.to_be_bytes();
    Some([red, green, blue])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_read_and_compared() {
        assert_eq!(hex("ff8000"), Some([255, 128, 0]));
        for odd in ["auto", "fff", "+fffff", "ff80000", "é0000", ""] {
            assert_eq!(hex(odd), None, "{odd}");
        }
        assert!(alike(WHITE, [250, 248, 245]) && !alike(WHITE, [230; 3]) && !alike(WHITE, BLACK));
    }
}
