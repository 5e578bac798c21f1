//! Criteria as a person would say them after a noun: "in biotech in Boston from the classes of 1990 to 1999".

use crate::{
    Criterion, Need, Value,
    phrase::{and_list, lowered, or_list, plural, with_article},
};

/// Criteria in words, for one and for many.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct InWords {
    one: String,
    many: String,
}

/// How the criteria of a slot are said.
struct Wording {
    slot: &'static str,
    /// Asked for, and excluded. `{}` is the value, `{l}` the same inside a sentence, `{a}` with its article, `{s}` as
    /// many of them as there are people. Of `[speak|speaks]` the first is for many.
    said: [&'static str; 2],
    all_at_once: bool,
}

const fn wording(slot: &'static str, said: &'static str, not: &'static str) -> Wording {
    Wording { slot, said: [said, not], all_at_once: false }
}

/// In the order in which they are said.
const WORDINGS: &[Wording] = &[
    wording("title", "working as {s}", "not working as {s}"),
    wording("industry", "in {l}", "outside {l}"),
    wording("place", "in {}", "outside {}"),
    wording("class", "from {}", "not from {}"),
    wording("degree", "with {a}", "without {a}"),
    wording("topic", "about “{}”", "not about “{}”"),
    wording("level", "at the level “{}”", "not at the level “{}”"),
    wording("field", "who studied {l}", "who did not study {l}"),
    Wording { slot: "skill", said: ["who [know|knows] {}", "who [do|does] not know {}"], all_at_once: true },
    wording("language", "who [speak|speaks] {}", "who [do|does] not speak {}"),
];

/// Slots that say what to do rather than what to look for.
const UNSAID: &[&str] = &["count", "which", "within"];

const LEVELS: &[(&str, [&str; 2])] = &[
    ("early", ["early in their [careers|career]", "not early in their [careers|career]"]),
    ("mid", ["in mid-career", "not in mid-career"]),
    ("late", ["late in their [careers|career]", "not late in their [careers|career]"]),
    ("intern", ["who [are interns|is an intern]", "who [are not interns|is not an intern]"]),
    ("junior", ["at junior level", "not at junior level"]),
    ("intermediate", ["at intermediate level", "not at intermediate level"]),
    ("senior", ["at senior level", "not at senior level"]),
    ("lead", ["who [lead|leads] a team", "who [do|does] not lead a team"]),
    ("manager", ["who [are managers|is a manager]", "who [are not managers|is not a manager]"]),
    ("director", ["who [are directors|is a director]", "who [are not directors|is not a director]"]),
    (
        "vp",
        [
            "who [are vice presidents|is a vice president]",
            "who [are not vice presidents|is not a vice president]",
        ],
    ),
    ("chief", ["who [are executives|is an executive]", "who [are not executives|is not an executive]"]),
    ("owner", ["who founded or [own|owns] a company", "who did not found a company"]),
];

/// Degrees that everybody shortens.
const SHORT: &[(&str, &str)] = &[
    ("Doctor of Medicine", "MD"),
    ("Doctor of Philosophy", "PhD"),
    ("Juris Doctor", "JD"),
    ("Master of Business Administration", "MBA"),
];

impl InWords {
    pub fn new(criteria: &[Criterion], own: impl Fn(&str) -> Option<[&'static str; 2]>) -> Self {
        Self { one: said(criteria, &own, true), many: said(criteria, &own, false) }
    }

    /// As it stands after so many of them. Empty if there is nothing to say.
    pub fn of(&self, count: u64) -> &str {
        if count == 1 { &self.one } else { &self.many }
    }
}

/// The criteria as they are said of many, with nothing around them.
pub fn criteria_in_words(criteria: &[Criterion]) -> String {
    said(criteria, &|_| None, false)
}

fn said(criteria: &[Criterion], own: &impl Fn(&str) -> Option<[&'static str; 2]>, is_one: bool) -> String {
    let mut slots: Vec<&str> = Vec::new();
    for criterion in criteria {
        if !slots.contains(&criterion.slot.as_str()) && !UNSAID.contains(&criterion.slot.as_str()) {
            slots.push(&criterion.slot);
        }
    }
    let place =
        |slot: &str| WORDINGS.iter().position(|wording| wording.slot == slot).unwrap_or(WORDINGS.len());
    slots.sort_by_key(|slot| place(slot));
    let (mut close, mut outside, mut apart) = (Vec::new(), Vec::new(), Vec::new());
    let (mut who, mut whose) = (Vec::new(), Vec::new());
    for (need, excluded) in [(Need::Must, false), (Need::Must, true), (Need::Nice, false), (Need::Nice, true)]
    {
        for slot in &slots {
            let is_meant =
                |one: &&Criterion| one.slot == *slot && one.need == need && one.excluded == excluded;
            let of_slot: Vec<&Criterion> = criteria.iter().filter(is_meant).collect();
            if of_slot.is_empty() {
                continue;
            }
            let phrase = numbered(&slot_in_words(&of_slot, criteria, own(slot), is_one), is_one);
            let ideally = if need == Need::Nice { "ideally " } else { "" };
            match phrase.strip_prefix("who ") {
                Some(does) => who.push(format!("{ideally}{does}")),
                None if phrase.starts_with("whose ") => whose.push(phrase),
                None if need == Need::Must && !phrase.contains(" in their ") => {
                    if excluded { &mut outside } else { &mut close }.push(phrase);
                }
                None => apart.push(format!("{ideally}{phrase}")),
            }
        }
    }
    close.extend((!outside.is_empty()).then(|| outside.join(" and ")));
    let mut all = close.join(" ");
    for phrase in &apart {
        all.push_str(if all.is_empty() { "" } else { ", " });
        all.push_str(phrase);
    }
    let mut clauses = whose;
    if !who.is_empty() {
        clauses.insert(0, format!("who {}", and_list(&who)));
    }
    if !clauses.is_empty() {
        let before = match (all.is_empty(), apart.is_empty()) {
            (true, _) => "",
            (false, true) => " ",
            (false, false) => ", ",
        };
        all = format!("{all}{before}{}", clauses.join(" and "));
    }
    all
}

fn slot_in_words(
    of_slot: &[&Criterion],
    all: &[Criterion],
    own: Option<[&'static str; 2]>,
    is_one: bool,
) -> String {
    let first = of_slot[0];
    let excluded = first.excluded;
    let known = WORDINGS.iter().find(|wording| wording.slot == first.slot);
    let at_once = known.is_some_and(|wording| wording.all_at_once && !excluded);
    let join = |values: &[String]| if at_once { and_list(values) } else { or_list(values) };
    let values =
        |form: &dyn Fn(&Criterion) -> String| join(&of_slot.iter().map(|one| form(one)).collect::<Vec<_>>());
    if own.is_none() && first.slot == "level" {
        return values(&|level| level_in_words(level));
    }
    let is_its = |one: &&Criterion| one.slot == "within" && one.excluded == excluded;
    let distance = all.iter().find(is_its).filter(|_| first.slot == "place");
    if let Some(distance) = distance {
        let not = if excluded { "not " } else { "" };
        return format!("{not}within {} of {}", distance.text, values(&|place| place.text.clone()));
    }
    let template = own.or(known.map(|wording| wording.said)).map(|said| said[usize::from(excluded)]);
    let Some(template) = template else {
        let marked = if excluded { "not marked" } else { "marked" };
        let with = if excluded { "without" } else { "with" };
        return match first.value {
            Value::Flag => format!("{marked} “{}”", first.label),
            _ => format!("{with} {} {}", lowered(&first.label), values(&|one| one.text.clone())),
        };
    };
    let is_class = own.is_none() && first.slot == "class";
    let text = |one: &Criterion| if is_class { class_in_words(one) } else { one.text.clone() };
    let of_number = |one: &Criterion| {
        if is_one { with_article(&lowered(&text(one))) } else { plural(&lowered(&text(one))) }
    };
    match () {
        () if template.contains("{l}") => template.replacen("{l}", &values(&|one| lowered(&text(one))), 1),
        () if template.contains("{s}") => template.replacen("{s}", &values(&of_number), 1),
        () if template.contains("{a}") => {
            template.replacen("{a}", &values(&|one| with_article(&short(&text(one)))), 1)
        }
        () => template.replacen("{}", &values(&text), 1),
    }
}

/// Chooses between the forms for many and for one: `who [speak|speaks] Spanish`.
fn numbered(template: &str, is_one: bool) -> String {
    let mut out = String::new();
    let mut rest = template;
    while let Some((before, after)) = rest.split_once('[') {
        let Some((forms, after)) = after.split_once(']') else { break };
        let (many, one) = forms.split_once('|').unwrap_or((forms, forms));
        out.push_str(before);
        out.push_str(if is_one { one } else { many });
        rest = after;
    }
    out + rest
}

fn level_in_words(level: &Criterion) -> String {
    let id = level.term().map_or("", |term| term.id.as_str());
    match LEVELS.iter().find(|(known, _)| *known == id) {
        Some((_, said)) => said[usize::from(level.excluded)].to_owned(),
        None => format!("{}{}", if level.excluded { "not " } else { "" }, level.text.to_lowercase()),
    }
}

/// "the class of 2012", "the classes of 1990 to 1999", "classes since 2010".
fn class_in_words(class: &Criterion) -> String {
    if class.text.starts_with(|first: char| first.is_alphabetic()) {
        format!("classes {}", class.text)
    } else if class.text.contains(' ') {
        format!("the classes of {}", class.text)
    } else {
        format!("the class of {}", class.text)
    }
}

fn short(degree: &str) -> String {
    SHORT.iter().find(|(long, _)| *long == degree).map_or(degree, |(_, short)| short).to_owned()
}
