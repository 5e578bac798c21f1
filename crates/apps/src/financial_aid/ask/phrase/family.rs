//! What is said of a family's figures.

use chat::{
    Outcome, Phrased, Sentence,
    phrase::{Voice, agree, and_list, count_of, number_word, paragraph, sentence},
};
use serde_json::Value;

use crate::financial_aid::outputs::words;

fn source(outcome: &Outcome) -> u32 {
    outcome.sources.first().map_or(1, |source| source.number)
}

fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or_default()
}

fn year(outcome: &Outcome) -> &str {
    text(&outcome.data["year"], "awardYear")
}

/// What is missing before anything can be said.
fn unfinished(outcome: &Outcome) -> Sentence {
    let missing = text(&outcome.data, "missingFields");
    sentence()
        .say(format!("Some answers are missing for this: {missing}. Answer them on the worksheet first"))
        .end()
}

pub fn estimate(outcome: &Outcome, voice: &mut Voice, phrased: &mut Phrased) {
    let (data, from, year) = (&outcome.data, source(outcome), year(outcome));
    if data["complete"] != true {
        phrased.parts.push(paragraph(range(outcome, from, year)));
        phrased.suggestions = vec!["What is still missing?".to_owned()];
        return;
    }
    let index = words::number(data["index"].as_i64().unwrap_or_default());
    let pell = data["pell"].as_i64().unwrap_or_default();
    let lead =
        voice.pick(&["The Student Aid Index for {year} comes to ", "For {year} the Student Aid Index is "]);
    let first = sentence().say(lead.replace("{year}", year)).strong(index).from(from).end();
    let way = text(data, "way");
    let second = if pell > 0 {
        sentence()
            .say("The scheduled Pell Grant is ")
            .strong(words::money(pell))
            .say(format!(" for a full-time year: {way}"))
            .from(from)
            .end()
    } else {
        sentence()
            .say(format!("There would be no Pell Grant: {}", way.trim_start_matches("no grant: ")))
            .from(from)
            .end()
    };
    phrased.parts.push(paragraph([first, second]));
    phrased.parts.extend(outcome.parts.iter().cloned());
    phrased.suggestions =
        ["What if income were $10,000 higher?", "Explain the available income", "Compare the award years"]
            .map(str::to_owned)
            .into();
}

/// As long as answers are missing.
fn range(outcome: &Outcome, from: u32, year: &str) -> Vec<Sentence> {
    let data = &outcome.data;
    let end = |what: &str, end: &str| data[what][end].as_i64().unwrap_or_default();
    let between = sentence()
        .say(format!("So far the Student Aid Index for {year} lies between "))
        .strong(words::number(end("index", "least")))
        .say(" and ")
        .strong(words::number(end("index", "most")))
        .from(from)
        .end();
    let grant = sentence()
        .say("The Pell Grant lies between ")
        .strong(words::money(end("pell", "least")))
        .say(" and ")
        .strong(words::money(end("pell", "most")))
        .from(from)
        .end();
    let mut said = vec![between, grant];
    for (key, one, many) in [("missing", "is missing", "are missing"), ("wrong", "cannot be", "cannot be")] {
        let count = data[key].as_u64().unwrap_or_default();
        if count > 0 {
            let fields = text(data, &format!("{key}Fields"));
            let lead = chat::phrase::sentence_case(&count_of(count, "answer"));
            said.push(
                sentence().say(format!("{lead} {}: {fields}", agree(count, one, many))).from(from).end(),
            );
        }
    }
    said
}

pub fn line(outcome: &Outcome, phrased: &mut Phrased) {
    if outcome.data["complete"] != true {
        phrased.parts.push(paragraph([unfinished(outcome)]));
        return;
    }
    let from = source(outcome);
    let lines = outcome.data["lines"].as_array().map_or(&[][..], Vec::as_slice);
    for line in lines {
        let (label, value) = (text(line, "label"), text(line, "value"));
        let first = sentence().say(format!("{label}: ")).strong(value).from(from).end();
        let rule = sentence().say(format!("The rule: “{}”", capital(text(line, "rule")))).from(from).end();
        let inputs = line["inputs"].as_array().map_or(&[][..], Vec::as_slice);
        let named: Vec<String> = inputs
            .iter()
            .filter(|input| !["$0", "no"].contains(&text(input, "value")))
            .map(|input| format!("{} ({})", text(input, "what"), text(input, "value")))
            .collect();
        let made = (!named.is_empty())
            .then(|| sentence().say(format!("What went in: {}", and_list(&named))).from(from).end());
        let cell = &line["cell"];
        let looked_up = (!cell.is_null()).then(|| {
            let (table, row) = (text(cell, "table"), text(cell, "row"));
            sentence().say(format!("Looked up in the table “{table}”, row “{row}”")).from(from).end()
        });
        phrased.parts.push(paragraph([first, rule].into_iter().chain(made).chain(looked_up)));
    }
    phrased.parts.extend(outcome.parts.iter().cloned());
}

/// A rule begins as a sentence does.
fn capital(rule: &str) -> String {
    chat::phrase::sentence_case(rule)
}

pub fn what_if(outcome: &Outcome, phrased: &mut Phrased) {
    if outcome.data["complete"] != true {
        phrased.parts.push(paragraph([unfinished(outcome)]));
        return;
    }
    let from = source(outcome);
    let said =
        if outcome.data["credits"].is_null() { amounts(outcome, from) } else { credits(outcome, from) };
    phrased.parts.push(paragraph(said));
    phrased.parts.extend(outcome.parts.iter().cloned());
    phrased.suggestions = ["And with 9 credits?", "What if savings were $20,000?"].map(str::to_owned).into();
}

fn amounts(outcome: &Outcome, from: u32) -> Vec<Sentence> {
    let data = &outcome.data;
    let (what, now, then) = (text(data, "what"), text(data, "now"), text(data, "then"));
    let lead = if data["isSize"] == true {
        format!("With {then} people in the family instead of {now}, ")
    } else {
        format!("With {what} at {then} instead of {now}, ")
    };
    let of = |key: &str, at: &str| data[key][at].as_i64().unwrap_or_default();
    let index = words::number(of("index", "then"));
    let grant = words::money(of("pell", "then"));
    let mut said = vec![
        sentence()
            .say(format!("{lead}the Student Aid Index would be "))
            .strong(index)
            .say(difference(of("index", "change"), &words::number(of("index", "now")), words::number))
            .from(from)
            .end(),
        sentence()
            .say("The Pell Grant would be ")
            .strong(grant)
            .say(difference(of("pell", "change"), &words::money(of("pell", "now")), words::money))
            .from(from)
            .end(),
    ];
    if let Some(marginal) = data["marginal"].as_object() {
        let part = |key: &str| marginal.get(key).and_then(Value::as_i64).unwrap_or_default();
        let effect = match part("sai") {
            0 => "does not change the index".to_owned(),
            change if change > 0 => format!("raises the index by {}", words::number(change)),
            change => format!("lowers the index by {}", words::number(change.saturating_abs())),
        };
        said.push(
            sentence()
                .say(format!("From where it is now, {} more {effect}", words::money(part("more"))))
                .from(from)
                .end(),
        );
    }
    if data["movesIncome"] == true {
        let text = "The income tax paid stays as it is here: a change of income changes it too, and I do not guess by how much";
        said.push(sentence().say(text).end());
    }
    said
}

/// ", 268 more than now", ", as now"
fn difference(change: i64, now: &str, read: fn(i64) -> String) -> String {
    match change {
        0 => ", as it is now".to_owned(),
        change if change > 0 => format!(", {} more than the {now} of now", read(change)),
        change => format!(", {} less than the {now} of now", read(change.saturating_abs())),
    }
}

fn credits(outcome: &Outcome, from: u32) -> Vec<Sentence> {
    let data = &outcome.data;
    let count = data["credits"].as_u64().unwrap_or_default();
    let of = number_word(count);
    let credits = if count == 1 { "credit" } else { "credits" };
    let intensity = data["intensity"].as_i64().unwrap_or_default();
    let mut said = vec![
        sentence()
            .say(format!("With {of} {credits} in each term the enrollment intensity is "))
            .strong(format!("{intensity}%"))
            .from(from)
            .end(),
    ];
    let (now, then) = (text(&data["pell"], "now"), text(&data["pell"], "then"));
    let instead = if now == then { ", as it is now".to_owned() } else { format!(" instead of {now}") };
    said.push(
        sentence().say("The Pell Grant of the year would be ").strong(then).say(instead).from(from).end(),
    );
    if let Some(term) = data["term"].as_str() {
        said.push(sentence().say(format!("That is {term} for a term")).from(from).end());
    }
    if !data["net"].is_null() {
        let (now, then) = (text(&data["net"], "now"), text(&data["net"], "then"));
        let instead = if now == then { ", as it is now".to_owned() } else { format!(" instead of {now}") };
        let text = "The net price would be ";
        said.push(sentence().say(text).strong(then).say(instead).from(from).end());
        let caution = "The costs on the worksheet are left as they are; fewer credits may cost less tuition";
        said.push(sentence().say(caution).end());
    }
    said
}

pub fn package(outcome: &Outcome, phrased: &mut Phrased) {
    let data = &outcome.data;
    if data["needsSchool"] == true {
        let text = "The worksheet has no costs for a school yet. Add a school with its costs, then ask again";
        phrased.parts.push(paragraph([sentence().say(text).end()]));
        return;
    }
    if data["complete"] != true {
        phrased.parts.push(paragraph([unfinished(outcome)]));
        return;
    }
    let from = source(outcome);
    let school = text(data, "school");
    let mut said = vec![
        sentence()
            .say(format!(
                "A year at {school} costs {}, and grants and scholarships pay {} of it",
                text(data, "cost"),
                text(data, "grants")
            ))
            .from(from)
            .end(),
        sentence().say("That leaves a net price of ").strong(text(data, "net")).from(from).end(),
    ];
    let mut helps = Vec::new();
    if data["hasWork"] == true {
        helps.push(format!("work-study of {}", text(data, "work")));
    }
    if data["hasLoans"] == true {
        helps.push(format!("direct loans of {}", text(data, "loans")));
    }
    if !helps.is_empty() {
        let text =
            format!("It could be met with {}, which leave {} to pay", and_list(&helps), text(data, "left"));
        said.push(sentence().say(text).from(from).end());
        said.push(sentence().say("Loans are paid back, and work is paid by the hour").end());
    }
    let payments = data["payments"].as_array().map_or(&[][..], Vec::as_slice);
    let paid: Vec<String> = payments
        .iter()
        .map(|payment| format!("{} in the term {}", text(payment, "amount"), text(payment, "term")))
        .collect();
    if !paid.is_empty() {
        said.push(
            sentence().say(format!("The Pell Grant is paid by term: {}", and_list(&paid))).from(from).end(),
        );
    }
    phrased.parts.push(paragraph(said));
    phrased.parts.extend(outcome.parts.iter().cloned());
    phrased.suggestions = ["And with 9 credits?", "Explain the net price"].map(str::to_owned).into();
}

pub fn years(outcome: &Outcome, phrased: &mut Phrased) {
    let from = source(outcome);
    let years = outcome.data["years"].as_array().map_or(&[][..], Vec::as_slice);
    let said = years.iter().map(|one| {
        let text = format!(
            "In {} the same answers give an index of {} and a Pell Grant of {}",
            text(one, "year"),
            text(one, "index"),
            text(one, "pell"),
        );
        sentence().say(text).from(from).end()
    });
    let caution = sentence()
        .say("Each award year looks at another tax return; the answers are taken as they are")
        .end();
    phrased.parts.push(paragraph(said.chain([caution])));
    phrased.parts.extend(outcome.parts.iter().cloned());
}
