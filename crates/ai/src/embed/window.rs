/// The model reads 256 tokens at a time, two of which mark the ends.
const WIDTH: usize = 254;
/// So much of a window is read again by the next: what a cut tears apart is whole in one of them.
const OVERLAP: usize = 32;

/// Cuts a text into pieces that the model can read. A short one, even an empty one, is one piece.
pub fn windows(tokens: &[u32]) -> impl Iterator<Item = &[u32]> {
    let step = WIDTH - OVERLAP;
    let count = 1 + tokens.len().saturating_sub(WIDTH).div_ceil(step);
    (0..count).map(move |number| {
        let start = number * step;
        &tokens[start..tokens.len().min(start + WIDTH)]
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cut(length: u32) -> Vec<(u32, u32)> {
        let tokens: Vec<u32> = (0..length).collect();
        windows(&tokens).map(|window| (window[0], *window.last().unwrap())).collect()
    }

    #[test]
    fn what_fits_is_one_window() {
        assert_eq!(windows(&[]).collect::<Vec<_>>(), [&[] as &[u32]]);
        assert_eq!(cut(1), [(0, 0)]);
        assert_eq!(cut(254), [(0, 253)]);
    }

    #[test]
    fn longer_texts_are_read_to_their_end_with_some_overlap() {
        assert_eq!(cut(255), [(0, 253), (222, 254)]);
        assert_eq!(cut(476), [(0, 253), (222, 475)]);
        assert_eq!(cut(477), [(0, 253), (222, 475), (444, 476)]);
    }
}
