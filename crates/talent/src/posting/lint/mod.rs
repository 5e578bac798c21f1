//! What in a posting keeps good people away, each with what to write instead.

mod demands;
mod missing;
mod wording;

use std::ops::Range;

use matching::lexicon::text::{Gap, Word, words};
pub(super) use wording::{excludes, instructs};

use super::letters::Letters;
use crate::{Lint, LintKind, Posting};

/// Nobody reads more.
const MOST: usize = 100;

/// A posting with its words, looked at once.
struct Page<'a> {
    posting: &'a Posting,
    words: Vec<Word>,
    letters: Letters<'a>,
}

/// A lint by the bytes of the text.
struct Finding {
    kind: LintKind,
    message: String,
    range: Option<Range<usize>>,
    instead: Option<String>,
}

/// Looks at the words of the posting and at what it demands, as it stands now. In the order of the text; what concerns
/// all of it comes last.
pub fn lint(posting: &Posting) -> Vec<Lint> {
    let words = words(&posting.text);
    if words.is_empty() {
        return Vec::new();
    }
    let page = Page { posting, words, letters: Letters::new(&posting.text) };
    let mut findings = wording::look(&page);
    findings.extend(demands::look(&page));
    findings.sort_by_key(|finding| finding.range.as_ref().map_or(usize::MAX, |range| range.start));
    // What concerns all of it is told in any case.
    let whole: Vec<Finding> = demands::too_many(&page).into_iter().chain(missing::look(&page)).collect();
    findings.truncate(MOST - whole.len());
    findings.extend(whole);
    findings.into_iter().map(|finding| finding.told(&page.letters)).collect()
}

impl Finding {
    fn told(self, letters: &Letters<'_>) -> Lint {
        let span = self.range.map(|range| letters.span(&range));
        Lint { kind: self.kind, message: self.message, span, instead: self.instead }
    }
}

impl Page<'_> {
    fn text(&self) -> &str {
        &self.posting.text
    }

    /// The words between the ends of the sentence around these bytes. Lines end sentences, too.
    fn sentence(&self, range: &Range<usize>) -> &[Word] {
        const REACH: usize = 200;
        let ends = |at: usize| {
            let before = at.checked_sub(1).map_or(0, |before| self.words[before].end);
            let between = &self.text()[before..self.words[at].start];
            self.words[at].gap == Gap::Stop || between.contains('\n')
        };
        let mut first = self.words.partition_point(|word| word.end <= range.start).min(self.words.len() - 1);
        let mut after = first + 1;
        for _ in 0..REACH {
            if first > 0 && !ends(first) {
                first -= 1;
            }
            if after < self.words.len() && !ends(after) {
                after += 1;
            }
        }
        &self.words[first..after]
    }
}
