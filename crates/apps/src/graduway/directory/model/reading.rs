//! Chips in plain English: graduated 1990–1999, field chemistry, within 50 km of Boston, attended an event, never gave.

use chat::{Need, Value};
use matching::lexicon::{
    languages,
    places::{Place, Whereabouts, whereabouts},
};

use super::{
    DirectoryChip,
    filter::{AROUND_A_CITY, distance, is_itself, years},
};
use crate::graduway::directory::words::CHIPS;

pub fn reading(chips: &[DirectoryChip]) -> String {
    let mut parts: Vec<String> = Vec::new();
    for slot in CHIPS {
        for (need, excluded) in
            [(Need::Must, false), (Need::Must, true), (Need::Nice, false), (Need::Nice, true)]
        {
            let own: Vec<&DirectoryChip> = chips
                .iter()
                .filter(|chip| chip.slot == *slot && chip.need == need && chip.excluded == excluded)
                .collect();
            if let Some(said) = said(slot, &own, chips, excluded) {
                parts.push(if need == Need::Nice { format!("ideally {said}") } else { said });
            }
        }
    }
    if parts.is_empty() { "everybody in the directory".to_owned() } else { parts.join(", ") }
}

fn said(slot: &str, own: &[&DirectoryChip], all: &[DirectoryChip], excluded: bool) -> Option<String> {
    let first = own.first()?;
    let values = |one: &dyn Fn(&DirectoryChip) -> String| {
        let said: Vec<String> = own.iter().map(|chip| one(chip)).collect();
        said.join(if excluded { " nor " } else { " or " })
    };
    let text = |chip: &DirectoryChip| chip.text.clone();
    let not = if excluded { "not " } else { "" };
    Some(match slot {
        "kind" | "name" => format!("{not}{}", values(&text)),
        "class" => {
            let class = values(&class);
            if excluded { format!("did not graduate {class}") } else { format!("graduated {class}") }
        }
        "degree" => format!("{not}degree {}", values(&text)),
        "field" => format!("{not}field {}", values(&small)),
        "place" => format!(
            "{not}{}",
            places((own, all), distance(all, first.need, excluded), if excluded { " nor " } else { " or " })
        ),
        "industry" => format!("{not}in the industry {}", values(&text)),
        "title" => format!("{not}title {}", values(&text)),
        "level" => format!("{not}level {}", values(&small)),
        "skill" => each(own, |chip| format!("{}knows {}", negated(excluded), chip.text)),
        "language" => format!("{}speaks {}", negated(excluded), values(&text)),
        "employer" => {
            let said = values(&text);
            if excluded { format!("not so: {said}") } else { said }
        }
        "mentor" => format!("{}mentors others", negated(excluded)),
        "mentee" => format!("{}looks for a mentor", negated(excluded)),
        "gave" => (if excluded { "never gave" } else { "gave" }).to_owned(),
        "volunteered" if first.value == Value::Flag => {
            (if excluded { "never volunteered" } else { "volunteered" }).to_owned()
        }
        "attended" => each(own, |chip| deed(&chip.text, excluded)),
        "gave_in" | "last_gift" | "given" | "volunteered" => each(own, |chip| deed(&chip.text, excluded)),
        "group" => {
            let leads = all.iter().any(|chip| chip.slot == "organiser" && !chip.excluded);
            let name = |chip: &DirectoryChip| {
                if leads && !excluded {
                    chip.text.replacen("member of", "organises", 1)
                } else {
                    chip.text.clone()
                }
            };
            format!("{not}{}", values(&name))
        }
        "organiser" => {
            let has_group = all.iter().any(|chip| chip.slot == "group" && !chip.excluded);
            if has_group && !excluded {
                return None;
            }
            (if excluded { "organises no group" } else { "organises a group" }).to_owned()
        }
        "contact" | "agreed" => {
            each(own, |chip| if excluded { format!("not so: {}", chip.text) } else { chip.text.clone() })
        }
        // How far around a place is told with the place.
        _ => return None,
    })
}

fn each(own: &[&DirectoryChip], one: impl Fn(&DirectoryChip) -> String) -> String {
    own.iter().map(|chip| one(chip)).collect::<Vec<_>>().join(", ")
}

fn negated(excluded: bool) -> &'static str {
    if excluded { "not: " } else { "" }
}

/// "attended a reunion" becomes "never attended a reunion", and with a time "not attended …".
fn deed(text: &str, excluded: bool) -> String {
    if !excluded {
        return text.to_owned();
    }
    let has_time = text.split(' ').any(|word| ["since", "until", "in", "from"].contains(&word));
    if has_time { format!("not {text}") } else { format!("never {text}") }
}

fn class(chip: &DirectoryChip) -> String {
    let years = years(&chip.value).unwrap_or_default();
    match (years.from, years.to) {
        (Some(from), Some(to)) if from == to => from.to_string(),
        (Some(from), Some(to)) => format!("{from}–{to}"),
        (Some(from), None) => format!("{from} or later"),
        (None, Some(to)) => format!("{to} or earlier"),
        (None, None) => chip.text.clone(),
    }
}

/// Fields and levels are words, unless they are the name of a language.
fn small(chip: &DirectoryChip) -> String {
    let is_name = chip.text.split(' ').any(|word| languages::language(word).is_some());
    let is_short = chip.text.chars().skip(1).any(char::is_uppercase) && !chip.text.contains(' ');
    if is_name || is_short { chip.text.clone() } else { chip.text.to_lowercase() }
}

/// "in Ohio or Michigan", "within 50 km of Boston or in Ohio".
fn places(
    (own, all): (&[&DirectoryChip], &[DirectoryChip]),
    within: Option<&DirectoryChip>,
    join: &str,
) -> String {
    let beside: Vec<&DirectoryChip> = all.iter().filter(|chip| chip.need == Need::Must).collect();
    let is_alone = |chip: &DirectoryChip| within.is_none() && chip.is_must() && is_itself(&beside, chip);
    let lead = |chip: &DirectoryChip| match within {
        Some(within) => format!("within {} of", within.text),
        None if is_alone(chip) => "in".to_owned(),
        None if is_city(chip) => format!("within {AROUND_A_CITY} km of"),
        None => "in".to_owned(),
    };
    let mut said = String::new();
    let mut before = String::new();
    for chip in own {
        let lead = lead(chip);
        if !said.is_empty() {
            said.push_str(join);
        }
        if lead != before {
            said.push_str(&lead);
            said.push(' ');
        }
        said.push_str(&chip.text);
        if is_alone(chip) {
            said.push_str(" itself");
        }
        before = lead;
    }
    said
}

fn is_city(chip: &DirectoryChip) -> bool {
    matches!(whereabouts(chip.id().unwrap_or_default()), Some(Whereabouts::Known(Place::City(_))))
}
