//! What open roles ask for, and in which departments it is to be had.

use std::{
    cmp::Reverse,
    collections::{BTreeMap, BTreeSet},
};

use candidates::network::{Networked, is_shown};
use matching::lexicon::skills::skills;
use talent::{Need, RequirementKind};

use super::{
    cohort::{Cohort, count, kind_of, skill_number},
    model::{NetworkDemand, NetworkDemandCell, NetworkDemandRow, NetworkDemandSkill},
};

/// So many skills are shown.
const SKILLS: usize = 25;

pub fn demand(cohort: &Cohort) -> NetworkDemand {
    let asked = asked(cohort);
    // Departments by name; whoever has none comes last.
    let mut departments: BTreeMap<(bool, Option<&String>), Vec<&Networked>> = BTreeMap::new();
    for one in cohort.people() {
        let department = one.background.department.as_ref();
        departments.entry((department.is_none(), department)).or_default().push(one);
    }
    let rows = departments.into_iter().map(|((_, department), people)| NetworkDemandRow {
        department: department.cloned(),
        candidates: count(people.len()),
        cells: asked.iter().map(|skill| cell(&people, skill.number)).collect(),
    });
    let rows: Vec<NetworkDemandRow> = rows.collect();
    let everybody: Vec<&Networked> = cohort.people().iter().collect();
    let shown = asked.iter().map(|skill| {
        let all = cell(&everybody, skill.number);
        NetworkDemandSkill {
            name: skills().get(usize::from(skill.number)).map(|one| one.name.to_owned()).unwrap_or_default(),
            roles: skill.roles,
            musts: skill.musts,
            named: all.named,
            shown: all.shown,
        }
    });
    NetworkDemand { open_roles: count(cohort.network.roles.len()), skills: shown.collect(), rows }
}

#[derive(Clone, Copy)]
struct Asked {
    number: u16,
    roles: u32,
    musts: u32,
}

/// What the most roles ask for first.
fn asked(cohort: &Cohort) -> Vec<Asked> {
    let mut asked: BTreeMap<u16, Asked> = BTreeMap::new();
    for role in cohort.network.roles.iter() {
        let of_role = role.requirements.iter();
        let counted = of_role.filter(|one| one.kind == RequirementKind::Skill && one.need != Need::Ignore);
        // A role asks for a skill once, and it is a must if it is one anywhere.
        let named: BTreeSet<(u16, bool)> =
            counted.filter_map(|one| Some((skill_number(&one.label)?, one.need == Need::Must))).collect();
        let numbers: BTreeSet<u16> = named.iter().map(|(number, _)| *number).collect();
        for number in numbers {
            let one = asked.entry(number).or_insert(Asked { number, roles: 0, musts: 0 });
            one.roles += 1;
            one.musts += u32::from(named.contains(&(number, true)));
        }
    }
    let mut asked: Vec<Asked> = asked.into_values().collect();
    asked.sort_by_key(|one| (Reverse(one.roles), Reverse(one.musts), one.number));
    asked.truncate(SKILLS);
    asked
}

fn cell(people: &[&Networked], number: u16) -> NetworkDemandCell {
    let mut cell = NetworkDemandCell::default();
    for kind in people.iter().filter_map(|one| kind_of(one, number)) {
        cell.named += 1;
        cell.shown += u32::from(is_shown(kind));
    }
    cell
}
