//! One person: what they have shown, want and have agreed to, and which roles are for them.

use std::collections::BTreeMap;

use api::Answer;
use candidates::{
    CandidateId, Opened, ViewFilter,
    network::{Network, Networked, is_shown, reachable},
};
use matching::lexicon::skills::skill;
use talent::{
    EvidenceKind, Resume, SCORER, SpanOf,
    score::{find, weigh},
};

use super::{
    cohort::{Cohort, apart, nobody},
    model::{NetworkMust, NetworkProfile, NetworkRole, NetworkSkillEvidence},
    reasons::{fits_place, fits_titles, gaps, reasons},
    shows,
};
use crate::Suite;

/// So many places are shown of a skill.
const PLACES: usize = 5;

pub async fn profile(suite: &Suite, person: &CandidateId) -> Answer<NetworkProfile> {
    let candidates = &suite.candidates;
    let cohort = Cohort::open(candidates).await?;
    let opened = candidates.open(person).await?;
    let one = cohort.network.find(person).cloned().ok_or_else(nobody)?;
    let agreement = candidates.agreement(person).await?;
    let progress = candidates.progress(person).await?;
    let merges = candidates.merges_into(person).await?;
    let seen = ViewFilter { person: Some(person.clone()), limit: 1, ..ViewFilter::default() };
    let (views, _) = candidates.views(&seen).await?;
    let resume = reachable(&opened.resume, agreement.as_ref());
    let traits = shows::shown(&suite.traits, &resume).await;
    let number = match person {
        CandidateId::Person(number) => Some(*number),
        CandidateId::File(_) => None,
    };
    apart(move || {
        let member = &opened.member;
        NetworkProfile {
            id: member.id.to_string(),
            name: member.name.clone(),
            label: member.label.clone(),
            source: member.source,
            person: number,
            batch: member.batch.clone(),
            file: member.file_name.clone(),
            title: member.title.clone(),
            department: one.background.department.clone(),
            level: one.background.level,
            preferences: member.preferences.clone(),
            skills: evidence(&resume),
            text: resume.text,
            sections: resume.sections,
            work: resume.work,
            schools: resume.schools,
            traits,
            flags: resume.flags,
            doubts: resume.doubts,
            consents: agreement.map(|agreement| agreement.consents).unwrap_or_default(),
            roles: roles(&cohort.network, &one, &opened),
            ready: one.standing.ready,
            one_away: musts(&cohort, &one.standing.one_away),
            unshown: musts(&cohort, &one.standing.unshown),
            progress,
            freshness: cohort.freshness(&one),
            merges,
            views,
            scorer: SCORER,
            pool_revision: cohort.network.pool.revision.clone(),
        }
    })
    .await
}

/// Musts with the roles that they are about.
pub fn musts(cohort: &Cohort, named: &[candidates::network::Named]) -> Vec<NetworkMust> {
    let shown = named.iter().map(|one| NetworkMust {
        label: one.label.clone(),
        roles: one.roles,
        some: one.some.iter().filter_map(|role| cohort.brief(*role, None)).collect(),
    });
    shown.collect()
}

/// Every skill, and where the résumé speaks of it. The best shown first.
fn evidence(resume: &Resume) -> Vec<NetworkSkillEvidence> {
    let mut places: BTreeMap<&str, Vec<SpanOf>> = BTreeMap::new();
    for unit in &resume.units {
        for (name, span) in &unit.skills {
            // In a list the word is the evidence; elsewhere it is what was done with it.
            let span = if unit.kind == EvidenceKind::Listed { *span } else { unit.span };
            places.entry(name).or_default().push(SpanOf { span, kind: unit.kind });
        }
    }
    let shown = places.into_iter().filter_map(|(name, mut evidence)| {
        evidence.sort_by_key(|one| (one.kind, one.span));
        evidence.dedup();
        evidence.truncate(PLACES);
        let kind = evidence.first()?.kind;
        Some(NetworkSkillEvidence {
            name: name.to_owned(),
            group: skill(name).map(|skill| skill.group.to_owned()).unwrap_or_default(),
            kind,
            is_shown: is_shown(kind),
            evidence,
        })
    });
    let mut shown: Vec<NetworkSkillEvidence> = shown.collect();
    // By name where they are alike.
    shown.sort_by_key(|one| one.kind);
    shown
}

/// The open roles that they meet best, each with what speaks for it.
fn roles(network: &Network, one: &Networked, opened: &Opened) -> Vec<NetworkRole> {
    let wish = opened.member.preferences.as_ref();
    let told = one.standing.best.iter().filter_map(|chance| {
        let role = network.role(chance.role)?;
        let found = find(&role.ask, &opened.member.indexed);
        let score = weigh(&role.requirements, &found);
        Some(NetworkRole {
            id: role.id,
            title: role.title.clone(),
            employer: role.employer.clone(),
            industry: role.industry.clone(),
            place: role.place.clone(),
            is_remote: role.is_remote,
            posted: role.posted,
            closes: role.closes,
            points: score.points,
            high: score.high,
            musts_met: score.musts_met,
            musts: score.musts,
            reasons: reasons(&role.requirements, &found, &score),
            gaps: gaps(&role.requirements, &found),
            fits_titles: fits_titles(wish, &role.title),
            fits_place: fits_place(wish, &role.place, role.is_remote),
        })
    });
    told.collect()
}
