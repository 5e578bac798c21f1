use std::collections::HashMap;

use matching::lexicon::text::{Gap, Word, words};

use super::{Name, PARTICLES};
use crate::{model::MaskedKind, resume::veil::Mask};

/// Before one word of a name they say that it is one.
const BEFORE: &[&str] =
    &["called", "dear", "dr", "hello", "hi", "miss", "mr", "mrs", "ms", "mx", "named", "prof"];
/// Somebody does something after these.
const CLAUSES: &[&str] = &["after", "and", "as", "because", "but", "since", "that", "when", "where", "while"];
const DOES: &[&str] = &[
    "brings", "built", "can", "could", "did", "does", "enjoys", "grew", "had", "has", "holds", "is", "joins",
    "knows", "leads", "led", "lives", "loves", "made", "makes", "ran", "runs", "speaks", "spent", "taught",
    "teaches", "took", "was", "will", "won", "works", "writes", "wrote",
];

/// Every place where the name stands, whole or in part. A word of it that may be any word, or a skill in a list, stays.
pub(in crate::resume) fn masks(text: &str, name: &Name) -> Vec<Mask> {
    let reader = Mentions::new(text, name);
    let mut masks = vec![Mask { range: name.range.clone(), kind: MaskedKind::Name }];
    let mut at = 0;
    while at < reader.words.len() {
        let after = reader.mentioned(at);
        if after > at {
            let range = reader.words[at].start..reader.end(after - 1);
            masks.push(Mask { range, kind: MaskedKind::Name });
        }
        at = after.max(at + 1);
    }
    masks
}

struct Mentions<'a> {
    text: &'a str,
    words: Vec<Word>,
    /// The place of each word in the name.
    name: HashMap<String, usize>,
    last: usize,
}

impl<'a> Mentions<'a> {
    fn new(text: &'a str, name: &Name) -> Self {
        let own: Vec<Word> = words(&name.shown);
        let places = (0..).zip(&own).map(|(at, word)| (word.text.clone(), at)).collect();
        Self { text, words: words(text), name: places, last: own.len().saturating_sub(1) }
    }

    /// The word after a mention that begins here; this word, if none does.
    fn mentioned(&self, first: usize) -> usize {
        let Some(place) = self.place(first) else { return first };
        let mut after = first + 1;
        let mut seen = vec![place];
        while after < self.words.len() {
            let is_initial = self.words[after].text.chars().count() == 1 && self.is_large(after);
            let next = if is_initial && self.place(after).is_none() { after + 1 } else { after };
            let Some(place) = self.place(next).filter(|place| !seen.contains(place)) else { break };
            if !(after..=next).all(|at| self.goes_on(at, seen.last().copied(), place)) {
                break;
            }
            seen.push(place);
            after = next + 1;
        }
        let is_full = |at: &usize| {
            let word = self.words[*at].text.as_str();
            word.chars().count() > 1 && (self.is_large(*at) || !PARTICLES.contains(&word))
        };
        let count = (first..after).filter(is_full).count();
        if count >= 2 || self.is_somebody(first, after) { after } else { first }
    }

    /// Which word of the name this is, written like a name.
    fn place(&self, at: usize) -> Option<usize> {
        let word = self.words.get(at)?;
        let plain = if self.is_owner(word) { word.text.strip_suffix('s')? } else { word.text.as_str() };
        let place = self.name.get(plain)?;
        // The second half of "Seo-yeon" is small.
        let is_second =
            word.gap == Gap::Joined && at.checked_sub(1).is_some_and(|before| self.is_large(before));
        (self.is_large(at) || is_second || PARTICLES.contains(&plain)).then_some(*place)
    }

    fn is_large(&self, at: usize) -> bool {
        let word = &self.words[at];
        self.text[word.start..].chars().next().is_some_and(|first| !first.is_lowercase())
    }

    fn is_owner(&self, word: &Word) -> bool {
        let written = &self.text[word.start..word.end];
        written.ends_with("'s") || written.ends_with("’s")
    }

    /// Without the ending of "Emma's".
    fn end(&self, at: usize) -> usize {
        let word = &self.words[at];
        let written = &self.text[word.start..word.end];
        let plain = written.strip_suffix("'s").or_else(|| written.strip_suffix("’s")).unwrap_or(written);
        if self.is_owner(word) && !self.name.contains_key(&word.text) {
            word.start + plain.len()
        } else {
            word.end
        }
    }

    /// "Emma Brown" goes on, and "Brown, Emma"; "Julia, Swift" is a list.
    fn goes_on(&self, at: usize, before: Option<usize>, place: usize) -> bool {
        let word = &self.words[at];
        let between = self.text[self.words[at - 1].end..word.start].trim();
        let is_turned = between == "," && place == 0 && before == Some(self.last);
        word.gap <= Gap::Space || between == "." || is_turned
    }

    /// "Brown, E." and "E. Brown", as authors are named.
    fn is_cited(&self, first: usize, after: usize) -> bool {
        let is_initial = |at: usize| self.words[at].text.chars().count() == 1 && self.is_large(at);
        let between = |at: usize| self.text[self.words[at - 1].end..self.words[at].start].trim();
        let follows = after < self.words.len()
            && is_initial(after)
            && matches!(between(after), "," | "")
            && self.text[self.words[after].end..].starts_with('.');
        let precedes = first > 0 && is_initial(first - 1) && between(first) == ".";
        follows || precedes
    }

    /// One word of a name is one where somebody is spoken of.
    fn is_somebody(&self, first: usize, after: usize) -> bool {
        if !(first..after).any(|at| self.is_large(at) && !is_small(&self.words[at].text)) {
            return false;
        }
        let (before, between) = first.checked_sub(1).map_or(("", ""), |at| {
            let word = &self.words[at];
            (word.text.as_str(), self.text[word.end..self.words[first].start].trim())
        });
        let is_called = BEFORE.contains(&before) && matches!(between, "" | ".");
        let is_begin = self.words[first].gap >= Gap::List || CLAUSES.contains(&before);
        let does = self.words.get(after).is_some_and(|next| {
            let is_deed =
                DOES.contains(&next.text.as_str()) || (next.text.len() > 4 && next.text.ends_with("ed"));
            next.gap == Gap::Space && is_deed && self.text[next.start..].starts_with(char::is_lowercase)
        });
        let owns = self.is_owner(&self.words[after - 1])
            && self
                .words
                .get(after)
                .is_some_and(|next| self.text[next.start..].starts_with(char::is_lowercase));
        is_called || owns || (is_begin && does) || self.is_cited(first, after)
    }
}

fn is_small(word: &str) -> bool {
    word.chars().count() < 2 || PARTICLES.contains(&word)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::resume::veil::{Veil, merged};

    fn veiled(text: &str, shown: &str) -> String {
        let name = Name { shown: shown.into(), range: 0..0 };
        Veil::new(text, &merged(text, masks(text, &name))).text
    }

    #[test]
    fn a_name_is_masked_where_it_is_meant() {
        for (text, name, expected) in [
            ("Emma Brown, page 2", "Emma Brown", "[name], page 2"),
            ("BROWN, EMMA", "Emma Brown", "[name]"),
            ("Emma J. Brown built it", "Emma Brown", "[name] built it"),
            (
                "Emma joined in May. Ms. Brown's team grew",
                "Emma Brown",
                "[name] joined in May. Ms. [name]'s team grew",
            ),
            ("We met when Seán Ó Briain led", "Seán Ó Briain", "We met when [name] led"),
            ("María José led it", "María José García López", "[name] led it"),
            ("Python, Julia, Swift", "Julia Swift", "Python, Julia, Swift"),
            ("long nights at Long Labs", "Mark Long", "long nights at Long Labs"),
            ("Nurse at Brown Clinics", "Emma Brown", "Nurse at Brown Clinics"),
            ("Brown, E. and K. Brown (2019)", "Emma Brown", "[name], E. and K. [name] (2019)"),
            ("Lan Do, page 2. Do not stop", "Lan Do", "[name], page 2. Do not stop"),
            ("Mohammed Al-Farsi and others", "Mohammed Al-Farsi", "[name] and others"),
            ("Seo-yeon is here", "Seo-yeon Park", "[name] is here"),
            ("They valued Min-jun's work", "Min-jun Kim", "They valued [name]'s work"),
            ("SEO and yeon", "Seo-yeon Park", "SEO and yeon"),
            ("Mr. van der Berg works", "Kofi van der Berg", "Mr. [name] works"),
            ("Siobhán O'Connell's plan", "Siobhán O'Connell", "[name]'s plan"),
        ] {
            assert_eq!(veiled(text, name), expected, "{text}");
        }
    }
}
