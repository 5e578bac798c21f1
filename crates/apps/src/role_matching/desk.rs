//! A role, as it is or as it would be, with everybody of its pool ranked.

use std::{
    cmp::Reverse,
    collections::{BTreeMap, HashMap},
    sync::Arc,
};

use ai::assets::SENTENCE_MODEL;
use api::{Answer, ApiError};
use candidates::{
    CandidateId, Candidates, DecisionKind, Meaning, Member, NOBODY, Pool, Prepared, TalentRole,
};
use talent::{
    EvidenceKind, EvidenceState, Found, Need, Requirement, SCORER, Score,
    score::{Compared, Place, Ranking, find, funnel, weigh},
};

use super::{
    model::{
        CandidateRanking, RankedCandidate, RankedGap, RankedKind, RankedReason, RankedState, RankingBin,
        RankingFilter, RankingMusts, RankingSort, RoleWhatIf, checked,
    },
    who::called,
};

/// So many reasons stand in a row.
const REASONS: usize = 3;
const BINS: usize = 10;
const BIN: u16 = 1000;

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

/// Somebody whom a role is open to; whoever is not cannot be told from who is not there.
pub async fn in_pool(
    candidates: &Candidates,
    role: &TalentRole,
    person: &CandidateId,
) -> Answer<Arc<Member>> {
    let pool = candidates.pool().await?;
    let member = pool.find(person).filter(|member| role.pool.holds(member));
    member.cloned().ok_or_else(nobody)
}

pub struct Desk {
    pub role: TalentRole,
    /// What is asked for: what the role says, or what it would say.
    pub requirements: Vec<Requirement>,
    pub cut: u16,
    pub pool: Arc<Pool>,
    pub prepared: Arc<Prepared>,
    pub ranking: Ranking,
    /// With a what-if, the rank of each by the role as it is saved.
    before: Option<HashMap<u64, u32>>,
    pub decisions: HashMap<CandidateId, DecisionKind>,
}

impl Desk {
    pub async fn open(
        candidates: &Candidates,
        (id, uid): (&str, &str),
        (what_if, cut): (Option<RoleWhatIf>, Option<u16>),
    ) -> Answer<Self> {
        let role = candidates.role(id, uid).await?;
        let asked = what_if.map(|what_if| checked(what_if.requirements)).transpose()?;
        let pool = candidates.pool().await?;
        let saved = match &asked {
            Some(_) => Some(candidates.prepare(&pool, &role.pool, &role.requirements).await?),
            None => None,
        };
        let requirements = asked.unwrap_or_else(|| role.requirements.clone());
        let prepared = candidates.prepare(&pool, &role.pool, &requirements).await?;
        let decided = candidates.decisions(id).await?.into_iter();
        let decisions: HashMap<CandidateId, DecisionKind> =
            decided.filter_map(|(person, one)| Some((person, one.kind?))).collect();
        apart(move || {
            let ranking = prepared.board.rank(&requirements);
            let before: Option<HashMap<u64, u32>> = saved.map(|saved| {
                let ranking = saved.board.rank(&role.requirements);
                (1..).zip(&ranking.places).map(|(rank, place)| (place.key, rank)).collect()
            });
            let cut = cut.unwrap_or(role.cut);
            Self { role, requirements, cut, pool, prepared, ranking, before, decisions }
        })
        .await
    }

    pub fn member(&self, at: usize) -> Option<&Arc<Member>> {
        self.pool.by_key(self.ranking.places.get(at)?.key)
    }

    /// By what everybody of it was compared.
    pub fn compared(&self) -> Compared {
        let model = SENTENCE_MODEL.sha256.to_owned();
        if self.prepared.by_meaning { Compared::Meaning { model } } else { Compared::Words }
    }

    /// How many of those whom it is open to can be compared by meaning.
    pub fn meaning(&self) -> Meaning {
        self.pool.meaning_within(&self.role.pool)
    }

    /// Those at these places.
    pub fn people(&self, places: &[usize]) -> Vec<CandidateId> {
        places.iter().filter_map(|at| Some(self.member(*at)?.id.clone())).collect()
    }

    pub fn found(&self, member: &Member) -> (Vec<Found>, Score) {
        let found = find(&self.prepared.ask, &member.indexed);
        let score = weigh(&self.requirements, &found);
        (found, score)
    }

    pub fn is_what_if(&self) -> bool {
        self.before.is_some()
    }

    pub fn label_of(&self, requirement: u16) -> String {
        let one = self.requirements.iter().find(|one| one.id == requirement);
        one.map(|one| one.label.clone()).unwrap_or_default()
    }

    pub fn is_selected(&self, place: &Place) -> bool {
        place.points >= self.cut
    }

    pub fn selected(&self) -> u32 {
        count(self.ranking.places.iter().filter(|place| self.is_selected(place)).count())
    }

    fn moved(&self, at: usize) -> Option<(u32, i32)> {
        let before = *self.before.as_ref()?.get(&self.ranking.places.get(at)?.key)?;
        let moved = i64::from(before) - i64::from(count(at + 1));
        Some((before, i32::try_from(moved).unwrap_or(0)))
    }

    /// The places of those who pass, in the order that is asked for.
    pub fn chosen(&self, filter: &RankingFilter, sort: RankingSort, blind: bool) -> Vec<usize> {
        let places = &self.ranking.places;
        let mut chosen: Vec<usize> = (0..places.len()).filter(|at| self.passes(*at, filter, blind)).collect();
        match sort {
            RankingSort::Score => {}
            RankingSort::Potential => chosen.sort_by_key(|at| Reverse(places[*at].high)),
            RankingSort::Musts => chosen.sort_by_key(|at| Reverse(places[*at].musts_met)),
            RankingSort::Moved => {
                chosen.sort_by_key(|at| Reverse(self.moved(*at).map_or(0, |(_, moved)| moved)));
            }
            RankingSort::Name => chosen.sort_by_cached_key(|at| {
                let shown = self.member(*at).map(|one| if blind { &one.label } else { &one.name });
                shown.map(|shown| shown.to_lowercase()).unwrap_or_default()
            }),
        }
        chosen
    }

    fn passes(&self, at: usize, filter: &RankingFilter, blind: bool) -> bool {
        let (Some(place), Some(member)) = (self.ranking.places.get(at), self.member(at)) else {
            return false;
        };
        let musts = self.musts();
        let text = filter.text.as_ref().filter(|text| !text.is_empty());
        let decided = self.decisions.get(&member.id).copied();
        text.is_none_or(|text| member.says(text, blind))
            && filter.decision.is_none_or(|wanted| wanted.is(decided))
            && filter.flags.is_none_or(|wanted| wanted != member.flags.is_empty())
            && filter.band.is_none_or(|band| band.0 == band_of(place))
            && filter.selected.is_none_or(|wanted| wanted == self.is_selected(place))
            && filter.musts.is_none_or(|wanted| (wanted == RankingMusts::All) == (place.musts_met >= musts))
            && filter.state.is_none_or(|state| self.has_state(place.key, state, filter))
    }

    fn has_state(&self, key: u64, state: EvidenceState, filter: &RankingFilter) -> bool {
        let Some(cells) = self.prepared.board.row(key) else { return false };
        cells.iter().filter(|cell| cell.state == state).any(|cell| match filter.requirement {
            Some(wanted) => u32::from(cell.requirement) == wanted.0,
            None => self.counts(cell.requirement),
        })
    }

    fn counts(&self, requirement: u16) -> bool {
        self.requirements.iter().any(|one| one.id == requirement && one.need != Need::Ignore)
    }

    fn musts(&self) -> u16 {
        let musts = self.requirements.iter().filter(|one| one.need == Need::Must).count();
        u16::try_from(musts).unwrap_or(u16::MAX)
    }

    /// The page of the ranking with those who are shown of the chosen, and what is counted over all of it.
    pub fn page(&self, (chosen, shown): (&[usize], &[usize]), blind: bool) -> CandidateRanking {
        let rows = shown.iter().filter_map(|at| self.row(*at, blind)).collect();
        let places = &self.ranking.places;
        let moved = |before: &HashMap<u64, u32>| {
            let ranked = (1..).zip(places);
            count(ranked.filter(|(rank, place)| before.get(&place.key) != Some(rank)).count())
        };
        CandidateRanking {
            role: self.role.id.clone(),
            revision: self.role.revision,
            is_blind: blind,
            scorer: SCORER,
            pool_revision: self.prepared.revision.clone(),
            pool_size: count(places.len()),
            total: count(chosen.len()),
            meaning: self.meaning(),
            compared: self.compared(),
            rows,
            histogram: histogram(places),
            funnel: funnel(&self.prepared.board, &self.requirements),
            cut: self.cut,
            selected: self.selected(),
            bands: places.iter().map(band_of).max().unwrap_or(0),
            moved: self.before.as_ref().map(moved),
        }
    }

    pub fn row(&self, at: usize, blind: bool) -> Option<RankedCandidate> {
        let (place, member) = (self.ranking.places.get(at)?, self.member(at)?);
        let (found, score) = self.found(member);
        let moved = self.moved(at);
        Some(RankedCandidate {
            id: called(member).to_string(),
            label: member.label.clone(),
            name: (!blind).then(|| member.name.clone()),
            source: member.source,
            rank: count(at + 1),
            rank_before: moved.map(|(before, _)| before),
            moved: moved.map(|(_, moved)| moved),
            points: score.points,
            high: score.high,
            band: band_of(place),
            is_selected: self.is_selected(place),
            musts_met: score.musts_met,
            musts: score.musts,
            reasons: self.reasons(&found, &score),
            gap: self.gap(&found),
            kinds: kinds(&found),
            states: self.states(&found),
            flags: member.flags.clone(),
            is_doubtful: member.is_doubtful,
            decision: self.decisions.get(&member.id).copied(),
        })
    }

    fn reasons(&self, found: &[Found], score: &Score) -> Vec<RankedReason> {
        let mut adding: Vec<_> = score.contributions.iter().filter(|one| one.points > 0).collect();
        adding.sort_by_key(|one| Reverse(one.points));
        let reason = |one: &&talent::Contribution| {
            let found = found.iter().find(|found| found.requirement == one.requirement)?;
            Some(RankedReason {
                requirement: one.requirement,
                label: self.label_of(one.requirement),
                points: one.points,
                state: found.state,
                kind: found.kind,
            })
        };
        adding.iter().take(REASONS).filter_map(reason).collect()
    }

    fn gap(&self, found: &[Found]) -> Option<RankedGap> {
        let asked = self.requirements.iter().filter(|one| one.need != Need::Ignore);
        let open = asked.filter_map(|one| {
            let found = found.iter().find(|found| found.requirement == one.id)?;
            (found.state != EvidenceState::Met).then_some((one, found.state))
        });
        // Of several alike, the first chip.
        let heaviest = open.min_by_key(|(one, _)| (one.need != Need::Must, Reverse(one.weight)));
        heaviest.map(|(one, state)| RankedGap {
            requirement: one.id,
            label: one.label.clone(),
            need: one.need,
            state,
        })
    }

    fn states(&self, found: &[Found]) -> Vec<RankedState> {
        let state = |found: &Found| RankedState {
            requirement: found.requirement,
            state: found.state,
            strength: found.strength,
        };
        found.iter().filter(|found| self.counts(found.requirement)).map(state).collect()
    }
}

/// From 1, as people count.
pub fn band_of(place: &Place) -> u32 {
    place.band.saturating_add(1)
}

fn kinds(found: &[Found]) -> Vec<RankedKind> {
    let mut kinds: BTreeMap<EvidenceKind, u16> = BTreeMap::new();
    for kind in found.iter().filter(|found| found.strength > 0).filter_map(|found| found.kind) {
        *kinds.entry(kind).or_default() += 1;
    }
    kinds.into_iter().map(|(kind, count)| RankedKind { kind, count }).collect()
}

fn histogram(places: &[Place]) -> Vec<RankingBin> {
    let mut counts = [0_u32; BINS];
    for place in places {
        counts[usize::from(place.points / BIN).min(BINS - 1)] += 1;
    }
    let bins = (0_u16..).zip(counts);
    bins.map(|(at, count)| RankingBin { from: at * BIN, to: (at + 1) * BIN, count }).collect()
}
