//! Jobs, projects and unpaid work: what they were called, for whom, and when.

use std::ops::Range;

use jiff::civil::Date;
use matching::lexicon::{
    places,
    text::{key, words},
};

use super::{
    dates::{self, Dated},
    layout::Placed,
    split, titles,
};
use crate::model::SectionKind;

/// All places are bytes of the whole text.
#[derive(Clone, Debug)]
pub(super) struct Job {
    pub title: Option<Range<usize>>,
    pub employer: Option<Range<usize>>,
    pub dated: Option<Dated>,
    pub span: Range<usize>,
}

#[derive(Default)]
pub(super) struct Jobs {
    pub list: Vec<Job>,
    /// For each line, the job that it belongs to.
    pub of_line: Vec<Option<usize>>,
    /// For each line, whether it says which job it is, and not what was done.
    pub heads: Vec<bool>,
}

/// More jobs than anybody has had.
const MOST: usize = 1000;

pub(super) fn jobs(lines: &[Placed<'_>], today: Date) -> Jobs {
    let mut jobs =
        Jobs { list: Vec::new(), of_line: vec![None; lines.len()], heads: vec![false; lines.len()] };
    for section in [SectionKind::Experience, SectionKind::Projects, SectionKind::Volunteering] {
        let own: Vec<usize> = (0..lines.len()).filter(|at| lines[*at].kind == section).collect();
        let looks: Vec<Look> = own.iter().map(|at| Look::of(&lines[*at], today)).collect();
        let mut heads = Heads { looks: &looks, taken: vec![false; looks.len()], found: Vec::new(), section };
        heads.dated();
        heads.undated();
        heads.found.sort_by_key(|head| head.first);
        let starts: Vec<usize> = heads.found.iter().map(|head| head.first).chain([own.len()]).collect();
        for (at, head) in heads.found.into_iter().enumerate().take(MOST) {
            let inside = &own[starts[at]..starts[at + 1]];
            let (Some(first), Some(last)) = (inside.first(), inside.last()) else { continue };
            for line in inside {
                jobs.of_line[*line] = Some(jobs.list.len());
            }
            for line in &own[head.first..=head.last] {
                jobs.heads[*line] = true;
            }
            jobs.list.push(Job {
                title: head.title,
                employer: head.employer.filter(|_| section != SectionKind::Projects),
                dated: head.dated,
                span: lines[*first].line.start..lines[*last].line.end(),
            });
        }
    }
    jobs
}

/// What a line looks like.
#[expect(clippy::struct_excessive_bools, reason = "each is seen by itself")]
struct Look {
    dated: Option<Dated>,
    parts: Vec<Part>,
    /// It can stand at the head of a job: a date beside a few words, or a few words alone.
    is_head: bool,
    is_item: bool,
    is_apart: bool,
    /// It only says where it was, for how long or how: neither a title nor an employer.
    is_aside: bool,
}

#[derive(Clone)]
struct Part {
    range: Range<usize>,
    rank: u8,
}

/// A head has at most so many words besides its dates.
const MOST_WORDS: usize = 16;
/// And so many where it has no dates.
const MOST_ALONE: usize = 8;
/// How the work was done, and labels of what was.
const NOISE: &[&str] = &[
    "contract",
    "expected",
    "freelance",
    "from",
    "full time",
    "hybrid",
    "key responsibilities",
    "on site",
    "onsite",
    "part time",
    "remote",
    "responsibilities",
    "roles and responsibilities",
    "seasonal",
    "since",
    "temporary",
    "volunteer position",
];
const UNITS: &[&str] = &["mo", "month", "months", "mos", "year", "years", "yr", "yrs"];
/// With these somebody says what was done.
const DEEDS: &[&str] = &[
    "brought",
    "built",
    "cut",
    "did",
    "drove",
    "gave",
    "grew",
    "held",
    "helping",
    "kept",
    "led",
    "made",
    "oversaw",
    "ran",
    "responsible",
    "sold",
    "spent",
    "taught",
    "took",
    "won",
    "worked",
    "wrote",
];

/// Names of employers that sound as if something was done.
const NAMES: &[&str] = &["advanced", "allied", "associated", "boeing", "consulting", "sterling", "united"];

impl Look {
    fn of(placed: &Placed<'_>, today: Date) -> Self {
        let line = placed.line;
        let text = line.text;
        let is_long = text.len() > 300;
        let found =
            if is_long { None } else { dates::find(text, today).into_iter().max_by_key(|one| one.is_span) };
        let cut = found.as_ref().map_or(text.len()..text.len(), |dated| dated.range.clone());
        let offset = line.start;
        let mut parts: Vec<Part> = Vec::new();
        for (from, stretch) in [(0, &text[..cut.start]), (cut.end, &text[cut.end..])] {
            let pieces = if is_long { Vec::new() } else { split_at(stretch) };
            for range in pieces {
                let piece = &stretch[range.clone()];
                if piece.contains(char::is_alphanumeric) && !is_noise(piece) {
                    let start = offset + from + range.start;
                    parts.push(Part { range: start..start + piece.len(), rank: titles::rank(piece) });
                }
            }
        }
        let count = words(text).len();
        let is_place = |part: &Part| {
            let piece = &text[part.range.start - offset..part.range.end - offset];
            part.rank == 0 && places::whereabouts(piece).is_some()
        };
        // A project may be called like a town.
        if placed.kind == SectionKind::Experience || parts.iter().any(|part| !is_place(part)) {
            parts.retain(|part| !is_place(part));
        }
        let first = words(&text[..text.floor_char_boundary(60)]).into_iter().next();
        let is_deed = first.is_some_and(|word| {
            let word = word.text.as_str();
            let ends =
                word.len() > 4 && (word.ends_with("ed") || word.ends_with("ing")) && !NAMES.contains(&word);
            (ends && parts.first().is_none_or(|part| part.rank == 0)) || DEEDS.contains(&word)
        });
        let begins = text.starts_with(|letter: char| !letter.is_lowercase());
        let is_sentence =
            text.ends_with('.') && count > 3 && !text.ends_with("Inc.") && !text.ends_with("Co.");
        let is_head = match &found {
            Some(dated) => {
                let is_edge = dated.range.end + 2 >= text.len() || dated.range.start < 3 || dated.is_span;
                count <= MOST_WORDS + 4
                    && !is_sentence
                    && is_edge
                    && (!line.is_item() || (dated.is_span && !is_deed))
            }
            None => {
                let is_other = is_sentence || is_deed || line.is_item() || text.ends_with(':');
                count <= MOST_ALONE && !is_other && begins && !split::is_table_head(text)
            }
        };
        let dated =
            found.map(|dated| Dated { range: offset + dated.range.start..offset + dated.range.end, ..dated });
        let is_aside = is_head && dated.is_none() && parts.is_empty();
        Self { dated, parts, is_head, is_item: line.is_item(), is_apart: line.is_apart, is_aside }
    }

    fn is_dated_head(&self) -> bool {
        self.is_head && self.dated.is_some()
    }

    /// A few words without a date.
    fn is_bare(&self) -> bool {
        self.is_head && self.dated.is_none() && !self.parts.is_empty()
    }

    fn rank(&self) -> u8 {
        self.parts.iter().map(|part| part.rank).max().unwrap_or(0)
    }

    /// The part that is most like a title; of two alike, the first.
    fn title(&self) -> Option<usize> {
        let rank = self.rank();
        (rank > 0).then(|| self.parts.iter().position(|part| part.rank == rank)).flatten()
    }
}

/// How it was done, or for how long: "remote", "2 years 4 months".
fn is_noise(piece: &str) -> bool {
    let spoken = key(piece);
    let unit = |word: &str| UNITS.contains(&word.trim_start_matches(|letter: char| letter.is_ascii_digit()));
    let is_number = |word: &str| word.bytes().all(|digit| digit.is_ascii_digit());
    let is_duration = spoken.split(' ').any(unit)
        && spoken.split(' ').all(|word| unit(word) || is_number(word) || word == "and");
    is_duration || NOISE.contains(&spoken.as_str())
}

/// As [`split::parts`], and "Engineer at Acme" has two parts.
fn split_at(text: &str) -> Vec<Range<usize>> {
    let mut parts = Vec::new();
    for part in split::parts(text) {
        let piece = &text[part.clone()];
        match piece.find(" at ").filter(|at| titles::rank(&piece[..*at]) > 0) {
            Some(at) => {
                parts.push(part.start..part.start + at);
                parts.push(split::trimmed(text, part.start + at + 4..part.end));
            }
            None => parts.push(part),
        }
    }
    parts
}

struct Head {
    title: Option<Range<usize>>,
    employer: Option<Range<usize>>,
    dated: Option<Dated>,
    first: usize,
    last: usize,
}

struct Heads<'a> {
    looks: &'a [Look],
    taken: Vec<bool>,
    found: Vec<Head>,
    section: SectionKind,
}

impl Heads<'_> {
    fn dated(&mut self) {
        for at in 0..self.looks.len() {
            if self.looks[at].is_dated_head() && !self.taken[at] {
                let head = self.head(at);
                self.taken[head.first..=head.last].fill(true);
                self.found.push(head);
            }
        }
    }

    /// Titles at the beginning of a paragraph or before bullets are jobs without dates.
    fn undated(&mut self) {
        if self.section != SectionKind::Experience {
            return;
        }
        for at in 0..self.looks.len() {
            let look = &self.looks[at];
            let begins = look.is_apart || at == 0 || self.looks[at - 1].is_item;
            let goes_on = self.looks.get(at + 1).is_some_and(|next| next.is_item || !self.taken[at + 1]);
            if look.is_bare() && look.rank() > 0 && begins && goes_on && !self.taken[at] {
                let head = self.head(at);
                self.taken[head.first..=head.last].fill(true);
                self.found.push(head);
            }
        }
    }

    /// The head that this line is part of: what it does not say, the lines around it may.
    fn head(&self, at: usize) -> Head {
        let look = &self.looks[at];
        let title = look.title();
        let others = || look.parts.iter().enumerate().filter(|(part, _)| Some(*part) != title);
        let mut head = Head {
            title: title.map(|title| look.parts[title].range.clone()),
            employer: others().next().map(|(_, part)| part.range.clone()),
            dated: look.dated.clone(),
            first: at,
            last: at,
        };
        if title.is_none() && look.parts.len() > 1 {
            head.title = Some(look.parts[0].range.clone());
            head.employer = Some(look.parts[1].range.clone());
        }
        // What stands around an entry of another section is another one.
        if self.section == SectionKind::Experience || look.parts.is_empty() {
            if look.is_apart || (head.title.is_none() && !self.is_below_title(at)) {
                self.take_next(&mut head);
            }
            self.take_before(&mut head);
            self.take_next(&mut head);
            if self.aside(head.last + 1) {
                head.last += 1;
            }
        }
        if head.title.is_none() {
            // One name alone: what was done is called so.
            head.title = head.employer.take();
        }
        head
    }

    /// A date alone belongs to the title right above it: "ML Engineer", "January 2020 - Present".
    fn is_below_title(&self, at: usize) -> bool {
        let above = at.checked_sub(1).filter(|above| !self.taken[*above]).map(|above| &self.looks[above]);
        let look = &self.looks[at];
        look.parts.is_empty()
            && !look.is_apart
            && above.is_some_and(|above| above.is_bare() && above.rank() > 0)
    }

    fn aside(&self, at: usize) -> bool {
        self.looks.get(at).is_some_and(|look| look.is_aside && !look.is_apart && !self.taken[at])
    }

    fn take_next(&self, head: &mut Head) {
        while head.title.is_none() || head.employer.is_none() {
            let next = head.last + 1 + usize::from(self.aside(head.last + 1));
            let Some(look) = self.looks.get(next).filter(|look| look.is_bare() && !self.taken[next]) else {
                return;
            };
            // The head of the next job begins there.
            let is_other = look.is_apart
                && self.looks.get(next + 1).is_some_and(|after| after.is_dated_head() && !after.is_apart);
            if is_other || head.last > head.first + 2 || !fill(head, look) {
                return;
            }
            head.last = next;
        }
    }

    fn take_before(&self, head: &mut Head) {
        while head.title.is_none() || head.employer.is_none() {
            let Some(mut before) = head.first.checked_sub(1) else { return };
            // "Klarna", "3 years 2 months", "ML Engineer".
            if self.aside(before) && before > 0 && !self.looks[head.first].is_apart {
                before -= 1;
            }
            let look = &self.looks[before];
            if self.taken[before] || !look.is_bare() || head.last > head.first + 2 || !fill(head, look) {
                return;
            }
            head.first = before;
        }
    }
}

/// Gives a head what it misses of a line beside it. `false` if the line has nothing for it.
fn fill(head: &mut Head, look: &Look) -> bool {
    let title = look.title();
    let other = look.parts.iter().enumerate().find(|(part, _)| Some(*part) != title).map(|(_, part)| part);
    if head.title.is_none() {
        // Beside an employer any words may be the title; alone they may be either.
        let part = title.map(|title| &look.parts[title]).or(other.filter(|_| head.employer.is_some()));
        if let Some(part) = part {
            head.title = Some(part.range.clone());
            if head.employer.is_none() {
                head.employer =
                    other.filter(|other| other.range != part.range).map(|other| other.range.clone());
            }
            return true;
        }
    }
    match (head.employer.is_none(), other) {
        (true, Some(other)) if title.is_none() => {
            head.employer = Some(other.range.clone());
            true
        }
        _ => false,
    }
}
