//! Something that somebody can be seen doing: a verb and what it is about.

use super::forms::third;

/// Where an act comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Origin {
    Definition,
    Line,
    /// Our own list of definitions.
    List,
    Name,
    /// What every trait of its kind shows.
    Rule,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Word {
    /// Of a verb, its plain form.
    pub text: String,
    pub is_verb: bool,
    /// Whether a comma stands before it.
    pub comma: bool,
}

impl Word {
    pub fn is_in(&self, list: &[&str]) -> bool {
        list.contains(&self.text.to_lowercase().as_str())
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Act {
    pub words: Vec<Word>,
    pub origin: Origin,
}

/// What they leave out changes what is said.
pub(super) const LIMITS: &[&str] =
    &["hardly", "never", "no", "nobody", "not", "nothing", "only", "rather", "without"];

/// They say little without what follows them.
pub(super) const BARE: &[&str] =
    &["one", "ones", "others", "people", "person", "somebody", "someone", "something", "things", "those"];

/// No phrase ends with them.
pub(super) const SMALL: &[&str] = &[
    "a", "an", "and", "are", "as", "at", "be", "but", "by", "for", "from", "has", "have", "in", "into", "is",
    "its", "not", "of", "on", "only", "or", "rather", "than", "that", "the", "their", "to", "when", "while",
    "who", "with",
];

/// They begin a question inside a sentence, which has a verb of its own further on.
pub(super) const QUESTIONS: &[&str] = &["how", "what", "where", "whether", "which", "who", "why"];

/// What comes after them can be left out.
const BESIDE: &[&str] = &[
    "after", "as", "before", "by", "despite", "if", "that", "until", "when", "where", "while", "who",
    "without",
];

/// A shorter act is said in full.
const SHORT: usize = 7;

impl Act {
    /// "check the work"
    pub fn plain(&self) -> String {
        self.say(str::to_owned)
    }

    /// "checks the work"
    pub fn third(&self) -> String {
        self.say(third)
    }

    fn say(&self, verb: impl Fn(&str) -> String) -> String {
        let mut said = String::new();
        for (at, word) in self.words.iter().enumerate() {
            if at > 0 {
                said.push_str(if word.comma { ", " } else { " " });
            }
            said.push_str(&if word.is_verb { verb(&word.text) } else { word.text.clone() });
        }
        said
    }

    pub fn has(&self, list: &[&str]) -> bool {
        self.words.iter().any(|word| word.is_in(list))
    }

    /// Whether it speaks of something that was named before it: "stores them as agreed".
    pub fn leans(&self) -> bool {
        let mut several = false;
        for word in &self.words {
            if word.is_in(&["it", "its", "this", "these", "those", "both"]) {
                return true;
            }
            if word.is_in(&["they", "them", "their"]) && !several {
                return true;
            }
            let is_plural = word.text.len() > 3 && word.text.ends_with('s');
            several |= !word.is_verb
                && (is_plural || word.is_in(BARE) || word.is_in(&["everybody", "everyone", "staff"]));
        }
        false
    }

    /// Whether it says what is not done: "does not share it only with some" says the opposite.
    pub fn is_limited(&self) -> bool {
        self.has(LIMITS)
    }

    /// Whether one of these is what is done.
    pub fn does(&self, verbs: &[&str]) -> bool {
        self.words.iter().any(|word| word.is_verb && word.is_in(verbs))
    }

    /// The same in fewer words, where nothing depends on the others.
    pub fn core(&self) -> Self {
        let words = &self.words;
        if words.len() <= SHORT || self.is_limited() {
            return self.clone();
        }
        let is_end = |at: &usize| {
            let before = &words[*at - 1];
            let asks = words[1..*at].iter().any(|word| word.is_in(QUESTIONS));
            words[*at].is_in(BESIDE) && !before.is_in(BARE) && !before.is_in(SMALL) && (*at >= 6 || !asks)
        };
        let end = (4..words.len()).find(is_end).unwrap_or(words.len());
        Self { words: words[..end].to_vec(), origin: self.origin }
    }
}
