//! More than anybody brings, years that say little, and degrees where something else would do.

use std::ops::Range;

use matching::lexicon::{
    degrees::{Level, find_degrees},
    seniority::{Seniority, seniority},
    text::words,
};

use super::{Finding, Page};
use crate::{
    LintKind, Need, Requirement, RequirementKind,
    posting::{
        cues::{self, Mode, Modes},
        years::{self, Years},
    },
};

/// Few people meet more musts.
const MUSTS: usize = 8;

/// More years say nothing about how well somebody works.
const YEARS: u8 = 10;

/// Who has so many years is no beginner.
const YEARS_OF_BEGINNERS: u8 = 3;

/// So many are looked at; more are not told anyway.
const LOOKED_AT: usize = 200;

/// Fields in which the law asks for the degree.
const REGULATED: &[&str] =
    &["Dentistry", "Law", "Medicine", "Nursing", "Pharmacy", "Social Work", "Veterinary Medicine"];

pub(super) fn look(page: &Page<'_>) -> Vec<Finding> {
    let mut findings = too_long(page);
    let requirements = page.posting.requirements.iter();
    findings.extend(requirements.filter_map(|requirement| inflated(page, requirement)));
    findings
}

pub(super) fn too_many(page: &Page<'_>) -> Option<Finding> {
    let musts = page.posting.requirements.iter().filter(|requirement| requirement.need == Need::Must).count();
    (musts > MUSTS).then(|| Finding {
        kind: LintKind::OverRequired,
        message: format!(
            "{musts} things are a must. Few people meet more than {MUSTS}, and many who would do well do not apply. \
             Make some of them nice to have."
        ),
        range: None,
        instead: None,
    })
}

fn too_long(page: &Page<'_>) -> Vec<Finding> {
    let title = page.posting.title.as_deref().unwrap_or_default();
    let is_junior =
        seniority(title).is_some_and(|level| matches!(level.level, Seniority::Intern | Seniority::Junior));
    years::find(page.text(), &page.words)
        .into_iter()
        .filter(|years| years.count > YEARS || (is_junior && years.count >= YEARS_OF_BEGINNERS))
        .take(LOOKED_AT)
        .filter(|years| !is_of_others(page, &(years.start..years.end)))
        .map(|years| of_years(&years, is_junior))
        .collect()
}

/// "With 40 years of experience we are a leading provider" is about the company.
fn is_of_others(page: &Page<'_>, range: &Range<usize>) -> bool {
    let modes = Modes::of(page.text(), page.sentence(range));
    modes.has(Mode::Company) || modes.has(Mode::Equal)
}

fn of_years(years: &Years, is_junior: bool) -> Finding {
    let count = years.count;
    let message = if is_junior {
        format!("{count} years are much for a beginner. Ask for what they should be able to do.")
    } else {
        format!("{count} years say little about how well somebody works. Ask for what they should have done.")
    };
    let how = if is_junior { "first" } else { "solid" };
    let (end, instead) = match years.of {
        Some(of) => (of, format!("{how} knowledge of ")),
        None => (years.end, format!("{how} experience")),
    };
    Finding { kind: LintKind::OverRequired, message, range: Some(years.start..end), instead: Some(instead) }
}

fn inflated(page: &Page<'_>, requirement: &Requirement) -> Option<Finding> {
    if requirement.kind != RequirementKind::Degree || requirement.need != Need::Must {
        return None;
    }
    let range = requirement.span.and_then(|span| page.letters.range(span));
    let said = range.as_ref().map_or(requirement.text.as_str(), |range| &page.text()[range.clone()]);
    let degrees = find_degrees(said);
    let is_regulated = degrees.iter().any(|found| {
        found.degree.level == Level::Professional
            || found.field.is_some_and(|field| REGULATED.contains(&field.name))
    });
    let accepts = match &range {
        Some(range) => cues::accepts_equivalent(page.text(), page.sentence(range)),
        None => cues::accepts_equivalent(said, &words(said)),
    };
    let is_basic = degrees.iter().any(|found| found.degree.level <= Level::Associate);
    (!is_regulated && !accepts && !is_basic).then(|| {
        let instead = format!("{} or equivalent experience", said.trim());
        Finding {
            kind: LintKind::DegreeInflation,
            message: format!(
                "A degree is a must. If what was learned otherwise would do, say so: “{instead}”."
            ),
            instead: Some(instead),
            range,
        }
    })
}
