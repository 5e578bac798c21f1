//! People who were shortlisted before, ranked for a role that they were not shortlisted for.

use std::{
    cmp::Reverse,
    collections::{BTreeMap, HashMap},
    sync::Arc,
};

use api::Answer;
use candidates::{
    CandidateId, Candidates, DecisionKind, Member, Prepared, TalentRole,
    network::{Finalist, Journey, NetworkStage, Shortlisted},
};
use talent::score::{find, weigh};

use super::{
    cohort::{apart, count},
    model::{NetworkFinalist, NetworkFinalists, NetworkTalentRole, NetworkTalentRoles},
    reasons::{gaps, reasons},
};

/// What somebody was shortlisted for, besides this role.
fn elsewhere(finalist: &Finalist, role: &str) -> Vec<Shortlisted> {
    finalist.shortlisted.iter().filter(|one| one.role != role).cloned().collect()
}

/// The roles, each with how many were shortlisted for others.
pub async fn roles(candidates: &Candidates, uid: &str) -> Answer<NetworkTalentRoles> {
    let (roles, finalists) = (candidates.roles(Some(uid)).await?, candidates.finalists().await?);
    let pool = candidates.pool().await?;
    let shown = roles.into_iter().map(|role| {
        let is_one = |one: &&Finalist| {
            let is_open = pool.find(&one.id).is_some_and(|member| role.pool.holds(member));
            is_open && one.shortlisted.iter().any(|shortlisted| shortlisted.role != role.id)
        };
        NetworkTalentRole {
            finalists: count(finalists.iter().filter(is_one).count()),
            updated_at: role.updated_at,
            id: role.id,
            name: role.name,
        }
    });
    Ok(NetworkTalentRoles { roles: shown.collect() })
}

/// A page of those whom a role is open to.
pub async fn page(
    candidates: &Candidates,
    role: TalentRole,
    (offset, limit): (usize, usize),
) -> Answer<NetworkFinalists> {
    let pool = candidates.pool().await?;
    let prepared = candidates.prepare(&pool, &role.pool, &role.requirements).await?;
    let decided: HashMap<CandidateId, Option<DecisionKind>> =
        candidates.decisions(&role.id).await?.into_iter().map(|(id, one)| (id, one.kind)).collect();
    let journeys = candidates.journeys().await?;
    let people = candidates.finalists().await?.into_iter().filter_map(|finalist| {
        let member = pool.find(&finalist.id).filter(|member| role.pool.holds(member))?;
        let shortlisted = elsewhere(&finalist, &role.id);
        (!shortlisted.is_empty()).then(|| (Arc::clone(member), shortlisted))
    });
    let people: Vec<(Arc<Member>, Vec<Shortlisted>)> = people.collect();
    apart(move || {
        let mut points: BTreeMap<u64, u16> = BTreeMap::new();
        for place in prepared.board.rank(&role.requirements).places {
            points.insert(place.key, place.points);
        }
        let mut people = people;
        people.sort_by_key(|(member, _)| (Reverse(points.get(&member.key).copied()), member.key));
        let rows = people.iter().skip(offset).take(limit).map(|(member, shortlisted)| {
            let stage = journeys.get(&member.id).map(Journey::stage).unwrap_or_default();
            let decision = decided.get(&member.id).copied().flatten();
            NetworkFinalist {
                decision,
                stage,
                ..ranked(&role, &prepared, (&**member, shortlisted.as_slice()))
            }
        });
        NetworkFinalists {
            total: count(people.len()),
            rows: rows.collect(),
            role: role.id.clone(),
            name: role.name.clone(),
            revision: role.revision,
        }
    })
    .await
}

fn ranked(
    role: &TalentRole,
    prepared: &Prepared,
    (member, shortlisted): (&Member, &[Shortlisted]),
) -> NetworkFinalist {
    let found = find(&prepared.ask, &member.indexed);
    let score = weigh(&role.requirements, &found);
    NetworkFinalist {
        id: member.id.to_string(),
        name: member.name.clone(),
        label: member.label.clone(),
        source: member.source,
        title: member.title.clone(),
        points: score.points,
        musts_met: score.musts_met,
        musts: score.musts,
        reasons: reasons(&role.requirements, &found, &score),
        gaps: gaps(&role.requirements, &found),
        shortlisted: shortlisted.to_vec(),
        decision: None,
        stage: NetworkStage::default(),
    }
}
