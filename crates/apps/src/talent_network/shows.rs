//! What the descriptions of somebody's work show of the traits of the library.

use talent::{EvidenceKind, Resume};
use traits::keep::{Shown, TraitScore, Traits, Wanted};

use super::model::NetworkTrait;

/// So many traits are looked for, and so many quotes are shown of each.
const TRAITS: u64 = 50;
const QUOTES: usize = 3;
/// A longer text is read up to here.
const LONGEST: usize = 8000;

/// Those of which something can be said, the highest level first. None if the library cannot be asked: a profile is
/// shown without them.
pub async fn shown(traits: &Traits, resume: &Resume) -> Vec<NetworkTrait> {
    let told = told(resume);
    if told.is_empty() {
        return Vec::new();
    }
    let wanted = Wanted { shown: Shown::Active, limit: TRAITS, ..Wanted::default() };
    let scored = async {
        let ids: Vec<String> = traits.list(&wanted).await?.traits.into_iter().map(|one| one.id).collect();
        traits.score(told.clone(), &ids).await
    };
    let levels = scored.await.unwrap_or_else(|error| {
        tracing::warn!(%error, "a profile is shown without traits");
        Vec::new()
    });
    let units: Vec<u16> = told.encode_utf16().collect();
    let mut shown: Vec<NetworkTrait> = levels.into_iter().filter_map(|one| reached(one, &units)).collect();
    shown.sort_by(|one, other| (other.level, &one.name).cmp(&(one.level, &other.name)));
    shown
}

fn reached(scored: TraitScore, told: &[u16]) -> Option<NetworkTrait> {
    let quote = |start: u32, end: u32| {
        let words = told.get(start as usize..end as usize).map(String::from_utf16_lossy)?;
        let words = words.strip_prefix("I ").unwrap_or(&words).trim().to_owned();
        (!words.is_empty()).then_some(words)
    };
    let speaking = scored.evidence.iter().filter(|span| !span.is_against);
    Some(NetworkTrait {
        level: scored.level?,
        quotes: speaking.filter_map(|span| quote(span.start, span.end)).take(QUOTES).collect(),
        id: scored.one.id,
        name: scored.one.name,
        reason: scored.reason,
    })
}

/// What was done, as sentences of whoever did it: a résumé leaves the "I" out.
fn told(resume: &Resume) -> String {
    let letters: Vec<char> = resume.text.chars().collect();
    let done = resume.units.iter().filter(|unit| {
        let is_done =
            matches!(unit.kind, EvidenceKind::Outcome | EvidenceKind::Described | EvidenceKind::Practised);
        is_done && !unit.is_title
    });
    let mut told = String::new();
    for unit in done {
        let words = letters.get(unit.span.start as usize..unit.span.end as usize).unwrap_or_default();
        let words: String = words.iter().collect();
        let words = words.split_whitespace().collect::<Vec<_>>().join(" ");
        let words = words.trim_matches(|letter: char| !letter.is_alphanumeric());
        if told.len() + words.len() > LONGEST {
            break;
        }
        if !words.is_empty() {
            told.push_str(&sentence(words));
        }
    }
    told
}

fn sentence(words: &str) -> String {
    if words.starts_with("I ") {
        return format!("{words}.\n");
    }
    let mut letters = words.chars();
    let first: String = letters.next().into_iter().flat_map(char::to_lowercase).collect();
    format!("I {first}{}.\n", letters.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bullet_becomes_a_sentence() {
        assert_eq!(sentence("Built dashboards in SQL"), "I built dashboards in SQL.\n");
        assert_eq!(sentence("I led a team"), "I led a team.\n");
        assert_eq!(sentence("Überwachte Systeme"), "I überwachte Systeme.\n");
    }
}
