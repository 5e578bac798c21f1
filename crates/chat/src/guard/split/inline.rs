//! Weight inside a sentence: `**so**` is strong, other emphasis is dropped.

use crate::part::{Run, Sentence};

/// The sentence of what was written. Weight goes on from the sentence before, as it was opened there.
pub(super) fn sentence(written: &str, heading: bool, strong: &mut bool) -> Sentence {
    let letters: Vec<char> =
        written.trim_end_matches(|end| heading && end == '#').trim_end().chars().collect();
    let mut writer = Writer { runs: Vec::new() };
    let mut open: Option<char> = None;
    let mut at = 0;
    while let Some(letter) = letters.get(at).copied() {
        let next = letters.get(at + 1).copied();
        let before = at.checked_sub(1).map(|at| letters[at]);
        if matches!(letter, '*' | '_') && next == Some(letter) && letters.get(at + 2) != Some(&letter) {
            *strong = !*strong;
            at += 2;
            continue;
        }
        if matches!(letter, '*' | '_' | '`') && next != Some(letter) && before != Some(letter) {
            let opens = open.is_none() && before.is_none_or(|before| !before.is_alphanumeric());
            let opens = opens
                && next.is_some_and(|next| !next.is_whitespace())
                && closes_later(&letters[at + 1..], letter);
            let closes = open == Some(letter) && next.is_none_or(|next| !next.is_alphanumeric());
            if opens || closes {
                open = opens.then_some(letter);
                at += 1;
                continue;
            }
        }
        writer.put(letter, *strong || heading);
        at += 1;
    }
    Sentence { runs: writer.runs, sources: Vec::new() }
}

/// The same sign closes what it opens, in the same sentence.
fn closes_later(letters: &[char], sign: char) -> bool {
    let mut at = 0;
    while let Some(letter) = letters.get(at) {
        let doubled = letters.get(at + 1) == Some(letter);
        if *letter == sign && doubled {
            at += 2;
            continue;
        }
        let touches = at.checked_sub(1).is_some_and(|at| !letters[at].is_whitespace());
        if *letter == sign && touches && letters.get(at + 1).is_none_or(|next| !next.is_alphanumeric()) {
            return true;
        }
        at += 1;
    }
    false
}

struct Writer {
    runs: Vec<Run>,
}

impl Writer {
    fn put(&mut self, letter: char, strong: bool) {
        let letter = if letter == '\n' { ' ' } else { letter };
        match self.runs.last_mut() {
            Some(run) if run.strong == strong => run.text.push(letter),
            _ => self.runs.push(Run { text: letter.to_string(), strong }),
        }
    }
}
