//! Names of the campus in what was typed: its groups and employers, and the people in the directory. What the grammar has
//! made of their words is not what was meant.

use chat::{Need, Span, Term, Value};
use matching::lexicon::text;

use super::{
    desk::Desk,
    model::{ChipOperator, Compilation, DirectoryChip, reading},
    store as rows,
};

/// A shorter name is a word like others.
const LEAST_WORDS: usize = 2;

pub async fn claim(desk: &Desk, typed: &str, compiled: &mut Compilation) -> store::Result<()> {
    let has_capitals = typed.split_whitespace().any(|word| word.starts_with(char::is_uppercase));
    if has_capitals {
        let names = rows::names(&desk.store).await?;
        let groups = names
            .groups
            .iter()
            .map(|name| ("group", "Group", name.as_str(), name.clone(), format!("member of {name}")));
        let employers = names.employers.iter().map(|name| {
            ("employer", "Employer", name.as_str(), format!("ever:{name}"), format!("worked at {name}"))
        });
        for (slot, label, name, id, said) in groups.chain(employers) {
            if let Some(span) = stands(typed, name) {
                take(compiled, (slot, label), span, (id, said));
            }
        }
    }
    let mut left = Vec::new();
    for unknown in std::mem::take(&mut compiled.unknown) {
        let is_capital = unknown.text.split([' ', '-']).all(|word| word.starts_with(char::is_uppercase));
        if is_capital && desk.is_name(&unknown.text).await? {
            let (id, said) = (unknown.text.clone(), format!("named {}", unknown.text));
            compiled.chips.push(chip(("name", "Name"), unknown.span, (id, said)));
        } else {
            left.push(unknown);
        }
    }
    compiled.unknown = left;
    compiled.reading = reading(&compiled.chips);
    Ok(())
}

/// Where a name stands as it is written, capitals and all, in characters.
fn stands(typed: &str, name: &str) -> Option<Span> {
    let (own, wanted) = (text::words(typed), text::words(name));
    if wanted.len() < LEAST_WORDS || own.len() < wanted.len() {
        return None;
    }
    let is_written = |words: &[text::Word], of: &str| -> Vec<String> {
        words.iter().map(|word| of[word.start..word.end].to_owned()).collect()
    };
    let written = is_written(&wanted, name);
    let at = (0..=own.len() - wanted.len())
        .find(|at| is_written(&own[*at..at + wanted.len()], typed) == written)?;
    let characters = |byte: usize| u32::try_from(typed[..byte].chars().count()).unwrap_or(u32::MAX);
    Some(Span { start: characters(own[at].start), end: characters(own[at + wanted.len() - 1].end) })
}

/// The chip takes the place of whatever else was made of these words. One that has the name in it is the same already.
fn take(compiled: &mut Compilation, (slot, label): (&str, &str), span: Span, (id, said): (String, String)) {
    let holds = |own: Option<Span>| own.is_some_and(|own| own.start <= span.start && span.end <= own.end);
    if compiled.chips.iter().any(|chip| chip.slot == slot && holds(chip.span)) {
        return;
    }
    let is_inside = |own: Span| span.start < own.end && own.start < span.end;
    let excluded = compiled.chips.iter().any(|chip| chip.excluded && chip.span.is_some_and(is_inside));
    compiled.chips.retain(|chip| !chip.span.is_some_and(is_inside));
    compiled.unknown.retain(|unknown| !is_inside(unknown.span));
    compiled.chips.push(DirectoryChip { excluded, ..chip((slot, label), span, (id, said)) });
}

fn chip((slot, label): (&str, &str), span: Span, (id, said): (String, String)) -> DirectoryChip {
    DirectoryChip {
        slot: slot.to_owned(),
        label: label.to_owned(),
        operator: ChipOperator::Is,
        value: Value::Term(Term { id, name: said.clone() }),
        text: said,
        excluded: false,
        need: Need::Must,
        span: Some(span),
    }
}
