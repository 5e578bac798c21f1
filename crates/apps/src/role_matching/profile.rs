//! One candidate, or a few, for one role: all that speaks for and against them, as it may be shown.

use std::cmp::Reverse;

use api::Answer;
use candidates::{CandidateId, Candidates, Opened};
use jiff::civil::Date;
use store::Time;
use talent::{
    EvidenceState, Found, Requirement, SCORER, Score,
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
};

/// So many of those just above are looked at, and so many things of each.
const ABOVE: usize = 3;
const LEADS: usize = 5;

/// All about one of them. The time is for the versions, the day for the résumé.
pub async fn detail(
    candidates: &Candidates,
    desk: Desk,
    id: &CandidateId,
    (blind, now, today): (bool, Time, Date),
) -> Answer<CandidateDetail> {
    let opened = candidates.open(id).await?;
    let rank = desk.ranking.rank_of(opened.member.key).ok_or_else(nobody)?;
    let history = candidates.decision_history(&desk.role.id, id).await?;
    let contests = candidates.contests(&desk.role.id, Some(id)).await?;
    let swaps = swaps::of_one(candidates, &desk, &opened, today).await?;
    apart(move || {
        let (found, score) = desk.found(&opened.member);
        let shown = shown(&opened.resume, found, blind);
        let (member, place) = (&opened.member, &desk.ranking.places[rank]);
        let key = member.key;
        CandidateDetail {
            id: member.id.to_string(),
            label: member.label.clone(),
            name: (!blind).then(|| member.name.clone()),
            file: member.file_name.clone().filter(|_| !blind),
            source: member.source,
            is_blind: blind,
            rank: count(rank + 1),
            of: count(desk.ranking.places.len()),
            band: band_of(place),
            band_size: band_size(&desk.ranking.places, place),
            requirements: requirements(&desk.requirements, &shown, &score),
            above: above(&desk, rank, &score, blind),
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
            versions: CandidateVersions {
                scorer: SCORER,
                role_revision: desk.role.revision,
                pool_revision: desk.pool.revision.clone(),
                resume: member.hash.clone(),
                at: now,
            },
            swaps,
        }
    })
    .await
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

/// Those just above, the nearest first, each with what they have more of.
fn above(desk: &Desk, rank: usize, own: &Score, blind: bool) -> Vec<CandidateAbove> {
    let nearest = (rank.saturating_sub(ABOVE)..rank).rev();
    let own_states = desk.prepared.board.row(desk.ranking.places[rank].key).unwrap_or_default();
    let own_state = |requirement: u16| {
        let cell = own_states.iter().find(|cell| cell.requirement == requirement);
        cell.map_or(EvidenceState::Unknown, |cell| cell.state)
    };
    let told = nearest.filter_map(|at| {
        let member = desk.member(at)?;
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
            id: member.id.to_string(),
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
    apart(move || {
        let all: Vec<(Shown, Score)> = opened.iter().map(|one| looked_at(&desk, one, blind)).collect();
        let people =
            opened.iter().zip(&ranks).zip(&all).map(|((one, rank), (shown, score))| ComparedCandidate {
                id: one.member.id.to_string(),
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

fn looked_at(desk: &Desk, one: &Opened, blind: bool) -> (Shown, Score) {
    let (found, score) = desk.found(&one.member);
    (shown(&one.resume, found, blind), score)
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
