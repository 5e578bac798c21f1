//! What a résumé says about the person besides the name: pronouns, age, where somebody lives, a picture.

mod lists;

use std::ops::Range;

use jiff::civil::Date;
use matching::lexicon::{
    places,
    skills::find_skills,
    text::{Gap, Word, key, words},
};

use super::{dates, layout::Placed, split, titles, veil::Mask};
use crate::model::{MaskedKind, SectionKind};
use lists::{FORMS, HOW, LABELS, PRONOUNS, STREETS};

pub(super) fn masks(text: &str, lines: &[Placed<'_>], today: Date) -> Vec<Mask> {
    let all = words(text);
    let mut masks = pronouns(text, &all);
    masks.extend(ages(&all));
    for placed in lines {
        let before = masks.len();
        labelled(placed, &mut masks);
        photo(placed, &mut masks);
        if placed.kind == SectionKind::Contact && masks.len() == before {
            addresses(placed, today, &mut masks);
        }
    }
    let home: Vec<String> = (masks.iter())
        .filter(|mask| mask.kind == MaskedKind::Address)
        .map(|mask| key(&text[mask.range.clone()]))
        .filter(|home| !home.is_empty())
        .collect();
    masks.extend(at_home(text, lines, &home));
    masks
}

/// Something to tell a piece of contact from others: "Phone", "`LinkedIn`".
pub(super) fn is_label(piece: &str) -> bool {
    HOW.contains(&key(piece).as_str())
}

fn pronouns(text: &str, all: &[Word]) -> Vec<Mask> {
    let is_pronoun = |word: &Word| PRONOUNS.contains(&word.text.as_str());
    let is_large =
        |word: &Word| word.end - word.start > 1 && !text[word.start..word.end].contains(char::is_lowercase);
    let is_slashed = |left: Option<&Word>, right: Option<&Word>| {
        left.zip(right).is_some_and(|(left, right)| {
            is_pronoun(left) && is_pronoun(right) && text[left.end..right.start].trim() == "/"
        })
    };
    let mut masks = Vec::new();
    for (at, word) in all.iter().enumerate() {
        let before = at.checked_sub(1).map(|before| &all[before]);
        // HIS is a system of a hospital; SHE/HER is not.
        let is_meant =
            !is_large(word) || is_slashed(before, Some(word)) || is_slashed(Some(word), all.get(at + 1));
        let next_is_name = || {
            let next = all.get(at + 1).map(|next| (&text[..next.start], &text[next.start..]));
            next.is_some_and(|(before, next)| before.ends_with('[') || !next.starts_with(char::is_lowercase))
        };
        let is_form = FORMS.contains(&&text[word.start..word.end]) && (word.text != "miss" || next_is_name());
        if (is_pronoun(word) && is_meant) || is_form {
            masks.push(Mask { range: word.start..word.end, kind: MaskedKind::Pronoun });
        }
    }
    masks
}

/// "34 years old", "34-year-old", "aged 34".
fn ages(all: &[Word]) -> Vec<Mask> {
    let is_age =
        |word: &Word| word.text.len() == 2 && word.text.parse().is_ok_and(|age: u8| (14..=99).contains(&age));
    let is = |at: usize, words: &[&str]| all.get(at).is_some_and(|word| words.contains(&word.text.as_str()));
    let mut masks = Vec::new();
    for (at, _) in all.iter().enumerate().filter(|(_, word)| is_age(word)) {
        let is_old = is(at + 1, &["year", "years"])
            && (is(at + 2, &["old"]) || (is(at + 2, &["of"]) && is(at + 3, &["age"])));
        let is_aged =
            at.checked_sub(1).is_some_and(|before| is(before, &["age", "aged"]) && all[at].gap < Gap::Stop);
        let (first, last) = match (is_old, is_aged) {
            (true, _) => (at, if is(at + 2, &["old"]) { at + 2 } else { at + 3 }),
            (false, true) => (at - 1, at),
            (false, false) => continue,
        };
        masks.push(Mask { range: all[first].start..all[last].end, kind: MaskedKind::Age });
    }
    masks
}

/// "Date of birth: 12 May 1990 | Nationality: Austrian".
fn labelled(placed: &Placed<'_>, masks: &mut Vec<Mask>) {
    let line = placed.line;
    if line.text.len() > 300 || !line.text.contains(':') {
        born(placed, masks);
        return;
    }
    let mut start = 0;
    for piece in line.text.split_inclusive(['|', '·', '•', ';', '\t']) {
        let begins = start;
        start += piece.len();
        let Some((label, value)) = piece.split_once(':') else { continue };
        let label = key(label);
        let Some((kind, _)) = LABELS.iter().find(|(_, names)| names.contains(&label.as_str())) else {
            continue;
        };
        let from = begins + (piece.len() - value.len());
        push(line.text, line.start, from..start, *kind, masks);
    }
}

/// "Born in Graz, 12 May 1990".
fn born(placed: &Placed<'_>, masks: &mut Vec<Mask>) {
    let line = placed.line;
    let is_born = line.text.len() < 100 && words(line.text).first().is_some_and(|word| word.text == "born");
    if is_born && line.text.contains(|letter: char| letter.is_ascii_digit()) {
        masks.push(Mask { range: line.range(), kind: MaskedKind::Age });
    }
}

fn photo(placed: &Placed<'_>, masks: &mut Vec<Mask>) {
    let line = placed.line;
    let all = words(&line.text[..line.text.floor_char_boundary(80)]);
    let is_caption = all.first().is_some_and(|word| {
        ["photo", "photograph", "picture", "portrait", "headshot"].contains(&word.text.as_str())
    });
    let is_short = line.text.len() <= 80 && all.len() <= 6;
    let says_whose = all.len() == 1
        || all.get(1).is_some_and(|word| ["of", "by", "here", "name"].contains(&word.text.as_str()));
    let has_list = matches!(placed.kind, SectionKind::Skills | SectionKind::Interests);
    if is_caption && is_short && says_whose && !has_list {
        masks.push(Mask { range: line.range(), kind: MaskedKind::Photo });
    }
}

/// In the head of a page, what is no title, no skill, no sentence and no label says where somebody lives.
fn addresses(placed: &Placed<'_>, today: Date, masks: &mut Vec<Mask>) {
    let line = placed.line;
    if is_street(line.text) {
        push(line.text, line.start, street(line.text), MaskedKind::Address, masks);
        return;
    }
    for part in split::parts(line.text) {
        let piece = &line.text[part.clone()];
        let is_other = piece.starts_with('[')
            || piece.ends_with(']')
            || is_label(piece)
            || words(piece).iter().all(|word| PRONOUNS.contains(&word.text.as_str()))
            || titles::rank(piece) > 0
            || !find_skills(piece).is_empty()
            || words(piece).len() > 5
            || !dates::find(piece, today).is_empty()
            || piece.chars().filter(|letter| letter.is_alphabetic()).count() < 2;
        if !is_other {
            push(line.text, line.start, part, MaskedKind::Address, masks);
        }
    }
}

/// A number and a word for a street.
pub(super) fn is_street(line: &str) -> bool {
    if line.len() > 150 || line.ends_with('.') || !line.contains(|letter: char| letter.is_ascii_digit()) {
        return false;
    }
    let all = words(line);
    all.len() <= 14
        && all.iter().any(|word| STREETS.contains(&word.text.as_str()) || word.text.ends_with("strasse"))
}

/// All of the line but stand-ins at its ends.
fn street(line: &str) -> Range<usize> {
    let start = if line.starts_with('[') { line.find(']').map_or(0, |at| at + 1) } else { 0 };
    let end = line[start..].find(" [").map_or(line.len(), |at| start + at);
    split::trimmed(line, start..end)
}

/// Where somebody lives is not told in the summary either.
fn at_home(text: &str, lines: &[Placed<'_>], home: &[String]) -> Vec<Mask> {
    let mut masks = Vec::new();
    for placed in lines.iter().filter(|placed| placed.kind == SectionKind::Summary) {
        for place in places::find_places(placed.line.text) {
            let range = placed.line.start + place.start..placed.line.start + place.end;
            let name = key(&text[range.clone()]);
            if home.iter().any(|home| home.starts_with(&name) || name.starts_with(home.as_str())) {
                masks.push(Mask { range, kind: MaskedKind::Address });
            }
        }
    }
    masks
}

fn push(line: &str, offset: usize, range: Range<usize>, kind: MaskedKind, masks: &mut Vec<Mask>) {
    let range = split::trimmed(line, range);
    masks.push(Mask { range: offset + range.start..offset + range.end, kind });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::resume::{
        layout::layout,
        lines::lines,
        veil::{Veil, merged},
    };

    fn veiled(text: &str) -> String {
        let today = jiff::civil::date(2026, 5, 17);
        let layout = layout(&lines(text, &[]), today);
        Veil::new(text, &merged(text, masks(text, &layout.lines, today))).text
    }

    #[test]
    fn who_somebody_is_is_masked() {
        for (text, expected) in [
            ("She led her team.", "[they] led [they] team."),
            ("They lead their team.", "[they] lead [they] team."),
            ("Pronouns: she/her", "Pronouns: [they]"),
            ("PRONOUNS: HE/HIM/HIS", "PRONOUNS: [they]"),
            ("Ms. Lee and the HIS team", "[they]. Lee and the HIS team"),
            ("MS in Physics, never miss a date", "MS in Physics, never miss a date"),
            ("A 34-year-old nurse, aged 34", "A [age] nurse, [age]"),
            (
                "Date of birth: 12 May 1990 | Nationality: Austrian",
                "Date of birth: [age] | Nationality: [address]",
            ),
            ("Photo of [name]", "[photo]"),
        ] {
            assert_eq!(veiled(text), expected);
        }
    }

    #[test]
    fn an_address_is_masked_in_the_head() {
        for (text, expected) in [
            (
                "[name]\nBoston, MA\n[contact]\n\nSkills\nExcel",
                "[name]\n[address]\n[contact]\n\nSkills\nExcel",
            ),
            ("[name] (she/her)\nLeeds, UK\nWork\nNurse", "[name] ([they])\n[address]\nWork\nNurse"),
            ("[name]\n12 Elm Street, Springfield\nWork\nNurse", "[name]\n[address]\nWork\nNurse"),
            (
                "[name]\nMarketing Manager\nGraz · [contact]\nWork\nx",
                "[name]\nMarketing Manager\n[address] · [contact]\nWork\nx",
            ),
            (
                "[name]\nOslo\n\nA calm nurse who lives in Oslo.\n\nWork\nx",
                "[name]\n[address]\n\nA calm nurse who lives in [address].\n\nWork\nx",
            ),
        ] {
            assert_eq!(veiled(text), expected);
        }
    }
}
