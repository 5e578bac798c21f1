//! Texts of events, groups, posts and jobs, by their words. Pure: the same texts and the same question give the same
//! answer. The texts themselves stay in the database.

use std::{
    collections::{BTreeSet, HashMap},
    ops::Range,
};

use jiff::civil::Date;
use matching::lexicon::text;

use super::RecordKind;

/// BM25 as it is commonly set (Robertson and Zaragoza, 2009).
const K1: f32 = 1.2;
const B: f32 = 0.75;
/// A word of the title counts as often as so many in the text.
const TITLE: u8 = 3;
/// When so many of the places are of those who have changed since, all is put together anew.
const EMPTY: usize = 4;
/// A longer quote is not read.
const QUOTED: usize = 320;

/// They stand everywhere and say nothing about what is asked for.
const SILENT: &[&str] = &[
    "a", "about", "all", "am", "an", "and", "any", "are", "as", "at", "be", "been", "but", "by", "can", "do",
    "does", "for", "from", "had", "has", "have", "her", "his", "how", "i", "if", "in", "into", "is", "it",
    "its", "me", "my", "no", "not", "of", "on", "or", "our", "so", "some", "that", "the", "their", "them",
    "there", "they", "this", "to", "us", "was", "we", "were", "what", "when", "where", "which", "who",
    "will", "with", "you", "your",
];

/// Something to be found.
#[derive(Clone, Debug)]
pub struct Entry {
    pub kind: RecordKind,
    pub id: u32,
    /// Who wrote it.
    pub person: Option<u32>,
    /// When it happens, was written or was offered.
    pub date: Option<Date>,
    /// The last day on which it is offered; after that it is not found.
    pub until: Option<Date>,
    pub title: String,
    pub text: String,
}

#[derive(Clone, Copy, Debug)]
struct Card {
    kind: RecordKind,
    id: u32,
    person: Option<u32>,
    date: Option<Date>,
    until: Option<Date>,
    length: u32,
    is_empty: bool,
}

/// What is asked for.
#[derive(Clone, Debug, Default)]
pub struct Asked {
    /// Nothing for: all.
    pub kinds: Vec<RecordKind>,
    pub words: String,
    /// Every one of these words stands there.
    pub must: Vec<String>,
    /// One of these stands there, with all its words; nothing for: anywhere.
    pub places: Vec<String>,
    pub from: Option<Date>,
    pub to: Option<Date>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Hit {
    pub kind: RecordKind,
    pub id: u32,
    /// From 0 to 1; zero if nothing was asked for by its words.
    pub score: f32,
}

#[derive(Clone, Debug, Default)]
pub struct Shelf {
    cards: Vec<Card>,
    /// By word: in which cards it stands, and how often.
    postings: HashMap<Box<str>, Vec<(u32, u8)>>,
    /// The words of all cards that are not empty.
    length: u64,
    filled: usize,
}

impl Shelf {
    pub fn add(&mut self, entry: &Entry) {
        let place = u32::try_from(self.cards.len()).unwrap_or(u32::MAX);
        let mut counts: HashMap<String, u8> = HashMap::new();
        for (text, weight) in [(&entry.title, TITLE), (&entry.text, 1)] {
            for word in terms(text) {
                let count = counts.entry(word).or_default();
                *count = count.saturating_add(weight);
            }
        }
        let length: u32 = counts.values().map(|count| u32::from(*count)).sum();
        for (word, count) in counts {
            match self.postings.get_mut(word.as_str()) {
                Some(postings) => postings.push((place, count)),
                None => drop(self.postings.insert(word.into(), vec![(place, count)])),
            }
        }
        let Entry { kind, id, person, date, until, .. } = *entry;
        self.cards.push(Card { kind, id, person, date, until, length, is_empty: false });
        self.length += u64::from(length);
        self.filled += 1;
    }

    /// Takes out what these people have written.
    pub fn forget(&mut self, people: &BTreeSet<u32>) {
        self.empty(|card| card.person.is_some_and(|person| people.contains(&person)));
    }

    /// Takes out what nobody has written: events, groups and jobs.
    pub fn forget_things(&mut self) {
        self.empty(|card| card.person.is_none());
    }

    fn empty(&mut self, is_meant: impl Fn(&Card) -> bool) {
        for card in self.cards.iter_mut().filter(|card| !card.is_empty && is_meant(card)) {
            card.is_empty = true;
            self.length -= u64::from(card.length);
            self.filled -= 1;
        }
    }

    /// Whether it has more empty places than is good for it.
    pub fn is_worn(&self) -> bool {
        self.cards.len() > 1000 && (self.cards.len() - self.filled) * EMPTY > self.cards.len()
    }

    /// The best first, and how many there are. Without words, the next to come and then the newest.
    pub fn search(&self, asked: &Asked, today: Date, limit: usize) -> (usize, Vec<Hit>) {
        let words: BTreeSet<String> = terms(&asked.words).into_iter().collect();
        let mut found: Vec<(f32, &Card)> = if words.is_empty() {
            self.cards.iter().map(|card| (0.0, card)).collect()
        } else {
            self.scored(&words)
        };
        found.retain(|(_, card)| !card.is_empty && asked.holds(card, today));
        for word in asked.must.iter().flat_map(|text| terms(text)) {
            let having = self.having(&word);
            found.retain(|(_, card)| having.contains(&(card.kind, card.id)));
        }
        if !asked.places.is_empty() {
            let whole = |name: &String| {
                let each = terms(name).into_iter().map(|word| self.having(&word));
                each.reduce(|one, other| &one & &other).unwrap_or_default()
            };
            let there: BTreeSet<(RecordKind, u32)> = asked.places.iter().flat_map(whole).collect();
            found.retain(|(_, card)| there.contains(&(card.kind, card.id)));
        }
        // Soon before late, new before old, and what is to come before what was.
        let distance = |card: &Card| {
            let days = card.date.map(|date| (date - today).get_days());
            days.map_or((2, 0), |days| if days >= 0 { (0, days) } else { (1, -days) })
        };
        found.sort_by(|(one, a), (other, b)| {
            let by_score = other.total_cmp(one);
            by_score.then_with(|| distance(a).cmp(&distance(b))).then((a.kind, a.id).cmp(&(b.kind, b.id)))
        });
        let hit = |(score, card): &(f32, &Card)| Hit { kind: card.kind, id: card.id, score: *score };
        (found.len(), found.iter().take(limit).map(hit).collect())
    }

    /// Those in which a word stands.
    fn having(&self, word: &str) -> BTreeSet<(RecordKind, u32)> {
        let postings = self.postings.get(word).into_iter().flatten();
        let cards = postings.filter_map(|(place, _)| self.cards.get(*place as usize));
        cards.map(|card| (card.kind, card.id)).collect()
    }

    /// Those that have one of the words.
    fn scored(&self, words: &BTreeSet<String>) -> Vec<(f32, &Card)> {
        let all = number(self.filled);
        let average = number_long(self.length) / all.max(1.0);
        let mut scores: HashMap<u32, f32> = HashMap::new();
        let mut most = 0.0;
        for word in words {
            let postings = self.postings.get(word.as_str()).map_or(&[][..], Vec::as_slice);
            let holding = number(postings.len()).min(all);
            let worth = (1.0 + (all - holding + 0.5) / (holding + 0.5)).ln();
            most += worth;
            for (place, count) in postings {
                let length = self.cards.get(*place as usize).map_or(0, |card| card.length);
                let (often, relative) = (f32::from(*count), number(length as usize) / average.max(1.0));
                let share = often / (often + K1 * (1.0 - B + B * relative));
                *scores.entry(*place).or_default() += worth * share;
            }
        }
        let card = |(place, score): (u32, f32)| Some((score / most, self.cards.get(place as usize)?));
        scores.into_iter().filter_map(card).collect()
    }
}

impl Asked {
    fn holds(&self, card: &Card, today: Date) -> bool {
        let in_time = |limit: Option<Date>, fits: fn(&Date, &Date) -> bool| {
            limit.is_none_or(|limit| card.date.is_some_and(|date| fits(&date, &limit)))
        };
        (self.kinds.is_empty() || self.kinds.contains(&card.kind))
            && card.until.is_none_or(|until| until >= today)
            && in_time(self.from, |date, from| date >= from)
            && in_time(self.to, |date, to| date <= to)
    }
}

/// The words that say something, without the endings of plurals.
fn terms(written: &str) -> Vec<String> {
    let words = text::words(written).into_iter().filter(|word| !SILENT.contains(&word.text.as_str()));
    words.map(|word| text::stem(&word.text).to_owned()).collect()
}

/// The sentences next to each other that say most of what was asked for, as far as a quote goes.
pub fn quote(written: &str, words: &str) -> Range<usize> {
    let asked: BTreeSet<String> = terms(words).into_iter().collect();
    let said = |range: &Range<usize>| {
        let own: BTreeSet<String> = terms(&written[range.clone()]).into_iter().collect();
        own.intersection(&asked).count()
    };
    let sentences = sentences(written);
    let mut best: Option<(usize, Range<usize>)> = None;
    for (first, start) in sentences.iter().enumerate() {
        let mut range = start.clone();
        for next in &sentences[first + 1..] {
            if next.end - range.start > QUOTED {
                break;
            }
            range.end = next.end;
        }
        let count = said(&range);
        if best.as_ref().is_none_or(|(most, _)| count > *most) {
            best = Some((count, range));
        }
    }
    let range = best.map_or(0..0, |(_, range)| range);
    let end = written.floor_char_boundary(range.start + range.len().min(QUOTED * 2));
    range.start..end
}

fn sentences(written: &str) -> Vec<Range<usize>> {
    let mut all: Vec<Range<usize>> = Vec::new();
    let mut start = 0;
    for (at, letter) in written.char_indices() {
        let after = at + letter.len_utf8();
        let is_end = matches!(letter, '.' | '!' | '?')
            && written[after..].chars().next().is_none_or(char::is_whitespace);
        if is_end || letter == '\n' {
            push(written, start..after, &mut all);
            start = after;
        }
    }
    push(written, start..written.len(), &mut all);
    all
}

fn push(written: &str, range: Range<usize>, all: &mut Vec<Range<usize>>) {
    let text = &written[range.clone()];
    let trimmed = text.trim();
    if !trimmed.is_empty() {
        let start = range.start + (text.len() - text.trim_start().len());
        all.push(start..start + trimmed.len());
    }
}

#[expect(clippy::cast_precision_loss, reason = "so many records do not fit into memory")]
fn number(count: usize) -> f32 {
    count as f32
}

#[expect(clippy::cast_precision_loss, reason = "a mean does not need every digit")]
fn number_long(count: u64) -> f32 {
    count as f32
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;

    const TODAY: Date = date(2026, 11, 16);

    fn entry(kind: RecordKind, id: u32, date: Option<Date>, title: &str, text: &str) -> Entry {
        let person = (kind == RecordKind::Post).then_some(id + 100);
        Entry { kind, id, person, date, until: None, title: title.to_owned(), text: text.to_owned() }
    }

    fn shelf() -> Shelf {
        let mut shelf = Shelf::default();
        for entry in [
            entry(RecordKind::Event, 1, Some(date(2026, 12, 1)), "Winter lecture", "On glaciers and ice."),
            entry(RecordKind::Event, 2, Some(date(2025, 12, 1)), "Winter lecture", "On rivers."),
            entry(RecordKind::Group, 1, None, "Rowing Alumni", "Those who still wake at five."),
            entry(RecordKind::Post, 1, Some(date(2026, 10, 1)), "", "I now study glaciers in Norway."),
            entry(RecordKind::Job, 1, Some(date(2026, 11, 1)), "Glacier guide", "Lead groups over ice."),
        ] {
            shelf.add(&entry);
        }
        shelf
    }

    fn found(shelf: &Shelf, asked: &Asked) -> Vec<(RecordKind, u32)> {
        shelf.search(asked, TODAY, 10).1.iter().map(|hit| (hit.kind, hit.id)).collect()
    }

    #[test]
    fn what_has_the_words_is_found_and_the_title_counts_most() {
        let asked = Asked { words: "glacier".to_owned(), ..Asked::default() };
        let all = found(&shelf(), &asked);
        assert_eq!(all[0], (RecordKind::Job, 1));
        assert_eq!(all.len(), 3);
        let events = Asked { kinds: vec![RecordKind::Event], ..asked };
        assert_eq!(found(&shelf(), &events), [(RecordKind::Event, 1)]);
    }

    #[test]
    fn without_words_the_next_to_come_is_first() {
        let asked = Asked { kinds: vec![RecordKind::Event], ..Asked::default() };
        assert_eq!(found(&shelf(), &asked), [(RecordKind::Event, 1), (RecordKind::Event, 2)]);
        let past = Asked { to: Some(TODAY), ..asked.clone() };
        assert_eq!(found(&shelf(), &past), [(RecordKind::Event, 2)]);
        let must = Asked { must: vec!["rivers".to_owned()], ..asked };
        assert_eq!(found(&shelf(), &must), [(RecordKind::Event, 2)]);
    }

    #[test]
    fn one_of_the_places_is_enough_with_all_the_words_of_its_name() {
        let mut shelf = Shelf::default();
        for (id, place) in [(1, "New York"), (2, "Boston"), (3, "New Haven"), (4, "York")] {
            shelf.add(&entry(RecordKind::Job, id, None, "Glacier guide", place));
        }
        let ids = |places: &[&str]| {
            let places = places.iter().map(|&place| place.to_owned()).collect();
            let all = found(&shelf, &Asked { places, ..Asked::default() });
            all.into_iter().map(|(_, id)| id).collect::<Vec<_>>()
        };
        assert_eq!(ids(&["New York", "Boston"]), [1, 2]);
        assert_eq!(ids(&["New York"]), [1]);
        assert!(ids(&["Chicago"]).is_empty());
        assert_eq!(ids(&[]), [1, 2, 3, 4]);
    }

    #[test]
    fn what_is_closed_is_not_found() {
        let mut shelf = shelf();
        for (id, until) in [(2, date(2026, 11, 15)), (3, TODAY)] {
            let job = entry(RecordKind::Job, id, Some(date(2026, 10, 1)), "Glacier guide", "Lead groups.");
            shelf.add(&Entry { until: Some(until), ..job });
        }
        let asked = Asked { kinds: vec![RecordKind::Job], ..Asked::default() };
        assert_eq!(found(&shelf, &asked), [(RecordKind::Job, 1), (RecordKind::Job, 3)]);
        let words = Asked { words: "glacier".to_owned(), ..asked };
        assert_eq!(found(&shelf, &words).len(), 2);
    }

    #[test]
    fn what_is_forgotten_is_not_found() {
        let mut shelf = shelf();
        shelf.forget(&BTreeSet::from([101]));
        let asked = Asked { words: "Norway".to_owned(), ..Asked::default() };
        assert!(found(&shelf, &asked).is_empty());
        shelf.forget_things();
        assert!(found(&shelf, &Asked::default()).is_empty());
    }

    #[test]
    fn the_sentence_that_says_it_is_quoted() {
        let text =
            format!("{} The lake freezes in March. {}", "Nothing here. ".repeat(40), "Nor here. ".repeat(40));
        assert!(text[quote(&text, "when does the lake freeze")].contains("The lake freezes in March."));
        assert_eq!(&"One. Two."[quote("One. Two.", "")], "One. Two.");
        assert_eq!(quote("", "x"), 0..0);
    }
}
