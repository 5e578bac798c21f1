//! Who is looked for, and what is asked of the list, is nobody's goal: "I'd like to find someone in Boston", "I want to
//! know more about the second one".

use std::ops::Range;

use chat::understand::{Context, Reader};

use super::{line::Line, names, words::Words};

/// Whoever is looked for.
static ANYBODY: Words = Words("sought.anybody");

/// The same, unless it says more about something else: "a sales contact list".
static PERSON: Words = Words("sought.person");

/// What may follow such a word.
static AFTER: Words = Words("sought.after");

/// What is done with a person, and with nothing else: "meet", "hear from".
static MEETS: Words = Words("sought.meets");

/// What is done with a person and with much else: "find", "see".
static FINDS: Words = Words("sought.finds");

/// Words that only ask for others of the same.
static MORE: Words = Words("sought.more");

/// With these somebody wants to be what comes next.
const BECOMES: &[&str] = &["as", "be", "become", "becoming", "being", "into"];

/// What says so of a wish by itself, and has its noun behind it.
const WANTS: &[&str] = &["hopes for", "hoping for", "wanting", "wants", "wants a"];

/// A wish: what begins it, the words behind that, and the first of them that says something.
pub struct Wish<'a> {
    pub phrase: &'a str,
    pub words: Range<usize>,
    pub first: usize,
}

/// Where job titles stand.
pub fn titles(line: &Line<'_>, context: &Context<'_>) -> Vec<Range<usize>> {
    Reader::Title.read(line.text, context).iter().map(|read| line.words_in(&read.bytes)).collect()
}

impl Wish<'_> {
    /// Whether a person is what is wanted.
    pub fn is_person(&self, line: &Line<'_>, titles: &[Range<usize>]) -> bool {
        let lead = self.words.start..self.first + 1;
        let meets = |at: usize| line.longest(at, &MEETS).is_some_and(|(_, after)| after <= self.words.end);
        if lead.clone().any(meets) {
            return true;
        }
        let said = self.first..self.words.end;
        let finds = lead.clone().any(|at| FINDS.contains(&line.word(at)));
        let is_sought = || (finds || WANTS.contains(&self.phrase)) && has_person(line, &said);
        !becomes(line, &self.words)
            && (has_anybody(line, &said) || is_sought() || (finds && self.is_title(line, titles)))
    }

    /// "Find a lawyer", and not "find a lawyer position".
    fn is_title(&self, line: &Line<'_>, titles: &[Range<usize>]) -> bool {
        let is_small = |at: usize| FINDS.contains(&line.word(at)) || MORE.contains(&line.word(at));
        let is_all = |words: &Range<usize>| {
            let leads = self.first <= words.start && (self.first..words.start).all(is_small);
            let ends = words.end >= self.words.end || AFTER.contains(&line.word(words.end));
            leads && ends && words.end <= self.words.end
        };
        titles.iter().any(is_all)
    }
}

fn becomes(line: &Line<'_>, words: &Range<usize>) -> bool {
    words.clone().any(|at| BECOMES.contains(&line.word(at)))
}

fn has_anybody(line: &Line<'_>, words: &Range<usize>) -> bool {
    words.clone().any(|at| ANYBODY.contains(&line.word(at)))
}

/// "A good coach", and not "to coach".
fn has_person(line: &Line<'_>, words: &Range<usize>) -> bool {
    words.clone().any(|at| {
        let ends = at + 1 >= words.end || AFTER.contains(&line.word(at + 1));
        ends && PERSON.contains(&line.word(at)) && line.before(at) != "to"
    })
}

/// Whether the help that is needed is somebody, or others than those who were shown. Contacts are a help.
pub fn is_no_help(line: &Line<'_>, words: &Range<usize>) -> bool {
    let is_contact = |word: &str| ["contact", "contacts"].contains(&word);
    let is_one = |word: &str| is_more(word) || (PERSON.contains(&word) && !is_contact(word));
    has_anybody(line, words) || words.clone().all(|at| is_one(line.word(at)))
}

/// Where the line points at those who were shown: "the second one", "Maya".
pub fn pointed(line: &Line<'_>, context: &Context<'_>) -> Vec<Range<usize>> {
    let shown = Reader::Which.read(line.text, context).into_iter().chain(names::of_shown(line, context));
    shown.map(|read| line.words_in(&read.bytes)).collect()
}

/// Whether these words do so. Who wants to be "the first one" does not.
pub fn points(line: &Line<'_>, words: &Range<usize>, pointed: &[Range<usize>]) -> bool {
    let overlaps = |own: &Range<usize>| own.start < words.end && words.start < own.end;
    !becomes(line, words) && pointed.iter().any(overlaps)
}

/// "more", "five others", "the rest"
pub fn is_more(word: &str) -> bool {
    MORE.contains(&word) || word.bytes().all(|byte| byte.is_ascii_digit())
}
