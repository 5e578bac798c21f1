//! A text that is read for one intent and nothing else, such as what is typed into a search box: what it asks for, and
//! every word that nothing was made of.

use std::ops::Range;

use matching::lexicon::text::{self, Gap};

use super::{
    Change, Context, Grammar, Intent,
    intent::pointing,
    message::{LONGEST, Message},
    slots::{EVERYDAY, Read, is_small, with_pointers},
    typos::Spelling,
};
use crate::{Criterion, Span};

/// Small words that change what is meant: not heard, they are told.
const TURNING: &[&str] = &["except", "never", "no", "not", "over", "under", "without"];

/// What was made of a text.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Compiled {
    pub criteria: Vec<Criterion>,
    pub unread: Vec<Unread>,
}

/// Words next to each other that nothing was made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unread {
    /// As they stand in the text.
    pub text: String,
    pub span: Span,
}

impl Grammar {
    /// What a text asks of this intent. Nothing is left out in silence: a word is part of a criterion, points to one, is
    /// a small word of the language, or is told as unread.
    pub fn compile(&self, text: &str, intent: &str, context: &Context<'_>) -> Compiled {
        let Some(intent) = self.intent(intent) else { return Compiled::default() };
        let message = Message::new(text, &Spelling { own: Some(&self.words) });
        let reads = self.all_reads(&message, context, false);
        let (criteria, _) = self.criteria(&message, intent, &reads, &[]);
        let understood = self.finish(&message, intent, (criteria, Vec::new()), (Change::New, 1.0), context);
        let criteria = understood.criteria;
        let read = self.places_read(&message, intent, &reads, &criteria);
        let unread = unread(text, &message, (&read, self.idle));
        Compiled { criteria, unread }
    }

    /// The bytes of the words that became a criterion, or said how one is meant.
    fn places_read(
        &self,
        message: &Message,
        intent: &Intent,
        reads: &[(usize, Read)],
        criteria: &[Criterion],
    ) -> Vec<Range<usize>> {
        let used = self.resolved(reads, |slot| intent.takes(slot));
        let (_, said) = self.modes(message, &used);
        let bytes = |words: &Range<usize>| message.words[words.start].start..message.words[words.end - 1].end;
        let talk =
            EVERYDAY.iter().filter(|phrase| phrase.contains(' ')).flat_map(|phrase| message.find(phrase));
        let mut read: Vec<Range<usize>> = pointing(message, intent.cues)
            .into_iter()
            .chain(said)
            .chain(talk)
            .filter(|words| !words.is_empty())
            .map(|words| bytes(&words))
            .collect();
        for (slot, found) in &used {
            let (slot, span) = (&self.slots[*slot], message.span(&found.bytes));
            // The same said twice is one criterion, which stands where it was said last.
            let is_kept = criteria
                .iter()
                .any(|one| one.slot == slot.name && (one.span == Some(span) || one.value == found.value));
            if !is_kept {
                continue;
            }
            let words = message.words_in(&found.bytes);
            let with_more = slot.reader.is_of_life() && !words.is_empty();
            read.push(if with_more { bytes(&with_pointers(message, &words)) } else { found.bytes.clone() });
        }
        read
    }
}

/// The runs of words of the text as it came that are not among those read.
fn unread(text: &str, message: &Message, (read, idle): (&[Range<usize>], &[&str])) -> Vec<Unread> {
    let text = text.char_indices().nth(LONGEST).map_or(text, |(at, _)| &text[..at]);
    let starts: Vec<usize> = text.char_indices().map(|(at, _)| at).collect();
    let character =
        |byte: usize| u32::try_from(starts.partition_point(|start| *start < byte)).unwrap_or(u32::MAX);
    let is_small = |word: &str| {
        let says_nothing = is_small(word) || idle.contains(&word) || EVERYDAY.contains(&word);
        says_nothing && !TURNING.contains(&word)
    };
    let heard: Vec<(Span, bool)> = message
        .words
        .iter()
        .map(|word| {
            let is_read = read.iter().any(|read| word.start < read.end && read.start < word.end);
            (message.span(&(word.start..word.end)), is_read)
        })
        .collect();
    let mut runs: Vec<Unread> = Vec::new();
    let mut goes_on = false;
    for word in text::words(text) {
        let own = Span { start: character(word.start), end: character(word.end) };
        // A clause that gives orders was not read at all.
        let known = heard.iter().find(|(span, _)| span.start < own.end && own.start < span.end);
        if known.is_some_and(|(_, is_read)| *is_read) || word.gap >= Gap::List {
            goes_on = false;
        }
        // Small words hold a run together, and make none by themselves.
        if known.is_some_and(|(_, is_read)| *is_read) || is_small(&word.text) {
            continue;
        }
        match runs.last_mut().filter(|_| goes_on) {
            Some(run) => run.span.end = own.end,
            None => runs.push(Unread { text: String::new(), span: own }),
        }
        goes_on = true;
    }
    for run in &mut runs {
        let letters =
            text.chars().skip(run.span.start as usize).take((run.span.end - run.span.start) as usize);
        run.text = letters.collect();
    }
    runs
}
