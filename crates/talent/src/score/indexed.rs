//! One candidate, ready to be compared.

use std::{cmp::Reverse, collections::HashSet};

use matching::lexicon::{
    degrees::{Found, Level, find_degrees},
    fields::{Field, field},
    languages::{find_languages, language},
    skills::find_skills,
};

use super::{
    Directions,
    direction::{Row, round},
    known::{self, TitleMark},
    meet::worth,
    words,
};
use crate::{Blind, EvidenceKind, TextSpan, model::BlindUnit};

/// Where one of these stands, something may be denied.
const DENYING: &[&str] = &[
    "cannot", "cant", "except", "lack", "lacking", "lacks", "neither", "never", "no", "nor", "not",
    "without", "zero",
];

/// So many of these stand in a text only if it is English.
const ENGLISH: &[&str] = &["and", "for", "of", "the", "to", "with"];
const ENOUGH_ENGLISH: usize = 3;

/// A candidate's evidence as numbers: words, skills, directions. Texts stay with the résumé.
#[derive(Clone, Debug)]
pub struct Indexed {
    pub(super) pieces: Vec<Piece>,
    words: Vec<u64>,
    /// By their numbers, and of one skill the best first.
    skills: Vec<SkillAt>,
    denied: Vec<u16>,
    /// How many skills of each group there are.
    groups: Vec<u8>,
    directions: Vec<Row>,
    titles: Vec<(u32, TitleMark)>,
    pub(super) degrees: Vec<DegreeAt>,
    pub(super) fields: Vec<&'static Field>,
    pub(super) languages: Vec<(&'static str, u32)>,
    pub(super) is_english: bool,
    pub(super) months: Option<u16>,
    /// What it says, as one number: the same for the same evidence, wherever in the résumé it stands.
    pub(super) print: u64,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Piece {
    pub span: TextSpan,
    pub kind: EvidenceKind,
    pub is_title: bool,
    pub work: Option<u16>,
    pub months: Option<u16>,
    /// Its words, from one place up to another.
    words: (u32, u32),
    /// The place of its direction, and how long that is.
    direction: Option<(u32, u32)>,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct SkillAt {
    skill: u16,
    pub unit: u32,
    pub span: TextSpan,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct DegreeAt {
    pub unit: u32,
    pub level: Level,
    pub name: &'static str,
    pub field: Option<&'static Field>,
}

impl Indexed {
    /// Whether nothing of it can speak for anybody.
    pub fn is_empty(&self) -> bool {
        self.pieces.is_empty()
    }

    /// Whether all that has a meaning is compared by it.
    pub fn has_meaning(&self) -> bool {
        self.pieces.iter().all(|piece| piece.direction.is_some() || piece.kind == EvidenceKind::Listed)
    }

    pub(super) fn words(&self, piece: &Piece) -> &[u64] {
        &self.words[piece.words.0 as usize..piece.words.1 as usize]
    }

    pub(super) fn direction(&self, piece: &Piece) -> Option<(&Row, u32)> {
        piece.direction.map(|(place, length)| (&self.directions[place as usize], length))
    }

    pub(super) fn skill(&self, number: u16) -> &[SkillAt] {
        let start = self.skills.partition_point(|at| at.skill < number);
        let end = self.skills.partition_point(|at| at.skill <= number);
        &self.skills[start..end]
    }

    pub(super) fn denies(&self, number: u16) -> bool {
        self.denied.binary_search(&number).is_ok()
    }

    /// How many skills of this one's group there are.
    pub(super) fn of_the_group(&self, number: u16) -> u8 {
        self.groups.get(known::group_of(number)).copied().unwrap_or_default()
    }

    pub(super) fn title(&self, unit: u32) -> Option<&TitleMark> {
        let at = self.titles.binary_search_by_key(&unit, |(unit, _)| *unit).ok()?;
        Some(&self.titles[at].1)
    }
}

/// What of a résumé is to be compared by its meaning, each text once: titles and what is described, no lists.
pub fn texts(blind: &Blind) -> Vec<&str> {
    let mut seen = HashSet::new();
    let meant = blind.units.iter().filter(|unit| has_meaning(unit)).map(|unit| unit.text.as_str());
    meant.filter(|text| seen.insert(*text)).collect()
}

fn has_meaning(unit: &BlindUnit) -> bool {
    unit.kind != EvidenceKind::Listed && !unit.text.trim().is_empty()
}

/// Takes a résumé apart.
pub fn index(blind: &Blind, directions: Directions<'_>) -> Indexed {
    let mut indexed = Indexed {
        pieces: Vec::with_capacity(blind.units.len()),
        words: Vec::new(),
        skills: skills(blind),
        denied: denied(blind),
        groups: Vec::new(),
        directions: Vec::new(),
        titles: Vec::new(),
        degrees: degrees(blind),
        fields: blind.fields.iter().filter_map(|name| field(name)).collect(),
        languages: languages(blind),
        is_english: is_english(blind),
        months: blind.months,
        print: 0,
    };
    indexed.groups = groups(&indexed.skills);
    for (number, unit) in (0_u32..).zip(&blind.units) {
        let start = short(indexed.words.len());
        indexed.words.extend(words::of(&unit.text));
        let rounded = has_meaning(unit).then(|| directions(&unit.text)).flatten().and_then(|one| round(&one));
        let direction = rounded.map(|(row, length)| {
            indexed.directions.push(row);
            (short(indexed.directions.len() - 1), length)
        });
        if unit.is_title {
            indexed.titles.extend(known::title_mark(&unit.text).map(|mark| (number, mark)));
        }
        indexed.pieces.push(Piece {
            span: unit.span,
            kind: unit.kind,
            is_title: unit.is_title,
            work: unit.work,
            months: unit.months,
            words: (start, short(indexed.words.len())),
            direction,
        });
    }
    indexed.words.shrink_to_fit();
    indexed.directions.shrink_to_fit();
    indexed.print = print(&indexed);
    indexed
}

fn short(place: usize) -> u32 {
    u32::try_from(place).unwrap_or(u32::MAX)
}

/// Once for each piece that names it.
fn skills(blind: &Blind) -> Vec<SkillAt> {
    let mut all = Vec::new();
    for (unit, piece) in (0_u32..).zip(&blind.units) {
        for (name, span) in &piece.skills {
            // In a list the word is the evidence; elsewhere it is what was done with it.
            let span = if piece.kind == EvidenceKind::Listed { *span } else { piece.span };
            all.extend(known::skill_number(name).map(|skill| SkillAt { skill, unit, span }));
        }
    }
    let kind = |at: &SkillAt| blind.units[at.unit as usize].kind;
    all.sort_by_key(|at| (at.skill, Reverse(worth(kind(at))), at.span, at.unit));
    let mut seen = HashSet::new();
    all.retain(|at| seen.insert((at.skill, at.unit)));
    all
}

fn groups(skills: &[SkillAt]) -> Vec<u8> {
    let mut groups = vec![0_u8; known::groups()];
    for same in skills.chunk_by(|left, right| left.skill == right.skill) {
        if let Some(count) = groups.get_mut(known::group_of(same[0].skill)) {
            *count = count.saturating_add(1);
        }
    }
    groups
}

fn denied(blind: &Blind) -> Vec<u16> {
    let mut denied: Vec<u16> = (blind.units.iter())
        .filter(|unit| may_deny(&unit.text))
        .flat_map(|unit| find_skills(&unit.text))
        .filter(|found| found.negated)
        .filter_map(|found| known::skill_number(found.skill.name))
        .collect();
    denied.sort_unstable();
    denied.dedup();
    denied
}

fn may_deny(text: &str) -> bool {
    text.split_whitespace().any(|word| {
        let word = word.trim_matches(|letter: char| !letter.is_alphanumeric());
        word.ends_with("n't")
            || word.ends_with("n’t")
            || DENYING.iter().any(|denying| word.eq_ignore_ascii_case(denying))
    })
}

/// Where degrees are named: certificates and what somebody says of themselves first, all else if they do not.
fn degrees(blind: &Blind) -> Vec<DegreeAt> {
    let is_usual = |kind| matches!(kind, EvidenceKind::Certified | EvidenceKind::Claimed);
    let numbered = || (0_u32..).zip(&blind.units);
    let usual = numbered().filter(|(_, unit)| is_usual(unit.kind));
    let mut found: Vec<DegreeAt> = usual.flat_map(|(at, unit)| degrees_in(at, &unit.text)).collect();
    if found.is_empty() && blind.degree.is_some() {
        found = numbered().flat_map(|(at, unit)| degrees_in(at, &unit.text)).collect();
    }
    found
}

fn degrees_in(unit: u32, text: &str) -> Vec<DegreeAt> {
    let at = |found: Found| DegreeAt {
        unit,
        level: found.degree.level,
        name: found.degree.name,
        field: found.field,
    };
    find_degrees(text).into_iter().map(at).collect()
}

/// Where each language of the résumé is named: lists and the like first, all else if they do not name it.
fn languages(blind: &Blind) -> Vec<(&'static str, u32)> {
    let known: Vec<&'static str> =
        blind.languages.iter().filter_map(|name| language(name)).map(|language| language.name).collect();
    let mut found: Vec<(&'static str, u32)> = Vec::new();
    let is_usual =
        |kind| matches!(kind, EvidenceKind::Listed | EvidenceKind::Claimed | EvidenceKind::Certified);
    for usual in [true, false] {
        let open: Vec<&'static str> =
            known.iter().copied().filter(|name| found.iter().all(|(there, _)| there != name)).collect();
        if open.is_empty() {
            break;
        }
        for (at, unit) in (0_u32..).zip(&blind.units).filter(|(_, unit)| is_usual(unit.kind) == usual) {
            let named = find_languages(&unit.text).into_iter().map(|language| language.name);
            found.extend(named.filter(|name| open.contains(name)).map(|name| (name, at)));
        }
    }
    found
}

fn is_english(blind: &Blind) -> bool {
    let is_there = |word: &&&str| {
        let mut all = blind.units.iter().flat_map(|unit| unit.text.split_whitespace());
        all.any(|other| other.eq_ignore_ascii_case(word))
    };
    ENGLISH.iter().filter(is_there).count() >= ENOUGH_ENGLISH
}

fn print(indexed: &Indexed) -> u64 {
    let add = |print: u64, value: u64| words::mix(print ^ value).wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut print = add(0, indexed.months.map_or(0, |months| u64::from(months) + 1));
    for piece in &indexed.pieces {
        let months = piece.months.map_or(0, |months| u64::from(months) + 1);
        let kind = u64::from(worth(piece.kind)) * 2 + u64::from(piece.is_title);
        print = add(print, (months << 16) + kind);
        print = indexed.words(piece).iter().fold(print, |print, word| add(print, *word));
    }
    let skills = indexed.skills.iter().map(|at| (u64::from(at.skill) << 32) + u64::from(at.unit));
    skills.fold(print, add)
}
