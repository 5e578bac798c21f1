//! What a reader looks for and does not find.

use matching::lexicon::{places::find_place, text::Word};

use super::{Finding, Page};
use crate::{
    LintKind, RequirementKind,
    posting::cues::{Mode, Modes},
};

const PAY: &[&str] =
    &["compensation", "hourly", "ote", "paid", "pay", "remuneration", "salary", "stipend", "wage"];

/// So near a figure stands to the word that says what it is for.
const NEAR: usize = 12;

const PLACES: &[&str] =
    &["hybrid", "location", "locations", "onsite", "relocation", "remote", "remotely", "telework"];

/// Places are looked for in so much of the text.
const HEAD: usize = 20_000;

pub(super) fn look(page: &Page<'_>) -> Vec<Finding> {
    let missing = [
        (!has_pay(page), "There is no pay. Most people look for it first.", "Pay: from … to … a year"),
        (!has_place(page), "There is no place, and nothing about remote work.", "Place: …, or remote"),
        (!has_tasks(page), "There is nothing about what the work is.", "What you will do: …"),
    ];
    missing
        .into_iter()
        .filter(|(is_missing, _, _)| *is_missing)
        .map(|(_, message, instead)| Finding {
            kind: LintKind::Missing,
            message: message.to_owned(),
            range: None,
            instead: Some(instead.to_owned()),
        })
        .collect()
}

/// An amount of money, or a figure near a word for pay.
fn has_pay(page: &Page<'_>) -> bool {
    let is_figure = |word: &Word| word.text.starts_with(|digit: char| digit.is_ascii_digit());
    let is_money = |word: &Word| {
        let before = page.text()[..word.start].trim_end_matches(' ');
        let after = page.text()[word.end..].trim_start_matches(' ');
        before.ends_with(['$', '€', '£', '¥', '₹']) || after.starts_with(['€', '£', '$'])
    };
    let mut last_pay = None;
    let mut last_figure = None;
    for (at, word) in page.words.iter().enumerate() {
        if is_figure(word) {
            if is_money(word) {
                return true;
            }
            last_figure = Some(at);
        } else if PAY.contains(&word.text.as_str()) {
            last_pay = Some(at);
        } else {
            continue;
        }
        if let (Some(pay), Some(figure)) = (last_pay, last_figure)
            && usize::abs_diff(pay, figure) <= NEAR
            && page.words[figure].text.len() >= 2
        {
            return true;
        }
    }
    page.words.iter().any(|word| word.text == "unpaid")
}

fn has_place(page: &Page<'_>) -> bool {
    let named = page.words.windows(2).any(|pair| {
        let two = (pair[0].text.as_str(), pair[1].text.as_str());
        matches!(two, ("on", "site") | ("in", "person" | "office") | ("based", "in") | ("work", "from"))
    });
    let text = page.text();
    let end = text.char_indices().nth(HEAD).map_or(text.len(), |(at, _)| at);
    named
        || page.words.iter().any(|word| PLACES.contains(&word.text.as_str()))
        || find_place(&text[..end]).is_some()
}

fn has_tasks(page: &Page<'_>) -> bool {
    let listed = page.posting.requirements.iter().any(|asked| asked.kind == RequirementKind::Task);
    listed || Modes::of(page.text(), &page.words).has(Mode::Duty)
}
