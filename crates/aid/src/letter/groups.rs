//! A line in groups: a label with the amounts that belong to it.

use super::{
    amounts::Amount,
    hints::{before_colon, ends_with_at_most, has_letters, is_known, is_status, same},
    lines::Line,
    roles::{Role, Unit, columns, role, unit_behind, unit_in},
    sentences::sentences,
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
    /// The words that name it, where others stand around them. Nothing: all of them.
    pub key: Vec<Word>,
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

/// "$31,000 − $12,000 = $19,000": what it comes to is what counts. "= $19,000" is the sum of what stands above.
fn written_out(text: &str, line: &Line, gaps: &[Gap<'_>]) -> Option<Group> {
    let (first, last) = (line.amounts.first()?, line.amounts.last()?);
    let whole = Group { start: line.start, end: line.end, line: line.number, ..Group::default() };
    let sum = |amount: &Amount, unit: Option<Unit>| Sum {
        amount: amount.clone(),
        role: None,
        unit,
        at_most: false,
    };
    if text.get(first.end..last.start).is_some_and(|inside| inside.contains('=')) {
        let unit = gaps.last().and_then(|gap| gap.unit);
        return Some(Group { words: gaps[0].words.to_vec(), sums: vec![sum(last, unit)], ..whole });
    }
    let place = text.get(line.start..first.start)?.find('=')?;
    let start = line.start + place;
    let words = vec![Word { text: "total".to_owned(), start, end: start + 1 }];
    let sums = line.amounts.iter().map(|amount| sum(amount, None)).collect();
    gaps[0].words.is_empty().then_some(Group { start, words, sums, ..whole })
}

fn row(text: &str, line: &Line) -> Vec<Group> {
    let count = line.amounts.len();
    let edge = |place: usize| if place == 0 { line.start } else { line.amounts[place - 1].end };
    let until = |place: usize| line.amounts.get(place).map_or(line.end, |amount| amount.start);
    let gaps: Vec<Gap> =
        (0..=count).map(|place| gap(text, line, edge(place), until(place), place == 0)).collect();
    if let Some(group) = written_out(text, line, &gaps) {
        return vec![group];
    }
    let listed = (1..count).filter(|place| !gaps[*place].plain).count();
    if listed >= 1 && has_letters(gaps[0].words) && is_known(gaps[count].words) {
        // "a grant, $3,500 loans": names come after their amounts.
        return sentences(text, line);
    }
    let amount_first = !has_letters(gaps[0].words)
        && gaps[1..].iter().any(|gap| !gap.plain)
        && (count == 1 || gaps[1..count].iter().all(|gap| !gap.plain));
    let trailing = last_role(text, gaps[0].words).is_none()
        && gaps.get(1).is_some_and(|gap| gap.aside && last_role(text, gap.words).is_some());
    let mut found: Vec<Group> = Vec::new();
    for (place, amount) in line.amounts.iter().enumerate() {
        let (before, behind) = (&gaps[place], &gaps[place + 1]);
        let again = |group: &Group| {
            !before.words.is_empty()
                && same(before.words, &group.words)
                && !group.sums.iter().any(|sum| matches!(sum.role, Some(Role::Term(_))))
        };
        let begins = place == 0 || amount_first || !before.plain || found.last().is_some_and(again);
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
        let single = begins && (place + 1 == count || !gaps[place + 1].plain || amount_first);
        let role = last_role(text, if trailing { behind.words } else { before.words });
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
        let each = text.get(..amount.start).is_some_and(|before| before.trim_end().ends_with('@'));
        let unit = if each { Some(Unit::Credit) } else { behind.unit };
        let role = role.map(|(role, _)| role);
        group.sums.push(Sum { amount: amount.clone(), role, unit, at_most });
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
        if is_first_cell(text, &group.words) {
            return Some((None, 1, 1));
        }
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

/// "Loan | Direct Unsubsidized": a cell that says what kind of row it is.
fn is_first_cell(text: &str, words: &[Word]) -> bool {
    let [first, next, ..] = words else { return false };
    let kind = matches!(first.text.as_str(), "cost" | "expense" | "grant" | "scholarship" | "loan" | "work");
    kind && text
        .get(first.end..next.start)
        .is_some_and(|gap| gap.contains(['"', '|', '\t', ';']) || gap.contains("   "))
}

fn several_years(group: &mut Group) {
    if unit_in(&group.tail) == Some(Unit::Years)
        && let Some(last) = group.sums.last_mut()
        && last.unit.is_none()
    {
        last.unit = Some(Unit::Years);
    }
}
