//! What was tried, or looks like it: told, and without any weight.

use std::collections::HashSet;

use documents::Hidden;

use super::{injection::is_instruction, layout::Placed, split, stuffing};
use crate::model::{Flag, FlagKind};

/// Nobody reads more of them.
pub(super) const MOST: usize = 100;
/// So much of hidden words is shown.
const SHOWN: usize = 200;
const INSTRUCTS: &str = "This tells a reader or a program what to do with the résumé. It counts nothing.";

#[derive(Default)]
pub(super) struct Flagged {
    /// What is told, with the number of its line.
    pub found: Vec<(FlagKind, usize, String)>,
    /// Lines that are no evidence.
    pub dropped: HashSet<usize>,
    /// Lines of which only what is new counts.
    pub repeated: HashSet<usize>,
}

/// What people see and should know about. `text` is what the lines are from.
pub(super) fn flagged(text: &str, lines: &[Placed<'_>]) -> Flagged {
    let mut flagged = Flagged::default();
    for line in instructions(text, lines) {
        flagged.found.push((FlagKind::Injection, line, INSTRUCTS.to_owned()));
        flagged.dropped.insert(line);
    }
    for stuffed in stuffing::stuffed(lines) {
        flagged.found.push((FlagKind::KeywordStuffing, stuffed.line, stuffed.message));
        if stuffed.keeps_new {
            flagged.repeated.insert(stuffed.line);
        } else {
            flagged.dropped.insert(stuffed.line);
        }
    }
    flagged.found.sort_by_key(|(_, line, _)| *line);
    flagged
}

/// The lines that instruct somebody, also where an instruction goes over two of them.
fn instructions(text: &str, lines: &[Placed<'_>]) -> Vec<usize> {
    let instructs =
        |piece: &str| split::sentences(piece).into_iter().any(|range| is_instruction(&piece[range]));
    let mut found: Vec<bool> = lines.iter().map(|placed| instructs(placed.line.text)).collect();
    for at in 1..lines.len() {
        let (before, line) = (&lines[at - 1].line, &lines[at].line);
        let is_one = !line.is_apart && !line.is_item() && before.end() < line.start && line.column.is_none();
        if is_one
            && !found[at - 1]
            && !found[at]
            && !ends(before.text)
            && instructs(&text[before.start..line.end()])
        {
            found[at - 1] = true;
            found[at] = true;
        }
    }
    (0..lines.len()).filter(|at| found[*at]).collect()
}

fn ends(line: &str) -> bool {
    line.ends_with(['.', '!', '?', ':'])
}

/// What nobody sees, and what it tries if it tries more.
pub(super) fn hidden(hidden: &Hidden) -> Vec<Flag> {
    let words: String = hidden.text.chars().take(SHOWN).collect();
    let flag =
        |kind: FlagKind, message: String| Flag { kind, message, span: None, hidden: Some(words.clone()) };
    let why = hidden.why.words();
    let mut flags = vec![flag(FlagKind::HiddenText, format!("There is text {why}. It counts nothing."))];
    if split::sentences(&hidden.text).into_iter().any(|range| is_instruction(&hidden.text[range])) {
        flags.push(flag(FlagKind::Injection, INSTRUCTS.to_owned()));
    }
    flags
}
