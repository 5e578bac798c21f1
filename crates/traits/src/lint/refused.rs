//! What nobody may be rated on: what they feel, and who they are.

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
    ("immigrant", "national origin"),
    ("ethnic", "race or ethnicity"),
    ("ethnicity", "race or ethnicity"),
    ("race", "race or ethnicity"),
    ("racial", "race or ethnicity"),
    ("skin", "race or ethnicity"),
    ("gender", "sex or gender"),
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
    ("culture fit", "likeness to those who are there"),
    ("cultural fit", "likeness to those who are there"),
];

/// After these words a protected attribute is what somebody deals with, not what they are: "regardless of age".
const REGARDLESS: &[&str] =
    &["regardless", "irrespective", "whatever", "any", "every", "all", "different", "of"];

/// Only the name and the definition say what is rated; anchors describe it.
pub fn look(field: Field, text: &str) -> Vec<Finding> {
    if !matches!(field, Field::Name | Field::Definition | Field::Anchor(_)) {
        return Vec::new();
    }
    let words = words(text);
    let mut findings = Vec::new();
    for phrase in EMOTION {
        for span in find_phrase(&words, phrase) {
            let said = &text[span.clone()];
            let message = format!(
                "“{said}” is about what somebody feels. Nobody may be rated on that; describe what the person does instead."
            );
            findings.push(Finding { weight: Weight::Refused, kind: Kind::Emotion, field, span, message });
        }
    }
    for (phrase, about) in PROTECTED {
        for span in find_phrase(&words, phrase) {
            if is_regardless(&text[..span.start]) {
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
    words(before).iter().rev().take(4).any(|word| REGARDLESS.contains(&word.text.as_str()))
}
