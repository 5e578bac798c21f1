//! What is asked: texts as people type them, and filters that about two in a hundred pass.

use std::collections::BTreeMap;

use ai::{Embedder, MiniLm};
use campus::generate::Generator;
use matching::index::{Column, Filter, Index, Order, Page, Query, Tag, Weights};

use measure::Outcome;

pub const QUESTIONS: usize = 200;
const FILTERS: usize = 8;
/// Of everybody.
const SHARE: std::ops::Range<f64> = 0.018..0.022;

pub fn questions(generator: &Generator, model: &MiniLm) -> Outcome<Vec<Query>> {
    let roles = &generator.world().roles;
    let total = generator.size().total() as usize;
    let mut questions = Vec::new();
    for number in 0..QUESTIONS {
        let role = &roles[number * 31 % roles.len()];
        let skill = |at: usize| role.must.get(at).or(role.nice.first()).map_or("teaching", String::as_str);
        let life = generator.person(u32::try_from(number * 7919 % total)? + 1);
        let interest = life.interests.first().map_or("education", |interest| interest.text.as_str());
        let field = life.education.first().map_or("history", |education| education.field.as_str());
        let text = match number % 5 {
            0 => format!("{} in {}", role.title, role.place.city),
            1 => format!("{} with {} and {}", role.title, skill(0), skill(1)),
            2 => format!("somebody who knows {} and could mentor a student in {field}", skill(0)),
            3 => format!("{field} graduates who work as {} in the {} industry", role.title, role.industry),
            _ => format!("{interest}, {}", skill(0)),
        };
        let vector = Some(Box::new(model.embed(&[text.as_str()])?.remove(0)));
        questions.push(Query { text, vector });
    }
    Ok(questions)
}

/// The beginnings of two names, as somebody types them.
pub fn typed_names(generator: &Generator) -> Outcome<Vec<Query>> {
    let total = generator.size().total() as usize;
    let mut queries = Vec::new();
    for number in 0..QUESTIONS {
        let person = generator.person(u32::try_from(number * 104_729 % total)? + 1).person;
        let begin = |name: &str| name.chars().take(4).collect::<String>();
        let text = format!("{} {}", begin(&person.first_name), begin(&person.last_name));
        queries.push(Query { text, vector: None });
    }
    Ok(queries)
}

/// Where somebody lives or what they work in, and when they graduated.
pub fn filters(generator: &Generator, index: &Index) -> Outcome<Vec<Filter>> {
    let mut tags: BTreeMap<(&str, String), u32> = BTreeMap::new();
    let step = usize::try_from(generator.size().total() / 2000)?.max(1);
    for number in (1..=generator.size().total()).step_by(step) {
        let life = generator.person(number);
        *tags.entry(("place", life.person.place.region)).or_default() += 1;
        for position in life.positions {
            *tags.entry(("industry", position.industry)).or_default() += 1;
        }
    }
    let mut tags: Vec<_> = tags.into_iter().collect();
    tags.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    let mut filters = Vec::new();
    for ((facet, value), _) in tags {
        let tag = Filter::Any(vec![Tag::new(facet, &value)]);
        let close = windows().find_map(|(from, to)| {
            let years = Filter::Range { column: Column::new("class"), from: Some(from), to: Some(to) };
            let filter = Filter::All(vec![tag.clone(), years]);
            share(index, &filter).is_ok_and(|share| SHARE.contains(&share)).then_some(filter)
        });
        filters.extend(close);
        if filters.len() == FILTERS {
            break;
        }
    }
    if filters.is_empty() { Err("no filter is as narrow as it should be".into()) } else { Ok(filters) }
}

fn windows() -> impl Iterator<Item = (i64, i64)> {
    (1..60).flat_map(|width| (1960..2026).step_by(7).map(move |from| (from, from + width)))
}

pub fn share(index: &Index, filter: &Filter) -> Outcome<f64> {
    let nobody = Page { offset: 0, count: 0, order: Order::Id };
    let answer = index.search(&Query::default(), filter, Weights::default(), nobody)?;
    #[expect(clippy::cast_precision_loss, reason = "at most a million")]
    Ok(answer.eligible as f64 / index.people() as f64)
}
