//! How much of two texts is the same: by the runs of words that both have. Sketches of them find those worth a look.

use std::collections::HashMap;

/// Words of one run.
const RUN: usize = 4;
/// Shorter texts are alike by chance.
const FEWEST: usize = 12;
/// Numbers of a sketch, and how many of them have to be the same at once.
const NUMBERS: usize = 24;
const BAND: usize = 3;
/// More than so many with a band in common have a form in common, and not a text.
const CROWD: usize = 500;
/// Of those with a band in common each is compared with so many of the next: a chain of them holds all together.
const NEXT: usize = 20;

/// A text as a few numbers: the more two texts share, the more of their numbers are the same.
pub type Sketch = [u64; NUMBERS];

/// Every run of words, as a number, each once and in order. Empty for a text that is too short.
pub fn runs(text: &str) -> Vec<u64> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let mut runs: Vec<u64> = words.windows(RUN).map(number).collect();
    runs.sort_unstable();
    runs.dedup();
    if runs.len() < FEWEST { Vec::new() } else { runs }
}

fn number(words: &[&str]) -> u64 {
    let mut number: u64 = 0xcbf2_9ce4_8422_2325;
    for word in words {
        for byte in word.bytes().chain([b' ']) {
            number = (number ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
    mix(number)
}

fn mix(number: u64) -> u64 {
    let number = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ (number >> 31)
}

/// `None` for a text that is too short.
pub fn sketch(text: &str) -> Option<Sketch> {
    let runs = runs(text);
    if runs.is_empty() {
        return None;
    }
    let mut sketch = [u64::MAX; NUMBERS];
    for (seed, least) in (1_u64..).zip(&mut sketch) {
        let seed = mix(seed);
        *least = runs.iter().map(|run| mix(run ^ seed)).min().unwrap_or(u64::MAX);
    }
    Some(sketch)
}

/// How many of the runs of either text both have, in thousandths.
pub fn shared(one: &[u64], other: &[u64]) -> u16 {
    let (mut first, mut second, mut both) = (0, 0, 0);
    while let (Some(left), Some(right)) = (one.get(first), other.get(second)) {
        both += usize::from(left == right);
        first += usize::from(left <= right);
        second += usize::from(right <= left);
    }
    let either = one.len() + other.len() - both;
    let share = (both * 1000).checked_div(either).unwrap_or_default();
    u16::try_from(share).unwrap_or(1000)
}

/// Pairs of places whose sketches have a band in common, the smaller one first, each once and in order. Only pairs with
/// one of whom it is asked.
pub fn likely(sketches: &[Option<Sketch>], is_asked: impl Fn(usize) -> bool) -> Vec<(usize, usize)> {
    let mut bands: HashMap<(usize, &[u64]), Vec<usize>> = HashMap::new();
    for (at, sketch) in sketches.iter().enumerate() {
        for (band, numbers) in sketch.iter().flat_map(|sketch| sketch.chunks(BAND).enumerate()) {
            bands.entry((band, numbers)).or_default().push(at);
        }
    }
    let mut pairs = Vec::new();
    for together in bands.into_values().filter(|together| (2..=CROWD).contains(&together.len())) {
        for (nth, one) in together.iter().enumerate() {
            let others = together[nth + 1..].iter().filter(|other| is_asked(*one) || is_asked(**other));
            pairs.extend(others.take(NEXT).map(|other| (*one, *other)));
        }
    }
    pairs.sort_unstable();
    pairs.dedup();
    pairs
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(from: u32, to: u32) -> String {
        (from..to).map(|number| format!("word{number}")).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn texts_with_most_words_in_common_are_found() {
        let texts = [text(0, 200), text(0, 196), text(1000, 1200), "too short".to_owned()];
        let sketches: Vec<Option<Sketch>> = texts.iter().map(|text| sketch(text)).collect();
        assert!(sketches[3].is_none());
        assert_eq!(likely(&sketches, |_| true), [(0, 1)]);
        assert!(likely(&sketches, |at| at == 2).is_empty());
        assert_eq!(shared(&runs(&texts[0]), &runs(&texts[0])), 1000);
        assert!(shared(&runs(&texts[0]), &runs(&texts[1])) > 950);
        assert_eq!(shared(&runs(&texts[0]), &runs(&texts[2])), 0);
        assert_eq!(shared(&[], &[]), 0);
        assert_eq!(shared(&[1, 2, 3, 5], &[2, 3, 4]), 400);
    }

    #[test]
    fn a_crowd_of_texts_alike_makes_no_more_pairs_than_people_can_look_at() {
        let sketches = vec![sketch(&text(0, 200)); 400];
        let pairs = likely(&sketches, |_| true);
        assert!(pairs.len() <= 400 * NEXT, "{}", pairs.len());
        assert!((1..400).all(|at| pairs.contains(&(at - 1, at))), "nobody is left out");
    }
}
