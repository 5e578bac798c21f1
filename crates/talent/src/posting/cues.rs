//! Turns of phrase that say how something is meant: asked for, wished for, part of the work, or none of it.

use std::sync::LazyLock;

use matching::lexicon::text::Word;

use super::phrases::{Match, Phrases, rows};

/// What a turn of phrase makes of the things that it belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    Must,
    Nice,
    /// "A degree is not required."
    Not,
}

/// Where the things stand that it belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
    /// Behind it: "ideally Kotlin".
    Before,
    /// In front of it if there are any, otherwise behind: "Kotlin required", "Required: Kotlin".
    After,
}

/// What a sentence is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mode {
    Ask,
    /// It asks for something that no list knows by name: "ability to explain".
    Strong,
    Duty,
    /// About equal opportunity.
    Equal,
    /// About benefits and how to apply.
    Silent,
    /// About the company; where nobody says otherwise.
    Company,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Listing {
    /// "such as": what follows are examples.
    Examples,
    OneOf,
}

struct Cues {
    needs: Phrases<(Verdict, Side)>,
    modes: Phrases<Mode>,
    listings: Phrases<Listing>,
    language: Phrases<()>,
    equivalent: Phrases<()>,
}

static CUES: LazyLock<Cues> = LazyLock::new(|| {
    let mut cues = Cues {
        needs: Phrases::default(),
        modes: Phrases::default(),
        listings: Phrases::default(),
        language: Phrases::default(),
        equivalent: Phrases::default(),
    };
    for row in rows(include_str!("data/cues.tsv")) {
        let phrase = row.cell(0);
        match row.heading {
            "must before" => cues.needs.add(phrase, (Verdict::Must, Side::Before)),
            "must after" => cues.needs.add(phrase, (Verdict::Must, Side::After)),
            "nice before" => cues.needs.add(phrase, (Verdict::Nice, Side::Before)),
            "nice after" => cues.needs.add(phrase, (Verdict::Nice, Side::After)),
            "not after" => cues.needs.add(phrase, (Verdict::Not, Side::After)),
            "ask" => cues.modes.add(phrase, Mode::Ask),
            "strong" => cues.modes.add(phrase, Mode::Strong),
            "duty" => cues.modes.add(phrase, Mode::Duty),
            "equal" => cues.modes.add(phrase, Mode::Equal),
            "silent" => cues.modes.add(phrase, Mode::Silent),
            "company" => cues.modes.add(phrase, Mode::Company),
            "language" => cues.language.add(phrase, ()),
            "equivalent" => cues.equivalent.add(phrase, ()),
            "examples" => cues.listings.add(phrase, Listing::Examples),
            _ => cues.listings.add(phrase, Listing::OneOf),
        }
    }
    cues
});

pub(super) fn needs(text: &str, words: &[Word]) -> Vec<Match<(Verdict, Side)>> {
    CUES.needs.find(text, words)
}

/// What the turns of phrase of a sentence say that it is.
pub(super) struct Modes(Vec<Mode>);

impl Modes {
    pub fn of(text: &str, words: &[Word]) -> Self {
        Self(CUES.modes.find(text, words).into_iter().map(|hit| hit.value).collect())
    }

    pub fn has(&self, mode: Mode) -> bool {
        self.0.contains(&mode)
    }
}

pub(super) fn listings(text: &str, words: &[Word]) -> Vec<Match<Listing>> {
    CUES.listings.find(text, words)
}

/// A language that it names is one to be spoken.
pub(super) fn speaks_of_language(text: &str, words: &[Word]) -> bool {
    !CUES.language.find(text, words).is_empty()
}

/// It would accept what was learned otherwise.
pub(super) fn accepts_equivalent(text: &str, words: &[Word]) -> bool {
    !CUES.equivalent.find(text, words).is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_list_of_cues_has_a_meaning() {
        let known = [
            "must before",
            "must after",
            "nice before",
            "nice after",
            "not after",
            "ask",
            "strong",
            "duty",
            "equal",
            "silent",
            "company",
            "language",
            "equivalent",
            "examples",
            "one of",
        ];
        for row in rows(include_str!("data/cues.tsv")) {
            assert!(known.contains(&row.heading), "{}", row.heading);
        }
    }
}
