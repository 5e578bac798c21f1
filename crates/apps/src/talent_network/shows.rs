//! What the descriptions of somebody's work show of the traits of the library.
//!
//! The scorer is made for answers in an interview, which tell one story. A résumé tells many, so that each bullet is an
//! answer by itself, and it takes two of them to say something: thin evidence gives nothing, never a guess.

use std::{
    cmp::Reverse,
    collections::{BTreeMap, HashSet},
};

use talent::{EvidenceKind, Resume};
use traits::{
    Trait,
    keep::{Shown, TraitError, Traits, Wanted},
    score::{Outcome, Score, Side, score},
};

use super::{cohort::apart, model::NetworkTrait};

/// So many traits are looked for, and so many quotes are shown of each.
const TRAITS: u64 = 50;
const QUOTES: usize = 3;
/// A longer text is read up to here.
const LONGEST: usize = 8000;
/// Below this level a bullet speaks against a trait.
const MEETS: u8 = 3;
/// So many bullets have to show a trait.
const ENOUGH: usize = 2;
/// Shorter words are grammar, and make no two bullets alike.
const TELLING: usize = 4;

/// A bullet that shows a trait by itself.
struct Earned<'a> {
    level: u8,
    reason: &'a str,
    words: &'a str,
}

/// Those of which something can be said, the highest level first. None if the library cannot be asked: a profile is
/// shown without them.
pub async fn shown(traits: &Traits, resume: &Resume) -> Vec<NetworkTrait> {
    let told = told(resume);
    if told.len() < ENOUGH {
        return Vec::new();
    }
    let library = match library(traits).await {
        Ok(library) => library,
        Err(error) => {
            tracing::warn!(%error, "a profile is shown without traits");
            return Vec::new();
        }
    };
    apart(move || rated(&told, &library)).await.unwrap_or_default()
}

async fn library(traits: &Traits) -> Result<Vec<Trait>, TraitError> {
    let wanted = Wanted { shown: Shown::Active, limit: TRAITS, ..Wanted::default() };
    let mut library = Vec::new();
    for one in traits.list(&wanted).await?.traits {
        library.push(traits.find(&one.id).await?.content.to_trait(&one.id));
    }
    Ok(library)
}

fn rated(told: &[String], library: &[Trait]) -> Vec<NetworkTrait> {
    let asked: Vec<&Trait> = library.iter().collect();
    let mut scores: BTreeMap<String, Vec<(Score, &str)>> = BTreeMap::new();
    for words in told {
        for one in score(words, &asked) {
            scores.entry(one.key.clone()).or_default().push((one, words.as_str()));
        }
    }
    let rate_one = |one: &Trait| rate(one, scores.get(&one.key)?);
    let mut rated: Vec<NetworkTrait> = library.iter().filter_map(rate_one).collect();
    rated.sort_by(|one, other| (other.level, &one.name).cmp(&(one.level, &other.name)));
    rated
}

/// The level that two different bullets reach, in their words. Nothing where another speaks against it.
fn rate(one: &Trait, scores: &[(Score, &str)]) -> Option<NetworkTrait> {
    if scores.iter().any(|(score, _)| score.level().is_some_and(|level| level < MEETS)) {
        return None;
    }
    let mut speaking: Vec<Earned> = scores.iter().filter_map(|(score, words)| earned(score, words)).collect();
    speaking.sort_by_key(|bullet| Reverse(bullet.level));
    let mut distinct: Vec<Earned> = Vec::new();
    for bullet in speaking {
        if !distinct.iter().any(|other| is_alike(other.words, bullet.words)) {
            distinct.push(bullet);
        }
    }
    let reached = distinct.get(ENOUGH - 1)?;
    let (level, reason) = (reached.level, reached.reason.to_owned());
    let quoted = distinct.iter().filter(|bullet| bullet.level >= level).take(QUOTES);
    Some(NetworkTrait {
        level,
        reason,
        quotes: quoted.map(|bullet| bullet.words.to_owned()).collect(),
        id: one.key.clone(),
        name: one.name.clone(),
    })
}

/// Only what the bullet opens with is sure to be what the person did: "fact-checking" further on may be a subject.
fn earned<'a>(score: &'a Score, words: &'a str) -> Option<Earned<'a>> {
    let Outcome::Reached { level, reason } = &score.outcome else { return None };
    let opening = if words.starts_with("I ") { "I ".len() } else { 0 };
    let is_done = score
        .evidence
        .iter()
        .any(|span| span.side == Side::For && span.level == *level && span.bytes.start <= opening);
    (*level >= MEETS && is_done).then_some(Earned { level: *level, reason, words })
}

/// Whether two bullets tell of one thing: most of the words of the shorter are in the other.
fn is_alike(one: &str, other: &str) -> bool {
    let (one, other) = (telling(one), telling(other));
    one.intersection(&other).count() * 2 > one.len().min(other.len())
}

fn telling(words: &str) -> HashSet<String> {
    let split = words.split(|letter: char| !letter.is_alphanumeric());
    split.filter(|word| word.chars().count() >= TELLING).map(str::to_lowercase).collect()
}

/// What was done, bullet by bullet, each once.
fn told(resume: &Resume) -> Vec<String> {
    let letters: Vec<char> = resume.text.chars().collect();
    let done = resume.units.iter().filter(|unit| {
        let is_done =
            matches!(unit.kind, EvidenceKind::Outcome | EvidenceKind::Described | EvidenceKind::Practised);
        is_done && !unit.is_title
    });
    let mut told: Vec<String> = Vec::new();
    let mut length = 0;
    for unit in done {
        let words = letters.get(unit.span.start as usize..unit.span.end as usize).unwrap_or_default();
        let words = whole(&words.iter().collect::<String>());
        length += words.len();
        if length > LONGEST {
            break;
        }
        if !words.is_empty() && !told.contains(&words) {
            told.push(words);
        }
    }
    told
}

/// On one line, without what marks it as an entry of a list.
fn whole(words: &str) -> String {
    let words = words.split_whitespace().collect::<Vec<_>>().join(" ");
    let is_mark = |letter: char| !letter.is_alphanumeric() && !"([\"'“‘".contains(letter);
    words.trim_start_matches(is_mark).to_owned()
}

#[cfg(test)]
mod tests {
    use traits::starter;

    use super::*;

    const NOTHING: [(String, u8, Vec<String>); 0] = [];

    /// What bullets show of the traits that come with the suite.
    fn shown_by(bullets: &[&str]) -> Vec<(String, u8, Vec<String>)> {
        let told: Vec<String> = bullets.iter().map(|&words| words.to_owned()).collect();
        rated(&told, starter()).into_iter().map(|one| (one.name, one.level, one.quotes)).collect()
    }

    #[test]
    fn two_bullets_that_show_a_trait_are_quoted_whole() {
        let (debate, nurses) =
            ("Coached the debate team to a final.", "I mentored twenty nurses on the ward.");
        let shown = shown_by(&["Answered the telephone.", debate, nurses]);
        assert_eq!(shown, [("Coaching".to_owned(), 3, vec![debate.to_owned(), nurses.to_owned()])]);
    }

    #[test]
    fn one_bullet_shows_no_trait() {
        for bullet in [
            "Coached the debate team to a final.",
            "Cut page load times in half.",
            "Mentored two apprentices every week until they passed their exams.",
        ] {
            assert_eq!(shown_by(&[bullet, "Answered the telephone."]), NOTHING, "{bullet}");
        }
    }

    #[test]
    fn the_same_bullet_in_other_words_counts_once() {
        let again = ["Cut page load times in half.", "Cut page load times in half, with a very good team."];
        assert_eq!(shown_by(&again), NOTHING);
        let kept = [
            "Kept Rust going and taught sound design to newcomers.",
            "Kept Python going and taught legal writing to newcomers.",
        ];
        assert_eq!(shown_by(&kept), NOTHING);
    }

    #[test]
    fn words_of_two_bullets_make_no_story() {
        let shown = shown_by(&[
            "Led the move to continuous delivery.",
            "Learned fact-checking here, from people who were very good at it.",
            "With a small team, ran the on-call rotation.",
            "Kept patient data in order for the ward.",
        ]);
        assert_eq!(shown, NOTHING);
    }

    #[test]
    fn what_is_only_worked_on_is_not_done() {
        let worked =
            ["Worked on wound care and audition coaching.", "Daily work in triage and peer coaching."];
        assert_eq!(shown_by(&worked), NOTHING);
    }

    #[test]
    fn the_level_is_one_that_two_bullets_reach() {
        let best = "Mentored two apprentices every week until they passed their exams.";
        let shown = shown_by(&["Coached the debate team to a final.", best]);
        let levels: Vec<(&str, u8)> = shown.iter().map(|(name, level, _)| (name.as_str(), *level)).collect();
        assert_eq!(levels, [("Coaching", 3)]);
        assert_eq!(shown[0].2[0], best, "the best is quoted first");
    }

    #[test]
    fn bullets_are_alike_if_they_share_most_of_their_words() {
        for (one, other, expected) in [
            ("Cut page load times in half", "Best of all: cut page load times in half", true),
            ("Cut costs.", "Cut costs.", true),
            ("Led a team of nurses", "Led a team of teachers", false),
            ("Mentored twenty nurses", "Mentored new teachers", false),
            ("Built dashboards", "Wrote the guide", false),
        ] {
            assert_eq!(is_alike(one, other), expected, "{one} / {other}");
        }
    }

    #[test]
    fn a_bullet_is_quoted_without_its_mark() {
        assert_eq!(whole("• Cut costs\n  (by 40%)"), "Cut costs (by 40%)");
        assert_eq!(whole("- “Best of show” won"), "“Best of show” won");
    }
}
