//! Known causes of a difference, in plain words.

use super::{Record, compare::Found};
use crate::{AwardYear, Formula, MaxPell, formula::index, trace::Trace};

pub(super) fn remarks(record: &Record, found: &Found) -> Vec<String> {
    let mut remarks = Vec::new();
    let mut say = |remark: Option<String>| remarks.extend(remark);
    say(without_index(record));
    say(record.provisional.then(|| {
        "The index is provisional: a consent, a signature or a decision of the school is still missing."
            .to_owned()
    }));
    say(without_formula(record));
    say(without_size(record));
    say(by_judgment(record));
    say(defect(record, found));
    say(assets(found));
    say(max_pell(record, found));
    say(Some(record.note.clone()).filter(|note| !note.is_empty()).map(|note| format!("Note: {note}")));
    remarks
}

fn without_index(record: &Record) -> Option<String> {
    record.sai.is_none().then(|| {
        "The record has no index yet: answers are missing, so there is nothing to compare. Open it to see what is \
         asked for."
            .to_owned()
    })
}

fn without_formula(record: &Record) -> Option<String> {
    if record.formula.is_some() || record.sai.is_none() {
        return None;
    }
    let why = match record.max_pell {
        Some(MaxPell::NotRequiredToFile) => "nobody had to file a tax return",
        Some(_) => "income is low enough for the maximum Pell Grant",
        None => "the record says nothing else",
    };
    Some(format!("No formula was run: {why}, so the index was assigned."))
}

fn without_size(record: &Record) -> Option<String> {
    let formula = record.formula.filter(|formula| *formula != Formula::B)?;
    if record.side().size.is_some() {
        return None;
    }
    let whose = if formula == Formula::A { "parents'" } else { "student's" };
    Some(match record.family_size() {
        Some(size) => format!(
            "The size of the {whose} family was never typed. By the tax return, or as the department assumed, it is \
             {size}."
        ),
        None => format!(
            "The size of the {whose} family was never typed. The income protection allowance was taken from the record."
        ),
    })
}

fn by_judgment(record: &Record) -> Option<String> {
    let stands = record.family.about.by_judgment && record.is_dependent() == Some(false);
    stands.then(|| {
        "The student is independent by a decision of the school or an unusual circumstance, which the answers alone \
         do not show."
            .to_owned()
    })
}

/// GENERAL-24-24: before 21 March 2024 the assets of dependent students were left out.
fn defect(record: &Record, found: &Found) -> Option<String> {
    let theirs = record.sai.filter(|theirs| *theirs != found.helped.sai)?;
    if record.year != AwardYear::Y2024 || record.formula != Some(Formula::A) {
        return None;
    }
    let mut case = record.helped();
    case.imitate_defect = true;
    (index(&case, &mut Trace::off()).sai == theirs).then(|| {
        format!(
            "Until 21 March 2024 the federal processor left out what dependent students own (announcement \
             GENERAL-24-24). Without it the index is {theirs}, as in the record; by law it is {}.",
            found.helped.sai
        )
    })
}

/// Whether assets count is decided on the edge: income, schedules, benefits.
fn assets(found: &Found) -> Option<String> {
    let unhelped = found.unhelped.as_ref().filter(|unhelped| unhelped.sai != found.helped.sai)?;
    match (found.helped.assets_count, unhelped.assets_count) {
        (true, false) => Some(
            "The record counts assets, although income and schedules, or a benefit, exempt them. Please check with the \
             school whether they should count."
                .to_owned(),
        ),
        (false, true) => Some(
            "The record leaves assets out. A benefit that it does not show, or a correction, may be the reason.".to_owned(),
        ),
        _ => None,
    }
}

fn max_pell(record: &Record, found: &Found) -> Option<String> {
    let ours = found.unhelped.as_ref()?.tests.max;
    let name = |indicator: Option<MaxPell>| match indicator {
        Some(MaxPell::NotRequiredToFile) => "nobody had to file a tax return",
        Some(MaxPell::SingleParent) => "a single parent with a low income",
        Some(MaxPell::Other) => "a low income",
        None => "no maximum Pell Grant",
    };
    (ours != record.max_pell).then(|| {
        format!(
            "The record says: {}. From income, family size and state we find: {}.",
            name(record.max_pell),
            name(ours)
        )
    })
}
