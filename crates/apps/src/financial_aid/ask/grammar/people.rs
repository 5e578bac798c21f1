//! Whose answers, how many people, how many credits, and which school.

use chat::{
    Number, Term, Value, Words,
    understand::{Context, Read},
};
use matching::lexicon::{
    numbers,
    text::{Gap, Word, stem, words},
};

const PARENTS: &[&str] = &["dad", "father", "mom", "mother", "mum", "parent"];
const OTHERS: &[&str] = &["stepdad", "stepfather", "stepmom", "stepmother", "stepparent"];
const SPOUSES: &[&str] = &["husband", "spouse", "wife"];
/// After "I" and "my" these are the student's own.
const OWN: &[&str] = &[
    "cash",
    "earn",
    "earned",
    "earning",
    "income",
    "investment",
    "job",
    "made",
    "make",
    "pay",
    "salary",
    "saved",
    "saving",
    "stock",
    "wage",
    "work",
    "worked",
];
/// After these, a student is not somebody.
const STUDENT_THINGS: &[&str] = &["aid", "body", "card", "debt", "handbook", "loan", "loans"];

fn term(id: &str, name: &str) -> Value {
    Value::Term(Term { id: id.to_owned(), name: name.to_owned() })
}

fn number(value: f64) -> Value {
    Value::Number(Number { number: value })
}

/// "my parents", "my other parent", "I earned"
pub fn whose(text: &str, _: &Context<'_>) -> Vec<Read> {
    let all = words(text);
    // "my dad's" is one word here.
    let word = |at: usize| all.get(at).map_or("", |word| stem(&word.text));
    let mut found = Vec::new();
    for (at, one) in all.iter().enumerate() {
        let is_other = ["other", "second"].contains(&word(at.wrapping_sub(1))) && PARENTS.contains(&word(at));
        let is_line = ["protection", "tax"].contains(&word(at + 2));
        let is_own = match word(at) {
            "i" => (1..=2).any(|next| OWN.contains(&word(at + next))),
            "my" => OWN.contains(&word(at + 1 + usize::from(word(at + 1) == "own"))) && !is_line,
            _ => false,
        };
        let (id, name) = match word(at) {
            _ if is_other => ("otherParent", "the other parent"),
            word if PARENTS.contains(&word) => ("parents", "the parents"),
            word if OTHERS.contains(&word) => ("otherParent", "the other parent"),
            word if SPOUSES.contains(&word) => ("spouse", "the spouse"),
            "student" if !STUDENT_THINGS.contains(&word(at + 1)) => ("student", "the student"),
            _ if is_own => ("student", "the student"),
            _ => continue,
        };
        let start = if is_other { all[at - 1].start } else { one.start };
        let value = term(id, name);
        found.push(Read { bytes: start..one.end, text: name.to_owned(), value, is_pointed: true });
    }
    // "my parents' savings" are not mine.
    if found.iter().any(|read| read.text != "the student") {
        found.retain(|read| read.text != "the student");
    }
    found.truncate(1);
    found
}

fn value_of(word: &str) -> Option<f64> {
    let digits = word.parse::<u8>().ok().map(f64::from);
    digits.or_else(|| numbers::value(word).map(f64::from)).filter(|value| (1.0..=60.0).contains(value))
}

const MEMBERS: &[&str] = &[
    "baby",
    "brother",
    "brothers",
    "child",
    "children",
    "dependent",
    "kid",
    "kids",
    "member",
    "members",
    "people",
    "person",
    "sibling",
    "siblings",
    "sister",
    "sisters",
];

/// "one more child", "another sibling", "two people fewer"
pub fn more_people(text: &str, _: &Context<'_>) -> Vec<Read> {
    let all = words(text);
    let word = |at: usize| all.get(at).map_or("", |word| word.text.as_str());
    let is_near = |from: usize, to: usize| {
        (from + 1..=to).all(|at| all.get(at).is_some_and(|word| word.gap < Gap::Stop))
    };
    for at in 0..all.len() {
        let count = value_of(word(at)).filter(|value| *value <= 10.0);
        let (change, last) = match (count, word(at), word(at + 1), word(at + 2)) {
            (Some(count), _, "more" | "additional" | "extra", member) if MEMBERS.contains(&member) => {
                (count, at + 2)
            }
            (Some(count), _, "fewer" | "less", member) if MEMBERS.contains(&member) => (-count, at + 2),
            (Some(count), _, member, "more") if MEMBERS.contains(&member) => (count, at + 2),
            (Some(count), _, member, "less" | "fewer") if MEMBERS.contains(&member) => (-count, at + 2),
            (None, "another" | "additional", member, _) if MEMBERS.contains(&member) => (1.0, at + 1),
            (None, "new", "baby", _) => (1.0, at + 1),
            _ => continue,
        };
        if is_near(at, last) {
            let (size, fewer) = (change.abs(), change < 0.0);
            let people = if size > 1.0 { "people" } else { "person" };
            let said = format!("{size} {} {people}", if fewer { "fewer" } else { "more" });
            let bytes = all[at].start..all[last].end;
            return vec![Read { bytes, text: said, value: number(change), is_pointed: true }];
        }
    }
    Vec::new()
}

/// "a family of four", "six people in the household"
pub fn size(text: &str, _: &Context<'_>) -> Vec<Read> {
    let all = words(text);
    let word = |at: usize| all.get(at).map_or("", |word| word.text.as_str());
    let read = |from: usize, to: usize, size: f64| {
        let bytes = all[from].start..all[to].end;
        vec![Read { bytes, text: format!("family of {size}"), value: number(size), is_pointed: true }]
    };
    for at in 0..all.len() {
        let is_family = ["family", "household"].contains(&word(at));
        let sized = at + usize::from(is_family && word(at + 1) == "size");
        let linked = sized
            + usize::from(["of", "is", "was", "were", "with", "had", "has", "to"].contains(&word(sized + 1)));
        if let Some(size) = value_of(word(linked + 1)).filter(|_| is_family && linked > at) {
            return read(at, linked + 1, size);
        }
        if let Some(size) =
            value_of(word(at)).filter(|_| ["people", "persons", "members"].contains(&word(at + 1)))
        {
            return read(at, at + 1, size);
        }
    }
    Vec::new()
}

/// "9 credits", "half time"
pub fn credits(text: &str, _: &Context<'_>) -> Vec<Read> {
    let all = words(text);
    let word = |at: usize| all.get(at).map_or("", |word| word.text.as_str());
    for at in 0..all.len() {
        let value = match (word(at), word(at + 1)) {
            (count, "credit" | "credits" | "units") => value_of(count).map(|value| (value, at + 1)),
            ("half", "time") => Some((6.0, at + 1)),
            ("full", "time") => Some((12.0, at + 1)),
            _ => None,
        };
        let Some((value, mut last)) = value else { continue };
        last += usize::from(["hour", "hours"].contains(&word(last + 1)));
        let bytes = all[at].start..all[last].end;
        return vec![Read {
            bytes,
            text: format!("{value} credits"),
            value: number(value),
            is_pointed: true,
        }];
    }
    Vec::new()
}

const BEFORE_SCHOOL: &[&str] = &["at", "attend", "attended", "attending"];
const NO_SCHOOL: &[&str] = &["fafsa", "i", "pell", "sai"];

/// "at Northfield": a name with capitals where a school would stand.
pub fn school(text: &str, _: &Context<'_>) -> Vec<Read> {
    let all = words(text);
    let is_name = |word: &Word| {
        text[word.start..].starts_with(char::is_uppercase) && !NO_SCHOOL.contains(&word.text.as_str())
    };
    for at in 1..all.len() {
        if !BEFORE_SCHOOL.contains(&all[at - 1].text.as_str())
            || !is_name(&all[at])
            || all[at].gap >= Gap::List
        {
            continue;
        }
        let goes_on = |next: &&Word| {
            next.gap < Gap::List && (is_name(next) || ["of", "and"].contains(&next.text.as_str()))
        };
        let run = all[at + 1..].iter().take_while(goes_on).collect::<Vec<_>>();
        let last = run.iter().rev().find(|word| is_name(word)).map_or(all[at].end, |word| word.end);
        let name = text[all[at].start..last].to_owned();
        let value = Value::Words(Words { words: name.clone() });
        return vec![Read { bytes: all[at].start..last, text: name, value, is_pointed: true }];
    }
    Vec::new()
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;

    #[test]
    fn people_and_credits_are_read() {
        let context = Context::on(date(2026, 11, 16));
        let first = |reads: Vec<Read>| reads.into_iter().next().map_or_else(String::new, |read| read.text);
        for (text, expected) in [
            ("my parents’ savings", "the parents"),
            ("my savings", "the student"),
            ("if I earned more", "the student"),
            ("what if my other parent earned more", "the other parent"),
            ("my student aid index", ""),
            ("my income protection allowance", ""),
            ("my available income", ""),
            ("my own savings", "the student"),
            ("the student's wages", "the student"),
            ("our income", ""),
        ] {
            assert_eq!(first(whose(text, &context)), expected, "{text}");
        }
        for (text, expected) in [
            ("if we had one more child", "1 more person"),
            ("another sibling", "1 more person"),
            ("two more people", "2 more people"),
            ("one fewer person", "1 fewer person"),
            ("one more thing", ""),
        ] {
            assert_eq!(first(more_people(text, &context)), expected, "{text}");
        }
        for (text, expected) in [
            ("for a family of four", "family of 4"),
            ("a household of 5", "family of 5"),
            ("family size were 6", "family of 6"),
            ("6 people at home", "family of 6"),
            ("my family", ""),
        ] {
            assert_eq!(first(size(text, &context)), expected, "{text}");
        }
        for (text, expected) in [
            ("with nine credits", "9 credits"),
            ("6 credit hours", "6 credits"),
            ("half-time", "6 credits"),
            ("credit", ""),
        ] {
            assert_eq!(first(credits(text, &context)), expected, "{text}");
        }
        for (text, expected) in [
            ("What would I pay at Northfield?", "Northfield"),
            ("net price at University of Maine", "University of Maine"),
            ("What do I pay at home?", ""),
        ] {
            assert_eq!(first(school(text, &context)), expected, "{text}");
        }
    }
}
