//! Reads job descriptions: what a role asks for, as chips with their places in the text, and what in its words keeps
//! good people away.
//!
//! By lists and words alone: the same text gives the same chips. Any text may come, of any size; nothing here takes
//! more than a few passes over it.

mod certificates;
mod collect;
mod cues;
mod headings;
mod hits;
mod joints;
mod letters;
mod lines;
mod lint;
mod needs;
mod phrases;
mod sentences;
mod statement;
mod title;
mod years;

#[cfg(test)]
mod tests;

use std::ops::Range;

use collect::{Asked, Gathered, label};
use headings::Section;
use letters::Letters;
use lines::Layout;
pub use lint::lint;

use crate::{Need, Posting, RequirementKind, Taxon};

/// What a role is called weighs as much as a skill that it demands.
const TITLE: u8 = 6;

/// No posting has more sentences; what comes after is not read.
const SENTENCES: usize = 5_000;

/// Reads a job description. At most 60 requirements, numbered from 1.
pub fn read(text: &str) -> Posting {
    let layout = lines::layout(text);
    let mut gathered = Gathered::default();
    let title = title::find(&layout);
    if let Some((range, taxon)) = &title {
        gathered.add_title(of_title(&layout.text, range, taxon.clone()));
    }
    gather(&layout, &mut gathered);
    let title = title.map(|(range, _)| label(&title::without_bracket(&layout.text[range])));
    let requirements = gathered.finish(&Letters::new(text));
    let mut posting = Posting { text: text.to_owned(), title, requirements, lints: Vec::new() };
    posting.lints = lint(&posting);
    posting
}

fn of_title(text: &str, range: &Range<usize>, taxon: Option<Taxon>) -> Asked {
    let label = label(&title::without_bracket(&text[range.clone()]));
    Asked {
        kind: RequirementKind::Title,
        text: label.clone(),
        label,
        need: Need::Nice,
        weight: TITLE,
        years: None,
        taxon,
        range: range.clone(),
    }
}

fn gather(layout: &Layout, gathered: &mut Gathered) {
    let text = layout.text.as_str();
    let mut count = 0;
    for block in &layout.blocks {
        let mut section = block.section;
        for mut range in sentences::sentences(text, &block.range) {
            count += 1;
            if gathered.is_full() || count > SENTENCES {
                return;
            }
            let sentence = &text[range.clone()];
            // A posting may come as one line, with its headings inside.
            if let Some(named) = headings::named(sentence) {
                section = named;
                continue;
            }
            let mut of_sentence = section;
            if let Some((named, rest)) = headings::inline(sentence) {
                of_sentence = named;
                range.start += rest;
                if named != Section::Silent {
                    section = named;
                }
            }
            statement::read(text, &range, of_sentence, gathered);
        }
    }
}
