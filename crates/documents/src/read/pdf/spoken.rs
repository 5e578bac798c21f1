//! Text that a file gives for the letters it shows. It counts where it says the same: for a ligature, a hyphen, letters
//! without a name.

use std::{collections::HashMap, ops::Range, rc::Rc};

use super::sheet::Glyph;
use crate::read::clean::clean;

/// Characters that a letter without a name may stand for.
const EACH: usize = 3;
/// Letters of a word of another script, whose marks are drawn in another order than they are written.
const SHORT: usize = 8;

/// Letters that say themselves what they stand for.
pub(super) struct Spoken {
    pub letters: Range<usize>,
    pub text: Rc<str>,
    /// Some of them are not among those letters, because nobody sees them.
    pub lost: bool,
}

/// Letters and figures as they are compared.
fn folded(text: &str) -> Vec<char> {
    let cleaned = clean(text, false).text;
    cleaned.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// What the signs beside an address or a number are called.
const ICONS: &str = "address at birthday calendar call cell contact e email envelope facebook fax github gitlab globe \
                     google home homepage house icon instagram kaggle link linkedin location mail map marker medium \
                     mobile orcid overflow phone pin portfolio scholar skype square stack telegram telephone twitter \
                     url web website whatsapp youtube";

fn is_icon(text: &str) -> bool {
    let lower = text.to_lowercase();
    let mut words = lower.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    text.len() <= 20 && words.all(|word| ICONS.split(' ').any(|icon| icon == word))
}

/// Whether the text says what the letters show.
pub(super) fn says(text: &str, glyphs: &[Glyph]) -> bool {
    let shown: String = glyphs.iter().map(|glyph| &*glyph.text).collect();
    let (own, said) = (folded(&shown), folded(text));
    let odd = glyphs.iter().filter(|glyph| !glyph.text.chars().any(|c| c.is_alphanumeric() || c == ' '));
    let room = EACH * odd.count();
    if own.is_empty() {
        let short = clean(text, false).text.chars().count() <= room.max(1);
        return short || glyphs.len() == 1 && glyphs[0].text.trim() == &*glyphs[0].text && is_icon(text);
    }
    // A ligature may be known by its first letter alone.
    let spare = room.max(2).max(own.len() / 4);
    own == said || own.len() <= said.len() && said.len() <= own.len() + spare && is_within(&own, &said)
}

/// Whether the letters stand in the other text in their order, or in any where scripts are drawn so.
fn is_within(own: &[char], said: &[char]) -> bool {
    let mut rest = said.iter();
    // A letter and its accent may be drawn one by one.
    if own.iter().all(|letter| rest.any(|other| other == letter || !other.is_ascii())) {
        return true;
    }
    let foreign = |text: &[char]| text.iter().all(|c| !c.is_ascii());
    if !foreign(own) || !foreign(said) {
        return false;
    }
    if own.iter().rev().eq(said) {
        return true;
    }
    let mut counts: HashMap<char, usize> = HashMap::new();
    for letter in said {
        *counts.entry(*letter).or_default() += 1;
    }
    let mut take = |letter: &char| {
        counts.get_mut(letter).and_then(|count| count.checked_sub(1).map(|left| *count = left))
    };
    said.len() <= SHORT && own.iter().all(|letter| take(letter).is_some())
}
