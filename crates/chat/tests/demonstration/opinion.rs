//! A second opinion on what is said at the desk. It shares the guards' word lists and none of their code: every digit,
//! every number word and every word with a capital is compared with what the tools gave.

use std::{collections::HashSet, sync::LazyLock};

use chat::{Answer, Origin, Part};
use matching::lexicon::numbers;

const TITLES: [&str; 6] = ["dr", "mr", "mrs", "ms", "prof", "professor"];
/// So much of anything is nowhere at the desk.
const LARGE: [&str; 8] =
    ["dozen", "dozens", "hundred", "hundreds", "thousand", "thousands", "million", "millions"];
/// Behind these a figure may be round.
const ROUGHLY: [&str; 9] =
    ["about", "around", "approximately", "roughly", "nearly", "almost", "over", "under", "than"];
/// Endings, and what stands in their place in a list of plain words.
const ENDINGS: [(&str, &str); 10] = [
    ("s", ""),
    ("es", ""),
    ("ies", "y"),
    ("d", ""),
    ("ed", ""),
    ("ing", ""),
    ("ing", "e"),
    ("ly", ""),
    ("ly", "le"),
    ("ally", ""),
];

static WORDS: LazyLock<HashSet<&'static str>> = LazyLock::new(|| {
    lines(include_str!("../../src/guard/names/words.txt")).flat_map(str::split_whitespace).collect()
});
static NAMES: LazyLock<HashSet<&'static str>> = LazyLock::new(|| {
    let lines = lines(include_str!("../../src/guard/names/names.txt"));
    lines.flat_map(|line| line.split_whitespace().skip(1)).collect()
});
/// What may be named without a source.
static OWN: LazyLock<HashSet<String>> = LazyLock::new(|| {
    let words = lines(include_str!("../../src/guard/vocabulary.txt")).flat_map(|line| line.split([';', ' ']));
    words.map(|word| bare(word).to_lowercase()).collect()
});

fn lines(text: &'static str) -> impl Iterator<Item = &'static str> {
    text.lines().filter(|line| !line.starts_with('#'))
}

/// What the tools gave.
#[derive(Default)]
pub struct Opinion {
    /// In lower case.
    text: String,
    /// Each with its sign, if it has one.
    figures: HashSet<(u64, &'static str)>,
    /// Words with a capital.
    capitals: HashSet<String>,
    /// The words of people's names.
    people: HashSet<String>,
}

impl Opinion {
    /// Of what is shown beside the words.
    pub fn of(answer: &Answer) -> Self {
        let mut own = Self::default();
        for fact in answer.body.runs.iter().flat_map(|run| &run.facts) {
            own.hear(&[&fact.label, &fact.value]);
        }
        for source in &answer.body.sources {
            own.hear(&[&source.title, &source.detail]);
            if let Origin::Passage(passage) = &source.origin {
                own.hear(&[&passage.heading, &passage.quote]);
            }
        }
        for part in &answer.body.parts {
            match part {
                Part::People(people) => {
                    for card in &people.cards {
                        own.meet(&card.name);
                        own.hear(&[&card.below]);
                    }
                }
                Part::Calculation(run) => {
                    for line in &run.lines {
                        own.hear(&[&run.title, &line.label, &line.value, &line.rule]);
                    }
                }
                _ => {}
            }
        }
        own
    }

    fn meet(&mut self, name: &str) {
        self.hear(&[name]);
        self.people.extend(split(name).into_iter().map(|word| bare(word).to_lowercase()));
    }

    fn hear(&mut self, texts: &[&str]) {
        for text in texts {
            let words = split(text);
            for (at, word) in words.iter().enumerate() {
                let next = words.get(at + 1).copied().unwrap_or_default();
                for figure in figures(word).into_iter().flatten() {
                    self.figures.extend([(figure, ""), (figure, sign(word, next))]);
                }
                if bare(word).contains(char::is_uppercase) {
                    self.capitals.insert(bare(word).to_lowercase());
                }
            }
            self.text.push_str(&text.to_lowercase());
            self.text.push('\n');
        }
    }

    /// What of a sentence no tool gave.
    pub fn leaks(&self, said: &str) -> Vec<String> {
        let said = said.replace('\u{2019}', "'");
        let words = split(&said);
        let mut leaks = Vec::new();
        for (at, word) in words.iter().enumerate() {
            let before = at.checked_sub(1).map_or("", |at| words[at]);
            let next = words.get(at + 1).copied().unwrap_or_default();
            if !self.gives_figures(before, word, next) {
                leaks.push((*word).to_owned());
            }
            if !self.gives_name(before, word) {
                leaks.push(bare(word).to_owned());
            }
        }
        let marks = ["@", "http", "<", "`"].into_iter().filter(|mark| said.contains(*mark));
        leaks.extend(marks.map(str::to_owned));
        leaks
    }

    fn gives_figures(&self, before: &str, word: &str, next: &str) -> bool {
        let sign = sign(word, next);
        let is_rough = ROUGHLY.contains(&bare(before).to_lowercase().as_str());
        let is_near = |known: u64, figure: u64| known.abs_diff(figure).saturating_mul(10) <= known;
        let is_given = |figure: u64| {
            let mut alike = self.figures.iter().filter(|(_, its)| *its == sign);
            alike.any(|(known, _)| *known == figure || is_rough && is_near(*known, figure))
        };
        let is_in_weeks = next.starts_with("week");
        let is_true = |figure: u64| is_given(figure) || is_in_weeks && is_given(figure.saturating_mul(7));
        let is_large = LARGE.contains(&bare(word).to_lowercase().as_str());
        !is_large && figures(word).into_iter().all(|figure| figure.is_some_and(is_true))
    }

    fn gives_name(&self, before: &str, word: &str) -> bool {
        let name = bare(word);
        if !name.contains(char::is_uppercase) {
            return true;
        }
        let (last, name) = (bare(before).to_lowercase(), name.to_lowercase());
        if self.capitals.contains(&name) {
            // "Oliver Chen" is nobody, though both words are known.
            let is_one = before.ends_with(char::is_alphanumeric)
                && self.people.contains(&last)
                && self.people.contains(&name);
            return !is_one || self.text.contains(&format!("{last} {name}"));
        }
        let is_title = |word: &str| TITLES.contains(&word);
        is_title(&name) || !is_title(&last) && (OWN.contains(&name) || is_ordinary(&name))
    }
}

fn split(text: &str) -> Vec<&str> {
    let words = text.split(|letter: char| letter.is_whitespace() || "-\u{2013}\u{2014}/".contains(letter));
    words.filter(|word| !word.is_empty()).collect()
}

/// Without the signs around it, and without what is drawn together with it: "Chen's", "I'll".
fn bare(word: &str) -> &str {
    let word = word.trim_matches(|sign: char| !sign.is_alphanumeric());
    let drawn = ["'s", "'m", "'ll", "'re", "'ve", "'d"];
    drawn.into_iter().find_map(|end| word.strip_suffix(end)).unwrap_or(word)
}

/// The figures of a word, in digits or in letters; nothing in the place of one that is no whole number.
fn figures(word: &str) -> Vec<Option<u64>> {
    let runs = word.split(|letter: char| !letter.is_ascii_digit() && letter != ',' && letter != '.');
    let runs = runs.map(|run| run.trim_matches([',', '.']).replace(',', "")).filter(|run| !run.is_empty());
    let in_digits = runs.map(|run| run.trim_end_matches(".00").parse().ok());
    in_digits.chain(counted(word).map(Some)).collect()
}

/// From two on: "one" is seldom a figure.
fn counted(word: &str) -> Option<u64> {
    let word = bare(word).to_lowercase();
    numbers::value(&word).filter(|value| *value > 1).map(u64::from)
}

fn sign(word: &str, next: &str) -> &'static str {
    if word.contains('$') || next.starts_with("dollar") {
        "$"
    } else if word.contains('%') || next.starts_with("percent") {
        "%"
    } else {
        ""
    }
}

/// A word of English, and nobody's name.
fn is_ordinary(word: &str) -> bool {
    let is_word = |word: &str| WORDS.contains(word) && !NAMES.contains(word);
    let is_known = |word: &str| {
        let mut plain = ENDINGS.iter().filter_map(|(end, instead)| {
            let stem = word.strip_suffix(*end)?;
            Some(format!("{stem}{instead}"))
        });
        is_word(word) || plain.any(|plain| is_word(&plain))
    };
    let negated = word.strip_prefix("un").is_some_and(is_known);
    !NAMES.contains(word) && (is_known(word) || negated || word.ends_with("n't"))
}

#[test]
fn what_no_tool_gave_is_found() {
    let mut opinion = Opinion::default();
    opinion.meet("Maya Chen");
    opinion.meet("Oliver Grant");
    opinion.hear(&["Director of Climate Finance, Boston", "mentors who fit", "2", "$7,395", "page 4"]);
    opinion.hear(&["A mentor takes at most three mentees. The first talk happens within 14 days."]);
    for said in [
        "Two mentors fit: Maya Chen and Oliver Grant, both of them in Boston.",
        "Unfortunately, nobody else does; I'd ask Chen\u{2019}s office, Specifically.",
        "A mentor takes 3 mentees, says page 4, and they talk within two weeks.",
        "They gave $7,395, which is about $7,400.",
    ] {
        assert_eq!(opinion.leaks(said), [""; 0], "{said}");
    }
    for (said, leak) in [
        ("Dr. Smith fits.", "Smith"),
        ("Smith fits.", "Smith"),
        ("Ask Nadia.", "Nadia"),
        ("Oliver Chen fits.", "Chen"),
        ("Acme hires.", "Acme"),
        ("They gave $7,396.", "$7,396."),
        ("They gave $7,400.", "$7,400."),
        ("They gave 14% more.", "14%"),
        ("Five mentors fit.", "Five"),
        ("A thousand of them fit.", "thousand"),
        ("Write to aid@example.com.", "@"),
    ] {
        assert_eq!(opinion.leaks(said), [leak], "{said}");
    }
}
