//! What may be said: the figures, names and words that tools gave, ready to be compared with a sentence.

use std::collections::HashMap;

use super::{
    clean::squeezed,
    figures::{self, Bound, Found, Measure, Quantity, Reading, Sort, When},
    names::Named,
    split::Splitter,
    token::{Kind, Token, folded_words, listed, tokens},
    vocabulary::{Vocabulary, phrase_end},
};
use crate::fact::{Amount, Fact};

/// The ground that an answer stands on.
#[derive(Clone, Debug)]
pub struct Ground {
    known: Vec<Known>,
    pub(super) names: Vec<Named>,
    pub(super) texts: Vec<Written>,
    /// The sentences of the quotes, as they are compared.
    whole: HashMap<String, u32>,
    /// Names that hold a figure, whole and in pairs: "Room 214".
    numbered: Vec<(Vec<String>, u32)>,
    pub(super) vocabulary: Vocabulary,
}

/// A figure, and what it is said to be.
#[derive(Clone, Debug)]
struct Known {
    reading: Reading,
    about: Vec<String>,
    source: u32,
}

/// Words of a source in their order: a quote, or what a figure is said to be.
#[derive(Clone, Debug)]
pub(super) struct Written {
    pub words: Vec<String>,
    /// Which of the words begin with a capital letter.
    pub capital: Vec<bool>,
    /// The quote itself in lower case, to find addresses in.
    pub lower: String,
    pub source: u32,
}

impl Ground {
    /// The number 0 as a source means: true, and without a source to show.
    pub fn new(facts: &[Fact], vocabulary: &Vocabulary) -> Self {
        let mut ground = Self {
            known: Vec::new(),
            names: Vec::new(),
            texts: Vec::new(),
            whole: HashMap::new(),
            numbered: Vec::new(),
            vocabulary: vocabulary.clone(),
        };
        for fact in facts {
            ground.add(fact);
        }
        ground
    }

    fn add(&mut self, fact: &Fact) {
        match fact {
            Fact::Figure(figure) => {
                let about = folded_words(&figure.label);
                let mut reading = reading_of(figure.amount);
                if let Reading::Quantity(quantity) = &mut reading {
                    quantity.per = figures::period_in(&about);
                }
                let ranks = about.iter().any(|word| listed("rank ranks ranked ranking place position", word));
                if let (Reading::Quantity(quantity), true) = (&reading, ranks) {
                    let reading = Reading::Ordinal(quantity.value);
                    self.known.push(Known { reading, about: about.clone(), source: figure.source });
                }
                self.known.push(Known { reading, about, source: figure.source });
                self.add_text(&figure.label, figure.source);
            }
            Fact::Name(name) => {
                self.names.push(Named::new(&name.name, name.source));
                let tokens = tokens(&name.name);
                for Found { reading, .. } in figures::read(&tokens) {
                    if matches!(reading, Reading::Code(_)) {
                        self.known.push(Known { reading, about: Vec::new(), source: name.source });
                    }
                }
                self.add_numbered(&folded_words(&name.name), name.source);
            }
            Fact::Quote(quote) => {
                self.add_text(&quote.text, quote.source);
                let mut splitter = Splitter::new();
                let mut sentences = splitter.push(&quote.text);
                sentences.extend(splitter.finish());
                for split in sentences {
                    self.whole.entry(comparable(&split.sentence.plain())).or_insert(quote.source);
                }
                self.whole.entry(comparable(&quote.text)).or_insert(quote.source);
            }
        }
    }

    fn add_text(&mut self, text: &str, source: u32) {
        // Weight says nothing.
        let text = text.replace("**", "").replace("__", "");
        let tokens = tokens(&text);
        let (mut words, mut capital) = (Vec::new(), Vec::new());
        for token in tokens.iter().filter(|token| token.kind != Kind::Sign) {
            words.push(token.folded.clone());
            capital.push(token.is_capital());
        }
        for Found { reading, .. } in figures::read(&tokens) {
            self.known.push(Known { reading, about: words.clone(), source });
        }
        self.texts.push(Written { words, capital, lower: text.to_lowercase(), source });
    }

    fn add_numbered(&mut self, words: &[String], source: u32) {
        let has_digit =
            |words: &[String]| words.iter().any(|word| word.starts_with(|at: char| at.is_ascii_digit()));
        if !has_digit(words) {
            return;
        }
        self.numbered.push((words.to_vec(), source));
        for pair in words.windows(2).filter(|pair| has_digit(pair)) {
            self.numbered.push((pair.to_vec(), source));
        }
    }

    /// The source that the whole sentence stands in.
    pub(super) fn quotes(&self, sentence: &str) -> Option<u32> {
        self.whole.get(&comparable(sentence)).copied()
    }

    /// Whether a source gives this number.
    pub(super) fn has_source(&self, number: u32) -> bool {
        let named = self.names.iter().any(|name| name.source == number);
        named
            || self.known.iter().any(|known| known.source == number)
            || self.texts.iter().any(|text| text.source == number)
    }

    /// Whether a source says this word.
    pub(super) fn has_word(&self, word: &str) -> bool {
        let said = |words: &[String]| words.iter().any(|own| own == word);
        self.texts.iter().any(|text| said(&text.words)) || self.names.iter().any(|name| said(name.words()))
    }

    /// The source in which these words stand together. An ordinary word counts only if it has a capital there.
    pub(super) fn quoted(&self, words: &[&str], ordinary: bool) -> Option<u32> {
        let stands = |text: &&Written| {
            (0..=text.words.len().saturating_sub(words.len())).any(|at| {
                let here = text.words.get(at..at + words.len());
                here.is_some_and(|here| here.iter().zip(words).all(|(own, word)| own == word))
                    && (text.capital[at] || !(ordinary && words.len() == 1))
            })
        };
        self.texts.iter().find(stands).map(|text| text.source)
    }

    /// Whether an address stands in a quote or a name.
    pub(super) fn has_address(&self, address: &str) -> Option<u32> {
        let address = address.to_lowercase();
        let quoted = self.texts.iter().find(|text| text.lower.contains(&address)).map(|text| text.source);
        quoted
            .or_else(|| self.names.iter().find(|name| name.lower.contains(&address)).map(|name| name.source))
    }

    /// Which tokens belong to names with figures and to words of the app, and by which source.
    pub(super) fn covered(&self, tokens: &[Token]) -> Vec<Option<u32>> {
        let mut covered = vec![None; tokens.len()];
        for at in 0..tokens.len() {
            let named = self
                .numbered
                .iter()
                .filter_map(|(words, source)| phrase_end(tokens, at, words).map(|end| (end, *source)));
            // A single word, such as a month, is no name of its own.
            let own = self.vocabulary.longest(tokens, at).filter(|end| *end > at + 1).map(|end| (end, 0));
            if let Some((end, source)) = named.chain(own).max_by_key(|(end, _)| *end) {
                covered[at..end].iter_mut().for_each(|token| *token = token.or(Some(source)));
            }
        }
        covered
    }

    /// The sources of all figures of a sentence; nothing if one of them has none.
    pub(super) fn figures(&self, tokens: &[Token], covered: &[Option<u32>]) -> Option<Vec<u32>> {
        let mut sources = Vec::new();
        for found in figures::read(tokens) {
            let inside = covered.get(found.at.clone()).unwrap_or_default();
            match inside.iter().copied().collect::<Option<Vec<u32>>>() {
                Some(by) => sources.extend(by),
                None => sources.extend(self.resolve(&found, tokens)?),
            }
        }
        Some(sources)
    }

    fn resolve(&self, found: &Found, tokens: &[Token]) -> Option<Vec<u32>> {
        let noun = figures::noun_after(tokens, found.at.end);
        let fitting = self.known.iter().filter(|known| {
            figures::fits(&found.reading, &known.reading) && noun.is_none_or(|noun| known.counts(noun))
        });
        let shared =
            |known: &Known| tokens.iter().filter(|token| known.about.contains(&token.folded)).count();
        // The first of those that share the most words with the sentence.
        let best = fitting.rev().max_by_key(|known| (known.about.len().min(1), shared(known)));
        if let Some(known) = best {
            return Some(vec![known.source]);
        }
        let Reading::Ratio { of, among, bound: Bound::Exact } = found.reading else { return None };
        let plain = |value: f64| {
            let reading = Reading::Quantity(Quantity::exactly(value, Measure::Plain));
            self.resolve(&Found { at: found.at.clone(), reading }, tokens)
        };
        let mut sources = plain(of)?;
        sources.extend(plain(among)?);
        Some(sources)
    }
}

/// What an answer counts: people, and what can be shown of them.
const COUNTED: &str = "people persons alumni alumnae alums graduates mentors mentees donors students \
     candidates members classmates colleagues contacts matches results profiles names options entries \
     records items rows suggestions choices cards others hits funds programs programmes courses events \
     scholarships grants awards jobs positions groups schools pages sources passages documents letters \
     notes messages emails mails tasks steps questions answers reasons ways things points criteria \
     applications gifts pairs traits applicants volunteers employers openings interviews meetings reviews";

impl Known {
    /// Whether a count of this can be a count of that. Other figures say what they measure by their unit.
    fn counts(&self, noun: &str) -> bool {
        let Reading::Quantity(Quantity { sort: Sort::Counted, .. }) = self.reading else { return true };
        let stem =
            |word: &str| word.trim_end_matches('s').trim_end_matches("ie").trim_end_matches('y').to_owned();
        listed(COUNTED, noun) || self.about.iter().any(|word| stem(word) == stem(noun))
    }
}

#[expect(clippy::cast_precision_loss, reason = "counts and cents are far below 2^53")]
fn reading_of(amount: Amount) -> Reading {
    let sorted = |value: f64, sort: Sort| {
        Reading::Quantity(Quantity { sort, ..Quantity::exactly(value, Measure::Plain) })
    };
    let quantity = |value: f64, measure: Measure| Reading::Quantity(Quantity::exactly(value, measure));
    match amount {
        Amount::Count(count) => sorted(count as f64, Sort::Counted),
        Amount::Dollars(cents) => quantity(cents as f64 / 100.0, Measure::Dollars),
        Amount::Percent(value) => quantity(value, Measure::Percent),
        Amount::Years(value) => quantity(value, Measure::Years),
        Amount::Months(value) => quantity(value, Measure::Months),
        Amount::Days(value) => quantity(value, Measure::Days),
        Amount::Hours(value) => quantity(value, Measure::Hours),
        Amount::Kilometres(value) => quantity(value, Measure::Kilometres),
        Amount::Number(value) => sorted(value, Sort::Rated),
        Amount::Year(year) => Reading::Date(vec![When { year: Some(year), ..When::default() }]),
        Amount::Date(date) => Reading::Date(vec![When {
            year: Some(date.year()),
            month: Some(date.month()),
            day: Some(date.day()),
        }]),
    }
}

/// Two sentences are the same if only case, space and what closes them differ.
fn comparable(sentence: &str) -> String {
    let text = squeezed(sentence);
    text.trim_matches(|end: char| ".!?…\"“”'‘’ ".contains(end)).to_owned()
}
