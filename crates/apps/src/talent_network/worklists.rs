//! Whom advisers should see next: who is ready, who is one skill away, who has to show what they only name.

use std::{cmp::Reverse, collections::HashMap};

use candidates::network::{Named, Networked};

use super::{
    cohort::{Cohort, count, most},
    model::{
        NetworkMust, NetworkWorkItem, NetworkWorklist, NetworkWorklistCounts, NetworkWorklistKind as Kind,
    },
    profile::musts,
};

/// So many musts and roles stand in a row, and so many musts above the list.
const IN_A_ROW: usize = 5;
const ABOVE: usize = 25;

/// What somebody is on a list for.
fn named(one: &Networked, list: Kind) -> &[Named] {
    match list {
        Kind::Ready => &[],
        Kind::OneAway => &one.standing.one_away,
        Kind::NeedsEvidence => &one.standing.unshown,
    }
}

/// How many open roles are at stake; 0 for who is not on the list.
fn at_stake(one: &Networked, list: Kind, must: Option<&str>) -> u32 {
    match (list, must) {
        (Kind::Ready, _) => one.standing.ready,
        (_, Some(must)) => {
            let meant = named(one, list).iter().find(|named| named.label.eq_ignore_ascii_case(must));
            meant.map_or(0, |named| named.roles)
        }
        (Kind::OneAway, None) => one.standing.near,
        (Kind::NeedsEvidence, None) => named(one, list).iter().map(|named| named.roles).max().unwrap_or(0),
    }
}

/// A page of one list: all of it, or what is about one must.
pub fn page(
    cohort: &Cohort,
    (list, must): (Kind, Option<&str>),
    (offset, limit): (usize, usize),
) -> NetworkWorklist {
    let on = |list: Kind| cohort.people().iter().filter(|one| at_stake(one, list, None) > 0).count();
    let counts = NetworkWorklistCounts {
        ready: count(on(Kind::Ready)),
        one_away: count(on(Kind::OneAway)),
        needs_evidence: count(on(Kind::NeedsEvidence)),
    };
    let mut about: HashMap<String, u32> = HashMap::new();
    for one in cohort.people() {
        for named in named(one, list) {
            *about.entry(named.label.clone()).or_default() += 1;
        }
    }
    let mut above = most(about);
    above.truncate(ABOVE);
    let mut listed: Vec<(u32, &Networked)> = cohort
        .people()
        .iter()
        .map(|one| (at_stake(one, list, must), one))
        .filter(|(roles, _)| *roles > 0)
        .collect();
    listed
        .sort_by_cached_key(|(roles, one)| (Reverse(*roles), one.member.name.to_lowercase(), one.member.key));
    let page = listed.iter().skip(offset).take(limit);
    NetworkWorklist {
        list,
        total: count(listed.len()),
        counts,
        musts: above,
        rows: page.map(|(roles, one)| item(cohort, one, (list, *roles))).collect(),
    }
}

fn item(cohort: &Cohort, one: &Networked, (list, roles): (Kind, u32)) -> NetworkWorkItem {
    let mut work: Vec<NetworkMust> = musts(cohort, named(one, list));
    work.truncate(IN_A_ROW);
    let ready = one.standing.ready_for.iter().filter(|_| list == Kind::Ready).take(IN_A_ROW);
    let points = |role: u32| {
        let chance = one.standing.best.iter().find(|chance| chance.role == role);
        chance.map(|chance| chance.points)
    };
    NetworkWorkItem {
        candidate: cohort.row(one),
        roles,
        musts: work,
        ready_for: ready.filter_map(|role| cohort.brief(*role, points(*role))).collect(),
    }
}
