//! What nobody may be rated on: what they feel, and who they are.

use std::ops::Range;

use super::{Field, Finding, Kind, Weight, find_phrase, words};

/// Inferring emotions at work and in education is prohibited in the European Union (Regulation 2024/1689, article 5),
/// and no interview shows them.
const EMOTION: &[&str] = &[
    "angry",
    "anger",
    "anxious",
    "anxiety",
    "bored",
    "calm demeanor",
    "cheerful",
    "cheerfulness",
    "depressed",
    "emotion",
    "emotional",
    "emotional state",
    "emotionally stable",
    "emotional stability",
    "enthusiastic",
    "enthusiasm",
    "excited",
    "facial expression",
    "feels",
    "feeling",
    "frustrated",
    "gloomy",
    "happy",
    "joy",
    "joyful",
    "happiness",
    "mood",
    "moody",
    "nervous",
    "optimism",
    "optimistic",
    "passion",
    "passionate",
    "positive attitude",
    "sad",
    "sentiment",
    "smiles",
    "stressed",
    "tone of voice",
    "upbeat",
    "worried",
    "confident",
    "confidence",
    "self-confident",
    "self-confidence",
];

/// What the law protects, and what stands for it.
const PROTECTED: &[(&str, &str)] = &[
    ("accent", "national origin"),
    ("native speaker", "national origin"),
    ("mother tongue", "national origin"),
    ("nationality", "national origin"),
    ("foreign", "national origin"),
    ("citizen", "national origin"),
    ("citizenship", "national origin"),
    ("immigrant", "national origin"),
    ("ethnic", "race or ethnicity"),
    ("ethnicity", "race or ethnicity"),
    ("race", "race or ethnicity"),
    ("racial", "race or ethnicity"),
    ("skin", "race or ethnicity"),
    ("gender", "sex or gender"),
    ("men", "sex or gender"),
    ("woman", "sex or gender"),
    ("women", "sex or gender"),
    ("male", "sex or gender"),
    ("female", "sex or gender"),
    ("manly", "sex or gender"),
    ("feminine", "sex or gender"),
    ("masculine", "sex or gender"),
    ("pregnant", "pregnancy"),
    ("pregnancy", "pregnancy"),
    ("maternity", "pregnancy"),
    ("married", "marital status"),
    ("marital", "marital status"),
    ("family plans", "family status"),
    ("children at home", "family status"),
    ("age", "age"),
    ("young", "age"),
    ("youthful", "age"),
    ("older", "age"),
    ("elderly", "age"),
    ("religion", "religion"),
    ("religious", "religion"),
    ("christian", "religion"),
    ("muslim", "religion"),
    ("jewish", "religion"),
    ("faith", "religion"),
    ("disability", "disability or health"),
    ("disabled", "disability or health"),
    ("able-bodied", "disability or health"),
    ("healthy", "disability or health"),
    ("mental health", "disability or health"),
    ("illness", "disability or health"),
    ("sexual orientation", "sexual orientation"),
    ("gay", "sexual orientation"),
    ("straight", "sexual orientation"),
    ("political views", "political views"),
    ("union member", "union membership"),
    ("veteran", "veteran status"),
    ("attractive", "appearance"),
    ("good looks", "appearance"),
    ("appearance", "appearance"),
    ("well groomed", "appearance"),
    ("body language", "appearance or disability"),
    ("eye contact", "appearance or disability"),
    ("in the eye", "appearance or disability"),
    ("culture fit", "likeness to those who are there"),
    ("cultural fit", "likeness to those who are there"),
];

/// Some words before it, these say that a protected attribute is to play no part: "regardless of age or gender".
const REGARDLESS: &[&str] = &["regardless", "irrespective", "whatever"];
const REGARDLESS_WITHIN: usize = 8;

/// Right before it, these say that it may be anything: "people of all ages".
const ANYTHING: &[&str] = &["all", "any", "both", "different", "every", "various"];

/// Whose feelings somebody deals with: "an angry customer". Nobody is rated on those.
const OTHERS: &[&str] = &[
    "applicant",
    "caller",
    "class",
    "client",
    "colleague",
    "coworker",
    "customer",
    "donor",
    "employee",
    "family",
    "guest",
    "member",
    "other",
    "parent",
    "patient",
    "people",
    "person",
    "public",
    "resident",
    "student",
    "user",
    "visitor",
];

/// Words with another meaning beside these, before or after them.
const HARMLESS: &[(&str, &[&str])] = &[
    ("attractive", &["design", "display", "layout", "offer", "price"]),
    ("confidence", &["interval", "level"]),
    ("faith", &["bad", "good"]),
    ("foreign", &["currency", "exchange", "language", "policy", "trade"]),
    ("healthy", &["balance", "competition", "debate", "margin", "relationship"]),
    ("mood", &["board"]),
    ("older", &["code", "data", "document", "entry", "entries", "file", "record", "system", "version"]),
    ("race", &["condition"]),
    ("sentiment", &["analysis", "score"]),
    ("skin", &["care"]),
    ("straight", &["answer", "away", "forward", "line"]),
];

/// What is rated, seen and asked says nothing of what somebody feels or is. Why it matters may speak of how others feel.
pub fn look(field: Field, text: &str) -> Vec<Finding> {
    let words = words(text);
    let mut findings = Vec::new();
    for phrase in EMOTION.iter().filter(|_| field != Field::Why) {
        for span in find_phrase(&words, phrase) {
            if is_harmless(phrase, text, &span)
                || next_word(text, span.end).is_some_and(|next| OTHERS.contains(&&*next))
            {
                continue;
            }
            let said = &text[span.clone()];
            let message = format!(
                "“{said}” is about what somebody feels. Nobody may be rated on that; describe what the person does instead."
            );
            findings.push(Finding { weight: Weight::Refused, kind: Kind::Emotion, field, span, message });
        }
    }
    for (phrase, about) in PROTECTED {
        for span in find_phrase(&words, phrase) {
            if is_regardless(&text[..span.start]) || is_harmless(phrase, text, &span) {
                continue;
            }
            let said = &text[span.clone()];
            let message =
                format!("“{said}” stands for {about}. Nobody may be rated on that; name the work itself.");
            findings.push(Finding { weight: Weight::Refused, kind: Kind::Protected, field, span, message });
        }
    }
    findings
}

fn is_regardless(before: &str) -> bool {
    let before = words(before);
    let early = before.iter().rev().take(REGARDLESS_WITHIN);
    // "Of different age, nationality or faith" says it of all three.
    let is_listed =
        |word: &str| matches!(word, "and" | "or") || PROTECTED.iter().any(|(phrase, _)| *phrase == word);
    let mut said = before.iter().rev().map(|word| word.text.as_str()).skip_while(|word| is_listed(word));
    early.map(|word| word.text.as_str()).any(|word| REGARDLESS.contains(&word))
        || said.next().is_some_and(|word| ANYTHING.contains(&word))
}

fn is_harmless(phrase: &str, text: &str, span: &Range<usize>) -> bool {
    let beside =
        [words(&text[..span.start]).last().map(|word| single(&word.text)), next_word(text, span.end)];
    HARMLESS
        .iter()
        .filter(|(word, _)| *word == phrase)
        .any(|(_, others)| beside.iter().flatten().any(|word| others.contains(&word.as_str())))
}

fn next_word(text: &str, from: usize) -> Option<String> {
    words(&text[from..]).first().map(|word| single(&word.text))
}

/// One of them.
fn single(word: &str) -> String {
    word.strip_suffix('s').filter(|rest| rest.len() > 3 && !rest.ends_with('s')).unwrap_or(word).to_owned()
}
