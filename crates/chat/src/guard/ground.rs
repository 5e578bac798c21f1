//! What may be said: the figures, names and words that tools gave, ready to be compared with a sentence.

use std::{collections::HashMap, ops::Range, sync::Arc};

use super::{
    clean::squeezed,
    counted::Counted,
    figures::{self, Bound, Found, Measure, Quantity, Reading, Sort, When},
    names::Named,
    split::Splitter,
    token::{Kind, Token, folded_words, listed, tokens},
    vocabulary::{Vocabulary, phrase_end},
};
use crate::fact::{Amount, Fact};

/// What is quoted has so many letters, or it proves nothing.
const SHORTEST_QUOTE: usize = 25;

/// The ground that an answer stands on.
#[derive(Clone, Debug)]
pub struct Ground {
    known: Vec<Known>,
    pub(super) names: Vec<Named>,
    pub(super) texts: Vec<Written>,
    /// The sentences of the quotes, as they are compared.
    whole: HashMap<String, Vec<u32>>,
    /// Names that hold a figure: in digits whole and in pairs, "Room 214"; in words whole, "Chayton Two Bulls".
    numbered: Vec<(Vec<String>, u32)>,
    pub(super) vocabulary: Vocabulary,
}

/// A figure, and what it is said to be: in the words of its label, or among all words of the text it stands in.
#[derive(Clone, Debug)]
struct Known {
    reading: Reading,
    about: Arc<[String]>,
    counted: Counted,
    source: u32,
}

/// Words of a source in their order: a quote, or what a figure is said to be.
#[derive(Clone, Debug)]
pub(super) struct Written {
    pub words: Arc<[String]>,
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
                let about: Arc<[String]> = folded_words(&figure.label).into();
                let mut reading = reading_of(figure.amount);
                if let Reading::Quantity(quantity) = &mut reading {
                    quantity.per = figures::period_in(&about);
                }
                let ranks = about.iter().any(|word| listed("rank ranks ranked ranking place position", word));
                if let (Reading::Quantity(quantity), true) = (&reading, ranks) {
                    let (reading, about) = (Reading::Ordinal(quantity.value), Arc::clone(&about));
                    let counted = Counted::Anything;
                    self.known.push(Known { reading, about, counted, source: figure.source });
                }
                let counted = Counted::label(&figure.label);
                self.known.push(Known { reading, about, counted, source: figure.source });
                self.add_text(&figure.label, figure.source);
            }
            Fact::Name(name) => {
                self.names.push(Named::new(&name.name, name.source));
                let tokens = tokens(&name.name);
                let figures = figures::read(&tokens);
                let words = folded_words(&name.name);
                // One word alone, such as a man called Seven, is a figure wherever else it stands.
                if !figures.is_empty() && words.len() > 1 {
                    self.numbered.push((words.clone(), name.source));
                }
                for Found { reading, .. } in figures {
                    if matches!(reading, Reading::Code(_)) {
                        let (about, counted) = (Arc::default(), Counted::Anything);
                        self.known.push(Known { reading, about, counted, source: name.source });
                    }
                }
                self.add_numbered(&words, name.source);
            }
            Fact::Quote(quote) => {
                self.add_text(&quote.text, quote.source);
                let mut splitter = Splitter::new();
                let mut sentences = splitter.push(&quote.text);
                sentences.extend(splitter.finish());
                for split in sentences {
                    self.whole.entry(comparable(&split.sentence.plain())).or_default().push(quote.source);
                }
                self.whole.entry(comparable(&quote.text)).or_default().push(quote.source);
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
        let words: Arc<[String]> = words.into();
        for Found { reading, at } in figures::read(&tokens) {
            let noun = figures::noun_of(&tokens, &at);
            let counted = Counted::written(&tokens, (at.start, at.end), noun);
            self.known.push(Known { reading, about: Arc::clone(&words), counted, source });
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

    /// The source that the whole sentence stands in. Of several that say the same, here and below, one that is cited.
    pub(super) fn quotes(&self, sentence: &str, cited: &[u32]) -> Option<u32> {
        first_cited(self.whole.get(&comparable(sentence))?.iter().copied(), cited)
    }

    /// The source in which these words stand as they are. A few words may stand anywhere.
    pub(super) fn says(&self, words: &str, cited: &[u32]) -> Option<u32> {
        let words = comparable(words);
        let saying = self.texts.iter().filter(|text| squeezed(&text.lower).contains(&words));
        let is_said = words.chars().count() >= SHORTEST_QUOTE;
        is_said.then(|| first_cited(saying.map(|text| text.source), cited)).flatten()
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
    pub(super) fn quoted(&self, words: &[&str], ordinary: bool, cited: &[u32]) -> Option<u32> {
        let stands = |text: &&Written| {
            (0..=text.words.len().saturating_sub(words.len())).any(|at| {
                let here = text.words.get(at..at + words.len());
                here.is_some_and(|here| here.iter().zip(words).all(|(own, word)| own == word))
                    && (text.capital[at] || !(ordinary && words.len() == 1))
            })
        };
        first_cited(self.texts.iter().filter(stands).map(|text| text.source), cited)
    }

    /// Whether an address stands in a quote or a name.
    pub(super) fn has_address(&self, address: &str, cited: &[u32]) -> Option<u32> {
        let address = address.to_lowercase();
        let quoted = self.texts.iter().filter(|text| text.lower.contains(&address)).map(|text| text.source);
        let named = self.names.iter().filter(|name| name.lower.contains(&address)).map(|name| name.source);
        first_cited(quoted.chain(named), cited)
    }

    /// Which tokens belong to names with figures and to words of the app, and by which source.
    pub(super) fn covered(&self, tokens: &[Token], cited: &[u32]) -> Vec<Option<u32>> {
        let mut covered = vec![None; tokens.len()];
        for at in 0..tokens.len() {
            let named = self
                .numbered
                .iter()
                .filter_map(|(words, source)| phrase_end(tokens, at, words).map(|end| (end, *source)));
            // A single word, such as a month, is no name of its own.
            let own = self.vocabulary.longest(tokens, at).filter(|end| *end > at + 1).map(|end| (end, 0));
            let rank = |(end, source): &(usize, u32)| (*end, cited.contains(source));
            if let Some((end, source)) = named.chain(own).max_by_key(rank) {
                covered[at..end].iter_mut().for_each(|token| *token = token.or(Some(source)));
            }
        }
        covered
    }

    /// The sources of all figures of a sentence; nothing if one of them has none.
    pub(super) fn figures(
        &self,
        (tokens, covered): (&[Token], &[Option<u32>]),
        cited: &[u32],
    ) -> Option<Vec<u32>> {
        let mut sources = Vec::new();
        for found in figures::read(tokens) {
            let inside = covered.get(found.at.clone()).unwrap_or_default();
            match inside.iter().copied().collect::<Option<Vec<u32>>>() {
                Some(by) => sources.extend(by),
                None => sources.extend(self.resolve(&found, tokens, cited)?),
            }
        }
        Some(sources)
    }

    fn resolve(&self, found: &Found, tokens: &[Token], cited: &[u32]) -> Option<Vec<u32>> {
        let noun = figures::noun_of(tokens, &found.at);
        let is_slashed = tokens[found.at.clone()].iter().any(|token| token.is_sign('/'));
        let may_be_date = match found.reading {
            Reading::Ratio { .. } => is_slashed,
            Reading::Ordinal(_) => names_day(tokens, &found.at),
            _ => true,
        };
        let fitting = self.known.iter().filter(|known| {
            (may_be_date || !matches!(known.reading, Reading::Date(_)))
                && figures::fits(&found.reading, &known.reading)
                && noun.is_none_or(|noun| known.counts(noun))
        });
        let shared =
            |known: &Known| tokens.iter().filter(|token| known.about.contains(&token.folded)).count();
        // Of those that are cited, the first of those that share the most words with the sentence.
        let rank = |known: &&Known| (closeness(known.source, cited), known.about.len().min(1), shared(known));
        let best = fitting.rev().max_by_key(rank);
        if let Some(known) = best {
            return Some(vec![known.source]);
        }
        let Reading::Ratio { of, among, bound: Bound::Exact } = found.reading else { return None };
        // "3 out of 12" are two figures; "half" and "one in five" are a share that somebody has to have counted.
        let is_counted = is_slashed || tokens[found.at.clone()].iter().any(|token| token.is("out"));
        if !is_counted {
            return None;
        }
        let plain = |value: f64| {
            let reading = Reading::Quantity(Quantity::exactly(value, Measure::Plain));
            self.resolve(&Found { at: found.at.clone(), reading }, tokens, cited)
        };
        let mut sources = plain(of)?;
        sources.extend(plain(among)?);
        Some(sources)
    }
}

/// Whether a rank is the day of a month: "by the 3rd", and not "the 3rd largest".
fn names_day(tokens: &[Token], at: &Range<usize>) -> bool {
    let lead = tokens[..at.start].iter().rev().find(|token| !token.is("the"));
    let ends = tokens.get(at.end).is_none_or(|next| !next.is_word());
    ends && lead
        .is_some_and(|lead| listed("on by until till before after from since through to", &lead.folded))
}

/// One that is cited, or else the first.
fn first_cited(sources: impl Iterator<Item = u32>, cited: &[u32]) -> Option<u32> {
    let sources: Vec<u32> = sources.collect();
    sources.iter().rev().copied().max_by_key(|source| closeness(*source, cited))
}

/// What is cited comes first. A sentence that cites something needs no source for what is true without one: what was
/// asked for, and not a person who happens to have it.
fn closeness(source: u32, cited: &[u32]) -> u8 {
    match source {
        cited_one if cited.contains(&cited_one) => 2,
        0 if !cited.is_empty() => 1,
        _ => 0,
    }
}

impl Known {
    /// Whether a count of this can be a count of that. Other figures say what they measure by their unit.
    fn counts(&self, noun: &str) -> bool {
        let Reading::Quantity(Quantity { measure: Measure::Plain, .. }) = self.reading else { return true };
        self.counted.fits(noun)
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
