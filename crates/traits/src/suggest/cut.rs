use std::ops::Range;

use matching::lexicon::text::{self, Word};

use super::{Role, Source, sentences::sentences};

/// A first line of more words or bytes is no title.
const TITLE_WORDS: usize = 10;
const TITLE_BYTES: usize = 200;

/// A role, cut into sentences. The title is the first of them, and may be empty.
pub(super) struct Cut<'a> {
    pub texts: Vec<&'a str>,
    pub words: Vec<Vec<Word>>,
    /// Where the others stand in the description.
    pub spans: Vec<Range<usize>>,
}

impl<'a> Cut<'a> {
    /// `None` if there is no word.
    pub fn new(role: &Role<'a>) -> Option<Self> {
        let (title, rest) = titled(role);
        let offset = role.description.len() - rest.len();
        let spans: Vec<Range<usize>> =
            sentences(rest).into_iter().map(|span| span.start + offset..span.end + offset).collect();
        let described = spans.iter().map(|span| &role.description[span.clone()]);
        let texts: Vec<&str> = std::iter::once(title).chain(described).collect();
        let words: Vec<Vec<Word>> = texts.iter().map(|text| text::words(text)).collect();
        words.iter().any(|words| !words.is_empty()).then_some(Self { texts, words, spans })
    }

    pub fn title(&self) -> &'a str {
        self.texts[0]
    }

    /// Where the sentence stands. Nothing speaks for what is asked for in general.
    pub fn source(&self, sentence: Option<usize>) -> Source {
        match sentence {
            None => Source::General,
            Some(0) => Source::Title,
            Some(at) => Source::Description(self.spans[at - 1].clone()),
        }
    }
}

/// Without a title, a short first line is the title, and the rest the description.
fn titled<'a>(role: &Role<'a>) -> (&'a str, &'a str) {
    let description = role.description.trim_start();
    let (line, rest) = description.split_once('\n').unwrap_or((description, ""));
    let is_title = || {
        let short = line.len() <= TITLE_BYTES && text::words(line).len() <= TITLE_WORDS;
        short && !line.trim_end().ends_with(['.', '!', '?', ':', ','])
    };
    if role.title.trim().is_empty() && is_title() { (line, rest) } else { (role.title, role.description) }
}
