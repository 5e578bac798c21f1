//! The written queries of `evals/understanding_tune.json`, with the criteria that a careful reader hears. Those that
//! measure it are another file, which nothing here reads.

use jiff::civil::{Date, date};
use matching::lexicon::text::{key, stem};
use serde_json::Value;

use super::{super::model::heard, TODAY};

const QUERIES: &str = include_str!("../../../../../../evals/understanding_tune.json");
/// As much of what is said has to be heard, and as little else.
const LEAST: f64 = 0.92;

fn day(value: &Value, is_from: bool) -> Option<Date> {
    match value.as_i64() {
        Some(year) => {
            let year = i16::try_from(year).ok()?;
            Some(if is_from { date(year, 1, 1) } else { date(year, 12, 31) })
        }
        None => value.as_str()?.parse().ok(),
    }
}

/// Several names of one place are one.
fn place(name: &str) -> String {
    match name.to_lowercase().split(',').next().unwrap_or_default() {
        "nyc" | "new york city" => "new york".to_owned(),
        "washington dc" | "district of columbia" => "washington".to_owned(),
        other => other.to_owned(),
    }
}

fn is_same(slot: &str, wanted: &Value, got: &Value) -> bool {
    let is_from = slot.ends_with("_from");
    if ["gave_from", "gave_to", "attended_from", "attended_to"].contains(&slot) {
        let days = day(wanted, is_from).zip(day(got, is_from));
        return days.is_some_and(|(one, other)| (one - other).get_days().abs() <= 31);
    }
    if let (Some(one), Some(other)) = (wanted.as_f64(), got.as_f64()) {
        let apart = if slot == "within_km" { 1.0 } else { 1e-9 };
        return (one - other).abs() <= apart;
    }
    let (Some(one), Some(other)) = (wanted.as_str(), got.as_str()) else { return wanted == got };
    let (one, other) = (one.to_lowercase(), other.to_lowercase());
    match slot {
        "place" => place(&one) == place(&other),
        "title" => {
            let singular = |text: &str| text.trim_end_matches('s').to_owned();
            singular(&other).ends_with(&singular(&one)) || singular(&one).ends_with(&singular(&other))
        }
        _ => one == other,
    }
}

#[derive(Default)]
struct Score {
    right: u32,
    missed: u32,
    made_up: u32,
    unknown: (u32, u32),
}

impl Score {
    fn f1(&self) -> f64 {
        f64::from(2 * self.right) / f64::from(2 * self.right + self.missed + self.made_up)
    }

    fn read(&mut self, query: &Value, problems: &mut Vec<String>) {
        let text = query["text"].as_str().unwrap();
        let heard = heard(text, TODAY);
        let wanted = query["criteria"].as_array().unwrap();
        let says = |slot: &str| wanted.iter().any(|one| one["slot"] == slot);
        let mut got = heard["criteria"].as_array().unwrap().clone();
        got.retain(|one| {
            let slot = one["slot"].as_str().unwrap();
            let is_later = day(&one["value"], false).is_some_and(|day| day >= TODAY);
            let is_open = ["gave_to", "attended_to"].contains(&slot) && is_later && !says(slot);
            !(is_open || (slot == "kind" && one["value"] == "alum" && !says("kind")))
        });
        let mut missed = Vec::new();
        for one in wanted {
            let slot = one["slot"].as_str().unwrap();
            let place = got.iter().position(|other| {
                other["slot"] == slot
                    && other["not"] == one["not"]
                    && is_same(slot, &one["value"], &other["value"])
            });
            match place {
                Some(place) => {
                    got.remove(place);
                    self.right += 1;
                }
                None => missed.push(format!("{slot}={}", one["value"])),
            }
        }
        self.missed += u32::try_from(missed.len()).unwrap();
        self.made_up += u32::try_from(got.len()).unwrap();
        let unknown: Vec<String> = strings(&heard["unknown"]);
        let expected: Vec<String> = strings(&query["unknown"]);
        if !expected.is_empty() {
            let told = key(&unknown.join(" "));
            let is_told = |wanted: &str| told.split(' ').any(|word| stem(word) == stem(wanted));
            let all = expected.iter().all(|words| key(words).split(' ').all(is_told));
            self.unknown.0 += u32::from(all);
            self.unknown.1 += 1;
        }
        if !missed.is_empty() || !got.is_empty() {
            problems.push(format!("{text}\n  missed {missed:?}, made up {got:?}, unknown {unknown:?}"));
        }
    }
}

fn strings(value: &Value) -> Vec<String> {
    value.as_array().into_iter().flatten().filter_map(|one| one.as_str().map(str::to_owned)).collect()
}

#[test]
fn what_is_written_is_heard() {
    let all: Vec<Value> = serde_json::from_str(QUERIES).unwrap();
    let (mut score, mut problems) = (Score::default(), Vec::new());
    for query in all.iter().filter(|query| query["app"] == "graduway") {
        score.read(query, &mut problems);
    }
    assert!(score.right > 100, "only {} criteria", score.right);
    assert!(score.f1() >= LEAST, "F1 {:.3}\n{}", score.f1(), problems.join("\n"));
    assert_eq!(score.unknown.0, score.unknown.1, "unknown words are told");
}
