//! From what was understood to what the tools are asked for.

use chat::{
    Criterion, Need, Range, Value,
    understand::{Request, Understood},
};
use serde::de::DeserializeOwned;
use serde_json::json;

use super::tools::{Level, Mentoring, Traits, Years};

/// Who is meant, and who is not.
pub fn people(request: &Request<'_>) -> serde_json::Value {
    let must = || request.criteria.iter().filter(|one| one.need == Need::Must);
    let mut who = traits(&must().filter(|one| !one.excluded).collect::<Vec<_>>());
    let mut not = traits(&must().filter(|one| one.excluded).collect::<Vec<_>>());
    // The directory can list those who did not give, too.
    who.gave = who.gave.or(not.gave.take().map(|_| false));
    who.volunteered = who.volunteered.or(not.volunteered.take().map(|_| false));
    let mut people = json!({ "who": who });
    if not != Traits::default() {
        people["not"] = json!(not);
    }
    people
}

/// What is left to be searched by words and meaning, with what would only be nice: it rules nobody out.
pub fn words(request: &Request<'_>) -> String {
    let is_sought = |one: &&Criterion| {
        let is_nice = one.need == Need::Nice && one.term().is_some();
        !one.excluded && (one.slot == "topic" || is_nice)
    };
    let words: Vec<&str> = request.criteria.iter().filter(is_sought).map(|one| one.text.as_str()).collect();
    words.join(" ")
}

/// What the tools are asked for, and what they have no use for: no search leaves out what is close to some words, and
/// a wish can only be searched for by its words.
pub fn parted(understood: &Understood) -> (Vec<Criterion>, Vec<Criterion>) {
    let all = &understood.criteria;
    // A plan of a model's own has kept what it uses.
    let Some(intent) = understood.intent.as_deref() else { return (all.clone(), Vec::new()) };
    let has_place = |distance: &Criterion| {
        let is_its = |one: &Criterion| one.slot == "place" && one.excluded == distance.excluded;
        all.iter().any(|one| is_its(one) && one.need == Need::Must)
    };
    all.iter().cloned().partition(|one| match (one.slot.as_str(), one.need) {
        ("topic" | "count" | "by" | "which", _) => !one.excluded,
        ("within", need) => need == Need::Must && has_place(one),
        (_, Need::Must) => true,
        (_, Need::Nice) => intent == "find" && !one.excluded && one.term().is_some(),
    })
}

/// The question in the words of the library, which writes nothing short.
pub fn spelled_out(question: &str) -> String {
    let is_gpa = |word: &str| word.eq_ignore_ascii_case("gpa");
    let parts = question.split_inclusive(|letter: char| !letter.is_alphanumeric());
    let spelled = parts.map(|part| {
        let word = part.trim_end_matches(|letter: char| !letter.is_alphanumeric());
        if is_gpa(word) { format!("grade point average{}", &part[word.len()..]) } else { part.to_owned() }
    });
    spelled.collect()
}

fn traits(criteria: &[&Criterion]) -> Traits {
    let of = |slot: &'static str| criteria.iter().filter(move |one| one.slot == slot);
    let names = |slot| of(slot).filter_map(|one| one.term()).map(|term| term.name.clone()).collect();
    let flag = |slot| of(slot).next().map(|_| true);
    let side = |slot, side| flag(slot).map(|_| side);
    Traits {
        kind: of("kind").filter_map(|one| read(&one.term()?.id)).collect(),
        classes: of("class").filter_map(|one| years(&one.value)).collect(),
        field: names("field"),
        industry: names("industry"),
        place: names("place"),
        km: of("within").find_map(|one| kilometres(&one.value)),
        skill: names("skill"),
        employer: Vec::new(),
        title: names("title"),
        seniority: of("level")
            .filter_map(|one| one.term())
            .flat_map(|term| levels(&term.id))
            .copied()
            .collect(),
        gave: flag("gave"),
        volunteered: flag("volunteered"),
        mentoring: side("mentor", Mentoring::Mentor)
            .into_iter()
            .chain(side("mentee", Mentoring::Mentee))
            .collect(),
    }
}

fn read<T: DeserializeOwned>(id: &str) -> Option<T> {
    serde_json::from_value(json!(id)).ok()
}

fn years(value: &Value) -> Option<Years> {
    #[expect(clippy::cast_possible_truncation, reason = "years have four digits")]
    let year = |year: f64| year.clamp(1900.0, 2100.0) as i16;
    match *value {
        Value::Range(Range { from, to }) => Some(Years { from: from.map(year), to: to.map(year) }),
        Value::Number(number) => {
            let only = Some(year(number.number));
            Some(Years { from: only, to: only })
        }
        _ => None,
    }
}

fn kilometres(value: &Value) -> Option<u32> {
    let Value::Number(km) = value else { return None };
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a distance on earth")]
    Some(km.number.clamp(1.0, 20_000.0) as u32)
}

/// Which of our six rungs a stage of a career or a rank means.
fn levels(id: &str) -> &'static [Level] {
    match id {
        "early" | "intern" | "junior" => &[Level::Entry],
        "intermediate" => &[Level::Intermediate],
        "mid" => &[Level::Intermediate, Level::Senior],
        "senior" => &[Level::Senior],
        "lead" | "manager" => &[Level::Lead],
        "director" => &[Level::Director],
        "late" => &[Level::Lead, Level::Director, Level::Executive],
        "vp" | "chief" | "owner" => &[Level::Executive],
        _ => &[],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_short_is_spelled_out() {
        assert_eq!(spelled_out("What GPA do I need?"), "What grade point average do I need?");
        assert_eq!(spelled_out("my gpa"), "my grade point average");
        assert_eq!(spelled_out("a pell grant – “GPAs”"), "a pell grant – “GPAs”");
    }

    #[test]
    fn every_stage_and_rank_is_a_rung() {
        for seniority in matching::lexicon::seniority::Seniority::ALL {
            assert!(!levels(seniority.name()).is_empty(), "{seniority:?}");
        }
        assert!(["early", "mid", "late"].iter().all(|stage| !levels(stage).is_empty()));
    }
}
