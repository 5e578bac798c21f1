//! Words that keep some people away, or mean one kind of them, each with what to say instead.

use super::{Field, Finding, Kind, Weight, find_phrase, words};

const CODED: &[(&str, &str)] = &[
    ("rockstar", "say what the person does well"),
    ("rock star", "say what the person does well"),
    ("ninja", "name the skill"),
    ("guru", "name the skill"),
    ("wizard", "name the skill"),
    ("superhero", "name the result"),
    ("aggressive", "“persistent” or “direct”"),
    ("aggressively", "“persistently” or “directly”"),
    ("dominant", "“leads the discussion when needed”"),
    ("dominate", "“lead”"),
    ("dominates", "“leads”"),
    ("competitive", "say what is compared with what"),
    ("fearless", "“takes a reasoned risk”"),
    ("ambitious", "“sets goals and reaches them”"),
    ("assertive", "“states a view and its reasons”"),
    ("strong-willed", "“keeps to a decision with reasons”"),
    ("tough", "say what is hard about the work"),
    ("nurturing", "“helps others to grow”"),
    ("sensitive", "“notices and asks”"),
    ("bubbly", "say what the person does with others"),
    ("feisty", "“disagrees openly”"),
    ("bossy", "“gives directions”"),
    ("energetic", "say what has to be done and how fast"),
    ("high-energy", "say what has to be done and how fast"),
    ("vibrant", "say what the person does"),
    ("dynamic", "say what changes and how the person deals with it"),
    ("digital native", "name the tools"),
    ("tech-savvy", "name the tools"),
    ("recent graduate", "name the skill or the level"),
    ("mature", "“decides with care”"),
    ("seasoned", "name the experience"),
    ("fresh", "say what is new about it"),
    ("native english", "“clear written and spoken English”"),
    ("manpower", "“staff”"),
    ("salesman", "“salesperson”"),
    ("chairman", "“chair”"),
    ("foreman", "“supervisor”"),
    ("businessman", "“business person”"),
    ("man hours", "“working hours”"),
    ("mankind", "“people”"),
    ("guys", "“people”"),
    ("he", "“they” or “the person”"),
    ("she", "“they” or “the person”"),
    ("his", "“their”"),
    ("him", "“them”"),
    ("her", "“their” or “them”"),
    ("crazy", "“very busy”"),
    ("insane", "“very”"),
    ("blind spot", "“something overlooked”"),
    ("work hard play hard", "say how the work is organised"),
    ("family atmosphere", "say how people work together"),
    ("thick skin", "“takes criticism and acts on it”"),
    ("whatever it takes", "say where the limit is"),
    ("always available", "name the hours"),
];

pub fn look(field: Field, text: &str) -> Vec<Finding> {
    let words = words(text);
    let found = CODED.iter().flat_map(|(phrase, instead)| {
        find_phrase(&words, phrase).into_iter().map(move |span| (span, instead))
    });
    found
        .map(|(span, instead)| {
            let said = &text[span.clone()];
            let message =
                format!("“{said}” can read as meant for some and not for others. Instead: {instead}.");
            Finding { weight: Weight::Warning, kind: Kind::Coded, field, span, message }
        })
        .collect()
}
