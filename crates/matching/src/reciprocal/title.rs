//! Whose work a title is. A title of our list is every spelling of it: who looks for a lawyer looks for an attorney.

use std::{
    collections::{BTreeSet, HashMap},
    sync::LazyLock,
};

use super::{
    Evidence, Known,
    alike::{FORMER, KIN},
};
use crate::lexicon::{text, titles};

/// Where the name of the work ends: "Professor of Chemistry", "Engineer, Acme".
const ENDS: &[&str] = &[",", "(", " - ", " at ", " for ", " in ", " of ", " to "];

/// Where the titles of our list stand in it, by their spellings.
static ROWS: LazyLock<HashMap<String, usize>> =
    LazyLock::new(|| titles::spellings().map(|(spelling, row)| (stemmed(spelling), row)).collect());

/// What each title of our list is by one of its spellings: a prosecutor is a district attorney, and so a lawyer.
static KINDS: LazyLock<Vec<BTreeSet<usize>>> = LazyLock::new(|| {
    let mut kinds = vec![BTreeSet::new(); titles::titles().len()];
    for (spelling, row) in titles::spellings() {
        kinds[row].extend(rows(spelling).into_iter().filter(|other| group(*other) == group(row)));
    }
    kinds
});

/// A title that somebody has or had.
#[derive(Clone, Debug)]
pub(super) struct Work {
    words: String,
    /// Where it stands in our list: the longest of its endings first, and shorter ones if they are of the same group. A
    /// developer advocate is no advocate.
    rows: Vec<usize>,
}

impl Work {
    pub fn new(title: &str) -> Self {
        let mut rows = rows(title);
        let own = rows.first().map(|row| group(*row));
        rows.retain(|row| Some(group(*row)) == own);
        Self { words: stemmed(title), rows }
    }

    fn group(&self) -> Option<&'static str> {
        self.rows.first().map(|row| group(*row))
    }

    /// 1 for the same work, less for work of the same group.
    fn is(&self, wanted: &Self) -> f64 {
        let row = ROWS.get(&wanted.words);
        let is_row = |row: &usize| self.rows.iter().any(|own| own == row || KINDS[*own].contains(row));
        match () {
            () if format!(" {} ", self.words).contains(&format!(" {} ", wanted.words)) => 1.0,
            () if row.is_some_and(is_row) => 1.0,
            () if wanted.group().is_some() && wanted.group() == self.group() => KIN,
            () => 0.0,
        }
    }
}

/// The position that comes closest to a title.
pub(super) fn title(name: &str, other: &Known<'_>) -> Option<Evidence> {
    let wanted = Work::new(name);
    let each = other.work.iter().filter(|stage| !stage.post.title.is_empty()).map(|stage| {
        let time = if stage.post.is_now { 1.0 } else { FORMER };
        Evidence::new(name, &stage.post.title, time * stage.work().is(&wanted))
    });
    each.reduce(|best, next| if next.value > best.value { next } else { best })
}

fn group(row: usize) -> &'static str {
    titles::titles()[row].group
}

/// Where a title and what it ends with stand in our list: a senior software engineer is a software engineer.
fn rows(title: &str) -> Vec<usize> {
    let title = text::fold(title);
    let end = ENDS.iter().filter_map(|end| title.find(end)).min().unwrap_or(title.len());
    let work = stemmed(&title[..end]);
    let words: Vec<&str> = work.split(' ').collect();
    let shorter = (0..words.len()).map(|from| words[from..].join(" "));
    let mut rows: Vec<usize> = std::iter::once(stemmed(&title))
        .chain(shorter)
        .filter_map(|ending| ROWS.get(&ending).copied())
        .collect();
    rows.dedup();
    rows
}

fn stemmed(title: &str) -> String {
    text::normalise(title).split(' ').map(text::stem).collect::<Vec<_>>().join(" ")
}
