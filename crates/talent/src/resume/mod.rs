//! Reads résumés, and blinds them: what somebody has done, without who somebody is.
//!
//! First it is found what tells who it is, by where it stands and never by a list of names or schools. All else is read
//! from the text with stand-ins in those places, so that another name, school or year cannot change what is read. Lists
//! and words alone, no regular expressions: the time it takes grows with the text and not faster.

mod blind;
mod contact;
mod dates;
mod education;
mod flags;
mod headings;
mod injection;
mod jobs;
mod layout;
mod letters;
mod lines;
mod name;
mod personal;
mod schooling;
mod schools;
mod skills;
mod split;
mod stuffing;
mod titles;
mod units;
mod veil;
mod wishes;

#[cfg(test)]
mod tests;

use std::ops::Range;

use documents::{BlockKind, Document};
use jiff::civil::Date;

use crate::model::{Flag, FlagKind, Form, Masked, Month, Resume, School, Section, TextSpan, Unit, Work};
use flags::Flagged;
use jobs::{Job, Jobs};
use layout::Layout;
use letters::Letters;
use name::Name;
use schooling::{Schooling, Schoolings};
use units::Draft;
use veil::{Mask, Veil, merged};

pub use blind::{Veiled, blind, veil};

/// Reads a file's text. What its headings, items and tables are is taken from the file.
pub fn read(document: &Document, today: Date) -> Resume {
    let mut text = String::new();
    let mut blocks = Vec::new();
    let mut length = 0;
    for (number, page) in document.pages.iter().enumerate() {
        if number > 0 {
            text.push_str("\n\n");
            length += 2;
        }
        let own = page.text();
        let starts =
            page.spans().into_iter().map(|span| u32::try_from(length + span.start).unwrap_or(u32::MAX));
        blocks.extend(starts.zip(page.blocks.iter().map(|block| form(block.kind))));
        length += own.chars().count();
        text.push_str(&own);
    }
    let mut resume = read_as(text, blocks, today);
    resume.flags.extend(document.hidden.iter().flat_map(flags::hidden));
    resume.doubts.extend(document.notes.iter().cloned());
    resume
}

/// The same for plain text.
pub fn read_text(text: &str, today: Date) -> Resume {
    read_as(text.to_owned(), Vec::new(), today)
}

fn form(kind: BlockKind) -> Form {
    match kind {
        BlockKind::Heading(level) => Form::Heading(level),
        BlockKind::Item => Form::Item,
        _ => Form::Plain,
    }
}

/// Reads a text whose blocks begin at these characters.
pub(crate) fn read_as(text: String, blocks: Vec<(u32, Form)>, today: Date) -> Resume {
    let letters = Letters::of(&text);
    let starts: Vec<(usize, Form)> =
        blocks.iter().map(|(at, form)| (letters.byte(*at as usize), *form)).collect();
    let (masks, name) = identity(&text, &starts, today);
    let veil = Veil::new(&text, &masks);
    let lines = lines::lines(&veil.text, &moved(&starts, &veil));
    let lines = lines::joined(&veil.text, &lines);
    let layout = layout::layout(&lines, today);
    let jobs = jobs::jobs(&layout.lines, today);
    let schoolings = schooling::schoolings(&layout.lines);
    let flagged = flags::flagged(&veil.text, &layout.lines, &jobs);
    let drafts = units::drafts(&veil.text, &layout.lines, &jobs, &schoolings);
    let (drafts, is_cut) = units::kept(&veil.text, drafts, &flagged.struck);
    let mut reading = Reading { text: &text, letters, veil: &veil, resume: Resume::default() };
    reading.resume.doubts = doubts(&text, name.as_ref(), &layout, &jobs, &schoolings);
    if is_cut {
        let most = units::MOST;
        reading.resume.doubts.push(format!("There is too much in it: only the first {most} pieces count."));
    }
    reading.sections(&layout);
    let order = reading.work(&jobs);
    reading.schools(&schoolings.list, today);
    reading.units(drafts, &order);
    reading.flags(&flagged);
    let masked = |mask: &Mask| Masked { kind: mask.kind, span: reading.letters.span(&mask.range) };
    let masked = masks.iter().map(masked).collect();
    let resume = reading.resume;
    Resume { name: name.map(|name| name.shown), masked, text, blocks, read_on: Some(today), ..resume }
}

/// What tells who it is. The name and how to reach somebody first: what the rest is read from has neither.
fn identity(text: &str, blocks: &[(usize, Form)], today: Date) -> (Vec<Mask>, Option<Name>) {
    let mut masks = contact::masks(text);
    let lines = lines::lines(text, blocks);
    let name = name::find(&lines, &contact::mailboxes(text));
    masks.extend(name.iter().flat_map(|name| name::masks(text, name)));
    let masks = merged(text, masks);
    let veil = Veil::new(text, &masks);
    let lines = lines::lines(&veil.text, &moved(blocks, &veil));
    let layout = layout::layout(&lines, today);
    let mut more = personal::masks(&veil.text, &layout.lines, today);
    more.extend(education::masks(&veil.text, &layout.lines, today));
    let more = more.into_iter().map(|mask| Mask { range: veil.back(&mask.range), ..mask });
    (merged(text, masks.iter().cloned().chain(more).collect()), name)
}

fn moved(blocks: &[(usize, Form)], veil: &Veil) -> Vec<(usize, Form)> {
    blocks.iter().map(|(at, form)| (veil.place(*at), *form)).collect()
}

/// Less than this is no résumé.
const LEAST_TEXT: usize = 200;

fn doubts(
    text: &str,
    name: Option<&Name>,
    layout: &Layout<'_>,
    jobs: &Jobs,
    schoolings: &Schoolings,
) -> Vec<String> {
    let is_empty = jobs.list.is_empty() && schoolings.list.is_empty();
    let undated = !jobs.list.is_empty() && jobs.list.iter().all(|job| job.dated.is_none());
    let all = [
        (name.is_none(), "No name was found."),
        (text.chars().take(LEAST_TEXT).count() < LEAST_TEXT, "There is very little text."),
        (layout.is_guess, "There are no headings: what belongs to work and what to schools is a guess."),
        (is_empty, "No job and no school was found."),
        (undated, "No job has a date."),
    ];
    all.into_iter().filter(|(holds, _)| *holds).map(|(_, doubt)| doubt.to_owned()).collect()
}

/// Takes what was found in the veiled text back to the text itself.
struct Reading<'a> {
    text: &'a str,
    letters: Letters,
    veil: &'a Veil,
    resume: Resume,
}

impl Reading<'_> {
    fn span(&self, range: &Range<usize>) -> TextSpan {
        self.letters.span(&self.veil.back(range))
    }

    fn words(&self, range: &Range<usize>) -> String {
        self.text[self.veil.back(range)].split_whitespace().collect::<Vec<_>>().join(" ")
    }

    fn sections(&mut self, layout: &Layout<'_>) {
        let section = |part: &layout::Part| Section {
            kind: part.kind,
            heading: self.span(&part.heading),
            span: self.span(&part.range),
        };
        self.resume.sections = layout.parts.iter().map(section).collect();
    }

    /// The latest first. Answers with the new number of each job.
    fn work(&mut self, jobs: &Jobs) -> Vec<u16> {
        let latest = |job: &Job| {
            let month = |at: Month| (at.year, at.month.unwrap_or(6));
            job.dated.as_ref().map(|dated| (dated.is_now, month(dated.end), month(dated.start)))
        };
        let mut places: Vec<usize> = (0..jobs.list.len()).collect();
        places.sort_by_key(|at| (std::cmp::Reverse(latest(&jobs.list[*at])), *at));
        let mut order = vec![0; jobs.list.len()];
        for (number, at) in (0_u16..).zip(&places) {
            order[*at] = number;
        }
        let work = |job: &Job| Work {
            title: job.title.as_ref().map(|title| self.words(title)),
            title_span: job.title.as_ref().map(|title| self.span(title)),
            employer: job.employer.as_ref().map(|employer| self.words(employer)),
            employer_span: job.employer.as_ref().map(|employer| self.span(employer)),
            start: job.dated.as_ref().map(|dated| dated.start),
            end: job.dated.as_ref().map(|dated| dated.end),
            is_now: job.dated.as_ref().is_some_and(|dated| dated.is_now),
            dates_span: job.dated.as_ref().map(|dated| self.span(&dated.range)),
            span: self.span(&job.span),
        };
        self.resume.work = places.iter().map(|at| work(&jobs.list[*at])).collect();
        order
    }

    fn schools(&mut self, schoolings: &[Schooling], today: Date) {
        let school = |one: &Schooling| {
            let years = one.year.as_ref().map(|year| dates::find(&self.words(year), today));
            School {
                degree: one.degree.map(|degree| degree.name.to_owned()),
                field: one.field.map(|field| field.name.to_owned()),
                school: one.school.as_ref().map(|school| self.words(school)),
                year: years.and_then(|years| years.last().map(|dated| dated.end.year)),
                span: self.span(&one.span),
            }
        };
        self.resume.schools = schoolings.iter().map(school).collect();
    }

    fn units(&mut self, drafts: Vec<Draft>, order: &[u16]) {
        let unit = |draft: Draft| {
            let skills = skills::within(self.veil, &draft.range).into_iter();
            Unit {
                span: self.span(&draft.range),
                kind: draft.kind,
                section: draft.section,
                work: draft.job.map(|job| order[job]),
                is_title: draft.is_title,
                skills: skills.map(|(name, place)| (name, self.span(&place))).collect(),
            }
        };
        self.resume.units = drafts.into_iter().map(unit).collect();
    }

    fn flags(&mut self, flagged: &Flagged) {
        let flag = |(kind, place, message): &(FlagKind, Range<usize>, String)| Flag {
            kind: *kind,
            message: message.clone(),
            span: Some(self.span(place)),
            hidden: None,
        };
        self.resume.flags = flagged.found.iter().take(flags::MOST).map(flag).collect();
    }
}
