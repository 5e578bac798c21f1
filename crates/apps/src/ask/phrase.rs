//! The words of the suite's own conversation.

use chat::{
    Origin, Outcome, Phrased, Sentence, Told,
    phrase::{self, Cited, Found, InWords, Nothing, Voice, agree, count_of, paragraph, sentence},
};

use super::tools::{COUNT_PEOPLE, FIND_PEOPLE};

pub fn phrase(told: &Told<'_>, voice: &mut Voice) -> Phrased {
    if let Some(reply) = phrase::reply(told.understood) {
        return reply;
    }
    let mut phrased = Phrased::default();
    if let Some(outcome) = told.outcome(FIND_PEOPLE) {
        found(told, outcome, voice, &mut phrased);
    }
    if let Some(outcome) = told.outcome(COUNT_PEOPLE) {
        counted(told, outcome, voice, &mut phrased);
    }
    if let Some(outcome) = told.outcome(chat::library::SEARCH_LIBRARY) {
        looked_up(told, outcome, voice, &mut phrased);
    }
    if let Some(left_out) = phrase::left_out(&told.understood.unused) {
        phrased.parts.push(paragraph([left_out]));
    }
    phrased
}

fn noun(told: &Told<'_>) -> &'static str {
    match told.criterion("kind").map(|kind| kind.text.as_str()) {
        Some("students") => "student",
        Some("alumni") => "alum",
        Some("staff") => "staff member",
        _ if told.criterion("mentor").is_some() => "mentor",
        _ => "person",
    }
}

/// The criteria that the noun does not say already.
fn words(told: &Told<'_>) -> InWords {
    let is_mentor = noun(told) == "mentor";
    let said = |slot: &str| matches!(slot, "kind" | "count" | "by") || (slot == "mentor" && is_mentor);
    let criteria = told.understood.criteria.iter();
    let rest: Vec<_> =
        criteria.filter(|criterion| !said(&criterion.slot) && !criterion.is_claim()).cloned().collect();
    InWords::new(&rest, |slot| match slot {
        "gave" => Some(["who gave", "who did not give"]),
        "volunteered" => Some(["who volunteered", "who did not volunteer"]),
        "mentor" => Some(["who [mentor|mentors] others", "who [do|does] not mentor others"]),
        "mentee" => Some(["who [look|looks] for a mentor", "who [do|does] not look for a mentor"]),
        _ => None,
    })
}

fn found(told: &Told<'_>, outcome: &Outcome, voice: &mut Voice, phrased: &mut Phrased) {
    let total = outcome.data["total"].as_u64().unwrap_or(0);
    let shown = outcome.data["people"].as_array().map_or(0, Vec::len);
    let shown = u64::try_from(shown).unwrap_or(u64::MAX);
    let (noun, words) = (noun(told), words(told));
    let source = outcome.sources.first().map(|source| source.number);
    if shown == 0 {
        let criteria = &told.understood.criteria;
        let nothing =
            Nothing { noun, pool: None, criteria, words: &words, binding: None, without: None, source };
        phrased.parts.push(paragraph(phrase::nothing(voice, &nothing)));
        phrased.suggestions = phrase::next_questions(criteria, None, false, &[]);
        return;
    }
    let change = told.understood.change;
    let found = Found { noun, found: total, shown, pool: None, words: &words, change, source };
    phrased.parts.push(paragraph(phrase::found(voice, &found)));
    phrased.parts.extend(outcome.parts.iter().cloned());
    let own: &[&str] = &["How many are there by industry?"];
    phrased.suggestions = phrase::next_questions(&told.understood.criteria, None, false, own);
}

fn counted(told: &Told<'_>, outcome: &Outcome, voice: &mut Voice, phrased: &mut Phrased) {
    let total = outcome.data["total"].as_u64().unwrap_or(0);
    let (noun, words) = (noun(told), words(told));
    let source = outcome.sources.first().map_or(1, |source| source.number);
    let words = words.of(total);
    let words = if words.is_empty() { String::new() } else { format!(" {words}") };
    let lead = voice.pick(&["There", "In the directory there"]);
    let first = sentence()
        .say(format!("{lead} {} ", agree(total, "is", "are")))
        .strong(count_of(total, noun))
        .say(words)
        .from(source)
        .end();
    let mut sentences = vec![first];
    sentences.extend(largest(outcome, source));
    phrased.parts.push(paragraph(sentences));
    phrased.parts.extend(outcome.parts.iter().cloned());
    let own: &[&str] = if outcome.parts.is_empty() {
        &["Show them by decade", "Show them by industry"]
    } else {
        &["Who are they?"]
    };
    phrased.suggestions = phrase::next_questions(&told.understood.criteria, None, false, own);
}

/// Which of the groups is the largest.
fn largest(outcome: &Outcome, source: u32) -> Option<Sentence> {
    let groups = outcome.data["groups"].as_array()?;
    let count = |group: &serde_json::Value| group["count"].as_u64().unwrap_or(0);
    let most = groups.iter().max_by_key(|group| count(group)).filter(|_| groups.len() > 1)?;
    let name = most["group"].as_str()?;
    let the = if outcome.data["by"] == "decade" { "the " } else { "" };
    let text = format!("The largest group is {the}{name}, with {}", phrase::number(count(most)));
    Some(sentence().say(text).from(source).end())
}

fn looked_up(told: &Told<'_>, outcome: &Outcome, voice: &mut Voice, phrased: &mut Phrased) {
    let cited: Vec<_> = outcome
        .sources
        .iter()
        .filter_map(|source| {
            let Origin::Passage(passage) = &source.origin else { return None };
            Some((source, passage, passage.label.clone().unwrap_or_else(|| passage.page.to_string())))
        })
        .collect();
    let passages: Vec<_> = cited
        .iter()
        .map(|(source, passage, page)| Cited {
            title: &source.title,
            page: Some(page),
            text: &passage.quote,
            source: source.number,
        })
        .collect();
    let topic = told.criterion("topic").map(|topic| topic.text.as_str());
    phrased.parts.extend(phrase::quoted(voice, told.message, topic, &passages));
    phrased.suggestions = Vec::new();
}
