//! Puts the answer into words, the model's or the engine's own, and lets no sentence pass unchecked.

use super::{Task, model, notices};
use crate::{
    Fact, Part, Phrased, Told,
    conversation::PhrasedBy,
    fact::{Amount, Figure},
    guard::{self, Ground, Verdict},
    part::Text,
};

/// What may be said: what the tools gave, and how many of it are shown.
pub fn ground(task: &Task, told: &Told<'_>, phrased: &Phrased) -> Ground {
    let mut facts: Vec<Fact> = Vec::new();
    for outcome in told.ran.iter().flat_map(|ran| &ran.outcome) {
        facts.extend(outcome.facts.iter().cloned());
    }
    for part in &phrased.parts {
        if let Some(count) = shown(part) {
            let amount = Amount::Count(count);
            facts.push(Fact::Figure(Figure { label: "shown".to_owned(), amount, source: 0 }));
        }
    }
    Ground::new(&facts, &task.assistant.vocabulary())
}

fn shown(part: &Part) -> Option<u64> {
    let count = match part {
        Part::People(people) => people.cards.len(),
        Part::Table(table) => table.rows.len(),
        _ => return None,
    };
    u64::try_from(count).ok()
}

/// Says it, and tells by whom it was phrased.
pub async fn say(task: &Task, told: &Told<'_>, (phrased, ground): (&Phrased, &Ground)) -> PhrasedBy {
    let by_model = match &task.chosen {
        Some(chosen) if told.ran.iter().any(|ran| ran.outcome.is_ok()) => {
            Some(model::phrase(task, told, (phrased, ground), chosen).await)
        }
        _ => None,
    };
    let by = match by_model {
        Some(Ok(())) => PhrasedBy::Model,
        Some(Err(why)) => {
            say_plainly(task, phrased, ground);
            task.draft.part(notices::model_away(&why));
            return PhrasedBy::Engine;
        }
        None => {
            say_plainly(task, phrased, ground);
            return PhrasedBy::Engine;
        }
    };
    for part in phrased.parts.iter().filter(|part| !matches!(part, Part::Text(_))) {
        task.draft.part(part.clone());
    }
    by
}

/// The engine's own words. They pass the same guard: a template can be wrong, too.
fn say_plainly(task: &Task, phrased: &Phrased, ground: &Ground) {
    let mut cut = Vec::new();
    for part in &phrased.parts {
        let Part::Text(text) = part else {
            task.draft.part(part.clone());
            continue;
        };
        let mut checked = Text { style: text.style, sentences: Vec::new() };
        for sentence in &text.sentences {
            match guard::check(sentence, ground) {
                Verdict::Fine(sentence) => checked.sentences.push(sentence),
                Verdict::Cut(reason) => {
                    tracing::error!(
                        sentence = sentence.plain(),
                        app = task.assistant.app,
                        "our own words were cut"
                    );
                    cut.push(reason);
                }
            }
        }
        if !checked.sentences.is_empty() {
            task.draft.part(Part::Text(checked));
        }
    }
    for notice in notices::cut(&cut) {
        task.draft.part(notice);
    }
}
