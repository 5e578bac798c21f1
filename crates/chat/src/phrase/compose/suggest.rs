//! What could be asked next. Every suggestion is a message that is understood.

use super::empty::slot;
use crate::{Criterion, Need};

/// So many fit below an answer.
const MOST: usize = 3;

/// What to loosen or to go on with, then what the app suggests itself.
pub fn next_questions(
    criteria: &[Criterion],
    binding: Option<&Criterion>,
    has_more: bool,
    own: &[&str],
) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    if has_more {
        all.push("Show more".to_owned());
    }
    all.extend(binding.map(drop));
    if binding.is_none() && !has_more && own.is_empty() {
        let loosened =
            criteria.iter().filter(|criterion| criterion.need == Need::Must && !criterion.excluded);
        all.extend(loosened.map(drop));
    }
    all.extend(own.iter().map(|text| (*text).to_owned()));
    let mut seen: Vec<String> = Vec::new();
    for text in all {
        if !seen.contains(&text) {
            seen.push(text);
        }
    }
    seen.truncate(MOST);
    seen
}

fn drop(criterion: &Criterion) -> String {
    format!("Drop {}", slot(criterion))
}
