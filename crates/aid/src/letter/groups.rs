//! A line in groups: a label with the amounts that belong to it.

use super::{
    amounts::{Amount, Style},
    lines::Line,
    roles::{Role, Unit, columns, is_total, role, unit_behind, unit_in},
    words::{Word, vocabulary},
};

/// An amount and what it is for, as far as its own line says so.
#[derive(Clone, Debug)]
pub struct Sum {
    pub amount: Amount,
    pub role: Option<Role>,
    pub unit: Option<Unit>,
    /// "up to": no more than this, maybe less.
    pub at_most: bool,
}

#[derive(Clone, Debug, Default)]
pub struct Group {
    pub start: usize,
    pub end: usize,
    pub line: usize,
    pub words: Vec<Word>,
    pub sums: Vec<Sum>,
    /// What stands behind the last amount.
    pub tail: Vec<Word>,
    /// A heading and its columns that ran into the label, as in text without line breaks.
    pub heading: Vec<Word>,
    pub columns: Option<Vec<Role>>,
    pub prose: bool,
}

/// All groups of a line that has amounts. The first one may be without a label.
pub fn groups(text: &str, line: &Line) -> Vec<Group> {
    if line.prose { sentences(text, line) } else { row(text, line) }
}

/// Words that do not begin another label.
const STATUS: [&str; 30] = [
    "and",
    "or",
    "then",
    "accepted",
    "offered",
    "pending",
    "declined",
    "estimated",
    "est",
    "renewable",
    "up",
    "to",
    "as",
    "much",
    "from",
    "max",
    "maximum",
    "status",
    "of",
    "at",
    "least",
    "about",
    "approximately",
    "equals",
    "x",
    "per",
    "usd",
    "only",
    "in",
    "cr",
];

fn is_status(word: &Word) -> bool {
    STATUS.contains(&word.text.as_str()) || word.text.chars().all(|sign| sign.is_ascii_digit())
}

/// What says nothing at the end of a label: "up to", "offered".
pub fn is_filler(word: &Word) -> bool {
    word.text == "amount" || (is_status(word) && word.text.chars().any(char::is_alphabetic))
}

/// The role that the words end with, and where it begins.
fn last_role(text: &str, words: &[Word]) -> Option<(Role, usize)> {
    let first = words.len().saturating_sub(3);
    (first..words.len()).find_map(|from| {
        let (role, length) = role(text, &words[from..])?;
        let rest = words.get(from + length..).unwrap_or_default();
        rest.iter().all(is_status).then_some((role, from))
    })
}

/// Whether nothing but terms, totals and remarks stands there.
fn continues(text: &str, words: &[Word]) -> bool {
    let mut at = 0;
    while at < words.len() {
        match role(text, &words[at..]) {
            Some((_, length)) => at += length,
            None if is_status(&words[at]) => at += 1,
            None => return false,
        }
    }
    true
}

fn ends_with_at_most(words: &[Word]) -> bool {
    let last: Vec<&str> = words.iter().rev().take(3).map(|word| word.text.as_str()).collect();
    matches!(
        last[..],
        ["to", "up", ..] | ["as", "much", "as"] | ["maximum" | "max", ..] | ["of", "maximum", ..]
    )
}

fn has_letters(words: &[Word]) -> bool {
    words.iter().any(|word| word.text.chars().any(char::is_alphabetic))
}

/// What stands between two amounts: what counts the first, and what is about the second.
struct Gap<'a> {
    unit: Option<Unit>,
    words: &'a [Word],
    /// Only roles and remarks.
    plain: bool,
    /// An opening parenthesis comes first.
    aside: bool,
}

fn gap<'a>(text: &str, line: &'a Line, from: usize, to: usize, first: bool) -> Gap<'a> {
    let words = line.between(from, to);
    let raw = text.get(from..to).unwrap_or_default();
    let unit = if first { None } else { unit_behind(raw, words) };
    let rest = words.get(unit.map_or(0, |(_, taken)| taken)..).unwrap_or_default();
    let aside = raw.trim_start().starts_with('(');
    Gap { unit: unit.map(|(unit, _)| unit), words: rest, plain: continues(text, rest), aside }
}

fn row(text: &str, line: &Line) -> Vec<Group> {
    let count = line.amounts.len();
    let edge = |place: usize| if place == 0 { line.start } else { line.amounts[place - 1].end };
    let until = |place: usize| line.amounts.get(place).map_or(line.end, |amount| amount.start);
    let gaps: Vec<Gap> =
        (0..=count).map(|place| gap(text, line, edge(place), until(place), place == 0)).collect();
    if let Some(last) = line.amounts.last()
        && count >= 2
        && (1..count).any(|place| text.get(edge(place)..until(place)).is_some_and(|gap| gap.contains('=')))
    {
        // A sum that is written out: what it comes to is what counts.
        let sum = Sum { amount: last.clone(), role: None, unit: gaps[count].unit, at_most: false };
        let (start, end, words) = (line.start, line.end, gaps[0].words.to_vec());
        return vec![Group { start, end, line: line.number, words, sums: vec![sum], ..Group::default() }];
    }
    let amount_first = !has_letters(gaps[0].words)
        && gaps[1..].iter().any(|gap| !gap.plain)
        && (count == 1 || gaps[1..count].iter().all(|gap| !gap.plain));
    let trailing = last_role(text, gaps[0].words).is_none()
        && gaps.get(1).is_some_and(|gap| gap.aside && last_role(text, gap.words).is_some());
    let mut found: Vec<Group> = Vec::new();
    for (place, amount) in line.amounts.iter().enumerate() {
        let (before, behind) = (&gaps[place], &gaps[place + 1]);
        let begins = place == 0 || amount_first || !before.plain;
        if begins {
            let label = if amount_first { behind.words } else { before.words };
            let start =
                if place == 0 { line.start } else { label.first().map_or(amount.start, |word| word.start) };
            found.push(Group {
                start: if amount_first { amount.start } else { start.min(amount.start) },
                words: label.to_vec(),
                line: line.number,
                ..Group::default()
            });
        }
        let role = if trailing { last_role(text, behind.words) } else { last_role(text, before.words) };
        let single = begins && (place + 1 == count || !gaps[place + 1].plain || amount_first);
        // Of a single amount, and where there is no other label, "total" is the label.
        let role = role.filter(|(role, from)| match role {
            Role::Term(_) => true,
            Role::Total => trailing || (!single && (place > 0 || *from > 0)),
            _ => false,
        });
        let Some(group) = found.last_mut() else { continue };
        if let Some((_, from)) = &role
            && begins
            && !trailing
            && !amount_first
            && *from > 0
        {
            group.words.truncate(*from);
        }
        let at_most = ends_with_at_most(before.words);
        group.sums.push(Sum {
            amount: amount.clone(),
            role: role.map(|(role, _)| role),
            unit: behind.unit,
            at_most,
        });
        group.end =
            if amount_first { behind.words.last().map_or(amount.end, |word| word.end) } else { amount.end };
        if place + 1 == count && !amount_first {
            group.tail = behind.words.to_vec();
            group.end = line.end;
        }
    }
    for group in &mut found {
        take_heading(text, group);
        several_years(group);
    }
    if let [group] = &mut found[..]
        && !is_known(&group.words)
        && has_letters(&group.words)
        && is_known(&group.tail)
    {
        group.words.append(&mut group.tail);
    }
    found
}

/// "GRANTS Fall Spring Total Pell Grant": the label comes after the columns. "LOANS Direct Loan" and
/// "Loans: Direct Loan": after the capitals, or after the colon.
fn take_heading(text: &str, group: &mut Group) {
    let upper = |word: &&Word| {
        let own = text.get(word.start..word.end).unwrap_or_default();
        !own.chars().any(char::is_lowercase)
    };
    let capitals = group.words.iter().take_while(upper).count();
    let found = columns(text, &group.words).map(|(roles, from, to)| (Some(roles), from, to)).or_else(|| {
        let names = |count: usize| {
            (1..group.words.len()).contains(&count)
                && vocabulary().collective(&group.words[..count]).is_some()
        };
        let heads = names(capitals) && is_known(&group.words[capitals..]);
        let colon = before_colon(text, &group.words);
        let count = if heads {
            Some(capitals)
        } else {
            Some(colon).filter(|colon| names(*colon) && !group.words[*colon..].iter().all(is_status))
        };
        count.map(|count| (None, count, count))
    });
    let Some((roles, from, to)) = found else { return };
    if to >= group.words.len() {
        return;
    }
    let label = group.words.split_off(to);
    group.words.truncate(from);
    group.heading = std::mem::replace(&mut group.words, label);
    group.start = group.words.first().map_or(group.start, |word| word.start);
    group.columns = roles;
}

/// How many words stand before the first colon. None: all of them.
pub fn before_colon(text: &str, words: &[Word]) -> usize {
    let pairs = words.windows(2).take(6);
    let mut colons =
        pairs.map(|pair| text.get(pair[0].end..pair[1].start).is_some_and(|gap| gap.contains(':')));
    colons.position(|colon| colon).map_or(words.len(), |place| place + 1)
}

fn several_years(group: &mut Group) {
    if unit_in(&group.tail) == Some(Unit::Years)
        && let Some(last) = group.sums.last_mut()
        && last.unit.is_none()
    {
        last.unit = Some(Unit::Years);
    }
}

/// Each amount of a sentence with the words around it, up to the next comma or full stop.
fn sentences(text: &str, line: &Line) -> Vec<Group> {
    let amounts: Vec<&Amount> =
        line.amounts.iter().filter(|amount| !matches!(amount.style, Style::Dash | Style::Bare)).collect();
    let mut found = Vec::new();
    let mut from = line.start;
    for (place, amount) in amounts.iter().enumerate() {
        let next = amounts.get(place + 1).map_or(line.end, |next| next.start);
        let (behind_end, next_from) = split(text, amount.end, next, place + 1 == amounts.len());
        let before = line.between(from, amount.start);
        let before = &before[before.len().saturating_sub(40)..];
        let raw = text.get(amount.end..next).unwrap_or_default();
        let unit = unit_behind(raw, line.between(amount.end, next));
        let taken = unit.map_or(0, |(_, taken)| taken);
        let behind = line.between(amount.end, behind_end);
        let rest = behind.get(taken..behind.len().min(40).max(taken)).unwrap_or_default();
        let around: Vec<Word> = before.iter().chain(rest).cloned().collect();
        let unit = unit.map(|(unit, _)| unit).or_else(|| unit_in(&around));
        from = next_from;
        let again = found.last().is_some_and(|last: &Group| last.sums[0].unit == Some(Unit::Year));
        if unit == Some(Unit::Years) && again {
            continue;
        }
        let at_most = ends_with_at_most(before);
        let sum = Sum { amount: (*amount).clone(), role: None, unit, at_most };
        let start = before.first().map_or(amount.start, |word| word.start);
        let end = rest.last().map_or(amount.end, |word| word.end).max(amount.end);
        found.push(Group {
            start: start.min(amount.start),
            end,
            line: line.number,
            words: around,
            sums: vec![sum],
            prose: true,
            ..Group::default()
        });
    }
    found
}

/// Where what is said about one amount ends, and where what is said about the next begins.
fn split(text: &str, from: usize, to: usize, last: bool) -> (usize, usize) {
    let gap = text.get(from..to).unwrap_or_default();
    let stop = gap.find(". ").or_else(|| gap.find(".\n"));
    let mark = gap.find([',', ';']).into_iter().chain(gap.find(" and ")).chain(stop).min();
    let behind = if last { stop.unwrap_or(gap.len()) } else { mark.unwrap_or(0) };
    let next = gap.rfind(". ").map(|place| place + 1).or(mark).unwrap_or(0);
    (from + behind, from + next)
}

/// What a sentence says may come to nothing.
pub fn is_doubtful(words: &[Word]) -> bool {
    const DOUBT: [&str; 15] = [
        "may",
        "might",
        "could",
        "if",
        "eligible",
        "qualify",
        "typically",
        "example",
        "maximum",
        "would",
        "apply",
        "unless",
        "consider",
        "most",
        "students",
    ];
    words.iter().any(|word| DOUBT.contains(&word.text.as_str()))
}

/// "Offered", "View details": what stands beside a label on a page.
pub fn is_button(words: &[Word]) -> bool {
    const BUTTONS: [&str; 12] = [
        "view", "details", "detail", "edit", "accept", "decline", "more", "info", "show", "hide", "action",
        "actions",
    ];
    words.iter().all(|word| is_status(word) || BUTTONS.contains(&word.text.as_str()))
}

/// "Amount": the label stands in the line above.
pub fn is_field(words: &[Word]) -> bool {
    const FIELDS: [&str; 6] = ["amount", "award", "value", "offered", "annual", "yearly"];
    !words.is_empty() && words.iter().all(|word| FIELDS.contains(&word.text.as_str()))
}

/// Whether the words are a name that goes on from the line before.
pub fn is_rest_of_name(text: &str, words: &[Word]) -> bool {
    const REST: [&str; 16] = [
        "loan",
        "loans",
        "grant",
        "grants",
        "scholarship",
        "scholarships",
        "award",
        "program",
        "fund",
        "plan",
        "fees",
        "supplies",
        "expenses",
        "study",
        "board",
        "meals",
    ];
    let Some(first) = words.first() else { return false };
    let small =
        text.get(first.start..).is_some_and(|rest| rest.starts_with(|sign: char| sign.is_lowercase()));
    let aside = text.get(..first.start).is_some_and(|before| before.ends_with('('));
    small || aside || (words.len() <= 2 && words.iter().all(|word| REST.contains(&word.text.as_str())))
}

/// Whether a label says by itself what it is.
pub fn is_known(words: &[Word]) -> bool {
    let vocabulary = vocabulary();
    vocabulary.entry(words).is_some_and(|(entry, _, _)| !entry.weak)
        || vocabulary.claim(words).is_some()
        || words.iter().any(|word| is_total(&word.text))
}
