//! Colours, as far as one can hide in another.

/// Red, green and blue.
pub(super) type Colour = [u8; 3];

pub(super) const WHITE: Colour = [255; 3];
pub(super) const BLACK: Colour = [0; 3];

/// Colours that differ by less are one.
const SAME: u8 = 12;
/// Colours that differ by more are told apart by their hue.
const NEAR: u8 = 64;

/// Whether letters of one cannot be told from a ground of the other, or hardly: their contrast is below 1.2.
pub(super) fn alike(one: Colour, other: Colour) -> bool {
    let within = |most: u8| one.iter().zip(other).all(|(a, b)| a.abs_diff(b) <= most);
    let (light, dark) = (brightness(one).max(brightness(other)), brightness(one).min(brightness(other)));
    within(SAME) || within(NEAR) && light * 5 < dark * 6
}

/// In whole numbers, so that every machine counts alike. Even black is seen to shine a little.
fn brightness(colour: Colour) -> u32 {
    const FLARE: u32 = 32_512_500;
    let [red, green, blue] = colour.map(|part| u32::from(part) * u32::from(part));
    FLARE + 2_126 * red + 7_152 * green + 722 * blue
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
        for pale in [[250, 248, 245], [242; 3], [238; 3], [255, 255, 224], [255, 255, 204]] {
            assert!(alike(WHITE, pale) && alike(pale, WHITE), "{pale:?}");
        }
        for seen in [[230; 3], BLACK, [255, 255, 0], [255, 220, 150]] {
            assert!(!alike(WHITE, seen), "{seen:?}");
        }
        assert!(alike(BLACK, [20; 3]) && !alike(BLACK, [60; 3]) && !alike([0, 0, 255], [0, 90, 0]));
    }
}
