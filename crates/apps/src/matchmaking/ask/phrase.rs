//! The words of matchmaking.

use chat::{
    Criterion, Outcome, Part, Phrased, Sentence, Told,
    phrase::{self, Voice, agree, and_list, count_of, lowered, number_word, paragraph, sentence},
    understand::Change,
};
use serde_json::Value;

use super::{
    back, grammar,
    tools::{EXPLAIN_MATCH, FIND_MATCHES, TRY_MATCHES},
};

type Say = fn(&Told<'_>, &Outcome, &mut Voice, &mut Phrased);

pub fn phrase(told: &Told<'_>, voice: &mut Voice) -> Phrased {
    let reply = phrase::reply(told.understood).or_else(|| back::asked_back(told));
    if let Some(mut reply) = reply {
        reply.parts.extend(back::left_out(told));
        return reply;
    }
    let mut phrased = Phrased::default();
    phrased.parts.extend(back::introduction(told));
    let ways: [(&str, Say); 3] = [(FIND_MATCHES, found), (EXPLAIN_MATCH, explained), (TRY_MATCHES, tried)];
    for ran in told.ran {
        let (Ok(outcome), Some((_, say))) =
            (&ran.outcome, ways.iter().find(|(tool, _)| *tool == ran.call.tool))
        else {
            continue;
        };
        match outcome.data["several"].as_str() {
            Some(name) => several(name, outcome, &mut phrased),
            None => say(told, outcome, voice, &mut phrased),
        }
    }
    phrased.parts.extend(not_run(told));
    phrased.parts.extend(back::left_out(told));
    phrased
}

/// Of many who are asked about, the first few are explained.
fn not_run(told: &Told<'_>) -> Option<Part> {
    let (ran, all) = (told.ran.len(), told.understood.calls.len());
    let said =
        format!("These are the first {}. Ask again for the others", number_word(u64::try_from(ran).ok()?));
    (0 < ran && ran < all).then(|| paragraph([sentence().say(said).end()]))
}

fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or_default()
}

fn whole(value: &Value) -> Option<u64> {
    value.as_u64().or_else(|| {
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "points from 0 to 100")]
        value.as_f64().filter(|number| (0.0..1e9).contains(number)).map(|number| number.round() as u64)
    })
}

fn list<'a>(value: &'a Value, key: &str) -> &'a [Value] {
    value[key].as_array().map_or(&[], Vec::as_slice)
}

fn texts(value: &Value, key: &str) -> Vec<String> {
    list(value, key).iter().filter_map(Value::as_str).map(str::to_owned).collect()
}

fn source(value: &Value) -> u32 {
    value["source"].as_u64().and_then(|number| u32::try_from(number).ok()).unwrap_or(1)
}

/// What those who are looked for are called.
fn noun(data: &Value) -> &'static str {
    if data["sought"] == "mentees" { "mentee" } else { "mentor" }
}

fn found(told: &Told<'_>, outcome: &Outcome, voice: &mut Voice, phrased: &mut Phrased) {
    let data = &outcome.data;
    let people = list(data, "people");
    let (total, compared) = (whole(&data["total"]).unwrap_or(0), whole(&data["compared"]).unwrap_or(0));
    let noun = noun(data);
    let mut sentences = Vec::new();
    if told.understood.change == Change::More && people.is_empty() {
        sentences.push(
            sentence().say("There are no further ").say(phrase::plural(noun)).say(" in the ranking").end(),
        );
    } else if told.understood.change == Change::More {
        let more = voice.pick(&["Here are {} more.", "The next {}:"]);
        let count = number_word(u64::try_from(people.len()).unwrap_or(0));
        sentences.push(sentence().say(more.replace("{}", &count)).end());
    } else {
        sentences.extend(back::uncounted(told));
        sentences.push(compared_with(data, (compared, total), voice));
        sentences.extend(unsure(data, total));
    }
    if let Some(first) = people.first().filter(|_| told.understood.change != Change::More) {
        sentences.push(best(data, first));
        sentences.extend(reasons(first));
    }
    phrased.parts.push(paragraph(sentences));
    phrased.parts.extend(outcome.parts.iter().cloned());
    phrased.parts.extend(apart(data).map(|apart| paragraph([apart])));
    phrased.suggestions = suggestions(told, data);
}

/// "I compared 312 mentors with Maya Chen; 40 fit."
fn compared_with(data: &Value, (compared, total): (u64, u64), voice: &mut Voice) -> Sentence {
    let noun = noun(data);
    let lead = voice.pick(&["I compared ", "I went through "]);
    let built = sentence().say(lead).strong(count_of(compared, noun)).say(" for ").say(text(data, "whom"));
    match total {
        0 => built.say(", and none of them fits all that has to be").from(1).end(),
        total => {
            let fit = agree(total, "fits", "fit");
            built.say(": ").say(number_word(total)).say(format!(" {fit}")).from(1).end()
        }
    }
}

/// Whoever shares little may fit or not.
fn unsure(data: &Value, total: u64) -> Option<Sentence> {
    let unsure = whole(&data["unsure"]).filter(|unsure| *unsure > 0)?;
    let who = if unsure == total { "all".to_owned() } else { number_word(unsure) };
    let built =
        sentence().say("Of ").say(who).say(" of them it is not known whether all is so that has to be");
    Some(built.from(1).end())
}

fn best(data: &Value, first: &Value) -> Sentence {
    let points = |key: &str| whole(&first[key]).unwrap_or(0).to_string();
    sentence()
        .strong(text(first, "name"))
        .say(" comes first with a fit of ")
        .say(points("fit"))
        .say(", which is ")
        .say(points("forWhom"))
        .say(format!(" for {} and ", text(data, "whom")))
        .say(points("forThem"))
        .say(" the other way")
        .from(1)
        .from(source(first))
        .end()
}

fn reasons(person: &Value) -> Option<Sentence> {
    let reasons = texts(person, "reasons");
    let told: Vec<String> = reasons.iter().map(|reason| quoted(reason)).collect();
    (!told.is_empty())
        .then(|| sentence().say("What speaks for it: ").say(told.join("; ")).from(source(person)).end())
}

/// "needs met (mock interviews)"
fn quoted(reason: &str) -> String {
    match reason.split_once(": ") {
        Some((part, words)) => format!("{} (“{words}”)", lowered(part)),
        None => reason.to_owned(),
    }
}

/// Who would fit but for something.
fn apart(data: &Value) -> Option<Sentence> {
    let apart = list(data, "apart");
    let first = apart.first()?;
    let why = texts(first, "conflicts");
    let total = whole(&data["apartTotal"]).unwrap_or(0);
    let built =
        sentence().say(phrase::sentence_case(&number_word(total))).say(" more would fit but for something: ");
    let built = built.strong(text(first, "name"));
    let built = match why.first() {
        Some(why) => built.say(format!(" (“{why}”)")),
        None => built,
    };
    let built = if total > 1 { built.say(" is the closest of them") } else { built };
    Some(built.from(1).from(source(first)).end())
}

fn suggestions(told: &Told<'_>, data: &Value) -> Vec<String> {
    let mut all = Vec::new();
    if list(data, "people").is_empty() {
        let musts =
            told.understood.criteria.iter().filter(|one| one.need == chat::Need::Must && can_go(told, one));
        all.extend(musts.take(2).map(|one| format!("What if I drop the {}?", lowered(&one.label))));
        return all;
    }
    all.push("Why the first one?".to_owned());
    let changeable = told.understood.criteria.iter().find(|one| can_go(told, one));
    all.extend(changeable.map(|one| format!("What if I drop the {}?", lowered(&one.label))));
    if whole(&data["more"]).unwrap_or(0) > 0 {
        all.push("Show more".to_owned());
    }
    all
}

/// Slots that a what-if understands by their label, as long as something else is left to compare by.
fn can_go(told: &Told<'_>, criterion: &Criterion) -> bool {
    let is_left = |one: &Criterion| {
        one.slot != criterion.slot
            && (grammar::criterion_of(one).is_some() || ["student", "like"].contains(&one.slot.as_str()))
    };
    ["place", "industry", "language", "level", "availability", "goal", "field", "title", "skill"]
        .contains(&criterion.slot.as_str())
        && told.understood.criteria.iter().any(is_left)
}

fn explained(_: &Told<'_>, outcome: &Outcome, voice: &mut Voice, phrased: &mut Phrased) {
    let data = &outcome.data;
    // Of several runs, each counts its sources from the first of its own.
    let (name, first) = (text(data, "name"), outcome.sources.first().map_or(1, |source| source.number));
    let number = first + source(data) - 1;
    let mut sentences = Vec::new();
    if let Some(missing) = data["missing"].as_str() {
        sentences.push(sentence().strong(name).say(format!(" {missing}")).from(number).end());
    }
    let place = whole(&data["place"]);
    let card = &data["card"];
    if let (Some(place), Some(fit)) = (place, whole(&card["fit"])) {
        let lead = voice.pick(&[" is in place ", " stands in place "]);
        let built =
            sentence().strong(name).say(lead).say(place.to_string()).say(" of the ranking, with a fit of ");
        sentences.push(built.say(fit.to_string()).from(first).from(number).end());
    }
    for blocked in texts(data, "blocked") {
        sentences.push(
            sentence()
                .strong(name)
                .say(" would fit but for this: “")
                .say(blocked)
                .say("”")
                .from(number)
                .end(),
        );
    }
    sentences.extend(speaks_for(data, number));
    phrased.parts.push(paragraph(sentences));
    phrased.parts.extend(outcome.parts.iter().cloned());
    if data["not"].as_bool() == Some(true) {
        phrased.parts.push(paragraph(against(data, (first, number))));
    }
    phrased.suggestions = vec!["Show more".to_owned(), format!("Somebody like {name}")];
}

fn speaks_for(data: &Value, number: u32) -> Option<Sentence> {
    let parts = list(data, "why").iter().chain(list(data, "whyThem"));
    let mut told: Vec<String> = Vec::new();
    for part in parts {
        // "Place: Boston" was asked for; where they are is what speaks for it.
        let label = text(part, "label").split(": ").next().unwrap_or_default();
        let line = match part["words"].as_str().filter(|words| !words.is_empty()) {
            Some(words) => format!("{} (“{words}”)", lowered(label)),
            None => lowered(label),
        };
        if !told.contains(&line) {
            told.push(line);
        }
    }
    told.truncate(4);
    (!told.is_empty()).then(|| sentence().say("What speaks for it: ").say(told.join("; ")).from(number).end())
}

/// What costs the place, and what would have to change.
fn against(data: &Value, (first, number): (u32, u32)) -> Vec<Sentence> {
    let mut sentences = Vec::new();
    let lost: Vec<String> = list(data, "lost")
        .iter()
        .map(|one| format!("“{}” for {}", text(one, "label"), text(one, "side")))
        .collect();
    let rival = &data["last"];
    if let (false, Some(name), Some(fit)) = (lost.is_empty(), rival["name"].as_str(), whole(&rival["fit"])) {
        let built =
            sentence().say("Against ").strong(name).say(format!(", with a fit of {fit}, it is less in "));
        sentences.push(built.say(and_list(&lost)).from(first).from(number).end());
    }
    match (data["change"]["text"].as_str(), whole(&data["change"]["place"])) {
        (Some(change), Some(place)) => {
            let built = sentence().say("The smallest change that would bring this one up: ").say(change);
            sentences
                .push(built.say(format!(", which leads to place {place}")).from(first).from(number).end());
        }
        _ if data["shown"].as_bool() == Some(true) => {
            sentences.push(sentence().say("This one is among those who are shown").end());
        }
        _ if data["passedOver"].as_bool() == Some(true) => {
            let why =
                "By fit this one is among the first; others are shown instead, because the list is varied";
            sentences.push(sentence().say(why).end());
        }
        _ if data["missing"].is_null() => {
            sentences.push(sentence().say("No change of the criteria alone would bring this one up").end());
        }
        _ => {}
    }
    sentences
}

fn tried(_: &Told<'_>, outcome: &Outcome, _: &mut Voice, phrased: &mut Phrased) {
    let data = &outcome.data;
    let criteria = texts(data, "criteria");
    let lead =
        phrase::sentence_case(&and_list(&list(data, "changes").iter().map(change).collect::<Vec<_>>()));
    let (before, after) = (whole(&data["before"]).unwrap_or(0), whole(&data["after"]).unwrap_or(0));
    let built = sentence().say(lead).say(" the ranking would have ").strong(count_of(after, "person"));
    let mut sentences = vec![built.say(format!(" instead of {}", number_word(before))).from(1).end()];
    let unasked: Vec<String> = texts(data, "unasked").iter().map(|name| format!("“{name}”")).collect();
    if !unasked.is_empty() {
        let said =
            format!("Nothing was asked for by {}, so nothing could be tried with it", and_list(&unasked));
        sentences.push(sentence().say(said).from(1).end());
    }
    for (key, verb) in [("enter", "enter"), ("leave", "leave")] {
        let moves = list(data, key);
        if moves.is_empty() {
            continue;
        }
        let names: Vec<String> = moves.iter().map(|one| text(one, "name").to_owned()).collect();
        let count = u64::try_from(names.len()).unwrap_or(0);
        let does = if count == 1 { format!("{verb}s") } else { verb.to_owned() };
        let built = sentence().say(and_list(&names)).say(format!(" {does} the list of the first by fit"));
        sentences.push(moves.iter().fold(built, |built, one| built.from(source(one))).end());
    }
    if list(data, "enter").is_empty() && list(data, "leave").is_empty() {
        sentences.push(sentence().say("The first ones by fit stay the same").end());
    }
    phrased.parts.push(paragraph(sentences));
    phrased.parts.extend(outcome.parts.iter().cloned());
    phrased.suggestions = criteria.first().map(|_| "Why the first one?".to_owned()).into_iter().collect();
}

/// "without “Place: Boston”"
fn change(data: &Value) -> String {
    let names: Vec<String> = texts(data, "criteria").iter().map(|name| format!("“{name}”")).collect();
    match text(data, "how") {
        "must" => format!("with {} as a must", and_list(&names)),
        "nice" => format!("with {} as a wish", and_list(&names)),
        _ => format!("without {}", and_list(&names)),
    }
}

fn several(name: &str, outcome: &Outcome, phrased: &mut Phrased) {
    let count = whole(&outcome.data["count"]).unwrap_or(0);
    let built = sentence().say("I know ").say(count_of(count, "person")).say(" called ").strong(name);
    phrased.parts.push(paragraph([built.say(". Whom do you mean?").from(1).end()]));
    phrased.parts.extend(outcome.parts.iter().cloned());
    phrased.suggestions = texts(&outcome.data, "choices");
}
