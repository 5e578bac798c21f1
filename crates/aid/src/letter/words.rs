//! The words that letters are made of. All of them are data: `words.json`.

use std::{
    collections::{HashMap, HashSet},
    sync::LazyLock,
};

use serde::Deserialize;

use super::Kind;

static VOCABULARY: LazyLock<Vocabulary> = LazyLock::new(|| {
    let table: Table = serde_json::from_str(include_str!("words.json"))
        .expect("the words are part of the program and tested");
    Vocabulary::new(table)
});

pub fn vocabulary() -> &'static Vocabulary {
    &VOCABULARY
}

/// A word of the letter: lower case, without apostrophes, with its place in the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Word {
    pub text: String,
    pub start: usize,
    pub end: usize,
}

/// Runs of letters and digits. The sign for "and" is a word too.
pub fn words(text: &str, offset: usize) -> Vec<Word> {
    let mut words: Vec<Word> = Vec::new();
    let mut open = false;
    for (place, sign) in text.char_indices() {
        let (start, end) = (offset + place, offset + place + sign.len_utf8());
        let inside = open && matches!(sign, '\'' | '’');
        if sign.is_alphanumeric() || inside {
            if !open {
                words.push(Word { text: String::new(), start, end });
            }
            if let Some(word) = words.last_mut() {
                word.end = end;
                word.text.extend(sign.to_lowercase().filter(|sign| sign.is_alphanumeric()));
            }
            open = true;
        } else {
            if sign == '&' {
                words.push(Word { text: "and".to_owned(), start, end });
            }
            open = false;
        }
    }
    whole_subtotals(&mut words);
    words
}

/// "Sub-total" is one word: "sub" alone is the name of a loan.
fn whole_subtotals(words: &mut Vec<Word>) {
    if !words.iter().any(|word| word.text == "sub") {
        return;
    }
    let mut kept: Vec<Word> = Vec::with_capacity(words.len());
    for word in words.drain(..) {
        match kept
            .last_mut()
            .filter(|last| last.text == "sub" && matches!(word.text.as_str(), "total" | "totals"))
        {
            Some(last) => (last.text, last.end) = ("subtotal".to_owned(), word.end),
            None => kept.push(word),
        }
    }
    *words = kept;
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Table {
    lines: Vec<Entry>,
    loan_words: HashSet<String>,
    gift_words: HashSet<String>,
    claims: Vec<ClaimWords>,
    collectives: Vec<ClaimWords>,
    headings: Vec<HeadingWords>,
    instructions: Vec<String>,
}

/// What a line is called, and what it is then.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Entry {
    pub kind: EntryKind,
    /// Where two are named, the higher one counts: a loan that is called a grant is a loan.
    rank: i64,
    pub program: Option<String>,
    pub part: Option<Part>,
    /// What somebody has to know who does not know the word.
    pub means: Option<String>,
    /// Worth saying even where the letter uses the full name.
    #[serde(default)]
    pub always: bool,
    /// The word hints at it, no more.
    #[serde(default)]
    pub weak: bool,
    words: Vec<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum EntryKind {
    Nothing,
    /// A word that can mean money given or money paid.
    Unclear,
    Payment,
    Cost,
    StudentLoan,
    ParentLoan,
    PrivateLoan,
    Work,
    Grant,
    Scholarship,
}

impl EntryKind {
    /// None: a figure that is no money.
    pub fn kind(self) -> Option<Kind> {
        Some(match self {
            Self::Nothing => return None,
            Self::Unclear => Kind::Other,
            Self::Payment => Kind::Payment,
            Self::Cost => Kind::Cost,
            Self::StudentLoan => Kind::StudentLoan,
            Self::ParentLoan => Kind::ParentLoan,
            Self::PrivateLoan => Kind::PrivateLoan,
            Self::Work => Kind::Work,
            Self::Grant => Kind::Grant,
            Self::Scholarship => Kind::Scholarship,
        })
    }
}

/// What a cost is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Part {
    Tuition,
    Fees,
    Housing,
    Food,
    Insurance,
    Living,
    Books,
    Transport,
    Personal,
    LoanFees,
    Other,
}

impl Part {
    /// Whether the school itself sends the bill, mostly.
    pub fn is_billed(self) -> bool {
        matches!(self, Self::Tuition | Self::Fees | Self::Housing | Self::Food | Self::Insurance)
    }
}

/// What a sum claims to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum ClaimKind {
    NetPrice,
    Balance,
    Need,
    Cost,
    DirectCosts,
    IndirectCosts,
    Grants,
    Loans,
    ParentLoans,
    Work,
    SelfHelp,
    Aid,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ClaimWords {
    claim: ClaimKind,
    #[serde(default)]
    weak: bool,
    words: Vec<String>,
}

/// What the lines below a heading are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Section {
    Gift,
    Loan,
    Work,
    SelfHelp,
    Cost,
    Direct,
    Indirect,
    Mixed,
    Payment,
    Other,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HeadingWords {
    section: Section,
    words: Vec<String>,
}

/// Phrases by their first word. What begins with `=` has to be the whole label.
struct Phrases {
    inside: HashMap<String, Vec<(Vec<String>, usize)>>,
    whole: HashMap<String, usize>,
}

impl Phrases {
    fn new<'a>(lists: impl Iterator<Item = &'a Vec<String>>) -> Self {
        let (mut inside, mut whole): (HashMap<String, Vec<_>>, HashMap<String, usize>) = Default::default();
        for (place, list) in lists.enumerate() {
            for phrase in list {
                if let Some(label) = phrase.strip_prefix('=') {
                    whole.entry(label.to_owned()).or_insert(place);
                    continue;
                }
                let words: Vec<String> = phrase.split(' ').map(str::to_owned).collect();
                inside.entry(words[0].clone()).or_default().push((words, place));
            }
        }
        Self { inside, whole }
    }

    /// Every phrase in these words: which list it is from, and from which word to which.
    fn all<'a>(&'a self, words: &'a [Word]) -> impl Iterator<Item = (usize, usize, usize)> + 'a {
        let label = (words.len() <= 3).then(|| core(words).join(" "));
        let whole = label.and_then(|label| self.whole.get(&label)).map(|list| (*list, 0, words.len()));
        let inside = words.iter().enumerate().flat_map(move |(from, word)| {
            let known = self.inside.get(&word.text).into_iter().flatten();
            known.filter_map(move |(phrase, list)| {
                let rest = words.get(from..from + phrase.len())?;
                let same = rest.iter().zip(phrase).all(|(word, known)| word.text == *known);
                same.then_some((*list, from, from + phrase.len()))
            })
        });
        whole.into_iter().chain(inside)
    }

    fn longest(&self, words: &[Word]) -> Option<usize> {
        let found = self.all(words).max_by_key(|(list, from, to)| (to - from, std::cmp::Reverse(*list)));
        found.map(|(list, _, _)| list)
    }
}

/// Words that say nothing about what a line is.
const NOISE: [&str; 19] = [
    "your",
    "the",
    "estimated",
    "est",
    "all",
    "my",
    "of",
    "for",
    "year",
    "academic",
    "annual",
    "total",
    "totals",
    "subtotal",
    "less",
    "minus",
    "sum",
    "grand",
    "per",
];

fn is_number(text: &str) -> bool {
    text.chars().all(|sign| sign.is_ascii_digit())
}

/// What is left of a label without noise and numbers. A label of noise alone stays as it is.
pub fn core(words: &[Word]) -> Vec<&str> {
    let says = |word: &&Word| !NOISE.contains(&word.text.as_str()) && !is_number(&word.text);
    let core: Vec<&str> = words.iter().filter(says).map(|word| word.text.as_str()).collect();
    if core.is_empty() { words.iter().map(|word| word.text.as_str()).collect() } else { core }
}

pub struct Vocabulary {
    entries: Vec<Entry>,
    lines: Phrases,
    claims: Phrases,
    claim_kinds: Vec<(ClaimKind, bool)>,
    collectives: HashMap<String, ClaimKind>,
    headings: Phrases,
    sections: Vec<Section>,
    loan_words: HashSet<String>,
    gift_words: HashSet<String>,
    instructions: Phrases,
}

impl Vocabulary {
    fn new(table: Table) -> Self {
        let collect = |list: &ClaimWords| {
            let claim = list.claim;
            list.words.iter().map(move |words| (words.clone(), claim)).collect::<Vec<_>>()
        };
        Self {
            lines: Phrases::new(table.lines.iter().map(|entry| &entry.words)),
            claims: Phrases::new(table.claims.iter().map(|claim| &claim.words)),
            claim_kinds: table.claims.iter().map(|claim| (claim.claim, claim.weak)).collect(),
            collectives: table.collectives.iter().flat_map(collect).collect(),
            headings: Phrases::new(table.headings.iter().map(|heading| &heading.words)),
            sections: table.headings.iter().map(|heading| heading.section).collect(),
            loan_words: table.loan_words,
            gift_words: table.gift_words,
            instructions: Phrases::new([&table.instructions].into_iter()),
            entries: table.lines,
        }
    }

    /// What the words say about a line, and which of them say it.
    pub fn entry(&self, words: &[Word]) -> Option<(&Entry, usize, usize)> {
        let rank = |(list, from, to): &(usize, usize, usize)| (self.entries[*list].rank, to - from);
        let (list, from, to) = self.lines.all(words).max_by_key(rank)?;
        Some((&self.entries[list], from, to))
    }

    /// Of phrases that overlap, the longer one counts; what is left over says more than what it costs. Weak ones give
    /// way to the name of an award.
    pub fn claim(&self, words: &[Word]) -> Option<(ClaimKind, bool)> {
        let mut found: Vec<(usize, usize, usize)> = self.claims.all(words).collect();
        found.sort_by_key(|(_, from, to)| std::cmp::Reverse((to - from, *to)));
        let mut kept: Vec<(usize, usize, usize)> = Vec::new();
        for (list, from, to) in found.into_iter().take(32) {
            if kept.iter().all(|(_, first, last)| to <= *first || *last <= from) {
                kept.push((list, from, to));
            }
        }
        kept.iter().map(|(list, _, _)| *list).min().map(|list| self.claim_kinds[list])
    }

    /// The name of a whole group, such as "Grants and scholarships".
    pub fn collective(&self, words: &[Word]) -> Option<ClaimKind> {
        if words.len() > 12 {
            return None;
        }
        self.collectives.get(&core(words).join(" ")).copied()
    }

    pub fn section(&self, words: &[Word]) -> Option<Section> {
        self.headings.longest(words).map(|list| self.sections[list])
    }

    /// From which word to which the name of the section goes.
    pub fn section_words(&self, words: &[Word]) -> Option<(usize, usize)> {
        let all = self.headings.all(words);
        let found = all.max_by_key(|(list, from, to)| (to - from, std::cmp::Reverse(*list)));
        found.map(|(_, from, to)| (from, to))
    }

    pub fn has_loan_word(&self, words: &[Word]) -> bool {
        words.iter().any(|word| self.loan_words.contains(&word.text))
    }

    /// One that is never part of somebody's name.
    pub fn has_plain_loan_word(&self, words: &[Word]) -> bool {
        words.iter().any(|word| self.loan_words.contains(&word.text) && word.text != "stafford")
    }

    pub fn has_gift_word(&self, words: &[Word]) -> bool {
        words.iter().any(|word| self.gift_words.contains(&word.text))
    }

    pub fn is_instruction(&self, words: &[Word]) -> bool {
        self.instructions.longest(words).is_some()
    }
}
