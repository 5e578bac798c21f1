//! The words of the suite's own conversation.

use chat::{
    Criterion, Need, Origin, Outcome, Phrased, Sentence, Told,
    phrase::{self, Cited, Found, InWords, Nothing, Voice, agree, count_of, paragraph, sentence},
    understand::{Change, Understood},
};

use super::{
    request::{parted, spelled_out},
    tools::{COUNT_PEOPLE, FIND_PEOPLE},
};

pub fn phrase(told: &Told<'_>, voice: &mut Voice) -> Phrased {
    if let Some(reply) = phrase::reply(told.understood) {
        return reply;
    }
    if told.understood.intent.as_deref() == Some("tell") {
        return about_one(told);
    }
    // What the tools could not use is said to be left out, and nothing else is said of it.
    let (criteria, mut unused) = parted(told.understood);
    unused.extend(told.understood.unused.iter().cloned());
    let understood = Understood { criteria, unused, ..told.understood.clone() };
    let told = &Told { message: told.message, understood: &understood, ran: told.ran };
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

/// What those who are asked for are called.
fn noun(told: &Told<'_>) -> &'static str {
    let kind = told.understood.criteria.iter().find(|one| one.slot == "kind" && is_wanted(one));
    match kind.map(|kind| kind.text.as_str()) {
        Some("students") => "student",
        Some("alumni") => "alum",
        Some("staff") => "staff member",
        _ if told.understood.criteria.iter().any(|one| one.slot == "mentor" && is_wanted(one)) => "mentor",
        _ => "person",
    }
}

fn is_wanted(criterion: &Criterion) -> bool {
    !criterion.excluded && criterion.need == Need::Must
}

/// The criteria that the noun does not say already.
fn words(told: &Told<'_>) -> InWords {
    let is_mentor = noun(told) == "mentor";
    let said = |one: &Criterion| match one.slot.as_str() {
        "count" | "by" => true,
        "kind" => is_wanted(one),
        "mentor" => is_mentor && is_wanted(one),
        _ => false,
    };
    let criteria = told.understood.criteria.iter();
    let rest: Vec<_> = criteria.filter(|one| !said(one) && !one.is_claim()).cloned().collect();
    InWords::new(&rest, |slot| match slot {
        "kind" => Some(["who [are|is] among the {l}", "other than {l}"]),
        "gave" => Some(["who gave", "who did not give"]),
        "volunteered" => Some(["who volunteered", "who did not volunteer"]),
        "mentor" => Some(["who [mentor|mentors] others", "who [do|does] not mentor others"]),
        "mentee" => Some(["who [look|looks] for a mentor", "who [do|does] not look for a mentor"]),
        "topic" => Some(["whose [profiles come|profile comes] close to “{}”", "not close to “{}”"]),
        _ => None,
    })
}

fn found(told: &Told<'_>, outcome: &Outcome, voice: &mut Voice, phrased: &mut Phrased) {
    let total = outcome.data["total"].as_u64().unwrap_or(0);
    let shown = outcome.data["people"].as_array().map_or(0, Vec::len);
    let shown = u64::try_from(shown).unwrap_or(u64::MAX);
    let (noun, words) = (noun(told), words(told));
    let source = outcome.sources.first().map(|source| source.number);
    if shown == 0 && told.understood.change != Change::More {
        let criteria = &told.understood.criteria;
        let nothing =
            Nothing { noun, pool: None, criteria, words: &words, binding: None, without: None, source };
        phrased.parts.push(paragraph(phrase::nothing(voice, &nothing)));
        phrased.suggestions = phrase::next_questions(criteria, None, false, &[]);
        return;
    }
    let change = told.understood.change;
    let is_ranked = outcome.data["ranked"].as_bool().unwrap_or(false);
    let found = Found { noun, found: total, shown, is_ranked, pool: None, words: &words, change, source };
    let mut sentences = phrase::found(voice, &found);
    sentences.extend(unordered(told).filter(|_| !is_ranked));
    phrased.parts.push(paragraph(sentences));
    phrased.parts.extend(outcome.parts.iter().cloned());
    let own: &[&str] = &["How many of them are there by industry?"];
    phrased.suggestions = phrase::next_questions(&told.understood.criteria, None, false, own);
}

/// The directory knows who gave, and puts nobody in the order of how much.
fn unordered(told: &Told<'_>) -> Option<Sentence> {
    let wants = ["most", "biggest", "largest", "top"];
    let message = told.understood.message.to_lowercase();
    let is_wanted = message.split(|letter: char| !letter.is_alphabetic()).any(|word| wants.contains(&word));
    let gave = told.criterion("gave").is_some_and(|one| !one.excluded);
    let text = "I can tell who gave, but not who gave most: they are in the order of their names";
    (gave && is_wanted).then(|| sentence().say(text).end())
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
    sentences.extend(largest(outcome, source).or_else(|| alike(outcome, total, source)));
    phrased.parts.push(paragraph(sentences));
    phrased.parts.extend(outcome.parts.iter().cloned());
    let own: &[&str] = match (total, &outcome.data["by"]) {
        (0, _) => &[],
        (_, by) if by.is_null() => &["Show them by decade", "Show them by industry"],
        _ => &["Who are they?"],
    };
    phrased.suggestions = phrase::next_questions(&told.understood.criteria, None, false, own);
}

/// Which of the groups is the largest.
fn largest(outcome: &Outcome, source: u32) -> Option<Sentence> {
    let groups = outcome.data["groups"].as_array()?;
    let count = |group: &serde_json::Value| group["count"].as_u64().unwrap_or(0);
    let most = groups.iter().map(count).max().filter(|_| groups.len() > 1)?;
    let the = if outcome.data["by"] == "decade" { "the " } else { "" };
    let name = |group: &serde_json::Value| Some(format!("{the}{}", group["group"].as_str()?));
    let names: Vec<String> = groups.iter().filter(|group| count(group) == most).filter_map(name).collect();
    let count = phrase::number_word(most);
    let text = match &names[..] {
        [only] => format!("The largest group is {only}, with {count}"),
        [one, other] => format!("The largest groups are {one} and {other}, with {count} each"),
        _ => "No group stands out".to_owned(),
    };
    Some(sentence().say(text).from(source).end())
}

/// Why there is no picture: they are all of one group, or of none.
fn alike(outcome: &Outcome, total: u64, source: u32) -> Option<Sentence> {
    let by = outcome.data["by"].as_str().filter(|_| total > 0)?;
    let groups = outcome.data["groups"].as_array()?;
    let known = match by {
        "decade" => "class year",
        "field" => "field of study",
        other => other,
    };
    let Some(only) = groups.first() else {
        return Some(sentence().say(format!("The directory gives no {known} for any of them")).end());
    };
    let (name, count) = (only["group"].as_str()?, only["count"].as_u64()?);
    let the = if by == "decade" { "the " } else { "" };
    let text = match (count, total) {
        (1, 1) => format!("The {known} is {the}{name}"),
        (2, 2) => format!("Both are of one group, {the}{name}, so there is nothing to chart"),
        (count, total) if count == total => {
            format!("All of them are of one group, {the}{name}, so there is nothing to chart")
        }
        (count, _) => format!(
            "The directory gives the {known} of only {} of them: {the}{name}",
            phrase::number_word(count)
        ),
    };
    Some(sentence().say(text).from(source).end())
}

/// "What does she do?"
fn about_one(told: &Told<'_>) -> Phrased {
    let mut phrased = Phrased::default();
    let outcomes = told.ran.iter().filter_map(|ran| ran.outcome.as_ref().ok());
    for outcome in outcomes {
        let sentences = outcome.data["people"].as_array().into_iter().flatten().map(|person| {
            let text = |key: &str| person[key].as_str().filter(|text| !text.is_empty());
            let name = text("name").unwrap_or_default();
            let number = outcome.sources.last().map_or(1, |source| source.number);
            let does = text("does").map_or_else(|| "nothing about their work".to_owned(), str::to_owned);
            let place = text("place").map(|place| format!(", in {place}")).unwrap_or_default();
            sentence()
                .say("The directory has of ")
                .strong(name)
                .say(format!(": {does}{place}"))
                .from(number)
                .end()
        });
        phrased.parts.push(paragraph(sentences));
        phrased.parts.extend(outcome.parts.iter().cloned());
    }
    // One that failed is told of as such.
    if phrased.parts.is_empty() && told.ran.iter().all(|ran| ran.outcome.is_ok()) {
        let text = "I do not see that one in the list above. Try the name, or “the first one”";
        phrased.parts.push(paragraph([sentence().say(text).end()]));
    }
    phrased
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
            heading: &passage.heading,
            text: &passage.quote,
            source: source.number,
        })
        .collect();
    let topic = told.criterion("topic").filter(|topic| !topic.is_claim()).map(|topic| topic.text.as_str());
    // A message that goes on was completed from the one before.
    let question = match told.understood.message.as_str() {
        "" => told.message,
        question => question,
    };
    phrased.parts.extend(phrase::quoted(voice, &spelled_out(question), topic, &passages));
    phrased.suggestions = Vec::new();
}
