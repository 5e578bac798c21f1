//! How people stand among all open roles.

use std::{cmp::Reverse, collections::BTreeMap, sync::Arc};

use matching::lexicon::skills::{skill, skills};
use talent::{
    EvidenceState, Need, Requirement, RequirementKind, Score,
    score::{Ask, Board, Cell, ask},
};

use super::model::{Chance, Named, OpenRole, Standing, is_shown};
use crate::Member;

/// So many people are compared at once: more would fill the memory with tables.
const TOGETHER: usize = 500;
/// So many roles are kept of each kind, and so many musts.
const ROLES: usize = 10;
const MUSTS: usize = 8;
/// So many roles are kept for a must.
const SOME: usize = 5;

/// How these people stand, in their order. Takes its time.
pub fn reckon(people: &[Arc<Member>], roles: &[OpenRole]) -> Vec<Standing> {
    let every = every_skill();
    let mut all = Vec::with_capacity(people.len());
    for some in people.chunks(TOGETHER) {
        let indexed = || some.iter().map(|one| (one.key, &*one.indexed));
        let named = Board::new(&every, indexed());
        let mut drafts: Vec<Draft> = some.iter().map(|one| Draft::new(&named, one.key)).collect();
        for role in roles {
            let board = Board::new(&role.ask, indexed());
            for (draft, one) in drafts.iter_mut().zip(some) {
                let found = board.row(one.key).zip(board.score(one.key, &role.requirements));
                if let Some((cells, score)) = found {
                    draft.add(role, &cells, &score);
                }
            }
        }
        all.extend(drafts.into_iter().map(Draft::finish));
    }
    all
}

/// Asks for every skill of the lexicon; the ids are their places in it.
fn every_skill() -> Ask {
    let every = (0_u16..).zip(skills()).map(|(at, skill)| Requirement {
        id: at,
        kind: RequirementKind::Skill,
        label: skill.name.to_owned(),
        text: skill.name.to_owned(),
        need: Need::Nice,
        weight: 1,
        years: None,
        taxon: None,
        span: None,
    });
    let every: Vec<Requirement> = every.collect();
    ask(&every, &|_| None)
}

#[derive(Default)]
struct Draft {
    standing: Standing,
    chances: Vec<Chance>,
    ready: Vec<Chance>,
    one_away: BTreeMap<String, Vec<u32>>,
    unshown: BTreeMap<String, Vec<u32>>,
}

impl Draft {
    fn new(named: &Board, key: u64) -> Self {
        let cells = named.row(key).unwrap_or_default();
        let met = cells.iter().filter(|cell| cell.state == EvidenceState::Met);
        let skills = met.filter_map(|cell| Some((cell.requirement, cell.kind?))).collect();
        Self { standing: Standing { skills, ..Standing::default() }, ..Self::default() }
    }

    fn add(&mut self, role: &OpenRole, cells: &[Cell], score: &Score) {
        let chance = Chance {
            role: role.id,
            points: score.points,
            high: score.high,
            musts_met: score.musts_met,
            musts: score.musts,
        };
        if chance.points > 0 {
            self.chances.push(chance);
        }
        let open = chance.musts.saturating_sub(chance.musts_met);
        if chance.musts == 0 || open > 1 {
            return;
        }
        if open == 0 {
            self.ready.push(chance);
        }
        let musts = role.requirements.iter().zip(cells).filter(|(one, _)| one.need == Need::Must);
        for (must, cell) in musts {
            let label = || called(must);
            if cell.state != EvidenceState::Met {
                if can_be_learned(must.kind) {
                    self.one_away.entry(label()).or_default().push(role.id);
                }
            } else if must.kind == RequirementKind::Skill && cell.kind.is_some_and(|kind| !is_shown(kind)) {
                self.unshown.entry(label()).or_default().push(role.id);
            }
        }
    }

    fn finish(mut self) -> Standing {
        let best_first = |chances: &mut Vec<Chance>| {
            chances.sort_by_key(|one| (Reverse(one.points), Reverse(one.musts_met), one.role));
        };
        best_first(&mut self.chances);
        best_first(&mut self.ready);
        let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        let near: usize = self.one_away.values().map(Vec::len).sum();
        self.chances.truncate(ROLES);
        Standing {
            best: self.chances,
            ready: count(self.ready.len()),
            ready_for: self.ready.iter().take(ROLES).map(|one| one.role).collect(),
            near: count(near),
            one_away: most_first(self.one_away),
            unshown: most_first(self.unshown),
            ..self.standing
        }
    }
}

/// What a must is called: skills as the lexicon does, so that many roles speak of the same.
fn called(must: &Requirement) -> String {
    let known = skill(&must.label).filter(|_| must.kind == RequirementKind::Skill);
    known.map_or_else(|| must.label.clone(), |skill| skill.name.to_owned())
}

/// A skill, a language or a certificate can be got; a degree or years only with time.
fn can_be_learned(kind: RequirementKind) -> bool {
    matches!(kind, RequirementKind::Skill | RequirementKind::Language | RequirementKind::Certificate)
}

fn most_first(musts: BTreeMap<String, Vec<u32>>) -> Vec<Named> {
    let named = musts.into_iter().map(|(label, roles)| Named {
        label,
        roles: u32::try_from(roles.len()).unwrap_or(u32::MAX),
        some: roles.into_iter().take(SOME).collect(),
    });
    let mut named: Vec<Named> = named.collect();
    // By label where they are alike.
    named.sort_by_key(|one| Reverse(one.roles));
    named.truncate(MUSTS);
    named
}
