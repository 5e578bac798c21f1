//! Everybody who may be seen, with how far they have come, and who of them is listed.

use std::{cmp::Reverse, collections::HashMap, sync::Arc};

use api::{Answer, ApiError};
use campus::model::ConsentField;
use candidates::{
    CandidateId, Candidates, NOBODY,
    network::{Journey, Network, NetworkFreshness, NetworkStage, Networked, freshness, is_shown},
};
use jiff::civil::Date;
use matching::lexicon::{
    skills::{skill, skills},
    text::fold,
};

use super::model::{
    NetworkCandidate, NetworkConsentCount, NetworkCount, NetworkFacets, NetworkFilter, NetworkRoleBrief,
    NetworkSkill, NetworkSort, NetworkSummary,
};

/// So many skills stand in a row.
const SKILLS: usize = 8;
/// So many values one can choose from.
const FACETS: usize = 50;

/// What reckons does not hold up those who only wait.
pub async fn apart<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Answer<T> {
    tokio::task::spawn_blocking(work).await.map_err(ApiError::internal)
}

pub fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

pub fn nobody() -> ApiError {
    ApiError::not_found(NOBODY)
}

/// In percent, to tenths; 0 of nobody.
pub fn percent(part: u32, whole: u32) -> f64 {
    if whole == 0 { 0.0 } else { (f64::from(part) * 1000.0 / f64::from(whole)).round() / 10.0 }
}

/// Somebody's skills, the best shown first.
pub fn skills_of(one: &Networked) -> Vec<NetworkSkill> {
    let mut best: Vec<_> = one.standing.skills.clone();
    best.sort_by_key(|(at, kind)| (*kind, *at));
    let named = best.into_iter().filter_map(|(at, kind)| {
        let name = skills().get(usize::from(at))?.name.to_owned();
        Some(NetworkSkill { name, kind, is_shown: is_shown(kind) })
    });
    named.collect()
}

/// The place of a skill in the lexicon.
pub fn skill_number(name: &str) -> Option<u16> {
    let name = skill(name)?.name;
    skills().iter().position(|skill| skill.name == name).and_then(|at| u16::try_from(at).ok())
}

pub struct Cohort {
    pub network: Arc<Network>,
    journeys: HashMap<CandidateId, Journey>,
    today: Date,
}

impl Cohort {
    pub async fn open(candidates: &Candidates) -> Answer<Self> {
        let network = candidates.network().await?;
        let journeys = candidates.journeys().await?;
        Ok(Self { network, journeys, today: candidates.store().today() })
    }

    pub fn people(&self) -> &[Networked] {
        &self.network.people
    }

    pub fn journey(&self, id: &CandidateId) -> Option<&Journey> {
        self.journeys.get(id)
    }

    pub fn stage(&self, one: &Networked) -> NetworkStage {
        self.journey(&one.member.id).map(Journey::stage).unwrap_or_default()
    }

    pub fn freshness(&self, one: &Networked) -> NetworkFreshness {
        let confirmed = self.journey(&one.member.id).and_then(|journey| journey.confirmed.as_ref());
        freshness(&one.background, confirmed, self.today)
    }

    pub fn brief(&self, role: u32, points: Option<u16>) -> Option<NetworkRoleBrief> {
        let found = self.network.role(role)?;
        Some(NetworkRoleBrief {
            id: role,
            title: found.title.clone(),
            employer: found.employer.clone(),
            points,
        })
    }

    pub fn row(&self, one: &Networked) -> NetworkCandidate {
        let (member, standing) = (&one.member, &one.standing);
        let fresh = self.freshness(one);
        let mut skills = skills_of(one);
        let shown = skills.iter().filter(|skill| skill.is_shown).count();
        let all = skills.len();
        skills.truncate(SKILLS);
        NetworkCandidate {
            id: member.id.to_string(),
            name: member.name.clone(),
            label: member.label.clone(),
            source: member.source,
            title: member.title.clone(),
            department: one.background.department.clone(),
            level: one.background.level,
            preferences: member.preferences.clone(),
            skills,
            skill_count: count(all),
            shown_count: count(shown),
            ready: standing.ready,
            one_away: standing.near,
            best_role: standing.best.first().and_then(|best| self.brief(best.role, Some(best.points))),
            stage: self.stage(one),
            is_stale: fresh.is_stale,
            known_right: fresh.known_right,
            flags: member.flags.clone(),
        }
    }

    /// The places of those who pass, in the order that is asked for.
    pub fn chosen(&self, filter: &NetworkFilter, sort: NetworkSort) -> Vec<usize> {
        let people = self.people();
        let wanted: Vec<(&str, Option<u16>)> =
            filter.skills.iter().map(|name| (&**name, skill_number(name))).collect();
        let mut chosen: Vec<usize> =
            (0..people.len()).filter(|at| self.passes(&people[*at], filter, &wanted)).collect();
        let name = |at: usize| (fold(&people[at].member.name), people[at].member.key);
        match sort {
            NetworkSort::Name => chosen.sort_by_cached_key(|at| name(*at)),
            NetworkSort::Ready => chosen.sort_by_cached_key(|at| {
                let standing = &people[*at].standing;
                (Reverse(standing.ready), Reverse(standing.near), name(*at))
            }),
            NetworkSort::Evidence => chosen.sort_by_cached_key(|at| {
                let skills = &people[*at].standing.skills;
                let shown = skills.iter().filter(|(_, kind)| is_shown(*kind)).count();
                (Reverse(shown), Reverse(skills.len()), name(*at))
            }),
            NetworkSort::Available => chosen.sort_by_cached_key(|at| {
                let from = people[*at].member.preferences.as_ref().and_then(|wish| wish.available_from);
                (from.is_none(), from, name(*at))
            }),
            NetworkSort::Stale => {
                chosen.sort_by_cached_key(|at| (self.freshness(&people[*at]).known_right, name(*at)));
            }
            NetworkSort::Stage => {
                chosen.sort_by_cached_key(|at| (Reverse(self.stage(&people[*at])), name(*at)));
            }
        }
        chosen
    }

    fn passes(&self, one: &Networked, filter: &NetworkFilter, wanted: &[(&str, Option<u16>)]) -> bool {
        let (member, background) = (&one.member, &one.background);
        let wish = member.preferences.as_ref();
        let text = filter.text.as_ref().filter(|text| !text.is_empty());
        let says = |place: &str| {
            let place = fold(place);
            wish.is_some_and(|wish| wish.places.iter().any(|one| fold(one).contains(&place)))
        };
        let is_in = |department: &str| {
            background.department.as_ref().is_some_and(|own| fold(own) == fold(department))
        };
        text.is_none_or(|text| member.says(text, false))
            && wanted.iter().all(|(name, number)| match number {
                Some(number) => kind_of(one, *number).is_some() || member.says(name, false),
                None => member.says(name, false),
            })
            && filter.evidenced.is_none_or(|want| want == is_evidenced(one, wanted))
            && filter.department.as_ref().is_none_or(|department| is_in(department))
            && filter.level.is_none_or(|level| level == background.level)
            && filter.place.as_ref().is_none_or(|place| says(place))
            && filter.remote.is_none_or(|remote| wish.is_some_and(|wish| wish.remote == remote))
            && filter
                .available_by
                .is_none_or(|by| wish.and_then(|wish| wish.available_from).is_some_and(|from| from <= by))
            && filter.stage.is_none_or(|stage| stage == self.stage(one))
            && filter.stale.is_none_or(|stale| stale == self.freshness(one).is_stale)
            && filter.campus.is_none_or(|campus| campus == one.is_of_campus())
    }

    pub fn facets(&self) -> NetworkFacets {
        let mut departments: HashMap<String, u32> = HashMap::new();
        let mut places: HashMap<String, u32> = HashMap::new();
        let mut known: HashMap<u16, u32> = HashMap::new();
        for one in self.people() {
            if let Some(department) = &one.background.department {
                *departments.entry(department.clone()).or_default() += 1;
            }
            for place in one.member.preferences.iter().flat_map(|wish| &wish.places) {
                *places.entry(place.clone()).or_default() += 1;
            }
            for (at, _) in &one.standing.skills {
                *known.entry(*at).or_default() += 1;
            }
        }
        let names = known.into_iter().filter_map(|(at, count)| {
            let skill = skills().get(usize::from(at))?;
            Some((skill.name.to_owned(), count))
        });
        let mut departments = counted(departments);
        departments.sort_by(|one, other| one.name.cmp(&other.name));
        NetworkFacets { departments, skills: most(names.collect()), places: most(places) }
    }

    pub fn summary(&self) -> NetworkSummary {
        let people = self.people();
        let of = |is: &dyn Fn(&Networked) -> bool| count(people.iter().filter(|one| is(one)).count());
        let has_agreed = |one: &Networked, field: ConsentField| one.background.agreed.contains(&field);
        let size = count(people.len());
        let campus = of(&Networked::is_of_campus);
        let evidenced = of(&|one| one.standing.is_evidenced());
        let consented =
            of(&|one| has_agreed(one, ConsentField::Email) || has_agreed(one, ConsentField::Phone));
        let placed = of(&|one| self.stage(one) == NetworkStage::Accepted);
        let consents = ConsentField::ALL.map(|field| {
            let count = of(&|one| has_agreed(one, field));
            NetworkConsentCount { field, count }
        });
        NetworkSummary {
            size,
            campus,
            uploaded: size - campus,
            evidenced,
            consented,
            placed,
            stale: of(&|one| self.freshness(one).is_stale),
            evidenced_percent: percent(evidenced, size),
            consented_percent: percent(consented, size),
            placed_percent: percent(placed, size),
            consents: consents.into(),
            open_roles: count(self.network.roles.len()),
            pool_revision: self.network.pool.revision.clone(),
            meaning: self.network.pool.meaning,
        }
    }
}

/// The kind of the best evidence of a skill, if it is named.
pub fn kind_of(one: &Networked, number: u16) -> Option<talent::EvidenceKind> {
    let skills = &one.standing.skills;
    skills.binary_search_by_key(&number, |(at, _)| *at).ok().map(|at| skills[at].1)
}

/// Of these skills all are shown; without any, one of whichever.
fn is_evidenced(one: &Networked, wanted: &[(&str, Option<u16>)]) -> bool {
    let is = |number: &Option<u16>| {
        let kind = number.and_then(|number| kind_of(one, number));
        kind.is_some_and(is_shown)
    };
    if wanted.is_empty() { one.standing.is_evidenced() } else { wanted.iter().all(|(_, number)| is(number)) }
}

pub fn counted(counts: HashMap<String, u32>) -> Vec<NetworkCount> {
    counts.into_iter().map(|(name, count)| NetworkCount { name, count }).collect()
}

/// The most frequent first.
pub fn most(counts: HashMap<String, u32>) -> Vec<NetworkCount> {
    let mut counted = counted(counts);
    counted.sort_by(|one, other| (other.count, &one.name).cmp(&(one.count, &other.name)));
    counted.truncate(FACETS);
    counted
}
