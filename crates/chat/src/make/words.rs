//! Puts the answer into words, the model's or the engine's own, and lets no sentence pass unchecked.

use super::{Task, model, notices};
use crate::{
    Fact, Origin, Part, Phrased, Source, Told,
    fact::{Amount, Figure, Quote},
    guard::{self, Ground, Verdict, Vocabulary},
    live::Draft,
    part::Text,
};

/// What may be said.
pub struct Grounds {
    /// By a model: what the tools gave, and how many of it are shown.
    model: Option<Ground>,
    /// By the engine: also what was asked, which it repeats and never takes for true, and what the app says of itself.
    /// A ground is made of them when it speaks: thousands may wait for a model that seldom fails.
    own: Vec<Fact>,
    vocabulary: Vocabulary,
}

impl Grounds {
    fn own(&self) -> Ground {
        Ground::new(&self.own, &self.vocabulary)
    }
}

pub fn grounds(task: &Task, told: &Told<'_>, phrased: &Phrased) -> Grounds {
    let mut facts = given(told, phrased);
    let vocabulary = task.assistant.vocabulary();
    let model = task.chosen.is_some().then(|| Ground::new(&facts, &vocabulary));
    let understood = told.understood;
    let fallback = &task.assistant.grammar.fallback;
    let criteria = understood.criteria.iter().chain(&understood.unused);
    let criteria = criteria.filter(|criterion| !criterion.is_claim()).map(|criterion| &criterion.text);
    let asked = [understood.asks.as_ref(), understood.says.as_ref()];
    let texts = criteria.chain(asked.into_iter().flatten()).map(String::as_str);
    let texts = texts.chain([fallback.can, fallback.example]);
    facts.extend(texts.map(|text| Fact::Quote(Quote { text: text.to_owned(), source: 0 })));
    Grounds { model, own: facts, vocabulary }
}

fn given(told: &Told<'_>, phrased: &Phrased) -> Vec<Fact> {
    let mut facts: Vec<Fact> = Vec::new();
    for outcome in told.ran.iter().flat_map(|ran| &ran.outcome) {
        facts.extend(outcome.facts.iter().cloned());
        facts.extend(outcome.sources.iter().flat_map(named));
    }
    for part in &phrased.parts {
        if let Some(count) = shown(part) {
            let amount = Amount::Count(count);
            facts.push(Fact::Figure(Figure { label: "shown".to_owned(), amount, source: 0 }));
        }
    }
    facts
}

/// A source may be called by its title and its page.
fn named(source: &Source) -> Vec<Fact> {
    let number = source.number;
    let mut facts = vec![Fact::Quote(Quote { text: source.title.clone(), source: number })];
    if let Origin::Passage(passage) = &source.origin {
        let amount = Amount::Number(passage.page.into());
        facts.push(Fact::Figure(Figure { label: "page".to_owned(), amount, source: number }));
        let label = passage.label.iter().map(|label| Quote { text: format!("page {label}"), source: number });
        facts.extend(label.map(Fact::Quote));
    }
    facts
}

fn shown(part: &Part) -> Option<u64> {
    let count = match part {
        Part::People(people) => people.cards.len(),
        Part::Matches(matches) => matches.cards.len(),
        Part::Table(table) => table.rows.len(),
        _ => return None,
    };
    u64::try_from(count).ok()
}

/// What a language model is given to phrase. Without a model, or where no tool gave anything, there is nothing.
pub fn material(task: &Task, told: &Told<'_>, phrased: &Phrased) -> Option<String> {
    let has_something = task.chosen.is_some() && told.ran.iter().any(|ran| ran.outcome.is_ok());
    has_something.then(|| model::material(task, told, phrased))
}

/// Says it: by the model, or if there is none or it fails, by the engine.
pub async fn say(task: &Task, material: Option<String>, (phrased, grounds): (&Phrased, &Grounds)) {
    let mut away = None;
    if let (Some(material), Some(chosen), Some(ground)) = (material, &task.chosen, &grounds.model) {
        let results = phrased.parts.iter().filter(|part| !matches!(part, Part::Text(_)));
        task.draft.follow_with(results.cloned().collect());
        match model::phrase(task, (material, ground), chosen).await {
            Ok(()) => return finish(&task.draft),
            Err(why) => away = Some(notices::model_away(&why)),
        }
        // Nothing of it is left.
        task.draft.take_rest();
    }
    say_plainly(task, phrased, &grounds.own());
    finish(&task.draft);
    if let Some(notice) = away {
        task.draft.part(notice);
    }
}

/// What follows the words, whether they came to their end or were stopped.
pub fn finish(draft: &Draft) {
    let rest = draft.take_rest();
    for part in notices::cut(&rest.cut).into_iter().chain(rest.parts) {
        draft.part(part);
    }
}

/// The engine's own words. They pass the same guard: a template can be wrong, too.
fn say_plainly(task: &Task, phrased: &Phrased, ground: &Ground) {
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
                    task.draft.cut(reason);
                }
            }
        }
        if !checked.sentences.is_empty() {
            task.draft.part(Part::Text(checked));
        }
    }
}
