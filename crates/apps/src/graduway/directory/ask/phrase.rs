//! The words of the conversation about the directory.

use chat::{
    Criterion, Notice, NoticeReason, Outcome, Phrased, Sentence, Told,
    part::{Part, Style, Text},
    phrase::{self, Voice, agree, and_list, count_of, number_word, paragraph, sentence},
    understand::Change,
};
use serde_json::Value;

use super::tools::{COUNT_ALUMNI, FIND_ALUMNI, FIND_RECORDS, TREND_ALUMNI};

pub fn phrase(told: &Told<'_>, voice: &mut Voice) -> Phrased {
    if let Some(reply) = phrase::reply(told.understood) {
        return reply;
    }
    let mut phrased = Phrased::default();
    if told.understood.intent.as_deref() == Some("tell") {
        about_one(told, &mut phrased);
        return phrased;
    }
    if let Some(outcome) = told.outcome(FIND_ALUMNI) {
        found(told, outcome, voice, &mut phrased);
    }
    if let Some(outcome) = told.outcome(COUNT_ALUMNI) {
        counted(outcome, voice, &mut phrased);
    }
    if let Some(outcome) = told.outcome(TREND_ALUMNI) {
        changed(outcome, &mut phrased);
    }
    if let Some(outcome) = told.outcome(FIND_RECORDS) {
        looked_up(told, outcome, voice, &mut phrased);
    }
    let unknown = not_understood(&told.understood.unused);
    phrased.parts.extend(unknown.map(|said| paragraph([said])));
    phrased.parts.extend(figures_left_out(&told.understood.unused));
    phrased
}

/// No sentence repeats a figure that nobody has checked: what was said with one stands beside them.
fn figures_left_out(unused: &[Criterion]) -> Option<Part> {
    let texts: Vec<String> =
        unused.iter().filter(|one| one.is_claim()).map(|one| format!("“{}”", one.text)).collect();
    let text = || format!("Not understood, and left out: {}.", and_list(&texts));
    (!texts.is_empty()).then(|| Part::Notice(Notice::new(NoticeReason::NotUnderstood, text())))
}

/// What nothing was made of is said, and said not to count.
fn not_understood(unused: &[Criterion]) -> Option<Sentence> {
    let texts: Vec<String> =
        unused.iter().filter(|one| !one.is_claim()).map(|one| format!("“{}”", one.text)).collect();
    let it_does = if texts.len() == 1 { "it does" } else { "they do" };
    (!texts.is_empty()).then(|| {
        let said = format!("I made nothing of {}, so {it_does} not narrow what is shown", and_list(&texts));
        sentence().say(said).end()
    })
}

fn source(outcome: &Outcome) -> u32 {
    outcome.sources.first().map_or(1, |source| source.number)
}

fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or_default()
}

/// ": graduated 1990–1999, field chemistry", or nothing if everybody is meant.
fn which(outcome: &Outcome) -> String {
    match text(&outcome.data, "reading") {
        "" | "everybody in the directory" => String::new(),
        reading => format!(": {reading}"),
    }
}

fn notes(outcome: &Outcome) -> Vec<Sentence> {
    let all = outcome.data["notes"].as_array().into_iter().flatten().filter_map(Value::as_str);
    all.map(|note| sentence().say(note).from(source(outcome)).end()).collect()
}

fn found(told: &Told<'_>, outcome: &Outcome, voice: &mut Voice, phrased: &mut Phrased) {
    let total = outcome.data["total"].as_u64().unwrap_or(0);
    let shown = outcome.data["people"].as_array().map_or(0, Vec::len) as u64;
    let from = source(outcome);
    let more = told.understood.change == Change::More;
    let first = if shown == 0 && more {
        sentence().say("That was everybody").from(from).end()
    } else if shown == 0 {
        sentence().say(format!("Nobody in the directory fits{}", which(outcome))).from(from).end()
    } else if more {
        sentence().say("Here are the next ").strong(number_word(shown)).from(from).end()
    } else {
        let lead = voice.pick(&["I found ", "In the directory there are ", "These are "]);
        let lead = if total == 1 { "I found " } else { lead };
        sentence().say(lead).strong(count_of(total, "person")).say(which(outcome)).from(from).end()
    };
    let mut sentences = vec![first];
    if !more && shown > 0 && shown < total {
        let said = format!("The first {} are shown, in the order of their names", number_word(shown));
        sentences.push(sentence().say(said).from(from).end());
    }
    sentences.extend(notes(outcome));
    phrased.parts.push(paragraph(sentences));
    phrased.parts.extend(outcome.parts.iter().cloned());
    let own: &[&str] = if total > shown {
        &["How many of them are there by industry?", "Show more"]
    } else {
        &["How many by decade?"]
    };
    let own = if shown == 0 { &[][..] } else { own };
    phrased.suggestions = phrase::next_questions(&told.understood.criteria, None, false, own);
}

fn counted(outcome: &Outcome, voice: &mut Voice, phrased: &mut Phrased) {
    let total = outcome.data["total"].as_u64().unwrap_or(0);
    let from = source(outcome);
    let lead = voice.pick(&["There", "In the directory there"]);
    let first = sentence()
        .say(format!("{lead} {} ", agree(total, "is", "are")))
        .strong(count_of(total, "person"))
        .say(which(outcome))
        .from(from)
        .end();
    let mut sentences = vec![first];
    sentences.extend(largest(outcome));
    let (without, label) = (outcome.data["without"].as_u64().unwrap_or(0), text(&outcome.data, "label"));
    if without > 0 && !label.is_empty() {
        let said = format!("Of {} of them it is not known or not shared", number_word(without));
        sentences.push(sentence().say(said).from(from).end());
    }
    sentences.extend(notes(outcome));
    phrased.parts.push(paragraph(sentences));
    phrased.parts.extend(outcome.parts.iter().cloned());
    phrased.suggestions = match (total, outcome.data["by"].is_null()) {
        (0, _) => Vec::new(),
        (_, true) => vec!["Show them by decade".to_owned(), "Show them by industry".to_owned()],
        _ => vec!["Who are they?".to_owned()],
    };
}

/// Which of the groups is the largest.
fn largest(outcome: &Outcome) -> Option<Sentence> {
    let groups = outcome.data["groups"].as_array()?;
    let count = |group: &Value| group["count"].as_u64().unwrap_or(0);
    let most = groups.iter().map(count).max().filter(|_| groups.len() > 1)?;
    let names: Vec<&str> =
        groups.iter().filter(|group| count(group) == most).map(|group| text(group, "group")).collect();
    let said = match &names[..] {
        [only] => format!("The largest group is {only}, with {}", number_word(most)),
        [one, other] => format!("The largest groups are {one} and {other}, with {} each", number_word(most)),
        _ => return None,
    };
    Some(sentence().say(said).from(source(outcome)).end())
}

fn changed(outcome: &Outcome, phrased: &mut Phrased) {
    let years: Vec<i64> =
        outcome.data["years"].as_array().into_iter().flatten().filter_map(Value::as_i64).collect();
    let from = source(outcome);
    let mut sentences = Vec::new();
    if !which(outcome).is_empty() {
        sentences.push(sentence().say(format!("Counted are these{}", which(outcome))).from(from).end());
    }
    for line in outcome.data["lines"].as_array().into_iter().flatten() {
        let counts: Vec<u64> =
            line["counts"].as_array().into_iter().flatten().filter_map(Value::as_u64).collect();
        sentences.extend(line_in_words(text(line, "name"), &years, &counts, from));
    }
    sentences.extend(notes(outcome));
    phrased.parts.push(paragraph(sentences));
    phrased.parts.extend(outcome.parts.iter().cloned());
    phrased.suggestions = vec!["Who are they?".to_owned(), "Show them by decade".to_owned()];
}

/// From the first year to the last, and when there were most.
fn line_in_words(name: &str, years: &[i64], counts: &[u64], from: u32) -> Option<Sentence> {
    let (first, last) = (years.first()?, years.last()?);
    let (before, now) = (*counts.first()?, *counts.last()?);
    let most = counts.iter().copied().max()?;
    if most == 0 {
        return Some(sentence().say(format!("{name}: nobody between {first} and {last}")).from(from).end());
    }
    let peak = years.get(counts.iter().position(|count| *count == most)?)?;
    let said = format!("{name}: {before} in {first}, {now} in {last}; the most were {most} in {peak}");
    Some(sentence().say(said).from(from).end())
}

fn looked_up(told: &Told<'_>, outcome: &Outcome, voice: &mut Voice, phrased: &mut Phrased) {
    let records = outcome.data["records"].as_array().map(Vec::as_slice).unwrap_or_default();
    let before = outcome.data["before"].as_u64().unwrap_or(0);
    if records.is_empty() && before > 0 {
        phrased.parts.push(paragraph([sentence().say("That was everything").end()]));
        return;
    }
    if records.is_empty() {
        let said = "I found nothing about that in events, groups, posts or jobs";
        phrased.parts.push(paragraph([sentence().say(said).end()]));
        phrased.suggestions =
            vec!["Which events are coming up?".to_owned(), "Which jobs are open?".to_owned()];
        return;
    }
    let lead = voice.pick(&["This is what the records say:", "Here is what I found in the records:"]);
    let total = outcome.data["total"].as_u64().unwrap_or(0);
    let is_over = outcome.data["over"].as_bool().unwrap_or(false);
    let from = source(outcome);
    let counts = told.message.to_lowercase().contains("how many") && before == 0;
    let mut first = Vec::new();
    if is_over {
        first.push(sentence().say("Nothing of the kind is planned yet").end());
    }
    if counts && !is_over {
        first.push(sentence().say("I found ").strong(count_of(total, "record")).from(from).end());
    }
    let shown = records.len() as u64;
    let part = format!("{} of {}", number_word(shown), phrase::number(total));
    if before > 0 {
        first.push(sentence().say(format!("Here are the next {part}")).from(from).end());
    } else if total > shown {
        first.push(sentence().say(format!("The first {part} are shown")).from(from).end());
    }
    if total > before + shown {
        phrased.suggestions = vec!["Show more".to_owned()];
    }
    let lead = if is_over { "This is what there was:" } else { lead };
    first.push(sentence().say(lead).end());
    phrased.parts.push(paragraph(first));
    for (record, source) in records.iter().zip(&outcome.sources) {
        let detail = text(record, "detail");
        let about = if detail.is_empty() { String::new() } else { format!(" ({detail})") };
        let title = sentence().strong(text(record, "title")).say(about).from(source.number).colon();
        phrased.parts.push(Part::Text(Text { style: Style::Item, sentences: vec![title] }));
        let quote = Sentence::from(text(record, "quote")).from_source(source.number);
        if !text(record, "quote").is_empty() {
            phrased.parts.push(Part::Text(Text { style: Style::Quote, sentences: vec![quote] }));
        }
    }
}

/// "What does the second one do?"
fn about_one(told: &Told<'_>, phrased: &mut Phrased) {
    for outcome in told.ran.iter().filter_map(|ran| ran.outcome.as_ref().ok()) {
        for person in outcome.data["people"].as_array().into_iter().flatten() {
            let number = outcome.sources.last().map_or(1, |source| source.number);
            let known: Vec<&str> = ["work", "studied", "place"]
                .map(|key| text(person, key))
                .into_iter()
                .filter(|it| !it.is_empty())
                .collect();
            let said = if known.is_empty() { "no more than the name".to_owned() } else { known.join("; ") };
            let sentence = sentence()
                .say("The directory shares of ")
                .strong(text(person, "name"))
                .say(format!(": {said}"));
            phrased.parts.push(paragraph([sentence.from(number).end()]));
        }
        phrased.parts.extend(outcome.parts.iter().cloned());
    }
    if phrased.parts.is_empty() && told.ran.iter().all(|ran| ran.outcome.is_ok()) {
        let text = "I do not see that one in the list above. Try the name, or “the first one”";
        phrased.parts.push(paragraph([sentence().say(text).end()]));
    }
}
