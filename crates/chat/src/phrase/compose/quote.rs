//! The sentence of a passage that answers a question best.

use matching::lexicon::text;
use unicode_segmentation::UnicodeSegmentation;

/// A passage of the library.
#[derive(Clone, Copy, Debug)]
pub struct Cited<'a> {
    /// The document: "Student Handbook".
    pub title: &'a str,
    /// The page as it is printed.
    pub page: Option<&'a str>,
    /// What it stands under: "Refunds". Empty if there is nothing.
    pub heading: &'a str,
    pub text: &'a str,
    /// The number of its source.
    pub source: u32,
}

/// A sentence that was chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chosen<'a> {
    /// As it stands in the passage.
    pub sentence: &'a str,
    /// The question before it that it answers.
    pub answers: Option<&'a str>,
    /// How many of the question's words it has.
    pub shared: usize,
    /// It says something: it is no heading and no question.
    pub is_said: bool,
}

/// A quote has no more letters. What is longer ends where a word ends.
const LONGEST: usize = 320;

/// Shorter ones are headings and leftovers.
const SHORTEST: usize = 25;

/// Words that every question has.
const EMPTY: &str = "a about am an and any anything are at be by can could do does explain find for from get give \
    guide handbook has have how i if in is it its know library many may me much my of on or our page pages please \
    policies policy regarding rule rules say says should show tell that the their there they this to us was we what \
    whats when where which who why will with would you your";

/// The words of a question, and those among them that it is about.
#[derive(Clone, Debug)]
pub struct Sought {
    words: Vec<String>,
    about: Vec<String>,
}

impl Sought {
    pub fn new(question: &str) -> Self {
        let words = text::words(question);
        let is_about = |word: &&text::Word| EMPTY.split_whitespace().all(|empty| empty != word.text);
        let mut about: Vec<String> = words.iter().filter(is_about).map(|word| stem(&word.text)).collect();
        about.sort_unstable();
        about.dedup();
        Self { words: stems(question), about }
    }

    /// How many words it is about.
    pub fn count(&self) -> usize {
        self.about.len()
    }

    /// How many of them these texts have together.
    pub fn shared(&self, texts: &[&str]) -> usize {
        let words: Vec<String> = texts.iter().flat_map(|text| stems(text)).collect();
        self.about.iter().filter(|wanted| words.contains(wanted)).count()
    }

    /// The sentence that says most of it; for a question that stands there, what follows it. A heading is chosen only
    /// where nothing else stands; a sentence rather than a row of a table; of several the one in the order of the
    /// question, or the first.
    pub fn best<'a>(&self, passage: &'a str) -> Option<Chosen<'a>> {
        let mut best: Option<(_, Chosen<'a>)> = None;
        for (sentence, asked) in sentences(passage) {
            let kind = Kind::of(sentence);
            let shared = self.shared(&[sentence]).max(asked.map_or(0, |asked| self.shared(&[asked])));
            let chosen = Chosen { sentence, answers: asked, shared, is_said: kind != Kind::Heading };
            // A row has to say more than a sentence to be quoted in its place.
            let is_ahead = kind == Kind::Statement && shared > 0;
            let worth = shared + usize::from(is_ahead);
            let rank = (chosen.is_said, worth, kind, self.run(asked.unwrap_or(sentence)));
            if best.as_ref().is_none_or(|(most, _)| rank > *most) {
                best = Some((rank, chosen));
            }
        }
        best.map(|(_, chosen)| chosen)
    }

    /// How many words of the question stand there one after the other.
    fn run(&self, sentence: &str) -> usize {
        let said = stems(sentence);
        let from = |(at, place): (usize, usize)| {
            self.words[at..].iter().zip(&said[place..]).take_while(|(asked, said)| asked == said).count()
        };
        let starts = (0..self.words.len()).flat_map(|at| (0..said.len()).map(move |place| (at, place)));
        starts.map(from).max().unwrap_or(0)
    }
}

/// What a piece of a passage is. The later is quoted rather.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    /// It says nothing: a heading, a question.
    Heading,
    /// Where to write to.
    Contact,
    Row,
    Statement,
}

impl Kind {
    fn of(sentence: &str) -> Self {
        let end = sentence.trim_end_matches(['"', '\'', '”', '’', ')', ']']);
        match () {
            () if sentence.contains('@') => Self::Contact,
            () if sentence.contains(" | ") => Self::Row,
            () if end.ends_with(['.', '!', ';', '…']) => Self::Statement,
            // It leads to a list that belongs to it.
            () if end.ends_with(':') && end.split_whitespace().count() > 5 => Self::Statement,
            () => Self::Heading,
        }
    }
}

impl Chosen<'_> {
    /// On one line, and no longer than a quote may be.
    pub fn quote(&self) -> String {
        let line = self.sentence.split_whitespace().collect::<Vec<_>>().join(" ");
        let Some((end, _)) = line.char_indices().nth(LONGEST) else { return line };
        let end = line[..end].rfind(' ').unwrap_or(end);
        format!("{} …", line[..end].trim_end_matches([',', ';', ':', ' ']))
    }
}

/// Sentences long enough to say something, each with the question that it answers, if one stands right before it. A
/// passage without any is one.
fn sentences(passage: &str) -> Vec<(&str, Option<&str>)> {
    let bounds = passage.split_sentence_bound_indices().filter(|(_, text)| !text.trim().is_empty());
    let bounds: Vec<(usize, &str)> = bounds.map(|(start, text)| (start, unnumbered(text.trim()))).collect();
    let mut all: Vec<(&str, Option<&str>)> = bounds.iter().map(|(_, text)| (*text, None)).collect();
    for pair in bounds.windows(2).filter(|pair| pair[0].1.ends_with('?')) {
        let answer = passage[pair[1].0..].lines().next().unwrap_or_default();
        all.push((unnumbered(answer.trim()), Some(pair[0].1)));
    }
    all.retain(|(text, _)| text.chars().count() >= SHORTEST);
    if all.is_empty() && !passage.trim().is_empty() { vec![(unnumbered(passage.trim()), None)] } else { all }
}

/// Without what an item of a list begins with: "3. ", "- ".
fn unnumbered(item: &str) -> &str {
    let rest = item.trim_start_matches(|letter: char| letter.is_ascii_digit());
    let numbered =
        rest.strip_prefix(". ").or_else(|| rest.strip_prefix(") ")).filter(|_| rest.len() < item.len());
    let marked = ["- ", "• ", "* "].iter().find_map(|mark| item.strip_prefix(mark));
    numbered.or(marked).unwrap_or(item).trim_start()
}

fn stems(text: &str) -> Vec<String> {
    text::words(text).iter().map(|word| stem(&word.text)).collect()
}

/// "applying", "applied" and "applies" are about the same.
fn stem(word: &str) -> String {
    let word = text::stem(word);
    let short = ["ing", "ied", "ies", "ed", "es", "e", "y"]
        .iter()
        .find_map(|ending| word.strip_suffix(ending).filter(|stem| stem.chars().count() >= 4));
    short.unwrap_or(word).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn best<'a>(question: &str, passage: &'a str) -> Chosen<'a> {
        Sought::new(question).best(passage).unwrap()
    }

    #[test]
    fn the_sentence_with_most_words_of_the_question_is_chosen() {
        let passage = "Overview. Students may withdraw from a course until week ten. After that, a grade is \
                       recorded in every case. Refunds of tuition follow the refund schedule.";
        for (question, begins, shared) in [
            ("When can I withdraw from a course?", "Students may withdraw", 2),
            ("How are refunds of tuition handled?", "Refunds of tuition", 2),
            ("What about parking?", "Students may withdraw", 0),
        ] {
            let chosen = best(question, passage);
            assert!(chosen.sentence.starts_with(begins), "{question}: {}", chosen.sentence);
            assert_eq!(chosen.shared, shared, "{question}");
        }
    }

    #[test]
    fn a_statement_is_quoted_before_a_question_and_a_heading() {
        for (passage, expected) in [
            (
                "What happens to my aid if I withdraw\n\nFederal aid is earned day by day.",
                "Federal aid is earned day by day.",
            ),
            (
                "Many who withdraw were passing.\n3. What happens to my aid? Ask Financial Aid. It takes a day.",
                "Ask Financial Aid. It takes a day.",
            ),
            (
                "Aid | what happens when you withdraw\nWhoever withdraws may have to give back some aid.",
                "Whoever withdraws may have to give back some aid.",
            ),
            (
                "Withdrawing and aid: aid@northfield.example.\nYour aid may change when you leave.",
                "Your aid may change when you leave.",
            ),
            ("What happens to my aid if I withdraw?", "What happens to my aid if I withdraw?"),
        ] {
            assert_eq!(best("What happens to my aid if I withdraw?", passage).sentence, expected);
        }
    }

    #[test]
    fn of_two_that_share_as_much_the_one_in_the_order_of_the_question_is_chosen() {
        let table = "Last day to add a course | September 4\nLast day to drop without a trace | September 11";
        let chosen = best("When is the last day to drop a course?", table);
        assert_eq!(chosen.sentence, "Last day to drop without a trace | September 11");
    }

    #[test]
    fn long_sentences_end_with_a_word() {
        let long = format!("Students {} end.", "very ".repeat(100));
        let quote = best("students", &long).quote();
        assert!(quote.ends_with("very …") && quote.chars().count() <= LONGEST + 2);
        assert_eq!(Sought::new("students").best("   "), None);
        assert_eq!(best("", "Short.").quote(), "Short.");
        assert_eq!(best("", "1. Warning.").quote(), "Warning.");
    }
}
