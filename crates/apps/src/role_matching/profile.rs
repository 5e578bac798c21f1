//! One candidate, or a few, for one role: all that speaks for and against them, as it may be shown.

use std::{cmp::Reverse, sync::Arc};

use api::Answer;
use candidates::{CandidateId, Candidates, Opened, network::reachable};
use jiff::civil::Date;
use store::Time;
use talent::{
    EvidenceState, Found, Requirement, Resume, SCORER, Score,
    score::{Place, smallest_change},
};

use super::{
    desk::{Desk, apart, band_of, count, nobody},
    exports::kind,
    model::{
        CandidateAbove, CandidateComparison, CandidateDetail, CandidateLead, CandidateRequirement,
        CandidateVersions, ComparedCandidate, ComparedCell, ComparedRequirement,
    },
    shown::{Shown, shown},
    swaps,
    who::{called, recalled},
};

/// So many of those just above are looked at, and so many things of each.
const ABOVE: usize = 3;
const LEADS: usize = 5;

/// All about one of them, and who is named in it besides. The time is for the versions, the day for a résumé that is read again.
pub async fn detail(
    candidates: &Candidates,
    desk: Desk,
    id: &CandidateId,
    (blind, now, as_of): (bool, Time, Date),
) -> Answer<(CandidateDetail, Vec<CandidateId>)> {
    let opened = candidates.open(id).await?;
    let rank = desk.ranking.rank_of(opened.member.key).ok_or_else(nobody)?;
    let mut history = candidates.decision_history(&desk.role.id, id).await?;
    let mut contests = candidates.contests(&desk.role.id, Some(id)).await?;
    let about = history.iter_mut().map(|one| &mut one.person);
    for person in about.chain(contests.iter_mut().map(|one| &mut one.person)) {
        recalled(&desk.pool, person);
    }
    let resume = seen(candidates, &opened, blind).await?;
    let swaps = swaps::of_one(candidates, &desk, &opened, as_of).await?;
    apart(move || {
        let (found, score) = desk.found(&opened.member);
        let shown = shown(&resume, found, blind);
        let (member, place) = (&opened.member, &desk.ranking.places[rank]);
        let (key, nearest) = (member.key, nearest(rank));
        let detail = CandidateDetail {
            id: called(member).to_string(),
            label: member.label.clone(),
            name: (!blind).then(|| member.name.clone()),
            file: member.file_name.clone().filter(|_| !blind),
            source: member.source,
            is_blind: blind,
            is_what_if: desk.is_what_if(),
            rank: count(rank + 1),
            of: count(desk.ranking.places.len()),
            band: band_of(place),
            band_size: band_size(&desk.ranking.places, place),
            requirements: requirements(&desk.requirements, &shown, &score),
            above: above(&desk, (rank, &nearest), &score, blind),
            score,
            text: shown.text,
            sections: shown.sections,
            masked: shown.masked,
            flags: shown.flags,
            doubts: shown.doubts,
            preferences: member.preferences.clone(),
            smallest_change: smallest_change(&desk.prepared.board, &desk.requirements, &desk.ranking, key),
            decision: desk.decisions.get(&member.id).copied(),
            history,
            contests,
            meaning: desk.meaning(),
            versions: CandidateVersions {
                scorer: SCORER,
                role_revision: desk.role.revision,
                pool_revision: desk.prepared.revision.clone(),
                compared: desk.compared(),
                resume: member.hash.clone(),
                at: now,
            },
            swaps,
        };
        (detail, desk.people(&nearest))
    })
    .await
}

/// Their résumé, without the ways to reach them that they have not agreed to. What they agree to is looked at last: what
/// is shown is never more than that.
async fn seen(candidates: &Candidates, opened: &Opened, blind: bool) -> Answer<Arc<Resume>> {
    if blind {
        return Ok(opened.resume.clone());
    }
    let agreement = candidates.agreement(&opened.member.id).await?;
    Ok(Arc::new(reachable(&opened.resume, agreement.as_ref())))
}

fn band_size(places: &[Place], of: &Place) -> u32 {
    count(places.iter().filter(|place| place.band == of.band).count())
}

fn requirements(asked: &[Requirement], shown: &Shown, score: &Score) -> Vec<CandidateRequirement> {
    let explained = |one: &Requirement| {
        let found = shown.found.iter().find(|found| found.requirement == one.id)?;
        Some(CandidateRequirement {
            requirement: one.clone(),
            found: found.clone(),
            contribution: score.contributions.iter().find(|part| part.requirement == one.id).cloned(),
            sentence: sentence(found),
        })
    };
    asked.iter().filter_map(explained).collect()
}

/// What was found of a requirement, for people.
fn sentence(found: &Found) -> String {
    match (found.state, found.kind, &found.neighbour) {
        (EvidenceState::Met, Some(strongest), _) => {
            format!("Met; the strongest evidence: {}.", kind(strongest))
        }
        (EvidenceState::Met, None, _) => "Met.".to_owned(),
        (EvidenceState::Adjacent, _, Some(neighbour)) => {
            format!("Not this itself, but {neighbour}, which is close to it.")
        }
        (EvidenceState::Adjacent, _, None) => "Not this itself, but something close to it.".to_owned(),
        (EvidenceState::Missing, ..) => {
            "Missing: the résumé speaks of such things and not of this one, or denies it.".to_owned()
        }
        (EvidenceState::Unknown, ..) => {
            "Unknown: nothing in the résumé speaks for it or against it.".to_owned()
        }
    }
}

/// The places just above, the nearest first.
fn nearest(rank: usize) -> Vec<usize> {
    (rank.saturating_sub(ABOVE)..rank).rev().collect()
}

/// Those who stand there, each with what they have more of.
fn above(desk: &Desk, (rank, nearest): (usize, &[usize]), own: &Score, blind: bool) -> Vec<CandidateAbove> {
    let own_states = desk.prepared.board.row(desk.ranking.places[rank].key).unwrap_or_default();
    let own_state = |requirement: u16| {
        let cell = own_states.iter().find(|cell| cell.requirement == requirement);
        cell.map_or(EvidenceState::Unknown, |cell| cell.state)
    };
    let told = nearest.iter().filter_map(|at| {
        let member = desk.member(*at)?;
        let (found, score) = desk.found(member);
        let mut more: Vec<CandidateLead> = Vec::new();
        for (theirs, own) in score.contributions.iter().zip(&own.contributions) {
            let Some(points) = theirs.points.checked_sub(own.points).filter(|points| *points > 0) else {
                continue;
            };
            let found = found.iter().find(|found| found.requirement == theirs.requirement)?;
            more.push(CandidateLead {
                requirement: theirs.requirement,
                label: desk.label_of(theirs.requirement),
                points,
                theirs: found.state,
                own: own_state(theirs.requirement),
            });
        }
        more.sort_by_key(|lead| Reverse(lead.points));
        more.truncate(LEADS);
        Some(CandidateAbove {
            id: called(member).to_string(),
            label: member.label.clone(),
            name: (!blind).then(|| member.name.clone()),
            rank: count(at + 1),
            points: score.points,
            more,
        })
    });
    told.collect()
}

/// Some of them side by side, in this order.
pub async fn compare(
    candidates: &Candidates,
    desk: Desk,
    ids: &[CandidateId],
    blind: bool,
) -> Answer<CandidateComparison> {
    let opened = candidates.open_some(ids).await?;
    if opened.len() < ids.len() {
        return Err(nobody());
    }
    let ranks = opened.iter().map(|one| desk.ranking.rank_of(one.member.key).ok_or_else(nobody));
    let ranks = ranks.collect::<Answer<Vec<usize>>>()?;
    let mut resumes = Vec::new();
    for one in &opened {
        resumes.push(seen(candidates, one, blind).await?);
    }
    apart(move || {
        let both = opened.iter().zip(&resumes);
        let all: Vec<(Shown, Score)> =
            both.map(|(one, resume)| looked_at(&desk, (one, resume), blind)).collect();
        let people =
            opened.iter().zip(&ranks).zip(&all).map(|((one, rank), (shown, score))| ComparedCandidate {
                id: called(&one.member).to_string(),
                label: one.member.label.clone(),
                name: (!blind).then(|| one.member.name.clone()),
                rank: count(rank + 1),
                band: band_of(&desk.ranking.places[*rank]),
                score: score.clone(),
                flags: shown.flags.clone(),
                decision: desk.decisions.get(&one.member.id).copied(),
            });
        let rows = desk.requirements.iter().map(|requirement| {
            let cells: Vec<ComparedCell> =
                all.iter().map(|(shown, score)| cell(requirement.id, shown, score)).collect();
            let differs = cells
                .windows(2)
                .any(|two| (two[0].state, two[0].strength) != (two[1].state, two[1].strength));
            ComparedRequirement { requirement: requirement.clone(), differs, cells }
        });
        CandidateComparison {
            is_blind: blind,
            of: count(desk.ranking.places.len()),
            candidates: people.collect(),
            requirements: rows.collect(),
        }
    })
    .await
}

fn looked_at(desk: &Desk, (one, resume): (&Opened, &Resume), blind: bool) -> (Shown, Score) {
    let (found, score) = desk.found(&one.member);
    (shown(resume, found, blind), score)
}

fn cell(requirement: u16, shown: &Shown, score: &Score) -> ComparedCell {
    let found = shown.found.iter().find(|found| found.requirement == requirement);
    let part = score.contributions.iter().find(|part| part.requirement == requirement);
    ComparedCell {
        state: found.map_or(EvidenceState::Unknown, |found| found.state),
        strength: found.map_or(0, |found| found.strength),
        points: part.map_or(0, |part| part.points),
        kind: found.and_then(|found| found.kind),
        neighbour: found.and_then(|found| found.neighbour.clone()),
        quote: found.and_then(|found| found.evidence.first()).map(|best| shown.quote(best.span)),
    }
}
